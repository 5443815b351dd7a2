//! Flash in memory, strict: writing only clears bits, erasing is by the page, the power may fail at any byte.

use std::{
    future::Future,
    pin::pin,
    task::{Context, Poll, Waker},
};

use embedded_storage_async::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

const PAGE: usize = 4096;

/// The power failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerCut;

impl NorFlashError for PowerCut {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// Two megabytes, as on a Pico.
#[derive(Clone)]
pub struct Flash {
    pub bytes: Vec<u8>,
    /// Bytes that can still be changed before the power fails.
    pub left: usize,
    pub erases: usize,
}

impl Flash {
    pub fn new() -> Self {
        Self { bytes: vec![0xff; 2 << 20], left: usize::MAX, erases: 0 }
    }

    fn spend(&mut self) -> Result<(), PowerCut> {
        self.left = self.left.checked_sub(1).ok_or(PowerCut)?;
        Ok(())
    }
}

impl ErrorType for Flash {
    type Error = PowerCut;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), PowerCut> {
        bytes.copy_from_slice(&self.bytes[offset as usize..offset as usize + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = PAGE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), PowerCut> {
        let range = from as usize..to as usize;
        assert!(range.start.is_multiple_of(PAGE) && range.end.is_multiple_of(PAGE), "misaligned: {range:?}");
        self.erases += range.len() / PAGE;
        for place in range {
            self.spend()?;
            self.bytes[place] = 0xff;
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), PowerCut> {
        for (place, &byte) in (offset as usize..).zip(bytes) {
            assert_eq!(byte & !self.bytes[place], 0, "writing only clears bits, at {place}");
            self.spend()?;
            self.bytes[place] = byte;
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Flash {}

/// Nothing in memory ever waits.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}
