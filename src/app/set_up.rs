//! Before the first turn: how many play, which variant, who begins.

use super::{Step, page, words};
use crate::{
    form::{self, Answers, Asked, Choice, Draft, Entry, Question, Style},
    games::{Kind, Record, Start},
    i18n::Phrase,
    input::Key,
    seat::{Names, Seat},
    view::View,
};

/// The questions before a match.
#[derive(Clone, Debug)]
pub(super) struct SetUp {
    kind: Kind,
    /// Names for as many players as any game takes, or those of the match before.
    names: Names,
    /// The players are those of the match before.
    same: bool,
    draft: Draft,
}

impl SetUp {
    /// A match of `kind` among players who have no names yet.
    pub fn new(kind: Kind, names: &Names) -> Self {
        Self { kind, names: names.clone(), same: false, draft: Draft::default() }.opened()
    }

    /// Another match of `kind` among the same players.
    pub fn again(kind: Kind, names: &Names) -> Self {
        Self { kind, names: names.clone(), same: true, draft: Draft::default() }.opened()
    }

    fn opened(mut self) -> Self {
        if let Err(question) = self.ask(&[], None) {
            self.draft.cursor = question.default;
        }
        self
    }

    fn ask(&self, given: &[i16], highlighted: Option<i16>) -> Result<Option<Start>, Asked> {
        form::ask(given, highlighted, |answers| self.form(answers))
    }

    fn form(&self, answers: &mut Answers<'_>) -> Result<Option<Start>, Question> {
        let (least, most) = self.kind.info().players;
        let players = if self.same {
            self.names.players()
        } else {
            let entry = |players: i16| Entry {
                title: self.kind.info().name.say(),
                right: None,
                label: words::HOW_MANY.say(),
                check: u8::try_from(players).ok().and_then(|players| self.kind.players_hint(players)),
                action: self.after_players(players),
            };
            let players = answers.number(least.into()..=most.into(), most.into(), entry)?;
            u8::try_from(players).unwrap_or(least)
        };
        let options = self.kind.options(players, answers)?;
        let style = Style::List {
            title: words::WHO_BEGINS.say(),
            right: None,
            help: Some(self.kind.info().starter.say()),
        };
        let seats = Seat::all(players).map(|seat| (seat, Choice::new(words::NAME.with([seat.into()]))));
        let first = answers.choose(style, seats, 0)?;
        Ok(Start::new(self.names.first(players), first, options))
    }

    /// What is asked after the number of players: a variant, if the game has any.
    fn after_players(&self, players: i16) -> Phrase {
        let players = u8::try_from(players).unwrap_or(0);
        let asks = self.kind.options(players, &mut Answers::new(&[], None)).is_err();
        if asks { words::NEXT_VARIANT.say() } else { words::NEXT.say() }
    }

    pub fn press(&mut self, key: Key) -> Step {
        let Err(question) = self.ask(&self.draft.given, Some(self.draft.cursor)) else { return Step::Home };
        match key {
            Key::Up => self.draft.turn(&question, true),
            Key::Down => self.draft.turn(&question, false),
            Key::Ok if self.draft.confirm() => match self.ask(&self.draft.given, None) {
                Ok(Some(start)) => return Step::Record(Record::Start(start)),
                Ok(None) => return Step::Home,
                Err(next) => self.draft.cursor = next.default,
            },
            Key::Back if !self.draft.retract() => return Step::Home,
            Key::Ok | Key::Back | Key::Menu => {}
        }
        Step::Stay
    }

    pub fn view(&self) -> View {
        let asked = self.ask(&self.draft.given, Some(self.draft.cursor));
        let shown = asked.err().and_then(|question| page(&question, &self.draft, None));
        shown.unwrap_or_else(|| super::home(0))
    }
}
