//! The colours of the players' pieces, for displays that can show them. Everybody has a favourite, or takes what is
//! left: which colours lie in a box is for the table to know.

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    i18n::Label,
    seat::{MAX_SEATS, Name, Names},
};

/// A colour. Append only: the roster stores the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Orange.
    Orange,
    /// White.
    White,
    /// Black, shown as grey.
    Black,
}

const RED: Label = Label::brief("rouge", "red");
const BLUE: Label = Label::brief("bleu", "blue");
const GREEN: Label = Label::brief("vert", "green");
const YELLOW: Label = Label::brief("jaune", "yellow");
const PURPLE: Label = Label::brief("violet", "purple");
const ORANGE: Label = Label::brief("orange", "orange");
const WHITE: Label = Label::brief("blanc", "white");
const BLACK: Label = Label::brief("noir", "black");

/// The colours of a table, in seat order.
pub type Colours = Vec<Colour, MAX_SEATS>;

impl Colour {
    /// In the order they are offered: no table has as many players.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Purple,
        Self::Orange,
        Self::White,
        Self::Black,
    ];

    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static Label {
        match self {
            Self::Red => &RED,
            Self::Blue => &BLUE,
            Self::Green => &GREEN,
            Self::Yellow => &YELLOW,
            Self::Purple => &PURPLE,
            Self::Orange => &ORANGE,
            Self::White => &WHITE,
            Self::Black => &BLACK,
        }
    }

    /// The colours of a table: favourites first come, first served; the others take what is left.
    #[must_use]
    pub fn of_table(names: &Names, favourite: impl Fn(&Name) -> Option<Self>) -> Colours {
        let mut liked: Vec<Option<Self>, MAX_SEATS> = Vec::new();
        for name in names.as_slice() {
            let wish = favourite(name).filter(|&colour| !liked.contains(&Some(colour)));
            // There are as many places as names.
            let fits = liked.push(wish);
            debug_assert!(fits.is_ok());
        }
        let mut left = Self::ALL.into_iter().filter(|&colour| !liked.contains(&Some(colour)));
        liked.iter().map(|colour| colour.or_else(|| left.next()).unwrap_or(Self::White)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn favourites_are_served_first_and_nobody_shares_a_colour() {
        let names = Names::new(["Nina", "Léo", "Zoé", "Max"]).unwrap();
        let likes = |name: &Name| match name.as_str() {
            "Léo" | "Max" => Some(Colour::Red),
            "Zoé" => Some(Colour::Green),
            _ => None,
        };
        let colours = Colour::of_table(&names, likes);
        assert_eq!(colours, [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow]);
    }
}
