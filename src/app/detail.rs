//! What has no room on the table, page by page: opened from the match menu, in games that have it.

use crate::{games::Match, view::View};

/// One of the pages, or nothing if there is no such page.
pub(super) fn view(game: &Match, page: usize) -> Option<View> {
    game.detail(page).map(|detail| View::Detail { detail, page: (page, game.details()) })
}
