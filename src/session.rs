//! A match in progress: its log, where in the log it stands, and the state that folds from it.

use heapless::Vec;

use crate::{
    game::{Correction, Game, Refusal},
    seat::Seat,
};

/// Most entries one match may hold.
pub const LOG: usize = 1000;

/// One thing a match logs.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Entry<E> {
    /// Something happened at the table.
    Event(E),
    /// A counter was set right by hand.
    Correct(Correction),
    /// The table went to the final scoring before the rules did.
    EndNow,
}

impl<E> Entry<E> {
    fn apply<G: Game<Event = E>>(self, state: &mut G) -> Result<(), Refusal> {
        match self {
            Self::Event(event) => state.apply(event),
            Self::Correct(correction) => state.correct(correction),
            Self::EndNow => state.end_now(),
        }
    }
}

/// Why an entry was not taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Against the rules.
    Refused(Refusal),
    /// The log holds [`LOG`] entries already.
    Full,
    /// The log has no such position.
    NoSuchPoint,
}

/// A match of `G`. The log is the truth; `state` is the fold of its first `at` entries. What lies beyond was
/// undone and can be done again until something new is recorded.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    players: u8,
    first: Seat,
    options: G::Options,
    log: Vec<Entry<G::Event>, LOG>,
    at: usize,
    state: G,
    /// The state before the last entry, as long as it is known: to take back what was just recorded, nothing needs to
    /// be folded.
    before: Option<G>,
}

/// Whether the same was recorded, and both stand at the same point.
impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.players, self.first, self.at) == (other.players, other.first, other.at)
            && self.options == other.options
            && self.state == other.state
            && self.log == other.log
    }
}

impl<G: Game> Session<G> {
    /// A match with an empty log.
    #[expect(clippy::inline_always, reason = "made where it stays: the empty log is large for a small stack")]
    #[inline(always)]
    #[must_use]
    pub fn new(players: u8, first: Seat, options: G::Options) -> Self {
        let state = G::start(players, first, options);
        Self { players, first, options, log: Vec::new(), at: 0, state, before: None }
    }

    /// The state where the match stands.
    #[must_use]
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Who began.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// How many entries led here.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Every entry, those that were undone last.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    /// Takes one entry; what was undone is forgotten.
    ///
    /// # Errors
    ///
    /// [`PlayError`]; nothing changed.
    pub fn play(&mut self, entry: Entry<G::Event>) -> Result<(), PlayError> {
        if self.at == LOG {
            return Err(PlayError::Full);
        }
        let before = self.state.clone();
        entry.apply(&mut self.state).map_err(PlayError::Refused)?;
        self.before = Some(before);
        self.log.truncate(self.at);
        self.log.push(entry).map_err(|_| PlayError::Full)?;
        self.at += 1;
        Ok(())
    }

    /// Stands after the first `point` entries: undo, redo, and any other return.
    ///
    /// # Errors
    ///
    /// [`PlayError::NoSuchPoint`]; nothing changed.
    pub fn go_to(&mut self, point: usize) -> Result<(), PlayError> {
        self.state = self.state_at(point).ok_or(PlayError::NoSuchPoint)?;
        self.at = point;
        self.before = None;
        Ok(())
    }

    /// The state after the first `point` entries.
    #[must_use]
    pub fn state_at(&self, point: usize) -> Option<G> {
        let entries = self.log.get(..point)?;
        if let (Some(before), true) = (&self.before, point + 1 == self.at) {
            return Some(before.clone());
        }
        let (mut state, rest) = if point >= self.at {
            (self.state.clone(), &entries[self.at..])
        } else {
            (G::start(self.players, self.first, self.options), entries)
        };
        for entry in rest {
            // Every logged entry was accepted by this same fold.
            entry.apply(&mut state).ok()?;
        }
        Some(state)
    }

    /// What `entry` would lead to.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the rules forbid it.
    pub fn preview(&self, entry: Entry<G::Event>) -> Result<G, Refusal> {
        let mut next = self.state.clone();
        entry.apply(&mut next)?;
        Ok(next)
    }

    /// The entry that led here, and the state before it.
    #[must_use]
    pub fn last(&self) -> Option<(G, Entry<G::Event>)> {
        self.entry(self.at)
    }

    /// How many entries there are, the undone ones included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing was recorded yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// The `point`-th entry, counted from one, and the state before it.
    #[must_use]
    pub fn entry(&self, point: usize) -> Option<(G, Entry<G::Event>)> {
        let before = point.checked_sub(1)?;
        let entry = *self.log.get(before)?;
        Some((self.state_at(before)?, entry))
    }

    /// The entry that was undone and comes next.
    #[must_use]
    pub fn undone(&self) -> Option<Entry<G::Event>> {
        self.log.get(self.at).copied()
    }

    /// Tells every entry that led here, each with the state before it.
    ///
    /// # Errors
    ///
    /// Those of `tell`.
    pub fn retell<E>(&self, mut tell: impl FnMut(&G, &Entry<G::Event>) -> Result<(), E>) -> Result<(), E> {
        let mut state = G::start(self.players, self.first, self.options);
        for entry in &self.log[..self.at] {
            tell(&state, entry)?;
            // Every logged entry was accepted by this same fold.
            let accepted = entry.apply(&mut state);
            debug_assert!(accepted.is_ok());
        }
        Ok(())
    }

    /// The variants chosen.
    #[must_use]
    pub const fn options(&self) -> G::Options {
        self.options
    }
}
