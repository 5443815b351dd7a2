//! The scoreboard: one column per player, names above, big numbers, one line below. White acts.

use heapless::{String, Vec};

use super::{
    bars::Bars,
    fonts::{BOLD, DIGITS, DIGITS_24, Face, REGULAR},
    frame::WIDTH,
    icons::{self, picture},
    pen::{Align, LINE, Pen, chip_width, count_width, preview_chip_width},
};
use crate::{
    i18n::{Text, number},
    seat::{MAX_SEATS, Names},
    view::{Cell, Column, Count, Icon, Status},
};

/// Rows of the table.
const ROWS: i32 = 41;
/// Rows of the big number.
const BIG: (i32, i32) = (12, 18);
/// First row of the line below.
const LINE_TOP: i32 = 31;
/// Between two things in the line below.
const GAP: i32 = 3;
/// A digit of one, centred.
const SLOT: i32 = 12;

pub fn draw(pen: &mut Pen<'_>, columns: &[Column]) {
    let count = i32::try_from(columns.len().max(1)).unwrap_or(1);
    let width = WIDTH / count - 1;
    let names = short_names(pen.names, columns, width - 1);
    let widest = columns
        .iter()
        .map(|column| number(column.big.now))
        .max_by_key(|digits| digits.len())
        .unwrap_or_default();
    let fits = |(bold, _): &&(Face, Face)| bold.width(&widest) <= width - 4;
    let faces = DIGITS.iter().find(fits).unwrap_or(&DIGITS[3]);
    for (index, (column, name)) in (0..).zip(columns.iter().zip(&names)) {
        let spot = Spot { x: index * WIDTH / count, width };
        let out = column.status == Status::Out;
        pen.text(if out { &REGULAR } else { &BOLD }, name, (spot.x, 10), width, Align::Centre);
        if count == 2 && widest.len() <= 2 {
            wide(pen, column, spot, &widest);
        } else {
            let face = if out { &faces.1 } else { &faces.0 };
            narrow(pen, column, spot, face, widest.len() == 1);
        }
        if column.status == Status::Acts {
            pen.frame.invert(spot.x, 0, width, ROWS);
        }
    }
}

/// Where a column stands.
#[derive(Copy, Clone)]
struct Spot {
    x: i32,
    width: i32,
}

/// `>4`, `>4!`: what the answer would make of the big number.
fn preview(column: &Column) -> Option<String<10>> {
    let mut text: String<10> = column.big.next.map(|next| number(next).chars().collect())?;
    if column.surprising {
        // Six characters and one more.
        let _fits = text.push('!');
    }
    Some(text)
}

/// Two players: the largest digits, everything else stacked at their right.
fn wide(pen: &mut Pen<'_>, column: &Column, spot: Spot, widest: &str) {
    let digits = number(column.big.now);
    let room = DIGITS_24.width(widest);
    let x = spot.x + 4;
    DIGITS_24.draw(pen.frame, &digits, x + room - DIGITS_24.width(&digits), 38);
    let right = x + room + 4;
    let previewed = preview(column);
    let mut rows: &[i32] = &[27, 17];
    if let Some(text) = &previewed {
        pen.preview_chip(text, right, 14);
        rows = &[27];
    } else if let (Some(what), Status::Acts) = (column.what, column.status) {
        pen.picture(picture(what), right, 16);
        rows = &[27];
    }
    let mut end = spot.x + spot.width - 3;
    for mark in &column.marks {
        end -= icons::width(picture(*mark));
        pen.picture(picture(*mark), end, 15);
        end -= 2;
    }
    for (cell, y) in column.cells.iter().zip(rows) {
        let mut line = Line { items: Vec::new(), used: 0, width: spot.x + spot.width - right };
        line.add_changing(pen, cell);
        for next in &line.items {
            item(pen, next, right, *y);
        }
    }
}

/// Three to five players: the number with a slot beside a single digit, and the line below.
fn narrow(pen: &mut Pen<'_>, column: &Column, spot: Spot, face: &Face, single: bool) {
    let digits = number(column.big.now);
    let baseline = BIG.0 + i32::midpoint(BIG.1, face.capitals) + (BIG.1 - face.capitals) % 2;
    let previewed = preview(column);
    let mut line = Line { items: Vec::new(), used: 0, width: spot.width };
    if single {
        slot(pen, column, spot, face, &digits, baseline, previewed.as_deref());
    } else {
        pen.text(face, &digits, (spot.x, baseline), spot.width, Align::Centre);
        line.add(previewed.map(|text| Item::Preview(text.chars().collect())));
    }
    let changes = |cell: &&Cell| matches!(cell, Cell::Count(_, Count { next: Some(_), .. }));
    for cell in column.cells.iter().filter(changes) {
        line.add_changing(pen, cell);
    }
    for cell in column.cells.iter().filter(|cell| !changes(cell)) {
        line.add_resting(pen, cell);
    }
    let beside = if single { shown_beside(column) } else { &[] };
    line.add(column.marks.iter().filter(|mark| !beside.contains(mark)).map(|mark| Item::Mark(*mark)));
    let mut x = spot.x + (spot.width - line.used + 1) / 2;
    for next in &line.items {
        x += item(pen, next, x, LINE_TOP) + GAP;
    }
}

/// Marks that stand in the slot beside a single digit: of a player to move the slot holds what the number
/// counts, and the preview.
fn shown_beside(column: &Column) -> &[Icon] {
    match (column.status, column.what, column.big.next) {
        (Status::Acts, Some(_), _) => &[],
        (_, _, Some(_)) => &column.marks[..column.marks.len().min(1)],
        _ => &column.marks,
    }
}

fn slot(
    pen: &mut Pen<'_>,
    column: &Column,
    spot: Spot,
    face: &Face,
    digits: &str,
    baseline: i32,
    previewed: Option<&str>,
) {
    let room = previewed.map_or(LINE, preview_chip_width).max(LINE);
    let x = spot.x + ((spot.width - SLOT - 1 - room) / 2).max(0);
    face.draw(pen.frame, digits, x + (SLOT - face.width(digits)) / 2, baseline);
    if let Some(text) = previewed {
        pen.preview_chip(text, x + SLOT + 1, 20);
    }
    if let (Status::Acts, Some(what)) = (column.status, column.what) {
        pen.picture(picture(what), x + SLOT + 2, if previewed.is_some() { 12 } else { 22 });
        return;
    }
    for (mark, y) in shown_beside(column).iter().zip([12, 22]) {
        pen.picture(picture(*mark), x + SLOT + 2, y);
    }
}

/// Something in the line below.
enum Item {
    Count(Option<Icon>, Count),
    /// `>24`.
    Preview(Text),
    Words(Text),
    Mark(Icon),
    Bars(Bars),
}

impl Item {
    fn from_cell(pen: &Pen<'_>, cell: &Cell) -> Self {
        match cell {
            Cell::Count(icon, count) => Self::Count(Some(*icon), *count),
            Cell::Chip(phrase) => Self::Words(pen.long(phrase)),
            Cell::Bars { now, next, most } => {
                Self::Bars(Bars { now: *now, next: *next, most: *most, narrow: false })
            }
        }
    }

    fn width(&self) -> i32 {
        match self {
            Self::Count(icon, count) => {
                let icon = icon.map_or(0, |icon| icons::width(picture(icon)) + 2);
                let frame = if count.next.is_some() { 2 } else { 0 };
                icon + count_width(*count) + frame
            }
            Self::Preview(text) => preview_chip_width(text),
            Self::Words(text) => chip_width(text),
            Self::Mark(icon) => icons::width(picture(*icon)),
            Self::Bars(bars) => bars.width(),
        }
    }
}

/// What fits the line below, in the order of importance.
struct Line {
    items: Vec<Item, 6>,
    used: i32,
    width: i32,
}

impl Line {
    fn add(&mut self, items: impl IntoIterator<Item = Item>) {
        for item in items {
            let wide = item.width() + if self.items.is_empty() { 0 } else { GAP };
            if self.used + wide <= self.width && self.items.push(item).is_ok() {
                self.used += wide;
            }
        }
    }

    /// Bars stand closer together before they go.
    fn add_resting(&mut self, pen: &Pen<'_>, cell: &Cell) {
        let before = self.items.len();
        self.add([Item::from_cell(pen, cell)]);
        if let (Item::Bars(bars), true) = (Item::from_cell(pen, cell), self.items.len() == before) {
            self.add([Item::Bars(Bars { narrow: true, ..bars })]);
        }
    }

    /// A number that changes gives up its icon, then its old value, before it goes.
    fn add_changing(&mut self, pen: &Pen<'_>, cell: &Cell) {
        let before = self.items.len();
        self.add([Item::from_cell(pen, cell)]);
        let Cell::Count(_, count) = cell else { return };
        if self.items.len() == before {
            self.add([Item::Count(None, *count)]);
        }
        if let (Some(next), true) = (count.next, self.items.len() == before) {
            self.add([Item::Preview(number(next).chars().collect())]);
        }
    }
}

/// Draws an item; returns its width.
fn item(pen: &mut Pen<'_>, item: &Item, x: i32, y: i32) -> i32 {
    let width = item.width();
    match item {
        Item::Count(icon, count) => {
            let inset = i32::from(count.next.is_some());
            let mut at = x + inset;
            if let Some(icon) = icon {
                pen.picture(picture(*icon), at, y + 2);
                at += icons::width(picture(*icon)) + 2 - inset;
            }
            pen.count(*count, at, y + 9);
            if count.next.is_some() {
                pen.frame.invert(x, y, width, LINE);
            }
        }
        Item::Preview(text) => {
            pen.preview_chip(text, x, y);
        }
        Item::Words(text) => pen.chip(text, x, y),
        Item::Mark(icon) => pen.picture(picture(*icon), x, y + 2),
        Item::Bars(bars) => bars.draw(pen, x, y),
    }
    width
}

/// Names cut to the column; two that would look the same get the first letter that differs as their last.
pub(super) fn short_names(names: &Names, columns: &[Column], width: i32) -> Vec<Text, MAX_SEATS> {
    let mut short: Vec<Text, MAX_SEATS> = Vec::new();
    for column in columns {
        let name = names.of(column.seat);
        let mut cut: Text = BOLD.cut(name, width).chars().collect();
        let twin = short.iter().position(|other| *other == cut);
        if let Some(twin) = twin.and_then(|twin| columns.get(twin)) {
            let differing = name.chars().zip(names.of(twin.seat).chars().chain(core::iter::repeat(' ')));
            if let Some((letter, _)) = { differing }.find(|(a, b)| a != b) {
                cut.pop();
                // A letter was just taken off.
                let _fits = cut.push(letter);
            }
        }
        // As many as columns.
        let _fits = short.push(cut);
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_when_cut_are_told_apart() {
        let names = Names::new(["Maximilien", "Maximin", "Guillemett", "Max"]).unwrap();
        let columns: Vec<Column, 5> = crate::seat::Seat::all(4)
            .map(|seat| Column {
                seat,
                status: Status::Waits,
                big: Count { now: 0, next: None },
                surprising: false,
                what: None,
                marks: Vec::new(),
                cells: Vec::new(),
            })
            .collect();
        let short = short_names(&names, &columns, 30);
        assert_eq!(
            short.iter().map(Text::as_str).collect::<std::vec::Vec<_>>(),
            ["Maxi", "Maxn", "Guille", "Max"]
        );
    }
}
