//! Button levels in, keys out. Time is an argument, never read.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

/// What a person at the table means; boards map pins, arrow keys or touch to it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The answer before, or one more.
    Up,
    /// The answer after, or one less.
    Down,
    /// Take the answer.
    Ok,
    /// One step back.
    Back,
    /// The match menu: Back, held.
    Menu,
}

/// A button of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Button {
    /// Up.
    Up,
    /// Down.
    Down,
    /// OK.
    Ok,
    /// Back, and held the menu.
    Back,
}

impl Button {
    /// In wiring order.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Ok, Self::Back];
}

/// Milliseconds since the board started; wraps after seven weeks.
pub type Millis = u32;

/// How fast Up and Down repeat while held. Append only: settings store the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Pace {
    /// They do not.
    Off,
    /// Half as fast.
    Slow,
    /// As fast as most want it.
    Normal,
    /// Twice as fast.
    Fast,
}

impl Pace {
    /// In the order they are offered.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// `pause` of the normal pace at this one.
    const fn of(self, pause: Millis) -> Millis {
        match self {
            Self::Slow => pause * 2,
            Self::Off | Self::Normal => pause,
            Self::Fast => pause / 2,
        }
    }
}

/// A glitch shorter than this is no press.
pub const SETTLE: Millis = 1;
/// After a change, contacts may bounce this long.
pub const LOCKOUT: Millis = 20;
/// Back held this long is the menu.
pub const LONG: Millis = 500;
/// Up and Down repeat after this long,
pub const REPEAT_AFTER: Millis = 400;
/// then at this pace,
pub const REPEAT: Millis = 150;
/// and faster after five.
pub const REPEAT_FAST: Millis = 60;
const SLOW_REPEATS: u8 = 5;
/// More repeats than any number asks for: the key is stuck, and rests until it is released.
const MOST_REPEATS: u8 = 120;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Contact {
    /// Up, and trusted to be.
    Open,
    /// Down since then, not yet long enough to count.
    Closing(Millis),
    /// Pressed and counted; when it next acts by itself, and how often it has.
    Held { since: Millis, next: Option<Millis>, repeats: u8 },
    /// Just released: bounces are ignored until then.
    Opening(Millis),
}

/// Turns the levels of four buttons into keys.
///
/// Up, Down and OK act [`SETTLE`] after the first edge if the button is still down, then bounces are locked
/// out. Up and Down repeat while held. Back acts on release, or after [`LONG`] as the menu, never both.
#[derive(Clone, Debug)]
pub struct Keypad {
    contacts: [Contact; 4],
    pace: Pace,
}

impl Default for Keypad {
    fn default() -> Self {
        Self { contacts: [Contact::Open; 4], pace: Pace::Normal }
    }
}

/// Whether `now` has reached `then`, across a wrap of the clock.
const fn reached(now: Millis, then: Millis) -> bool {
    now.wrapping_sub(then) < Millis::MAX / 2
}

impl Keypad {
    /// A keypad whose buttons are `down` from the start: a stuck one means nothing until it is released.
    #[must_use]
    pub fn starting(down: [bool; 4]) -> Self {
        let held = Contact::Held { since: 0, next: None, repeats: 0 };
        Self { contacts: down.map(|down| if down { held } else { Contact::Open }), ..Self::default() }
    }

    /// Repeats at another pace from now on.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Whether a change of `button` matters now; bounces do not.
    #[must_use]
    pub fn listens(&self, button: Button, now: Millis) -> bool {
        match self.contacts[button as usize] {
            Contact::Open | Contact::Closing(_) => true,
            Contact::Held { since, .. } => reached(now, since.wrapping_add(LOCKOUT)),
            Contact::Opening(_) => false,
        }
    }

    /// Whether `button` has been up long enough to be forgotten.
    #[must_use]
    pub const fn rests(&self, button: Button) -> bool {
        matches!(self.contacts[button as usize], Contact::Open)
    }

    /// Takes the level of one button at `now`; call on every edge and at [`Keypad::wake_at`].
    pub fn sample(&mut self, button: Button, down: bool, now: Millis) -> Option<Key> {
        let pace = self.pace;
        let contact = &mut self.contacts[button as usize];
        match *contact {
            Contact::Open if down => {
                *contact = Contact::Closing(now);
                None
            }
            Contact::Closing(_) if !down => {
                *contact = Contact::Open;
                None
            }
            Contact::Closing(since) if reached(now, since.wrapping_add(SETTLE)) => {
                let next = match button {
                    Button::Up | Button::Down if pace != Pace::Off => Some(since.wrapping_add(REPEAT_AFTER)),
                    Button::Back => Some(since.wrapping_add(LONG)),
                    Button::Up | Button::Down | Button::Ok => None,
                };
                *contact = Contact::Held { since, next, repeats: 0 };
                pressed(button)
            }
            Contact::Held { since, next, .. } if !down && reached(now, since.wrapping_add(LOCKOUT)) => {
                *contact = Contact::Opening(now.wrapping_add(LOCKOUT));
                // Back that has not become the menu acts now.
                (button == Button::Back && next.is_some()).then_some(Key::Back)
            }
            Contact::Held { since, next: Some(next), repeats } if down && reached(now, next) => {
                let pause = pace.of(if repeats < SLOW_REPEATS { REPEAT } else { REPEAT_FAST });
                let again =
                    (button != Button::Back && repeats < MOST_REPEATS).then(|| next.wrapping_add(pause));
                *contact = Contact::Held { since, next: again, repeats: repeats.saturating_add(1) };
                if button == Button::Back { Some(Key::Menu) } else { pressed(button) }
            }
            Contact::Opening(until) if reached(now, until) => {
                *contact = if down { Contact::Closing(now) } else { Contact::Open };
                None
            }
            _ => None,
        }
    }

    /// When to sample `button` again even without an edge; nothing while it rests.
    #[must_use]
    pub fn wake_at(&self, button: Button, now: Millis) -> Option<Millis> {
        match self.contacts[button as usize] {
            Contact::Open => None,
            Contact::Closing(since) => Some(since.wrapping_add(SETTLE)),
            // An edge within the lock-out was not looked at: look when it ends.
            Contact::Held { since, .. } if !reached(now, since.wrapping_add(LOCKOUT)) => {
                Some(since.wrapping_add(LOCKOUT))
            }
            Contact::Held { next, .. } => next,
            Contact::Opening(until) => Some(until),
        }
    }
}

/// What a button does when it goes down.
const fn pressed(button: Button) -> Option<Key> {
    match button {
        Button::Up => Some(Key::Up),
        Button::Down => Some(Key::Down),
        Button::Ok => Some(Key::Ok),
        Button::Back => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Feeds level changes at their times and samples every millisecond, as a board does at its wake-ups.
    fn keys(button: Button, edges: &[(Millis, bool)], until: Millis) -> Vec<(Millis, Key)> {
        let mut keypad = Keypad::default();
        let mut down = false;
        let mut keys = Vec::new();
        for now in 0..until {
            for (_, level) in edges.iter().filter(|(at, _)| *at == now) {
                down = *level;
                keys.extend(keypad.sample(button, down, now).map(|key| (now, key)));
            }
            keys.extend(keypad.sample(button, down, now).map(|key| (now, key)));
        }
        keys
    }

    #[test]
    fn ok_acts_one_millisecond_after_the_edge_and_once() {
        assert_eq!(keys(Button::Ok, &[(10, true), (900, false)], 1000), [(11, Key::Ok)]);
    }

    #[test]
    fn a_glitch_does_nothing() {
        assert_eq!(keys(Button::Ok, &[(10, true), (10, false)], 100), []);
    }

    #[test]
    fn bouncing_contacts_are_one_press() {
        let edges = [
            (10, true),
            (12, false),
            (13, true),
            (15, false),
            (16, true),
            (90, false),
            (92, true),
            (94, false),
        ];
        assert_eq!(keys(Button::Up, &edges, 300), [(11, Key::Up)]);
    }

    #[test]
    fn two_quick_presses_are_two() {
        let edges = [(10, true), (60, false), (110, true), (160, false)];
        assert_eq!(keys(Button::Down, &edges, 300), [(11, Key::Down), (111, Key::Down)]);
    }

    #[test]
    fn back_acts_on_release_or_becomes_the_menu_but_never_both() {
        assert_eq!(keys(Button::Back, &[(10, true), (200, false)], 900), [(200, Key::Back)]);
        assert_eq!(keys(Button::Back, &[(10, true), (800, false)], 900), [(510, Key::Menu)]);
    }

    #[test]
    fn a_tap_of_back_shorter_than_the_bounce_time_still_counts() {
        assert_eq!(keys(Button::Back, &[(10, true), (15, false)], 300), [(30, Key::Back)]);
    }

    #[test]
    fn held_up_repeats_and_gets_faster_after_five() {
        let times: Vec<_> = keys(Button::Up, &[(0, true)], 1300).into_iter().map(|(at, _)| at).collect();
        assert_eq!(times, [1, 400, 550, 700, 850, 1000, 1150, 1210, 1270]);
    }

    #[test]
    fn the_pace_can_be_changed() {
        let presses = |pace| {
            let mut keypad = Keypad::default();
            keypad.set_pace(pace);
            (0..2000).filter_map(|now| keypad.sample(Button::Up, true, now)).count()
        };
        // Once at once; then every 300, 150 or 75 ms, from the sixth on more often.
        assert_eq!(Pace::ALL.map(presses), [1, 7, 21, 47]);
    }

    #[test]
    fn a_stuck_key_stops_repeating() {
        let pressed = keys(Button::Up, &[(0, true)], 60_000).len();
        assert_eq!(pressed, 2 + usize::from(MOST_REPEATS));
    }

    #[test]
    fn a_key_that_is_down_from_the_start_means_nothing_until_released() {
        for button in Button::ALL {
            let mut keypad = Keypad::starting([true; 4]);
            assert!((0..2000).all(|now| keypad.sample(button, true, now).is_none()), "{button:?}");
            assert!((2000..2100).all(|now| keypad.sample(button, false, now).is_none()), "{button:?}");
            assert!(keypad.rests(button));
        }
    }

    #[test]
    fn a_bouncing_key_is_not_listened_to() {
        let mut keypad = Keypad::default();
        assert!(keypad.listens(Button::Ok, 0) && keypad.rests(Button::Ok));
        keypad.sample(Button::Ok, true, 0);
        assert!(keypad.listens(Button::Ok, 0), "it may have been a glitch");
        keypad.sample(Button::Ok, true, 1);
        assert!(!keypad.listens(Button::Ok, 10) && keypad.listens(Button::Ok, 20));
        keypad.sample(Button::Ok, false, 50);
        assert!(!keypad.listens(Button::Ok, 60));
    }

    #[test]
    fn a_resting_keypad_needs_no_waking() {
        let mut keypad = Keypad::default();
        assert!(Button::ALL.iter().all(|&button| keypad.wake_at(button, 0).is_none()));
        keypad.sample(Button::Ok, true, 5);
        assert_eq!(keypad.wake_at(Button::Ok, 5), Some(6));
        keypad.sample(Button::Ok, true, 6);
        assert_eq!(keypad.wake_at(Button::Ok, 6), Some(25), "the end of the lock-out");
        assert_eq!(keypad.wake_at(Button::Ok, 25), None, "then only an edge");
    }

    #[test]
    fn the_clock_may_wrap_while_a_key_is_held() {
        let mut keypad = Keypad::default();
        let start = Millis::MAX - 100;
        keypad.sample(Button::Back, true, start);
        assert_eq!(keypad.sample(Button::Back, true, start.wrapping_add(1)), None);
        assert_eq!(keypad.sample(Button::Back, true, start.wrapping_add(500)), Some(Key::Menu));
    }
}
