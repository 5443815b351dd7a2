//! The letter wheel: a name written with Up, Down and OK.
//!
//! The end of the name is one Up from the first letter; Back takes a letter away, and held it ends the name.

use super::{pages::plain, words};
use crate::{
    i18n::{Arg, Label, Phrase},
    input::Key,
    seat::{NAME_LETTERS, Name},
    view::{Bar, View, Written},
};

/// Accents follow their letter.
const WHEEL: [char; 55] = [
    'a', 'à', 'â', 'ä', 'b', 'c', 'ç', 'd', 'e', 'é', 'è', 'ê', 'ë', 'f', 'g', 'h', 'i', 'î', 'ï', 'j', 'k',
    'l', 'm', 'n', 'ñ', 'o', 'ô', 'ö', 'œ', 'p', 'q', 'r', 's', 't', 'u', 'ù', 'û', 'ü', 'v', 'w', 'x', 'y',
    'z', '-', '\'', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9',
];
/// The place of the end of the name on the wheel.
const END: usize = WHEEL.len();

/// A name being written.
#[derive(Clone, Debug)]
pub(super) struct Naming {
    title: Phrase,
    written: Written,
    at: usize,
    /// Why the name cannot be taken, until the next key.
    refused: Option<&'static Label>,
}

/// What a key leads to.
pub(super) enum Turn {
    Stay,
    Leave,
    Named(Name),
}

impl Naming {
    /// An empty name, for whom `title` says.
    pub const fn new(title: Phrase) -> Self {
        Self { title, written: Written::new(), at: 0, refused: None }
    }

    /// The name just written cannot be taken.
    pub const fn refuse(&mut self, reason: &'static Label) {
        self.refused = Some(reason);
    }

    pub fn press(&mut self, key: Key) -> Turn {
        self.refused = None;
        match key {
            Key::Up => self.at = self.at.checked_sub(1).unwrap_or(END),
            Key::Down => self.at = if self.at == END { 0 } else { self.at + 1 },
            Key::Ok => match self.letter(self.at) {
                Some(letter) => self.add(letter),
                None => return self.finish(),
            },
            Key::Menu => return self.finish(),
            Key::Back => match self.written.pop() {
                Some(letter) => self.at = WHEEL.iter().position(|&low| low == lower(letter)).unwrap_or(0),
                None => return Turn::Leave,
            },
        }
        Turn::Stay
    }

    fn add(&mut self, letter: char) {
        if self.letters() < NAME_LETTERS && self.written.push(letter).is_ok() {
            self.at = if self.letters() == NAME_LETTERS { END } else { 0 };
        }
    }

    fn letters(&self) -> usize {
        self.written.chars().count()
    }

    /// What the place `at` adds: a capital where a name begins, also after a hyphen.
    fn letter(&self, at: usize) -> Option<char> {
        let begins = self.written.is_empty() || self.written.ends_with('-');
        WHEEL.get(at).map(|&letter| if begins { upper(letter) } else { letter })
    }

    /// An empty name is none.
    fn finish(&self) -> Turn {
        Name::new(&self.written).map_or(Turn::Leave, Turn::Named)
    }

    pub fn view(&self) -> View {
        let counts =
            [self.letters(), NAME_LETTERS].map(|n| Arg::Number(i16::try_from(n).unwrap_or(i16::MAX)));
        let above = self.at.checked_sub(1).unwrap_or(END);
        let below = if self.at == END { 0 } else { self.at + 1 };
        View::Letters {
            title: self.title,
            right: words::PAGE.with(counts),
            written: self.written.clone(),
            wheel: [above, self.at, below].map(|at| self.letter(at)),
            bar: self.bar(),
        }
    }

    fn bar(&self) -> Bar {
        let letter = self.letter(self.at).and_then(|letter| Name::new(letter.encode_utf8(&mut [0; 4])).ok());
        match (self.refused, letter) {
            (Some(reason), _) => {
                Bar::Refused { words: words::NAME_DONE.say(), reason: reason.say(), insisted: true }
            }
            (None, Some(letter)) if self.letters() == NAME_LETTERS => Bar::Refused {
                words: words::ADD_LETTER.with([Arg::Name(letter.packed())]),
                reason: words::TEN_LETTERS.say(),
                insisted: false,
            },
            (None, Some(letter)) => Bar::Answer {
                words: words::ADD_LETTER.with([Arg::Name(letter.packed())]),
                note: Some(words::HOLD_TO_END.say()),
                urgent: true,
                more: true,
            },
            (None, None) if self.written.is_empty() => plain(words::NO_NAME.say()),
            (None, None) => plain(words::NAME_DONE.say()),
        }
    }
}

/// The capital of a letter on the wheel.
const fn upper(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        // Capitals stand 32 places before their letters, in ASCII and in Latin-1.
        'a'..='z' | 'à'..='ü' => match char::from_u32(letter as u32 - 32) {
            Some(capital) => capital,
            None => letter,
        },
        other => other,
    }
}

fn lower(letter: char) -> char {
    WHEEL.into_iter().find(|&low| upper(low) == letter).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns the wheel down to `letter` and takes it.
    fn write(naming: &mut Naming, word: &str) {
        for letter in word.chars() {
            while naming.letter(naming.at) != Some(letter) {
                naming.press(Key::Down);
            }
            naming.press(Key::Ok);
        }
    }

    fn name(turn: Turn) -> Option<std::string::String> {
        if let Turn::Named(name) = turn { Some(name.as_str().into()) } else { None }
    }

    #[test]
    fn a_name_begins_with_a_capital_and_ends_one_up_from_the_first_letter() {
        let mut naming = Naming::new(words::NEW_NAME.say());
        write(&mut naming, "Zoé");
        naming.press(Key::Up);
        assert_eq!(name(naming.press(Key::Ok)).as_deref(), Some("Zoé"));
    }

    #[test]
    fn back_held_ends_the_name_and_back_takes_a_letter_away() {
        let mut naming = Naming::new(words::NEW_NAME.say());
        write(&mut naming, "Jean-Luc");
        naming.press(Key::Back);
        assert_eq!(naming.letter(naming.at), Some('c'), "the letter taken away is at hand");
        assert_eq!(name(naming.press(Key::Menu)).as_deref(), Some("Jean-Lu"));
    }

    #[test]
    fn an_empty_name_is_none() {
        let mut naming = Naming::new(words::NEW_NAME.say());
        assert!(matches!(naming.press(Key::Menu), Turn::Leave));
        assert!(matches!(naming.press(Key::Back), Turn::Leave));
    }

    #[test]
    fn after_ten_letters_only_the_end_is_left() {
        let mut naming = Naming::new(words::NEW_NAME.say());
        write(&mut naming, "Bartholomé");
        assert_eq!(name(naming.clone().press(Key::Ok)).as_deref(), Some("Bartholomé"));
        naming.press(Key::Down);
        assert!(matches!(naming.press(Key::Ok), Turn::Stay));
        assert_eq!(naming.letters(), 10);
    }

    #[test]
    fn every_letter_of_the_wheel_and_its_capital_can_be_part_of_a_name() {
        for letter in WHEEL.into_iter().flat_map(|letter| [letter, upper(letter)]) {
            assert!(Name::new(letter.encode_utf8(&mut [0; 4])).is_ok(), "{letter}");
            assert!(WHEEL.contains(&lower(letter)), "{letter}");
        }
    }
}
