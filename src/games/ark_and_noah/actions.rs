//! The actions without animals aboard: taking, swapping, building.

use super::{Action, ArkAndNoah, Event, Exchange, Reward, Turn, refuse, words};
use crate::{game::Refusal, seat::Seat};

impl ArkAndNoah {
    /// The owner takes more, the others less, in order, while the supply lasts.
    pub(super) fn serve(&mut self, turn: Turn, event: Event) -> Result<(), Refusal> {
        if event != Event::Serve {
            return refuse(words::NOT_NOW.say());
        }
        let action = self.action(turn.at);
        for (place, seat) in self.order(turn.at).into_iter().enumerate() {
            let (owner, other) = shares(action);
            let share = if place == 0 { owner } else { other };
            match action {
                Action::Pitch => self.stocks[seat].pitch += share.min(self.pitch_supply()),
                Action::Food => self.stocks[seat].food += share.min(self.food_supply()),
                Action::Animals => self.stocks[seat].animals += share.min(self.bag()),
                _ => self.stocks[seat].planks += share.min(self.plank_supply(seat)),
            }
        }
        self.open(turn.at + 1);
        Ok(())
    }

    /// The reward, then the exchange; in the quick game a point and an animal.
    pub(super) fn swap(&mut self, turn: Turn, event: Event) -> Result<(), Refusal> {
        let Event::Swap(reward, exchange) = event else { return refuse(words::NOT_NOW.say()) };
        if self.options.quick && (reward, exchange) != (Reward::Point, Exchange::Animal) {
            return refuse(words::QUICK_GAME.say());
        }
        // The exchange comes after the reward, but no reward makes another exchange possible.
        if let Some(refusal) = self.exchange_refusal(turn.seat, exchange) {
            return Err(refusal);
        }
        let (left, stock) = match reward {
            Reward::Point => {
                self.pay(turn.seat, 1);
                self.open(turn.at + 1);
                return Ok(());
            }
            Reward::Food => (self.food_supply(), &mut self.stocks[turn.seat].food),
            Reward::Plank => (self.plank_supply(turn.seat), &mut self.stocks[turn.seat].planks),
            Reward::Pitch => (self.pitch_supply(), &mut self.stocks[turn.seat].pitch),
        };
        if left == 0 {
            return refuse(words::SUPPLY_EMPTY.say());
        }
        *stock += 1;
        self.open(turn.at + 1);
        Ok(())
    }

    /// Colours of the planks on the ark.
    fn colours(&self) -> u8 {
        // Four players at most.
        u8::try_from(self.stocks.values().filter(|stock| stock.built > 0).count()).unwrap_or(u8::MAX)
    }

    pub(super) fn can_exchange_planks(&self) -> bool {
        self.colours() >= 2
    }

    fn exchange_refusal(&self, seat: Seat, exchange: Exchange) -> Option<Refusal> {
        let planks = self.can_exchange_planks();
        let reason = match exchange {
            _ if self.options.quick => return None,
            Exchange::Planks if self.colours() == 0 => words::NO_PLANKS.say(),
            Exchange::Planks if !planks => words::ONE_COLOUR.say(),
            Exchange::Animal if self.stocks[seat].animals == 0 => words::NO_ANIMAL.say(),
            Exchange::Nothing if planks => words::COMPULSORY.say(),
            _ => return None,
        };
        Some(Refusal(reason))
    }

    pub(super) fn can_build(&self, seat: Seat) -> bool {
        self.stocks[seat].planks > 0 || self.stocks[seat].pitch > 0
    }

    /// Pieces the player has go on the ark; in the quick game for no points.
    pub(super) fn build(&mut self, turn: Turn, event: Event) -> Result<(), Refusal> {
        let Event::Build { planks, pitch } = event else { return refuse(words::NOT_NOW.say()) };
        let stock = self.stocks[turn.seat];
        if planks.saturating_add(pitch) > turn.left {
            return refuse(words::AT_MOST.with([turn.left.into()]));
        }
        if planks > stock.planks {
            return refuse(words::FEW_PLANKS.with([stock.planks.into()]));
        }
        if pitch > stock.pitch {
            return refuse(words::FEW_PITCH.with([stock.pitch.into()]));
        }
        let stock = &mut self.stocks[turn.seat];
        stock.planks -= planks;
        stock.built += planks;
        stock.pitch -= pitch;
        self.pitch_aboard += pitch;
        if !self.options.quick {
            self.pay(turn.seat, planks + pitch);
        }
        self.pass_on(turn);
        Ok(())
    }
}

/// What the owner of the box takes, and each of the others.
pub(super) const fn shares(action: Action) -> (u8, u8) {
    match action {
        Action::Pitch | Action::Food => (3, 1),
        Action::Wood => (4, 2),
        _ => (1, 1),
    }
}
