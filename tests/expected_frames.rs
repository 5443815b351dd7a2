//! Writes what the emulated Pico must show, for `tests/firmware`: the same journeys, rendered on the host.
//!
//! The file is `expected.json` in cargo's folder for test files. Pictures are the panel's bytes in hexadecimal, each
//! written once and named by its place.

mod support;

use std::{collections::HashMap, fmt::Write, fs, path::Path};

use arkeeper::{app::Problem, i18n::Lang, input::Key, quiet::Light};
use support::{
    Device,
    journey::{self, Act, Journey},
};

const LANGS: [(Lang, &str); 2] = [(Lang::Fr, "fr"), (Lang::En, "en")];

/// The picture as a value of JSON; none while the display is dark.
fn picture(device: &Device) -> String {
    if device.app.light() == Light::Dark {
        return "null".to_owned();
    }
    let hex = device.frame().bytes().iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("text grows");
        text
    });
    format!("\"{hex}\"")
}

/// Every picture, and its place.
#[derive(Default)]
struct Pictures(HashMap<String, usize>);

impl Pictures {
    fn place(&mut self, device: &Device) -> usize {
        let next = self.0.len();
        *self.0.entry(picture(device)).or_insert(next)
    }

    fn in_order(&self) -> Vec<&str> {
        let mut pictures: Vec<_> = self.0.iter().collect();
        pictures.sort_by_key(|(_, place)| **place);
        pictures.into_iter().map(|(picture, _)| picture.as_str()).collect()
    }
}

/// What the device shows if its power fails now.
fn restored(device: &Device, pictures: &mut Pictures) -> usize {
    let mut other = device.clone();
    other.power_cycle();
    pictures.place(&other)
}

const fn name(key: Key) -> &'static str {
    match key {
        Key::Up => "up",
        Key::Down => "down",
        Key::Ok => "ok",
        Key::Back => "back",
        Key::Menu => "menu",
    }
}

/// One journey in one language: every press and power cut with the picture after it.
fn story(journey: &Journey, (lang, code): (Lang, &str), pictures: &mut Pictures) -> String {
    let mut device = Device::new(lang);
    let mut steps = vec![step("start", 0, &device, pictures)];
    for one in &journey.steps {
        match &one.act {
            Act::Power => {
                device.power_cycle();
                steps.push(step("power", one.line, &device, pictures));
            }
            Act::Press(keys) => {
                for key in keys {
                    device.press(*key);
                    steps.push(step(name(*key), one.line, &device, pictures));
                }
            }
            Act::Wait(time) => {
                device.wait(*time);
                steps.push(step(&format!("wait {time}"), one.line, &device, pictures));
            }
        }
    }
    let title = journey.path.file_stem().expect("a journey has a name").to_string_lossy().into_owned();
    format!(r#"{{"journey":"{title}","lang":"{code}","steps":[{}]}}"#, steps.join(",\n"))
}

fn step(act: &str, line: usize, device: &Device, pictures: &mut Pictures) -> String {
    let (shows, restored) = (pictures.place(device), restored(device, pictures));
    let records = device.journal.len();
    format!(r#"{{"act":"{act}","line":{line},"records":{records},"shows":{shows},"restored":{restored}}}"#)
}

/// The pictures of what can go wrong beside a game.
fn notices(pictures: &mut Pictures) -> String {
    let problems = [
        ("not saved", Problem::NotSaved),
        ("full", Problem::Full),
        ("newer", Problem::Newer),
        ("damaged", Problem::Damaged),
        ("forgotten", Problem::Forgotten),
        ("panicked", Problem::Panicked),
        ("hung", Problem::Hung),
    ];
    let told = problems.map(|(name, problem)| {
        let shown = LANGS.map(|(lang, code)| {
            let mut device = Device::new(lang);
            device.app.tell(problem);
            format!(r#""{code}":{}"#, pictures.place(&device))
        });
        format!(r#""{name}":{{{}}}"#, shown.join(","))
    });
    format!("{{{}}}", told.join(",\n"))
}

#[test]
fn what_the_emulated_device_must_show_is_written_down() {
    let journeys = journey::all();
    assert!(!journeys.is_empty());
    let mut pictures = Pictures::default();
    let told = journeys.iter().flat_map(|journey| LANGS.map(|lang| (journey, lang)));
    let stories: Vec<_> = told.map(|(journey, lang)| story(journey, lang, &mut pictures)).collect();
    let notices = notices(&mut pictures);
    let mut unused = Device::unused();
    let mut first = vec![pictures.place(&unused)];
    unused.press(Key::Down);
    first.push(pictures.place(&unused));
    let text = format!(
        "{{\"stories\":[\n{}\n],\n\"notices\":{notices},\n\"first\":{first:?},\n\"pictures\":[\n{}\n]}}\n",
        stories.join(",\n"),
        pictures.in_order().join(",\n")
    );
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("expected.json"), text)
        .expect("the folder can be written");
}
