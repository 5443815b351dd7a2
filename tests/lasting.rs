//! What outlives matches, in the flash of the Pico: whatever byte the power fails at, a value is the old one or the
//! new one, and no other value changes.

#[path = "../boards/flash_journal.rs"]
#[allow(dead_code, reason = "only the chip it owns matters here")]
mod flash_journal;
#[path = "../boards/flash_store.rs"]
mod flash_store;
#[path = "support/nor_flash.rs"]
mod nor_flash;
#[path = "../boards/proven_flash.rs"]
mod proven_flash;

use arkeeper::{
    app::{App, Restart},
    board::Store,
    i18n::Lang,
    input::Key,
    journal::ring::Reader,
    lasting::{Fact, Lasting, MAX_FACT, past::PAST},
    seat::Name,
};
use flash_journal::FlashJournal;
use nor_flash::{Flash, block_on};

/// What a device finds in `flash`.
fn found(flash: &Flash) -> Lasting {
    let mut app = App::new(Lasting::default(), None);
    let mut flash = Flash { left: usize::MAX, ..flash.clone() };
    let (_, forgotten) = block_on(flash_store::read(&mut flash, &mut app)).expect("the map can be read");
    assert!(!forgotten);
    app.lasting().clone()
}

/// Stores `fact` of `lasting`; answers whether the power lasted.
fn keep(flash: &mut Flash, lasting: &Lasting, fact: Fact) -> bool {
    let mut journal = block_on(FlashJournal::open(flash, &mut Reader::default()));
    block_on(journal.keep(fact.key(), lasting.write(fact, &mut [0; MAX_FACT]))).is_ok()
}

/// A device with a few names and settings, whose map has been round its pages.
fn worn() -> (Flash, Lasting) {
    let mut flash = Flash::new();
    let mut lasting = Lasting::default();
    lasting.set(|settings| settings.lang = Some(Lang::En));
    for number in 0..15 {
        lasting.enrol(|roster| roster.add(&Name::new(&format!("Joueur{number}")).expect("a name")));
    }
    while flash.erases < 9 {
        lasting.set(|settings| settings.light = settings.light % 5 + 1);
        assert!(keep(&mut flash, &lasting, Fact::Settings) && keep(&mut flash, &lasting, Fact::Roster));
    }
    while lasting.next_change().is_some() {}
    (flash, lasting)
}

#[test]
fn a_cut_at_any_byte_leaves_the_old_value_or_the_new_one() {
    let (mut flash, mut lasting) = worn();
    let (mut cuts, mut erased) = (0, false);
    // Until a page has to be given up for the next one.
    while !erased {
        let before = found(&flash);
        assert_eq!(before.settings(), lasting.settings());
        lasting.set(|settings| settings.light = settings.light % 5 + 1);
        let mut after = flash.clone();
        assert!(keep(&mut after, &lasting, Fact::Settings) && keep(&mut after, &lasting, Fact::Roster));
        erased = after.erases > flash.erases;
        for left in (0..).step_by(if erased { 31 } else { 3 }) {
            let mut cut = Flash { left, ..flash.clone() };
            if keep(&mut cut, &lasting, Fact::Settings) && keep(&mut cut, &lasting, Fact::Roster) {
                break;
            }
            cuts += 1;
            let read = found(&cut);
            assert!([before.settings(), lasting.settings()].contains(&read.settings()), "{left} bytes");
            assert_eq!(read.roster(), lasting.roster(), "{left} bytes");
            // And it goes on from there.
            cut.left = usize::MAX;
            assert!(keep(&mut cut, &lasting, Fact::Settings), "{left} bytes");
            assert_eq!(found(&cut).settings(), lasting.settings(), "{left} bytes");
        }
        flash = after;
    }
    assert!(cuts > 100, "{cuts} cuts");
}

#[test]
fn the_language_of_the_first_start_is_there_at_the_next() {
    let mut app = App::new(Lasting::default(), None);
    app.press(Key::Ok);
    let mut flash = Flash::new();
    while let Some(fact) = app.next_change() {
        assert!(keep(&mut flash, &app.lasting().clone(), fact));
    }
    assert_eq!(found(&flash).settings().lang, Some(Lang::Fr));
}

#[test]
fn restarts_are_counted_beside_the_settings() {
    let (mut flash, lasting) = worn();
    let mut restarts = [0, 0];
    for restart in [Restart::Panic, Restart::Hang, Restart::Hang, Restart::Power] {
        block_on(flash_store::count(&mut flash, &mut restarts, restart)).expect("flash works");
    }
    let mut app = App::new(Lasting::default(), None);
    let (counted, _) = block_on(flash_store::read(&mut flash, &mut app)).expect("the map can be read");
    assert_eq!(counted, [1, 2]);
    assert_eq!(app.lasting().settings(), lasting.settings());
}

#[test]
fn a_map_that_was_reset_is_a_new_one() {
    let (mut flash, _) = worn();
    block_on(flash_store::reset(&mut flash)).expect("flash works");
    assert_eq!(found(&flash), Lasting::default());
}

#[test]
fn every_key_is_one_fact_and_no_fact_has_the_boards_own() {
    let facts: Vec<_> = (0..=u8::MAX).filter_map(Fact::of).collect();
    assert_eq!(facts.len(), 3 + 5 + PAST);
    assert!(facts.iter().all(|fact| Fact::of(fact.key()) == Some(*fact) && fact.key() != 2));
}
