//! What rescued pairs are worth at the end, and where a score stands on the board's track.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use super::species::Species;

/// Spaces of the score track.
const TRACK: i16 = 50;
/// Points for being the only one with a species.
pub(super) const ALONE: i16 = 2;
/// What all pairs of a species are worth together in the advanced game.
const SHARED: i16 = 6;

/// How pairs are scored. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Scoring {
    /// One point an animal, two a unicorn, two more for a species nobody else has.
    #[default]
    Basic,
    /// Six points a species, shared among its rescued pairs.
    Advanced,
}

/// How the pairs of one species in one ark are worth what they are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// Pairs in this ark.
    pub pairs: u8,
    /// Points of one pair.
    pub each: i16,
    /// The ark doubles the species.
    pub starred: bool,
    /// Points on top, never doubled, for being the only one.
    pub bonus: i16,
}

impl Worth {
    /// `pairs` of `species` in an ark that may have a star there, out of `rescued` in all arks.
    pub fn new(scoring: Scoring, species: Species, pairs: u8, rescued: u8, starred: bool) -> Self {
        let alone = pairs > 0 && pairs == rescued;
        let (each, bonus) = match scoring {
            Scoring::Basic if species.is_unicorn() => (4, alone),
            Scoring::Basic => (2, alone),
            // One, two or three pairs: six points are always shared evenly.
            Scoring::Advanced => (SHARED / i16::from(rescued.max(1)), false),
        };
        Self { pairs, each, starred, bonus: if bonus { ALONE } else { 0 } }
    }

    pub fn points(self) -> i16 {
        i16::from(self.pairs) * self.each * if self.starred { 2 } else { 1 } + self.bonus
    }
}

/// The space of the track where the marker of a score stands: 50 is the last, 51 the first again.
pub(super) fn space(score: i16) -> i16 {
    (score - 1).rem_euclid(TRACK) + 1
}

/// The token beside the board: none up to 50, its front above 50, its back above 100.
pub(super) const fn token(score: i16) -> i16 {
    match score {
        ..=TRACK => 0,
        51..=100 => TRACK,
        _ => 2 * TRACK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column() -> Species {
        Species::named("C").unwrap()
    }

    #[test]
    fn basic_counts_animals_and_rewards_being_the_only_one() {
        let worth =
            |pairs, rescued, starred| Worth::new(Scoring::Basic, column(), pairs, rescued, starred).points();
        assert_eq!(worth(1, 1, false), 4, "2 animals, alone");
        assert_eq!(worth(1, 1, true), 6, "the bonus is not doubled");
        assert_eq!(worth(2, 3, true), 8);
        assert_eq!(worth(3, 3, true), 14);
        assert_eq!(worth(0, 2, true), 0);
        assert_eq!(Worth::new(Scoring::Basic, Species::UNICORN, 1, 1, false).points(), 6);
    }

    #[test]
    fn advanced_shares_six_points() {
        let worth = |pairs, rescued, starred| {
            Worth::new(Scoring::Advanced, column(), pairs, rescued, starred).points()
        };
        assert_eq!((worth(1, 1, false), worth(1, 1, true)), (6, 12));
        assert_eq!((worth(1, 2, false), worth(1, 2, true)), (3, 6));
        assert_eq!((worth(1, 3, false), worth(2, 3, true), worth(3, 3, false)), (2, 8, 6));
        assert_eq!(Worth::new(Scoring::Advanced, Species::UNICORN, 1, 1, false).points(), 6);
    }

    #[test]
    fn the_token_is_taken_above_fifty_and_turned_above_a_hundred() {
        let seen = |score| (space(score), token(score));
        assert_eq!((seen(1), seen(50), seen(51)), ((1, 0), (50, 0), (1, 50)));
        assert_eq!((seen(100), seen(101), seen(151)), ((50, 50), (1, 100), (1, 100)));
    }
}
