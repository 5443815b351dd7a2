//! `arkeeper replay`: plays match notes, checks what they claim, prints where the match stands.

use std::{
    fmt::{self, Write},
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use arkeeper::{
    game::{Counts, Stop},
    games::Match,
    notes::{NoteError, Reader},
    seat::Seat,
};

/// A claim that does not hold.
const EXIT_FALSE: u8 = 1;

/// What stopped a replay.
enum Failure {
    /// Says where and what; the flag tells malformed notes from untrue ones.
    Note {
        line: usize,
        error: NoteError,
    },
    File(String),
}

/// Plays every file; the worst of them decides the exit code.
pub fn replay(files: &[PathBuf]) -> ExitCode {
    let mut code = 0;
    for file in files {
        match play(file) {
            Ok(game) => {
                let told = format!("{}: every check holds\n{}\n", file.display(), Summary(&game));
                if let Err(error) = super::print(told) {
                    eprintln!("{}: {error}", file.display());
                    code = super::EXIT_USAGE;
                }
            }
            Err(Failure::File(message)) => {
                eprintln!("{}: {message}", file.display());
                code = super::EXIT_USAGE;
            }
            Err(Failure::Note { line, error }) => {
                eprintln!("{}:{line}: {error}", file.display());
                code = code.max(if error.is_malformed() { super::EXIT_USAGE } else { EXIT_FALSE });
            }
        }
    }
    ExitCode::from(code)
}

fn play(file: &Path) -> Result<Match, Failure> {
    let bytes = fs::read(file).map_err(|error| Failure::File(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.split(|&byte| byte == b'\n').count();
        Failure::File(format!("line {line} is not UTF-8 text"))
    })?;
    let mut reader = Reader::default();
    let mut last = 1;
    for (line, words) in (1..).zip(text.lines()) {
        reader.line(words).map_err(|error| Failure::Note { line, error })?;
        last = line;
    }
    reader.finish().map_err(|error| Failure::Note { line: last, error })
}

/// Where a match stands, as a text table.
struct Summary<'a>(&'a Match);

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        let standings = match game.ask(&[], None) {
            Err(Stop::Over(standings)) => Some(standings),
            _ => None,
        };
        for seat in Seat::all(game.names().players()) {
            let mut line = format!("  {:<10}", game.names().of(seat));
            if let Some(row) = standings.as_ref().and_then(|standings| standings.of(seat)) {
                write!(line, "  rank {}  score {:>3}", row.rank, row.score)?;
            }
            counters(game, seat, true, &mut line)?;
            writeln!(f, "{line}")?;
        }
        let mut line = String::from("  table     ");
        counters(game, Seat::FIRST, false, &mut line)?;
        writeln!(f, "{line}")
    }
}

/// The counters of a player, or of the table.
fn counters(game: &Match, seat: Seat, each: bool, out: &mut String) -> fmt::Result {
    for (index, counter) in game.counters().iter().enumerate().filter(|(_, counter)| counter.each == each) {
        let Some(value) = game.counter(index, seat) else { continue };
        match counter.counts {
            Counts::Number(..) => write!(out, "  {} {value}", counter.word)?,
            Counts::Flag => write!(out, "  {} {}", counter.word, if value == 0 { "no" } else { "yes" })?,
            Counts::Player => {
                let name =
                    u8::try_from(value).ok().and_then(Seat::new).map_or("-", |seat| game.names().of(seat));
                write!(out, "  {} {name}", counter.word)?;
            }
        }
    }
    Ok(())
}
