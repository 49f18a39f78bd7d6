/**
 * What an engine never calls, taken out of a WebAssembly binary: exports that are not asked for, and the code of every
 * function that none of the others can reach. Such a function keeps its number and its type, with a body that traps, so
 * that what stays is the same instructions, byte for byte, and computes the same numbers.
 * https://webassembly.github.io/spec/core/binary/
 */

const section = { import: 2, export: 7, start: 8, element: 9, code: 10 };
/** No locals; `unreachable`; `end`. */
const trap = [0, 0x00, 0x0b];

/**
 * @param {Uint8Array} binary
 * @param {readonly string[]} keptExports names
 * @param {{ name: string, number: number }} inner a function to export that the binary keeps to itself
 * @returns {Uint8Array}
 */
export function trimmed(binary, keptExports, inner) {
  const sections = sectionsOf(binary);
  const imported = importedFunctions(bytesOf(sections, section.import));
  const exports = exportsOf(bytesOf(sections, section.export)).filter(({ name }) =>
    keptExports.includes(name),
  );
  exports.push({ name: inner.name, kind: 0, index: inner.number });
  const bodies = bodiesOf(bytesOf(sections, section.code));
  const roots = exports.filter(({ kind }) => kind === 0).map(({ index }) => index);
  roots.push(...elementsOf(bytesOf(sections, section.element)));
  if (sections.has(section.start)) roots.push(new Reader(bytesOf(sections, section.start)).unsigned());

  const reached = new Set(roots);
  for (const index of reached) {
    const body = bodies[index - imported];
    if (body !== undefined) for (const called of callsOf(body)) reached.add(called);
  }
  const code = bodies.map((body, i) => (reached.has(i + imported) ? body : Uint8Array.from(trap)));
  sections.set(
    section.export,
    vector(exports.map(({ name, kind, index }) => [...sized(Buffer.from(name)), kind, ...unsigned(index)])),
  );
  sections.set(section.code, vector(code.map((body) => [...sized(body)])));
  const written = [...sections].flatMap(([id, bytes]) => [Uint8Array.of(id), sized(bytes)]);
  return new Uint8Array(Buffer.concat([binary.subarray(0, 8), ...written]));
}

class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.position = 0;
  }

  get isAtEnd() {
    return this.position >= this.bytes.length;
  }

  byte() {
    const byte = this.bytes[this.position++];
    if (byte === undefined) throw new Error('the binary ends within an instruction');
    return byte;
  }

  /** A number of seven bits a byte; of signed ones only the length matters here. */
  unsigned() {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }

  /** @param {number} length */
  take(length) {
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }
}

/** @param {Uint8Array} binary @returns {Map<number, Uint8Array>} by number, in the order of the file */
function sectionsOf(binary) {
  const reader = new Reader(binary);
  reader.take(8);
  const sections = new Map();
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const bytes = reader.take(reader.unsigned());
    // Custom sections are names and the like.
    if (id !== 0) sections.set(id, bytes);
  }
  return sections;
}

/** @param {ReadonlyMap<number, Uint8Array>} sections @param {number} id */
function bytesOf(sections, id) {
  const bytes = sections.get(id);
  if (bytes === undefined) throw new Error(`the binary has no section ${id}`);
  return bytes;
}

/** How many functions come from outside: they have the first numbers. @param {Uint8Array} bytes */
function importedFunctions(bytes) {
  const reader = new Reader(bytes);
  const count = reader.unsigned();
  for (let i = 0; i < count; i++) {
    reader.take(reader.unsigned());
    reader.take(reader.unsigned());
    if (reader.byte() !== 0) throw new Error('the binary imports what is no function');
    reader.unsigned();
  }
  return count;
}

/** @param {Uint8Array} bytes */
function exportsOf(bytes) {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.unsigned() }, () => ({
    name: Buffer.from(reader.take(reader.unsigned())).toString(),
    kind: reader.byte(),
    index: reader.unsigned(),
  }));
}

/** Functions that can be called by their place in a table. @param {Uint8Array} bytes @returns {number[]} */
function elementsOf(bytes) {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.unsigned() }, () => {
    // Flags 0: into table 0, at a constant.
    if (reader.unsigned() !== 0 || reader.byte() !== 0x41) throw new Error('elements of an unknown kind');
    reader.unsigned();
    if (reader.byte() !== 0x0b) throw new Error('elements at a place that is no constant');
    return Array.from({ length: reader.unsigned() }, () => reader.unsigned());
  }).flat();
}

/** @param {Uint8Array} bytes */
function bodiesOf(bytes) {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.unsigned() }, () => reader.take(reader.unsigned()));
}

/** The functions that a body names. @param {Uint8Array} body */
function* callsOf(body) {
  const reader = new Reader(body);
  for (let groups = reader.unsigned(); groups > 0; groups--) {
    reader.unsigned();
    reader.byte();
  }
  while (!reader.isAtEnd) {
    const code = reader.byte();
    if (code === 0x10 || code === 0xd2) yield reader.unsigned();
    else skipOperands(reader, code);
  }
}

/** @param {Reader} reader @param {number} code of an instruction that names no function */
function skipOperands(reader, code) {
  const count = code === 0xfc ? (longOperands[reader.unsigned()] ?? -1) : operandsOf(code);
  if (code === 0x43 || code === 0x44) reader.take(code === 0x43 ? 4 : 8);
  else if (code === 0x0e) for (let n = reader.unsigned() + 1; n > 0; n--) reader.unsigned();
  else if (count < 0) throw new Error(`the binary has an instruction that is not known here: ${code}`);
  else for (let n = count; n > 0; n--) reader.unsigned();
}

/** Operands of the instructions that begin with 0xfc: saturating conversions, memory and tables. */
const longOperands = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** How many numbers follow an instruction; -1 where it is not known. @param {number} code */
function operandsOf(code) {
  if (code === 0x11) return 2;
  if ((code >= 0x02 && code <= 0x04) || code === 0x0c || code === 0x0d) return 1;
  if (code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f) return 0;
  if (code === 0x1a || code === 0x1b) return 0;
  if (code >= 0x20 && code <= 0x26) return 1;
  if (code >= 0x28 && code <= 0x3e) return 2;
  if (code === 0x3f || code === 0x40) return 1;
  if (code === 0x41 || code === 0x42) return 1;
  if (code >= 0x45 && code <= 0xc4) return 0;
  return code === 0x0e || code === 0x43 || code === 0x44 ? 0 : -1;
}

/** @param {number} value */
function unsigned(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    bytes.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    if (rest <= 0x7f) return bytes;
  }
}

/** Bytes with their number before them. @param {Uint8Array} bytes */
const sized = (bytes) => Buffer.concat([Uint8Array.from(unsigned(bytes.length)), bytes]);

/** @param {readonly (readonly number[])[]} entries */
const vector = (entries) => Uint8Array.from([...unsigned(entries.length), ...entries.flat()]);
