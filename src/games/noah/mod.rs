//! Noah (Noé), Bruno Cathala and Ludovic Maublanc, 2 to 5 players.
//!
//! On a turn a player loads one animal on Noah's boat and moves Noah: a male sends him to one of the two boats
//! opposite, a female to a neighbour. Two like species play again. A boat at its limit exactly leaves, and the
//! player gives away as many cards as boats have left. A round ends with an empty hand or the fourth departure;
//! what is left in the hands costs tears, and the fewest tears win.
//!
//! A match is kept in one of two depths: *scores* (departures, empty hands, tears) or *boats* (every card). The
//! five boats are a ring numbered from the one Noah stands on when the round begins, to his right.
//!
//! # Readings
//!
//! * Hands are secret: that nothing can be loaded is the table's word, and a pick-up is refused only on an
//!   empty boat. Picking up by choice is against the rules all the same.
//! * A pair is the same species, whatever the sexes; the animal of the set-up counts.
//! * The order is animal, power, Noah, departure, gift, then the end of the round or the second turn.
//! * A gift larger than the hand is the whole hand. The fourth departure still gives four cards.
//! * A boat that replaces another is empty.
//! * A snail of the set-up has the sex it happens to show.
//! * The next round begins with the highest total; the table settles a tie, and the first of them clockwise
//!   from whoever began last, that player included, is proposed.
//! * Totals go on beyond the 26 of the track.
//! * A hand emptied by the first card of a pair ends the round at once.

mod boat;
mod cards;
mod event;
mod questions;
mod record;
mod summary;
mod tears;
mod turn;
mod words;

use heapless::Vec;

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Nothing, Notices, Refusal, Sheet, Stop},
    i18n::{Arg, Phrase},
    notes,
    seat::{MAX_SEATS, PerSeat, Seat},
    view::Table,
};
pub use boat::{BOATS, Boat, Way};
pub use cards::{Card, SPECIES, Sex, Species, Stock, deck};
pub use event::{Depth, Event, Options, Span, Tally};

/// Cards dealt to each player.
const HAND: u8 = 8;
/// Departures in a round; the last is not replaced.
const DEPARTURES: u8 = 4;
/// Rounds of the normal game.
const ROUNDS: u8 = 3;
/// Tears that end the variant.
const ENOUGH: i16 = 26;

/// What the match is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The next boat to get its first animal.
    Place(u8),
    /// Players load, or boats leave.
    Turns,
    /// So many cards are still to be given; the species that lets the player go on afterwards.
    Gift(u8, Option<Species>),
    /// The round is over; how will tears be entered?
    RoundOver,
    /// The hand of a player is entered, card by card if counted.
    Tears(Seat, Option<Counting>),
    /// Who of the players with the highest total begins?
    Starter,
    /// Everything is counted.
    Over,
}

/// A hand being counted card by card.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Counting {
    cards: u8,
    tears: u8,
}

/// What the last event calls for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct News {
    /// Whose turn it was.
    by: Option<Seat>,
    /// A round begins.
    begins: bool,
    /// The power of this animal.
    power: Option<Species>,
    /// A boat left, and so many cards are given.
    left: Option<u8>,
    /// This species twice: the player goes on.
    pair: Option<Species>,
}

/// A round that was counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Round {
    number: u8,
    tears: [u8; MAX_SEATS],
}

/// Rounds remembered for the sums; in a longer match the earliest are remembered together.
const REMEMBERED: usize = 12;

/// A match of Noah.
#[derive(Clone, Debug, PartialEq)]
pub struct Noah {
    options: Options,
    score: PerSeat<i16>,
    rounds: Vec<Round, REMEMBERED>,
    round: u8,
    starter: Seat,
    turn: Seat,
    departed: u8,
    /// Cards in hand; all zero where only scores are kept.
    hands: PerSeat<u8>,
    /// Cards not in play this round.
    unused: u8,
    boats: [Boat; BOATS],
    /// The boat Noah stands on.
    here: u8,
    /// Cards that left this round, by species and sex.
    gone: [[u8; 2]; SPECIES],
    /// Tears of this round entered so far.
    entered: PerSeat<Option<u8>>,
    /// Cards counted in hands this round.
    counted: [u8; SPECIES],
    /// Whose hand ended the round, if one did.
    emptied: Option<Seat>,
    /// The table has left the turns: the match ends with this count.
    ending: bool,
    phase: Phase,
    news: News,
}

impl Noah {
    fn players(&self) -> u8 {
        self.score.players()
    }

    fn keeps_boats(&self) -> bool {
        self.options.depth == Depth::Boats
    }

    fn boat(&self) -> &Boat {
        &self.boats[usize::from(self.here) % BOATS]
    }

    fn aboard(&self) -> u8 {
        self.boats.iter().map(Boat::count).sum()
    }

    fn away(&self) -> u8 {
        self.gone.iter().flatten().sum()
    }

    /// The cards that are in hands or unused, as far as the boats tell.
    fn stock(&self) -> Stock {
        let mut stock = Stock::deck(self.players());
        for card in self.boats.iter().flat_map(Boat::cards) {
            stock.take(*card, 1);
        }
        for (species, gone) in Species::ALL.into_iter().zip(self.gone) {
            for (sex, cards) in Sex::ALL.into_iter().zip(gone) {
                stock.take(Card { species, sex }, cards);
            }
        }
        stock
    }

    /// Deals a round that `starter` begins.
    fn deal(&mut self, starter: Seat) {
        let players = self.players();
        self.starter = starter;
        self.turn = starter;
        self.departed = 0;
        let hand = if self.keeps_boats() { HAND } else { 0 };
        self.hands = PerSeat::new(players, hand);
        self.unused = deck(players) - HAND * players;
        self.boats = Default::default();
        self.here = 0;
        self.gone = [[0; 2]; SPECIES];
        self.entered = PerSeat::new(players, None);
        self.counted = [0; SPECIES];
        self.emptied = None;
        self.phase = if self.keeps_boats() { Phase::Place(0) } else { Phase::Turns };
        self.news = News { begins: true, ..News::default() };
    }
}

/// The rules refuse it at this moment.
const fn not_now() -> Refusal {
    Refusal(words::NOT_NOW.say())
}

impl Game for Noah {
    type Options = Options;
    type Known = Nothing;
    type Event = Event;

    const INFO: Info = Info {
        id: "noah",
        name: &words::NAME,
        players: (2, 5),
        starter: &words::SHORTEST,
        help: [&words::HELP_TURN, &words::HELP_END, &words::HELP_SCORE],
    };
    const COUNTERS: &'static [Counter] = record::COUNTERS;
    const TOTAL: &'static crate::i18n::Label = &words::TOTAL;

    fn players_hint(players: u8) -> Option<Phrase> {
        let cards = deck(players);
        let unused = cards.checked_sub(HAND * players + 5)?;
        Some(words::PLAYERS_HINT.with([cards.into(), unused.into()]))
    }

    fn options(_players: u8, _known: Nothing, answers: &mut Answers<'_>) -> Result<Options, Question> {
        questions::options(answers)
    }

    fn variant(options: Options) -> Option<Phrase> {
        (options.span == Span::Tears).then(|| words::ENOUGH_TEARS.say())
    }

    fn start(players: u8, first: Seat, options: Options) -> Self {
        let mut state = Self {
            options,
            score: PerSeat::new(players, 0),
            rounds: Vec::new(),
            round: 1,
            starter: first,
            turn: first,
            departed: 0,
            hands: PerSeat::new(players, 0),
            unused: 0,
            boats: Default::default(),
            here: 0,
            gone: [[0; 2]; SPECIES],
            entered: PerSeat::new(players, None),
            counted: [0; SPECIES],
            emptied: None,
            ending: false,
            phase: Phase::Turns,
            news: News::default(),
        };
        state.deal(first);
        state
    }

    fn ask(&self, answers: &mut Answers<'_>) -> Result<Event, Stop> {
        Ok(match self.phase {
            Phase::Place(boat) => self.ask_place(boat, answers)?,
            Phase::Turns if self.keeps_boats() => self.ask_load(answers)?,
            Phase::Turns => self.ask_departure(answers)?,
            Phase::Gift(left, _) => self.ask_gift(left, answers)?,
            Phase::RoundOver => self.ask_tally(answers)?,
            Phase::Tears(seat, None) => self.ask_tears(seat, answers)?,
            Phase::Tears(seat, Some(counting)) => self.ask_card(seat, counting, answers)?,
            Phase::Starter => self.ask_starter(answers)?,
            Phase::Over => return Err(Stop::Over(self.standings())),
        })
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        let mut next = self.clone();
        next.news = News::default();
        match (self.phase, event) {
            (Phase::Place(boat), Event::Place(card)) => next.place(boat, card)?,
            (Phase::Turns, Event::Load(card, way)) if self.keeps_boats() => next.load(card, way)?,
            (Phase::Turns, Event::PickUp) if self.keeps_boats() => next.pick_up()?,
            (Phase::Turns, Event::Depart) if !self.keeps_boats() => next.leave(),
            (Phase::Turns, Event::Empty(seat)) if !self.keeps_boats() => next.empty(seat)?,
            (Phase::Gift(left, pair), Event::Give(to, cards)) => next.give(left, pair, to, cards)?,
            (Phase::RoundOver, Event::Tally(tally)) => next.begin_tears(tally),
            (Phase::Tears(seat, None), Event::Tears(tears)) => next.enter(seat, tears)?,
            (Phase::Tears(seat, Some(counting)), Event::Holds(species)) => {
                next.count(seat, counting, species)?;
            }
            (Phase::Tears(seat, Some(counting)), Event::Counted) => next.enter_counted(seat, counting),
            (Phase::Starter, Event::Begins(seat)) => next.settle_starter(seat)?,
            (Phase::Over, _) => return Err(Refusal(words::MATCH_OVER.say())),
            _ => return Err(not_now()),
        }
        *self = next;
        Ok(())
    }

    /// Leaves the turns for the last tears. Before any card is played, and once tears are being entered, the
    /// match is over; hands not entered yet cost nothing.
    fn end_now(&mut self) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal(words::MATCH_OVER.say()));
        }
        self.ending = true;
        match self.phase {
            Phase::Turns | Phase::Gift(..) => self.phase = Phase::RoundOver,
            Phase::Tears(..) => self.close_round(),
            Phase::Place(_) | Phase::RoundOver | Phase::Starter | Phase::Over => self.phase = Phase::Over,
        }
        self.news = News::default();
        Ok(())
    }

    fn counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        self.read_counter(counter, seat)
    }

    fn correct(&mut self, correction: Correction) -> Result<(), Refusal> {
        self.set_counter(correction)
    }

    fn describe(&self, event: Event) -> Phrase {
        self.in_words(event)
    }

    fn notices(&self) -> Notices {
        self.news_in_words()
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark_in_words()
    }

    fn progress(&self) -> Phrase {
        match self.phase {
            Phase::Over => words::FINISHED.say(),
            _ => words::ROUND.with([self.round.into()]),
        }
    }

    fn table(&self, next: Option<&Self>) -> Table {
        self.show(next)
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.sum(seat)
    }

    fn read_option(options: &mut Options, words: &mut notes::Words<'_>) -> Result<(), notes::Wrong> {
        record::read_option(options, words)
    }

    fn write_options(options: Options, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        record::write_options(options, out)
    }

    fn read_note(&self, seat: Option<Seat>, words: &mut notes::Words<'_>) -> Result<Event, notes::Wrong> {
        record::read(seat, words)
    }

    fn write_note(&self, event: Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        record::write(event, out)
    }

    /// Turns and hands have an owner. The set-up, departures where only scores are kept, and the end of a round
    /// are the table's; gifts and empty hands name whom they concern.
    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turns if self.keeps_boats() => Some(self.turn),
            Phase::Tears(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn told_of(&self, event: Event) -> Option<Seat> {
        match event {
            Event::Give(seat, _) | Event::Empty(seat) | Event::Begins(seat) => Some(seat),
            _ => self.actor(),
        }
    }
}

/// A species within a sentence.
fn word(species: Species) -> Arg {
    Arg::Word(species.within())
}

/// Previews clone the state at every press, on a small stack.
const _: () = assert!(size_of::<Noah>() <= 512, "the state stays small");
