//! Journeys: keys in, screens out, as text. The same files are played on the host and on the real firmware.
//!
//! ```text
//! # a comment
//! > ok down*2 ok          presses
//! power                   the power fails and comes back
//! wait 70 s               nobody presses anything; also `min`
//! fr| Annuler : J1 partage
//! en| Undo: P1 splits     the screen after the step above, whole, in each language
//! ```

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use arkeeper::{
    i18n::Lang,
    input::{Key, Millis},
};

/// What is done to the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    Press(Vec<Key>),
    Power,
    Wait(Millis),
}

/// One act, and what the screen says after it where the file says so.
#[derive(Clone, Debug)]
pub struct Step {
    pub line: usize,
    /// Comments and the act as they stand in the file.
    pub text: Vec<String>,
    pub act: Act,
    pub fr: Vec<String>,
    pub en: Vec<String>,
}

impl Step {
    pub fn expected(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }

    /// Whether the file shows the screen here.
    pub fn is_shown(&self) -> bool {
        !self.fr.is_empty() || !self.en.is_empty()
    }
}

/// A journey from a new device to wherever it leads.
#[derive(Clone, Debug)]
pub struct Journey {
    pub path: PathBuf,
    pub steps: Vec<Step>,
}

/// Every journey, by name.
pub fn all() -> Vec<Journey> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journeys");
    let entries = fs::read_dir(&folder).expect("tests/journeys is there");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "journey")).collect();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Journey {
    let text = fs::read_to_string(path).expect("a journey is text");
    let mut steps: Vec<Step> = Vec::new();
    let mut pending = Vec::new();
    for (line, words) in (1..).zip(text.lines()) {
        let place = format!("{}:{line}: {words}", path.display());
        if let Some((lang, shown)) = words.split_once('|').filter(|(lang, _)| matches!(*lang, "fr" | "en")) {
            let step = steps.last_mut().unwrap_or_else(|| panic!("{place}: a screen before the first step"));
            let lines = if lang == "fr" { &mut step.fr } else { &mut step.en };
            lines.push(shown.strip_prefix(' ').unwrap_or(shown).to_owned());
            continue;
        }
        pending.push(words.to_owned());
        let act = match words.split('#').next().unwrap_or_default().trim() {
            "" => continue,
            "power" => Act::Power,
            wait if wait.starts_with("wait") => Act::Wait(time_of(wait, &place)),
            keys => Act::Press(keys_of(
                keys.strip_prefix('>').unwrap_or_else(|| panic!("{place}: unknown step")),
                &place,
            )),
        };
        steps.push(Step { line, text: std::mem::take(&mut pending), act, fr: Vec::new(), en: Vec::new() });
    }
    assert!(!steps.is_empty(), "{} does nothing", path.display());
    Journey { path: path.into(), steps }
}

/// `wait 70 s`, `wait 10 min`.
fn time_of(words: &str, place: &str) -> Millis {
    let parts: Vec<_> = words.split_whitespace().skip(1).collect();
    let unit = match parts.get(1) {
        Some(&"s") => 1000,
        Some(&"min") => 60_000,
        _ => panic!("{place}: how long?"),
    };
    parts[0].parse::<Millis>().unwrap_or_else(|_| panic!("{place}: how long?")) * unit
}

/// `ok down*2`: keys, some several times.
fn keys_of(words: &str, place: &str) -> Vec<Key> {
    let mut keys = Vec::new();
    for word in words.split_whitespace() {
        let (name, times) = word.split_once('*').unwrap_or((word, "1"));
        let key = match name {
            "up" => Key::Up,
            "down" => Key::Down,
            "ok" => Key::Ok,
            "back" => Key::Back,
            "menu" => Key::Menu,
            _ => panic!("{place}: unknown key {name}"),
        };
        let times = times.parse().unwrap_or_else(|_| panic!("{place}: how often is {times}?"));
        keys.extend(std::iter::repeat_n(key, times));
    }
    keys
}

/// Writes a journey with the screens it was given.
pub fn write(journey: &Journey) {
    let mut text = String::new();
    for step in &journey.steps {
        for line in &step.text {
            writeln!(text, "{line}").expect("text grows");
        }
        for (lang, lines) in [("fr", &step.fr), ("en", &step.en)] {
            for line in lines {
                writeln!(text, "{}", format!("{lang}| {line}").trim_end()).expect("text grows");
            }
        }
    }
    fs::write(&journey.path, text).expect("the folder can be written");
}
