// The Pico's flash chip, strict: programming only clears bits, everything is aligned, power may fail in the middle.

export const FLASH_SIZE = 2 * 1024 * 1024;
export const SECTOR = 4096;
export const PAGE = 256;
// W25Q16JV, typical.
const ERASE_NS = 45e6;
const PROGRAM_NS = 0.4e6;

/** The power failed. */
export class PowerCut extends Error {}

/** How an operation looks that the power failed in. */
export const HALF_DONE = {
  erase: {
    nothing: () => {},
    'the first half': (sector) => sector.fill(0xff, 0, SECTOR / 2),
    'the second half': (sector) => sector.fill(0xff, SECTOR / 2),
    // A chip programs a sector to zero before it erases it.
    'all zero': (sector) => sector.fill(0),
    everything: (sector) => sector.fill(0xff),
  },
  program: {
    nothing: () => {},
    'the first half': (page, data) => clear(page, data, (i, changed) => i < changed / 2),
    'every other byte': (page, data) => clear(page, data, (i) => i % 2 === 0),
    everything: (page, data) => clear(page, data, () => true),
  },
};

// Programs those bytes of `data` that change something and that `which` picks, by their count among these.
function clear(page, data, which) {
  const places = [...data.keys()].filter((i) => (page[i] & data[i]) !== page[i]);
  places.forEach((place, i) => {
    if (which(i, places.length)) page[place] &= data[place];
  });
}

export class Flash {
  constructor(bytes) {
    this.bytes = bytes;
    this.operations = 0;
    /** The kind of every operation so far. */
    this.kinds = [];
    this.erases = 0;
    this.programs = 0;
    /** Cut the power at this operation, counted from one, leaving it half done in this way. */
    this.cut = null;
    /** Sectors that no longer take what is programmed. */
    this.worn = () => false;
  }

  /** Erases; returns how long that takes. */
  erase(offset, length) {
    if (offset % SECTOR || length % SECTOR || length === 0) throw new Error(`misaligned erase: ${offset} + ${length}`);
    if (offset + length > this.bytes.length) throw new Error(`erase beyond the flash: ${offset} + ${length}`);
    for (let at = offset; at < offset + length; at += SECTOR) {
      const sector = this.bytes.subarray(at, at + SECTOR);
      this.begin('erase', (half) => half(sector));
      this.erases += 1;
      if (!this.worn(at)) sector.fill(0xff);
    }
    return (length / SECTOR) * ERASE_NS;
  }

  /** Programs; returns how long that takes. */
  program(offset, data) {
    if (offset % PAGE || data.length % PAGE || data.length === 0) throw new Error(`misaligned program: ${offset} + ${data.length}`);
    if (offset + data.length > this.bytes.length) throw new Error(`program beyond the flash: ${offset}`);
    for (let at = 0; at < data.length; at += PAGE) {
      const page = this.bytes.subarray(offset + at, offset + at + PAGE);
      const wanted = data.subarray(at, at + PAGE);
      // 0xff stands for "leave this byte": the driver pads with it.
      const bad = wanted.findIndex((byte, i) => byte !== 0xff && (byte & ~page[i]) !== 0);
      if (bad >= 0) throw new Error(`programs ${wanted[bad]} over ${page[bad]} at ${offset + at + bad}: bits are only cleared`);
      this.begin('program', (half) => half(page, wanted));
      this.programs += 1;
      if (!this.worn(offset + at)) page.forEach((byte, i) => { page[i] = byte & wanted[i]; });
    }
    return (data.length / PAGE) * PROGRAM_NS;
  }

  begin(kind, halfway) {
    this.operations += 1;
    this.kinds.push(kind);
    if (this.cut?.at === this.operations) {
      halfway(HALF_DONE[kind][this.cut.half]);
      throw new PowerCut(`at flash operation ${this.operations} (${kind}, ${this.cut.half})`);
    }
  }
}
