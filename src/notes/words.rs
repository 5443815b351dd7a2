//! The words of a line, and what can be wrong with them.

use core::{fmt, ops::RangeInclusive, str::FromStr};

use heapless::String;

use crate::seat::NameError;

/// A word quoted in a message, cut if it is very long.
pub type Quoted = String<40>;

pub(super) fn quote(word: &str) -> Quoted {
    let mut quoted = Quoted::new();
    for letter in word.chars() {
        if quoted.push(letter).is_err() {
            break;
        }
    }
    quoted
}

/// What is wrong with a line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The line ends too early.
    Missing(&'static str),
    /// The line goes on after it should have ended.
    TooMuch(Quoted),
    /// No such word here; what was expected comes first.
    Unknown(&'static str, Quoted),
    /// The match has not been named.
    NoGame,
    /// The players have not been named.
    NoPlayers,
    /// `game`, `players`, `first` and `option` come before the first event.
    LateHeader,
    /// The names do not make a table.
    Names(NameError),
    /// The game is for another number of players.
    PlayerCount(u8, u8),
}

impl Wrong {
    /// A word that is no `what`.
    #[must_use]
    pub fn unknown(what: &'static str, word: &str) -> Self {
        Self::Unknown(what, quote(word))
    }

    /// A verb the game does not have.
    #[must_use]
    pub fn verb(word: &str) -> Self {
        Self::Unknown("verb", quote(word))
    }

    /// An option the game does not have.
    #[must_use]
    pub fn option(word: &str) -> Self {
        Self::Unknown("option", quote(word))
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "the line ends where {what} should follow"),
            Self::TooMuch(word) => write!(f, "nothing should follow before \"{word}\""),
            Self::Unknown(what, word) => write!(f, "unknown {what} \"{word}\""),
            Self::NoGame => f.write_str("a line \"game ...\" must come first"),
            Self::NoPlayers => f.write_str("a line \"players ...\" must come before the first event"),
            Self::LateHeader => f.write_str("header lines come before the first event"),
            Self::Names(error) => write!(f, "{error}"),
            Self::PlayerCount(least, most) => write!(f, "this game is for {least} to {most} players"),
        }
    }
}

/// A line that did not do what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteError {
    /// The line cannot be understood.
    Wrong(Wrong),
    /// The rules refuse the event.
    Refused(crate::i18n::Text),
    /// The rules accept an event marked `!`.
    Accepted,
    /// A check does not hold.
    Check {
        /// What the notes say.
        expected: Quoted,
        /// What the match says.
        found: Quoted,
    },
}

impl NoteError {
    /// Whether the line is malformed, as opposed to untrue.
    #[must_use]
    pub const fn is_malformed(&self) -> bool {
        matches!(self, Self::Wrong(_))
    }
}

impl From<Wrong> for NoteError {
    fn from(wrong: Wrong) -> Self {
        Self::Wrong(wrong)
    }
}

impl fmt::Display for NoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(wrong) => write!(f, "{wrong}"),
            Self::Refused(reason) => write!(f, "refused: {reason}"),
            Self::Accepted => f.write_str("expected a refusal, but the rules accept it"),
            Self::Check { expected, found } => write!(f, "expected {expected}, found {found}"),
        }
    }
}

/// The words of a line still to be read.
#[derive(Clone, Debug)]
pub struct Words<'a>(core::str::SplitWhitespace<'a>);

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }
}

impl<'a> Words<'a> {
    /// The words of `line` up to a `#`.
    #[must_use]
    pub fn new(line: &'a str) -> Self {
        Self(line.split('#').next().unwrap_or_default().split_whitespace())
    }

    /// The next word, which is `what`.
    ///
    /// # Errors
    ///
    /// [`Wrong::Missing`] at the end of the line.
    pub fn word(&mut self, what: &'static str) -> Result<&'a str, Wrong> {
        self.next().ok_or(Wrong::Missing(what))
    }

    /// The next word as a number.
    ///
    /// # Errors
    ///
    /// [`Wrong`] if it is none, or too large.
    pub fn number<T: FromStr>(&mut self) -> Result<T, Wrong> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| Wrong::Unknown("number", quote(word)))
    }

    /// All remaining words as numbers in `range`, or the one word `none`.
    ///
    /// # Errors
    ///
    /// [`Wrong`] for an empty list, or at the first word that does not belong.
    pub fn numbers(&mut self, range: RangeInclusive<u8>, mut take: impl FnMut(u8)) -> Result<(), Wrong> {
        let first = self.word("a list of numbers, or none")?;
        if first == "none" {
            return Ok(());
        }
        for word in core::iter::once(first).chain(self.0.by_ref()) {
            let number = word.parse().ok().filter(|number| range.contains(number));
            take(number.ok_or_else(|| Wrong::Unknown("number", quote(word)))?);
        }
        Ok(())
    }

    /// Nothing may be left.
    ///
    /// # Errors
    ///
    /// [`Wrong::TooMuch`] otherwise.
    pub fn end(&mut self) -> Result<(), Wrong> {
        self.0.next().map_or(Ok(()), |word| Err(Wrong::TooMuch(quote(word))))
    }
}
