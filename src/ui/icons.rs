//! Small pictures, drawn as text; `#` is lit.

use crate::view::Icon;

/// Rows of a picture.
pub type Picture = &'static [&'static str];

/// The picture of `icon`.
#[must_use]
pub const fn picture(icon: Icon) -> Picture {
    match icon {
        Icon::Crate => &["#######", "##...##", "#.#.#.#", "#..#..#", "#.#.#.#", "##...##", "#######"],
        Icon::Tile => &[".####.", "#....#", "#.##.#", "#.##.#", "#....#", "#....#", ".####."],
        Icon::Flag => &["#.....", "#####.", "######", "#####.", "#.....", "#.....", "#....."],
        Icon::First => &["#...#", "##.##", "#####", "#####", "#####", ".....", "#####"],
        Icon::Check => &["......#", ".....##", "#...##.", "##.##..", ".###...", "..#....", "......."],
        Icon::Disc => &[".####.", "######", "##..##", "##..##", "######", ".####."],
        Icon::Drop => &["..#..", "..#..", ".###.", ".###.", "#####", "#####", ".###."],
        Icon::Paw => &["..#.#..", "..#.#..", "#.....#", "#.###.#", "..###..", ".#####.", ".##.##."],
        Icon::Warning => &["##", "##", "##", "##", "..", "##", "##"],
    }
}

/// Up and Down in the bar.
pub const UP: Picture = &["..#..", ".###.", "#####"];
/// See [`UP`].
pub const DOWN: Picture = &["#####", ".###.", "..#.."];
/// Up and Down beside a large number.
pub const UP_LARGE: Picture = &["....#....", "...###...", "..#####..", ".#######.", "#########"];
/// See [`UP_LARGE`].
pub const DOWN_LARGE: Picture = &["#########", ".#######.", "..#####..", "...###...", "....#...."];
/// From now to next.
pub const ARROW: Picture = &["#..", "##.", "###", "##.", "#.."];

/// A drop that has not fallen.
pub const DROP_TO_COME: Picture = &["..#..", "..#..", ".#.#.", ".#.#.", "#...#", "#...#", ".###."];
/// Back in time.
pub const BACK: Picture = &["...#", "..##", ".###", "####", ".###", "..##", "...#"];

/// Columns of a picture.
#[must_use]
pub fn width(picture: Picture) -> i32 {
    picture.first().map_or(0, |row| i32::try_from(row.len()).unwrap_or(0))
}

/// Calls `lit` for each lit pixel.
pub fn each_pixel(picture: Picture, mut lit: impl FnMut(i32, i32)) {
    for (y, row) in (0..).zip(picture) {
        for (x, _) in (0..).zip(row.bytes()).filter(|(_, dot)| *dot == b'#') {
            lit(x, y);
        }
    }
}
