//! What several tests need: the device without its hardware, and pictures on disk.

#![allow(dead_code, reason = "each test uses a part of it")]

pub mod journey;
pub mod png_file;
pub mod transcript;

use arkeeper::{
    app::{App, Restart},
    games::{Match, Record},
    i18n::Lang,
    input::Key,
    journal::{MAX_RECORD, Replay, decode, encode},
    notes::Reader,
    ui::{Frame, draw},
};

/// The whole program with a journal in memory, as bytes.
pub struct Device {
    pub app: App,
    pub journal: Vec<Vec<u8>>,
    pub lang: Lang,
}

impl Device {
    /// A device that was never used.
    pub fn new(lang: Lang) -> Self {
        Self { app: App::new(lang, None), journal: Vec::new(), lang }
    }

    /// A device in the middle of a match told by notes, with nothing of it in the journal.
    pub fn in_match(lang: Lang, notes: &str) -> Self {
        Self { app: App::new(lang, Some(read(notes))), journal: Vec::new(), lang }
    }

    pub fn press(&mut self, key: Key) -> bool {
        let record = self.app.press(key);
        if let Some(record) = &record {
            self.journal.push(bytes(record));
            self.app.saved(true);
        }
        record.is_some()
    }

    pub fn press_all(&mut self, keys: &[Key]) {
        for key in keys {
            self.press(*key);
        }
    }

    /// Switches off and on again: only the journal stays.
    pub fn power_cycle(&mut self) {
        let mut replay = Replay::default();
        for line in &self.journal {
            replay.take(decode(line).expect("the journal can be read")).expect("the journal can be followed");
        }
        self.app = App::new(self.lang, replay.into_match());
        self.app.restarted(Restart::Power);
    }

    pub fn frame(&self) -> Frame {
        let mut frame = Frame::new();
        draw(&self.app.view(), self.app.lang(), self.app.names(), &mut frame);
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
