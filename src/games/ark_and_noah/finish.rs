//! The end of a match: loading at the last minute, counting the edge and what stays behind, the totals.

use heapless::Vec;

use super::{ArkAndNoah, Event, HULL_BONUS, MAX_SIZE, News, Phase, refuse, words};
use crate::{
    game::{Refusal, Standings},
    seat::{MAX_SEATS, Seat},
};

impl ArkAndNoah {
    /// The rounds are over: everybody may load once more, and the quick game counts at once.
    pub(super) fn finish(&mut self) {
        self.pen = None;
        if self.options.quick {
            return self.begin_count();
        }
        self.news = News::LastLoading;
        self.next_food(None);
    }

    /// Fewest points first; equal points in the order of the workers.
    fn last_order(&self) -> Vec<Seat, MAX_SEATS> {
        let mut seats = self.queue_order();
        // A queue of at most five players; moving only past larger totals keeps equal ones in order.
        for end in 1..seats.len() {
            let mut at = end;
            while at > 0 && self.stocks[seats[at]].points < self.stocks[seats[at - 1]].points {
                seats.swap(at, at - 1);
                at -= 1;
            }
        }
        seats
    }

    /// The first player after `before`, in the order of the last loading, for whom `able` holds.
    fn next_in_last(&self, before: Option<Seat>, able: impl Fn(&Self, Seat) -> bool) -> Option<Seat> {
        let order = self.last_order();
        let done =
            before.and_then(|seat| order.iter().position(|&other| other == seat)).map_or(0, |at| at + 1);
        order.into_iter().skip(done).find(|&seat| able(self, seat))
    }

    fn next_food(&mut self, before: Option<Seat>) {
        // An empty pen has four planks.
        let able = |state: &Self, seat| state.loadable_food(seat) > 0 && state.planks_aboard() >= 4;
        match self.next_in_last(before, able) {
            Some(seat) => self.phase = Phase::LastFood(seat),
            None => self.next_pairs(None),
        }
    }

    fn next_pairs(&mut self, before: Option<Seat>) {
        match self.next_in_last(before, Self::can_load_last_pair) {
            Some(seat) => self.phase = Phase::LastPairs(seat),
            None => self.begin_count(),
        }
    }

    fn can_load_last_pair(&self, seat: Seat) -> bool {
        (0..=MAX_SIZE).any(|size| self.can_pair(None, seat, size))
    }

    /// Food in any empty pen, for nothing.
    pub(super) fn load_last_food(&mut self, seat: Seat, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Done => {}
            Event::Food(food) => {
                Self::check_food(food, self.loadable_food(seat))?;
                self.load_food(seat, food);
            }
            _ => return refuse(words::NOT_NOW.say()),
        }
        self.next_food(Some(seat));
        Ok(())
    }

    /// Pairs in any pen that fits, for nothing.
    pub(super) fn load_last_pair(&mut self, seat: Seat, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Done => self.next_pairs(Some(seat)),
            Event::Pair { points: 0, size, mate } => {
                if let Some(refusal) = self.pair_refusal(None, seat, size, mate) {
                    return Err(refusal);
                }
                self.embark(seat, size, mate);
                if !self.can_load_last_pair(seat) {
                    self.next_pairs(Some(seat));
                }
            }
            Event::Pair { .. } => return refuse(words::NO_POINTS.say()),
            _ => return refuse(words::NOT_NOW.say()),
        }
        Ok(())
    }

    pub(super) fn begin_count(&mut self) {
        self.pen = None;
        self.phase = Phase::Outer(Seat::FIRST);
        self.news = News::CountBegins;
    }

    pub(super) fn count_outer(&mut self, seat: Seat, event: Event) -> Result<(), Refusal> {
        let Event::Outer(planks) = event else { return refuse(words::NOT_NOW.say()) };
        if planks > self.stocks[seat].built {
            return refuse(words::AT_MOST.with([self.stocks[seat].built.into()]));
        }
        self.stocks[seat].outer = Some(planks);
        let next = seat.next(self.players());
        if next == Seat::FIRST {
            self.next_sizes(Some(Seat::FIRST));
        } else {
            self.phase = Phase::Outer(next);
        }
        Ok(())
    }

    /// The first player from `from` on with animals left behind; in the quick game they cost nothing.
    fn next_sizes(&mut self, from: Option<Seat>) {
        let from = from.map_or(MAX_SEATS, Seat::index);
        let behind = |seat: &Seat| self.stocks[*seat].animals > 0 && !self.options.quick;
        let seat = Seat::all(self.players()).skip(from).find(behind);
        self.phase = seat.map_or(Phase::Over, Phase::Sizes);
    }

    pub(super) fn count_sizes(&mut self, seat: Seat, event: Event) -> Result<(), Refusal> {
        let Event::Sizes(sizes) = event else { return refuse(words::NOT_NOW.say()) };
        let most = self.most_sizes(seat);
        if sizes > most {
            return refuse(words::AT_MOST.with([most.into()]));
        }
        self.stocks[seat].sizes = Some(sizes);
        self.next_sizes(Seat::new(u8::from(seat) + 1));
        Ok(())
    }

    /// All animals left behind are of the largest size.
    pub(super) fn most_sizes(&self, seat: Seat) -> u8 {
        self.stocks[seat].animals.saturating_mul(MAX_SIZE)
    }

    /// Points for the most planks on the edge: everybody who has them.
    pub(super) fn hull_bonus(&self, seat: Seat) -> u8 {
        let most = self.stocks.values().filter_map(|stock| stock.outer).max().unwrap_or(0);
        if most > 0 && self.stocks[seat].outer == Some(most) { HULL_BONUS } else { 0 }
    }

    pub(super) fn score(&self, seat: Seat) -> i16 {
        let stock = self.stocks[seat];
        let left = if self.options.quick {
            0
        } else {
            let pieces = [stock.planks, stock.pitch, stock.food, stock.sizes.unwrap_or(0)];
            pieces.into_iter().map(i16::from).sum()
        };
        stock.points.saturating_add(self.hull_bonus(seat).into()).saturating_sub(left)
    }

    pub(super) fn standings(&self) -> Standings {
        let mut standings = Standings::rank(self.players(), |seat| self.score(seat), |seat| self.score(seat));
        let shared = standings.winners().count() > 1;
        standings.decided = shared.then(|| words::SHARED.say());
        standings
    }
}
