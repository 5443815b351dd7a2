//! What Noah is told: the variants of a match, and what happens in it.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use super::{Card, Species, Way};
use crate::seat::Seat;

/// How much of the game is kept. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Depth {
    /// Departures, the end of each round, tears.
    #[default]
    Scores,
    /// Every card.
    Boats,
}

/// When the match ends. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Span {
    /// After three rounds.
    #[default]
    Rounds,
    /// After the round in which somebody has 26 tears.
    Tears,
}

/// The variants.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Options {
    /// How much is kept.
    pub depth: Depth,
    /// When it ends.
    pub span: Span,
}

/// How tears are entered. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Tally {
    /// A number for each hand.
    Totals,
    /// Card by card.
    Cards,
}

/// What can happen. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Event {
    /// A boat leaves; only the departures are kept.
    Depart,
    /// A hand is empty; only the departures are kept.
    Empty(Seat),
    /// The animal dealt to the next boat of the ring.
    Place(Card),
    /// An animal comes aboard and Noah moves.
    Load(Card, Way),
    /// Nothing can be loaded: the animals of Noah's boat are taken in hand.
    PickUp,
    /// So many cards of the gift go to this player.
    Give(Seat, u8),
    /// How the tears of this round will be entered.
    Tally(Tally),
    /// A hand costs so many tears.
    Tears(u8),
    /// The hand being counted holds one of these.
    Holds(Species),
    /// What is left of the hand being counted costs nothing.
    Counted,
    /// Of the players with the highest total, this one begins.
    Begins(Seat),
}
