//! Letters and digits: proportional Helvetica, measured in pixels.
//!
//! The baseline is the first row below the letters. Widths are of the ink: the gap after the last letter
//! does not count.

use u8g2_fonts::{Font, fonts};

use super::{
    frame::Frame,
    glyphs::{Glyphs, LETTERS, Unpacked, place, unpack, unpacked_size},
    icons::{self, Picture, picture},
};
use crate::view::Icon;

/// A typeface in one size.
#[derive(Debug)]
pub struct Face {
    glyphs: Glyphs,
    /// Height of capitals and digits.
    pub capitals: i32,
    /// Accents sit directly on capitals, and "rn" is kept from reading "m".
    tight: bool,
    bold: bool,
}

impl Face {
    const fn new(glyphs: Glyphs, capitals: i32, tight: bool, bold: bool) -> Self {
        Self { glyphs, capitals, tight, bold }
    }

    /// Width of `text` in pixels.
    #[must_use]
    pub fn width(&self, text: &str) -> i32 {
        (self.advance(text) - 1).max(0)
    }

    /// From the first letter of `text` to where the next one would begin.
    #[must_use]
    pub fn advance(&self, text: &str) -> i32 {
        let mut before = ' ';
        text.chars().fold(0, |width, letter| {
            let gap = self.gap(before, letter);
            before = letter;
            width + gap + self.letter_advance(letter)
        })
    }

    fn letter_advance(&self, letter: char) -> i32 {
        if letter.is_ascii() {
            return self.glyphs.advance(letter);
        }
        if let Some(sign) = sign(letter) {
            return icons::width(sign) + 1;
        }
        let letter = self.accent(letter).map_or(letter, |(capital, _)| capital);
        self.glyphs.advance(letter)
    }

    /// The small bold sets "rn" so close that it reads "m".
    fn gap(&self, before: char, letter: char) -> i32 {
        i32::from(self.tight && self.bold && before == 'r' && letter == 'n')
    }

    /// Accented capitals of the small faces are one row too tall for a bar: the accent is set on the capital.
    fn accent(&self, letter: char) -> Option<(char, Accent)> {
        if self.tight { accented(letter) } else { None }
    }

    /// Draws `text` from `x` on `baseline`; returns where the next letter would begin.
    pub fn draw(&self, frame: &mut Frame, text: &str, x: i32, baseline: i32) -> i32 {
        let mut before = ' ';
        text.chars().fold(x, |x, letter| {
            let x = x + self.gap(before, letter);
            before = letter;
            self.draw_letter(frame, letter, x, baseline)
        })
    }

    fn draw_letter(&self, frame: &mut Frame, letter: char, x: i32, baseline: i32) -> i32 {
        if letter.is_ascii() {
            return x + self.glyphs.draw(frame, letter, x, baseline);
        }
        if let Some(sign) = sign(letter) {
            frame.picture(sign, x, baseline - 7);
            return x + icons::width(sign) + 1;
        }
        let (shown, accent) =
            self.accent(letter).map_or((letter, None), |(capital, accent)| (capital, Some(accent)));
        // Labels and names are checked against the repertoire, so a letter the font lacks takes no room.
        let advance = self.glyphs.draw(frame, shown, x, baseline);
        for (dx, dy) in accent.unwrap_or_default() {
            frame.set(x + (advance - 1) / 2 + dx, baseline - self.capitals + dy, true);
        }
        x + advance
    }

    /// The longest beginning of `text` within `width`.
    #[must_use]
    pub fn cut<'a>(&self, text: &'a str, width: i32) -> &'a str {
        self.cut_measured(text, width).0
    }

    /// The longest beginning of `text` within `width`, and how wide it is.
    #[must_use]
    pub fn cut_measured<'a>(&self, text: &'a str, width: i32) -> (&'a str, i32) {
        let whole = self.width(text);
        if whole <= width {
            return (text, whole);
        }
        let mut letters = text.chars();
        while letters.next_back().is_some() && self.width(letters.as_str()) > width {}
        let cut = letters.as_str().trim_end_matches(' ');
        (cut, self.width(cut))
    }
}

/// Signs that are in no font.
const fn sign(letter: char) -> Option<Picture> {
    match letter {
        '♂' => Some(picture(Icon::Male)),
        '♀' => Some(picture(Icon::Female)),
        _ => None,
    }
}

/// Pixels of an accent, from the middle of the capital and its top row.
type Accent = &'static [(i32, i32)];

fn accented(letter: char) -> Option<(char, Accent)> {
    const ACUTE: Accent = &[(1, -2), (0, -1)];
    const GRAVE: Accent = &[(-1, -2), (0, -1)];
    const CIRCUMFLEX: Accent = &[(0, -2), (-1, -1), (1, -1)];
    const DIAERESIS: Accent = &[(-1, -2), (1, -2)];
    Some(match letter {
        'É' => ('E', ACUTE),
        'È' => ('E', GRAVE),
        'Ê' => ('E', CIRCUMFLEX),
        'Ë' => ('E', DIAERESIS),
        'À' => ('A', GRAVE),
        'Â' => ('A', CIRCUMFLEX),
        'Ä' => ('A', DIAERESIS),
        'Î' => ('I', CIRCUMFLEX),
        'Ï' => ('I', DIAERESIS),
        'Ô' => ('O', CIRCUMFLEX),
        'Ö' => ('O', DIAERESIS),
        'Ù' => ('U', GRAVE),
        'Û' => ('U', CIRCUMFLEX),
        'Ü' => ('U', DIAERESIS),
        _ => return None,
    })
}

/// The letters of a font, unpacked: all of them, or digits and what may stand between.
macro_rules! glyphs {
    ($font:ident) => {
        glyphs!($font, 0, LETTERS)
    };
    ($font:ident, digits) => {
        glyphs!($font, MINUS, NINE + 1 - MINUS)
    };
    ($font:ident, $first:expr, $count:expr) => {{
        const PACKED: &[u8] = <fonts::$font as Font>::DATA;
        const BYTES: usize = unpacked_size(PACKED, $first, $count);
        static UNPACKED: Unpacked<{ $count }, BYTES> = unpack(PACKED, $first);
        Glyphs { first: $first, starts: &UNPACKED.starts, bytes: &UNPACKED.bytes }
    }};
}

const MINUS: usize = place('-').expect("a letter");
const NINE: usize = place('9').expect("a letter");

/// Text, bold.
pub static BOLD: Face = Face::new(glyphs!(u8g2_font_helvB08_te), 8, true, true);
/// Text.
pub static REGULAR: Face = Face::new(glyphs!(u8g2_font_helvR08_te), 8, true, false);
/// Capitals and digits where a word must stand under a number.
pub static TAG: Face = Face::new(glyphs!(u8g2_font_5x7_tr), 6, false, false);
/// Headlines.
pub static HEAD: Face = Face::new(glyphs!(u8g2_font_helvB10_te), 11, false, true);
/// The largest digits.
pub static DIGITS_24: Face = Face::new(glyphs!(u8g2_font_helvB24_tn, digits), 24, false, true);

/// Digits of the table, from the largest: bold, and regular for players who are out.
pub static DIGITS: [(Face, Face); 4] = [
    (
        Face::new(glyphs!(u8g2_font_helvB18_tn, digits), 18, false, true),
        Face::new(glyphs!(u8g2_font_helvR18_tn, digits), 18, false, false),
    ),
    (
        Face::new(glyphs!(u8g2_font_helvB14_tn, digits), 13, false, true),
        Face::new(glyphs!(u8g2_font_helvR14_tn, digits), 13, false, false),
    ),
    (
        Face::new(glyphs!(u8g2_font_helvB12_tn, digits), 12, false, true),
        Face::new(glyphs!(u8g2_font_helvR12_tn, digits), 12, false, false),
    ),
    (
        Face::new(glyphs!(u8g2_font_helvB10_tn, digits), 11, false, true),
        Face::new(glyphs!(u8g2_font_helvR10_tn, digits), 11, false, false),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::drawable;

    /// Draws every letter of the repertoire that `F` has, unpacked and by u8g2's own renderer.
    fn looks_as_packed<F: Font>(glyphs: &Glyphs, letters: impl Iterator<Item = char>) {
        use embedded_graphics::{geometry::Point, pixelcolor::BinaryColor};
        use u8g2_fonts::types::{FontColor, VerticalPosition};
        let renderer = u8g2_fonts::FontRenderer::new::<F>();
        for letter in letters {
            // At the edges too.
            for (x, baseline) in [(20, 40), (-2, 6), (125, 66)] {
                let (mut ours, mut theirs) = (Frame::new(), Frame::new());
                let colour = FontColor::Transparent(BinaryColor::On);
                let place = VerticalPosition::Baseline;
                let drawn = renderer.render(letter, Point::new(x, baseline), place, colour, &mut theirs);
                let advance = glyphs.draw(&mut ours, letter, x, baseline);
                assert_eq!(advance, drawn.expect("the font has it").advance.x, "{letter:?}");
                assert!(ours == theirs, "{letter:?} at {x}, {baseline}");
            }
        }
    }

    #[test]
    fn unpacked_letters_look_as_u8g2_draws_them() {
        let letters = || (' '..='\u{20AC}').filter(|letter| super::place(*letter).is_some());
        looks_as_packed::<fonts::u8g2_font_helvB08_te>(&BOLD.glyphs, letters());
        looks_as_packed::<fonts::u8g2_font_helvR08_te>(&REGULAR.glyphs, letters());
        looks_as_packed::<fonts::u8g2_font_helvB10_te>(&HEAD.glyphs, letters());
        looks_as_packed::<fonts::u8g2_font_helvB24_tn>(&DIGITS_24.glyphs, '-'..='9');
        looks_as_packed::<fonts::u8g2_font_helvB18_tn>(&DIGITS[0].0.glyphs, '-'..='9');
        looks_as_packed::<fonts::u8g2_font_helvR10_tn>(&DIGITS[3].1.glyphs, '-'..='9');
    }

    #[test]
    fn every_drawable_letter_is_in_every_text_font() {
        for face in [&BOLD, &REGULAR, &HEAD] {
            for letter in (' '..='\u{20AC}').filter(|letter| drawable(letter.encode_utf8(&mut [0; 4]))) {
                assert!(face.letter_advance(letter) > 0, "{letter:?}");
            }
        }
    }

    #[test]
    fn digits_have_digits_and_a_minus() {
        for face in DIGITS.iter().flat_map(|(bold, regular)| [bold, regular]).chain([&DIGITS_24]) {
            assert!("-0123456789".chars().all(|digit| face.letter_advance(digit) > 0));
        }
    }

    #[test]
    fn cutting_never_splits_a_letter() {
        assert_eq!(BOLD.cut("Éléonore", 24), "Éléo");
        assert_eq!(BOLD.cut("Éléonore", 0), "");
    }
}
