//! The games, and the closed set of them: the only file that lists them all.

pub mod animals_on_board;
pub mod arche_opti_mix;

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    form::{Answers, Question},
    game::{Correction, Counter, Game, Info, Notices, Refusal, Sheet, Stop},
    i18n::{Label, Phrase},
    journal::VERSION,
    notes::{Words, Wrong},
    seat::{Names, Seat},
    session::{Entry, PlayError, Session},
    view::Table,
};
use animals_on_board::AnimalsOnBoard;
use arche_opti_mix::ArcheOptiMix;

/// Which game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// See [`AnimalsOnBoard`].
    AnimalsOnBoard,
    /// See [`ArcheOptiMix`].
    ArcheOptiMix,
}

/// Runs `$body` with `$game` standing for the type of the game `$kind` names.
macro_rules! of_kind {
    ($kind:expr, $game:ident, $options:ident => $body:expr) => {
        match $kind {
            Kind::AnimalsOnBoard => {
                type $game = AnimalsOnBoard;
                let $options = Options::AnimalsOnBoard;
                $body
            }
            Kind::ArcheOptiMix => {
                type $game = ArcheOptiMix;
                let $options = Options::ArcheOptiMix;
                $body
            }
        }
    };
}

/// Runs `$body` with the session of whatever game is played, and the record its events go into.
macro_rules! each {
    ($any:expr, $session:ident, $record:ident => $body:expr) => {
        match $any {
            AnySession::AnimalsOnBoard($session) => {
                let $record = Record::AnimalsOnBoard;
                $body
            }
            AnySession::ArcheOptiMix($session) => {
                let $record = Record::ArcheOptiMix;
                $body
            }
        }
    };
    ($any:expr, $session:ident => $body:expr) => {
        match $any {
            AnySession::AnimalsOnBoard($session) => $body,
            AnySession::ArcheOptiMix($session) => $body,
        }
    };
}

impl Kind {
    /// In the order of the menu.
    pub const ALL: [Self; 2] = [Self::AnimalsOnBoard, Self::ArcheOptiMix];

    /// Title, players, starter.
    #[must_use]
    pub const fn info(self) -> Info {
        match self {
            Self::AnimalsOnBoard => AnimalsOnBoard::INFO,
            Self::ArcheOptiMix => ArcheOptiMix::INFO,
        }
    }

    /// A word on what `players` change in the set-up.
    #[must_use]
    pub fn players_hint(self, players: u8) -> Option<Phrase> {
        of_kind!(self, G, _options => G::players_hint(players))
    }

    /// The variants, or the next question about them.
    ///
    /// # Errors
    ///
    /// The next question.
    pub fn options(self, players: u8, answers: &mut Answers<'_>) -> Result<Options, Question> {
        of_kind!(self, G, options => G::options(players, answers).map(options))
    }

    /// The variants nobody asked for.
    #[must_use]
    pub fn default_options(self) -> Options {
        of_kind!(self, G, options => options(<G as Game>::Options::default()))
    }
}

/// The variants of a match. Append only: the journal numbers the variants.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize, MaxSize)]
pub enum Options {
    /// Of [`AnimalsOnBoard`].
    AnimalsOnBoard(animals_on_board::Options),
    /// Of [`ArcheOptiMix`].
    ArcheOptiMix(arche_opti_mix::Options),
}

impl Options {
    /// Whose variants these are.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::AnimalsOnBoard(_) => Kind::AnimalsOnBoard,
            Self::ArcheOptiMix(_) => Kind::ArcheOptiMix,
        }
    }

    /// Reads `option NAME VALUE` of match notes.
    ///
    /// # Errors
    ///
    /// [`Wrong`] if the game has no such option or value.
    pub fn read_note(&mut self, words: &mut Words<'_>) -> Result<(), Wrong> {
        match self {
            Self::AnimalsOnBoard(options) => AnimalsOnBoard::read_option(options, words),
            Self::ArcheOptiMix(options) => ArcheOptiMix::read_option(options, words),
        }
    }
}

/// How a match begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, MaxSize)]
pub struct Start {
    version: u8,
    /// The players, in seat order.
    pub names: Names,
    /// Who begins.
    pub first: Seat,
    /// The game and its variants.
    pub options: Options,
}

impl Start {
    /// A start, if the game takes so many players and the first is one of them.
    #[must_use]
    pub fn new(names: Names, first: Seat, options: Options) -> Option<Self> {
        let start = Self { version: VERSION, names, first, options };
        start.fits().then_some(start)
    }

    fn fits(&self) -> bool {
        let (least, most) = self.options.kind().info().players;
        let players = self.names.players();
        (least..=most).contains(&players) && u8::from(self.first) < players
    }
}

/// One line of the journal. Variants are append only and never `cfg`-gated: their position is what is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, MaxSize)]
pub enum Record {
    /// A match begins; what was before is history.
    Start(Start),
    /// The match stands after its n-th entry: undo, redo, return.
    At(u16),
    /// A counter was set right by hand.
    Correct(Correction),
    /// The table goes to the final scoring.
    EndNow,
    /// The match is put away and not resumed.
    PutAway,
    /// Something happened in [`AnimalsOnBoard`].
    AnimalsOnBoard(animals_on_board::Event),
    /// Something happened in [`ArcheOptiMix`].
    ArcheOptiMix(arche_opti_mix::Event),
}

/// Why a record could not be taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The match refused it.
    Play(PlayError),
    /// It belongs to another game, or to no match at all.
    Stray,
}

impl From<PlayError> for RecordError {
    fn from(error: PlayError) -> Self {
        Self::Play(error)
    }
}

#[derive(Clone, Debug, PartialEq)]
enum AnySession {
    AnimalsOnBoard(Session<AnimalsOnBoard>),
    ArcheOptiMix(Session<ArcheOptiMix>),
}

/// A match of any game: closed set, no `dyn`, no allocation.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    names: Names,
    session: AnySession,
}

const CORRECTED: Label = Label::new(["Correction : {0}", "{0}"], ["Correction: {0}", "{0}"]);
const CORRECTED_OF: Label =
    Label::new(["Correction : {0}, {1}", "{0}, {1}"], ["Correction: {0}, {1}", "{0}, {1}"]);
const ENDED: Label = Label::brief("Décompte avancé", "Early scoring");

fn describe<G: Game>(state: &G, entry: &Entry<G::Event>) -> Phrase {
    match entry {
        Entry::Event(event) => state.describe(*event),
        Entry::Correct(correction) => match G::COUNTERS.get(usize::from(correction.counter)) {
            Some(counter) if counter.each => {
                CORRECTED_OF.with([crate::i18n::Arg::Word(counter.label), correction.seat.into()])
            }
            Some(counter) => CORRECTED.with([crate::i18n::Arg::Word(counter.label)]),
            None => CORRECTED.say(),
        },
        Entry::EndNow => ENDED.say(),
    }
}

impl Match {
    /// The match `start` begins.
    ///
    /// # Errors
    ///
    /// [`RecordError::Stray`] if the game does not take these players.
    pub fn begin(start: Start) -> Result<Self, RecordError> {
        if !start.fits() {
            return Err(RecordError::Stray);
        }
        let players = start.names.players();
        let session = match start.options {
            Options::AnimalsOnBoard(options) => {
                AnySession::AnimalsOnBoard(Session::new(players, start.first, options))
            }
            Options::ArcheOptiMix(options) => {
                AnySession::ArcheOptiMix(Session::new(players, start.first, options))
            }
        };
        Ok(Self { names: start.names, session })
    }

    /// Takes an event, a correction, or a change of position.
    ///
    /// # Errors
    ///
    /// [`RecordError`]; nothing changed.
    pub fn take(&mut self, record: &Record) -> Result<(), RecordError> {
        match (&mut self.session, record) {
            (any, Record::At(point)) => each!(any, session => session.go_to(usize::from(*point)))?,
            (any, Record::Correct(correction)) => {
                each!(any, session => session.play(Entry::Correct(*correction)))?;
            }
            (any, Record::EndNow) => each!(any, session => session.play(Entry::EndNow))?,
            (AnySession::AnimalsOnBoard(session), Record::AnimalsOnBoard(event)) => {
                session.play(Entry::Event(*event))?;
            }
            (AnySession::ArcheOptiMix(session), Record::ArcheOptiMix(event)) => {
                session.play(Entry::Event(*event))?;
            }
            _ => return Err(RecordError::Stray),
        }
        Ok(())
    }

    /// Which game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self.session {
            AnySession::AnimalsOnBoard(_) => Kind::AnimalsOnBoard,
            AnySession::ArcheOptiMix(_) => Kind::ArcheOptiMix,
        }
    }

    /// The players.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who began.
    #[must_use]
    pub fn first(&self) -> Seat {
        each!(&self.session, session => session.first())
    }

    /// How many entries led here.
    #[must_use]
    pub fn at(&self) -> usize {
        each!(&self.session, session => session.at())
    }

    /// The next record, or what stops it.
    ///
    /// # Errors
    ///
    /// The next question, or the standings.
    pub fn ask(&self, given: &[i16], highlighted: Option<i16>) -> Result<Record, Stop> {
        let answers = &mut Answers::new(given, highlighted);
        each!(&self.session, session, record => session.state().ask(answers).map(record))
    }

    /// The table as it is.
    #[must_use]
    pub fn table(&self) -> Table {
        each!(&self.session, session => session.state().table(None))
    }

    /// The table with what `record` would change.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it.
    pub fn preview(&self, record: &Record) -> Result<Table, Refusal> {
        match (&self.session, record) {
            (AnySession::AnimalsOnBoard(session), Record::AnimalsOnBoard(event)) => {
                session.preview(Entry::Event(*event)).map(|next| session.state().table(Some(&next)))
            }
            (AnySession::ArcheOptiMix(session), Record::ArcheOptiMix(event)) => {
                session.preview(Entry::Event(*event)).map(|next| session.state().table(Some(&next)))
            }
            _ => Ok(self.table()),
        }
    }

    /// `record` in words, told before it is taken.
    #[must_use]
    pub fn describe(&self, record: &Record) -> Option<Phrase> {
        match (&self.session, record) {
            (AnySession::AnimalsOnBoard(session), Record::AnimalsOnBoard(event)) => {
                Some(session.state().describe(*event))
            }
            (AnySession::ArcheOptiMix(session), Record::ArcheOptiMix(event)) => {
                Some(session.state().describe(*event))
            }
            _ => None,
        }
    }

    /// What led here in words, and the table with what undoing it would change.
    #[must_use]
    pub fn undo_offer(&self) -> Option<(Phrase, Table)> {
        each!(&self.session, session => {
            let (before, entry) = session.last()?;
            Some((describe(&before, &entry), session.state().table(Some(&before))))
        })
    }

    /// What led here, in words.
    #[must_use]
    pub fn last(&self) -> Option<Phrase> {
        each!(&self.session, session => session.last().map(|(before, entry)| describe(&before, &entry)))
    }

    /// What was undone and can be done again, in words.
    #[must_use]
    pub fn undone(&self) -> Option<Phrase> {
        each!(&self.session, session => session.undone().map(|entry| describe(session.state(), &entry)))
    }

    /// What the last event calls for.
    #[must_use]
    pub fn notices(&self) -> Notices {
        each!(&self.session, session => session.state().notices())
    }

    /// What the last event calls for in one line.
    #[must_use]
    pub fn remark(&self) -> Option<Phrase> {
        each!(&self.session, session => session.state().remark())
    }

    /// Where the match stands.
    #[must_use]
    pub fn progress(&self) -> Phrase {
        each!(&self.session, session => session.state().progress())
    }

    /// A player's sum.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Sheet {
        each!(&self.session, session => session.state().sheet(seat))
    }

    /// Whose doing the next event is.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        each!(&self.session, session => session.state().actor())
    }

    /// Every counter of the game.
    #[must_use]
    pub const fn counters(&self) -> &'static [Counter] {
        match self.session {
            AnySession::AnimalsOnBoard(_) => AnimalsOnBoard::COUNTERS,
            AnySession::ArcheOptiMix(_) => ArcheOptiMix::COUNTERS,
        }
    }

    /// The value of a counter.
    #[must_use]
    pub fn counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        each!(&self.session, session => session.state().counter(counter, seat))
    }

    /// Reads what somebody did from match notes.
    ///
    /// # Errors
    ///
    /// [`Wrong`] naming the word that does not belong.
    pub fn read_note(&self, seat: Option<Seat>, words: &mut Words<'_>) -> Result<Record, Wrong> {
        each!(&self.session, session, record => session.state().read_note(seat, words).map(record))
    }

    /// Writes everything that led here as match notes, without the header.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_notes(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        each!(&self.session, session => session.retell(|state, entry| {
            match entry {
                Entry::Event(event) => {
                    if let Some(seat) = state.actor() {
                        write!(out, "{} ", self.names.of(seat))?;
                    }
                    state.write_note(*event, out)?;
                }
                Entry::Correct(correction) => {
                    crate::notes::write_correction(self.counters(), correction, &self.names, out)?;
                }
                Entry::EndNow => out.write_str("end now")?,
            }
            out.write_char('\n')
        }))
    }

    /// Writes the variants as match notes, one `option` line each.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_options(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        match &self.session {
            AnySession::AnimalsOnBoard(session) => AnimalsOnBoard::write_options(session.options(), out),
            AnySession::ArcheOptiMix(session) => ArcheOptiMix::write_options(session.options(), out),
        }
    }
}
