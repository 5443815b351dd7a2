//! Flash that is read back: a worn cell or a loose chip is noticed when it is written, not at the next start.

use core::{cell::Cell, ops::Range};

use embedded_storage_async::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// Bytes compared at a time.
const CHUNK: usize = 64;

/// Why flash could not be used.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum FlashError<E> {
    /// The driver refused.
    Driver(E),
    /// What was written or erased is not what is read back.
    NotTaken,
}

impl<E: NorFlashError> NorFlashError for FlashError<E> {
    fn kind(&self) -> NorFlashErrorKind {
        match self {
            Self::Driver(error) => error.kind(),
            Self::NotTaken => NorFlashErrorKind::Other,
        }
    }
}

/// A flash chip whose every change is read back.
#[derive(Debug)]
pub struct ProvenFlash<'f, F> {
    flash: &'f mut F,
    /// The address last read or written: how the journal learns on which page an item lies.
    touched: &'f Cell<u32>,
}

impl<'f, F: NorFlash> ProvenFlash<'f, F> {
    /// Wraps the driver; keeps in `touched` where it was last read or written.
    pub const fn new(flash: &'f mut F, touched: &'f Cell<u32>) -> Self {
        Self { flash, touched }
    }

    /// Whether `range` is erased.
    pub async fn is_blank(&mut self, range: Range<u32>) -> Result<bool, FlashError<F::Error>> {
        self.holds(range, |_| 0xff).await
    }

    /// Whether each byte of `range` is what `expected` says of its place.
    async fn holds(
        &mut self,
        range: Range<u32>,
        expected: impl Fn(usize) -> u8,
    ) -> Result<bool, FlashError<F::Error>> {
        let mut found = [0; CHUNK];
        for (start, index) in range.clone().step_by(CHUNK).zip((0..).step_by(CHUNK)) {
            let chunk = &mut found[..CHUNK.min((range.end - start) as usize)];
            self.flash.read(start, chunk).await.map_err(FlashError::Driver)?;
            if chunk.iter().zip(index..).any(|(&byte, index)| byte != expected(index)) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl<F: NorFlash> ErrorType for ProvenFlash<'_, F> {
    type Error = FlashError<F::Error>;
}

impl<F: NorFlash> ReadNorFlash for ProvenFlash<'_, F> {
    const READ_SIZE: usize = F::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.touched.set(offset);
        self.flash.read(offset, bytes).await.map_err(FlashError::Driver)
    }

    fn capacity(&self) -> usize {
        self.flash.capacity()
    }
}

impl<F: NorFlash> NorFlash for ProvenFlash<'_, F> {
    const WRITE_SIZE: usize = F::WRITE_SIZE;
    const ERASE_SIZE: usize = F::ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        self.flash.erase(from, to).await.map_err(FlashError::Driver)?;
        if self.is_blank(from..to).await? { Ok(()) } else { Err(FlashError::NotTaken) }
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        self.touched.set(offset);
        self.flash.write(offset, bytes).await.map_err(FlashError::Driver)?;
        // An item never leaves its page: its end is within the flash.
        let end = offset.saturating_add(u32::try_from(bytes.len()).unwrap_or(u32::MAX));
        let taken = self.holds(offset..end, |index| bytes.get(index).copied().unwrap_or(0xff)).await?;
        if taken { Ok(()) } else { Err(FlashError::NotTaken) }
    }
}
