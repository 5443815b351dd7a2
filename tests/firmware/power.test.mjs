// The power fails at every flash operation of a whole match, half-done operations included: afterwards the device is
// in the state before or after the event in flight, never in any other.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { nearlyFull, waysOf } from './lib/cuts.mjs';
import { story } from './lib/expected.mjs';
import { overAll } from './lib/workers.mjs';

const CUTS = new URL('./lib/cuts.mjs', import.meta.url).href;
const { steps } = story('animals-on-board-2');
// The records of the match that the nearly full ring already holds.
const LEAD = 12;

/** Cuts every operation of `played`, from `flash`; `ways` says how each is left. */
async function cutEverywhere(flash, shows, played, ways) {
  const [taken] = await overAll(CUTS, 'snapshots', [{ steps: played, flash, shows }]);
  const cuts = taken.flatMap((step) => step.kinds.map((kind, i) => ({ ...step, at: i + 1, halves: ways(kind, i) })));
  const wrong = (await overAll(CUTS, 'cut', cuts)).flat();
  assert.deepEqual(wrong, []);
  const kinds = cuts.map((cut) => cut.kinds[cut.at - 1]);
  return { operations: cuts.length, ways: cuts.reduce((sum, cut) => sum + cut.halves.length, 0), erases: kinds.filter((kind) => kind === 'erase').length };
}

test('from an empty ring', async (t) => {
  const done = await cutEverywhere(null, steps[0].shows, steps.slice(1), waysOf);
  assert.ok(done.operations > 60, 'a whole match');
  t.diagnostic(`${done.operations} operations, cut in ${done.ways} ways`);
});

test('from a ring that is nearly full: wrap, erase, and the match written again', async (t) => {
  const first = steps.findIndex((step) => step.records === LEAD);
  assert.equal(steps[first + 1].records, LEAD);
  // Reading a full ring takes a while: an erase is cut in every way, a program in one after the other.
  const ways = (kind, i) => (kind === 'erase' ? waysOf(kind) : [waysOf(kind)[i % waysOf(kind).length]]);
  const done = await cutEverywhere(nearlyFull(), steps[first].restored, steps.slice(first + 1), ways);
  assert.ok(done.erases > 0, 'a page was erased');
  assert.ok(done.operations > 40, 'a whole match');
  t.diagnostic(`${done.operations} operations, cut in ${done.ways} ways, ${done.erases} of them erases`);
});
