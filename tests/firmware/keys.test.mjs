// Buttons as they really are: they bounce, glitch, are held, and stick.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { blank, Device } from './lib/device.mjs';
import { first, story } from './lib/expected.mjs';
import { act, assertShows } from './lib/play.mjs';

const STORY = story('animals-on-board-2');
// The step that opens the set-up: a number between two and four.
const SET_UP = STORY.steps.findIndex((step) => step.act === 'ok');

/** Switches the contact back and forth before it rests at `level`. */
function bounce(device, key, level, times, gapMs) {
  for (let i = 0; i < times; i += 1) {
    device.pin(key, i % 2 === 0 ? level : !level);
    device.run(gapMs);
  }
  device.pin(key, level);
}

function atSetUp() {
  const device = new Device().on();
  STORY.steps.slice(0, SET_UP + 1).forEach((step) => act(device, step));
  return device;
}

const MENU = story('menu');
const OPENS = MENU.steps.findIndex((step) => step.act === 'menu');

/** In the match menu, a list that goes round. */
function atMenu() {
  const device = new Device().on();
  MENU.steps.slice(0, OPENS + 1).forEach((step) => act(device, step));
  return device;
}

/** How many pictures the device shows while `ms` pass. */
function pictures(device, ms) {
  let [count, last] = [0, device.picture];
  for (let passed = 0; passed < ms; passed += 1) {
    device.run(1);
    // Whole pictures only: the chip sleeps and the bus rests.
    const { core, bus, mcu, nanos } = device.chip;
    const whole = core.waiting && mcu.i2c[0].state === 0 && nanos - bus.lastStopNs > 1e6;
    if (whole && device.picture !== last) [count, last] = [count + 1, device.picture];
  }
  return count;
}

test('a bouncing contact is one press, for every key of a match', () => {
  const device = new Device().on();
  for (const [index, step] of STORY.steps.slice(0, 20).entries()) {
    if (step.act === 'up' || step.act === 'down' || step.act === 'ok' || step.act === 'back') {
      bounce(device, step.act, false, 7, 1.3);
      device.run(40);
      bounce(device, step.act, true, 7, 1.3);
      device.run(45).settle();
    } else {
      act(device, step);
    }
    assertShows(device, step.shows, `step ${index}`);
  }
});

test('half a millisecond is a glitch, whenever it comes', () => {
  const device = atSetUp();
  const before = device.picture;
  const operations = device.chip.flash.operations;
  for (const key of ['up', 'down', 'ok', 'back']) {
    for (const phase of [0, 0.13, 0.47, 0.61, 0.88]) {
      device.run(30 + phase).down(key).run(0.5).up(key).run(30).settle();
      assertShows(device, before, `${key} at ${phase}`);
    }
  }
  assert.equal(device.chip.flash.operations, operations);
});

test('Up and Down repeat while they are held, OK does not', () => {
  const device = atMenu();
  device.down('down');
  // At 1 ms, 400, 550, 700, 850, 1000, 1150, then every 60.
  assert.equal(pictures(device, 390), 1);
  assert.equal(pictures(device, 680), 5);
  assert.equal(pictures(device, 360), 5);
  device.up('down').run(50).settle();
  const before = device.picture;
  assert.equal(pictures(device, 1000), 0);
  assertShows(device, before, 'released');
  const other = new Device().on();
  other.down('ok').run(1500).up('ok').run(30).settle();
  assertShows(other, STORY.steps[SET_UP].shows, 'OK held for long is one press');
});

test('Back acts when it is released, or becomes the menu, never both', () => {
  assert.ok(OPENS > 0);
  const device = new Device().on();
  MENU.steps.slice(0, OPENS).forEach((step) => act(device, step));
  device.down('back').run(480);
  assertShows(device, MENU.steps[OPENS - 1].shows, 'before half a second');
  device.run(50).settle();
  assertShows(device, MENU.steps[OPENS].shows, 'after half a second, still held');
  device.run(2000).up('back').run(50).settle();
  assertShows(device, MENU.steps[OPENS].shows, 'after it is released');
});

test('a stuck key is ignored until it is released, and the others work', () => {
  const device = new Device();
  device.down('back').down('ok').on();
  assertShows(device, STORY.steps[0].shows, 'two keys stuck');
  device.run(3000).settle();
  assertShows(device, STORY.steps[0].shows, 'three seconds later');
  device.up('ok').run(60).settle();
  assertShows(device, STORY.steps[0].shows, 'a stuck key that is released');
  for (const [index, step] of STORY.steps.slice(1, 12).entries()) {
    if (step.act === 'back') break;
    device.press(step.act);
    assertShows(device, step.shows, `step ${index + 1} with Back stuck`);
  }
});

test('a key that sticks in play stops repeating', () => {
  const device = atMenu();
  device.down('up');
  assert.ok(pictures(device, 6000) > 80);
  device.run(4000);
  assert.equal(pictures(device, 3000), 0);
});

test('the first start asks the language, once', () => {
  const english = story('animals-on-board-2', 'en');
  const device = new Device({ flash: blank() }).on();
  assertShows(device, first[0], 'a new device');
  assertShows(device.power(), first[0], 'asked again until it is answered');
  device.press('down');
  assertShows(device, first[1], 'the other language');
  device.press('ok');
  assertShows(device, english.steps[0].shows, 'at once');
  assertShows(device.power(), english.steps[0].shows, 'and for good');
});

test('a key wakes the chip by its edge, at any moment; nothing looks for it', () => {
  for (const [key, wait] of [['up', 0], ['down', 1.7], ['ok', 1234.5], ['back', 2900]]) {
    const device = new Device().on().run(500 + wait);
    const { chip } = device;
    assert.ok(chip.core.waiting, 'asleep');
    const wakes = chip.wakes;
    device.run(100);
    assert.equal(chip.wakes, wakes, 'asleep for a tenth of a second');
    device.down(key).run(0.01);
    assert.equal(chip.wakes, wakes + 1, `${key} wakes it within ten microseconds`);
    device.up(key);
  }
});

test('two keys at once are two presses', () => {
  const device = atSetUp();
  device.press('down');
  const value = device.picture;
  device.down('up').run(3).down('down').run(40).up('up').up('down').run(60).settle();
  assertShows(device, value, 'one up, one down');
});
