//! The program: a state machine over keys. Pure, synchronous, total.

mod corrections;
mod detail;
mod history;
mod menu;
mod result;
mod set_up;
mod table;
mod words;

use heapless::Vec;

use crate::{
    form::{Choice, Draft, Kind as Asks, Question, Style},
    games::{Kind, Match, Record, Start},
    i18n::{Label, Lang, Phrase},
    input::Key,
    seat::Names,
    view::{Bar, Gauge, Icon, LIST_ROWS, Row, RowEnd, View},
};
use set_up::SetUp;
use table::Playing;

/// Something that went wrong beside the game, to be told in words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The journal did not take the last record.
    NotSaved,
    /// The match holds as many entries as there is room for.
    Full,
    /// The journal holds a match of a newer program.
    Newer,
    /// The journal holds a match that cannot be read.
    Damaged,
    /// The settings could not be read.
    Forgotten,
    /// The program failed and was started again.
    Panicked,
    /// The program stopped answering and was started again.
    Hung,
}

/// Why the device started.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Restart {
    /// The program failed.
    Panic,
    /// The program stopped answering.
    Hang,
    /// The power was off.
    Power,
}

/// More than can come together.
const MAX_PROBLEMS: usize = 4;

/// Where the user is. Each variant owns exactly what it needs.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "one, in place; matches are never boxed")]
enum Mode {
    Home { at: usize },
    SetUp(SetUp),
    Playing(Playing),
}

/// The whole program.
#[derive(Clone, Debug)]
pub struct App {
    lang: Lang,
    mode: Mode,
    /// Told one after the other.
    problems: Vec<Problem, MAX_PROBLEMS>,
    /// Said under the table until the next answer.
    aside: Option<Phrase>,
    saving: bool,
    /// Names before there is a match.
    names: Names,
}

/// What a mode answers to a key.
enum Step {
    /// Nothing to remember.
    Stay,
    /// This must be remembered.
    Record(Record),
    /// The games, the one played last chosen.
    Home,
    /// There is no room for another entry.
    Full,
}

impl App {
    /// The program at its first screen, or at the match it was left in.
    #[must_use]
    pub fn new(lang: Lang, resumed: Option<Match>) -> Self {
        let mode = Mode::Home { at: 0 };
        let mut app =
            Self { lang, mode, problems: Vec::new(), aside: None, saving: true, names: numbered(lang) };
        app.resume(resumed);
        app
    }

    /// Goes on with a match that was left. Laying it on the table and opening it are two steps: the first moves
    /// the match about, the second asks, and each needs much of a small stack.
    pub fn resume(&mut self, game: Option<Match>) {
        self.lay(game);
        if let Mode::Playing(playing) = &mut self.mode {
            playing.resume();
        }
    }

    #[inline(never)]
    fn lay(&mut self, game: Option<Match>) {
        if let Some(game) = game {
            self.mode = Mode::Playing(Playing::new(game));
        }
    }

    /// Lays the match that `start` begins on the table.
    #[inline(never)]
    fn begin(&mut self, start: &Start) {
        // A start was checked when it was made.
        self.lay(Match::begin(start.clone()).ok());
    }

    /// The language in use.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The players, or the numbers they have before a match.
    #[must_use]
    pub const fn names(&self) -> &Names {
        match &self.mode {
            Mode::Playing(playing) => playing.game().names(),
            Mode::Home { .. } | Mode::SetUp(_) => &self.names,
        }
    }

    /// The match on the table, if there is one.
    #[must_use]
    pub const fn game(&self) -> Option<&Match> {
        match &self.mode {
            Mode::Playing(playing) => Some(playing.game()),
            Mode::Home { .. } | Mode::SetUp(_) => None,
        }
    }

    /// Takes a key; a record that comes back must be kept before the next picture is drawn.
    // A frame of its own: a match that begins is moved about, which would stay on the stack of the loop.
    #[inline(never)]
    pub fn press(&mut self, key: Key) -> Option<Record> {
        if !self.problems.is_empty() {
            if matches!(key, Key::Ok | Key::Back) {
                self.problems.remove(0);
            }
            return None;
        }
        // Said once it has been seen.
        if self.aside.is_some() && self.asks() && matches!(self.view(), View::Play { .. }) {
            self.aside = None;
        }
        let step = match &mut self.mode {
            Mode::Home { at } => match key {
                Key::Up => Step::wrap(at, -1, Kind::ALL.len()),
                Key::Down => Step::wrap(at, 1, Kind::ALL.len()),
                Key::Ok => {
                    self.mode = Mode::SetUp(SetUp::new(Kind::ALL[*at % Kind::ALL.len()], &self.names));
                    Step::Stay
                }
                Key::Back | Key::Menu => Step::Stay,
            },
            Mode::SetUp(set_up) => set_up.press(key),
            Mode::Playing(playing) => playing.press(key),
        };
        self.follow(step)
    }

    fn follow(&mut self, step: Step) -> Option<Record> {
        match step {
            Step::Stay => None,
            Step::Home => {
                self.mode = Mode::Home { at: 0 };
                None
            }
            Step::Full => {
                self.tell(Problem::Full);
                None
            }
            Step::Record(record) => {
                match &record {
                    Record::Start(start) => {
                        self.begin(start);
                        if let Mode::Playing(playing) = &mut self.mode {
                            playing.open();
                        }
                    }
                    Record::PutAway => self.mode = Mode::Home { at: 0 },
                    _ => {}
                }
                Some(record)
            }
        }
    }

    /// Tells whether the last record was kept.
    pub fn saved(&mut self, saved: bool) {
        if self.saving && !saved {
            self.tell(Problem::NotSaved);
        }
        self.saving = saved;
    }

    /// Tells of `problem` before anything else, once.
    pub fn tell(&mut self, problem: Problem) {
        if !self.problems.contains(&problem) {
            // What finds no room comes after four others: nobody would read it.
            let told = self.problems.push(problem);
            debug_assert!(told.is_ok());
        }
    }

    /// Says why the device started. That the power was off is worth a line when a match goes on, not a press.
    pub fn restarted(&mut self, why: Restart) {
        match why {
            Restart::Panic => self.tell(Problem::Panicked),
            Restart::Hang => self.tell(Problem::Hung),
            Restart::Power => self.aside = self.game().map(|_| words::POWER_BACK.say()),
        }
    }

    /// Whether the table is asked something.
    const fn asks(&self) -> bool {
        match &self.mode {
            Mode::Playing(playing) => playing.asks(),
            Mode::Home { .. } | Mode::SetUp(_) => false,
        }
    }

    /// What to show now.
    #[must_use]
    // A frame of its own, as for a key.
    #[inline(never)]
    pub fn view(&self) -> View {
        if let Some(problem) = self.problems.first() {
            return problem.view();
        }
        let mut view = match &self.mode {
            Mode::Home { at } => home(*at),
            Mode::SetUp(set_up) => set_up.view(),
            Mode::Playing(playing) => playing.view(),
        };
        if let (View::Play { table, .. }, Some(aside), true) = (&mut view, self.aside, self.asks()) {
            table.gauge = Gauge::Remark(aside);
        }
        view
    }
}

/// Players without names: J1 for a French joueur, P1 for an English player.
fn numbered(lang: Lang) -> Names {
    let letter = match lang {
        Lang::Fr => 'J',
        Lang::En => 'P',
    };
    Names::numbered(letter, 5)
}

impl Step {
    /// Moves a cursor round a list.
    fn wrap(at: &mut usize, by: isize, len: usize) -> Self {
        *at = at
            .checked_add_signed(by)
            .map_or(len.saturating_sub(1), |moved| if moved < len { moved } else { 0 });
        Self::Stay
    }
}

impl Problem {
    fn view(self) -> View {
        let (head, body, answer): (&Label, &Label, &Label) = match self {
            Self::NotSaved => (&words::NOT_SAVED, &words::NOT_SAVED_BODY, &words::CONTINUE),
            Self::Full => (&words::FULL, &words::FULL_BODY, &words::CONTINUE),
            Self::Newer => (&words::NEWER, &words::NEWER_BODY, &words::GOT_IT),
            Self::Damaged => (&words::DAMAGED, &words::DAMAGED_BODY, &words::GOT_IT),
            Self::Forgotten => (&words::FORGOTTEN, &words::FORGOTTEN_BODY, &words::GOT_IT),
            Self::Panicked => (&words::RESTARTED, &words::PANICKED_BODY, &words::GOT_IT),
            Self::Hung => (&words::RESTARTED, &words::HUNG_BODY, &words::GOT_IT),
        };
        View::Notice { icon: Icon::Warning, head: head.say(), body: body.say(), bar: plain(answer.say()) }
    }
}

fn home(at: usize) -> View {
    list(words::HOME.say(), None, Kind::ALL.len(), at, |index| {
        let info = Kind::ALL[index].info();
        let range = words::PLAYER_RANGE.with([info.players.0.into(), info.players.1.into()]);
        Row { left: info.name.say(), right: Some(RowEnd::Words(range)) }
    })
}

/// A list of `total` rows with its window around the highlighted one; only the rows shown are made.
fn list(title: Phrase, right: Option<Phrase>, total: usize, at: usize, row: impl Fn(usize) -> Row) -> View {
    let start = at.saturating_sub(LIST_ROWS / 2).min(total.saturating_sub(LIST_ROWS));
    View::List {
        title,
        right,
        rows: (start..total).take(LIST_ROWS).map(row).collect(),
        at: Some(at - start),
        window: (start, total),
    }
}

/// A bar with a single answer.
const fn plain(words: Phrase) -> Bar {
    Bar::Answer { words, note: None, urgent: false, more: false }
}

fn bar(choice: &Choice, more: bool) -> Bar {
    Bar::Answer { words: choice.words, note: choice.note, urgent: choice.urgent, more }
}

/// A question on a page of its own; `refused` is why the highlighted answer is no good. Questions in the bar
/// under the table are not pages.
fn page(question: &Question, draft: &Draft, refused: Option<(Phrase, bool)>) -> Option<View> {
    let barred = |answer: Bar| match (refused, &answer) {
        (Some((reason, insisted)), Bar::Answer { words, .. }) => {
            Bar::Refused { words: *words, reason, insisted }
        }
        _ => answer,
    };
    match &question.kind {
        Asks::Number { entry, .. } => Some(View::Entry {
            title: entry.title,
            right: entry.right,
            label: entry.label,
            value: draft.cursor,
            check: entry.check,
            bar: barred(plain(entry.action)),
        }),
        Asks::Choice { style: Style::List { title, right, help }, choices } => {
            let rows: Vec<Phrase, LIST_ROWS> =
                choices.iter().map(|choice| choice.words).take(LIST_ROWS).collect();
            let at = usize::try_from(draft.cursor).unwrap_or(0);
            Some(View::Choices { title: *title, right: *right, rows, at, refused, help: *help })
        }
        Asks::Choice { style: Style::Notice { icon, head, body }, choices } => {
            let choice = question.choice(draft.cursor)?;
            let bar = barred(bar(choice, choices.len() > 1));
            Some(View::Notice { icon: *icon, head: *head, body: *body, bar })
        }
        Asks::Tally { .. } | Asks::Choice { style: Style::Bar, .. } => None,
    }
}
