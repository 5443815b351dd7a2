//! Boats in a ring, as the one in the middle sees them: a tall gauge under a compact table.

use super::{
    fonts::{DIGITS, Face},
    icons::{ARROW, DOWN, FEMALE_SMALL, MALE_SMALL, Picture, picture, width},
    pen::{Align, Pen},
};
use crate::{
    i18n::number,
    view::{Boat, Icon},
};

/// Left edge and width of each boat.
const PLACES: [(i32, i32); 5] = [(0, 19), (20, 19), (40, 47), (89, 19), (109, 19)];
/// The one in the middle.
const HERE: usize = 2;
const TOP: i32 = 32;
const ROWS: i32 = 16;
const BASELINE: i32 = 47;
const HULL: i32 = 48;

pub fn draw(pen: &mut Pen<'_>, ring: &[Boat; 5]) {
    for (place, (boat, (x, wide))) in ring.iter().zip(PLACES).enumerate() {
        if place == HERE {
            here(pen, boat, x, wide);
            pen.frame.invert(x, TOP, wide, ROWS);
        } else {
            there(pen, boat, x, wide);
        }
        hull(pen, boat.holed, x, wide);
    }
}

/// The boat being loaded: who stands on it, what it carries and would carry.
fn here(pen: &mut Pen<'_>, boat: &Boat, x: i32, wide: i32) {
    let now = number(boat.mass.now);
    let needs = boat.needs.map(small);
    let sign = needs.map_or(0, |sign| width(sign) + 2);
    if let Some(sign) = needs {
        pen.picture(sign, x + wide - 1 - width(sign), TOP + 2);
    }
    let Some(next) = boat.mass.next.map(number) else {
        let face = &DIGITS[1].0;
        pen.picture(picture(Icon::Noah), x + 5, TOP + 5);
        pen.text(face, &now, (x + 12, BASELINE), wide - 12 - sign, Align::Centre);
        return;
    };
    let fits = |face: &&Face| face.width(&now) + 7 + face.width(&next) + sign <= wide - 2;
    let face = [&DIGITS[1].0, &DIGITS[2].0].into_iter().find(fits).unwrap_or(&DIGITS[3].0);
    let (before, after) = (face.width(&now), face.width(&next));
    let start = x + ((wide - sign - before - 7 - after + 1) / 2).max(1);
    face.draw(pen.frame, &now, start, BASELINE);
    pen.picture(ARROW, start + before + 2, TOP + 6);
    face.draw(pen.frame, &next, start + before + 7, BASELINE);
}

/// Another boat: what it carries, what it needs, and whether the answer leads there.
fn there(pen: &mut Pen<'_>, boat: &Boat, x: i32, wide: i32) {
    let digits = number(boat.mass.next.unwrap_or(boat.mass.now));
    let sign = boat.needs.map(small);
    let room = sign.map_or(wide, |sign| wide - width(sign) - 1);
    let face: &Face = if DIGITS[2].0.width(&digits) <= room { &DIGITS[2].0 } else { &DIGITS[3].0 };
    pen.text(face, &digits, (x, BASELINE), room, Align::Centre);
    if let Some(sign) = sign {
        pen.picture(sign, x + wide - width(sign), TOP + 3);
    }
    if boat.target {
        pen.picture(DOWN, x + wide / 2 - 2, TOP - 1);
    }
}

/// A hull; a woodpecker leaves holes in it.
fn hull(pen: &mut Pen<'_>, holed: bool, x: i32, wide: i32) {
    for row in 0..3 {
        pen.frame.fill(x + row, HULL + row, wide - 2 * row, 1);
    }
    if holed {
        for hole in (x + 3..x + wide - 3).step_by(3) {
            pen.frame.set(hole, HULL + 1, false);
        }
    }
}

const fn small(icon: Icon) -> Picture {
    match icon {
        Icon::Male => MALE_SMALL,
        Icon::Female => FEMALE_SMALL,
        other => picture(other),
    }
}
