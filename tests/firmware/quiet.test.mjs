// A quiet device: it dims and sleeps, moves its picture, keeps its settings, and is woken by any key.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { Device } from './lib/device.mjs';
import { story } from './lib/expected.mjs';
import { act, assertShows } from './lib/play.mjs';

const MINUTE = 60_000;
const SLEEP = story('sleep');
const SETTINGS = story('settings');
// The step that opens the settings: their first row is the language.
const OPENED = SETTINGS.steps.findIndex((step) => step.act === 'ok');

/** In a match, at the first question after a move. */
function inMatch() {
  const device = new Device().on();
  SLEEP.steps.slice(0, 7).forEach((step) => act(device, step));
  return device;
}

/** In the settings, `row` rows down. */
function inSettings(row) {
  const device = new Device().on();
  SETTINGS.steps.slice(0, OPENED + 1).forEach((step) => act(device, step));
  for (let i = 0; i < row; i += 1) device.press('down');
  return device;
}

test('the panel dims, then goes dark, and a dark panel is left alone', () => {
  const device = inMatch();
  const { contrast } = device.display;
  device.run(59 * 1000).settle();
  assert.equal(device.display.contrast, contrast, 'not yet');
  device.run(2000).settle();
  assert.ok(device.display.contrast < contrast, 'dimmed');
  assert.ok(device.display.on);
  device.run(10 * MINUTE).settle();
  assert.ok(!device.display.on, 'dark');
  const { bytes } = device.chip.bus;
  const [begun, slept] = [device.chip.nanos, device.chip.sleptNs];
  device.run(10 * MINUTE);
  assert.equal(device.chip.bus.bytes, bytes, 'not a byte to a dark panel');
  assert.ok((device.chip.sleptNs - slept) / (device.chip.nanos - begun) >= 0.999, 'asleep');
});

for (const key of ['up', 'down', 'ok', 'back', 'menu']) {
  test(`${key} wakes a dark device and does nothing else`, () => {
    const device = inMatch();
    const shown = device.picture;
    device.run(11 * MINUTE).settle();
    assert.equal(device.picture, null);
    const flash = device.off().stored;
    device.press(key);
    assertShows(device, shown, 'as it was');
    assert.deepEqual(device.off().stored, flash, 'and nothing was recorded');
  });
}

test('a dimmed picture moves by a pixel every minute', () => {
  const device = inMatch();
  const seen = new Set();
  for (let minute = 0; minute < 6; minute += 1) seen.add(device.run(MINUTE).settle().picture);
  assert.equal(seen.size, 2);
});

test('brightness is the contrast of the panel, at once and after a restart', () => {
  const device = inSettings(1);
  const seen = [device.display.contrast];
  for (let i = 0; i < 4; i += 1) seen.push(device.press('ok').display.contrast);
  assert.equal(new Set(seen).size, 5, 'five steps');
  assert.equal(device.power().display.contrast, seen.at(-1), 'kept');
});

test('the pace of held keys changes at once', () => {
  const slow = inSettings(4);
  slow.press('ok').press('ok').press('ok'); // normal, fast, off, slow
  const fast = inSettings(4);
  fast.press('ok');
  const moves = (device) => {
    const { bytes } = device.chip.bus;
    device.down('down').run(2000).up('down').run(100).settle();
    return device.chip.bus.bytes - bytes;
  };
  assert.ok(moves(fast) > 3 * moves(slow), 'fast is more than three times as fast as slow');
});

test('a device nobody touches for an hour wakes up where it was', () => {
  const device = inMatch();
  const shown = device.picture;
  device.run(60 * MINUTE);
  assert.equal(device.restarts, 0);
  assertShows(device.press('ok'), shown, 'awake');
});
