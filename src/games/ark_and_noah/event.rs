//! What can happen in Ark & Noah, and its variants: what the journal keeps.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The variants of a match.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Options {
    /// Five actions, eight rounds, no food, no pitch.
    pub quick: bool,
    /// One worker each with three players.
    pub one_worker: bool,
}

/// What the owner of a swap takes first. Append only.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Reward {
    /// A point.
    Point,
    /// A food tile.
    Food,
    /// A plank.
    Plank,
    /// A pitch cube.
    Pitch,
}

/// What the owner of a swap then exchanges. Append only.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Exchange {
    /// Two planks of different colours on the ark.
    Planks,
    /// An animal against one of three drawn; it may be kept.
    Animal,
    /// Neither was possible.
    Nothing,
}

/// What can happen. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Event {
    /// A worker goes to this box, from 1; in the quick game the player chooses this action.
    Choose(u8),
    /// Everybody takes what the action gives.
    Serve,
    /// The reward and the exchange of a swap.
    Swap(Reward, Exchange),
    /// Pieces added to the ark.
    Build {
        /// Planks.
        planks: u8,
        /// Pitch cubes.
        pitch: u8,
    },
    /// Food tiles loaded.
    Food(u8),
    /// A pair boards.
    Pair {
        /// Squares it needs, 0 for small animals.
        size: u8,
        /// Who owns the other tile; the loader, if both.
        mate: Seat,
        /// Printed on each tile.
        points: u8,
    },
    /// The pair is in the pen entered just before.
    SamePen,
    /// Planks of one player in the wall of the pen.
    Wall(u8),
    /// Pitch cubes of the pen.
    PenPitch(u8),
    /// The player has loaded enough.
    Done,
    /// Whether planks close the hull.
    Hull(bool),
    /// A player's planks on the edge of the ark.
    Outer(u8),
    /// Sizes of the animals a player has left, added up.
    Sizes(u8),
}
