//! Arche Opti Mix (Ark), Frank Nestel, 3 to 5 players.
//!
//! On a turn a player takes two cards, or lays one or two into the ark. Each card puts a pawn on the score card
//! of its category and leans the ark by its weight, never past two. A new cabin costs a disc, paid to the
//! neighbour on the right. The second rain card lets everybody hide a pet, the fifth begins the final phase,
//! in which every card costs a disc and who passes is out. Majorities in five categories and discs count.
//!
//! The list of cards is not known to the device: it asks category, weight and ability, and leaves climate, food
//! and fear to the players. Of a card that ejects it asks which animal that is, because that limits what may leave;
//! that a fox, a spider or a mosquito is not ejected is left to the players. Discs are kept by player and under pawns; the supply is the rest, so that the
//! twenty-two of the box are conserved by construction.
//!
//! # Readings
//!
//! * Abilities are optional. With too few discs in the supply they bring what there is.
//! * A cabin is paid before its animal stands in it: the discs of a fox come too late for its own.
//! * Who ejects places two pawns: one for the card, one for the animal that left.
//! * After an ejection the ark leans away from the side that became lighter; the printed rules move the disc
//!   the other way, which is an option.
//! * Tied players pool the prizes of the positions they share: 10, 6, then 2 for every other.
//! * Who drew the fifth rain card takes part in the final phase, last. Without a disc one can only pass.
//! * A slow animal can be a pet. A tie that the hands do not break is shared.

mod card;
mod closing;
mod counters;
mod detail;
mod ejecting;
mod notation;
mod questions;
mod standing;
mod summary;
mod turns;
mod words;

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Nothing, Notices, Refusal, Sheet, Stop},
    i18n::Phrase,
    notes,
    seat::{PerSeat, Seat},
    view::{Detail, Table},
};
pub use card::{Card, Category, Ejection, Gain, Side};
use card::{Laid, Pawns};

/// Discs in the box.
const DISCS: u8 = 22;
/// Rain cards in the box: the last begins the final phase.
const RAIN: u8 = 5;
/// How far the ark may lean to either side.
const LIMIT: i8 = 2;

/// Variants. Append only: the journal keeps them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Options {
    /// After an ejection the tilt moves as printed, towards the side that became lighter.
    pub printed_eject_tilt: bool,
}

/// What can happen. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Event {
    /// The four cards laid before the first turn lean the ark so far.
    Lean(i8),
    /// Two cards are taken; the turn ends.
    Take,
    /// A rain card is drawn and set aside.
    Rain,
    /// A card is laid.
    Play(Card),
    /// An animal leaves the ark for the card about to be laid.
    Eject(Ejection),
    /// The card that ejects takes its place; what the ability of the ejected animal brings.
    Replace {
        /// Of the card that ejects.
        weight: u8,
        /// From the animal that left.
        gain: Gain,
    },
    /// No further card; the row is full again.
    Done,
    /// Two pawns on discs become three pawns.
    Merge(Category),
    /// Out of the final phase, for good.
    Pass,
    /// A card is hidden as a pet, or none.
    Pet(bool),
    /// The pet is shown; `None` if it is not one the rules allow.
    Reveal(Option<Category>),
    /// Animal cards left in hand.
    Hand(u8),
    /// The card just laid opens a cabin.
    Cabin,
    /// The ability of the card just laid is used.
    Use(Gain),
}

/// What the match is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The first four cards are laid.
    SetUp,
    /// Players take and lay cards.
    Turns,
    /// The second rain: this player may hide a pet.
    Pets(Seat),
    /// The fifth rain has fallen.
    Final,
    /// The turns are over: this player shows a pet.
    Reveal(Seat),
    /// This player is tied: how many animals are left in hand?
    Hands(Seat),
    /// Everything is counted.
    Over,
}

/// How far a turn has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Nothing has happened yet.
    Fresh,
    /// Rain came while the player was taking cards.
    Drawing,
    /// One card is laid, another may follow.
    Played(Laid),
    /// All cards are laid; the row is being filled up.
    Refilling,
    /// An animal has left; the card that ejects it is to be laid, as the second of the turn or not.
    Ejecting { ejection: Ejection, second: bool },
}

/// A hidden card.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Pet {
    None,
    Hidden,
    /// `None` if the rules do not allow it.
    Shown(Option<Category>),
}

/// What the last event calls for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum News {
    Nothing,
    MatchBegins,
    CabinOpened,
    FinalBegins,
}

/// A match of Arche Opti Mix.
#[derive(Clone, Debug, PartialEq)]
pub struct ArcheOptiMix {
    options: Options,
    discs: PerSeat<u8>,
    pawns: PerSeat<Pawns>,
    pets: PerSeat<Pet>,
    out: PerSeat<bool>,
    /// Animal cards in hand, once they were asked for.
    hands: PerSeat<Option<u8>>,
    /// The table did not want to count hands.
    hands_waived: bool,
    /// Negative to the left.
    tilt: i8,
    rain: u8,
    turn: Seat,
    step: Step,
    /// A cabin was opened this turn, so the row must be filled up at its end.
    opened: bool,
    phase: Phase,
    news: News,
}

/// Discs at the start for the player whose turn is the `place`-th.
const fn start_discs(place: u8) -> u8 {
    if place < 3 { 3 } else { 4 }
}

impl ArcheOptiMix {
    fn players(&self) -> u8 {
        self.discs.players()
    }

    fn supply(&self) -> u8 {
        let held: u8 = self.discs.values().sum();
        let under: u8 = self.pawns.values().map(|pawns| pawns.discs()).sum();
        DISCS.saturating_sub(held + under)
    }

    fn happen(&mut self, event: Event) -> Result<(), Refusal> {
        self.news = News::Nothing;
        match (self.phase, event) {
            (Phase::SetUp, Event::Lean(tilt)) => {
                if !(-LIMIT..=LIMIT).contains(&tilt) {
                    return Err(Refusal(words::TOO_STEEP.say()));
                }
                self.tilt = tilt;
                self.phase = Phase::Turns;
                Ok(())
            }
            (Phase::SetUp, _) => Err(Refusal(words::NOT_NOW.say())),
            (Phase::Turns | Phase::Final, _) => self.play_turn(event),
            (Phase::Over, _) => Err(Refusal(words::MATCH_OVER.say())),
            (Phase::Pets(_) | Phase::Reveal(_) | Phase::Hands(_), _) => self.answer_entry(event),
        }
    }
}

impl Game for ArcheOptiMix {
    type Options = Options;
    type Known = Nothing;
    type Event = Event;

    const INFO: Info = Info {
        id: "arche-opti-mix",
        name: &words::NAME,
        players: (3, 5),
        starter: &words::STARTER,
        help: [&words::HELP_TURN, &words::HELP_END, &words::HELP_SCORE],
    };
    const COUNTERS: &'static [Counter] = counters::COUNTERS;
    const DETAILS: usize = detail::PAGES;

    fn players_hint(players: u8) -> Option<Phrase> {
        Some(match players {
            3 => words::DISCS_OF_3.say(),
            4 => words::DISCS_OF_4.say(),
            _ => words::DISCS_OF_5.say(),
        })
    }

    fn options(_players: u8, _known: Nothing, answers: &mut Answers<'_>) -> Result<Options, Question> {
        questions::ask_options(answers)
    }

    fn start(players: u8, first: Seat, options: Options) -> Self {
        let mut discs = PerSeat::new(players, 0);
        let mut seat = first;
        for place in 0..players {
            discs[seat] = start_discs(place);
            seat = seat.next(players);
        }
        Self {
            options,
            discs,
            pawns: PerSeat::new(players, Pawns::default()),
            pets: PerSeat::new(players, Pet::None),
            out: PerSeat::new(players, false),
            hands: PerSeat::new(players, None),
            hands_waived: false,
            tilt: 0,
            rain: 0,
            turn: first,
            step: Step::Fresh,
            opened: false,
            phase: Phase::SetUp,
            news: News::MatchBegins,
        }
    }

    fn ask(&self, answers: &mut Answers<'_>) -> Result<Event, Stop> {
        Ok(match self.phase {
            Phase::SetUp => questions::ask_lean(answers)?,
            Phase::Turns | Phase::Final => self.ask_turn(answers)?,
            Phase::Pets(seat) => questions::ask_pet(seat, answers)?,
            Phase::Reveal(seat) => self.ask_reveal(seat, answers)?,
            Phase::Hands(seat) => self.ask_hand(seat, answers)?,
            Phase::Over => return Err(Stop::Over(self.standings())),
        })
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        let mut next = self.clone();
        next.happen(event)?;
        *self = next;
        Ok(())
    }

    /// Goes to the pets and the majorities at once; during these, skips what is being asked.
    fn end_now(&mut self) -> Result<(), Refusal> {
        self.end_entry()?;
        self.news = News::Nothing;
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
        (self.news == News::CabinOpened).then(|| words::TAKE_OPEN_CARD.say())
    }

    fn progress(&self) -> Phrase {
        match self.phase {
            Phase::SetUp | Phase::Turns | Phase::Pets(_) => words::RAINS.with([self.rain.into()]),
            Phase::Final => words::FINAL_PHASE.say(),
            Phase::Reveal(_) | Phase::Hands(_) | Phase::Over => words::COUNTING.say(),
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

    fn read_note(&self, _seat: Option<Seat>, words: &mut notes::Words<'_>) -> Result<Event, notes::Wrong> {
        notation::read(words)
    }

    fn write_note(&self, event: Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        notation::write(event, out)
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::SetUp | Phase::Turns | Phase::Final => Some(self.turn),
            Phase::Pets(seat) | Phase::Reveal(seat) | Phase::Hands(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}
