//! The arks, one after the other: what is entered, whether the box allows it, what it is worth.

use super::{
    AnimalsOnBoard, Event, MAX_TILES, News, Phase, Step,
    ark::{self, Ark, Herds, Top, Tops},
    species, words,
};
use crate::{game::Refusal, seat::Seat};

impl AnimalsOnBoard {
    pub(super) fn count(&mut self, seat: Seat, step: Step, event: Event) -> Result<(), Refusal> {
        match (step, event) {
            (Step::Herds(herds), Event::Herd(size)) => {
                let herds = self.with_herd(seat, herds, size)?;
                if herds.tiles() == self.tiles[seat] {
                    self.proceed(seat, Ark { herds, ..Ark::default() });
                } else {
                    self.phase = Phase::Arks { seat, step: Step::Herds(herds) };
                }
            }
            (Step::Herds(herds), Event::Singles(singles) | Event::Recounted(singles)) => {
                let ark = Ark { herds, singles, tops: Tops::default() };
                let recounted = matches!(event, Event::Recounted(_));
                self.check(seat, &ark, recounted)?;
                self.tiles[seat] = ark.tiles();
                self.proceed(seat, ark);
            }
            (Step::Top(ark, top), Event::Top(value)) => {
                let most = if top == Top::OtherThree { ark.tops.three } else { ark::HERD_VALUE };
                if !(top.least()..=most).contains(&value) {
                    return Err(Refusal(words::BETWEEN.with([top.least().into(), most.into()])));
                }
                self.proceed(seat, Ark { tops: ark.tops.with(top, value), ..ark });
            }
            _ => return Err(Refusal(words::NOT_NOW.say())),
        }
        self.news = News::Nothing;
        Ok(())
    }

    /// One herd more, if the rest of the tiles can still be of the species in play.
    fn with_herd(&self, seat: Seat, herds: Herds, size: u8) -> Result<Herds, Refusal> {
        let herds = herds.with(size).ok_or(Refusal(words::BETWEEN.with([2u8.into(), 5u8.into()])))?;
        let tiles = self.tiles[seat];
        let rest =
            tiles.checked_sub(herds.tiles()).ok_or(Refusal(words::TILES_TAKEN.with([tiles.into()])))?;
        let species = species(self.players());
        let left = species.checked_sub(herds.species()).filter(|&left| ark::can_be(rest, left));
        left.map(|_| herds).ok_or(Refusal(words::SPECIES_IN_PLAY.with([species.into()])))
    }

    /// Whether the box allows `ark`, and unless it is `recounted`, the tiles that were tracked.
    fn check(&self, seat: Seat, ark: &Ark, recounted: bool) -> Result<(), Refusal> {
        let tiles = self.tiles[seat];
        if if recounted { ark.tiles() > MAX_TILES } else { ark.tiles() != tiles } {
            return Err(Refusal(words::TILES_TAKEN.with([tiles.into()])));
        }
        let elsewhere =
            self.tiles.iter().filter(|(other, _)| *other != seat).map(|(_, tiles)| tiles).sum::<u8>();
        if elsewhere + ark.tiles() + self.area > 5 * species(self.players()) {
            return Err(Refusal(words::PILE_EMPTY.say()));
        }
        if ark.species() > species(self.players()) {
            return Err(Refusal(words::SPECIES_IN_PLAY.with([species(self.players()).into()])));
        }
        Ok(())
    }

    /// Asks what the discard still needs, or goes on to the next ark.
    fn proceed(&mut self, seat: Seat, ark: Ark) {
        if let Some(top) = ark.open_top() {
            self.phase = Phase::Arks { seat, step: Step::Top(ark, top) };
            return;
        }
        self.arks[seat] = Some(ark);
        let next = seat.next(self.players());
        self.phase = if next == Seat::FIRST {
            Phase::Over
        } else {
            Phase::Arks { seat: next, step: Step::Herds(Herds::default()) }
        };
    }

    /// Species aboard after all discards.
    pub(super) fn species_aboard(&self, seat: Seat) -> u8 {
        self.judged(seat).1
    }

    /// Score and species aboard: finding the best discard takes a while, so both come of one search.
    pub(super) fn judged(&self, seat: Seat) -> (i16, u8) {
        let kept = self.arks[seat].map(|ark| ark.kept());
        let (points, species) = kept.map_or((0, 0), |kept| (kept.points(), kept.species()));
        (i16::from(points) + i16::from(self.crates[seat]), species)
    }
}
