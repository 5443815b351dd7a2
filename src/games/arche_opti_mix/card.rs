//! Cards as the device sees them: what a card is worth, what it weighs, what it brings.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use super::words;
use crate::i18n::Label;

/// The heaviest animals.
pub(super) const HEAVIEST: u8 = 4;

/// What is printed on a card, and on the score card its pawn goes to. Append only: the journal numbers them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Category {
    /// Slow animals.
    Slow,
    /// Timid animals.
    Timid,
    /// Heavy animals.
    Heavy,
    /// Useful animals.
    Useful,
    /// Provisions, no animals.
    Provisions,
}

impl Category {
    /// In the order of the bars on the screen.
    pub(super) const ALL: [Self; 5] = [Self::Slow, Self::Timid, Self::Heavy, Self::Useful, Self::Provisions];
    /// Without the provisions.
    pub(super) const ANIMALS: [Self; 4] = [Self::Slow, Self::Timid, Self::Heavy, Self::Useful];

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// Whether such a card must be the only one of its turn, and none of the final phase.
    pub(super) const fn stays_alone(self) -> bool {
        matches!(self, Self::Slow | Self::Provisions)
    }

    pub(super) const fn is_animal(self) -> bool {
        !matches!(self, Self::Provisions)
    }

    /// In the middle of a sentence.
    pub(super) const fn label(self) -> &'static Label {
        match self {
            Self::Slow => &words::SLOW,
            Self::Timid => &words::TIMID,
            Self::Heavy => &words::HEAVY,
            Self::Useful => &words::USEFUL,
            Self::Provisions => &words::PROVISIONS,
        }
    }

    /// At the beginning of a line.
    pub(super) const fn title(self) -> &'static Label {
        match self {
            Self::Slow => &words::SLOW_TITLE,
            Self::Timid => &words::TIMID_TITLE,
            Self::Heavy => &words::HEAVY_TITLE,
            Self::Useful => &words::USEFUL_TITLE,
            Self::Provisions => &words::PROVISIONS_TITLE,
        }
    }

    /// Over a column.
    pub(super) const fn initials(self) -> &'static Label {
        match self {
            Self::Slow => &words::SLOW_INITIALS,
            Self::Timid => &words::TIMID_INITIALS,
            Self::Heavy => &words::HEAVY_INITIALS,
            Self::Useful => &words::USEFUL_INITIALS,
            Self::Provisions => &words::PROVISIONS_INITIALS,
        }
    }

    /// In match notes.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Timid => "timid",
            Self::Heavy => "heavy",
            Self::Useful => "useful",
            Self::Provisions => "provisions",
        }
    }

    pub(super) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.word() == word)
    }
}

/// A side of the ark.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Side {
    /// The lower one, where the tilt counts down.
    Left,
    /// The upper one, where the tilt counts up.
    Right,
}

impl Side {
    /// The tilt that `weight` adds on this side.
    pub(super) const fn load(self, weight: i8) -> i8 {
        match self {
            Self::Left => -weight,
            Self::Right => weight,
        }
    }
}

/// What the ability of an animal brings, where the player uses it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Gain {
    /// No ability, or none used.
    Nothing,
    /// Two discs.
    Fox,
    /// A disc under the pawn just placed.
    Brontosaurus,
    /// A disc under any animal pawn of the player.
    Chimpanzee(Category),
}

/// A card laid into the ark.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Card {
    /// Where its pawn goes.
    pub category: Category,
    /// Its weight, negative on the left.
    pub load: i8,
    /// Whether it opens a cabin.
    pub cabin: bool,
    /// What its ability brings.
    pub gain: Gain,
}

/// The card laid last, as long as the turn can still say more of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Laid {
    pub category: Category,
    /// Whether its cabin is settled.
    pub housed: bool,
    /// Whether its ability is settled.
    pub gained: bool,
}

/// An animal about to be ejected, and the category of the card that takes its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Ejection {
    /// Of the card that ejects.
    pub category: Category,
    /// Of the animal that leaves.
    pub victim: Category,
    /// Of the animal that leaves.
    pub weight: u8,
    /// Where both are.
    pub side: Side,
}

/// The pawns of one player, and the discs under them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Pawns {
    pub pawns: [u8; 5],
    /// Discs under pawns, half a pawn each; never more than pawns, never under provisions.
    pub halves: [u8; 5],
}

impl Pawns {
    pub fn add(&mut self, category: Category) {
        // Only corrections lead anywhere near the bound.
        let pawns = &mut self.pawns[category.index()];
        *pawns = pawns.saturating_add(1);
    }

    /// Whether a pawn stands there without a disc.
    pub fn has_bare(&self, category: Category) -> bool {
        self.halves[category.index()] < self.pawns[category.index()]
    }

    /// The value in half pawns.
    pub fn units(&self, category: Category) -> i16 {
        2 * i16::from(self.pawns[category.index()]) + i16::from(self.halves[category.index()])
    }

    pub fn all_units(&self) -> [i16; 5] {
        Category::ALL.map(|category| self.units(category))
    }

    pub fn discs(&self) -> u8 {
        // Twenty-two in the box.
        self.halves.iter().sum()
    }
}
