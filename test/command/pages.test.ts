/** Pages at the widths terminals have. */
import { describe, expect, test } from 'vitest';
import { run } from '#dist/command/run.js';
import { table, tablesAcross, width, wrap } from '#dist/command/table.js';
import { library } from './one-library.js';

const page = async (line: string, columns?: number) =>
  (await run(line.split(' '), { columns, color: false }, library)).output;
const widest = (text: string) => Math.max(...text.split('\n').map(width));
const born = '--name Ada --date 1990-05-17 --time 14:30 --place Budapest --no-texts';

const lines = [
  `natal ${born} --lots --midpoints --antiscia --dignities --fixed-stars --declination-aspects --factors`,
  `natal ${born} --time-accuracy 60`,
  `synastry ${born} --name-2 Ben --date-2 1988-11-02 --time-2 06:10 --place-2 Lisbon`,
  `transits ${born} --date-2 2026-11-21 --time-2 09:00`,
  `solar-return ${born} --year 2026`,
  'chinese --name Ada --date 1990-05-17 --time 14:30 --place Budapest',
  'events --from 2026-08-01 --to 2026-08-10',
  'ephemeris --from 2026-01-01 --to 2026-01-03',
  'ephemerides --place Salem --date 2026-11-21',
  'planetary-hours --place Budapest --date 2026-11-22',
  'weekly-reports --year 2026 --week 47 --sign Scorpio',
  'report-events --kind weekly --year 2026 --week 47 --sign Scorpio',
  'places Salem',
  'signs',
  'planets',
  '--help',
  'natal --help',
  'events --help',
];

describe.each([40, 80, 200])('at %i columns', (columns) => {
  test.each(lines)('%s', async (line) => {
    const output = await page(line, columns);
    expect(widest(output)).toBeLessThanOrEqual(columns);
    expect(output.split('\n').filter((one) => /\s$/.test(one))).toEqual([]);
    expect(output).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  });
});

test('a terminal of no width has lines of the usual one', async () => {
  const line = 'chinese --name Ada --date 1990-05-17 --time 14:30 --place Budapest';
  for (const columns of [0, undefined, Number.NaN, -1])
    expect(await page(line, columns)).toBe(await page(line, 100));
  expect(widest(await page(line, 1))).toBeGreaterThan(15);
});

test('rows that are piped stay whole, whatever the width', async () => {
  const { output } = await run(['events', '--from', '2026-08-01', '--to', '2026-08-03'], {
    columns: 40,
    color: false,
    piped: true,
  });
  const [, ...rows] = output.trim().split('\n');
  expect(rows.every((row) => /^2026-08-0\d \d\d:\d\d:\d\d {2}\S/.test(row))).toBe(true);
});

describe('a heading', () => {
  test('names region and country, by name and by id', async () => {
    for (const flags of ['--place Paris, TX', '--place-id 4717560'])
      expect(await page(`natal --date 1990-05-17 --time 14:30 --no-texts ${flags}`, 100)).toMatch(
        /^1990-05-17 14:30, Paris, (TX|Texas), United States \(/m,
      );
  });

  test('lists other places that the name fits well, and how to choose one', async () => {
    const output = await page('natal --date 1990-05-17 --time 14:30 --no-texts --place Salem', 100);
    expect(output).toMatch(
      /Other places called Salem:\n {2}Salem, .*United States +\d+,\d+ +--place-id \d+\n/,
    );
    expect(output).not.toContain('Jerusalem');
    const budapest = await page('natal --date 1990-05-17 --time 14:30 --no-texts --place Budapest', 100);
    expect(budapest).not.toContain('Other places');
    const second = await page(
      `synastry ${born} --date-2 1988-11-02 --time-2 06:10 --place-2 Springfield`,
      100,
    );
    expect(second).toMatch(/Other places called Springfield:\n.*--place-id-2 \d+\n/);
  });

  test('tells of them beside JSON', async () => {
    const argv = 'natal --date 1990-05-17 --time 14:30 --no-texts --place Salem --json'.split(' ');
    const { output, aside } = await run(argv, { columns: 80, color: false }, library);
    expect(JSON.parse(output).profile.cityName).toBe('Salem');
    expect(aside).toMatch(/^horoscope: taken: Salem, .* Other places called Salem: .*--place-id \d+/);
  });

  test('of positions names zodiac and houses', async () => {
    expect(await page(`natal ${born}`, 100)).toContain('Positions: tropical zodiac, Placidus houses\n');
    expect(await page(`natal ${born} --zodiac sidereal --system whole-sign`, 100)).toContain(
      'Positions: sidereal zodiac (lahiri), Whole sign houses\n',
    );
    expect(await page('ephemerides --place Budapest --date 2026-11-21', 100)).toContain(
      'Positions: tropical zodiac, Placidus houses\n',
    );
    expect(await page('ephemeris --from 2026-01-01 --to 2026-01-02 --ayanamsa raman', 100)).toMatch(
      /^Positions: UTC, sidereal \(raman\) zodiac\n/,
    );
  });
});

test('a reading is printed, or each text by itself', async () => {
  const line = 'natal --name Ada --date 1990-05-17 --time 14:30 --place Budapest';
  expect(await page(line, 80)).toMatch(/\nThe birth chart of Ada\n\n[\s\S]*\nWho you are\n/);
  expect(await page(`${line} --reading=false`, 80)).toMatch(/\nSun in Taurus\n/);
});

test('tables go on in a second line where there is no room', () => {
  const rows = [
    ['a', '東京', 'rest of it'],
    ['bb', 'x', ''],
  ];
  expect(table(rows)).toBe('a   東京  rest of it\nbb  x');
  expect(table(rows, { columns: 10 })).toBe('a   東京\n    rest\n    of it\nbb  x');
  expect(
    tablesAcross(
      [
        ['', 'one', 'two'],
        ['d', '1', '2'],
      ],
      8,
    ),
  ).toBe('   one\nd  1\n\n   two\nd  2');
});

test('paragraphs are measured in columns', () => {
  expect(wrap('東京 東京 東京', 9)).toBe('東京 東京\n東京');
  expect(wrap('one two three', 7, ' ')).toBe(' one\n two\n three');
  expect(width('🌙é')).toBe(3);
});

test('a place that is found for the second person is not the first one’s', async () => {
  const spot = '--latitude 39.47 --longitude -0.37 --timezone Europe/Madrid';
  const [first, second] = (
    await page(
      `synastry --name A --date 1975-08-19 --time 17:25 ${spot} --name-2 B --date-2 1973-03-02 --time-2 09:30 --place-2 Lyon`,
    )
  ).split('\nB\n');
  expect(first).not.toContain('Lyon');
  expect(second).toContain('Lyon');
});
