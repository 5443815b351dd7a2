// Every journey of the host, played through the pins of the real image.

import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { stories } from './lib/expected.mjs';
import { overAll } from './lib/workers.mjs';

const PLAY = new URL('./lib/play.mjs', import.meta.url).href;
const french = stories.filter((story) => story.lang === 'fr');
// One a game in English: the game is the name of the journey without the number of players.
const game = (story) => story.journey.replace(/-\d+$/, '');
const english = stories.filter(
  (story, index) => story.lang === 'en' && stories.findIndex((other) => other.lang === 'en' && game(other) === game(story)) === index,
);

test('every journey shows what the host renders, and survives a power cut in its middle', async () => {
  assert.ok(french.length > 0 && english.length > 0);
  const plays = [...french, ...english].map((story) => ({ story, cutAfter: Math.floor(story.steps.length / 2) }));
  const played = await overAll(PLAY, 'playStory', plays);
  assert.equal(played.length, plays.length);
  assert.ok(played.every(({ presses }) => presses > 1));
});
