//! How long a match takes, and how long each player's turns do. Time never reaches into the rules.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat};

/// Seconds of play; what passes while the device sleeps is no play.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Clock {
    total: u32,
    seats: [u32; MAX_SEATS],
}

impl Clock {
    /// Adds what passed before an event; to the turn of whoever was to move.
    pub const fn add(&mut self, seconds: u16, actor: Option<Seat>) {
        self.total = self.total.saturating_add(seconds as u32);
        if let Some(seat) = actor {
            self.seats[seat.index()] = self.seats[seat.index()].saturating_add(seconds as u32);
        }
    }

    /// Minutes of the match.
    #[must_use]
    pub fn minutes(&self) -> u16 {
        minutes(self.total)
    }

    /// Minutes of a player's turns.
    #[must_use]
    pub fn minutes_of(&self, seat: Seat) -> u16 {
        minutes(self.seats[seat.index()])
    }
}

fn minutes(seconds: u32) -> u16 {
    u16::try_from(seconds / 60).unwrap_or(u16::MAX)
}
