//! Small pictures, drawn as text; `#` is lit. The program keeps them as columns of pixels.

use crate::view::Icon;

/// A picture at most eight rows high: a byte a column, the topmost pixel in bit 0, as in a frame.
#[derive(Copy, Clone, Debug)]
pub struct Picture {
    /// From the left.
    pub columns: &'static [u8],
    /// How many rows.
    pub height: i32,
}

/// A picture from its rows.
macro_rules! picture {
    ($($row:literal),+ $(,)?) => {{
        const ROWS: &[&str] = &[$($row),+];
        const COLUMNS: [u8; ROWS[0].len()] = columns(ROWS);
        Picture { columns: &COLUMNS, height: height(ROWS) }
    }};
}

#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "at most eight rows")]
const fn height(rows: &[&str]) -> i32 {
    rows.len() as i32
}

/// The columns of a picture drawn as text.
const fn columns<const WIDTH: usize>(rows: &[&str]) -> [u8; WIDTH] {
    assert!(rows.len() <= 8, "a picture has at most eight rows");
    let mut columns = [0; WIDTH];
    let mut y = 0;
    while y < rows.len() {
        assert!(rows[y].len() == WIDTH, "every row of a picture is as wide as the first");
        let mut x = 0;
        while x < WIDTH {
            columns[x] |= ((rows[y].as_bytes()[x] == b'#') as u8) << y;
            x += 1;
        }
        y += 1;
    }
    columns
}

/// The picture of `icon`.
#[must_use]
pub const fn picture(icon: Icon) -> Picture {
    match icon {
        Icon::Crate => picture!["#######", "##...##", "#.#.#.#", "#..#..#", "#.#.#.#", "##...##", "#######"],
        Icon::Tile => picture![".####.", "#....#", "#.##.#", "#.##.#", "#....#", "#....#", ".####."],
        Icon::Flag => picture!["#.....", "#####.", "######", "#####.", "#.....", "#.....", "#....."],
        Icon::First => picture!["#...#", "##.##", "#####", "#####", "#####", ".....", "#####"],
        Icon::Check => picture!["......#", ".....##", "#...##.", "##.##..", ".###...", "..#....", "......."],
        Icon::Disc => picture![".####.", "######", "##..##", "##..##", "######", ".####."],
        Icon::Drop => picture!["..#..", "..#..", ".###.", ".###.", "#####", "#####", ".###."],
        Icon::Paw => picture!["..#.#..", "..#.#..", "#.....#", "#.###.#", "..###..", ".#####.", ".##.##."],
        Icon::Warning => picture!["##", "##", "##", "##", "..", "##", "##"],
        Icon::Pair => picture![".#...#.", "###.###", ".#...#.", ".......", "###.###", "###.###", "#.#.#.#"],
        Icon::Star => picture!["...#...", "...#...", "#######", ".#####.", "..###..", ".##.##.", "#.....#"],
        Icon::Fifty => picture![
            ".#########.",
            "##...#...##",
            "##.###.#.##",
            "##...#.#.##",
            "####.#.#.##",
            "##...#...##",
            ".#########.",
        ],
        Icon::Hundred => picture![
            ".###########.",
            "##.#...#...##",
            "##.#.#.#.#.##",
            "##.#.#.#.#.##",
            "##.#.#.#.#.##",
            "##.#...#...##",
            ".###########.",
        ],
        Icon::Back => BACK,
        Icon::Hand => picture!["..####.", "###...#", "#.#...#", "#.#...#", "#.#...#", "#.#...#", "##.###."],
        Icon::Tear => picture!["..#..", ".#.#.", ".#.#.", "#...#", "#.#.#", "#...#", ".###."],
        Icon::Boat => picture!["...#...", "...##..", "...###.", "...#...", "#######", ".#####.", "..###.."],
        Icon::Male => picture!["...####", ".....##", "....#.#", ".###..#", "#...#..", "#...#..", ".###..."],
        Icon::Female => picture![".###.", "#...#", "#...#", ".###.", "..#..", "#####", "..#.."],
        Icon::Noah => picture!["..#..", ".###.", "..#..", "#####", ".###.", ".###.", ".#.#."],
        Icon::Plank => picture![".......", "#######", "#.....#", "#.###.#", "#.....#", "#######", "......."],
        Icon::Pitch => picture![".####.", "##...#", "#.####", "#.####", "#.####", "#.####", "#.###."],
        Icon::Food => picture!["...#...", "..#.#..", "#.#.#.#", ".#.#.#.", "#.#.#.#", ".#.#.#.", "...#..."],
        Icon::Hull => picture!["#.....#", "#######", "#.#.#.#", "##.#.##", ".#####.", "..###..", "......."],
    }
}

/// Up and Down in the bar.
pub const UP: Picture = picture!["..#..", ".###.", "#####"];
/// See [`UP`].
pub const DOWN: Picture = picture!["#####", ".###.", "..#.."];
/// Up and Down beside a large number.
pub const UP_LARGE: Picture = picture!["....#....", "...###...", "..#####..", ".#######.", "#########"];
/// See [`UP_LARGE`].
pub const DOWN_LARGE: Picture = picture!["#########", ".#######.", "..#####..", "...###...", "....#...."];
/// From now to next.
pub const ARROW: Picture = picture!["#..", "##.", "###", "##.", "#.."];

/// The sexes where there are three columns: the arrow points up.
pub const MALE_SMALL: Picture = picture![".#.", "###", ".#.", ".#.", "#.#", "#.#", ".#."];
/// See [`MALE_SMALL`].
pub const FEMALE_SMALL: Picture = picture![".#.", "#.#", "#.#", ".#.", ".#.", "###", ".#."];

/// A drop that has not fallen.
pub const DROP_TO_COME: Picture = picture!["..#..", "..#..", ".#.#.", ".#.#.", "#...#", "#...#", ".###."];
/// Back in time.
pub const BACK: Picture = picture!["...#", "..##", ".###", "####", ".###", "..##", "...#"];

/// Columns of a picture.
#[must_use]
pub fn width(picture: Picture) -> i32 {
    i32::try_from(picture.columns.len()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_kept_as_columns() {
        let flag = picture!["#..", "###"];
        assert_eq!((flag.columns, flag.height, width(flag)), (&[0b11, 0b10, 0b10][..], 2, 3));
    }
}
