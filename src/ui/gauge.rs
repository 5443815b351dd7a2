//! The band between the players and the bar: what belongs to the table.

use super::{
    fonts::{BOLD, REGULAR},
    icons::picture,
    level,
    pen::{Align, Pen, count_width},
    strip,
};
use crate::{
    i18n::{Length, Phrase, number},
    view::{Count, Gauge, Icon},
};

pub const BASELINE: i32 = 51;
const WIDTH: i32 = 126;
/// Between two counters.
const GAP: i32 = 7;
/// Between a number and its noun.
const SPACE: i32 = 3;

/// Rows of a level: its frame, and the tokens in it.
const LEVEL_TOP: i32 = 44;
const LEVEL_ROWS: i32 = 7;
const LEVEL_LEFT: i32 = 7;
/// Columns of one token.
const TOKEN: i32 = 2;
/// A square, and the room from one to the next.
const SQUARE: i32 = 6;
const SQUARES: i32 = 8;

pub fn draw(pen: &mut Pen<'_>, gauge: &Gauge) {
    match gauge {
        Gauge::Words { lead, counts } => words(pen, lead, counts),
        Gauge::Level { icon, level, most, left, of } => {
            pen.picture(picture(*icon), 0, LEVEL_TOP);
            bar(pen, *level, *most);
            squares(pen, *left, *of);
        }
        // Taller than this band: see `boats`.
        Gauge::Boats(_) => {}
        Gauge::Strip { slots, at, right } => strip::draw(pen, slots, *at, right),
        Gauge::Tilt { lean, stock, drops } => level::draw(pen, *lean, *stock, *drops),
        Gauge::Text(phrase) => {
            let text = pen.fit(&REGULAR, phrase, WIDTH);
            pen.text(&REGULAR, &text, (1, BASELINE), WIDTH, Align::Left);
        }
        Gauge::Recorded(phrase) => passing(pen, Icon::Check, phrase),
        Gauge::Remark(phrase) => passing(pen, Icon::First, phrase),
    }
}

/// Two columns a token; one that the answer takes is left as its outline.
fn bar(pen: &mut Pen<'_>, level: Count, most: i16) {
    let wide = i32::from(most) * TOKEN + 3;
    pen.frame.outline(LEVEL_LEFT, LEVEL_TOP, wide, LEVEL_ROWS);
    let next = level.next.unwrap_or(level.now);
    for token in 0..level.now.max(next) {
        let x = LEVEL_LEFT + 2 + i32::from(token) * TOKEN;
        if token < level.now.min(next) {
            pen.frame.fill(x, LEVEL_TOP + 2, TOKEN, LEVEL_ROWS - 4);
        } else {
            pen.frame.set(x, LEVEL_TOP + 2, true);
            pen.frame.set(x, LEVEL_TOP + LEVEL_ROWS - 3, true);
        }
    }
    BOLD.draw(pen.frame, &number(level.now), LEVEL_LEFT + wide + SPACE, BASELINE);
}

/// At the right, full where something is left; a dot in those that the answer takes.
fn squares(pen: &mut Pen<'_>, left: Count, of: i16) {
    let next = left.next.unwrap_or(left.now);
    for (index, x) in (0..of).zip((WIDTH - SQUARES * i32::from(of) + SQUARES - SQUARE..).step_by(8)) {
        let y = LEVEL_TOP + 1;
        if index < left.now.min(next) {
            pen.frame.fill(x, y, SQUARE, SQUARE);
            continue;
        }
        pen.frame.fill(x, y, SQUARE, SQUARE);
        pen.frame.invert(x + 1, y + 1, SQUARE - 2, SQUARE - 2);
        if index < left.now.max(next) {
            pen.frame.fill(x + 2, y + 2, SQUARE - 4, SQUARE - 4);
        }
    }
}

/// Something said until the next press.
fn passing(pen: &mut Pen<'_>, icon: Icon, phrase: &Phrase) {
    pen.picture(picture(icon), 2, 43);
    let text = pen.fit(&BOLD, phrase, 114);
    pen.text(&BOLD, &text, (12, BASELINE), 114, Align::Left);
}

/// `M3  5>6 groupes  10 tuiles`: the round gives way first, then the long nouns.
fn words(pen: &mut Pen<'_>, lead: &Phrase, counts: &[(Count, Phrase)]) {
    let total = |length: Length| {
        let nouns = counts.iter().map(|(count, noun)| {
            count_width(*count) + SPACE + REGULAR.width(&noun.text(pen.lang, length, pen.names))
        });
        nouns.sum::<i32>() + GAP * (i32::try_from(counts.len()).unwrap_or(1) - 1)
    };
    let length = if total(Length::Long) <= WIDTH { Length::Long } else { Length::Short };
    let mut x = WIDTH - total(length);
    let lead = pen.long(lead);
    if REGULAR.width(&lead) + GAP <= x {
        REGULAR.draw(pen.frame, &lead, 1, BASELINE);
    }
    for (count, noun) in counts {
        x += pen.count(*count, x, BASELINE) + SPACE;
        let noun = noun.text(pen.lang, length, pen.names);
        REGULAR.draw(pen.frame, &noun, x, BASELINE);
        x += REGULAR.width(&noun) + GAP;
    }
}
