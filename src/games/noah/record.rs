//! The counters of Noah, and its words in match notes.

use core::fmt::{self, Write};

use super::{
    Card, DEPARTURES, Depth, Event, Noah, Options, Phase, ROUNDS, Sex, Span, Species, Tally, Way,
    boat::{Boat, LIMIT},
    deck, not_now, words,
};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    i18n::Label,
    notes::{Words, Wrong},
    seat::Seat,
};

const fn counter(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: true }
}

const fn derived(word: &'static str, label: &'static Label, each: bool, most: i16) -> Counter {
    Counter { word, label, each, counts: Counts::Number(0, most), correctable: false }
}

/// Cards of the largest deck.
const DECK: i16 = 47;
/// The highest total that can be set by hand.
const MOST_TEARS: i16 = 999;

/// Append only: a correction in the journal names a position.
pub(super) const COUNTERS: &[Counter] = &[
    counter("tears", &words::TEARS, true, Counts::Number(0, MOST_TEARS)),
    counter("hand", &words::HANDS, true, Counts::Number(1, DECK)),
    counter("turn", &words::TURN, false, Counts::Player),
    counter("starter", &words::STARTER, false, Counts::Player),
    counter("round", &words::ROUNDS, false, Counts::Number(1, 99)),
    counter("departed", &words::DEPARTED, false, Counts::Number(0, DEPARTURES as i16 - 1)),
    counter("noah", &words::NOAH, false, Counts::Number(1, 5)),
    counter("cards1", &words::CARDS_1, false, Counts::Number(0, DECK)),
    counter("cards2", &words::CARDS_2, false, Counts::Number(0, DECK)),
    counter("cards3", &words::CARDS_3, false, Counts::Number(0, DECK)),
    counter("cards4", &words::CARDS_4, false, Counts::Number(0, DECK)),
    counter("cards5", &words::CARDS_5, false, Counts::Number(0, DECK)),
    derived("mass1", &words::MASS_1, false, LIMIT as i16),
    derived("mass2", &words::MASS_2, false, LIMIT as i16),
    derived("mass3", &words::MASS_3, false, LIMIT as i16),
    derived("mass4", &words::MASS_4, false, LIMIT as i16),
    derived("mass5", &words::MASS_5, false, LIMIT as i16),
    derived("limit1", &words::LIMIT_1, false, LIMIT as i16),
    derived("limit2", &words::LIMIT_2, false, LIMIT as i16),
    derived("limit3", &words::LIMIT_3, false, LIMIT as i16),
    derived("limit4", &words::LIMIT_4, false, LIMIT as i16),
    derived("limit5", &words::LIMIT_5, false, LIMIT as i16),
    derived("reserve", &words::RESERVE, false, 3),
    derived("deck", &words::DECK, false, DECK),
    derived("aboard", &words::ABOARD, false, DECK),
    derived("away", &words::AWAY, false, DECK),
    derived("unused", &words::UNUSED, false, DECK),
    derived("give", &words::TO_GIVE, false, DEPARTURES as i16),
    derived("entered", &words::ENTERED, true, 70),
];

/// The number at the end of the word of a counter that each boat has.
fn boat_number(word: &str) -> Option<(&str, usize)> {
    let (name, digit) = word.split_at_checked(word.len().checked_sub(1)?)?;
    let number = digit.bytes().next()?.checked_sub(b'0')?;
    (1..=5).contains(&number).then_some((name, number.into()))
}

impl Noah {
    pub(super) fn read_counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        let word = COUNTERS.get(counter)?.word;
        if let Some((name, number)) = boat_number(word) {
            return self
                .boat_at(number)
                .filter(|_| self.keeps_boats())
                .and_then(|boat| read_boat(name, boat));
        }
        Some(match word {
            "tears" => self.score[seat],
            "starter" => u8::from(self.starter).into(),
            "round" => self.round.into(),
            "departed" => self.departed.into(),
            "reserve" => self.reserve().into(),
            "deck" => deck(self.players()).into(),
            "entered" => self.cost(self.round, seat)?.into(),
            _ if !self.keeps_boats() => return None,
            "hand" => self.hands[seat].into(),
            "turn" => u8::from(self.turn).into(),
            "noah" => (self.here + 1).into(),
            "aboard" => self.aboard().into(),
            "away" => self.away().into(),
            "unused" => self.unused.into(),
            "give" => match self.phase {
                Phase::Gift(left, _) => left.into(),
                _ => 0,
            },
            _ => return None,
        })
    }

    pub(super) fn set_counter(&mut self, correction: Correction) -> Result<(), Refusal> {
        let counter = COUNTERS.get(usize::from(correction.counter)).filter(|counter| counter.correctable);
        let counter = counter.ok_or_else(not_now)?;
        if !self.score.has(correction.seat) || self.phase == Phase::Over {
            return Err(not_now());
        }
        let value = self.checked(counter, correction.value)?;
        let mut state = self.clone();
        state.set(counter.word, correction.seat, value)?;
        state.news = super::News::default();
        *self = state;
        Ok(())
    }

    /// The value, if it lies within the counter's bounds in this match.
    fn checked(&self, counter: &Counter, value: i16) -> Result<i16, Refusal> {
        let (min, max) = match (counter.word, counter.counts) {
            ("round", _) if self.options.span == Span::Rounds => (1, ROUNDS.into()),
            (_, Counts::Number(min, max)) => (min, max),
            (_, Counts::Flag) => (0, 1),
            (_, Counts::Player) => (0, i16::from(self.players()) - 1),
        };
        if (min..=max).contains(&value) {
            return Ok(value);
        }
        Err(Refusal(words::BETWEEN.with([min.into(), max.into()])))
    }

    fn set(&mut self, word: &str, seat: Seat, value: i16) -> Result<(), Refusal> {
        if word == "tears" {
            if self.phase == Phase::Starter {
                return Err(not_now());
            }
            self.score[seat] = value;
            return Ok(());
        }
        let value = u8::try_from(value).map_err(|_| not_now())?;
        let player = Seat::new(value);
        match (word, self.phase) {
            ("starter", Phase::Turns | Phase::Place(_)) => self.starter = player.ok_or_else(not_now)?,
            ("round", Phase::Turns | Phase::Place(_)) => self.round = value,
            ("departed", Phase::Turns) => self.departed = value,
            (_, Phase::Turns) if self.keeps_boats() => match word {
                "hand" => self.set_hand(seat, value)?,
                "turn" => self.turn = player.ok_or_else(not_now)?,
                "noah" => self.here = value - 1,
                _ => self.unload(word, value)?,
            },
            _ => return Err(not_now()),
        }
        Ok(())
    }

    /// Cards come from those put aside, and go there.
    fn set_hand(&mut self, seat: Seat, cards: u8) -> Result<(), Refusal> {
        let loose = self.unused + self.hands[seat];
        self.unused = loose.checked_sub(cards).ok_or(Refusal(words::FEW_UNUSED.say()))?;
        self.hands[seat] = cards;
        Ok(())
    }

    /// The top animals of a boat are put aside; what comes aboard is loaded.
    fn unload(&mut self, word: &str, cards: u8) -> Result<(), Refusal> {
        let (_, number) = boat_number(word).filter(|(name, _)| *name == "cards").ok_or_else(not_now)?;
        let boat = number.checked_sub(1).and_then(|index| self.boats.get_mut(index)).ok_or_else(not_now)?;
        let off = boat.count().checked_sub(cards);
        self.unused += off.ok_or(Refusal(words::AT_MOST.with([boat.count().into()])))?;
        boat.keep(cards);
        Ok(())
    }
}

fn read_boat(name: &str, boat: &Boat) -> Option<i16> {
    Some(match name {
        "cards" => boat.count().into(),
        "mass" => boat.mass().into(),
        "limit" => boat.limit().into(),
        _ => return None,
    })
}

/// `option depth scores|boats`, `option length rounds|tears`.
pub(super) fn read_option(options: &mut Options, words: &mut Words<'_>) -> Result<(), Wrong> {
    let name = words.word("an option")?;
    match (name, words.word("its value")?) {
        ("depth", "scores") => options.depth = Depth::Scores,
        ("depth", "boats") => options.depth = Depth::Boats,
        ("length", "rounds") => options.span = Span::Rounds,
        ("length", "tears") => options.span = Span::Tears,
        ("depth" | "length", value) => return Err(Wrong::option(value)),
        _ => return Err(Wrong::option(name)),
    }
    Ok(())
}

pub(super) fn write_options(options: Options, out: &mut dyn Write) -> fmt::Result {
    let depth = match options.depth {
        Depth::Scores => "scores",
        Depth::Boats => "boats",
    };
    let length = match options.span {
        Span::Rounds => "rounds",
        Span::Tears => "tears",
    };
    writeln!(out, "option depth {depth}\noption length {length}")
}

/// `depart`, `Léo empty`, `place cat male`, `load cat male left`, `pickup`, `Léo gets 2`, `count totals`,
/// `count cards`, `tears 7`, `holds panda`, `done`, `Léo begins`.
pub(super) fn read(seat: Option<Seat>, words: &mut Words<'_>) -> Result<Event, Wrong> {
    // Also read for their form when it is not that player's turn.
    let whom = seat.unwrap_or(Seat::FIRST);
    let verb = words.word("a verb")?;
    Ok(match verb {
        "depart" => Event::Depart,
        "empty" => Event::Empty(whom),
        "place" => Event::Place(read_card(words)?),
        "load" => {
            let card = read_card(words)?;
            let way = match words.next() {
                None => Way::Stays,
                Some("left") => Way::Left,
                Some("right") => Way::Right,
                Some(other) => return Err(Wrong::unknown("way", other)),
            };
            Event::Load(card, way)
        }
        "pickup" => Event::PickUp,
        "gets" => Event::Give(whom, words.number()?),
        "count" => match words.word("totals or cards")? {
            "totals" => Event::Tally(Tally::Totals),
            "cards" => Event::Tally(Tally::Cards),
            other => return Err(Wrong::unknown("way to count", other)),
        },
        "tears" => Event::Tears(words.number()?),
        "holds" => Event::Holds(read_species(words)?),
        "done" => Event::Counted,
        "begins" => Event::Begins(whom),
        _ => return Err(Wrong::verb(verb)),
    })
}

fn read_species(words: &mut Words<'_>) -> Result<Species, Wrong> {
    let word = words.word("an animal")?;
    let found = Species::ALL.into_iter().find(|species| species.word() == word);
    found.ok_or_else(|| Wrong::unknown("animal", word))
}

fn read_card(words: &mut Words<'_>) -> Result<Card, Wrong> {
    let species = read_species(words)?;
    let word = words.word("male or female")?;
    let sex = Sex::ALL.into_iter().find(|sex| sex.word() == word);
    Ok(Card { species, sex: sex.ok_or_else(|| Wrong::unknown("sex", word))? })
}

/// Writes `event` the way [`read`] reads it.
pub(super) fn write(event: Event, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Depart => out.write_str("depart"),
        Event::Empty(_) => out.write_str("empty"),
        Event::Place(card) => write!(out, "place {} {}", card.species.word(), card.sex.word()),
        Event::Load(card, way) => {
            write!(out, "load {} {}", card.species.word(), card.sex.word())?;
            out.write_str(match way {
                Way::Left => " left",
                Way::Right => " right",
                Way::Stays => "",
            })
        }
        Event::PickUp => out.write_str("pickup"),
        Event::Give(_, cards) => write!(out, "gets {cards}"),
        Event::Tally(Tally::Totals) => out.write_str("count totals"),
        Event::Tally(Tally::Cards) => out.write_str("count cards"),
        Event::Tears(tears) => write!(out, "tears {tears}"),
        Event::Holds(species) => write!(out, "holds {}", species.word()),
        Event::Counted => out.write_str("done"),
        Event::Begins(_) => out.write_str("begins"),
    }
}
