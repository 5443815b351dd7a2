//! A match on the table: asking, recording, notices, undo, and the match menu.

use super::{
    Step,
    menu::{self, Menu},
    pages::{bar, page, plain},
    result::{ResultPage, Turn, board},
    words,
};
use crate::{
    form::{Asked, Draft, Kind as Asks, MAX_ANSWERS},
    game::{Refusal, Stop},
    games::{Match, Record, RecordError},
    i18n::Phrase,
    input::Key,
    lasting::Lasting,
    seat::Seat,
    session::PlayError,
    view::{Bar, Gauge, Table, View},
};

/// What is on the screen during a match.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "one, in place")]
enum Page {
    /// The next question.
    Ask {
        draft: Draft,
        /// The question after the answers given, kept because asking takes a while.
        asked: Asked,
        /// What was just recorded, until the next press.
        recorded: Option<Phrase>,
        /// OK was pressed on a refused answer.
        insisted: bool,
    },
    /// One of the notices of the last event.
    Notice(usize),
    /// "Undo this?"
    UndoOffer,
    /// The match menu.
    Menu(Menu),
    /// The match is over.
    Result(ResultPage),
}

/// A match and where the user is in it.
#[derive(Clone, Debug)]
pub(super) struct Playing {
    game: Match,
    page: Page,
}

impl Playing {
    /// A match on the table, not yet opened.
    pub const fn new(game: Match) -> Self {
        Self { page: Page::Notice(0), game }
    }

    /// A match that begins.
    pub fn open(&mut self) {
        self.settle(None);
    }

    /// A match that was left: it asks what it asked then, and says what was recorded last.
    pub fn resume(&mut self) {
        self.settle(None);
        let last = self.game.last();
        if let Page::Ask { recorded, .. } = &mut self.page {
            *recorded = last;
        }
    }

    /// Whether the next question is on the screen.
    pub const fn asks(&self) -> bool {
        matches!(self.page, Page::Ask { .. })
    }

    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Whether the match has been scored.
    pub fn is_over(&self) -> bool {
        matches!(self.game.ask(&[], None), Err(Stop::Over(_)))
    }

    /// Gives the match its number.
    pub fn number(&mut self, number: &Record) {
        // A match takes its number whatever it is.
        let numbered = self.game.take(number);
        debug_assert!(numbered.is_ok());
    }

    /// Adds time to the clock of the match: `actor` was to move while it passed.
    pub fn spend(&mut self, seconds: u16, actor: Option<Seat>) {
        self.game.spend(seconds, actor);
    }

    /// Past the notices if there are none left to read.
    fn settle(&mut self, recorded: Option<Phrase>) {
        if matches!(self.page, Page::Notice(index) if index < self.game.notices().len()) {
            return;
        }
        self.page = match self.game.ask(&[], None) {
            Err(Stop::Over(_)) => Page::Result(ResultPage::Board { at: 0 }),
            Err(Stop::Question(asked)) => {
                let draft = Draft { cursor: asked.default, ..Draft::default() };
                Page::Ask { draft, asked, recorded, insisted: false }
            }
            // Games always ask something; a law says so.
            Ok(_) => Page::Ask { draft: Draft::default(), asked: Asked::NOTHING, recorded, insisted: false },
        };
    }

    pub fn press(&mut self, key: Key, lasting: &mut Lasting) -> Step {
        let writing = matches!(&self.page, Page::Menu(menu) if menu.is_writing());
        if key == Key::Menu && !writing {
            self.page = Page::Menu(Menu::new());
            return Step::Stay;
        }
        match &mut self.page {
            Page::Ask { .. } => self.press_ask(key),
            Page::Notice(index) => {
                match key {
                    Key::Ok => *index += 1,
                    Key::Back => *index = usize::MAX,
                    _ => return Step::Stay,
                }
                self.settle(None);
                Step::Stay
            }
            Page::UndoOffer => match key {
                Key::Ok => match self.game.at().checked_sub(1).and_then(|point| u16::try_from(point).ok()) {
                    Some(point) => self.record(Record::At(point)),
                    None => self.reopen(),
                },
                _ => self.reopen(),
            },
            Page::Menu(menu) => match menu.press(key, &self.game, lasting) {
                menu::Turn::Stay => Step::Stay,
                menu::Turn::Close => self.reopen(),
                menu::Turn::Record(record) => self.record(record),
            },
            Page::Result(_) => self.press_result(key),
        }
    }

    /// The question again, notices read.
    fn reopen(&mut self) -> Step {
        self.page = Page::Notice(usize::MAX);
        self.settle(None);
        Step::Stay
    }

    fn press_ask(&mut self, key: Key) -> Step {
        let Page::Ask { draft, asked, recorded, insisted } = &mut self.page else { return Step::Stay };
        *recorded = None;
        *insisted = false;
        match key {
            Key::Up => draft.turn(asked, true),
            Key::Down => draft.turn(asked, false),
            Key::Ok => return self.answer(),
            Key::Back | Key::Menu => {
                if !draft.retract() {
                    if self.game.at() > 0 {
                        self.page = Page::UndoOffer;
                    }
                    return Step::Stay;
                }
            }
        }
        match self.game.ask(&draft.given, Some(draft.cursor)) {
            Err(Stop::Question(next)) => {
                *asked = next;
                Step::Stay
            }
            _ => self.reopen(),
        }
    }

    /// OK: takes the highlighted answer unless the rules refuse it.
    fn answer(&mut self) -> Step {
        let led = self.leads_to();
        let refused = led.as_ref().is_some_and(|(record, _)| self.game.check(record).is_err());
        let Page::Ask { draft, asked, insisted, .. } = &mut self.page else { return Step::Stay };
        if asked.starts_again(draft.cursor) {
            return self.reopen();
        }
        if refused {
            *insisted = true;
            return Step::Stay;
        }
        if !draft.confirm() {
            return self.reopen();
        }
        if let Some((record, answers)) = led
            && answers == draft.given.len()
        {
            // Nothing was left open.
            return self.record(record);
        }
        match self.game.ask(&draft.given, None) {
            Err(Stop::Question(next)) => {
                draft.cursor = next.default;
                *asked = next;
                Step::Stay
            }
            Err(Stop::Over(_)) => self.reopen(),
            Ok(record) => self.record(record),
        }
    }

    /// Takes what was answered or chosen in the menu; refused, it leaves the question as it was.
    fn record(&mut self, record: Record) -> Step {
        if record == Record::PutAway {
            return Step::Record(record);
        }
        let told = self.game.describe(&record);
        match self.game.take(&record) {
            Ok(()) => {
                // After a change of position or of a name there is nothing new to be told.
                let silent = matches!(record, Record::At(_) | Record::Rename(..));
                self.page = Page::Notice(if silent { usize::MAX } else { 0 });
                self.settle(told);
                Step::Record(record)
            }
            Err(RecordError::Play(PlayError::Full)) => {
                self.reopen();
                Step::Full
            }
            Err(_) => self.reopen(),
        }
    }

    /// Up, Down, OK and Back on the screens after the match.
    fn press_result(&mut self, key: Key) -> Step {
        let Err(Stop::Over(standings)) = self.game.ask(&[], None) else { return self.reopen() };
        let Page::Result(page) = &mut self.page else { return Step::Stay };
        match page.press(key, &self.game, &standings) {
            Turn::Stay => Step::Stay,
            Turn::UndoOffer => {
                self.page = Page::UndoOffer;
                Step::Stay
            }
            Turn::Again(first) => Step::Record(Record::Start(self.game.rematch(first))),
            Turn::PutAway => Step::Record(Record::PutAway),
        }
    }

    /// What the highlighted answer would lead to, open answers filled with their defaults, and how many answers that
    /// takes.
    fn leads_to(&self) -> Option<(Record, usize)> {
        let Page::Ask { draft, asked, .. } = &self.page else { return None };
        if asked.starts_again(draft.cursor) {
            return None;
        }
        let mut filled = draft.clone();
        for _ in 0..MAX_ANSWERS {
            if !filled.confirm() {
                break;
            }
            match self.game.ask(&filled.given, None) {
                Err(Stop::Question(next)) => filled.cursor = next.default,
                Err(Stop::Over(_)) => break,
                Ok(record) => return Some((record, filled.given.len())),
            }
        }
        None
    }

    /// What the highlighted answer would do to the table, or the reason against it.
    fn verdict(&self) -> Result<Table, Refusal> {
        let led = self.leads_to();
        led.map_or_else(|| Ok(self.game.table()), |(record, _)| self.game.preview(&record))
    }

    pub fn view(&self, lasting: &Lasting) -> View {
        match &self.page {
            Page::Ask { draft, asked, recorded, insisted } => {
                self.view_ask(draft, asked, *recorded, *insisted)
            }
            Page::Notice(index) => self.view_notice(*index),
            Page::UndoOffer => self.view_undo(),
            Page::Menu(menu) => menu.view(&self.game, lasting),
            Page::Result(page) => match self.game.ask(&[], None) {
                Err(Stop::Over(standings)) => page.view(&self.game, &standings),
                _ => self.table_with(plain(words::RESUME.say())),
            },
        }
    }

    fn table_with(&self, bar: Bar) -> View {
        View::Play { table: self.game.table(), bar }
    }

    fn view_ask(&self, draft: &Draft, question: &Asked, recorded: Option<Phrase>, insisted: bool) -> View {
        let verdict = self.verdict();
        let refused = verdict.as_ref().err().map(|Refusal(reason)| (*reason, insisted));
        if let Some(page) = page(question, draft, refused) {
            return page;
        }
        let (min, max) = question.bounds();
        let bar = match (question.choice(), &question.kind, refused) {
            (Some(choice), _, Some((reason, insisted))) => {
                Bar::Refused { words: choice.words, reason, insisted }
            }
            (Some(choice), _, None) => bar(choice, max > min),
            (None, Asks::Tally { words, .. }, Some((reason, insisted))) => {
                Bar::Refused { words: *words, reason, insisted }
            }
            (None, Asks::Tally { words, .. }, None) => Bar::Number { words: *words, value: draft.cursor },
            (None, _, _) => plain(words::RESUME.say()),
        };
        let mut table = verdict.unwrap_or_else(|_| self.game.table());
        match (recorded, self.game.remark()) {
            // Boats are looked at before every answer, and show what was recorded.
            _ if matches!(table.gauge, Gauge::Boats(_)) => {}
            (Some(_), Some(remark)) => table.gauge = Gauge::Remark(remark),
            (Some(_), None)
                if matches!(table.gauge, Gauge::Level { .. } | Gauge::Strip { .. } | Gauge::Tilt { .. }) => {}
            (Some(told), None) => table.gauge = Gauge::Recorded(told),
            (None, _) => {}
        }
        View::Play { table, bar }
    }

    fn view_notice(&self, index: usize) -> View {
        match self.game.notices().get(index) {
            Some(notice) => View::Notice {
                icon: notice.icon,
                head: notice.head,
                body: notice.body,
                bar: plain(words::GOT_IT.say()),
            },
            None => self.table_with(plain(words::RESUME.say())),
        }
    }

    fn view_undo(&self) -> View {
        let over = match self.game.ask(&[], None) {
            Err(Stop::Over(standings)) => Some(standings),
            _ => None,
        };
        let Some((told, table)) = self.game.undo_offer() else {
            return self.table_with(plain(words::RESUME.say()));
        };
        let table = over.as_ref().map_or(table, |standings| board(&self.game, standings));
        View::Play { table, bar: Bar::Offer { lead: &words::UNDO, words: told } }
    }
}
