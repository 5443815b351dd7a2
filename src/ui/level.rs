//! The gauge of a ship: a spirit level, what the supply holds, and the drops that have fallen.

use super::{
    fonts::REGULAR,
    icons::{self, DROP_TO_COME, picture},
    pen::{LINE, Pen},
};
use crate::{
    i18n::number,
    view::{Count, Icon},
};

/// Rows of the tube, and its width.
const TUBE: (i32, i32, i32) = (43, 9, 51);
/// From one mark of the level to the next.
const PITCH: i32 = 10;
/// How far the bubble can move.
const REACH: i16 = 2;
const STOCK: i32 = 54;
const DROPS: i32 = 94;
/// From one drop to the next.
const DROP_PITCH: i32 = 7;
const DROP_STEP: usize = 7;
const BASELINE: i32 = 51;

pub fn draw(pen: &mut Pen<'_>, lean: Count, (icon, stock): (Icon, Count), (drops, all): (Count, u8)) {
    level(pen, lean);
    pen.picture(picture(icon), STOCK, 44);
    let x = STOCK + icons::width(picture(icon)) + 2;
    if stock.next.is_some() {
        pen.count(stock, x, BASELINE);
    } else {
        REGULAR.draw(pen.frame, &number(stock.now), x, BASELINE);
    }
    rain(pen, drops, all);
}

fn mark(lean: i16) -> i32 {
    TUBE.2 / 2 + i32::from(lean.clamp(-REACH, REACH)) * PITCH
}

/// The bubble is white where it is, and an outline where the answer would send it.
fn level(pen: &mut Pen<'_>, lean: Count) {
    let (top, rows, width) = TUBE;
    pen.frame.outline(0, top, width, rows);
    for place in (-REACH..=REACH).filter(|&place| place != lean.now && Some(place) != lean.next) {
        pen.frame.set(mark(place), top + rows / 2, true);
    }
    // Two ticks enclose the middle, as on a real level.
    for x in [mark(0) - PITCH / 2, mark(0) + PITCH / 2] {
        pen.frame.set(x, top + 1, true);
        pen.frame.set(x, top + rows - 2, true);
    }
    bubble(pen, lean.now);
    if let Some(next) = lean.next {
        pen.frame.outline(mark(next) - 3, top + 2, 7, 5);
    }
}

fn bubble(pen: &mut Pen<'_>, place: i16) {
    let (x, y) = (mark(place) - 3, TUBE.0 + 2);
    pen.frame.fill(x + 1, y, 5, 5);
    pen.frame.fill(x, y + 1, 7, 3);
}

/// Full drops have fallen; those the answer would change stand in the opposite colours.
fn rain(pen: &mut Pen<'_>, drops: Count, all: u8) {
    let next = drops.next.unwrap_or(drops.now);
    for (drop, x) in (0..i16::from(all)).zip((DROPS..).step_by(DROP_STEP)) {
        let fallen = drop < drops.now.max(next);
        pen.picture(if fallen { picture(Icon::Drop) } else { DROP_TO_COME }, x, 44);
        if (drop < drops.now) != (drop < next) {
            pen.frame.invert(x - 1, BASELINE - LINE + 1, DROP_PITCH, LINE);
        }
    }
}
