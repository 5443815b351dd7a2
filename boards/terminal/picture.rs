//! A frame as characters: braille, two by four pixels each, or half blocks, one by two.

use arkeeper::ui::{Frame, HEIGHT, WIDTH};

/// How pixels become characters.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cells {
    Braille,
    HalfBlocks,
}

impl Cells {
    /// The largest that fits a terminal, leaving `below` lines.
    pub fn fitting(columns: u16, rows: u16, below: u16) -> Option<Self> {
        [Self::HalfBlocks, Self::Braille].into_iter().find(|cells| {
            let (width, height) = cells.size();
            columns >= width && rows >= height + below
        })
    }

    /// Characters across and down.
    pub const fn size(self) -> (u16, u16) {
        match self {
            Self::Braille => (64, 16),
            Self::HalfBlocks => (128, 32),
        }
    }

    /// The picture, line by line.
    pub fn lines(self, frame: &Frame) -> Vec<String> {
        let (across, down) = match self {
            Self::Braille => (2, 4),
            Self::HalfBlocks => (1, 2),
        };
        let cell = |x: i32, y: i32| match self {
            Self::Braille => braille(frame, x, y),
            Self::HalfBlocks => half_block(frame, x, y),
        };
        let line = |y: i32| (0..WIDTH / across).map(|x| cell(x * across, y * down)).collect();
        (0..HEIGHT / down).map(line).collect()
    }
}

/// Unicode numbers the dots down the left column, down the right one, then the bottom row.
fn braille(frame: &Frame, x: i32, y: i32) -> char {
    const DOTS: [(i32, i32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    let dots = DOTS.iter().enumerate().filter(|(_, (dx, dy))| frame.get(x + dx, y + dy));
    let bits = dots.fold(0, |bits, (dot, _)| bits | 1 << dot);
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}

fn half_block(frame: &Frame, x: i32, y: i32) -> char {
    match (frame.get(x, y), frame.get(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braille_fits_the_smallest_usual_terminal_and_blocks_a_large_one() {
        assert_eq!(Cells::fitting(80, 24, 2), Some(Cells::Braille));
        assert_eq!(Cells::fitting(128, 34, 2), Some(Cells::HalfBlocks));
        assert_eq!(Cells::fitting(127, 34, 2), Some(Cells::Braille));
        assert_eq!(Cells::fitting(63, 40, 2), None);
        assert_eq!(Cells::fitting(80, 17, 2), None);
    }

    #[test]
    fn every_pixel_is_in_its_place() {
        let mut frame = Frame::new();
        frame.set(3, 7, true);
        let lines = Cells::Braille.lines(&frame);
        assert_eq!(lines[1].chars().nth(1), Some('⢀'));
        let lines = Cells::HalfBlocks.lines(&frame);
        assert_eq!(lines[3].chars().nth(3), Some('▄'));
    }
}
