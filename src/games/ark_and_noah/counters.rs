//! The counters of Ark & Noah, and how they are set right by hand.

use super::{ArkAndNoah, BOXES, FOOD, MAX_BONUS, News, PITCH, PLANKS, Phase, TILES, refuse, words};
use crate::{
    game::{Correction, Counter, Counts, Game, Refusal},
    i18n::Label,
    seat::Seat,
};

const fn each(word: &'static str, label: &'static Label, most: u8) -> Counter {
    Counter { word, label, each: true, counts: Counts::Number(0, most as i16), correctable: true }
}

const fn table(word: &'static str, label: &'static Label, counts: Counts) -> Counter {
    Counter { word, label, each: false, counts, correctable: true }
}

const fn bonus(word: &'static str, at: usize) -> Counter {
    table(word, &words::C_BONUS[at], Counts::Number(0, MAX_BONUS as i16))
}

const fn derived(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: false }
}

const fn supply(word: &'static str, label: &'static Label, each: bool, most: u8) -> Counter {
    derived(word, label, each, Counts::Number(0, most as i16))
}

const fn worker(word: &'static str) -> Counter {
    derived(word, &words::C_BOX, false, Counts::Player)
}

/// Append only: a correction in the journal names a position.
pub(super) const COUNTERS: &[Counter] = &[
    Counter {
        word: "points",
        label: &words::C_POINTS,
        each: true,
        counts: Counts::Number(-99, 999),
        correctable: true,
    },
    each("planks", &words::C_PLANKS, PLANKS),
    each("pitch", &words::C_PITCH, PITCH),
    each("food", &words::C_FOOD, FOOD),
    each("animals", &words::C_ANIMALS, TILES),
    each("built", &words::C_BUILT, PLANKS),
    each("outer", &words::C_OUTER, PLANKS),
    each("sizes", &words::C_SIZES, 4 * TILES),
    table("round", &words::C_ROUND, Counts::Number(1, 99)),
    table("hull", &words::C_HULL, Counts::Flag),
    table("pitch-aboard", &words::C_PITCH_ABOARD, Counts::Number(0, PITCH as i16)),
    table("food-aboard", &words::C_FOOD_ABOARD, Counts::Number(0, 48)),
    table("squares", &words::C_SQUARES, Counts::Number(0, 48)),
    table("loaded", &words::C_LOADED, Counts::Number(0, TILES as i16)),
    bonus("bonus-1", 0),
    bonus("bonus-2", 1),
    bonus("bonus-3", 2),
    bonus("bonus-4", 3),
    bonus("bonus-5", 4),
    bonus("bonus-6", 5),
    bonus("bonus-7", 6),
    worker("box-1"),
    worker("box-2"),
    worker("box-3"),
    worker("box-4"),
    worker("box-5"),
    worker("box-6"),
    worker("box-7"),
    derived("turn", &words::C_TURN, false, Counts::Player),
    supply("action", &words::C_ACTION, false, 7),
    supply("left", &words::C_LEFT, false, 8),
    supply("pitch-supply", &words::C_PITCH_SUPPLY, false, PITCH),
    supply("food-supply", &words::C_FOOD_SUPPLY, false, FOOD),
    supply("wood", &words::C_WOOD, true, PLANKS),
    supply("bag", &words::C_BAG, false, TILES),
];

/// `bonus-3` and `box-3` speak of the third box.
fn numbered(word: &str, name: &str) -> Option<usize> {
    let number: usize = word.strip_prefix(name)?.parse().ok()?;
    number.checked_sub(1).filter(|&at| at < BOXES)
}

impl ArkAndNoah {
    pub(super) fn read_counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        let word = COUNTERS.get(counter)?.word;
        let stock = self.stocks[seat];
        if let Some(at) = numbered(word, "bonus-") {
            return Some(self.bonus[at].into());
        }
        if let Some(at) = numbered(word, "box-") {
            return self.boxes[at].map(|owner| u8::from(owner).into());
        }
        let number = match word {
            "points" => return Some(stock.points),
            "turn" => return self.actor().map(|seat| u8::from(seat).into()),
            "hull" => return Some(self.hull.into()),
            "planks" => stock.planks,
            "pitch" => stock.pitch,
            "food" => stock.food,
            "animals" => stock.animals,
            "built" => stock.built,
            "outer" => stock.outer?,
            "sizes" => stock.sizes?,
            "round" => self.round,
            "pitch-aboard" => self.pitch_aboard,
            "food-aboard" => self.food_aboard,
            "squares" => self.squares,
            "loaded" => self.loaded,
            "action" => self.turn_under_way().map_or(0, |turn| u8::try_from(turn.at + 1).unwrap_or(0)),
            "left" => self.turn_under_way().map_or(0, |turn| turn.left),
            "pitch-supply" => self.pitch_supply(),
            "food-supply" => self.food_supply(),
            "wood" => self.plank_supply(seat),
            "bag" => self.bag(),
            _ => return None,
        };
        Some(number.into())
    }

    pub(super) fn turn_under_way(&self) -> Option<super::Turn> {
        match self.phase {
            Phase::Act(turn) => Some(turn),
            Phase::Wall(wall) | Phase::Pitch(wall) => Some(wall.turn),
            _ => None,
        }
    }

    pub(super) fn set_counter(&mut self, correction: Correction) -> Result<(), Refusal> {
        let counter = COUNTERS.get(usize::from(correction.counter)).filter(|counter| counter.correctable);
        let Some(counter) = counter else { return refuse(words::NOT_NOW.say()) };
        if !self.stocks.has(correction.seat) {
            return refuse(words::NOT_NOW.say());
        }
        let (min, max) = match counter.counts {
            Counts::Number(min, max) => (min, max),
            Counts::Flag | Counts::Player => (0, 1),
        };
        if !(min..=max).contains(&correction.value) {
            return refuse(words::BETWEEN.with([min.into(), max.into()]));
        }
        let mut state = self.clone();
        state.news = News::Nothing;
        if counter.word == "points" {
            state.stocks[correction.seat].points = correction.value;
        } else {
            // Within 0..=208, the largest of the bounds.
            state.set(counter.word, correction.seat, u8::try_from(correction.value).unwrap_or(0))?;
        }
        *self = state;
        Ok(())
    }

    fn set(&mut self, word: &str, seat: Seat, value: u8) -> Result<(), Refusal> {
        let quick_less = matches!(word, "pitch" | "food" | "pitch-aboard" | "food-aboard" | "sizes");
        if self.options.quick && (quick_less || word.starts_with("bonus")) {
            return refuse(words::QUICK_GAME.say());
        }
        if let Some(at) = numbered(word, "bonus-") {
            if value > 0 && self.boxes[at].is_some() {
                return refuse(words::NOT_NOW.say());
            }
            self.bonus[at] = value;
            return Ok(());
        }
        match word {
            "planks" => self.stocks[seat].planks = value,
            "pitch" => self.stocks[seat].pitch = value,
            "food" => self.stocks[seat].food = value,
            "animals" | "sizes" => self.set_animals(word, seat, value)?,
            "built" | "outer" => self.set_built(word, seat, value)?,
            "round" | "hull" => self.set_round(word, value)?,
            "pitch-aboard" => self.pitch_aboard = value,
            "food-aboard" => self.food_aboard = value,
            "squares" => self.squares = value,
            "loaded" => self.loaded = value,
            _ => return refuse(words::NOT_NOW.say()),
        }
        self.check_box(seat)
    }

    /// Animals stay as they are once their sizes are counted.
    fn set_animals(&mut self, word: &str, seat: Seat, value: u8) -> Result<(), Refusal> {
        let most = self.most_sizes(seat);
        let stock = &mut self.stocks[seat];
        match (word, stock.sizes) {
            ("animals", None) => stock.animals = value,
            ("animals", Some(_)) => return refuse(words::ALREADY_COUNTED.say()),
            (_, Some(_)) if value <= most => stock.sizes = Some(value),
            (_, Some(_)) => return refuse(words::AT_MOST.with([most.into()])),
            (_, None) => return refuse(words::NOT_NOW.say()),
        }
        Ok(())
    }

    /// Planks aboard stay as they are while a wall is entered and once those on the edge are counted.
    fn set_built(&mut self, word: &str, seat: Seat, value: u8) -> Result<(), Refusal> {
        let walling = matches!(self.phase, Phase::Wall(_));
        let stock = &mut self.stocks[seat];
        match (word, stock.outer) {
            ("built", _) if walling => return refuse(words::NOT_NOW.say()),
            ("built", None) => stock.built = value,
            ("built", Some(_)) => return refuse(words::ALREADY_COUNTED.say()),
            (_, Some(_)) if value <= stock.built => stock.outer = Some(value),
            (_, Some(_)) => return refuse(words::AT_MOST.with([stock.built.into()])),
            (_, None) => return refuse(words::NOT_NOW.say()),
        }
        Ok(())
    }

    /// Only while rounds are played.
    fn set_round(&mut self, word: &str, value: u8) -> Result<(), Refusal> {
        if self.phase != Phase::Choose && self.turn_under_way().is_none() {
            return refuse(words::NOT_NOW.say());
        }
        if word == "round" {
            self.round = value;
        } else {
            self.hull = value == 1;
        }
        Ok(())
    }

    /// The box holds so many pieces, the ark so many squares.
    fn check_box(&self, seat: Seat) -> Result<(), Refusal> {
        let sum = |of: fn(&super::Stock) -> u8| {
            self.stocks.values().map(|stock| u16::from(of(&stock))).sum::<u16>()
        };
        let pitch = sum(|stock| stock.pitch) + u16::from(self.pitch_aboard);
        let food = sum(|stock| stock.food) + u16::from(self.food_aboard);
        let tiles = sum(|stock| stock.animals) + u16::from(self.loaded);
        let planks = self.stocks[seat].planks + self.stocks[seat].built;
        if pitch > PITCH.into() || food > FOOD.into() || tiles > TILES.into() || planks > PLANKS {
            return refuse(words::SUPPLY_EMPTY.say());
        }
        if self.food_aboard.max(self.squares) > self.room() {
            return refuse(words::AT_MOST.with([self.room().into()]));
        }
        Ok(())
    }
}
