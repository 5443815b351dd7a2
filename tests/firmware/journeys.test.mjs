// Every journey of the host, played through the pins of the real image, and how long its presses take.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { ELF } from './lib/device.mjs';
import { story } from './lib/expected.mjs';
import { PLAY, played, playAll } from './lib/journeys.mjs';
import { overAll } from './lib/workers.mjs';

test('undo, redo and a return survive a power cut after any press', async () => {
  const plays = ['menu', 'history'].map((name) => ({ story: story(name), cutAfter: 'every step' }));
  const answers = await overAll(PLAY, 'playStory', plays);
  assert.ok(answers.every(({ cuts }) => cuts > 30));
});

test('every journey shows what the host renders, survives a power cut, and is quick', async (t) => {
  assert.ok(played.some(({ lang }) => lang === 'fr') && played.some(({ lang }) => lang === 'en'));
  const { journeys, presses, median, most, worst, slowest, stack } = await playAll();
  assert.equal(journeys, played.length);
  t.diagnostic(`${presses} presses: median ${median.toFixed(1)} ms, 95 % ${most.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
  t.diagnostic(`deepest stack ${stack} bytes`);
  assert.ok(presses > 1000);
  // A whole picture takes 23 ms on the bus by physics.
  assert.ok(median <= 12 && worst <= 30, `median ${median} ms, slowest ${slowest.join(', ')}`);
  const room = ELF.symbols.get('_stack_start') - ELF.symbols.get('_stack_end');
  assert.ok(stack <= (room * 7) / 8, 'an eighth of the stack is never used');
});
