//! A row of boxes in the gauge: free by number or bonus, taken by a player's letter, ticked when done.

use heapless::Vec;

use super::{
    fonts::{BOLD, REGULAR},
    gauge::BASELINE,
    icons::{self, picture},
    pen::{Align, LINE, Pen},
};
use crate::{
    i18n::{Phrase, Text, number},
    seat::{MAX_SEATS, Names, Seat},
    view::{Icon, Slot},
};

const TOP: i32 = 42;
/// From one box to the next, and the width of each.
const STEP: i32 = 14;
const BOX: i32 = 13;
/// Most letters that fit a box.
const NARROW: usize = 2;
/// Where the words at the right begin and end.
const RIGHT: (i32, i32) = (99, 127);

pub fn draw(pen: &mut Pen<'_>, slots: &[Slot], at: Option<usize>, right: &Phrase) {
    let owners = owners(pen.names);
    for (x, slot) in (0..).step_by(14).zip(slots) {
        let (face, text): (_, Text) = match slot {
            Slot::Number(value) => (&REGULAR, number((*value).into()).chars().collect()),
            Slot::Bonus(value) => {
                (&BOLD, core::iter::once('+').chain(number((*value).into()).chars()).collect())
            }
            Slot::Taken(seat) => {
                let owner: Text = owners.get(seat.index()).into_iter().flatten().collect();
                // Two bold letters would touch those of the next box.
                (if owner.chars().count() > 1 { &REGULAR } else { &BOLD }, owner)
            }
            Slot::Done => {
                let tick = picture(Icon::Check);
                pen.picture(tick, x + (BOX - icons::width(tick)) / 2, TOP + 2);
                continue;
            }
        };
        pen.text(face, &text, (x, BASELINE), BOX, Align::Centre);
    }
    if let Some(at) = at.and_then(|at| i32::try_from(at).ok()) {
        pen.frame.invert(at * STEP, TOP, BOX, LINE);
    }
    let right = pen.fit(&REGULAR, right, RIGHT.1 - RIGHT.0);
    pen.text(&REGULAR, &right, (RIGHT.0, BASELINE), RIGHT.1 - RIGHT.0, Align::Right);
}

/// What stands in the box of each player: the whole name where it is as short as J1, otherwise a letter. A digit
/// alone would read like the number of a box.
fn owners(names: &Names) -> Vec<Vec<char, NARROW>, MAX_SEATS> {
    let letters = letters(names);
    Seat::all(names.players())
        .zip(&letters)
        .map(|(seat, letter)| match names.of(seat) {
            name if name.chars().count() <= NARROW && BOLD.width(name) <= BOX => name.chars().collect(),
            _ => core::iter::once(*letter).collect(),
        })
        .collect()
}

/// One letter for each player: the first that tells the name from those that begin alike, and that nobody has.
fn letters(names: &Names) -> Vec<char, MAX_SEATS> {
    let mut letters: Vec<char, MAX_SEATS> = Vec::new();
    for seat in Seat::all(names.players()) {
        let name = names.of(seat);
        let others = Seat::all(names.players()).filter(|&other| other != seat);
        let shared = others.map(|other| common(name, names.of(other))).max().unwrap_or(0);
        let mut free = name.chars().skip(shared).filter(|letter| !letters.contains(letter));
        let letter = free.next().or_else(|| name.chars().last()).unwrap_or('?');
        // As many as players.
        let _fits = letters.push(letter);
    }
    letters
}

/// How many letters two names have in common from the first.
fn common(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<const N: usize>(players: [&str; N]) -> std::string::String {
        letters(&Names::new(players).unwrap()).iter().collect()
    }

    #[test]
    fn a_letter_tells_every_player_apart() {
        assert_eq!(of(["Nina", "Léo", "Zoé", "Max"]), "NLZM");
        assert_eq!(of(["J1", "J2", "J3"]), "123");
        assert_eq!(of(["Maximilien", "Maximin", "Guillemett"]), "lnG");
        assert_eq!(of(["Max", "Maxime"]), "xi", "a name that ends where another goes on");
    }
}
