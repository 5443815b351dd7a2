//! The journal's format is a promise: these bytes are what devices have in their flash.

mod support;

use arkeeper::{
    game::Correction,
    games::{
        Kind, Record, Start,
        animals_on_board::{Event, ark::Singles},
        ark_and_noah::{self, Exchange, Reward},
    },
    journal::{Replay, Unreadable, decode},
    seat::{Names, Seat},
};

fn start(names: &[&str]) -> Record {
    let names = Names::new(names.iter().copied()).expect("names");
    let options = Kind::AnimalsOnBoard.default_options();
    Record::Start(Start::new(names, Seat::new(1).expect("a seat"), options).expect("a table"))
}

/// Every kind of record and its bytes. A change here makes old journals unreadable: add, never alter.
fn golden() -> Vec<(Record, Vec<u8>)> {
    let event = Record::AnimalsOnBoard;
    let correction = Correction { counter: 2, seat: Seat::FIRST, value: -3 };
    vec![
        // Variant 0, version 1, two names in ISO 8859-15, first seat 1, game 0.
        (start(&["Zoé", "Œdipe"]), b"\x00\x01\x02\x03Zo\xE9\x05\xBCdipe\x01\x00".to_vec()),
        (Record::At(5), vec![1, 5]),
        (Record::At(1000), vec![1, 0xE8, 0x07]),
        (Record::Correct(correction), vec![2, 2, 0, 5]),
        (Record::EndNow, vec![3]),
        (Record::PutAway, vec![4]),
        (event(Event::Split), vec![5, 0]),
        (event(Event::Take(5)), vec![5, 1, 5]),
        (event(Event::Pass), vec![5, 2]),
        (event(Event::Herd(4)), vec![5, 3, 4]),
        (event(Event::Singles(Singles([1, 2, 3, 4, 0]))), vec![5, 4, 1, 2, 3, 4, 0]),
        (event(Event::Recounted(Singles([0, 0, 0, 0, 1]))), vec![5, 5, 0, 0, 0, 0, 1]),
        (event(Event::Top(3)), vec![5, 6, 3]),
    ]
    .into_iter()
    .chain(golden_ark_and_noah())
    .collect()
}

/// The number of its variant is the first byte; game and options end its start.
fn golden_ark_and_noah() -> Vec<(Record, Vec<u8>)> {
    use ark_and_noah::{Event, Options};
    const RECORD: u8 = 7;
    const GAME: u8 = 1;
    let names = Names::new(["A", "B", "C"]).expect("names");
    let options = arkeeper::games::Options::ArkAndNoah(Options { quick: false, one_worker: true });
    let start = Record::Start(Start::new(names, Seat::FIRST, options).expect("a table"));
    let event = |event, bytes: &[u8]| (Record::ArkAndNoah(event), [&[RECORD], bytes].concat());
    let mate = Seat::new(2).expect("a seat");
    vec![
        (start, [b"\x00\x01\x03\x01A\x01B\x01C\x00".as_slice(), &[GAME, 0, 1]].concat()),
        event(Event::Choose(7), &[0, 7]),
        event(Event::Serve, &[1]),
        event(Event::Swap(Reward::Pitch, Exchange::Nothing), &[2, 3, 2]),
        event(Event::Swap(Reward::Point, Exchange::Planks), &[2, 0, 0]),
        event(Event::Build { planks: 6, pitch: 2 }, &[3, 6, 2]),
        event(Event::Food(5), &[4, 5]),
        event(Event::Pair { size: 3, mate, points: 6 }, &[5, 3, 2, 6]),
        event(Event::SamePen, &[6]),
        event(Event::Wall(10), &[7, 10]),
        event(Event::PenPitch(4), &[8, 4]),
        event(Event::Done, &[9]),
        event(Event::Hull(true), &[10, 1]),
        event(Event::Outer(27), &[11, 27]),
        event(Event::Sizes(208), &[12, 208]),
    ]
}

#[test]
fn records_are_the_bytes_they_always_were() {
    for (record, bytes) in golden() {
        assert_eq!(support::bytes(&record), bytes, "{record:?}");
        assert_eq!(decode(&bytes), Ok(record));
    }
}

#[test]
fn a_shortened_or_lengthened_record_is_damaged() {
    for (_, mut bytes) in golden() {
        let last = bytes.pop().expect("no record is empty");
        assert_ne!(decode(&bytes).map(|record| support::bytes(&record)), Ok([&bytes[..], &[last]].concat()));
        bytes.extend([last, 0]);
        assert!(decode(&bytes).is_err(), "{bytes:?}");
    }
    assert_eq!(decode(&[]), Err(Unreadable::Damaged));
}

#[test]
fn a_newer_start_names_its_version() {
    let mut bytes = support::bytes(&start(&["A", "B"]));
    bytes[1] = 2;
    assert_eq!(decode(&bytes), Err(Unreadable::Version(2)));
}

#[test]
fn names_that_are_none_are_damage() {
    let mut bytes = support::bytes(&start(&["A", "B"]));
    assert_eq!(bytes[4], b'A');
    bytes[4] = b' ';
    assert_eq!(decode(&bytes), Err(Unreadable::Damaged));
    bytes[4] = b'B';
    assert_eq!(decode(&bytes), Err(Unreadable::Damaged), "two players of one name");
}

#[test]
fn a_start_for_more_players_than_the_game_takes_does_not_begin() {
    // Five names, which no match of this game has.
    let bytes = b"\x00\x01\x05\x01A\x01B\x01C\x01D\x01E\x00\x00";
    let record = decode(bytes).expect("well formed");
    assert!(Replay::default().take(record).is_err());
}

#[test]
fn an_event_without_a_match_is_stray() {
    let mut replay = Replay::default();
    assert!(replay.take(Record::At(0)).is_err());
    assert!(replay.take(Record::AnimalsOnBoard(Event::Split)).is_err());
}

#[test]
fn a_start_forgets_the_match_before_and_put_away_leaves_none() {
    let mut replay = Replay::default();
    for record in [start(&["A", "B"]), Record::AnimalsOnBoard(Event::Split), start(&["C", "D"])] {
        replay.take(record).expect("it follows");
    }
    let game = replay.into_match().expect("a match");
    assert_eq!((game.at(), game.names().of(Seat::FIRST)), (0, "C"));
    let mut replay = Replay::default();
    replay.take(start(&["A", "B"])).expect("it follows");
    replay.take(Record::PutAway).expect("it follows");
    assert!(replay.into_match().is_none());
}
