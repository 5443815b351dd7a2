//! Setting a counter right by hand: which one, whose if every player has one, then its value, refused where the
//! box does not allow it.

use super::{
    pages::{list, plain, step},
    words,
};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    games::{Match, Record},
    i18n::{Arg, Phrase},
    input::Key,
    seat::Seat,
    view::{Bar, Row, RowEnd, View},
};

/// How far the question has got: a row of counters, a row of players, and the value being typed.
#[derive(Clone, Debug)]
pub(super) enum Corrections {
    Counter { at: usize },
    Player { at: usize, player: usize },
    Value { at: usize, player: usize, value: i16, insisted: bool },
}

/// What a key leads to.
pub(super) enum Turn {
    Stay,
    Leave,
    Record(Record),
}

/// One counter that can be corrected.
#[derive(Copy, Clone)]
struct Kept {
    /// Its place in the game's counters.
    index: u8,
    counter: &'static Counter,
}

impl Kept {
    /// The players who have it; the first stands for the table.
    fn seats(self, game: &Match) -> impl Iterator<Item = Seat> + '_ {
        let players = if self.counter.each { game.names().players() } else { 1 };
        Seat::all(players).filter(move |seat| self.value(game, *seat).is_some())
    }

    fn value(self, game: &Match, seat: Seat) -> Option<i16> {
        game.counter(self.index.into(), seat)
    }

    fn name(self, seat: Seat) -> Phrase {
        let label = Arg::Word(self.counter.label);
        if self.counter.each {
            words::COUNTER_OF.with([label, seat.into()])
        } else {
            words::COUNTER.with([label])
        }
    }

    /// The value where correcting begins: of yes and no the other one.
    fn proposed(self, game: &Match, seat: Seat) -> i16 {
        let value = self.value(game, seat).unwrap_or(0);
        if self.counter.counts == Counts::Flag { 1 - value } else { value }
    }

    /// Up is one more for a number, and the row above for yes and no or for players.
    fn turned(self, game: &Match, value: i16, up: bool) -> i16 {
        let players = i16::from(game.names().players());
        match self.counter.counts {
            Counts::Number(min, max) => (if up { value + 1 } else { value - 1 }).clamp(min, max),
            Counts::Flag => 1 - value,
            Counts::Player => (if up { value + players - 1 } else { value + 1 }) % players,
        }
    }

    fn end(self, game: &Match, seat: Seat) -> RowEnd {
        let value = self.value(game, seat).unwrap_or(0);
        match self.counter.counts {
            Counts::Number(..) => RowEnd::Number(value),
            Counts::Flag => RowEnd::Words(if value == 0 { words::NO.say() } else { words::YES.say() }),
            Counts::Player => {
                let player = u8::try_from(value).ok().and_then(Seat::new).unwrap_or(Seat::FIRST);
                RowEnd::Words(words::NAME.with([player.into()]))
            }
        }
    }
}

/// Every counter this match keeps that can be corrected.
fn all(game: &Match) -> impl Iterator<Item = Kept> + '_ {
    let counters = (0u8..).zip(game.counters()).filter(|(_, counter)| counter.correctable);
    let kept = counters.map(|(index, counter)| Kept { index, counter });
    kept.filter(|kept| kept.seats(game).next().is_some())
}

/// A counter and a player by their rows.
fn chosen(game: &Match, at: usize, player: usize) -> Option<(Kept, Seat)> {
    let kept = all(game).nth(at)?;
    let seat = kept.seats(game).nth(player)?;
    Some((kept, seat))
}

impl Corrections {
    pub const fn new() -> Self {
        Self::Counter { at: 0 }
    }

    pub fn press(&mut self, key: Key, game: &Match) -> Turn {
        match (&mut *self, key) {
            (Self::Counter { at }, Key::Up | Key::Down) => {
                step(at, key, all(game).count());
            }
            (Self::Counter { at }, Key::Ok) => {
                let at = *at;
                self.open(game, at);
            }
            (Self::Counter { .. }, _) => return Turn::Leave,
            (Self::Player { at, player }, Key::Up | Key::Down) => {
                let players = all(game).nth(*at).map_or(1, |kept| kept.seats(game).count());
                step(player, key, players);
            }
            (Self::Player { at, player }, Key::Ok) => {
                let (at, player) = (*at, *player);
                self.type_value(game, at, player);
            }
            (Self::Player { at, .. }, _) => *self = Self::Counter { at: *at },
            (Self::Value { at, player, value, insisted }, Key::Up | Key::Down) => {
                *insisted = false;
                if let Some((kept, _)) = chosen(game, *at, *player) {
                    *value = kept.turned(game, *value, key == Key::Up);
                }
            }
            (Self::Value { .. }, Key::Ok) => return self.save(game),
            (Self::Value { .. }, _) => self.leave_value(game),
        }
        Turn::Stay
    }

    /// The players of a counter, whoever is to move first; a counter of the table goes straight to its value.
    fn open(&mut self, game: &Match, at: usize) {
        let Some(kept) = all(game).nth(at) else { return };
        if !kept.counter.each {
            self.type_value(game, at, 0);
            return;
        }
        let mover = game.actor();
        let player = kept.seats(game).position(|seat| Some(seat) == mover).unwrap_or(0);
        *self = Self::Player { at, player };
    }

    fn type_value(&mut self, game: &Match, at: usize, player: usize) {
        if let Some((kept, seat)) = chosen(game, at, player) {
            *self = Self::Value { at, player, value: kept.proposed(game, seat), insisted: false };
        }
    }

    fn save(&mut self, game: &Match) -> Turn {
        let Self::Value { at, player, value, insisted } = self else { return Turn::Stay };
        let Some((kept, seat)) = chosen(game, *at, *player) else { return Turn::Leave };
        if kept.value(game, seat) == Some(*value) {
            // Nothing to set right.
            self.leave_value(game);
            return Turn::Stay;
        }
        let record = Record::Correct(Correction { counter: kept.index, seat, value: *value });
        if game.preview(&record).is_ok() {
            return Turn::Record(record);
        }
        *insisted = true;
        Turn::Stay
    }

    /// Back to the players, or to the counters if this one belongs to the table.
    fn leave_value(&mut self, game: &Match) {
        let Self::Value { at, player, .. } = *self else { return };
        let each = all(game).nth(at).is_some_and(|kept| kept.counter.each);
        *self = if each { Self::Player { at, player } } else { Self::Counter { at } };
    }

    pub fn view(&self, game: &Match) -> View {
        match *self {
            Self::Counter { at } => counters(game, at),
            Self::Player { at, player } => {
                all(game).nth(at).map_or_else(|| counters(game, 0), |kept| players(game, kept, player))
            }
            Self::Value { at, player, value, insisted } => chosen(game, at, player)
                .map_or_else(|| counters(game, 0), |(kept, seat)| page(game, kept, seat, value, insisted)),
        }
    }
}

fn counters(game: &Match, at: usize) -> View {
    list(words::CORRECT.say(), None, all(game).count(), at, |index| {
        let Some(kept) = all(game).nth(index) else { return Row { left: words::DASH.say(), right: None } };
        let left = words::COUNTER.with([Arg::Word(kept.counter.label)]);
        let end =
            if kept.counter.each { RowEnd::Words(words::EACH.say()) } else { kept.end(game, Seat::FIRST) };
        Row { left, right: Some(end) }
    })
}

fn players(game: &Match, kept: Kept, player: usize) -> View {
    let title = words::COUNTER.with([Arg::Word(kept.counter.label)]);
    list(title, None, kept.seats(game).count(), player, |index| {
        let Some(seat) = kept.seats(game).nth(index) else {
            return Row { left: words::DASH.say(), right: None };
        };
        Row { left: words::NAME.with([seat.into()]), right: Some(kept.end(game, seat)) }
    })
}

fn page(game: &Match, kept: Kept, seat: Seat, value: i16, insisted: bool) -> View {
    let record = Record::Correct(Correction { counter: kept.index, seat, value });
    let refused = game.preview(&record).err().map(|Refusal(reason)| (reason, insisted));
    let title = kept.name(seat);
    let at = usize::try_from(value).unwrap_or(0);
    match kept.counter.counts {
        Counts::Number(..) => View::Entry {
            // A long name finds its room in the title.
            title: if kept.counter.each { title } else { words::CORRECT.say() },
            right: None,
            label: words::COUNTER.with([Arg::Word(kept.counter.label)]),
            value,
            check: kept.value(game, seat).map(|was| words::WAS.with([was.into()])),
            bar: refused.map_or(plain(words::NOTE_DOWN.say()), |(reason, insisted)| Bar::Refused {
                words: words::NOTE_DOWN.say(),
                reason,
                insisted,
            }),
        },
        Counts::Flag => {
            let rows = [words::NO.say(), words::YES.say()].into_iter().collect();
            View::Choices { title, right: None, rows, at, refused, help: None }
        }
        Counts::Player => {
            let names = Seat::all(game.names().players()).map(|seat| words::NAME.with([seat.into()]));
            View::Choices { title, right: None, rows: names.collect(), at, refused, help: None }
        }
    }
}
