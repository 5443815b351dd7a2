//! What every board on a Raspberry Pi Pico shares: keys, flash, watchdog, and why it started.

use core::sync::atomic::{AtomicU8, Ordering};

use arkeeper::{
    app::{App, Problem, Restart},
    board::{Keys, Wake},
    input::{Button, Key, Keypad, Millis, Pace},
    journal::{Unreadable, ring::Reader},
    lasting::Lasting,
};
use cortex_m_rt::{ExceptionFrame, exception};
use defmt_rtt as _;
use embassy_embedded_hal::adapter::BlockingAsync;
use embassy_futures::select::{Either, select};
use embassy_rp::{
    Peri, Peripherals,
    flash::{self, Flash},
    gpio::Input,
    peripherals::{FLASH, WATCHDOG},
    watchdog::Watchdog,
};
use embassy_sync::{
    blocking_mutex::raw::ThreadModeRawMutex,
    channel::{Channel, Receiver, Sender},
};
use embassy_time::{Duration, Instant, Timer, with_timeout};
use panic_probe as _;
use static_cell::StaticCell;

use super::{flash_journal::FlashJournal, flash_store};

const FLASH_SIZE: usize = 2 * 1024 * 1024;

/// The flash chip of the Pico.
pub type Chip = BlockingAsync<Flash<'static, FLASH, flash::Blocking, FLASH_SIZE>>;

/// The watchdog bites after this long; the most the chip can wait is 8.388 s.
const PATIENCE: Duration = Duration::from_millis(8_300);
/// The owner of the state wakes up at least this often: to feed the watchdog, and for what can wait.
const IDLE: Duration = Duration::from_secs(4);

/// Where the scratch registers keep what the program was doing when it was reset.
const MARK: usize = 0;
/// It was running.
const RUNNING: u32 = 0x41_52_4b_31;
/// It had failed.
const FAILED: u32 = 0x41_52_4b_21;

/// Room for keys pressed while flash is being erased.
pub type KeyQueue = Channel<ThreadModeRawMutex, Key, 8>;

/// The keys as the owner of the state sees them. Waiting for one feeds the watchdog: nobody else does.
pub struct WatchedKeys {
    keys: Receiver<'static, ThreadModeRawMutex, Key, 8>,
    watchdog: Watchdog,
    /// Up to when the program knows of the time.
    told: Instant,
}

impl WatchedKeys {
    /// Keys from `queue`, under `watchdog`.
    pub fn new(queue: &'static KeyQueue, watchdog: Watchdog) -> Self {
        Self { keys: queue.receiver(), watchdog, told: Instant::now() }
    }
}

impl Keys for WatchedKeys {
    async fn next(&mut self, within: Option<Millis>) -> Option<Wake> {
        self.watchdog.feed(PATIENCE);
        let within = within.map_or(IDLE, |within| IDLE.min(Duration::from_millis(within.into())));
        // No key in time: a quiet moment.
        let key = with_timeout(within, self.keys.receive()).await.ok();
        self.watchdog.feed(PATIENCE);
        let elapsed = millis_since(self.told);
        self.told += Duration::from_millis(elapsed.into());
        Some(Wake { elapsed, key })
    }

    fn set_pace(&mut self, pace: Pace) {
        PACE.store(pace as u8, Ordering::Relaxed);
    }
}

/// How fast held keys repeat: written by the owner of the state, read by the tasks that watch the buttons.
static PACE: AtomicU8 = AtomicU8::new(Pace::Normal as u8);

fn pace() -> Pace {
    let stored = usize::from(PACE.load(Ordering::Relaxed));
    Pace::ALL.into_iter().find(|&pace| pace as usize == stored).unwrap_or(Pace::Normal)
}

/// Turns one button into keys. Asleep until its level changes; a key that is down from the start is stuck, and
/// ignored until it is released.
#[embassy_executor::task(pool_size = 4)]
pub async fn watch(
    button: Button,
    mut pin: Input<'static>,
    keys: Sender<'static, ThreadModeRawMutex, Key, 8>,
) -> ! {
    let mut keypad = Keypad::starting([pin.is_low(); 4]);
    let mut origin = Instant::now();
    loop {
        if keypad.rests(button) {
            pin.wait_for_low().await;
            // A button at rest remembers no time: its clock starts with the edge, exactly.
            origin = Instant::now();
        }
        let now = millis_since(origin);
        let down = pin.is_low();
        keypad.set_pace(pace());
        if let Some(key) = keypad.sample(button, down, now) {
            keys.send(key).await;
        }
        let timer = keypad.wake_at(button, now).map(|then| origin + Duration::from_millis(then.into()));
        let listens = keypad.listens(button, now);
        change(&mut pin, down, listens, timer).await;
    }
}

/// Waits until the button is no longer as it is, if that matters, or until `timer`.
async fn change(pin: &mut Input<'static>, down: bool, listens: bool, timer: Option<Instant>) {
    let level = async { if down { pin.wait_for_high().await } else { pin.wait_for_low().await } };
    match (listens, timer) {
        (true, None) => level.await,
        (true, Some(then)) => match select(level, Timer::at(then)).await {
            Either::First(()) | Either::Second(()) => {}
        },
        (false, Some(then)) => Timer::at(then).await,
        // At rest: the caller waits for the next press.
        (false, None) => {}
    }
}

fn millis_since(origin: Instant) -> Millis {
    // A key held for seven weeks is stuck.
    Millis::try_from(origin.elapsed().as_millis()).unwrap_or(Millis::MAX)
}

/// Why the chip started, and the watchdog running from here on.
pub fn start(watchdog: Peri<'static, WATCHDOG>) -> (Watchdog, Option<Restart>) {
    let mut watchdog = Watchdog::new(watchdog);
    let restart = match (watchdog.reset_reason(), watchdog.get_scratch(MARK)) {
        (Some(_), FAILED) => Some(Restart::Panic),
        (Some(_), RUNNING) => Some(Restart::Hang),
        // The boot loader starts a freshly loaded program by the same means: nothing happened.
        (Some(_), _) => None,
        (None, _) => Some(Restart::Power),
    };
    watchdog.set_scratch(MARK, RUNNING);
    watchdog.pause_on_debug(true);
    watchdog.start(PATIENCE);
    match restart {
        Some(Restart::Panic) => defmt::error!("restarted after a panic"),
        Some(Restart::Hang) => defmt::error!("restarted after a hang"),
        Some(Restart::Power) => defmt::info!("started: the power was off"),
        None => defmt::info!("started by the boot loader"),
    }
    (watchdog, restart)
}

/// Every fault and every panic ends here; a debugger stops before. The mark tells the next start from a hang.
#[exception]
#[allow(unsafe_code, reason = "the runtime asks for an unsafe function")]
unsafe fn HardFault(_frame: &ExceptionFrame) -> ! {
    // SAFETY: nothing else runs any more, so nobody else uses the watchdog.
    let mut watchdog = Watchdog::new(unsafe { Peripherals::steal() }.WATCHDOG);
    watchdog.set_scratch(MARK, FAILED);
    watchdog.trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

// Both hold whole matches: too large to be handed about on the stack.
static READER: StaticCell<Reader> = StaticCell::new();
static APP: StaticCell<App> = StaticCell::new();

/// The memory of the device: its journal, and the program where it was left.
pub async fn remember(
    chip: Peri<'static, FLASH>,
    restart: Option<Restart>,
) -> (FlashJournal<Chip>, &'static mut App) {
    let mut chip = BlockingAsync::new(Flash::new_blocking(chip));
    let app = new_app();
    let forgotten = recall(&mut chip, app, restart).await;
    let reader = READER.init_with(Reader::default);
    let journal = FlashJournal::open(chip, reader).await;
    resume(app, reader);
    if let Some(fault) = reader.fault() {
        app.tell(match fault {
            Unreadable::Version(version) => {
                defmt::error!("the journal is of version {}", version);
                Problem::Newer
            }
            Unreadable::Damaged => {
                defmt::error!("the journal cannot be read");
                Problem::Damaged
            }
        });
    }
    if forgotten {
        app.tell(Problem::Forgotten);
    }
    if let Some(restart) = restart {
        app.restarted(restart);
    }
    (journal, app)
}

/// Lays the match that was read on the table. A frame of its own: what it moves would stay on the stack.
#[inline(never)]
fn resume(app: &mut App, reader: &mut Reader) {
    app.resume(reader.take_match());
}

#[inline(never)]
fn new_app() -> &'static mut App {
    APP.init_with(|| App::at_home(Lasting::default()))
}

/// Hands `app` what outlives matches; answers whether some of it is lost.
async fn recall(chip: &mut Chip, app: &mut App, restart: Option<Restart>) -> bool {
    let (mut restarts, forgotten) = match flash_store::read(chip, app).await {
        Ok(read) => read,
        Err(error) => {
            defmt::error!("the settings cannot be read: {}", error);
            if let Err(error) = flash_store::reset(chip).await {
                defmt::error!("the settings cannot be erased: {}", error);
            }
            (flash_store::Restarts::default(), true)
        }
    };
    if let Some(restart) = restart
        && let Err(error) = flash_store::count(chip, &mut restarts, restart).await
    {
        defmt::error!("the restart is not counted: {}", error);
    }
    let [panics, hangs] = restarts;
    defmt::info!("{} panics and {} hangs so far", panics, hangs);
    forgotten
}
