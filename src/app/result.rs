//! After the last count: the final board, the ranking, and each player's sum.

use super::{pages::step, words};
use crate::{
    game::{Standing, Standings},
    games::Match,
    i18n::{Arg, Phrase},
    input::Key,
    seat::{MAX_SEATS, Seat},
    view::{Bar, Cell, Column, Count, Gauge, LIST_ROWS, Row, RowEnd, Status, Table, View},
};

/// Which of the three screens.
#[derive(Clone, Debug)]
pub(super) enum ResultPage {
    /// Totals large enough for the whole table, and what to do now.
    Board { at: usize },
    /// The ranking, a row chosen.
    Standings { at: usize },
    /// The sum of the player in that row.
    Sum { at: usize, page: usize },
}

/// What a key on these screens leads to.
pub(super) enum Turn {
    Stay,
    UndoOffer,
    /// Another match among the same players, begun by this one.
    Again(Seat),
    PutAway,
}

/// What the final board offers.
enum Offer {
    Details,
    /// A rematch that this player begins.
    Again(Seat),
    /// Another match.
    Leave,
}

/// Details, a rematch for each player who may begin it, another match.
const fn offers(players: usize) -> usize {
    players + 2
}

/// The same player as before is the first to be offered a rematch: most boxes let the same one begin.
fn offer_at(at: usize, game: &Match) -> Offer {
    let players = game.names().players();
    match at.checked_sub(1) {
        None => Offer::Details,
        Some(steps) if steps < usize::from(players) => {
            Offer::Again((0..steps).fold(game.first(), |seat, _| seat.next(players)))
        }
        Some(_) => Offer::Leave,
    }
}

impl ResultPage {
    pub fn press(&mut self, key: Key, game: &Match, standings: &Standings) -> Turn {
        let players = standings.rows.len();
        match self {
            Self::Board { at } => match key {
                Key::Up | Key::Down => step(at, key, offers(players)),
                Key::Ok => match offer_at(*at, game) {
                    Offer::Details => *self = Self::Standings { at: 0 },
                    Offer::Again(seat) => return Turn::Again(seat),
                    Offer::Leave => return Turn::PutAway,
                },
                Key::Back | Key::Menu => return Turn::UndoOffer,
            },
            Self::Standings { at } => match key {
                Key::Up | Key::Down => step(at, key, players),
                Key::Ok => *self = Self::Sum { at: *at, page: 0 },
                Key::Back | Key::Menu => *self = Self::Board { at: 0 },
            },
            Self::Sum { at, page } => match key {
                Key::Up | Key::Down => {
                    step(at, key, players);
                    *page = 0;
                }
                Key::Ok if *page + 1 < pages(game, standings, *at) => *page += 1,
                Key::Ok | Key::Back | Key::Menu => *self = Self::Standings { at: *at },
            },
        }
        Turn::Stay
    }

    pub fn view(&self, game: &Match, standings: &Standings) -> View {
        match self {
            Self::Board { at } => {
                let mut table = board(game, standings);
                let bar = match offer_at(*at, game) {
                    Offer::Details => Bar::Answer {
                        words: winners(standings),
                        note: Some(words::DETAIL.say()),
                        urgent: false,
                        more: true,
                    },
                    Offer::Again(seat) => {
                        // Whom the box lets begin, while that is being chosen.
                        table.gauge = Gauge::Text(game.kind().info().starter.say());
                        offer(words::REMATCH_OF.with([seat.into()]))
                    }
                    Offer::Leave => offer(words::NEW_MATCH.say()),
                };
                View::Play { table, bar }
            }
            Self::Standings { at } => {
                View::Standings { title: winners(standings), standings: standings.clone(), at: *at }
            }
            Self::Sum { at, page } => sum(game, standings, *at, *page),
        }
    }
}

const fn offer(words: Phrase) -> Bar {
    Bar::Answer { words, note: None, urgent: false, more: true }
}

fn winners(standings: &Standings) -> Phrase {
    let mut winners = standings.winners();
    match (winners.next(), winners.next(), winners.next()) {
        (Some(one), None, _) => words::WINS.with([one.into()]),
        (Some(one), Some(two), None) => words::TWO_WIN.with([one.into(), two.into()]),
        _ => {
            let count = standings.winners().count();
            words::MANY_WIN.with([Arg::Number(i16::try_from(count).unwrap_or(i16::MAX))])
        }
    }
}

/// The final board: totals big, ranks as chips, winners white.
pub(super) fn board(game: &Match, standings: &Standings) -> Table {
    let column = |seat: Seat| {
        let Standing { rank, score, .. } = *standings.of(seat)?;
        Some(Column {
            seat,
            status: if rank == 1 { Status::Acts } else { Status::Waits },
            big: Count { now: score, next: None },
            surprising: false,
            what: None,
            marks: heapless::Vec::new(),
            cells: core::iter::once(Cell::Chip(words::RANK.with([Arg::Ordinal(rank)]))).collect(),
        })
    };
    // Five seats at most.
    let players = u8::try_from(standings.rows.len().min(MAX_SEATS)).unwrap_or(0);
    let early = game.ended_early().then(|| words::EARLY.say());
    let decided = standings.decided.or(early).unwrap_or_else(|| winners(standings));
    Table { columns: Seat::all(players).filter_map(column).collect(), gauge: Gauge::Text(decided) }
}

fn pages(game: &Match, standings: &Standings, at: usize) -> usize {
    standings.rows.get(at).map_or(1, |row| game.sheet(row.seat).len().div_ceil(LIST_ROWS))
}

fn sum(game: &Match, standings: &Standings, at: usize, page: usize) -> View {
    let Some(row) = standings.rows.get(at) else {
        return View::Play { table: board(game, standings), bar: offer(winners(standings)) };
    };
    let sheet = game.sheet(row.seat);
    let rows = sheet.iter().skip(page * LIST_ROWS).take(LIST_ROWS);
    let place = [at + 1, standings.rows.len()].map(|n| Arg::Number(i16::try_from(n).unwrap_or(i16::MAX)));
    View::List {
        title: game.kind().total().with([row.seat.into(), row.score.into()]),
        right: Some(words::PAGE.with(place)),
        rows: rows.map(|line| Row { left: line.words, right: line.points.map(RowEnd::Number) }).collect(),
        at: None,
        window: (page * LIST_ROWS, sheet.len()),
    }
}
