//! The one interface every game implements, and what a game hands to the rest of the program.

use core::fmt::Debug;

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    form::{Answers, Question},
    i18n::{Label, Phrase},
    notes::{Words, Wrong},
    seat::{MAX_SEATS, Seat},
    view::{Detail, Icon, Table},
};

/// What is known of a game before it is played.
#[derive(Copy, Clone, Debug)]
pub struct Info {
    /// The word that names it in match notes.
    pub id: &'static str,
    /// The title on the box.
    pub name: &'static Label,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Whom the box lets begin.
    pub starter: &'static Label,
    /// Your turn, when it ends, what scores: five lines of about 25 letters each.
    pub help: [&'static Label; 3],
}

/// A total in most games.
const POINTS: Label = Label::new(["{0} : {1} point{1s}", "{0} : {1}"], ["{0}: {1} point{1s}", "{0}: {1}"]);

/// What there is to know of a box that is like any other.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Nothing;

/// Why the rules refuse something, in words for the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Refusal(pub Phrase);

/// What stands between the table and the next event: a question, or nothing because the match is over.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "lives for one key press, on the stack")]
pub enum Stop<Q = Question> {
    /// The table must say this first.
    Question(Q),
    /// The match has been scored.
    Over(Standings),
}

impl From<Question> for Stop {
    fn from(question: Question) -> Self {
        Self::Question(question)
    }
}

/// One line of the final ranking.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// 1 is best; shared places skip ranks (1, 1, 3).
    pub rank: u8,
    /// The final score.
    pub score: i16,
    /// What the tie-break counted, where there was a tie.
    pub note: Option<Phrase>,
}

/// The final ranking, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// One line a player.
    pub rows: Vec<Standing, MAX_SEATS>,
    /// How a tie at the top was settled, if there was one.
    pub decided: Option<Phrase>,
}

impl Standings {
    /// Ranks players by `key`, the largest first; equal keys share a rank.
    pub fn rank<K: Ord + Copy>(players: u8, key: impl Fn(Seat) -> K, score: impl Fn(Seat) -> i16) -> Self {
        let keys: Vec<K, MAX_SEATS> = Seat::all(players).map(key).collect();
        let mut rows: Vec<Standing, MAX_SEATS> = Vec::new();
        for (seat, key) in Seat::all(players).zip(&keys) {
            let better = keys.iter().filter(|&other| other > key).count();
            // At most five players.
            let rank = u8::try_from(better + 1).unwrap_or(u8::MAX);
            let place = rows.iter().position(|row| row.rank > rank).unwrap_or(rows.len());
            // As many rows as players.
            let _fits = rows.insert(place, Standing { seat, rank, score: score(seat), note: None });
        }
        Self { rows, decided: None }
    }

    /// Everybody with rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.rows.iter().filter(|row| row.rank == 1).map(|row| row.seat)
    }

    /// The line of `seat`.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.rows.iter().find(|row| row.seat == seat)
    }
}

/// One line of a player's sum.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// What was counted.
    pub words: Phrase,
    /// What it is worth; nothing for a remark.
    pub points: Option<i16>,
}

/// A player's sum, line by line.
pub type Sheet = Vec<SheetLine, 16>;

/// Something the table should know now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// A small picture.
    pub icon: Icon,
    /// At most about 14 letters.
    pub head: Phrase,
    /// At most three lines of about 25 letters.
    pub body: Phrase,
}

/// What the last event calls for, in the order to be read.
pub type Notices = Vec<Notice, 3>;

/// What a counter counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Things, between two bounds.
    Number(i16, i16),
    /// Yes or no.
    Flag,
    /// A player, by seat.
    Player,
}

/// A number a game keeps and the table can see.
#[derive(Copy, Clone, Debug)]
pub struct Counter {
    /// Its word in match notes.
    pub word: &'static str,
    /// Its name on the screen.
    pub label: &'static Label,
    /// Whether each player has one.
    pub each: bool,
    /// What it counts.
    pub counts: Counts,
    /// Whether it can be set right by hand; what follows from other counters cannot.
    pub correctable: bool,
}

/// A counter set right by hand. The journal stores the position in [`Game::COUNTERS`]: append only.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Correction {
    /// Which counter.
    pub counter: u8,
    /// Whose; the first seat for a counter of the table.
    pub seat: Seat,
    /// The right value.
    pub value: i16,
}

/// The rules of one board game, as a fold over what happened at the table.
///
/// # Laws (checked for every game in `tests/laws.rs`)
///
/// * `apply`, `correct` and `end_now` that fail leave the state unchanged.
/// * An event produced by [`Game::ask`] through options that are not refused is accepted by [`Game::apply`].
/// * As long as the match is not over, some answer is accepted.
/// * An answer whose default continuation is refused has no continuation that is accepted.
/// * Equal logs give equal states; tokens are conserved.
pub trait Game: Clone + PartialEq + Debug {
    /// Variants chosen before the first turn.
    type Options: Copy + Default + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What stays true of the box from one match to the next.
    type Known: Copy + Default;
    /// One thing that happened at the table.
    type Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Title, players, starter.
    const INFO: Info;
    /// Every counter the table can see. Append only: corrections in the journal name a position.
    const COUNTERS: &'static [Counter];

    /// Pages of [`Game::detail`]; none where the table shows everything.
    const DETAILS: usize = 0;

    /// A player's total, in the words of the game.
    const TOTAL: &'static Label = &POINTS;

    /// A word on what `players` change in the set-up.
    fn players_hint(players: u8) -> Option<Phrase>;
    /// The variants, or the next question about them; nothing is asked that is `known` of the box.
    ///
    /// # Errors
    ///
    /// The next question.
    fn options(players: u8, known: Self::Known, answers: &mut Answers<'_>)
    -> Result<Self::Options, Question>;
    /// `options` for another match with the same box and the same players: what this one was told of the box
    /// need not be asked again.
    fn again(&self, options: Self::Options) -> Self::Options {
        options
    }
    /// What this match teaches of the box, where `before` was known.
    fn known(&self, before: Self::Known) -> Self::Known {
        before
    }
    /// The variants in words, where they are not the usual ones.
    fn variant(_options: Self::Options) -> Option<Phrase> {
        None
    }
    /// The state before any event.
    fn start(players: u8, first: Seat, options: Self::Options) -> Self;

    /// The next event, or what stops it.
    ///
    /// # Errors
    ///
    /// The next question, or the standings when the match is over.
    fn ask(&self, answers: &mut Answers<'_>) -> Result<Self::Event, Stop>;
    /// Takes one event into account.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the rules forbid it; the state is then unchanged.
    fn apply(&mut self, event: Self::Event) -> Result<(), Refusal>;
    /// Leaves the turns for the final scoring, with the counters as they stand.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if there is nothing left to end.
    fn end_now(&mut self) -> Result<(), Refusal>;

    /// The value of a counter; players by seat, yes as 1.
    fn counter(&self, counter: usize, seat: Seat) -> Option<i16>;
    /// Sets a counter right, taking from and giving to the supply.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the tokens of the box do not allow it.
    fn correct(&mut self, correction: Correction) -> Result<(), Refusal>;

    /// `event` in words, told from the state before it.
    fn describe(&self, event: Self::Event) -> Phrase;
    /// What the last event calls for.
    fn notices(&self) -> Notices;
    /// What the last event calls for that is not worth a notice: one line, shown until the next press.
    fn remark(&self) -> Option<Phrase>;
    /// Where the match stands: the round, or the phase.
    fn progress(&self) -> Phrase;
    /// The table as it is and, with `next`, as it would become.
    fn table(&self, next: Option<&Self>) -> Table;
    /// A player's sum; empty before the scoring.
    fn sheet(&self, seat: Seat) -> Sheet;

    /// A page of what has no room on the table, from 0.
    fn detail(&self, _page: usize) -> Option<Detail> {
        None
    }

    /// Reads a variant from `option NAME VALUE` in match notes; the words begin at NAME.
    ///
    /// # Errors
    ///
    /// [`Wrong`] if there is no such variant.
    fn read_option(options: &mut Self::Options, words: &mut Words<'_>) -> Result<(), Wrong>;
    /// Writes the variants the way `read_option` reads them, one `option` line each.
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    fn write_options(options: Self::Options, out: &mut dyn core::fmt::Write) -> core::fmt::Result;
    /// Reads what `seat` did from match notes.
    ///
    /// # Errors
    ///
    /// [`Wrong`] naming the word that does not belong.
    fn read_note(&self, seat: Option<Seat>, words: &mut Words<'_>) -> Result<Self::Event, Wrong>;
    /// Writes `event`, told from the state before it, the way `read_note` reads it.
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    fn write_note(&self, event: Self::Event, out: &mut dyn core::fmt::Write) -> core::fmt::Result;
    /// Whose doing the next event is; nobody's where any player, or the table, may speak.
    fn actor(&self) -> Option<Seat>;
    /// Whose name stands before `event` in match notes: the actor's, or that of the player it concerns.
    fn told_of(&self, _event: Self::Event) -> Option<Seat> {
        self.actor()
    }
}
