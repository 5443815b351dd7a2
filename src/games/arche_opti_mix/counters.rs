//! The counters of Arche Opti Mix, and what setting one right by hand means for the others.

use super::{
    ArcheOptiMix, DISCS, LIMIT, News, Pet, Phase, RAIN, card::Category, closing::ANIMAL_CARDS, words,
};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    i18n::Label,
    seat::{PerSeat, Seat},
};

/// Far more than the box holds: spare pawns are never refused.
const MAX_PAWNS: i16 = 99;

const fn counter(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: true }
}

const fn pawns(category: Category) -> Counter {
    counter(category.word(), category.title(), true, Counts::Number(0, MAX_PAWNS))
}

const fn halves(word: &'static str, label: &'static Label) -> Counter {
    counter(word, label, true, Counts::Number(0, DISCS as i16))
}

/// Append only: a correction in the journal names a position.
pub(super) const COUNTERS: &[Counter] = &[
    counter("discs", &words::DISCS, true, Counts::Number(0, DISCS as i16)),
    pawns(Category::Slow),
    pawns(Category::Timid),
    pawns(Category::Heavy),
    pawns(Category::Useful),
    pawns(Category::Provisions),
    halves("half-slow", &words::HALF_SLOW),
    halves("half-timid", &words::HALF_TIMID),
    halves("half-heavy", &words::HALF_HEAVY),
    halves("half-useful", &words::HALF_USEFUL),
    counter("pet", &words::PET, true, Counts::Flag),
    counter("out", &words::OUT, true, Counts::Flag),
    counter("hand", &words::HAND, true, Counts::Number(0, ANIMAL_CARDS as i16)),
    counter("tilt", &words::TILT, false, Counts::Number(-LIMIT as i16, LIMIT as i16)),
    counter("rain", &words::RAIN, false, Counts::Number(0, RAIN as i16)),
    counter("turn", &words::TURN, false, Counts::Player),
    Counter {
        word: "supply",
        label: &words::SUPPLY,
        each: false,
        counts: Counts::Number(0, DISCS as i16),
        correctable: false,
    },
    Counter { word: "final", label: &words::FINAL, each: false, counts: Counts::Flag, correctable: false },
];

/// The category of a counter of discs under pawns.
fn under(word: &str) -> Option<Category> {
    word.strip_prefix("half-").and_then(Category::named)
}

impl ArcheOptiMix {
    pub(super) fn read_counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        let word = COUNTERS.get(counter)?.word;
        if let Some(category) = Category::named(word) {
            return Some(self.pawns[seat].pawns[category.index()].into());
        }
        if let Some(category) = under(word) {
            return Some(self.pawns[seat].halves[category.index()].into());
        }
        Some(match word {
            "discs" => self.discs[seat].into(),
            "pet" => (self.pets[seat] != Pet::None).into(),
            "out" => self.out[seat].into(),
            "hand" => self.hands[seat]?.into(),
            "tilt" => self.tilt.into(),
            "rain" => self.rain.into(),
            "turn" => u8::from(self.turn).into(),
            "supply" => self.supply().into(),
            "final" => matches!(self.phase, Phase::Final).into(),
            _ => return None,
        })
    }

    pub(super) fn set_counter(&mut self, correction: Correction) -> Result<(), Refusal> {
        let not_now = Refusal(words::NOT_NOW.say());
        let counter = COUNTERS.get(usize::from(correction.counter)).filter(|counter| counter.correctable);
        let counter = counter.ok_or(not_now)?;
        if !self.discs.has(correction.seat) {
            return Err(not_now);
        }
        let (min, max) = match counter.counts {
            Counts::Number(min, max) => (min, max),
            Counts::Flag => (0, 1),
            Counts::Player => (0, i16::from(self.players()) - 1),
        };
        let inside = (min..=max).contains(&correction.value).then_some(correction.value);
        let between = Refusal(words::BETWEEN.with([min.into(), max.into()]));
        let value = inside.and_then(|value| i8::try_from(value).ok()).ok_or(between)?;
        let mut state = self.clone();
        state.news = News::Nothing;
        state.set(counter.word, correction.seat, value)?;
        state.settle();
        *self = state;
        Ok(())
    }

    fn set(&mut self, word: &str, seat: Seat, value: i8) -> Result<(), Refusal> {
        // Only the tilt can be negative.
        let count = value.unsigned_abs();
        if let Some(category) = Category::named(word) {
            let pawns = &mut self.pawns[seat];
            let discs = pawns.halves[category.index()];
            if count < discs {
                return Err(Refusal(words::DISCS_UNDER.with([discs.into()])));
            }
            pawns.pawns[category.index()] = count;
            return Ok(());
        }
        if let Some(category) = under(word) {
            let pawns = self.pawns[seat].pawns[category.index()];
            if count > pawns {
                return Err(Refusal(words::FEW_PAWNS.with([pawns.into()])));
            }
            self.pawns[seat].halves[category.index()] = count;
            return self.check_supply();
        }
        let turns = matches!(self.phase, Phase::Turns | Phase::Final);
        match word {
            "discs" => {
                self.discs[seat] = count;
                return self.check_supply();
            }
            "pet" => self.set_pet(seat, value == 1)?,
            "hand" => self.hands[seat] = Some(count),
            "tilt" => self.tilt = value,
            "rain" if turns => self.set_rain(count),
            "turn" if turns => self.set_turn(count)?,
            "out" if self.phase == Phase::Final => self.set_out(seat, value == 1)?,
            _ => return Err(Refusal(words::NOT_NOW.say())),
        }
        Ok(())
    }

    /// Everything comes out of the twenty-two discs of the box.
    fn check_supply(&self) -> Result<(), Refusal> {
        let held = self.discs.values().chain(self.pawns.values().map(|pawns| pawns.discs()));
        let all: u16 = held.map(u16::from).sum();
        if all > u16::from(DISCS) { Err(Refusal(words::SUPPLY_EMPTY.say())) } else { Ok(()) }
    }

    fn set_pet(&mut self, seat: Seat, kept: bool) -> Result<(), Refusal> {
        if matches!(self.pets[seat], Pet::Shown(_)) || matches!(self.phase, Phase::Hands(_) | Phase::Over) {
            return Err(Refusal(words::ALREADY_SHOWN.say()));
        }
        self.pets[seat] = if kept { Pet::Hidden } else { Pet::None };
        Ok(())
    }

    /// The fifth rain is the final phase, and fewer are not: one cannot be set right without the other.
    fn set_rain(&mut self, rain: u8) {
        self.rain = rain;
        match (self.phase, rain == RAIN) {
            (Phase::Turns, true) => self.begin_final(self.turn),
            (Phase::Final, false) => {
                self.phase = Phase::Turns;
                self.out = PerSeat::new(self.players(), false);
                self.begin_turn(self.turn);
            }
            _ => {}
        }
    }

    fn set_turn(&mut self, value: u8) -> Result<(), Refusal> {
        let seat = Seat::new(value).unwrap_or(self.turn);
        if self.out[seat] {
            return Err(Refusal(words::HAS_PASSED.with([seat.into()])));
        }
        self.begin_turn(seat);
        Ok(())
    }

    /// A player who passes by hand gives the turn to the next; somebody must stay.
    fn set_out(&mut self, seat: Seat, out: bool) -> Result<(), Refusal> {
        self.out[seat] = out;
        if self.out.values().all(|out| out) {
            return Err(Refusal(words::SOMEONE_MUST_STAY.say()));
        }
        if self.out[self.turn] {
            self.end_turn();
        }
        Ok(())
    }
}
