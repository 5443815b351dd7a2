//! What Ark & Noah asks: a box for each worker, one OK for what all take, a few answers for the rest.

use heapless::Vec;

use super::{
    Action, ArkAndNoah, EASY, Event, Exchange, MAX_PRINTED, MAX_SIZE, NORMAL, Options, Phase, Reward, Turn,
    actions::shares,
    pens::{MAX_WALL, Wall, walls},
    words,
};
use crate::{
    form::{Answers, Choice, MAX_OPTIONS, Question, Style},
    i18n::{Label, Phrase},
    seat::Seat,
    view::Icon,
};

/// The normal or the quick game; with three players how many workers.
pub(super) fn options(players: u8, answers: &mut Answers<'_>) -> Result<Options, Question> {
    let list = |title: &'static Label, help: &'static Label| Style::List {
        title: title.say(),
        right: None,
        help: Some(help.say()),
    };
    let games = [(false, Choice::new(words::NORMAL_GAME.say())), (true, Choice::new(words::QUICK.say()))];
    let quick = answers.choose(list(&words::WHICH_GAME, &words::QUICK_HELP), games, 0)?;
    if quick || players != 3 {
        return Ok(Options { quick, one_worker: false });
    }
    let workers =
        [(false, Choice::new(words::TWO_WORKERS.say())), (true, Choice::new(words::ONE_WORKER.say()))];
    let one_worker = answers.choose(list(&words::HOW_MANY_WORKERS, &words::WORKERS_HELP), workers, 0)?;
    Ok(Options { quick, one_worker })
}

/// What a box is called, as the table counts it.
pub(super) const fn name(action: Action) -> &'static Label {
    match action {
        Action::Pitch => &words::PITCH,
        Action::Animals => &words::ANIMALS,
        Action::Food => &words::FOOD,
        Action::Swap => &words::SWAP,
        Action::Wood => &words::WOOD,
        Action::Build => &words::BUILD,
        Action::Load => &words::LOAD,
    }
}

/// Numbers from the largest down: Up is one more, and the smallest is one Up from the largest.
fn pick(
    answers: &mut Answers<'_>,
    numbers: impl DoubleEndedIterator<Item = u8>,
    default: u8,
    words: impl Fn(u8) -> Choice,
) -> Result<u8, Question> {
    let numbers: Vec<u8, MAX_OPTIONS> = numbers.rev().take(MAX_OPTIONS).collect();
    let nearest = numbers.iter().enumerate().min_by_key(|(_, n)| n.abs_diff(default)).map_or(0, |(at, _)| at);
    answers.choose(Style::Bar, numbers.iter().map(|&n| (n, words(n))), nearest)
}

impl ArkAndNoah {
    pub(super) fn ask_next(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        match self.phase {
            Phase::Choose => self.ask_box(answers),
            Phase::Act(turn) => match self.action(turn.at) {
                Action::Swap => self.ask_swap(turn, answers),
                Action::Build => self.ask_build(turn, answers),
                Action::Load => self.ask_load(turn, answers),
                action => self.ask_serve(action, answers),
            },
            Phase::Wall(wall) => self.ask_wall(wall, answers),
            Phase::Pitch(_) => {
                let words = |n: u8| Choice::new(words::PEN_PITCH.with([n.into()]));
                pick(answers, 0..=self.most_pen_pitch(), 2, words).map(Event::PenPitch)
            }
            Phase::Hull => self.ask_hull(answers),
            Phase::LastFood(seat) => self.ask_last_food(seat, answers),
            Phase::LastPairs(seat) => self.ask_pair(None, seat, answers),
            Phase::Outer(seat) => self.ask_outer(seat, answers),
            Phase::Sizes(seat) => self.ask_sizes(seat, answers),
            // Asked about before.
            Phase::Over => answers.choose(Style::Bar, [(Event::Done, Choice::new(words::COUNTING.say()))], 0),
        }
    }

    /// The boxes of the board; the largest bonus first.
    fn ask_box(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let actions = if self.options.quick { EASY } else { NORMAL };
        let options = (1..).zip(actions).zip(self.bonus).map(|((number, action), bonus)| {
            let choice = Choice::new(words::BOX.with([number.into(), crate::i18n::Arg::Word(name(*action))]));
            let choice = if bonus > 0 { choice.note(words::BONUS.with([bonus.into()])) } else { choice };
            (Event::Choose(number), choice)
        });
        let free = (0..actions.len()).filter(|&at| self.boxes[at].is_none());
        // Of equal bonuses the first box.
        let best = free.rev().max_by_key(|&at| self.bonus[at]).unwrap_or(0);
        answers.choose(Style::Bar, options, best)
    }

    /// One press serves the table.
    fn ask_serve(&self, action: Action, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let (owner, other) = shares(action);
        let choice = match action {
            Action::Animals => Choice::new(words::SERVE_ANIMALS.say()).urgent(match self.players() {
                2 => words::DRAW_TWO.say(),
                3 => words::DRAW_THREE.say(),
                _ => words::DRAW_FOUR.say(),
            }),
            action => Choice::new(words::SERVE.with([
                crate::i18n::Arg::Word(name(action)),
                owner.into(),
                other.into(),
            ])),
        };
        answers.choose(Style::Bar, [(Event::Serve, choice)], 0)
    }

    fn ask_swap(&self, turn: Turn, answers: &mut Answers<'_>) -> Result<Event, Question> {
        if self.options.quick {
            let choice = Choice::new(words::QUICK_SWAP.say());
            let event = Event::Swap(Reward::Point, Exchange::Animal);
            return answers.choose(Style::Bar, [(event, choice)], 0);
        }
        let rewards = [
            (Reward::Point, Choice::new(words::ONE_POINT.say())),
            (Reward::Food, Choice::new(words::ONE_FOOD.say())),
            (Reward::Plank, Choice::new(words::ONE_PLANK.say())),
            (Reward::Pitch, Choice::new(words::ONE_PITCH.say())),
        ];
        let reward = answers.choose(Style::Bar, rewards, 0)?;
        let exchanges = [
            (Exchange::Planks, Choice::new(words::SWAP_PLANKS.say())),
            (Exchange::Animal, Choice::new(words::SWAP_ANIMAL.say())),
            (Exchange::Nothing, Choice::new(words::SWAP_NOTHING.say())),
        ];
        let default = match (self.can_exchange_planks(), self.stocks[turn.seat].animals) {
            (true, _) => 0,
            (false, 1..) => 1,
            (false, 0) => 2,
        };
        let exchange = answers.choose(Style::Bar, exchanges, default)?;
        Ok(Event::Swap(reward, exchange))
    }

    /// As much as possible first: planks, then pitch with what is left.
    fn ask_build(&self, turn: Turn, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let stock = self.stocks[turn.seat];
        let most = stock.planks.min(turn.left);
        let planks = match (most, stock.pitch) {
            (0, 1..) => 0,
            _ => pick(answers, 0..=most, most, |n| Choice::new(words::PLANKS_BUILT.with([n.into()])))?,
        };
        let most = stock.pitch.min(turn.left - planks);
        if most == 0 {
            return Ok(Event::Build { planks, pitch: 0 });
        }
        let pitch = pick(answers, 0..=most, most, |n| Choice::new(words::PITCH_BUILT.with([n.into()])))?;
        Ok(Event::Build { planks, pitch })
    }

    fn ask_load(&self, turn: Turn, answers: &mut Answers<'_>) -> Result<Event, Question> {
        if self.options.quick || self.most_food(turn) == 0 {
            return self.ask_pair(Some(turn), turn.seat, answers);
        }
        self.ask_cargo(turn, answers)
    }

    /// Food, a pair by its size, or the end of the turn. Who has loaded nothing yet most likely has food to load.
    fn ask_cargo(&self, turn: Turn, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let left = words::LEFT.with([turn.left.into()]);
        let done = (Cargo::Done, Choice::new(words::DONE.say()).note(left));
        let food = (Cargo::Food, Choice::new(words::LOAD_FOOD.say()).note(left));
        let options = [done, food].into_iter().chain(self.pairs_on_offer(left));
        let fresh = matches!(turn.left, 5 | 8) && self.food_refusal(turn.seat).is_none();
        match answers.choose(Style::Bar, options, usize::from(fresh))? {
            Cargo::Done => Ok(Event::Done),
            Cargo::Food => {
                let most = self.most_food(turn);
                pick(answers, 1..=most, most, |n| Choice::new(words::FOOD_LOADED.with([n.into()])))
                    .map(Event::Food)
            }
            Cargo::Pair(size) => self.ask_mate(Some(turn), turn.seat, size, answers),
        }
    }

    fn pairs_on_offer(&self, left: Phrase) -> impl Iterator<Item = (Cargo, Choice)> {
        let large = (1..=MAX_SIZE)
            .map(move |size| (Cargo::Pair(size), Choice::new(words::PAIR.with([size.into()])).note(left)));
        let small = (Cargo::Pair(0), Choice::new(words::SMALL_PAIR.say()).note(left));
        large.chain((!self.options.quick).then_some(small))
    }

    /// A pair, or nothing more.
    fn ask_pair(&self, turn: Option<Turn>, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let left = turn.map_or(words::FREE.say(), |turn| {
            let label = if self.options.quick { &words::PAIRS_LEFT } else { &words::LEFT };
            label.with([turn.left.into()])
        });
        let done = (Cargo::Done, Choice::new(words::DONE.say()).note(left));
        let options = core::iter::once(done).chain(self.pairs_on_offer(left));
        match answers.choose(Style::Bar, options, 0)? {
            Cargo::Pair(size) => self.ask_mate(turn, seat, size, answers),
            Cargo::Done | Cargo::Food => Ok(Event::Done),
        }
    }

    /// Who owns the other tile, and what each tile prints: twice its size on every tile known.
    fn ask_mate(
        &self,
        turn: Option<Turn>,
        seat: Seat,
        size: u8,
        answers: &mut Answers<'_>,
    ) -> Result<Event, Question> {
        let both = (seat, Choice::new(words::BOTH_OWN.say()));
        let others = self.after(seat, seat).map(|mate| (mate, Choice::new(words::WITH.with([mate.into()]))));
        let mates: Vec<(Seat, Choice), 5> = core::iter::once(both).chain(others).collect();
        let likely = self.likely_mate(turn, seat, size);
        let default = mates.iter().position(|(mate, _)| *mate == likely).unwrap_or(0);
        let mate = answers.choose(Style::Bar, mates, default)?;
        if size == 0 || turn.is_none() {
            return Ok(Event::Pair { size, mate, points: 0 });
        }
        let words = |n: u8| Choice::new(words::PRINTED.with([n.into()]));
        let points = pick(answers, 0..=MAX_PRINTED, 2 * size, words)?;
        Ok(Event::Pair { size, mate, points })
    }

    /// The planks of one player; first of all whether it is the pen entered before.
    fn ask_wall(&self, wall: Wall, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let same = (wall.of == wall.turn.seat && self.same_pen(wall).is_some())
            .then(|| (Event::SamePen, Choice::new(words::SAME_PEN.say())));
        let counts: Vec<u8, MAX_OPTIONS> =
            (0..=MAX_WALL).rev().filter(|&n| self.wall_takes(wall, n)).collect();
        let likely = self.likely_planks(wall);
        let nearest =
            counts.iter().enumerate().min_by_key(|(_, n)| n.abs_diff(likely)).map_or(0, |(at, _)| at);
        let words = |n: u8| Choice::new(words::WALL.with([wall.of.into(), n.into()]));
        let planks = counts.iter().map(|&n| (Event::Wall(n), words(n)));
        let default = if same.is_some() { 0 } else { nearest };
        answers.choose(Style::Bar, same.into_iter().chain(planks), default)
    }

    /// The loader half of the wall, the others equal parts of the rest.
    fn likely_planks(&self, wall: Wall) -> u8 {
        let rest = walls(wall.size).first().unwrap_or(&0).saturating_sub(wall.sum());
        let later = u8::try_from(self.after(wall.turn.seat, wall.of).count()).unwrap_or(0);
        rest.div_ceil(if wall.of == wall.turn.seat { 2 } else { later + 1 })
    }

    fn ask_hull(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let style = Style::Notice {
            icon: Icon::Hull,
            head: words::ROUND_DONE.with([self.round.into()]),
            body: words::HULL_ASKED.say(),
        };
        let no = (Event::Hull(false), Choice::new(words::HULL_OPEN.say()));
        let yes = (Event::Hull(true), Choice::new(words::HULL_CLOSED.say()));
        answers.choose(style, [no, yes], 0)
    }

    fn ask_last_food(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let most = self.loadable_food(seat);
        let food = pick(answers, 0..=most, most, |n| {
            Choice::new(words::FOOD_LOADED.with([n.into()])).note(words::FREE.say())
        })?;
        Ok(if food == 0 { Event::Done } else { Event::Food(food) })
    }

    fn ask_outer(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let built = self.stocks[seat].built;
        if built == 0 {
            let choice = Choice::new(words::NO_OUTER.with([seat.into()]));
            return answers.choose(Style::Bar, [(Event::Outer(0), choice)], 0);
        }
        let planks = answers.tally(0..=built.into(), USUAL_EDGE.into(), words::OUTER_ASKED.say())?;
        Ok(Event::Outer(u8::try_from(planks).unwrap_or(0)))
    }

    fn ask_sizes(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let most = self.most_sizes(seat);
        if most == 0 {
            let choice = Choice::new(words::NO_SIZES.with([seat.into()]));
            return answers.choose(Style::Bar, [(Event::Sizes(0), choice)], 0);
        }
        let sizes = answers.tally(0..=most.into(), (most / 2).into(), words::SIZES_ASKED.say())?;
        Ok(Event::Sizes(u8::try_from(sizes).unwrap_or(0)))
    }
}

/// About what a player has on the edge when it is closed.
const USUAL_EDGE: u8 = 8;

/// What goes on the ark next.
#[derive(Copy, Clone)]
enum Cargo {
    Done,
    Food,
    Pair(u8),
}
