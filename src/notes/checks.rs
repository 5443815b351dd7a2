//! Counters in match notes: naming them, checking them, writing their values.

use core::fmt::{self, Write};

use super::words::{NoteError, Quoted, Words, Wrong, quote};
use crate::{
    game::{Correction, Counter, Counts, Standings, Stop},
    games::Match,
    seat::{Names, Seat},
};

pub(super) fn player(names: &Names, name: &str) -> Result<Seat, Wrong> {
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

pub(super) fn correction(game: &Match, words: &mut Words<'_>) -> Result<Correction, Wrong> {
    let (index, counter, seat) = which(game, words)?;
    let value = value(game, counter.counts, words)?;
    // Games have few counters.
    Ok(Correction { counter: u8::try_from(index).unwrap_or(u8::MAX), seat, value })
}

pub(super) fn check(game: &Match, words: &mut Words<'_>) -> Result<(), NoteError> {
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

pub(super) fn write_value(names: &Names, counts: Counts, value: i16, out: &mut dyn Write) -> fmt::Result {
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
