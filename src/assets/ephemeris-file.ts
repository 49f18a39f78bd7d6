import { quote } from '../errors.js';

/**
 * Whether bytes are a whole file of the Swiss Ephemeris, by what its header says: the format of `.se1` files as
 * `read_const` in `sweph.c` of the Swiss Ephemeris reads it. Lines of text (version, name, copyright; for an asteroid
 * its elements), then little-endian numbers: a test word, the file's length, the number of the JPL ephemeris, first and
 * last moment, the bodies, and the checksum of all that stands before.
 */

const testWord = 0x616263;
const carriageReturn = 13;

/**
 * What is wrong with a `.se1` file; undefined where nothing is. The tables behind the header have no checksum.
 * @param name by which the Swiss Ephemeris will ask for it: the second line of the file must say the same
 */
export function faultOfEphemerisFile(bytes: Uint8Array, name: string): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // An asteroid's file has a fourth line: the test word shows where the lines end.
  let position = 0;
  for (let line = 0; line < 4; line++) {
    const start = position;
    position = endOfLine(bytes, start);
    if (position < 0) break;
    if (line === 1) {
      const written = new TextDecoder().decode(bytes.subarray(start, position)).trim();
      if (written.toLowerCase() !== name.toLowerCase())
        return `it says of itself that it is ${quote(written)}`;
    }
    if (line >= 2 && position + 4 <= bytes.length && view.getUint32(position, true) === testWord)
      return faultOfNumbers(bytes, view, position);
  }
  return 'it does not begin as files of the Swiss Ephemeris do';
}

function faultOfNumbers(bytes: Uint8Array, view: DataView, start: number): string | undefined {
  // Test word, length, JPL number; two doubles; the count of bodies, which says how wide their numbers are.
  const countAt = start + 12 + 16;
  if (countAt + 2 > bytes.length) return 'its header is cut short';
  const length = view.getUint32(start + 4, true);
  if (length !== bytes.length) return `its header speaks of ${length} bytes; it has ${bytes.length}`;
  const count = view.getUint16(countAt, true);
  const [bodies, width] = count > 256 ? [count % 256, 4] : [count, 2];
  const checksumAt = countAt + 2 + bodies * width;
  if (checksumAt + 4 > bytes.length) return 'its header is cut short';
  if (headerChecksum(bytes.subarray(0, checksumAt)) !== view.getUint32(checksumAt, true))
    return 'the checksum of its header is wrong';
  return undefined;
}

/** Where the line after the one at a position begins; -1 where none ends within the length a header may have. */
function endOfLine(bytes: Uint8Array, from: number): number {
  const longest = 400;
  for (let i = from; i < Math.min(bytes.length - 1, from + longest); i++)
    if (bytes[i] === carriageReturn && bytes[i + 1] === 10) return i + 2;
  return -1;
}

/** CRC-32 with the most significant bit first (`swi_crc32` in `swephlib.c`). */
function headerChecksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return ~sum >>> 0;
}

/**
 * What is wrong with a catalogue of stars (`sefstars.txt`): lines of comma-separated fields, the last one whole. An
 * empty one is a host's that wants no stars.
 */
export function faultOfStarCatalogue(bytes: Uint8Array): string | undefined {
  if (bytes.length > 0 && bytes[bytes.length - 1] !== 10) return 'its last line is cut short';
  const text = new TextDecoder().decode(bytes);
  const isStar = (line: string) => line.trim() !== '' && !line.startsWith('#');
  const short = text.split('\n').findIndex((line) => isStar(line) && line.split(',').length < starFields);
  return short < 0 ? undefined : `line ${short + 1} is no star: it has fewer than ${starFields} fields`;
}

/**
 * Name, designation, epoch, right ascension and declination (three fields each), motions, velocity, parallax,
 * magnitude.
 */
const starFields = 14;
