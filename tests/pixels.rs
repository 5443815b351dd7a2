//! Every screen as pixels, in both languages, worst cases included.
//!
//! The scenes of a game stand in `tests/pixels/<game>/scenes.rs`, beside the expected pictures.
//! `BLESS=1 cargo test --test pixels` writes the pictures: look at every changed one before it is committed.

mod support;

#[path = "pixels/animals-on-board/scenes.rs"]
mod animals_on_board;
#[path = "pixels/arche-opti-mix/scenes.rs"]
mod arche_opti_mix;
#[path = "pixels/ark-and-noah/scenes.rs"]
mod ark_and_noah;
#[path = "pixels/common/scenes.rs"]
mod common;
#[path = "pixels/noah/scenes.rs"]
mod noah;
#[path = "pixels/two-by-two/scenes.rs"]
mod two_by_two;

use std::path::Path;

use arkeeper::{i18n::Lang, input::Key};
use support::{Device, blessing, png_file};

const LANGS: [(Lang, &str); 2] = [(Lang::Fr, "fr"), (Lang::En, "en")];

/// A screen: its name, the notes that lead to a match (none for a new device), and the keys from there.
#[derive(Debug)]
pub struct Scene {
    name: &'static str,
    notes: &'static str,
    keys: &'static [Key],
}

const fn scene(name: &'static str, notes: &'static str, keys: &'static [Key]) -> Scene {
    Scene { name, notes, keys }
}

fn device(scene: &Scene, lang: Lang) -> Device {
    let mut device =
        if scene.notes.is_empty() { Device::new(lang) } else { Device::in_match(lang, scene.notes) };
    device.press_all(scene.keys);
    device
}

fn check(game: &str, scenes: &[Scene]) {
    compare(game, scenes.iter().map(|scene| (scene.name, move |lang| device(scene, lang))));
}

/// Compares every scene with its picture, in both languages.
fn compare<D: Fn(Lang) -> Device>(game: &str, scenes: impl Iterator<Item = (&'static str, D)>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pixels").join(game);
    let mut different = Vec::new();
    for (scene, device) in scenes {
        for (lang, code) in LANGS {
            let name = format!("{scene}-{code}.png");
            let frame = device(lang).frame();
            if blessing() {
                png_file::write(&folder.join(&name), &frame);
            } else if !png_file::matches(&folder.join(&name), &frame) {
                let found = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-{name}"));
                png_file::write(&found, &frame);
                different.push(found.display().to_string());
            }
        }
    }
    assert!(different.is_empty(), "these differ from tests/pixels/{game}:\n{}", different.join("\n"));
}

#[test]
fn what_is_outside_the_games_looks_as_it_did() {
    let device = |scene: &'static common::Common, lang| {
        let mut device = (scene.device)(lang);
        device.press_all(scene.keys);
        device.wait(scene.minutes * 60_000);
        device
    };
    compare("common", common::SCENES.iter().map(|scene| (scene.name, move |lang| device(scene, lang))));
}

#[test]
fn animals_on_board_looks_as_it_did() {
    check("animals-on-board", animals_on_board::SCENES);
}

#[test]
fn two_by_two_looks_as_it_did() {
    check("two-by-two", two_by_two::SCENES);
}

#[test]
fn noah_looks_as_it_did() {
    check("noah", noah::SCENES);
}

#[test]
fn ark_and_noah_looks_as_it_did() {
    check("ark-and-noah", ark_and_noah::SCENES);
}

#[test]
fn arche_opti_mix_looks_as_it_did() {
    check("arche-opti-mix", arche_opti_mix::SCENES);
}
