//! The screens of Ark & Noah.

use arkeeper::input::Key::{Back, Down, Menu, Ok, Up};

use super::{Scene, scene};

/// The fourth round of four: two boxes are taken, Léo is to choose.
const ROUND: &str = include_str!("round.notes");
/// Wood, pitch and food are done: Léo builds.
const BUILD: &str = include_str!("build.notes");
/// Léo loads.
const LOAD: &str = include_str!("load.notes");
/// The longest names, the largest numbers.
const WORST: &str = include_str!("worst.notes");
/// Two players, the largest digits.
const TWO: &str = include_str!("two.notes");
/// Two players with two digits: larger ones.
const TWO_WIDE: &str = include_str!("two-wide.notes");
/// Three players with two workers each.
const THREE: &str = include_str!("three.notes");
/// Ten rounds are complete.
const HULL: &str = include_str!("hull.notes");
/// The longest names, counted.
const WORST_COUNT: &str = include_str!("worst-count.notes");
/// Two players, counted.
const TWO_COUNT: &str = include_str!("two-count.notes");
/// Two winners and a negative total.
const SHARED: &str = include_str!("shared.notes");
/// The quick game.
const QUICK: &str = include_str!("quick.notes");
/// The quick game, counted.
const QUICK_END: &str = include_str!("quick-end.notes");

pub const SCENES: &[Scene] = &[
    scene("players", "", &[Down, Down, Down, Ok]),
    scene("which-game", "", &[Down, Down, Down, Ok, Ok, Ok]),
    scene("which-game-quick", "", &[Down, Down, Down, Ok, Ok, Ok, Down]),
    scene("workers", "", &[Down, Down, Down, Ok, Down, Ok, Ok, Ok]),
    scene("who-begins", "", &[Down, Down, Down, Ok, Down, Down, Ok, Ok, Ok]),
    scene("set-up", "", &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok]),
    scene("set-up-quick", "", &[Down, Down, Down, Ok, Ok, Ok, Down, Ok, Ok]),
    scene("first-choice", "", &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("numbered-names", "", &[Down, Down, Down, Ok, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Up]),
    scene(
        "three-animals",
        "",
        &[Down, Down, Down, Ok, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down],
    ),
    scene(
        "two-animals",
        "",
        &[Down, Down, Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down],
    ),
    scene("choose-bonus", ROUND, &[Down, Up]),
    scene("choose-build", ROUND, &[Down, Down]),
    scene("choose-taken", ROUND, &[Down]),
    scene("choose-taken-insisted", ROUND, &[Down, Ok]),
    scene("bonuses-grow", ROUND, &[Ok, Ok]),
    scene("undo-offer", ROUND, &[Back]),
    scene("menu", ROUND, &[Menu]),
    scene("menu-details", ROUND, &[Menu, Down, Down, Down, Down]),
    scene("menu-end", ROUND, &[Menu, Up]),
    scene("detail-hand", ROUND, &[Menu, Down, Down, Down, Down, Ok]),
    scene("detail-planks", ROUND, &[Menu, Down, Down, Down, Down, Ok, Down]),
    scene("detail-ark", LOAD, &[Menu, Down, Down, Down, Down, Ok, Ok, Ok]),
    scene("detail-worst", WORST, &[Menu, Down, Down, Down, Down, Ok]),
    scene("detail-worst-planks", WORST, &[Menu, Down, Down, Down, Down, Ok, Ok]),
    scene("detail-quick", QUICK, &[Menu, Down, Down, Down, Down, Ok]),
    scene("detail-quick-ark", QUICK, &[Menu, Down, Down, Down, Down, Ok, Up]),
    scene("history", LOAD, &[Menu, Down, Down, Down, Ok]),
    scene("corrections", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok]),
    scene("corrections-bonus", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok, Up, Up, Up]),
    scene("correct-planks", ROUND, &[Menu, Down, Down, Down, Down, Down, Ok, Down, Ok, Ok, Up]),
    scene(
        "worst-corrections",
        WORST,
        &[Menu, Down, Down, Down, Down, Down, Ok, Down, Down, Down, Down, Down, Down],
    ),
    scene("help-turn", ROUND, &[Menu, Down, Down, Down, Down, Down, Down, Ok]),
    scene("help-end", ROUND, &[Menu, Down, Down, Down, Down, Down, Down, Ok, Ok]),
    scene("help-score", ROUND, &[Menu, Down, Down, Down, Down, Down, Down, Ok, Up]),
    scene("serve-animals", ROUND, &[Down, Down, Ok, Up, Up, Ok, Down]),
    scene("serve-food", ROUND, &[Down, Down, Ok, Up, Up, Ok, Ok, Down]),
    scene("serve-wood", ROUND, &[Down, Down, Ok, Up, Up, Ok, Ok, Ok, Down]),
    scene("serve-pitch", WORST, &[Down, Ok, Down]),
    scene("swap-reward", ROUND, &[Ok, Ok, Ok, Down]),
    scene("swap-plank", ROUND, &[Ok, Ok, Ok, Down, Down]),
    scene("swap-exchange", ROUND, &[Ok, Ok, Ok, Down, Ok]),
    scene("swap-refused", ROUND, &[Ok, Ok, Ok, Ok, Up, Ok]),
    scene("build", BUILD, &[Down, Up]),
    scene("build-fewer", BUILD, &[Down, Down]),
    scene("build-pitch", BUILD, &[Down, Ok]),
    scene("build-nothing", BUILD, &[Up]),
    scene("load-food", LOAD, &[Down, Up]),
    scene("load-food-count", LOAD, &[Ok]),
    scene("load-done", LOAD, &[Up]),
    scene("load-pair", LOAD, &[Down, Down, Down]),
    scene("load-mate", LOAD, &[Down, Down, Down, Ok, Down]),
    scene("load-printed", LOAD, &[Down, Down, Down, Ok, Ok]),
    scene("load-pair-refused", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Down, Down, Down]),
    scene("load-wall", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Down]),
    scene("load-wall-other", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Ok, Down]),
    scene("load-pitch", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Down]),
    scene("load-small", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Up, Up]),
    scene("load-same-pen", LOAD, &[Down, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok, Ok, Down, Up]),
    scene("worst-choose", WORST, &[Down, Up]),
    scene("worst-taken", WORST, &[Up]),
    scene("worst-wood", WORST, &[Down, Ok, Ok, Ok, Down]),
    scene("worst-wall", WORST, &[Down, Ok, Ok, Ok, Ok, Up, Up, Ok, Ok, Ok, Down]),
    scene("worst-mate", WORST, &[Down, Ok, Ok, Ok, Ok, Up, Up, Ok, Down, Down]),
    scene("worst-undo-offer", WORST, &[Down, Ok, Ok, Ok, Ok, Up, Up, Ok, Ok, Ok, Back]),
    scene("worst-menu", WORST, &[Down, Ok, Ok, Ok, Ok, Up, Up, Ok, Ok, Ok, Menu]),
    scene("worst-history", WORST, &[Down, Ok, Ok, Ok, Ok, Up, Up, Ok, Ok, Ok, Menu, Down, Down, Down, Ok]),
    scene("two-choose", TWO, &[Down, Up]),
    scene("two-wood", TWO, &[Ok, Ok, Down]),
    scene("two-build", TWO, &[Ok, Ok, Ok, Down]),
    scene("two-wide-pitch", TWO_WIDE, &[Down]),
    scene("two-wide-build", TWO_WIDE, &[Ok, Ok, Down]),
    scene("two-wide-wall", TWO_WIDE, &[Ok, Ok, Ok, Ok, Ok, Ok, Down, Down, Down, Ok, Ok, Ok, Down]),
    scene("three-choose", THREE, &[Down, Up]),
    scene("three-taken", THREE, &[Down]),
    scene("hull-asked", HULL, &[]),
    scene("hull-yes", HULL, &[Down]),
    scene("last-minute", HULL, &[Down, Ok]),
    scene("last-food", HULL, &[Down, Ok, Ok, Down]),
    scene("last-pair", HULL, &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Down]),
    scene("count-begins", HULL, &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("outer", HULL, &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Up]),
    scene("sizes", HULL, &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("worst-outer", WORST_COUNT, &[Up]),
    scene("worst-sizes", WORST_COUNT, &[Ok, Ok, Ok, Ok, Up]),
    scene("two-outer", TWO_COUNT, &[Up]),
    scene("board-shared", SHARED, &[]),
    scene("standings-shared", SHARED, &[Ok]),
    scene("sum-winner", SHARED, &[Ok, Ok]),
    scene("sum-negative", SHARED, &[Ok, Up, Ok]),
    scene("quick-choose", QUICK, &[Down]),
    scene("quick-swap", QUICK, &[Down, Ok, Down]),
    scene("quick-wood", QUICK, &[Down, Down, Ok, Down]),
    scene("quick-load", QUICK, &[Up, Ok, Down]),
    scene("quick-board", QUICK_END, &[]),
    scene("quick-sum", QUICK_END, &[Ok, Ok]),
];
