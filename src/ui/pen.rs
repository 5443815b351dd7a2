//! The pen every widget draws with: a frame, and the language and names phrases are written in.

use super::{
    fonts::{BOLD, Face},
    frame::Frame,
    icons::{ARROW, Picture, picture},
};
use crate::{
    i18n::{Lang, Length, Phrase, Text, number},
    seat::Names,
    view::{Count, Icon},
};

/// Where text stands in its box.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// A frame being drawn on.
pub struct Pen<'a> {
    pub frame: &'a mut Frame,
    pub lang: Lang,
    pub names: &'a Names,
}

/// Height of a chip and of a line of small text.
pub const LINE: i32 = 10;

impl Pen<'_> {
    pub fn long(&self, phrase: &Phrase) -> Text {
        phrase.text(self.lang, Length::Long, self.names)
    }

    pub fn short(&self, phrase: &Phrase) -> Text {
        phrase.text(self.lang, Length::Short, self.names)
    }

    /// The long wording if it fits `width`, otherwise the short one.
    pub fn fit(&self, face: &Face, phrase: &Phrase, width: i32) -> Text {
        let long = self.long(phrase);
        if face.width(&long) <= width { long } else { self.short(phrase) }
    }

    /// Text in a box of `width`, cut to it.
    pub fn text(&mut self, face: &Face, text: &str, (x, baseline): (i32, i32), width: i32, align: Align) {
        let (text, wide) = face.cut_measured(text, width);
        let spare = width - wide;
        let x = match align {
            Align::Left => x,
            Align::Centre => x + (spare + 1) / 2,
            Align::Right => x + spare,
        };
        face.draw(self.frame, text, x, baseline);
    }

    pub fn picture(&mut self, picture: Picture, x: i32, y: i32) {
        self.frame.picture(picture, x, y);
    }

    /// An icon, twice its size.
    pub fn icon_doubled(&mut self, icon: Icon, x: i32, y: i32) {
        for (x, column) in (x..).step_by(2).zip(picture(icon).columns) {
            let rows = (0..8).filter(|row| column >> row & 1 == 1).map(|row| 0b11 << (2 * row));
            let [above, below] = rows.fold(0u16, |rows, row| rows | row).to_le_bytes();
            self.frame.stamp(x, y, 2, &[above, below, above, below]);
        }
    }

    /// `5>9` in bold, or `5` if nothing changes; returns the width.
    pub fn count(&mut self, count: Count, x: i32, baseline: i32) -> i32 {
        let now = number(count.now);
        BOLD.draw(self.frame, &now, x, baseline);
        if let Some(next) = count.next {
            let after = x + BOLD.width(&now) + 1;
            self.picture(ARROW, after, baseline - 6);
            BOLD.draw(self.frame, &number(next), after + 4, baseline);
        }
        count_width(count)
    }

    /// `>12!` in the opposite colours of what is around; returns the width.
    pub fn preview_chip(&mut self, preview: &str, x: i32, y: i32) -> i32 {
        self.picture(ARROW, x + 1, y + 3);
        BOLD.draw(self.frame, preview, x + 5, y + 9);
        let width = preview_chip_width(preview);
        self.frame.invert(x, y, width, LINE);
        width
    }

    /// Words in the opposite colours of what is around.
    pub fn chip(&mut self, words: &str, x: i32, y: i32) {
        BOLD.draw(self.frame, words, x + 1, y + 9);
        self.frame.invert(x, y, chip_width(words), LINE);
    }
}

pub fn preview_chip_width(preview: &str) -> i32 {
    BOLD.width(preview) + 6
}

pub fn chip_width(words: &str) -> i32 {
    BOLD.width(words) + 2
}

pub fn count_width(count: Count) -> i32 {
    let now = BOLD.width(&number(count.now));
    count.next.map_or(now, |next| now + 5 + BOLD.width(&number(next)))
}
