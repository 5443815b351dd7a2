//! Loading: food and pairs, what they cost, and whether the box and the ark allow them.

use super::{
    ArkAndNoah, Event, MAX_PRINTED, MAX_SIZE, Phase, Turn,
    pens::{Wall, walls},
    refuse, words,
};
use crate::{
    game::Refusal,
    i18n::Phrase,
    seat::{PerSeat, Seat},
};

impl ArkAndNoah {
    /// Food tiles the ark and the player allow, whatever they cost.
    pub(super) fn loadable_food(&self, seat: Seat) -> u8 {
        self.stocks[seat].food.min(self.room().saturating_sub(self.food_aboard))
    }

    /// Food tiles the player can load in this turn.
    pub(super) fn most_food(&self, turn: Turn) -> u8 {
        self.loadable_food(turn.seat).min(turn.left)
    }

    /// Whether there is anything this player could load.
    pub(super) fn can_load(&self, turn: Turn) -> bool {
        let food = !self.options.quick && self.most_food(turn) > 0 && self.food_refusal(turn.seat).is_none();
        food || (0..=MAX_SIZE).any(|size| self.can_pair(Some(turn), turn.seat, size))
    }

    /// Whether some pair of this size can be loaded, whoever owns the other tile.
    pub(super) fn can_pair(&self, turn: Option<Turn>, seat: Seat, size: u8) -> bool {
        let mate = self.likely_mate(turn, seat, size);
        self.pair_refusal(turn, seat, size, mate).is_none()
    }

    /// Whose tile would be the other one: the loader's own if possible, otherwise that of the next who has any,
    /// which costs less.
    pub(super) fn likely_mate(&self, turn: Option<Turn>, seat: Seat, size: u8) -> Seat {
        if self.pair_refusal(turn, seat, size, seat).is_none() {
            return seat;
        }
        self.after(seat, seat).find(|&mate| self.stocks[mate].animals > 0).unwrap_or(seat)
    }

    /// Why no food can be loaded: a pen needs four planks, one of them the loader's.
    pub(super) fn food_refusal(&self, seat: Seat) -> Option<Refusal> {
        let reason = if self.stocks[seat].built == 0 {
            words::OWN_PLANK.say()
        } else if self.planks_aboard() < 4 {
            words::NO_PEN.say()
        } else {
            return None;
        };
        Some(Refusal(reason))
    }

    /// Why `seat` cannot load a pair of this size together with `mate`; without a turn at the last minute, when
    /// neither points nor an own plank are needed.
    pub(super) fn pair_refusal(
        &self,
        turn: Option<Turn>,
        seat: Seat,
        size: u8,
        mate: Seat,
    ) -> Option<Refusal> {
        let reason = if size > MAX_SIZE || !self.stocks.has(mate) {
            Some(words::BETWEEN.with([0u8.into(), MAX_SIZE.into()]))
        } else if size == 0 && self.options.quick {
            Some(words::QUICK_GAME.say())
        } else {
            self.tiles_missing(seat, mate)
                .or_else(|| turn.and_then(|turn| self.too_costly(turn, size, mate)))
                .or_else(|| self.pen_missing(size))
                .or_else(|| (turn.is_some() && self.stocks[seat].built == 0).then(|| words::OWN_PLANK.say()))
        };
        reason.map(Refusal)
    }

    fn tiles_missing(&self, seat: Seat, mate: Seat) -> Option<Phrase> {
        let own = self.stocks[seat].animals;
        if own == 0 {
            Some(words::NO_ANIMAL.say())
        } else if seat == mate {
            (own < 2).then(|| words::ONE_ANIMAL.say())
        } else {
            (self.stocks[mate].animals == 0).then(|| words::NO_ANIMAL_OF.with([mate.into()]))
        }
    }

    fn too_costly(&self, turn: Turn, size: u8, mate: Seat) -> Option<Phrase> {
        let cost = self.cost(turn.seat, size, mate);
        (cost > turn.left).then(|| words::COSTS.with([cost.into(), turn.left.into()]))
    }

    /// Each tile of the loader costs its size; in the quick game a pair is a pair.
    pub(super) fn cost(&self, seat: Seat, size: u8, mate: Seat) -> u8 {
        match (self.options.quick, seat == mate) {
            (true, _) => 1,
            (false, true) => 2 * size,
            (false, false) => size,
        }
    }

    /// Pens with large animals do not overlap and are full of food; all of them have walls.
    fn pen_missing(&self, size: u8) -> Option<Phrase> {
        let fed = if self.options.quick { self.room() } else { self.food_aboard };
        let short = self.squares.saturating_add(size).max(1).saturating_sub(fed);
        let least = walls(size).first().copied().unwrap_or(0);
        if self.planks_aboard() < least || (short > 0 && self.options.quick) {
            Some(words::NO_PEN.say())
        } else {
            (short > 0).then(|| words::FOOD_MISSING.say())
        }
    }

    pub(super) fn load(&mut self, turn: Turn, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Done => self.pass_on(turn),
            Event::Food(_) if self.options.quick => return refuse(words::QUICK_GAME.say()),
            Event::Food(food) => {
                Self::check_food(food, self.most_food(turn))?;
                if let Some(refusal) = self.food_refusal(turn.seat) {
                    return Err(refusal);
                }
                self.load_food(turn.seat, food);
                self.pay(turn.seat, food);
                self.go_on_loading(Turn { left: turn.left - food, ..turn });
            }
            Event::Pair { size, mate, points } => self.board(turn, size, mate, points)?,
            _ => return refuse(words::NOT_NOW.say()),
        }
        Ok(())
    }

    pub(super) fn check_food(food: u8, most: u8) -> Result<(), Refusal> {
        match (food, most) {
            (0, _) | (_, 0) => refuse(words::NO_FOOD.say()),
            _ if food > most => refuse(words::AT_MOST.with([most.into()])),
            _ => Ok(()),
        }
    }

    pub(super) fn load_food(&mut self, seat: Seat, food: u8) {
        self.stocks[seat].food -= food;
        self.food_aboard += food;
    }

    /// The tiles pay their owners at once; the wall and the pitch are entered next.
    fn board(&mut self, turn: Turn, size: u8, mate: Seat, points: u8) -> Result<(), Refusal> {
        if let Some(refusal) = self.pair_refusal(Some(turn), turn.seat, size, mate) {
            return Err(refusal);
        }
        let most = if size == 0 { 0 } else { MAX_PRINTED };
        if points > most {
            return refuse(words::AT_MOST.with([most.into()]));
        }
        let turn = Turn { left: turn.left - self.cost(turn.seat, size, mate), ..turn };
        self.embark(turn.seat, size, mate);
        self.pay(turn.seat, points);
        self.pay(mate, points);
        let planks = PerSeat::new(self.players(), 0);
        self.phase = Phase::Wall(Wall { turn, size, planks, of: turn.seat });
        Ok(())
    }

    /// Two tiles leave their owners.
    pub(super) fn embark(&mut self, seat: Seat, size: u8, mate: Seat) {
        self.stocks[seat].animals -= 1;
        self.stocks[mate].animals -= 1;
        self.loaded += 2;
        self.squares += size;
    }

    /// The same player goes on, if there is anything left to load.
    pub(super) fn go_on_loading(&mut self, turn: Turn) {
        if self.can_load(turn) {
            self.phase = Phase::Act(turn);
        } else {
            self.pass_on(turn);
        }
    }
}
