//! The table where the gauge needs room: names, and two numbers with their icons under each. White acts.

use super::{
    fonts::BOLD,
    frame::WIDTH,
    icons::{self, ARROW, picture},
    pen::{Align, LINE, Pen, count_width},
    table::short_names,
};
use crate::{
    i18n::number,
    view::{Cell, Column, Count, Icon, Status},
};

const ROWS: i32 = 29;
/// First rows of the numbers.
const LINES: [i32; 2] = [10, 19];
/// Between an icon and its number.
const SPACE: i32 = 2;

pub fn draw(pen: &mut Pen<'_>, columns: &[Column]) {
    let count = i32::try_from(columns.len().max(1)).unwrap_or(1);
    let width = WIDTH / count - 1;
    let names = short_names(pen.names, columns, width - 1);
    for (index, (column, name)) in (0..).zip(columns.iter().zip(&names)) {
        let x = index * WIDTH / count;
        pen.text(&BOLD, name, (x, 10), width, Align::Centre);
        for (cell, top) in column.cells.iter().zip(LINES) {
            match cell {
                Cell::Count(icon, count) => counted(pen, *icon, *count, (x, top), width),
                Cell::Chip(phrase) => {
                    let words = pen.long(phrase);
                    pen.text(&BOLD, &words, (x, top + LINE - 1), width, Align::Centre);
                }
                // Bars want the tall table; no game shows them beside boats.
                Cell::Bars { .. } => {}
            }
        }
        if column.status == Status::Acts {
            pen.frame.invert(x, 0, width, ROWS);
        }
    }
}

/// A number, which gives up its icon, then its old value, rather than be cut. The lines are too close for
/// chips: an arrow is the preview.
fn counted(pen: &mut Pen<'_>, icon: Icon, count: Count, (x, top): (i32, i32), width: i32) {
    let sign = icons::width(picture(icon)) + SPACE;
    let whole = count_width(count);
    // Black digits must not reach the edge of a white column.
    let room = width - 2;
    let baseline = top + LINE - 1;
    match count.next {
        _ if sign + whole <= room => {
            let start = x + (width - sign - whole + 1) / 2;
            pen.picture(picture(icon), start, top + 2);
            pen.count(count, start + sign, baseline);
        }
        Some(next) if whole > room => {
            let digits = number(next);
            let start = x + (width - 4 - BOLD.width(&digits) + 1) / 2;
            pen.picture(ARROW, start, baseline - 6);
            BOLD.draw(pen.frame, &digits, start + 4, baseline);
        }
        _ => {
            pen.count(count, x + (width - whole + 1) / 2, baseline);
        }
    }
}
