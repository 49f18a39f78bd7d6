/**
 * Reads compiled time zones, TZif of version 2 and up (RFC 9636).
 */

/**
 * What clocks show: seconds east of UT, whether it is daylight-saving time, and the abbreviation.
 *
 * @typedef {{ offset: number, dst: boolean, abbreviation: string }} Type
 */
/**
 * A type from an instant on, seconds since 1970.
 *
 * @typedef {{ start: number, type: Type }} Span
 */
/**
 * A day of the year as POSIX writes it: the week-th (5: the last) weekday (0: Sunday) of a month, and a local
 * time of day in seconds, possibly negative or beyond 24 hours.
 *
 * @typedef {{ month: number, week: number, weekday: number, time: number }} Day
 */
/**
 * The same two changes every year.
 *
 * @typedef {{ standard: Type, saving: Type, start: Day, end: Day }} Rule
 */
/**
 * All that clocks ever showed: spans in order, the first from -Infinity, and the rule that goes on after them.
 *
 * @typedef {{ spans: Span[], rule: Rule | undefined }} ZoneHistory
 */

/**
 * @param {Buffer} bytes
 * @param {string} name for errors
 * @returns {ZoneHistory}
 */
export function readTzif(bytes, name) {
  if (bytes.toString('latin1', 0, 4) !== 'TZif' || (bytes[4] ?? 0) < 0x32)
    throw new Error(`${name} is no TZif 2+`);
  // A block of 32-bit times stands first, for old readers. The one with 64-bit times follows.
  const [head, times] = [countsAt(bytes, 0), countsAt(bytes, blockSize(countsAt(bytes, 0), 4))];
  const { leap, time, type } = times;
  if (leap > 0) throw new Error(`${name} counts leap seconds`);
  const kindsAt = blockSize(head, 4) + 44 + 8 * time;
  const typesAt = kindsAt + time;
  const charsAt = typesAt + 6 * type;

  /** @type {Type[]} */
  const types = Array.from({ length: type }, (_, i) => {
    const at = typesAt + 6 * i;
    const from = charsAt + bytes.readUInt8(at + 5);
    return {
      offset: bytes.readInt32BE(at),
      dst: bytes.readUInt8(at + 4) === 1,
      abbreviation: bytes.toString('latin1', from, bytes.indexOf(0, from)),
    };
  });
  /** @param {number} index */
  const typeAt = (index) => {
    const found = types[index];
    if (found === undefined) throw new Error(`${name} has no type ${index}`);
    return found;
  };
  const spans = [{ start: -Infinity, type: typeAt(0) }];
  for (let i = 0; i < time; i++) {
    const start = Number(bytes.readBigInt64BE(kindsAt - 8 * (time - i)));
    const next = typeAt(bytes.readUInt8(kindsAt + i));
    if (!equal(next, spans.at(-1)?.type)) spans.push({ start, type: next });
  }

  const footer = bytes.toString('latin1', blockSize(head, 4) + blockSize(times, 8)).trim();
  return { spans, rule: readFooter(footer, spans, name) };
}

/** The counts of a block's header. @param {Buffer} bytes @param {number} at */
function countsAt(bytes, at) {
  const [isut, isstd, leap, time, type, char] = [20, 24, 28, 32, 36, 40].map((i) =>
    bytes.readUInt32BE(at + i),
  );
  return {
    isut: isut ?? 0,
    isstd: isstd ?? 0,
    leap: leap ?? 0,
    time: time ?? 0,
    type: type ?? 0,
    char: char ?? 0,
  };
}

/** @param {ReturnType<typeof countsAt>} counts @param {4 | 8} width of a time in bytes */
function blockSize({ isut, isstd, leap, time, type, char }, width) {
  return 44 + time * (width + 1) + type * 6 + char + leap * (width + 4) + isstd + isut;
}

/**
 * The rule of a footer such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX TZ with the extensions of RFC 9636).
 * A footer without rule must go on with the table's last clock.
 *
 * @param {string} footer
 * @param {readonly Span[]} spans
 * @param {string} name
 * @returns {Rule | undefined}
 */
function readFooter(footer, spans, name) {
  const zone = String.raw`([A-Za-z]+|<[-+\w]+>)([-+]?[\d:]+)?`;
  const day = String.raw`,M(\d+)\.(\d)\.(\d)(?:/([-+]?[\d:]+))?`;
  const match = new RegExp(`^${zone}(?:${zone}${day}${day})?$`).exec(footer);
  if (match === null) throw new Error(`${name}: cannot read the footer ${footer}`);
  const [, standardName = '', west = '', savingName, savingWest, ...days] = match;
  // POSIX counts offsets to the west.
  const standard = { offset: 0 - secondsOf(west), dst: false, abbreviation: bare(standardName) };
  if (savingName === undefined) {
    if (!equal(standard, spans.at(-1)?.type))
      throw new Error(`${name}: ${footer} does not go on with the table`);
    return undefined;
  }
  const offset = savingWest === undefined ? standard.offset + 3600 : 0 - secondsOf(savingWest);
  const [start, end] = [days.slice(0, 4), days.slice(4)].map(([month, week, weekday, time = '2']) => ({
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    time: secondsOf(time),
  }));
  if (start === undefined || end === undefined) throw new Error(`${name}: ${footer}`);
  // The reader looks for a year's changes in that year of UTC, so they keep away from New Year.
  if ([start, end].some(({ month }) => month < 2 || month > 11)) throw new Error(`${name}: ${footer}`);
  return { standard, saving: { offset, dst: true, abbreviation: bare(savingName) }, start, end };
}

/** Seconds of `2`, `-1`, `5:30`, `24`. @param {string} text */
function secondsOf(text) {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[-+]/, '').split(':').map(Number);
  const size = hours * 3600 + minutes * 60 + seconds;
  return text.startsWith('-') ? -size : size;
}

/** @param {string} abbreviation in angle brackets where it isn't letters alone */
function bare(abbreviation) {
  return abbreviation.replace(/[<>]/g, '');
}

/** @param {Type} a @param {Type | undefined} b */
function equal(a, b) {
  return a.offset === b?.offset && a.dst === b.dst && a.abbreviation === b.abbreviation;
}
