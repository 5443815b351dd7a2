//! What pages share: a cursor in a list, lists themselves, bars, and questions on a page of their own.

use crate::{
    form::{Asked, Choice, Draft, Kind as Asks, Style},
    i18n::Phrase,
    input::Key,
    view::{Bar, LIST_ROWS, Row, View},
};

/// Where a key on a page that records nothing leads.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The page stays.
    Stay,
    /// Back to where it was opened.
    Leave,
}

/// Up and Down move a cursor round a list.
pub(super) fn step(at: &mut usize, key: Key, len: usize) {
    let last = len.saturating_sub(1);
    match key {
        Key::Up => *at = at.checked_sub(1).unwrap_or(last),
        Key::Down => *at = if *at < last { *at + 1 } else { 0 },
        Key::Ok | Key::Back | Key::Menu => {}
    }
}

/// A list of `total` rows with its window around the highlighted one; only the rows shown are made.
pub(super) fn list(
    title: Phrase,
    right: Option<Phrase>,
    total: usize,
    at: usize,
    row: impl Fn(usize) -> Row,
) -> View {
    let start = at.saturating_sub(LIST_ROWS / 2).min(total.saturating_sub(LIST_ROWS));
    View::List {
        title,
        right,
        rows: (start..total).take(LIST_ROWS).map(row).collect(),
        at: Some(at - start),
        window: (start, total),
    }
}

/// A bar with a single answer.
pub(super) const fn plain(words: Phrase) -> Bar {
    Bar::Answer { words, note: None, urgent: false, more: false }
}

pub(super) fn bar(choice: &Choice, more: bool) -> Bar {
    Bar::Answer { words: choice.words, note: choice.note, urgent: choice.urgent, more }
}

/// A question on a page of its own; `refused` is why the highlighted answer is no good. Questions in the bar
/// under the table are not pages.
pub(super) fn page(question: &Asked, draft: &Draft, refused: Option<(Phrase, bool)>) -> Option<View> {
    let barred = |answer: Bar| match (refused, &answer) {
        (Some((reason, insisted)), Bar::Answer { words, .. }) => {
            Bar::Refused { words: *words, reason, insisted }
        }
        _ => answer,
    };
    match &question.kind {
        Asks::Number { entry, .. } => Some(View::Entry {
            title: entry.title,
            right: entry.right,
            label: entry.label,
            value: draft.cursor,
            check: entry.check,
            bar: barred(plain(entry.action)),
        }),
        Asks::Choice { style: Style::List { title, right, help }, choices } => {
            let rows = choices.rows().iter().copied().collect();
            let at = usize::try_from(draft.cursor).unwrap_or(0);
            Some(View::Choices { title: *title, right: *right, rows, at, refused, help: *help })
        }
        Asks::Choice { style: Style::Notice { icon, head, body }, choices } => {
            let choice = question.choice()?;
            let bar = barred(bar(choice, choices.len() > 1));
            Some(View::Notice { icon: *icon, head: *head, body: *body, bar })
        }
        Asks::Tally { .. } | Asks::Choice { style: Style::Bar, .. } => None,
    }
}
