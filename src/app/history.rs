//! The history of a match: every event in words, newest first, and the way back to any of them.

use super::{pages::list, words};
use crate::{
    games::Match,
    i18n::Arg,
    view::{Bar, Icon, Row, RowEnd, View},
};

/// The entry a row stands for: how many entries are done there. The last row is the start of the match.
pub(super) fn point(game: &Match, row: usize) -> usize {
    game.entries().saturating_sub(row)
}

/// The row of an entry.
pub(super) fn row(game: &Match, point: usize) -> usize {
    game.entries().saturating_sub(point)
}

/// The list; what was undone stands in brackets above the present.
pub(super) fn view(game: &Match, at: usize) -> View {
    let progress = game.progress_at(point(game, at)).unwrap_or_else(|| game.progress());
    list(words::HISTORY.say(), Some(progress), game.entries() + 1, at, |index| {
        let point = point(game, index);
        match game.told(point) {
            Some(told) if point > game.at() => {
                Row { left: told, right: Some(RowEnd::Words(words::UNDONE.with([number(point)]))) }
            }
            Some(told) => {
                Row { left: told, right: Some(RowEnd::Number(i16::try_from(point).unwrap_or(i16::MAX))) }
            }
            None => Row { left: words::BEGINNING.say(), right: Some(RowEnd::Number(0)) },
        }
    })
}

/// "Back to here?", with how many events that takes back or brings again.
pub(super) fn view_return(game: &Match, point: usize, yes: bool) -> View {
    let (head, body) = if point <= game.at() {
        (words::RETURN_HEAD.say(), words::RETURN_BODY.with([number(game.at() - point)]))
    } else {
        (words::FORWARD_HEAD.say(), words::FORWARD_BODY.with([number(point - game.at())]))
    };
    let answer = if yes { words::YES_RETURN.say() } else { words::NO.say() };
    let bar = Bar::Answer { words: answer, note: None, urgent: false, more: true };
    View::Notice { icon: Icon::Back, head, body, bar }
}

fn number(count: usize) -> Arg {
    Arg::Number(i16::try_from(count).unwrap_or(i16::MAX))
}
