//! The journal's format is a promise: these bytes are what devices have in their flash.

mod support;

use arkeeper::{
    game::Correction,
    games::{
        Kind, Options, Record, Start,
        animals_on_board::{Event, ark::Singles},
        noah::{self, Card, Sex, Species, Tally, Way},
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
}

/// The same for Noah.
fn golden_noah() -> Vec<(Record, Vec<u8>)> {
    const GAME: u8 = 1;
    const RECORD: u8 = 7;
    let event = Record::Noah;
    let cat = Card { species: Species::Cat, sex: Sex::Female };
    let seat = Seat::new(3).expect("a seat");
    let names = Names::new(["Zoé", "Léo"]).expect("names");
    let options = noah::Options { depth: noah::Depth::Boats, span: noah::Span::Tears };
    let start = Start::new(names, Seat::FIRST, Options::Noah(options)).expect("a table");
    let mut bytes = b"\x00\x01\x02\x03Zo\xE9\x03L\xE9o\x00".to_vec();
    bytes.extend([GAME, 1, 1]);
    vec![
        (Record::Start(start), bytes),
        (event(noah::Event::Depart), vec![RECORD, 0]),
        (event(noah::Event::Empty(seat)), vec![RECORD, 1, 3]),
        (event(noah::Event::Place(cat)), vec![RECORD, 2, 3, 1]),
        (event(noah::Event::Load(cat, Way::Right)), vec![RECORD, 3, 3, 1, 1]),
        (event(noah::Event::PickUp), vec![RECORD, 4]),
        (event(noah::Event::Give(seat, 2)), vec![RECORD, 5, 3, 2]),
        (event(noah::Event::Tally(Tally::Cards)), vec![RECORD, 6, 1]),
        (event(noah::Event::Tears(70)), vec![RECORD, 7, 70]),
        (event(noah::Event::Holds(Species::Elephant)), vec![RECORD, 8, 11]),
        (event(noah::Event::Counted), vec![RECORD, 9]),
        (event(noah::Event::Begins(seat)), vec![RECORD, 10, 3]),
    ]
}

#[test]
fn records_are_the_bytes_they_always_were() {
    for (record, bytes) in golden().into_iter().chain(golden_noah()) {
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
