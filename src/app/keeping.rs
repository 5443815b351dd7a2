//! What a press leaves to be kept: records of the match, who sat at the table, how long it took, how it ended.

use super::{
    App, Mode, Problem, Step,
    home::LANGS,
    set_up::{numbered, numbers_in},
};
use crate::{
    games::{Record, Records, Start},
    input::Millis,
    seat::{Names, Seat},
};

impl App {
    /// Takes a step; answers what the journal must hold of it.
    #[inline(never)]
    pub(super) fn follow(&mut self, step: Step, actor: Option<Seat>) -> Records {
        match step {
            Step::Stay => {}
            Step::Home(at) => {
                self.names = numbered(&self.lasting, 5);
                self.mode = Mode::Home { at };
            }
            Step::Full => self.tell(Problem::Full),
            Step::Record(Record::Start(start)) => return self.start(start, actor),
            Step::Record(Record::PutAway) => {
                self.put_away(actor);
                self.mode = Mode::Home { at: 0 };
                return [Record::PutAway].into_iter().collect();
            }
            // Where the match stands changes nothing of how long it took: that waits for the next entry.
            Step::Record(record @ Record::At(_)) => return [record].into_iter().collect(),
            Step::Record(record @ Record::Rename(..)) => {
                if let Some(names) = self.game().map(|game| game.names().clone()) {
                    self.remember_table(&names);
                }
                return [record].into_iter().collect();
            }
            Step::Record(record) => return self.spend(actor).into_iter().chain([record]).collect(),
        }
        Records::new()
    }

    /// Begins a match; the one before is put away.
    fn start(&mut self, start: Start, actor: Option<Seat>) -> Records {
        self.put_away(actor);
        self.remember_table(&start.names);
        let number = Record::Number(self.lasting.number_match());
        self.begin(&start);
        if let Mode::Playing(playing) = &mut self.mode {
            playing.number(&number);
            playing.open();
        }
        [Record::Start(start), number].into_iter().collect()
    }

    /// Remembers who sits at the table; a player without a name is nobody to be proposed.
    fn remember_table(&mut self, names: &Names) {
        let numbers = LANGS.map(|lang| numbers_in(lang, names.players()));
        let anonymous = numbers
            .iter()
            .any(|numbers| names.iter().zip(numbers.iter()).any(|(name, number)| name == number));
        self.lasting.change_roster(|roster| roster.seat(if anonymous { &[] } else { names.as_slice() }));
    }

    /// Keeps what there is to know of the match on the table, if there is one.
    fn put_away(&mut self, actor: Option<Seat>) {
        self.spend(actor);
        if let Mode::Playing(playing) = &self.mode {
            self.lasting.put_away(playing.game());
        }
        self.unwritten = 0;
    }

    /// Puts the full seconds that passed on the clock of the match.
    pub(super) fn spend(&mut self, actor: Option<Seat>) -> Option<Record> {
        let seconds = u16::try_from(self.unwritten / 1000).unwrap_or(u16::MAX);
        let Mode::Playing(playing) = &mut self.mode else { return None };
        if seconds == 0 {
            return None;
        }
        self.unwritten -= Millis::from(seconds) * 1000;
        playing.spend(seconds, actor);
        Some(Record::Time(seconds))
    }
}
