//! The journal in flash: a ring of items, oldest run over first, but never the match being played.
//!
//! A page is erased while nobody presses anything, so that appending costs no erase. Before the ring would run
//! over the beginning of the match, the match is written again as one compact copy, which counts once it is
//! complete.

use core::{cell::Cell, ops::Range};

use arkeeper::{
    board::Journal,
    games::{Match, Record},
    journal::{
        Unreadable,
        ring::{Item, MAX_ITEM, Reader},
    },
};
use embassy_futures::yield_now;
use embedded_storage_async::nor_flash::{NorFlash, ReadNorFlash};
use sequential_storage::{
    cache::{Cache, Uncached},
    queue::{QueueConfig, QueueStorage},
};

use super::proven_flash::{FlashError, ProvenFlash};

/// Where the journal lies in flash; `memory.x` says the same.
pub const JOURNAL: Range<u32> = 0x001e_8000..0x001f_8000;

/// What flash erases at once.
const PAGE: u32 = 4096;
const PAGES: u32 = (JOURNAL.end - JOURNAL.start) / PAGE;
/// Pages kept erased ahead of the one being written.
const AHEAD: u32 = 2;
/// Pages left when the match is written again although nobody presses anything,
const SPARE_WHEN_IDLE: u32 = 4;
/// and when the next record would not wait.
const SPARE: u32 = 1;

/// Why the journal did not take a record.
#[derive(Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum JournalError<E> {
    /// The flash or the ring on it failed.
    Flash(sequential_storage::Error<FlashError<E>>),
    /// The ring holds something unreadable, which is kept until a new match begins.
    Kept,
}

impl<E> From<sequential_storage::Error<FlashError<E>>> for JournalError<E> {
    fn from(error: sequential_storage::Error<FlashError<E>>) -> Self {
        Self::Flash(error)
    }
}

impl<E> From<FlashError<E>> for JournalError<E> {
    fn from(value: FlashError<E>) -> Self {
        Self::Flash(sequential_storage::Error::Storage { value })
    }
}

/// How far the ring can be trusted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Health {
    /// It holds everything that was appended.
    Sound,
    /// A record was not taken: only the whole match makes sense now.
    Behind,
    /// It holds something unreadable.
    Unreadable,
}

/// The journal on a flash chip.
#[derive(Debug)]
pub struct FlashJournal<F> {
    flash: F,
    /// The number of the next item.
    number: u8,
    /// The page of the youngest item.
    youngest: Option<u32>,
    /// The page on which the match being played begins.
    begins: Option<u32>,
    /// A copy was cut short and is still to be called off.
    copying: bool,
    health: Health,
}

type Queue<'f, F> = QueueStorage<ProvenFlash<'f, F>, Cache<Uncached, Uncached, Uncached>>;

impl<F: NorFlash> FlashJournal<F> {
    /// Opens the journal, and hands `reader` everything it holds.
    pub async fn open(flash: F, reader: &mut Reader) -> Self {
        let mut journal =
            Self { flash, number: 0, youngest: None, begins: None, copying: false, health: Health::Sound };
        let read = match journal.mend().await {
            Ok(()) => journal.read(reader).await,
            Err(error) => Err(error),
        };
        if read.is_err() || journal.is_foreign().await {
            reader.fail(Unreadable::Damaged);
        }
        journal.number = reader.number();
        journal.begins = reader.begins();
        journal.copying = reader.is_copying();
        // What cannot be read is kept; otherwise a page that cannot be erased now is noticed when it is needed.
        if reader.fault().is_some() {
            journal.health = Health::Unreadable;
        } else if journal.sweep().await.is_err() {
            journal.health = Health::Behind;
        }
        journal
    }

    /// The chip, for what is kept beside the journal.
    pub const fn chip(&mut self) -> &mut F {
        &mut self.flash
    }

    /// The ring; `touched` tells afterwards where it was used.
    const fn queue<'f>(&'f mut self, touched: &'f Cell<u32>) -> Queue<'f, F> {
        let flash = ProvenFlash::new(&mut self.flash, touched);
        QueueStorage::new(flash, const { QueueConfig::new(JOURNAL) }, Cache::new_uncached())
    }

    const fn page(&mut self, page: u32) -> Page<'_, F> {
        Page { flash: &mut self.flash, start: JOURNAL.start + page % PAGES * PAGE }
    }

    /// Hands every item to `reader`, with the page it lies on.
    async fn read(&mut self, reader: &mut Reader) -> Result<(), JournalError<F::Error>> {
        let touched = Cell::new(0);
        let mut youngest = None;
        let mut buffer = [0; MAX_ITEM];
        let mut queue = self.queue(&touched);
        let mut items = queue.iter().await?;
        while let Some(item) = items.next(&mut buffer).await? {
            let page = page_of(touched.get());
            youngest = Some(page);
            reader.take(&item, page);
        }
        self.youngest = youngest;
        Ok(())
    }

    /// Undoes an erase that the power failed in. Two pages then look as if they were being written: of these
    /// the one ahead of the other was being erased.
    async fn mend(&mut self) -> Result<(), JournalError<F::Error>> {
        for page in 0..PAGES {
            for ahead in page + 1..=page + AHEAD {
                if self.page(page).look().await? == Look::Written
                    && self.page(ahead).look().await? == Look::Written
                {
                    self.page(ahead).erase().await?;
                }
            }
        }
        Ok(())
    }

    /// Whether the ring is full of something that never was a journal. A single page may have been begun when
    /// the power failed.
    async fn is_foreign(&mut self) -> bool {
        let mut used = 0;
        for page in 0..PAGES {
            // A page that cannot be read is not blank either.
            used +=
                u32::from(self.youngest.is_none() && !matches!(self.page(page).is_blank().await, Ok(true)));
        }
        used > 1
    }

    /// Erases pages ahead that look erased and are not: the power failed in that too.
    async fn sweep(&mut self) -> Result<(), JournalError<F::Error>> {
        let Some(youngest) = self.youngest else { return Ok(()) };
        for page in youngest + 1..=youngest + AHEAD {
            if self.page(page).look().await? == Look::Erased && !self.page(page).is_blank().await? {
                self.page(page).erase().await?;
            }
        }
        Ok(())
    }

    /// Pages between the one being written and the beginning of the match.
    const fn free(&self) -> u32 {
        match (self.youngest, self.begins) {
            (Some(youngest), Some(begins)) => (begins + PAGES - youngest - 1) % PAGES,
            _ => PAGES,
        }
    }

    /// Writes one item.
    async fn push(&mut self, item: &Item) -> Result<u32, JournalError<F::Error>> {
        let touched = Cell::new(0);
        let pushed = self.queue(&touched).push(item.bytes(), true).await;
        self.youngest = Some(page_of(touched.get()));
        pushed?;
        self.number = self.number.wrapping_add(1);
        // Keys are looked at between two items of a copy.
        yield_now().await;
        Ok(page_of(touched.get()))
    }

    /// Writes the records of one press as one item: the power leaves all of them or none.
    async fn push_records(&mut self, records: &[Record]) -> Result<u32, JournalError<F::Error>> {
        self.push(&Item::of(self.number, records)).await
    }

    /// Writes the whole match again.
    async fn copy(&mut self, game: &Match) -> Result<(), JournalError<F::Error>> {
        let records = u16::try_from(game.records()).unwrap_or(u16::MAX);
        let mut item = Item::of(self.number, &[Record::Copy(records)]);
        let mut begins = None;
        self.copying = true;
        for record in (0..game.records()).filter_map(|index| game.record(index)) {
            if item.add(&record) {
                continue;
            }
            let page = self.push(&item).await?;
            begins.get_or_insert(page);
            item = Item::of(self.number, &[record]);
        }
        let page = self.push(&item).await?;
        self.begins = begins.or(Some(page));
        self.copying = false;
        Ok(())
    }

    /// Erases everything: only for a ring that cannot be read, and only when a new match begins.
    async fn format(&mut self) -> Result<(), JournalError<F::Error>> {
        for page in 0..PAGES {
            self.page(page).erase().await?;
        }
        self.youngest = None;
        self.begins = None;
        self.copying = false;
        self.health = Health::Sound;
        Ok(())
    }

    async fn append_sound(
        &mut self,
        records: &[Record],
        game: Option<&Match>,
    ) -> Result<(), JournalError<F::Error>> {
        match (records, game) {
            ([Record::Start(_), ..], _) => {
                self.call_off_copy().await?;
                self.begins = Some(self.push_records(records).await?);
            }
            ([Record::PutAway, ..], _) => {
                self.call_off_copy().await?;
                self.push_records(records).await?;
                self.begins = None;
            }
            // The copy has the records in it.
            (_, Some(game)) if self.health == Health::Behind || self.free() < pages_of(game) + SPARE => {
                self.copy(game).await?;
            }
            _ => {
                self.call_off_copy().await?;
                self.push_records(records).await?;
            }
        }
        Ok(())
    }

    /// What follows a copy that was cut short does not belong to it.
    async fn call_off_copy(&mut self) -> Result<(), JournalError<F::Error>> {
        if self.copying {
            self.push_records(&[Record::Copy(0)]).await?;
            self.copying = false;
        }
        Ok(())
    }
}

impl<F: NorFlash> Journal for FlashJournal<F> {
    type Error = JournalError<F::Error>;

    async fn append(&mut self, records: &[Record], game: Option<&Match>) -> Result<(), Self::Error> {
        if self.health == Health::Unreadable {
            if !matches!(records, [Record::Start(_), ..]) {
                return Err(JournalError::Kept);
            }
            self.format().await?;
        }
        let appended = self.append_sound(records, game).await;
        self.health = if appended.is_ok() { Health::Sound } else { Health::Behind };
        appended
    }

    async fn tidy(&mut self, game: Option<&Match>) -> Result<(), Self::Error> {
        let Some(youngest) = self.youngest.filter(|_| self.health == Health::Sound) else { return Ok(()) };
        if let Some(game) = game
            && self.free() < pages_of(game) + SPARE_WHEN_IDLE
        {
            return self.copy(game).await;
        }
        for page in youngest + 1..=youngest + AHEAD {
            if self.begins == Some(page % PAGES) {
                break;
            }
            if !self.page(page).is_blank().await? {
                // One is enough for now: an erase holds up the keys.
                return self.page(page).erase().await;
            }
        }
        Ok(())
    }
}

/// What the ring takes a page for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Look {
    /// The page being written.
    Written,
    /// A page to be written.
    Erased,
    /// Full, or half erased.
    Other,
}

/// A page of the ring.
struct Page<'f, F> {
    flash: &'f mut F,
    start: u32,
}

impl<F: NorFlash> Page<'_, F> {
    async fn is_blank(&mut self) -> Result<bool, JournalError<F::Error>> {
        let touched = Cell::new(0);
        Ok(ProvenFlash::new(self.flash, &touched).is_blank(self.start..self.start + PAGE).await?)
    }

    /// What the ring takes this page for, by the marks at its start and its end.
    async fn look(&mut self) -> Result<Look, JournalError<F::Error>> {
        let touched = Cell::new(0);
        let mut flash = ProvenFlash::new(self.flash, &touched);
        let mut marks = [[0]; 2];
        for (mark, place) in marks.iter_mut().zip([self.start, self.start + PAGE - 1]) {
            flash.read(place, mark).await?;
        }
        // Half of its bits make a mark.
        Ok(match marks.map(|[byte]| byte.count_zeros() >= 4) {
            [true, false] => Look::Written,
            [false, false] => Look::Erased,
            [_, true] => Look::Other,
        })
    }

    async fn erase(&mut self) -> Result<(), JournalError<F::Error>> {
        let touched = Cell::new(0);
        Ok(ProvenFlash::new(self.flash, &touched).erase(self.start, self.start + PAGE).await?)
    }
}

/// The page of the ring that `address` lies on.
const fn page_of(address: u32) -> u32 {
    address.saturating_sub(JOURNAL.start) / PAGE % PAGES
}

/// Pages a copy of `game` takes at most: eight bytes a record, a tenth more for the items, one page begun.
fn pages_of(game: &Match) -> u32 {
    let bytes = 200 + 9 * u32::try_from(game.records()).unwrap_or(u32::MAX / 16);
    bytes.div_ceil(PAGE) + 1
}
