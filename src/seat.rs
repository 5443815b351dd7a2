//! Who sits where: seats, what each seat holds, and the names of the players.

use core::ops::{Index, IndexMut};

use heapless::{String, Vec};
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::i18n::drawable;

/// Most players any of the games takes.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first place.
    pub const FIRST: Self = Self(0);

    /// The place at `index`, if a table can be that large.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// Every place of a table of `players`.
    #[must_use]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        [Self(0), Self(1), Self(2), Self(3), Self(4)].into_iter().take(players.into())
    }

    /// The neighbour on the left, whose turn follows.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }

    /// The neighbour on the right, whose turn was before.
    #[must_use]
    pub const fn previous(self, players: u8) -> Self {
        match self.0.checked_sub(1) {
            Some(index) => Self(index),
            None => Self(players.saturating_sub(1)),
        }
    }

    /// Position in seat order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("no table has that many seats")
    }
}

/// One `T` for each player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
    players: u8,
}

impl<T: Copy> PerSeat<T> {
    /// The same for every player.
    #[must_use]
    pub const fn new(players: u8, item: T) -> Self {
        Self { items: [item; MAX_SEATS], players }
    }

    /// What `item` says of each player, asked once.
    #[must_use]
    pub fn each(players: u8, item: impl Fn(Seat) -> T) -> Self
    where
        T: Default,
    {
        let mut each = Self::new(players, T::default());
        for seat in Seat::all(players) {
            each[seat] = item(seat);
        }
        each
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Whether somebody sits there.
    #[must_use]
    pub const fn has(&self, seat: Seat) -> bool {
        seat.0 < self.players
    }

    /// Every player's, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        self.items.iter().zip(Seat::all(self.players)).map(|(item, seat)| (seat, *item))
    }

    /// Every player's, without the seats.
    pub fn values(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().take(self.players.into()).copied()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

/// Most letters a name may have.
pub const NAME_LETTERS: usize = 10;

/// A player's name: one to ten letters, digits, hyphens, apostrophes or dots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8, NAME_LETTERS>", into = "Vec<u8, NAME_LETTERS>")]
pub struct Name(String<{ Name::BYTES }>);

/// Why a word is not a name, or names do not make a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// A name has one to ten letters.
    Length,
    /// Something other than letters, digits, hyphen, apostrophe and dot.
    Letter(char),
    /// Two players cannot have the same name.
    Twice,
    /// A table has one to five players.
    Players,
}

impl core::fmt::Display for NameError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Length => write!(f, "a name has 1 to {NAME_LETTERS} letters"),
            Self::Letter(letter) => write!(f, "{letter:?} cannot be part of a name"),
            Self::Twice => f.write_str("two players have the same name"),
            Self::Players => write!(f, "a table has 1 to {MAX_SEATS} players"),
        }
    }
}

impl core::error::Error for NameError {}

impl Name {
    /// Every letter of the repertoire takes at most two bytes, but `€` is none.
    pub const BYTES: usize = 2 * NAME_LETTERS;

    /// Checks `text`.
    ///
    /// # Errors
    ///
    /// [`NameError`] saying what a name may hold.
    pub fn new(text: &str) -> Result<Self, NameError> {
        let fits = |letter: char| {
            (is_letter(letter) || matches!(letter, '-' | '\'' | '.'))
                && drawable(letter.encode_utf8(&mut [0; 4]))
        };
        if let Some(letter) = text.chars().find(|&letter| !fits(letter)) {
            return Err(NameError::Letter(letter));
        }
        if !(1..=NAME_LETTERS).contains(&text.chars().count()) {
            return Err(NameError::Length);
        }
        String::try_from(text).map(Self).map_err(|_| NameError::Length)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name in the few bytes that fit a phrase.
    #[must_use]
    pub fn packed(&self) -> Packed {
        let mut letters = [0; NAME_LETTERS];
        for (place, letter) in letters.iter_mut().zip(self.0.chars()) {
            *place = latin_9::byte(letter);
        }
        Packed(letters)
    }
}

/// A name by value, one byte a letter: what a phrase carries of somebody who has no seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Packed([u8; NAME_LETTERS]);

impl Packed {
    /// Its letters, in order.
    pub fn letters(self) -> impl Iterator<Item = char> {
        self.0.into_iter().take_while(|&byte| byte != 0).map(latin_9::letter)
    }
}

/// Whether a letter of the repertoire is a letter or a digit. The library knows all of Unicode, in tables that a
/// small device does not need.
const fn is_letter(letter: char) -> bool {
    match letter {
        '\u{80}'..'\u{C0}' => matches!(letter, 'ª' | '²' | '³' | 'µ' | '¹' | 'º' | '¼' | '½' | '¾'),
        '×' | '÷' | '\u{2000}'.. => false,
        _ => letter.is_ascii_alphanumeric() || !letter.is_ascii(),
    }
}

impl TryFrom<Vec<u8, NAME_LETTERS>> for Name {
    type Error = NameError;

    /// From the journal's bytes.
    fn try_from(bytes: Vec<u8, NAME_LETTERS>) -> Result<Self, NameError> {
        let mut text = String::<{ Self::BYTES }>::new();
        for byte in bytes {
            text.push(latin_9::letter(byte)).map_err(|_| NameError::Length)?;
        }
        Self::new(&text)
    }
}

impl From<Name> for Vec<u8, NAME_LETTERS> {
    /// The journal keeps one byte a letter.
    fn from(name: Name) -> Self {
        name.0.chars().map(latin_9::byte).collect()
    }
}

impl MaxSize for Name {
    const POSTCARD_MAX_SIZE: usize = 1 + NAME_LETTERS;
}

/// ISO 8859-15, the repertoire of the fonts, one byte a letter.
mod latin_9 {
    /// Where it differs from the first 256 characters of Unicode.
    const MOVED: [(u8, char); 8] = [
        (0xA4, '€'),
        (0xA6, 'Š'),
        (0xA8, 'š'),
        (0xB4, 'Ž'),
        (0xB8, 'ž'),
        (0xBC, 'Œ'),
        (0xBD, 'œ'),
        (0xBE, 'Ÿ'),
    ];

    pub fn letter(byte: u8) -> char {
        MOVED.iter().find(|(place, _)| *place == byte).map_or(char::from(byte), |(_, letter)| *letter)
    }

    /// A letter outside the repertoire, which no name holds, becomes a question mark.
    pub fn byte(letter: char) -> u8 {
        let moved = MOVED.iter().find(|(_, moved)| *moved == letter).map(|(place, _)| *place);
        moved.unwrap_or_else(|| u8::try_from(letter).unwrap_or(b'?'))
    }
}

/// The players in seat order, no two with the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Name, MAX_SEATS>", into = "Vec<Name, MAX_SEATS>")]
pub struct Names(Vec<Name, MAX_SEATS>);

impl Names {
    /// Checks the names of a table.
    ///
    /// # Errors
    ///
    /// [`NameError`] saying what is wrong.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Self, NameError> {
        let mut seats = Vec::new();
        for name in names {
            seats.push(Name::new(name)?).map_err(|_| NameError::Players)?;
        }
        Self::try_from(seats)
    }

    /// `J1`, `J2`: players who gave no name, `letter` first.
    #[must_use]
    pub fn numbered(letter: char, players: u8) -> Self {
        let name = |seat: Seat| {
            let mut name = String::new();
            // Two letters always fit.
            let _fits = name.push(letter).and_then(|()| name.push(char::from(b'1' + seat.0)));
            Name(name)
        };
        Self(Seat::all(players).map(name).collect())
    }

    /// The first so many of these players: names that differ still do.
    #[must_use]
    pub fn first(&self, players: u8) -> Self {
        Self(self.0.iter().take(players.into()).cloned().collect())
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        // At most five.
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// The name of `seat`; nobody's is empty.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", Name::as_str)
    }

    /// Where `name` sits.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.of(seat) == name)
    }

    /// Every name, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(Name::as_str)
    }

    /// The players themselves, in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[Name] {
        &self.0
    }

    /// Gives `seat` another name.
    ///
    /// # Errors
    ///
    /// [`NameError`] if nobody sits there or somebody else has that name; nothing changed.
    pub fn rename(&mut self, seat: Seat, name: Name) -> Result<(), NameError> {
        let taken = self.0.iter().enumerate().any(|(index, other)| index != seat.index() && *other == name);
        if taken {
            return Err(NameError::Twice);
        }
        *self.0.get_mut(seat.index()).ok_or(NameError::Players)? = name;
        Ok(())
    }
}

impl TryFrom<Vec<Name, MAX_SEATS>> for Names {
    type Error = NameError;

    fn try_from(names: Vec<Name, MAX_SEATS>) -> Result<Self, NameError> {
        if names.is_empty() {
            return Err(NameError::Players);
        }
        let twice = names.iter().enumerate().any(|(i, name)| names[..i].contains(name));
        if twice { Err(NameError::Twice) } else { Ok(Self(names)) }
    }
}

impl From<Names> for Vec<Name, MAX_SEATS> {
    fn from(names: Names) -> Self {
        names.0
    }
}

impl MaxSize for Names {
    const POSTCARD_MAX_SIZE: usize = 1 + MAX_SEATS * Name::POSTCARD_MAX_SIZE;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_letters_with_accents_are_a_name() {
        assert_eq!(Name::new("Bartholomé").unwrap().as_str(), "Bartholomé");
        assert_eq!(Name::new("Bartholomée"), Err(NameError::Length));
        assert_eq!(Name::new(""), Err(NameError::Length));
        assert_eq!(Name::new("a b"), Err(NameError::Letter(' ')));
        assert_eq!(Name::new("Łukasz"), Err(NameError::Letter('Ł')));
    }

    #[test]
    fn every_letter_of_the_repertoire_survives_the_journal() {
        let letters = (0xA1..=0x17Eu32).filter_map(char::from_u32).chain(['€']);
        for letter in letters.filter(|letter| drawable(letter.encode_utf8(&mut [0; 4])) && *letter != '½') {
            assert_eq!(latin_9::letter(latin_9::byte(letter)), letter);
        }
    }

    #[test]
    fn letters_and_digits_are_what_the_library_takes_for_them() {
        let letters = ('\0'..='\u{20AC}').filter(|letter| drawable(letter.encode_utf8(&mut [0; 4])));
        for letter in letters {
            assert_eq!(is_letter(letter), letter.is_alphanumeric(), "{letter}");
        }
    }

    #[test]
    fn two_players_cannot_share_a_name() {
        assert_eq!(Names::new(["Léo", "Zoé", "Léo"]), Err(NameError::Twice));
        assert_eq!(Names::new([]), Err(NameError::Players));
        assert_eq!(Names::new(["a", "b", "c", "d", "e", "f"]), Err(NameError::Players));
    }

    #[test]
    fn the_turn_passes_round_the_table() {
        let last = Seat::new(2).unwrap();
        assert_eq!(last.next(3), Seat::FIRST);
        assert_eq!(Seat::FIRST.next(3), Seat::new(1).unwrap());
        assert_eq!(Seat::FIRST.previous(3), last);
        assert_eq!(last.previous(3), Seat::new(1).unwrap());
    }
}
