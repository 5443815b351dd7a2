//! The terminal's keys.

use std::{cell::RefCell, rc::Rc};

use arkeeper::{
    board::{Keys, Wake},
    input::Key,
};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::screen::Screen;

/// Keys of the user's keyboard; also notices when the window changes.
pub struct Keyboard {
    screen: Rc<RefCell<Screen>>,
}

/// What a key press means.
#[derive(Debug, PartialEq, Eq)]
enum Meaning {
    Key(Key),
    Leave,
    Nothing,
}

impl Keyboard {
    pub const fn new(screen: Rc<RefCell<Screen>>) -> Self {
        Self { screen }
    }
}

impl Keys for Keyboard {
    async fn next(&mut self) -> Option<Wake> {
        loop {
            match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => match meaning(key) {
                    Meaning::Key(key) => return Some(Wake::Key(key)),
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
