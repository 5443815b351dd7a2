//! A picture of 128x64 black and white pixels, laid out as the SSD1306 keeps it.

use core::convert::Infallible;

use embedded_graphics::{Pixel, pixelcolor::BinaryColor, prelude::*};

use super::icons::Picture;

/// Pixels across.
pub const WIDTH: i32 = 128;
/// Pixels down.
pub const HEIGHT: i32 = 64;
/// Bytes of a frame: a byte is a column of eight pixels, the topmost in bit 0.
pub const FRAME_BYTES: usize = 128 * 64 / 8;

/// A picture under construction.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    bytes: [u8; FRAME_BYTES],
}

impl core::fmt::Debug for Frame {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Frame")
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::new()
    }
}

impl Frame {
    /// All black.
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; FRAME_BYTES] }
    }

    /// The bytes as the panel takes them: eight pages of 128 columns.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; FRAME_BYTES] {
        &self.bytes
    }

    /// Everything black again.
    pub fn clear(&mut self) {
        self.bytes = [0; FRAME_BYTES];
    }

    /// Whether the pixel is lit; outside nothing is.
    #[must_use]
    pub fn get(&self, x: i32, y: i32) -> bool {
        place(x, y).is_some_and(|(index, bit)| self.bytes[index] & bit != 0)
    }

    /// Lights or darkens a pixel; outside nothing happens.
    pub fn set(&mut self, x: i32, y: i32, lit: bool) {
        if let Some((index, bit)) = place(x, y) {
            if lit {
                self.bytes[index] |= bit;
            } else {
                self.bytes[index] &= !bit;
            }
        }
    }

    /// Lights the pixels of columns of `pages` bytes each, their upper left corner at `x` and `y`: eight pixels to a
    /// byte, the topmost in bit 0. Outside nothing happens.
    pub fn stamp(&mut self, x: i32, y: i32, pages: usize, columns: &[u8]) {
        let shift = y & 7;
        for (x, column) in (x..).zip(columns.chunks(pages.max(1))) {
            if !(0..WIDTH).contains(&x) {
                continue;
            }
            // A page above the panel has a negative place, one below it none.
            let mut at = (y >> 3) * WIDTH + x;
            for byte in column {
                let [above, below] = (u16::from(*byte) << shift).to_le_bytes();
                self.light(at, above);
                at += WIDTH;
                self.light(at, below);
            }
        }
    }

    #[inline]
    fn light(&mut self, at: i32, bits: u8) {
        if let Some(byte) = usize::try_from(at).ok().and_then(|at| self.bytes.get_mut(at)) {
            *byte |= bits;
        }
    }

    /// Lights the pixels of `picture`, its upper left corner at `x` and `y`.
    pub(super) fn picture(&mut self, picture: Picture, x: i32, y: i32) {
        self.stamp(x, y, 1, picture.columns);
    }

    /// Lights a rectangle.
    pub fn fill(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.change(x, y, width, height, |byte, bits| byte | bits);
    }

    /// Swaps black and white in a rectangle.
    pub fn invert(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.change(x, y, width, height, |byte, bits| byte ^ bits);
    }

    /// Changes a rectangle eight pixels at a time.
    fn change(&mut self, x: i32, y: i32, width: i32, height: i32, change: impl Fn(u8, u8) -> u8) {
        let (top, bottom) = (y.clamp(0, HEIGHT), (y + height).clamp(0, HEIGHT));
        let (left, right) = (x.clamp(0, WIDTH), (x + width).clamp(0, WIDTH));
        for (page, row) in (0..).step_by(8).zip(self.bytes.chunks_exact_mut(128)) {
            let (from, to) = ((top - page).clamp(0, 8), (bottom - page).clamp(0, 8));
            let bits = u8::try_from((0xff << from) & 0xff & !(0xff << to)).unwrap_or(0);
            if bits == 0 {
                continue;
            }
            let columns = usize::try_from(left).unwrap_or(0)..usize::try_from(right).unwrap_or(0);
            for byte in row.get_mut(columns).unwrap_or_default() {
                *byte = change(*byte, bits);
            }
        }
    }

    /// Moves everything to the right; the last columns are lost.
    pub fn shift(&mut self, columns: usize) {
        for page in self.bytes.chunks_exact_mut(WIDTH as usize) {
            page.copy_within(..page.len() - columns.min(page.len()), columns.min(page.len()));
            page[..columns.min(WIDTH as usize)].fill(0);
        }
    }

    /// Stands the picture on its head.
    pub fn turn(&mut self) {
        self.bytes.reverse();
        for byte in &mut self.bytes {
            *byte = byte.reverse_bits();
        }
    }

    /// The outline of a rectangle, its corners left dark.
    pub fn outline(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.fill(x + 1, y, width - 2, 1);
        self.fill(x + 1, y + height - 1, width - 2, 1);
        self.fill(x, y + 1, 1, height - 2);
        self.fill(x + width - 1, y + 1, 1, height - 2);
    }
}

/// Byte and bit of a pixel, if it is on the panel.
fn place(x: i32, y: i32) -> Option<(usize, u8)> {
    if !(0..WIDTH).contains(&x) || !(0..HEIGHT).contains(&y) {
        return None;
    }
    let index = usize::try_from(y / 8 * WIDTH + x).ok()?;
    Some((index, 1 << (y % 8)))
}

impl OriginDimensions for Frame {
    fn size(&self) -> Size {
        Size::new(WIDTH.unsigned_abs(), HEIGHT.unsigned_abs())
    }
}

impl DrawTarget for Frame {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            self.set(point.x, point.y, colour.is_on());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_a_column_of_eight_pixels() {
        let mut frame = Frame::new();
        frame.set(3, 9, true);
        assert_eq!(frame.bytes()[128 + 3], 0b10);
        assert!(frame.get(3, 9));
    }

    #[test]
    fn drawing_outside_does_nothing() {
        let mut frame = Frame::new();
        frame.fill(-5, -5, 3, 200);
        frame.fill(126, 62, 50, 50);
        frame.set(-1, 70, true);
        assert_eq!(frame.bytes().iter().map(|byte| byte.count_ones()).sum::<u32>(), 4);
    }

    #[test]
    fn a_picture_on_its_head_has_its_first_pixel_last() {
        let mut frame = Frame::new();
        frame.set(3, 9, true);
        frame.turn();
        assert!(frame.get(124, 54));
        assert_eq!(frame.bytes().iter().map(|byte| byte.count_ones()).sum::<u32>(), 1);
    }

    #[test]
    fn a_shifted_picture_loses_its_last_column() {
        let mut frame = Frame::new();
        frame.fill(0, 0, 128, 64);
        frame.shift(1);
        assert!(!frame.get(0, 5) && frame.get(1, 5) && frame.get(127, 63));
    }

    #[test]
    fn inverting_twice_changes_nothing() {
        let mut frame = Frame::new();
        frame.outline(2, 3, 60, 30);
        let before = frame.clone();
        frame.invert(0, 5, 100, 13);
        assert_ne!(frame, before);
        frame.invert(0, 5, 100, 13);
        assert_eq!(frame, before);
    }
}
