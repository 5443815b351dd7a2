//! The colours of the players' pieces: OK gives a player the next colour that nobody has.

use super::{
    pages::{Then, list, step},
    words,
};
use crate::{
    colour::Colour,
    input::Key,
    lasting::Lasting,
    seat::{Name, Names},
    view::{Row, RowEnd, View},
};

/// The row under the cursor.
#[derive(Clone, Debug)]
pub(super) struct ColourPage {
    at: usize,
}

impl ColourPage {
    pub const fn new() -> Self {
        Self { at: 0 }
    }

    pub fn press(&mut self, key: Key, names: &Names, lasting: &mut Lasting) -> Then {
        match key {
            Key::Up | Key::Down => step(&mut self.at, key, names.players().into()),
            Key::Ok => {
                if let Some(name) = names.as_slice().get(self.at) {
                    recolour(name, self.at, names, lasting);
                }
            }
            Key::Back | Key::Menu => return Then::Leave,
        }
        Then::Stay
    }

    pub fn view(&self, names: &Names, lasting: &Lasting) -> View {
        let colours = lasting.colours(names);
        list(words::COLOURS.say(), None, names.players().into(), self.at, |index| {
            let name = names.as_slice().get(index);
            let colour = colours.get(index).map(|colour| RowEnd::Words(colour.label().say()));
            // Nobody remembers what a player without a name likes.
            let known = name.is_some_and(|name| lasting.roster().knows(name));
            let right = if known { colour } else { Some(RowEnd::Words(words::NAME_FIRST.say())) };
            Row { left: name.map_or(words::DASH.say(), super::seating::named), right }
        })
    }
}

/// The colour after the present one that nobody at the table has.
fn recolour(name: &Name, seat: usize, names: &Names, lasting: &mut Lasting) {
    let colours = lasting.colours(names);
    let present = colours.get(seat).map_or(0, |&colour| colour as usize);
    let later = Colour::ALL.into_iter().cycle().skip(present + 1).take(Colour::ALL.len());
    let Some(next) = later.into_iter().find(|colour| !colours.contains(colour)) else { return };
    lasting.enrol(|roster| {
        // What the others have they keep.
        for (other, &colour) in names.as_slice().iter().zip(&colours) {
            roster.like(other, colour);
        }
        roster.like(name, next);
    });
}
