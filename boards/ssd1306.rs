//! An SSD1306 panel of 128x64 pixels, sent only what changed.

use arkeeper::{quiet::Light, ui::Frame};
use embassy_rp::i2c::{self, Async, I2c, Instance};
use embassy_time::{Duration, TimeoutError, with_timeout};

/// The address of nearly every such module.
const ADDRESS: u16 = 0x3c;
/// A page of 128 bytes takes 3 ms at 400 kHz: a transfer that takes longer will not end by itself.
const TIMEOUT: Duration = Duration::from_millis(10);

/// Columns of a page, a byte each.
const COLUMNS: usize = 128;
/// Addressing another stretch costs this many bytes; fewer unchanged ones are sent along.
const WORTH_SKIPPING: usize = 8;

/// First byte of a transfer of commands,
const COMMANDS: u8 = 0x00;
/// and of pixels.
const PIXELS: u8 = 0x40;

/// Wakes the panel up: the data sheet's own sequence for 128x64 with the charge pump.
const INIT: [u8; 23] = [
    0xae, // off while it is set up
    0xd5, 0x80, // clock
    0xa8, 63, // 64 rows
    0xd3, 0,    // no offset
    0x40, // first row first
    0x8d, 0x14, // charge pump on
    0x20, 0x02, // page addressing
    0xa1, 0xc8, // pins at the top: the usual way up
    0xda, 0x12, // rows interleaved
    0xd9, 0xf1, // precharge for the pump
    0xdb, 0x40, // deselect level
    0xa4, 0xa6, // show the memory, lit is lit
    0x2e, // no scrolling
];
const ON: u8 = 0xaf;
const OFF: u8 = 0xae;
const CONTRAST: u8 = 0x81;
/// The contrast of each step of brightness: the eye tells ratios apart.
const STEPS: [u8; 5] = [0x08, 0x30, 0x8f, 0xc0, 0xff];
/// And of a dimmed panel.
const DIMMED: u8 = 0x00;
/// Bit of the status byte that says the panel is off, as it is after its power was cut.
const STATUS_OFF: u8 = 0x40;

/// Why a frame is not on the panel.
#[derive(Copy, Clone, Debug, PartialEq, Eq, defmt::Format)]
pub enum PanelError {
    /// Nobody answers on the bus, or the answer is wrong.
    Bus(i2c::Error),
    /// The bus is held up.
    Stuck,
}

impl From<i2c::Error> for PanelError {
    fn from(error: i2c::Error) -> Self {
        Self::Bus(error)
    }
}

impl From<TimeoutError> for PanelError {
    fn from(TimeoutError: TimeoutError) -> Self {
        Self::Stuck
    }
}

/// What is known to be on the panel.
#[derive(Debug, Default)]
pub struct Ssd1306 {
    /// `None`: it may be new, unplugged or out of step.
    shown: Option<Frame>,
    /// How bright it is; a panel in the dark keeps its picture.
    light: Option<Light>,
}

impl Ssd1306 {
    /// A panel nothing is known of.
    pub const fn new() -> Self {
        Self { shown: None, light: None }
    }

    /// Brings `frame` onto the panel; after an error everything is sent again.
    pub async fn show<T: Instance>(
        &mut self,
        bus: &mut I2c<'_, T, Async>,
        frame: &Frame,
        light: Light,
    ) -> Result<(), PanelError> {
        // Unknown until all of it has arrived.
        let shown = self.shown.take();
        if shown.is_none() {
            self.light = None;
            command(bus, &INIT).await?;
        }
        for (page, row) in (0u8..).zip(frame.bytes().chunks_exact(COLUMNS)) {
            let start = usize::from(page) * COLUMNS;
            let before = shown.as_ref().map(|shown| &shown.bytes()[start..start + COLUMNS]);
            let mut from = 0;
            while let Some((first, end)) = changed(before, row, from) {
                // At most 127: a column.
                let column = u8::try_from(first).unwrap_or(0);
                command(bus, &[0xb0 | page, column & 0x0f, 0x10 | column >> 4]).await?;
                send(bus, PIXELS, &row[first..end]).await?;
                from = end;
            }
        }
        if self.light != Some(light) {
            // Lit only now: what the memory held before is noise.
            self.light = None;
            shine(bus, light).await?;
            self.light = Some(light);
        }
        self.shown = Some(frame.clone());
        Ok(())
    }

    /// Sets the panel up again if it has lost its power or its place on the bus.
    pub async fn check<T: Instance>(
        &mut self,
        bus: &mut I2c<'_, T, Async>,
        frame: &Frame,
        light: Light,
    ) -> Result<(), PanelError> {
        if light == Light::Dark {
            // Nothing to be seen: it is looked after when somebody wakes it.
            return Ok(());
        }
        let mut status = [STATUS_OFF];
        let asked = with_timeout(TIMEOUT, bus.read_async(ADDRESS, &mut status)).await;
        if !matches!(asked, Ok(Ok(()))) || status[0] & STATUS_OFF != 0 {
            self.shown = None;
        }
        self.show(bus, frame, light).await
    }
}

async fn shine<T: Instance>(bus: &mut I2c<'_, T, Async>, light: Light) -> Result<(), PanelError> {
    let contrast = match light {
        Light::Dark => return command(bus, &[OFF]).await,
        Light::Dimmed => DIMMED,
        Light::Lit(step) => STEPS[usize::from(step.saturating_sub(1)).min(STEPS.len() - 1)],
    };
    command(bus, &[CONTRAST, contrast, ON]).await
}

/// The next stretch of `row` from `from` on that is not what it was.
fn changed(before: Option<&[u8]>, row: &[u8], from: usize) -> Option<(usize, usize)> {
    let Some(before) = before else { return (from == 0).then_some((0, row.len())) };
    let mut stretch = None;
    for (column, (before, now)) in before.iter().zip(row).enumerate().skip(from) {
        match stretch {
            _ if before == now => {}
            Some((first, end)) if column < end + WORTH_SKIPPING => stretch = Some((first, column + 1)),
            Some(_) => break,
            None => stretch = Some((column, column + 1)),
        }
    }
    stretch
}

async fn command<T: Instance>(bus: &mut I2c<'_, T, Async>, commands: &[u8]) -> Result<(), PanelError> {
    send(bus, COMMANDS, commands).await
}

async fn send<T: Instance>(bus: &mut I2c<'_, T, Async>, what: u8, bytes: &[u8]) -> Result<(), PanelError> {
    let bytes = core::iter::once(what).chain(bytes.iter().copied());
    Ok(with_timeout(TIMEOUT, bus.write_async(ADDRESS, bytes)).await??)
}
