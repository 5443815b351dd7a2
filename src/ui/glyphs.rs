//! Fonts unpacked while the program is compiled: from u8g2's run lengths to columns of pixels, drawn as they are.
//!
//! Unpacking a letter each time it is measured and drawn took a small processor half of its time, and fonts with
//! letters that no wording may use took a tenth of its memory.

use super::frame::Frame;

/// Letters from the space to the tilde, and from the space that does not break to `ÿ`.
const ASCII: usize = 95;
const LATIN: usize = 96;
/// Those of ISO 8859-15 that lie elsewhere in Unicode.
const ELSEWHERE: [char; 8] = ['Œ', 'œ', 'Š', 'š', 'Ÿ', 'Ž', 'ž', '€'];
/// Every letter that can be drawn.
pub const LETTERS: usize = ASCII + LATIN + ELSEWHERE.len();

/// The place of a letter among them.
#[must_use]
pub const fn place(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' => Some(letter as usize - ' ' as usize),
        '\u{A0}'..='ÿ' => Some(ASCII + letter as usize - 0xA0),
        _ => {
            let mut i = 0;
            while i < ELSEWHERE.len() {
                if ELSEWHERE[i] as u32 == letter as u32 {
                    return Some(ASCII + LATIN + i);
                }
                i += 1;
            }
            None
        }
    }
}

/// The code of the letter in a place.
const fn code(place: usize) -> usize {
    if place < ASCII {
        ' ' as usize + place
    } else if place < ASCII + LATIN {
        0xA0 + place - ASCII
    } else {
        ELSEWHERE[place - ASCII - LATIN] as usize
    }
}

/// Bytes before the columns of a letter: width, height, how far right it begins, how far above the baseline its top
/// lies, and how far right the next letter begins.
const HEAD: usize = 5;

/// A font: some letters in a row, each with its columns. Of a column the topmost eight pixels come first, the topmost
/// in bit 0, as in a [`Frame`].
#[derive(Debug)]
pub struct Glyphs {
    /// The place of the first letter,
    pub first: usize,
    /// where each of them begins,
    pub starts: &'static [u16],
    /// and what they are.
    pub bytes: &'static [u8],
}

/// One letter.
#[derive(Copy, Clone, Debug)]
struct Glyph {
    height: u8,
    left: i8,
    top: i8,
    advance: u8,
    columns: &'static [u8],
}

impl Glyphs {
    fn glyph(&self, letter: char) -> Option<Glyph> {
        let start = self.starts.get(place(letter)?.checked_sub(self.first)?)?;
        let (head, columns) = self.bytes.get(usize::from(*start)..)?.split_first_chunk()?;
        let [width, height, left, top, advance]: [u8; HEAD] = *head;
        let columns = columns.get(..usize::from(width) * pages(height))?;
        Some(Glyph { height, left: left.cast_signed(), top: top.cast_signed(), advance, columns })
    }

    /// How far right of `letter` the next one begins; a letter the font lacks takes no room.
    #[must_use]
    pub fn advance(&self, letter: char) -> i32 {
        self.glyph(letter).map_or(0, |glyph| glyph.advance.into())
    }

    /// Draws `letter` with its baseline below row `baseline - 1`; how far right the next one begins.
    pub fn draw(&self, frame: &mut Frame, letter: char, x: i32, baseline: i32) -> i32 {
        let Some(glyph) = self.glyph(letter) else { return 0 };
        let (x, y) = (x + i32::from(glyph.left), baseline - i32::from(glyph.top));
        frame.stamp(x, y, pages(glyph.height), glyph.columns);
        glyph.advance.into()
    }
}

/// Bytes of a column.
const fn pages(height: u8) -> usize {
    height.div_ceil(8) as usize
}

/// A font as it is unpacked.
#[derive(Debug)]
pub struct Unpacked<const COUNT: usize, const BYTES: usize> {
    /// Where each letter begins,
    pub starts: [u16; COUNT],
    /// and what they are.
    pub bytes: [u8; BYTES],
}

/// Unpacks `COUNT` letters of `font` from the one in place `first` on.
///
/// # Panics
///
/// While it is compiled, if there is less room than [`unpacked_size`] says.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a font takes a few kilobytes, a letter fits a byte each way"
)]
pub const fn unpack<const COUNT: usize, const BYTES: usize>(
    font: &[u8],
    first: usize,
) -> Unpacked<COUNT, BYTES> {
    let mut unpacked = Unpacked { starts: [0; COUNT], bytes: [0; BYTES] };
    let (mut index, mut end) = (0, 0);
    while index < COUNT {
        unpacked.starts[index] = end as u16;
        let (mut bits, metrics) = read_head(font, find(font, code(first + index)));
        let [width, height, ..] = metrics;
        let mut i = 0;
        while i < HEAD {
            unpacked.bytes[end + i] = metrics[i];
            i += 1;
        }
        let columns = end + HEAD;
        // Pixels row by row, as so many dark ones and so many lit ones, again and again.
        let mut pixel = 0;
        let pixels = width as usize * height as usize;
        while pixel < pixels {
            let (dark, lit) = (bits.read(font[2]) as usize, bits.read(font[3]) as usize);
            let mut again = true;
            while again {
                let mut i = 0;
                while i < dark + lit {
                    if i >= dark && pixel < pixels {
                        let (x, y) = (pixel % width as usize, pixel / width as usize);
                        unpacked.bytes[columns + x * pages(height) + y / 8] |= 1 << (y % 8);
                    }
                    pixel += 1;
                    i += 1;
                }
                again = bits.read(1) == 1;
            }
        }
        end = columns + width as usize * pages(height);
        index += 1;
    }
    assert!(end == BYTES);
    unpacked
}

/// Bytes that so many letters of `font` take when they are unpacked.
#[must_use]
pub const fn unpacked_size(font: &[u8], first: usize, count: usize) -> usize {
    let (mut index, mut size) = (0, 0);
    while index < count {
        let (_, [width, height, ..]) = read_head(font, find(font, code(first + index)));
        size += HEAD + width as usize * pages(height);
        index += 1;
    }
    size
}

/// Bits of a packed letter, the lowest first.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    const fn read(&mut self, count: u8) -> u8 {
        let (mut value, mut i) = (0, 0);
        while i < count {
            // The run that ends a letter may be said to go on behind the font.
            if self.at / 8 < self.bytes.len() {
                value |= (self.bytes[self.at / 8] >> (self.at % 8) & 1) << i;
            }
            self.at += 1;
            i += 1;
        }
        value
    }

    /// A number that may be negative.
    const fn read_signed(&mut self, count: u8) -> u8 {
        self.read(count).wrapping_sub(1 << (count - 1))
    }
}

/// Width, height, left, top and advance of the letter at `start`, and the bits of its pixels. A letter the font lacks is
/// empty.
const fn read_head(font: &[u8], start: Option<usize>) -> (Bits<'_>, [u8; HEAD]) {
    let Some(start) = start else { return (Bits { bytes: font, at: 0 }, [0; HEAD]) };
    let mut bits = Bits { bytes: font, at: start * 8 };
    let (width, height) = (bits.read(font[4]), bits.read(font[5]));
    let (left, bottom) = (bits.read_signed(font[6]), bits.read_signed(font[7]));
    let advance = bits.read_signed(font[8]);
    (bits, [width, height, left, height.wrapping_add(bottom), advance])
}

/// Where the letter with this code is packed.
const fn find(font: &[u8], code: usize) -> Option<usize> {
    const FIRST: usize = 23;
    if code <= 255 {
        let mut at = FIRST;
        while font[at + 1] != 0 {
            if font[at] as usize == code {
                return Some(at + 2);
            }
            at += font[at + 1] as usize;
        }
        return None;
    }
    // Letters with codes of two bytes follow a table that helps to find them; its first entry says where it ends.
    let table = FIRST + big_endian(font, 21);
    let mut at = table + big_endian(font, table);
    while big_endian(font, at) != 0 && font[at + 2] != 0 {
        if big_endian(font, at) == code {
            return Some(at + 3);
        }
        at += font[at + 2] as usize;
    }
    None
}

const fn big_endian(font: &[u8], at: usize) -> usize {
    (font[at] as usize) << 8 | font[at + 1] as usize
}
