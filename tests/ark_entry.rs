//! Entering an ark takes few presses, whatever it holds.

mod support;

use arkeeper::{
    form::{Asked, Kind as Asks},
    game::Stop,
    games::{Match, Record, animals_on_board::Event},
};

/// Most presses for an ark of ten tiles.
const MOST: usize = 20;

/// Presses from the default of `question` to `value`, and OK.
fn presses(question: &Asked, value: i16) -> usize {
    let (min, max) = question.bounds();
    let straight = usize::from(value.abs_diff(question.default));
    match question.kind {
        Asks::Number { .. } | Asks::Tally { .. } => straight + 1,
        Asks::Choice { .. } => straight.min(usize::from(max.abs_diff(min)) + 1 - straight) + 1,
    }
}

/// Answers questions until an event comes out, picking each value with `pick`.
fn answer(game: &mut Match, mut pick: impl FnMut(usize) -> i16) -> usize {
    let mut given = Vec::new();
    let mut pressed = 0;
    loop {
        match game.ask(&given, None) {
            Err(Stop::Question(question)) => {
                let value = pick(given.len());
                pressed += presses(&question, value);
                given.push(value);
            }
            Ok(record) => {
                game.take(&record).expect("an ark the box allows");
                return pressed;
            }
            Err(Stop::Over(_)) => panic!("the ark is asked for"),
        }
    }
}

/// Enters pairs and herds of `sizes`, then singles by value, highest first.
fn enter(game: &mut Match, sizes: &[u8], singles: [u8; 5]) -> usize {
    let mut pressed = 0;
    for &size in sizes {
        pressed += answer(game, |_| i16::from(size) - 1);
    }
    if singles.iter().any(|&count| count > 0) {
        // The first answer is "the rest are singles", then fives, fours and so on.
        pressed += answer(game, |question| if question == 0 { 0 } else { singles[5 - question].into() });
    }
    pressed
}

/// Every way to split `tiles` into herds no larger than `largest`, the rest single.
fn herds(tiles: u8, largest: u8, so_far: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    found.push(so_far.clone());
    for size in (2..=largest.min(tiles)).rev() {
        so_far.push(size);
        herds(tiles - size, size, so_far, found);
        so_far.pop();
    }
}

/// Every way to give `count` animals five values.
fn values(count: u8) -> Vec<[u8; 5]> {
    let mut found = Vec::new();
    for a in 0..=count {
        for b in 0..=count - a {
            for c in 0..=count - a - b {
                for d in 0..=count - a - b - c {
                    found.push([a, b, c, d, count - a - b - c - d]);
                }
            }
        }
    }
    found
}

#[test]
fn any_ark_of_ten_tiles_takes_at_most_twenty_presses() {
    for (players, species) in [("A B", 8), ("A B C", 10), ("A B C D", 12)] {
        let notes = format!("game animals-on-board\nplayers {players}\ncorrect A tiles 10\nend now\n");
        let game = support::read(&notes);
        let mut shapes = Vec::new();
        herds(10, 5, &mut Vec::new(), &mut shapes);
        let mut worst = 0;
        for sizes in shapes {
            let rest = 10 - sizes.iter().sum::<u8>();
            if sizes.len() + usize::from(rest) > species {
                continue;
            }
            for singles in values(rest) {
                worst = worst.max(enter(&mut game.clone(), &sizes, singles));
            }
        }
        println!("{players}: at most {worst} presses for an ark of ten tiles");
        assert!((10..=MOST).contains(&worst), "{players}: {worst} presses");
    }
}

#[test]
fn entering_an_ark_leads_to_the_events_of_its_parts() {
    let notes = "game animals-on-board\nplayers A B\ncorrect A tiles 10\nend now\n";
    let mut entered = support::read(notes);
    enter(&mut entered, &[3, 2], [1, 0, 2, 1, 1]);
    let mut played = support::read(notes);
    let singles = arkeeper::games::animals_on_board::ark::Singles([1, 0, 2, 1, 1]);
    for event in [Event::Herd(3), Event::Herd(2), Event::Singles(singles)] {
        played.take(&Record::AnimalsOnBoard(event)).expect("an ark the box allows");
    }
    assert_eq!(entered, played);
}
