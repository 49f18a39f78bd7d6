/**
 * Writes ephemeris.bin and src/assets/decades.ts: the ephemeris files taken apart by decade, so that a page fetches the
 * years that it needs. All blocks put back are the files, to the last bit.
 *
 * A file of the Swiss Ephemeris (`read_const` and `get_new_segment` in `sweph.c`) has a header, and for each body an index
 * of three bytes a segment, and the segments: the polynomials of so many days. A block holds pieces of files, each with
 * the file's number, where it stands, its length; then, in the first block alone, the directory of the bodies: the file,
 * where the index stands, the number of segments, and as doubles the Julian day (TT) of the first and their days; then the
 * bytes of the pieces. The first block has the headers, and the segments that the library looks at as it opens them; each other one a decade.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checksumOf } from '../dist/assets/checksum.js';

const names = ['sepl_18.se1', 'semo_18.se1', 'seas_18.se1'];
const files = names.map((name) => new Uint8Array(readFileSync(new URL(name, import.meta.url))));
const firstYear = 1800;
const decades = 60;

/** Julian day of January 1 of a year, Gregorian. @param {number} year */
const newYear = (year) => Date.UTC(year, 0, 1) / 86_400_000 + 2_440_587.5;

/** @typedef {{ file: number, at: number, count: number, first: number, days: number, ends: number[], starts: number[] }} Body */
/** @typedef {{ file: number, at: number, length: number }} Piece */

const opened = files.map(bodiesOf);
const bodies = opened.flatMap(({ found }) => found);

/** Where the library looks at the Moon as it opens its files (`swe_set_ephe_path`): J2000. */
const lookedAt = 2_451_545;
const looked = bodies.filter(({ file, count }) => file === 1 || (file === 0 && count === 600));
const headers = opened.map(({ headerEnd }, file) => ({ file, at: 0, length: headerEnd }));

/** @type {{ pieces: Piece[], directory: Body[] }[]} */
const blocks = [
  {
    pieces: [...headers, ...looked.flatMap((body) => piecesOf(body, lookedAt, lookedAt))],
    directory: bodies,
  },
];
for (let n = 0; n < decades; n++) {
  // The first and the last reach as far as the files; light that left before the decade is in it by a day.
  const from = n === 0 ? Number.NEGATIVE_INFINITY : newYear(firstYear + 10 * n) - 2;
  const to = n === decades - 1 ? Number.POSITIVE_INFINITY : newYear(firstYear + 10 * n + 10) + 2;
  blocks.push({ pieces: bodies.flatMap((body) => piecesOf(body, from, to)), directory: [] });
}

/**
 * The segments of a body from one moment to another, and their entries in the index.
 * @param {Body} body @param {number} from @param {number} to @returns {Piece[]}
 */
function piecesOf(body, from, to) {
  const index = (/** @type {number} */ moment) =>
    Math.min(body.count - 1, Math.max(0, Math.floor((moment - body.first) / body.days)));
  const [low, high] = [index(from), index(to)];
  const start = /** @type {number} */ (body.starts[low]);
  return [
    { file: body.file, at: body.at + 3 * low, length: 3 * (high - low + 1) },
    { file: body.file, at: start, length: /** @type {number} */ (body.ends[high]) - start },
  ];
}

// What no body's segments take: an entry after the last of an index.
for (const [file, bytes] of files.entries()) {
  const pieces = blocks.flatMap((block) => block.pieces).filter((piece) => piece.file === file);
  let at = 0;
  for (const piece of pieces.sort((a, b) => a.at - b.at)) {
    if (piece.at > at) blocks[0]?.pieces.push({ file, at, length: piece.at - at });
    at = Math.max(at, piece.at + piece.length);
  }
  if (at < bytes.length) blocks[0]?.pieces.push({ file, at, length: bytes.length - at });
}

const written = blocks.map(({ pieces, directory }) => {
  const head = 8 + 12 * pieces.length + 32 * directory.length;
  const size = head + pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array((size + 7) & ~7);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, pieces.length, true);
  view.setUint32(4, directory.length, true);
  let at = 8;
  for (const piece of pieces)
    for (const word of [piece.file, piece.at, piece.length]) {
      view.setUint32(at, word, true);
      at += 4;
    }
  for (const body of directory) {
    for (const [i, word] of [body.file, body.at, body.count, 0].entries())
      view.setUint32(at + 4 * i, word, true);
    view.setFloat64(at + 16, body.first, true);
    view.setFloat64(at + 24, body.days, true);
    at += 32;
  }
  for (const { file, at: from, length } of pieces) {
    bytes.set(/** @type {Uint8Array} */ (files[file]).subarray(from, from + length), at);
    at += length;
  }
  return bytes;
});
writeFileSync(new URL('ephemeris.bin', import.meta.url), Buffer.concat(written));
const rows = written.map((bytes) => `  [${bytes.length}, 0x${checksumOf(bytes).toString(16)}],`);
writeFileSync(
  new URL('../src/assets/decades.ts', import.meta.url),
  `/** Written by ephe/build-decades.js: what ephemeris.bin is made of. */

/** The files that its blocks are pieces of: name and length. */
export const ephemerisFiles: readonly (readonly [name: string, bytes: number])[] = [
${names.map((name, i) => `  ['${name}', ${files[i]?.length}],`).join('\n')}
];

/** Year in which the first decade begins. */
export const firstDecade = ${firstYear};

/** Lengths and checksums (checksum.ts) of the blocks, one after the other: the headers, then a decade each. */
export const ephemerisBlocks: readonly (readonly [bytes: number, checksum: number])[] = [
${rows.join('\n')}
];
`,
);

/** The bodies of a file, and where its header ends. @param {Uint8Array} bytes @param {number} file */
function bodiesOf(bytes, file) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let line = 0; line < 3; line++)
    at = Buffer.from(bytes.buffer, bytes.byteOffset).indexOf('\r\n', at) + 2;
  if (view.getUint32(at, true) !== 0x616263) throw new Error(`${names[file]} is no ephemeris file`);
  const count = view.getUint16(at + 28, true);
  // The numbers of the bodies, the checksum of the header, five constants.
  at += 30 + 2 * count + 4 + 40;
  /** @type {Body[]} */
  const found = [];
  for (let n = 0; n < count; n++) {
    const index = view.getUint32(at, true);
    const flags = bytes[at + 4] ?? 0;
    const coefficients = bytes[at + 5] ?? 0;
    const [first, last, days] = [10, 18, 26].map((offset) => view.getFloat64(at + offset, true));
    // Ten doubles, and where bit 4 is set a reference ellipse.
    at += 90 + (flags & 4 ? 16 * coefficients : 0);
    const segments = Math.round((Number(last) - Number(first)) / Number(days));
    const starts = Array.from({ length: segments }, (_, i) => {
      const [low = 0, middle = 0, high = 0] = bytes.subarray(index + 3 * i);
      return low + 256 * middle + 65_536 * high;
    });
    found.push({
      file,
      at: index,
      count: segments,
      first: Number(first),
      days: Number(days),
      starts,
      ends: [],
    });
  }
  // A segment ends where the next thing begins, of whichever body.
  const begins = [...found.flatMap(({ at: index, starts }) => [index, ...starts]), bytes.length].sort(
    (a, b) => a - b,
  );
  for (const body of found)
    body.ends = body.starts.map((start) => /** @type {number} */ (begins.find((begin) => begin > start)));
  return { found, headerEnd: at };
}
