//! The words of Ark & Noah in match notes.

use core::fmt::{self, Write};

use super::{Event, Exchange, Options, Reward};
use crate::{
    notes::{Words, Wrong},
    seat::Seat,
};

const REWARDS: [(&str, Reward); 4] =
    [("point", Reward::Point), ("food", Reward::Food), ("plank", Reward::Plank), ("pitch", Reward::Pitch)];
const EXCHANGES: [(&str, Exchange); 3] =
    [("planks", Exchange::Planks), ("animal", Exchange::Animal), ("nothing", Exchange::Nothing)];

/// The value `word` names.
fn named<T: Copy>(names: &[(&str, T)], word: &str) -> Result<T, Wrong> {
    let found = names.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| Wrong::verb(word))
}

/// The word that names `value`.
fn name_of<'a, T: PartialEq>(names: &[(&'a str, T)], value: &T) -> &'a str {
    names.iter().find(|(_, known)| known == value).map_or("", |(name, _)| *name)
}

/// `quick yes`, `workers 1`.
pub(super) fn read_option(options: &mut Options, words: &mut Words<'_>) -> Result<(), Wrong> {
    let name = words.word("an option")?;
    let value = words.word("a value")?;
    match (name, value) {
        ("quick", "yes") => options.quick = true,
        ("quick", "no") => options.quick = false,
        ("workers", "1") => options.one_worker = true,
        ("workers", "2") => options.one_worker = false,
        ("quick" | "workers", _) => return Err(Wrong::option(value)),
        _ => return Err(Wrong::option(name)),
    }
    Ok(())
}

pub(super) fn write_options(options: Options, out: &mut dyn Write) -> fmt::Result {
    if options.quick {
        out.write_str("option quick yes\n")?;
    }
    if options.one_worker {
        out.write_str("option workers 1\n")?;
    }
    Ok(())
}

/// What `seat` did; who is out of turn is nobody, and then only the form counts.
pub(super) fn read(seat: Option<Seat>, words: &mut Words<'_>) -> Result<Event, Wrong> {
    let verb = words.word("a verb")?;
    Ok(match verb {
        "choose" => Event::Choose(words.number()?),
        "serve" => Event::Serve,
        "swap" => {
            let reward = named(&REWARDS, words.word("a reward")?)?;
            Event::Swap(reward, named(&EXCHANGES, words.word("an exchange")?)?)
        }
        "build" => Event::Build { planks: words.number()?, pitch: words.number()? },
        "food" => Event::Food(words.number()?),
        "pair" => read_pair(seat.unwrap_or(Seat::FIRST), words)?,
        "same" => Event::SamePen,
        "wall" => Event::Wall(words.number()?),
        "pitch" => Event::PenPitch(words.number()?),
        "done" => Event::Done,
        "hull" => Event::Hull(named(&[("closed", true), ("open", false)], words.word("closed or open")?)?),
        "outer" => Event::Outer(words.number()?),
        "sizes" => Event::Sizes(words.number()?),
        _ => return Err(Wrong::verb(verb)),
    })
}

/// `3 both 6`, `4 seat 2 8`: the size, who owns the other tile, the points printed on each.
fn read_pair(seat: Seat, words: &mut Words<'_>) -> Result<Event, Wrong> {
    let size = words.number()?;
    let mate = match words.word("both or seat")? {
        "both" => seat,
        "seat" => {
            let word = words.word("a seat, from 1")?;
            let number = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
            number.and_then(Seat::new).ok_or_else(|| Wrong::verb(word))?
        }
        other => return Err(Wrong::verb(other)),
    };
    Ok(Event::Pair { size, mate, points: words.number()? })
}

/// Writes `event` the way [`read`] reads it.
pub(super) fn write(seat: Option<Seat>, event: Event, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Choose(number) => write!(out, "choose {number}"),
        Event::Serve => out.write_str("serve"),
        Event::Swap(reward, exchange) => {
            write!(out, "swap {} {}", name_of(&REWARDS, &reward), name_of(&EXCHANGES, &exchange))
        }
        Event::Build { planks, pitch } => write!(out, "build {planks} {pitch}"),
        Event::Food(food) => write!(out, "food {food}"),
        Event::Pair { size, mate, points } if seat == Some(mate) => write!(out, "pair {size} both {points}"),
        Event::Pair { size, mate, points } => write!(out, "pair {size} seat {} {points}", u8::from(mate) + 1),
        Event::SamePen => out.write_str("same"),
        Event::Wall(planks) => write!(out, "wall {planks}"),
        Event::PenPitch(pitch) => write!(out, "pitch {pitch}"),
        Event::Done => out.write_str("done"),
        Event::Hull(closed) => out.write_str(if closed { "hull closed" } else { "hull open" }),
        Event::Outer(planks) => write!(out, "outer {planks}"),
        Event::Sizes(sizes) => write!(out, "sizes {sizes}"),
    }
}
