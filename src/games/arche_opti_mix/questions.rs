//! What Arche Opti Mix asks: one press to take cards, three answers for a card, the pets and the hands.

use heapless::Vec;

use super::{
    ArcheOptiMix, Event, LIMIT, Options, Pet, Phase, Step,
    card::{Card, Category, Gain, HEAVIEST},
    closing::ANIMAL_CARDS,
    ejecting::Ejector,
    words,
};
use crate::{
    form::{Answers, Choice, Entry, Question, Style},
    i18n::{Arg, Phrase},
    seat::Seat,
    view::Icon,
};

/// What a turn may be about.
#[derive(Copy, Clone)]
enum Act {
    Happens(Event),
    Lays(Category),
    /// The ability of the card just laid.
    Uses(Use),
}

/// How a card comes aboard: as so much weight to one side, or in the place of another.
#[derive(Copy, Clone, PartialEq)]
enum Way {
    Load(i8),
    Ejects(Ejector),
}

/// Which ability is used, if any.
#[derive(Copy, Clone)]
enum Use {
    Nothing { cabin: bool },
    Fox,
    Brontosaurus,
    Chimpanzee,
}

impl Use {
    fn choice(self) -> Choice {
        Choice::new(match self {
            Self::Nothing { .. } => words::IN_PLACE.say(),
            Self::Fox => words::FOX.say(),
            Self::Brontosaurus => words::BRONTOSAURUS.say(),
            Self::Chimpanzee => words::CHIMPANZEE.say(),
        })
    }
}

/// Away unless the table wants the printed sentence.
pub(super) fn ask_options(answers: &mut Answers<'_>) -> Result<Options, Question> {
    let style =
        Style::List { title: words::EJECT_TILT.say(), right: None, help: Some(words::EJECT_TILT_HELP.say()) };
    let options = [(false, Choice::new(words::AWAY.say())), (true, Choice::new(words::PRINTED.say()))];
    let printed_eject_tilt = answers.choose(style, options, 0)?;
    Ok(Options { printed_eject_tilt })
}

/// Level first, then one step further on each side: the far ends meet.
pub(super) fn ask_lean(answers: &mut Answers<'_>) -> Result<Event, Question> {
    let tilts = (0..=LIMIT).chain(-LIMIT..0);
    let options = tilts.map(|tilt| {
        let degree = [Arg::Number(i16::from(tilt.unsigned_abs()))];
        let words = match tilt {
            0 => words::LEVEL.say(),
            1.. => words::LEANS_RIGHT.with(degree),
            _ => words::LEANS_LEFT.with(degree),
        };
        (Event::Lean(tilt), Choice::new(words))
    });
    answers.choose(Style::Bar, options, 0)
}

pub(super) fn ask_pet(seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
    let style = Style::Notice {
        icon: Icon::Drop,
        head: words::SECOND_RAIN.say(),
        body: words::SECOND_RAIN_BODY.with([seat.into()]),
    };
    let yes = (Event::Pet(true), Choice::new(words::YES_PET.say()));
    let no = (Event::Pet(false), Choice::new(words::NO_PET.say()));
    answers.choose(style, [yes, no], 0)
}

/// A weight on a side, as an answer.
fn weight_words(load: i8) -> Phrase {
    let weight = [Arg::Number(i16::from(load.unsigned_abs()))];
    match load {
        0 => words::WEIGHTLESS.say(),
        1.. => words::WEIGHT_RIGHT.with(weight),
        _ => words::WEIGHT_LEFT.with(weight),
    }
}

impl ArcheOptiMix {
    pub(super) fn ask_turn(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let finish = match self.step {
            Step::Ejecting { ejection, .. } => return self.ask_replace(ejection, answers),
            Step::Fresh | Step::Played(_) => {
                return match self.ask_act(answers)? {
                    Act::Happens(event) => Ok(event),
                    Act::Lays(category) => self.ask_card(category, answers),
                    Act::Uses(used) => self.ask_gain(used, answers).map(Event::Use),
                };
            }
            Step::Drawing => (Event::Take, Choice::new(words::TAKEN.say())),
            Step::Refilling => (Event::Done, Choice::new(words::END_TURN.say())),
        };
        answers.choose(Style::Bar, [finish, (Event::Rain, Choice::new(words::MORE_RAIN.say()))], 0)
    }

    /// What comes first ends the turn with one press. The commonest categories stand beside it, the few provisions
    /// and the rain farthest away.
    fn ask_act(&self, answers: &mut Answers<'_>) -> Result<Act, Question> {
        let lay = |category: Category| (Act::Lays(category), self.lay_choice(category));
        let [slow, timid, heavy, useful, provisions] = Category::ALL.map(lay);
        let happens = |event: Event, words: Phrase| (Act::Happens(event), Choice::new(words));
        let merges = self.merges();
        match (self.phase, self.step) {
            (Phase::Final, _) => {
                let pass =
                    (Act::Happens(Event::Pass), Choice::new(words::PASS.say()).note(words::FOR_GOOD.say()));
                let options =
                    [pass, timid, heavy, slow, provisions].into_iter().chain(merges).chain([useful]);
                answers.choose(Style::Bar, options, 0)
            }
            (_, Step::Played(laid)) => {
                let done = happens(Event::Done, words::END_TURN.say());
                let rain = self.opened.then(|| happens(Event::Rain, words::RAIN_REFILLING.say()));
                let more = [Use::Fox, Use::Brontosaurus, Use::Chimpanzee]
                    .map(|used| (Act::Uses(used), used.choice()));
                let more = more.into_iter().filter(|_| !laid.gained);
                let cabin = (!laid.housed).then(|| (Act::Happens(Event::Cabin), self.new_cabin()));
                let options = [done, timid, heavy, slow, provisions].into_iter().chain(rain).chain(merges);
                answers.choose(Style::Bar, options.chain(more).chain([useful]).chain(cabin), 0)
            }
            _ => {
                let take = happens(Event::Take, words::TAKE.say());
                let rain = happens(Event::Rain, words::RAIN_TAKING.say());
                let options = [take, timid, heavy, provisions, rain].into_iter().chain(merges);
                answers.choose(Style::Bar, options.chain([slow, useful]), 0)
            }
        }
    }

    /// Two pawns on discs, where the player has them.
    fn merges(&self) -> impl Iterator<Item = (Act, Choice)> + use<> {
        let pawns = self.pawns[self.turn];
        let two = Category::ANIMALS.into_iter().filter(move |category| pawns.halves[category.index()] >= 2);
        two.map(|category| {
            let choice = Choice::new(words::MERGE.with([Arg::Word(category.label())]));
            (Act::Happens(Event::Merge(category)), choice.note(words::MERGE_NOTE.say()))
        })
    }

    fn lay_choice(&self, category: Category) -> Choice {
        let units = self.pawns[self.turn].units(category);
        let note = words::FROM_TO.with([Arg::Halves(units), Arg::Halves(units.saturating_add(2))]);
        Choice::new(words::LAY.with([Arg::Word(category.label())])).note(note)
    }

    fn ask_card(&self, category: Category, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let load = match self.ask_way(category, answers)? {
            Way::Load(load) => load,
            Way::Ejects(ejector) => return self.ask_ejection(category, ejector, answers),
        };
        // After a first card the turn goes on: a cabin or an ability is an answer there, not a question here.
        if self.phase == Phase::Turns && self.step == Step::Fresh && !category.stays_alone() {
            return Ok(Event::Play(Card { category, load, cabin: false, gain: Gain::Nothing }));
        }
        let (gain, cabin) = match self.ask_use(category, answers)? {
            Use::Nothing { cabin } => (Gain::Nothing, cabin),
            Use::Fox => (Gain::Fox, self.ask_cabin(answers)?),
            Use::Brontosaurus => (Gain::Brontosaurus, self.ask_cabin(answers)?),
            Use::Chimpanzee => {
                let under = self.ask_under([Some(category), None], category, answers)?;
                (Gain::Chimpanzee(under), self.ask_cabin(answers)?)
            }
        };
        Ok(Event::Play(Card { category, load, cabin, gain }))
    }

    /// The ability of the card just laid, whose pawn stands already.
    fn ask_gain(&self, used: Use, answers: &mut Answers<'_>) -> Result<Gain, Question> {
        let own = match self.step {
            Step::Played(laid) => laid.category,
            _ => Category::Timid,
        };
        Ok(match used {
            Use::Nothing { .. } => Gain::Nothing,
            Use::Fox => Gain::Fox,
            Use::Brontosaurus => Gain::Brontosaurus,
            Use::Chimpanzee => Gain::Chimpanzee(self.ask_under([None, None], own, answers)?),
        })
    }

    /// What the limits allow from left to right, the likeliest chosen; then ejecting, then what is too heavy.
    fn ask_way(&self, category: Category, answers: &mut Answers<'_>) -> Result<Way, Question> {
        let heaviest = HEAVIEST.cast_signed();
        let fits = |load: &i8| (-LIMIT..=LIMIT).contains(&(self.tilt + load));
        let loads = -heaviest..=heaviest;
        let ejects = |ejector| category.is_animal().then_some(Way::Ejects(ejector));
        let legal = loads.clone().filter(fits).map(Way::Load);
        let right = (1..=heaviest).filter(|load| !fits(load)).map(Way::Load);
        let left = (-heaviest..0).filter(|load| !fits(load)).map(Way::Load);
        let ways = legal.chain(ejects(Ejector::Skunk)).chain(right).chain(left);
        let ways: Vec<Way, 12> =
            ways.chain(ejects(Ejector::Spider)).chain(ejects(Ejector::Mosquito)).collect();
        let likely = Way::Load(self.likely_load(category));
        let default = ways.iter().position(|&way| way == likely).unwrap_or(0);
        let options = ways.iter().map(|&way| match way {
            Way::Load(load) => (way, Choice::new(weight_words(load))),
            Way::Ejects(ejector) => (way, ejector.choice()),
        });
        answers.choose(Style::Bar, options, default)
    }

    /// Towards level: heavy animals three, others one. On a level ark both sides are as likely, and the middle is
    /// near to all weights.
    fn likely_load(&self, category: Category) -> i8 {
        let weight = if category == Category::Heavy { 3 } else { 1 };
        -self.tilt.signum() * weight
    }

    /// Not asked where nothing can be said: provisions have no ability, and a cabin has to be paid.
    fn ask_use(&self, category: Category, answers: &mut Answers<'_>) -> Result<Use, Question> {
        if !category.is_animal() && !self.can_pay_cabin() {
            return Ok(Use::Nothing { cabin: false });
        }
        let cabins = [
            (Use::Nothing { cabin: false }, Choice::new(words::IN_PLACE.say())),
            (Use::Nothing { cabin: true }, self.new_cabin()),
        ];
        let abilities = [Use::Fox, Use::Brontosaurus, Use::Chimpanzee].map(|used| (used, used.choice()));
        let abilities = abilities.into_iter().filter(|_| category.is_animal());
        answers.choose(Style::Bar, cabins.into_iter().chain(abilities), 0)
    }

    fn new_cabin(&self) -> Choice {
        let right = self.turn.previous(self.players());
        Choice::new(words::NEW_CABIN.say()).note(words::ONE_TO.with([right.into()]))
    }

    /// In the final phase the card itself costs a disc.
    fn can_pay_cabin(&self) -> bool {
        self.discs[self.turn] >= if self.phase == Phase::Final { 2 } else { 1 }
    }

    /// Asked only of who can pay for a cabin.
    fn ask_cabin(&self, answers: &mut Answers<'_>) -> Result<bool, Question> {
        if !self.can_pay_cabin() {
            return Ok(false);
        }
        answers.choose(Style::Bar, [(false, Choice::new(words::IN_PLACE.say())), (true, self.new_cabin())], 0)
    }

    /// Under which pawn the chimpanzee's disc goes, those about to be placed included.
    pub(super) fn ask_under(
        &self,
        placing: [Option<Category>; 2],
        own: Category,
        answers: &mut Answers<'_>,
    ) -> Result<Category, Question> {
        let mut pawns = self.pawns[self.turn];
        for placed in placing.into_iter().flatten() {
            pawns.add(placed);
        }
        let options = Category::ANIMALS.map(|category| {
            let units = pawns.units(category);
            let note = words::FROM_TO.with([Arg::Halves(units), Arg::Halves(units.saturating_add(1))]);
            (category, Choice::new(words::DISC_UNDER.with([Arg::Word(category.label())])).note(note))
        });
        // Its own pawn is new and bare, unless somebody set the counters right in between.
        let bare = [own].into_iter().chain(Category::ANIMALS).find(|&category| pawns.has_bare(category));
        answers.choose(Style::Bar, options, bare.unwrap_or(own).index())
    }

    pub(super) fn ask_reveal(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let place = |seats: usize| Arg::Number(i16::try_from(seats).unwrap_or(i16::MAX));
        let kept = |other: &Seat| self.pets[*other] != Pet::None;
        let before = Seat::all(u8::from(seat)).filter(kept).count();
        let all = Seat::all(self.players()).filter(kept).count();
        let style = Style::List {
            title: words::PET_OF.with([seat.into()]),
            right: Some(words::OF.with([place(before + 1), place(all)])),
            help: None,
        };
        let pets = Category::ANIMALS.map(|category| {
            let units = self.pawns[seat].units(category);
            let args =
                [Arg::Word(category.title()), Arg::Halves(units), Arg::Halves(units.saturating_add(2))];
            (Event::Reveal(Some(category)), Choice::new(words::PET_AS.with(args)))
        });
        let invalid = (Event::Reveal(None), Choice::new(words::NOT_VALID.say()));
        answers.choose(style, pets.into_iter().chain([invalid]), 0)
    }

    pub(super) fn ask_hand(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let entry = |_| Entry {
            title: words::TIED.with([seat.into()]),
            right: Some(words::POINTS.with([self.score(seat).into()])),
            label: words::IN_HAND_ASKED.say(),
            check: Some(words::FEWEST_WIN.say()),
            action: words::NEXT.say(),
        };
        let cards = answers.number(0..=ANIMAL_CARDS.into(), 0, entry)?;
        Ok(Event::Hand(u8::try_from(cards).unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Stop};

    #[test]
    fn provisions_neither_eject_nor_have_an_ability() {
        let mut game = ArcheOptiMix::start(3, Seat::FIRST, Options::default());
        game.apply(Event::Lean(0)).unwrap();
        // Provisions stand third; nine weights are all there is to say of them, and then the cabin.
        let bounds = |given: &[i16]| {
            let answers = &mut Answers::new(given, None);
            assert!(matches!(game.ask(answers), Err(Stop::Question(_))));
            answers.clone().into_asked().bounds()
        };
        assert_eq!(bounds(&[3]), (0, 8));
        assert_eq!(bounds(&[3, 2]), (0, 1));
        game.discs[Seat::FIRST] = 0;
        assert!(matches!(game.ask(&mut Answers::new(&[3, 2], None)), Ok(Event::Play(_))));
    }
}
