//! Boats in a ring, as the one in the middle sees them: a tall gauge under a compact table.
//!
//! ```text
//! rows 30..41  what a boat carries, and the sex the next animal must have
//! rows 43..48  the animal on top
//! row  50      the hull, with holes if it carries less
//! ```
//!
//! The one in the middle is white and one row lower, and says what it can carry.

use super::{
    fonts::{DIGITS, Face, TAG},
    icons::{ARROW, FEMALE_SMALL, MALE_SMALL, Picture, picture, width},
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
const TOP: i32 = 30;
/// Below the digits and below the words of a boat; of the white one both are a row lower.
const BASELINE: i32 = 42;
const TAG_BASELINE: i32 = 49;
const HULL: i32 = 50;

pub fn draw(pen: &mut Pen<'_>, ring: &[Boat; 5]) {
    for (place, (boat, (x, wide))) in ring.iter().zip(PLACES).enumerate() {
        if place == HERE {
            here(pen, boat, x, wide);
            pen.frame.invert(x, TOP, wide, HULL - TOP + 1);
        } else {
            there(pen, boat, x, wide);
            if boat.target {
                pen.frame.invert(x, BASELINE, wide, HULL - BASELINE);
            }
            hull(pen, boat.holed, x, wide);
        }
    }
}

/// The boat being loaded: who stands on it, what it carries and would carry, out of how much.
fn here(pen: &mut Pen<'_>, boat: &Boat, x: i32, wide: i32) {
    let now = number(boat.mass.now);
    let needs = boat.needs.map(small);
    let sign = needs.map_or(0, |sign| width(sign) + 2);
    if let Some(sign) = needs {
        pen.picture(sign, x + wide - 2 - width(sign), TOP + 2);
    }
    if let Some(next) = boat.mass.next.map(number) {
        let fits = |face: &&Face| face.width(&now) + 7 + face.width(&next) + sign <= wide - 2;
        let face = Some(&DIGITS[2].0).filter(fits).unwrap_or(&DIGITS[3].0);
        let (before, after) = (face.width(&now), face.width(&next));
        let start = x + ((wide - sign - before - 7 - after + 1) / 2).max(1);
        face.draw(pen.frame, &now, start, BASELINE + 1);
        pen.picture(ARROW, start + before + 2, TOP + 5);
        face.draw(pen.frame, &next, start + before + 7, BASELINE + 1);
    } else {
        pen.picture(picture(Icon::Noah), x + 5, TOP + 4);
        pen.text(&DIGITS[2].0, &now, (x + 12, BASELINE + 1), wide - 12 - sign, Align::Centre);
    }
    let limit = number(boat.limit.next.unwrap_or(boat.limit.now));
    let room = wide - 8 - TAG.width(&limit) - TAG.width("/");
    pen.text(&TAG, &limit, (x, TAG_BASELINE + 1), wide - 2, Align::Right);
    pen.text(&TAG, "/", (x, TAG_BASELINE + 1), wide - 3 - TAG.width(&limit), Align::Right);
    if let Some(last) = &boat.last {
        let last = pen.fit(&TAG, last, room);
        pen.text(&TAG, &last, (x + 2, TAG_BASELINE + 1), room, Align::Left);
    }
}

/// Another boat: what it carries, what it needs, and what lies on top.
fn there(pen: &mut Pen<'_>, boat: &Boat, x: i32, wide: i32) {
    let digits = number(boat.mass.next.unwrap_or(boat.mass.now));
    let sign = boat.needs.map(small);
    let room = sign.map_or(wide, |sign| wide - width(sign) - 1);
    let face: &Face = if DIGITS[2].0.width(&digits) <= room { &DIGITS[2].0 } else { &DIGITS[3].0 };
    pen.text(face, &digits, (x, BASELINE), room, Align::Centre);
    if let Some(sign) = sign {
        pen.picture(sign, x + wide - width(sign), TOP + 2);
    }
    if let Some(last) = &boat.last {
        let last = pen.short(last);
        pen.text(&TAG, &last, (x, TAG_BASELINE), wide, Align::Centre);
    }
}

/// A hull, with holes if the boat carries less than others do.
fn hull(pen: &mut Pen<'_>, holed: bool, x: i32, wide: i32) {
    pen.frame.fill(x, HULL, wide, 1);
    if holed {
        for hole in (x + 1..x + wide - 1).step_by(4) {
            pen.frame.set(hole, HULL, false);
            pen.frame.set(hole + 1, HULL, false);
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
