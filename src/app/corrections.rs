//! Setting a counter right by hand: which one, then its value, refused where the box does not allow it.

use super::{Step, list, plain, words};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    games::{Match, Record},
    i18n::{Arg, Phrase},
    input::Key,
    seat::Seat,
    view::{Bar, Row, RowEnd, View},
};

/// Which counter is being looked at, and the value being typed.
#[derive(Clone, Debug)]
pub(super) enum Corrections {
    List { at: usize },
    Value { at: usize, value: i16, insisted: bool },
}

/// What a key leads to.
pub(super) enum Turn {
    Stay,
    Leave,
    Record(Record),
}

/// Every counter that can be corrected, one for each player where players have one.
fn all(game: &Match) -> impl Iterator<Item = (u8, &'static Counter, Seat)> + '_ {
    let players = game.names().players();
    let counters = (0u8..).zip(game.counters()).filter(|(_, counter)| counter.correctable);
    counters.flat_map(move |(index, counter)| {
        let seats = Seat::all(if counter.each { players } else { 1 });
        seats.map(move |seat| (index, counter, seat))
    })
}

impl Corrections {
    pub const fn new() -> Self {
        Self::List { at: 0 }
    }

    pub fn press(&mut self, key: Key, game: &Match) -> Turn {
        match (&mut *self, key) {
            (Self::List { at }, Key::Up | Key::Down) => {
                Step::wrap(at, if key == Key::Up { -1 } else { 1 }, all(game).count());
            }
            (Self::List { at }, Key::Ok) => {
                if let Some((index, _, seat)) = all(game).nth(*at) {
                    let value = game.counter(index.into(), seat).unwrap_or(0);
                    *self = Self::Value { at: *at, value, insisted: false };
                }
            }
            (Self::List { .. }, _) => return Turn::Leave,
            (Self::Value { at, value, insisted }, Key::Up | Key::Down) => {
                *insisted = false;
                let counter = all(game).nth(*at).map(|(_, counter, _)| counter);
                *value =
                    counter.map_or(*value, |counter| turned(game, counter.counts, *value, key == Key::Up));
            }
            (Self::Value { at, value, insisted }, Key::Ok) => {
                let Some((index, _, seat)) = all(game).nth(*at) else { return Turn::Leave };
                if game.counter(index.into(), seat) == Some(*value) {
                    // Nothing to set right.
                    *self = Self::List { at: *at };
                    return Turn::Stay;
                }
                let record = Record::Correct(Correction { counter: index, seat, value: *value });
                if game.preview(&record).is_ok() {
                    return Turn::Record(record);
                }
                *insisted = true;
            }
            (Self::Value { at, .. }, _) => *self = Self::List { at: *at },
        }
        Turn::Stay
    }

    pub fn view(&self, game: &Match) -> View {
        match self {
            Self::List { at } => {
                list(words::CORRECT.say(), None, all(game).count(), *at, |index| row(game, index))
            }
            Self::Value { at, value, insisted } => value_page(game, *at, *value, *insisted),
        }
    }
}

/// Up is one more for a number, and the row above for yes and no or for players.
fn turned(game: &Match, counts: Counts, value: i16, up: bool) -> i16 {
    let players = i16::from(game.names().players());
    match counts {
        Counts::Number(min, max) => (if up { value + 1 } else { value - 1 }).clamp(min, max),
        Counts::Flag => 1 - value,
        Counts::Player => (if up { value + players - 1 } else { value + 1 }) % players,
    }
}

fn name(counter: &'static Counter, seat: Seat) -> Phrase {
    let label = Arg::Word(counter.label);
    if counter.each { words::COUNTER_OF.with([label, seat.into()]) } else { words::COUNTER.with([label]) }
}

fn row(game: &Match, index: usize) -> Row {
    let Some((number, counter, seat)) = all(game).nth(index) else {
        return Row { left: words::DASH.say(), right: None };
    };
    let value = game.counter(number.into(), seat).unwrap_or(0);
    let right = match counter.counts {
        Counts::Number(..) => RowEnd::Number(value),
        Counts::Flag => RowEnd::Words(if value == 0 { words::NO.say() } else { words::YES.say() }),
        Counts::Player => {
            let player = u8::try_from(value).ok().and_then(Seat::new).unwrap_or(Seat::FIRST);
            RowEnd::Words(words::NAME.with([player.into()]))
        }
    };
    Row { left: name(counter, seat), right: Some(right) }
}

fn value_page(game: &Match, at: usize, value: i16, insisted: bool) -> View {
    let Some((number, counter, seat)) = all(game).nth(at) else {
        return list(words::CORRECT.say(), None, all(game).count(), 0, |index| row(game, index));
    };
    let record = Record::Correct(Correction { counter: number, seat, value });
    let refused = game.preview(&record).err().map(|Refusal(reason)| (reason, insisted));
    let title = name(counter, seat);
    let position = usize::try_from(value).unwrap_or(0);
    match counter.counts {
        Counts::Number(..) => View::Entry {
            title: words::CORRECT.say(),
            right: None,
            label: title,
            value,
            check: game.counter(number.into(), seat).map(|was| words::WAS.with([was.into()])),
            bar: refused.map_or(plain(words::NOTE_DOWN.say()), |(reason, insisted)| Bar::Refused {
                words: words::NOTE_DOWN.say(),
                reason,
                insisted,
            }),
        },
        Counts::Flag => {
            let rows = [words::NO.say(), words::YES.say()].into_iter().collect();
            View::Choices { title, right: None, rows, at: position, refused, help: None }
        }
        Counts::Player => {
            let names = Seat::all(game.names().players()).map(|seat| words::NAME.with([seat.into()]));
            View::Choices { title, right: None, rows: names.collect(), at: position, refused, help: None }
        }
    }
}
