//! Two by Two (Deux par deux), Rob Bartel, Valley Games 2010, 2 to 4 players.
//!
//! On a turn a player places one of 36 water tokens and scores the water around it, then may use the ark
//! twice: move it, or rescue a pair. The match ends with the turn that places the last water, or with one
//! after which no pair can be rescued any more; only the table can see that. Pairs score at the end, and the
//! device knows every rescue, so nothing is left to enter.
//!
//! Species are the columns printed on the arks, A to L from the left, and the unicorns. Which three columns
//! have a x2 star on an ark is a fact of the box: it is asked ark by ark before the first turn, one event a star,
//! unless the options bring it along. [`Game::again`] hands it to a rematch, [`Game::known`] says what is
//! worth remembering, and [`Game::options`] asks only who has which of the arks remembered.
//!
//! Pairs left on the island are what the box holds less what the arks hold, so pairs are conserved by
//! construction. Where tokens lie is not tracked: whether an ark is beside a pair, or a space touches water,
//! is for the table to see. Moves may be left unsaid: an action not told is one forfeited.
//!
//! # Readings
//!
//! * Both ends are looked for after every player's turn, not after a full round.
//! * The sea printed on the board is water around a token, so a placement scores 1 to 6.
//! * "No pair left" needs two animals of a kind that lie open: partners among the six removed tokens do not
//!   count, because nobody knows them.
//! * Basic game: one point an animal, so two a pair. The 2 points for being the only one are given for the
//!   unicorns too, once a species, and never doubled. The advanced game has no such points.
//! * Exactly 50 or 100 points neither take nor turn the token: it takes more.
//! * Players who are level in points, animals and species share the place.
//! * The start scores 1 to 4 follow the turn order and are part of the total.
//! * Two arks may have a star on the same column, and no ark has one for the unicorns.

mod questions;
mod record;
pub mod scoring;
pub mod species;
mod summary;
mod words;

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Notices, Refusal, Sheet, Stop},
    i18n::Phrase,
    notes,
    seat::{PerSeat, Seat},
    view::Table,
};
use scoring::{Scoring, Worth};
use species::{ARKS, Arks, SPECIES, STARS, Species, Stars};

/// Water tokens in the box.
const WATER: u8 = 36;
/// Ark actions in a turn.
const ACTIONS: u8 = 2;
/// Spaces around a space of the board.
const AROUND: u8 = 6;

/// The variants, and what is known of the arks before the match begins.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Options {
    /// How pairs are scored.
    pub scoring: Scoring,
    /// The x2 stars of each seat's ark; those that are not known are asked before the first turn.
    pub stars: Option<[Stars; ARKS]>,
}

/// What can happen. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Event {
    /// The player's ark has a x2 star on this column.
    Star(Species),
    /// No more stars are entered, for anybody.
    NoMoreStars,
    /// A water token is placed with so much water around it.
    Water(u8),
    /// The ark moves.
    Move,
    /// A pair comes aboard.
    Rescue(Species),
    /// The turn ends; actions left are forfeited.
    End,
    /// The turn ends, and the table sees no pair left to rescue.
    EndNoPair,
    /// A pair comes aboard, and the turn ends.
    LastRescue(Species),
}

/// What the match is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The stars of the ark of the player to move are being entered.
    Stars,
    /// The player to move places water.
    Water,
    /// The player to move has placed water and has so many ark actions left.
    Ark(u8),
    /// Everything is counted.
    Over,
}

/// What the last event calls for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum News {
    Nothing,
    MatchBegins,
    /// Water was placed; the score was this before.
    Water(i16),
}

/// A match of Two by Two.
#[derive(Clone, Debug, PartialEq)]
pub struct TwoByTwo {
    scoring: Scoring,
    stars: PerSeat<Stars>,
    /// Points on the track during play, start scores included.
    points: PerSeat<i16>,
    pairs: PerSeat<[u8; SPECIES]>,
    water: u8,
    first: Seat,
    turn: Seat,
    phase: Phase,
    news: News,
}

impl TwoByTwo {
    fn players(&self) -> u8 {
        self.points.players()
    }

    /// Pairs of `species` in all arks.
    fn rescued(&self, species: Species) -> u8 {
        self.pairs.values().map(|pairs| pairs[species.index()]).sum()
    }

    /// Pairs of `species` that no ark holds.
    fn left(&self, species: Species) -> u8 {
        species.in_the_box().saturating_sub(self.rescued(species))
    }

    fn pairs_of(&self, seat: Seat) -> u8 {
        self.pairs[seat].iter().sum()
    }

    fn species_of(&self, seat: Seat) -> u8 {
        self.pairs[seat].iter().map(|&pairs| pairs.min(1)).sum()
    }

    fn worth(&self, seat: Seat, species: Species) -> Worth {
        let pairs = self.pairs[seat][species.index()];
        Worth::new(self.scoring, species, pairs, self.rescued(species), self.stars[seat].has(species))
    }

    /// Points of the track and of every pair.
    fn total(&self, seat: Seat) -> i16 {
        self.points[seat] + Species::all().map(|species| self.worth(seat, species).points()).sum::<i16>()
    }

    /// What the score marker shows: pairs are added when the match is over.
    fn shown(&self, seat: Seat) -> i16 {
        if self.phase == Phase::Over { self.total(seat) } else { self.points[seat] }
    }

    fn actions(&self) -> u8 {
        match self.phase {
            Phase::Ark(left) => left,
            Phase::Stars | Phase::Water => ACTIONS,
            Phase::Over => 0,
        }
    }

    fn refusal(&self, event: Event) -> Option<Refusal> {
        let reason = match (self.phase, event) {
            (Phase::Stars, Event::Star(species)) => return self.star_refusal(self.turn, species),
            (Phase::Stars, Event::NoMoreStars)
            | (Phase::Water, Event::Water(1..=AROUND))
            | (Phase::Ark(_), Event::End | Event::EndNoPair)
            | (Phase::Ark(1..), Event::Move) => return None,
            (Phase::Ark(1..), Event::Rescue(species) | Event::LastRescue(species)) => {
                return (self.left(species) == 0).then(|| Refusal(words::none_left(species)));
            }
            (Phase::Ark(0), Event::Move | Event::Rescue(_) | Event::LastRescue(_)) => {
                words::ACTIONS_DONE.with([ACTIONS.into()])
            }
            (Phase::Ark(_), Event::Water(_)) => words::WATER_PLACED.say(),
            (Phase::Water, Event::Water(_)) => words::BETWEEN.with([1u8.into(), AROUND.into()]),
            (Phase::Over, _) => words::MATCH_OVER.say(),
            (_, Event::Star(_) | Event::NoMoreStars) => words::NOT_NOW.say(),
            (Phase::Stars, _) => words::STARS_FIRST.say(),
            (Phase::Water, _) => words::WATER_FIRST.say(),
        };
        Some(Refusal(reason))
    }

    fn star_refusal(&self, seat: Seat, species: Species) -> Option<Refusal> {
        let reason = if species.is_unicorn() {
            words::NO_UNICORN.say()
        } else if self.stars[seat].has(species) {
            words::STARRED.say()
        } else if self.stars[seat].with(species).is_none() {
            words::STARS_KNOWN.with([STARS.into()])
        } else {
            return None;
        };
        Some(Refusal(reason))
    }

    /// What `event`, which the rules allow, changes.
    fn take(&mut self, event: Event) {
        let seat = self.turn;
        match event {
            Event::Star(species) => self.star(species),
            Event::NoMoreStars => self.begin_turns(),
            Event::Water(around) => {
                self.news = News::Water(self.points[seat]);
                self.points[seat] += i16::from(around);
                self.water = self.water.saturating_sub(1);
                self.phase = Phase::Ark(ACTIONS);
            }
            Event::Move => self.use_action(),
            Event::Rescue(species) => {
                self.pairs[seat][species.index()] += 1;
                self.use_action();
            }
            Event::LastRescue(species) => {
                self.pairs[seat][species.index()] += 1;
                self.end_turn();
            }
            Event::End => self.end_turn(),
            Event::EndNoPair => self.phase = Phase::Over,
        }
    }

    /// The next player's turn, if there is water for it.
    fn end_turn(&mut self) {
        if self.water > 0 {
            self.turn = self.turn.next(self.players());
            self.phase = Phase::Water;
        } else {
            self.phase = Phase::Over;
        }
    }

    fn star(&mut self, species: Species) {
        let stars = self.stars[self.turn];
        let stars = stars.with(species).unwrap_or(stars);
        self.stars[self.turn] = stars;
        if stars.count() == STARS {
            self.ask_next_ark();
        }
    }

    /// The stars of the next ark nobody has looked at, or the first turn.
    fn ask_next_ark(&mut self) {
        let players = self.players();
        let clockwise = core::iter::successors(Some(self.first), |seat| Some(seat.next(players)));
        let unknown = |seat: &Seat| self.stars[*seat] == Stars::UNKNOWN;
        match clockwise.take(players.into()).find(unknown) {
            Some(seat) => self.turn = seat,
            None => self.begin_turns(),
        }
    }

    fn begin_turns(&mut self) {
        for seat in Seat::all(self.players()) {
            self.stars[seat] = self.stars[seat].known();
        }
        self.turn = self.first;
        self.phase = Phase::Water;
    }

    fn use_action(&mut self) {
        self.phase = Phase::Ark(self.actions().saturating_sub(1));
    }
}

impl Game for TwoByTwo {
    type Options = Options;
    type Known = Arks;
    type Event = Event;

    const INFO: Info = Info {
        id: "two-by-two",
        name: &words::NAME,
        players: (2, 4),
        starter: &words::BEST_NOISE,
        help: [&words::HELP_TURN, &words::HELP_END, &words::HELP_SCORE],
    };
    const COUNTERS: &'static [Counter] = record::COUNTERS;

    fn players_hint(players: u8) -> Option<Phrase> {
        Some(words::PLAYERS_HINT.with([(WATER / players.max(1)).into()]))
    }

    fn options(players: u8, known: Arks, answers: &mut Answers<'_>) -> Result<Options, Question> {
        questions::ask_options(players, known, answers)
    }

    fn variant(options: Options) -> Option<Phrase> {
        (options.scoring == Scoring::Advanced).then(|| words::ADVANCED_VARIANT.say())
    }

    fn start(players: u8, first: Seat, options: Options) -> Self {
        let mut game = Self {
            scoring: options.scoring,
            stars: PerSeat::new(players, Stars::UNKNOWN),
            points: PerSeat::new(players, 0),
            pairs: PerSeat::new(players, [0; SPECIES]),
            water: WATER,
            first,
            turn: first,
            phase: Phase::Stars,
            news: News::MatchBegins,
        };
        for (seat, stars) in Seat::all(players).zip(options.stars.into_iter().flatten()) {
            game.stars[seat] = stars;
        }
        let mut seat = first;
        for start in 1..=players {
            game.points[seat] = start.into();
            seat = seat.next(players);
        }
        game.ask_next_ark();
        game
    }

    /// The arks known before, and those of this match once all their stars are told.
    fn known(&self, before: Arks) -> Arks {
        let told = self.stars.values().filter(|_| self.phase != Phase::Stars);
        told.fold(before, Arks::with)
    }

    fn again(&self, options: Options) -> Options {
        let mut stars = [Stars::default(); ARKS];
        for (known, theirs) in stars.iter_mut().zip(self.stars.values()) {
            *known = theirs;
        }
        Options { stars: Some(stars), ..options }
    }

    fn ask(&self, answers: &mut Answers<'_>) -> Result<Event, Stop> {
        match self.phase {
            Phase::Stars => Ok(self.ask_star(answers)?),
            Phase::Water => Ok(self.ask_water(answers)?),
            Phase::Ark(actions) => Ok(self.ask_ark(actions, answers)?),
            Phase::Over => Err(Stop::Over(self.standings())),
        }
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(event) {
            return Err(refusal);
        }
        self.news = News::Nothing;
        self.take(event);
        Ok(())
    }

    /// Counts at once, in the middle of a turn too.
    fn end_now(&mut self) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal(words::MATCH_OVER.say()));
        }
        self.phase = Phase::Over;
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
        self.told(event)
    }

    fn notices(&self) -> Notices {
        self.news_in_words()
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark_in_words()
    }

    fn progress(&self) -> Phrase {
        match self.phase {
            Phase::Stars => words::STARS_ASKED.say(),
            Phase::Water | Phase::Ark(_) => words::WATER_LEFT.with([self.water.into()]),
            Phase::Over => words::SCORED.say(),
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

    fn read_note(&self, _seat: Option<Seat>, words: &mut notes::Words<'_>) -> Result<Event, notes::Wrong> {
        record::read(words)
    }

    fn write_note(&self, event: Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        record::write(event, out)
    }

    fn actor(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }
}
