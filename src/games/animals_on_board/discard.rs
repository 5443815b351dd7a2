//! What stays of an ark at the end: pairs go, the rest is trimmed to ten, what stays is worth points.
//!
//! The best discard is found by trying them all. Points come first, then the number of species, because
//! species break a tie. A herd cut down to one animal is worth that animal's own value, so now and then the
//! highest tile inside a herd matters; [`Ark::open_top`] says when, and nothing else is ever asked.

use heapless::Vec;

use super::ark::{Ark, CAPACITY, HERD_VALUE, Top};
use crate::i18n::Digits;

/// A herd that lost animals to the best discard.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Its size before.
    pub from: u8,
    /// Its size after.
    pub to: u8,
}

/// Most herds in fourteen tiles.
const MAX_HERDS: usize = 4;

/// An ark after pairs and discards.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Kept {
    /// Sizes of the herds that stay.
    pub herds: Digits,
    /// Values of the animals that stay alone, highest first.
    pub singles: Digits,
    /// Single animals discarded, highest first.
    pub dropped: Digits,
    /// Herds cut or given up by the discard.
    pub cuts: Vec<Cut, MAX_HERDS>,
}

impl Kept {
    /// Points of the animals.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.herd_tiles() * HERD_VALUE + self.singles.sum()
    }

    /// Animals in herds.
    #[must_use]
    pub fn herd_tiles(&self) -> u8 {
        self.herds.sum()
    }

    /// Different species aboard.
    #[must_use]
    pub fn species(&self) -> u8 {
        // At most ten tiles stay.
        u8::try_from(self.herds.len() + self.singles.len()).unwrap_or(u8::MAX)
    }

    /// What a discard is judged by.
    fn worth(&self) -> (u8, u8) {
        (self.points(), self.species())
    }
}

impl Ark {
    /// What stays after the pairs and the best discard.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let sizes: Vec<u8, MAX_HERDS> = self.herds.sizes().take(MAX_HERDS).collect();
        let mut best = Kept::default();
        let mut plan: Vec<u8, MAX_HERDS> = sizes.clone();
        loop {
            if let Some(kept) = self.keep(&sizes, &plan)
                && kept.worth() > best.worth()
            {
                best = kept;
            }
            if !next_plan(&sizes, &mut plan) {
                return best;
            }
        }
    }

    /// The ark with its herds cut to the sizes of `plan` and the lowest singles dropped, if that makes ten.
    fn keep(&self, sizes: &[u8], plan: &[u8]) -> Option<Kept> {
        let aboard = sizes.iter().sum::<u8>() + self.singles.tiles();
        let planned = plan.iter().sum::<u8>();
        let drop = (planned + self.singles.tiles()).checked_sub(aboard.min(CAPACITY))?;
        let stay = usize::from(self.singles.tiles().checked_sub(drop)?);
        let cuts: Vec<Cut, MAX_HERDS> = sizes
            .iter()
            .zip(plan)
            .filter(|(from, to)| from != to)
            .map(|(&from, &to)| Cut { from, to })
            .collect();
        let mut alone: Vec<u8, { CAPACITY as usize }> = self.singles.values().take(stay).collect();
        let mut threes = 0;
        for cut in cuts.iter().filter(|cut| cut.to == 1) {
            let top = self.top_of(cut.from, &mut threes);
            let place = alone.iter().position(|&value| value < top).unwrap_or(alone.len());
            alone.insert(place, top).ok()?;
        }
        Some(Kept {
            herds: plan.iter().copied().filter(|&size| size > 1).collect(),
            singles: alone.into_iter().collect(),
            dropped: self.singles.values().skip(stay).collect(),
            cuts,
        })
    }

    /// The animal kept of a herd of `size`; `threes` counts the herds of three already cut.
    fn top_of(&self, size: u8, threes: &mut u8) -> u8 {
        let top = match size {
            5 => return HERD_VALUE,
            4 => Top::Four,
            _ if *threes == 0 => Top::Three,
            _ => Top::OtherThree,
        };
        *threes += u8::from(size == 3);
        self.tops.get(top).max(top.least())
    }

    /// The first highest tile that changes points or species and is not known yet.
    #[must_use]
    pub fn open_top(&self) -> Option<Top> {
        let aboard = self.herds.tiles() - 2 * self.herds.pairs + self.singles.tiles();
        if aboard <= CAPACITY {
            return None;
        }
        Top::ALL.into_iter().find(|&top| self.is_open(top) && self.depends_on(top))
    }

    fn is_open(&self, top: Top) -> bool {
        let herds = match top {
            Top::Three => self.herds.threes >= 1,
            Top::OtherThree => self.herds.threes >= 2,
            Top::Four => self.herds.fours >= 1,
        };
        herds && self.tops.get(top) == 0
    }

    /// Whether some value of the other open tops makes `top` matter.
    fn depends_on(&self, top: Top) -> bool {
        let mut others = Top::ALL.into_iter().filter(|&other| other != top && self.is_open(other));
        let (one, two) = (others.next(), others.next());
        let values = |other: Option<Top>| other.map_or(0, Top::least)..=other.map_or(0, |_| HERD_VALUE);
        values(one).any(|a| {
            values(two).any(|b| {
                let mut ark = *self;
                for (other, value) in [(one, a), (two, b)] {
                    ark.tops = other.map_or(ark.tops, |other| ark.tops.with(other, value));
                }
                let worth = |value| Self { tops: ark.tops.with(top, value), ..ark }.kept().worth();
                (top.least() + 1..=HERD_VALUE).any(|value| worth(value) != worth(top.least()))
            })
        })
    }
}

/// Steps `plan` to the next way of cutting herds; false after the last. A herd is never left as a pair.
fn next_plan(sizes: &[u8], plan: &mut [u8]) -> bool {
    for (size, cut) in sizes.iter().zip(plan) {
        match *cut {
            0 => *cut = *size,
            3 => {
                *cut = 1;
                return true;
            }
            _ => {
                *cut -= 1;
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::animals_on_board::ark::{Herds, Singles, Tops};

    fn ark(herds: &[u8], singles: &[u8]) -> Ark {
        let count = |size: u8| herds.iter().map(|&herd| u8::from(herd == size)).sum();
        let mut alone = Singles::default();
        for &value in singles {
            alone.0[usize::from(value) - 1] += 1;
        }
        let herds = Herds { pairs: count(2), threes: count(3), fours: count(4), fives: count(5) };
        Ark { herds, singles: alone, tops: Tops::default() }
    }

    /// Every shape of 11 to 14 tiles after pairs can be brought to exactly ten.
    #[test]
    fn ten_is_always_reached() {
        for threes in 0..=4 {
            for fours in 0..=3 {
                for fives in 0..=2 {
                    let herds = Herds { pairs: 0, threes, fours, fives };
                    for singles in 11u8.saturating_sub(herds.tiles())..=14u8.saturating_sub(herds.tiles()) {
                        let ark =
                            Ark { herds, singles: Singles([singles, 0, 0, 0, 0]), tops: Tops::default() };
                        if !(11..=14).contains(&ark.tiles()) {
                            continue;
                        }
                        let kept = ark.kept();
                        let tiles = usize::from(kept.herd_tiles()) + kept.singles.len();
                        assert_eq!(tiles, 10, "{herds:?} and {singles} singles");
                        assert!(!kept.herds.iter().any(|size| size == 2), "no new pair");
                    }
                }
            }
        }
    }

    #[test]
    fn a_herd_of_three_cut_to_one_asks_for_its_highest_tile() {
        let mut four_threes = ark(&[3, 3, 3, 3], &[]);
        assert_eq!(four_threes.open_top(), Some(Top::Three));
        for value in 3..=5 {
            four_threes.tops = Tops::default().with(Top::Three, value);
            assert_eq!((four_threes.open_top(), four_threes.kept().points()), (None, 45 + value));
        }
    }

    #[test]
    fn a_highest_tile_is_asked_when_it_only_saves_species() {
        let mut ark = ark(&[3, 3, 3], &[5, 5, 5]);
        assert_eq!(ark.open_top(), Some(Top::Three));
        ark.tops.three = 4;
        assert_eq!((ark.kept().points(), ark.kept().species()), (50, 4), "drop two fives");
        ark.tops.three = 5;
        assert_eq!((ark.kept().points(), ark.kept().species()), (50, 6), "cut a herd to its five");
    }

    #[test]
    fn nothing_is_asked_when_no_herd_needs_cutting() {
        assert_eq!(ark(&[3, 3, 3], &[5, 2]).open_top(), None);
        assert_eq!(ark(&[4, 4, 3], &[]).open_top(), None);
        assert_eq!(ark(&[3, 3], &[1, 1]).open_top(), None);
    }

    #[test]
    fn the_discard_is_named() {
        let kept = ark(&[3, 3, 3], &[5, 2]).kept();
        assert_eq!((kept.dropped, kept.cuts.as_slice()), ([2].into_iter().collect(), &[][..]));
        let kept = ark(&[5, 3, 3], &[]).kept();
        assert_eq!((kept.dropped, kept.cuts.as_slice()), (Digits::default(), &[Cut { from: 5, to: 4 }][..]));
    }
}
