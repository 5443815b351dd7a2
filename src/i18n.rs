//! Words in every language the product speaks, and phrases that carry numbers and names.

use heapless::{CapacityError, String};

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::seat::{Names, Packed, Seat};

/// A language. Adding one breaks every incomplete label at compile time. Append only: settings store the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, MaxSize)]
pub enum Lang {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

/// Which wording of a label to use; a layout takes the longest that fits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Length {
    /// The preferred wording.
    Long,
    /// The one for narrow places.
    Short,
}

/// One wording, long and short.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Words {
    long: &'static str,
    short: &'static str,
}

/// The same words in every language.
///
/// `{0}`, `{1}`, `{2}` stand for the arguments of a [`Phrase`]; `{0s}` is an `s` where argument 0 wants a
/// plural.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Label {
    fr: Words,
    en: Words,
}

/// Most arguments a phrase carries.
pub const MAX_ARGS: usize = 3;

impl Label {
    /// `[long, short]` per language. In a `const`, a bad wording is a compile error.
    ///
    /// # Panics
    ///
    /// If a font cannot draw a wording, or the languages use different arguments.
    #[must_use]
    pub const fn new(fr: [&'static str; 2], en: [&'static str; 2]) -> Self {
        assert!(drawable(fr[0]) && drawable(fr[1]), "French wording has a glyph the fonts lack");
        assert!(drawable(en[0]) && drawable(en[1]), "English wording has a glyph the fonts lack");
        assert!(arguments(fr[0]) == arguments(en[0]), "the long wordings use different arguments");
        assert!(arguments(fr[1]) == arguments(en[1]), "the short wordings use different arguments");
        Self { fr: Words { long: fr[0], short: fr[1] }, en: Words { long: en[0], short: en[1] } }
    }

    /// One wording per language, short enough for every place it is used in.
    #[must_use]
    pub const fn brief(fr: &'static str, en: &'static str) -> Self {
        Self::new([fr, fr], [en, en])
    }

    /// The template in `lang`.
    #[must_use]
    pub const fn words(&self, lang: Lang, length: Length) -> &'static str {
        let words = match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        };
        match length {
            Length::Long => words.long,
            Length::Short => words.short,
        }
    }

    /// A phrase without arguments.
    #[must_use]
    pub const fn say(&'static self) -> Phrase {
        Phrase { label: self, args: [Arg::Nothing; MAX_ARGS] }
    }

    /// A phrase with its arguments.
    #[must_use]
    pub fn with<const N: usize>(&'static self, args: [Arg; N]) -> Phrase {
        const { assert!(N <= MAX_ARGS, "too many arguments") };
        let mut phrase = self.say();
        phrase.args[..N].copy_from_slice(&args);
        phrase
    }
}

/// Something a phrase speaks of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Unused.
    Nothing,
    /// A number.
    Number(i16),
    /// A number of halves: 5 reads 2½.
    Halves(i16),
    /// A rank: 1st, 2nd.
    Ordinal(u8),
    /// A player's name.
    Seat(Seat),
    /// The name of somebody who has no seat.
    Name(Packed),
    /// Every player's name: `Nina, Léo, Zoé`.
    Everybody,
    /// So many minutes, in hours from the first full one: `1 h 05`.
    Minutes(u16),
    /// Another word.
    Word(&'static Label),
    /// A few small numbers: `4 + 2`.
    Sum(Digits),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i16> for Arg {
    fn from(number: i16) -> Self {
        Self::Number(number)
    }
}

impl From<Digits> for Arg {
    fn from(digits: Digits) -> Self {
        Self::Sum(digits)
    }
}

/// A short list of numbers from 1 to 15, kept in place so that phrases stay `Copy`; two to a byte, so that they
/// stay small.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Digits {
    /// Nothing stands after the last number.
    pairs: [u8; 7],
}

impl Digits {
    /// The numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.pairs.iter().flat_map(|pair| [pair & 0xf, pair >> 4]).take_while(|&number| number > 0)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pairs[0] == 0
    }

    /// All of them together.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.iter().sum()
    }
}

impl FromIterator<u8> for Digits {
    /// Collects the first fourteen, each at most 15.
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut digits = Self::default();
        for (place, number) in numbers.into_iter().take(2 * digits.pairs.len()).enumerate() {
            digits.pairs[place / 2] |= number.min(15) << (place % 2 * 4);
        }
        digits
    }
}

/// A written phrase.
pub type Text = String<192>;

/// Whether there was room for what was written.
type Written = Result<(), CapacityError>;

/// A label and what it speaks of: no language yet, no width.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    label: &'static Label,
    args: [Arg; MAX_ARGS],
}

impl Phrase {
    /// Writes the phrase in `lang`, players by their name.
    #[must_use]
    pub fn text(&self, lang: Lang, length: Length, names: &Names) -> Text {
        let mut text = Text::new();
        // A text longer than any screen is cut, as the edge of the screen would.
        let _cut = self.write(lang, length, names, &mut text);
        text
    }

    fn write(&self, lang: Lang, length: Length, names: &Names, out: &mut Text) -> Written {
        let mut rest = self.label.words(lang, length);
        while let Some((before, from)) = rest.split_once('{') {
            out.push_str(before)?;
            let Some((slot, after)) = from.split_once('}') else { break };
            let arg =
                slot.bytes().next().and_then(|digit| self.args.get(usize::from(digit.wrapping_sub(b'0'))));
            match (arg, slot.ends_with('s')) {
                (Some(Arg::Number(n)), true) if plural(*n, lang) => out.push('s')?,
                (Some(_), true) | (None, _) => {}
                (Some(arg), false) => arg.write(lang, length, names, out)?,
            }
            rest = after;
        }
        out.push_str(rest)
    }
}

impl Arg {
    fn write(self, lang: Lang, length: Length, names: &Names, out: &mut Text) -> Written {
        match self {
            Self::Nothing => Ok(()),
            Self::Number(n) => out.push_str(&number(n)),
            Self::Halves(1) => out.push('½'),
            Self::Halves(n) => {
                out.push_str(&number(n / 2))?;
                out.push_str(if n % 2 == 0 { "" } else { "½" })
            }
            Self::Ordinal(n) => {
                out.push_str(&number(n.into()))?;
                out.push_str(ordinal(n, lang))
            }
            Self::Seat(seat) => out.push_str(names.of(seat)),
            Self::Name(name) => name.letters().try_for_each(|letter| out.push(letter)),
            Self::Everybody => names.iter().enumerate().try_for_each(|(i, name)| {
                out.push_str(if i == 0 { "" } else { ", " })?;
                out.push_str(name)
            }),
            Self::Minutes(minutes) => write_minutes(minutes, out),
            Self::Word(label) => label.say().write(lang, length, names, out),
            Self::Sum(digits) => digits.iter().enumerate().try_for_each(|(i, n)| {
                let plus = if length == Length::Long { " + " } else { "+" };
                out.push_str(if i == 0 { "" } else { plus })?;
                out.push_str(&number(n.into()))
            }),
        }
    }
}

/// A number as text. By hand: the library's way brings much that a small device does not need.
#[must_use]
pub fn number(value: i16) -> String<8> {
    let mut text = String::new();
    // Six characters at most, so all of them fit.
    let _fits = if value < 0 { text.push('-') } else { Ok(()) };
    let mut rest = value.unsigned_abs();
    for unit in [10_000, 1000, 100, 10, 1] {
        let digit = rest / unit;
        rest %= unit;
        if digit > 0 || unit == 1 || text.ends_with(|last: char| last.is_ascii_digit()) {
            // The remainder of ten times the unit is below ten units.
            let _fits = text.push(char::from(b'0' + u8::try_from(digit).unwrap_or(0)));
        }
    }
    text
}

/// `59 min`, `1 h 05`.
fn write_minutes(minutes: u16, out: &mut Text) -> Written {
    // A match of four hundred hours is told as one.
    let (hours, rest) = (minutes / 60, i16::try_from(minutes % 60).unwrap_or(0));
    if hours == 0 {
        out.push_str(&number(rest))?;
        return out.push_str(" min");
    }
    out.push_str(&number(i16::try_from(hours).unwrap_or(i16::MAX)))?;
    out.push_str(if rest < 10 { " h 0" } else { " h " })?;
    out.push_str(&number(rest))
}

/// French counts 0 and 1 as singular, English only 1.
const fn plural(n: i16, lang: Lang) -> bool {
    match lang {
        Lang::Fr => n >= 2 || n <= -2,
        Lang::En => n != 1 && n != -1,
    }
}

const fn ordinal(n: u8, lang: Lang) -> &'static str {
    match (lang, n) {
        (Lang::Fr, 1) => "er",
        (Lang::Fr, _) => "e",
        (Lang::En, 1) => "st",
        (Lang::En, 2) => "nd",
        (Lang::En, 3) => "rd",
        (Lang::En, _) => "th",
    }
}

/// Whether every character is in ISO 8859-15, the fonts' repertoire: it has the French `œ`, and it lacks the
/// typographic dots and apostrophe. The signs of the sexes are in no font and drawn all the same.
#[must_use]
pub const fn drawable(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        i += match bytes[i] {
            0x20..=0x7E => 1,
            0xC2 if bytes[i + 1] >= 0xA0 && !replaced_in_latin_9(bytes[i + 1]) => 2,
            0xC3 => 2,
            0xC5 if matches!(bytes[i + 1], 0x92 | 0x93 | 0xA0 | 0xA1 | 0xB8 | 0xBD | 0xBE) => 2,
            0xE2 if bytes[i + 1] == 0x82 && bytes[i + 2] == 0xAC => 3,
            // Drawn by the program: the signs of the sexes.
            0xE2 if bytes[i + 1] == 0x99 && matches!(bytes[i + 2], 0x80 | 0x82) => 3,
            _ => return false,
        };
    }
    true
}

/// The eight places of ISO 8859-1 that ISO 8859-15 gave to other letters; the fonts still hold `½`.
const fn replaced_in_latin_9(second_byte: u8) -> bool {
    matches!(second_byte, 0xA4 | 0xA6 | 0xA8 | 0xB4 | 0xB8 | 0xBC | 0xBE)
}

/// Which arguments a template uses, one bit each.
const fn arguments(text: &str) -> u8 {
    let bytes = text.as_bytes();
    let (mut i, mut used) = (0, 0);
    while i < bytes.len() {
        if bytes[i] == b'{' {
            let digit = bytes[i + 1].wrapping_sub(b'0');
            assert!((digit as usize) < MAX_ARGS, "arguments are numbered 0 to 2");
            let end = if bytes[i + 2] == b's' { i + 3 } else { i + 2 };
            assert!(bytes[end] == b'}', "an argument closes with a brace");
            used |= 1 << digit;
        }
        i += 1;
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAKES: Label =
        Label::new(["{0} prend {1} tuile{1s}", "{0} : {1}"], ["{0} takes {1} tile{1s}", "{0}: {1}"]);

    fn names() -> Names {
        Names::new(["Léo", "Zoé"]).unwrap()
    }

    #[test]
    fn a_phrase_fills_its_arguments_in_both_languages() {
        let seat = Seat::new(0).unwrap();
        let phrase = TAKES.with([seat.into(), 2u8.into()]);
        assert_eq!(phrase.text(Lang::Fr, Length::Long, &names()), "Léo prend 2 tuiles");
        assert_eq!(phrase.text(Lang::En, Length::Short, &names()), "Léo: 2");
    }

    #[test]
    fn none_is_singular_in_french_and_plural_in_english() {
        let phrase = TAKES.with([Seat::new(1).unwrap().into(), 0u8.into()]);
        assert_eq!(phrase.text(Lang::Fr, Length::Long, &names()), "Zoé prend 0 tuile");
        assert_eq!(phrase.text(Lang::En, Length::Long, &names()), "Zoé takes 0 tiles");
    }

    #[test]
    fn numbers_are_written_as_the_library_writes_them() {
        for value in (i16::MIN..=i16::MAX).step_by(7).chain([0, 9, 10, 11, 100, 1000, -1, i16::MAX]) {
            assert_eq!(number(value).as_str(), value.to_string());
        }
    }

    #[test]
    fn fourteen_numbers_are_kept_and_counted() {
        let digits: Digits = (1..=20).collect();
        assert_eq!(digits.iter().collect::<Vec<_>>(), (1..=14).collect::<Vec<_>>());
        assert_eq!((digits.len(), digits.sum(), digits.is_empty()), (14, 105, false));
        assert!(Digits::default().is_empty());
    }

    #[test]
    fn phrases_are_small_enough_to_be_handed_about() {
        assert!(size_of::<Phrase>() <= size_of::<usize>() + 3 * (size_of::<usize>() + 8));
    }

    #[test]
    fn a_sum_is_written_as_one() {
        const ALONE: Label = Label::brief("Seuls : {0}", "Singles: {0}");
        let phrase = ALONE.with([[4, 2].into_iter().collect::<Digits>().into()]);
        assert_eq!(phrase.text(Lang::En, Length::Long, &names()), "Singles: 4 + 2");
    }

    #[test]
    fn halves_are_written_as_fractions() {
        const VALUE: Label = Label::brief("{0}", "{0}");
        let text = |halves| VALUE.with([Arg::Halves(halves)]).text(Lang::Fr, Length::Long, &names());
        assert_eq!([0, 1, 2, 5].map(|halves| text(halves).to_string()), ["0", "½", "1", "2½"]);
    }

    #[test]
    fn everybody_and_somebody_are_written_by_name() {
        const WHO: Label = Label::brief("{0} / {1}", "{0} / {1}");
        let somebody = crate::seat::Name::new("Œdipe").unwrap().packed();
        let phrase = WHO.with([Arg::Everybody, Arg::Name(somebody)]);
        assert_eq!(phrase.text(Lang::Fr, Length::Long, &names()), "Léo, Zoé / Œdipe");
    }

    #[test]
    fn minutes_become_hours() {
        const TIME: Label = Label::brief("{0}", "{0}");
        let text = |minutes| TIME.with([Arg::Minutes(minutes)]).text(Lang::Fr, Length::Long, &names());
        assert_eq!([0, 59, 65].map(|minutes| text(minutes).to_string()), ["0 min", "59 min", "1 h 05"]);
    }

    #[test]
    fn ranks_are_ordinals() {
        const RANK: Label = Label::brief("{0}", "{0}");
        let text = |n, lang| RANK.with([Arg::Ordinal(n)]).text(lang, Length::Long, &names());
        assert_eq!(
            (text(1, Lang::Fr), text(2, Lang::Fr)),
            ("1er".try_into().unwrap(), "2e".try_into().unwrap())
        );
        assert_eq!(
            (text(1, Lang::En), text(4, Lang::En)),
            ("1st".try_into().unwrap(), "4th".try_into().unwrap())
        );
    }

    #[test]
    fn french_needs_its_ligature_and_the_fonts_lack_typographic_dots() {
        assert!(drawable("cœur, Éléonore, 2½ €"));
        assert!(!drawable("etc\u{2026}"));
        assert!(!drawable("l\u{2019}arche"));
    }
}
