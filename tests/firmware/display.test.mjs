// A display that is missing, unplugged, or holds the bus does not stop the match.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { Device } from './lib/device.mjs';
import { story } from './lib/expected.mjs';
import { act, assertShows } from './lib/play.mjs';

const { steps } = story('animals-on-board-4');
const upTo = (device, from, to) => steps.slice(from, to).forEach((step) => act(device, step));

test('without a display keys count and the journal grows; it is set up when it answers', () => {
  const device = new Device();
  device.display.plugged = false;
  device.on();
  upTo(device, 1, 16);
  assert.equal(device.picture, null);
  device.display.plugged = true;
  device.run(4200).settle();
  assertShows(device, steps[15].shows, 'within five seconds, without a press');
  assertShows(device.power(), steps[15].restored, 'nothing was lost');
});

test('a display unplugged in play is drawn on again at the next press', () => {
  const device = new Device().on();
  upTo(device, 1, 10);
  device.display.plugged = false;
  upTo(device, 10, 14);
  device.display.plugged = true;
  device.display.powerOn();
  upTo(device, 14, 16);
  assertShows(device, steps[15].shows, 'after two presses');
});

test('a display that lost its power unnoticed is found out while nobody presses anything', () => {
  const device = new Device().on();
  upTo(device, 1, 10);
  device.display.powerOn();
  device.run(4200).settle();
  assertShows(device, steps[9].shows, 'within five seconds');
});

test('a display that lost its power in the dark is set up when somebody wakes the device', () => {
  const device = new Device().on();
  const shown = device.picture;
  device.run(11 * 60_000).settle();
  assert.equal(device.picture, null, 'dark');
  device.display.powerOn();
  device.press('up');
  assertShows(device, shown, 'awake');
});

test('unplugged in the middle of a picture', () => {
  for (const after of [1, 3, 40, 130, 200]) {
    const device = new Device().on();
    upTo(device, 1, 3);
    const bytes = device.chip.bus.bytes;
    device.down(steps[3].act);
    for (let i = 0; i < 6000 && device.chip.bus.bytes < bytes + after; i += 1) device.run(0.01);
    assert.equal(device.chip.bus.bytes, bytes + after);
    device.display.plugged = false;
    device.run(60).up(steps[3].act).run(40);
    device.display.plugged = true;
    device.display.powerOn();
    device.run(4200).settle();
    assertShows(device, steps[3].shows, `after ${after} bytes`);
  }
});

test('a bus held low delays a press by its timeout and loses nothing', () => {
  const device = new Device().on();
  upTo(device, 1, 8);
  device.chip.bus.heldLow = true;
  for (const step of steps.slice(8, 14)) device.press(step.act, 60).run(60);
  assert.equal(device.restarts, 0);
  device.chip.bus.heldLow = false;
  upTo(device, 14, 16);
  assertShows(device, steps[15].shows, 'when it is free again');
  assertShows(device.power(), steps[15].restored, 'nothing was lost');
});

test('a bus held low from the start', () => {
  const device = new Device();
  device.on({ wait: false });
  device.chip.bus.heldLow = true;
  device.run(300);
  for (const step of steps.slice(1, 16)) device.press(step.act, 60).run(60);
  device.chip.bus.heldLow = false;
  device.run(4200).settle();
  assertShows(device, steps[15].shows, 'when it is free');
});
