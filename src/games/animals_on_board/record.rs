//! The counters of Animals on Board, and its words in match notes.

use core::fmt::{self, Write};

use super::{
    AnimalsOnBoard, CRATES, Event, MAX_CRATES, MAX_TILES, News, Phase, Step,
    ark::{Herds, Singles},
    full_area, species, words,
};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    i18n::Label,
    notes::{Words, Wrong},
    seat::Seat,
};

const fn counter(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: true }
}

const fn derived(word: &'static str, label: &'static Label, each: bool, most: i16) -> Counter {
    Counter { word, label, each, counts: Counts::Number(0, most), correctable: false }
}

/// Append only: a correction in the journal names a position.
pub(super) const COUNTERS: &[Counter] = &[
    counter("crates", &words::CRATES, true, Counts::Number(0, MAX_CRATES as i16)),
    counter("tiles", &words::TILES, true, Counts::Number(0, MAX_TILES as i16)),
    counter("out", &words::OUT, true, Counts::Flag),
    counter("turn", &words::TURN, false, Counts::Player),
    counter("first", &words::FIRST, false, Counts::Player),
    counter("groups", &words::ALL_GROUPS, false, Counts::Number(0, 13)),
    counter("area", &words::ALL_TILES, false, Counts::Number(0, 13)),
    counter("round", &words::ROUNDS, false, Counts::Number(1, 99)),
    derived("supply", &words::SUPPLY, false, CRATES as i16),
    derived("pile", &words::PILE, false, 60),
    derived("species", &words::SPECIES, true, 10),
];

impl AnimalsOnBoard {
    pub(super) fn read_counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        Some(match COUNTERS.get(counter)?.word {
            "crates" => self.crates[seat].into(),
            "tiles" => self.tiles[seat].into(),
            "out" => self.out[seat].into(),
            "turn" => u8::from(self.turn).into(),
            "first" => u8::from(self.flag).into(),
            "groups" => self.groups.into(),
            "area" => self.area.into(),
            "round" => self.round.into(),
            "supply" => self.supply().into(),
            "pile" => self.pile().into(),
            "species" => self.species_aboard(seat).into(),
            _ => return None,
        })
    }

    pub(super) fn set_counter(&mut self, correction: Correction) -> Result<(), Refusal> {
        let not_now = Refusal(words::NOT_NOW.say());
        let counter = COUNTERS.get(usize::from(correction.counter)).filter(|counter| counter.correctable);
        let counter = counter.ok_or(not_now)?;
        if !self.crates.has(correction.seat) {
            return Err(not_now);
        }
        let value = self.checked(counter, correction.value)?;
        let mut state = self.clone();
        state.set(counter.word, correction.seat, value)?;
        state.news = News::Nothing;
        *self = state;
        Ok(())
    }

    /// The value, if it lies within the counter's bounds at this table.
    fn checked(&self, counter: &Counter, value: i16) -> Result<u8, Refusal> {
        let (min, max) = match (counter.word, counter.counts) {
            ("area" | "groups", _) => (0, full_area(self.players()).into()),
            (_, Counts::Number(min, max)) => (min, max),
            (_, Counts::Flag) => (0, 1),
            (_, Counts::Player) => (0, i16::from(self.players()) - 1),
        };
        let inside = (min..=max).contains(&value).then_some(value).and_then(|value| u8::try_from(value).ok());
        inside.ok_or(Refusal(words::BETWEEN.with([min.into(), max.into()])))
    }

    fn set(&mut self, word: &str, seat: Seat, value: u8) -> Result<(), Refusal> {
        let turns = self.phase == Phase::Turns;
        match word {
            "crates" => {
                self.crates[seat] = value;
                // Everybody at five is all there is with four players, so this never refuses; it guards it.
                if self.crates.values().sum::<u8>() > CRATES {
                    return Err(Refusal(words::SUPPLY_EMPTY.say()));
                }
            }
            "tiles" if self.arks[seat].is_some() || self.is_counting(seat) => {
                return Err(Refusal(words::ALREADY_COUNTED.say()));
            }
            "tiles" => self.tiles[seat] = value,
            _ if !turns => return Err(Refusal(words::NOT_NOW.say())),
            "out" => self.set_out(seat, value == 1)?,
            "turn" => self.set_turn(value)?,
            "first" => self.flag = Seat::new(value).unwrap_or(self.flag),
            "groups" => {
                let least = self.area.min(1);
                if !(least..=self.area).contains(&value) {
                    return Err(Refusal(words::BETWEEN.with([least.into(), self.area.into()])));
                }
                self.groups = value;
            }
            "area" => {
                self.area = value;
                self.groups = self.groups.clamp(value.min(1), value);
            }
            "round" => self.round = value,
            _ => return Err(Refusal(words::NOT_NOW.say())),
        }
        let tiles = self.area + self.tiles.values().sum::<u8>();
        if tiles > 5 * species(self.players()) { Err(Refusal(words::PILE_EMPTY.say())) } else { Ok(()) }
    }

    /// Whether the ark of `seat` is entered in part.
    fn is_counting(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Arks { seat: at, step } if at == seat && step != Step::Herds(Herds::default()))
    }

    /// A player who leaves by hand gives the turn to the next; somebody must stay.
    fn set_out(&mut self, seat: Seat, out: bool) -> Result<(), Refusal> {
        self.out[seat] = out;
        if self.staying() == 0 {
            return Err(Refusal(words::SOMEONE_MUST_STAY.say()));
        }
        if self.out[self.turn] {
            self.pass_turn();
        }
        Ok(())
    }

    fn set_turn(&mut self, value: u8) -> Result<(), Refusal> {
        let seat = Seat::new(value).unwrap_or(self.turn);
        if self.out[seat] {
            return Err(Refusal(words::IS_OUT.with([seat.into()])));
        }
        self.turn = seat;
        Ok(())
    }
}

/// `split`, `take 3`, `pass`, `herd 3`, `singles 5 2`, `recounted 5 2`, `top 4`; `none` for an empty list.
pub(super) fn read(words: &mut Words<'_>) -> Result<Event, Wrong> {
    let verb = words.word("a verb")?;
    match verb {
        "split" => Ok(Event::Split),
        "take" => words.number().map(Event::Take),
        "pass" => Ok(Event::Pass),
        "herd" => words.number().map(Event::Herd),
        "singles" => read_singles(words).map(Event::Singles),
        "recounted" => read_singles(words).map(Event::Recounted),
        "top" => words.number().map(Event::Top),
        _ => Err(Wrong::verb(verb)),
    }
}

/// The value of every animal alone of its species.
fn read_singles(words: &mut Words<'_>) -> Result<Singles, Wrong> {
    let mut singles = Singles::default();
    words.numbers(1..=5, |value| {
        let count = &mut singles.0[usize::from(value) - 1];
        *count = count.saturating_add(1);
    })?;
    Ok(singles)
}

/// Writes `event` the way [`read`] reads it.
pub(super) fn write(event: Event, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Split => out.write_str("split"),
        Event::Take(tiles) => write!(out, "take {tiles}"),
        Event::Pass => out.write_str("pass"),
        Event::Herd(size) => write!(out, "herd {size}"),
        Event::Singles(singles) => write_list("singles", (1..).zip(singles.0), out),
        Event::Recounted(singles) => write_list("recounted", (1..).zip(singles.0), out),
        Event::Top(value) => write!(out, "top {value}"),
    }
}

fn write_list(verb: &str, counts: impl IntoIterator<Item = (u8, u8)>, out: &mut dyn Write) -> fmt::Result {
    out.write_str(verb)?;
    let mut any = false;
    for (number, count) in counts {
        for _ in 0..count {
            write!(out, " {number}")?;
            any = true;
        }
    }
    if any { Ok(()) } else { out.write_str(" none") }
}
