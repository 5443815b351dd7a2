// The power fails at every flash operation of a whole match, half-done operations included: afterwards the device is
// in the state before or after the event in flight, never in any other.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { cutEverywhere, nearlyFull, waysOf } from './lib/cuts.mjs';
import { story } from './lib/expected.mjs';
import { overAll } from './lib/workers.mjs';

const CUTS = new URL('./lib/cuts.mjs', import.meta.url).href;
const { steps } = story('animals-on-board-2');
// The records of the match that the nearly full ring already holds.
const LEAD = 12;

async function check(t, play) {
  const { cuts, kinds } = cutEverywhere(play);
  const wrong = (await overAll(CUTS, 'comesBack', cuts)).filter((answer) => answer !== null);
  assert.deepEqual(wrong, []);
  const erases = kinds.filter((kind) => kind === 'erase').length;
  t.diagnostic(`${kinds.length} flash operations (${erases} erases), cut in ${cuts.length} ways`);
  return { operations: kinds.length, erases };
}

test('from an empty ring', async (t) => {
  const done = await check(t, { flash: undefined, shows: steps[0].shows, steps: steps.slice(1), ways: waysOf });
  assert.ok(done.operations > 60, 'a whole match');
});

test('from a ring that is nearly full: wrap, erase, and the match written again', async (t) => {
  const first = steps.findIndex((step) => step.records === LEAD);
  // Reading a full ring takes a while: an erase is cut in every way, a program in one after the other.
  const ways = (kind, i) => (kind === 'erase' ? waysOf(kind) : [waysOf(kind)[i % waysOf(kind).length]]);
  const done = await check(t, { flash: nearlyFull(), shows: steps[first].restored, steps: steps.slice(first + 1), ways });
  assert.ok(done.erases > 0, 'a page was erased');
  assert.ok(done.operations > 40, 'the rest of the match');
});
