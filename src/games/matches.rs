//! A match of any game, spoken to without knowing which.

use super::{AnySession, Boxes, Kind, Listed, Options, Record, RecordError, Start, each};
use crate::{
    clock::Clock,
    form::{Answers, Asked},
    game::{Counter, Game, Notices, Refusal, Sheet, Stop},
    i18n::{Arg, Label, Phrase},
    journal::VERSION,
    notes::{Words, Wrong},
    seat::{Names, Seat},
    session::{Entry, Session},
    view::{Detail, Table},
};

/// A match of any game: closed set, no `dyn`, no allocation.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    names: Names,
    /// Its place among the matches of the device.
    number: u16,
    clock: Clock,
    session: AnySession,
}

const CORRECTED: Label = Label::new(["Correction : {0}", "Corr. {0}"], ["Correction: {0}", "Corr. {0}"]);
const CORRECTED_OF: Label =
    Label::new(["Correction : {0}, {1}", "Corr. {0}, {1}"], ["Correction: {0}, {1}", "Corr. {0}, {1}"]);
const ENDED: Label = Label::brief("Décompte avancé", "Early scoring");

#[inline(never)]
fn describe<G: Game>(state: &G, entry: &Entry<G::Event>) -> Phrase {
    match entry {
        Entry::Event(event) => state.describe(*event),
        Entry::Correct(correction) => match G::COUNTERS.get(usize::from(correction.counter)) {
            Some(counter) if counter.each => {
                CORRECTED_OF.with([Arg::Word(counter.label), correction.seat.into()])
            }
            Some(counter) => CORRECTED.with([Arg::Word(counter.label)]),
            None => CORRECTED.say(),
        },
        Entry::EndNow => ENDED.say(),
    }
}

impl Match {
    /// The match `start` begins.
    ///
    /// # Errors
    ///
    /// [`RecordError::Stray`] if the game does not take these players.
    #[expect(clippy::inline_always, reason = "made where it stays: the empty log is large for a small stack")]
    #[inline(always)]
    pub fn begin(start: Start) -> Result<Self, RecordError> {
        if !start.fits() {
            return Err(RecordError::Stray);
        }
        let players = start.names.players();
        let session = start.options.begin(players, start.first);
        Ok(Self { session, names: start.names, number: 0, clock: Clock::default() })
    }

    /// `options` for another match with the same box, with what this one was told of it.
    #[must_use]
    pub fn again(&self, options: Options) -> Options {
        each!(&self.session, session => again(session, options))
    }

    /// What this match teaches of its box, beside what is known of the `boxes`.
    pub fn teach(&self, boxes: &mut Boxes) {
        each!(&self.session, session => session.state().learn(boxes));
    }

    /// How another match among the same players begins.
    #[must_use]
    pub fn rematch(&self, first: Seat) -> Start {
        Start { first, options: self.again(self.options()), ..self.start() }
    }

    /// The variants.
    #[must_use]
    pub fn options(&self) -> Options {
        each!(&self.session, session => options(session))
    }

    /// Its place among the matches of the device.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// How long it has taken.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Adds time to the clock: `actor` was to move while it passed.
    pub const fn spend(&mut self, seconds: u16, actor: Option<Seat>) {
        self.clock.add(seconds, actor);
    }

    /// Whether the table went to the scoring before the rules did.
    #[must_use]
    pub fn ended_early(&self) -> bool {
        each!(&self.session, session => {
            session.log().iter().take(session.at()).any(|entry| matches!(entry, Entry::EndNow))
        })
    }

    /// Takes an event, a correction, a change of position, or what is known beside the game.
    ///
    /// # Errors
    ///
    /// [`RecordError`]; nothing changed.
    pub fn take(&mut self, record: &Record) -> Result<(), RecordError> {
        match record {
            Record::Number(number) => self.number = *number,
            Record::Rename(seat, name) => {
                self.names.rename(*seat, name.clone()).map_err(|_| RecordError::Stray)?;
            }
            Record::Time(seconds) => self.spend(*seconds, self.actor()),
            Record::Clock(clock) => self.clock = *clock,
            _ => return each!(&mut self.session, session => take(session, record)),
        }
        Ok(())
    }

    /// Which game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        each!(&self.session, session => kind(session))
    }

    /// The players.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who began.
    #[must_use]
    pub fn first(&self) -> Seat {
        each!(&self.session, session => session.first())
    }

    /// How many entries led here.
    #[must_use]
    pub fn at(&self) -> usize {
        each!(&self.session, session => session.at())
    }

    /// How many records write this match again.
    #[must_use]
    pub fn records(&self) -> usize {
        // Before the entries the start, the number and the clock, after them where the match stands.
        self.entries() + 4
    }

    /// How many entries there are, those that were undone with them.
    #[must_use]
    pub fn entries(&self) -> usize {
        each!(&self.session, session => session.log().len())
    }

    /// The record in place `index` of those that write this match again: what was undone is written too.
    #[must_use]
    pub fn record(&self, index: usize) -> Option<Record> {
        match index {
            0 => Some(Record::Start(self.start())),
            1 => Some(Record::Number(self.number)),
            2 => Some(Record::Clock(self.clock)),
            entry => each!(&self.session, session => record(session, entry - 3)),
        }
    }

    /// How this match began.
    fn start(&self) -> Start {
        Start { version: VERSION, names: self.names.clone(), first: self.first(), options: self.options() }
    }

    /// The next record, or what stops it.
    ///
    /// # Errors
    ///
    /// The next question, or the standings.
    pub fn ask(&self, given: &[i16], highlighted: Option<i16>) -> Result<Record, Stop<Asked>> {
        let mut answers = Answers::new(given, highlighted);
        each!(&self.session, session => ask(session, &mut answers)).map_err(|stop| match stop {
            Stop::Question(_) => Stop::Question(answers.into_asked()),
            Stop::Over(standings) => Stop::Over(standings),
        })
    }

    /// The table as it is.
    #[must_use]
    pub fn table(&self) -> Table {
        each!(&self.session, session => table(session))
    }

    /// The table with what `record` would change.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it.
    pub fn preview(&self, record: &Record) -> Result<Table, Refusal> {
        each!(&self.session, session => preview(session, record))
    }

    /// Whether the rules take `record`.
    ///
    /// # Errors
    ///
    /// Why they refuse it.
    pub fn check(&self, record: &Record) -> Result<(), Refusal> {
        each!(&self.session, session => check(session, record))
    }

    /// `record` in words, told before it is taken.
    #[must_use]
    pub fn describe(&self, record: &Record) -> Option<Phrase> {
        each!(&self.session, session => told_of(session, record))
    }

    /// What led here in words, and the table with what undoing it would change.
    #[must_use]
    pub fn undo_offer(&self) -> Option<(Phrase, Table)> {
        each!(&self.session, session => undo_offer(session))
    }

    /// What led here, in words.
    #[must_use]
    pub fn last(&self) -> Option<Phrase> {
        self.told(self.at())
    }

    /// The `point`-th entry in words, counted from one.
    #[must_use]
    pub fn told(&self, point: usize) -> Option<Phrase> {
        each!(&self.session, session => told(session, point))
    }

    /// Where the match stood when the `point`-th entry was made.
    #[must_use]
    pub fn progress_at(&self, point: usize) -> Option<Phrase> {
        each!(&self.session, session => progress_at(session, point))
    }

    /// What was undone and can be done again, in words.
    #[must_use]
    pub fn undone(&self) -> Option<Phrase> {
        each!(&self.session, session => undone(session))
    }

    /// What the last event calls for.
    #[must_use]
    pub fn notices(&self) -> Notices {
        each!(&self.session, session => notices(session))
    }

    /// What the last event calls for in one line.
    #[must_use]
    pub fn remark(&self) -> Option<Phrase> {
        each!(&self.session, session => session.state().remark())
    }

    /// Where the match stands.
    #[must_use]
    pub fn progress(&self) -> Phrase {
        each!(&self.session, session => session.state().progress())
    }

    /// A player's sum.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Sheet {
        each!(&self.session, session => sheet(session, seat))
    }

    /// How many pages of details there are.
    #[must_use]
    pub fn details(&self) -> usize {
        each!(&self.session, session => details(session))
    }

    /// A page of what has no room on the table.
    #[must_use]
    pub fn detail(&self, page: usize) -> Option<Detail> {
        each!(&self.session, session => session.state().detail(page))
    }

    /// Whose doing the next event is.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        each!(&self.session, session => session.state().actor())
    }

    /// Every counter of the game.
    #[must_use]
    pub fn counters(&self) -> &'static [Counter] {
        each!(&self.session, session => counters(session))
    }

    /// The value of a counter.
    #[must_use]
    pub fn counter(&self, index: usize, seat: Seat) -> Option<i16> {
        each!(&self.session, session => counter(session, index, seat))
    }

    /// Reads what somebody did from match notes.
    ///
    /// # Errors
    ///
    /// [`Wrong`] naming the word that does not belong.
    pub fn read_note(&self, seat: Option<Seat>, words: &mut Words<'_>) -> Result<Record, Wrong> {
        each!(&self.session, session => read_note(session, seat, words))
    }

    /// Writes everything that led here as match notes, without the header.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_notes(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        each!(&self.session, session => session.retell(|state, entry| {
            match entry {
                Entry::Event(event) => {
                    if let Some(seat) = state.told_of(*event) {
                        write!(out, "{} ", self.names.of(seat))?;
                    }
                    state.write_note(*event, out)?;
                }
                Entry::Correct(correction) => {
                    crate::notes::write_correction(self.counters(), correction, &self.names, out)?;
                }
                Entry::EndNow => out.write_str("end now")?,
            }
            out.write_char('\n')
        }))
    }

    /// Writes the variants as match notes, one `option` line each.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_options(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        each!(&self.session, session => write_options(session, out))
    }
}

// What a match of any game is asked, one function a game. They are never inlined: five games in one function need five
// times the stack, and on a small processor most of its code would be about finding its way in there.

/// What `record` adds to the log of a session of this game, if it is an entry.
fn entry<G: Listed>(_session: &Session<G>, record: &Record) -> Option<Entry<G::Event>> {
    match record {
        Record::Correct(correction) => Some(Entry::Correct(*correction)),
        Record::EndNow => Some(Entry::EndNow),
        other => G::event(other).map(Entry::Event),
    }
}

#[inline(never)]
fn take<G: Listed>(session: &mut Session<G>, record: &Record) -> Result<(), RecordError> {
    match (record, entry(session, record)) {
        (Record::At(point), _) => session.go_to(usize::from(*point))?,
        (_, Some(entry)) => session.play(entry)?,
        // An event of another game, or nothing that happens in a match.
        (_, None) => return Err(RecordError::Stray),
    }
    Ok(())
}

/// The record in place `index` after the clock of those that write the match again.
fn record<G: Listed>(session: &Session<G>, index: usize) -> Option<Record> {
    match session.log().get(index) {
        Some(Entry::Event(event)) => Some(G::record(*event)),
        Some(Entry::Correct(correction)) => Some(Record::Correct(*correction)),
        Some(Entry::EndNow) => Some(Record::EndNow),
        None if index == session.log().len() => u16::try_from(session.at()).ok().map(Record::At),
        None => None,
    }
}

#[inline(never)]
fn ask<G: Listed>(session: &Session<G>, answers: &mut Answers<'_>) -> Result<Record, Stop> {
    session.state().ask(answers).map(G::record)
}

#[inline(never)]
fn table<G: Game>(session: &Session<G>) -> Table {
    session.state().table(None)
}

#[inline(never)]
fn preview<G: Listed>(session: &Session<G>, record: &Record) -> Result<Table, Refusal> {
    match entry(session, record) {
        Some(entry) => session.preview(entry).map(|next| session.state().table(Some(&next))),
        None => Ok(table(session)),
    }
}

#[inline(never)]
fn check<G: Listed>(session: &Session<G>, record: &Record) -> Result<(), Refusal> {
    entry(session, record).map_or(Ok(()), |entry| session.preview(entry).map(|_| ()))
}

#[inline(never)]
fn told_of<G: Listed>(session: &Session<G>, record: &Record) -> Option<Phrase> {
    entry(session, record).map(|entry| describe(session.state(), &entry))
}

#[inline(never)]
fn told<G: Game>(session: &Session<G>, point: usize) -> Option<Phrase> {
    session.entry(point).map(|(before, entry)| describe(&before, &entry))
}

#[inline(never)]
fn undo_offer<G: Game>(session: &Session<G>) -> Option<(Phrase, Table)> {
    let (before, entry) = session.last()?;
    Some((describe(&before, &entry), session.state().table(Some(&before))))
}

#[inline(never)]
fn progress_at<G: Game>(session: &Session<G>, point: usize) -> Option<Phrase> {
    session.entry(point).map(|(before, _)| before.progress())
}

#[inline(never)]
fn undone<G: Game>(session: &Session<G>) -> Option<Phrase> {
    session.undone().map(|entry| describe(session.state(), &entry))
}

#[inline(never)]
fn notices<G: Game>(session: &Session<G>) -> Notices {
    session.state().notices()
}

#[inline(never)]
fn sheet<G: Game>(session: &Session<G>, seat: Seat) -> Sheet {
    session.state().sheet(seat)
}

#[inline(never)]
fn counter<G: Game>(session: &Session<G>, index: usize, seat: Seat) -> Option<i16> {
    session.state().counter(index, seat)
}

fn again<G: Listed>(session: &Session<G>, options: Options) -> Options {
    G::unwrap(options).map_or(options, |options| G::wrap(session.state().again(options)))
}

const fn kind<G: Listed>(_session: &Session<G>) -> Kind {
    G::KIND
}

fn options<G: Listed>(session: &Session<G>) -> Options {
    G::wrap(session.options())
}

const fn counters<G: Listed>(_session: &Session<G>) -> &'static [Counter] {
    G::COUNTERS
}

const fn details<G: Listed>(_session: &Session<G>) -> usize {
    G::DETAILS
}

fn read_note<G: Listed>(
    session: &Session<G>,
    seat: Option<Seat>,
    words: &mut Words<'_>,
) -> Result<Record, Wrong> {
    session.state().read_note(seat, words).map(G::record)
}

fn write_options<G: Listed>(session: &Session<G>, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
    G::write_options(session.options(), out)
}
