//! The words of Arche Opti Mix in match notes.

use core::fmt::{self, Write};

use super::{
    Event, Options,
    card::{Card, Category, Ejection, Gain, Side},
};
use crate::notes::{Words, Wrong};

const EJECT_TILT: &str = "eject-tilt";

/// `eject-tilt away` or `eject-tilt printed`.
pub(super) fn read_option(options: &mut Options, words: &mut Words<'_>) -> Result<(), Wrong> {
    let name = words.word("an option")?;
    if name != EJECT_TILT {
        return Err(Wrong::option(name));
    }
    options.printed_eject_tilt = match words.word("away or printed")? {
        "away" => false,
        "printed" => true,
        other => return Err(Wrong::unknown("tilt after an ejection", other)),
    };
    Ok(())
}

pub(super) fn write_options(options: Options, out: &mut dyn Write) -> fmt::Result {
    if options.printed_eject_tilt { writeln!(out, "option {EJECT_TILT} printed") } else { Ok(()) }
}

/// `take`, `play heavy 2 right cabin fox`, `eject useful heavy 3 right`, `replace 1`: see `docs/notes.md`.
pub(super) fn read(words: &mut Words<'_>) -> Result<Event, Wrong> {
    let verb = words.word("a verb")?;
    Ok(match verb {
        "lean" => Event::Lean(read_load(words)?),
        "take" => Event::Take,
        "rain" => Event::Rain,
        "play" => Event::Play(read_card(words)?),
        "eject" => Event::Eject(read_ejection(words)?),
        "replace" => Event::Replace { weight: words.number()?, gain: read_gain(words)? },
        "done" => Event::Done,
        "merge" => Event::Merge(read_category(words)?),
        "pass" => Event::Pass,
        "pet" => match words.word("yes or no")? {
            "yes" => Event::Pet(true),
            "no" => Event::Pet(false),
            other => return Err(Wrong::unknown("answer", other)),
        },
        "reveal" if words.clone().next() == Some("invalid") => {
            words.next();
            Event::Reveal(None)
        }
        "reveal" => Event::Reveal(Some(read_category(words)?)),
        "hand" => Event::Hand(words.number()?),
        "cabin" => Event::Cabin,
        "use" => Event::Use(read_gain(words)?),
        _ => return Err(Wrong::verb(verb)),
    })
}

fn read_category(words: &mut Words<'_>) -> Result<Category, Wrong> {
    let word = words.word("a category")?;
    Category::named(word).ok_or_else(|| Wrong::unknown("category", word))
}

fn read_side(words: &mut Words<'_>) -> Result<Side, Wrong> {
    match words.word("left or right")? {
        "left" => Ok(Side::Left),
        "right" => Ok(Side::Right),
        other => Err(Wrong::unknown("side", other)),
    }
}

/// `2 right`, `1 left`; weight 0 is on no side.
fn read_load(words: &mut Words<'_>) -> Result<i8, Wrong> {
    let weight: u8 = words.number()?;
    if weight == 0 {
        return Ok(0);
    }
    // Heavier than any card is refused later on; heavier than a byte holds is as heavy.
    let weight = i8::try_from(weight).unwrap_or(i8::MAX);
    Ok(read_side(words)?.load(weight))
}

fn read_card(words: &mut Words<'_>) -> Result<Card, Wrong> {
    let category = read_category(words)?;
    let load = read_load(words)?;
    let cabin = words.clone().next() == Some("cabin");
    if cabin {
        words.next();
    }
    Ok(Card { category, load, cabin, gain: read_gain(words)? })
}

/// Whatever ends the line: the name of the animal whose ability is used.
fn read_gain(words: &mut Words<'_>) -> Result<Gain, Wrong> {
    Ok(match words.next() {
        None => Gain::Nothing,
        Some("fox") => Gain::Fox,
        Some("brontosaurus") => Gain::Brontosaurus,
        Some("chimpanzee") => Gain::Chimpanzee(read_category(words)?),
        Some(other) => return Err(Wrong::unknown("ability", other)),
    })
}

fn read_ejection(words: &mut Words<'_>) -> Result<Ejection, Wrong> {
    let category = read_category(words)?;
    let victim = read_category(words)?;
    Ok(Ejection { category, victim, weight: words.number()?, side: read_side(words)? })
}

/// Writes `event` the way [`read`] reads it.
pub(super) fn write(event: Event, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Lean(load) => {
            out.write_str("lean ")?;
            write_load(load, out)
        }
        Event::Take => out.write_str("take"),
        Event::Rain => out.write_str("rain"),
        Event::Play(card) => {
            write!(out, "play {} ", card.category.word())?;
            write_load(card.load, out)?;
            out.write_str(if card.cabin { " cabin" } else { "" })?;
            write_gain(card.gain, out)
        }
        Event::Eject(Ejection { category, victim, weight, side }) => {
            write!(out, "eject {} {} {weight} {}", category.word(), victim.word(), side_word(side))
        }
        Event::Replace { weight, gain } => {
            write!(out, "replace {weight}")?;
            write_gain(gain, out)
        }
        Event::Done => out.write_str("done"),
        Event::Merge(category) => write!(out, "merge {}", category.word()),
        Event::Pass => out.write_str("pass"),
        Event::Pet(kept) => out.write_str(if kept { "pet yes" } else { "pet no" }),
        Event::Reveal(pet) => write!(out, "reveal {}", pet.map_or("invalid", Category::word)),
        Event::Hand(cards) => write!(out, "hand {cards}"),
        Event::Cabin => out.write_str("cabin"),
        Event::Use(gain) => {
            out.write_str("use")?;
            write_gain(gain, out)
        }
    }
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn write_load(load: i8, out: &mut dyn Write) -> fmt::Result {
    match load {
        0 => out.write_str("0"),
        1.. => write!(out, "{load} right"),
        _ => write!(out, "{} left", load.unsigned_abs()),
    }
}

fn write_gain(gain: Gain, out: &mut dyn Write) -> fmt::Result {
    match gain {
        Gain::Nothing => Ok(()),
        Gain::Fox => out.write_str(" fox"),
        Gain::Brontosaurus => out.write_str(" brontosaurus"),
        Gain::Chimpanzee(category) => write!(out, " chimpanzee {}", category.word()),
    }
}
