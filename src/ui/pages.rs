//! Screens without a table: titles, lists, choices, numbers, notices, the ranking.

use heapless::Vec;

use super::{
    fonts::{BOLD, DIGITS_24, Face, HEAD, REGULAR},
    icons::{self, DOWN_LARGE, UP_LARGE},
    pen::{Align, LINE, Pen},
};
use crate::{
    game::Standings,
    i18n::{Phrase, number},
    view::{Icon, LIST_ROWS, Row, RowEnd},
};

const LIST_TOP: i32 = 13;

/// A white line above; what stands at the right gives way.
pub fn title(pen: &mut Pen<'_>, title: &Phrase, right: Option<&Phrase>) {
    let text = pen.fit(&BOLD, title, 122);
    pen.text(&BOLD, &text, (3, 10), 122, Align::Left);
    let room = 125 - 3 - BOLD.width(&text) - 4;
    let right = right.map(|right| pen.fit(&REGULAR, right, room));
    if let Some(right) = right.filter(|right| REGULAR.width(right) <= room) {
        pen.text(&REGULAR, &right, (0, 10), 125, Align::Right);
    }
    pen.frame.invert(0, 0, 128, 12);
}

/// Whether `title` can be read whole.
pub fn fits_title(pen: &Pen<'_>, title: &Phrase) -> bool {
    BOLD.width(&pen.long(title)) <= 122
}

/// Up to five rows, and where they lie in the whole.
pub fn list(pen: &mut Pen<'_>, rows: &[Row], at: Option<usize>, (first, total): (usize, usize)) {
    let scrolls = total > LIST_ROWS;
    let width = if scrolls { 124 } else { 128 };
    for (index, row) in rows.iter().enumerate() {
        let baseline = row_top(index) + 9;
        let face: &Face = if at == Some(index) { &BOLD } else { &REGULAR };
        let points = match row.right {
            Some(RowEnd::Number(points)) => number(points),
            Some(RowEnd::Words(_)) | None => heapless::String::new(),
        };
        // Points are never cut; words at the right give way to those at the left, unless a shorter left saves them.
        let mut left = pen.fit(face, &row.left, width - 10 - BOLD.width(&points));
        if let Some(RowEnd::Words(words)) = &row.right {
            let room = width - 10 - REGULAR.width(&pen.long(words));
            if face.width(&left) > room {
                let short = pen.short(&row.left);
                left = if face.width(&short) <= room { short } else { left };
            }
        }
        pen.text(face, &left, (3, baseline), width - 7 - BOLD.width(&points), Align::Left);
        pen.text(&BOLD, &points, (0, baseline), width - 3, Align::Right);
        if let Some(RowEnd::Words(words)) = row.right {
            row_words(pen, &words, width - 3, width - 10 - face.width(&left), baseline);
        }
    }
    if let Some(at) = at {
        pen.frame.invert(0, row_top(at), width, LINE);
    }
    if scrolls {
        scrollbar(pen, first, total);
    }
}

/// Words that end at `right` within `room`: bold, or thinner and shorter where they would not fit.
fn row_words(pen: &mut Pen<'_>, words: &Phrase, right: i32, room: i32, baseline: i32) {
    let long = pen.long(words);
    let (face, text) =
        if BOLD.width(&long) <= room { (&BOLD, long) } else { (&REGULAR, pen.fit(&REGULAR, words, room)) };
    pen.text(face, &text, (right - room, baseline), room, Align::Right);
}

pub fn row_top(index: usize) -> i32 {
    LIST_TOP + LINE * i32::try_from(index).unwrap_or(0)
}

pub fn scrollbar(pen: &mut Pen<'_>, first: usize, total: usize) {
    const ROWS: usize = 51;
    for y in (0..51).step_by(2) {
        pen.frame.set(126, LIST_TOP + y, true);
    }
    let start = i32::try_from(first * ROWS / total.max(1)).unwrap_or(0);
    let length = i32::try_from(LIST_ROWS * ROWS / total.max(1)).unwrap_or(0);
    pen.frame.fill(125, LIST_TOP + start, 3, length.max(3));
}

/// A few choices; a refused one is struck out and framed, its reason beside it.
pub fn choices(pen: &mut Pen<'_>, rows: &[Phrase], at: usize, refused: Option<&(Phrase, bool)>) {
    for (index, row) in rows.iter().enumerate() {
        if let Some((reason, insisted)) = refused.filter(|_| at == index) {
            refused_row(pen, row, reason, *insisted, row_top(index));
            continue;
        }
        let face = if at == index { &BOLD } else { &REGULAR };
        let text = pen.fit(face, row, 122);
        pen.text(face, &text, (3, row_top(index) + 9), 122, Align::Left);
    }
    if refused.is_none() {
        pen.frame.invert(0, row_top(at), 128, LINE);
    }
}

/// The reason is never cut: the words give way.
fn refused_row(pen: &mut Pen<'_>, words: &Phrase, reason: &Phrase, insisted: bool, top: i32) {
    let reason = pen.long(reason);
    let wide = BOLD.width(&reason);
    let room = 122 - wide - 4;
    let words = pen.fit(&REGULAR, words, room);
    pen.text(&REGULAR, &words, (3, top + 9), room, Align::Left);
    pen.frame.fill(2, top + 5, REGULAR.width(&words).min(room) + 2, 1);
    pen.text(&BOLD, &reason, (0, top + 9), 125, Align::Right);
    if insisted {
        pen.frame.invert(123 - wide, top + 1, wide + 4, LINE - 1);
    }
    pen.frame.outline(0, top, 128, LINE + 1);
}

/// A word of help under `rows` choices and a dotted line, where there is room.
pub fn help(pen: &mut Pen<'_>, help: &Phrase, rows: usize) {
    let below = row_top(rows);
    let help = pen.long(help);
    let lines = wrap(&REGULAR, &help, 122);
    let baselines: &[i32] = match (rows, lines.len()) {
        (..=2, 2) => &[50, 62],
        (..=2, 1) => &[51],
        (3, 1) => &[58],
        (3, 2) => &[54, 63],
        (4, 1) => &[62],
        _ => return,
    };
    let dots = if rows <= 3 && lines.len() == 1 || rows <= 2 { below + 3 } else { below };
    for x in (0..128).step_by(2) {
        pen.frame.set(x, dots, true);
    }
    for (line, baseline) in lines.iter().zip(baselines) {
        pen.text(&REGULAR, line, (3, *baseline), 122, Align::Left);
    }
}

/// One of two, in large letters.
pub fn pick(pen: &mut Pen<'_>, rows: &[Phrase; 2], at: usize) {
    for (index, (row, baseline)) in rows.iter().zip([29, 47]).enumerate() {
        let text = pen.long(row);
        pen.text(&HEAD, &text, (6, baseline), 116, Align::Left);
        if at == index {
            pen.frame.invert(0, baseline - 14, 128, 18);
        }
    }
}

/// One number in the largest digits, what is asked, and what the number would mean.
pub fn entry(pen: &mut Pen<'_>, label: &Phrase, value: i16, check: Option<&Phrase>) {
    let digits = number(value);
    let wide = DIGITS_24.width(&digits);
    let label = pen.long(label);
    let room = 102 - wide;
    let lines = wrap(&BOLD, &label, room);
    let (first, step) = if lines.len() > 2 { (22, 10) } else { (24, 11) };
    for (line, baseline) in lines.iter().zip((first..).step_by(step)).take(3) {
        pen.text(&BOLD, line, (4, baseline), room, Align::Left);
    }
    DIGITS_24.draw(pen.frame, &digits, 112 - wide, 39);
    pen.picture(UP_LARGE, 117, 17);
    pen.picture(DOWN_LARGE, 117, 31);
    if let Some(check) = check {
        let text = pen.fit(&REGULAR, check, 122);
        // Three lines of label leave the row of the check to them only if it is short.
        pen.text(&REGULAR, &text, (4, 50), 122, Align::Left);
    }
}

/// Something has happened: a tall white head with an icon, and up to three lines.
pub fn notice(pen: &mut Pen<'_>, icon: Icon, head: &Phrase, body: &Phrase) {
    let rows = icons::picture(icon).height;
    pen.icon_doubled(icon, 4, (18 - 2 * rows) / 2);
    let x = 4 + 2 * icons::width(icons::picture(icon)) + 6;
    let head = pen.long(head);
    let face = if HEAD.width(&head) <= 124 - x { &HEAD } else { &BOLD };
    pen.text(face, &head, (x, 15), 124 - x, Align::Left);
    pen.frame.invert(0, 0, 128, 18);
    let body = pen.long(body);
    let lines = wrap(&REGULAR, &body, 121);
    let (first, step) = if lines.len() > 2 { (29, 10) } else { (32, 12) };
    for (line, baseline) in lines.iter().zip((first..).step_by(step)).take(3) {
        pen.text(&REGULAR, line, (4, baseline), 121, Align::Left);
    }
}

/// Up to five lines of text under a title.
pub fn paragraph(pen: &mut Pen<'_>, body: &Phrase) {
    let body = pen.long(body);
    for (line, baseline) in wrap(&REGULAR, &body, 124).iter().zip((22..).step_by(10)) {
        pen.text(&REGULAR, line, (3, baseline), 124, Align::Left);
    }
}

/// Rank, name, what decided, points. Winners are bold; how a tie was settled stands below.
pub fn standings(pen: &mut Pen<'_>, standings: &Standings, at: usize) {
    for (index, row) in standings.rows.iter().enumerate() {
        let baseline = row_top(index) + 9;
        let face: &Face = if row.rank == 1 { &BOLD } else { &REGULAR };
        pen.text(face, &number(row.rank.into()), (2, baseline), 8, Align::Centre);
        let name = pen.names.of(row.seat);
        // Where the next letter would begin, and a gap: what decided stands in the rest.
        let end = face.draw(pen.frame, face.cut(name, 62), 14, baseline) + 3;
        if let Some(note) = row.note.map(|note| pen.fit(&REGULAR, &note, 102 - end)) {
            pen.text(&REGULAR, &note, (end, baseline), 102 - end, Align::Right);
        }
        pen.text(&BOLD, &number(row.score), (100, baseline), 25, Align::Right);
    }
    pen.frame.invert(0, row_top(at), 128, LINE);
    if let Some(decided) = standings.decided.filter(|_| standings.rows.len() < LIST_ROWS) {
        let text = pen.fit(&REGULAR, &decided, 122);
        pen.text(&REGULAR, &text, (3, 62), 122, Align::Left);
    }
}

/// Breaks `text` at spaces into lines within `width`.
fn wrap<'a>(face: &Face, text: &'a str, width: i32) -> Vec<&'a str, 5> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() && lines.len() < lines.capacity() {
        let (line, after) = break_off(face, rest, width);
        // There was room.
        let _fits = lines.push(line);
        rest = after.trim_start_matches(' ');
    }
    lines
}

/// The words of `text` that fit `width`, and what is left. A word wider than the line gets a line of its own, cut when
/// drawn.
fn break_off<'a>(face: &Face, text: &'a str, width: i32) -> (&'a str, &'a str) {
    // French sets a space before these, and no line begins with them.
    let holds = |after: &str| after.trim_start_matches(' ').starts_with([':', ';', '?', '!']);
    let spaces = text.bytes().enumerate().filter(|(_, byte)| *byte == b' ').map(|(at, _)| at);
    let breaks = spaces.chain([text.len()]).filter_map(|at| text.split_at_checked(at));
    let mut breaks = breaks.filter(|(_, after)| !holds(after));
    let mut best = breaks.next().unwrap_or((text, ""));
    // What was measured is not measured again.
    let mut wide = face.advance(best.0);
    for (line, after) in breaks {
        wide += face.advance(line.get(best.0.len()..).unwrap_or_default());
        if wide - 1 > width {
            break;
        }
        best = (line, after);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_at_spaces_and_keeps_every_word() {
        let lines = wrap(&REGULAR, "Un seul groupe : 8 visibles et 1 cachée.", 60);
        assert!(lines.iter().all(|line| REGULAR.width(line) <= 60));
        assert_eq!(lines.join(" "), "Un seul groupe : 8 visibles et 1 cachée.");
    }

    #[test]
    fn no_line_begins_with_a_colon() {
        let lines = wrap(&REGULAR, "Triez vos tuiles par espèce : l'arche de Nina d'abord.", 121);
        assert_eq!(lines.as_slice(), ["Triez vos tuiles par", "espèce : l'arche de Nina", "d'abord."]);
    }

    #[test]
    fn a_word_wider_than_the_line_is_not_lost() {
        assert_eq!(wrap(&REGULAR, "anticonstitutionnellement", 20).as_slice(), ["anticonstitutionnellement"]);
    }
}
