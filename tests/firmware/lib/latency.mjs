// How long every press of a story takes to reach the panel.

import { act } from './play.mjs';
import { Device } from './device.mjs';

/** Milliseconds from the edge to the last byte, for Up, Down and OK; and how deep the stack went. */
export function latencies(story) {
  const device = new Device().on();
  const times = [];
  for (const step of story.steps) {
    const [edge, bytes] = [device.chip.nanos, device.chip.bus.bytes];
    act(device, step);
    const drawn = step.act !== 'power' && device.chip.bus.bytes > bytes;
    if (drawn && ['up', 'down', 'ok'].includes(step.act)) times.push((device.chip.bus.lastByteNs - edge) / 1e6);
  }
  return { times, lowestStack: device.chip.lowestStack };
}
