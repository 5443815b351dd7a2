//! The final scoring of Arche Opti Mix in words: each sum line by line, and the ranking.

use core::cmp::Reverse;

use super::{ArcheOptiMix, Pet, card::Category, closing::is_tied, words};
use crate::{
    game::{Sheet, SheetLine, Standings},
    i18n::{Arg, Phrase},
    seat::Seat,
};

impl ArcheOptiMix {
    pub(super) fn sum(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::new();
        let mut line = |words: Phrase, points: Option<i16>| {
            // At most eight of sixteen lines.
            let _fits = sheet.push(SheetLine { words, points });
        };
        for category in Category::ALL {
            line(self.place_in(seat, category), Some(self.category_points(seat, category)));
        }
        line(words::DISCS.say(), Some(self.discs[seat].into()));
        match self.pets[seat] {
            Pet::Shown(Some(pet)) => line(words::PET_LINE.with([Arg::Word(pet.label())]), None),
            Pet::Shown(None) => line(words::PET_INVALID_LINE.say(), None),
            Pet::None | Pet::Hidden => {}
        }
        if let Some(cards) = self.hands[seat] {
            line(words::HAND_LINE.with([cards.into()]), None);
        }
        sheet
    }

    /// `Lent 2½, 1er`: what the player has of a category, and where that puts them.
    fn place_in(&self, seat: Seat, category: Category) -> Phrase {
        let units = self.units(category);
        let own = units[seat];
        let title = Arg::Word(category.title());
        if own == 0 {
            return words::NO_PAWN_LINE.with([title]);
        }
        let better = units.values().filter(|&other| other > own).count();
        let tied = units.values().filter(|&other| other == own).count() > 1;
        // At most five players.
        let place = Arg::Ordinal(u8::try_from(better + 1).unwrap_or(u8::MAX));
        let label = if tied { &words::TIED_LINE } else { &words::PLACE_LINE };
        label.with([title, Arg::Halves(own), place])
    }

    /// Most points, then fewest animal cards in hand.
    pub(super) fn standings(&self) -> Standings {
        let hand = |seat: Seat| if self.hands_waived { None } else { self.hands[seat] };
        let scores = self.scores();
        let key = |seat: Seat| (scores[seat], Reverse(hand(seat)));
        let mut standings = Standings::rank(self.players(), key, |seat| scores[seat]);
        for row in &mut standings.rows {
            let cards = hand(row.seat).filter(|_| is_tied(&scores, row.seat));
            row.note = cards.map(|cards| words::HAND_NOTE.with([cards.into()]));
        }
        let best = standings.rows.first().map(|row| row.score);
        let top_scores = standings.rows.iter().filter(|row| Some(row.score) == best).count();
        standings.decided = match (standings.winners().count(), top_scores) {
            (1, 1) => None,
            (1, _) => Some(words::FEWEST_DECIDED.say()),
            _ => Some(words::SHARED.say()),
        };
        standings
    }
}
