//! The settings: OK changes the row under the cursor, at once. And the roster behind them.

use super::{
    home::LANGS,
    naming::{self, Naming},
    pages::{Then, list, step},
    seating::named,
    words,
};
use crate::{
    i18n::{Label, Phrase},
    input::{Key, Pace},
    lasting::{
        Lasting,
        roster::Roster,
        settings::{BRIGHTEST, Dim, Settings, Sleep},
    },
    view::{Bar, Icon, Row, RowEnd, View},
};

/// A row of the settings.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Item {
    Lang,
    Light,
    Dim,
    Sleep,
    Pace,
    Flipped,
    TurnTimes,
    Roster,
}

const ITEMS: [Item; 8] = [
    Item::Lang,
    Item::Light,
    Item::Dim,
    Item::Sleep,
    Item::Pace,
    Item::Flipped,
    Item::TurnTimes,
    Item::Roster,
];

/// Where in the settings the user is.
#[derive(Clone, Debug)]
pub(super) enum SettingsPage {
    Items {
        at: usize,
    },
    Roster {
        at: usize,
    },
    New(Naming),
    /// Cross out this name?
    Forget {
        at: usize,
        yes: bool,
    },
}

impl SettingsPage {
    pub const fn new() -> Self {
        Self::Items { at: 0 }
    }

    pub fn press(&mut self, key: Key, lasting: &mut Lasting) -> Then {
        let names = lasting.roster().names().len();
        match (&mut *self, key) {
            (Self::Items { at }, Key::Up | Key::Down) => step(at, key, ITEMS.len()),
            (Self::Items { at }, Key::Ok) if ITEMS.get(*at) == Some(&Item::Roster) => {
                *self = Self::Roster { at: 0 };
            }
            (Self::Items { at }, Key::Ok) => {
                let item = ITEMS[*at % ITEMS.len()];
                lasting.set(|settings| change(settings, item));
            }
            (Self::Items { .. }, _) => return Then::Leave,
            // The last row is a new name.
            (Self::Roster { at }, Key::Up | Key::Down) => step(at, key, names + 1),
            (Self::Roster { at }, Key::Ok) if *at < names => *self = Self::Forget { at: *at, yes: false },
            (Self::Roster { .. }, Key::Ok) => *self = Self::New(Naming::new(words::NEW_NAME.say())),
            (Self::Roster { .. }, _) => *self = Self::Items { at: ITEMS.len() - 1 },
            (Self::New(naming), key) => {
                let turn = naming.press(key);
                self.name(turn, lasting);
            }
            (Self::Forget { yes, .. }, Key::Up | Key::Down) => *yes = !*yes,
            (Self::Forget { at, yes: true }, Key::Ok) => {
                let name = lasting.roster().names().nth(*at).cloned();
                if let Some(name) = name {
                    lasting.enrol(|roster| roster.forget(&name));
                }
                *self = Self::Roster { at: at.saturating_sub(1) };
            }
            (Self::Forget { at, .. }, _) => *self = Self::Roster { at: *at },
        }
        Then::Stay
    }

    fn name(&mut self, turn: naming::Turn, lasting: &mut Lasting) {
        let roster = lasting.roster();
        match (turn, &mut *self) {
            (naming::Turn::Stay, _) => {}
            (naming::Turn::Leave, _) => *self = Self::Roster { at: roster.names().len() },
            (naming::Turn::Named(name), Self::New(naming)) if roster.knows(&name) => {
                naming.refuse(&words::KNOWN_ALREADY);
            }
            (naming::Turn::Named(name), _) => {
                lasting.enrol(|roster| roster.add(&name));
                let at = lasting.roster().names().position(|other| *other == name);
                *self = Self::Roster { at: at.unwrap_or(0) };
            }
        }
    }

    pub fn view(&self, lasting: &Lasting) -> View {
        let (settings, roster) = (*lasting.settings(), lasting.roster());
        match self {
            Self::Items { at } => list(words::SETTINGS.say(), None, ITEMS.len(), *at, |index| {
                row(ITEMS[index % ITEMS.len()], settings, roster)
            }),
            Self::Roster { at } => list(words::ROSTER.say(), None, roster.names().len() + 1, *at, |index| {
                Row { left: roster.names().nth(index).map_or(words::NEW_NAME.say(), named), right: None }
            }),
            Self::New(naming) => naming.view(),
            Self::Forget { at, yes } => forget(roster, *at, *yes),
        }
    }
}

/// The value after `value`, the first after the last.
fn after<T: Copy + PartialEq, const N: usize>(all: [T; N], value: T) -> T {
    let place = all.iter().position(|&other| other == value).map_or(0, |place| (place + 1) % N);
    all[place]
}

fn change(settings: &mut Settings, item: Item) {
    match item {
        Item::Lang => settings.lang = Some(after(LANGS, settings.lang.unwrap_or_default())),
        Item::Light => settings.light = settings.brightness() % BRIGHTEST + 1,
        Item::Dim => settings.dim = after(Dim::ALL, settings.dim),
        Item::Sleep => settings.sleep = after(Sleep::ALL, settings.sleep),
        Item::Pace => settings.pace = after(Pace::ALL, settings.pace),
        Item::Flipped => settings.flipped = !settings.flipped,
        Item::TurnTimes => settings.turn_times = !settings.turn_times,
        Item::Roster => {}
    }
}

fn row(item: Item, settings: Settings, roster: &Roster) -> Row {
    let words =
        |left: &'static Label, right: Phrase| Row { left: left.say(), right: Some(RowEnd::Words(right)) };
    let yes_no = |yes: bool| if yes { words::YES_SMALL.say() } else { words::NO_SMALL.say() };
    match item {
        Item::Lang => words(&words::LANGUAGE, words::LANGUAGE_NAME.say()),
        Item::Light => {
            words(&words::LIGHT, words::PAGE.with([settings.brightness().into(), BRIGHTEST.into()]))
        }
        Item::Dim => words(&words::DIM, dim(settings.dim)),
        Item::Sleep => words(&words::SLEEP, sleep(settings.sleep)),
        Item::Pace => words(&words::REPEAT, pace(settings.pace)),
        Item::Flipped => words(&words::FLIP, yes_no(settings.flipped)),
        Item::TurnTimes => words(&words::TURN_TIMES, yes_no(settings.turn_times)),
        Item::Roster => {
            let count = i16::try_from(roster.names().len()).unwrap_or(i16::MAX);
            Row { left: words::ROSTER.say(), right: Some(RowEnd::Number(count)) }
        }
    }
}

fn dim(dim: Dim) -> Phrase {
    match dim {
        Dim::Soon => words::SECONDS.with([30u8.into()]),
        Dim::Minute => words::MINUTES.with([1u8.into()]),
        Dim::Late => words::MINUTES.with([5u8.into()]),
        Dim::Never => words::NEVER.say(),
    }
}

fn sleep(sleep: Sleep) -> Phrase {
    match sleep {
        Sleep::Five => words::MINUTES.with([5u8.into()]),
        Sleep::Ten => words::MINUTES.with([10u8.into()]),
        Sleep::Thirty => words::MINUTES.with([30u8.into()]),
        Sleep::Never => words::NEVER.say(),
    }
}

const fn pace(pace: Pace) -> Phrase {
    match pace {
        Pace::Off => words::PACE_OFF.say(),
        Pace::Slow => words::PACE_SLOW.say(),
        Pace::Normal => words::PACE_NORMAL.say(),
        Pace::Fast => words::PACE_FAST.say(),
    }
}

fn forget(roster: &Roster, at: usize, yes: bool) -> View {
    let name = roster
        .names()
        .nth(at)
        .map_or(words::DASH.say(), |name| words::FORGET_BODY.with([crate::i18n::Arg::Name(name.packed())]));
    let answer = if yes { words::YES_FORGET.say() } else { words::NO.say() };
    let bar = Bar::Answer { words: answer, note: None, urgent: false, more: true };
    View::Notice { icon: Icon::Warning, head: words::FORGET_HEAD.say(), body: name, bar }
}
