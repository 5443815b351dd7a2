// Whatever the flash holds, the device starts, says what is wrong, and a new match can begin.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { flashOf } from './lib/cuts.mjs';
import { blank, Device } from './lib/device.mjs';
import { notices } from './lib/expected.mjs';
import { act, assertShows, deviceIn } from './lib/play.mjs';
import { answerFrench, assertPlayable, JOURNAL, played, readNotices, SETTINGS, SOME, steps } from './lib/stores.mjs';
import { overAll } from './lib/workers.mjs';

const STORES = new URL('./lib/stores.mjs', import.meta.url).href;

test('blank flash starts without a word', () => {
  const device = new Device({ flash: blank() }).on();
  assert.deepEqual(readNotices(device), []);
  assertPlayable(answerFrench(device, 'blank'), 'blank');
});

test('flash full of zeros is told and can be played on', () => {
  const flash = blank().fill(0, ...JOURNAL).fill(0, ...SETTINGS);
  const device = new Device({ flash }).on();
  assert.ok(readNotices(device).includes('damaged'));
  assertPlayable(answerFrench(device, 'zeros'), 'zeros');
});

test('flash full of noise is told and can be played on', async () => {
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
  assert.deepEqual(await overAll(STORES, 'survivesNoise', seeds), seeds);
});

test('a match of a newer program is told, and kept until another begins', () => {
  const flash = played();
  // The start record: number 0, variant 0, version 1. Its checksum is mended as a newer program would write it.
  const at = flash.subarray(...JOURNAL).findIndex((_, i, bytes) => bytes[i + 9] === 0 && bytes[i + 10] === 0 && bytes[i + 11] === 1) + JOURNAL[0];
  const length = flash[at + 5] | (flash[at + 6] << 8);
  flash[at + 11] = 2;
  flash.set(checksum(flash.subarray(at + 9, at + 9 + length)), at + 1);
  const before = flash.slice(...JOURNAL);
  const device = new Device({ flash }).on();
  assertShows(device, notices.newer.fr, 'the notice');
  device.press('ok');
  assertShows(device, steps[0].shows, 'the first screen');
  device.run(30_000);
  assert.deepEqual(device.off().stored.slice(...JOURNAL), before, 'not a byte changed');
  device.on();
  assertShows(device, notices.newer.fr, 'told again while it is there');
  device.press('ok');
  assertPlayable(device, 'a new match');
});

test('a changed bit in any record of the match is told, never skipped', () => {
  const flash = played();
  const start = JOURNAL[0] + 1;
  const end = flash.subarray(start, JOURNAL[1]).findIndex((_, i, bytes) => bytes.subarray(i, i + 16).every((byte) => byte === 0xff)) + start;
  assert.ok(end - start > 60);
  const fine = new Device({ flash }).on().picture;
  for (let at = start; at < end; at += 3) {
    const damaged = flash.slice();
    damaged[at] ^= 0x10;
    const device = new Device({ flash: damaged }).on();
    const told = device.picture === notices.damaged.fr;
    // The last record of all looks like one that the power failed in: then the match stands before it.
    const lastLost = steps.some((step) => step.restored === device.picture);
    assert.ok(told || (lastLost && at > end - 20), `byte ${at - start} of ${end - start}`);
    assert.ok(told || device.picture !== fine || at > end - 20);
  }
});

test('flash that takes nothing any more: said once, play goes on, and it is saved when it works again', () => {
  const device = new Device().on();
  steps.slice(1, SOME - 3).forEach((step) => act(device, step));
  device.chip.flash.worn = (at) => at >= JOURNAL[0];
  let told = 0;
  for (const step of steps.slice(SOME - 3, SOME + 4)) {
    act(device, step);
    if (device.picture === notices['not saved'].fr) {
      told += 1;
      device.press('ok');
    }
    assertShows(device, step.shows, 'play goes on');
  }
  assert.equal(told, 1);
  device.chip.flash.worn = () => false;
  const recorded = steps.findIndex((step, index) => index >= SOME + 4 && step.records > steps[index - 1].records);
  steps.slice(SOME + 4, recorded + 1).forEach((step) => act(device, step));
  assertShows(device.power(), steps[recorded].restored, 'the whole match was written again');
});

test('a match with as many entries as there is room for: said, nothing lost, and undo makes room', () => {
  const device = new Device({ flash: flashOf('animals-on-board-1000') }).on();
  const before = device.press('up').press('down').picture;
  const operations = device.chip.flash.operations;
  device.press('ok');
  assertShows(device, notices.full.fr, 'the notice');
  device.press('ok');
  assertShows(device, before, 'the match as it was');
  assert.equal(device.chip.flash.operations, operations, 'nothing was written');
  device.press('back').press('ok').press('ok');
  assert.notEqual(device.picture, notices.full.fr);
  assert.ok(device.chip.flash.operations > operations, 'an undo and another event were');
});

test('appended first, then drawn: whatever the panel shows is in flash', () => {
  const device = new Device().on();
  let records = 0;
  for (const step of steps.slice(1)) {
    const { chip } = device;
    const [before, bytes] = [chip.flash.operations, chip.bus.bytes];
    let written = null;
    chip.bus.onByte = () => {
      written ??= chip.flash.operations - before;
    };
    act(device, step);
    chip.bus.onByte = null;
    if (step.records === records || chip.bus.bytes === bytes || device.chip !== chip) continue;
    records = step.records;
    assert.ok(written > 0, 'flash had it before the first byte on the bus');
    assert.equal(chip.flash.operations - before, written, 'all of it');
  }
  assert.ok(records > 20);
});

test('a whole match on an empty ring erases nothing', () => {
  const device = new Device().on();
  steps.slice(1, -1).forEach((step) => act(device, step));
  assert.equal(device.chip.flash.erases, 0);
});

test('settings that cannot be read are told, and set again', () => {
  const device = deviceIn('en').off();
  device.stored.fill(0x5a, ...SETTINGS);
  device.on();
  assert.deepEqual(readNotices(device), ['forgotten']);
  answerFrench(device, 'asked again');
  assertShows(device, steps[0].shows, 'French now');
  assertShows(device.power(), steps[0].shows, 'and told once');
});

// The checksum of the ring's items: CRC-32C with another start, never nothing.
function checksum(bytes) {
  let crc = 0xeeeeeeee;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  crc = ~crc >>> 0;
  if ((crc & 0xff) === 0 || (crc & 0xff) === 0xff) crc = (crc ^ 1) >>> 0;
  return [crc & 0xff, (crc >>> 8) & 0xff, (crc >>> 16) & 0xff, crc >>> 24];
}
