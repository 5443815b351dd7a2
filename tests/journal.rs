//! The journal of the Pico on flash in memory: nothing confirmed is ever lost, whatever byte the power fails at.

mod support;

#[path = "../boards/flash_journal.rs"]
mod flash_journal;
#[path = "../boards/flash_store.rs"]
#[allow(dead_code, reason = "only where it lies matters here")]
mod flash_store;
#[path = "support/nor_flash.rs"]
mod nor_flash;
#[path = "../boards/proven_flash.rs"]
mod proven_flash;

use std::{fs, ops::Range, path::Path};

use arkeeper::{
    board::Journal,
    game::{Correction, Counts, Stop},
    games::{Kind, Match, Record, Start},
    i18n::Lang,
    journal::{Unreadable, ring::Reader},
    seat::{Names, Seat},
};
use flash_journal::{FlashJournal, JOURNAL};
use flash_store::SETTINGS;
use nor_flash::{Flash, block_on};
use support::{
    Device,
    journey::{self, Act},
};

/// The match a device finds in `flash`, and what is wrong with it.
fn found(flash: &Flash) -> (Option<Match>, Option<Unreadable>) {
    let mut reader = Reader::default();
    block_on(FlashJournal::open(Flash { left: usize::MAX, ..flash.clone() }, &mut reader));
    (reader.take_match(), reader.fault())
}

/// A journal over `flash`, and the match in it. It keeps the flash in its own hands.
struct Table<'f> {
    journal: FlashJournal<&'f mut Flash>,
    game: Option<Match>,
}

impl<'f> Table<'f> {
    fn open(flash: &'f mut Flash) -> Self {
        let mut reader = Reader::default();
        let journal = block_on(FlashJournal::open(flash, &mut reader));
        let game = reader.take_match();
        Self { journal, game }
    }

    fn record(&mut self, record: &Record) -> bool {
        match record {
            Record::Start(start) => self.game = Some(Match::begin(start.clone()).expect("a match")),
            Record::PutAway => self.game = None,
            other => self.game.as_mut().expect("a match").take(other).expect("follows"),
        }
        block_on(self.journal.append(std::slice::from_ref(record), self.game.as_ref())).is_ok()
    }
}

/// The records of a whole match.
fn records() -> Vec<Record> {
    let journey = journey::all().into_iter().find(|one| one.path.ends_with("animals-on-board-2.journey"));
    let mut device = Device::new(Lang::Fr);
    for step in journey.expect("a match of two").steps {
        if let Act::Press(keys) = step.act {
            device.press_all(&keys);
        }
    }
    device.journal.iter().map(|bytes| arkeeper::journal::decode(bytes).expect("a record")).collect()
}

/// The page being written: marked at its start and not at its end.
fn page(flash: &Flash) -> usize {
    let ring = &flash.bytes[JOURNAL.start as usize..JOURNAL.end as usize];
    ring.chunks(4096).position(|page| page[0] == 0 && page[4095] == 0xff).expect("something was written")
}

fn append(flash: &mut Flash, times: usize, records: &[Record]) {
    let mut table = Table::open(flash);
    for record in std::iter::repeat_n(records, times).flatten() {
        assert!(table.record(record));
    }
}

/// A ring one round old whose last match stands after `lead`, a few records from being written again.
fn nearly_full(lead: &[Record]) -> Flash {
    let mut flash = Flash::new();
    // Old matches, once round and on to the sixth page.
    append(&mut flash, 420, lead);
    while page(&flash) != 5 {
        append(&mut flash, 10, lead);
    }
    append(&mut flash, 1, lead);
    // Somebody plays with undo and redo until twelve pages are full and the next one nearly.
    let at = u16::try_from(found(&flash).0.expect("a match").at()).expect("short");
    let begins = page(&flash);
    let undo_redo = [Record::At(at - 1), Record::At(at)];
    while page(&flash) != (begins + 12) % 16 {
        append(&mut flash, 20, &undo_redo);
    }
    let end = JOURNAL.start as usize + ((begins + 12) % 16 + 1) * 4096;
    while flash.bytes[end - 100..end].iter().all(|&byte| byte == 0xff) {
        append(&mut flash, 1, &undo_redo);
    }
    flash
}

/// Plays `records` from `start` with the power failing at every `every`th byte.
fn cut_everywhere(start: &Flash, records: &[Record], every: usize) -> usize {
    let mut flash = start.clone();
    let mut cuts = 0;
    for record in records {
        let before = found(&flash).0;
        let mut after = flash.clone();
        assert!(Table::open(&mut after).record(record));
        let (reached, fault) = found(&after);
        assert_eq!(fault, None);
        for left in (0..).step_by(every) {
            let mut cut = Flash { left, ..flash.clone() };
            if Table::open(&mut cut).record(record) {
                break;
            }
            cuts += 1;
            let (game, fault) = found(&cut);
            assert_eq!(fault, None, "{record:?} cut after {left} bytes");
            assert!(game == before || game == reached, "{record:?} cut after {left} bytes");
            // And it goes on from there.
            cut.left = usize::MAX;
            let mut table = Table::open(&mut cut);
            if table.game == before {
                assert!(table.record(record), "{record:?} again, cut after {left} bytes");
                drop(table);
                assert_eq!(found(&cut).0, reached, "{record:?} again, cut after {left} bytes");
            }
        }
        flash = after;
    }
    cuts
}

#[test]
fn a_cut_at_every_byte_of_a_match_on_an_empty_ring() {
    assert!(cut_everywhere(&Flash::new(), &records(), 1) > 300);
}

#[test]
fn a_cut_while_the_ring_wraps_erases_and_writes_the_match_again() {
    let records = records();
    let (lead, rest) = records.split_at(12);
    let start = nearly_full(lead);
    let mut end = start.clone();
    for record in rest {
        assert!(Table::open(&mut end).record(record));
    }
    assert!(end.erases > start.erases, "a page had to be erased");
    // The match was written again: the page being written holds all of it.
    let mut alone = Flash::new();
    let copy = JOURNAL.start as usize + page(&end) * 4096;
    alone.bytes[copy..copy + 4096].copy_from_slice(&end.bytes[copy..copy + 4096]);
    assert_eq!(found(&alone), found(&end));
    assert!(cut_everywhere(&start, &rest[..12], 23) > 100);
    // The same ring is where the emulated device starts from.
    keep("nearly-full", &start);
}

/// Writes the stores down for the emulated device.
fn keep(name: &str, flash: &Flash) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.bin"));
    fs::write(path, &flash.bytes[JOURNAL.start as usize..]).expect("can be written");
}

/// The record that the default answers lead to, if the rules accept it.
fn likeliest(game: &Match) -> Option<Record> {
    let mut given = Vec::new();
    loop {
        match game.ask(&given, None) {
            Ok(record) => return game.clone().take(&record).is_ok().then_some(record),
            Err(Stop::Question(question)) => given.push(question.default),
            Err(Stop::Over(_)) => return None,
        }
    }
}

/// A counter set one higher, or back.
fn correction(game: &Match, round: usize) -> Option<Record> {
    let seats = || Seat::all(game.names().players());
    let counters = (0..).zip(game.counters()).filter(|(_, counter)| counter.correctable);
    let numbers = counters.filter(|(_, counter)| matches!(counter.counts, Counts::Number(..)));
    let mut records =
        numbers.flat_map(|(index, _)| seats().map(move |seat| (index, seat))).flat_map(|(counter, seat)| {
            let value = game.counter(counter.into(), seat);
            let changes = if round.is_multiple_of(2) { [1, -1] } else { [-1, 1] };
            changes.map(|change| {
                Record::Correct(Correction { counter, seat, value: value.unwrap_or(0) + change })
            })
        });
    records.find(|record| game.clone().take(record).is_ok())
}

/// A match of `kind` that has gone on for so many entries: as the likeliest answers lead, with a few corrections
/// after each, because hardly any match is that long.
fn long_match(kind: Kind, entries: usize) -> Vec<Record> {
    let players = kind.info().players.1;
    let start =
        Start::new(Names::numbered('J', players), Seat::FIRST, kind.default_options()).expect("a table");
    for corrections in 0.. {
        let mut game = Match::begin(start.clone()).expect("a match");
        let mut records = vec![Record::Start(start.clone())];
        while let Some(event) = likeliest(&game).filter(|_| game.entries() < entries) {
            let mut next = Some(event);
            for round in 0..=corrections {
                let Some(record) = next.filter(|_| game.entries() < entries) else { break };
                game.take(&record).expect("accepted");
                records.push(record);
                next = correction(&game, round);
            }
        }
        if game.entries() == entries {
            return records;
        }
    }
    unreachable!("enough corrections make a match of any length")
}

#[test]
fn long_matches_are_written_down_for_the_emulated_device() {
    for kind in Kind::ALL {
        for entries in [500, 1000] {
            let mut flash = Flash::new();
            let records = long_match(kind, entries);
            append(&mut flash, 1, &records);
            let (game, fault) = found(&flash);
            assert_eq!((game.expect("a match").at(), fault), (entries, None));
            keep(&format!("{}-{entries}", kind.info().id), &flash);
        }
    }
}

#[test]
fn an_event_takes_sixteen_bytes_of_flash_at_most_and_hardly_any_waits_for_an_erase() {
    let records = records();
    let mut flash = Flash::new();
    append(&mut flash, 400, &records);
    let (before, times) = (flash.erases, 400);
    append(&mut flash, times, &records);
    let erased = flash.erases - before;
    let appended = times * records.len();
    println!("{erased} erases for {appended} records: {} bytes a record", erased * 4096 / appended);
    assert!(erased * 4096 <= 16 * appended);
    assert!(erased * 100 <= appended, "even at a table that never pauses");
    // A ring full of old matches, none of them going on.
    append(&mut flash, 1, &[Record::PutAway]);
    keep("old-matches", &flash);
}

#[test]
fn a_match_is_never_run_over_however_often_it_is_undone() {
    let records = records();
    let mut flash = Flash::new();
    for record in &records[..30] {
        assert!(Table::open(&mut flash).record(record));
    }
    let mut table = Table::open(&mut flash);
    let at = u16::try_from(table.game.as_ref().expect("a match").at()).expect("short");
    for round in 0..12_000 {
        assert!(table.record(&Record::At(at - 1 - round % 3)), "round {round}");
    }
    assert!(table.record(&Record::At(at)));
    let game = table.game.clone();
    drop(table);
    assert!(flash.erases > 16, "the ring went round");
    assert_eq!(found(&flash), (game, None));
}

#[test]
fn pages_are_erased_ahead_while_nobody_presses_anything() {
    let records = records();
    let mut flash = nearly_full(&records[..12]);
    let mut table = Table::open(&mut flash);
    for _ in 0..4 {
        block_on(table.journal.tidy(table.game.as_ref())).expect("flash works");
    }
    drop(table);
    let erases = flash.erases;
    let mut table = Table::open(&mut flash);
    for record in &records[12..] {
        assert!(table.record(record));
    }
    drop(table);
    assert_eq!(flash.erases, erases, "no press paid for an erase");
}

/// `NAME : ORIGIN = 0x..., LENGTH = ...K` of `memory.x`, from the start of flash.
fn region(name: &str) -> Range<u32> {
    let text = fs::read_to_string("memory.x").expect("memory.x is there");
    let line = text.lines().find(|line| line.trim_start().starts_with(name)).expect("the region is there");
    let (_, origin) = line.split_once("ORIGIN = 0x").expect("an origin");
    let (origin, length) = origin.split_once(", LENGTH = ").expect("a length");
    let start = u32::from_str_radix(origin, 16).expect("hexadecimal") - 0x1000_0000;
    let length: u32 = length.trim().strip_suffix('K').expect("kilobytes").parse().expect("a number");
    start..start + length * 1024
}

#[test]
fn memory_x_and_the_code_agree_on_where_the_stores_lie() {
    assert_eq!(region("JOURNAL"), JOURNAL);
    assert_eq!(region("SETTINGS"), SETTINGS);
    assert_eq!(JOURNAL.end, SETTINGS.start);
    assert_eq!(SETTINGS.end, 2 << 20, "both at the end of flash");
    let text = fs::read_to_string("memory.x").expect("memory.x is there");
    assert!(text.contains("LENGTH = 2048K - 0x100 - 64K - 32K"), "the program ends where they begin");
}
