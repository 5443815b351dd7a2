//! Everybody's pawns by category, and what else each player holds.

use super::{ArcheOptiMix, Pet, card::Category, words};
use crate::{
    game::Game,
    i18n::Arg,
    seat::Seat,
    view::{Detail, Head, Icon},
};

pub(super) const PAGES: usize = 2;

impl ArcheOptiMix {
    pub(super) fn details(&self, page: usize) -> Option<Detail> {
        let mut detail = match page {
            0 => Detail::new(words::PAWNS.say(), &Category::ALL.map(|kind| Head::Words(kind.initials()))),
            1 => Detail::new(words::DISCS.say(), &HOLDINGS),
            _ => return None,
        };
        for seat in Seat::all(self.players()) {
            let acts = self.actor() == Some(seat);
            let name = words::PLAYER.with([seat.into()]);
            if page == 0 {
                // In pawns, those on a disc one and a half.
                let units = self.pawns[seat].all_units().map(|units| Some(Arg::Halves(units)));
                detail.row(name, acts, &units);
            } else {
                detail.row(name, acts, &self.holdings(seat));
            }
        }
        Some(detail)
    }

    fn holdings(&self, seat: Seat) -> [Option<Arg>; 4] {
        let pet = (self.pets[seat] != Pet::None).then_some(Arg::Number(1));
        let hand = self.hands[seat].map(Arg::from);
        [Some(self.discs[seat].into()), Some(self.pawns[seat].discs().into()), pet, hand]
    }
}

/// Discs in hand and under pawns, a hidden pet, and the animals in hand where they were counted.
const HOLDINGS: [Head; 4] =
    [Head::Icon(Icon::Disc), Head::Words(&words::UNDER_PAWNS), Head::Icon(Icon::Paw), Head::Icon(Icon::Hand)];
