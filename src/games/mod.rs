//! The games, and the closed set of them: the only file that lists them all.

pub mod animals_on_board;
pub mod arche_opti_mix;
pub mod ark_and_noah;
mod matches;
pub mod noah;
pub mod two_by_two;

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    clock::Clock,
    form::{Answers, Question},
    game::{Correction, Game, Info},
    i18n::{Label, Phrase},
    journal::VERSION,
    notes::{Words, Wrong},
    seat::{Name, Names, Seat},
    session::{PlayError, Session},
};
use animals_on_board::AnimalsOnBoard;
use arche_opti_mix::ArcheOptiMix;
use ark_and_noah::ArkAndNoah;
pub use matches::Match;
use noah::Noah;
use two_by_two::TwoByTwo;

/// Which game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// See [`AnimalsOnBoard`].
    AnimalsOnBoard,
    /// See [`TwoByTwo`].
    TwoByTwo,
    /// See [`Noah`].
    Noah,
    /// See [`ArkAndNoah`].
    ArkAndNoah,
    /// See [`ArcheOptiMix`].
    ArcheOptiMix,
}

/// The variants of a match. Append only: the journal stores the position.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize, MaxSize)]
pub enum Options {
    /// Of [`AnimalsOnBoard`].
    AnimalsOnBoard(animals_on_board::Options),
    /// Of [`TwoByTwo`].
    TwoByTwo(two_by_two::Options),
    /// Of [`Noah`].
    Noah(noah::Options),
    /// Of [`ArkAndNoah`].
    ArkAndNoah(ark_and_noah::Options),
    /// Of [`ArcheOptiMix`].
    ArcheOptiMix(arche_opti_mix::Options),
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
    /// The match is written again in so many records that follow; they count once all are there. None at all
    /// calls off a copy that was cut short.
    Copy(u16),
    /// Something happened in [`TwoByTwo`].
    TwoByTwo(two_by_two::Event),
    /// Something happened in [`Noah`].
    Noah(noah::Event),
    /// Something happened in [`ArkAndNoah`].
    ArkAndNoah(ark_and_noah::Event),
    /// Something happened in [`ArcheOptiMix`].
    ArcheOptiMix(arche_opti_mix::Event),
    /// The match has this number among those of the device.
    Number(u16),
    /// A player has another name.
    Rename(Seat, Name),
    /// So many seconds passed before the next entry.
    Time(u16),
    /// What the clock shows, where a match is written again.
    Clock(Clock),
}

/// What one press adds to the journal: the time that passed and what happened, or a start and its number.
pub type Records = Vec<Record, 2>;

/// The session of whatever game is played.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "one, in place; matches are never boxed")]
enum AnySession {
    AnimalsOnBoard(Session<AnimalsOnBoard>),
    TwoByTwo(Session<TwoByTwo>),
    Noah(Session<Noah>),
    ArkAndNoah(Session<ArkAndNoah>),
    ArcheOptiMix(Session<ArcheOptiMix>),
}

/// Runs `$body` with the session of whatever game is played.
macro_rules! each {
    ($any:expr, $session:ident => $body:expr) => {
        match $any {
            AnySession::AnimalsOnBoard($session) => $body,
            AnySession::TwoByTwo($session) => $body,
            AnySession::Noah($session) => $body,
            AnySession::ArkAndNoah($session) => $body,
            AnySession::ArcheOptiMix($session) => $body,
        }
    };
}
use each;

/// Runs `$body` with `$game` standing for the type of the game `$kind` names.
macro_rules! of_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            Kind::AnimalsOnBoard => {
                type $game = AnimalsOnBoard;
                $body
            }
            Kind::TwoByTwo => {
                type $game = TwoByTwo;
                $body
            }
            Kind::Noah => {
                type $game = Noah;
                $body
            }
            Kind::ArkAndNoah => {
                type $game = ArkAndNoah;
                $body
            }
            Kind::ArcheOptiMix => {
                type $game = ArcheOptiMix;
                $body
            }
        }
    };
}

/// Runs `$body` with the variants of whatever game they are of.
macro_rules! each_options {
    ($any:expr, $game:ident, $options:ident => $body:expr) => {
        match $any {
            Options::AnimalsOnBoard($options) => {
                type $game = AnimalsOnBoard;
                $body
            }
            Options::TwoByTwo($options) => {
                type $game = TwoByTwo;
                $body
            }
            Options::Noah($options) => {
                type $game = Noah;
                $body
            }
            Options::ArkAndNoah($options) => {
                type $game = ArkAndNoah;
                $body
            }
            Options::ArcheOptiMix($options) => {
                type $game = ArcheOptiMix;
                $body
            }
        }
    };
}

/// A game and its places in the closed sets above.
trait Listed: Game {
    const KIND: Kind;
    fn record(event: Self::Event) -> Record;
    fn event(record: &Record) -> Option<Self::Event>;
    fn wrap(options: Self::Options) -> Options;
    fn unwrap(options: Options) -> Option<Self::Options>;
    fn session(session: Session<Self>) -> AnySession;
    fn known_of(boxes: Boxes) -> Self::Known;
    fn learn(&self, boxes: &mut Boxes);
}

/// The second form names the field of [`Boxes`] that a game remembers its box in.
macro_rules! listed {
    ($game:ident) => {
        listed!($game, |_boxes| crate::game::Nothing, |_game, _boxes| ());
    };
    ($game:ident, $field:ident) => {
        listed!($game, |boxes| boxes.$field, |game, boxes| boxes.$field = game.known(boxes.$field));
    };
    ($game:ident, |$boxes:ident| $known:expr, |$state:ident, $shelf:ident| $learn:expr) => {
        impl Listed for $game {
            const KIND: Kind = Kind::$game;

            fn record(event: Self::Event) -> Record {
                Record::$game(event)
            }

            fn event(record: &Record) -> Option<Self::Event> {
                if let Record::$game(event) = record { Some(*event) } else { None }
            }

            fn wrap(options: Self::Options) -> Options {
                Options::$game(options)
            }

            fn unwrap(options: Options) -> Option<Self::Options> {
                if let Options::$game(options) = options { Some(options) } else { None }
            }

            #[inline]
            fn session(session: Session<Self>) -> AnySession {
                AnySession::$game(session)
            }

            fn known_of($boxes: Boxes) -> Self::Known {
                $known
            }

            fn learn(&self, $shelf: &mut Boxes) {
                let $state = self;
                $learn;
            }
        }
    };
}

listed!(AnimalsOnBoard);
listed!(TwoByTwo, two_by_two);
listed!(Noah);
listed!(ArkAndNoah);
listed!(ArcheOptiMix);

impl Kind {
    /// In the order of the menu.
    pub const ALL: [Self; 5] =
        [Self::AnimalsOnBoard, Self::TwoByTwo, Self::Noah, Self::ArkAndNoah, Self::ArcheOptiMix];

    /// Title, players, starter.
    #[must_use]
    pub const fn info(self) -> Info {
        of_kind!(self, G => G::INFO)
    }

    /// A player's total, in the words of the game.
    #[must_use]
    pub const fn total(self) -> &'static Label {
        of_kind!(self, G => G::TOTAL)
    }

    /// A word on what `players` change in the set-up.
    #[must_use]
    pub fn players_hint(self, players: u8) -> Option<Phrase> {
        of_kind!(self, G => G::players_hint(players))
    }

    /// The variants, or the next question about them.
    ///
    /// # Errors
    ///
    /// The next question.
    pub fn options(self, players: u8, boxes: Boxes, answers: &mut Answers<'_>) -> Result<Options, Question> {
        of_kind!(self, G => G::options(players, G::known_of(boxes), answers).map(G::wrap))
    }

    /// The variants nobody asked for.
    #[must_use]
    pub fn default_options(self) -> Options {
        of_kind!(self, G => G::wrap(<G as Game>::Options::default()))
    }
}

impl Options {
    /// Whose variants these are.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        each_options!(self, G, _options => G::KIND)
    }

    /// Reads `option NAME VALUE` of match notes.
    ///
    /// # Errors
    ///
    /// [`Wrong`] if the game has no such option or value.
    pub fn read_note(&mut self, words: &mut Words<'_>) -> Result<(), Wrong> {
        each_options!(self, G, options => G::read_option(options, words))
    }

    /// The variants in words, where they are not the usual ones.
    #[must_use]
    pub fn variant(self) -> Option<Phrase> {
        each_options!(self, G, options => G::variant(options))
    }

    /// The session these variants begin.
    #[expect(clippy::inline_always, reason = "made where it stays: the empty log is large for a small stack")]
    #[inline(always)]
    fn begin(self, players: u8, first: Seat) -> AnySession {
        each_options!(self, G, options => G::session(Session::new(players, first, options)))
    }
}

/// What is known of the boxes, where a game has something to remember.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Boxes {
    two_by_two: two_by_two::species::Arks,
}

impl Boxes {
    /// Most bytes of what is known of one box.
    pub const MAX_SIZE: usize = two_by_two::species::Arks::POSTCARD_MAX_SIZE;

    /// Takes what was kept of the box of `kind`.
    ///
    /// # Errors
    ///
    /// If these bytes are not what is known of such a box.
    pub fn read(&mut self, kind: Kind, bytes: &[u8]) -> postcard::Result<()> {
        match kind {
            Kind::TwoByTwo => self.two_by_two = postcard::from_bytes(bytes)?,
            Kind::AnimalsOnBoard | Kind::Noah | Kind::ArkAndNoah | Kind::ArcheOptiMix => {}
        }
        Ok(())
    }

    /// What is to be kept of the box of `kind`; nothing where there is nothing to know.
    #[must_use]
    pub fn write<'a>(&self, kind: Kind, buffer: &'a mut [u8]) -> &'a [u8] {
        let written = match kind {
            Kind::TwoByTwo => postcard::to_slice(&self.two_by_two, buffer),
            Kind::AnimalsOnBoard | Kind::Noah | Kind::ArkAndNoah | Kind::ArcheOptiMix => return &[],
        };
        // Whoever calls brings room for the largest.
        written.map_or(&[], |bytes| bytes)
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
