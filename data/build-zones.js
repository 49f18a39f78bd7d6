/**
 * Builds data/zones.bin from the compiled time zones kept in data/tz. Same inputs, same bytes.
 *
 *     node data/build-zones.js            writes data/zones.bin
 *     node data/build-zones.js --check    fails if data/zones.bin is not what the inputs give
 *
 * The format is described in data/README.md and read by src/time/zone-file.ts.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { readTzif } from './tzif.js';

/** @import { Day, Rule, Span, Type, ZoneHistory } from './tzif.js' */

const inputs = fileURLToPath(new URL('tz/', import.meta.url));
const output = fileURLToPath(new URL('zones.bin', import.meta.url));

/**
 * Names that the compiled files link to a zone of another country, because links of tz's `backward` win over
 * those of `backzone`. Here they follow the Link lines of `backzone` (tz 2026c), as their full history needs.
 *
 * @type {Readonly<Record<string, string>>}
 */
const rejoined = {
  'Africa/Asmera': 'Africa/Asmara',
  'Africa/Timbuktu': 'Africa/Bamako',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Kralendijk': 'America/Curacao',
  'America/Lower_Princes': 'America/Curacao',
  'America/Marigot': 'America/Port_of_Spain',
  'America/St_Barthelemy': 'America/Port_of_Spain',
  'America/Virgin': 'America/St_Thomas',
  'Antarctica/South_Pole': 'Antarctica/McMurdo',
  'Arctic/Longyearbyen': 'Europe/Oslo',
  'Atlantic/Jan_Mayen': 'Europe/Oslo',
  Iceland: 'Atlantic/Reykjavik',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
};

/**
 * Where the tz database calls winter (or Ramadan) a daylight-saving time of minus one hour. In these spans the
 * flag is turned round, so that it marks clocks ahead of standard time, as tz's own `rearguard` form has it
 * (tz 2026c, ziguard.awk and the tables europe and africa).
 *
 * @type {Readonly<Record<string, { from: string, until?: string }>>}
 */
const turnedRound = {
  'Africa/Casablanca': { from: '2018-10-28T02:00:00Z', until: '2026-09-20T01:00:00Z' },
  'Africa/El_Aaiun': { from: '2018-10-28T02:00:00Z', until: '2026-09-20T01:00:00Z' },
  'Africa/Windhoek': { from: '1994-03-20T22:00:00Z', until: '2017-10-23T22:00:00Z' },
  'Europe/Dublin': { from: '1971-10-31T02:00:00Z' },
  'Europe/Prague': { from: '1946-12-01T02:00:00Z', until: '1947-02-23T02:00:00Z' },
};

/**
 * The bytes of zones.bin.
 *
 * @returns {Uint8Array}
 */
export function buildZones() {
  const { version, files, aliases } = readInputs();

  const abbreviations = commonFirst(
    [...files.values()].flatMap((h) => h.spans.map((s) => s.type.abbreviation)),
  );
  /** @type {Map<string, string>} */
  const fileOfName = new Map([...files.keys()].map((name) => [name, name]));
  for (const [alias, file] of Object.entries({ ...aliases, ...rejoined })) {
    if (!files.has(file) || !(alias in aliases)) throw new Error(`${alias}: no alias, or no file ${file}`);
    fileOfName.set(alias, file);
  }
  for (const name of Object.keys(turnedRound)) if (!files.has(name)) throw new Error(`no file ${name}`);

  // Names of equal histories share one. They are numbered as they come up, so that most are "the next one".
  const names = [...fileOfName.keys()].sort();
  /** @type {Map<string, { bytes: Uint8Array, index: number }>} */
  const histories = new Map();
  const references = names.map((name) => {
    const file = fileOfName.get(name) ?? '';
    const history = files.get(file);
    if (history === undefined) throw new Error(`no file ${file}`);
    const bytes = encode(trim(turn(file, history)), abbreviations);
    const known = histories.get(bytes.join());
    if (known !== undefined) return known.index + 1;
    histories.set(bytes.join(), { bytes, index: histories.size });
    return 0;
  });
  const body = [
    ...textBytes([version, ...abbreviations].join('\n')),
    ...textBytes(names.join('\n')),
    ...references.flatMap(varint),
    ...varint(histories.size),
    ...[...histories.values()].flatMap(({ bytes }) => varint(bytes.length)),
    ...[...histories.values()].flatMap(({ bytes }) => [...bytes]),
  ];
  const header = Buffer.alloc(16);
  header.write('HZON', 'latin1');
  header.writeUInt16LE(1, 4);
  header.writeUInt16LE(names.length, 6);
  header.writeUInt32LE(body.length, 8);
  header.writeUInt32LE(crc32(Buffer.from(body)), 12);
  return Uint8Array.from([...header, ...body]);
}

/** The kept files, each checked against the manifest, and nothing beside them. */
function readInputs() {
  /** @type {{ version: string, files: Record<string, string>, aliases: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(inputs, 'manifest.json'), 'utf8'));
  const kept = readdirSync(inputs, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  if (kept.length !== Object.keys(manifest.files).length + 1)
    throw new Error('data/tz and its manifest disagree');

  /** @type {Map<string, ZoneHistory>} */
  const files = new Map();
  for (const [name, sha256] of Object.entries(manifest.files)) {
    const bytes = readFileSync(join(inputs, name));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`data/tz/${name} has changed`);
    files.set(name, readTzif(bytes, name));
  }
  return { version: manifest.version, files, aliases: manifest.aliases };
}

/**
 * The history with negative daylight saving turned round where `turnedRound` says so. A span of negative saving
 * that it doesn't know, as a new tz version may bring, is an error.
 *
 * @param {string} name
 * @param {ZoneHistory} history
 * @returns {ZoneHistory}
 */
function turn(name, history) {
  const negative = negativeSavings(history);
  const entry = turnedRound[name];
  if (entry === undefined) {
    if (negative.length > 0) throw new Error(`${name} has negative daylight saving: put it into turnedRound`);
    return history;
  }
  const from = Date.parse(entry.from) / 1000;
  const until = entry.until === undefined ? Infinity : Date.parse(entry.until) / 1000;
  if (negative.length === 0 || negative.some((time) => time < from || time >= until)) {
    throw new Error(`${name}: turnedRound has other years than its negative daylight saving`);
  }
  /** @param {Type} type */
  const flip = (type) => ({ ...type, dst: !type.dst });
  const spans = history.spans.flatMap((span, i) => {
    const end = history.spans[i + 1]?.start ?? Infinity;
    const cuts = [span.start, from, until].filter((t) => t >= span.start && t < end);
    return [...new Set(cuts)].map((start) => ({
      start,
      type: start >= from && start < until ? flip(span.type) : span.type,
    }));
  });
  const { rule } = history;
  if (rule === undefined || until !== Infinity) return { spans: merge(spans), rule };
  return { spans: merge(spans), rule: { ...rule, standard: flip(rule.standard), saving: flip(rule.saving) } };
}

/**
 * When the times begin that are flagged as daylight saving and stand between two standard times of one, greater
 * offset. Infinity stands for the yearly rule.
 *
 * @param {ZoneHistory} history
 */
function negativeSavings({ spans, rule }) {
  const starts = spans.filter(({ type }, i) => {
    const [before, after] = [spans[i - 1]?.type, spans[i + 1]?.type];
    if (!type.dst || before === undefined || after === undefined || before.dst || after.dst) return false;
    return before.offset === after.offset && type.offset < before.offset;
  });
  const times = starts.map((span) => span.start);
  return rule !== undefined && rule.saving.offset < rule.standard.offset
    ? [...times, Number.MAX_VALUE]
    : times;
}

/**
 * The spans without those at the end that the yearly rule gives as well.
 *
 * @param {ZoneHistory} history
 * @returns {ZoneHistory}
 */
function trim({ spans, rule }) {
  const last = spans.at(-1);
  if (rule === undefined || last === undefined) return { spans, rule };
  const ruled = ruleSpans(rule).filter((span) => span.start <= last.start);
  let kept = spans.length;
  let left = ruled.length;
  while (kept > 0 && left > 0 && same(spans[kept - 1], ruled[left - 1])) {
    kept--;
    left--;
  }
  // After the last span kept, the rule must say what the table says: the same clock, and no change earlier
  // than the first one dropped. Where it doesn't, one more is kept, and that one is the rule's.
  const [span, rulesSpan] = [spans[kept - 1], ruled[left - 1]];
  const agrees = span && rulesSpan && rulesSpan.start <= span.start && sameType(span.type, rulesSpan.type);
  if (!agrees) kept++;
  if (kept > spans.length) throw new Error('the yearly rule does not continue the table');
  return { spans: spans.slice(0, kept), rule };
}

/**
 * What the rule gives for the years 1850 to 2037, to which the kept files reach.
 *
 * @param {Rule} rule
 * @returns {Span[]}
 */
function ruleSpans({ standard, saving, start, end }) {
  const years = Array.from({ length: 2037 - 1850 + 1 }, (_, i) => 1850 + i);
  const spans = years.flatMap((year) => [
    { start: dayOfRule(year, start) - standard.offset, type: saving },
    { start: dayOfRule(year, end) - saving.offset, type: standard },
  ]);
  return spans.sort((a, b) => a.start - b.start);
}

/**
 * Local seconds since 1970 of a rule's day in a year.
 *
 * @param {number} year
 * @param {Day} day
 */
function dayOfRule(year, { month, week, weekday, time }) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let date = 1 + ((weekday - first + 7) % 7) + 7 * (week - 1);
  if (date > length) date -= 7;
  return Date.UTC(year, month - 1, date) / 1000 + time;
}

/**
 * @param {ZoneHistory} history
 * @param {readonly string[]} abbreviations
 * @returns {Uint8Array}
 */
function encode({ spans, rule }, abbreviations) {
  /** @type {Type[]} */
  const types = [];
  /** @param {Type} type */
  const kindOf = (type) => {
    const index = types.findIndex((known) => sameType(known, type));
    return index >= 0 ? index : types.push(type) - 1;
  };
  const kinds = spans.map((span) => kindOf(span.type));
  const ruleBytes = rule
    ? [
        1,
        kindOf(rule.standard),
        kindOf(rule.saving),
        ...[rule.start, rule.end].flatMap((d) => [d.month, d.week, d.weekday, ...varint(zigzag(d.time))]),
      ]
    : [0];
  const times = spans.slice(1).map((span) => span.start);
  return Uint8Array.from([
    types.length,
    ...types.flatMap(({ offset, dst, abbreviation }) => [
      ...varint(zigzag(offset)),
      ...varint(2 * abbreviations.indexOf(abbreviation) + Number(dst)),
    ]),
    ...ruleBytes,
    ...varint(times.length),
    ...kinds,
    ...times.flatMap((time, i) =>
      varint(i === 0 ? stepOf(zigzag(time)) : stepOf(time - (times[i - 1] ?? 0))),
    ),
  ]);
}

/** Seconds, told in the largest of three units that divides them; the two lowest bits say which. @param {number} s */
function stepOf(s) {
  if (s % 900 === 0) return (s / 900) * 4;
  return s % 60 === 0 ? (s / 60) * 4 + 1 : s * 4 + 2;
}

/** Signed as unsigned: 0, -1, 1, -2 become 0, 1, 2, 3. @param {number} n */
function zigzag(n) {
  return n < 0 ? -2 * n - 1 : 2 * n;
}

/** An unsigned integer, seven bits a byte, lowest first (LEB128). @param {number} n @returns {number[]} */
function varint(n) {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${n} is no unsigned integer`);
  return n < 128 ? [n] : [(n % 128) + 128, ...varint(Math.floor(n / 128))];
}

/** @param {string} text */
function textBytes(text) {
  const bytes = Buffer.from(text, 'ascii');
  return [...varint(bytes.length), ...bytes];
}

/**
 * Each string once, frequent ones first, so that they get the short numbers.
 *
 * @param {readonly string[]} strings
 */
function commonFirst(strings) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const string of strings) counts.set(string, (counts.get(string) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([string]) => string);
}

/** @param {Type} a @param {Type} b */
function sameType(a, b) {
  return a.offset === b.offset && a.dst === b.dst && a.abbreviation === b.abbreviation;
}

/** @param {Span | undefined} a @param {Span | undefined} b */
function same(a, b) {
  return a !== undefined && b !== undefined && a.start === b.start && sameType(a.type, b.type);
}

/** Spans without the starts at which nothing changes. @param {Span[]} spans */
function merge(spans) {
  return spans.filter((span, i) => {
    const before = spans[i - 1];
    return before === undefined || !sameType(before.type, span.type);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = buildZones();
  if (!process.argv.includes('--check')) writeFileSync(output, bytes);
  else if (!readFileSync(output).equals(bytes)) throw new Error('data/zones.bin is not what data/tz gives');
  console.log(`data/zones.bin: ${bytes.length} bytes`);
}
