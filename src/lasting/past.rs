//! Past matches: who played what, and how it ended. The device has no clock, so they are numbered.

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    game::Stop,
    games::{Match, Options},
    seat::{MAX_SEATS, Names},
};

/// How many past matches are kept; a further one takes the place of the oldest.
pub const PAST: usize = 20;

/// How a match ended. Append only: past matches store the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Ending {
    /// By the rules.
    Played,
    /// The table scored it before the rules did.
    Early,
    /// It was abandoned.
    Abandoned,
}

/// A player's place.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Place {
    /// The final score.
    pub score: i16,
    /// 1 is best; shared places skip ranks.
    pub rank: u8,
}

/// What is kept of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    /// Matches are counted on each device.
    pub number: u16,
    /// The players.
    pub names: Names,
    /// The game and its variants.
    pub options: Options,
    /// How it ended.
    pub ending: Ending,
    /// In seat order; empty if it was abandoned.
    pub places: Vec<Place, MAX_SEATS>,
    /// How long it took.
    pub minutes: u16,
}

impl MaxSize for Past {
    const POSTCARD_MAX_SIZE: usize = u16::POSTCARD_MAX_SIZE
        + Names::POSTCARD_MAX_SIZE
        + Options::POSTCARD_MAX_SIZE
        + Ending::POSTCARD_MAX_SIZE
        + 1
        + MAX_SEATS * Place::POSTCARD_MAX_SIZE
        + u16::POSTCARD_MAX_SIZE;
}

impl Past {
    /// What is kept of `game`, as it stands.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let standings = match game.ask(&[], None) {
            Err(Stop::Over(standings)) => Some(standings),
            Err(Stop::Question(_)) | Ok(_) => None,
        };
        let seats = crate::seat::Seat::all(game.names().players());
        let places = standings.as_ref().map_or(Vec::new(), |standings| {
            seats
                .filter_map(|seat| standings.of(seat))
                .map(|row| Place { score: row.score, rank: row.rank })
                .collect()
        });
        let ending = match standings {
            None => Ending::Abandoned,
            Some(_) if game.ended_early() => Ending::Early,
            Some(_) => Ending::Played,
        };
        Self {
            number: game.number(),
            names: game.names().clone(),
            options: game.options(),
            ending,
            places,
            minutes: game.clock().minutes(),
        }
    }

    /// The seats that won, in seat order.
    pub fn winners(&self) -> impl Iterator<Item = (usize, Place)> + '_ {
        self.places.iter().copied().enumerate().filter(|(_, place)| place.rank == 1)
    }

    /// Where it is kept: the oldest gives way.
    #[must_use]
    pub fn slot(&self) -> u8 {
        // Less than twenty.
        u8::try_from(usize::from(self.number) % PAST).unwrap_or(0)
    }
}

/// The matches that are kept, the last first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastMatches(Vec<Past, PAST>);

impl PastMatches {
    /// Every match kept, the last first.
    #[must_use]
    pub fn as_slice(&self) -> &[Past] {
        &self.0
    }

    /// Keeps `past` in its place among the others.
    pub fn keep(&mut self, past: Past) {
        self.forget(past.slot());
        let place = self.0.iter().position(|other| newer(past.number, other.number)).unwrap_or(self.0.len());
        // Its slot was cleared, so there is room.
        let fits = self.0.insert(place, past);
        debug_assert!(fits.is_ok());
    }

    /// Forgets what is kept in `slot`.
    pub fn forget(&mut self, slot: u8) {
        self.0.retain(|past| past.slot() != slot);
    }

    /// What is kept in `slot`.
    #[must_use]
    pub fn in_slot(&self, slot: u8) -> Option<&Past> {
        self.0.iter().find(|past| past.slot() == slot)
    }
}

/// Whether match `a` came after match `b`; the count starts again after 65,535.
const fn newer(a: u16, b: u16) -> bool {
    a != b && a.wrapping_sub(b) < u16::MAX / 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;

    fn past(number: u16) -> Past {
        Past {
            number,
            names: Names::new(["A", "B"]).unwrap(),
            options: Kind::Noah.default_options(),
            ending: Ending::Abandoned,
            places: Vec::new(),
            minutes: 0,
        }
    }

    fn numbers(matches: &PastMatches) -> std::vec::Vec<u16> {
        matches.as_slice().iter().map(|past| past.number).collect()
    }

    #[test]
    fn the_last_comes_first_and_the_twenty_first_replaces_the_oldest() {
        let mut matches = PastMatches::default();
        for number in 1..=21 {
            matches.keep(past(number));
        }
        assert_eq!(numbers(&matches), (2..=21).rev().collect::<std::vec::Vec<_>>());
    }

    #[test]
    fn they_are_in_order_however_they_are_read() {
        let mut matches = PastMatches::default();
        for number in [3, 1, 2] {
            matches.keep(past(number));
        }
        assert_eq!(numbers(&matches), [3, 2, 1]);
    }

    #[test]
    fn a_match_kept_twice_is_kept_once() {
        let mut matches = PastMatches::default();
        matches.keep(past(7));
        matches.keep(past(7));
        assert_eq!(numbers(&matches), [7]);
        matches.forget(7);
        assert_eq!(numbers(&matches), []);
    }
}
