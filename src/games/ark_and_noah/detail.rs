//! The stocks of everybody at once: what is in hand, planks by colour, what is on the ark.

use heapless::Vec;

use super::{ArkAndNoah, Stock, summary::held, words};
use crate::{
    game::Game,
    i18n::{Arg, Label},
    seat::Seat,
    view::{Detail, DetailRow, Head, Icon},
};

pub(super) const PAGES: usize = 3;

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
        let kinds: &[Icon] = if self.options.quick {
            &[Icon::Plank, Icon::Tile]
        } else {
            &[Icon::Plank, Icon::Pitch, Icon::Food, Icon::Tile]
        };
        let left = |kind: &Icon| match kind {
            Icon::Pitch => Some(self.pitch_supply().into()),
            Icon::Food => Some(self.food_supply().into()),
            Icon::Tile => Some(self.bag().into()),
            // Planks are left by colour: on a page of their own.
            _ => None,
        };
        let players =
            self.each_player(|stock, _| kinds.iter().map(move |&kind| Some(held(kind, stock).into())));
        let supply =
            DetailRow { left: words::D_SUPPLY.say(), acts: false, cells: kinds.iter().map(left).collect() };
        Detail {
            title: words::D_IN_HAND.say(),
            heads: kinds.iter().map(|&kind| Head::Icon(kind)).collect(),
            rows: players.chain([supply]).collect(),
        }
    }

    /// Each colour, in the supply and on the ark.
    fn planks(&self) -> Detail {
        let planks = |stock: Stock, seat| [self.plank_supply(seat), stock.built].map(|n| Some(n.into()));
        Detail {
            title: words::D_PLANKS.say(),
            heads: [&words::D_LEFT, &words::D_ARK].map(Head::Words).into_iter().collect(),
            rows: self.each_player(planks).collect(),
        }
    }

    fn on_the_ark(&self) -> Detail {
        let row = |label: &'static Label, count: u8| DetailRow {
            left: label.say(),
            acts: false,
            cells: core::iter::once(Some(count.into())).collect(),
        };
        let normal = [row(&words::PITCH, self.pitch_aboard), row(&words::FOOD, self.food_aboard)];
        let rows = core::iter::once(row(&words::D_PLANKS, self.planks_aboard()))
            .chain(normal.into_iter().filter(|_| !self.options.quick))
            .chain([row(&words::ANIMALS, self.loaded), row(&words::C_SQUARES, self.squares)]);
        Detail { title: words::D_ON_ARK.say(), heads: Vec::new(), rows: rows.collect() }
    }

    fn each_player<'a, I: IntoIterator<Item = Option<Arg>>>(
        &'a self,
        cells: impl Fn(Stock, Seat) -> I + 'a,
    ) -> impl Iterator<Item = DetailRow> + 'a {
        self.stocks.iter().map(move |(seat, stock)| DetailRow {
            left: words::PLAYER.with([seat.into()]),
            acts: self.actor() == Some(seat),
            cells: cells(stock, seat).into_iter().collect(),
        })
    }
}
