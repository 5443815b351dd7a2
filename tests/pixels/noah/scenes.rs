//! The screens of Noah.

use arkeeper::input::Key::{Back, Down, Menu, Ok, Up};

use super::{Scene, scene};

/// The second round of four players, one boat has left; only scores are kept.
const SCORES: &str = include_str!("scores.notes");
/// Four players and boats of every sort.
const BOATS: &str = include_str!("boats.notes");
/// Every species on a boat, the widest under Noah.
const TAGS: &str = include_str!("tags.notes");
const TAGS_2: &str = include_str!("tags-2.notes");
const TAGS_3: &str = include_str!("tags-3.notes");
/// A woodpecker would make a boat of 13 leave.
const LIMIT: &str = include_str!("limit.notes");
/// Five players with the largest names and numbers.
const WORST: &str = include_str!("worst.notes");
/// Long names give and get.
const WORST_GIFT: &str = include_str!("worst-gift.notes");
/// A third departure among four.
const GIFT: &str = include_str!("gift.notes");
/// Two players with long names, a boat about to leave.
const TWO: &str = include_str!("two.notes");
/// A lion was just loaded.
const POWERS: &str = include_str!("powers.notes");
/// A giraffe was just loaded.
const GIRAFFE: &str = include_str!("giraffe.notes");
/// Two players: the boat left, the gift had one way to go.
const TWO_LEFT: &str = include_str!("two-left.notes");
/// The last card of a hand made a boat leave.
const NO_GIFT: &str = include_str!("no-gift.notes");
/// A kangaroo on a kangaroo.
const PAIR: &str = include_str!("pair.notes");
/// Three boats have left.
const FOURTH: &str = include_str!("fourth.notes");
/// Tears typed at a table of five.
const TEARS: &str = include_str!("tears.notes");
/// Tears counted card by card.
const CARDS: &str = include_str!("cards.notes");
/// Two players tied for the next start.
const TIE: &str = include_str!("tie.notes");
/// Two winners among five.
const OVER: &str = include_str!("over.notes");
/// A match of fifteen rounds.
const LONG: &str = include_str!("long.notes");

pub const SCENES: &[Scene] = &[
    scene("players", "", &[Down, Down, Ok]),
    scene("depth", "", &[Down, Down, Ok, Ok, Ok]),
    scene("depth-boats", "", &[Down, Down, Ok, Ok, Ok, Down]),
    scene("length", "", &[Down, Down, Ok, Ok, Ok, Ok]),
    scene("length-tears", "", &[Down, Down, Ok, Ok, Ok, Ok, Down]),
    scene("who-begins", "", &[Down, Down, Ok, Ok, Ok, Ok, Ok]),
    scene("set-up-scores", "", &[Down, Down, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("set-up-boats", "", &[Down, Down, Ok, Ok, Ok, Down, Ok, Ok, Ok]),
    scene("place", "", &[Down, Down, Ok, Ok, Ok, Down, Ok, Ok, Ok, Ok]),
    scene("place-sex", "", &[Down, Down, Ok, Ok, Ok, Down, Ok, Ok, Ok, Ok, Ok]),
    scene("place-second", "", &[Down, Down, Ok, Ok, Ok, Down, Ok, Ok, Ok, Ok, Ok, Ok, Up]),
    scene("scores", SCORES, &[Down, Up]),
    scene("scores-empty", SCORES, &[Up, Up]),
    scene("scores-recorded", SCORES, &[]),
    scene("scores-left", SCORES, &[Ok]),
    scene("scores-round-over", SCORES, &[Down, Down, Ok]),
    scene("scores-round-over-cards", SCORES, &[Down, Down, Ok, Down]),
    scene("scores-undo", SCORES, &[Back]),
    scene("scores-menu", SCORES, &[Menu]),
    scene("load", BOATS, &[]),
    scene("load-lighter", BOATS, &[Up]),
    scene("load-heavy", BOATS, &[Up, Up, Up, Up, Up]),
    scene("load-heavy-insisted", BOATS, &[Up, Up, Up, Up, Up, Ok]),
    scene("load-take-back", BOATS, &[Up, Up, Up, Up]),
    scene("load-where", BOATS, &[Ok]),
    scene("load-where-2", BOATS, &[Ok, Down]),
    scene("load-undo", BOATS, &[Ok, Ok, Ok, Back]),
    scene("tags", TAGS, &[]),
    scene("tags-2", TAGS_2, &[]),
    scene("tags-3", TAGS_3, &[]),
    scene("limit", LIMIT, &[Up, Up, Up, Up]),
    scene("worst-load", WORST, &[]),
    scene("worst-load-2", WORST, &[Up]),
    scene("worst-load-3", WORST, &[Up, Up]),
    scene("worst-where", WORST, &[Ok]),
    scene("worst-menu", WORST, &[Menu]),
    scene("history", BOATS, &[Menu, Down, Down, Down, Ok]),
    scene("history-worst", WORST_GIFT, &[Menu, Down, Down, Down, Ok]),
    scene("corrections", BOATS, &[Menu, Down, Down, Down, Down, Ok]),
    scene("corrections-hands", BOATS, &[Menu, Down, Down, Down, Down, Ok, Down, Ok]),
    scene("worst-corrections", WORST, &[Menu, Down, Down, Down, Down, Ok, Ok]),
    scene("correct-tears", WORST, &[Menu, Down, Down, Down, Down, Ok, Ok, Ok, Down]),
    scene("corrections-table", BOATS, &[Menu, Down, Down, Down, Down, Ok, Up, Up]),
    scene("corrections-scores", SCORES, &[Menu, Down, Down, Down, Down, Ok, Up]),
    scene("correct-cards", BOATS, &[Menu, Down, Down, Down, Down, Ok, Up, Up, Ok]),
    scene("correct-cards-refused", BOATS, &[Menu, Down, Down, Down, Down, Ok, Up, Up, Ok, Up]),
    scene("help-turn", BOATS, &[Menu, Down, Down, Down, Down, Down, Ok]),
    scene("help-end", BOATS, &[Menu, Down, Down, Down, Down, Down, Ok, Ok]),
    scene("help-score", BOATS, &[Menu, Down, Down, Down, Down, Down, Ok, Ok, Ok]),
    scene("two-load", TWO, &[]),
    scene("two-leaves", TWO, &[Down]),
    scene("gift", GIFT, &[]),
    scene("gift-one", GIFT, &[Up]),
    scene("gift-rest", GIFT, &[Up, Ok]),
    scene("lion", POWERS, &[]),
    scene("giraffe", GIRAFFE, &[]),
    scene("pair-on", PAIR, &[Ok, Up]),
    scene("pair", PAIR, &[]),
    scene("two-left", TWO_LEFT, &[]),
    scene("two-left-next", TWO_LEFT, &[Ok]),
    scene("no-gift", NO_GIFT, &[]),
    scene("no-gift-over", NO_GIFT, &[Ok]),
    scene("scores-fourth", FOURTH, &[]),
    scene("scores-fourth-left", FOURTH, &[Ok]),
    scene("scores-fourth-over", FOURTH, &[Ok, Ok]),
    scene("tears", TEARS, &[Up, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up]),
    scene("tears-undo", TEARS, &[Back]),
    scene("tears-next", TEARS, &[Up, Ok]),
    scene("cards", CARDS, &[Down]),
    scene("cards-done", CARDS, &[Up, Up, Up]),
    scene("cards-none", CARDS, &[Up, Up, Up, Ok, Up]),
    scene("starter", TIE, &[]),
    scene("starter-2", TIE, &[Down]),
    scene("new-round", TIE, &[Ok]),
    scene("board", OVER, &[]),
    scene("standings", OVER, &[Ok]),
    scene("sum", OVER, &[Ok, Ok]),
    scene("sum-long", LONG, &[Ok, Down, Ok]),
    scene("sum-long-2", LONG, &[Ok, Down, Ok, Ok]),
    scene("sum-long-3", LONG, &[Ok, Down, Ok, Ok, Ok]),
];
