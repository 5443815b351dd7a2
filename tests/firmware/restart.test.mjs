// After a panic, a hang, a stack that overflows or a power cut the device comes back into the same match and says why, once.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { story, notices } from './lib/expected.mjs';
import { logged } from './lib/log.mjs';
import { act, assertShows, deviceIn } from './lib/play.mjs';

// The first moment in a match at which the table is asked something.
function inMatch(lang) {
  const { steps } = story('animals-on-board-2', lang);
  const device = deviceIn(lang);
  const end = steps.findIndex((step) => step.records === 4);
  steps.slice(0, end + 1).forEach((step) => act(device, step));
  return { device, step: steps[end], next: steps[end + 1] };
}

/** The match as it is when nothing is said about a restart: shown after a notice was read. */
function resumed(lang) {
  const { device, step } = inMatch(lang);
  assertShows(device, step.shows, 'before');
  return step.shows;
}

for (const lang of ['fr', 'en']) {
  for (const [what, happen, notice, log] of [
    ['panic', (chip) => chip.fail(), 'panicked', 'restarted after a panic'],
    ['hang', (chip) => chip.hang(), 'hung', 'restarted after a hang'],
    ['hang with interrupts on', (chip) => chip.hang({ interrupts: true }), 'hung', 'restarted after a hang'],
  ]) {
    test(`a ${what} is told once, in ${lang}, and the match goes on`, () => {
      const { device, next } = inMatch(lang);
      happen(device.chip);
      const before = device.restarts;
      for (let passed = 0; passed < 10_000 && device.restarts === before; passed += 100) device.run(100);
      assert.equal(device.restarts, before + 1, 'restarted within ten seconds');
      device.settle();
      assertShows(device, notices[notice][lang], 'the notice');
      assert.ok(logged(device.chip).includes(log), 'in the log');
      device.press('ok');
      assertShows(device, resumed(lang), 'the match');
      act(device, next);
      assertShows(device, next.shows, 'the next press counts');
      device.power();
      assert.notEqual(device.picture, notices[notice][lang], 'told once');
    });
  }
}

test('that the power was off is said once, and logged', () => {
  const { device, step, next } = inMatch('fr');
  device.power();
  assertShows(device, step.restored, 'the match, and a word about the power');
  assert.notEqual(step.restored, step.shows);
  assert.ok(logged(device.chip).includes('started: the power was off'));
  act(device, next);
  assertShows(device, next.shows, 'the next press counts, and nothing more is said');
});

test('a stack that overflows leaves the RAM and ends in a restart, nothing is overwritten', () => {
  const { device } = inMatch('fr');
  const { chip } = device;
  const data = chip.elf.symbols.get('_stack_start');
  assert.ok(data <= chip.elf.sections.get('.data').address, 'the stack lies below the data');
  assert.equal(chip.elf.symbols.get('_stack_end'), 0x20000000);
  chip.core.registers[13] = 0x20000000;
  chip.core.waiting = false;
  chip.mcu.writeUint16(0x20041ff0, 0xb510); // push {r4, lr}
  chip.core.PC = 0x20041ff0;
  device.run(1);
  assert.ok(chip.lockedUp, 'the push faults');
  for (let passed = 0; passed < 10_000 && device.restarts === 0; passed += 100) device.run(100);
  assert.equal(device.restarts, 1);
  device.settle();
  assertShows(device, notices.hung.fr, 'the notice');
});

test('the watchdog never bites a device that is left alone', () => {
  const { device } = inMatch('fr');
  const shown = device.picture;
  device.run(58_000).settle();
  assert.equal(device.restarts, 0);
  assertShows(device, shown, 'nearly a minute later');
  device.run(20 * 60_000).settle();
  assert.equal(device.restarts, 0);
  assert.equal(device.picture, null, 'asleep');
  device.press('up');
  assertShows(device, shown, 'awake');
});

test('a program freshly loaded by the boot loader says nothing', () => {
  const { device, step } = inMatch('fr');
  device.off().on({ kept: { reason: 1, scratch: new Uint32Array(8) } });
  assertShows(device, step.shows, 'the match, without a word');
});
