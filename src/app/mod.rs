//! The program: a state machine over keys. Pure, synchronous, total.

mod colours;
mod corrections;
mod detail;
mod history;
mod home;
mod keeping;
mod menu;
mod naming;
mod pages;
mod past;
mod problem;
mod result;
mod seating;
mod set_up;
mod settings;
mod showing;
mod table;
mod words;

use heapless::Vec;

use crate::{
    games::{Kind, Match, Record, Records, Start},
    i18n::{Lang, Phrase},
    input::{Key, Millis, Pace},
    lasting::{Fact, Lasting, Unknown},
    quiet::{Light, Quiet},
    seat::Names,
    view::{Bar, Gauge, View},
};
use home::{DOORS, Door, LANGS};
use pages::{Then, step};
use past::PastPage;
pub use problem::{Problem, Restart};
use set_up::{SetUp, numbered};
use settings::SettingsPage;
use table::Playing;

/// More than can come together.
const MAX_PROBLEMS: usize = 4;

/// Where the user is. Each variant owns exactly what it needs.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "one, in place; matches are never boxed")]
enum Mode {
    Home { at: usize },
    Past(PastPage),
    Settings(SettingsPage),
    SetUp(SetUp),
    Playing(Playing),
}

/// The whole program.
#[derive(Clone, Debug)]
pub struct App {
    mode: Mode,
    /// The language under the cursor, where it is still to be asked.
    lang_at: usize,
    lasting: Lasting,
    quiet: Quiet,
    /// Time that passed in the match and is in no record yet.
    unwritten: Millis,
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
    /// The first screen, this row chosen.
    Home(usize),
    /// There is no room for another entry.
    Full,
}

impl App {
    /// The program of a device that remembers `lasting`: at its first screen, or at the match it was left in.
    #[must_use]
    pub fn new(lasting: Lasting, resumed: Option<Match>) -> Self {
        let mut app = Self::at_home(lasting);
        app.resume(resumed);
        app
    }

    /// The program at its first screen.
    #[must_use]
    pub fn at_home(lasting: Lasting) -> Self {
        let names = numbered(&lasting, 5);
        Self {
            mode: Mode::Home { at: 0 },
            lang_at: 0,
            lasting,
            quiet: Quiet::default(),
            unwritten: 0,
            problems: Vec::new(),
            aside: None,
            saving: true,
            names,
        }
    }

    /// Offers `lang` first where the language is asked.
    pub fn suggest(&mut self, lang: Lang) {
        self.lang_at = LANGS.iter().position(|&other| other == lang).unwrap_or(0);
    }

    /// Takes what the device kept under `key`, while it starts.
    ///
    /// # Errors
    ///
    /// [`Unknown`] if it cannot be read; what a new device has stands instead.
    pub fn recall(&mut self, key: u8, value: &[u8]) -> Result<(), Unknown> {
        self.lasting.read(key, value)?;
        self.names = numbered(&self.lasting, 5);
        Ok(())
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

    /// Asks what a match of `kind` needs.
    #[inline(never)]
    fn set_up(&mut self, kind: Kind) {
        self.mode = Mode::SetUp(SetUp::new(kind, &self.lasting));
    }

    /// Lays the match that `start` begins on the table.
    #[inline(never)]
    fn begin(&mut self, start: &Start) {
        // A start was checked when it was made.
        if let Ok(game) = Match::begin(start.clone()) {
            self.mode = Mode::Playing(Playing::new(game));
        }
    }

    /// The language in use.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lasting.settings().lang.unwrap_or(LANGS[self.lang_at % LANGS.len()])
    }

    /// How fast a held key repeats.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.lasting.settings().pace
    }

    /// The players, or the numbers they have before a match.
    #[must_use]
    pub const fn names(&self) -> &Names {
        match &self.mode {
            Mode::Playing(playing) => playing.game().names(),
            Mode::SetUp(set_up) => set_up.names(),
            Mode::Home { .. } | Mode::Past(_) | Mode::Settings(_) => &self.names,
        }
    }

    /// The match on the table, if there is one.
    #[must_use]
    pub const fn game(&self) -> Option<&Match> {
        match &self.mode {
            Mode::Playing(playing) => Some(playing.game()),
            _ => None,
        }
    }

    /// What outlives the match.
    #[must_use]
    pub const fn lasting(&self) -> &Lasting {
        &self.lasting
    }

    /// What has to be stored beside the journal, one after the other, before the records of a press.
    pub fn next_change(&mut self) -> Option<Fact> {
        self.lasting.next_change()
    }

    /// `fact` could not be stored: that is told once, and it comes again.
    pub fn not_kept(&mut self, fact: Fact) {
        self.lasting.changed(fact);
        self.saved(false);
    }

    /// Everything comes again: the memory was lost.
    pub fn store_again(&mut self) {
        self.lasting.store_again();
    }

    /// Takes a key. What comes back must be kept before the next picture is drawn: first every
    /// [`App::next_change`], then the records.
    // Frames of their own for the parts: a match that begins is moved about, and finds the stack nearly empty.
    #[inline(never)]
    pub fn press(&mut self, key: Key) -> Records {
        let asleep = self.light() == Light::Dark;
        self.quiet.wake();
        if asleep {
            return Records::new();
        }
        if !self.problems.is_empty() {
            if matches!(key, Key::Ok | Key::Back) {
                self.problems.remove(0);
            }
            return Records::new();
        }
        if self.asks_lang() {
            self.choose_lang(key);
            return Records::new();
        }
        // Said once it has been seen.
        if self.shows_aside() {
            self.aside = None;
        }
        let actor = self.game().and_then(Match::actor);
        // The menu tells the time: what has passed is put on the clock first.
        let told = if key == Key::Menu { self.spend(actor) } else { None };
        let step = self.step(key);
        let records = self.follow(step, actor);
        told.into_iter().chain(records).collect()
    }

    /// Whether the language is still to be asked: at the first start, or after the settings were lost.
    const fn asks_lang(&self) -> bool {
        self.lasting.settings().lang.is_none()
    }

    fn choose_lang(&mut self, key: Key) {
        step(&mut self.lang_at, key, LANGS.len());
        if key == Key::Ok {
            let lang = LANGS[self.lang_at % LANGS.len()];
            self.lasting.set(|settings| settings.lang = Some(lang));
            self.names = numbered(&self.lasting, 5);
        }
    }

    /// Whether what is said under the table is on the screen.
    #[inline(never)]
    fn shows_aside(&self) -> bool {
        self.aside.is_some() && self.asks() && matches!(self.view(), View::Play { .. })
    }

    #[inline(never)]
    fn step(&mut self, key: Key) -> Step {
        match &mut self.mode {
            Mode::Home { at } => match key {
                Key::Up | Key::Down => {
                    step(at, key, DOORS);
                    Step::Stay
                }
                Key::Ok => {
                    match home::door(*at) {
                        Door::Game(kind) => self.set_up(kind),
                        Door::Past => self.mode = Mode::Past(PastPage::new()),
                        Door::Settings => self.mode = Mode::Settings(SettingsPage::new()),
                    }
                    Step::Stay
                }
                Key::Back | Key::Menu => Step::Stay,
            },
            Mode::Past(page) => match page.press(key, &mut self.lasting) {
                Then::Stay => Step::Stay,
                Then::Leave => Step::Home(home::row_of(Door::Past)),
            },
            Mode::Settings(page) => match page.press(key, &mut self.lasting) {
                Then::Stay => Step::Stay,
                Then::Leave => Step::Home(home::row_of(Door::Settings)),
            },
            Mode::SetUp(set_up) => set_up.press(key, &mut self.lasting),
            Mode::Playing(playing) => playing.press(key, &mut self.lasting),
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
            _ => false,
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
        if self.asks_lang() {
            return home::first_start(self.lang_at);
        }
        let mut view = match &self.mode {
            Mode::Home { at } => home::view(*at),
            Mode::Past(page) => page.view(&self.lasting),
            Mode::Settings(page) => page.view(&self.lasting),
            Mode::SetUp(set_up) => set_up.view(&self.lasting),
            Mode::Playing(playing) => playing.view(&self.lasting),
        };
        if let (View::Play { table, bar }, Some(aside), true) = (&mut view, self.aside, self.asks()) {
            match (&table.gauge, bar) {
                // Boats are looked at before every answer.
                (Gauge::Boats(_), Bar::Answer { note, urgent, .. }) => (*note, *urgent) = (Some(aside), true),
                (Gauge::Boats(_), _) => {}
                _ => table.gauge = Gauge::Remark(aside),
            }
        }
        view
    }
}
