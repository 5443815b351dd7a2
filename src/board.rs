//! What a board must bring, and the loop every board runs.

use core::fmt::Debug;

use crate::{
    app::App,
    games::{Match, Record},
    input::Key,
    ui::{self, Frame},
};

/// A display that can show a frame.
pub trait Panel {
    /// Why a frame could not be shown.
    type Error: Debug;
    /// Shows `frame`.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn show(&mut self, frame: &Frame) -> Result<(), Self::Error>;
    /// Makes sure `frame` is still there, while nobody presses anything: a display may have been unplugged.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn check(&mut self, _frame: &Frame) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// Why the program is woken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// Somebody pressed a key.
    Key(Key),
    /// Nobody has for a while: time for what should not delay a key.
    Idle,
}

/// Debounced keys.
pub trait Keys {
    /// Waits for the next key, or for a quiet moment; `None` ends the program, which a device never does.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn next(&mut self) -> Option<Wake>;
}

/// The append-only memory of matches.
pub trait Journal {
    /// Why it could not be read or written.
    type Error: Debug;
    /// Adds `record`; when this returns, a power cut no longer loses it. `game` is the match with the record
    /// taken, for a journal that has to write it again.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn append(&mut self, record: &Record, game: Option<&Match>) -> Result<(), Self::Error>;
    /// Makes room ahead of time, while nobody presses anything.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn tidy(&mut self, _game: Option<&Match>) -> Result<(), Self::Error> {
        Ok(())
    }
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

/// Runs `app` on `board` until its keys end.
pub async fn run<P: Panel, K: Keys, J: Journal>(
    mut board: Board<P, K, J>,
    app: &mut App,
    mut report: impl FnMut(Fault<P::Error, J::Error>),
) {
    let mut frame = Frame::new();
    loop {
        ui::draw(&app.view(), app.lang(), app.names(), &mut frame);
        if let Err(error) = board.panel.show(&frame).await {
            report(Fault::Show(error));
        }
        let key = loop {
            match board.keys.next().await {
                Some(Wake::Key(key)) => break key,
                Some(Wake::Idle) => {}
                None => return,
            }
            if let Err(error) = board.journal.tidy(app.game()).await {
                report(Fault::Save(error));
            }
            if let Err(error) = board.panel.check(&frame).await {
                report(Fault::Show(error));
            }
        };
        if let Some(record) = app.press(key) {
            // Append first, then draw: the screen never shows what the journal does not hold.
            let saved = board.journal.append(&record, app.game()).await;
            app.saved(saved.is_ok());
            if let Err(error) = saved {
                report(Fault::Save(error));
            }
        }
    }
}
