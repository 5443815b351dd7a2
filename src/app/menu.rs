//! The match menu: Back, held. Undo, redo, history, corrections, help, and the ways out of a match.

use super::{
    colours::ColourPage,
    corrections::{self, Corrections},
    detail, history,
    pages::{Then, list, step},
    seating::{Renamed, Renaming},
    settings::SettingsPage,
    words,
};
use crate::{
    game::Stop,
    games::{Match, Record},
    i18n::{Arg, Label, Phrase},
    input::Key,
    lasting::Lasting,
    seat::Seat,
    view::{Bar, Icon, Row, RowEnd, View},
};

/// A row of the menu.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Item {
    Resume,
    Undo,
    Redo,
    History,
    /// Only where a game has details.
    Detail,
    Correct,
    Help,
    Players,
    /// Only where the display shows them.
    Colours,
    Time,
    Settings,
    ScoreNow,
    Leave,
}

const ITEMS: [Item; 13] = [
    Item::Resume,
    Item::Undo,
    Item::Redo,
    Item::History,
    Item::Detail,
    Item::Correct,
    Item::Help,
    Item::Players,
    Item::Colours,
    Item::Time,
    Item::Settings,
    Item::ScoreNow,
    Item::Leave,
];

/// The rows of the menu in this match.
fn items(game: &Match, lasting: &Lasting) -> impl Iterator<Item = Item> + Clone {
    let (details, colours) = (game.details() > 0, lasting.is_colourful());
    ITEMS.into_iter().filter(move |item| match item {
        Item::Detail => details,
        Item::Colours => colours,
        _ => true,
    })
}

/// A question that could do harm: No comes first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Risk {
    ScoreNow,
    Abandon,
    /// Asked a second time.
    AbandonSurely,
}

/// Where in the menu the user is.
#[derive(Clone, Debug)]
pub(super) enum Menu {
    Items {
        at: usize,
    },
    History {
        at: usize,
    },
    /// Back to after this entry?
    Return {
        point: usize,
        yes: bool,
    },
    Detail {
        page: usize,
    },
    Corrections(Corrections),
    Help {
        page: usize,
    },
    Players(Renaming),
    Colours(ColourPage),
    /// How long the match has taken.
    Time,
    Settings(SettingsPage),
    Risk {
        risk: Risk,
        yes: bool,
    },
}

/// What a key in the menu leads to.
pub(super) enum Turn {
    Stay,
    /// Back to the match.
    Close,
    /// This happens now.
    Record(Record),
}

impl Menu {
    pub const fn new() -> Self {
        Self::Items { at: 0 }
    }

    /// Whether a name is being written: Back held ends it then, and does not open the menu anew.
    pub const fn is_writing(&self) -> bool {
        match self {
            Self::Players(renaming) => renaming.is_writing(),
            Self::Settings(page) => page.is_writing(),
            _ => false,
        }
    }

    pub fn press(&mut self, key: Key, game: &Match, lasting: &mut Lasting) -> Turn {
        match (&mut *self, key) {
            (Self::Items { at }, Key::Ok) => {
                let item = items(game, lasting).nth(*at).unwrap_or(Item::Resume);
                return self.open(item, game);
            }
            (Self::Items { at }, Key::Up | Key::Down) => step(at, key, items(game, lasting).count()),
            (Self::History { at }, Key::Up | Key::Down) => step(at, key, game.entries() + 1),
            (Self::History { at }, Key::Ok) if history::point(game, *at) == game.at() => return Turn::Close,
            (Self::History { at }, Key::Ok) => {
                *self = Self::Return { point: history::point(game, *at), yes: false };
            }
            (Self::Return { yes, .. } | Self::Risk { yes, .. }, Key::Up | Key::Down) => *yes = !*yes,
            (Self::Return { point, yes: true }, Key::Ok) => {
                return u16::try_from(*point).map_or(Turn::Stay, |point| Turn::Record(Record::At(point)));
            }
            (Self::Return { point, .. }, _) => *self = Self::History { at: history::row(game, *point) },
            (Self::Corrections(corrections), key) => {
                return after_corrections(corrections.press(key, game), self, game, lasting);
            }
            (Self::Detail { page }, Key::Up | Key::Down) => step(page, key, game.details()),
            (Self::Detail { page }, Key::Ok) if *page + 1 < game.details() => *page += 1,
            (Self::Help { page }, Key::Up | Key::Down) => step(page, key, words::HELP.len()),
            (Self::Help { page }, Key::Ok) if *page + 1 < words::HELP.len() => *page += 1,
            (Self::Players(renaming), key) => match renaming.press(key, game.names(), lasting) {
                Renamed::Stay => {}
                Renamed::Leave => *self = Self::at(Item::Players, game, lasting),
                Renamed::To(seat, name) => return Turn::Record(Record::Rename(seat, name)),
            },
            (Self::Colours(page), key) => {
                if page.press(key, game.names(), lasting) == Then::Leave {
                    *self = Self::at(Item::Colours, game, lasting);
                }
            }
            (Self::Settings(page), key) => {
                if page.press(key, lasting) == Then::Leave {
                    *self = Self::at(Item::Settings, game, lasting);
                }
            }
            (Self::Risk { risk, yes: true }, Key::Ok) => match risk {
                Risk::ScoreNow => return Turn::Record(Record::EndNow),
                Risk::Abandon => *self = Self::Risk { risk: Risk::AbandonSurely, yes: false },
                Risk::AbandonSurely => return Turn::Record(Record::PutAway),
            },
            (Self::Items { .. } | Self::Risk { .. }, _) => return Turn::Close,
            (Self::History { .. }, _) => *self = Self::at(Item::History, game, lasting),
            (Self::Detail { .. }, _) => *self = Self::at(Item::Detail, game, lasting),
            (Self::Help { .. }, _) => *self = Self::at(Item::Help, game, lasting),
            (Self::Time, _) => *self = Self::at(Item::Time, game, lasting),
        }
        Turn::Stay
    }

    /// The menu with the cursor on `item`.
    fn at(item: Item, game: &Match, lasting: &Lasting) -> Self {
        Self::Items { at: items(game, lasting).position(|other| other == item).unwrap_or(0) }
    }

    /// OK on a row; a row that offers nothing now does nothing.
    fn open(&mut self, item: Item, game: &Match) -> Turn {
        match item {
            Item::Resume => return Turn::Close,
            Item::Undo => return go_to(game.at().checked_sub(1)),
            Item::Redo if game.undone().is_some() => return go_to(game.at().checked_add(1)),
            Item::Redo => {}
            Item::History => *self = Self::History { at: history::row(game, game.at()) },
            Item::Detail => *self = Self::Detail { page: 0 },
            Item::Correct => *self = Self::Corrections(Corrections::new()),
            Item::Help => *self = Self::Help { page: 0 },
            Item::Players => *self = Self::Players(Renaming::new()),
            Item::Colours => *self = Self::Colours(ColourPage::new()),
            Item::Time => *self = Self::Time,
            Item::Settings => *self = Self::Settings(SettingsPage::new()),
            Item::Leave if is_over(game) => return Turn::Record(Record::PutAway),
            Item::ScoreNow if is_over(game) => {}
            Item::ScoreNow => *self = Self::Risk { risk: Risk::ScoreNow, yes: false },
            Item::Leave => *self = Self::Risk { risk: Risk::Abandon, yes: false },
        }
        Turn::Stay
    }

    pub fn view(&self, game: &Match, lasting: &Lasting) -> View {
        match self {
            Self::Items { at } => {
                let title = game.kind().info().name.say();
                list(title, Some(game.progress()), items(game, lasting).count(), *at, |index| {
                    row(items(game, lasting).nth(index).unwrap_or(Item::Resume), game)
                })
            }
            Self::History { at } => history::view(game, *at),
            Self::Return { point, yes } => history::view_return(game, *point, *yes),
            Self::Detail { page } => detail::view(game, *page)
                .unwrap_or_else(|| Self::at(Item::Detail, game, lasting).view(game, lasting)),
            Self::Corrections(corrections) => corrections.view(game),
            Self::Help { page } => help(game, *page),
            Self::Players(renaming) => renaming.view(game.names(), lasting.roster()),
            Self::Colours(page) => page.view(game.names(), lasting),
            Self::Time => time(game, lasting.settings().turn_times),
            Self::Settings(page) => page.view(lasting),
            Self::Risk { risk, yes } => risk.view(*yes),
        }
    }
}

/// Leaving the corrections shows the menu again.
fn after_corrections(turn: corrections::Turn, menu: &mut Menu, game: &Match, lasting: &Lasting) -> Turn {
    match turn {
        corrections::Turn::Stay => Turn::Stay,
        corrections::Turn::Record(record) => Turn::Record(record),
        corrections::Turn::Leave => {
            *menu = Menu::at(Item::Correct, game, lasting);
            Turn::Stay
        }
    }
}

fn go_to(point: Option<usize>) -> Turn {
    let record = point.and_then(|point| u16::try_from(point).ok()).map(Record::At);
    record.map_or(Turn::Stay, Turn::Record)
}

fn is_over(game: &Match) -> bool {
    matches!(game.ask(&[], None), Err(Stop::Over(_)))
}

fn row(item: Item, game: &Match) -> Row {
    let or_dash = |told: Option<Phrase>| Some(RowEnd::Words(told.unwrap_or(words::DASH.say())));
    let plain = |label: &'static Label| Row { left: label.say(), right: None };
    match item {
        Item::Resume => plain(&words::RESUME),
        Item::Undo => Row { left: words::UNDO.say(), right: or_dash(game.last()) },
        Item::Redo => Row { left: words::REDO.say(), right: or_dash(game.undone()) },
        Item::History => {
            let count = i16::try_from(game.entries()).unwrap_or(i16::MAX);
            Row { left: words::HISTORY.say(), right: Some(RowEnd::Number(count)) }
        }
        Item::Detail => plain(&words::DETAILS),
        Item::Correct => plain(&words::CORRECT),
        Item::Help => plain(&words::HELP_ROW),
        Item::Players => plain(&words::PLAYERS),
        Item::Colours => plain(&words::COLOURS),
        Item::Time => {
            Row { left: words::PLAY_TIME.say(), right: Some(RowEnd::Words(minutes(game.clock().minutes()))) }
        }
        Item::Settings => plain(&words::SETTINGS),
        Item::ScoreNow if is_over(game) => Row { left: words::SCORE_NOW.say(), right: or_dash(None) },
        Item::ScoreNow => plain(&words::SCORE_NOW),
        Item::Leave if is_over(game) => plain(&words::NEW_MATCH),
        Item::Leave => plain(&words::ABANDON),
    }
}

fn minutes(minutes: u16) -> Phrase {
    words::PLAYED.with([Arg::Minutes(minutes)])
}

/// The time of the match, and of each player's turns where that is wanted.
fn time(game: &Match, turns: bool) -> View {
    let players = if turns { usize::from(game.names().players()) } else { 0 };
    let row = |index: usize| match u8::try_from(index).ok().and_then(Seat::new) {
        Some(seat) if index < players => Row {
            left: words::NAME.with([seat.into()]),
            right: Some(RowEnd::Words(minutes(game.clock().minutes_of(seat)))),
        },
        _ => Row { left: words::TIME_HINT.say(), right: None },
    };
    View::List {
        title: words::PLAY_TIME.say(),
        right: Some(minutes(game.clock().minutes())),
        rows: (0..players.max(1)).map(row).collect(),
        at: None,
        window: (0, players.max(1)),
    }
}

fn help(game: &Match, page: usize) -> View {
    let pages = [page + 1, words::HELP.len()].map(|n| i16::try_from(n).unwrap_or(i16::MAX).into());
    let page = page % words::HELP.len();
    View::Help {
        title: words::HELP[page].say(),
        right: words::PAGE.with(pages),
        body: game.kind().info().help[page].say(),
    }
}

impl Risk {
    fn view(self, yes: bool) -> View {
        let (head, body, answer) = match self {
            Self::ScoreNow => (&words::SCORE_HEAD, &words::SCORE_BODY, &words::YES_SCORE),
            Self::Abandon => (&words::ABANDON_HEAD, &words::ABANDON_BODY, &words::YES_ABANDON),
            Self::AbandonSurely => (&words::SURE_HEAD, &words::SURE_BODY, &words::YES_ABANDON),
        };
        let answer = if yes { answer } else { &words::NO_CONTINUE };
        let bar = Bar::Answer { words: answer.say(), note: None, urgent: false, more: true };
        View::Notice { icon: Icon::Warning, head: head.say(), body: body.say(), bar }
    }
}
