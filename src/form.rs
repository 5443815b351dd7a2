//! Questions a game asks, and the answers being given.
//!
//! A form is straight-line code run again after each answer: every question either finds its answer or ends
//! the run, through `?`. What ends the run is only the word that something was asked; the question itself stays
//! in the [`Answers`], because it would be handed up from form to form on a small stack.

use core::ops::RangeInclusive;

use heapless::Vec;

use crate::{
    i18n::Phrase,
    view::{Icon, LIST_ROWS},
};

/// Most answers one event or set-up may need.
pub const MAX_ANSWERS: usize = 8;
/// Most options one question may offer.
pub const MAX_OPTIONS: usize = 16;

/// How a choice is put to the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Style {
    /// In the bar, under the table of players.
    Bar,
    /// A list on a page of its own.
    List {
        /// What is asked.
        title: Phrase,
        /// Beside the title.
        right: Option<Phrase>,
        /// A word of help.
        help: Option<Phrase>,
    },
    /// Something has happened that needs an answer.
    Notice {
        /// A small picture.
        icon: Icon,
        /// What happened.
        head: Phrase,
        /// What to do now.
        body: Phrase,
    },
}

/// A number in large digits, on a page of its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is being filled in.
    pub title: Phrase,
    /// Beside the title.
    pub right: Option<Phrase>,
    /// What is asked.
    pub label: Phrase,
    /// What the number would mean.
    pub check: Option<Phrase>,
    /// What OK does.
    pub action: Phrase,
}

/// One answer on offer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer, as a sentence.
    pub words: Phrase,
    /// A remark beside it.
    pub note: Option<Phrase>,
    /// Whether the remark matters more than the long wording.
    pub urgent: bool,
    /// Choosing this takes back the answers given so far.
    pub again: bool,
}

impl Choice {
    /// An answer in words.
    #[must_use]
    pub const fn new(words: Phrase) -> Self {
        Self { words, note: None, urgent: false, again: false }
    }

    /// With a remark that gives way when there is no room.
    #[must_use]
    pub const fn note(self, note: Phrase) -> Self {
        Self { note: Some(note), ..self }
    }

    /// With a remark that must be seen.
    #[must_use]
    pub const fn urgent(self, note: Phrase) -> Self {
        Self { note: Some(note), urgent: true, ..self }
    }

    /// The answer that starts the form again.
    #[must_use]
    pub const fn again(self) -> Self {
        Self { again: true, ..self }
    }
}

/// What can be chosen, as far as it is shown: the choice under the cursor, and the words of those in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    len: u8,
    /// The place of the highlighted choice,
    at: u8,
    /// and the choice.
    highlighted: Option<Choice>,
    /// The choices that take back the answers given so far, a bit each.
    again: u16,
    rows: Vec<Phrase, LIST_ROWS>,
}

impl Choices {
    const NONE: Self = Self { len: 0, at: 0, highlighted: None, again: 0, rows: Vec::new() };

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The words of those in a list.
    #[must_use]
    pub fn rows(&self) -> &[Phrase] {
        &self.rows
    }
}

/// What may be answered, and how it is put.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "lives for one key press, on the stack")]
pub enum Kind {
    /// A number between two bounds, both allowed.
    Number {
        /// The smallest.
        min: i16,
        /// The largest.
        max: i16,
        /// The page.
        entry: Entry,
    },
    /// A number between two bounds, chosen in the bar under the table, which shows what it leads to.
    Tally {
        /// The smallest.
        min: i16,
        /// The largest.
        max: i16,
        /// What is counted.
        words: Phrase,
    },
    /// One of a few choices, by position.
    Choice {
        /// Where they are shown.
        style: Style,
        /// What can be chosen.
        choices: Choices,
    },
}

/// A form ended with a question: see [`ask`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Question(());

/// One question, answerable with Up, Down and OK.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// What may be answered.
    pub kind: Kind,
    /// The likeliest answer.
    pub default: i16,
}

impl Asked {
    /// Before anything is asked.
    pub(crate) const NOTHING: Self =
        Self { kind: Kind::Choice { style: Style::Bar, choices: Choices::NONE }, default: 0 };

    /// Smallest and largest answer.
    #[must_use]
    pub fn bounds(&self) -> (i16, i16) {
        match &self.kind {
            Kind::Number { min, max, .. } | Kind::Tally { min, max, .. } => (*min, *max),
            Kind::Choice { choices, .. } => (0, i16::try_from(choices.len()).unwrap_or(1) - 1),
        }
    }

    /// The answer one step from `value`: numbers stop at their bounds, choices wrap around.
    #[must_use]
    pub fn step(&self, value: i16, by: i16) -> i16 {
        let (min, max) = self.bounds();
        let moved = value + by;
        match &self.kind {
            Kind::Number { .. } | Kind::Tally { .. } => moved.clamp(min, max),
            Kind::Choice { .. } if moved > max => min,
            Kind::Choice { .. } if moved < min => max,
            Kind::Choice { .. } => moved,
        }
    }

    /// The highlighted choice, if this is a choice.
    #[must_use]
    pub const fn choice(&self) -> Option<&Choice> {
        match &self.kind {
            Kind::Choice { choices, .. } => choices.highlighted.as_ref(),
            Kind::Number { .. } | Kind::Tally { .. } => None,
        }
    }

    /// Whether `value` takes back the answers given so far.
    #[must_use]
    pub fn starts_again(&self, value: i16) -> bool {
        match &self.kind {
            Kind::Choice { choices, .. } => (0..16).contains(&value) && choices.again & 1 << value != 0,
            Kind::Number { .. } | Kind::Tally { .. } => false,
        }
    }
}

/// Runs `form` with the answers `given`; the question after them shows `highlighted`.
///
/// # Errors
///
/// The question that is not answered yet.
pub fn ask<T>(
    given: &[i16],
    highlighted: Option<i16>,
    form: impl FnOnce(&mut Answers<'_>) -> Result<T, Question>,
) -> Result<T, Asked> {
    let mut answers = Answers::new(given, highlighted);
    form(&mut answers).map_err(|Question(())| answers.asked)
}

/// The answers given so far, read in order.
#[derive(Clone, Debug)]
pub struct Answers<'a> {
    given: core::slice::Iter<'a, i16>,
    highlighted: Option<i16>,
    /// What was answered to the choice being offered.
    answer: Option<i16>,
    asked: Asked,
}

impl<'a> Answers<'a> {
    /// Reads `given` from the first; the question after them shows `highlighted`.
    #[must_use]
    pub fn new(given: &'a [i16], highlighted: Option<i16>) -> Self {
        Self { given: given.iter(), highlighted, answer: None, asked: Asked::NOTHING }
    }

    /// The question that ended the form.
    #[must_use]
    pub fn into_asked(self) -> Asked {
        self.asked
    }

    /// The position highlighted in the next choice, if that is the question to be shown.
    #[must_use]
    pub fn highlighted(&self, default: usize) -> usize {
        let shown = self.highlighted.filter(|_| self.given.len() == 0);
        shown.and_then(|at| usize::try_from(at).ok()).unwrap_or(default)
    }

    /// A number in `range`; asked only if there is more than one. `entry` sees the number highlighted.
    ///
    /// # Errors
    ///
    /// The question, if it is not answered yet.
    pub fn number(
        &mut self,
        range: RangeInclusive<i16>,
        default: i16,
        entry: impl FnOnce(i16) -> Entry,
    ) -> Result<i16, Question> {
        let (min, max) = (*range.start(), (*range.end()).max(*range.start()));
        if let Some(answer) = self.answer(min, max) {
            return Ok(answer);
        }
        let default = default.clamp(min, max);
        let entry = entry(self.highlighted.unwrap_or(default).clamp(min, max));
        self.stop(Kind::Number { min, max, entry }, default)
    }

    /// A number in `range` under the table; asked only if there is more than one.
    ///
    /// # Errors
    ///
    /// The question, if it is not answered yet.
    pub fn tally(
        &mut self,
        range: RangeInclusive<i16>,
        default: i16,
        words: Phrase,
    ) -> Result<i16, Question> {
        let (min, max) = (*range.start(), (*range.end()).max(*range.start()));
        match self.answer(min, max) {
            Some(answer) => Ok(answer),
            None => self.stop(Kind::Tally { min, max, words }, default.clamp(min, max)),
        }
    }

    /// One of `options`, the one at position `default` first.
    ///
    /// # Errors
    ///
    /// The question, if it is not answered yet.
    // Inlined, the options of questions that are never asked together would add up on the Pico's stack.
    #[inline(never)]
    pub fn choose<T: Copy>(
        &mut self,
        style: Style,
        options: impl IntoIterator<Item = (T, Choice)>,
        default: usize,
    ) -> Result<T, Question> {
        self.offer(style, default);
        let mut chosen = None;
        // The only code that every kind of option has of its own: it is kept short.
        options.into_iter().for_each(|(value, choice)| {
            if self.add(&choice) {
                chosen = Some(value);
            }
        });
        chosen.ok_or_else(|| self.offered())
    }

    /// Begins a choice.
    #[inline(never)]
    fn offer(&mut self, style: Style, default: usize) {
        let at = u8::try_from(self.highlighted(default)).unwrap_or(0);
        self.answer = self.given.next().copied();
        let choices = Choices { at, ..Choices::NONE };
        self.asked =
            Asked { kind: Kind::Choice { style, choices }, default: i16::try_from(default).unwrap_or(0) };
    }

    /// Offers `choice`; true if it was answered.
    #[inline(never)]
    fn add(&mut self, choice: &Choice) -> bool {
        let Kind::Choice { style, choices } = &mut self.asked.kind else { return false };
        let place = choices.len;
        if choices.len() == MAX_OPTIONS {
            return false;
        }
        choices.len += 1;
        choices.again |= u16::from(choice.again) << place;
        // Where the cursor stands on none of them, the last is shown.
        if place <= choices.at {
            choices.highlighted = Some(*choice);
        }
        if matches!(style, Style::List { .. }) {
            // What is longer than the screen is not asked in a list.
            let _fits = choices.rows.push(choice.words);
        }
        self.answer == Some(place.into())
    }

    /// Ends a choice that nobody made yet.
    #[inline(never)]
    fn offered(&mut self) -> Question {
        let (first, last) = self.asked.bounds();
        self.asked.default = self.asked.default.clamp(first, last.max(first));
        Question(())
    }

    /// The answer to a number between two bounds; there is nothing to ask where they are the same.
    fn answer(&mut self, min: i16, max: i16) -> Option<i16> {
        if min == max {
            return Some(min);
        }
        self.given.next().copied().filter(|answer| (min..=max).contains(answer))
    }

    fn stop<T>(&mut self, kind: Kind, default: i16) -> Result<T, Question> {
        self.asked = Asked { kind, default };
        Err(Question(()))
    }
}

/// Answers given so far, plus the one under the cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Confirmed answers.
    pub given: Vec<i16, MAX_ANSWERS>,
    /// The answer highlighted.
    pub cursor: i16,
}

impl Draft {
    /// Confirms the highlighted answer; false if the form is longer than any form may be.
    #[must_use]
    pub fn confirm(&mut self) -> bool {
        self.given.push(self.cursor).is_ok()
    }

    /// Up or Down: on a number Up is one more, in a list it is the row above.
    pub fn turn(&mut self, question: &Asked, up: bool) {
        let more = matches!(question.kind, Kind::Number { .. } | Kind::Tally { .. }) == up;
        self.cursor = question.step(self.cursor, if more { 1 } else { -1 });
    }

    /// Takes the last answer back under the cursor; false if none was given.
    #[must_use]
    pub fn retract(&mut self) -> bool {
        let last = self.given.pop();
        self.cursor = last.unwrap_or(self.cursor);
        last.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Label;

    const WORD: Label = Label::brief("mot", "word");

    fn entry(_: i16) -> Entry {
        Entry { title: WORD.say(), right: None, label: WORD.say(), check: None, action: WORD.say() }
    }

    fn two_numbers(answers: &mut Answers<'_>) -> Result<(i16, i16), Question> {
        let first = answers.number(1..=6, 3, entry)?;
        let second = answers.number(0..=first, 0, entry)?;
        Ok((first, second))
    }

    #[test]
    fn a_form_asks_until_it_is_complete() {
        let ask = |given: &[i16]| ask(given, None, two_numbers);
        assert_eq!(ask(&[]).unwrap_err().default, 3);
        assert_eq!(ask(&[2]).unwrap_err().bounds(), (0, 2));
        assert_eq!(ask(&[2, 1]), Ok((2, 1)));
        assert_eq!(ask(&[2, 3]).unwrap_err().bounds(), (0, 2), "an answer out of bounds is no answer");
    }

    #[test]
    fn a_number_with_one_value_is_not_asked() {
        assert_eq!(Answers::new(&[], None).number(4..=4, 4, entry), Ok(4));
    }

    #[test]
    fn numbers_stop_and_choices_wrap() {
        let number = ask(&[], None, two_numbers).unwrap_err();
        assert_eq!((number.step(6, 1), number.step(1, -1)), (6, 1));
        let options = [(0, Choice::new(WORD.say())), (1, Choice::new(WORD.say()))];
        let choice = ask(&[], None, |answers| answers.choose(Style::Bar, options, 0)).unwrap_err();
        assert_eq!((choice.step(1, 1), choice.step(0, -1)), (0, 1));
    }
}
