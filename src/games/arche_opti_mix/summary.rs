//! What Arche Opti Mix shows while it is played: the table with its previews, events in words, notices.

use heapless::Vec;

use super::{
    ArcheOptiMix, Event, News, Pet, Phase, RAIN, Step,
    card::{Category, Ejection, Gain},
    words,
};
use crate::{
    game::{Game, Notice, Notices},
    i18n::{Arg, Phrase},
    seat::Seat,
    view::{Cell, Column, Count, Gauge, Icon, Status, Table},
};

impl ArcheOptiMix {
    pub(super) fn show(&self, next: Option<&Self>) -> Table {
        let most = [Some(self), next].into_iter().flatten().map(Self::most_units).max().unwrap_or(0);
        let columns = Seat::all(self.players()).map(|seat| self.column(seat, next, most)).collect();
        let gauge = match self.phase {
            Phase::SetUp | Phase::Turns | Phase::Pets(_) | Phase::Final => Gauge::Tilt {
                lean: Count::new(self.tilt, next.map(|next| self.tilt_shown(next))),
                stock: (Icon::Disc, Count::new(self.supply(), next.map(Self::supply))),
                drops: (Count::new(self.rain, next.map(|next| next.rain)), RAIN),
            },
            Phase::Reveal(_) | Phase::Hands(_) | Phase::Over => Gauge::Text(words::COUNTING.say()),
        };
        Table { columns, gauge }
    }

    /// The ejection that `next` has begun, if that is the answer: it shows where it leads.
    fn ejecting(&self, next: &Self) -> Option<Ejection> {
        match next.step {
            // On the way back from a card that was laid, the pawns differ.
            Step::Ejecting { ejection, .. } if self.pawns == next.pawns => Some(ejection),
            _ => None,
        }
    }

    fn tilt_shown(&self, next: &Self) -> i8 {
        let after = |ejection| next.tilt_after(ejection, next.likely_ejector_weight(ejection));
        self.ejecting(next).map_or(next.tilt, after)
    }

    fn pawns_shown(&self, next: &Self, seat: Seat) -> [i16; 5] {
        let mut pawns = next.pawns[seat];
        if let Some(ejection) = self.ejecting(next).filter(|_| seat == next.turn) {
            pawns.add(ejection.category);
            pawns.add(ejection.victim);
        }
        pawns.all_units()
    }

    /// The highest bar on the table: one scale for all players.
    fn most_units(&self) -> i16 {
        self.pawns.values().flat_map(|pawns| pawns.all_units()).max().unwrap_or(0)
    }

    fn column(&self, seat: Seat, next: Option<&Self>, most: i16) -> Column {
        let status = if self.out[seat] {
            Status::Out
        } else if self.actor() == Some(seat) {
            Status::Acts
        } else {
            Status::Waits
        };
        let flags = [(self.out[seat], Icon::Flag), (self.pets[seat] == Pet::Hidden, Icon::Paw)];
        let marks: Vec<Icon, 2> = flags.into_iter().filter(|(up, _)| *up).map(|(_, icon)| icon).collect();
        let now = self.pawns[seat].all_units();
        let bars = Cell::Bars { now, next: next.map_or(now, |next| self.pawns_shown(next, seat)), most };
        Column {
            seat,
            status,
            big: Count::new(self.discs[seat], next.map(|next| next.discs[seat])),
            surprising: false,
            // A pet or a flag is news to the table; that the number counts discs is not.
            what: marks.is_empty().then_some(Icon::Disc),
            marks,
            cells: core::iter::once(bars).collect(),
        }
    }

    pub(super) fn tell(&self, event: Event) -> Phrase {
        let who = Arg::Seat(self.actor().unwrap_or(self.turn));
        let category = |category: Category| Arg::Word(category.label());
        match event {
            Event::Lean(_) => words::TOLD_LEAN.say(),
            Event::Take => words::TAKES.with([who]),
            Event::Rain => words::DRAWS_RAIN.with([who]),
            Event::Play(card) if card.cabin => words::LAYS_CABIN.with([who, category(card.category)]),
            Event::Play(card) => words::LAYS.with([who, category(card.category)]),
            Event::Eject(ejection) => words::EJECTS.with([who, category(ejection.victim)]),
            Event::Replace { .. } => words::REPLACES.with([who]),
            Event::Done => words::ENDS_TURN.with([who]),
            Event::Merge(merged) => words::MERGES.with([who, category(merged)]),
            Event::Pass => words::PASSES.with([who]),
            Event::Pet(true) => words::HIDES_PET.with([who]),
            Event::Pet(false) => words::HIDES_NONE.with([who]),
            Event::Reveal(Some(pet)) => words::SHOWS_PET.with([who, category(pet)]),
            Event::Reveal(None) => words::SHOWS_INVALID.with([who]),
            Event::Hand(cards) => words::HOLDS.with([who, cards.into()]),
            Event::Cabin => words::OPENS_CABIN.with([who]),
            Event::Use(Gain::Fox) => words::USES_FOX.with([who]),
            Event::Use(Gain::Chimpanzee(_)) => words::USES_CHIMPANZEE.with([who]),
            Event::Use(_) => words::USES_BRONTOSAURUS.with([who]),
        }
    }

    pub(super) fn news_in_words(&self) -> Notices {
        let notice = match self.news {
            News::Nothing | News::CabinOpened => return Notices::new(),
            News::MatchBegins => {
                Notice { icon: Icon::Disc, head: words::SET_UP.say(), body: words::SET_UP_BODY.say() }
            }
            News::FinalBegins => Notice {
                icon: Icon::Drop,
                head: words::FIFTH_RAIN.say(),
                body: words::FIFTH_RAIN_BODY.with([self.turn.into()]),
            },
        };
        core::iter::once(notice).collect()
    }
}
