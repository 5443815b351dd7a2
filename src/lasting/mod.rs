//! What outlives every match: settings, the players' names, what is known of the boxes, past matches.
//!
//! A board stores each [`Fact`] under a key of its own and hands them back when it starts.

pub mod past;
pub mod roster;
pub mod settings;

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::Serialize;

use crate::{
    colour::{Colour, Colours},
    games::{Boxes, Kind, Match},
    seat::Names,
};
use past::{PAST, Past, PastMatches};
use roster::Roster;
use settings::Settings;

/// Something that is kept, whole.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How the device looks and feels.
    Settings,
    /// The names it knows.
    Roster,
    /// How many matches were begun.
    Count,
    /// What is known of the box of a game.
    Box(Kind),
    /// The past match in a slot.
    Past(u8),
}

/// Keys are append only: they are what devices have in their flash. Key 2 is the board's own.
const SETTINGS: u8 = 1;
const ROSTER: u8 = 3;
const COUNT: u8 = 4;
const BOXES: u8 = 8;
const PASTS: u8 = 32;

/// Version of the format, kept before every value.
pub const VERSION: u8 = 1;

/// Room for any fact and its version.
pub const MAX_FACT: usize = 1 + max(Roster::POSTCARD_MAX_SIZE, Past::POSTCARD_MAX_SIZE);

const _: () = assert!(Boxes::MAX_SIZE < MAX_FACT, "what is known of a box is a fact like others");

const fn max(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// More than one press changes.
const MAX_CHANGES: usize = 6;

impl Fact {
    /// The key it is kept under.
    #[must_use]
    pub const fn key(self) -> u8 {
        match self {
            Self::Settings => SETTINGS,
            Self::Roster => ROSTER,
            Self::Count => COUNT,
            Self::Box(kind) => BOXES + kind as u8,
            Self::Past(slot) => PASTS + slot,
        }
    }

    /// What is kept under `key`, if this program keeps anything there.
    #[must_use]
    pub fn of(key: u8) -> Option<Self> {
        let boxes = Kind::ALL.into_iter().map(Self::Box);
        let pasts = (0u8..).take(PAST).map(Self::Past);
        let mut all = [Self::Settings, Self::Roster, Self::Count].into_iter().chain(boxes).chain(pasts);
        all.find(|fact| fact.key() == key)
    }
}

/// A kept value that this program cannot read: a newer one wrote it, or it is damaged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unknown;

/// Everything that is kept beside the match on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lasting {
    settings: Settings,
    roster: Roster,
    /// How many matches were begun.
    count: u16,
    boxes: Boxes,
    past: PastMatches,
    /// Whether the display shows colours: told by the board at each start, and not stored.
    colourful: bool,
    /// What has to be stored.
    changes: Vec<Fact, MAX_CHANGES>,
}

impl Lasting {
    /// Takes what was stored under `key`; what nobody keeps there is left alone.
    ///
    /// # Errors
    ///
    /// [`Unknown`] if it cannot be read; what the device starts with stands instead.
    pub fn read(&mut self, key: u8, value: &[u8]) -> Result<(), Unknown> {
        let Some(fact) = Fact::of(key) else { return Ok(()) };
        let Some((&version, bytes)) = value.split_first() else {
            // Forgotten on purpose.
            if let Fact::Past(slot) = fact {
                self.past.forget(slot);
            }
            return Ok(());
        };
        if version != VERSION {
            return Err(Unknown);
        }
        match fact {
            Fact::Settings => self.settings = postcard::from_bytes(bytes).map_err(|_| Unknown)?,
            Fact::Roster => self.roster = postcard::from_bytes(bytes).map_err(|_| Unknown)?,
            Fact::Count => self.count = postcard::from_bytes(bytes).map_err(|_| Unknown)?,
            Fact::Box(kind) => self.boxes.read(kind, bytes).map_err(|_| Unknown)?,
            Fact::Past(_) => self.past.keep(postcard::from_bytes(bytes).map_err(|_| Unknown)?),
        }
        Ok(())
    }

    /// The bytes to store for `fact`; none if there is nothing to know.
    #[must_use]
    pub fn write<'a>(&self, fact: Fact, buffer: &'a mut [u8; MAX_FACT]) -> &'a [u8] {
        match fact {
            Fact::Settings => encode(&self.settings, buffer),
            Fact::Roster => encode(&self.roster, buffer),
            Fact::Count => encode(&self.count, buffer),
            Fact::Box(kind) => {
                buffer[0] = VERSION;
                let length = self.boxes.write(kind, &mut buffer[1..]).len();
                &buffer[..=length]
            }
            Fact::Past(slot) => self.past.in_slot(slot).map_or(&[], |past| encode(past, buffer)),
        }
    }

    /// What has to be stored next.
    pub fn next_change(&mut self) -> Option<Fact> {
        if self.changes.is_empty() { None } else { Some(self.changes.remove(0)) }
    }

    fn changed(&mut self, fact: Fact) {
        if !self.changes.contains(&fact) {
            // More than any press changes: what is stored after each press leaves room.
            let noted = self.changes.push(fact);
            debug_assert!(noted.is_ok());
        }
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes a setting.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.changed(Fact::Settings);
    }

    /// The names the device knows.
    #[must_use]
    pub const fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Changes the roster.
    pub fn enrol(&mut self, change: impl FnOnce(&mut Roster)) {
        let before = self.roster.clone();
        change(&mut self.roster);
        if self.roster != before {
            self.changed(Fact::Roster);
        }
    }

    /// The colours of the players at a table.
    #[must_use]
    pub fn colours(&self, names: &Names) -> Colours {
        Colour::of_table(names, |name| self.roster.favourite(name))
    }

    /// Whether the display shows colours.
    #[must_use]
    pub const fn is_colourful(&self) -> bool {
        self.colourful
    }

    /// Tells whether the display shows colours.
    pub const fn show_colours(&mut self, shown: bool) {
        self.colourful = shown;
    }

    /// The past matches.
    #[must_use]
    pub fn past(&self) -> &[Past] {
        self.past.as_slice()
    }

    /// Forgets a past match.
    pub fn forget(&mut self, slot: u8) {
        self.past.forget(slot);
        self.changed(Fact::Past(slot));
    }

    /// What is known of the boxes.
    #[must_use]
    pub const fn boxes(&self) -> Boxes {
        self.boxes
    }

    /// Counts a match that begins.
    pub fn number_match(&mut self) -> u16 {
        self.count = self.count.wrapping_add(1);
        self.changed(Fact::Count);
        self.count
    }

    /// Keeps what there is to know of a match that leaves the table. One in which nothing happened leaves no trace.
    pub fn put_away(&mut self, game: &Match) {
        if game.log_len() == 0 {
            return;
        }
        let past = Past::of(game);
        self.changed(Fact::Past(past.slot()));
        self.past.keep(past);
        let before = self.boxes;
        game.teach(&mut self.boxes);
        if self.boxes != before {
            self.changed(Fact::Box(game.kind()));
        }
    }
}

fn encode<'a, T: Serialize>(value: &T, buffer: &'a mut [u8; MAX_FACT]) -> &'a [u8] {
    buffer[0] = VERSION;
    // The buffer holds the largest fact there is.
    let length = postcard::to_slice(value, &mut buffer[1..]).map_or(0, |bytes| bytes.len());
    &buffer[..=length]
}
