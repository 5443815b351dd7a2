//! Animals on Board (Animal à bord), Ralf zur Linde and Wolfgang Sentker, 2 to 4 players.
//!
//! On a turn a player splits a group of tiles and gets a crate, or pays one crate a tile for a whole group and
//! leaves the round. The sixth crate sends the fifth back. When one player is left in the round, that player
//! has one more turn. The match ends with the round in which somebody reaches ten tiles.
//!
//! Only crates and tiles are kept by player. The supply is what players do not hold, so crates are conserved
//! by construction. Group sizes are not asked for: from one group of everything, splits and takes can lead to
//! any way of parting the tiles in the middle into the number of groups, so "is there a group of k" is decided
//! by the two numbers alone.
//!
//! # Readings
//!
//! * Pairs are removed before the ark is trimmed to ten, and the trim ends at exactly ten.
//! * A trim may cut a herd down to a single animal; only new pairs are forbidden.
//! * A forced pass does not leave the round.
//! * Species for the tie-break are counted after all discards.

pub mod ark;
mod counting;
mod discard;
mod questions;
mod record;
mod summary;
mod words;

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Nothing, Notices, Refusal, Sheet, Stop},
    i18n::Phrase,
    notes,
    seat::{PerSeat, Seat},
    view::Table,
};
use ark::{Ark, CAPACITY, Herds, Singles, Top};

/// Crates in the box.
const CRATES: u8 = 20;
/// Most crates a player may hold.
const MAX_CRATES: u8 = 5;
/// Most tiles a player can come to hold: nine before the last round, and a group of five.
const MAX_TILES: u8 = 14;

/// This game has no variants.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Options;

/// What can happen. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Event {
    /// A group is split; the player gets a crate.
    Split,
    /// A group of this many tiles is taken; the player leaves the round.
    Take(u8),
    /// The player can do neither.
    Pass,
    /// The ark being counted holds so many of one species: a pair, or a herd of three to five.
    Herd(u8),
    /// What is left of it are animals alone of their species, as many as were tracked.
    Singles(Singles),
    /// The same, where the tracked number was wrong and what lies in the ark is right.
    Recounted(Singles),
    /// The highest tile of a herd that the best discard may cut down to one animal.
    Top(u8),
}

/// What the match is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Players split and take.
    Turns,
    /// The ark of `seat` is being counted.
    Arks { seat: Seat, step: Step },
    /// Everything is counted.
    Over,
}

/// How far the count of an ark has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Pairs and herds so far.
    Herds(Herds),
    /// Everything, but a highest tile the best discard depends on.
    Top(Ark, Top),
}

/// What the last event calls for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum News {
    Nothing,
    MatchBegins,
    RoundBegins,
    ArkFull(Seat),
    CountBegins,
}

/// A match of Animals on Board.
#[derive(Clone, Debug, PartialEq)]
pub struct AnimalsOnBoard {
    crates: PerSeat<u8>,
    tiles: PerSeat<u8>,
    out: PerSeat<bool>,
    arks: PerSeat<Option<Ark>>,
    /// Who holds the first-player flag; it moves at once to the first who leaves the round.
    flag: Seat,
    turn: Seat,
    round: u8,
    groups: u8,
    area: u8,
    phase: Phase,
    news: News,
}

/// Species in play.
const fn species(players: u8) -> u8 {
    2 * players + 4
}

/// Tiles in the middle when a round begins, the hidden one included.
const fn full_area(players: u8) -> u8 {
    2 * players + 5
}

impl AnimalsOnBoard {
    fn players(&self) -> u8 {
        self.crates.players()
    }

    fn supply(&self) -> u8 {
        CRATES - self.crates.values().sum::<u8>()
    }

    fn pile(&self) -> u8 {
        5 * species(self.players()) - self.area - self.tiles.values().sum::<u8>()
    }

    /// Players still in the round.
    fn staying(&self) -> usize {
        self.out.values().filter(|out| !out).count()
    }

    /// Only one player is left: this is the last turn of the round.
    fn is_last_turn(&self) -> bool {
        self.staying() == 1
    }

    /// The largest group there can be.
    fn largest_group(&self) -> u8 {
        self.area - self.groups.saturating_sub(1)
    }

    fn split_refusal(&self) -> Option<Refusal> {
        (self.groups == self.area).then(|| Refusal(self.no_group()))
    }

    fn take_refusal(&self, tiles: u8) -> Option<Refusal> {
        let crates = self.crates[self.turn];
        let reason = if tiles == 0 {
            words::BETWEEN.with([1u8.into(), MAX_CRATES.into()])
        } else if self.groups == 0 {
            words::NOTHING_LEFT.say()
        } else if tiles > crates {
            words::FEW_CRATES.with([crates.into()])
        } else if self.tiles[self.turn] + tiles > MAX_TILES {
            // Only after a correction: by the rules nobody with ten tiles is still in the round.
            words::TILES_TAKEN.with([self.tiles[self.turn].into()])
        } else if self.groups == 1 && tiles != self.area {
            words::ONE_GROUP.with([self.area.into()])
        } else if tiles > self.largest_group() {
            if self.groups == self.area {
                words::ONLY_SINGLES.say()
            } else {
                words::AT_MOST.with([self.largest_group().into()])
            }
        } else {
            return None;
        };
        Some(Refusal(reason))
    }

    /// Why there is nothing to split.
    fn no_group(&self) -> Phrase {
        if self.area == 0 { words::NOTHING_LEFT.say() } else { words::ONLY_SINGLES.say() }
    }

    fn pass_refusal(&self) -> Option<Refusal> {
        let stuck = self.split_refusal().is_some() && self.take_refusal(1).is_some();
        (!stuck).then(|| Refusal(words::CAN_PLAY.say()))
    }

    fn take_turn(&mut self, event: Event) -> Result<(), Refusal> {
        let refusal = match event {
            Event::Split => self.split_refusal(),
            Event::Take(tiles) => self.take_refusal(tiles),
            Event::Pass => self.pass_refusal(),
            Event::Herd(_) | Event::Singles(_) | Event::Recounted(_) | Event::Top(_) => {
                Some(Refusal(words::NOT_NOW.say()))
            }
        };
        if let Some(refusal) = refusal {
            return Err(refusal);
        }
        self.news = News::Nothing;
        let last = self.is_last_turn();
        match event {
            Event::Split => self.split(),
            Event::Take(tiles) => self.take(tiles),
            _ => {}
        }
        if last {
            self.end_round();
        } else {
            self.pass_turn();
        }
        Ok(())
    }

    fn split(&mut self) {
        self.groups += 1;
        let crates = &mut self.crates[self.turn];
        // The sixth crate is not taken: the fifth goes back instead.
        *crates = if *crates == MAX_CRATES { MAX_CRATES - 1 } else { *crates + 1 };
    }

    fn take(&mut self, tiles: u8) {
        let seat = self.turn;
        if self.out.values().all(|out| !out) {
            self.flag = seat;
        }
        self.out[seat] = true;
        self.crates[seat] -= tiles;
        self.tiles[seat] += tiles;
        self.area -= tiles;
        self.groups -= 1;
        if self.tiles[seat] >= CAPACITY {
            self.news = News::ArkFull(seat);
        }
    }

    fn pass_turn(&mut self) {
        for _ in 0..self.players() {
            self.turn = self.turn.next(self.players());
            if !self.out[self.turn] {
                return;
            }
        }
    }

    fn end_round(&mut self) {
        if self.tiles.values().any(|tiles| tiles >= CAPACITY) {
            self.begin_count();
            return;
        }
        self.out = PerSeat::new(self.players(), false);
        self.turn = self.flag;
        self.round = self.round.saturating_add(1);
        self.groups = 1;
        self.area = full_area(self.players());
        self.news = News::RoundBegins;
    }

    fn begin_count(&mut self) {
        self.phase = Phase::Arks { seat: Seat::FIRST, step: Step::Herds(Herds::default()) };
        self.news = News::CountBegins;
    }
}

impl Game for AnimalsOnBoard {
    type Options = Options;
    type Known = Nothing;
    type Event = Event;

    const INFO: Info = Info {
        id: "animals-on-board",
        name: &words::NAME,
        players: (2, 4),
        starter: &words::OLDEST,
        help: [&words::HELP_TURN, &words::HELP_END, &words::HELP_SCORE],
    };
    const COUNTERS: &'static [Counter] = record::COUNTERS;

    fn players_hint(players: u8) -> Option<Phrase> {
        Some(words::PLAYERS_HINT.with([species(players).into(), (CRATES - players).into()]))
    }

    fn options(_players: u8, _known: Nothing, _answers: &mut Answers<'_>) -> Result<Options, Question> {
        Ok(Options)
    }

    fn start(players: u8, first: Seat, _options: Options) -> Self {
        Self {
            crates: PerSeat::new(players, 1),
            tiles: PerSeat::new(players, 1),
            out: PerSeat::new(players, false),
            arks: PerSeat::new(players, None),
            flag: first,
            turn: first,
            round: 1,
            groups: 1,
            area: full_area(players),
            phase: Phase::Turns,
            news: News::MatchBegins,
        }
    }

    fn ask(&self, answers: &mut Answers<'_>) -> Result<Event, Stop> {
        match self.phase {
            Phase::Turns => Ok(self.ask_turn(answers)?),
            Phase::Arks { seat, step } => Ok(self.ask_ark(seat, step, answers)?),
            Phase::Over => Err(Stop::Over(self.standings())),
        }
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turns => self.take_turn(event),
            Phase::Arks { seat, step } => self.count(seat, step, event),
            Phase::Over => Err(Refusal(words::MATCH_OVER.say())),
        }
    }

    /// Goes to the count at once; during the count, arks not entered yet count no animals.
    fn end_now(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turns => self.begin_count(),
            Phase::Arks { .. } => {
                self.phase = Phase::Over;
                self.news = News::Nothing;
            }
            Phase::Over => return Err(Refusal(words::MATCH_OVER.say())),
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
        let who = self.actor().unwrap_or(self.turn).into();
        match event {
            Event::Split => words::SPLITS.with([who]),
            Event::Take(tiles) => words::TAKES.with([who, tiles.into()]),
            Event::Pass => words::PASSES.with([who]),
            Event::Herd(2) => words::COUNTS_PAIR.with([who]),
            Event::Herd(size) => words::COUNTS_HERD.with([who, size.into()]),
            Event::Singles(_) | Event::Recounted(_) => words::COUNTS_SINGLES.with([who]),
            Event::Top(_) => words::COUNTS_TOPS.with([who]),
        }
    }

    fn notices(&self) -> Notices {
        self.news_in_words()
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark_in_words()
    }

    fn progress(&self) -> Phrase {
        match self.phase {
            Phase::Turns => words::ROUND.with([self.round.into()]),
            Phase::Arks { .. } | Phase::Over => words::COUNTING.say(),
        }
    }

    fn table(&self, next: Option<&Self>) -> Table {
        self.show(next)
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.sum(seat)
    }

    fn read_option(_options: &mut Options, words: &mut notes::Words<'_>) -> Result<(), notes::Wrong> {
        Err(notes::Wrong::option(words.word("an option")?))
    }

    fn write_options(_options: Options, _out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        Ok(())
    }

    fn read_note(&self, _seat: Option<Seat>, words: &mut notes::Words<'_>) -> Result<Event, notes::Wrong> {
        record::read(words)
    }

    fn write_note(&self, event: Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        record::write(event, out)
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turns => Some(self.turn),
            Phase::Arks { seat, .. } => Some(seat),
            Phase::Over => None,
        }
    }
}
