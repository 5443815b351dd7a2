//! The screens of Animals on Board, and those every game shares.

use arkeeper::input::Key::{Back, Down, Menu, Ok, Up};

use super::{Scene, scene};

/// The third round of four: Zoé has left with the flag, Léo is to move with three crates.
const ROUND: &str = include_str!("round.notes");
/// The same with the largest names and numbers.
const WORST: &str = include_str!("worst.notes");
/// All tiles taken but those of the last count.
const COUNT: &str = include_str!("count.notes");
/// More tiles than there are species with two players.
const COUNT_TWO: &str = include_str!("count-two.notes");
/// A tie broken by species.
const TIE: &str = include_str!("tie.notes");
/// Two winners among four.
const SHARED: &str = include_str!("shared.notes");
/// Two players with long names.
const TWO: &str = include_str!("two.notes");
/// A herd of three that the discard must cut.
const TOP: &str = include_str!("top.notes");

/// Long lists of single animals.
const SINGLES: &str = include_str!("singles.notes");

pub const SCENES: &[Scene] = &[
    scene("home", "", &[]),
    scene("players", "", &[Ok]),
    scene("players-2", "", &[Ok, Down, Down]),
    scene("who-begins", "", &[Ok, Ok, Ok]),
    scene("who-begins-2", "", &[Ok, Down, Down, Ok, Ok, Down]),
    scene("set-up", "", &[Ok, Ok, Ok, Ok]),
    scene("first-turn", "", &[Ok, Ok, Ok, Ok, Ok]),
    scene("first-turn-3", "", &[Ok, Down, Ok, Ok, Ok, Ok]),
    scene("first-take-refused", "", &[Ok, Ok, Ok, Ok, Ok, Down]),
    scene("recorded", "", &[Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("split", ROUND, &[Down, Up]),
    scene("take-2", ROUND, &[Down, Down]),
    scene("take-4-refused", ROUND, &[Down, Down, Down, Down]),
    scene("take-4-insisted", ROUND, &[Down, Down, Down, Down, Ok]),
    scene("undo-offer", ROUND, &[Back]),
    scene("menu", ROUND, &[Menu]),
    scene("menu-redo", ROUND, &[Back, Ok, Menu, Down, Down]),
    scene("menu-bottom", ROUND, &[Menu, Up, Up]),
    scene("history", ROUND, &[Menu, Down, Down, Down, Ok]),
    scene("history-undone", ROUND, &[Back, Ok, Menu, Down, Down, Down, Ok, Up]),
    scene("history-start", ROUND, &[Menu, Down, Down, Down, Ok, Up]),
    scene("history-return", ROUND, &[Menu, Down, Down, Down, Ok, Down, Down, Ok]),
    scene("history-return-yes", ROUND, &[Menu, Down, Down, Down, Ok, Down, Down, Ok, Down]),
    scene("history-forward", ROUND, &[Back, Ok, Menu, Down, Down, Down, Ok, Up, Ok]),
    scene("worst-history", WORST, &[Menu, Down, Down, Down, Ok]),
    scene("corrections", ROUND, &[Menu, Down, Down, Down, Down, Ok]),
    scene("corrections-table", ROUND, &[Menu, Down, Down, Down, Down, Ok, Up, Up]),
    scene("corrections-players", ROUND, &[Menu, Down, Down, Down, Down, Ok, Ok]),
    scene("worst-corrections", WORST, &[Menu, Down, Down, Down, Down, Ok, Down, Down, Ok]),
    scene("correct-crates", ROUND, &[Menu, Down, Down, Down, Down, Ok, Ok, Ok, Up]),
    scene("correct-out", ROUND, &[Menu, Down, Down, Down, Down, Ok, Down, Down, Ok, Ok]),
    scene(
        "correct-groups-refused",
        ROUND,
        &[Menu, Down, Down, Down, Down, Ok, Up, Up, Up, Ok, Up, Up, Up, Up, Up, Up],
    ),
    scene(
        "correct-turn-refused",
        ROUND,
        &[Menu, Down, Down, Down, Down, Ok, Up, Up, Up, Up, Up, Ok, Down, Ok],
    ),
    scene("corrected", ROUND, &[Menu, Down, Down, Down, Down, Ok, Ok, Ok, Up, Ok]),
    scene("help-turn", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok]),
    scene("help-end", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok, Ok]),
    scene("help-score", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok, Up]),
    scene("score-now", ROUND, &[Menu, Up, Up, Ok, Down]),
    scene("abandon", ROUND, &[Menu, Up, Ok]),
    scene("abandon-yes", ROUND, &[Menu, Up, Ok, Down]),
    scene("abandon-sure", ROUND, &[Menu, Up, Ok, Down, Ok]),
    scene("worst-take-5", WORST, &[Up]),
    scene("worst-sixth-crate", WORST, &[Down, Up]),
    scene("worst-undo-offer", WORST, &[Back]),
    scene("worst-menu", WORST, &[Menu]),
    scene("ark-full", WORST, &[Up, Ok]),
    scene("two", TWO, &[Down, Up]),
    scene("two-last-turn", TWO, &[Down, Down, Ok, Down, Up]),
    scene("two-ark-full", TWO, &[Up, Up, Ok]),
    scene("new-round", TWO, &[Down, Down, Ok, Ok]),
    scene("the-end", COUNT, &[]),
    scene("count-herd", COUNT, &[Ok, Down, Down]),
    scene("count-refused", COUNT_TWO, &[Ok, Up]),
    scene("count-insisted", COUNT_TWO, &[Ok, Up, Ok]),
    scene("count-singles", COUNT, &[Ok, Down, Ok, Down, Down, Ok, Up, Up, Ok, Ok]),
    scene("count-ones", COUNT, &[Ok, Down, Ok, Down, Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("count-mismatch", COUNT, &[Ok, Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok]),
    scene("count-as-entered", COUNT, &[Ok, Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok, Down]),
    scene("count-top", TOP, &[]),
    scene("count-undo-offer", COUNT, &[Ok, Down, Ok, Back]),
    scene("board-tie", TIE, &[]),
    scene("board-rematch", TIE, &[Down]),
    scene("board-another", TIE, &[Up]),
    scene("board-undo-offer", TIE, &[Back]),
    scene("standings-tie", TIE, &[Ok]),
    scene("standings-other", TIE, &[Ok, Down]),
    scene("sum-winner", TIE, &[Ok, Ok]),
    scene("sum-long", TIE, &[Ok, Up, Ok]),
    scene("sum-long-2", TIE, &[Ok, Up, Ok, Ok]),
    scene("board-shared", SHARED, &[]),
    scene("standings-shared", SHARED, &[Ok]),
    scene("sum-six-singles", SINGLES, &[Ok, Down, Ok]),
    scene("sum-eight-singles", SINGLES, &[Ok, Ok]),
];
