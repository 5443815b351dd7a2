//! What Ark & Noah shows: the table with its previews, the board of actions, the notices, each sum.

use heapless::Vec;

use super::{
    Action, ArkAndNoah, Event, News, Phase, Stock,
    pens::{Wall, walls},
    questions::name,
    words,
};
use crate::{
    game::{Game, Notice, Notices, Sheet, SheetLine},
    i18n::{Arg, Phrase},
    seat::Seat,
    view::{Cell, Column, Count, Gauge, Icon, Slot, Status, Table},
};

impl ArkAndNoah {
    pub(super) fn show(&self, next: Option<&Self>) -> Table {
        let at = self.highlighted(next);
        let columns = Seat::all(self.players()).map(|seat| self.column(seat, next, at)).collect();
        Table { columns, gauge: self.gauge(next, at) }
    }

    /// The box that is carried out, or the one the answer would take.
    fn highlighted(&self, next: Option<&Self>) -> Option<usize> {
        let taken = |next: &Self| (0..self.boxes.len()).find(|&at| self.boxes[at] != next.boxes[at]);
        let under_way = self.turn_under_way().map(|turn| turn.at);
        under_way.or_else(|| next.filter(|_| self.phase == Phase::Choose).and_then(taken))
    }

    /// What is counted, as it is entered, over the totals it leads to.
    fn count_column(&self, seat: Seat, next: Option<&Self>, counted: fn(&Stock) -> Option<u8>) -> Column {
        let entered = |state: &Self| counted(&state.stocks[seat]);
        let entered = next.and_then(entered).or_else(|| entered(self)).unwrap_or(0);
        let total = Count::new(self.score(seat), next.map(|next| next.score(seat)));
        Column {
            seat,
            status: if self.actor() == Some(seat) { Status::Acts } else { Status::Waits },
            big: Count { now: entered.into(), next: None },
            surprising: false,
            what: None,
            marks: Vec::new(),
            cells: core::iter::once(Cell::Count(Icon::Star, total)).collect(),
        }
    }

    fn column(&self, seat: Seat, next: Option<&Self>, at: Option<usize>) -> Column {
        match self.phase {
            Phase::Outer(_) => return self.count_column(seat, next, |stock| stock.outer),
            Phase::Sizes(_) => return self.count_column(seat, next, |stock| stock.sizes),
            _ => {}
        }
        let acts = self.actor() == Some(seat) && self.phase != Phase::Hull;
        let (now, after) = (self.stocks[seat], next.map(|next| next.stocks[seat]));
        let big = Count::new(now.points, after.map(|stock| stock.points));
        // Beside the preview of the points a narrow column has no room for anything else.
        let room = match (self.players(), big.next) {
            (4, Some(_)) => 0,
            (4, None) => 1,
            _ => 2,
        };
        Column {
            seat,
            status: if acts { Status::Acts } else { Status::Waits },
            big,
            surprising: false,
            what: Some(Icon::Star),
            marks: Vec::new(),
            cells: self.cells(next, at).take(room).map(|what| cell(what, now, after)).collect(),
        }
    }

    /// The stocks the action touches, those first that the answer changes for anybody.
    fn cells(&self, next: Option<&Self>, at: Option<usize>) -> impl Iterator<Item = Icon> {
        let changes = move |what: &Icon| {
            let changed = |next: &Self| {
                self.stocks.iter().any(|(seat, now)| held(*what, now) != held(*what, next.stocks[seat]))
            };
            next.is_some_and(changed)
        };
        let shown = self.shown(at).iter().copied();
        shown.clone().filter(changes).chain(shown.filter(move |what| !changes(what)))
    }

    /// The stocks the action touches.
    fn shown(&self, at: Option<usize>) -> &'static [Icon] {
        match self.phase {
            Phase::LastFood(_) => return &[Icon::Food],
            Phase::LastPairs(_) => return &[Icon::Tile],
            _ => {}
        }
        match at.map(|at| self.action(at)) {
            Some(Action::Pitch) => &[Icon::Pitch],
            Some(Action::Animals) => &[Icon::Tile],
            Some(Action::Food) => &[Icon::Food],
            Some(Action::Wood) | None => &[Icon::Plank],
            Some(Action::Build | Action::Swap) if self.options.quick => &[Icon::Plank],
            Some(Action::Swap) => &[Icon::Plank, Icon::Pitch, Icon::Food],
            Some(Action::Build) => &[Icon::Plank, Icon::Pitch],
            Some(Action::Load) if self.options.quick => &[Icon::Tile],
            Some(Action::Load) => &[Icon::Food, Icon::Tile],
        }
    }

    fn gauge(&self, next: Option<&Self>, at: Option<usize>) -> Gauge {
        match self.phase {
            Phase::Wall(wall) => self.wall_gauge(wall, next),
            Phase::Pitch(_) => Gauge::Text(words::PEN.say()),
            Phase::LastFood(_) | Phase::LastPairs(_) => Gauge::Text(words::LAST_LOADING.say()),
            Phase::Outer(_) | Phase::Sizes(_) | Phase::Over => {
                Gauge::Text(self.counting_hint().unwrap_or_else(|| words::COUNTING.say()))
            }
            Phase::Choose | Phase::Act(_) | Phase::Hull => Gauge::Strip {
                slots: (0..self.actions().len()).map(|index| self.slot(index, at)).collect(),
                at,
                right: words::OF.with([self.round.into(), self.last_round().into()]),
            },
        }
    }

    /// What the number being entered is about.
    pub(super) fn counting_hint(&self) -> Option<Phrase> {
        match self.phase {
            Phase::Outer(seat) => Some(words::OUTER_WHY.with([self.stocks[seat].built.into()])),
            Phase::Sizes(seat) => Some(words::SIZES_WHY.with([self.stocks[seat].animals.into()])),
            _ => None,
        }
    }

    /// `5>7 / 8 planches`; a wall that can have several lengths says how many it has.
    fn wall_gauge(&self, wall: Wall, next: Option<&Self>) -> Gauge {
        let after = next.and_then(|next| match next.phase {
            Phase::Wall(wall) | Phase::Pitch(wall) => Some(wall.sum()),
            _ => next.pen.filter(|_| next.pen != self.pen).map(|pen| pen.planks()),
        });
        let now = wall.sum();
        let noun = match walls(wall.size) {
            [total] => words::WALL_PLANKS.with([(*total).into()]),
            _ => words::WALL_ANY.with([after.unwrap_or(now).into()]),
        };
        let counts = core::iter::once((Count::new(now, after), noun)).collect();
        Gauge::Words { lead: words::PEN.say(), counts }
    }

    fn slot(&self, index: usize, at: Option<usize>) -> Slot {
        let number = u8::try_from(index + 1).unwrap_or(0);
        match (self.boxes[index], self.bonus[index]) {
            // In the quick game boxes are not kept.
            _ if self.options.quick => Slot::Number(number),
            (Some(_), _) if self.phase != Phase::Choose && at.is_some_and(|at| index < at) => Slot::Done,
            (Some(owner), _) => Slot::Taken(owner),
            (None, 0) => Slot::Number(number),
            (None, bonus) => Slot::Bonus(bonus),
        }
    }

    pub(super) fn news_in_words(&self) -> Notices {
        let (icon, head, body) = match self.news {
            News::Nothing | News::BonusesGrow | News::RoundBegins => return Notices::new(),
            News::MatchBegins if self.options.quick => {
                (Icon::Plank, words::SET_UP.say(), words::QUICK_SET_UP_BODY.say())
            }
            News::MatchBegins => (Icon::Plank, words::SET_UP.say(), words::SET_UP_BODY.say()),
            News::LastLoading => (Icon::Food, words::LAST_HEAD.say(), words::LAST_BODY.say()),
            News::CountBegins => (Icon::Hull, words::COUNT_HEAD.say(), words::COUNT_BODY.say()),
        };
        core::iter::once(Notice { icon, head, body }).collect()
    }

    pub(super) fn tell(&self, event: Event) -> Phrase {
        let actor = self.actor().unwrap_or(Seat::FIRST);
        let who = Arg::from(actor);
        let action = self.turn_under_way().map_or(Action::Load, |turn| self.action(turn.at));
        match event {
            Event::Choose(number) => {
                let action = self.action(usize::from(number).wrapping_sub(1));
                words::CHOSE.with([who, Arg::Word(name(action))])
            }
            Event::Serve => words::SERVED.with([Arg::Word(name(action))]),
            Event::Swap(..) => words::SWAPPED.with([who]),
            Event::Build { planks, pitch } => words::BUILT.with([who, planks.into(), pitch.into()]),
            Event::Food(food) => words::LOADED_FOOD.with([who, food.into()]),
            Event::Pair { size: 0, .. } => words::LOADED_SMALL.with([who]),
            Event::Pair { size, .. } => words::LOADED_PAIR.with([who, size.into()]),
            Event::SamePen => words::SAME_PEN_TOLD.with([who]),
            Event::Wall(planks) => words::WALL_TOLD.with([who, planks.into()]),
            Event::PenPitch(pitch) => words::PEN_PITCH_TOLD.with([pitch.into()]),
            Event::Done => words::DONE_TOLD.with([who]),
            Event::Hull(false) => words::HULL_OPEN_TOLD.say(),
            Event::Hull(true) => words::HULL_CLOSED_TOLD.say(),
            Event::Outer(planks) => words::OUTER_TOLD.with([who, planks.into()]),
            Event::Sizes(sizes) => words::SIZES_TOLD.with([who, sizes.into()]),
        }
    }

    pub(super) fn sum(&self, seat: Seat) -> Sheet {
        let stock = self.stocks[seat];
        let mut sheet = Sheet::new();
        let mut line = |words: Phrase, points: i16| {
            // Five of sixteen lines.
            let _fits = sheet.push(SheetLine { words, points: Some(points) });
        };
        line(words::DURING.say(), stock.points);
        line(words::EDGE.with([stock.outer.unwrap_or(0).into()]), self.hull_bonus(seat).into());
        if !self.options.quick {
            let pieces = i16::from(stock.planks) + i16::from(stock.pitch);
            line(words::PIECES.with([stock.planks.into(), stock.pitch.into()]), -pieces);
            line(words::FOOD_LEFT.say(), -i16::from(stock.food));
            line(words::SIZES_LEFT.say(), -i16::from(stock.sizes.unwrap_or(0)));
        }
        sheet
    }
}

fn cell(what: Icon, now: Stock, after: Option<Stock>) -> Cell {
    Cell::Count(what, Count::new(held(what, now), after.map(|after| held(what, after))))
}

/// How much of it a player has in hand.
fn held(what: Icon, stock: Stock) -> u8 {
    match what {
        Icon::Pitch => stock.pitch,
        Icon::Food => stock.food,
        Icon::Tile => stock.animals,
        _ => stock.planks,
    }
}
