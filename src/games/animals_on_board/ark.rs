//! What an ark holds, by shape: pairs, herds, animals alone of their species.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

/// Tiles an ark can carry at the end.
pub const CAPACITY: u8 = 10;
/// What every animal of a herd is worth.
pub const HERD_VALUE: u8 = 5;
/// Tiles are numbered 1 to this, one of each per species.
pub const VALUES: usize = 5;

/// Species held more than once: how many pairs, and herds of three, four and five.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, MaxSize)]
pub struct Herds {
    /// Species held exactly twice.
    pub pairs: u8,
    /// Herds of three.
    pub threes: u8,
    /// Herds of four.
    pub fours: u8,
    /// Herds of five.
    pub fives: u8,
}

impl Herds {
    /// Tiles in them. Counts come from the journal, so the sum saturates.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        self.pairs
            .saturating_mul(2)
            .saturating_add(self.threes.saturating_mul(3))
            .saturating_add(self.fours.saturating_mul(4))
            .saturating_add(self.fives.saturating_mul(5))
    }

    /// With one more of `size`, if that is a pair or a herd.
    #[must_use]
    pub const fn with(mut self, size: u8) -> Option<Self> {
        let count = match size {
            2 => &mut self.pairs,
            3 => &mut self.threes,
            4 => &mut self.fours,
            5 => &mut self.fives,
            _ => return None,
        };
        *count = count.saturating_add(1);
        Some(self)
    }

    /// Different species in them.
    #[must_use]
    pub const fn species(self) -> u8 {
        self.pairs.saturating_add(self.threes).saturating_add(self.fours).saturating_add(self.fives)
    }

    /// Sizes of the herds, pairs left out, largest first.
    pub fn sizes(self) -> impl Iterator<Item = u8> {
        [(self.fives, 5), (self.fours, 4), (self.threes, 3)]
            .into_iter()
            .flat_map(|(count, size)| core::iter::repeat_n(size, usize::from(count)))
    }
}

/// Animals that are the only one of their species: how many of value 1, 2, 3, 4 and 5.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, MaxSize)]
pub struct Singles(pub [u8; VALUES]);

impl Singles {
    /// How many there are.
    #[must_use]
    pub fn tiles(self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Their values, highest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let of = move |value: u8| core::iter::repeat_n(value, usize::from(self.0[usize::from(value - 1)]));
        (1..=HERD_VALUE).rev().flat_map(of)
    }
}

/// The highest tiles inside the herds that a discard may cut down to one animal; 0 where it does not matter.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, MaxSize)]
pub struct Tops {
    /// Of the herds of three.
    pub three: u8,
    /// Of the herds of three, leaving out the one above.
    pub other_three: u8,
    /// Of the herds of four.
    pub four: u8,
}

/// A highest tile that has to be asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Top {
    /// [`Tops::three`].
    Three,
    /// [`Tops::other_three`].
    OtherThree,
    /// [`Tops::four`].
    Four,
}

impl Top {
    /// In the order asked.
    pub const ALL: [Self; 3] = [Self::Three, Self::OtherThree, Self::Four];

    /// The lowest value the highest tile of such a herd can have.
    #[must_use]
    pub const fn least(self) -> u8 {
        match self {
            Self::Three | Self::OtherThree => 3,
            Self::Four => 4,
        }
    }
}

impl Tops {
    /// The highest tile, 0 if it was not asked.
    #[must_use]
    pub const fn get(self, top: Top) -> u8 {
        match top {
            Top::Three => self.three,
            Top::OtherThree => self.other_three,
            Top::Four => self.four,
        }
    }

    /// With one of them known.
    #[must_use]
    pub const fn with(mut self, top: Top, value: u8) -> Self {
        match top {
            Top::Three => self.three = value,
            Top::OtherThree => self.other_three = value,
            Top::Four => self.four = value,
        }
        self
    }
}

/// What a player's ark holds, by shape.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Ark {
    /// Pairs and herds.
    pub herds: Herds,
    /// Animals alone of their species.
    pub singles: Singles,
    /// Highest tiles inside herds, where asked.
    pub tops: Tops,
}

impl Ark {
    /// Every tile of it.
    #[must_use]
    pub fn tiles(&self) -> u8 {
        self.herds.tiles().saturating_add(self.singles.tiles())
    }

    /// Every species of it.
    #[must_use]
    pub fn species(&self) -> u8 {
        self.herds.species().saturating_add(self.singles.tiles())
    }
}

/// Whether `tiles` can be of at most `species` species: five of each at most.
#[must_use]
pub const fn can_be(tiles: u8, species: u8) -> bool {
    tiles <= species.saturating_mul(5)
}
