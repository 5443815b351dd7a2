//! Who sits where: names from the roster or new ones, seat by seat, and another name in the middle of a match.

use heapless::Vec;

use super::{
    naming::{self, Naming},
    pages::{list, step},
    words,
};
use crate::{
    i18n::{Arg, Phrase},
    input::Key,
    lasting::{Lasting, roster::Roster},
    seat::{MAX_SEATS, Name, Names, Seat},
    view::{Row, RowEnd, View},
};

/// A list of names, or a new one being written.
#[derive(Clone, Debug)]
enum Page {
    List { at: usize },
    New(Naming),
}

/// Choosing a name that nobody in `taken` has.
#[derive(Clone, Debug)]
pub(super) struct Choosing {
    page: Page,
}

/// A row of the list.
enum Item<'a> {
    Known(&'a Name),
    New,
    /// Plays already.
    Taken(&'a Name),
}

/// What a key leads to.
enum Turn {
    Stay,
    Leave,
    Chosen(Name),
}

impl Choosing {
    const fn new() -> Self {
        Self { page: Page::List { at: 0 } }
    }

    fn press(&mut self, key: Key, title: Phrase, taken: &[Name], lasting: &mut Lasting) -> Turn {
        match &mut self.page {
            Page::List { at } => match key {
                Key::Up | Key::Down => step(at, key, items(lasting.roster(), taken).count()),
                Key::Back | Key::Menu => return Turn::Leave,
                Key::Ok => match items(lasting.roster(), taken).nth(*at) {
                    Some(Item::Known(name)) => return Turn::Chosen(name.clone()),
                    Some(Item::New) => self.page = Page::New(Naming::new(title)),
                    Some(Item::Taken(_)) | None => {}
                },
            },
            Page::New(naming) => match naming.press(key) {
                naming::Turn::Stay => {}
                naming::Turn::Leave => self.page = Page::List { at: 0 },
                naming::Turn::Named(name) if taken.contains(&name) => naming.refuse(&words::PLAYS_ALREADY),
                naming::Turn::Named(name) => {
                    lasting.enrol(|roster| roster.add(&name));
                    return Turn::Chosen(name);
                }
            },
        }
        Turn::Stay
    }

    fn view(&self, title: Phrase, right: Option<Phrase>, taken: &[Name], roster: &Roster) -> View {
        match &self.page {
            Page::New(naming) => naming.view(),
            Page::List { at } => {
                let total = items(roster, taken).count();
                list(title, right, total, *at, |index| {
                    items(roster, taken).nth(index).map_or(NEW, |item| match item {
                        Item::Known(name) => Row { left: named(name), right: None },
                        Item::New => NEW,
                        Item::Taken(name) => {
                            Row { left: named(name), right: Some(RowEnd::Words(words::PLAYS.say())) }
                        }
                    })
                })
            }
        }
    }
}

const NEW: Row = Row { left: words::NEW_NAME.say(), right: None };

/// Those who can be chosen, a new name, and those who cannot.
fn items<'a>(roster: &'a Roster, taken: &'a [Name]) -> impl Iterator<Item = Item<'a>> {
    let free = roster.names().filter(|name| !taken.contains(name));
    free.map(Item::Known).chain([Item::New]).chain(taken.iter().map(Item::Taken))
}

pub(super) fn named(name: &Name) -> Phrase {
    words::NAME.with([Arg::Name(name.packed())])
}

/// Filling the seats of a table in turn.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    players: u8,
    seated: Vec<Name, MAX_SEATS>,
    choosing: Choosing,
}

/// What a key in the seating leads to.
pub(super) enum Seated {
    Stay,
    Leave,
    Everybody(Names),
}

impl Seating {
    pub const fn new(players: u8) -> Self {
        Self { players, seated: Vec::new(), choosing: Choosing::new() }
    }

    pub fn press(&mut self, key: Key, lasting: &mut Lasting) -> Seated {
        match self.choosing.press(key, words::NEW_NAME.say(), &self.seated, lasting) {
            Turn::Stay => {}
            Turn::Leave if self.seated.pop().is_none() => return Seated::Leave,
            Turn::Leave => self.choosing = Choosing::new(),
            Turn::Chosen(name) => {
                // There are no more players than seats.
                let fits = self.seated.push(name);
                debug_assert!(fits.is_ok());
                self.choosing = Choosing::new();
            }
        }
        if self.seated.len() < usize::from(self.players) {
            return Seated::Stay;
        }
        // Nobody was seated twice.
        Names::try_from(self.seated.clone()).map_or(Seated::Leave, Seated::Everybody)
    }

    pub fn view(&self, roster: &Roster) -> View {
        let place = u8::try_from(self.seated.len() + 1).unwrap_or(u8::MAX);
        let title = words::SEAT_OF.with([place.into(), self.players.into()]);
        self.choosing.view(title, None, &self.seated, roster)
    }
}

/// Giving a player of a match another name: which player, then which name.
#[derive(Clone, Debug)]
pub(super) enum Renaming {
    Who { at: usize },
    What { seat: Seat, choosing: Choosing },
}

/// What a key in the renaming leads to.
pub(super) enum Renamed {
    Stay,
    Leave,
    To(Seat, Name),
}

impl Renaming {
    pub const fn new() -> Self {
        Self::Who { at: 0 }
    }

    pub fn press(&mut self, key: Key, names: &Names, lasting: &mut Lasting) -> Renamed {
        match self {
            Self::Who { at } => match key {
                Key::Up | Key::Down => step(at, key, names.players().into()),
                Key::Back | Key::Menu => return Renamed::Leave,
                Key::Ok => {
                    let seat = u8::try_from(*at).ok().and_then(Seat::new).unwrap_or(Seat::FIRST);
                    *self = Self::What { seat, choosing: Choosing::new() };
                }
            },
            Self::What { seat, choosing } => {
                match choosing.press(key, words::NEW_NAME.say(), names.as_slice(), lasting) {
                    Turn::Stay => {}
                    Turn::Leave => *self = Self::Who { at: seat.index() },
                    Turn::Chosen(name) => return Renamed::To(*seat, name),
                }
            }
        }
        Renamed::Stay
    }

    pub fn view(&self, names: &Names, roster: &Roster) -> View {
        match self {
            Self::Who { at } => {
                list(words::WHO_IS_RENAMED.say(), None, names.players().into(), *at, |index| {
                    let name = names.as_slice().get(index);
                    Row { left: name.map_or(words::DASH.say(), named), right: None }
                })
            }
            Self::What { seat, choosing } => {
                choosing.view(words::BECOMES.with([(*seat).into()]), None, names.as_slice(), roster)
            }
        }
    }
}
