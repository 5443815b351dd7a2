//! Five small bars in the line below a player's number, on one scale for the whole table.

use super::pen::Pen;

/// Rows above the ground line.
const HEIGHT: i32 = 9;

/// Bars in halves; `narrow` where something else needs the room.
#[derive(Copy, Clone)]
pub struct Bars {
    pub now: [i16; 5],
    pub next: [i16; 5],
    pub most: i16,
    pub narrow: bool,
}

impl Bars {
    const fn pitch(&self) -> i32 {
        if self.narrow { 4 } else { 5 }
    }

    pub const fn width(&self) -> i32 {
        5 * self.pitch() - 1
    }

    /// Rows of a bar: three, two or one a whole, and squeezed where even that is too high.
    fn rows(&self, halves: i16) -> i32 {
        let halves = i32::from(halves);
        let rows = match self.most {
            ..=6 => halves * 3 / 2,
            7..=9 => halves,
            10..=18 => halves / 2,
            most => halves * HEIGHT / i32::from(most),
        };
        // Something is never drawn as nothing.
        rows.clamp(halves.min(1), HEIGHT)
    }

    /// What stays is filled; what the answer adds or takes away is an outline on top.
    pub fn draw(&self, pen: &mut Pen<'_>, x: i32, y: i32) {
        let ground = y + HEIGHT;
        let wide = self.pitch() - 1;
        for ((now, next), x) in
            self.now.iter().zip(self.next).zip((x..).step_by(self.pitch().unsigned_abs() as usize))
        {
            let (stays, most) = (self.rows(next.min(*now)), self.rows(next.max(*now)));
            pen.frame.fill(x, ground, wide, 1);
            pen.frame.fill(x, ground - stays, wide, stays);
            // Where the scale is too small to show the change, it takes a row all the same.
            let change = if *now == next { 0 } else { (most - stays).max(2) };
            let top = (ground - stays - change).max(y);
            if change > 0 {
                frame(pen, x, top, wide, ground - stays - top + 1);
            }
        }
    }
}

/// An outline with its corners, its lowest row shared with what is below.
fn frame(pen: &mut Pen<'_>, x: i32, y: i32, width: i32, height: i32) {
    pen.frame.fill(x, y, width, 1);
    pen.frame.fill(x, y, 1, height);
    pen.frame.fill(x + width - 1, y, 1, height);
}
