//! How a record becomes bytes and comes back. Boards store the bytes; the format is a promise.

pub mod ring;

use postcard::experimental::max_size::MaxSize;

use crate::{
    games::{Match, Record, RecordError, animals_on_board, arche_opti_mix, ark_and_noah, noah, two_by_two},
    session::PlayError,
};

/// Version of the format, kept in every start record.
pub const VERSION: u8 = 1;

/// Room for any encoded record.
pub const MAX_RECORD: usize = Record::POSTCARD_MAX_SIZE;

// A match of a thousand events has to fit the journal; a start record carries five names. The number of its
// variant is one byte of an event's record.
const EVENT: usize = 1;
const _: () =
    assert!(EVENT + animals_on_board::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
const _: () = assert!(EVENT + two_by_two::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
const _: () = assert!(EVENT + noah::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
const _: () = assert!(EVENT + ark_and_noah::Event::POSTCARD_MAX_SIZE <= 8, "an event takes at most 8 bytes");
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
    match decode_first(bytes)? {
        (record, []) => Ok(record),
        _ => Err(Unreadable::Damaged),
    }
}

/// Reads the records of one press and hands each to `take`.
///
/// # Errors
///
/// [`Unreadable`], after those before it were handed over.
pub fn decode_each(mut bytes: &[u8], mut take: impl FnMut(&Record)) -> Result<(), Unreadable> {
    while !bytes.is_empty() {
        let (record, rest) = decode_first(bytes)?;
        take(&record);
        bytes = rest;
    }
    Ok(())
}

/// Reads the first of several records, and hands back the bytes of the others.
fn decode_first(bytes: &[u8]) -> Result<(Record, &[u8]), Unreadable> {
    if let [0, version, ..] = *bytes
        && version != VERSION
    {
        return Err(Unreadable::Version(version));
    }
    postcard::take_from_bytes(bytes).map_err(|_| Unreadable::Damaged)
}

/// Follows a journal from its first record to the match it leaves on the table.
#[derive(Debug, Default)]
pub struct Replay {
    game: Option<Match>,
    /// Where the match stands, if it was moved since its last entry. Going there folds the match anew, so only
    /// the last of many moves is made.
    at: Option<u16>,
    copy: Option<Copy>,
}

/// The match being written again; until it is complete the one before counts.
#[derive(Debug)]
struct Copy {
    game: Option<Match>,
    left: u16,
}

impl Replay {
    /// Takes the next record.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if it does not follow from those before.
    pub fn take(&mut self, record: &Record) -> Result<(), RecordError> {
        match (record, &mut self.copy) {
            (Record::Copy(0), _) => self.copy = None,
            (Record::Copy(left), _) => self.copy = Some(Copy { game: None, left: *left }),
            (Record::At(point), None) => {
                let game = self.game.as_ref().ok_or(RecordError::Stray)?;
                if usize::from(*point) > game.entries() {
                    return Err(RecordError::Play(PlayError::NoSuchPoint));
                }
                self.at = Some(*point);
            }
            (record, None) => {
                self.move_there();
                follow(&mut self.game, record)?;
            }
            (record, Some(copy)) => {
                follow(&mut copy.game, record)?;
                copy.left -= 1;
                if copy.left == 0 {
                    self.game = copy.game.take();
                    self.at = None;
                    self.copy = None;
                }
            }
        }
        Ok(())
    }

    /// Whether a copy of the match was begun and is not complete.
    #[must_use]
    pub const fn is_copying(&self) -> bool {
        self.copy.is_some()
    }

    /// The match to resume.
    #[must_use]
    pub fn into_match(mut self) -> Option<Match> {
        self.take_match()
    }

    /// The match to resume, out of a replay that stays where it is.
    #[must_use]
    pub fn take_match(&mut self) -> Option<Match> {
        self.move_there();
        self.game.take()
    }

    fn move_there(&mut self) {
        if let (Some(game), Some(point)) = (&mut self.game, self.at.take()) {
            // The point was found in the match when it was read.
            let moved = game.take(&Record::At(point));
            debug_assert!(moved.is_ok());
        }
    }
}

fn follow(game: &mut Option<Match>, record: &Record) -> Result<(), RecordError> {
    match record {
        Record::Start(start) => *game = Some(Match::begin(start.clone())?),
        Record::PutAway => *game = None,
        other => game.as_mut().ok_or(RecordError::Stray)?.take(other)?,
    }
    Ok(())
}
