//! The screens of Arche Opti Mix.

use arkeeper::input::Key::{Back, Down, Menu, Ok, Up};

use super::{Scene, scene};

/// The middle of a match of four: Zoé is to move.
const PLAY: &str = include_str!("play.notes");
/// One card laid, a cabin opened, two halves to merge.
const CARDS: &str = include_str!("cards.notes");
/// An animal has left, the card that ejects it comes next.
const EJECT: &str = include_str!("eject.notes");
/// Five long names in the final phase.
const FINAL: &str = include_str!("final.notes");
/// Two digits of discs among five players.
const STOCK: &str = include_str!("stock.notes");
/// Five long names with many pawns and halves.
const WORST: &str = include_str!("worst.notes");
/// The next rain is the second.
const RAIN: &str = include_str!("rain.notes");
/// The next rain is the fifth.
const LAST_RAIN: &str = include_str!("last-rain.notes");
/// Pets are shown.
const PETS: &str = include_str!("pets.notes");
/// Hands are counted.
const HANDS: &str = include_str!("hands.notes");
/// The second place is decided by the hands.
const TIE: &str = include_str!("tie.notes");
/// The first place is decided by the hands.
const WON: &str = include_str!("won.notes");
/// Two winners among three.
const SHARED: &str = include_str!("shared.notes");

pub const SCENES: &[Scene] = &[
    scene("players", "", &[Up, Up, Up, Ok]),
    scene("players-3", "", &[Up, Up, Up, Ok, Down, Down]),
    scene("eject-tilt", "", &[Up, Up, Up, Ok, Ok, Ok]),
    scene("eject-tilt-printed", "", &[Up, Up, Up, Ok, Ok, Ok, Down]),
    scene("who-begins", "", &[Up, Up, Up, Ok, Ok, Ok, Ok]),
    scene("set-up", "", &[Up, Up, Up, Ok, Ok, Ok, Ok, Ok]),
    scene("level", "", &[Up, Up, Up, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("leans-left", "", &[Up, Up, Up, Ok, Ok, Ok, Ok, Ok, Ok, Up, Up]),
    scene("first-turn", "", &[Up, Up, Up, Ok, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("take", PLAY, &[Down, Up]),
    scene("rain-taking", PLAY, &[Up, Up, Up]),
    scene("rain-drawn", PLAY, &[Up, Up, Up, Ok, Ok, Ok, Ok, Ok, Down, Up]),
    scene("lay-slow", PLAY, &[Up, Up]),
    scene("lay-heavy", PLAY, &[Down, Down]),
    scene("weight", PLAY, &[Down, Ok, Down]),
    scene("weight-0", PLAY, &[Down, Ok, Up]),
    scene("weight-refused", PLAY, &[Down, Ok, Down, Down, Down, Down]),
    scene("weight-insisted", PLAY, &[Down, Ok, Down, Down, Down, Down, Ok]),
    scene("weight-skunk", PLAY, &[Down, Ok, Down, Down, Down]),
    scene("weight-mosquito", PLAY, &[Down, Ok, Up, Up, Up]),
    scene("weight-spider", PLAY, &[Down, Ok, Up, Up, Up, Up]),
    scene("in-place", PLAY, &[Down, Down, Down, Ok, Ok]),
    scene("new-cabin", PLAY, &[Down, Down, Down, Ok, Ok, Down]),
    scene("fox", PLAY, &[Up, Up, Ok, Ok, Down, Down]),
    scene("fox-cabin", PLAY, &[Up, Up, Ok, Ok, Down, Down, Ok, Down]),
    scene("brontosaurus", PLAY, &[Up, Up, Ok, Ok, Up, Up]),
    scene("chimpanzee", PLAY, &[Up, Up, Ok, Ok, Up]),
    scene("chimpanzee-under", PLAY, &[Up, Up, Ok, Ok, Up, Ok, Down]),
    scene("chimpanzee-refused", PLAY, &[Up, Up, Ok, Ok, Up, Ok, Down, Down]),
    scene("eject-victim", PLAY, &[Up, Ok, Down, Down, Down, Ok]),
    scene("eject-weight", PLAY, &[Up, Ok, Down, Down, Down, Ok, Ok]),
    scene("eject-mosquito", PLAY, &[Up, Ok, Up, Up, Up, Ok, Ok]),
    scene("eject-spider", PLAY, &[Up, Ok, Up, Up, Up, Up, Ok]),
    scene("replace", EJECT, &[Down, Up]),
    scene("replace-refused", EJECT, &[Down, Down, Down]),
    scene("replace-gain", EJECT, &[Down, Down, Down, Down]),
    scene("replace-gain-weight", EJECT, &[Down, Down, Down, Down, Ok]),
    scene("replace-chimpanzee", EJECT, &[Up, Up]),
    scene("replace-chimpanzee-under", EJECT, &[Up, Up, Ok, Up]),
    scene("cabin-after", PLAY, &[Down, Ok, Ok, Up]),
    scene("useful-after", PLAY, &[Down, Ok, Ok, Up, Up]),
    scene("chimpanzee-after", PLAY, &[Down, Ok, Ok, Up, Up, Up]),
    scene("brontosaurus-after", PLAY, &[Down, Ok, Ok, Up, Up, Up, Up]),
    scene("fox-after", PLAY, &[Down, Ok, Ok, Up, Up, Up, Up, Up]),
    scene("cabin-remark", PLAY, &[Down, Ok, Ok, Up, Ok]),
    scene("end-of-turn", CARDS, &[Down, Up]),
    scene("second-slow-refused", CARDS, &[Down, Down, Down]),
    scene("second-timid", CARDS, &[Down]),
    scene("rain-refilling", CARDS, &[Down, Down, Down, Down, Down]),
    scene("merge", CARDS, &[Down, Down, Down, Down, Down, Down]),
    scene("recorded", PLAY, &[Ok]),
    scene("undo-offer", CARDS, &[Back]),
    scene("menu", CARDS, &[Menu]),
    scene("menu-details", CARDS, &[Menu, Down, Down, Down, Down]),
    scene("menu-end", CARDS, &[Menu, Up]),
    scene("detail-pawns", PLAY, &[Menu, Down, Down, Down, Down, Ok]),
    scene("detail-discs", PLAY, &[Menu, Down, Down, Down, Down, Ok, Down]),
    scene("detail-pawns-worst", WORST, &[Menu, Down, Down, Down, Down, Ok]),
    scene("detail-discs-worst", WORST, &[Menu, Down, Down, Down, Down, Ok, Ok]),
    scene("history", FINAL, &[Menu, Down, Down, Down, Ok]),
    scene("corrections", FINAL, &[Menu, Down, Down, Down, Down, Down, Ok]),
    scene(
        "corrections-halves",
        FINAL,
        &[
            Menu, Down, Down, Down, Down, Down, Ok, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up, Up,
            Up, Up,
        ],
    ),
    scene("correct-tilt", FINAL, &[Menu, Down, Down, Down, Down, Down, Ok, Up, Up, Up, Ok]),
    scene("correct-turn", FINAL, &[Menu, Down, Down, Down, Down, Down, Ok, Up, Ok, Down]),
    scene("worst-menu", FINAL, &[Menu]),
    scene("worst-play", WORST, &[Down, Up]),
    scene("worst-lay", WORST, &[Down, Down]),
    scene("help-turn", PLAY, &[Menu, Down, Down, Down, Down, Down, Down, Ok]),
    scene("help-end", PLAY, &[Menu, Down, Down, Down, Down, Down, Down, Ok, Ok]),
    scene("help-score", PLAY, &[Menu, Down, Down, Down, Down, Down, Down, Ok, Up]),
    scene("second-rain", RAIN, &[Up, Up, Up, Ok]),
    scene("second-rain-no", RAIN, &[Up, Up, Up, Ok, Up]),
    scene("second-rain-other", RAIN, &[Up, Up, Up, Ok, Ok]),
    scene("after-pets", RAIN, &[Up, Up, Up, Ok, Ok, Down, Ok, Ok, Down]),
    scene("fifth-rain", LAST_RAIN, &[Up, Up, Up, Ok]),
    scene("final-pass", LAST_RAIN, &[Up, Up, Up, Ok, Ok]),
    scene("final-slow-refused", LAST_RAIN, &[Up, Up, Up, Ok, Ok, Down, Down, Down]),
    scene("final-worst", FINAL, &[Down, Up]),
    scene("final-worst-lay", FINAL, &[Down, Down]),
    scene("final-worst-cabin", FINAL, &[Down, Down, Ok, Ok, Down]),
    scene("final-worst-undo", FINAL, &[Back]),
    scene("stock-cabin", STOCK, &[Down, Down, Down, Ok, Ok, Down]),
    scene("stock-take", STOCK, &[Down, Up]),
    scene("pet-shown", PETS, &[]),
    scene("pet-useful", PETS, &[Down, Down, Down]),
    scene("pet-invalid", PETS, &[Up]),
    scene("pet-other", PETS, &[Ok, Ok]),
    scene("hand", HANDS, &[Up, Up]),
    scene("board", TIE, &[Ok, Up, Ok]),
    scene("standings", TIE, &[Ok, Up, Ok, Ok]),
    scene("sum-winner", TIE, &[Ok, Up, Ok, Ok, Ok]),
    scene("sum-second", TIE, &[Ok, Up, Ok, Ok, Down, Ok]),
    scene("sum-second-2", TIE, &[Ok, Up, Ok, Ok, Down, Ok, Ok]),
    scene("board-won", WON, &[Ok, Up, Ok]),
    scene("standings-won", WON, &[Ok, Up, Ok, Ok]),
    scene("board-shared", SHARED, &[]),
    scene("standings-shared", SHARED, &[Ok]),
];
