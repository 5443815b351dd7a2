//! Before the first turn: how many play, who they are, which variant, who begins.

use super::{
    Step,
    pages::page,
    seating::{Seated, Seating},
    words,
};
use crate::{
    form::{self, Answers, Asked, Choice, Draft, Entry, Question, Style},
    games::{Kind, Record, Start},
    i18n::{Arg, Lang},
    input::Key,
    lasting::Lasting,
    seat::{Names, Seat},
    view::View,
};

/// Who plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Who {
    /// Those of the last table.
    AsLast,
    /// Names from the roster, or new ones.
    Chosen,
    /// Players without names.
    Numbered,
}

/// The questions before a match.
#[derive(Clone, Debug)]
pub(super) struct SetUp {
    kind: Kind,
    draft: Draft,
    /// The players being chosen.
    seating: Option<Seating>,
    /// Who was proposed, or has been chosen.
    names: Names,
    /// Nobody was known when the set-up began: what is offered first must not change while it lasts.
    strangers: bool,
}

impl SetUp {
    /// A match of `kind`.
    pub fn new(kind: Kind, lasting: &Lasting) -> Self {
        let mut set_up = Self {
            kind,
            draft: Draft::default(),
            seating: None,
            names: numbered(lasting, 5),
            strangers: lasting.roster().people().is_empty(),
        };
        if let Err(question) = set_up.ask(&[], None, lasting) {
            set_up.draft.cursor = question.default;
        }
        set_up
    }

    /// The players as far as they are known.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    fn ask(
        &self,
        given: &[i16],
        highlighted: Option<i16>,
        lasting: &Lasting,
    ) -> Result<Option<Start>, Asked> {
        form::ask(given, highlighted, |answers| self.form(answers, lasting))
    }

    fn form(&self, answers: &mut Answers<'_>, lasting: &Lasting) -> Result<Option<Start>, Question> {
        let players = self.ask_players(answers, lasting)?;
        self.ask_who(players, answers, lasting)?;
        let options = self.kind.options(players, lasting.boxes(), answers)?;
        let style = Style::List {
            title: words::WHO_BEGINS.say(),
            right: None,
            help: Some(self.kind.info().starter.say()),
        };
        let seats = Seat::all(players).map(|seat| (seat, Choice::new(words::NAME.with([seat.into()]))));
        let first = answers.choose(style, seats, 0)?;
        Ok(Start::new(self.names.first(players), first, options))
    }

    fn ask_players(&self, answers: &mut Answers<'_>, lasting: &Lasting) -> Result<u8, Question> {
        let (least, most) = self.kind.info().players;
        let entry = |players: i16| Entry {
            title: self.kind.info().name.say(),
            right: None,
            label: words::HOW_MANY.say(),
            check: u8::try_from(players).ok().and_then(|players| self.kind.players_hint(players)),
            action: words::NEXT_WHO.say(),
        };
        let likely = lasting.roster().last_players().unwrap_or(most);
        let players = answers.number(least.into()..=most.into(), likely.into(), entry)?;
        Ok(u8::try_from(players).unwrap_or(least))
    }

    /// Who plays: the last table again, where there is one for so many.
    fn ask_who(&self, players: u8, answers: &mut Answers<'_>, lasting: &Lasting) -> Result<Who, Question> {
        let again =
            lasting.roster().last_table(players).map(|_| (Who::AsLast, Choice::new(words::AS_LAST.say())));
        let choose = (Who::Chosen, Choice::new(words::CHOOSE_NAMES.say()));
        let numbered = (Who::Numbered, Choice::new(words::NO_NAMES.say()));
        // With nobody in the roster a first match begins without typing.
        let rest = if self.strangers { [numbered, choose] } else { [choose, numbered] };
        let rows = || again.into_iter().chain(rest);
        let shown = rows().nth(answers.highlighted(0)).map(|(who, _)| who);
        let help = match shown {
            Some(Who::Chosen) => words::CHOOSE_HELP.say(),
            _ => words::EVERYBODY.with([Arg::Everybody]),
        };
        answers.choose(
            Style::List { title: words::WHO_PLAYS.say(), right: None, help: Some(help) },
            rows(),
            0,
        )
    }

    /// The answer to "who plays", if that is what is asked now or was just answered.
    fn who(&self, given: &[i16], lasting: &Lasting) -> Option<(Who, u8)> {
        let answers = &mut Answers::new(given, None);
        let players = self.ask_players(answers, lasting).ok()?;
        Some((self.ask_who(players, answers, lasting).ok()?, players))
    }

    /// The names that go with the highlighted answer.
    fn propose(&mut self, lasting: &Lasting) {
        let mut filled = self.draft.clone();
        if !filled.confirm() {
            return;
        }
        match self.who(&filled.given, lasting) {
            Some((Who::AsLast, players)) => {
                if let Some(names) = lasting.roster().last_table(players) {
                    self.names = names;
                }
            }
            Some((Who::Numbered, players)) => self.names = numbered(lasting, players),
            Some((Who::Chosen, _)) | None => {}
        }
    }

    pub fn press(&mut self, key: Key, lasting: &mut Lasting) -> Step {
        if let Some(seating) = &mut self.seating {
            match seating.press(key, lasting) {
                Seated::Stay => {}
                Seated::Leave => self.seating = None,
                Seated::Everybody(names) => {
                    self.seating = None;
                    self.names = names;
                    return self.confirm(lasting);
                }
            }
            return Step::Stay;
        }
        let Err(question) = self.ask(&self.draft.given, Some(self.draft.cursor), lasting) else {
            return Step::Home(self.kind as usize);
        };
        match key {
            Key::Up => self.draft.turn(&question, true),
            Key::Down => self.draft.turn(&question, false),
            Key::Ok => match self.chosen(lasting) {
                Some(players) => self.seating = Some(Seating::new(players)),
                None => return self.confirm(lasting),
            },
            Key::Back if !self.draft.retract() => return Step::Home(self.kind as usize),
            Key::Back | Key::Menu => {}
        }
        self.propose_while_asked(lasting);
        Step::Stay
    }

    /// How many are to be seated, if OK now asks for that.
    fn chosen(&self, lasting: &Lasting) -> Option<u8> {
        let asked_now = self.who(&self.draft.given, lasting).is_none();
        let mut filled = self.draft.clone();
        let answered = filled.confirm().then(|| self.who(&filled.given, lasting)).flatten();
        answered.filter(|(who, _)| asked_now && *who == Who::Chosen).map(|(_, players)| players)
    }

    /// Names follow the cursor only while it asks for them.
    fn propose_while_asked(&mut self, lasting: &Lasting) {
        if self.who(&self.draft.given, lasting).is_none() {
            self.propose(lasting);
        }
    }

    fn confirm(&mut self, lasting: &Lasting) -> Step {
        if !self.draft.confirm() {
            return Step::Home(self.kind as usize);
        }
        match self.ask(&self.draft.given, None, lasting) {
            Ok(Some(start)) => return Step::Record(Record::Start(start)),
            Ok(None) => return Step::Home(self.kind as usize),
            Err(next) => self.draft.cursor = next.default,
        }
        self.propose_while_asked(lasting);
        Step::Stay
    }

    pub fn view(&self, lasting: &Lasting) -> View {
        if let Some(seating) = &self.seating {
            return seating.view(lasting.roster());
        }
        let asked = self.ask(&self.draft.given, Some(self.draft.cursor), lasting);
        let shown = asked.err().and_then(|question| page(&question, &self.draft, None));
        shown.unwrap_or_else(|| super::home::view(0))
    }
}

/// Players without names, in the language in use.
pub(super) fn numbered(lasting: &Lasting, players: u8) -> Names {
    numbers_in(lasting.settings().lang.unwrap_or_default(), players)
}

/// J1 for a French joueur, P1 for an English player.
pub(super) fn numbers_in(lang: Lang, players: u8) -> Names {
    let letter = match lang {
        Lang::Fr => 'J',
        Lang::En => 'P',
    };
    Names::numbered(letter, players)
}
