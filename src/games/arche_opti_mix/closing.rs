//! The end of a match: pets shown, majorities, and the cards in hand where there is a tie.

use super::{ArcheOptiMix, Event, Pet, Phase, card::Category, words};
use crate::{
    game::Refusal,
    seat::{PerSeat, Seat},
};

/// Points by position; a position without a player pays nobody.
const PRIZES: [i16; crate::seat::MAX_SEATS] = [10, 6, 2, 2, 2];
/// Most animal cards one hand may hold: all there are.
pub(super) const ANIMAL_CARDS: u8 = 47;

/// What each player gets for one category: tied players pool the prizes of their positions, rounded down.
pub(super) fn majority(units: &PerSeat<i16>, seat: Seat) -> i16 {
    let own = units[seat];
    if own == 0 {
        return 0;
    }
    let better = units.values().filter(|&other| other > own).count();
    let tied = units.values().filter(|&other| other == own).count();
    let pool: i16 = PRIZES.iter().skip(better).take(tied).sum();
    // At most five players.
    pool / i16::try_from(tied).unwrap_or(1).max(1)
}

impl ArcheOptiMix {
    /// The turns are over.
    pub(super) fn close(&mut self) {
        self.phase = self.next_entry();
    }

    /// What the scoring still needs: pets first, then the hands of players who are tied.
    fn next_entry(&self) -> Phase {
        let hidden = |seat: &Seat| self.pets[*seat] == Pet::Hidden;
        if let Some(seat) = Seat::all(self.players()).find(hidden) {
            return Phase::Reveal(seat);
        }
        let unknown = |seat: &Seat| self.hands[*seat].is_none() && self.is_tied(*seat);
        match Seat::all(self.players()).find(unknown) {
            Some(seat) if !self.hands_waived => Phase::Hands(seat),
            _ => Phase::Over,
        }
    }

    /// After a correction the scoring may need something else.
    pub(super) fn settle(&mut self) {
        if matches!(self.phase, Phase::Reveal(_) | Phase::Hands(_) | Phase::Over) {
            self.close();
        }
    }

    pub(super) fn answer_entry(&mut self, event: Event) -> Result<(), Refusal> {
        match (self.phase, event) {
            (Phase::Pets(seat), Event::Pet(kept)) => {
                self.pets[seat] = if kept { Pet::Hidden } else { Pet::None };
                let next = seat.next(self.players());
                self.phase = if next == Seat::FIRST { Phase::Turns } else { Phase::Pets(next) };
            }
            (Phase::Reveal(seat), Event::Reveal(pet)) => {
                if pet == Some(Category::Provisions) {
                    return Err(Refusal(words::NO_ANIMAL.say()));
                }
                self.pets[seat] = Pet::Shown(pet);
                if let Some(category) = pet {
                    self.pawns[seat].add(category);
                }
                self.close();
            }
            (Phase::Hands(seat), Event::Hand(cards)) => {
                if cards > ANIMAL_CARDS {
                    return Err(Refusal(words::BETWEEN.with([0u8.into(), ANIMAL_CARDS.into()])));
                }
                self.hands[seat] = Some(cards);
                self.close();
            }
            _ => return Err(Refusal(words::NOT_NOW.say())),
        }
        Ok(())
    }

    /// Skips what is being asked: hidden pets count nothing, tied players share.
    pub(super) fn end_entry(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return Err(Refusal(words::MATCH_OVER.say())),
            Phase::Reveal(_) => {
                for seat in Seat::all(self.players()) {
                    if self.pets[seat] == Pet::Hidden {
                        self.pets[seat] = Pet::Shown(None);
                    }
                }
            }
            Phase::Hands(_) => self.hands_waived = true,
            _ => self.begin_turn(self.turn),
        }
        self.close();
        Ok(())
    }

    pub(super) fn category_points(&self, seat: Seat, category: Category) -> i16 {
        majority(&self.units(category), seat)
    }

    /// Everybody's value in a category, in half pawns.
    pub(super) fn units(&self, category: Category) -> PerSeat<i16> {
        let mut units = PerSeat::new(self.players(), 0);
        for (seat, pawns) in self.pawns.iter() {
            units[seat] = pawns.units(category);
        }
        units
    }

    pub(super) fn score(&self, seat: Seat) -> i16 {
        let majorities: i16 =
            Category::ALL.iter().map(|&category| self.category_points(seat, category)).sum();
        majorities + i16::from(self.discs[seat])
    }

    /// Whether somebody else has the same score.
    pub(super) fn is_tied(&self, seat: Seat) -> bool {
        is_tied(&self.scores(), seat)
    }

    /// Everybody's score.
    pub(super) fn scores(&self) -> PerSeat<i16> {
        let mut scores = PerSeat::new(self.players(), 0);
        for category in Category::ALL {
            let units = self.units(category);
            for seat in Seat::all(self.players()) {
                scores[seat] += majority(&units, seat);
            }
        }
        for (seat, discs) in self.discs.iter() {
            scores[seat] += i16::from(discs);
        }
        scores
    }
}

/// Whether somebody else has the same of `scores`.
pub(super) fn is_tied(scores: &PerSeat<i16>, seat: Seat) -> bool {
    scores.iter().any(|(other, score)| other != seat && score == scores[seat])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(units: &[i16]) -> std::vec::Vec<i16> {
        let players = u8::try_from(units.len()).unwrap();
        let mut each = PerSeat::new(players, 0);
        for (seat, &value) in Seat::all(players).zip(units) {
            each[seat] = value;
        }
        Seat::all(players).map(|seat| majority(&each, seat)).collect()
    }

    /// Groups of tied players from best to worst, and what each of them gets: every pattern there is.
    const TABLE: &[(&[usize], &[i16])] = &[
        (&[1], &[10]),
        (&[1, 1], &[10, 6]),
        (&[2], &[8]),
        (&[1, 1, 1], &[10, 6, 2]),
        (&[1, 2], &[10, 4]),
        (&[2, 1], &[8, 2]),
        (&[3], &[6]),
        (&[1, 1, 1, 1], &[10, 6, 2, 2]),
        (&[1, 1, 2], &[10, 6, 2]),
        (&[1, 2, 1], &[10, 4, 2]),
        (&[1, 3], &[10, 3]),
        (&[2, 1, 1], &[8, 2, 2]),
        (&[2, 2], &[8, 2]),
        (&[3, 1], &[6, 2]),
        (&[4], &[5]),
        (&[1, 1, 1, 1, 1], &[10, 6, 2, 2, 2]),
        (&[1, 1, 1, 2], &[10, 6, 2, 2]),
        (&[1, 1, 2, 1], &[10, 6, 2, 2]),
        (&[1, 1, 3], &[10, 6, 2]),
        (&[1, 2, 1, 1], &[10, 4, 2, 2]),
        (&[1, 2, 2], &[10, 4, 2]),
        (&[1, 3, 1], &[10, 3, 2]),
        (&[1, 4], &[10, 3]),
        (&[2, 1, 1, 1], &[8, 2, 2, 2]),
        (&[2, 1, 2], &[8, 2, 2]),
        (&[2, 2, 1], &[8, 2, 2]),
        (&[2, 3], &[8, 2]),
        (&[3, 1, 1], &[6, 2, 2]),
        (&[3, 2], &[6, 2]),
        (&[4, 1], &[5, 2]),
        (&[5], &[4]),
    ];

    #[test]
    fn every_pattern_of_ties_pays_its_pooled_prizes_at_every_table() {
        for (groups, each) in TABLE {
            let mut units = std::vec::Vec::new();
            let mut expected = std::vec::Vec::new();
            for ((group, prize), value) in groups.iter().zip(*each).zip((1..20i16).rev()) {
                units.extend(std::iter::repeat_n(value, *group));
                expected.extend(std::iter::repeat_n(*prize, *group));
            }
            // Players without a pawn change nothing and get nothing.
            for players in units.len().max(3)..=5 {
                units.resize(players, 0);
                expected.resize(players, 0);
                assert_eq!(points(&units), expected, "{groups:?} among {players}");
            }
        }
    }

    #[test]
    fn half_a_pawn_decides() {
        assert_eq!(points(&[4, 5, 4]), [4, 10, 4]);
    }
}
