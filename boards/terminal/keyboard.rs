//! The terminal's keys.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use arkeeper::{
    board::{Keys, Wake},
    input::{Key, Millis},
};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::screen::Screen;

/// Keys of the user's keyboard; also notices when the window changes.
pub struct Keyboard {
    screen: Rc<RefCell<Screen>>,
    /// Up to when the program knows of the time.
    told: Instant,
}

/// What a key press means.
#[derive(Debug, PartialEq, Eq)]
enum Meaning {
    Key(Key),
    Leave,
    Nothing,
}

impl Keyboard {
    pub fn new(screen: Rc<RefCell<Screen>>) -> Self {
        Self { screen, told: Instant::now() }
    }

    fn wake(&mut self, key: Option<Key>) -> Wake {
        // A terminal left open for seven weeks has been asleep for long.
        let elapsed = Millis::try_from(self.told.elapsed().as_millis()).unwrap_or(Millis::MAX);
        self.told += Duration::from_millis(elapsed.into());
        Wake { elapsed, key }
    }
}

impl Keys for Keyboard {
    async fn next(&mut self, within: Option<Millis>) -> Option<Wake> {
        let until = within.map(|within| self.told + Duration::from_millis(within.into()));
        loop {
            if let Some(until) = until {
                match event::poll(until.saturating_duration_since(Instant::now())) {
                    Ok(true) => {}
                    Ok(false) => return Some(self.wake(None)),
                    Err(_) => return None,
                }
            }
            match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => match meaning(key) {
                    Meaning::Key(key) => return Some(self.wake(Some(key))),
                    Meaning::Leave => return None,
                    Meaning::Nothing => {}
                },
                Ok(Event::Resize(..)) => {
                    // A frame that cannot be drawn now is reported when the next one is.
                    if self.screen.borrow_mut().redraw().is_err() {
                        return None;
                    }
                }
                Ok(_) => {}
                // The terminal is gone: the match is in the journal.
                Err(_) => return None,
            }
        }
    }
}

fn meaning(key: KeyEvent) -> Meaning {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if matches!(key.code, KeyCode::Char('c' | 'd')) { Meaning::Leave } else { Meaning::Nothing };
    }
    match key.code {
        KeyCode::Up => Meaning::Key(Key::Up),
        KeyCode::Down => Meaning::Key(Key::Down),
        KeyCode::Enter | KeyCode::Right => Meaning::Key(Key::Ok),
        KeyCode::Backspace | KeyCode::Left | KeyCode::Esc => Meaning::Key(Key::Back),
        KeyCode::Char('m' | 'M') => Meaning::Key(Key::Menu),
        KeyCode::Char('q' | 'Q') => Meaning::Leave,
        _ => Meaning::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_c_leaves_and_c_does_nothing() {
        assert_eq!(meaning(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Meaning::Leave);
        assert_eq!(meaning(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::NONE)), Meaning::Nothing);
    }

    #[test]
    fn every_key_of_the_device_is_reachable() {
        let means = |code| meaning(KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(means(KeyCode::Up), Meaning::Key(Key::Up));
        assert_eq!(means(KeyCode::Down), Meaning::Key(Key::Down));
        assert_eq!(means(KeyCode::Enter), Meaning::Key(Key::Ok));
        assert_eq!(means(KeyCode::Backspace), Meaning::Key(Key::Back));
        assert_eq!(means(KeyCode::Char('m')), Meaning::Key(Key::Menu));
    }
}
