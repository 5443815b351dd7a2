// The journeys of the host, as they are played on the emulated device: all in French, one a game in English.

import { ELF } from './device.mjs';
import { stories } from './expected.mjs';
import { overAll } from './workers.mjs';

/** The module that plays one. */
export const PLAY = new URL('./play.mjs', import.meta.url).href;
// The game is the name of the journey without the number of players.
const game = (story) => story.journey.replace(/-\d+$/, '');
const english = stories.filter((story) => story.lang === 'en');

export const played = [
  ...stories.filter((story) => story.lang === 'fr'),
  ...english.filter((story, index) => english.findIndex((other) => game(other) === game(story)) === index),
];

/** Plays them, the power failing in the middle of each; what the presses took, in milliseconds, and the stack, in bytes. */
export async function playAll() {
  // The longest first: at the end no core waits for another.
  const plays = [...played].sort((a, b) => b.steps.length - a.steps.length);
  const inputs = plays.map((story) => ({ story, cutAfter: Math.floor(story.steps.length / 2) }));
  const answers = await overAll(PLAY, 'playStory', inputs);
  const slow = answers.flatMap((answer) => answer.times).sort((a, b) => a.time - b.time);
  const times = slow.map(({ time }) => time);
  return {
    journeys: answers.length,
    presses: times.length,
    median: times[Math.floor(times.length / 2)],
    most: times[Math.floor(times.length * 0.95)],
    worst: times.at(-1),
    slowest: slow.slice(-3).map(({ time, where }) => `${time.toFixed(1)} ms at ${where}`),
    stack: ELF.symbols.get('_stack_start') - Math.min(...answers.map((answer) => answer.lowestStack)),
  };
}
