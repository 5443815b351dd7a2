//! What Two by Two asks: the scoring, the stars of each ark, the water, what the ark does.
//!
//! Each question is a function of its own in the machine code too: only one is ever asked, and together their
//! lists would be too much for the stack of the Pico.

use super::{
    AROUND, Event, Options, TwoByTwo,
    scoring::{self, Scoring},
    species::{ARKS, Arks, STARS, Species, Stars},
    words,
};
use crate::{
    form::{Answers, Choice, Question, Style},
    i18n::Phrase,
    seat::Seat,
};

/// What the ark does, or the columns to choose from.
#[derive(Copy, Clone)]
enum Ark {
    Does(Event),
    Rescues([Species; 3]),
}

/// Water around a token, most often.
const LIKELY: u8 = 3;

/// The scoring, and which of the arks `known` each player has: stars belong to the box and not to the evening,
/// but who sits beside which ark does not.
pub(super) fn ask_options(players: u8, known: Arks, answers: &mut Answers<'_>) -> Result<Options, Question> {
    let scoring = ask_scoring(answers)?;
    if known == Arks::default() {
        return Ok(Options { scoring, stars: None });
    }
    let mut stars = [Stars::UNKNOWN; ARKS];
    for seat in Seat::all(players) {
        stars[seat.index()] = ask_whose(seat, known, stars, answers)?;
    }
    Ok(Options { scoring, stars: Some(stars) })
}

#[inline(never)]
fn ask_scoring(answers: &mut Answers<'_>) -> Result<Scoring, Question> {
    let help = if answers.highlighted(0) == 1 { &words::ADVANCED_HELP } else { &words::BASIC_HELP };
    let style = Style::List { title: words::WHICH_SCORING.say(), right: None, help: Some(help.say()) };
    let choices = [
        (Scoring::Basic, Choice::new(words::BASIC.say())),
        (Scoring::Advanced, Choice::new(words::ADVANCED.say())),
    ];
    answers.choose(style, choices, 0)
}

/// One of the arks nobody was given yet, the one after the neighbour's first, because arks are told round the
/// table; or one that is not known.
#[inline(never)]
fn ask_whose(
    seat: Seat,
    known: Arks,
    taken: [Stars; ARKS],
    answers: &mut Answers<'_>,
) -> Result<Stars, Question> {
    let style = Style::List {
        title: words::WHOSE_ARK.with([seat.into()]),
        right: None,
        help: Some(words::ARK_HELP.say()),
    };
    let neighbours = seat.index().checked_sub(1).map(|seat| taken[seat]);
    let next = known.iter().position(|ark| Some(ark) == neighbours).map_or(0, |place| place + 1);
    let round = known.iter().skip(next).chain(known.iter().take(next));
    let free = round.filter(|ark| !taken.contains(ark)).map(|ark| (ark, Choice::new(words::ark(ark))));
    let other = (Stars::UNKNOWN, Choice::new(words::OTHER_ARK.say()));
    answers.choose(style, free.chain([other]), 0)
}

impl TwoByTwo {
    /// One star of the ark; the columns come from the left, so the next is likely one that no ark has yet.
    #[inline(never)]
    pub(super) fn ask_star(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let known = self.stars[self.turn];
        let place = words::OF.with([(known.count() + 1).into(), STARS.into()]);
        let star = |species| {
            (Event::Star(species), Choice::new(words::STAR.with([words::name(species)])).note(place))
        };
        let any = self.stars.values().any(|stars| stars.count() > 0);
        let done = if any { words::NO_MORE_STARS.say() } else { words::NO_STARS.say() };
        let options = Species::columns().map(star).chain([(Event::NoMoreStars, Choice::new(done))]);
        answers.choose(Style::Bar, options, self.likely_star().index())
    }

    /// The next column after the ark's last star that no ark doubles yet.
    fn likely_star(&self) -> Species {
        let after = self.stars[self.turn].iter().last().map(Species::next_column);
        let start = after.map_or(0, Species::index);
        let round = Species::columns().skip(start).chain(Species::columns().take(start));
        let taken = |species: &Species| self.stars.values().any(|stars| stars.has(*species));
        let own = |species: &Species| self.stars[self.turn].has(*species);
        let free = round.clone().find(|species| !taken(species));
        free.or_else(|| round.clone().find(|species| !own(species))).unwrap_or(Species::UNICORN)
    }

    #[inline(never)]
    pub(super) fn ask_water(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let choice = |around: u8| (Event::Water(around), self.water_choice(around));
        answers.choose(Style::Bar, (1..=AROUND).map(choice), usize::from(LIKELY) - 1)
    }

    /// The token beside the board is easily forgotten; so is that this is the last water.
    fn water_choice(&self, around: u8) -> Choice {
        let choice = Choice::new(words::WATER.with([around.into()]));
        let (before, after) = (self.points[self.turn], self.points[self.turn] + i16::from(around));
        if self.water == 1 {
            choice.urgent(words::LAST.say())
        } else if scoring::token(before) < scoring::token(after) {
            choice.urgent(words::TAKE_TOKEN.with([scoring::token(after).into()]))
        } else {
            choice
        }
    }

    /// Ending the turn first. From there Down leads through the columns from A, Up from L, by threes: nobody is
    /// more than two steps from theirs. What is rare lies between them.
    #[inline(never)]
    pub(super) fn ask_ark(&self, actions: u8, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let event = |event: Event, words: Phrase| (Ark::Does(event), Choice::new(words));
        let end = (Ark::Does(Event::End), self.end_choice());
        let move_ark = event(Event::Move, words::MOVE.say());
        let (what, choice) = event(Event::EndNoPair, words::END_NO_PAIR.say());
        // The last water ends the match by itself.
        let no_pair = (self.water > 0).then_some((what, choice.note(words::COUNT_NOW.say())));
        if actions == 0 {
            // Told once and not column by column.
            let rescue = event(Event::Rescue(Species::UNICORN), words::RESCUE_ANY.say());
            let options = [end, rescue, move_ark].into_iter().chain(no_pair);
            return self.which(answers.choose(Style::Bar, options, 0)?, answers);
        }
        let threes =
            Species::threes().map(|three| (Ark::Rescues(three), Choice::new(words::rescue_of(three))));
        let unicorns = [self.last_rescue(Species::UNICORN), self.rescue(Species::UNICORN)];
        let unicorns = unicorns.map(|(event, choice)| (Ark::Does(event), choice));
        let rare = unicorns.into_iter().chain([move_ark]).chain(no_pair);
        let options = core::iter::once(end).chain(threes.clone().take(2)).chain(rare).chain(threes.skip(2));
        self.which(answers.choose(Style::Bar, options, 0)?, answers)
    }

    /// Which of three columns: from the middle one each of the others is one step away. Most turns end with a
    /// rescue, so that is proposed; those who go on find the same pairs beyond, the nearest next to their own.
    #[inline(never)]
    fn which(&self, ark: Ark, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let three = match ark {
            Ark::Does(event) => return Ok(event),
            Ark::Rescues(three) => three,
        };
        let likely = [1, 0, 2].into_iter().find(|&place| self.left(three[place]) > 0).unwrap_or(1);
        let last = three.iter().map(|&species| self.last_rescue(species));
        let more = three.iter().rev().map(|&species| self.rescue(species));
        answers.choose(Style::Bar, last.chain(more), likely)
    }

    fn last_rescue(&self, species: Species) -> (Event, Choice) {
        let words = words::rescue_and_end(species, self.water == 0);
        (Event::LastRescue(species), self.rescue_choice(species, words))
    }

    fn rescue(&self, species: Species) -> (Event, Choice) {
        (Event::Rescue(species), self.rescue_choice(species, words::rescue_and_go_on(species)))
    }

    fn end_choice(&self) -> Choice {
        let choice = Choice::new(words::END.say());
        if self.water == 0 {
            choice.urgent(words::COUNT_NOW.say())
        } else {
            choice.note(words::TO.with([self.turn.next(self.players()).into()]))
        }
    }

    /// A star is worth knowing, and so are the last pairs of a species.
    fn rescue_choice(&self, species: Species, words: Phrase) -> Choice {
        let choice = Choice::new(words);
        let left = self.left(species);
        match (self.stars[self.turn].has(species), left < species.in_the_box()) {
            (false, false) => choice,
            (true, false) => choice.urgent(words::DOUBLED.say()),
            (false, true) => choice.urgent(words::LEFT.with([left.into()])),
            (true, true) => choice.urgent(words::DOUBLED_LEFT.with([left.into()])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        form::{self, Asked, Kind},
        game::Game,
    };

    fn ark(columns: &str) -> Stars {
        let species = columns.chars().map(|column| Species::named(column.encode_utf8(&mut [0; 4])).unwrap());
        species.fold(Stars::default(), |stars, species| stars.with(species).unwrap())
    }

    fn known() -> Arks {
        Arks::default().with(ark("AEI")).with(ark("BFJ"))
    }

    fn choices(question: &Asked) -> usize {
        match &question.kind {
            Kind::Choice { choices, .. } => choices.len(),
            Kind::Number { .. } | Kind::Tally { .. } => 0,
        }
    }

    #[test]
    fn a_box_that_is_known_is_asked_only_who_has_which_ark() {
        let ask = |given: &[i16]| form::ask(given, None, |answers| ask_options(2, known(), answers));
        assert_eq!(choices(&ask(&[0]).unwrap_err()), 3, "two arks, or another");
        assert_eq!(choices(&ask(&[0, 0]).unwrap_err()), 2, "an ark has one owner");
        let options = ask(&[0, 0, 0]).unwrap();
        assert_eq!(options.stars.map(|stars| [stars[0], stars[1]]), Some([ark("AEI"), ark("BFJ")]));
        let game = TwoByTwo::start(2, Seat::FIRST, options);
        let first = game.ask(&mut Answers::new(&[2], None));
        assert_eq!(first, Ok(Event::Water(3)), "nothing is asked before the first turn");
    }

    #[test]
    fn only_an_ark_that_is_not_known_is_asked_about() {
        let options = ask_options(2, known(), &mut Answers::new(&[0, 1, 1], None)).unwrap();
        let mut game = TwoByTwo::start(2, Seat::FIRST, options);
        assert_eq!(game.known(known()), known(), "nothing new is known yet");
        for column in ["C", "G", "K"] {
            assert_eq!(game.actor(), Seat::new(1));
            game.apply(Event::Star(Species::named(column).unwrap())).unwrap();
        }
        assert_eq!(game.actor(), Some(Seat::FIRST));
        assert_eq!(game.known(known()), known().with(ark("CGK")));
        let again = game.again(options).stars;
        assert_eq!(again.map(|stars| stars[1]), Some(ark("CGK")), "a rematch knows what this match was told");
    }

    #[test]
    fn a_box_nobody_knows_is_asked_nothing_in_the_set_up() {
        let options = ask_options(4, Arks::default(), &mut Answers::new(&[1], None));
        assert_eq!(options, Ok(Options { scoring: Scoring::Advanced, stars: None }));
    }
}
