// What the host rendered: the journeys picture by picture, and the notices. `cargo test --test expected_frames` writes it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TARGET = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
const expected = JSON.parse(readFileSync(`${TARGET}/tmp/expected.json`, 'utf8'));

const picture = (place) => expected.pictures[place];

/** The pictures of what can go wrong, by language. */
export const notices = Object.fromEntries(
  Object.entries(expected.notices).map(([name, { fr, en }]) => [name, { fr: picture(fr), en: picture(en) }]),
);
/** The first screen of a new device, and the one after Down. */
export const first = expected.first.map(picture);
/** Every journey in every language: acts, and the pictures after them. */
export const stories = expected.stories.map((story) => ({
  ...story,
  steps: story.steps.map((step) => ({ ...step, shows: picture(step.shows), restored: picture(step.restored) })),
}));

/** The story of a journey in a language. */
export function story(journey, lang = 'fr') {
  const found = stories.find((story) => story.journey === journey && story.lang === lang);
  if (!found) throw new Error(`no journey ${journey} in ${lang}`);
  return found;
}
