// What the device takes, measured on the emulated chip: cycle counts repeat exactly.

import { flashOf, nearlyFull } from './cuts.mjs';
import { Device, ELF } from './device.mjs';
import { story } from './expected.mjs';
import { act } from './play.mjs';

const GAMES = ['animals-on-board', 'two-by-two', 'noah', 'ark-and-noah', 'arche-opti-mix'];
const worst = (numbers) => Math.max(...numbers);
const RING = [0x1e8000, 0x1f8000];

/** Bytes of flash and RAM that the image takes; the stack is a part of the RAM. */
export function image() {
  const flash = ELF.segments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const stack = ELF.symbols.get('_stack_start') - ELF.symbols.get('_stack_end');
  const ram = ['.data', '.bss', '.uninit'].reduce((sum, name) => sum + ELF.sections.get(name).size, stack);
  return { flash, ram, stack };
}

/** Milliseconds from power to the last byte of the first picture. */
function firstPicture(flash) {
  return new Device({ flash }).on().chip.bus.lastByteNs / 1e6;
}

/** With an empty ring, with a match of 500 entries, and with a full ring. */
export const boot = () => ({
  empty: firstPicture(null),
  match: worst(GAMES.map((game) => firstPicture(flashOf(`${game}-500`)))),
  full: firstPicture(nearlyFull()),
});

/** Milliseconds from a key to the last byte. */
function pressed(device, key) {
  const edge = device.chip.nanos;
  device.press(key);
  return (device.chip.bus.lastByteNs - edge) / 1e6;
}

/** The slowest press of an undo in a match of 1,000 entries, and of another: the offer, or taking it. */
export const undo = () => worst(GAMES.flatMap((game) => {
  const device = new Device({ flash: flashOf(`${game}-1000`) }).on();
  device.press('up');
  const undone = () => {
    // Back acts when it is released.
    device.down('back').run(30);
    const edge = device.chip.nanos;
    device.up('back').run(22).settle();
    return [(device.chip.bus.lastByteNs - edge) / 1e6, pressed(device, 'ok')];
  };
  return [...undone(), ...undone()];
}));

/** The part of a minute without a key that the core sleeps, and how often it wakes up; what follows at once is the same. */
export function sleep() {
  const { chip } = new Device().on().run(5000);
  const [begun, slept] = [chip.nanos, chip.sleptNs];
  let [wakes, awake] = [0, false];
  for (let tenth = 0; tenth < 600; tenth += 1) {
    const before = chip.wakes;
    chip.run(100);
    const woken = chip.wakes > before;
    if (woken && !awake) wakes += 1;
    awake = woken;
  }
  return { asleep: (chip.sleptNs - slept) / (chip.nanos - begun), wakes };
}

/** Bytes of the ring a record takes, played from an empty one. */
export function flashPerRecord() {
  const { steps } = story('noah-scores-5');
  const device = new Device().on();
  steps.forEach((step) => act(device, step));
  const ring = device.chip.flash.bytes.subarray(...RING);
  return (ring.findLastIndex((byte) => byte !== 0xff) + 1) / steps.at(-1).records;
}

/** Presses that waited for an erase, at a table that never pauses, on a ring full of old matches. */
export function erases() {
  const { steps } = story('two-by-two-4');
  const device = new Device({ flash: flashOf('old-matches') }).on();
  let [presses, waited] = [0, 0];
  for (const step of steps.filter(({ act }) => act !== 'power' && act !== 'start')) {
    const before = device.chip.flash.erases;
    act(device, step);
    presses += 1;
    waited += Math.min(1, device.chip.flash.erases - before);
  }
  return { presses, waited };
}
