//! How a record becomes bytes and comes back. Boards store the bytes; the format is a promise.

use postcard::experimental::max_size::MaxSize;

use crate::games::{Match, Record, RecordError, animals_on_board, arche_opti_mix};

/// Version of the format, kept in every start record.
pub const VERSION: u8 = 1;

/// Room for any encoded record.
pub const MAX_RECORD: usize = Record::POSTCARD_MAX_SIZE;

// A match of a thousand events has to fit the journal; a start record carries five names. The number of its
// variant is one byte of an event's record.
const EVENT: usize = 1;
const _: () =
    assert!(EVENT + animals_on_board::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
const _: () =
    assert!(EVENT + arche_opti_mix::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
const _: () = assert!(MAX_RECORD <= 80, "a start record takes at most 80 bytes");

/// Why stored bytes are not a record of this program.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Written by a newer program, with this version.
    Version(u8),
    /// Not a record at all.
    Damaged,
}

/// Writes `record` into `buffer`.
#[must_use]
pub fn encode<'a>(record: &Record, buffer: &'a mut [u8; MAX_RECORD]) -> &'a [u8] {
    // The buffer holds the largest record there is.
    postcard::to_slice(record, buffer).map_or(&[], |bytes| bytes)
}

/// Reads a record back.
///
/// # Errors
///
/// [`Unreadable`], which says whether a newer program could read it.
pub fn decode(bytes: &[u8]) -> Result<Record, Unreadable> {
    if let [0, version, ..] = *bytes
        && version != VERSION
    {
        return Err(Unreadable::Version(version));
    }
    match postcard::take_from_bytes(bytes) {
        Ok((record, [])) => Ok(record),
        _ => Err(Unreadable::Damaged),
    }
}

/// Follows a journal from its first record to the match it leaves on the table.
#[derive(Debug, Default)]
pub struct Replay {
    game: Option<Match>,
}

impl Replay {
    /// Takes the next record.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if it does not follow from those before.
    pub fn take(&mut self, record: Record) -> Result<(), RecordError> {
        match record {
            Record::Start(start) => self.game = Some(Match::begin(start)?),
            Record::PutAway => self.game = None,
            other => self.game.as_mut().ok_or(RecordError::Stray)?.take(&other)?,
        }
        Ok(())
    }

    /// The match to resume.
    #[must_use]
    pub fn into_match(self) -> Option<Match> {
        self.game
    }
}
