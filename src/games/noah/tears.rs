//! The end of a round of Noah: tears hand by hand, the totals, who begins next, and whether the match is over.

use super::{ENOUGH, Noah, Phase, REMEMBERED, ROUNDS, Round, Span, Species, Tally, words};
use crate::{
    game::Refusal,
    seat::{MAX_SEATS, Seat},
};

impl Noah {
    /// Empty hands cost nothing and are not asked for.
    pub(super) fn begin_tears(&mut self, tally: Tally) {
        let hands = self.hands;
        for (seat, cards) in hands.iter() {
            if self.emptied == Some(seat) || (self.keeps_boats() && cards == 0) {
                self.entered[seat] = Some(0);
            }
        }
        self.next_hand(tally);
    }

    /// The next hand that can cost anything, or the end of the round.
    fn next_hand(&mut self, tally: Tally) {
        for seat in Seat::all(self.players()) {
            if self.entered[seat].is_some() {
                continue;
            }
            if self.most_tears(seat) > 0 {
                let counting = (tally == Tally::Cards).then(super::Counting::default);
                self.phase = Phase::Tears(seat, counting);
                return;
            }
            self.entered[seat] = Some(0);
        }
        self.close_round();
    }

    /// Tears in the deck that no boat, no counted card and no hand entered accounts for.
    fn tears_left(&self) -> u8 {
        let stock = self.stock();
        let cards = |species: &Species| stock.of_species(*species) * species.tears();
        let all: u8 = Species::ALL.iter().map(cards).sum();
        let counting = match self.phase {
            Phase::Tears(_, Some(counting)) => counting.tears,
            _ => 0,
        };
        let entered = self.entered.values().flatten().fold(counting, u8::saturating_add);
        all.saturating_sub(entered)
    }

    /// The most tears the hand of `seat` can cost: the saddest cards left, as many as it holds.
    pub(super) fn most_tears(&self, seat: Seat) -> u8 {
        let left = self.tears_left();
        if !self.keeps_boats() {
            return left;
        }
        let mut cards = self.hands[seat];
        let mut worst: u8 = 0;
        for tears in [4, 2, 1] {
            let of_these = Species::ALL.into_iter().filter(|species| species.tears() == tears);
            let held = of_these.map(|species| self.uncounted(species)).sum::<u8>().min(cards);
            worst += held * tears;
            cards -= held;
        }
        worst.min(left)
    }

    /// Cards of `species` that may still be found in a hand.
    pub(super) fn uncounted(&self, species: Species) -> u8 {
        self.stock().of_species(species).saturating_sub(self.counted[species.index()])
    }

    pub(super) fn enter(&mut self, seat: Seat, tears: u8) -> Result<(), Refusal> {
        let most = self.most_tears(seat);
        if tears > most {
            return Err(Refusal(words::AT_MOST.with([most.into()])));
        }
        self.entered[seat] = Some(tears);
        self.next_hand(Tally::Totals);
        Ok(())
    }

    /// One more card of the hand being counted.
    pub(super) fn count(
        &mut self,
        seat: Seat,
        mut counting: super::Counting,
        species: Species,
    ) -> Result<(), Refusal> {
        if self.uncounted(species) == 0 {
            return Err(Refusal(words::NONE_LEFT.say()));
        }
        if species.tears() > self.tears_left() {
            return Err(Refusal(words::AT_MOST.with([self.tears_left().into()])));
        }
        counting.cards += 1;
        counting.tears += species.tears();
        self.counted[species.index()] += 1;
        self.phase = Phase::Tears(seat, Some(counting));
        if self.keeps_boats() && counting.cards >= self.hands[seat] {
            self.enter_counted(seat, counting);
        }
        Ok(())
    }

    pub(super) fn enter_counted(&mut self, seat: Seat, counting: super::Counting) {
        self.entered[seat] = Some(counting.tears);
        self.phase = Phase::RoundOver;
        self.next_hand(Tally::Cards);
    }

    /// Adds the tears of the round; hands not entered cost nothing.
    pub(super) fn close_round(&mut self) {
        let mut round = Round { number: self.round, tears: [0; MAX_SEATS] };
        let entered = self.entered;
        for (seat, tears) in entered.iter() {
            let tears = tears.unwrap_or(0);
            round.tears[seat.index()] = tears;
            self.score[seat] = self.score[seat].saturating_add(tears.into());
        }
        if self.rounds.is_full() {
            self.merge_earliest();
        }
        // Room was just made.
        let _fits = self.rounds.push(round);
        let enough = match self.options.span {
            Span::Rounds => self.round >= ROUNDS,
            Span::Tears => self.score.values().any(|tears| tears >= ENOUGH),
        };
        if enough || self.ending {
            self.phase = Phase::Over;
            return;
        }
        let highest = {
            let mut seats = self.highest();
            (seats.next(), seats.next())
        };
        match highest {
            (Some(only), None) => self.begin_round(only),
            _ => self.phase = Phase::Starter,
        }
    }

    /// A match of more rounds than are remembered: the first two become one.
    fn merge_earliest(&mut self) {
        let first = self.rounds.remove(0);
        if let Some(second) = self.rounds.first_mut() {
            for (sum, tears) in second.tears.iter_mut().zip(first.tears) {
                *sum = sum.saturating_add(tears);
            }
        }
        debug_assert!(self.rounds.len() < REMEMBERED);
    }

    /// The players with the highest total, clockwise from whoever began this round.
    pub(super) fn highest(&self) -> impl Iterator<Item = Seat> + '_ {
        let players = self.players();
        let most = self.score.values().max();
        let clockwise = core::iter::successors(Some(self.starter), move |seat| Some(seat.next(players)));
        clockwise.take(players.into()).filter(move |seat| Some(self.score[*seat]) == most)
    }

    pub(super) fn settle_starter(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.highest().any(|tied| tied == seat) {
            return Err(Refusal(words::MOST_TEARS.say()));
        }
        self.begin_round(seat);
        Ok(())
    }

    fn begin_round(&mut self, starter: Seat) {
        self.round = self.round.saturating_add(1);
        self.deal(starter);
    }

    /// What each hand has cost in the round being counted, also just after its last hand.
    pub(super) fn cost(&self, round: u8, seat: Seat) -> Option<u8> {
        if self.round == round && self.phase != Phase::Over && !self.is_closed() {
            return match self.phase {
                Phase::Tears(at, Some(counting)) if at == seat => Some(counting.tears),
                _ => self.entered[seat],
            };
        }
        let closed = self.rounds.iter().rev().find(|closed| closed.number == round)?;
        Some(closed.tears[seat.index()])
    }

    /// Whether the round the match stands in has been added to the totals.
    fn is_closed(&self) -> bool {
        matches!(self.phase, Phase::Starter | Phase::Over)
    }
}
