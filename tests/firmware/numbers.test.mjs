// The numbers a person feels, measured on the emulated chip: cycle counts repeat exactly. How long a press takes is
// measured where the journeys are played.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { boot, erases, flashPerRecord, sleep, undo } from './lib/numbers.mjs';

test('from power to the first picture', (t) => {
  const { empty, match, full } = boot();
  t.diagnostic(`${empty.toFixed(1)} ms with an empty ring, ${match.toFixed(1)} ms with 500 entries, ${full.toFixed(1)} ms with a full ring`);
  assert.ok(empty <= 100 && match <= 100 && full <= 200);
});

test('an undo at 1,000 entries', (t) => {
  const slowest = undo();
  t.diagnostic(`${slowest.toFixed(1)} ms from the press to the picture`);
  assert.ok(slowest <= 60);
});

test('asleep while nobody presses anything, but for the watchdog', (t) => {
  const { asleep, wakes } = sleep();
  t.diagnostic(`asleep ${(asleep * 100).toFixed(3)} % of a minute, woken ${wakes} times`);
  assert.ok(asleep >= 0.999);
  // Every four seconds to feed the watchdog, and when the panel dims.
  assert.ok(wakes <= 60 / 4 + 2, 'nothing polls');
});

test('flash for a record, and presses that wait for an erase', (t) => {
  const [bytes, { presses, waited }] = [flashPerRecord(), erases()];
  t.diagnostic(`${bytes.toFixed(1)} bytes a record; ${waited} of ${presses} presses waited for an erase`);
  assert.ok(bytes <= 16);
  assert.ok(presses > 100 && waited * 100 <= presses);
});
