//! What a screen says, before anybody decides where it goes: no coordinates, no language.

use heapless::{String, Vec};

use crate::{
    game::Standings,
    i18n::{Arg, Label, Phrase},
    seat::{MAX_SEATS, Name, Seat},
};

/// A small picture, by what it means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A food crate.
    Crate,
    /// An animal tile.
    Tile,
    /// Out of the round.
    Flag,
    /// Starts the next round.
    First,
    /// Written down.
    Check,
    /// Look out.
    Warning,
    /// Water.
    Drop,
    /// Two animals.
    Pair,
    /// Counts twice.
    Star,
    /// A token worth 50.
    Fifty,
    /// A token worth 100.
    Hundred,
    /// Back in time.
    Back,
    /// Cards in hand.
    Hand,
    /// Tears.
    Tear,
    /// A boat.
    Boat,
    /// A male.
    Male,
    /// A female.
    Female,
    /// Noah.
    Noah,
    /// A plank.
    Plank,
    /// A pitch cube.
    Pitch,
    /// A food tile.
    Food,
    /// The hull of an ark.
    Hull,
    /// An action disc.
    Disc,
    /// A hidden pet.
    Paw,
}

/// A number, and what the highlighted answer would make of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Now.
    pub now: i16,
    /// After the answer, if that differs.
    pub next: Option<i16>,
}

impl Count {
    /// `now`, and `next` if it is another number.
    #[must_use]
    pub fn new(now: impl Into<i16>, next: Option<impl Into<i16>>) -> Self {
        let now = now.into();
        Self { now, next: next.map(Into::into).filter(|&next| next != now) }
    }
}

/// What a player is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Waits for a turn.
    Waits,
    /// Is to move, or has won.
    Acts,
    /// Has left the round.
    Out,
}

/// Something in the line below a player's number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Things of one kind.
    Count(Icon, Count),
    /// Words that stand out.
    Chip(Phrase),
    /// Five small bars, in halves, and what the answer would make of them.
    Bars {
        /// Now.
        now: [i16; 5],
        /// After the answer.
        next: [i16; 5],
        /// The highest on the table, now or after: one scale for all players.
        most: i16,
    },
}

/// One player on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Who.
    pub seat: Seat,
    /// What they are doing.
    pub status: Status,
    /// The number everybody looks at.
    pub big: Count,
    /// The preview is not what a novice expects.
    pub surprising: bool,
    /// What the big number counts.
    pub what: Option<Icon>,
    /// Flags in front of the player.
    pub marks: Vec<Icon, 2>,
    /// Smaller numbers.
    pub cells: Vec<Cell, 4>,
}

/// A boat of a ring.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Boat {
    /// What it carries.
    pub mass: Count,
    /// What it can carry.
    pub limit: Count,
    /// Whether it carries less than others do.
    pub holed: bool,
    /// What the next animal must be.
    pub needs: Option<Icon>,
    /// The animal on top; its short wording is three letters.
    pub last: Option<Phrase>,
    /// Where the answer leads.
    pub target: bool,
}

/// One box of a strip.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Free, by its number.
    Number(u8),
    /// Free, with something to gain.
    Bonus(u8),
    /// A player has it.
    Taken(Seat),
    /// Finished.
    Done,
}

/// What belongs to the table and not to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gauge {
    /// Counters in words; `lead` gives way first.
    Words {
        /// Where the match stands.
        lead: Phrase,
        /// Number and noun.
        counts: Vec<(Count, Phrase), 3>,
    },
    /// How much is left of something, and what is left of a few other things. It stays in sight: what was
    /// just recorded shows in the level itself.
    Level {
        /// Of what.
        icon: Icon,
        /// How much.
        level: Count,
        /// When it is full.
        most: i16,
        /// How many of the other things.
        left: Count,
        /// Out of how many.
        of: i16,
    },
    /// Boats in a ring, as the one in the middle sees them. Taller than the others: the table is drawn compact.
    Boats([Boat; 5]),
    /// A row of boxes.
    Strip {
        /// The boxes, from the left.
        slots: Vec<Slot, 7>,
        /// The one in question.
        at: Option<usize>,
        /// Beside them.
        right: Phrase,
    },
    /// A spirit level, a stock, and drops.
    Tilt {
        /// How far it leans, negative to the left, two at most.
        lean: Count,
        /// Things nobody holds.
        stock: (Icon, Count),
        /// How many have fallen, of how many.
        drops: (Count, u8),
    },
    /// A sentence.
    Text(Phrase),
    /// What was just recorded.
    Recorded(Phrase),
    /// What to do now, until the next press.
    Remark(Phrase),
}

/// The players and what lies between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// In seat order.
    pub columns: Vec<Column, MAX_SEATS>,
    /// Between the players.
    pub gauge: Gauge,
}

/// The answer OK would take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    /// An answer, and a remark; `urgent` if the remark outweighs the long wording.
    Answer {
        /// What OK does.
        words: Phrase,
        /// The remark.
        note: Option<Phrase>,
        /// Whether the remark must be seen.
        urgent: bool,
        /// Whether Up and Down offer others.
        more: bool,
    },
    /// A number being chosen.
    Number {
        /// What is counted.
        words: Phrase,
        /// How many.
        value: i16,
    },
    /// An offer about something: `Undo: Léo takes 2`.
    Offer {
        /// What OK does.
        lead: &'static Label,
        /// To what.
        words: Phrase,
    },
    /// An answer the rules refuse now.
    Refused {
        /// What cannot be done.
        words: Phrase,
        /// Why not.
        reason: Phrase,
        /// Whether OK was pressed all the same.
        insisted: bool,
    },
}

/// One row of a list.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// At the left.
    pub left: Phrase,
    /// At the right; an absent one in a list with values is drawn as a dash.
    pub right: Option<RowEnd>,
}

/// What stands at the right of a row.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RowEnd {
    /// Words.
    Words(Phrase),
    /// Points.
    Number(i16),
}

/// Letters on their way to a name.
pub type Written = String<{ Name::BYTES }>;

/// Rows a list shows at once.
pub const LIST_ROWS: usize = 5;

/// Most columns of a page of details.
pub const DETAIL_COLUMNS: usize = 5;

/// What stands over a column of details.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Head {
    /// What is counted.
    Icon(Icon),
    /// What is counted, in a word.
    Words(&'static Label),
}

/// One row of details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetailRow {
    /// Whose, or of what.
    pub left: Phrase,
    /// Whether this player is to move.
    pub acts: bool,
    /// Under each head; nothing is drawn as a dash.
    pub cells: Vec<Option<Arg>, DETAIL_COLUMNS>,
}

/// A page of what has no room on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// What the page is about.
    pub title: Phrase,
    /// Over each column.
    pub heads: Vec<Head, DETAIL_COLUMNS>,
    /// One a player, and others.
    pub rows: Vec<DetailRow, LIST_ROWS>,
}

impl Detail {
    /// A page without rows.
    #[must_use]
    pub fn new(title: Phrase, heads: &[Head]) -> Self {
        Self { title, heads: heads.iter().copied().take(DETAIL_COLUMNS).collect(), rows: Vec::new() }
    }

    /// Adds a row while there is room for one.
    // Not inlined: games add rows in many places.
    #[inline(never)]
    pub fn row(&mut self, left: Phrase, acts: bool, cells: &[Option<Arg>]) {
        let cells = cells.iter().copied().take(DETAIL_COLUMNS).collect();
        let fits = self.rows.push(DetailRow { left, acts, cells });
        debug_assert!(fits.is_ok());
    }
}

/// A screen.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "one at a time, on the stack")]
pub enum View {
    /// The table and the answer: the screen to play on.
    Play {
        /// Players and gauge.
        table: Table,
        /// The answer.
        bar: Bar,
    },
    /// A list; the window of rows to show, and where it lies in the whole.
    List {
        /// What the list is.
        title: Phrase,
        /// Beside the title.
        right: Option<Phrase>,
        /// The rows in the window.
        rows: Vec<Row, LIST_ROWS>,
        /// The highlighted row of the window.
        at: Option<usize>,
        /// First row shown, and how many there are.
        window: (usize, usize),
    },
    /// A few choices and a word of help.
    Choices {
        /// What is asked.
        title: Phrase,
        /// Beside the title.
        right: Option<Phrase>,
        /// The choices.
        rows: Vec<Phrase, LIST_ROWS>,
        /// The highlighted one.
        at: usize,
        /// Why the rules refuse the highlighted one, and whether OK was pressed all the same.
        refused: Option<(Phrase, bool)>,
        /// Help, if there is room.
        help: Option<Phrase>,
    },
    /// One of two, in large letters.
    Pick {
        /// What is asked.
        title: Phrase,
        /// The two.
        rows: [Phrase; 2],
        /// The highlighted one.
        at: usize,
    },
    /// A name being written, letter by letter.
    Letters {
        /// Whose name.
        title: Phrase,
        /// How many letters of how many.
        right: Phrase,
        /// The letters so far.
        written: Written,
        /// The letter above, the one OK takes, and the one below; nothing is the end of the name.
        wheel: [Option<char>; 3],
        /// What OK does.
        bar: Bar,
    },
    /// One number in the largest digits.
    Entry {
        /// What is being filled in.
        title: Phrase,
        /// Beside the title.
        right: Option<Phrase>,
        /// What is asked.
        label: Phrase,
        /// The number.
        value: i16,
        /// What it would mean.
        check: Option<Phrase>,
        /// What OK does.
        bar: Bar,
    },
    /// Something has happened.
    Notice {
        /// A small picture.
        icon: Icon,
        /// What happened.
        head: Phrase,
        /// What to do now.
        body: Phrase,
        /// The answer.
        bar: Bar,
    },
    /// A page of help.
    Help {
        /// What it is about.
        title: Phrase,
        /// Beside the title.
        right: Phrase,
        /// Up to five lines.
        body: Phrase,
    },
    /// A page of details, and where it lies among them.
    Detail {
        /// The page.
        detail: Detail,
        /// Which, and of how many.
        page: (usize, usize),
    },
    /// The final ranking.
    Standings {
        /// Who wins.
        title: Phrase,
        /// The ranking.
        standings: Standings,
        /// The highlighted row.
        at: usize,
    },
}
