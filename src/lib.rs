//! Arkeeper: the score-keeper in the middle of the table.
//!
//! The library is pure: no clock, no pins, no allocation. A *board* (see `boards/`) owns the world and hands
//! the library key presses; the library hands back a picture and a record to remember.
//!
//! ```text
//! button edge -> Keypad (debounce) -> Key -> App -> Event -> Game (fold) -> View -> pixels -> panel
//!                                             |
//!                                             +----> Record -> journal (append only)
//! ```

#![cfg_attr(not(test), no_std)]

pub mod app;
pub mod board;
pub mod clock;
pub mod colour;
pub mod form;
pub mod game;
pub mod games;
pub mod i18n;
pub mod input;
pub mod journal;
pub mod lasting;
pub mod notes;
pub mod quiet;
pub mod seat;
pub mod session;
pub mod ui;
pub mod view;
