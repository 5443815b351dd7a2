//! The whole device, from a new start to a winner: keys and power cuts in, screens out, in both languages.
//!
//! A screen in a journey is checked whole. `BLESS=1 cargo test --test journeys` writes the screens where a
//! journey shows one (`fr|` alone asks for one): read every change before it is committed.

mod support;

use arkeeper::{
    game::Stop,
    games::{Record, arche_opti_mix::Event},
    i18n::Lang,
    input::Key,
    journal::decode,
};
use support::{
    Device, blessing,
    journey::{self, Act, Journey},
    transcript,
};

/// Presses and recorded events of matches, from the first turn to the final score, mistakes included.
#[derive(Default)]
struct Tally {
    presses: usize,
    events: usize,
}

fn name(journey: &Journey) -> String {
    journey.path.file_stem().expect("a file").to_string_lossy().into_owned()
}

fn play(journey: &mut Journey, lang: Lang, tally: &mut Tally) -> Device {
    let mut device = Device::new(lang);
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
                }
            }
            Act::Power => device.power_cycle(),
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
            let Act::Press(keys) = &step.act else { continue };
            for key in keys {
                device.press(*key);
                let mut other =
                    Device { app: device.app.clone(), journal: device.journal.clone(), lang: Lang::Fr };
                other.power_cycle();
                assert_eq!(other.app.game(), device.app.game(), "{}:{}", journey.path.display(), step.line);
            }
        }
    }
}

/// A person feels one number: how many presses a thing that happened at the table takes, in hundredths.
#[test]
fn presses_per_event_stay_few() {
    for (game, most) in [("animals-on-board", 220), ("arche-opti-mix", 600)] {
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

/// A card of Arche Opti Mix has a limit of its own, because the many turns of taking cards would hide what it
/// takes. What it ejects belongs to it, and every mistake on the way; a cabin or an ability said after it is an
/// event like others.
#[test]
fn a_card_of_arche_opti_mix_takes_few_presses() {
    let (mut presses, mut pending, mut cards) = (0, 0, 0);
    for journey in journey::all().iter().filter(|journey| name(journey).starts_with("arche-opti-mix")) {
        let mut device = Device::new(Lang::Fr);
        let keys = journey.steps.iter().filter_map(|step| match &step.act {
            Act::Press(keys) => Some(keys),
            Act::Power => None,
        });
        for key in keys.flatten() {
            pending += 1;
            if !device.press(*key) {
                continue;
            }
            let card = match device.journal.last().map(|bytes| decode(bytes)) {
                Some(Ok(Record::ArcheOptiMix(Event::Play(_) | Event::Replace { .. }))) => Some(1),
                Some(Ok(Record::ArcheOptiMix(Event::Eject(_)))) => Some(0),
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
