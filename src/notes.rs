//! Match notes: a match as plain text, with checks. The words are listed in `docs/notes.md`.
//!
//! A [`Reader`] takes one line after the other; it is used by `arkeeper replay` and by the rule sheets.

use core::{
    fmt::{self, Write},
    ops::RangeInclusive,
    str::FromStr,
};

use heapless::String;

use crate::{
    game::{Correction, Counter, Counts, Refusal, Standings, Stop},
    games::{Kind, Match, Options, Record, RecordError, Start},
    i18n::{Lang, Length},
    seat::{NameError, Names, Seat},
    session::PlayError,
};

/// A word quoted in a message, cut if it is very long.
pub type Quoted = String<40>;

fn quote(word: &str) -> Quoted {
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
    /// A verb the game does not have.
    #[must_use]
    pub fn verb(word: &str) -> Self {
        Self::Unknown("verb", quote(word))
    }

    /// Some other word that does not belong, after what was expected.
    #[must_use]
    pub fn unknown(what: &'static str, word: &str) -> Self {
        Self::Unknown(what, quote(word))
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
    Refused(String<160>),
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
            "players" => self.names = Some(Names::new(words.0.by_ref()).map_err(Wrong::Names)?),
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
    let record = match words.word("an event")? {
        "undo" => Record::At(point(here.checked_sub(1))),
        "redo" => Record::At(point(here.checked_add(1))),
        "correct" => Record::Correct(correction(game, words)?),
        "end" if words.clone().next() == Some("now") => {
            words.next();
            Record::EndNow
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

fn player(names: &Names, name: &str) -> Result<Seat, Wrong> {
    names.seat(name).ok_or_else(|| Wrong::Unknown("player", quote(name)))
}

/// `Nina crates` or `supply`: which counter, and whose.
fn which<'a>(game: &Match, words: &mut Words<'a>) -> Result<(usize, &'static Counter, Seat), Wrong> {
    let first = words.word("a player or a counter")?;
    let seat = game.names().seat(first);
    let word: &'a str = if seat.is_some() { words.word("a counter")? } else { first };
    let found = game.counters().iter().enumerate().find(|(_, counter)| counter.word == word);
    let (index, counter) = found.ok_or_else(|| Wrong::Unknown("player or counter", quote(word)))?;
    match (counter.each, seat) {
        (true, None) => Err(Wrong::Missing("a player, before the counter,")),
        (false, Some(_)) => Err(Wrong::Unknown("counter of a player", quote(word))),
        (_, seat) => Ok((index, counter, seat.unwrap_or(Seat::FIRST))),
    }
}

fn value(game: &Match, counts: Counts, words: &mut Words<'_>) -> Result<i16, Wrong> {
    match counts {
        Counts::Number(..) => words.number(),
        Counts::Flag => yes_or_no(words).map(i16::from),
        Counts::Player => player(game.names(), words.word("a player")?).map(|seat| u8::from(seat).into()),
    }
}

fn yes_or_no(words: &mut Words<'_>) -> Result<bool, Wrong> {
    match words.word("yes or no")? {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(Wrong::Unknown("answer, neither yes nor no:", quote(other))),
    }
}

fn correction(game: &Match, words: &mut Words<'_>) -> Result<Correction, Wrong> {
    let (index, counter, seat) = which(game, words)?;
    let value = value(game, counter.counts, words)?;
    // Games have few counters.
    Ok(Correction { counter: u8::try_from(index).unwrap_or(u8::MAX), seat, value })
}

fn check(game: &Match, words: &mut Words<'_>) -> Result<(), NoteError> {
    let standings = match game.ask(&[], None) {
        Err(Stop::Over(standings)) => Some(standings),
        _ => None,
    };
    let mut ahead = words.clone();
    let (first, second) = (ahead.next(), ahead.next());
    let seat = first.and_then(|name| game.names().seat(name));
    match (first, seat, second) {
        (Some("winners"), ..) => check_winners(game, standings.as_ref(), words),
        (Some("over"), ..) => {
            words.next();
            let expected = yes_or_no(words)?;
            words.end()?;
            compare(game, Counts::Flag, expected.into(), Some(standings.is_some().into()))
        }
        (_, Some(seat), Some(word @ ("score" | "rank"))) => {
            let row = standings.as_ref().and_then(|standings| standings.of(seat));
            let found = row.map(|row| if word == "score" { row.score } else { row.rank.into() });
            let expected = ahead.number()?;
            ahead.end()?;
            compare(game, Counts::Number(0, 0), expected, found)
        }
        _ => {
            let (index, counter, seat) = which(game, words)?;
            let expected = value(game, counter.counts, words)?;
            words.end()?;
            compare(game, counter.counts, expected, game.counter(index, seat))
        }
    }
}

fn check_winners(
    game: &Match,
    standings: Option<&Standings>,
    words: &mut Words<'_>,
) -> Result<(), NoteError> {
    words.next();
    let mut expected = [false; crate::seat::MAX_SEATS];
    let mut wanted = Quoted::new();
    let mut any = false;
    for name in words {
        expected[player(game.names(), name)?.index()] = true;
        any = true;
        list(&mut wanted, name);
    }
    if !any {
        return Err(Wrong::Missing("a player").into());
    }
    let mut found = Quoted::new();
    let mut right = standings.is_some();
    for seat in Seat::all(game.names().players()) {
        let wins = standings.is_some_and(|standings| standings.winners().any(|winner| winner == seat));
        right &= wins == expected[seat.index()];
        if wins {
            list(&mut found, game.names().of(seat));
        }
    }
    if right {
        return Ok(());
    }
    let found = if found.is_empty() { quote("nobody yet") } else { found };
    Err(NoteError::Check { expected: wanted, found })
}

fn list(names: &mut Quoted, name: &str) {
    // Names that do not fit a message are cut there.
    let _cut = write!(names, "{}{name}", if names.is_empty() { "" } else { " " });
}

fn compare(game: &Match, counts: Counts, expected: i16, found: Option<i16>) -> Result<(), NoteError> {
    if found == Some(expected) {
        return Ok(());
    }
    let show = |value: i16| {
        let mut text = Quoted::new();
        // A number, a word or a name of ten letters fits.
        let _fits = write_value(game.names(), counts, value, &mut text);
        text
    };
    Err(NoteError::Check {
        expected: show(expected),
        found: found.map_or_else(|| quote("nothing yet"), show),
    })
}

fn write_value(names: &Names, counts: Counts, value: i16, out: &mut dyn Write) -> fmt::Result {
    match (counts, value) {
        (Counts::Number(..), number) => write!(out, "{number}"),
        (Counts::Flag, 0) => out.write_str("no"),
        (Counts::Flag, _) => out.write_str("yes"),
        (Counts::Player, seat) => {
            let seat = u8::try_from(seat).ok().and_then(Seat::new);
            out.write_str(seat.map_or("nobody", |seat| names.of(seat)))
        }
    }
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
