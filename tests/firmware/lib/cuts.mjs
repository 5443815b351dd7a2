// Every way the flash can be left when the power fails in a match, and where the device comes back from it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Device } from './device.mjs';
import { FLASH_SIZE, HALF_DONE } from './flash.mjs';
import { act, assertShows } from './play.mjs';

const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
const STORES = 0x1e8000;

/** Flash with `stores` in it: the journal and the settings. */
export function flashWith(stores) {
  const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
  flash.set(stores, STORES);
  return flash;
}

/** Flash with the stores that `cargo test --test journal` wrote down under this name. */
export function flashOf(name) {
  return flashWith(readFileSync(`${TARGET}/tmp/${name}.bin`));
}

/** A ring whose match is soon written again, after which it wraps. */
export const nearlyFull = () => flashOf('nearly-full');

/**
 * Plays `steps` from `flash`, which shows `shows`. Every flash operation is also left half done in `ways(kind, i)`, on a
 * copy: what lies in flash then, and the two pictures that may follow.
 */
export function cutEverywhere({ steps, flash, shows, ways }) {
  const device = new Device({ flash }).on();
  assertShows(device, shows, 'at the start');
  const [cuts, kinds] = [[], []];
  let before = shows;
  for (const [index, step] of steps.entries()) {
    if (step.act !== 'power') {
      device.chip.flash.witness = (kind, halfway) => {
        for (const half of ways(kind, kinds.length)) {
          const copy = device.chip.flash.bytes.slice();
          halfway(half, copy);
          cuts.push({ what: `step ${index}, ${kind} left with ${half}`, stores: copy.slice(STORES), before, after: step.restored });
        }
        kinds.push(kind);
      };
    }
    act(device, step);
    device.chip.flash.witness = null;
    assertShows(device, step.shows, `step ${index}`);
    before = step.restored;
  }
  return { cuts, kinds };
}

/** What is wrong with the device that comes back from a cut, or nothing. */
export function comesBack({ what, stores, before, after }) {
  const { picture } = new Device({ flash: flashWith(stores) }).on();
  return picture === before || picture === after ? null : what;
}

/** The ways in which an operation of this kind can be left. */
export const waysOf = (kind) => Object.keys(HALF_DONE[kind]);
