// Plays a story on the emulated device and compares every picture with the host's, byte for byte.

import { strict as assert } from 'node:assert';
import { blank, Device } from './device.mjs';
import { asText } from './ssd1306.mjs';

/** A device that has only been asked for its language. */
export function deviceIn(lang) {
  if (lang === 'fr') return new Device().on();
  const device = new Device({ flash: blank() }).on();
  if (lang === 'en') device.press('down');
  return device.press('ok');
}

/** Fails with both pictures if the panel does not show `expected`. */
export function assertShows(device, expected, where) {
  const found = device.picture;
  if (found === expected) return;
  assert.fail(`${where}: the panel shows\n${asText(found)}\ninstead of\n${asText(expected)}`);
}

/** Does one act of a story. */
export function act(device, step) {
  const [word, time] = step.act.split(' ');
  if (word === 'power') device.power();
  else if (word === 'wait') device.run(Number(time)).settle();
  else if (step.act !== 'start') device.press(step.act);
}

/**
 * Plays all of `story`; after step `cutAfter`, or after `'every step'`, another device comes back from what lies in flash.
 * Returns how many milliseconds Up, Down and OK took to reach the last changed byte on the panel's bus, how deep the stack
 * went, and how often the power failed.
 */
export function playStory({ story, cutAfter = null }) {
  const device = deviceIn(story.lang);
  const times = [];
  let [lowestStack, cuts] = [Infinity, 0];
  story.steps.forEach((step, index) => {
    const where = `${story.journey} (${story.lang}) line ${step.line}, step ${index}: ${step.act}`;
    const [edge, bytes] = [device.chip.nanos, device.chip.bus.bytes];
    act(device, step);
    assertShows(device, step.shows, where);
    const { chip } = device;
    const time = (chip.bus.lastByteNs - edge) / 1e6;
    if (['up', 'down', 'ok'].includes(step.act) && chip.bus.bytes > bytes) times.push({ time, where });
    lowestStack = Math.min(lowestStack, chip.lowestStack);
    if (cutAfter === 'every step' || index === cutAfter) {
      cuts += 1;
      const other = new Device({ flash: device.off().stored }).on();
      assertShows(other, step.restored, `${where}, after a power cut`);
    }
  });
  return { times, lowestStack, cuts };
}
