//! The turns: taking cards, rain, cards laid one by one, and the final phase.

use super::{
    ArcheOptiMix, Event, LIMIT, News, Pet, Phase, RAIN, Step,
    card::{Card, Category, Ejection, Gain, HEAVIEST, Laid},
    words,
};
use crate::{
    game::Refusal,
    i18n::Phrase,
    seat::{PerSeat, Seat},
};

/// The rain that lets everybody hide a pet.
const PET_RAIN: u8 = 2;
/// Discs a fox brings.
const FOX_DISCS: u8 = 2;

const fn refused(reason: Phrase) -> Result<(), Refusal> {
    Err(Refusal(reason))
}

impl ArcheOptiMix {
    pub(super) fn play_turn(&mut self, event: Event) -> Result<(), Refusal> {
        match (self.step, event) {
            (Step::Ejecting { ejection, second }, Event::Replace { weight, gain }) => {
                self.replace(ejection, second, weight, gain)
            }
            (Step::Ejecting { .. }, _) => refused(words::EJECTING.say()),
            (_, Event::Take) => self.take(),
            (_, Event::Rain) => self.draw_rain(),
            (_, Event::Play(card)) => self.play(card),
            (_, Event::Eject(ejection)) => self.eject(ejection),
            (_, Event::Merge(category)) => self.merge(category),
            (Step::Played(laid), Event::Cabin) if !laid.housed => {
                self.step = Step::Played(Laid { housed: true, ..laid });
                self.open_cabin()
            }
            (Step::Played(laid), Event::Use(gain)) if !laid.gained && gain != Gain::Nothing => {
                let housed = laid.housed || self.cannot_pay_before(gain);
                self.step = Step::Played(Laid { gained: true, housed, ..laid });
                self.gain(gain, laid.category)
            }
            (Step::Played(_) | Step::Refilling, Event::Done) => {
                self.end_turn();
                Ok(())
            }
            (_, Event::Pass) if self.phase == Phase::Final => {
                let seat = self.turn;
                self.out[seat] = true;
                self.end_turn();
                Ok(())
            }
            _ => refused(words::NOT_NOW.say()),
        }
    }

    fn take(&mut self) -> Result<(), Refusal> {
        if self.phase == Phase::Final {
            return refused(words::FINAL_PHASE.say());
        }
        match self.step {
            Step::Fresh | Step::Drawing => self.end_turn(),
            _ => return refused(words::CARDS_LAID.say()),
        }
        Ok(())
    }

    /// Rain comes wherever cards are drawn: while taking, and when the row is filled up after a new cabin.
    fn draw_rain(&mut self) -> Result<(), Refusal> {
        if self.phase == Phase::Final {
            return refused(words::FINAL_PHASE.say());
        }
        self.step = match self.step {
            Step::Fresh | Step::Drawing => Step::Drawing,
            Step::Played(_) if self.opened => Step::Refilling,
            Step::Refilling => Step::Refilling,
            _ => return refused(words::NOTHING_DRAWN.say()),
        };
        self.rain += 1;
        if self.rain == RAIN {
            // The turn stops at once: the others begin the final phase.
            self.begin_final(self.turn.next(self.players()));
        } else if self.rain == PET_RAIN {
            self.pets = PerSeat::new(self.players(), Pet::None);
            self.phase = Phase::Pets(Seat::FIRST);
        }
        Ok(())
    }

    pub(super) fn begin_final(&mut self, first: Seat) {
        self.phase = Phase::Final;
        self.out = PerSeat::new(self.players(), false);
        self.begin_turn(first);
        self.news = News::FinalBegins;
    }

    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.step = Step::Fresh;
        self.opened = false;
    }

    /// Why a card of this category cannot be laid now, whatever it weighs.
    fn may_lay(&self, category: Category) -> Result<(), Refusal> {
        match self.step {
            Step::Drawing => return refused(words::CARDS_DRAWN.say()),
            Step::Refilling | Step::Ejecting { .. } => return refused(words::NOT_NOW.say()),
            Step::Played(_) if category.stays_alone() => return refused(words::ONLY_CARD.say()),
            Step::Fresh | Step::Played(_) => {}
        }
        if self.phase == Phase::Final && category.stays_alone() {
            return refused(words::FINAL_PHASE.say());
        }
        if self.phase == Phase::Final && self.discs[self.turn] == 0 {
            return refused(words::NO_DISC.say());
        }
        Ok(())
    }

    /// In the final phase every card costs a disc.
    fn pay(&mut self) {
        if self.phase == Phase::Final {
            self.discs[self.turn] -= 1;
        }
    }

    fn play(&mut self, card: Card) -> Result<(), Refusal> {
        self.may_lay(card.category)?;
        if card.load.unsigned_abs() > HEAVIEST {
            return refused(words::BETWEEN.with([0u8.into(), HEAVIEST.into()]));
        }
        self.lean(self.tilt + card.load)?;
        self.pay();
        if card.cabin {
            self.open_cabin()?;
        }
        let housed = card.cabin || self.cannot_pay_before(card.gain);
        self.pawns[self.turn].add(card.category);
        if card.gain != Gain::Nothing && !card.category.is_animal() {
            return refused(words::NO_ANIMAL.say());
        }
        self.gain(card.gain, card.category)?;
        let last = card.category.stays_alone() || self.is_second();
        let gained = card.gain != Gain::Nothing;
        self.after_card(last, Laid { category: card.category, housed, gained });
        Ok(())
    }

    fn lean(&mut self, tilt: i8) -> Result<(), Refusal> {
        if !(-LIMIT..=LIMIT).contains(&tilt) {
            return refused(words::TOO_STEEP.say());
        }
        self.tilt = tilt;
        Ok(())
    }

    /// A disc to the neighbour on the right, and a card from the row unless the final phase has begun.
    fn open_cabin(&mut self) -> Result<(), Refusal> {
        let (seat, right) = (self.turn, self.turn.previous(self.players()));
        if self.discs[seat] == 0 {
            return refused(words::NO_DISC.say());
        }
        self.discs[seat] -= 1;
        self.discs[right] += 1;
        if self.phase == Phase::Turns {
            self.opened = true;
            self.news = News::CabinOpened;
        }
        Ok(())
    }

    /// The discs of a fox come too late to pay for the cabin it opens.
    fn cannot_pay_before(&self, gain: Gain) -> bool {
        gain == Gain::Fox && self.discs[self.turn] == 0
    }

    /// The supply gives what it has; a pawn without a disc counts one.
    fn gain(&mut self, gain: Gain, category: Category) -> Result<(), Refusal> {
        let (seat, supply) = (self.turn, self.supply());
        let under = match gain {
            Gain::Nothing => return Ok(()),
            Gain::Fox => {
                self.discs[seat] += supply.min(FOX_DISCS);
                return Ok(());
            }
            Gain::Brontosaurus => category,
            Gain::Chimpanzee(under) => under,
        };
        if !under.is_animal() {
            return refused(words::NO_ANIMAL.say());
        }
        if !self.pawns[seat].has_bare(under) {
            return refused(words::NO_BARE_PAWN.say());
        }
        self.pawns[seat].halves[under.index()] += supply.min(1);
        Ok(())
    }

    /// The animal leaves first, then the card that ejects it is laid: between the two the ark keeps its tilt.
    fn eject(&mut self, ejection: Ejection) -> Result<(), Refusal> {
        self.may_lay(ejection.category)?;
        if !ejection.category.is_animal() || !ejection.victim.is_animal() {
            return refused(words::NO_ANIMAL.say());
        }
        if ejection.weight > HEAVIEST {
            return refused(words::BETWEEN.with([0u8.into(), HEAVIEST.into()]));
        }
        self.pay();
        self.step = Step::Ejecting { ejection, second: self.is_second() };
        Ok(())
    }

    /// The tilt once a card of `weight` has taken the place of the ejected animal.
    pub(super) fn tilt_after(&self, ejection: Ejection, weight: u8) -> i8 {
        // Both weights are at most four.
        let heavier = weight.cast_signed() - ejection.weight.cast_signed();
        let load = ejection.side.load(heavier);
        if self.options.printed_eject_tilt { self.tilt - load } else { self.tilt + load }
    }

    fn replace(&mut self, ejection: Ejection, second: bool, weight: u8, gain: Gain) -> Result<(), Refusal> {
        if weight > HEAVIEST {
            return refused(words::BETWEEN.with([0u8.into(), HEAVIEST.into()]));
        }
        self.lean(self.tilt_after(ejection, weight))?;
        self.pawns[self.turn].add(ejection.category);
        self.pawns[self.turn].add(ejection.victim);
        if gain == Gain::Fox {
            return refused(words::FOX_STAYS.say());
        }
        self.gain(gain, ejection.victim)?;
        // It stands in the cabin of the ejected animal, and what that one brings has been said.
        let laid = Laid { category: ejection.category, housed: true, gained: true };
        self.after_card(second || ejection.category.stays_alone(), laid);
        Ok(())
    }

    /// Whether the next card would be the second of its turn.
    pub(super) const fn is_second(&self) -> bool {
        matches!(self.step, Step::Played(_))
    }

    fn after_card(&mut self, last: bool, laid: Laid) {
        match (self.phase, last) {
            (Phase::Turns, false) => self.step = Step::Played(laid),
            (Phase::Turns, true) if self.opened => self.step = Step::Refilling,
            _ => self.end_turn(),
        }
    }

    /// Two pawns on discs become three pawns.
    fn merge(&mut self, category: Category) -> Result<(), Refusal> {
        if !matches!(self.step, Step::Fresh | Step::Played(_)) {
            return refused(words::NOT_NOW.say());
        }
        let pawns = &mut self.pawns[self.turn];
        if pawns.halves[category.index()] < 2 {
            return refused(words::FEW_HALVES.say());
        }
        pawns.halves[category.index()] -= 2;
        pawns.add(category);
        Ok(())
    }

    /// The next player who has not passed; when all have, the match is scored.
    pub(super) fn end_turn(&mut self) {
        let mut seat = self.turn;
        for _ in 0..self.players() {
            seat = seat.next(self.players());
            if !self.out[seat] {
                self.begin_turn(seat);
                return;
            }
        }
        self.begin_turn(seat);
        self.close();
    }
}
