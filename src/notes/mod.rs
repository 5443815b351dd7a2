//! Match notes: a match as plain text, with checks. The words are listed in `docs/notes.md`.
//!
//! A [`Reader`] takes one line after the other; it is used by `arkeeper replay` and by the rule sheets.

mod checks;
mod words;

use core::fmt::{self, Write};

use heapless::String;

pub use words::{NoteError, Quoted, Words, Wrong};

use crate::{
    game::{Correction, Counter, Refusal},
    games::{Kind, Match, Options, Record, RecordError, Start},
    i18n::{Lang, Length},
    seat::{Names, Seat},
    session::PlayError,
};
use checks::{check, correction, player, write_value};
use words::quote;

/// Reads match notes line by line.
#[derive(Debug, Default)]
pub struct Reader {
    options: Option<Options>,
    names: Option<Names>,
    first: Option<Seat>,
    game: Option<Match>,
}

impl Reader {
    /// Reads one line.
    ///
    /// # Errors
    ///
    /// [`NoteError`]: the line is malformed, refused, or its check does not hold.
    pub fn line(&mut self, line: &str) -> Result<(), NoteError> {
        let mut words = Words::new(line);
        match words.clone().next() {
            None => Ok(()),
            Some("game" | "players" | "first" | "option") => {
                if self.game.is_some() {
                    return Err(Wrong::LateHeader.into());
                }
                Ok(self.header(&mut words)?)
            }
            Some(_) => event_line(self.begin()?, &mut words),
        }
    }

    /// The match after the last line.
    ///
    /// # Errors
    ///
    /// [`NoteError`] if the notes never named a game and its players.
    pub fn finish(mut self) -> Result<Match, NoteError> {
        self.begin()?;
        self.game.ok_or(NoteError::Wrong(Wrong::NoGame))
    }

    fn header(&mut self, words: &mut Words<'_>) -> Result<(), Wrong> {
        match words.word("a header")? {
            "game" => {
                let id = words.word("the name of a game")?;
                let kind = Kind::ALL.into_iter().find(|kind| kind.info().id == id);
                self.options = Some(kind.ok_or_else(|| Wrong::Unknown("game", quote(id)))?.default_options());
            }
            "players" => self.names = Some(Names::new(words.by_ref()).map_err(Wrong::Names)?),
            "first" => {
                let name = words.word("a player")?;
                let names = self.names.as_ref().ok_or(Wrong::NoPlayers)?;
                self.first = Some(player(names, name)?);
            }
            _ => self.options.as_mut().ok_or(Wrong::NoGame)?.read_note(words)?,
        }
        words.end()
    }

    /// The match, begun by the first line that is not a header.
    fn begin(&mut self) -> Result<&mut Match, Wrong> {
        if self.game.is_none() {
            let options = self.options.ok_or(Wrong::NoGame)?;
            let names = self.names.clone().ok_or(Wrong::NoPlayers)?;
            let (least, most) = options.kind().info().players;
            let start = Start::new(names, self.first.unwrap_or(Seat::FIRST), options);
            let begun = start.and_then(|start| Match::begin(start).ok());
            self.game = Some(begun.ok_or(Wrong::PlayerCount(least, most))?);
        }
        self.game.as_mut().ok_or(Wrong::NoGame)
    }
}

fn event_line(game: &mut Match, words: &mut Words<'_>) -> Result<(), NoteError> {
    let mut line = words.clone();
    match words.next() {
        Some("?") => check(game, words),
        Some("!") => {
            let before = game.clone();
            match play(game, words) {
                Err(NoteError::Refused(_)) if *game == before => Ok(()),
                Err(malformed) => Err(malformed),
                Ok(()) => Err(NoteError::Accepted),
            }
        }
        _ => play(game, &mut line),
    }
}

/// Plays one line: an event, a correction, or a change of position.
fn play(game: &mut Match, words: &mut Words<'_>) -> Result<(), NoteError> {
    let here = game.at();
    let mut line = words.clone();
    let record = match words.word("an event")? {
        "undo" => Record::At(point(here.checked_sub(1))),
        "redo" => Record::At(point(here.checked_add(1))),
        "correct" => Record::Correct(correction(game, words)?),
        "end" if words.clone().next() == Some("now") => {
            words.next();
            Record::EndNow
        }
        // What nobody in particular does has no name before it.
        verb if game.actor().is_none() && game.names().seat(verb).is_none() => {
            let record = game.read_note(None, &mut line)?;
            *words = line;
            record
        }
        name => {
            let seat = player(game.names(), name)?;
            if game.actor().is_some_and(|actor| actor != seat) {
                return not_their_turn(game, words);
            }
            game.read_note(Some(seat), words)?
        }
    };
    words.end()?;
    game.take(&record).map_err(|error| refused(game, error))
}

/// Reads the rest of the line for its form, then refuses it: it is somebody else's turn.
fn not_their_turn(game: &Match, words: &mut Words<'_>) -> Result<(), NoteError> {
    game.read_note(None, words)?;
    words.end()?;
    let mut reason = String::new();
    let turn = game.actor().map_or("nobody", |seat| game.names().of(seat));
    // A name and three words always fit.
    let _fits = write!(reason, "it is the turn of {turn}");
    Err(NoteError::Refused(reason))
}

/// A position out of the log is refused when it is taken.
fn point(at: Option<usize>) -> u16 {
    at.and_then(|at| u16::try_from(at).ok()).unwrap_or(u16::MAX)
}

fn refused(game: &Match, error: RecordError) -> NoteError {
    let reason = match error {
        RecordError::Play(PlayError::Refused(Refusal(phrase))) => {
            return NoteError::Refused(phrase.text(Lang::En, Length::Long, game.names()));
        }
        RecordError::Play(PlayError::Full) => "the match is full",
        RecordError::Play(PlayError::NoSuchPoint) => "there is nothing to undo or redo",
        RecordError::Stray => "it belongs to another match",
    };
    NoteError::Refused(String::try_from(reason).unwrap_or_default())
}

/// Writes a correction the way a [`Reader`] reads it.
///
/// # Errors
///
/// Those of `out`.
pub fn write_correction(
    counters: &[Counter],
    correction: &Correction,
    names: &Names,
    out: &mut dyn Write,
) -> fmt::Result {
    let Some(counter) = counters.get(usize::from(correction.counter)) else { return Ok(()) };
    out.write_str("correct ")?;
    if counter.each {
        write!(out, "{} ", names.of(correction.seat))?;
    }
    write!(out, "{} ", counter.word)?;
    write_value(names, counter.counts, correction.value, out)
}

/// Writes a match as notes that a [`Reader`] reads back to the same match.
///
/// # Errors
///
/// Those of `out`.
pub fn write(game: &Match, out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "game {}", game.kind().info().id)?;
    out.write_str("players")?;
    for name in game.names().iter() {
        write!(out, " {name}")?;
    }
    writeln!(out, "\nfirst {}", game.names().of(game.first()))?;
    game.write_options(out)?;
    out.write_char('\n')?;
    game.write_notes(out)
}
