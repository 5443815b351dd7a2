//! Ark & Noah (Stefano Groppi), 2 to 4 players, the normal and the quick game.
//!
//! A round has two phases. First every worker, in the order of the row above the board, takes a free box;
//! boxes nobody took gain a bonus. Then the taken boxes are carried out from left to right: the owner first,
//! the others in the order of their workers. In the quick game players take turns and choose among five
//! actions. The match ends with a round when enough rounds are complete and the hull is closed.
//!
//! Planks, pitch and food are kept by player and on the ark; the supply is what is neither, so every piece is
//! conserved by construction. Of pens only the last one is kept, and only while its action lasts.
//!
//! # Readings
//!
//! * Three players have two workers each; one each is an option. The first row is a snake: 1+6, 2+5, 3+4.
//! * With two workers a player acts once as one of the others, at the place of the leftmost worker.
//! * A short supply is taken to its last piece, in order. An empty bag gives the last tiles in order.
//! * After the reward of a swap an exchange is compulsory: planks if two colours are aboard, otherwise an
//!   animal or nothing.
//! * A plank between two pens counts in the wall of both.
//! * Ten complete rounds count, not the place of the marker; the hull is the table's word.
//! * Players with equal points load at the last minute in the order of their workers.
//! * Totals may be negative. Nobody without a plank on the edge gets the bonus for it.
//! * The quick game has neither penalties nor last-minute loading; equal totals share the victory.
//! * Species marks are not asked: of animals only the number and, when they board or stay, the sizes count.

mod actions;
mod counters;
mod detail;
mod event;
mod finish;
mod loading;
mod notation;
mod pens;
mod questions;
mod rounds;
mod summary;
mod words;

use heapless::Vec;

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Nothing, Notices, Refusal, Sheet, Stop},
    i18n::Phrase,
    notes,
    seat::{PerSeat, Seat},
    view::{Detail, Table},
};
pub use event::{Event, Exchange, Options, Reward};
use pens::{Pen, Wall};

/// Planks of one colour in the box.
const PLANKS: u8 = 27;
/// Pitch cubes in the box.
const PITCH: u8 = 36;
/// Food tiles in the box.
const FOOD: u8 = 56;
/// Animal tiles in the box; fewer are in play with two or three players, and which is printed on them.
const TILES: u8 = 52;
/// Squares of one part of the ark; there are as many parts as players.
const PART: u8 = 12;
/// Boxes of the normal side of the action board.
const BOXES: usize = 7;
/// Most workers on the board.
const WORKERS: usize = 6;
/// Largest bonus tile.
const MAX_BONUS: u8 = 4;
/// Largest animal.
const MAX_SIZE: u8 = 4;
/// Most points a tile may be said to print; the box is known up to 8.
const MAX_PRINTED: u8 = 12;
/// Points for the most planks on the edge.
const HULL_BONUS: u8 = 5;

/// What a box of the board does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Action {
    Pitch,
    Animals,
    Food,
    Swap,
    Wood,
    Build,
    Load,
}

/// The normal side of the board.
const NORMAL: &[Action] =
    &[Action::Pitch, Action::Animals, Action::Food, Action::Swap, Action::Wood, Action::Build, Action::Load];
/// The easy side.
const EASY: &[Action] = &[Action::Animals, Action::Swap, Action::Wood, Action::Build, Action::Load];

/// Somebody carrying out the action of a box.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Turn {
    /// The box, from 0.
    at: usize,
    seat: Seat,
    /// Pieces, loading points or pairs left.
    left: u8,
}

/// What the match is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The next worker takes a box.
    Choose,
    /// The action of a box is carried out.
    Act(Turn),
    /// The wall of a pen is entered.
    Wall(Wall),
    /// The pitch of a pen is entered.
    Pitch(Wall),
    /// Is the hull closed?
    Hull,
    /// Food loaded at the last minute.
    LastFood(Seat),
    /// Pairs loaded at the last minute.
    LastPairs(Seat),
    /// Planks on the edge are counted.
    Outer(Seat),
    /// Animals that stay behind are counted.
    Sizes(Seat),
    /// Everything is counted.
    Over,
}

/// What the last event calls for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum News {
    Nothing,
    MatchBegins,
    BonusesGrow,
    RoundBegins,
    LastLoading,
    CountBegins,
}

/// What a player has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Stock {
    points: i16,
    planks: u8,
    pitch: u8,
    food: u8,
    animals: u8,
    /// Planks on the ark.
    built: u8,
    /// Of these on its edge, once counted.
    outer: Option<u8>,
    /// Sizes of the animals left, once counted.
    sizes: Option<u8>,
}

/// A match of Ark & Noah.
#[derive(Clone, Debug, PartialEq)]
pub struct ArkAndNoah {
    options: Options,
    stocks: PerSeat<Stock>,
    /// The workers in the order they choose; in the quick game, the players in turn order.
    queue: Vec<Seat, WORKERS>,
    /// How many of the queue have chosen.
    placed: usize,
    /// Whose worker stands in each box.
    boxes: [Option<Seat>; BOXES],
    bonus: [u8; BOXES],
    round: u8,
    hull: bool,
    pitch_aboard: u8,
    food_aboard: u8,
    /// Squares of pens with a pair of large animals.
    squares: u8,
    /// Animal tiles aboard.
    loaded: u8,
    /// The pen entered last, as long as its action lasts.
    pen: Option<Pen>,
    phase: Phase,
    news: News,
}

fn refuse<T>(reason: Phrase) -> Result<T, Refusal> {
    Err(Refusal(reason))
}

impl ArkAndNoah {
    fn players(&self) -> u8 {
        self.stocks.players()
    }

    fn actions(&self) -> &'static [Action] {
        if self.options.quick { EASY } else { NORMAL }
    }

    /// What the box at `at` does.
    fn action(&self, at: usize) -> Action {
        self.actions().get(at).copied().unwrap_or(Action::Load)
    }

    fn pitch_supply(&self) -> u8 {
        PITCH - self.pitch_aboard - self.stocks.values().map(|stock| stock.pitch).sum::<u8>()
    }

    fn food_supply(&self) -> u8 {
        FOOD - self.food_aboard - self.stocks.values().map(|stock| stock.food).sum::<u8>()
    }

    fn plank_supply(&self, seat: Seat) -> u8 {
        PLANKS - self.stocks[seat].planks - self.stocks[seat].built
    }

    /// Animal tiles nobody has drawn.
    fn bag(&self) -> u8 {
        TILES - self.loaded - self.stocks.values().map(|stock| stock.animals).sum::<u8>()
    }

    /// Squares of the ark.
    fn room(&self) -> u8 {
        PART * self.players()
    }

    /// Rounds that must be complete before the match can end.
    fn last_round(&self) -> u8 {
        if self.options.quick { 8 } else { 10 }
    }

    fn pay(&mut self, seat: Seat, points: u8) {
        let purse = &mut self.stocks[seat].points;
        *purse = purse.saturating_add(points.into());
    }
}

impl Game for ArkAndNoah {
    type Options = Options;
    type Known = Nothing;
    type Event = Event;

    const INFO: Info = Info {
        id: "ark-and-noah",
        name: &words::NAME,
        players: (2, 4),
        starter: &words::RAIN,
        help: [&words::HELP_TURN, &words::HELP_END, &words::HELP_SCORE],
    };
    const COUNTERS: &'static [Counter] = counters::COUNTERS;
    const DETAILS: usize = detail::PAGES;

    fn players_hint(players: u8) -> Option<Phrase> {
        Some(words::PLAYERS_HINT.with([players.into(), (PART * players).into()]))
    }

    fn options(players: u8, _known: Nothing, answers: &mut Answers<'_>) -> Result<Options, Question> {
        questions::options(players, answers)
    }

    fn variant(options: Options) -> Option<Phrase> {
        options.quick.then(|| words::QUICK.say())
    }

    fn start(players: u8, first: Seat, options: Options) -> Self {
        rounds::start(players, first, options)
    }

    fn ask(&self, answers: &mut Answers<'_>) -> Result<Event, Stop> {
        if self.phase == Phase::Over {
            return Err(Stop::Over(self.standings()));
        }
        Ok(self.ask_next(answers)?)
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        let mut state = self.clone();
        state.news = News::Nothing;
        state.follow(event)?;
        *self = state;
        Ok(())
    }

    /// The turns give way to the last loading, that to the count, and the count ends with what is entered.
    fn end_now(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return refuse(words::MATCH_OVER.say()),
            Phase::Outer(_) | Phase::Sizes(_) => {
                self.phase = Phase::Over;
                self.news = News::Nothing;
            }
            Phase::LastFood(_) | Phase::LastPairs(_) => self.begin_count(),
            _ => self.finish(),
        }
        Ok(())
    }

    fn counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        self.read_counter(counter, seat)
    }

    fn correct(&mut self, correction: Correction) -> Result<(), Refusal> {
        self.set_counter(correction)
    }

    fn describe(&self, event: Event) -> Phrase {
        self.tell(event)
    }

    fn notices(&self) -> Notices {
        self.news_in_words()
    }

    fn remark(&self) -> Option<Phrase> {
        match self.news {
            News::BonusesGrow => Some(words::BONUSES.say()),
            News::RoundBegins => Some(words::ROUND_BEGINS.with([self.round.into()])),
            _ => self.counting_hint(),
        }
    }

    fn progress(&self) -> Phrase {
        match self.phase {
            Phase::LastFood(_) | Phase::LastPairs(_) => words::LAST_LOADING.say(),
            Phase::Outer(_) | Phase::Sizes(_) | Phase::Over => words::COUNTING.say(),
            _ => words::ROUND.with([self.round.into(), self.last_round().into()]),
        }
    }

    fn table(&self, next: Option<&Self>) -> Table {
        self.show(next)
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.sum(seat)
    }

    fn detail(&self, page: usize) -> Option<Detail> {
        self.details(page)
    }

    fn read_option(options: &mut Options, words: &mut notes::Words<'_>) -> Result<(), notes::Wrong> {
        notation::read_option(options, words)
    }

    fn write_options(options: Options, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        notation::write_options(options, out)
    }

    fn read_note(&self, seat: Option<Seat>, words: &mut notes::Words<'_>) -> Result<Event, notes::Wrong> {
        notation::read(seat, words)
    }

    fn write_note(&self, event: Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        notation::write(self.actor(), event, out)
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choose => Some(self.chooser()),
            Phase::Act(turn) | Phase::Pitch(Wall { turn, .. }) => Some(turn.seat),
            // Planks speak for the player whose colour they have.
            Phase::Wall(wall) => Some(wall.of),
            Phase::LastFood(seat) | Phase::LastPairs(seat) | Phase::Outer(seat) | Phase::Sizes(seat) => {
                Some(seat)
            }
            Phase::Hull => Some(self.queue.first().copied().unwrap_or(Seat::FIRST)),
            Phase::Over => None,
        }
    }
}
