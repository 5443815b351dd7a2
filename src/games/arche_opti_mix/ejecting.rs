//! What is asked when an animal ejects another: who ejects, what leaves, and what takes its place.

use heapless::Vec;

use super::{
    ArcheOptiMix, Event, LIMIT,
    card::{Category, Ejection, Gain, HEAVIEST, Side},
    words,
};
use crate::{
    form::{Answers, Choice, Question, Style},
    i18n::Arg,
};

/// The animals that eject others. Which one it is says what it may eject, so that less need be asked; it is not
/// kept, because nothing later depends on it.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Ejector {
    /// Animals of weight two.
    Mosquito,
    /// Timid animals.
    Spider,
    /// Any animal.
    Skunk,
}

impl Ejector {
    pub fn choice(self) -> Choice {
        let (words, note) = match self {
            Self::Mosquito => (&words::MOSQUITO, &words::EJECTS_WEIGHT_2),
            Self::Spider => (&words::SPIDER, &words::EJECTS_TIMID),
            Self::Skunk => (&words::SKUNK, &words::EJECTS_ANY),
        };
        Choice::new(words.say()).note(note.say())
    }
}

/// What is said of the card that takes the place of an ejected animal: its weight, or first who it was.
#[derive(Copy, Clone)]
enum Taker {
    Weighs(u8),
    Brontosaurus,
    Chimpanzee,
}

impl Taker {
    const GAINS: [(Self, Choice); 2] = [
        (Self::Brontosaurus, Choice::new(words::BRONTOSAURUS_LEFT.say())),
        (Self::Chimpanzee, Choice::new(words::CHIMPANZEE_LEFT.say())),
    ];
}

/// The only weight a mosquito ejects.
const MOSQUITO_PREY: u8 = 2;

impl ArcheOptiMix {
    pub(super) fn ask_ejection(
        &self,
        category: Category,
        ejector: Ejector,
        answers: &mut Answers<'_>,
    ) -> Result<Event, Question> {
        let victim = if ejector == Ejector::Spider {
            Category::Timid
        } else {
            let victims = Category::ANIMALS
                .map(|victim| (victim, Choice::new(words::EJECTED.with([Arg::Word(victim.label())]))));
            answers.choose(Style::Bar, victims, Category::Timid.index())?
        };
        let right = (0..=HEAVIEST).map(|weight| (Side::Right, weight));
        let left = (0..=HEAVIEST).rev().map(|weight| (Side::Left, weight));
        let all = right.chain(left);
        let places: Vec<(Side, u8), 10> =
            all.filter(|&(_, weight)| ejector != Ejector::Mosquito || weight == MOSQUITO_PREY).collect();
        // An animal of weight two on the side the ark leans to: what an ejection is mostly for.
        let likely = (if self.tilt < 0 { Side::Left } else { Side::Right }, MOSQUITO_PREY);
        let default = places.iter().position(|&place| place == likely).unwrap_or(0);
        let places = places.iter().map(|&(side, weight)| {
            let words = match side {
                Side::Right => words::EJECTED_RIGHT.with([weight.into()]),
                Side::Left => words::EJECTED_LEFT.with([weight.into()]),
            };
            ((side, weight), Choice::new(words))
        });
        let (side, weight) = answers.choose(Style::Bar, places, default)?;
        Ok(Event::Eject(Ejection { category, victim, weight, side }))
    }

    /// A skunk weighs one; a card as heavy as the ejected animal always fits.
    pub(super) fn likely_ejector_weight(&self, ejection: Ejection) -> u8 {
        if (-LIMIT..=LIMIT).contains(&self.tilt_after(ejection, 1)) { 1 } else { ejection.weight }
    }

    /// Mostly the weight alone; what the ability of the ejected animal brings stands behind the weights.
    pub(super) fn ask_replace(
        &self,
        ejection: Ejection,
        answers: &mut Answers<'_>,
    ) -> Result<Event, Question> {
        let weights = |answers: &mut Answers<'_>, gains: &[(Taker, Choice)]| {
            let weights = (0..=HEAVIEST).map(|weight| {
                (Taker::Weighs(weight), Choice::new(words::IN_ITS_PLACE.with([weight.into()])))
            });
            let default = self.likely_ejector_weight(ejection).into();
            answers.choose(Style::Bar, weights.chain(gains.iter().copied()), default)
        };
        let gain = match weights(answers, &Taker::GAINS)? {
            Taker::Weighs(weight) => return Ok(Event::Replace { weight, gain: Gain::Nothing }),
            Taker::Brontosaurus => Gain::Brontosaurus,
            Taker::Chimpanzee => Gain::Chimpanzee({
                let placing = [Some(ejection.category), Some(ejection.victim)];
                self.ask_under(placing, ejection.category, answers)?
            }),
        };
        let Taker::Weighs(weight) = weights(answers, &[])? else {
            // Only weights are on offer the second time.
            return Ok(Event::Replace { weight: 0, gain });
        };
        Ok(Event::Replace { weight, gain })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{form, game::Game, games::arche_opti_mix::Options, seat::Seat};

    /// Every ejection of a useful card in a new match that this way of ejecting offers.
    fn ejections(ejector: Ejector) -> std::vec::Vec<Ejection> {
        let mut game = ArcheOptiMix::start(3, Seat::FIRST, Options::default());
        game.apply(Event::Lean(0)).unwrap();
        let (mut open, mut found) = (std::vec![std::vec::Vec::new()], std::vec::Vec::new());
        while let Some(given) = open.pop() {
            let asked =
                form::ask(&given, None, |answers| game.ask_ejection(Category::Useful, ejector, answers));
            match asked {
                Ok(Event::Eject(ejection)) => found.push(ejection),
                Ok(other) => panic!("{other:?}"),
                Err(question) => open.extend((0..=question.bounds().1).map(|answer| {
                    let mut given = given.clone();
                    given.push(answer);
                    given
                })),
            }
        }
        assert!(found.iter().all(|&ejection| game.clone().apply(Event::Eject(ejection)).is_ok()));
        found
    }

    #[test]
    fn each_ejector_offers_what_it_may_eject_on_both_sides() {
        let mosquito = ejections(Ejector::Mosquito);
        assert!(mosquito.iter().all(|ejection| ejection.weight == 2));
        assert_eq!(mosquito.len(), 4 * 2);
        let spider = ejections(Ejector::Spider);
        assert!(spider.iter().all(|ejection| ejection.victim == Category::Timid));
        assert_eq!(spider.len(), 5 * 2);
        let skunk = ejections(Ejector::Skunk);
        assert!(skunk.iter().all(|ejection| ejection.victim.is_animal()));
        assert_eq!(skunk.len(), 4 * 5 * 2);
    }
}
