//! What Noah asks: the variants, an animal and where Noah goes, gifts, tears, who begins.

use heapless::Vec;

use super::{
    Card, Counting, DEPARTURES, Depth, Event, Noah, Options, SPECIES, Sex, Span, Species, Tally, Way,
    turn::Hold, word, words,
};
use crate::{
    form::{Answers, Choice, MAX_OPTIONS, Question, Style},
    i18n::{Arg, Label, Phrase},
    seat::Seat,
    view::Icon,
};

/// How much is kept, and when the match ends; the help speaks of the highlighted one.
pub(super) fn options(answers: &mut Answers<'_>) -> Result<Options, Question> {
    let depth = variant(
        answers,
        &words::WHAT_TO_KEEP,
        [
            (Depth::Scores, &words::KEEP_SCORES, &words::KEEP_SCORES_HELP),
            (Depth::Boats, &words::KEEP_BOATS, &words::KEEP_BOATS_HELP),
        ],
    )?;
    let span = variant(
        answers,
        &words::HOW_LONG,
        [
            (Span::Rounds, &words::THREE_ROUNDS, &words::THREE_ROUNDS_HELP),
            (Span::Tears, &words::ENOUGH_TEARS, &words::ENOUGH_TEARS_HELP),
        ],
    )?;
    Ok(Options { depth, span })
}

fn variant<T: Copy>(
    answers: &mut Answers<'_>,
    title: &'static Label,
    rows: [(T, &'static Label, &'static Label); 2],
) -> Result<T, Question> {
    let at = answers.highlighted(0);
    let help = rows.get(at).map(|(_, _, help)| help.say());
    let style = Style::List { title: title.say(), right: None, help };
    answers.choose(style, rows.map(|(value, words, _)| (value, Choice::new(words.say()))), 0)
}

impl Noah {
    /// A boat leaves, or somebody has no card left.
    pub(super) fn ask_departure(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let gift = self.departed + 1;
        let leaves = Choice::new(words::BOAT_LEAVES.with([gift.into()]));
        let leaves = if gift == DEPARTURES { leaves.urgent(words::ENDS_ROUND.say()) } else { leaves };
        let leaves = (Event::Depart, leaves);
        let empty = Seat::all(self.players())
            .map(|seat| (Event::Empty(seat), Choice::new(words::HAND_EMPTY.with([seat.into()]))));
        answers.choose(Style::Bar, core::iter::once(leaves).chain(empty), 0)
    }

    /// The animal dealt to the next boat.
    pub(super) fn ask_place(&self, boat: u8, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let note =
            if boat == 0 { words::NOAHS_BOAT.say() } else { words::NTH_BOAT.with([(boat + 1).into()]) };
        let options = Species::ALL.map(|species| (species, Choice::new(animal(species)).note(note)));
        let stock = self.stock();
        let weights = Species::ALL.map(|species| stock.of_species(species));
        let species = answers.choose(Style::Bar, options, Self::nearest(&weights))?;
        let left = Sex::ALL.map(|sex| Card { species, sex }).into_iter().filter(|card| stock.of(*card) > 0);
        let left: Vec<Card, 2> = left.collect();
        if left.len() < 2 {
            let card = left.first().copied().unwrap_or(Card { species, sex: Sex::Male });
            return Ok(Event::Place(card));
        }
        let options = left.iter().map(|card| (Event::Place(*card), Choice::new(sexed(*card)).note(note)));
        answers.choose(Style::Bar, options, 0)
    }

    /// The animal by mass, then its sex and Noah's way in one: a boat opposite means a male, a neighbour a
    /// female.
    pub(super) fn ask_load(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let hold = self.hold();
        let mut weights = [0; SPECIES + 1];
        for (weight, species) in weights.iter_mut().zip(Species::ALL) {
            *weight = hold.loadable(species).map(|card| hold.stock.of(card)).sum();
        }
        // Snails were counted for both sexes; that nothing fits is rare.
        weights[Species::Snail.index()] /= 2;
        weights[SPECIES] = u8::from(self.boat().count() > 0);
        let animals = Species::ALL.map(|species| (Some(species), self.animal_choice(&hold, species)));
        let take_back = Choice::new(words::TAKE_BACK.with([self.boat().count().into()]))
            .note(words::IF_NOTHING_FITS.say());
        let options = animals.into_iter().chain([(None, take_back)]);
        match answers.choose(Style::Bar, options, Self::nearest(&weights))? {
            Some(species) => self.ask_way(&hold, species, answers),
            None => Ok(Event::PickUp),
        }
    }

    fn animal_choice(&self, hold: &Hold, species: Species) -> Choice {
        let choice = Choice::new(animal(species));
        let leaves = hold.room.is_filled_by(species);
        let pair = self.boat().last().is_some_and(|last| last.species == species);
        match (leaves, pair) {
            (true, true) => choice.urgent(words::LEAVES_AND_AGAIN.say()),
            (true, false) => choice.urgent(words::LEAVES.say()),
            (false, true) => choice.urgent(words::AGAIN.say()),
            (false, false) => choice.note(self.lies_on(self.here, &words::ON_TOP)),
        }
    }

    /// What lies on top of a boat.
    fn lies_on(&self, boat: u8, label: &'static Label) -> Phrase {
        let last = self.boats.get(usize::from(boat)).and_then(super::Boat::last);
        last.map_or(words::EMPTY_BOAT.say(), |card| {
            label.with([word(card.species), Arg::Word(card.sex.sign())])
        })
    }

    fn ask_way(&self, hold: &Hold, species: Species, answers: &mut Answers<'_>) -> Result<Event, Question> {
        // As the boats are drawn, from left to right.
        let ways: &[(Sex, Way)] = if species == Species::Donkey {
            &[(Sex::Male, Way::Stays), (Sex::Female, Way::Stays)]
        } else {
            &[
                (Sex::Male, Way::Left),
                (Sex::Female, Way::Left),
                (Sex::Female, Way::Right),
                (Sex::Male, Way::Right),
            ]
        };
        let legal = |sex: &Sex| hold.loadable(species).any(|card| card.sex == *sex);
        let legal: Vec<(Sex, Way), 4> = ways.iter().copied().filter(|(sex, _)| legal(sex)).collect();
        if let [] | [_] = *legal {
            let (sex, way) = legal.first().copied().unwrap_or_else(|| refused_way(hold, species, ways));
            return Ok(Event::Load(Card { species, sex }, way));
        }
        let options = legal.iter().map(|&(sex, way)| {
            let card = Card { species, sex };
            let note = way
                .from(self.here, card)
                .map_or(words::NOT_NOW.say(), |boat| self.lies_on(boat, &words::TARGET));
            let choice = Choice::new(towards(card, way));
            (Event::Load(card, way), if way == Way::Stays { choice } else { choice.urgent(note) })
        });
        // With both sexes open, the other boats are nearest from a neighbour.
        answers.choose(Style::Bar, options, usize::from(legal.len() == 4))
    }

    /// The whole gift to one player, or card by card.
    pub(super) fn ask_gift(&self, left: u8, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let giver = self.turn;
        // The departure is news only until the first card is given.
        let body = if self.news.left.is_none() {
            words::REST_OF_GIFT.with([left.into()])
        } else {
            words::GIFT_BODY.with([Arg::Ordinal(self.departed), giver.into(), left.into()])
        };
        let style = Style::Notice { icon: Icon::Boat, head: words::THE_BOAT_LEAVES.say(), body };
        let players = self.players();
        let others = core::iter::successors(Some(giver.next(players)), move |seat| Some(seat.next(players)));
        let others = others.take(usize::from(players) - 1);
        let parts = if left > 1 { &[left, 1][..] } else { &[1][..] };
        let options = parts.iter().flat_map(|&cards| {
            others.clone().map(move |seat| {
                (Event::Give(seat, cards), Choice::new(words::GIVE_TO.with([cards.into(), seat.into()])))
            })
        });
        answers.choose(style, options, 0)
    }

    /// The round is over: a number for each hand, or card by card.
    pub(super) fn ask_tally(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let body = match self.emptied {
            Some(seat) => words::EMPTIED_BODY.with([seat.into()]),
            None if self.departed >= DEPARTURES => words::FOURTH_BODY.say(),
            None => words::COUNT_BODY.say(),
        };
        let style =
            Style::Notice { icon: Icon::Tear, head: words::ROUND_OVER.with([self.round.into()]), body };
        let options = [
            (Event::Tally(Tally::Totals), Choice::new(words::ENTER_TEARS.say())),
            (Event::Tally(Tally::Cards), Choice::new(words::COUNT_CARDS.say())),
        ];
        answers.choose(style, options, 0)
    }

    /// The tears of a hand, typed under the table.
    pub(super) fn ask_tears(&self, seat: Seat, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let most = self.most_tears(seat);
        let tears = answers.tally(0..=most.into(), 0, words::TEARS_OF.with([seat.into()]))?;
        Ok(Event::Tears(u8::try_from(tears).unwrap_or(0)))
    }

    /// One card of a hand, or nothing sad left in it.
    pub(super) fn ask_card(
        &self,
        seat: Seat,
        counting: Counting,
        answers: &mut Answers<'_>,
    ) -> Result<Event, Question> {
        let sum = words::SO_FAR.with([counting.tears.into()]);
        let done = if counting.cards == 0 {
            words::NOTHING_SAD.with([seat.into()])
        } else {
            words::REST_IS_ZERO.say()
        };
        let mut options: Vec<(Event, Choice), MAX_OPTIONS> = Vec::new();
        let mut weights: Vec<u8, MAX_OPTIONS> = Vec::new();
        let sad = Species::ALL.into_iter().filter(|species| species.tears() > 0);
        for species in sad {
            let words = words::CARD_TEARS.with([Arg::Word(species.name()), species.tears().into()]);
            // Eight species cost tears, and one answer ends the hand.
            let _fits = options.push((Event::Holds(species), Choice::new(words).note(sum)));
            let _fits = weights.push(self.uncounted(species));
        }
        let _fits = options.push((Event::Counted, Choice::new(done).note(sum)));
        let _fits = weights.push(2);
        answers.choose(Style::Bar, options, Self::nearest(&weights))
    }

    /// The highest total begins; several have it.
    pub(super) fn ask_starter(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let most = self.score.values().max().unwrap_or(0);
        let style = Style::List {
            title: words::WHO_BEGINS.say(),
            right: Some(words::ROUND.with([(self.round.saturating_add(1)).into()])),
            help: Some(words::TIED.with([most.into()])),
        };
        let options =
            self.highest().map(|seat| (Event::Begins(seat), Choice::new(words::ONE.with([seat.into()]))));
        answers.choose(style, options, 0)
    }
}

/// An animal nobody can load, in the sex that shows best why.
fn refused_way(hold: &Hold, species: Species, ways: &[(Sex, Way)]) -> (Sex, Way) {
    let left = |sex: Sex| hold.stock.of(Card { species, sex }) > 0;
    let found = ways.iter().find(|(sex, _)| left(*sex)).or(ways.first());
    found.copied().unwrap_or((Sex::Male, Way::Left))
}

/// `Chat 2`: an animal and its mass.
fn animal(species: Species) -> Phrase {
    words::ANIMAL.with([Arg::Word(species.name()), species.mass().into()])
}

/// `Chat ♂`.
pub(super) fn sexed(card: Card) -> Phrase {
    words::SEXED.with([Arg::Word(card.species.name()), Arg::Word(card.sex.sign())])
}

/// Where Noah goes.
fn towards(card: Card, way: Way) -> Phrase {
    let label = match (way, card.sex) {
        (Way::Stays, _) => return sexed(card),
        (Way::Left, Sex::Female) => &words::NEXT_LEFT,
        (Way::Right, Sex::Female) => &words::NEXT_RIGHT,
        (Way::Left, Sex::Male) => &words::OPPOSITE_LEFT,
        (Way::Right, Sex::Male) => &words::OPPOSITE_RIGHT,
    };
    label.say()
}
