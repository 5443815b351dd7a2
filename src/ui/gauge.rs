//! The band between the players and the bar: what belongs to the table.

use super::{
    fonts::{BOLD, REGULAR},
    icons::picture,
    level,
    pen::{Align, Pen, count_width},
};
use crate::{
    i18n::{Length, Phrase},
    view::{Count, Gauge, Icon},
};

const BASELINE: i32 = 51;
const WIDTH: i32 = 126;
/// Between two counters.
const GAP: i32 = 7;
/// Between a number and its noun.
const SPACE: i32 = 3;

pub fn draw(pen: &mut Pen<'_>, gauge: &Gauge) {
    match gauge {
        Gauge::Words { lead, counts } => words(pen, lead, counts),
        Gauge::Level { lean, stock, drops } => level::draw(pen, *lean, *stock, *drops),
        Gauge::Text(phrase) => {
            let text = pen.fit(&REGULAR, phrase, WIDTH);
            pen.text(&REGULAR, &text, (1, BASELINE), WIDTH, Align::Left);
        }
        Gauge::Recorded(phrase) => passing(pen, Icon::Check, phrase),
        Gauge::Remark(phrase) => passing(pen, Icon::First, phrase),
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
