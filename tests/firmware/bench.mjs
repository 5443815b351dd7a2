// Prints what the device takes, measured on the emulated chip, beside what it may take: `cargo xtask bench`.

import { playAll } from './lib/journeys.mjs';
import { boot, erases, flashPerRecord, image, sleep, undo } from './lib/numbers.mjs';

const ms = (time) => `${time.toFixed(1)} ms`;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const presses = await playAll();
const { flash, ram, stack } = image();
const { empty, match, full } = boot();
const { asleep, wakes } = sleep();
const waits = erases();

const rows = [
  ['what', 'aim', 'measured'],
  ['key to the last changed byte on the bus, median', '12 ms', ms(presses.median)],
  ['the slowest of all journeys', '30 ms', `${ms(presses.worst)} of ${presses.presses} presses`],
  ['power to the first picture', '100 ms', ms(empty)],
  ['with a match of 500 events', '100 ms', ms(match)],
  ['with a full ring', '200 ms', ms(full)],
  ['undo at 1,000 events', '60 ms', ms(undo())],
  ['asleep while nobody presses', '99.9 %', `${(asleep * 100).toFixed(3)} %, woken ${wakes} times a minute`],
  ['flash for an event', '16 bytes', `${flashPerRecord().toFixed(1)} bytes`],
  ['presses that wait for an erase', '1 in 100', `${waits.waited} of ${waits.presses} without a pause`],
  ['flash', '192 KB', kb(flash)],
  ['RAM', '64 KB', `${kb(ram)}, ${kb(stack)} of it stack, used to ${kb(presses.stack)}`],
];

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
const line = (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
const [head, ...body] = rows;
console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n'));
