//! Settings and lasting facts in flash: a few small values that outlive every match.

use core::{cell::Cell, ops::Range};

use arkeeper::{app::Restart, i18n::Lang};
use embedded_storage_async::nor_flash::NorFlash;
use sequential_storage::{
    Error,
    cache::{Cache, Uncached},
    map::{MapConfig, MapStorage},
};

use super::proven_flash::{FlashError, ProvenFlash};

/// Where the settings lie in flash; `memory.x` says the same.
pub const SETTINGS: Range<u32> = 0x001f_8000..0x0020_0000;

/// Numbers of the values in flash: append only.
const LANG: u8 = 1;
const RESTARTS: u8 = 2;

/// Room for the largest value and its key.
const BUFFER: usize = 32;

type Map<'f, F> = MapStorage<u8, ProvenFlash<'f, F>, Cache<Uncached, Uncached, Uncached, u8>>;

/// What outlives every match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language on the screen.
    pub lang: Lang,
    /// How often the program failed.
    pub panics: u16,
    /// How often it stopped answering.
    pub hangs: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Self { lang: Lang::Fr, panics: 0, hangs: 0 }
    }
}

const fn map<'f, F: NorFlash>(flash: &'f mut F, touched: &'f Cell<u32>) -> Map<'f, F> {
    let flash = ProvenFlash::new(flash, touched);
    MapStorage::new(flash, const { MapConfig::new(SETTINGS) }, Cache::new_uncached())
}

impl Settings {
    /// Reads the settings; those of the start stand for what was never set.
    pub async fn read<F: NorFlash>(flash: &mut F) -> Result<Self, Error<FlashError<F::Error>>> {
        let touched = Cell::new(0);
        let mut map = map(flash, &touched);
        let mut buffer = [0; BUFFER];
        let lang = map.fetch_item::<u8>(&mut buffer, &LANG).await?;
        let [panics, hangs] = map.fetch_item::<[u16; 2]>(&mut buffer, &RESTARTS).await?.unwrap_or_default();
        // A language of a newer program is read as the first.
        let lang = if lang == Some(Lang::En as u8) { Lang::En } else { Lang::Fr };
        Ok(Self { lang, panics, hangs })
    }

    /// Chooses the language.
    pub async fn set_lang<F: NorFlash>(
        &mut self,
        flash: &mut F,
        lang: Lang,
    ) -> Result<(), Error<FlashError<F::Error>>> {
        if self.lang == lang {
            return Ok(());
        }
        self.lang = lang;
        map(flash, &Cell::new(0)).store_item(&mut [0; BUFFER], &LANG, &(lang as u8)).await
    }

    /// Counts a restart that the program caused.
    pub async fn count<F: NorFlash>(
        &mut self,
        flash: &mut F,
        restart: Restart,
    ) -> Result<(), Error<FlashError<F::Error>>> {
        match restart {
            Restart::Panic => self.panics = self.panics.saturating_add(1),
            Restart::Hang => self.hangs = self.hangs.saturating_add(1),
            Restart::Power => return Ok(()),
        }
        let counts = [self.panics, self.hangs];
        map(flash, &Cell::new(0)).store_item(&mut [0; BUFFER], &RESTARTS, &counts).await
    }

    /// Begins anew after settings that could not be read.
    pub async fn reset<F: NorFlash>(flash: &mut F) -> Result<(), Error<FlashError<F::Error>>> {
        map(flash, &Cell::new(0)).erase_all().await
    }
}
