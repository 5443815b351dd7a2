//! A quiet device: when the display dims, when it goes dark, and where a picture nobody touches stands.

use crate::{input::Millis, lasting::settings::Settings};

/// A dimmed picture moves this often, so that it does not burn in.
const SHIFT: Millis = 60_000;

/// How bright the display is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Light {
    /// Somebody is looking at it: 1 to 5.
    Lit(u8),
    /// Nobody has pressed anything for a while.
    Dimmed,
    /// Nobody has for long.
    Dark,
}

/// How long nobody has pressed a key.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Quiet {
    idle: Millis,
}

impl Quiet {
    /// Time passes.
    pub const fn pass(&mut self, elapsed: Millis) {
        self.idle = self.idle.saturating_add(elapsed);
    }

    /// Somebody pressed a key.
    pub const fn wake(&mut self) {
        self.idle = 0;
    }

    /// How bright the display is now.
    #[must_use]
    pub fn light(self, settings: &Settings) -> Light {
        let reached = |after: Option<Millis>| after.is_some_and(|after| self.idle >= after);
        if reached(settings.sleep.after()) {
            Light::Dark
        } else if reached(settings.dim.after()) {
            Light::Dimmed
        } else {
            Light::Lit(settings.brightness())
        }
    }

    /// How many pixels to the right a dimmed picture stands.
    #[must_use]
    pub fn shift(self, settings: &Settings) -> u8 {
        match settings.dim.after() {
            Some(dim) if self.light(settings) == Light::Dimmed => {
                u8::from(((self.idle - dim) / SHIFT).is_multiple_of(2))
            }
            _ => 0,
        }
    }

    /// How long until the display changes by itself, if it ever does.
    #[must_use]
    pub fn next(self, settings: &Settings) -> Option<Millis> {
        let shift = settings.dim.after().filter(|_| self.light(settings) == Light::Dimmed);
        let shift = shift.map(|dim| SHIFT - (self.idle - dim) % SHIFT);
        let coming = |after: Option<Millis>| {
            after.and_then(|after| after.checked_sub(self.idle)).filter(|&left| left > 0)
        };
        [coming(settings.sleep.after()), coming(settings.dim.after()), shift]
            .into_iter()
            .flatten()
            .min()
            .filter(|_| self.light(settings) != Light::Dark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lasting::settings::{Dim, Sleep};

    fn after(seconds: u32) -> Quiet {
        let mut quiet = Quiet::default();
        quiet.pass(seconds * 1000);
        quiet
    }

    #[test]
    fn it_dims_after_a_minute_and_goes_dark_after_ten() {
        let settings = Settings::default();
        let light = |seconds| after(seconds).light(&settings);
        assert_eq!(
            [0, 59, 60, 599, 600].map(light),
            [Light::Lit(3), Light::Lit(3), Light::Dimmed, Light::Dimmed, Light::Dark]
        );
    }

    #[test]
    fn a_dimmed_picture_moves_every_minute_and_a_lit_one_stands_still() {
        let settings = Settings::default();
        assert_eq!([0, 60, 119, 120, 180].map(|seconds| after(seconds).shift(&settings)), [0, 1, 1, 0, 1]);
    }

    #[test]
    fn it_is_known_when_to_look_again() {
        let settings = Settings::default();
        let next = |seconds| after(seconds).next(&settings);
        assert_eq!(
            [0, 45, 60, 90, 590, 600].map(next),
            [Some(60_000), Some(15_000), Some(60_000), Some(30_000), Some(10_000), None]
        );
    }

    #[test]
    fn what_never_dims_can_still_go_dark_and_what_never_sleeps_only_dims() {
        let never_dims = Settings { dim: Dim::Never, ..Settings::default() };
        assert_eq!(after(599).light(&never_dims), Light::Lit(3));
        assert_eq!(after(600).light(&never_dims), Light::Dark);
        let never_sleeps = Settings { sleep: Sleep::Never, ..Settings::default() };
        assert_eq!(after(100_000).light(&never_sleeps), Light::Dimmed);
        let neither = Settings { dim: Dim::Never, ..never_sleeps };
        assert_eq!(after(100_000).next(&neither), None);
    }

    #[test]
    fn a_key_wakes_it() {
        let mut quiet = after(700);
        quiet.wake();
        assert_eq!(quiet, Quiet::default());
    }
}
