//! How the program looks, and for how long: light, sleep, colours, and the picture itself.

use super::{App, Mode};
use crate::{
    colour::Colour,
    games::{Match, Records},
    input::Millis,
    quiet::Light,
    seat::MAX_SEATS,
    ui::{self, Frame},
    view::View,
};

impl App {
    /// Time passes. Answers whether the display changes by it.
    pub fn pass(&mut self, elapsed: Millis) -> bool {
        let before = self.look();
        if matches!(&self.mode, Mode::Playing(playing) if !playing.is_over()) {
            let awake =
                self.quiet.awake_for(self.lasting.settings()).map_or(elapsed, |left| left.min(elapsed));
            self.unwritten = self.unwritten.saturating_add(awake);
        }
        self.quiet.pass(elapsed);
        self.look() != before
    }

    /// The display went dark: what has passed is put on the clock, and comes back to be kept.
    pub fn rest(&mut self) -> Records {
        if self.light() != Light::Dark {
            return Records::new();
        }
        let actor = self.game().and_then(Match::actor);
        self.spend(actor).into_iter().collect()
    }

    /// How long until [`App::pass`] changes the display, if ever.
    #[must_use]
    pub fn rests_for(&self) -> Option<Millis> {
        self.quiet.next(self.lasting.settings())
    }

    /// How bright the display is.
    #[must_use]
    pub fn light(&self) -> Light {
        self.quiet.light(self.lasting.settings())
    }

    fn look(&self) -> (Light, u8) {
        (self.light(), self.quiet.shift(self.lasting.settings()))
    }

    /// Tells whether the display shows colours: only then are they offered.
    pub const fn show_colours(&mut self, shown: bool) {
        self.lasting.show_colours(shown);
    }

    /// The colours of the columns on the screen, if it shows a table, and how many rows of pixels they take.
    #[must_use]
    pub fn columns(&self) -> ([Option<Colour>; MAX_SEATS], u8) {
        let upright = !self.lasting.settings().flipped;
        let mut columns = [None; MAX_SEATS];
        let (Some(game), true, View::Play { table, .. }) = (self.game(), upright, self.view()) else {
            return (columns, 0);
        };
        for (column, colour) in columns.iter_mut().zip(self.lasting.colours(game.names())) {
            *column = Some(colour);
        }
        (columns, ui::column_rows(&table.gauge))
    }

    /// Draws what to show now, the way the settings want it.
    #[inline(never)]
    pub fn draw(&self, frame: &mut Frame) {
        let view = self.view();
        ui::draw(&view, self.lang(), self.names(), frame);
        let (light, shift) = self.look();
        if light == Light::Dimmed {
            ui::calm(&view, frame);
        }
        frame.shift(shift.into());
        if self.lasting.settings().flipped {
            frame.turn();
        }
    }
}
