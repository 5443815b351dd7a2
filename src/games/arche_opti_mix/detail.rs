//! Everybody's pawns by category, and what else each player holds.

use super::{ArcheOptiMix, Pet, card::Category, words};
use crate::{
    game::Game,
    i18n::Arg,
    seat::Seat,
    view::{Detail, DetailRow, Head, Icon},
};

pub(super) const PAGES: usize = 2;

impl ArcheOptiMix {
    pub(super) fn details(&self, page: usize) -> Option<Detail> {
        match page {
            0 => Some(self.pawns_by_category()),
            1 => Some(self.holdings()),
            _ => None,
        }
    }

    /// In pawns, those on a disc one and a half.
    fn pawns_by_category(&self) -> Detail {
        let units = |seat: Seat| self.pawns[seat].all_units().map(|units| Some(Arg::Halves(units)));
        Detail {
            title: words::PAWNS.say(),
            heads: Category::ALL.map(|category| Head::Words(category.initials())).into_iter().collect(),
            rows: self.each_player(units).collect(),
        }
    }

    /// Discs in hand and under pawns, a hidden pet, and the animals in hand where they were counted.
    fn holdings(&self) -> Detail {
        let held = |seat: Seat| {
            let pet = (self.pets[seat] != Pet::None).then_some(Arg::Number(1));
            let hand = self.hands[seat].map(Arg::from);
            [Some(self.discs[seat].into()), Some(self.pawns[seat].discs().into()), pet, hand]
        };
        let heads = [
            Head::Icon(Icon::Disc),
            Head::Words(&words::UNDER_PAWNS),
            Head::Icon(Icon::Paw),
            Head::Icon(Icon::Hand),
        ];
        Detail {
            title: words::DISCS.say(),
            heads: heads.into_iter().collect(),
            rows: self.each_player(held).collect(),
        }
    }

    fn each_player<'a, I: IntoIterator<Item = Option<Arg>>>(
        &'a self,
        cells: impl Fn(Seat) -> I + 'a,
    ) -> impl Iterator<Item = DetailRow> + 'a {
        Seat::all(self.players()).map(move |seat| DetailRow {
            left: words::PLAYER.with([seat.into()]),
            acts: self.actor() == Some(seat),
            cells: cells(seat).into_iter().collect(),
        })
    }
}
