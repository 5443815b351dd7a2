//! The counters of Two by Two, and its words in match notes.

use core::fmt::{self, Write};

use super::{
    ACTIONS, Event, News, Options, Phase, TwoByTwo, WATER,
    scoring::{self, Scoring},
    species::{ARKS, Species, Stars},
    words,
};
use crate::{
    game::{Correction, Counter, Counts, Refusal},
    i18n::Label,
    notes::{Words, Wrong},
    seat::Seat,
};

/// Most points that can be set by hand: more than any match brings.
const MOST_POINTS: i16 = 199;

const fn counter(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: true }
}

const fn derived(word: &'static str, label: &'static Label, each: bool, counts: Counts) -> Counter {
    Counter { word, label, each, counts, correctable: false }
}

/// The pairs of a column aboard an ark.
macro_rules! pairs {
    ($letter:literal) => {
        counter(
            concat!("pairs-", $letter),
            &const { Label::brief(concat!("Couples ", $letter), concat!("Pairs ", $letter)) },
            true,
            Counts::Number(0, 3),
        )
    };
}

/// Whether an ark doubles a column.
macro_rules! star {
    ($letter:literal) => {
        counter(
            concat!("x2-", $letter),
            &const { Label::brief(concat!("Étoile ", $letter), concat!("Star ", $letter)) },
            true,
            Counts::Flag,
        )
    };
}

/// The pairs of a column that nobody has.
macro_rules! left {
    ($letter:literal) => {
        derived(
            concat!("left-", $letter),
            &const { Label::brief(concat!("Restent ", $letter), concat!("Left ", $letter)) },
            false,
            Counts::Number(0, 3),
        )
    };
}

/// Append only: a correction in the journal names a position.
pub(super) const COUNTERS: &[Counter] = &[
    counter("points", &words::POINTS, true, Counts::Number(1, MOST_POINTS)),
    counter("water", &words::WATER_TOKENS, false, Counts::Number(0, WATER as i16)),
    counter("turn", &words::TURN, false, Counts::Player),
    counter("actions", &words::ACTIONS, false, Counts::Number(0, ACTIONS as i16)),
    pairs!("A"),
    pairs!("B"),
    pairs!("C"),
    pairs!("D"),
    pairs!("E"),
    pairs!("F"),
    pairs!("G"),
    pairs!("H"),
    pairs!("I"),
    pairs!("J"),
    pairs!("K"),
    pairs!("L"),
    counter("pairs-unicorn", &words::UNICORN_PAIRS, true, Counts::Number(0, 1)),
    star!("A"),
    star!("B"),
    star!("C"),
    star!("D"),
    star!("E"),
    star!("F"),
    star!("G"),
    star!("H"),
    star!("I"),
    star!("J"),
    star!("K"),
    star!("L"),
    left!("A"),
    left!("B"),
    left!("C"),
    left!("D"),
    left!("E"),
    left!("F"),
    left!("G"),
    left!("H"),
    left!("I"),
    left!("J"),
    left!("K"),
    left!("L"),
    derived("left-unicorn", &words::UNICORNS_LEFT, false, Counts::Number(0, 1)),
    derived("placed", &words::PLACED, false, Counts::Flag),
    derived("pairs", &words::PAIRS, true, Counts::Number(0, 37)),
    derived("species", &words::SPECIES, true, Counts::Number(0, 13)),
    derived("track", &words::SPACE, true, Counts::Number(1, 50)),
    derived("token", &words::TOKEN, true, Counts::Number(0, 100)),
];

/// What a counter's word is about, if it has a species: `pairs-C` is the pairs of C.
fn split(word: &str) -> (&str, Option<Species>) {
    let named = word.split_once('-').and_then(|(what, name)| Some((what, Species::named(name)?)));
    named.map_or((word, None), |(what, species)| (what, Some(species)))
}

impl TwoByTwo {
    pub(super) fn read_counter(&self, counter: usize, seat: Seat) -> Option<i16> {
        Some(match split(COUNTERS.get(counter)?.word) {
            ("points", _) => self.points[seat],
            ("water", _) => self.water.into(),
            ("turn", _) => u8::from(self.turn).into(),
            ("actions", _) => self.actions().into(),
            ("pairs", Some(species)) => self.pairs[seat][species.index()].into(),
            ("x2", Some(species)) => self.stars[seat].has(species).into(),
            ("left", Some(species)) => self.left(species).into(),
            ("placed", _) => matches!(self.phase, Phase::Ark(_)).into(),
            ("pairs", None) => self.pairs_of(seat).into(),
            ("species", _) => self.species_of(seat).into(),
            ("track", _) => scoring::space(self.shown(seat)),
            ("token", _) => scoring::token(self.shown(seat)),
            _ => return None,
        })
    }

    pub(super) fn set_counter(&mut self, correction: Correction) -> Result<(), Refusal> {
        let not_now = Refusal(words::NOT_NOW.say());
        let counter = COUNTERS.get(usize::from(correction.counter)).filter(|counter| counter.correctable);
        let counter = counter.ok_or(not_now)?;
        let seat = correction.seat;
        if !self.points.has(seat) {
            return Err(not_now);
        }
        let value = self.checked(counter, correction.value)?;
        match split(counter.word) {
            ("points", _) => self.points[seat] = value.into(),
            ("pairs", Some(species)) => self.set_pairs(seat, species, value)?,
            // Half-entered stars are entered on, not corrected.
            ("x2", Some(species)) if self.phase != Phase::Stars => {
                self.set_star(seat, species, value == 1)?;
            }
            ("water", _) if self.phase != Phase::Over => self.water = value,
            ("turn", _) if matches!(self.phase, Phase::Water | Phase::Ark(_)) => {
                self.turn = Seat::new(value).unwrap_or(self.turn);
            }
            ("actions", _) if matches!(self.phase, Phase::Ark(_)) => self.phase = Phase::Ark(value),
            _ => return Err(not_now),
        }
        self.news = News::Nothing;
        Ok(())
    }

    /// The value, if it lies within the counter's bounds at this moment.
    fn checked(&self, counter: &Counter, value: i16) -> Result<u8, Refusal> {
        let (min, max) = match (counter.word, counter.counts) {
            // A turn begins with a token to place, and has one placed after that.
            ("water", _) if matches!(self.phase, Phase::Ark(_)) => (0, i16::from(WATER) - 1),
            ("water", _) => (1, WATER.into()),
            (_, Counts::Number(min, max)) => (min, max),
            (_, Counts::Flag) => (0, 1),
            (_, Counts::Player) => (0, i16::from(self.players()) - 1),
        };
        let inside = (min..=max).contains(&value).then_some(value).and_then(|value| u8::try_from(value).ok());
        inside.ok_or(Refusal(words::BETWEEN.with([min.into(), max.into()])))
    }

    /// Pairs come from the island and go back there.
    fn set_pairs(&mut self, seat: Seat, species: Species, value: u8) -> Result<(), Refusal> {
        let pairs = self.pairs[seat][species.index()];
        if value > pairs + self.left(species) {
            return Err(Refusal(words::none_left(species)));
        }
        self.pairs[seat][species.index()] = value;
        Ok(())
    }

    fn set_star(&mut self, seat: Seat, species: Species, starred: bool) -> Result<(), Refusal> {
        let stars = self.stars[seat];
        self.stars[seat] = if starred {
            stars.with(species).ok_or(Refusal(words::STARS_KNOWN.with([super::STARS.into()])))?
        } else {
            stars.without(species)
        };
        Ok(())
    }
}

/// `star A`, `star none`, `water 3`, `move`, `rescue A`, `rescue unicorn end`, `end`, `end no-pair`.
pub(super) fn read(words: &mut Words<'_>) -> Result<Event, Wrong> {
    let verb = words.word("a verb")?;
    match verb {
        "star" if words.clone().next() == Some("none") => {
            words.next();
            Ok(Event::NoMoreStars)
        }
        "star" => read_species(words).map(Event::Star),
        "water" => words.number().map(Event::Water),
        "move" => Ok(Event::Move),
        "rescue" => {
            let species = read_species(words)?;
            let ends = words.clone().next() == Some("end");
            Ok(if ends && words.next().is_some() {
                Event::LastRescue(species)
            } else {
                Event::Rescue(species)
            })
        }
        "end" if words.clone().next() == Some("no-pair") => {
            words.next();
            Ok(Event::EndNoPair)
        }
        "end" => Ok(Event::End),
        _ => Err(Wrong::verb(verb)),
    }
}

fn read_species(words: &mut Words<'_>) -> Result<Species, Wrong> {
    let word = words.word("a species, A to L or unicorn,")?;
    Species::named(word).ok_or_else(|| Wrong::unknown("species", word))
}

/// Writes `event` the way [`read`] reads it.
pub(super) fn write(event: Event, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Star(species) => write!(out, "star {}", species.word()),
        Event::NoMoreStars => out.write_str("star none"),
        Event::Water(around) => write!(out, "water {around}"),
        Event::Move => out.write_str("move"),
        Event::Rescue(species) => write!(out, "rescue {}", species.word()),
        Event::LastRescue(species) => write!(out, "rescue {} end", species.word()),
        Event::End => out.write_str("end"),
        Event::EndNoPair => out.write_str("end no-pair"),
    }
}

/// `scoring basic`, `scoring advanced`; `stars AEI none unknown`: the columns each seat's ark doubles.
pub(super) fn read_option(options: &mut Options, words: &mut Words<'_>) -> Result<(), Wrong> {
    match words.word("an option")? {
        "scoring" => {
            options.scoring = match words.word("basic or advanced")? {
                "basic" => Scoring::Basic,
                "advanced" => Scoring::Advanced,
                other => return Err(Wrong::unknown("scoring, neither basic nor advanced:", other)),
            };
        }
        "stars" => {
            let mut arks = [Stars::default(); ARKS];
            arks[0] = read_stars(words.word("the stars of each ark, none or unknown,")?)?;
            for (ark, word) in arks[1..].iter_mut().zip(words) {
                *ark = read_stars(word)?;
            }
            options.stars = Some(arks);
        }
        other => return Err(Wrong::option(other)),
    }
    Ok(())
}

fn read_stars(word: &str) -> Result<Stars, Wrong> {
    let wrong = || Wrong::unknown("stars, at most three of A to L:", word);
    let mut stars = Stars::default();
    match word {
        "none" => return Ok(stars),
        "unknown" => return Ok(Stars::UNKNOWN),
        _ => {}
    }
    for letter in word.chars() {
        let species = Species::named(letter.encode_utf8(&mut [0; 4]));
        stars = species.and_then(|species| stars.with(species)).ok_or_else(wrong)?;
    }
    Ok(stars)
}

/// Writes the options the way [`read_option`] reads them.
pub(super) fn write_options(options: Options, out: &mut dyn Write) -> fmt::Result {
    if options.scoring == Scoring::Advanced {
        out.write_str("option scoring advanced\n")?;
    }
    let Some(arks) = options.stars else { return Ok(()) };
    out.write_str("option stars")?;
    for ark in arks {
        out.write_str(match ark.count() {
            0 if ark == Stars::UNKNOWN => " unknown",
            0 => " none",
            _ => " ",
        })?;
        for species in ark.iter() {
            out.write_str(species.word())?;
        }
    }
    out.write_char('\n')
}
