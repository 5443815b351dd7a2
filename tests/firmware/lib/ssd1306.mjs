// An SSD1306 of 128x64 pixels as a device on the I2C bus: strict about commands, noisy after power-on.

const ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x81, 1], [0x8d, 1], [0xa8, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);
const STATUS_OFF = 0x40;

export class Ssd1306 {
  constructor(address = 0x3c) {
    this.address = address;
    this.plugged = true;
    this.powerOn();
  }

  /** As it is when its power comes on: dark, and full of noise. */
  powerOn() {
    this.memory = Uint8Array.from({ length: 1024 }, (_, i) => (i * 37 + 11) & 0xff);
    this.on = false;
    this.pump = false;
    this.inverted = false;
    this.contrast = 0x7f;
    this.mirrored = true;
    this.upsideDown = true;
    this.startLine = 0;
    this.offset = 0;
    this.rows = 64;
    this.mode = 2;
    this.column = 0;
    this.page = 0;
    this.window = { columns: [0, 127], pages: [0, 7] };
    this.command = [];
    this.dataBytes = 0;
  }

  answers(address) {
    return this.plugged && address === this.address;
  }

  start() {
    this.control = null;
  }

  write(byte) {
    if (this.control === null) {
      if (byte & 0x3f) throw new Error(`control byte ${byte}`);
      this.control = byte;
    } else {
      if (this.control & 0x40) this.data(byte);
      else this.take(byte);
      if (this.control & 0x80) this.control = null;
    }
  }

  /** The status byte. */
  read() {
    return this.on ? 0 : STATUS_OFF;
  }

  data(byte) {
    this.dataBytes += 1;
    this.memory[this.page * 128 + this.column] = byte;
    const [columns, pages] = [this.window.columns, this.window.pages];
    if (this.mode === 2) {
      this.column = (this.column + 1) & 127;
    } else if (this.mode === 0) {
      if (this.column === columns[1]) this.page = this.page === pages[1] ? pages[0] : this.page + 1;
      this.column = this.column === columns[1] ? columns[0] : this.column + 1;
    } else {
      throw new Error('vertical addressing is not modelled');
    }
  }

  take(byte) {
    this.command.push(byte);
    const [code, first, second] = this.command;
    if (this.command.length <= (ARGUMENTS.get(code) ?? 0)) return;
    this.command = [];
    if (code <= 0x0f) this.column = (this.column & 0x70) | code;
    else if (code <= 0x17) this.column = (this.column & 0x0f) | ((code & 7) << 4);
    else if (code === 0x20) this.mode = first & 3;
    else if (code === 0x21) { this.window.columns = [first & 127, second & 127]; this.column = first & 127; }
    else if (code === 0x22) { this.window.pages = [first & 7, second & 7]; this.page = first & 7; }
    else if (code >= 0x40 && code <= 0x7f) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = first;
    else if (code === 0x8d) this.pump = (first & 4) !== 0;
    else if (code === 0xa0 || code === 0xa1) this.mirrored = code === 0xa0;
    else if (code === 0xa6 || code === 0xa7) this.inverted = code === 0xa7;
    else if (code === 0xa8) this.rows = (first & 63) + 1;
    else if (code === 0xae || code === 0xaf) this.on = code === 0xaf;
    else if (code >= 0xb0 && code <= 0xb7) this.page = code & 7;
    else if (code === 0xc0 || code === 0xc8) this.upsideDown = code === 0xc0;
    else if (code === 0xd3) this.offset = first & 63;
    else if (![0x2e, 0xa4, 0xd5, 0xd9, 0xda, 0xdb, 0xe3].includes(code)) throw new Error(`command ${code.toString(16)}`);
  }

  /** What a person sees, as hexadecimal pages; `null` while the panel is dark or askew. */
  picture() {
    const askew = this.mirrored || this.upsideDown || this.inverted || this.startLine || this.offset || this.rows !== 64;
    return this.on && this.pump && !askew ? Buffer.from(this.memory).toString('hex') : null;
  }
}

/** A picture as text, two rows of pixels to a line: for reading a failed test. */
export function asText(picture) {
  if (picture === null) return '(dark)';
  const bytes = Buffer.from(picture, 'hex');
  const lit = (x, y) => (bytes[(y >> 3) * 128 + x] >> (y & 7)) & 1;
  const line = (y) => Array.from({ length: 128 }, (_, x) => ' ▀▄█'[lit(x, y) | (lit(x, y + 1) << 1)]).join('').trimEnd();
  return Array.from({ length: 32 }, (_, row) => line(row * 2)).join('\n');
}
