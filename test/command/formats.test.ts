/** Tables of values, calendars, and what may reach a terminal. */
import { describe, expect, test } from 'vitest';
import { calendar } from '#dist/command/ics.js';
import { run } from '#dist/command/run.js';
import { once } from '../reading/once.js';
import { library } from './one-library.js';

const horoscope = async (...argv: string[]) =>
  (await run(argv, { columns: 80, color: false }, library)).output;
const born = [
  '--name',
  'Ada',
  '--date',
  '1990-05-17',
  '--time',
  '14:30',
  '--place',
  'Budapest',
  '--no-texts',
];

/** RFC 4180, with line feeds. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('--csv', () => {
  test('positions', async () => {
    const [header = [], ...rows] = readCsv(await horoscope('natal', ...born, '--csv'));
    expect(rows).toHaveLength(15);
    expect(rows.every(({ length }) => length === header.length)).toBe(true);
    const sun = Object.fromEntries(header.map((key, i) => [key, rows[0]?.[i]]));
    expect(sun).toMatchObject({
      planetName: 'Sun',
      signName: 'Taurus',
      longitude: '56.3439290',
      housePosition: '9',
    });
  });

  test('an ephemeris', async () => {
    const span = ['--from', '2026-01-01', '--to', '2026-01-03', '--bodies', 'sun,moon'];
    const [header = [], ...rows] = readCsv(await horoscope('ephemeris', ...span, '--csv'));
    expect(header.slice(0, 4)).toEqual(['utDate', 'julianDayUt', 'planetId', 'planetName']);
    expect(rows.map((row) => row[3])).toEqual(['Sun', 'Moon', 'Sun', 'Moon']);
  });

  test('events, with the same columns whatever their kinds', async () => {
    const span = ['--from', '2026-08-01', '--to', '2026-09-01', '--kinds'];
    const [eclipses = [], first = []] = readCsv(await horoscope('events', ...span, 'eclipse', '--csv'));
    const [ingresses] = readCsv(await horoscope('events', ...span, 'ingress', '--csv'));
    expect(eclipses).toEqual(ingresses);
    expect(first[eclipses.indexOf('summary')]).toMatch(/^Sun total eclipse 20°0\d′ Leo, magnitude/);
    expect(first.join(' ')).not.toMatch(/undefined|null|object/);
  });

  test('is refused where there is no table', async () => {
    expect(await horoscope('chinese', ...born.slice(0, -1), '--csv')).toMatch(/there is no flag "--csv"/);
  });
});

describe('--ics', () => {
  const year = ['events', '--from', '2026-01-01', '--to', '2027-01-01', '--ics'];
  const ofYear = once(() => horoscope(...year));
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  test('is a calendar by RFC 5545', async () => {
    const text = await ofYear();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    const lines = unfolded(text);
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//horoscope-engine//horoscope events//EN',
      'CALSCALE:GREGORIAN',
    ]);
    const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
    expect(count('BEGIN:VEVENT')).toBeGreaterThan(500);
    for (const property of ['UID:', 'DTSTAMP:', 'DTSTART:', 'SUMMARY:', 'END:VEVENT'])
      expect(count(property)).toBe(count('BEGIN:VEVENT'));
    expect(lines.filter((line) => /^DT/.test(line)).every((line) => /^DT\w+:\d{8}T\d{6}Z$/.test(line))).toBe(
      true,
    );
  });

  test('has every event once, and by the same name each time', async () => {
    const uids = (text: string) => unfolded(text).filter((line) => line.startsWith('UID:'));
    const all = uids(await ofYear());
    expect(new Set(all).size).toBe(all.length);
    const part = await horoscope(
      'events',
      '--from',
      '2026-08-01',
      '--to',
      '2026-09-01',
      '--kinds',
      'eclipse',
      '--ics',
    );
    expect(uids(part)).toHaveLength(2);
    expect(uids(part).every((uid) => all.includes(uid))).toBe(true);
    const sidereal = await horoscope(...year, '--kinds', 'ingress', '--zodiac', 'sidereal');
    expect(uids(sidereal).filter((uid) => all.includes(uid))).toEqual([]);
  });

  test('is the same whenever it is made', async () => {
    expect(await horoscope(...year)).toBe(await ofYear());
  });

  test('cuts no character in two, and escapes', () => {
    const summary = `${'ő'.repeat(80)}, a; b\\c`;
    const text = calendar([{ key: 'k', starts: '2026-01-01T00:00:00.000Z', summary, category: 'x' }]);
    expect(Buffer.from(text).toString('utf8')).toBe(text);
    expect(unfolded(text)).toContain(`SUMMARY:${'ő'.repeat(80)}\\, a\\; b\\\\c`);
  });
});

describe('nothing that a terminal obeys is written', () => {
  /** Escape, a C1 control (CSI), delete, right-to-left override, isolate, line separator, an invisible tag. */
  const evil = 'A\u001b[31m\u009b2J\u007f\u202e\u2066\u2028\u{e0041}Z\r\nB\u0007';
  const obeyed = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;
  const spot = ['--latitude', '47.5', '--longitude', '19', '--timezone', 'UTC'];
  const at = ['--date', '1990-05-17', '--time', '14:30'];

  test.each([
    ['a name', ['natal', '--name', evil, ...at, '--place', 'Budapest', '--no-texts']],
    ['a name in texts', ['chinese', '--name', evil, ...at, '--place', 'Budapest']],
    ['a name as JSON', ['natal', '--name', evil, ...at, '--place', 'Budapest', '--no-texts', '--json']],
    ['a place', ['natal', ...at, '--place', evil, ...spot, '--no-texts']],
    ['a place in a plain page', ['ephemerides', ...at, '--place', evil, ...spot]],
    ['a place that is not found', ['natal', ...at, '--place', evil]],
    ['a subcommand', [evil]],
    ['a topic of help', ['help', evil]],
    ['a flag', ['natal', `--${evil}`]],
    ['a value', ['natal', ...at, '--place-id', evil]],
    ['a key', ['natal', ...at, '--place', 'Budapest', '--orbs', `{"${evil.slice(0, 12)}":1}`]],
    ['a surplus word', ['natal', evil]],
    ['a sign', ['sign-to-sign', evil, 'Leo']],
    ['a body', ['events', '--from', '2026-01-01', '--to', '2026-01-02', '--bodies', evil]],
    ['a language', ['signs', '--lang', evil]],
    ['two formats', ['signs', '--json', '--csv', evil]],
    ['a question', ['places', evil]],
  ])('%s', async (_, argv) => {
    const output = await horoscope(...argv);
    expect(output.replaceAll('\n', '')).not.toMatch(obeyed);
  });

  test('a name stays on its line, and can be read', async () => {
    const output = await horoscope('natal', '--name', evil, ...at, '--place', 'Budapest', '--no-texts');
    expect(output.split('\n').find((line) => line.startsWith('A'))).toContain(
      'A\\u001b[31m\\u009b2J\\u007f\\u202e',
    );
    expect(output).not.toMatch(/^B/m);
  });

  test('JSON gives back what was typed', async () => {
    const output = await horoscope(
      'natal',
      '--name',
      evil,
      ...at,
      '--place',
      'Budapest',
      '--no-texts',
      '--json',
    );
    expect(JSON.parse(output).profile.name).toBe(evil);
  });

  test('letters that are joined stay so', async () => {
    const name = 'می\u200cخواهم';
    expect(await horoscope('natal', '--name', name, ...at, '--place', 'Budapest', '--no-texts')).toContain(
      name,
    );
  });
});
