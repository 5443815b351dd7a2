//! Bytes as a line of text: hexadecimal, with a checksum.

use std::fmt::Write;

/// The payload of `hex checksum`, if the checksum is right.
pub fn parse(line: &str) -> Option<Vec<u8>> {
    let (hex, sum) = line.split_once(' ')?;
    let digits = hex.as_bytes().chunks(2);
    let payload: Vec<u8> = digits
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect::<Option<_>>()?;
    (u16::from_str_radix(sum, 16).ok()? == checksum(&payload)).then_some(payload)
}

/// The line that [`parse`] reads back.
pub fn line(payload: &[u8]) -> String {
    let mut line = String::new();
    for byte in payload {
        // A string takes whatever is written.
        let _written = write!(line, "{byte:02x}");
    }
    let _written = writeln!(line, " {:04x}", checksum(payload));
    line
}

/// Fletcher's sum: catches any changed digit and any two swapped bytes.
fn checksum(bytes: &[u8]) -> u16 {
    let (low, high) = bytes.iter().fold((1u16, 0u16), |(low, high), &byte| {
        let low = (low + u16::from(byte)) % 255;
        (low, (high + low) % 255)
    });
    high << 8 | low
}
