//! The table where the gauge needs room: names, and two numbers with their icons under each. White acts.

use super::{
    fonts::BOLD,
    frame::WIDTH,
    pen::{Align, Pen},
    table::{Item, item, short_names},
};
use crate::view::{Cell, Column, Status};

const ROWS: i32 = 30;
/// First rows of the numbers.
const LINES: [i32; 2] = [11, 20];

pub fn draw(pen: &mut Pen<'_>, columns: &[Column]) {
    let count = i32::try_from(columns.len().max(1)).unwrap_or(1);
    let width = WIDTH / count - 1;
    let names = short_names(pen.names, columns, width - 1);
    for (index, (column, name)) in (0..).zip(columns.iter().zip(&names)) {
        let x = index * WIDTH / count;
        pen.text(&BOLD, name, (x, 10), width, Align::Centre);
        for (cell, y) in column.cells.iter().zip(LINES) {
            let shown = fitting(pen, cell, width);
            item(pen, &shown, x + (width - shown.width() + 1) / 2, y);
        }
        if column.status == Status::Acts {
            pen.frame.invert(x, 0, width, ROWS);
        }
    }
}

/// A number gives up its icon, then its old value, rather than be cut.
fn fitting(pen: &Pen<'_>, cell: &Cell, width: i32) -> Item {
    let whole = Item::from_cell(pen, cell);
    let Cell::Count(_, count) = cell else { return whole };
    if whole.width() <= width {
        return whole;
    }
    let bare = Item::Count(None, *count);
    match count.next {
        Some(next) if bare.width() > width => Item::preview(next),
        _ => bare,
    }
}
