// The whole device: the chip with the firmware's ELF, a display on its bus, four buttons, and a power switch.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Chip, WatchdogReset } from './chip.mjs';
import { readElf } from './elf.mjs';
import { FLASH_SIZE } from './flash.mjs';
import { Ssd1306 } from './ssd1306.mjs';

/** Where cargo builds. */
export const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
export const ELF_PATH = process.env.ARKEEPER_ELF ?? `${TARGET}/thumbv6m-none-eabi/release/arkeeper`;
export const ELF = readElf(readFileSync(ELF_PATH));

export const PINS = { up: 10, down: 11, ok: 12, back: 13 };
// Longer than contacts bounce, shorter than anything repeats.
const HOLD_MS = 24;
const REST_MS = 22;
const MENU_MS = 520;

/** Flash that was never written. */
export const blank = () => new Uint8Array(FLASH_SIZE).fill(0xff);

let french = null;

/** The flash of a device that has only been told to speak French. */
function frenchFlash() {
  french ??= new Device({ flash: blank() }).on().press('ok').off().stored;
  return french.slice();
}

export class Device {
  /** A device that is off; `flash` is what its flash holds. */
  constructor({ flash = frenchFlash(), display = new Ssd1306(), program = ELF } = {}) {
    this.program = program;
    this.stored = flash;
    this.display = display;
    this.held = new Set();
    this.restarts = 0;
  }

  /** Switches it on and waits until it has drawn. */
  on({ kept = null, wait = true } = {}) {
    if (!kept) this.display?.powerOn();
    this.chip = new Chip(this.program, { flash: this.stored, bus: this.display, kept });
    for (const key of this.held) this.pin(key, false);
    if (wait) {
      this.run(2);
      this.settle();
    }
    return this;
  }

  /** Switches it off; what is in flash stays. */
  off() {
    this.stored = this.chip.flash.bytes.slice();
    return this;
  }

  power() {
    return this.off().on();
  }

  /** Lets time pass; a watchdog reset starts the chip again. */
  run(ms) {
    try {
      this.chip.run(ms);
    } catch (error) {
      if (!(error instanceof WatchdogReset)) throw error;
      this.restarts += 1;
      this.off().on({ kept: this.chip.kept });
    }
    return this;
  }

  /** Waits until the chip sleeps and the bus has been quiet for a while. */
  settle(most = 3000) {
    const end = this.chip.nanos + most * 1e6;
    while (this.chip.nanos < end) {
      this.run(1);
      // A transfer that was given up while the bus is held low never reaches its end.
      const { bus, mcu } = this.chip;
      const quiet = bus.heldLow || (this.chip.nanos - bus.lastStopNs > 1e6 && mcu.i2c[0].state === 0);
      if (quiet && this.chip.core.waiting) return this;
    }
    throw new Error(`still busy after ${most} ms`);
  }

  pin(key, level) {
    if (!this.chip) return; // off: the button is looked at when the power comes on
    const pin = this.chip.mcu.gpio[PINS[key]];
    if (pin.rawInputValue !== level) pin.setInputValue(level);
  }

  down(key) {
    this.held.add(key);
    this.pin(key, false);
    return this;
  }

  up(key) {
    this.held.delete(key);
    this.pin(key, true);
    return this;
  }

  /** Presses a key and waits for the picture; `menu` is Back, held. */
  press(key, hold = HOLD_MS) {
    if (key === 'menu') return this.press('back', MENU_MS);
    this.down(key).run(hold).up(key).run(REST_MS);
    return this.settle();
  }

  /** What is on the panel. */
  get picture() {
    return this.display.picture();
  }
}
