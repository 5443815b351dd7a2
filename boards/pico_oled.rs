//! Raspberry Pi Pico with an SSD1306 display of 128x64 pixels and four buttons: the default, a 5 € build.
//!
//! | part    | pins                                                     |
//! |---------|----------------------------------------------------------|
//! | display | SDA GP4, SCL GP5 (I2C0, 400 kHz), 3V3, GND               |
//! | buttons | Up GP10, Down GP11, OK GP12, Back GP13, each to GND      |
//! | journal | the last 96 KB of flash but 32, which are the settings   |

use arkeeper::{
    board::{Board, Fault, Look, Panel, run},
    input::Button,
    ui::Frame,
};
use embassy_executor::Spawner;
use embassy_rp::{
    Peri, bind_interrupts,
    gpio::{Input, Level, OutputOpenDrain, Pull},
    i2c::{self, Async, I2c},
    peripherals::{I2C0, PIN_4, PIN_5},
};
use embassy_time::{Duration, Timer};

use super::{
    pico::{self, KeyQueue, WatchedKeys},
    ssd1306::{PanelError, Ssd1306},
};

bind_interrupts!(struct Irqs {
    I2C0_IRQ => i2c::InterruptHandler<I2C0>;
});

static KEYS: KeyQueue = KeyQueue::new();

/// The display and its wires.
struct Oled {
    panel: Ssd1306,
    i2c: Peri<'static, I2C0>,
    scl: Peri<'static, PIN_5>,
    sda: Peri<'static, PIN_4>,
}

impl Oled {
    /// The bus, set up anew: whatever a transfer that was given up has left behind is gone.
    fn bus(&mut self) -> (&mut Ssd1306, I2c<'_, I2C0, Async>) {
        let mut config = i2c::Config::default();
        config.frequency = 400_000;
        let bus = I2c::new_async(self.i2c.reborrow(), self.scl.reborrow(), self.sda.reborrow(), Irqs, config);
        (&mut self.panel, bus)
    }

    /// Frees a bus that a display reset in the middle of a byte may hold: nine clocks let it finish.
    async fn free_bus(&mut self) {
        let mut clock = OutputOpenDrain::new(self.scl.reborrow(), Level::High);
        for _ in 0..9 {
            clock.set_low();
            Timer::after(Duration::from_micros(5)).await;
            clock.set_high();
            Timer::after(Duration::from_micros(5)).await;
        }
    }
}

impl Panel for Oled {
    type Error = PanelError;

    async fn show(&mut self, frame: &Frame, look: Look) -> Result<(), PanelError> {
        let (panel, mut bus) = self.bus();
        let shown = panel.show(&mut bus, frame, look.light).await;
        if shown == Err(PanelError::Stuck) {
            self.free_bus().await;
        }
        shown
    }

    async fn check(&mut self, frame: &Frame, look: Look) -> Result<(), PanelError> {
        let (panel, mut bus) = self.bus();
        panel.check(&mut bus, frame, look.light).await
    }
}

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let p = embassy_rp::init(embassy_rp::config::Config::default());
    let (watchdog, restart) = pico::start(p.WATCHDOG);
    let buttons = [
        Input::new(p.PIN_10, Pull::Up),
        Input::new(p.PIN_11, Pull::Up),
        Input::new(p.PIN_12, Pull::Up),
        Input::new(p.PIN_13, Pull::Up),
    ];
    // The pull-ups need a moment to win over the wires.
    Timer::after(Duration::from_micros(100)).await;
    for (button, pin) in Button::ALL.into_iter().zip(buttons) {
        // One task a button: there is room for all of them.
        spawner.spawn(defmt::unwrap!(pico::watch(button, pin, KEYS.sender())));
    }
    let (memory, app) = pico::remember(p.FLASH, restart).await;
    let panel = Oled { panel: Ssd1306::new(), i2c: p.I2C0, scl: p.PIN_5, sda: p.PIN_4 };
    let board = Board { panel, keys: WatchedKeys::new(&KEYS, watchdog), memory };
    run(board, app, |fault| match fault {
        Fault::Show(error) => defmt::warn!("not shown: {}", error),
        Fault::Save(error) => defmt::error!("not saved: {}", error),
        Fault::Keep(error) => defmt::error!("not kept: {}", error),
    })
    .await;
}
