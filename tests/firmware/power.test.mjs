// The power fails at every flash operation of a whole match, half-done operations included: afterwards the device is
// in the state before or after the event in flight, never in any other.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { story } from './lib/expected.mjs';
import { fullRing } from './lib/full_ring.mjs';
import { overAll } from './lib/workers.mjs';

const CUTS = new URL('./lib/cuts.mjs', import.meta.url).href;
const STORY = story('animals-on-board-2');

/** Every flash operation of the match, told which step it belongs to, from snapshots of the flash. */
async function cutEverywhere(flash, lead) {
  const [steps] = await overAll(CUTS, 'snapshots', [{ story: STORY, flash, lead }]);
  const cuts = steps.flatMap((step) => Array.from({ length: step.operations }, (_, i) => ({ ...step, at: i + 1 })));
  assert.ok(cuts.length > 30, `${cuts.length} operations are not a match`);
  const answers = await overAll(CUTS, 'cut', cuts);
  const wrong = answers.filter((answer) => answer.wrong.length > 0);
  assert.deepEqual(wrong, []);
  return { cuts: cuts.length, erases: steps.reduce((sum, step) => sum + step.erases, 0) };
}

test('from an empty ring', async (t) => {
  const { cuts } = await cutEverywhere(null, []);
  t.diagnostic(`${cuts} operations cut`);
});

test('from a ring that is nearly full: wrap, erase and rewriting', async (t) => {
  const { flash, lead } = fullRing();
  const { cuts, erases } = await cutEverywhere(flash, lead);
  assert.ok(erases > 0, 'something was erased');
  t.diagnostic(`${cuts} operations cut, ${erases} erases among them`);
});
