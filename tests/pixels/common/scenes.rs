//! The screens outside the games: first start, names, settings, past matches, sleep.

use arkeeper::{
    i18n::Lang,
    input::Key::{self, Back, Down, Menu, Ok, Up},
    lasting::Lasting,
    seat::Name,
};

use crate::support::Device;

/// A screen: its name, the device it is on, and the keys that lead there.
pub struct Common {
    pub name: &'static str,
    pub device: fn(Lang) -> Device,
    pub keys: &'static [Key],
    /// Minutes nobody presses anything, afterwards.
    pub minutes: u32,
}

const fn scene(name: &'static str, device: fn(Lang) -> Device, keys: &'static [Key]) -> Common {
    Common { name, device, keys, minutes: 0 }
}

/// A match of four in the middle, with a long name and one that was never typed.
const MATCH: &str = "game animals-on-board\nplayers Nina Bartholomé Zoé Maximilien\nfirst Zoé\n\nZoé split\n";

fn unused(_: Lang) -> Device {
    Device::unused()
}

/// A family: six names, nobody at the table.
fn family(lang: Lang) -> Device {
    let mut lasting = Lasting::default();
    lasting.set(|settings| settings.lang = Some(lang));
    for name in ["Nina", "Léo", "Bartholomé", "Zoé", "Œdipe", "Maximilien"] {
        lasting.enrol(|roster| roster.add(&Name::new(name).expect("a name")));
    }
    restarted(lasting)
}

/// The last table had the four longest names there are.
fn table(lang: Lang) -> Device {
    let mut lasting = Lasting::default();
    lasting.set(|settings| settings.lang = Some(lang));
    let names = ["Bartholomé", "Maximilien", "Wilhelmine", "Clémentine"];
    let names = names.map(|name| Name::new(name).expect("a name"));
    lasting.enrol(|roster| roster.seat(&names));
    restarted(lasting)
}

fn restarted(mut lasting: Lasting) -> Device {
    let mut device = Device::unused();
    while let Some(fact) = lasting.next_change() {
        let value = lasting.write(fact, &mut [0; arkeeper::lasting::MAX_FACT]).to_vec();
        device.facts.insert(fact.key(), value);
    }
    device.power_cycle();
    device
}

fn playing(lang: Lang) -> Device {
    Device::in_match(lang, MATCH)
}

/// The same on a display that shows colours; three of the four are known.
fn coloured(lang: Lang) -> Device {
    let mut device = family(lang);
    device.app.show_colours(true);
    device.app.resume(Some(crate::support::read(MATCH)));
    device
}

/// The time of each player is shown, and an hour and a half has passed.
fn timed(lang: Lang) -> Device {
    let mut device = playing(lang);
    device.press_all(&[Menu, Up, Up, Up, Ok, Down, Down, Down, Down, Down, Down, Ok, Back, Back]);
    for _ in 0..12 {
        device.wait(8 * 60_000 - 1000);
        // A split by whoever is to move.
        device.press(Ok);
    }
    device
}

/// Some matches of the past: won, shared, scored early, abandoned.
fn past(lang: Lang) -> Device {
    const MATCHES: [&str; 5] = [
        include_str!("../../sheets/noah/shared-victory.notes"),
        include_str!("../../sheets/two-by-two/tie-broken-by-animals.notes"),
        include_str!("../../sheets/ark-and-noah/quick-shared-victory.notes"),
        include_str!("../../sheets/animals-on-board/end-now-during-the-count.notes"),
        include_str!("../../sheets/arche-opti-mix/tie-shared.notes"),
    ];
    let mut device = Device::new(lang);
    for (number, notes) in (1..).zip(MATCHES) {
        let mut game = crate::support::read(notes);
        game.take(&arkeeper::games::Record::Number(number)).expect("a match takes its number");
        device.app.resume(Some(game));
        device.press_all(&[Menu, Up, Ok]);
        // Abandoned only if it is not over.
        device.press_all(&[Down, Ok, Down, Ok]);
        device.press_all(&[Back, Back, Back]);
    }
    device.power_cycle();
    device
}

pub const SCENES: &[Common] = &[
    scene("first-start", unused, &[]),
    scene("first-start-english", unused, &[Down]),
    scene("home", family, &[]),
    scene("home-settings", family, &[Up]),
    scene("home-past", family, &[Up, Up]),
    scene("who-plays-nobody-known", Device::new, &[Ok, Ok]),
    scene("who-plays-choose", family, &[Ok, Ok]),
    scene("who-plays-as-last", table, &[Ok, Ok]),
    scene("who-plays-other", table, &[Ok, Ok, Down]),
    scene("seat-1", family, &[Ok, Ok, Ok]),
    scene("seat-3", family, &[Ok, Ok, Ok, Ok, Down, Ok]),
    scene("seat-4-plays", family, &[Ok, Ok, Ok, Ok, Ok, Ok, Up]),
    scene("letters-empty", family, &[Ok, Ok, Ok, Up, Ok]),
    scene("letters-accent", family, &[Ok, Ok, Ok, Up, Ok, Down, Down, Ok, Down, Down, Down, Down, Down]),
    scene("letters-end", family, &[Ok, Ok, Ok, Up, Ok, Down, Ok, Ok, Up]),
    scene("letters-ten", family, &[Ok, Ok, Ok, Up, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok]),
    scene("letters-too-many", family, &[Ok, Ok, Ok, Up, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Ok, Down]),
    scene("who-begins-named", table, &[Ok, Ok, Ok]),
    scene("settings", family, &[Up, Ok]),
    scene("settings-below", family, &[Up, Ok, Up, Up]),
    scene("roster", family, &[Up, Ok, Up, Ok]),
    scene("roster-forget", family, &[Up, Ok, Up, Ok, Down, Down, Ok]),
    scene("past-none", family, &[Up, Up, Ok]),
    scene("past", past, &[Up, Up, Ok]),
    scene("past-match", past, &[Up, Up, Ok, Down, Ok]),
    scene("past-variant", past, &[Up, Up, Ok, Down, Down, Ok, Down]),
    scene("past-early", past, &[Up, Up, Ok, Down, Ok]),
    scene("past-below", past, &[Up, Up, Ok, Up, Ok, Up]),
    scene("past-forget", past, &[Up, Up, Ok, Ok, Up, Ok]),
    scene("menu-below", playing, &[Menu, Up, Up, Up, Up]),
    scene("rename-who", playing, &[Menu, Down, Down, Down, Down, Down, Down, Ok]),
    scene("rename-what", playing, &[Menu, Down, Down, Down, Down, Down, Down, Ok, Down, Ok]),
    scene("menu-colours", coloured, &[Menu, Down, Down, Down, Down, Down, Down, Down]),
    scene("colours", coloured, &[Menu, Down, Down, Down, Down, Down, Down, Down, Ok]),
    scene(
        "colours-changed",
        coloured,
        &[Menu, Down, Down, Down, Down, Down, Down, Down, Ok, Down, Ok, Down, Ok, Ok],
    ),
    scene("time", playing, &[Menu, Up, Up, Up, Up, Ok]),
    scene("time-of-each", timed, &[Menu, Up, Up, Up, Up, Ok]),
    scene(
        "board-rematch",
        |lang| Device::in_match(lang, include_str!("../animals-on-board/tie.notes")),
        &[Down],
    ),
    scene("on-its-head", playing, &[Menu, Up, Up, Up, Ok, Down, Down, Down, Down, Down, Ok, Back, Back]),
    Common { name: "dimmed", device: playing, keys: &[], minutes: 1 },
    Common { name: "dimmed-later", device: playing, keys: &[], minutes: 2 },
    Common { name: "dimmed-list", device: family, keys: &[], minutes: 1 },
];
