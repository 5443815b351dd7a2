//! What Noah shows: the table with its previews, the boats, the notices, each sum and the ranking.

use core::cmp::Reverse;

use heapless::Vec;

use super::{
    BOATS, Boat, Card, DEPARTURES, Event, Noah, Phase, REMEMBERED, Sex, Species, Tally, word, words,
};
use crate::{
    game::{Notice, Notices, Sheet, SheetLine, Standings},
    i18n::{Arg, Phrase},
    seat::Seat,
    view::{self, Cell, Column, Count, Gauge, Icon, Status, Table},
};

impl Noah {
    pub(super) fn show(&self, next: Option<&Self>) -> Table {
        // A new round gathers all cards again: previewing that would hide what the answer itself does.
        let same = next.filter(|next| next.round == self.round);
        let all = Seat::all(self.players());
        match self.phase {
            Phase::Place(_) | Phase::Turns | Phase::Gift(..) if self.keeps_boats() => Table {
                columns: all.map(|seat| self.loading_column(seat, same)).collect(),
                gauge: Gauge::Boats(self.ring(same)),
            },
            Phase::Tears(at, _) => Table {
                columns: all.map(|seat| self.counting_column(seat, at, next)).collect(),
                gauge: Gauge::Text(words::TEARS_IN_HAND.with([self.round.into()])),
            },
            _ => Table {
                columns: all.map(|seat| self.score_column(seat, same)).collect(),
                gauge: self.departures(same),
            },
        }
    }

    fn column(&self, seat: Seat, acts: bool, big: Count) -> Column {
        Column {
            seat,
            status: if acts { Status::Acts } else { Status::Waits },
            big,
            surprising: false,
            what: None,
            marks: (self.starter == seat).then_some(Icon::First).into_iter().collect(),
            cells: Vec::new(),
        }
    }

    /// Cards in hand and tears, where every card is kept.
    fn loading_column(&self, seat: Seat, next: Option<&Self>) -> Column {
        let hand = Count::new(self.hands[seat], next.map(|next| next.hands[seat]));
        let tears = Count { now: self.score[seat], next: None };
        let cells = [Cell::Count(Icon::Hand, hand), Cell::Count(Icon::Tear, tears)];
        let column = self.column(seat, self.turn == seat, hand);
        Column { what: Some(Icon::Hand), marks: Vec::new(), cells: cells.into_iter().collect(), ..column }
    }

    /// What each hand costs, and the totals they lead to.
    fn counting_column(&self, seat: Seat, at: Seat, next: Option<&Self>) -> Column {
        let cost = |state: &Self| state.cost(self.round, seat);
        let entered = next.and_then(cost).or_else(|| cost(self));
        let after = entered.map(|tears| self.score[seat].saturating_add(tears.into()));
        let total = Cell::Count(Icon::Tear, Count::new(self.score[seat], after));
        let column = self.column(seat, at == seat, Count { now: entered.unwrap_or(0).into(), next: None });
        Column { marks: Vec::new(), cells: core::iter::once(total).collect(), ..column }
    }

    /// The totals; white is whose hand is empty.
    fn score_column(&self, seat: Seat, next: Option<&Self>) -> Column {
        let empties = next.is_some_and(|next| next.emptied == Some(seat) && self.emptied.is_none());
        let column = self.column(seat, empties, Count { now: self.score[seat], next: None });
        Column { what: Some(Icon::Tear), ..column }
    }

    fn departures(&self, next: Option<&Self>) -> Gauge {
        let mut counts = Vec::new();
        let after = next.map(|next| next.departed);
        let departed = Count::new(self.departed, after);
        let reserve = Count::new(self.reserve(), next.map(Self::reserve));
        for (count, noun) in [
            (departed, words::LEFT.with([after.unwrap_or(self.departed).into()])),
            (reserve, words::IN_RESERVE.say()),
        ] {
            // Two of at most three.
            let _fits = counts.push((count, noun));
        }
        Gauge::Words { lead: words::ROUND_SHORT.with([self.round.into()]), counts }
    }

    /// Boats that can still replace one that leaves.
    pub(super) fn reserve(&self) -> u8 {
        (DEPARTURES - 1).saturating_sub(self.departed)
    }

    /// The boats as Noah sees them: two to his left, his own, two to his right.
    fn ring(&self, next: Option<&Self>) -> [view::Boat; BOATS] {
        core::array::from_fn(|place| {
            let position = (usize::from(self.here) + 3 + place) % BOATS;
            let boat = &self.boats[position];
            let after = next.map(|next| match self.sailed(next) {
                Some(mass) if position == usize::from(self.here) => mass,
                _ => next.boats[position].mass(),
            });
            view::Boat {
                mass: Count::new(boat.mass(), after),
                limit: Count::new(boat.limit(), next.map(|next| self.limit_after(next, position))),
                holed: boat.is_holed(),
                needs: boat.next_sex().map(|sex| match sex {
                    Sex::Male => Icon::Male,
                    Sex::Female => Icon::Female,
                }),
                last: self.on_top(position, next).map(|card| card.species.tag().say()),
                target: self.is_target(position, next),
            }
        })
    }

    /// What weighed the boat that leaves on the way to `next`.
    fn sailed(&self, next: &Self) -> Option<u8> {
        let mass = |state: &Self| -> u8 {
            let of = |(species, gone): (&Species, &[u8; 2])| species.mass() * (gone[0] + gone[1]);
            Species::ALL.iter().zip(&state.gone).map(of).sum()
        };
        (next.departed > self.departed).then(|| mass(next).saturating_sub(mass(self)))
    }

    /// The animal on top; while the first ones are dealt, the one that is proposed.
    fn on_top(&self, position: usize, next: Option<&Self>) -> Option<Card> {
        let dealt = next.filter(|_| matches!(self.phase, Phase::Place(_)));
        dealt.unwrap_or(self).boats[position].last()
    }

    /// What a boat may weigh on the way to `next`; the one that leaves keeps its limit to the end.
    fn limit_after(&self, next: &Self, position: usize) -> u8 {
        let boat = &next.boats[position];
        let holes = |state: &Self| state.gone[Species::Woodpecker.index()].iter().sum::<u8>();
        let sails = next.departed > self.departed && position == usize::from(self.here);
        if sails && holes(next) > holes(self) { super::boat::HOLED_LIMIT } else { boat.limit() }
    }

    /// Where Noah would go, or the boat that gets its first animal.
    fn is_target(&self, position: usize, next: Option<&Self>) -> bool {
        match (self.phase, next) {
            (Phase::Place(boat), _) => usize::from(boat) == position,
            (_, Some(next)) => next.here != self.here && usize::from(next.here) == position,
            _ => false,
        }
    }

    pub(super) fn in_words(&self, event: Event) -> Phrase {
        let turn = Arg::Seat(self.turn);
        let at = Arg::Seat(self.actor_or_turn());
        match event {
            Event::Depart => words::NTH_LEFT.with([Arg::Ordinal(self.departed + 1)]),
            Event::Empty(seat) => words::HAND_EMPTY.with([seat.into()]),
            Event::Place(card) => {
                let boat = if let Phase::Place(boat) = self.phase { boat + 1 } else { 0 };
                words::PLACED.with([boat.into(), word(card.species), Arg::Word(card.sex.sign())])
            }
            Event::Load(card, _) => {
                words::LOADED.with([turn, word(card.species), Arg::Word(card.sex.sign())])
            }
            Event::PickUp => words::PICKED_UP.with([turn, self.boat().count().into()]),
            Event::Give(to, cards) => words::GAVE.with([turn, cards.into(), to.into()]),
            Event::Tally(Tally::Totals | Tally::Cards) => words::TALLY.say(),
            Event::Tears(tears) => words::COST.with([at, tears.into()]),
            Event::Holds(species) => words::HELD.with([at, word(species), species.tears().into()]),
            Event::Counted => words::COUNTED.with([at]),
            Event::Begins(seat) => words::BEGINS.with([seat.into()]),
        }
    }

    fn actor_or_turn(&self) -> Seat {
        if let Phase::Tears(seat, _) = self.phase { seat } else { self.turn }
    }

    pub(super) fn news_in_words(&self) -> Notices {
        let by = self.news.by.unwrap_or(self.turn);
        let mut notices = Notices::new();
        let mut tell = |icon, head: Phrase, body: Phrase| {
            // A round begins, or at most three things happen in a turn.
            let _fits = notices.push(Notice { icon, head, body });
        };
        if self.news.begins && (self.round == 1 || self.keeps_boats()) {
            let body = if self.keeps_boats() {
                words::SET_UP_BOATS.say()
            } else {
                words::SET_UP_SCORES.with([self.starter.into()])
            };
            tell(Icon::Boat, words::SET_UP.with([self.round.into()]), body);
        }
        match self.news.power {
            Some(Species::Lion) => {
                tell(Icon::Hand, words::THE_LION.say(), words::LION_BODY.with([by.into()]));
            }
            Some(_) => tell(Icon::Hand, words::THE_GIRAFFE.say(), words::GIRAFFE_BODY.with([by.into()])),
            None => {}
        }
        if let Some(body) = self.departure_in_words(by) {
            tell(Icon::Boat, words::THE_BOAT_LEAVES.say(), body);
        }
        if let Some(species) = self.news.pair {
            let body = words::PAIR_BODY.with([Arg::Word(species.name()), word(species), by.into()]);
            tell(Icon::Pair, words::PAIR.say(), body);
        }
        notices
    }

    /// A departure whose gift leaves no choice; where there is one, the question tells it.
    fn departure_in_words(&self, by: Seat) -> Option<Phrase> {
        let gift = self.news.left?;
        let nth = Arg::Ordinal(self.departed);
        match (self.phase, gift) {
            (Phase::Gift(..), _) => None,
            _ if !self.keeps_boats() => Some(words::ANYBODYS_GIFT_BODY.with([nth, gift.into()])),
            (_, 0) => Some(words::NO_GIFT_BODY.with([nth, by.into()])),
            _ => Some(words::GIVEN_BODY.with([nth, by.into(), gift.into()])),
        }
    }

    /// A new round costs no press where only scores are kept.
    pub(super) fn remark_in_words(&self) -> Option<Phrase> {
        let begins = self.news.begins && self.round > 1 && !self.keeps_boats();
        begins.then(|| words::NEW_ROUND.with([self.round.into(), self.starter.into()]))
    }

    pub(super) fn sum(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::new();
        let mut rest = self.score[seat];
        for (index, round) in self.rounds.iter().enumerate() {
            let tears = i16::from(round.tears[seat.index()]);
            rest = rest.saturating_sub(tears);
            let several = index == 0 && self.rounds.len() == REMEMBERED && round.number > 1;
            let label = if several { &words::ROUNDS_LINE } else { &words::ROUND_LINE };
            // Twelve of sixteen lines.
            let _fits =
                sheet.push(SheetLine { words: label.with([round.number.into()]), points: Some(tears) });
        }
        if rest != 0 {
            let _fits = sheet.push(SheetLine { words: words::CORRECTION_LINE.say(), points: Some(rest) });
        }
        sheet
    }

    /// The fewest tears first; no tie is broken.
    pub(super) fn standings(&self) -> Standings {
        let tears = |seat: Seat| self.score[seat];
        let mut standings = Standings::rank(self.players(), |seat| Reverse(tears(seat)), tears);
        standings.decided = (standings.winners().count() > 1).then(|| words::SHARED.say());
        standings
    }

    /// The mass, limit and number of cards of a boat, by its number.
    pub(super) fn boat_at(&self, number: usize) -> Option<&Boat> {
        self.boats.get(number.checked_sub(1)?)
    }
}
