//! What outlives every match in flash: a map of a few small values.

use core::{cell::Cell, ops::Range};

use arkeeper::{
    app::{App, Restart},
    board::Store,
    lasting::MAX_FACT,
};
use embedded_storage_async::nor_flash::NorFlash;
use sequential_storage::{
    Error,
    cache::{Cache, Uncached},
    map::{MapConfig, MapStorage},
};

use super::{
    flash_journal::FlashJournal,
    proven_flash::{FlashError, ProvenFlash},
};

/// Where the values lie in flash; `memory.x` says the same.
pub const SETTINGS: Range<u32> = 0x001f_8000..0x0020_0000;

/// The one key that is the board's own.
const RESTARTS: u8 = 2;

/// Room for the largest value and its key, also for what a newer program may keep.
const BUFFER: usize = 512;

const _: () = assert!(MAX_FACT < BUFFER, "every value fits");

type Map<'f, F> = MapStorage<u8, ProvenFlash<'f, F>, Cache<Uncached, Uncached, Uncached, u8>>;
type StoreError<F> = Error<FlashError<<F as embedded_storage_async::nor_flash::ErrorType>::Error>>;

const fn map<'f, F: NorFlash>(flash: &'f mut F, touched: &'f Cell<u32>) -> Map<'f, F> {
    let flash = ProvenFlash::new(flash, touched);
    MapStorage::new(flash, const { MapConfig::new(SETTINGS) }, Cache::new_uncached())
}

/// How often the program failed, and how often it stopped answering.
pub type Restarts = [u16; 2];

/// Hands everything to `app` in one pass; a younger value of a key comes after an older one. Answers the restarts,
/// and whether something was kept that cannot be read.
pub async fn read<F: NorFlash>(flash: &mut F, app: &mut App) -> Result<(Restarts, bool), StoreError<F>> {
    let touched = Cell::new(0);
    let mut map = map(flash, &touched);
    let mut buffer = [0; BUFFER];
    let mut restarts = Restarts::default();
    // The keys whose youngest value cannot be read, a bit each.
    let mut unreadable = 0u64;
    let mut items = map.fetch_all_items(&mut buffer).await?;
    while let Some((key, value)) = items.next::<&[u8]>(&mut buffer).await? {
        if let (RESTARTS, &[a, b, c, d]) = (key, value) {
            restarts = [u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d])];
            continue;
        }
        let bit = 1u64.checked_shl(key.into()).unwrap_or(0);
        match app.recall(key, value) {
            Ok(()) => unreadable &= !bit,
            Err(_) => unreadable |= bit,
        }
    }
    Ok((restarts, unreadable != 0))
}

/// Begins anew after a map that could not be read.
pub async fn reset<F: NorFlash>(flash: &mut F) -> Result<(), StoreError<F>> {
    map(flash, &Cell::new(0)).erase_all().await
}

async fn keep<F: NorFlash>(flash: &mut F, key: u8, value: &[u8]) -> Result<(), StoreError<F>> {
    map(flash, &Cell::new(0)).store_item(&mut [0; BUFFER], &key, &value).await
}

/// Counts a restart that the program caused.
pub async fn count<F: NorFlash>(
    flash: &mut F,
    restarts: &mut Restarts,
    restart: Restart,
) -> Result<(), StoreError<F>> {
    let counted = match restart {
        Restart::Panic => &mut restarts[0],
        Restart::Hang => &mut restarts[1],
        Restart::Power => return Ok(()),
    };
    *counted = counted.saturating_add(1);
    let [[a, b], [c, d]] = restarts.map(u16::to_le_bytes);
    keep(flash, RESTARTS, &[a, b, c, d]).await
}

impl<F: NorFlash> Store for FlashJournal<F> {
    type Error = StoreError<F>;

    async fn keep(&mut self, key: u8, value: &[u8]) -> Result<(), Self::Error> {
        keep(self.chip(), key, value).await
    }
}
