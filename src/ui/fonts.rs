//! Letters and digits: proportional Helvetica, measured in pixels.
//!
//! The baseline is the first row below the letters. Widths are of the ink: the gap after the last letter
//! does not count.

use embedded_graphics::{geometry::Point, pixelcolor::BinaryColor};
use u8g2_fonts::{
    Font, FontRenderer, fonts,
    types::{FontColor, VerticalPosition},
};

use super::{
    frame::Frame,
    icons::{self, Picture, picture},
};
use crate::view::Icon;

/// A typeface in one size.
#[derive(Debug)]
pub struct Face {
    renderer: FontRenderer,
    /// Height of capitals and digits.
    pub capitals: i32,
    /// Accents sit directly on capitals, and "rn" is kept from reading "m".
    tight: bool,
    bold: bool,
}

impl Face {
    const fn new<F: Font>(capitals: i32, tight: bool, bold: bool) -> Self {
        Self { renderer: FontRenderer::new::<F>(), capitals, tight, bold }
    }

    /// Width of `text` in pixels.
    #[must_use]
    pub fn width(&self, text: &str) -> i32 {
        (self.advance(text) - 1).max(0)
    }

    fn advance(&self, text: &str) -> i32 {
        let mut before = ' ';
        text.chars().fold(0, |width, letter| {
            let gap = self.gap(before, letter);
            before = letter;
            width + gap + self.letter_advance(letter)
        })
    }

    fn letter_advance(&self, letter: char) -> i32 {
        if let Some(sign) = sign(letter) {
            return icons::width(sign) + 1;
        }
        let letter = self.accent(letter).map_or(letter, |(capital, _)| capital);
        let measured =
            self.renderer.get_rendered_dimensions(letter, Point::zero(), VerticalPosition::Baseline);
        measured.map_or(0, |dimensions| dimensions.advance.x)
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
        if let Some(sign) = sign(letter) {
            icons::each_pixel(sign, |dx, dy| frame.set(x + dx, baseline - 7 + dy, true));
            return x + icons::width(sign) + 1;
        }
        let (shown, accent) =
            self.accent(letter).map_or((letter, None), |(capital, accent)| (capital, Some(accent)));
        let colour = FontColor::Transparent(BinaryColor::On);
        let drawn =
            self.renderer.render(shown, Point::new(x, baseline), VerticalPosition::Baseline, colour, frame);
        // Labels and names are checked against the repertoire, so a letter the font lacks takes no room.
        let advance = drawn.map_or(0, |dimensions| dimensions.advance.x);
        for (dx, dy) in accent.unwrap_or_default() {
            frame.set(x + (advance - 1) / 2 + dx, baseline - self.capitals + dy, true);
        }
        x + advance
    }

    /// The longest beginning of `text` within `width`.
    #[must_use]
    pub fn cut<'a>(&self, text: &'a str, width: i32) -> &'a str {
        let mut fits = text;
        while self.width(fits) > width {
            match fits.char_indices().next_back() {
                Some((last, _)) => fits = &fits[..last],
                None => break,
            }
        }
        fits.trim_end()
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

/// Text, bold.
pub static BOLD: Face = Face::new::<fonts::u8g2_font_helvB08_te>(8, true, true);
/// Text.
pub static REGULAR: Face = Face::new::<fonts::u8g2_font_helvR08_te>(8, true, false);
/// Capitals and digits where a word must stand under a number.
pub static TAG: Face = Face::new::<fonts::u8g2_font_5x7_tr>(6, false, false);
/// Headlines.
pub static HEAD: Face = Face::new::<fonts::u8g2_font_helvB10_te>(11, false, true);
/// The largest digits.
pub static DIGITS_24: Face = Face::new::<fonts::u8g2_font_helvB24_tn>(24, false, true);

/// Digits of the table, from the largest: bold, and regular for players who are out.
pub static DIGITS: [(Face, Face); 4] = [
    (
        Face::new::<fonts::u8g2_font_helvB18_tn>(18, false, true),
        Face::new::<fonts::u8g2_font_helvR18_tn>(18, false, false),
    ),
    (
        Face::new::<fonts::u8g2_font_helvB14_tn>(13, false, true),
        Face::new::<fonts::u8g2_font_helvR14_tn>(13, false, false),
    ),
    (
        Face::new::<fonts::u8g2_font_helvB12_tn>(12, false, true),
        Face::new::<fonts::u8g2_font_helvR12_tn>(12, false, false),
    ),
    (
        Face::new::<fonts::u8g2_font_helvB10_tn>(11, false, true),
        Face::new::<fonts::u8g2_font_helvR10_tn>(11, false, false),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::drawable;

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
