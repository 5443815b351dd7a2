//! `cargo xtask uf2`: the firmware as a file to drag onto the Pico's BOOTSEL drive, without any other tool.

use std::{collections::BTreeMap, fs, path::PathBuf};

use crate::firmware;

/// The boot loader takes a page of flash a block.
const PAGE: u32 = 256;
const BLOCK: usize = 512;
/// Only loaders of this chip take the file.
const RP2040: u32 = 0xe48b_ff56;
const HAS_FAMILY: u32 = 0x2000;
const MAGIC: [u32; 2] = [0x0a32_4655, 0x9e5d_5157];
const MAGIC_END: u32 = 0x0ab1_6f30;

/// Builds the firmware and writes `arkeeper-pico.uf2`.
pub fn write() -> Result<(), String> {
    firmware::build()?;
    let (path, size) = convert_elf()?;
    println!(
        "{} ({} KB): hold BOOTSEL, plug the Pico in, drag the file onto its drive.",
        path.display(),
        size / 1024
    );
    Ok(())
}

/// Writes the firmware that is built as `arkeeper-pico.uf2`; where that is, and its size.
pub fn convert_elf() -> Result<(PathBuf, usize), String> {
    let elf = firmware::elf();
    let bytes = fs::read(&elf).map_err(|error| format!("{}: {error}", elf.display()))?;
    let uf2 = convert(&bytes).ok_or_else(|| format!("{} is not a program for the Pico", elf.display()))?;
    let path: PathBuf = firmware::target().join("arkeeper-pico.uf2");
    fs::write(&path, &uf2).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok((path, uf2.len()))
}

/// The blocks of a UF2 file that load what the ELF loads.
fn convert(elf: &[u8]) -> Option<Vec<u8>> {
    let mut pages: BTreeMap<u32, [u8; PAGE as usize]> = BTreeMap::new();
    for (address, bytes) in segments(elf)? {
        for (place, &byte) in (address..).zip(bytes) {
            pages.entry(place - place % PAGE).or_insert([0; PAGE as usize])[(place % PAGE) as usize] = byte;
        }
    }
    let count = u32::try_from(pages.len()).ok().filter(|&count| count > 0)?;
    let blocks = (0..count).zip(&pages).map(|(number, (&address, page))| block(number, count, address, page));
    Some(blocks.collect::<Vec<_>>().concat())
}

fn block(number: u32, count: u32, address: u32, page: &[u8]) -> Vec<u8> {
    let header = [MAGIC[0], MAGIC[1], HAS_FAMILY, address, PAGE, number, count, RP2040];
    let mut block: Vec<u8> = header.iter().flat_map(|word| word.to_le_bytes()).collect();
    block.extend(page);
    block.resize(BLOCK - 4, 0);
    block.extend(MAGIC_END.to_le_bytes());
    block
}

/// What a 32-bit ELF loads, by the address it is stored at.
fn segments(elf: &[u8]) -> Option<Vec<(u32, &[u8])>> {
    const LOAD: u32 = 1;
    let word = |at: usize| Some(u32::from_le_bytes(elf.get(at..at + 4)?.try_into().ok()?));
    let half = |at: usize| Some(usize::from(u16::from_le_bytes(elf.get(at..at + 2)?.try_into().ok()?)));
    if !elf.starts_with(b"\x7fELF\x01\x01") {
        return None;
    }
    let (table, size, count) = (word(28)? as usize, half(42)?, half(44)?);
    let mut segments = Vec::new();
    for at in (0..count).map(|index| table + index * size) {
        let (start, length) = (word(at + 4)? as usize, word(at + 16)? as usize);
        if word(at)? == LOAD && length > 0 {
            segments.push((word(at + 12)?, elf.get(start..start + length)?));
        }
    }
    Some(segments)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An ELF with one segment of `bytes` at `address`.
    fn elf(address: u32, bytes: &[u8]) -> Vec<u8> {
        let length = u32::try_from(bytes.len()).unwrap();
        let mut elf = vec![0; 52 + 32];
        elf[..6].copy_from_slice(b"\x7fELF\x01\x01");
        for (at, word) in [(28, 52), (52, 1), (56, 84), (64, address), (68, length)] {
            elf[at..at + 4].copy_from_slice(&u32::to_le_bytes(word));
        }
        (elf[42], elf[44]) = (32, 1);
        elf.extend(bytes);
        elf
    }

    #[test]
    fn a_segment_becomes_blocks_of_a_page_each() {
        let uf2 = convert(&elf(0x1000_0100, &[7; 300])).unwrap();
        assert_eq!(uf2.len(), 2 * BLOCK);
        let word = |at: usize| u32::from_le_bytes(uf2[at..at + 4].try_into().unwrap());
        assert_eq!([word(0), word(4), word(508)], [MAGIC[0], MAGIC[1], MAGIC_END]);
        assert_eq!([word(12), word(16), word(20), word(24), word(28)], [0x1000_0100, 256, 0, 2, RP2040]);
        assert_eq!([word(512 + 12), word(512 + 20)], [0x1000_0200, 1]);
        assert_eq!(uf2[32..32 + 256], [7; 256]);
        assert_eq!(uf2[512 + 32 + 43..512 + 32 + 46], [7, 0, 0], "44 bytes are left, the rest is empty");
    }

    #[test]
    fn anything_else_is_refused() {
        assert_eq!(convert(b""), None);
        assert_eq!(convert(b"#!/bin/sh"), None);
        assert_eq!(convert(&elf(0x1000_0000, &[])), None, "a program that loads nothing");
        let whole = elf(0x1000_0000, &[1; 16]);
        assert_eq!(convert(&whole[..whole.len() - 1]), None, "cut short");
    }
}
