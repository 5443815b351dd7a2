// Flash in any state, and whether a device can be played on from it.

import { strict as assert } from 'node:assert';
import { blank, Device } from './device.mjs';
import { first, story, notices } from './expected.mjs';
import { act, assertShows } from './play.mjs';

export const { steps } = story('animals-on-board-4');
export const JOURNAL = [0x1e8000, 0x1f8000];
export const SETTINGS = [0x1f8000, 0x200000];
// Far enough for a match with a few events in it.
export const SOME = steps.findIndex((step) => step.records === 5) + 1;

/** What lies in the flash of a device in a match. */
export function played() {
  const device = new Device().on();
  steps.slice(1, SOME).forEach((step) => act(device, step));
  return device.off().stored;
}

/** Reads every notice away; which ones there were. */
export function readNotices(device) {
  const seen = [];
  for (let i = 0; i < 5; i += 1) {
    const name = Object.keys(notices).find((name) => notices[name].fr === device.picture);
    if (!name) break;
    seen.push(name);
    device.press('ok');
  }
  return seen;
}

/** A device whose settings are lost asks its language, as at the first start. */
export function answerFrench(device, where) {
  assertShows(device, first[0], `${where}: the language`);
  return device.press('ok');
}

/** Plays a match from the first screen, and resumes it. */
export function assertPlayable(device, where) {
  assertShows(device, steps[0].shows, `${where}: the first screen`);
  for (const [index, step] of steps.slice(1, SOME).entries()) {
    act(device, step);
    assertShows(device, step.shows, `${where}: step ${index + 1}`);
  }
  assertShows(device.power(), steps[SOME - 1].restored, `${where}: resumed`);
}

/** Begins and resumes a match on flash full of noise; meant for a thread of its own. */
export function survivesNoise(seed) {
  const flash = blank();
  let state = seed * 0x9e3779b1;
  for (let at = JOURNAL[0]; at < SETTINGS[1]; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    flash[at] = state >>> 24;
  }
  const device = new Device({ flash }).on();
  const told = readNotices(device);
  assert.ok(told.includes('damaged'), `noise ${seed} is told`);
  assertPlayable(answerFrench(device, `noise ${seed}`), `noise ${seed}`);
  return seed;
}
