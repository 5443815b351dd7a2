//! The screens of Two by Two.

use arkeeper::input::Key::{Back, Down, Menu, Ok, Up};

use super::{Scene, scene};

/// Four players in the middle of a match, Zoé to place water.
const PLAY: &str = include_str!("play.notes");
/// The longest names and three digits, the last water.
const WORST: &str = include_str!("worst.notes");
/// The longest names, two digits, many pairs.
const WORST_99: &str = include_str!("worst-99.notes");
const THREE: &str = include_str!("three.notes");
const TWO: &str = include_str!("two.notes");
/// Two players above a hundred points.
const TWO_HUNDRED: &str = include_str!("two-hundred.notes");
/// Stars being entered.
const STARS: &str = include_str!("stars.notes");
/// Every species in one ark.
const LONGEST: &str = include_str!("longest-sum.notes");
const LONGEST_ADVANCED: &str = include_str!("longest-sum-advanced.notes");
/// Ties below the top, broken by animals, by species, and not at all.
const TIE_BELOW: &str = include_str!("tie-animals.notes");
const TIE_ANIMALS: &str = include_str!("tie-top.notes");
const TIE_SPECIES: &str = include_str!("tie-species.notes");
const SHARED: &str = include_str!("shared.notes");

pub const SCENES: &[Scene] = &[
    scene("home", "", &[Down]),
    scene("players", "", &[Down, Ok]),
    scene("scoring", "", &[Down, Ok, Ok, Ok]),
    scene("scoring-advanced", "", &[Down, Ok, Ok, Ok, Down]),
    scene("who-begins", "", &[Down, Ok, Ok, Ok, Ok]),
    scene("set-up", "", &[Down, Ok, Ok, Ok, Ok, Ok]),
    scene("stars-notice", "", &[Down, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("stars-first", "", &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("stars-none", "", &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Up]),
    scene("stars-two", "", &[Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Down, Down]),
    scene("stars-worst", STARS, &[Down]),
    scene("stars-worst-recorded", STARS, &[]),
    scene("stars-refused", STARS, &[Up, Up, Up, Up]),
    scene("stars-refused-insisted", STARS, &[Up, Up, Up, Up, Ok]),
    scene("stars-no-more", STARS, &[Down, Down, Down, Down, Down]),
    scene("stars-undo", STARS, &[Back]),
    scene(
        "whose-ark",
        "",
        &[
            Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Down, Down, Ok, Down, Down, Down, Ok, Ok, Down, Down,
            Down, Ok, Down, Down, Down, Ok, Ok, Down, Down, Down, Ok, Down, Down, Down, Ok, Ok, Ok, Ok, Ok,
            Up, Up, Up, Ok, Up, Ok, Down, Ok, Ok, Ok, Ok,
        ],
    ),
    scene(
        "whose-ark-third",
        "",
        &[
            Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down, Down, Down, Ok, Down, Down, Down, Ok, Ok, Down, Down,
            Down, Ok, Down, Down, Down, Ok, Ok, Down, Down, Down, Ok, Down, Down, Down, Ok, Ok, Ok, Ok, Ok,
            Up, Up, Up, Ok, Up, Ok, Down, Ok, Ok, Ok, Ok, Down, Ok, Ok,
        ],
    ),
    scene("first-turn", "", &[Down, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok]),
    scene("first-turn-2", "", &[Down, Ok, Down, Down, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok]),
    scene("first-turn-3", "", &[Down, Ok, Down, Ok, Ok, Ok, Ok, Ok, Ok, Up, Ok]),
    scene("water", PLAY, &[]),
    scene("water-token", PLAY, &[Down]),
    scene("end", PLAY, &[Ok]),
    scene("token-taken", PLAY, &[Down, Ok]),
    scene("token-after", PLAY, &[Down, Ok, Down, Up]),
    scene("rescue", PLAY, &[Ok, Down]),
    scene("rescue-one", PLAY, &[Ok, Down, Ok]),
    scene("rescue-go-on", PLAY, &[Ok, Up, Ok, Down, Down]),
    scene("rescue-last", PLAY, &[Ok, Down, Down, Ok]),
    scene("rescue-doubled", PLAY, &[Ok, Up, Up, Ok, Up]),
    scene("rescue-unicorns", PLAY, &[Ok, Down, Down, Down]),
    scene("rescue-unicorns-go-on", PLAY, &[Ok, Down, Down, Down, Down]),
    scene("rescue-refused", PLAY, &[Ok, Down, Ok, Up]),
    scene("rescue-insisted", PLAY, &[Ok, Down, Ok, Up, Ok]),
    scene("no-pair-left", PLAY, &[Ok, Up, Up, Up]),
    scene("move", PLAY, &[Ok, Up, Up, Up, Up]),
    scene("one-action-left", PLAY, &[Ok, Down, Ok, Down, Down, Ok]),
    scene("actions-done", PLAY, &[Ok, Down, Ok, Down, Down, Ok, Down, Ok, Down, Down, Ok, Down]),
    scene("actions-done-move", PLAY, &[Ok, Down, Ok, Down, Down, Ok, Down, Ok, Down, Down, Ok, Down, Down]),
    scene("rescued", PLAY, &[Ok, Down, Ok, Ok]),
    scene("undo-water", PLAY, &[Ok, Back]),
    scene("undo-rescue", PLAY, &[Ok, Down, Ok, Down, Down, Ok, Back]),
    scene("undo-rescue-and-end", PLAY, &[Ok, Down, Ok, Ok, Back]),
    scene("undo-end", PLAY, &[Ok, Ok, Back]),
    scene("help-turn", PLAY, &[Menu, Down, Down, Down, Down, Down, Ok]),
    scene("help-end", PLAY, &[Menu, Down, Down, Down, Down, Down, Ok, Ok]),
    scene("help-score", PLAY, &[Menu, Down, Down, Down, Down, Down, Ok, Ok, Ok]),
    scene("history", PLAY, &[Ok, Menu, Down, Down, Down, Ok]),
    scene("corrections", PLAY, &[Ok, Menu, Down, Down, Down, Down, Ok]),
    scene("corrections-players", PLAY, &[Ok, Menu, Down, Down, Down, Down, Ok, Ok]),
    scene(
        "corrections-pairs",
        PLAY,
        &[Ok, Menu, Down, Down, Down, Down, Ok, Down, Down, Down, Down, Down, Down],
    ),
    scene(
        "corrections-refused",
        PLAY,
        &[Ok, Menu, Down, Down, Down, Down, Ok, Down, Down, Down, Down, Ok, Ok, Up],
    ),
    scene("corrections-star", PLAY, &[Ok, Menu, Down, Down, Down, Down, Ok, Up, Ok, Ok]),
    scene("corrections-turn", PLAY, &[Ok, Menu, Down, Down, Down, Down, Ok, Down, Down, Ok, Down]),
    scene("menu", PLAY, &[Ok, Ok, Menu]),
    scene("three", THREE, &[]),
    scene("three-rescue", THREE, &[Ok, Down]),
    scene("two", TWO, &[]),
    scene("two-end", TWO, &[Ok, Down, Up]),
    scene("two-rescue", TWO, &[Ok, Down, Down]),
    scene("two-rescue-one", TWO, &[Ok, Down, Down, Ok, Down]),
    scene("two-hundred", TWO_HUNDRED, &[]),
    scene("two-hundred-token", TWO_HUNDRED, &[Ok]),
    scene("two-hundred-rescue", TWO_HUNDRED, &[Ok, Up]),
    scene("worst-99", WORST_99, &[]),
    scene("worst-99-rescue", WORST_99, &[Ok, Up, Up, Ok]),
    scene("worst-99-go-on", WORST_99, &[Ok, Up, Up, Ok, Up]),
    scene("worst-99-rescued", WORST_99, &[Ok, Up, Up, Ok, Ok]),
    scene("worst-99-rescued-undo", WORST_99, &[Ok, Up, Up, Ok, Ok, Back]),
    scene("worst-99-corrections", WORST_99, &[Ok, Menu, Down, Down, Down, Down, Ok, Ok]),
    scene("worst-99-three-refused", WORST_99, &[Ok, Down, Down]),
    scene("worst-99-unicorns-refused", WORST_99, &[Ok, Down, Down, Down]),
    scene("worst-99-menu", WORST_99, &[Ok, Menu]),
    scene("worst-99-undo", WORST_99, &[Ok, Back]),
    scene("worst-last-water", WORST, &[]),
    scene("worst-last-notice", WORST, &[Ok]),
    scene("worst-last-end", WORST, &[Ok, Ok]),
    scene("worst-last-rescue", WORST, &[Ok, Ok, Up]),
    scene("worst-last-rescue-one", WORST, &[Ok, Ok, Up, Ok]),
    scene("worst-last-unicorns", WORST, &[Ok, Ok, Down, Down, Down]),
    scene("worst-last-undo", WORST, &[Ok, Ok, Back]),
    scene("worst-board", WORST, &[Ok, Ok, Ok]),
    scene("worst-board-undo", WORST, &[Ok, Ok, Ok, Back]),
    scene("worst-standings", WORST, &[Ok, Ok, Ok, Ok]),
    scene("longest-board", LONGEST, &[]),
    scene("longest-sum-1", LONGEST, &[Ok, Ok]),
    scene("longest-sum-2", LONGEST, &[Ok, Ok, Ok]),
    scene("longest-sum-3", LONGEST, &[Ok, Ok, Ok, Ok]),
    scene("longest-sum-4", LONGEST, &[Ok, Ok, Ok, Ok, Ok]),
    scene("longest-advanced-1", LONGEST_ADVANCED, &[Ok, Ok]),
    scene("longest-advanced-3", LONGEST_ADVANCED, &[Ok, Ok, Ok, Ok]),
    scene("longest-other", LONGEST, &[Ok, Down, Ok]),
    scene("tie-below", TIE_BELOW, &[Ok]),
    scene("tie-animals-board", TIE_ANIMALS, &[]),
    scene("tie-animals", TIE_ANIMALS, &[Ok]),
    scene("tie-species-board", TIE_SPECIES, &[]),
    scene("tie-species", TIE_SPECIES, &[Ok]),
    scene("shared-board", SHARED, &[]),
    scene("shared", SHARED, &[Ok]),
];
