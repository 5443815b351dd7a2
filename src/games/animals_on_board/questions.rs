//! What Animals on Board asks: one answer for a turn, the shape of each ark at the end.

use super::{
    AnimalsOnBoard, Event, MAX_CRATES, MAX_TILES, Step,
    ark::{Ark, CAPACITY, HERD_VALUE, Herds, Singles, Top},
    species, words,
};
use crate::{
    form::{Answers, Choice, Entry, Question, Style},
    i18n::Phrase,
    seat::Seat,
    view::Icon,
};

impl AnimalsOnBoard {
    /// Split first, then take 1 to 5; a pass only when nothing else is left.
    #[inline(never)]
    pub(super) fn ask_turn(&self, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let pass = self.pass_refusal().is_none();
        let split = (Event::Split, self.remark(Choice::new(words::SPLIT.say())));
        let takes = (1..=MAX_CRATES).map(|tiles| (Event::Take(tiles), self.take_choice(tiles)));
        let passes =
            pass.then(|| (Event::Pass, Choice::new(words::PASS.say()).note(words::NOTHING_POSSIBLE.say())));
        let options = core::iter::once(split).chain(takes).chain(passes);
        let default = if pass {
            usize::from(MAX_CRATES) + 1
        } else {
            // All single: the only take is one tile.
            usize::from(self.split_refusal().is_some())
        };
        answers.choose(Style::Bar, options, default)
    }

    fn take_choice(&self, tiles: u8) -> Choice {
        let choice = Choice::new(words::TAKE.with([tiles.into()]));
        let (before, after) = (self.tiles[self.turn], self.tiles[self.turn] + tiles);
        if before < CAPACITY && after >= CAPACITY {
            choice.urgent(words::TEN_REACHED.say())
        } else if self.is_last_turn() {
            self.remark(choice)
        } else {
            choice.note(words::AND_LEAVE.say())
        }
    }

    fn remark(&self, choice: Choice) -> Choice {
        if self.is_last_turn() { choice.urgent(words::LAST_TURN.say()) } else { choice }
    }

    /// The next part of an ark: pairs and herds one by one, the rest by value, then what the best discard needs.
    #[inline(never)]
    pub(super) fn ask_ark(
        &self,
        seat: Seat,
        step: Step,
        answers: &mut Answers<'_>,
    ) -> Result<Event, Question> {
        match step {
            Step::Herds(herds) => match self.ask_herd(seat, herds, answers)? {
                Some(size) => Ok(Event::Herd(size)),
                None => self.ask_singles(seat, herds, answers),
            },
            Step::Top(ark, top) => self.ask_top(seat, &ark, top, answers).map(Event::Top),
        }
    }

    /// A pair, a herd, or nothing but single animals from here on.
    fn ask_herd(&self, seat: Seat, herds: Herds, answers: &mut Answers<'_>) -> Result<Option<u8>, Question> {
        let tiles = self.tiles[seat];
        let left = tiles - herds.tiles();
        let style = Style::List {
            title: words::TILES_OF.with([seat.into()]),
            right: Some(words::COUNTED.with([herds.tiles().into(), tiles.into()])),
            help: None,
        };
        let words =
            |size: u8| if size == 2 { words::A_PAIR.say() } else { words::A_HERD.with([size.into()]) };
        let herds_left = (2..=left.min(5)).map(|size| (Some(size), Choice::new(words(size))));
        let singles = (None, Choice::new(words::ONLY_SINGLES_LEFT.say()));
        // With more tiles than species some of them must be alike.
        let default = usize::from(left > species(self.players()).saturating_sub(herds.species()));
        answers.choose(style, core::iter::once(singles).chain(herds_left), default)
    }

    /// Highest values first, until nothing is left. The ones are proposed as what is missing; any other number
    /// of them says that the tracked number is wrong.
    fn ask_singles(&self, seat: Seat, herds: Herds, answers: &mut Answers<'_>) -> Result<Event, Question> {
        let mut singles = Singles::default();
        for value in (1..=HERD_VALUE).rev() {
            let before = herds.tiles() + singles.tiles();
            let left = self.tiles[seat].saturating_sub(before);
            let (most, default) = if value == 1 && left > 0 { (MAX_TILES - before, left) } else { (left, 0) };
            let label = words::SINGLES_ASKED.with([value.into()]);
            let entry = |n: i16| self.entry(seat, label, i16::from(before) + n);
            let answer = answers.number(0..=i16::from(most), default.into(), entry)?;
            singles.0[usize::from(value) - 1] = u8::try_from(answer).unwrap_or(0);
        }
        let entered = herds.tiles() + singles.tiles();
        if entered == self.tiles[seat] {
            return Ok(Event::Singles(singles));
        }
        self.ask_which(seat, entered, answers)?;
        Ok(Event::Recounted(singles))
    }

    /// The tracked and the entered number differ: one of them is wrong.
    fn ask_which(&self, seat: Seat, entered: u8, answers: &mut Answers<'_>) -> Result<(), Question> {
        let numbers = [entered.into(), self.tiles[seat].into()];
        let style = Style::Notice {
            icon: Icon::Warning,
            head: words::MISMATCH.with(numbers),
            body: words::MISMATCH_BODY.with(numbers),
        };
        let again = Choice::new(words::COUNT_AGAIN.say()).again();
        let right = Choice::new(words::AS_ENTERED.with([entered.into()]));
        answers.choose(style, [((), again), ((), right)], 0)
    }

    fn ask_top(&self, seat: Seat, ark: &Ark, top: Top, answers: &mut Answers<'_>) -> Result<u8, Question> {
        let (label, most) = match top {
            Top::Three => (words::TOP_ASKED.with([3u8.into()]), HERD_VALUE),
            Top::OtherThree => (words::OTHER_TOP_ASKED.with([3u8.into()]), ark.tops.three),
            Top::Four => (words::TOP_ASKED.with([4u8.into()]), HERD_VALUE),
        };
        let entry = |_| Entry {
            title: words::TILES_OF.with([seat.into()]),
            right: Some(self.place(seat)),
            label,
            check: Some(words::TOP_WHY.say()),
            action: words::NEXT.say(),
        };
        let answer = answers.number(top.least().into()..=most.into(), most.into(), entry)?;
        Ok(u8::try_from(answer).unwrap_or(0))
    }

    fn entry(&self, seat: Seat, label: Phrase, entered: i16) -> Entry {
        let taken = i16::from(self.tiles[seat]);
        Entry {
            title: words::TILES_OF.with([seat.into()]),
            right: Some(self.place(seat)),
            label,
            check: Some(words::ENTERED.with([entered.into(), taken.into()])),
            action: if entered == taken { words::DONE.say() } else { words::NEXT.say() },
        }
    }

    /// "2/4": the second of four arks.
    fn place(&self, seat: Seat) -> Phrase {
        words::OF.with([(u8::from(seat) + 1).into(), self.players().into()])
    }
}
