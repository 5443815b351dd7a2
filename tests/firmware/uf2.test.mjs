// The file for people without a probe: loaded block by block, as the boot ROM does it, it is the same program.

import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { blank, Device, ELF, TARGET } from './lib/device.mjs';
import { FLASH_SIZE, PAGE, SECTOR } from './lib/flash.mjs';

const FLASH_BASE = 0x10000000;
const [BLOCK, RP2040, HAS_FAMILY] = [512, 0xe48bff56, 0x2000];
const FILE = readFileSync(`${TARGET}/arkeeper-pico.uf2`);

/** The blocks of the file; anything that the boot ROM would not take is an error. */
function blocks() {
  assert.equal(FILE.length % BLOCK, 0);
  return Array.from({ length: FILE.length / BLOCK }, (_, number) => {
    const block = FILE.subarray(number * BLOCK, (number + 1) * BLOCK);
    const word = (at) => block.readUInt32LE(at);
    assert.deepEqual([word(0), word(4), word(508)], [0x0a324655, 0x9e5d5157, 0x0ab16f30], `magic of block ${number}`);
    assert.deepEqual([word(8), word(28)], [HAS_FAMILY, RP2040], `family of block ${number}`);
    assert.deepEqual([word(20), word(24)], [number, FILE.length / BLOCK], `number of block ${number}`);
    assert.equal(word(16), PAGE, `a page in block ${number}`);
    assert.equal(word(12) % PAGE, 0, `block ${number} is aligned`);
    return { address: word(12), bytes: block.subarray(32, 32 + PAGE) };
  });
}

/** Flash as the boot ROM leaves it: it erases a sector when the first block of it comes, and programs page by page. */
function load(flash) {
  const erased = new Set();
  for (const { address, bytes } of blocks()) {
    const at = address - FLASH_BASE;
    const sector = at - (at % SECTOR);
    if (!erased.has(sector)) flash.fill(0xff, sector, sector + SECTOR);
    erased.add(sector);
    assert.ok(flash.subarray(at, at + PAGE).every((byte) => byte === 0xff), `block at ${address.toString(16)} comes twice`);
    flash.set(bytes, at);
  }
  return flash;
}

test('every block is one that the boot ROM takes, in flash and in order', () => {
  const addresses = blocks().map(({ address }) => address);
  assert.ok(addresses.length > 100);
  assert.deepEqual(addresses, [...addresses].sort((a, b) => a - b));
  assert.equal(addresses[0], FLASH_BASE);
  const loaded = load(new Uint8Array(FLASH_SIZE).fill(0));
  for (const { address, bytes } of ELF.segments) {
    assert.deepEqual(loaded.subarray(address - FLASH_BASE, address - FLASH_BASE + bytes.length), new Uint8Array(bytes));
  }
});

test('it boots, and draws the same first picture as the ELF', () => {
  // Nothing but what the file loads: the emulator puts no program into this flash.
  const alone = { ...ELF, segments: [] };
  const flash = load(blank());
  const device = new Device({ flash, program: alone }).on();
  assert.notEqual(device.picture, null);
  const other = new Device({ flash: blank() }).on();
  assert.equal(device.picture, other.picture);
  assert.equal(device.press('ok').picture, other.press('ok').picture);
});

test('a match on the device outlives loading the program again', () => {
  const device = new Device().on();
  for (const key of ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']) device.press(key);
  const { picture } = device.power();
  const flash = load(device.off().stored);
  assert.equal(new Device({ flash, program: { ...ELF, segments: [] } }).on().picture, picture);
});
