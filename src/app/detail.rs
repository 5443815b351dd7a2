//! What has no room on the table, page by page: opened from the match menu, in games that have it.

use crate::{games::Match, view::View};

/// How many pages the game has; none where the table shows everything.
pub(super) fn pages(game: &Match) -> usize {
    (0..).take_while(|&page| game.detail(page).is_some()).count()
}

/// One of the pages, or nothing if there is no such page.
pub(super) fn view(game: &Match, page: usize) -> Option<View> {
    game.detail(page).map(|detail| View::Detail { detail, page: (page, pages(game)) })
}
