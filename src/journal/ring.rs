//! The journal as items of a ring: what a device reads from a memory that runs over its own oldest bytes.
//!
//! An item is a number followed by one or more records. The numbers count up: where one is missing, something
//! was lost. An item that was being written when the power failed is no item, and its number is used again.

use heapless::Vec;

use super::{MAX_RECORD, Replay, Unreadable, decode_first, encode};
use crate::games::{Match, Record, RecordError};

/// Most bytes of an item: a copy packs many records into each.
pub const MAX_ITEM: usize = 240;

const _: () = assert!(2 * MAX_RECORD < MAX_ITEM, "the records of a press fit an item");

/// An item to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item(Vec<u8, MAX_ITEM>);

impl Item {
    /// An item without records.
    #[must_use]
    pub fn new(number: u8) -> Self {
        Self(core::iter::once(number).collect())
    }

    /// An item with the records of one press.
    #[must_use]
    pub fn of(number: u8, records: &[Record]) -> Self {
        let mut item = Self::new(number);
        for record in records {
            // There is room for any two records.
            let fits = item.add(record);
            debug_assert!(fits);
        }
        item
    }

    /// Adds `record` if there is room.
    #[must_use]
    pub fn add(&mut self, record: &Record) -> bool {
        self.0.extend_from_slice(encode(record, &mut [0; MAX_RECORD])).is_ok()
    }

    /// The bytes to write.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Reads a ring from its oldest item to its youngest.
///
/// The oldest items may be the end of a match whose beginning was run over. Whatever is wrong with a match
/// stops to matter when another begins, when it is put away, or when it is completely written again.
#[derive(Debug, Default)]
pub struct Reader {
    replay: Replay,
    fault: Option<Unreadable>,
    begins: Option<u32>,
    copy_begins: Option<u32>,
    next: Option<u8>,
}

impl Reader {
    /// Takes the next item, found at `place`.
    // A frame of its own: the matches it moves would stay on the stack of whoever reads.
    #[inline(never)]
    pub fn take(&mut self, item: &[u8], place: u32) {
        let Some((&number, mut records)) = item.split_first() else { return self.fail(Unreadable::Damaged) };
        if self.next.is_some_and(|expected| expected != number) {
            self.fail(Unreadable::Damaged);
        }
        self.next = Some(number.wrapping_add(1));
        while !records.is_empty() {
            match decode_first(records) {
                Ok((record, rest)) => {
                    self.follow(&record, place);
                    records = rest;
                }
                Err(why) => return self.fail(why),
            }
        }
    }

    /// The ring could not be read further.
    pub fn fail(&mut self, why: Unreadable) {
        // A match of a newer program begins there: what was wrong before is history.
        let newer = matches!(why, Unreadable::Version(_));
        if newer || self.fault.is_none() {
            self.fault = Some(why);
        }
        self.replay = Replay::default();
    }

    fn follow(&mut self, record: &Record, place: u32) {
        let copying = self.replay.is_copying();
        let heals = match record {
            Record::Start(_) | Record::PutAway if !copying => true,
            Record::Copy(records) => {
                self.copy_begins = (*records > 0).then_some(place);
                false
            }
            _ => false,
        };
        let begins = matches!(record, Record::Start(_)).then_some(place);
        let took = self.replay.take(record);
        let copied = copying && !self.replay.is_copying();
        match took {
            Ok(()) if heals => (self.fault, self.begins) = (None, begins),
            Ok(()) if copied && self.copy_begins.is_some() => {
                (self.fault, self.begins) = (None, self.copy_begins.take());
            }
            Ok(()) => {}
            // Already known to be broken: nothing can follow.
            Err(RecordError::Stray) if self.fault.is_some() => {}
            Err(_) => self.fail(Unreadable::Damaged),
        }
    }

    /// The match to resume. Large, so it is handed over in place.
    #[must_use]
    pub fn take_match(&mut self) -> Option<Match> {
        if self.fault.is_none() { self.replay.take_match() } else { None }
    }

    /// Why there is no match although there should be.
    #[must_use]
    pub const fn fault(&self) -> Option<Unreadable> {
        self.fault
    }

    /// Where the match begins, as told by whoever read the items.
    #[must_use]
    pub const fn begins(&self) -> Option<u32> {
        self.begins
    }

    /// The number of the next item.
    #[must_use]
    pub fn number(&self) -> u8 {
        self.next.unwrap_or(0)
    }

    /// Whether a copy was cut short and has to be called off.
    #[must_use]
    pub const fn is_copying(&self) -> bool {
        self.replay.is_copying()
    }
}
