//! What Two by Two shows: the table with its previews, the notices, each sum and the ranking.

use heapless::Vec;

use super::{
    ACTIONS, Event, News, Phase, TwoByTwo, WATER,
    scoring::{self, Scoring},
    species::Species,
    words,
};
use crate::{
    game::{Notice, Notices, Sheet, SheetLine, Standings},
    i18n::{Arg, Phrase},
    seat::{MAX_SEATS, PerSeat, Seat},
    view::{Cell, Column, Count, Gauge, Icon, Status, Table},
};

impl TwoByTwo {
    pub(super) fn show(&self, next: Option<&Self>) -> Table {
        let columns = Seat::all(self.players()).map(|seat| self.column(seat, next)).collect();
        // When the turn passes, the next player's two actions are no change of this player's.
        let same = next.filter(|next| next.turn == self.turn && next.phase != Phase::Over);
        let gauge = match self.phase {
            Phase::Stars => Gauge::Text(words::STARS_GAUGE.say()),
            Phase::Water | Phase::Ark(_) => Gauge::Level {
                icon: Icon::Drop,
                level: Count::new(self.water, next.map(|next| next.water)),
                most: WATER.into(),
                left: Count::new(self.actions(), same.map(Self::actions)),
                of: ACTIONS.into(),
            },
            Phase::Over => Gauge::Text(words::SCORED.say()),
        };
        Table { columns, gauge }
    }

    fn column(&self, seat: Seat, next: Option<&Self>) -> Column {
        let acts = self.turn == seat && self.phase != Phase::Over;
        // A match that is over counts the pairs: that is no preview of a turn.
        let playing = next.filter(|next| next.phase != Phase::Over);
        let pairs = Count::new(self.pairs_of(seat), next.map(|next| next.pairs_of(seat)));
        let stars = next.map_or(self.stars[seat], |next| next.stars[seat]);
        let cell = match self.phase {
            Phase::Stars if stars.count() == 0 => None,
            Phase::Stars => Some(Cell::Chip(words::columns(stars))),
            Phase::Water | Phase::Ark(_) | Phase::Over => Some(Cell::Count(Icon::Pair, pairs)),
        };
        let mark = match scoring::token(self.shown(seat)) {
            0 => None,
            50 => Some(Icon::Fifty),
            _ => Some(Icon::Hundred),
        };
        Column {
            seat,
            status: if acts { Status::Acts } else { Status::Waits },
            big: Count::new(self.shown(seat), playing.map(|next| next.shown(seat))),
            surprising: false,
            what: None,
            marks: mark.into_iter().collect(),
            cells: cell.into_iter().collect(),
        }
    }

    pub(super) fn told(&self, event: Event) -> Phrase {
        let who = self.turn.into();
        match event {
            Event::Star(species) => words::STARS.with([who, words::name(species)]),
            Event::NoMoreStars => words::STARS_DONE.say(),
            Event::Water(around) => words::WATERS.with([who, around.into()]),
            Event::Move => words::MOVES.with([who]),
            Event::Rescue(species) => words::RESCUES.with([who, words::name(species)]),
            Event::LastRescue(species) => words::RESCUES_AND_ENDS.with([who, words::name(species)]),
            Event::End => words::ENDS.with([who]),
            Event::EndNoPair => words::ENDS_NO_PAIR.with([who]),
        }
    }

    pub(super) fn news_in_words(&self) -> Notices {
        let set_up = Notice { icon: Icon::Pair, head: words::SET_UP.say(), body: words::SET_UP_BODY.say() };
        let stars = Notice {
            icon: Icon::Star,
            head: words::STARS_HEAD.say(),
            body: words::STARS_BODY.with([self.turn.into()]),
        };
        let last_water = Notice {
            icon: Icon::Drop,
            head: words::LAST_WATER.say(),
            body: words::LAST_WATER_BODY.with([self.turn.into(), ACTIONS.into()]),
        };
        match self.news {
            News::MatchBegins if self.phase == Phase::Stars => [set_up, stars].into_iter().collect(),
            News::MatchBegins => core::iter::once(set_up).collect(),
            News::Water(_) if self.water == 0 => core::iter::once(last_water).collect(),
            News::Nothing | News::Water(_) => Notices::new(),
        }
    }

    /// The 50/100 token, at the moment to take or turn it.
    pub(super) fn remark_in_words(&self) -> Option<Phrase> {
        let News::Water(before) = self.news else { return None };
        let token = scoring::token(self.points[self.turn]);
        let told = |label: &'static crate::i18n::Label| label.with([self.turn.into(), token.into()]);
        match (scoring::token(before), token) {
            (before, token) if before == token => None,
            (0, 50) => Some(told(&words::TAKES_TOKEN)),
            _ => Some(told(&words::TURNS_TOKEN)),
        }
    }

    pub(super) fn sum(&self, seat: Seat) -> Sheet {
        let mut sheet = Sheet::new();
        if self.phase != Phase::Over {
            return sheet;
        }
        let mut line = |words: Phrase, points: Option<i16>| {
            // The points of play, thirteen species and two remarks are all of the sixteen lines.
            let _fits = sheet.push(SheetLine { words, points });
        };
        line(words::PLAY_LINE.say(), Some(self.points[seat]));
        for species in Species::all().filter(|species| self.pairs[seat][species.index()] > 0) {
            line(self.species_line(seat, species), Some(self.worth(seat, species).points()));
        }
        line(words::ABOARD_LINE.with([self.animals(seat), self.species_of(seat).into()]), None);
        let (space, token) = (scoring::space(self.total(seat)), scoring::token(self.total(seat)));
        let track = words::TRACK_LINE.with([space.into()]);
        let with_token = words::TRACK_TOKEN_LINE.with([space.into(), token.into()]);
        line(if token == 0 { track } else { with_token }, None);
        sheet
    }

    fn animals(&self, seat: Seat) -> Arg {
        (2 * self.pairs_of(seat)).into()
    }

    fn species_line(&self, seat: Seat, species: Species) -> Phrase {
        let worth = self.worth(seat, species);
        let animals = [words::name(species), (2 * worth.pairs).into()];
        let pairs = [words::name(species), worth.pairs.into(), worth.each.into()];
        match (self.scoring, worth.starred, worth.bonus > 0) {
            (Scoring::Basic, ..) if species.is_unicorn() => words::UNICORNS_LINE.say(),
            (Scoring::Advanced, ..) if species.is_unicorn() => words::UNICORNS_SHARED_LINE.say(),
            (Scoring::Basic, false, false) => words::ANIMALS.with(animals),
            (Scoring::Basic, true, false) => words::ANIMALS_X2.with(animals),
            (Scoring::Basic, false, true) => words::ANIMALS_ALONE.with(animals),
            (Scoring::Basic, true, true) => words::ANIMALS_X2_ALONE.with(animals),
            (Scoring::Advanced, false, _) => words::PAIRS_LINE.with(pairs),
            (Scoring::Advanced, true, _) => words::PAIRS_X2_LINE.with(pairs),
        }
    }

    /// Points, then animals, then species; level in all three is a shared place.
    pub(super) fn standings(&self) -> Standings {
        type Key = (i16, u8, u8);
        let each: PerSeat<Key> = PerSeat::each(self.players(), |seat| {
            (self.total(seat), self.pairs_of(seat), self.species_of(seat))
        });
        let mut standings = Standings::rank(self.players(), |seat| each[seat], |seat| each[seat].0);
        let keys: Vec<Key, MAX_SEATS> = standings.rows.iter().map(|row| each[row.seat]).collect();
        let level = |like: Key| keys.iter().filter(|(score, ..)| *score == like.0).count();
        let level_in_animals =
            |like: Key| keys.iter().filter(|(score, pairs, _)| (*score, *pairs) == (like.0, like.1)).count();
        for row in &mut standings.rows {
            let own = each[row.seat];
            row.note = match (level(own), level_in_animals(own)) {
                (1, _) => None,
                (_, 1) => Some(words::ANIMALS_NOTE.with([self.animals(row.seat)])),
                _ => Some(words::SPECIES_NOTE.with([self.species_of(row.seat).into()])),
            };
        }
        let winners = standings.winners().count();
        standings.decided =
            keys.first().and_then(|&top| match (winners, level(top), level_in_animals(top)) {
                (1, 1, _) => None,
                (1, _, 1) => Some(words::MOST_ANIMALS.say()),
                (1, ..) => Some(words::MOST_SPECIES.say()),
                _ => Some(words::SHARED.say()),
            });
        standings
    }
}
