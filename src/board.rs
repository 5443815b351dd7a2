//! What a board must bring, and the loop every board runs.

use core::fmt::Debug;

use crate::{
    app::App,
    colour::Colour,
    games::{Match, Record},
    i18n::Lang,
    input::{Key, Millis, Pace},
    lasting::MAX_FACT,
    quiet::Light,
    seat::MAX_SEATS,
    ui::Frame,
};

/// How a frame is to be shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// How bright.
    pub light: Light,
    /// The language in use, for what a board says beside the picture.
    pub lang: Lang,
    /// The colours of the players whose columns the picture shows, from the left; none where it shows no table.
    pub columns: [Option<Colour>; MAX_SEATS],
}

/// A display that can show a frame.
pub trait Panel {
    /// Whether it can show the colours of the players.
    const COLOUR: bool = false;
    /// Why a frame could not be shown.
    type Error: Debug;
    /// Shows `frame`.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn show(&mut self, frame: &Frame, look: Look) -> Result<(), Self::Error>;
    /// Makes sure `frame` is still there, while nobody presses anything: a display may have been unplugged.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn check(&mut self, _frame: &Frame, _look: Look) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// The program is woken: by a key, or to do what should not delay one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// How long it slept.
    pub elapsed: Millis,
    /// The key, if somebody pressed one.
    pub key: Option<Key>,
}

/// Debounced keys.
pub trait Keys {
    /// Waits for the next key, for a quiet moment, or until `within` has passed; `None` ends the program, which a
    /// device never does.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn next(&mut self, within: Option<Millis>) -> Option<Wake>;
    /// Repeats held keys at this pace from now on, where the board does that itself.
    fn set_pace(&mut self, _pace: Pace) {}
}

/// The append-only memory of matches.
pub trait Journal {
    /// Why it could not be read or written.
    type Error: Debug;
    /// Adds `records`, all of them or none; when this returns, a power cut no longer loses them. `game` is the match
    /// with the records taken, for a journal that has to write it again.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn append(&mut self, records: &[Record], game: Option<&Match>) -> Result<(), Self::Error>;
    /// Makes room ahead of time, while nobody presses anything.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn tidy(&mut self, _game: Option<&Match>) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// The memory of what outlives matches: a value for each key.
pub trait Store {
    /// Why it could not be written.
    type Error: Debug;
    /// Keeps `value` under `key` instead of what was there; an empty one forgets it.
    #[expect(async_fn_in_trait, reason = "boards run on one core and one thread")]
    async fn keep(&mut self, key: u8, value: &[u8]) -> Result<(), Self::Error>;
}

/// The parts of a device.
#[derive(Debug)]
pub struct Board<P, K, M> {
    /// Display.
    pub panel: P,
    /// Keys.
    pub keys: K,
    /// Matches, and what outlives them.
    pub memory: M,
}

/// A part that failed; play goes on and the board is told.
#[derive(Debug)]
pub enum Fault<P, J, S> {
    /// A frame was not shown.
    Show(P),
    /// A record was not saved.
    Save(J),
    /// A setting, a name or a result was not kept.
    Keep(S),
}

/// Runs `app` on `board` until its keys end.
pub async fn run<P: Panel, K: Keys, M: Journal + Store>(
    mut board: Board<P, K, M>,
    app: &mut App,
    mut report: impl FnMut(Fault<P::Error, <M as Journal>::Error, <M as Store>::Error>),
) {
    let mut frame = Frame::new();
    app.show_colours(P::COLOUR);
    // What a board set before the first key.
    keep_changes(app, &mut board.memory, &mut report).await;
    loop {
        app.draw(&mut frame);
        let columns = if P::COLOUR { app.columns() } else { [None; MAX_SEATS] };
        let look = Look { light: app.light(), lang: app.lang(), columns };
        if let Err(error) = board.panel.show(&frame, look).await {
            report(Fault::Show(error));
        }
        board.keys.set_pace(app.pace());
        let key = loop {
            let Some(wake) = board.keys.next(app.rests_for()).await else { return };
            let changed = app.pass(wake.elapsed);
            if wake.key.is_some() || changed {
                break wake.key;
            }
            if let Err(error) = board.memory.tidy(app.game()).await {
                report(Fault::Save(error));
            }
            if let Err(error) = board.panel.check(&frame, look).await {
                report(Fault::Show(error));
            }
        };
        if let Some(key) = key {
            press(app, key, &mut board.memory, &mut report).await;
        }
    }
}

/// Takes a key and keeps what comes of it. Append first, then draw: the screen never shows what the memory does
/// not hold.
async fn press<P, M: Journal + Store>(
    app: &mut App,
    key: Key,
    memory: &mut M,
    report: &mut impl FnMut(Fault<P, <M as Journal>::Error, <M as Store>::Error>),
) {
    let records = app.press(key);
    let mut saved = keep_changes(app, memory, report).await;
    if !records.is_empty()
        && let Err(error) = memory.append(&records, app.game()).await
    {
        saved = false;
        report(Fault::Save(error));
    }
    if !saved || !records.is_empty() {
        app.saved(saved);
    }
}

/// Stores what changed beside the match; answers whether all of it is kept.
async fn keep_changes<P, M: Journal + Store>(
    app: &mut App,
    memory: &mut M,
    report: &mut impl FnMut(Fault<P, <M as Journal>::Error, <M as Store>::Error>),
) -> bool {
    let mut all = true;
    while let Some(fact) = app.next_change() {
        let kept = memory.keep(fact.key(), app.lasting().write(fact, &mut [0; MAX_FACT])).await;
        if let Err(error) = kept {
            all = false;
            report(Fault::Keep(error));
        }
    }
    all
}
