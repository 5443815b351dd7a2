// Cuts the power at one flash operation of a step, and looks where the device comes back.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Device } from './device.mjs';
import { FLASH_SIZE, HALF_DONE, PowerCut } from './flash.mjs';
import { act, assertShows } from './play.mjs';

const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
const STORES = 0x1e8000;

/** Flash with `stores` in it: the journal and the settings. */
export function flashWith(stores) {
  const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
  flash.set(stores, STORES);
  return flash;
}

/** The ring that `cargo test --test journal` leaves nearly full. */
export function nearlyFull() {
  return flashWith(readFileSync(`${TARGET}/tmp/nearly-full.bin`));
}

/** Plays `steps` on `flash`; for every step that changes flash, where it began and what it did. */
export function snapshots({ steps, flash, shows }) {
  const device = new Device({ flash }).on();
  assertShows(device, shows, 'at the start');
  const found = [];
  let acts = [];
  let before = { stores: device.chip.flash.bytes.slice(STORES), restored: shows };
  for (const [index, step] of steps.entries()) {
    const operations = device.chip.flash.kinds.length;
    acts.push(step);
    act(device, step);
    assertShows(device, step.shows, `step ${index}`);
    if (step.act === 'power') {
      acts = [];
    } else if (device.chip.flash.kinds.length > operations) {
      const kinds = device.chip.flash.kinds.slice(operations);
      found.push({ index, ...before, after: step.restored, acts, kinds });
      before = { stores: device.chip.flash.bytes.slice(STORES), restored: step.restored };
      acts = [];
    }
  }
  return found;
}

/** Cuts operation `at` of a step in every way of `halves`; which of these led anywhere but before or after. */
export function cut({ index, stores, restored, after, acts, at, halves }) {
  const wrong = [];
  for (const half of halves) {
    const device = new Device({ flash: flashWith(stores) }).on();
    acts.slice(0, -1).forEach((step) => act(device, step));
    const { flash } = device.chip;
    flash.cut = { at: flash.operations + at, half };
    try {
      act(device, acts.at(-1));
      wrong.push(`step ${index}: operation ${at} did not happen again`);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      const picture = device.power().picture;
      if (picture !== restored && picture !== after) wrong.push(`step ${index}: operation ${at}, ${half}`);
    }
  }
  return wrong;
}

/** The ways in which an operation of this kind can be left. */
export const waysOf = (kind) => Object.keys(HALF_DONE[kind]);
