//! The answer bar: the white line that says what OK does.

use super::{
    fonts::{BOLD, REGULAR},
    frame::Frame,
    icons::{BACK, DOWN, UP},
    pen::{Align, Pen},
};
use crate::{
    i18n::{Phrase, Text, number},
    view::Bar,
};

const TOP: i32 = 52;
const ROWS: i32 = 12;
const BASELINE: i32 = 62;
const LEFT: i32 = 4;
/// Where text ends, with and without the arrows.
const RIGHT_OF_MANY: i32 = 117;
const RIGHT_OF_ONE: i32 = 124;
/// Least room between the answer and the remark.
const GAP: i32 = 4;

pub fn draw(pen: &mut Pen<'_>, bar: &Bar) {
    match bar {
        Bar::Answer { words, note, urgent, more } => {
            answer(pen, words, note.as_ref(), *urgent, if *more { RIGHT_OF_MANY } else { RIGHT_OF_ONE });
            if *more {
                arrows(pen);
            }
            pen.frame.invert(0, TOP, 128, ROWS);
        }
        Bar::Number { words, value } => {
            let digits = number(*value);
            pen.text(&BOLD, &digits, (0, BASELINE), RIGHT_OF_MANY, Align::Right);
            let room = RIGHT_OF_MANY - LEFT - GAP - BOLD.width(&digits);
            let words = pen.fit(&BOLD, words, room);
            pen.text(&BOLD, &words, (LEFT, BASELINE), room, Align::Left);
            arrows(pen);
            pen.frame.invert(0, TOP, 128, ROWS);
        }
        Bar::Offer { lead, words } => {
            offer(pen, &lead.say(), words);
            pen.frame.invert(0, TOP, 128, ROWS);
        }
        Bar::Refused { words, reason, insisted } => refused(pen, words, reason, *insisted),
    }
}

/// Makes a white bar a framed one.
pub fn outline(frame: &mut Frame) {
    frame.invert(1, TOP + 1, 126, ROWS - 2);
}

/// `Undo: Léo takes 2`; where that is too long, an arrow says undo.
fn offer(pen: &mut Pen<'_>, lead: &Phrase, words: &Phrase) {
    let lead = pen.long(lead);
    let lead_width = BOLD.width(&lead) + BOLD.width(colon(pen)) + 2;
    let long = pen.long(words);
    let start = if LEFT + lead_width + BOLD.width(&long) <= RIGHT_OF_ONE {
        let end = BOLD.draw(pen.frame, &lead, LEFT, BASELINE);
        BOLD.draw(pen.frame, colon(pen), end, BASELINE)
    } else {
        pen.picture(BACK, LEFT, TOP + 3);
        LEFT + 7
    };
    let words = pen.fit(&BOLD, words, RIGHT_OF_ONE - start);
    pen.text(&BOLD, &words, (start, BASELINE), RIGHT_OF_ONE - start, Align::Left);
}

/// French sets a space before a colon.
fn colon(pen: &Pen<'_>) -> &'static str {
    match pen.lang {
        crate::i18n::Lang::Fr => " : ",
        crate::i18n::Lang::En => ": ",
    }
}

fn arrows(pen: &mut Pen<'_>) {
    pen.picture(UP, 121, 54);
    pen.picture(DOWN, 121, 59);
}

/// The answer and its remark. A remark that only comments gives way; an urgent one shortens the answer.
fn answer(pen: &mut Pen<'_>, words: &Phrase, note: Option<&Phrase>, urgent: bool, right: i32) {
    let note = note.map(|note| pen.long(note));
    let room = note.as_ref().filter(|_| urgent).map_or(0, |note| REGULAR.width(note) + GAP);
    let words = pen.fit(&BOLD, words, right - LEFT - room);
    pen.text(&BOLD, &words, (LEFT, BASELINE), right - LEFT, Align::Left);
    let free = right - LEFT - BOLD.width(&words) - GAP;
    if let Some(note) = note.filter(|note| REGULAR.width(note) <= free) {
        pen.text(&REGULAR, &note, (0, BASELINE), right, Align::Right);
    }
}

/// Struck out and framed; the reason always stays, and stands out after OK.
fn refused(pen: &mut Pen<'_>, words: &Phrase, reason: &Phrase, insisted: bool) {
    let reason: Text = pen.long(reason);
    let wide = BOLD.width(&reason);
    let words = pen.fit(&REGULAR, words, RIGHT_OF_MANY - LEFT - GAP - wide);
    let words = REGULAR.cut(&words, RIGHT_OF_MANY - LEFT - GAP - wide);
    let end = REGULAR.draw(pen.frame, words, LEFT, BASELINE);
    pen.frame.fill(LEFT - 1, 58, end - LEFT + 1, 1);
    pen.text(&BOLD, &reason, (0, BASELINE), RIGHT_OF_MANY, Align::Right);
    if insisted {
        pen.frame.invert(RIGHT_OF_MANY - wide - 2, TOP + 1, wide + 4, ROWS - 2);
    }
    arrows(pen);
    pen.frame.outline(0, TOP, 128, ROWS);
}
