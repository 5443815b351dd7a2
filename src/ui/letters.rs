//! A name being written: the letters so far, and the wheel that OK takes the next one from.

use super::{
    fonts::{Face, HEAD, REGULAR},
    icons,
    pen::{Align, Pen},
};
use crate::{seat::NAME_LETTERS, view::Icon};

/// Under the letters of the name.
const BASELINE: i32 = 37;
/// The white box around the letter that OK takes: top, width, height.
const BOX: (i32, i32, i32) = (23, 15, 18);

/// The name, the letter under the cursor in a white box, its neighbours above and below, and room for the rest.
pub fn draw(pen: &mut Pen<'_>, written: &str, [above, here, below]: [Option<char>; 3]) {
    let (top, width, height) = BOX;
    let left = HEAD.draw(pen.frame, written, 6, BASELINE) + 1;
    letter(pen, &REGULAR, above, left, 22);
    letter(pen, &HEAD, here, left, BASELINE);
    letter(pen, &REGULAR, below, left, 51);
    pen.frame.invert(left, top, width, height);
    let to_come = NAME_LETTERS.saturating_sub(written.chars().count() + 1);
    for dot in 0..3 * i32::try_from(to_come).unwrap_or(0) {
        pen.frame.set(left + width + 2 + 2 * dot, BASELINE - 1, true);
    }
}

/// A letter of the wheel; the end of the name is a tick.
fn letter(pen: &mut Pen<'_>, face: &Face, letter: Option<char>, left: i32, baseline: i32) {
    let (_, width, _) = BOX;
    if let Some(letter) = letter {
        pen.text(face, letter.encode_utf8(&mut [0; 4]), (left, baseline), width, Align::Centre);
    } else {
        let tick = icons::picture(Icon::Check);
        pen.picture(tick, left + (width - icons::width(tick)) / 2, baseline - 8);
    }
}
