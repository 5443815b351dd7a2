// Reads what a loader and a debugger need from a 32-bit little-endian ELF.

const PT_LOAD = 1;
const SHT_SYMTAB = 2;

export function readElf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, false) !== 0x7f454c46) throw new Error('not an ELF');
  const word = (at) => view.getUint32(at, true);
  const half = (at) => view.getUint16(at, true);
  const text = (at) => {
    let end = at;
    while (bytes[end]) end += 1;
    return new TextDecoder().decode(bytes.subarray(at, end));
  };

  const segments = [];
  for (let i = 0, at = word(28); i < half(44); i += 1, at += half(42)) {
    const size = word(at + 16);
    if (word(at) === PT_LOAD && size > 0) {
      segments.push({ address: word(at + 12), bytes: bytes.subarray(word(at + 4), word(at + 4) + size) });
    }
  }

  const headers = [];
  for (let i = 0, at = word(32); i < half(48); i += 1, at += half(46)) {
    headers.push({ name: word(at), type: word(at + 4), address: word(at + 12), offset: word(at + 16), size: word(at + 20), link: word(at + 24) });
  }
  const names = headers[half(50)].offset;
  const sections = new Map(headers.map((header) => [text(names + header.name), header]));

  const symbols = new Map();
  for (const table of headers.filter((header) => header.type === SHT_SYMTAB)) {
    for (let at = table.offset; at < table.offset + table.size; at += 16) {
      const name = text(headers[table.link].offset + word(at));
      if (name) symbols.set(name, word(at + 4));
    }
  }
  return { segments, sections, symbols };
}
