//! Writes what the emulated Pico must show, for `tests/firmware`: the same journeys, rendered on the host.
//!
//! The file is `expected.json` in cargo's folder for test files. Pictures are the panel's bytes in hexadecimal.

mod support;

use std::{fmt::Write, fs, path::Path};

use arkeeper::{
    app::{App, Problem},
    i18n::Lang,
    input::Key,
    quiet::Light,
    ui::Frame,
};
use support::{
    Device,
    journey::{self, Act, Journey},
};

const LANGS: [(Lang, &str); 2] = [(Lang::Fr, "fr"), (Lang::En, "en")];

fn hex(frame: &Frame) -> String {
    frame.bytes().iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("text grows");
        text
    })
}

/// The picture as a value of JSON; none while the display is dark.
fn picture(app: &App) -> String {
    if app.light() == Light::Dark {
        return "null".to_owned();
    }
    let mut frame = Frame::new();
    app.draw(&mut frame);
    format!("\"{}\"", hex(&frame))
}

/// What the device shows if its power fails now.
fn restored(device: &Device) -> String {
    let mut other = device.clone();
    other.power_cycle();
    picture(&other.app)
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
fn story(journey: &Journey, (lang, code): (Lang, &str)) -> String {
    let mut device = Device::new(lang);
    let mut steps = vec![step("start", 0, &device)];
    for one in &journey.steps {
        match &one.act {
            Act::Power => {
                device.power_cycle();
                steps.push(step("power", one.line, &device));
            }
            Act::Press(keys) => {
                for key in keys {
                    device.press(*key);
                    steps.push(step(name(*key), one.line, &device));
                }
            }
            Act::Wait(time) => {
                device.wait(*time);
                steps.push(step(&format!("wait {time}"), one.line, &device));
            }
        }
    }
    let title = journey.path.file_stem().expect("a journey has a name").to_string_lossy().into_owned();
    format!(r#"{{"journey":"{title}","lang":"{code}","steps":[{}]}}"#, steps.join(",\n"))
}

fn step(act: &str, line: usize, device: &Device) -> String {
    let (shows, restored) = (picture(&device.app), restored(device));
    let records = device.journal.len();
    format!(r#"{{"act":"{act}","line":{line},"records":{records},"shows":{shows},"restored":{restored}}}"#)
}

/// The pictures of what can go wrong beside a game.
fn notices() -> String {
    let problems = [
        ("not saved", Problem::NotSaved),
        ("newer", Problem::Newer),
        ("damaged", Problem::Damaged),
        ("forgotten", Problem::Forgotten),
        ("panicked", Problem::Panicked),
        ("hung", Problem::Hung),
    ];
    let told = problems.map(|(name, problem)| {
        let pictures = LANGS.map(|(lang, code)| {
            let mut device = Device::new(lang);
            device.app.tell(problem);
            format!(r#""{code}":{}"#, picture(&device.app))
        });
        format!(r#""{name}":{{{}}}"#, pictures.join(","))
    });
    format!("{{{}}}", told.join(",\n"))
}

#[test]
fn what_the_emulated_device_must_show_is_written_down() {
    let journeys = journey::all();
    assert!(!journeys.is_empty());
    let stories: Vec<_> =
        journeys.iter().flat_map(|journey| LANGS.map(|lang| story(journey, lang))).collect();
    let mut unused = Device::unused();
    let french = picture(&unused.app);
    unused.press(Key::Down);
    let first = format!("[{french},{}]", picture(&unused.app));
    let (stories, notices) = (stories.join(",\n"), notices());
    let text = format!("{{\"stories\":[\n{stories}\n],\n\"notices\":{notices},\n\"first\":{first}}}\n");
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("expected.json"), text)
        .expect("the folder can be written");
}
