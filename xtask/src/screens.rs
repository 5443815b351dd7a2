//! `cargo xtask screens`: the pictures the README shows, made from the expected pixels of the tests.

use std::{fs::File, io::BufReader, path::Path};

use crate::verify::root;

/// Pixels of the device, drawn this large.
const SCALE: usize = 3;
/// Dark room around each screen, as a panel has.
const MARGIN: usize = 6;
const PAPER: u8 = 0;
const LIT: u8 = 1;
const ROOM: u8 = 2;
/// Off, lit, and the room around the panel.
const PALETTE: [u8; 9] = [6, 8, 12, 190, 226, 255, 44, 47, 54];

/// A picture for the README: its name, screens a row, and the screens.
struct Sheet {
    name: &'static str,
    columns: usize,
    screens: &'static [&'static str],
}

const SHEETS: &[Sheet] = &[
    Sheet { name: "play", columns: 1, screens: &["animals-on-board/split-en"] },
    Sheet {
        name: "animals-on-board",
        columns: 3,
        screens: &[
            "animals-on-board/players-en",
            "animals-on-board/split-en",
            "animals-on-board/take-2-en",
            "animals-on-board/take-4-refused-en",
            "animals-on-board/undo-offer-en",
            "animals-on-board/ark-full-en",
            "animals-on-board/count-herd-en",
            "animals-on-board/sum-winner-en",
            "animals-on-board/standings-tie-en",
        ],
    },
    Sheet {
        name: "games",
        columns: 3,
        screens: &[
            "animals-on-board/take-2-en",
            "two-by-two/water-en",
            "noah/load-where-en",
            "ark-and-noah/choose-bonus-en",
            "arche-opti-mix/new-cabin-en",
            "arche-opti-mix/standings-won-en",
        ],
    },
    Sheet {
        name: "table",
        columns: 3,
        screens: &[
            "common/who-plays-as-last-en",
            "common/letters-accent-en",
            "two-by-two/history-en",
            "common/settings-en",
            "common/time-of-each-en",
            "common/past-en",
        ],
    },
];

/// Colour numbers, row by row.
struct Picture {
    width: usize,
    height: usize,
    colours: Vec<u8>,
}

/// Draws every sheet into `docs/`.
pub fn draw() -> Result<(), String> {
    for sheet in SHEETS {
        let screens = sheet.screens.iter().map(|name| read(name)).collect::<Result<Vec<_>, _>>()?;
        let path = root().join("docs").join(format!("{}.png", sheet.name));
        write(&path, &tiled(&screens, sheet.columns))?;
        println!("screens: {}", path.display());
    }
    Ok(())
}

fn read(name: &str) -> Result<Picture, String> {
    let path = root().join("tests/pixels").join(format!("{name}.png"));
    let fail = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = File::open(&path).map_err(|error| fail(&error))?;
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().map_err(|error| fail(&error))?;
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes).map_err(|error| fail(&error))?;
    let (width, height) = (info.width as usize, info.height as usize);
    let lit = |x: usize, y: usize| bytes[y * info.line_size + x / 8] >> (7 - x % 8) & 1;
    let colours = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| lit(x, y) * LIT);
    Ok(Picture { width, height, colours: colours.collect() })
}

fn tiled(screens: &[Picture], columns: usize) -> Picture {
    let (width, height) =
        screens.first().map_or((0, 0), |screen| (screen.width * SCALE, screen.height * SCALE));
    let (pitch_x, pitch_y) = (width + 2 * MARGIN, height + 2 * MARGIN);
    let rows = screens.len().div_ceil(columns);
    let (all_x, all_y) = (columns * pitch_x, rows * pitch_y);
    let mut colours = vec![ROOM; all_x * all_y];
    for (index, screen) in screens.iter().enumerate() {
        let (left, top) = (index % columns * pitch_x, index / columns * pitch_y);
        for y in 0..pitch_y {
            for x in 0..pitch_x {
                let on_panel = (2..pitch_x - 2).contains(&x) && (2..pitch_y - 2).contains(&y);
                let inside = (MARGIN..MARGIN + width).contains(&x) && (MARGIN..MARGIN + height).contains(&y);
                let colour = if inside {
                    screen.colours[(y - MARGIN) / SCALE * screen.width + (x - MARGIN) / SCALE]
                } else if on_panel {
                    PAPER
                } else {
                    ROOM
                };
                colours[(top + y) * all_x + left + x] = colour;
            }
        }
    }
    Picture { width: all_x, height: all_y, colours }
}

fn write(path: &Path, picture: &Picture) -> Result<(), String> {
    let fail = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = File::create(path).map_err(|error| fail(&error))?;
    let size = |pixels: usize| u32::try_from(pixels).map_err(|error| fail(&error));
    let mut encoder = png::Encoder::new(file, size(picture.width)?, size(picture.height)?);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(PALETTE.as_slice());
    let mut writer = encoder.write_header().map_err(|error| fail(&error))?;
    writer.write_image_data(&picture.colours).map_err(|error| fail(&error))
}
