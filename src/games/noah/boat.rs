//! A boat of Noah: the cards aboard, the two golden rules, and the ring the boats lie in.

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Sex, Species},
    words,
};
use crate::game::Refusal;

/// Boats on the table.
pub const BOATS: usize = 5;
/// What a boat carries when it leaves.
pub const LIMIT: u8 = 21;
/// The same with a woodpecker aboard.
pub const HOLED_LIMIT: u8 = 13;
/// More cards than any boat can hold: eighteen parrots, snails, cats and kangaroos weigh 21.
const MOST_CARDS: usize = 20;

/// Where Noah goes after a card, seen from him with the ring before him. Append only: the journal numbers it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Way {
    /// To the left neighbour, or opposite on the left.
    Left,
    /// To the right neighbour, or opposite on the right.
    Right,
    /// Nowhere: a donkey was played.
    Stays,
}

impl Way {
    /// The position in the ring reached from `from` after `card`; none if the card does not lead this way.
    #[must_use]
    pub const fn from(self, from: u8, card: Card) -> Option<u8> {
        let steps = match (self, card.species, card.sex) {
            (Self::Stays, Species::Donkey, _) => 0,
            (Self::Stays, ..) | (_, Species::Donkey, _) => return None,
            (Self::Right, _, Sex::Female) => 1,
            (Self::Right, _, Sex::Male) => 2,
            (Self::Left, _, Sex::Male) => 3,
            (Self::Left, _, Sex::Female) => 4,
        };
        Some((from + steps) % 5)
    }
}

/// A boat and its animals, in the order they came.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Boat {
    cards: Vec<Card, MOST_CARDS>,
}

impl Boat {
    /// The animals aboard, the last one on top.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many animals are aboard.
    #[must_use]
    pub fn count(&self) -> u8 {
        u8::try_from(self.cards.len()).unwrap_or(u8::MAX)
    }

    /// What they weigh.
    #[must_use]
    pub fn mass(&self) -> u8 {
        self.cards.iter().map(|card| card.species.mass()).sum()
    }

    /// Whether a woodpecker is aboard.
    #[must_use]
    pub fn is_holed(&self) -> bool {
        self.cards.iter().any(|card| card.species == Species::Woodpecker)
    }

    /// What it may weigh.
    #[must_use]
    pub fn limit(&self) -> u8 {
        if self.is_holed() { HOLED_LIMIT } else { LIMIT }
    }

    /// The animal on top.
    #[must_use]
    pub fn last(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    /// The sex the next animal must have. The second card sets the order, all alike or in turn; either way
    /// each card repeats the one two before it.
    #[must_use]
    pub fn next_sex(&self) -> Option<Sex> {
        match *self.cards.as_slice() {
            [.., before_last, _] => Some(before_last.sex),
            _ => None,
        }
    }

    /// What may still come aboard.
    #[must_use]
    pub fn room(&self) -> Room {
        Room { mass: self.mass(), limit: self.limit(), next_sex: self.next_sex(), full: self.cards.is_full() }
    }

    /// Takes `card` aboard; false if there is no room.
    #[must_use]
    pub fn take(&mut self, card: Card) -> bool {
        self.cards.push(card).is_ok()
    }

    /// Takes the top animals off until `left` are aboard.
    pub fn keep(&mut self, left: u8) {
        self.cards.truncate(left.into());
    }
}

/// What the two golden rules leave open on a boat: found once for all the animals of a question.
#[derive(Copy, Clone, Debug)]
pub struct Room {
    mass: u8,
    limit: u8,
    next_sex: Option<Sex>,
    full: bool,
}

impl Room {
    /// What the boat may weigh with `species` aboard.
    const fn limit_with(self, species: Species) -> u8 {
        if matches!(species, Species::Woodpecker) { HOLED_LIMIT } else { self.limit }
    }

    /// Why `card` cannot come aboard.
    #[must_use]
    pub fn refusal(self, card: Card) -> Option<Refusal> {
        if self.mass + card.species.mass() > self.limit_with(card.species) || self.full {
            return Some(Refusal(words::TOO_HEAVY.say()));
        }
        let sex = self.next_sex.filter(|sex| *sex != card.sex)?;
        Some(Refusal(words::NEEDS_SEX.with([crate::i18n::Arg::Word(sex.sign())])))
    }

    /// Whether `species` brings the boat to its limit exactly.
    #[must_use]
    pub const fn is_filled_by(self, species: Species) -> bool {
        self.mass + species.mass() == self.limit_with(species)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(species: Species, sex: Sex) -> Card {
        Card { species, sex }
    }

    #[test]
    fn noah_goes_opposite_after_a_male_and_next_door_after_a_female() {
        let cat = |sex| card(Species::Cat, sex);
        assert_eq!([Way::Left, Way::Right].map(|way| way.from(0, cat(Sex::Male))), [Some(3), Some(2)]);
        assert_eq!([Way::Left, Way::Right].map(|way| way.from(0, cat(Sex::Female))), [Some(4), Some(1)]);
        assert_eq!(Way::Stays.from(0, cat(Sex::Male)), None);
    }

    #[test]
    fn noah_stays_after_a_donkey() {
        let donkey = card(Species::Donkey, Sex::Male);
        assert_eq!([Way::Left, Way::Right, Way::Stays].map(|way| way.from(3, donkey)), [None, None, Some(3)]);
    }

    #[test]
    fn the_second_card_sets_the_order() {
        let mut boat = Boat::default();
        assert_eq!(boat.next_sex(), None);
        assert!(boat.take(card(Species::Cat, Sex::Male)));
        assert_eq!(boat.next_sex(), None);
        assert!(boat.take(card(Species::Parrot, Sex::Female)));
        assert_eq!(boat.next_sex(), Some(Sex::Male));
    }
}
