// What the firmware logged: defmt frames in the RTT buffer, told by the strings that the ELF keeps for them.

const WORD = 4;
// In the control block: an identifier, two counts, then the first channel: name, buffer, size, how far it is written.
const CHANNEL = 16 + 2 * WORD;

/** The log since the chip was switched on, one string a line, arguments left out. */
export function logged(chip) {
  const control = chip.elf.symbols.get('_SEGGER_RTT');
  if (!control) throw new Error('the firmware keeps no log');
  const word = (at) => chip.mcu.readUint32(at);
  const [buffer, written] = [word(control + CHANNEL + WORD), word(control + CHANNEL + 3 * WORD)];
  const bytes = chip.ram(buffer, written);
  const frames = [];
  for (let start = 0, end; (end = bytes.indexOf(0, start)) >= 0; start = end + 1) {
    if (end > start) frames.push(unpack(bytes.subarray(start, end)));
  }
  return frames.map((frame) => text(chip.elf, frame[0] | (frame[1] << 8)));
}

/** The wording that a frame names by its place in the section of wordings. */
function text(elf, place) {
  const found = [...elf.symbols].find(([name, address]) => address === place && name.startsWith('{'));
  return found ? JSON.parse(found[0]).data : `unknown wording ${place}`;
}

/** Reverse zero-compressing COBS: from the end, each code says which of the bytes before it are zero. */
function unpack(packed) {
  const out = [];
  for (let at = packed.length - 1; at >= 0;) {
    const code = packed[at--];
    if (code <= 0x7f) {
      for (let i = 6; i >= 0; i -= 1) out.push((code >> i) & 1 ? 0 : packed[at--]);
    } else {
      const count = code === 0xff ? 134 : (code & 0x7f) + 7;
      if (code !== 0xff) out.push(0);
      for (let i = 0; i < count; i += 1) out.push(packed[at--]);
    }
  }
  return out.reverse();
}
