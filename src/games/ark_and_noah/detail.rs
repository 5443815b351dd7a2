//! The stocks of everybody at once: what is in hand, planks by colour, what is on the ark.

use heapless::Vec;

use super::{ArkAndNoah, words};
use crate::{
    game::Game,
    i18n::Arg,
    seat::Seat,
    view::{Detail, Head, Icon},
};

pub(super) const PAGES: usize = 3;

const HAND: [Head; 4] =
    [Head::Icon(Icon::Plank), Head::Icon(Icon::Pitch), Head::Icon(Icon::Food), Head::Icon(Icon::Tile)];

impl ArkAndNoah {
    pub(super) fn details(&self, page: usize) -> Option<Detail> {
        match page {
            0 => Some(self.in_hand()),
            1 => Some(self.planks()),
            2 => Some(self.on_the_ark()),
            _ => None,
        }
    }

    /// Everybody's pieces, and what is left to take.
    fn in_hand(&self) -> Detail {
        let mut detail = Detail::new(words::D_IN_HAND.say(), &self.kinds(HAND));
        for (seat, stock) in self.stocks.iter() {
            let held = [stock.planks, stock.pitch, stock.food, stock.animals].map(|count| Some(count.into()));
            self.player_row(&mut detail, seat, &self.kinds(held));
        }
        let left = [self.pitch_supply(), self.food_supply(), self.bag()].map(|count| Some(count.into()));
        let [pitch, food, animals] = left;
        // Planks are left by colour: on a page of their own.
        detail.row(words::D_SUPPLY.say(), false, &self.kinds([None, pitch, food, animals]));
        detail
    }

    /// Planks, pitch, food, animals; the quick game has neither pitch nor food.
    fn kinds<T>(&self, all: [T; 4]) -> Vec<T, 4> {
        let kept = |at: &usize| !self.options.quick || matches!(at, 0 | 3);
        (0..).zip(all).filter(|(at, _)| kept(at)).map(|(_, kind)| kind).collect()
    }

    /// Each colour, in the supply and on the ark.
    fn planks(&self) -> Detail {
        let heads = [Head::Words(&words::D_LEFT), Head::Words(&words::D_ARK)];
        let mut detail = Detail::new(words::D_PLANKS.say(), &heads);
        for (seat, stock) in self.stocks.iter() {
            let planks = [self.plank_supply(seat), stock.built].map(|count| Some(count.into()));
            self.player_row(&mut detail, seat, &planks);
        }
        detail
    }

    fn on_the_ark(&self) -> Detail {
        let mut detail = Detail::new(words::D_ON_ARK.say(), &[]);
        for (label, count, quick) in [
            (&words::D_PLANKS, self.planks_aboard(), true),
            (&words::PITCH, self.pitch_aboard, false),
            (&words::FOOD, self.food_aboard, false),
            (&words::ANIMALS, self.loaded, true),
            (&words::C_SQUARES, self.squares, true),
        ] {
            if quick || !self.options.quick {
                detail.row(label.say(), false, &[Some(count.into())]);
            }
        }
        detail
    }

    fn player_row(&self, detail: &mut Detail, seat: Seat, cells: &[Option<Arg>]) {
        detail.row(words::PLAYER.with([seat.into()]), self.actor() == Some(seat), cells);
    }
}
