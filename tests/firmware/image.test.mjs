// The image itself: where its parts lie, and how large it is.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { ELF } from './lib/device.mjs';
import { image } from './lib/numbers.mjs';

const KB = 1024;
const END_OF_PROGRAM = 0x101e8000;

test('the boot loader and the vector table are where the chip looks for them', () => {
  assert.equal(ELF.sections.get('.boot2').address, 0x10000000);
  assert.equal(ELF.sections.get('.boot2').size, 256);
  assert.equal(ELF.sections.get('.vector_table').address, 0x10000100);
});

test('no byte of the program lies in the journal or the settings', () => {
  for (const { address, bytes } of ELF.segments) {
    assert.ok(address >= 0x10000000 && address + bytes.length <= END_OF_PROGRAM, address.toString(16));
  }
});

// The aim is 192 KB of flash; five games in two languages are beyond it. This keeps them from growing unseen.
test('the image keeps to its budget: 304 KB of flash, 64 KB of RAM with the stack', (t) => {
  const { flash, ram, stack } = image();
  t.diagnostic(`${(flash / KB).toFixed(1)} KB of flash, ${(ram / KB).toFixed(1)} KB of RAM, ${stack / KB} KB of it stack`);
  assert.ok(flash <= 304 * KB && ram <= 64 * KB);
});
