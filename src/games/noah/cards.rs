//! The animals of Noah: what a card weighs, the tears it costs in a hand, and how many of it are in the deck.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use super::words;
use crate::i18n::Label;

/// The sex on a card; a snail takes the one its player declares.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Sex {
    /// Sends Noah to one of the two boats opposite.
    Male,
    /// Sends Noah to one of the two neighbours.
    Female,
}

impl Sex {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Male, Self::Female];

    /// Its word in match notes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Male => "male",
            Self::Female => "female",
        }
    }

    /// Its sign.
    pub(super) const fn sign(self) -> &'static Label {
        match self {
            Self::Male => &words::MALE,
            Self::Female => &words::FEMALE,
        }
    }
}

/// The animals, by mass. Append only: the journal numbers them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Species {
    Woodpecker,
    Parrot,
    Snail,
    Cat,
    Kangaroo,
    Panda,
    Lion,
    Donkey,
    Bear,
    Giraffe,
    Rhinoceros,
    Elephant,
}

/// How many species there are.
pub const SPECIES: usize = 12;

/// What is printed on the cards of a species, and how many there are.
struct Facts {
    word: &'static str,
    mass: u8,
    tears: u8,
    /// Cards without a mark, marked 4+, marked 5+.
    copies: [u8; 3],
}

const fn facts(word: &'static str, mass: u8, tears: u8, copies: [u8; 3]) -> Facts {
    Facts { word, mass, tears, copies }
}

/// In the order of [`Species`].
const FACTS: [Facts; SPECIES] = [
    facts("woodpecker", 0, 2, [2, 0, 0]),
    facts("parrot", 0, 2, [4, 0, 2]),
    facts("snail", 1, 2, [3, 0, 2]),
    facts("cat", 2, 1, [4, 2, 0]),
    facts("kangaroo", 3, 1, [4, 2, 0]),
    facts("panda", 4, 4, [2, 2, 2]),
    facts("lion", 5, 1, [2, 2, 0]),
    facts("donkey", 6, 1, [2, 0, 2]),
    facts("bear", 7, 0, [2, 0, 0]),
    facts("giraffe", 8, 0, [2, 0, 0]),
    facts("rhinoceros", 9, 0, [2, 0, 0]),
    facts("elephant", 10, 0, [2, 0, 0]),
];

impl Species {
    /// By mass.
    pub const ALL: [Self; SPECIES] = [
        Self::Woodpecker,
        Self::Parrot,
        Self::Snail,
        Self::Cat,
        Self::Kangaroo,
        Self::Panda,
        Self::Lion,
        Self::Donkey,
        Self::Bear,
        Self::Giraffe,
        Self::Rhinoceros,
        Self::Elephant,
    ];

    /// Position in [`Species::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in match notes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        FACTS[self.index()].word
    }

    /// What it weighs.
    #[must_use]
    pub const fn mass(self) -> u8 {
        FACTS[self.index()].mass
    }

    /// What it costs in a hand when the round ends.
    #[must_use]
    pub const fn tears(self) -> u8 {
        FACTS[self.index()].tears
    }

    /// Cards of it in the deck of `players`.
    #[must_use]
    pub const fn copies(self, players: u8) -> u8 {
        let [plain, four, five] = FACTS[self.index()].copies;
        plain + if players >= 4 { four } else { 0 } + if players >= 5 { five } else { 0 }
    }

    /// Its name, as an answer begins.
    pub(super) const fn name(self) -> &'static Label {
        &words::SPECIES[self.index()][0]
    }

    /// Its name on a boat.
    pub(super) const fn tag(self) -> &'static Label {
        &words::TAGS[self.index()]
    }

    /// Its name within a sentence.
    pub(super) const fn within(self) -> &'static Label {
        &words::SPECIES[self.index()][1]
    }
}

/// Cards in the deck of `players`.
#[must_use]
pub fn deck(players: u8) -> u8 {
    Species::ALL.iter().map(|species| species.copies(players)).sum()
}

/// An animal card as it lies on a boat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Card {
    /// What it is.
    pub species: Species,
    /// The sex printed on it, or declared for a snail.
    pub sex: Sex,
}

impl Card {
    /// Cards of this species and sex in the deck of `players`; every snail can be either.
    #[must_use]
    pub const fn copies(self, players: u8) -> u8 {
        let all = self.species.copies(players);
        if matches!(self.species, Species::Snail) { all } else { all / 2 }
    }
}

/// How many cards of each species and sex there are; every snail counts for both sexes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stock([[u8; 2]; SPECIES]);

impl Stock {
    /// The deck of `players`.
    #[must_use]
    pub fn deck(players: u8) -> Self {
        Self(Species::ALL.map(|species| Sex::ALL.map(|sex| Card { species, sex }.copies(players))))
    }

    /// Without so many like `card`.
    pub fn take(&mut self, card: Card, cards: u8) {
        let snail = card.species == Species::Snail;
        for (sex, left) in Sex::ALL.into_iter().zip(&mut self.0[card.species.index()]) {
            if snail || sex == card.sex {
                *left = left.saturating_sub(cards);
            }
        }
    }

    /// Cards like `card`.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card.species.index()][card.sex as usize]
    }

    /// Cards of `species`.
    #[must_use]
    pub const fn of_species(&self, species: Species) -> u8 {
        let [male, female] = self.0[species.index()];
        if matches!(species, Species::Snail) { male } else { male + female }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_31_39_or_47_cards() {
        assert_eq!([2, 3, 4, 5].map(deck), [31, 31, 39, 47]);
    }

    #[test]
    fn the_deck_has_38_52_or_70_tears() {
        let tears = |players| Species::ALL.iter().map(|s| s.copies(players) * s.tears()).sum::<u8>();
        assert_eq!([2, 3, 4, 5].map(tears), [38, 38, 52, 70]);
    }

    #[test]
    fn all_but_the_snails_are_half_male_half_female() {
        for players in 2..=5 {
            for species in Species::ALL.into_iter().filter(|species| *species != Species::Snail) {
                assert_eq!(species.copies(players) % 2, 0);
                assert_eq!(
                    Card { species, sex: Sex::Male }.copies(players),
                    Card { species, sex: Sex::Female }.copies(players)
                );
            }
        }
    }

    #[test]
    fn masses_run_from_nothing_to_ten() {
        assert_eq!(Species::ALL.map(Species::mass), [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
}
