//! The laws every game keeps, tried on random matches.

mod support;

use arkeeper::{
    form::{self, Asked},
    game::{Correction, Counts, Stop},
    games::{Kind, Match, Record, RecordError, Start},
    journal::{Replay, decode},
    notes,
    seat::{Names, Seat},
    session::PlayError,
};
use proptest::prelude::*;

/// Random numbers that make the choices of a match, used again from the start when they run out.
struct Picks<'a> {
    numbers: &'a [u16],
    next: usize,
}

impl Picks<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.next += 1;
        usize::from(self.numbers[self.next % self.numbers.len()]) % bound.max(1)
    }
}

fn values(question: &Asked) -> Vec<i16> {
    let (min, max) = question.bounds();
    (min..=max).filter(|&value| !question.starts_again(value)).collect()
}

fn begin(kind: Kind, picks: &mut Picks<'_>) -> (Start, Match) {
    let (least, most) = kind.info().players;
    let players = least + u8::try_from(picks.below(usize::from(most - least) + 1)).unwrap();
    let first = Seat::new(u8::try_from(picks.below(players.into())).unwrap()).unwrap();
    let mut given = Vec::new();
    let options = loop {
        match form::ask(&given, None, |answers| {
            kind.options(players, arkeeper::games::Boxes::default(), answers)
        }) {
            Ok(options) => break options,
            Err(question) => {
                let values = values(&question);
                given.push(values[picks.below(values.len())]);
            }
        }
    };
    let start = Start::new(Names::numbered('J', players), first, options).expect("a table the game takes");
    let game = Match::begin(start.clone()).expect("a start that fits");
    (start, game)
}

/// Every complete way to answer from `given` on, each with whether the rules accept it. Long forms are
/// sampled: of a second answer with many values others are tried at each event, and after the first two
/// answers only a few values.
fn completions(game: &Match, given: &mut Vec<i16>, found: &mut Vec<(Vec<i16>, Record, bool)>) {
    match game.ask(given, None) {
        Ok(record) => {
            let accepted = game.clone().take(&record).is_ok();
            found.push((given.clone(), record, accepted));
        }
        Err(Stop::Over(_)) => {}
        Err(Stop::Question(question)) => {
            let mut values = values(&question);
            if given.len() == 1 && values.len() > 6 {
                let third = i16::try_from(game.at() % 3).unwrap();
                values.retain(|&value| value == question.default || value % 3 == third);
            }
            if given.len() >= 2 {
                values.retain(|&value| value == question.default || value == question.bounds().1);
            }
            for value in values {
                given.push(value);
                completions(game, given, found);
                given.pop();
            }
        }
    }
}

/// The record that the default answers lead to from `given` on.
fn by_default(game: &Match, mut given: Vec<i16>) -> Option<Record> {
    loop {
        match game.ask(&given, None) {
            Ok(record) => return Some(record),
            Err(Stop::Over(_)) => return None,
            Err(Stop::Question(question)) => given.push(question.default),
        }
    }
}

/// Plays on with one accepted completion; `None` when the match is over.
fn play_on(game: &mut Match, picks: &mut Picks<'_>) -> Option<Record> {
    assert!(game.ask(&[], None).is_err(), "nothing happens unasked");
    let mut found = Vec::new();
    completions(game, &mut Vec::new(), &mut found);
    if found.is_empty() {
        assert!(matches!(game.ask(&[], None), Err(Stop::Over(_))), "a match that is not over asks");
        return None;
    }
    let accepted: Vec<_> = found.iter().filter(|(.., accepted)| *accepted).collect();
    assert!(!accepted.is_empty(), "some answer is accepted");
    refusals_are_honest(game, &found);
    let (_, record, _) = accepted[picks.below(accepted.len())];
    game.take(record).expect("an asked event that was accepted");
    Some(record.clone())
}

/// A first answer shown as refused has no continuation that the rules accept.
fn refusals_are_honest(game: &Match, found: &[(Vec<i16>, Record, bool)]) {
    let Err(Stop::Question(question)) = game.ask(&[], None) else { return };
    for value in values(&question) {
        let shown = by_default(game, vec![value]).is_some_and(|record| game.clone().take(&record).is_ok());
        let possible = found.iter().any(|(given, _, accepted)| *accepted && given.first() == Some(&value));
        assert_eq!(shown, possible, "answer {value}: shown as accepted, and possible");
    }
}

fn counter(game: &Match, word: &str, seat: Seat) -> i16 {
    let index =
        game.counters().iter().position(|counter| counter.word == word).expect("a counter of the game");
    game.counter(index, seat).expect("a value")
}

/// Tokens are neither made nor lost.
fn conserves(game: &Match) {
    match game.kind() {
        Kind::AnimalsOnBoard => {
            let players = game.names().players();
            let all = |word| Seat::all(players).map(|seat| counter(game, word, seat)).sum::<i16>();
            let table = |word| counter(game, word, Seat::FIRST);
            assert_eq!(all("crates") + table("supply"), 20);
            assert_eq!(all("tiles") + table("area") + table("pile"), 5 * (2 * i16::from(players) + 4));
            assert!(Seat::all(players).all(|seat| (0..=5).contains(&counter(game, "crates", seat))));
            assert!(table("groups") <= table("area"));
            assert_eq!(table("groups") == 0, table("area") == 0);
        }
        Kind::ArkAndNoah => {
            let players = game.names().players();
            let all = |word| Seat::all(players).map(|seat| counter(game, word, seat)).sum::<i16>();
            let table = |word: &str| counter(game, word, Seat::FIRST);
            for seat in Seat::all(players) {
                let planks = ["planks", "built", "wood"].map(|word| counter(game, word, seat));
                assert!(planks.iter().all(|&planks| planks >= 0));
                assert_eq!(planks.iter().sum::<i16>(), 27);
            }
            assert_eq!(all("pitch") + table("pitch-aboard") + table("pitch-supply"), 36);
            assert_eq!(all("food") + table("food-aboard") + table("food-supply"), 56);
            assert_eq!(all("animals") + table("loaded") + table("bag"), 52);
            assert!(table("food-aboard").max(table("squares")) <= 12 * i16::from(players));
            assert!((1..=7).all(|number| (0..=4).contains(&table(&format!("bonus-{number}")))));
        }
        Kind::Noah => conserves_animals(game),
        Kind::ArcheOptiMix => conserves_discs(game),
        Kind::TwoByTwo => {
            let players = game.names().players();
            let table = |word: &str| counter(game, word, Seat::FIRST);
            let mut all = 0;
            for species in ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "unicorn"] {
                let aboard = Seat::all(players)
                    .map(|seat| counter(game, &format!("pairs-{species}"), seat))
                    .sum::<i16>();
                let in_the_box = if species == "unicorn" { 1 } else { 3 };
                assert_eq!(aboard + table(&format!("left-{species}")), in_the_box, "{species}");
                all += aboard;
            }
            assert_eq!(Seat::all(players).map(|seat| counter(game, "pairs", seat)).sum::<i16>(), all);
            // A token is placed before anything else happens in a turn, and there are 36.
            assert!(
                (i16::from(table("placed") == 0)..=36 - table("placed")).contains(&table("water"))
                    || over(game)
            );
            assert!((0..=2).contains(&table("actions")));
            for seat in Seat::all(players) {
                let stars =
                    ('A'..='L').map(|column| counter(game, &format!("x2-{column}"), seat)).sum::<i16>();
                assert!((0..=3).contains(&stars));
                assert!((1..=50).contains(&counter(game, "track", seat)));
            }
        }
    }
}

fn over(game: &Match) -> bool {
    matches!(game.ask(&[], None), Err(Stop::Over(_)))
}

/// Cards in hands, aboard, gone and put aside are the deck; a boat between turns is under its limit.
fn conserves_animals(game: &Match) {
    let players = game.names().players();
    let table = |word: &str| {
        let index = game.counters().iter().position(|counter| counter.word == word);
        game.counter(index.expect("a counter of the game"), Seat::FIRST)
    };
    assert_eq!(table("reserve"), table("departed").map(|departed| (3 - departed).max(0)));
    assert_eq!(table("deck"), Some([31, 31, 39, 47][usize::from(players - 2)]));
    // Where only scores are kept there are no boats.
    let Some(aboard) = table("aboard") else { return };
    let hands: i16 = Seat::all(players).map(|seat| counter(game, "hand", seat)).sum();
    let loose = table("away").unwrap() + table("unused").unwrap();
    assert_eq!(Some(hands + aboard + loose), table("deck"));
    for boat in 1..=5 {
        let (mass, limit) = (table(&format!("mass{boat}")).unwrap(), table(&format!("limit{boat}")).unwrap());
        assert!(mass < limit, "boat {boat} carries {mass} of {limit}");
        assert!(limit == 21 || limit == 13);
    }
}

fn conserves_discs(game: &Match) {
    const ANIMALS: [(&str, &str); 4] =
        [("slow", "half-slow"), ("timid", "half-timid"), ("heavy", "half-heavy"), ("useful", "half-useful")];
    let table = |word| counter(game, word, Seat::FIRST);
    let mut discs = table("supply");
    for seat in Seat::all(game.names().players()) {
        discs += counter(game, "discs", seat);
        for (pawns, halves) in ANIMALS {
            let under = counter(game, halves, seat);
            assert!((0..=counter(game, pawns, seat)).contains(&under));
            discs += under;
        }
    }
    assert_eq!(discs, 22);
    assert!((-2..=2).contains(&table("tilt")) && (0..=5).contains(&table("rain")));
}

fn replayed(records: &[Record]) -> Match {
    let mut replay = Replay::default();
    for record in records {
        let bytes = support::bytes(record);
        assert_eq!(decode(&bytes).as_ref(), Ok(record), "decode undoes encode");
        replay.take(&decode(&bytes).unwrap()).expect("a record that was accepted");
    }
    replay.into_match().expect("a match begun")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_random_match_keeps_every_law(numbers in prop::collection::vec(any::<u16>(), 40..200)) {
        for kind in Kind::ALL {
            let mut picks = Picks { numbers: &numbers, next: 0 };
            let (start, mut game) = begin(kind, &mut picks);
            let mut records = vec![Record::Start(start)];
            for _ in 0..150 {
                let before = game.clone();
                // Some matches end early: the scoring keeps the laws too.
                let ends = picks.below(60) == 0 && game.take(&Record::EndNow).is_ok();
                let played = if ends { Some(Record::EndNow) } else { play_on(&mut game, &mut picks) };
                let Some(record) = played else { break };
                conserves(&game);
                records.push(record);
                let after = game.clone();
                let at = u16::try_from(before.at()).unwrap();
                game.take(&Record::At(at)).expect("undo");
                prop_assert_eq!(game.table(), before.table(), "undo after play is identity");
                prop_assert_eq!(game.ask(&[], None), before.ask(&[], None));
                game.take(&Record::At(at + 1)).expect("redo");
                prop_assert_eq!(&game, &after);
            }
            prop_assert_eq!(&replayed(&records), &game, "the journal folds to the match");
            let mut text = String::new();
            notes::write(&game, &mut text).unwrap();
            prop_assert_eq!(&support::read(&text), &game, "notes tell the match");
        }
    }

    #[test]
    fn refused_records_change_nothing(
        numbers in prop::collection::vec(any::<u16>(), 20..60),
        noise in prop::collection::vec(prop::collection::vec(any::<u8>(), 1..9), 60),
    ) {
        for kind in Kind::ALL {
            // The number of the record that carries its events.
            let mut picks = Picks { numbers: &numbers, next: 0 };
            let (_, mut game) = begin(kind, &mut picks);
            // The number of the game's events among the records.
            let first = match kind {
                Kind::AnimalsOnBoard => 5,
                Kind::TwoByTwo => 7,
                Kind::Noah => 8,
        Kind::ArkAndNoah => 9,
                Kind::ArcheOptiMix => 10,
            };
            for bytes in &noise {
                // Small numbers make more of the noise into events of this game.
                let tamed: Vec<u8> = bytes.iter().enumerate().map(|(i, b)| if i == 0 { first } else { b % 12 }).collect();
                for line in [bytes, &tamed] {
                    let Ok(record) = decode(line) else { continue };
                    let before = game.clone();
                    if game.take(&record).is_ok() {
                        conserves(&game);
                    } else {
                        prop_assert_eq!(&game, &before);
                    }
                }
                if play_on(&mut game, &mut picks).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn corrections_conserve_or_are_refused(
        numbers in prop::collection::vec(any::<u16>(), 20..60),
        corrections in prop::collection::vec((any::<u8>(), 0u8..5, -2i16..70), 40),
    ) {
        for kind in Kind::ALL {
            let mut picks = Picks { numbers: &numbers, next: 0 };
            let (_, mut game) = begin(kind, &mut picks);
            for (counter, seat, value) in &corrections {
                let count = u8::try_from(game.counters().len()).unwrap() + 1;
                let correction =
                    Correction { counter: counter % count, seat: Seat::new(*seat).unwrap(), value: *value };
                let before = game.clone();
                match game.take(&Record::Correct(correction)) {
                    Ok(()) => {
                        let known = &game.counters()[usize::from(correction.counter)];
                        let now = game.counter(correction.counter.into(), correction.seat);
                        prop_assert_eq!(now, Some(*value), "{} is what it was corrected to", known.word);
                        prop_assert!(!matches!(known.counts, Counts::Flag) || (0..=1).contains(value));
                    }
                    Err(RecordError::Play(PlayError::Refused(_))) => prop_assert_eq!(&game, &before),
                    Err(other) => prop_assert!(false, "{other:?}"),
                }
                conserves(&game);
                if play_on(&mut game, &mut picks).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn noise_is_never_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..90), text in "\\PC{0,60}") {
        let mut replay = Replay::default();
        if let Ok(record) = decode(&bytes) {
            // Whatever it answers, it answers.
            let _answer = replay.take(&record);
        }
        for kind in Kind::ALL {
            let mut reader = notes::Reader::default();
            let game = format!("game {}", kind.info().id);
        for line in [&*game, "players A B", &format!("option {text}"), &text, &format!("A {text}"), &format!("? {text}"), &format!("correct {text}")] {
            let _answer = reader.line(line);
        }
        }
    }
}

#[test]
fn a_match_has_room_for_a_thousand_entries_and_says_when_it_is_full() {
    let mut game = support::read("game animals-on-board\nplayers A B\n");
    let correction = |value| Record::Correct(Correction { counter: 0, seat: Seat::FIRST, value });
    for entry in 0..1000 {
        game.take(&correction(entry % 6)).expect("room for a thousand");
    }
    let before = game.clone();
    assert_eq!(game.take(&correction(1)), Err(RecordError::Play(PlayError::Full)));
    assert_eq!(game, before);
    game.take(&Record::At(0)).expect("undo to the very start");
    game.take(&Record::At(1000)).expect("redo to the very end");
    assert_eq!(game, before);
}
