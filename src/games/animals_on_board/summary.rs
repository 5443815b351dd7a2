//! What Animals on Board shows: the table with its previews, the notices, each sum and the ranking.

use heapless::Vec;

use super::{AnimalsOnBoard, MAX_CRATES, News, Phase, full_area, words};
use crate::{
    game::{Notice, Notices, Sheet, SheetLine, Standings},
    i18n::{Arg, Digits, Phrase},
    seat::{PerSeat, Seat},
    view::{Cell, Column, Count, Gauge, Icon, Status, Table},
};

impl AnimalsOnBoard {
    pub(super) fn show(&self, next: Option<&Self>) -> Table {
        let columns = Seat::all(self.players()).map(|seat| self.column(seat, next)).collect();
        // A new round gathers all tiles again: previewing that would hide what the answer itself does.
        let same = next.filter(|next| next.round == self.round && next.phase == self.phase);
        let mut counts = Vec::new();
        for (now, after, noun) in [
            (self.groups, same.map(|next| next.groups), &words::GROUPS),
            (self.area, same.map(|next| next.area), &words::AREA),
        ] {
            // Two of at most three.
            let _fits = counts.push((Count::new(now, after), noun.with([after.unwrap_or(now).into()])));
        }
        let gauge = match self.phase {
            Phase::Turns => Gauge::Words { lead: words::ROUND_SHORT.with([self.round.into()]), counts },
            Phase::Arks { .. } | Phase::Over => Gauge::Text(words::COUNTING.say()),
        };
        Table { columns, gauge }
    }

    fn column(&self, seat: Seat, next: Option<&Self>) -> Column {
        let status = if self.out[seat] {
            Status::Out
        } else if self.turn == seat && self.phase == Phase::Turns {
            Status::Acts
        } else {
            Status::Waits
        };
        let flags = [(self.out[seat], Icon::Flag), (self.flag == seat, Icon::First)];
        let big = Count::new(self.crates[seat], next.map(|next| next.crates[seat]));
        let tiles = Count::new(self.tiles[seat], next.map(|next| next.tiles[seat]));
        Column {
            seat,
            status,
            big,
            // The sixth crate: a split that costs one.
            surprising: big.now == i16::from(MAX_CRATES)
                && next.is_some_and(|next| next.groups > self.groups && next.crates[seat] < MAX_CRATES),
            what: Some(Icon::Crate),
            marks: flags.into_iter().filter(|(up, _)| *up).map(|(_, icon)| icon).collect(),
            cells: core::iter::once(Cell::Count(Icon::Tile, tiles)).collect(),
        }
    }

    pub(super) fn news_in_words(&self) -> Notices {
        let (icon, head, body) = match self.news {
            News::Nothing | News::RoundBegins => return Notices::new(),
            News::MatchBegins => {
                (Icon::Crate, words::SET_UP.say(), words::SET_UP_BODY.with([self.face_up().into()]))
            }
            News::ArkFull(seat) => (
                Icon::Tile,
                words::ARK_FULL.say(),
                words::ARK_FULL_BODY.with([seat.into(), self.tiles[seat].into()]),
            ),
            News::CountBegins => {
                (Icon::Tile, words::THE_END.say(), words::THE_END_BODY.with([Seat::FIRST.into()]))
            }
        };
        core::iter::once(Notice { icon, head, body }).collect()
    }

    /// A new round costs no press: what to do is said in the gauge until the next one.
    pub(super) fn remark_in_words(&self) -> Option<Phrase> {
        let begins = self.news == News::RoundBegins;
        begins.then(|| words::NEW_ROUND.with([self.round.into(), self.face_up().into()]))
    }

    /// Tiles that lie face up when a round begins.
    fn face_up(&self) -> u8 {
        full_area(self.players()) - 1
    }

    pub(super) fn sum(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::new();
        let mut line = |words: Phrase, points: Option<u8>| {
            // At most ten of sixteen lines.
            let _fits = sheet.push(SheetLine { words, points: points.map(i16::from) });
        };
        let Some(ark) = self.arks[seat] else {
            line(words::NOT_COUNTED.say(), None);
            line(words::CRATES_LINE.say(), Some(self.crates[seat]));
            return sheet;
        };
        let kept = ark.kept();
        let herd_points = kept.herd_tiles() * super::ark::HERD_VALUE;
        if herd_points > 0 {
            line(words::HERDS_LINE.with([kept.herds.into(), kept.herd_tiles().into()]), Some(herd_points));
        }
        if !kept.singles.is_empty() {
            let alone = kept.singles;
            let listed = words::SINGLES_LINE.with([kept.singles.into()]);
            let counted = words::MANY_SINGLES_LINE.with([length(alone)]);
            // More than six values do not fit a line.
            line(if alone.len() <= 6 { listed } else { counted }, Some(alone.sum()));
        }
        line(words::CRATES_LINE.say(), Some(self.crates[seat]));
        match ark.herds.pairs {
            0 => {}
            1 => line(words::ONE_PAIR.say(), Some(0)),
            pairs => line(words::PAIRS_LINE.with([pairs.into()]), Some(0)),
        }
        if !kept.dropped.is_empty() {
            line(words::DROPPED_LINE.with([kept.dropped.into()]), None);
        }
        for cut in &kept.cuts {
            line(words::CUT_LINE.with([(cut.from - cut.to).into(), cut.from.into()]), None);
        }
        line(words::SPECIES_LINE.with([kept.species().into()]), None);
        sheet
    }

    pub(super) fn standings(&self) -> Standings {
        let each = PerSeat::each(self.players(), |seat| self.judged(seat));
        let mut standings = Standings::rank(self.players(), |seat| each[seat], |seat| each[seat].0);
        let scores: Vec<i16, { crate::seat::MAX_SEATS }> =
            standings.rows.iter().map(|row| row.score).collect();
        for row in &mut standings.rows {
            let tied = scores.iter().filter(|&&score| score == row.score).count() > 1;
            row.note = tied.then(|| words::SPECIES_NOTE.with([each[row.seat].1.into()]));
        }
        let top_scores = scores.iter().filter(|&score| Some(score) == scores.first()).count();
        standings.decided = match (standings.winners().count(), top_scores) {
            (1, 1) => None,
            (1, _) => Some(words::MOST_SPECIES.say()),
            _ => Some(words::SHARED.say()),
        };
        standings
    }
}

fn length(items: Digits) -> Arg {
    Arg::Number(i16::try_from(items.len()).unwrap_or(i16::MAX))
}
