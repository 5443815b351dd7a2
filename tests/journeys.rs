//! The whole device, from a new start to a winner: keys and power cuts in, screens out, in both languages.
//!
//! A screen in a journey is checked whole. `BLESS=1 cargo test --test journeys` writes the screens where a
//! journey shows one (`fr|` alone asks for one): read every change before it is committed.

mod support;

use arkeeper::{
    game::Stop,
    games::{Kind, Match, Record, arche_opti_mix, noah, two_by_two::Event},
    i18n::Lang,
    input::Key,
    journal::decode,
    seat::Seat,
};
use support::{
    Device, blessing,
    journey::{self, Act, Journey},
    transcript,
};

/// Presses and recorded events of matches, from the first turn to the final score, mistakes included.
#[derive(Copy, Clone, Default)]
struct Tally {
    presses: usize,
    events: usize,
}

fn name(journey: &Journey) -> String {
    journey.path.file_stem().expect("a file").to_string_lossy().into_owned()
}

fn play(journey: &mut Journey, lang: Lang, tally: &mut Tally) -> Device {
    let mut device = Device::new(lang);
    let before = *tally;
    for step in &mut journey.steps {
        match &step.act {
            Act::Press(keys) => {
                for key in keys {
                    let playing = device
                        .app
                        .game()
                        .is_some_and(|game| matches!(game.ask(&[], None), Err(Stop::Question(_))));
                    let recorded = device.press(*key);
                    tally.presses += usize::from(playing);
                    tally.events += usize::from(playing && recorded);
                    if recorded && is_before_the_first_turn(&device) {
                        *tally = before;
                    }
                }
            }
            Act::Power => device.power_cycle(),
            Act::Wait(time) => device.wait(*time),
        }
        let found = transcript::lines(&device.app);
        if blessing() && step.is_shown() {
            match lang {
                Lang::Fr => step.fr = found,
                Lang::En => step.en = found,
            }
        } else if step.is_shown() {
            assert_eq!(step.expected(lang), found, "{}:{} in {lang:?}", journey.path.display(), step.line);
        }
    }
    device
}

/// Whether what was just recorded is asked once per box, and not in a turn.
fn is_before_the_first_turn(device: &Device) -> bool {
    let record = device.journal.last().map(|bytes| decode(bytes).expect("the journal can be read"));
    matches!(record, Some(Record::TwoByTwo(Event::Star(_) | Event::NoMoreStars)))
}

#[test]
fn every_journey_shows_what_it_says_in_both_languages() {
    let journeys = journey::all();
    assert!(!journeys.is_empty());
    for mut journey in journeys {
        assert!(
            journey.steps.iter().any(journey::Step::is_shown),
            "{} shows nothing",
            journey.path.display()
        );
        for lang in [Lang::Fr, Lang::En] {
            play(&mut journey, lang, &mut Tally::default());
        }
        if blessing() {
            journey::write(&journey);
        }
    }
}

/// The device must come back to the very same screen from its journal at any moment: half-given answers are
/// asked again, and notices that were read may be read again, so the match itself is compared.
#[test]
fn the_power_may_fail_after_any_press() {
    for journey in journey::all() {
        let mut device = Device::new(Lang::Fr);
        for step in &journey.steps {
            let keys = match &step.act {
                Act::Press(keys) => keys,
                Act::Wait(time) => {
                    device.wait(*time);
                    continue;
                }
                Act::Power => continue,
            };
            for key in keys {
                device.press(*key);
                let mut other = device.clone();
                other.power_cycle();
                assert_eq!(other.app.game(), device.app.game(), "{}:{}", journey.path.display(), step.line);
                assert_eq!(
                    other.app.lasting(),
                    device.app.lasting(),
                    "{}:{}",
                    journey.path.display(),
                    step.line
                );
            }
        }
    }
}

/// A person feels one number: how many presses a thing that happened at the table takes, in hundredths.
#[test]
fn presses_per_event_stay_few() {
    for (game, most) in [
        ("animals-on-board", 220),
        ("two-by-two", 220),
        ("noah", 500),
        ("ark-and-noah", 300),
        ("arche-opti-mix", 600),
    ] {
        let mut tally = Tally::default();
        for mut journey in journey::all() {
            if name(&journey).starts_with(game) {
                play(&mut journey, Lang::Fr, &mut tally);
            }
        }
        assert!(tally.events > 60, "{game}: {} events are not whole matches", tally.events);
        let hundredths = tally.presses * 100 / tally.events;
        println!("{game}: {}.{:02} presses per event", hundredths / 100, hundredths % 100);
        assert!(hundredths <= most, "{game}: {hundredths} hundredths of a press per event");
    }
}

/// Presses and rescues of one turn of Two by Two.
#[derive(Default)]
struct Turn {
    presses: usize,
    rescues: usize,
}

/// Every turn of a journey, mistakes included; what is asked before the first turn is none of it.
fn turns(journey: &Journey) -> Vec<Turn> {
    let mut device = Device::new(Lang::Fr);
    let (mut turns, mut turn) = (Vec::new(), Turn::default());
    let keys = journey.steps.iter().filter_map(|step| match &step.act {
        Act::Press(keys) => Some(keys),
        Act::Power | Act::Wait(_) => None,
    });
    for key in keys.flatten() {
        turn.presses += 1;
        if !device.press(*key) {
            continue;
        }
        match device.journal.last().map(|bytes| decode(bytes).expect("the journal can be read")) {
            Some(Record::Number(_)) => turn = Turn::default(),
            Some(Record::TwoByTwo(event)) => match event {
                Event::Star(_) | Event::NoMoreStars => turn = Turn::default(),
                Event::Rescue(_) => turn.rescues += 1,
                Event::LastRescue(_) => {
                    turn.rescues += 1;
                    turns.push(std::mem::take(&mut turn));
                }
                Event::End | Event::EndNoPair => turns.push(std::mem::take(&mut turn)),
                Event::Water(_) | Event::Move => {}
            },
            _ => {}
        }
    }
    turns
}

/// A turn is the unit a person feels. What it takes depends on how often somebody rescues a pair: in two turns of
/// five here, and in every second one of the busiest match, which has to do with as few presses. Turns without a
/// rescue are measured by themselves too.
#[test]
fn a_turn_of_two_by_two_takes_few_presses() {
    let mean = |turns: &[&Turn]| turns.iter().map(|turn| turn.presses).sum::<usize>() * 100 / turns.len();
    let rescues = |turns: &[&Turn]| turns.iter().map(|turn| turn.rescues).sum::<usize>() * 100 / turns.len();
    let journeys: Vec<_> =
        journey::all().into_iter().filter(|journey| name(journey).starts_with("two-by-two")).collect();
    let matches: Vec<Vec<Turn>> = journeys.iter().map(turns).collect();
    let mut busiest = (0, 0);
    for (journey, turns) in journeys.iter().zip(&matches) {
        let turns: Vec<_> = turns.iter().collect();
        busiest = busiest.max((rescues(&turns), mean(&turns)));
        println!(
            "{}: {} hundredths of a press per turn, {} rescues in 100 turns",
            name(journey),
            mean(&turns),
            rescues(&turns)
        );
    }
    let every: Vec<_> = matches.iter().flatten().collect();
    assert!(every.len() > 100, "{} turns are not whole matches", every.len());
    let (plain, busy): (Vec<_>, Vec<_>) = every.iter().copied().partition(|turn| turn.rescues == 0);
    println!("two-by-two: {} per turn, {} rescues in 100 turns", mean(&every), rescues(&every));
    println!("two-by-two: {} per turn without a rescue, {} per turn with", mean(&plain), mean(&busy));
    assert!(rescues(&every) >= 40 && busiest.0 >= 50, "{} rescues in 100 turns are too few", rescues(&every));
    assert!(mean(&plain) <= 300, "{} hundredths of a press for water and the end of the turn", mean(&plain));
    assert!(mean(&every) <= 400, "{} hundredths of a press per turn", mean(&every));
    assert!(busiest.1 <= 400, "{} hundredths of a press per turn of the busiest match", busiest.1);
}

/// Loading an animal, from the answer before it to its record: species, sex, Noah, and the notices between.
#[test]
fn loading_an_animal_takes_six_presses_at_most() {
    let (mut presses, mut loads, mut since) = (0, 0, 0);
    for journey in journey::all() {
        let mut device = Device::new(Lang::Fr);
        for step in &journey.steps {
            let Act::Press(keys) = &step.act else { continue };
            for key in keys {
                since += 1;
                if !device.press(*key) {
                    continue;
                }
                let record = device.journal.last().map(|bytes| decode(bytes).expect("a record"));
                if let Some(Record::Noah(noah::Event::Load(..))) = record {
                    presses += since;
                    loads += 1;
                }
                since = 0;
            }
        }
    }
    assert!(loads > 200, "{loads} animals are not whole matches");
    println!("{}.{:02} presses per animal", presses / loads, presses * 100 / loads % 100);
    assert!(presses <= 6 * loads, "{presses} presses for {loads} animals");
}

/// Building is counted apart: how many planks, then how much pitch.
#[test]
fn a_building_turn_of_ark_and_noah_takes_few_presses() {
    let (mut presses, mut turns) = (0, 0);
    for journey in journey::all() {
        let mut device = Device::new(Lang::Fr);
        let keys = journey.steps.iter().filter_map(|step| match &step.act {
            Act::Press(keys) => Some(keys),
            Act::Power | Act::Wait(_) => None,
        });
        for key in keys.flatten() {
            let builds = device.app.game().is_some_and(builds);
            let recorded = device.press(*key);
            presses += usize::from(builds);
            turns += usize::from(builds && recorded);
        }
    }
    assert!(turns > 60, "{turns} turns");
    println!("{presses} presses in {turns} building turns");
    assert!(presses <= 5 * turns, "{presses} presses in {turns} building turns");
}

/// Whether the box that is carried out is for building: the sixth, or the fourth of the quick game's five.
fn builds(game: &Match) -> bool {
    let counter = |word: &str| {
        let index = game.counters().iter().position(|counter| counter.word == word)?;
        game.counter(index, Seat::FIRST)
    };
    let quick = counter("pitch-supply") == Some(36);
    game.kind() == Kind::ArkAndNoah && counter("action") == Some(if quick { 4 } else { 6 })
}

/// A card of Arche Opti Mix has a limit of its own, because the many turns of taking cards would hide what it
/// takes. What it ejects belongs to it, a cabin or an ability said after it, and every mistake on the way.
#[test]
fn a_card_of_arche_opti_mix_takes_few_presses() {
    use arche_opti_mix::Event::{Cabin, Eject, Play, Replace, Use};
    let (mut presses, mut pending, mut cards) = (0, 0, 0);
    for journey in journey::all().iter().filter(|journey| name(journey).starts_with("arche-opti-mix")) {
        let mut device = Device::new(Lang::Fr);
        let keys = journey.steps.iter().filter_map(|step| match &step.act {
            Act::Press(keys) => Some(keys),
            Act::Power | Act::Wait(_) => None,
        });
        for key in keys.flatten() {
            pending += 1;
            if !device.press(*key) {
                continue;
            }
            let card = match device.journal.last().map(|bytes| decode(bytes)) {
                Some(Ok(Record::ArcheOptiMix(Play(_) | Replace { .. }))) => Some(1),
                Some(Ok(Record::ArcheOptiMix(Eject(_) | Cabin | Use(_)))) => Some(0),
                _ => None,
            };
            presses += card.map_or(0, |_| pending);
            cards += card.unwrap_or(0);
            pending = 0;
        }
    }
    assert!(cards > 60, "{cards} cards are not whole matches");
    let hundredths = presses * 100 / cards;
    println!("arche-opti-mix: {}.{:02} presses per card", hundredths / 100, hundredths % 100);
    assert!(hundredths <= 600, "{hundredths} hundredths of a press per card");
}

#[test]
fn random_keys_never_break_the_device() {
    use proptest::prelude::*;
    let key = prop::sample::select(vec![Key::Up, Key::Down, Key::Ok, Key::Ok, Key::Ok, Key::Back, Key::Menu]);
    let config = ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(keys in prop::collection::vec(key, 1..400), english: bool)| {
        let mut device = Device::new(if english { Lang::En } else { Lang::Fr });
        for key in keys {
            device.press(key);
            device.frame();
        }
        let game = device.app.game().cloned();
        device.power_cycle();
        prop_assert_eq!(device.app.game(), game.as_ref());
    });
}
