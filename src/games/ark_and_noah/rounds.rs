//! The run of a round: workers take boxes, boxes are carried out from left to right, rounds follow.

use heapless::Vec;

use super::{
    Action, ArkAndNoah, BOXES, Event, MAX_BONUS, News, Options, Phase, Stock, Turn, WORKERS, refuse, words,
};
use crate::{
    game::Refusal,
    seat::{MAX_SEATS, PerSeat, Seat},
};

/// The table as the box is unpacked.
pub(super) fn start(players: u8, first: Seat, options: Options) -> ArkAndNoah {
    let (pitch, food) = if options.quick { (0, 0) } else { (2, 2) };
    let stock = Stock { points: 0, planks: 3, pitch, food, animals: 2, built: 0, outer: None, sizes: None };
    ArkAndNoah {
        options,
        stocks: PerSeat::new(players, stock),
        queue: first_row(players, first, options),
        placed: 0,
        boxes: [None; BOXES],
        bonus: [0; BOXES],
        round: 1,
        hull: false,
        pitch_aboard: 0,
        food_aboard: 0,
        squares: 0,
        loaded: 0,
        pen: None,
        phase: Phase::Choose,
        news: News::MatchBegins,
    }
}

/// Clockwise from the first player; second workers come back the other way.
fn first_row(players: u8, first: Seat, options: Options) -> Vec<Seat, WORKERS> {
    let clockwise = core::iter::successors(Some(first), |seat| Some(seat.next(players)));
    let mut row: Vec<Seat, WORKERS> = clockwise.take(players.into()).collect();
    let one = options.quick || players == 4 || (players == 3 && options.one_worker);
    if !one {
        let back: Vec<Seat, WORKERS> = row.iter().rev().copied().collect();
        // Three and three.
        let _fits = row.extend_from_slice(&back);
    }
    row
}

/// Players by their first appearance.
fn players_of(workers: impl Iterator<Item = Seat>) -> Vec<Seat, MAX_SEATS> {
    let mut seats = Vec::new();
    for seat in workers {
        if !seats.contains(&seat) {
            // As many as players.
            let _fits = seats.push(seat);
        }
    }
    seats
}

impl ArkAndNoah {
    /// Takes `event` into account; what it leaves behind after a refusal is thrown away.
    pub(super) fn follow(&mut self, event: Event) -> Result<(), Refusal> {
        match self.phase {
            Phase::Choose => self.choose(event),
            Phase::Act(turn) => match self.action(turn.at) {
                Action::Swap => self.swap(turn, event),
                Action::Build => self.build(turn, event),
                Action::Load => self.load(turn, event),
                Action::Pitch | Action::Animals | Action::Food | Action::Wood => self.serve(turn, event),
            },
            Phase::Wall(wall) => self.enter_wall(wall, event),
            Phase::Pitch(wall) => self.enter_pitch(wall, event),
            Phase::Hull => self.answer_hull(event),
            Phase::LastFood(seat) => self.load_last_food(seat, event),
            Phase::LastPairs(seat) => self.load_last_pair(seat, event),
            Phase::Outer(seat) => self.count_outer(seat, event),
            Phase::Sizes(seat) => self.count_sizes(seat, event),
            Phase::Over => refuse(words::MATCH_OVER.say()),
        }
    }

    /// Whose worker is next, or in the quick game whose turn it is.
    pub(super) fn chooser(&self) -> Seat {
        self.queue.get(self.placed).copied().unwrap_or(Seat::FIRST)
    }

    /// Everybody in the order of their workers in the queue.
    pub(super) fn queue_order(&self) -> Vec<Seat, MAX_SEATS> {
        players_of(self.queue.iter().copied())
    }

    /// The owner of the box, then the others in the order of their workers; in the quick game clockwise.
    pub(super) fn order(&self, at: usize) -> Vec<Seat, MAX_SEATS> {
        let owner = self.boxes.get(at).copied().flatten();
        if self.options.quick {
            let turns = self.queue.iter().cycle().skip(self.placed).take(self.queue.len());
            return players_of(owner.into_iter().chain(turns.copied()));
        }
        players_of(owner.into_iter().chain(self.boxes.iter().copied().flatten()))
    }

    fn choose(&mut self, event: Event) -> Result<(), Refusal> {
        let Event::Choose(number) = event else { return refuse(words::NOT_NOW.say()) };
        let at = usize::from(number).wrapping_sub(1);
        if at >= self.actions().len() {
            let last = u8::try_from(self.actions().len()).unwrap_or(u8::MAX);
            return refuse(words::BETWEEN.with([1u8.into(), last.into()]));
        }
        if let Some(owner) = self.boxes[at] {
            return refuse(words::TAKEN_BY.with([owner.into()]));
        }
        let seat = self.chooser();
        self.boxes[at] = Some(seat);
        self.pay(seat, self.bonus[at]);
        self.bonus[at] = 0;
        if self.options.quick {
            self.open(at);
            return Ok(());
        }
        self.placed += 1;
        if self.placed == self.queue.len() {
            self.grow_bonuses();
            self.open(0);
        }
        Ok(())
    }

    fn grow_bonuses(&mut self) {
        for (bonus, taken) in self.bonus.iter_mut().zip(&self.boxes) {
            *bonus = if taken.is_some() { 0 } else { MAX_BONUS.min(*bonus + 1) };
        }
        self.news = News::BonusesGrow;
    }

    /// Goes to the first box from `at` on where somebody has something to do, or ends the round.
    pub(super) fn open(&mut self, at: usize) {
        self.pen = None;
        for at in at..self.actions().len() {
            let Some(owner) = self.boxes[at] else { continue };
            if self.let_act(at, owner, None) {
                return;
            }
        }
        self.close_round();
    }

    /// Whoever comes after this turn, in the same box or the next.
    pub(super) fn pass_on(&mut self, turn: Turn) {
        let owner = self.boxes.get(turn.at).copied().flatten().unwrap_or(turn.seat);
        if !self.let_act(turn.at, owner, Some(turn.seat)) {
            self.open(turn.at + 1);
        }
    }

    /// Gives the turn to the first player after `before` who has something to do in the box.
    fn let_act(&mut self, at: usize, owner: Seat, before: Option<Seat>) -> bool {
        let order = self.order(at);
        let done =
            before.and_then(|seat| order.iter().position(|&other| other == seat)).map_or(0, |at| at + 1);
        let action = self.action(at);
        for &seat in order.iter().skip(done) {
            let turn = Turn { at, seat, left: self.allowance(action, seat == owner) };
            let acts = match action {
                Action::Build => self.can_build(seat),
                Action::Load => self.can_load(turn),
                _ => seat == owner,
            };
            if acts {
                self.phase = Phase::Act(turn);
                return true;
            }
        }
        false
    }

    /// Pieces to build, points to load with; in the quick game pairs to load.
    fn allowance(&self, action: Action, owner: bool) -> u8 {
        match (action, owner) {
            (Action::Load, true) if self.options.quick => 2,
            (Action::Load, false) if self.options.quick => 1,
            (Action::Build | Action::Load, true) => 8,
            (Action::Build | Action::Load, false) => 5,
            _ => 0,
        }
    }

    /// All boxes are done: the workers stand in the order of their boxes. In the quick game a turn is done.
    fn close_round(&mut self) {
        let boxes = core::mem::take(&mut self.boxes);
        self.phase = Phase::Choose;
        if self.options.quick {
            self.placed += 1;
            if self.placed < self.queue.len() {
                return;
            }
        } else {
            self.queue = boxes.iter().copied().flatten().collect();
        }
        self.placed = 0;
        if self.round < self.last_round() {
            self.next_round();
        } else if self.hull {
            self.finish();
        } else {
            self.phase = Phase::Hull;
        }
    }

    fn next_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.phase = Phase::Choose;
        self.news = News::RoundBegins;
    }

    fn answer_hull(&mut self, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Hull(true) => {
                self.hull = true;
                self.finish();
            }
            Event::Hull(false) => self.next_round(),
            _ => return refuse(words::NOT_NOW.say()),
        }
        Ok(())
    }
}
