//! The first screen: the games, past matches, settings; and before all of them, once, the language.

use super::{pages::list, words};
use crate::{
    games::Kind,
    i18n::Lang,
    view::{Row, RowEnd, View},
};

/// What can be opened from the first screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Door {
    Game(Kind),
    Past,
    Settings,
}

/// How many doors there are.
pub(super) const DOORS: usize = Kind::ALL.len() + 2;

/// The door in a row.
pub(super) fn door(at: usize) -> Door {
    match Kind::ALL.get(at) {
        Some(&kind) => Door::Game(kind),
        None if at == Kind::ALL.len() => Door::Past,
        None => Door::Settings,
    }
}

/// The row of a door.
pub(super) fn row_of(wanted: Door) -> usize {
    (0..DOORS).find(|&at| door(at) == wanted).unwrap_or(0)
}

pub(super) fn view(at: usize) -> View {
    list(words::HOME.say(), None, DOORS, at, |index| match door(index) {
        Door::Game(kind) => {
            let info = kind.info();
            let range = words::PLAYER_RANGE.with([info.players.0.into(), info.players.1.into()]);
            Row { left: info.name.say(), right: Some(RowEnd::Words(range)) }
        }
        Door::Past => Row { left: words::PAST.say(), right: None },
        Door::Settings => Row { left: words::SETTINGS.say(), right: None },
    })
}

/// The languages, in the order they are offered.
pub(super) const LANGS: [Lang; 2] = [Lang::Fr, Lang::En];

/// The first start asks in both languages.
pub(super) const fn first_start(at: usize) -> View {
    View::Pick { title: words::FIRST_START.say(), rows: [words::FRENCH.say(), words::ENGLISH.say()], at }
}
