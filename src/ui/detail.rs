//! A page of details: a table of numbers, its columns as wide as what stands in them.

use heapless::Vec;

use super::{
    fonts::{BOLD, Face, REGULAR},
    icons::{self, picture},
    pages::{row_top, scrollbar},
    pen::{Align, LINE, Pen},
};
use crate::{
    i18n::{Arg, Label, Text},
    view::{DETAIL_COLUMNS, Detail, DetailRow, Head, LIST_ROWS},
};

const VALUE: Label = Label::brief("{0}", "{0}");
const NOTHING: &str = "-";
const LEFT: i32 = 3;
/// Least room between two columns, and most.
const GAP: (i32, i32) = (4, 14);
/// Names narrower than this are told apart no more: numbers become thinner instead.
const NAME: i32 = 32;

/// Where each column begins, and its width.
type Columns = Vec<(i32, i32), DETAIL_COLUMNS>;

/// The heads stand in the white title line, so that five players have a row each.
pub fn draw(pen: &mut Pen<'_>, detail: &Detail, (page, pages): (usize, usize)) {
    let right = if pages > 1 { 124 } else { 128 };
    let room = |columns: &Columns| columns.first().map_or(right - 2, |column| column.0) - GAP.0 - LEFT;
    let bold = columns(pen, detail, &BOLD, right - 2);
    let (face, columns) = if room(&bold) < NAME {
        (&REGULAR, columns(pen, detail, &REGULAR, right - 2))
    } else {
        (&BOLD, bold)
    };
    let room = room(&columns);
    let title = pen.fit(&BOLD, &detail.title, room);
    pen.text(&BOLD, &title, (LEFT, 10), room, Align::Left);
    for (head, &(x, width)) in detail.heads.iter().zip(&columns) {
        draw_head(pen, *head, x, width);
    }
    pen.frame.invert(0, 0, 128, 12);
    for (index, row) in detail.rows.iter().enumerate() {
        let top = row_top(index);
        let name: &Face = if row.acts { &BOLD } else { &REGULAR };
        let left = pen.fit(name, &row.left, room);
        pen.text(name, &left, (LEFT, top + 9), room, Align::Left);
        for (cell, &(x, width)) in row.cells.iter().zip(&columns) {
            let text = value(pen, *cell);
            pen.text(face, &text, (x, top + 9), width, Align::Right);
        }
        if row.acts {
            pen.frame.invert(0, top, right, LINE);
        }
    }
    if pages > 1 {
        scrollbar(pen, page * LIST_ROWS, pages * LIST_ROWS);
    }
}

fn draw_head(pen: &mut Pen<'_>, head: Head, x: i32, width: i32) {
    match head {
        Head::Icon(icon) => {
            let picture = picture(icon);
            pen.picture(picture, x + width - icons::width(picture), 3);
        }
        Head::Words(words) => {
            let words = pen.long(&words.say());
            pen.text(&BOLD, &words, (x, 10), width, Align::Right);
        }
    }
}

fn value(pen: &Pen<'_>, cell: Option<Arg>) -> Text {
    cell.map_or_else(|| NOTHING.chars().collect(), |arg| pen.long(&VALUE.with([arg])))
}

/// Numbers are never cut: they take the room they need, and names what is left.
fn columns(pen: &Pen<'_>, detail: &Detail, face: &Face, right: i32) -> Columns {
    let count = detail.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let widths: Vec<i32, DETAIL_COLUMNS> = (0..count).map(|at| width_of(pen, detail, face, at)).collect();
    let names = detail.rows.iter().map(|row| REGULAR.width(&pen.long(&row.left))).max().unwrap_or(0);
    let names = names.max(BOLD.width(&pen.long(&detail.title)));
    let spare = right - LEFT - names - widths.iter().sum::<i32>();
    let gap = (spare / i32::try_from(count.max(1)).unwrap_or(1)).clamp(GAP.0, GAP.1);
    let mut end = right;
    let mut columns: Columns = Vec::new();
    for &width in widths.iter().rev() {
        // As many as widths.
        let _fits = columns.push((end - width, width));
        end -= width + gap;
    }
    columns.reverse();
    columns
}

fn width_of(pen: &Pen<'_>, detail: &Detail, face: &Face, at: usize) -> i32 {
    let head = detail.heads.get(at).map_or(0, |head| match head {
        Head::Icon(icon) => icons::width(picture(*icon)),
        Head::Words(words) => BOLD.width(&pen.long(&words.say())),
    });
    let cell = |row: &DetailRow| row.cells.get(at).map_or(0, |cell| face.width(&value(pen, *cell)));
    detail.rows.iter().map(cell).max().unwrap_or(0).max(head)
}
