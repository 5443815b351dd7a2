//! The journal's format is a promise: these bytes are what devices have in their flash.

mod support;

use arkeeper::{
    clock::Clock,
    colour::Colour,
    game::Correction,
    games::{
        Kind, Options, Record, Start,
        animals_on_board::{Event, ark::Singles},
        arche_opti_mix::{self, Card as PlayedCard, Category, Ejection, Gain, Side},
        ark_and_noah::{self, Exchange, Reward},
        noah::{self, Card, Sex, Species, Tally, Way},
        two_by_two,
    },
    i18n::Lang,
    input::Pace,
    journal::{Replay, Unreadable, decode},
    lasting::{
        Fact, Lasting, MAX_FACT,
        settings::{Dim, Settings, Sleep},
    },
    seat::{Name, Names, Seat},
};

/// A match of Two by Two with everything its options can hold.
fn two_by_two_start() -> Record {
    let names = Names::new(["A", "B"]).expect("names");
    let stars = |columns: &[u8]| {
        let bits = columns.iter().fold(0u16, |bits, column| bits | 1 << column);
        two_by_two::species::Stars::try_from(bits).expect("three stars")
    };
    let arks = [stars(&[0, 4, 8]), stars(&[1, 5, 11]), stars(&[]), stars(&[])];
    two_by_two_with(names, arks)
}

fn two_by_two_with(names: Names, arks: [two_by_two::species::Stars; 4]) -> Record {
    let options = two_by_two::Options { scoring: two_by_two::scoring::Scoring::Advanced, stars: Some(arks) };
    Record::Start(Start::new(names, Seat::FIRST, Options::TwoByTwo(options)).expect("a table"))
}

/// The same where nobody has looked at the arks yet.
fn two_by_two_unknown() -> Record {
    let names = Names::new(["A", "B"]).expect("names");
    two_by_two_with(names, [two_by_two::species::Stars::UNKNOWN; 4])
}

fn start(names: &[&str]) -> Record {
    let names = Names::new(names.iter().copied()).expect("names");
    let options = Kind::AnimalsOnBoard.default_options();
    Record::Start(Start::new(names, Seat::new(1).expect("a seat"), options).expect("a table"))
}

/// Every kind of record and its bytes. A change here makes old journals unreadable: add, never alter.
fn golden() -> Vec<(Record, Vec<u8>)> {
    let event = Record::AnimalsOnBoard;
    let two = Record::TwoByTwo;
    let species = |index: u8| two_by_two::species::Species::try_from(index).expect("a species");
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
        // Game 1: advanced scoring, the stars AEI and BFL of the first two arks, one bit a column.
        (two_by_two_start(), b"\x00\x01\x02\x01A\x01B\x00\x01\x01\x01\x91\x02\xA2\x10\x00\x00".to_vec()),
        (
            two_by_two_unknown(),
            b"\x00\x01\x02\x01A\x01B\x00\x01\x01\x01\x80\x80\x02\x80\x80\x02\x80\x80\x02\x80\x80\x02"
                .to_vec(),
        ),
        (two(two_by_two::Event::Star(species(3))), vec![7, 0, 3]),
        (two(two_by_two::Event::NoMoreStars), vec![7, 1]),
        (two(two_by_two::Event::Water(6)), vec![7, 2, 6]),
        (two(two_by_two::Event::Move), vec![7, 3]),
        (two(two_by_two::Event::Rescue(species(12))), vec![7, 4, 12]),
        (two(two_by_two::Event::End), vec![7, 5]),
        (two(two_by_two::Event::EndNoPair), vec![7, 6]),
        (two(two_by_two::Event::LastRescue(species(12))), vec![7, 7, 12]),
    ]
}

/// The same for Noah.
fn golden_noah() -> Vec<(Record, Vec<u8>)> {
    const GAME: u8 = 2;
    const RECORD: u8 = 8;
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
    .into_iter()
    .chain(golden_ark_and_noah())
    .chain(golden_arche_opti_mix())
    .collect()
}

/// The same for Arche Opti Mix, whose number among the records comes first.
fn golden_arche_opti_mix() -> Vec<(Record, Vec<u8>)> {
    use arche_opti_mix::Event;
    const NUMBER: u8 = 10;
    let names = Names::new(["A", "B", "C"]).expect("names");
    let options = Options::ArcheOptiMix(arche_opti_mix::Options { printed_eject_tilt: true });
    let start = Start::new(names, Seat::FIRST, options).expect("a table");
    let card = PlayedCard { category: Category::Heavy, load: -2, cabin: true, gain: Gain::Nothing };
    let chimpanzee = PlayedCard { gain: Gain::Chimpanzee(Category::Timid), cabin: false, load: 4, ..card };
    let ejection =
        Ejection { category: Category::Useful, victim: Category::Slow, weight: 3, side: Side::Right };
    let event = |event, bytes: &[u8]| (Record::ArcheOptiMix(event), [&[NUMBER], bytes].concat());
    vec![
        (Record::Start(start), b"\x00\x01\x03\x01A\x01B\x01C\x00\x04\x01".to_vec()),
        event(Event::Lean(-1), &[0, 0xFF]),
        event(Event::Take, &[1]),
        event(Event::Rain, &[2]),
        event(Event::Play(card), &[3, 2, 0xFE, 1, 0]),
        event(Event::Play(chimpanzee), &[3, 2, 4, 0, 3, 1]),
        event(Event::Eject(ejection), &[4, 3, 0, 3, 1]),
        event(Event::Replace { weight: 1, gain: Gain::Brontosaurus }, &[5, 1, 2]),
        event(Event::Replace { weight: 0, gain: Gain::Fox }, &[5, 0, 1]),
        event(Event::Done, &[6]),
        event(Event::Merge(Category::Heavy), &[7, 2]),
        event(Event::Pass, &[8]),
        event(Event::Pet(true), &[9, 1]),
        event(Event::Reveal(Some(Category::Slow)), &[10, 1, 0]),
        event(Event::Reveal(None), &[10, 0]),
        event(Event::Hand(12), &[11, 12]),
        event(Event::Cabin, &[12]),
        event(Event::Use(Gain::Chimpanzee(Category::Useful)), &[13, 3, 3]),
    ]
}

/// The number of its variant is the first byte; game and options end its start.
fn golden_ark_and_noah() -> Vec<(Record, Vec<u8>)> {
    use ark_and_noah::{Event, Options};
    const RECORD: u8 = 9;
    const GAME: u8 = 3;
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

/// What is known of a match beside the game.
fn golden_beside() -> Vec<(Record, Vec<u8>)> {
    let name = Name::new("Œdipe").expect("a name");
    let mut clock = Clock::default();
    clock.add(300, Some(Seat::FIRST));
    clock.add(5, None);
    vec![
        (Record::Number(300), vec![11, 0xAC, 0x02]),
        (Record::Rename(Seat::new(4).expect("a seat"), name), b"\x0C\x04\x05\xBCdipe".to_vec()),
        (Record::Time(130), vec![13, 0x82, 0x01]),
        (Record::Clock(clock), vec![14, 0xB1, 0x02, 0xAC, 0x02, 0, 0, 0, 0]),
    ]
}

/// Each fact with its key and the bytes kept under it, the version first.
fn golden_facts() -> (Lasting, Vec<(Fact, u8, Vec<u8>)>) {
    let mut lasting = Lasting::default();
    lasting.set(|settings| {
        *settings = Settings {
            lang: Some(Lang::En),
            light: 5,
            dim: Dim::Never,
            sleep: Sleep::Thirty,
            pace: Pace::Fast,
            flipped: true,
            turn_times: true,
        };
    });
    lasting.enrol(|roster| {
        roster.seat(&["Zoé", "Léo"].map(|name| Name::new(name).expect("a name")));
        roster.add(&Name::new("Max").expect("a name"));
        roster.like(&Name::new("Max").expect("a name"), Colour::Yellow);
    });
    assert_eq!(lasting.number_match(), 1);
    // A match in which the stars of both arks are told, and that was scored before its end.
    let mut game = support::read(include_str!("sheets/two-by-two/basic-three-pairs-doubled.notes"));
    game.take(&Record::Number(21)).expect("a match takes its number");
    lasting.put_away(&game);
    let facts = vec![
        (Fact::Settings, 1, vec![1, 1, 1, 5, 3, 2, 3, 1, 1]),
        (Fact::Roster, 3, b"\x01\x03\x03Zo\xE9\x00\x03L\xE9o\x00\x03Max\x01\x03\x02".to_vec()),
        (Fact::Count, 4, vec![1, 1]),
    ];
    (lasting, facts)
}

#[test]
fn what_outlives_matches_is_the_bytes_it_always_was() {
    let (lasting, facts) = golden_facts();
    for (fact, key, bytes) in facts {
        assert_eq!(fact.key(), key);
        assert_eq!(lasting.write(fact, &mut [0; MAX_FACT]), bytes, "{fact:?}");
    }
}

#[test]
fn what_outlives_matches_is_read_back_and_a_newer_version_is_not() {
    let (mut lasting, _) = golden_facts();
    let mut read = Lasting::default();
    while let Some(fact) = lasting.next_change() {
        let mut bytes = lasting.write(fact, &mut [0; MAX_FACT]).to_vec();
        assert_eq!(read.read(fact.key(), &bytes), Ok(()), "{fact:?}");
        bytes[0] = 2;
        assert!(read.read(fact.key(), &bytes).is_err(), "{fact:?} of a newer program");
        bytes[0] = 1;
        bytes.pop();
        assert!(read.clone().read(fact.key(), &bytes).is_err(), "{fact:?} cut short");
    }
    assert_eq!(read, lasting);
    assert_eq!(read.past().len(), 1);
    assert_eq!(read.read(200, &[9, 9]), Ok(()), "a key of a newer program is left alone");
}

#[test]
fn records_are_the_bytes_they_always_were() {
    for (record, bytes) in golden().into_iter().chain(golden_noah()).chain(golden_beside()) {
        assert_eq!(support::bytes(&record), bytes, "{record:?}");
        assert_eq!(decode(&bytes), Ok(record));
    }
}

#[test]
fn a_shortened_or_lengthened_record_is_damaged() {
    for (_, mut bytes) in golden().into_iter().chain(golden_noah()).chain(golden_beside()) {
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
    assert!(Replay::default().take(&record).is_err());
}

#[test]
fn an_event_without_a_match_is_stray() {
    let mut replay = Replay::default();
    assert!(replay.take(&Record::At(0)).is_err());
    assert!(replay.take(&Record::AnimalsOnBoard(Event::Split)).is_err());
}

#[test]
fn a_start_forgets_the_match_before_and_put_away_leaves_none() {
    let mut replay = Replay::default();
    for record in [start(&["A", "B"]), Record::AnimalsOnBoard(Event::Split), start(&["C", "D"])] {
        replay.take(&record).expect("it follows");
    }
    let game = replay.into_match().expect("a match");
    assert_eq!((game.at(), game.names().of(Seat::FIRST)), (0, "C"));
    let mut replay = Replay::default();
    replay.take(&start(&["A", "B"])).expect("it follows");
    replay.take(&Record::PutAway).expect("it follows");
    assert!(replay.into_match().is_none());
}

#[test]
fn a_species_or_stars_that_no_box_has_are_damage() {
    assert_eq!(decode(&[7, 4, 13]), Err(Unreadable::Damaged), "a thirteenth column");
    let bytes = support::bytes(&two_by_two_start());
    let four_stars = [&bytes[..bytes.len() - 1], &[0x0F]].concat();
    assert_eq!(decode(&four_stars), Err(Unreadable::Damaged));
}
