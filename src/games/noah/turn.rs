//! The turns of Noah: set-up, loading, picking up, departures, gifts, and the end of a round.

use super::{
    BOATS, Boat, Card, DEPARTURES, Noah, Phase, SPECIES, Sex, Species, Stock, Way, boat::Room, not_now, words,
};
use crate::{game::Refusal, seat::Seat};

/// What decides whether an animal can be loaded: found once for all the animals of a question.
pub(super) struct Hold {
    pub(super) room: Room,
    pub(super) stock: Stock,
    empty_hand: bool,
}

impl Hold {
    /// Why `card` cannot be loaded now.
    pub(super) fn refusal(&self, card: Card) -> Option<Refusal> {
        if self.empty_hand {
            return Some(Refusal(words::EMPTY_HAND.say()));
        }
        let seen = (self.stock.of(card) == 0).then(|| Refusal(words::ALL_SEEN.say()));
        self.room.refusal(card).or(seen)
    }

    /// The cards of `species` that can be loaded.
    pub(super) fn loadable(&self, species: Species) -> impl Iterator<Item = Card> + '_ {
        let cards = Sex::ALL.map(|sex| Card { species, sex });
        cards.into_iter().filter(|card| self.refusal(*card).is_none())
    }
}

impl Noah {
    /// Noah's boat and the cards that can come on it.
    pub(super) fn hold(&self) -> Hold {
        let empty_hand = self.hands[self.turn] == 0;
        Hold { room: self.boat().room(), stock: self.stock(), empty_hand }
    }

    /// An animal dealt to a boat of the ring.
    pub(super) fn place(&mut self, boat: u8, card: Card) -> Result<(), Refusal> {
        if self.stock().of(card) == 0 {
            return Err(Refusal(words::ALL_SEEN.say()));
        }
        let spot = self.boats.get_mut(usize::from(boat)).ok_or_else(not_now)?;
        // A boat of the set-up is empty.
        if self.unused == 0 || !spot.take(card) {
            return Err(not_now());
        }
        self.unused -= 1;
        self.phase = if usize::from(boat) + 1 == BOATS { Phase::Turns } else { Phase::Place(boat + 1) };
        Ok(())
    }

    /// The animal, its power, Noah, then the departure.
    pub(super) fn load(&mut self, card: Card, way: Way) -> Result<(), Refusal> {
        let hold = self.hold();
        if let Some(refusal) = hold.refusal(card) {
            return Err(refusal);
        }
        let target = way.from(self.here, card).ok_or_else(not_now)?;
        let leaves = hold.room.is_filled_by(card.species);
        let pair = self.boat().last().filter(|last| last.species == card.species).map(|last| last.species);
        let here = usize::from(self.here) % BOATS;
        if !self.boats[here].take(card) {
            return Err(Refusal(words::TOO_HEAVY.say()));
        }
        self.hands[self.turn] -= 1;
        self.news.by = Some(self.turn);
        self.news.power = matches!(card.species, Species::Lion | Species::Giraffe).then_some(card.species);
        self.here = target;
        let gift = if leaves { self.sail(here) } else { 0 };
        if gift == 0 {
            self.resolve(pair);
        } else {
            self.phase = Phase::Gift(gift, pair);
        }
        Ok(())
    }

    /// The boat leaves, an empty one takes its place; how many cards remain to be given, and to a choice of
    /// players.
    fn sail(&mut self, boat: usize) -> u8 {
        for card in core::mem::take(&mut self.boats[boat]).cards() {
            self.gone[card.species.index()][card.sex as usize] += 1;
        }
        self.departed += 1;
        let gift = self.departed.min(self.hands[self.turn]);
        self.news.left = Some(gift);
        if self.players() > 2 {
            return gift;
        }
        // There is nobody else to give to.
        self.hands[self.turn] -= gift;
        self.hands[self.turn.next(2)] += gift;
        0
    }

    /// Part of the gift, or all of it.
    pub(super) fn give(
        &mut self,
        left: u8,
        pair: Option<Species>,
        to: Seat,
        cards: u8,
    ) -> Result<(), Refusal> {
        if !self.hands.has(to) || to == self.turn {
            return Err(Refusal(words::TO_OPPONENT.say()));
        }
        if !(1..=left).contains(&cards) {
            return Err(Refusal(words::BETWEEN.with([1u8.into(), left.into()])));
        }
        let kept = self.hands[self.turn].checked_sub(cards).ok_or(Refusal(words::EMPTY_HAND.say()))?;
        self.hands[self.turn] = kept;
        self.hands[to] += cards;
        if cards < left {
            self.phase = Phase::Gift(left - cards, pair);
        } else {
            self.news.by = Some(self.turn);
            self.phase = Phase::Turns;
            self.resolve(pair);
        }
        Ok(())
    }

    /// The turn is over: so may be the round, or the player goes on, or the next one does.
    fn resolve(&mut self, pair: Option<Species>) {
        self.emptied = self.hands.iter().find(|(_, cards)| *cards == 0).map(|(seat, _)| seat);
        if self.emptied.is_some() || self.departed >= DEPARTURES {
            self.phase = Phase::RoundOver;
        } else if pair.is_some() {
            self.news.pair = pair;
        } else {
            self.turn = self.turn.next(self.players());
        }
    }

    /// The animals of Noah's boat come to the hand; the same player then loads.
    pub(super) fn pick_up(&mut self) -> Result<(), Refusal> {
        let boat = core::mem::take(&mut self.boats[usize::from(self.here) % BOATS]);
        if boat == Boat::default() {
            return Err(Refusal(words::EMPTY_BOAT.say()));
        }
        self.hands[self.turn] += boat.count();
        Ok(())
    }

    /// A boat leaves, where only scores are kept.
    pub(super) fn leave(&mut self) {
        self.departed += 1;
        self.news.left = Some(self.departed);
        if self.departed >= DEPARTURES {
            self.phase = Phase::RoundOver;
        }
    }

    /// A hand is empty, where only scores are kept.
    pub(super) fn empty(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.score.has(seat) {
            return Err(not_now());
        }
        self.emptied = Some(seat);
        self.phase = Phase::RoundOver;
        Ok(())
    }

    /// The species from which the others are fewest presses away round a list, weighed by `weight` at each
    /// position and never one of weight 0, unless all are.
    pub(super) fn nearest(weights: &[u8]) -> usize {
        let steps = |from: usize, to: usize| {
            let ahead = from.abs_diff(to);
            ahead.min(weights.len() - ahead)
        };
        let cost = |from: usize| -> usize {
            weights.iter().enumerate().map(|(to, weight)| steps(from, to) * usize::from(*weight)).sum()
        };
        let possible = (0..weights.len().min(SPECIES + 1)).filter(|&at| weights[at] > 0);
        possible.min_by_key(|&at| cost(at)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_what_is_likely_is_proposed() {
        assert_eq!(Noah::nearest(&[0, 1, 1, 1, 0]), 2);
        assert_eq!(Noah::nearest(&[5, 1, 0, 0, 1]), 0);
        assert_eq!(Noah::nearest(&[0, 0, 0]), 0, "nothing is likely");
    }
}
