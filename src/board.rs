//! What a board must bring, and the loop every board runs.

use core::fmt::Debug;

use crate::{
    app::App,
    games::Record,
    i18n::Lang,
    input::Key,
    journal::Replay,
    ui::{self, Frame},
};

/// A display that can show a frame.
pub trait Panel {
    /// Why a frame could not be shown.
    type Error: Debug;
    /// Shows `frame`.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn show(&mut self, frame: &Frame) -> Result<(), Self::Error>;
}

/// Debounced keys.
pub trait Keys {
    /// Waits for the next key; `None` ends the program, which a device never does.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn next(&mut self) -> Option<Key>;
}

/// The append-only memory of matches.
pub trait Journal {
    /// Why it could not be read or written.
    type Error: Debug;
    /// Adds `record`; when this returns, a power cut no longer loses it.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn append(&mut self, record: &Record) -> Result<(), Self::Error>;
}

/// The parts of a device.
#[derive(Debug)]
pub struct Board<P, K, J> {
    /// Display.
    pub panel: P,
    /// Keys.
    pub keys: K,
    /// Memory.
    pub journal: J,
}

/// A part that failed; play goes on and the board is told.
#[derive(Debug)]
pub enum Fault<P, J> {
    /// A frame was not shown.
    Show(P),
    /// A record was not saved.
    Save(J),
}

/// Runs the program on `board` until its keys end, from the match that `replay` leads to.
pub async fn run<P: Panel, K: Keys, J: Journal>(
    mut board: Board<P, K, J>,
    lang: Lang,
    replay: Replay,
    mut report: impl FnMut(Fault<P::Error, J::Error>),
) {
    let mut app = App::new(lang, replay.into_match());
    let mut frame = Frame::new();
    loop {
        ui::draw(&app.view(), app.lang(), app.names(), &mut frame);
        if let Err(error) = board.panel.show(&frame).await {
            report(Fault::Show(error));
        }
        let Some(key) = board.keys.next().await else { return };
        if let Some(record) = app.press(key) {
            // Append first, then draw: the screen never shows what the journal does not hold.
            let saved = board.journal.append(&record).await;
            app.saved(saved.is_ok());
            if let Err(error) = saved {
                report(Fault::Save(error));
            }
        }
    }
}
