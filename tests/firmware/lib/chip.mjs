// An RP2040 on rp2040js that boots the firmware's own ELF. What the emulator leaves out is put in here: the boot
// ROM's functions, flash, the time an I2C byte takes, events between tasks, and what a watchdog reset keeps.

import { BasePeripheral, RP2040 } from 'rp2040js';
import { Flash, FLASH_SIZE } from './flash.mjs';

const CYCLE_NS = 8; // 125 MHz
const FLASH_BASE = 0x10000000;
const RAM_BASE = 0x20000000;
const RAM_END = 0x20042000;
const [XIP_CTRL, RESETS, WATCHDOG] = [0x14000, 0x4000c, 0x40058];
const RESET_I2C0 = 1 << 3;
const IC_INTR_MASK = 0x30;
const HARD_FAULT = 3;
/** Where a test puts an instruction of its own. */
const SPIN = RAM_END - 16;

// The emulator wipes 16 MB of flash at every reset; the chip has its own 2 MB.
RP2040.prototype.reset = function reset() {
  this.core.reset();
  this.pwm.reset();
};

/** The watchdog reset the chip. */
export class WatchdogReset extends Error {}

// ---- boot ROM: every function is `bkpt #n; bx lr`, served in `Chip.call` ----
const FUNCTIONS = ['IF', 'EX', 'RE', 'RP', 'FC', 'CX', 'MS', 'S4', 'MC', 'C4', 'P3', 'R3', 'L3', 'T3'];
const LOOK_UP = 0xf0;
const BOOT_ROM = bootRom();

function bootRom() {
  const rom = new Uint32Array(4096);
  const halves = new Uint16Array(rom.buffer);
  let code = 0x200;
  const stub = (number) => {
    halves[code / 2] = 0xbe00 | number;
    halves[code / 2 + 1] = 0x4770;
    code += 4;
    return (code - 4) | 1;
  };
  rom[0x10 / 4] = 0x0201754d; // "Mu", 1, version 2
  halves[0x14 / 2] = 0x100; // the table of functions
  halves[0x18 / 2] = stub(LOOK_UP);
  FUNCTIONS.forEach((name, number) => {
    halves[0x80 + number * 2] = name.charCodeAt(0) | (name.charCodeAt(1) << 8);
    halves[0x81 + number * 2] = stub(number);
  });
  return rom;
}

// The flash driver waits for a stream that is never started.
class XipControl extends BasePeripheral {
  readUint32(offset) {
    return offset === 0x08 ? 3 : 0;
  }
  writeUint32() {}
}

export class Chip {
  /** A chip with `elf` in its flash; `kept` is what a watchdog reset keeps of the chip before. */
  constructor(elf, { flash = null, bus = null, kept = null } = {}) {
    const mcu = new RP2040();
    this.mcu = mcu;
    this.core = mcu.core;
    this.clock = mcu.clock;
    this.elf = elf;
    this.lockedUp = null;
    this.hung = false;
    this.sleptNs = 0;
    /** Whether the core sleeps, and how often it was woken. */
    this.asleep = false;
    this.wakes = 0;
    this.lowestStack = RAM_END;
    this.loadFlash(flash);
    mcu.bootrom.set(BOOT_ROM);
    mcu.peripherals[XIP_CTRL] = new XipControl(mcu, 'XIP_CTRL');
    mcu.logger = this.logger();
    mcu.onBreak = (number) => this.onBreak(number);
    this.watchdog = mcu.peripherals[WATCHDOG];
    if (kept) Object.assign(this.watchdog, { reason: kept.reason, scratchData: kept.scratch.slice() });
    this.watchdog.onWatchdogTrigger = () => {
      throw new WatchdogReset();
    };
    this.attach(bus);
    // The emulator has no pull-ups: buttons rest high.
    for (const pin of mcu.gpio) pin.setInputValue(true);
    // As the boot ROM leaves it: at the second stage, which goes on to the vector table.
    this.core.PC = FLASH_BASE;
    this.core.LR = 0;
    this.core.SP = 0x20041f00;
  }

  loadFlash(bytes) {
    const memory = bytes ? bytes.slice() : new Uint8Array(FLASH_SIZE).fill(0xff);
    for (const { address, bytes } of this.elf.segments) memory.set(bytes, address - FLASH_BASE);
    this.flash = new Flash(memory);
    this.mcu.flash = memory;
    this.mcu.flash16 = new Uint16Array(memory.buffer);
    this.mcu.flashView = new DataView(memory.buffer);
  }

  logger() {
    const chip = this;
    return {
      debug() {},
      info(_, message) {
        // The emulator only logs it; the executor sleeps until it happens.
        if (message === 'SEV') chip.core.eventRegistered = true;
      },
      warn(who, message) {
        // A bus fault, which the emulator does not raise. On the way into a fault handler it locks the core up.
        if (who === 'RP2040') chip.lockedUp ??= message;
      },
      error(who, message) {
        throw new Error(`${who}: ${message}`);
      },
    };
  }

  get nanos() {
    return this.clock.nanos;
  }

  /** What the next chip keeps after a watchdog reset. */
  get kept() {
    return { reason: this.watchdog.reason, scratch: this.watchdog.scratchData };
  }

  // ---- boot ROM calls and faults ----
  onBreak(number) {
    if (this.core.PC - 2 >= 0x4000) this.core.exceptionEntry(HARD_FAULT);
    else this.call(number);
  }

  call(number) {
    const { mcu, core } = this;
    const r = core.registers;
    if (number === LOOK_UP) {
      const name = String.fromCharCode(r[1] & 0xff, (r[1] >> 8) & 0xff);
      const index = FUNCTIONS.indexOf(name);
      if (index < 0) throw new Error(`the boot ROM has no ${name} here`);
      r[0] = mcu.readUint16(0x100 + index * 4 + 2);
      this.spend(40 * CYCLE_NS);
      return;
    }
    switch (FUNCTIONS[number]) {
      case 'RE': this.spend(this.flash.erase(r[0], r[1])); break;
      case 'RP': this.spend(this.flash.program(r[0], this.memory(r[1], r[2]).slice())); break;
      case 'MC': case 'C4': this.memory(r[0], r[2], 'written').set(this.memory(r[1], r[2])); this.spend(r[2] * CYCLE_NS); break;
      case 'MS': case 'S4': this.memory(r[0], r[2], 'written').fill(r[1] & 0xff); this.spend(r[2] * CYCLE_NS); break;
      case 'L3': r[0] = Math.clz32(r[0]); this.spend(20 * CYCLE_NS); break;
      default: break; // connecting, leaving XIP and flushing need nothing here
    }
  }

  /** A range of RAM, or of flash that is only read; the boot ROM's functions are used on nothing else. */
  memory(address, length, use = 'read') {
    const start = address >>> 0;
    if (start >= RAM_BASE && start + length <= RAM_END) return this.mcu.sram.subarray(start - RAM_BASE, start - RAM_BASE + length);
    if (use === 'written' && length > 0) {
      // As in `logger`: a bus fault.
      this.lockedUp ??= `write to ${start.toString(16)}`;
      return new Uint8Array(length);
    }
    if (start < 0x4000) return new Uint8Array(this.mcu.bootrom.buffer, start, length);
    return this.flash.bytes.subarray(start - FLASH_BASE, start - FLASH_BASE + length);
  }

  spend(nanos) {
    this.core.cycles += nanos / CYCLE_NS;
    this.clock.tick(nanos);
  }

  // ---- I2C ----
  attach(device) {
    const bus = this.mcu.i2c[0];
    const pending = new Set();
    this.bus = { bytes: 0, transfers: 0, lastByteNs: 0, lastStopNs: 0, heldLow: false, onByte: null };
    const later = (bits, act) => {
      if (this.bus.heldLow) return; // a clock that never rises ends nothing
      const alarm = this.clock.createAlarm(() => {
        pending.delete(alarm);
        act();
      });
      pending.add(alarm);
      alarm.schedule(((bus.sclHighPeriod + bus.sclLowPeriod) * bits * 1e9) / this.mcu.clkSys);
    };
    bus.onStart = () => later(1, () => bus.completeStart());
    bus.onConnect = (address) => later(9, () => {
      const answers = device !== null && device.answers(address);
      if (answers) device.start();
      bus.completeConnect(answers);
    });
    bus.onWriteByte = (byte) => later(9, () => {
      this.bus.onByte?.();
      this.bus.bytes += 1;
      this.bus.lastByteNs = this.nanos;
      if (device.plugged) device.write(byte);
      bus.completeWrite(device.plugged);
    });
    bus.onReadByte = () => later(9, () => bus.completeRead(device.plugged ? device.read() : 0xff));
    bus.onStop = () => later(1, () => {
      this.bus.transfers += 1;
      this.bus.lastStopNs = this.nanos;
      bus.completeStop();
    });
    this.mendI2c(bus, () => {
      for (const alarm of pending) alarm.cancel();
      pending.clear();
    });
  }

  // The emulator ignores the interrupt mask and the reset of this block.
  mendI2c(bus, forget) {
    const write = bus.writeUint32.bind(bus);
    bus.writeUint32 = (offset, value) => {
      if (offset !== IC_INTR_MASK) return write(offset, value);
      bus.intEnable = value & 0x1fff;
      return bus.checkInterrupts();
    };
    const resets = this.mcu.peripherals[RESETS];
    const reset = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      reset(offset, value);
      if (offset !== 0 || !(value & RESET_I2C0)) return;
      forget();
      bus.txFIFO.reset();
      bus.rxFIFO.reset();
      Object.assign(bus, { state: 0, busy: false, stop: false, pendingRestart: false, enable: 0, abortSource: 0, intRaw: 0, intEnable: 0 });
      bus.checkInterrupts();
    };
  }

  // ---- running ----
  /** Runs for so many milliseconds; a core that is locked up only lets time pass. */
  run(ms) {
    const { core, clock } = this;
    const end = clock.nanos + ms * 1e6;
    while (clock.nanos < end) {
      if (core.waiting || this.lockedUp) {
        this.asleep = true;
        const step = Math.min(clock.nextAlarm ? clock.nanosToNextAlarm : Infinity, end - clock.nanos);
        clock.tick(step);
        this.sleptNs += step;
      } else {
        if (this.asleep) this.wakes += 1;
        this.asleep = false;
        this.execute();
        // A branch to itself: nothing changes before the next alarm.
        if (this.hung && core.PC === SPIN) clock.tick(Math.min(clock.nextAlarm ? clock.nanosToNextAlarm : Infinity, end - clock.nanos));
      }
    }
  }

  execute() {
    this.clock.tick(this.core.executeInstruction() * CYCLE_NS);
    const stack = this.core.registers[13] >>> 0;
    if (stack < this.lowestStack && this.clock.nanos > 1e5) this.lowestStack = stack;
  }

  /** Makes the program run into a `udf`, which is how a panic ends. */
  fail() {
    this.jump(0xde00);
  }

  /** Makes the program spin for ever. */
  hang({ interrupts = false } = {}) {
    this.core.PM = !interrupts;
    this.hung = true;
    this.jump(0xe7fe);
  }

  jump(instruction) {
    this.core.waiting = false;
    this.mcu.writeUint16(SPIN, instruction);
    this.core.PC = SPIN;
  }

  /** Bytes of RAM at a symbol of the firmware, for tests that look inside. */
  ram(address, length) {
    return this.mcu.sram.slice(address - RAM_BASE, address - RAM_BASE + length);
  }
}
