//! Past matches: the list, one of them line by line, and the way to forget it.

use heapless::Vec;

use super::{
    pages::{Then, list, step},
    words,
};
use crate::{
    i18n::{Arg, Phrase},
    input::Key,
    lasting::{
        Lasting,
        past::{Ending, Past},
    },
    seat::MAX_SEATS,
    view::{Bar, Icon, Row, RowEnd, View},
};

/// Where among the past matches the user is.
#[derive(Clone, Debug)]
pub(super) enum PastPage {
    List {
        at: usize,
    },
    /// One match, a line chosen.
    One {
        at: usize,
        line: usize,
    },
    /// Forget it?
    Forget {
        at: usize,
        yes: bool,
    },
}

impl PastPage {
    pub const fn new() -> Self {
        Self::List { at: 0 }
    }

    pub fn press(&mut self, key: Key, lasting: &mut Lasting) -> Then {
        let past = lasting.past();
        let lines = |at: usize| past.get(at).map_or(1, |past| lines(past).len());
        match (&mut *self, key) {
            (Self::List { at }, Key::Up | Key::Down) => step(at, key, past.len().max(1)),
            (Self::List { at }, Key::Ok) if *at < past.len() => *self = Self::One { at: *at, line: 0 },
            (Self::List { .. }, _) => return Then::Leave,
            (Self::One { at, line }, Key::Up | Key::Down) => step(line, key, lines(*at)),
            (Self::One { at, line }, Key::Ok) if *line + 1 == lines(*at) => {
                *self = Self::Forget { at: *at, yes: false };
            }
            (Self::One { at, .. }, _) => *self = Self::List { at: *at },
            (Self::Forget { yes, .. }, Key::Up | Key::Down) => *yes = !*yes,
            (Self::Forget { at, yes: true }, Key::Ok) => {
                let at = *at;
                if let Some(slot) = past.get(at).map(Past::slot) {
                    lasting.forget(slot);
                }
                *self = Self::List { at: at.saturating_sub(1) };
            }
            (Self::Forget { at, .. }, _) => *self = Self::One { at: *at, line: lines(*at) - 1 },
        }
        Then::Stay
    }

    pub fn view(&self, lasting: &Lasting) -> View {
        let past = lasting.past();
        match self {
            Self::List { at } => list(words::PAST.say(), None, past.len().max(1), *at, |index| {
                past.get(index).map_or(Row { left: words::NO_PAST.say(), right: None }, row)
            }),
            Self::One { at, line } => match past.get(*at) {
                Some(past) => {
                    let lines = lines(past);
                    list(title(past), None, lines.len(), *line, |index| lines[index % lines.len()])
                }
                None => Self::new().view(lasting),
            },
            Self::Forget { yes, .. } => {
                let answer = if *yes { words::YES_FORGET.say() } else { words::NO.say() };
                let bar = Bar::Answer { words: answer, note: None, urgent: false, more: true };
                let (head, body) = (words::FORGET_HEAD.say(), words::FORGET_PAST.say());
                View::Notice { icon: Icon::Warning, head, body, bar }
            }
        }
    }
}

/// `32 Noah`.
fn title(past: &Past) -> Phrase {
    let number = i16::try_from(past.number % 10_000).unwrap_or(0);
    words::PAST_TITLE.with([Arg::Number(number), Arg::Word(past.options.kind().info().name)])
}

/// How it ended, where that was not by the rules.
const fn ending(past: &Past) -> Option<Row> {
    match past.ending {
        Ending::Played => None,
        Ending::Early => Some(Row { left: words::EARLY.say(), right: None }),
        Ending::Abandoned => Some(Row { left: words::UNFINISHED_ROW.say(), right: None }),
    }
}

fn name(past: &Past, seat: usize) -> Arg {
    past.names.as_slice().get(seat).map_or(Arg::Nothing, |name| Arg::Name(name.packed()))
}

/// The number and the game; who won with how much.
fn row(past: &Past) -> Row {
    let mut winners = past.winners();
    let right = match (winners.next(), winners.next()) {
        (Some((seat, place)), None) => words::WINNER.with([name(past, seat), place.score.into()]),
        (Some((one, place)), Some((two, _))) => {
            words::WINNERS.with([name(past, one), name(past, two), place.score.into()])
        }
        (None, _) => words::UNFINISHED.say(),
    };
    Row { left: title(past), right: Some(RowEnd::Words(right)) }
}

/// The most lines of a match: its players, how it ended, the variant, how long it took, the way to forget it.
const LINES: usize = MAX_SEATS + 4;

fn lines(past: &Past) -> Vec<Row, LINES> {
    // By rank; the library's way to sort brings more than five seats need.
    let rank = |seat: usize| past.places.get(seat).map_or(1, |place| place.rank);
    let mut seats: Vec<usize, MAX_SEATS> = Vec::new();
    for seat in 0..past.names.as_slice().len().min(MAX_SEATS) {
        let place = seats.iter().position(|&other| rank(other) > rank(seat)).unwrap_or(seats.len());
        // No more than there are seats.
        let _fits = seats.insert(place, seat);
    }
    let player = |&seat: &usize| match past.places.get(seat) {
        Some(place) => Row {
            left: words::RANKED.with([place.rank.into(), name(past, seat)]),
            right: Some(RowEnd::Number(place.score)),
        },
        None => Row { left: words::NAME.with([name(past, seat)]), right: None },
    };
    let variant = past.options.variant().map(|variant| Row { left: variant, right: None });
    let time = Row {
        left: words::PLAY_TIME.say(),
        right: Some(RowEnd::Words(words::PLAYED.with([Arg::Minutes(past.minutes)]))),
    };
    let forget = Row { left: words::FORGET_ROW.say(), right: None };
    seats.iter().map(player).chain(ending(past)).chain(variant).chain([time, forget]).collect()
}
