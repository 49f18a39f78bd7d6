import { HoroscopeError } from '../errors.js';
import { type LocalTimeType, type RuleDay, type YearlyRule, ZoneHistory } from './zone-history.js';

/** What data/zones.bin holds: every name, and for each the number of the history that it shares with others. */
export interface ZoneFile {
  /** The version of the tz database, such as `2026f`. */
  readonly version: string;
  /** In byte order. */
  readonly names: readonly string[];
  /** The number of a name's history, by the name's place in `names`. */
  readonly references: readonly number[];
  readonly histories: readonly (() => ZoneHistory)[];
}

const headerLength = 16;

/**
 * Opens a file made by data/build-zones.js (its format: data/README.md). Histories are decoded when first needed.
 *
 * @throws {HoroscopeError} `asset_corrupt`: not such a file, of another format version, cut short or altered.
 */
export function openZoneFile(bytes: Uint8Array): ZoneFile {
  if (!(bytes instanceof Uint8Array)) throw corrupt('bytes are expected');
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerLength || header.getUint32(0) !== 0x485a4f4e)
    throw corrupt('it does not begin with HZON');
  if (header.getUint16(4, true) !== 1)
    throw corrupt(`its format is ${header.getUint16(4, true)}, this code reads 1`);
  const body = bytes.subarray(headerLength);
  const length = header.getUint32(8, true);
  if (body.length !== length)
    throw corrupt(`it has ${body.length} bytes after the header instead of ${length}`);
  if (crc32(body) !== header.getUint32(12, true)) throw corrupt('its checksum is wrong');

  const reader = new Reader(body);
  const [version = '', ...abbreviations] = reader.text().split('\n');
  const names = reader.text().split('\n');
  let fresh = 0;
  const references = names.map(() => {
    const reference = reader.unsigned();
    return reference === 0 ? fresh++ : reference - 1;
  });
  const lengths = Array.from({ length: reader.unsigned() }, () => reader.unsigned());
  const histories = lengths.map((size) => {
    const part = reader.take(size);
    return () => readHistory(new Reader(part), abbreviations);
  });
  const complete = names.length === header.getUint16(6, true) && fresh === histories.length && reader.atEnd;
  if (!complete) throw corrupt('its counts disagree');
  return { version, names, references, histories };
}

function readHistory(reader: Reader, abbreviations: readonly string[]): ZoneHistory {
  const types = Array.from({ length: reader.byte() }, (): LocalTimeType => {
    const offset = reader.signed();
    const word = reader.unsigned();
    return Object.freeze({ offset, dst: word % 2 === 1, abbreviation: abbreviations[word >> 1] ?? '' });
  });
  const typeOf = (index: number): LocalTimeType => {
    const type = types[index];
    if (type === undefined) throw corrupt(`it has no type ${index}`);
    return type;
  };
  let rule: YearlyRule | undefined;
  if (reader.byte() === 1) {
    const [standard, saving] = [typeOf(reader.byte()), typeOf(reader.byte())];
    rule = { standard, saving, start: readDay(reader), end: readDay(reader) };
  }
  const count = reader.unsigned();
  const kinds = reader.take(count + 1);
  const changes = new Float64Array(count);
  let time = 0;
  for (let i = 0; i < count; i++) {
    const step = secondsOfStep(reader.unsigned());
    time = i === 0 ? unzigzag(step) : time + step;
    changes[i] = time;
  }
  return new ZoneHistory(changes, kinds, types, rule);
}

function readDay(reader: Reader): RuleDay {
  return { month: reader.byte(), week: reader.byte(), weekday: reader.byte(), time: reader.signed() };
}

/** Seconds counted in the unit that the two lowest bits name: 0 a quarter of an hour, 1 a minute, 2 a second. */
function secondsOfStep(step: number): number {
  const count = Math.floor(step / 4);
  return count * ([900, 60][step % 4] ?? 1);
}

/** 0, 1, 2, 3 stand for 0, -1, 1, -2. */
function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Reads bytes from first to last. Integers are stored seven bits a byte, lowest first, the eighth bit saying that more follow. */
class Reader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#position === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#position++];
    if (byte === undefined) throw corrupt('it ends too early');
    return byte;
  }

  unsigned(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    return unzigzag(this.unsigned());
  }

  take(length: number): Uint8Array {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw corrupt('it ends too early');
    const part = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return part;
  }

  text(): string {
    return new TextDecoder().decode(this.take(this.unsigned()));
  }
}

/** The checksum of gzip and PNG: CRC-32, reflected, polynomial 0x04C11DB7. */
function crc32(bytes: Uint8Array): number {
  const table = new Int32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    table[byte] = remainder;
  }
  let remainder = -1;
  for (let i = 0; i < bytes.length; i++) {
    remainder = (remainder >>> 8) ^ (table[(remainder ^ (bytes[i] ?? 0)) & 255] ?? 0);
  }
  return ~remainder >>> 0;
}

function corrupt(fault: string): HoroscopeError {
  return new HoroscopeError('asset_corrupt', `The time zones (zones.bin) cannot be read: ${fault}.`);
}
