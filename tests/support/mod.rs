//! What several tests need: the device without its hardware, and pictures on disk.

#![allow(dead_code, reason = "each test uses a part of it")]

pub mod journey;
pub mod png_file;
pub mod transcript;

use std::collections::BTreeMap;

use arkeeper::{
    app::{App, Restart},
    games::{Match, Record},
    i18n::Lang,
    input::{Key, Millis},
    journal::{MAX_RECORD, Replay, decode, encode},
    lasting::{Fact, Lasting, MAX_FACT},
    notes::Reader,
    ui::Frame,
};

/// The whole program with its memory: the journal as bytes, and what outlives matches.
#[derive(Clone)]
pub struct Device {
    pub app: App,
    pub journal: Vec<Vec<u8>>,
    pub facts: BTreeMap<u8, Vec<u8>>,
}

impl Device {
    /// A device fresh from the soldering iron.
    pub fn unused() -> Self {
        Self { app: App::new(Lasting::default(), None), journal: Vec::new(), facts: BTreeMap::new() }
    }

    /// A device that has only been asked for its language.
    pub fn new(lang: Lang) -> Self {
        let mut device = Self::unused();
        device.press_all(match lang {
            Lang::Fr => &[Key::Ok],
            Lang::En => &[Key::Down, Key::Ok],
        });
        device
    }

    /// A device in the middle of a match told by notes, with nothing of it in the journal.
    pub fn in_match(lang: Lang, notes: &str) -> Self {
        let mut device = Self::new(lang);
        device.app.resume(Some(read(notes)));
        device
    }

    /// Presses a key; answers whether the journal grew.
    pub fn press(&mut self, key: Key) -> bool {
        let records = self.app.press(key);
        while let Some(fact) = self.app.next_change() {
            self.keep(fact);
        }
        self.journal.extend(records.iter().map(bytes));
        self.app.saved(true);
        !records.is_empty()
    }

    fn keep(&mut self, fact: Fact) {
        let value = self.app.lasting().write(fact, &mut [0; MAX_FACT]).to_vec();
        self.facts.insert(fact.key(), value);
    }

    pub fn press_all(&mut self, keys: &[Key]) {
        for key in keys {
            self.press(*key);
        }
    }

    /// Lets time pass, waking up whenever the display changes by itself, as a board does.
    pub fn wait(&mut self, time: Millis) {
        let mut left = time;
        while left > 0 {
            let step = self.app.rests_for().map_or(left, |rest| rest.min(left));
            self.app.pass(step);
            left -= step;
        }
    }

    /// Switches off and on again: only the memory stays.
    pub fn power_cycle(&mut self) {
        let mut replay = Replay::default();
        for line in &self.journal {
            replay
                .take(&decode(line).expect("the journal can be read"))
                .expect("the journal can be followed");
        }
        let mut lasting = Lasting::default();
        for (&key, value) in &self.facts {
            lasting.read(key, value).expect("what was kept can be read");
        }
        self.app = App::new(lasting, replay.into_match());
        self.app.restarted(Restart::Power);
    }

    pub fn frame(&self) -> Frame {
        let mut frame = Frame::new();
        self.app.draw(&mut frame);
        frame
    }
}

pub fn bytes(record: &Record) -> Vec<u8> {
    encode(record, &mut [0; MAX_RECORD]).to_vec()
}

/// The match that `notes` tell.
pub fn read(notes: &str) -> Match {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(notes.lines()) {
        reader.line(line).unwrap_or_else(|error| panic!("line {number}: {line}: {error}"));
    }
    reader.finish().expect("the notes name a game")
}

/// Whether expected files are to be written instead of compared.
pub fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}
