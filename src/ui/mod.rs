//! From what a screen says to 128x64 pixels. Widgets measure; nothing is placed by counting letters.
//!
//! ```text
//! rows  0..40  table   one column per player: name, big number, one line below
//! rows 42..51  gauge   what belongs to the table and not to a player
//! rows 52..63  bar     the answer OK takes
//!
//! rows  0..28  compact table, and
//! rows 30..50  a tall gauge
//! ```

mod bar;
mod bars;
mod boats;
mod compact;
mod detail;
mod fonts;
mod frame;
mod gauge;
mod glyphs;
mod icons;
mod letters;
mod level;
mod pages;
mod pen;
mod strip;
mod table;

pub use frame::{FRAME_BYTES, Frame, HEIGHT, WIDTH};

use crate::{
    i18n::Lang,
    seat::Names,
    view::{Bar, Gauge, View},
};
use pen::Pen;

/// Draws `view` over whatever `frame` showed.
pub fn draw(view: &View, lang: Lang, names: &Names, frame: &mut Frame) {
    frame.clear();
    let pen = &mut Pen { frame, lang, names };
    match view {
        View::Play { table, bar } => {
            if let Gauge::Boats(ring) = &table.gauge {
                compact::draw(pen, &table.columns);
                boats::draw(pen, ring);
            } else {
                table::draw(pen, &table.columns);
                gauge::draw(pen, &table.gauge);
            }
            bar::draw(pen, bar);
        }
        View::List { title, right, rows, at, window } => {
            pages::title(pen, title, right.as_ref());
            pages::list(pen, rows, *at, *window);
        }
        View::Choices { title, right, rows, at, refused, help } => {
            pages::title(pen, title, right.as_ref());
            pages::choices(pen, rows, *at, refused.as_ref());
            if let Some(help) = help {
                pages::help(pen, help, rows.len());
            }
        }
        View::Pick { title, rows, at } => {
            pages::title(pen, title, None);
            pages::pick(pen, rows, *at);
        }
        View::Letters { title, right, written, wheel, bar } => {
            pages::title(pen, title, Some(right));
            letters::draw(pen, written, *wheel);
            bar::draw(pen, bar);
        }
        View::Entry { title, right, label, value, check, bar } => {
            pages::title(pen, title, right.as_ref());
            pages::entry(pen, label, *value, check.as_ref());
            bar::draw(pen, bar);
        }
        View::Notice { icon, head, body, bar } => {
            pages::notice(pen, *icon, head, body);
            bar::draw(pen, bar);
        }
        View::Help { title, right, body } => {
            pages::title(pen, title, Some(right));
            pages::paragraph(pen, body);
        }
        View::Detail { detail, page } => detail::draw(pen, detail, *page),
        View::Standings { title, standings, at } => {
            pages::title(pen, title, None);
            pages::standings(pen, standings, *at);
        }
    }
}

/// Leaves only the outline of the white bar of `view`: a picture nobody touches should burn in little.
pub fn calm(view: &View, frame: &mut Frame) {
    let (View::Play { bar, .. }
    | View::Letters { bar, .. }
    | View::Entry { bar, .. }
    | View::Notice { bar, .. }) = view
    else {
        return;
    };
    if !matches!(bar, Bar::Refused { .. }) {
        bar::outline(frame);
    }
}
