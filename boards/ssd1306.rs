//! An SSD1306 panel of 128x64 pixels, sent only what changed.

use arkeeper::{
    quiet::Light,
    ui::{FRAME_BYTES, Frame},
};
use embassy_rp::i2c::{self, Async, I2c, Instance};
use embassy_time::{Duration, TimeoutError, with_timeout};
use heapless::Vec;

/// The address of nearly every such module.
const ADDRESS: u16 = 0x3c;
/// A whole picture takes 23 ms at 400 kHz: a transfer that takes longer will not end by itself.
const TIMEOUT: Duration = Duration::from_millis(35);

/// Columns of a page, a byte each.
const COLUMNS: u16 = 128;
/// Addressing another stretch takes as long as this many bytes; fewer unchanged ones are sent along.
const WORTH_SKIPPING: u16 = 8;
/// More stretches than this are not worth it.
const MAX_STRETCHES: usize = 64;

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
/// Row after row from the first, without addressing each,
const WHOLE: [u8; 8] = [0x20, 0x00, 0x21, 0, 127, 0x22, 0, 7];
/// and back to addressing a stretch of a row.
const STRETCHES: [u8; 2] = [0x20, 0x02];
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
        if self.light == Some(Light::Dark) && light != Light::Dark {
            // In the dark nobody saw whether it kept its power.
            self.shown = None;
        }
        // Unknown until all of it has arrived.
        match self.shown.take().map(|before| changes(&before, frame)) {
            Some(Some(stretches)) => show_stretches(bus, frame, &stretches).await?,
            Some(None) => show_whole(bus, frame).await?,
            None => {
                self.light = None;
                command(bus, &INIT).await?;
                show_whole(bus, frame).await?;
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
        if light == Light::Dark && self.light == Some(Light::Dark) {
            // Nothing to be seen: it is set up anew when somebody wakes it.
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

/// Bytes of a frame that lie in one row: from here, to before there.
type Stretch = (u16, u16);

/// The stretches that are not what they were, unless sending everything takes no longer.
fn changes(before: &Frame, frame: &Frame) -> Option<Vec<Stretch, MAX_STRETCHES>> {
    let mut stretches: Vec<Stretch, MAX_STRETCHES> = Vec::new();
    let (mut first, mut end) = (0, 0);
    for (place, (before, now)) in (0u16..).zip(before.bytes().iter().zip(frame.bytes())) {
        if before == now {
            continue;
        }
        if end > 0 && (place >= end + WORTH_SKIPPING || row(first) != row(place)) {
            stretches.push((first, end)).ok()?;
            end = 0;
        }
        if end == 0 {
            first = place;
        }
        end = place + 1;
    }
    if end > 0 {
        stretches.push((first, end)).ok()?;
    }
    let bytes: u16 = stretches.iter().map(|(first, end)| end - first + WORTH_SKIPPING).sum();
    (usize::from(bytes) < FRAME_BYTES).then_some(stretches)
}

/// The row of pages that a byte lies in.
const fn row(place: u16) -> u16 {
    place / COLUMNS
}

async fn show_whole<T: Instance>(bus: &mut I2c<'_, T, Async>, frame: &Frame) -> Result<(), PanelError> {
    command(bus, &WHOLE).await?;
    send(bus, PIXELS, frame.bytes()).await?;
    command(bus, &STRETCHES).await
}

async fn show_stretches<T: Instance>(
    bus: &mut I2c<'_, T, Async>,
    frame: &Frame,
    stretches: &[Stretch],
) -> Result<(), PanelError> {
    for &(first, end) in stretches {
        // Eight rows of 128 columns.
        let [page, column] = [row(first), first % COLUMNS].map(|number| u8::try_from(number).unwrap_or(0));
        command(bus, &[0xb0 | page, column & 0x0f, 0x10 | column >> 4]).await?;
        send(bus, PIXELS, frame.bytes().get(first.into()..end.into()).unwrap_or_default()).await?;
    }
    Ok(())
}

async fn command<T: Instance>(bus: &mut I2c<'_, T, Async>, commands: &[u8]) -> Result<(), PanelError> {
    send(bus, COMMANDS, commands).await
}

async fn send<T: Instance>(bus: &mut I2c<'_, T, Async>, what: u8, bytes: &[u8]) -> Result<(), PanelError> {
    let bytes = core::iter::once(what).chain(bytes.iter().copied());
    Ok(with_timeout(TIMEOUT, bus.write_async(ADDRESS, bytes)).await??)
}
