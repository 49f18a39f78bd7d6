import { createEngine } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { progressBar } from '#dist/command/progress.js';
import { run } from '#dist/command/run.js';
import { table, wrap } from '#dist/command/table.js';
import { library } from './one-library.js';

const engine = await createEngine();
const saved = new Map<string, Uint8Array>();
const terminal = {
  columns: 80,
  color: false,
  piped: true,
  saveFile: async (path: string, bytes: Uint8Array) => void saved.set(path, bytes),
};
const horoscope = (line: string) =>
  run(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], terminal, library);
const ada = 'natal --name Ada --date 1990-05-17 --time 14:30 --place Budapest';

const untimed = '--name Ada --date 1990-05-17 --time unknown --place Budapest';
const born = '--name Ada --date 1990-05-17 --time 14:30 --place Budapest';

const ben = '--name-2 Ben --date-2 1988-11-02 --time-2 06:10 --place-2 Lisbon';

describe('every subcommand', () => {
  const lines: [line: string, says: RegExp][] = [
    [`natal ${born}`, /The Sun in Taurus/],
    [`pdf ${born} -o ada.pdf --length brief`, /^ada\.pdf, \d+ kB\n$/],
    [`wheel ${born}`, /^<svg .*<\/svg>\n$/s],
    [`wheel synastry ${born} ${ben}`, /^<svg .*<title[^>]*>[^<]*Ben.*<\/svg>\n$/s],
    [`natal-basic ${born}`, /Positions/],
    ['natal-basic --name Ada --day 17 --month 5', /^Ada, Taurus\n/],
    [`planet-in-sign ${born}`, /Moon in Aquarius/],
    [`solar-return ${born} --year 2026 --place-2 Lisbon`, /Lisbon, Portugal, 2026-05-17/],
    [`lunar-return ${born} --date-2 2026-11-21`, /Budapest, Hungary, 2026-1[12]-\d\d/],
    [`synastry ${born} ${ben}`, /Aspects: Ben to Ada/],
    [`composite ${born} ${ben}`, /Houses/],
    [`composite ${born} ${ben} --composite-method davison`, /Positions/],
    [`transits ${born} --date-2 2026-11-21 --time-2 09:00`, /Jupiter +square +Sun .* exact 2026-11-22 11:37/],
    [`transits ${born} --date-2 2026-11-01 --date-end 2026-11-30`, /In natal houses/],
    [
      `progressions ${born} --add-years 36.5 --progressed-angles solar-arc`,
      /Aspects among the progressed points/,
    ],
    ['sign-to-sign Aries scorpio', /^Aries with Scorpio\n/],
    [
      'natal --date 1990-05-17 --time unknown --place Budapest --no-texts',
      /Chart of.*What the time of birth decides\n\d\d:\d\d /s,
    ],
    [`natal ${born} --time-accuracy 60 --no-texts`, /What the time of birth decides\n.*house \d+, then/s],
    [
      `solar-return ${untimed} --year 2026`,
      /When the return may be\n2026-05-.*Where they may stand\nSun +\d/s,
    ],
    [`lunar-return ${untimed} --date-2 2026-11-21`, /When the return may be/],
    [`progressions ${untimed} --add-years 30`, /Where they may stand\n.*Moon +\d+°\d\d′ \w+ +to/s],
    [`composite ${untimed} ${ben}`, /Where they may stand/],
    [`transits ${untimed} --date-2 2026-11-21`, /the natal Moon up to/],
    // A reading has said the rest: after it stand signs, and no aspects that come into orb within the day.
    [
      'natal --date 1990-05-05 --time unknown --place London',
      /What the time of birth decides\n18:28 +Moon +Virgo, then Libra\n\nNotices/,
    ],
    [`planet-in-sign ${untimed} --no-texts`, /What the time of birth decides/],
    [`chinese ${untimed}`, /hour +not known/],
    [`progressions ${born} --add-years 30 --progressed-houses progressed`, /Houses/],
    [`chinese ${born}`, /metal Horse, 1990/],
    ['chinese-forecast --year 2026 --sign-id 6', /2026, fire Horse, 2026-02-17 to 2027-02-05/],
    ['chinese-forecast --year 2027', /Rooster\n/],
    ['report --kind weekly --year 2026 --week 47 --sign Scorpio', /Scorpio\n\n.*on Thursday.*Mars/is],
    ['report --kind monthly --year 2026 --month 11 --sign 7 --events', /\* .*house/],
    ['places Budapest', /3054643/],
    ['ephemerides --place Budapest --date 2026-11-21 --time 12:00', /rise 0[67]:/],
    ['events --from 2026-08-01 --to 2026-09-01 --kinds eclipse', /2026-08-12 17:45.* total eclipse/],
    ['events --from 1799-01-01 --to 1799-01-03', /Moshier/],
    ['events --from 2026-01-01 --to 2026-01-02 --kinds eclipse', /Nothing of the kind/],
    ['ephemeris --from 2026-01-01 --to 2026-01-03 --bodies sun,10', /2026-01-02 00:00 +11°35′ Capricorn/],
    ['signs', /9 .*Capricorn/],
    ['planets', /North Node/],
    ['daily-reports --date 2026-11-21 --sign-id 7', /^Scorpio\n\n/],
    ['planetary-hours --place Budapest --date 2026-11-22', /Hours of the night\n13 /],
    ['daily-reports --date 2026-11-21 --timezone Asia/Tokyo --sign Scorpio', /^Scorpio\n\n/],
    ['weekly-reports --week 47 --year 2026 --sign-id 7', /^Scorpio\n\n/],
    ['monthly-reports --month 11 --year 2026 --sign-id 7', /^Scorpio\n\n/],
    ['yearly-reports --year 2026 --sign-id 7', /^Scorpio\n\n/],
    ['ascendant-yearly-reports --year 2026 --sign-id 7', /^Scorpio\n\n/],
    ['report-events --kind weekly --week 47 --year 2026 --sign-id 7', /^Scorpio\n\*/],
  ];

  test.each(lines)('%s', async (line, says) => {
    const { output, exitCode } = await horoscope(line);
    expect([output, exitCode]).toEqual([output, 0]);
    expect(output).toMatch(says);
    expect(output).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  });

  const first = new Map(lines.map(([line]) => [line.split(' ')[0], line]).reverse() as [string, string][]);
  test.each([...first.values()].reverse())('%s, as JSON', async (line) => {
    const { output, exitCode } = await horoscope(`${line} --json`);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toBeTypeOf('object');
  });

  test('help lists each, and tells of each', async () => {
    const { output } = await horoscope('--help');
    const listed = [...output.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name ?? '');
    const called = lines.map(([line]) => line.split(' ')[0]);
    expect(new Set(listed)).toEqual(new Set([...called, 'openapi', 'serve', 'user']));
    for (const name of listed) {
      const help = await horoscope(`${name} --help`);
      expect(help.output).toContain(`horoscope ${name}`);
    }
  });
});

describe('horoscope pdf', () => {
  test('writes the report that the library makes', async () => {
    const done: number[] = [];
    const words = `pdf ${born} --output ada.pdf --paper Letter --length brief`.split(' ');
    const outcome = await run(words, { ...terminal, progress: (share) => done.push(share) }, library);
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(done.at(-1)).toBe(1);
    const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
    const bytes = await engine.natalPdfReport(birth, { pdf: { page: 'Letter', length: 'brief' } });
    expect(Buffer.compare(saved.get('ada.pdf') as Uint8Array, bytes)).toBe(0);
  });

  test.each([
    `natal ${born}`,
    `solar-return ${born} --year 2026 --place-2 Lisbon`,
    `lunar-return ${born} --date-2 2026-11-21`,
    `synastry ${born} ${ben}`,
    `composite ${born} ${ben} --composite-method davison`,
    `transits ${born} --date-2 2026-11-01 --date-end 2026-11-30`,
    `progressions ${born} --add-years 36.5 --progressed-angles solar-arc`,
  ])('pdf %s', async (words) => {
    const outcome = await horoscope(`pdf ${words} -o kind.pdf --length brief`);
    expect(outcome).toMatchObject({ exitCode: 0, output: expect.stringMatching(/kind\.pdf, \d+ kB\n$/) });
    const [kind] = words.split(' ');
    const help = await horoscope(`pdf ${kind} --help`);
    expect(help.output).toContain(`horoscope pdf ${kind} --name`);
    expect(help.output).toContain('--paper');
    expect(await horoscope(`help pdf ${kind}`)).toEqual(help);
  });

  test('prints the length that is wanted, and refuses flags of other kinds', async () => {
    const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
    const year = engine.solarReturn(
      { ...birth, year: 2026 },
      { include: ['reading'], readingLength: 'full' },
    );
    await horoscope(`pdf solar-return ${born} --year 2026 -o year.pdf`);
    expect(
      Buffer.compare(saved.get('year.pdf') as Uint8Array, await engine.pdfReport(year, { lang: 'en' })),
    ).toBe(0);
    expect((await horoscope(`pdf synastry ${born} -o x.pdf --year 2026`)).output).toContain(
      'no flag "--year"',
    );
    expect((await horoscope(`pdf synastrie ${born} -o x.pdf`)).output).toContain('"synastrie"');
  });

  test('wants a file', async () => {
    expect(await horoscope(`pdf ${born}`)).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('--output needs a file'),
    });
    const failing = { ...terminal, saveFile: async () => Promise.reject(new Error('EACCES: denied')) };
    const outcome = await run(`pdf ${born} -o /x.pdf --length brief`.split(' '), failing, library);
    expect(outcome.output).toMatch(/x.pdf can't be written: EACCES/);
    expect((await horoscope(`pdf ${born} -o x.pdf --paper A9`)).output).toContain('A4 or Letter');
    expect((await horoscope(`pdf ${born} -o x.pdf --names last`)).output).toContain('first or full');
  });
});

describe('--svg', () => {
  test.each([
    [`natal ${born}`, /<title>Ada, 1990-05-17 14:30, Budapest</],
    [`natal ${untimed}`, /<title>/],
    [`solar-return ${born} --year 2026`, /<title>Ada, 2026-05-17/],
    [`lunar-return ${born} --date-2 2026-11-21`, /<title>Ada, 2026-1[12]/],
    [`composite ${born} ${ben}`, /<title>Ada \+ Ben</],
    [`synastry ${born} ${ben}`, /wheel-outer/],
    [`transits ${born} --date-2 2026-11-21`, /<title>Ada, 1990-05-17 14:30, Budapest \/ 2026-11-21 12:00/],
    [`progressions ${born} --add-years 36`, /wheel-outer/],
  ])('%s', async (line, says) => {
    const { output, exitCode } = await horoscope(`${line} --svg`);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(output).toMatch(says);
  });

  test('by its own word a wheel has a theme, and of two people the houses of the first', async () => {
    const line = `wheel synastry ${born} ${ben}`;
    const { output } = await horoscope(`${line} --theme dark`);
    expect(output).toContain('fill="#17181d"');
    expect(output).toMatch(/wheel-house-numbers.*wheel-outer/s);
    expect((await horoscope(line)).output).toContain('fill="#ffffff"');
    expect(JSON.parse((await horoscope(`${line} --json`)).output)).toHaveProperty('planets2');
    expect(await horoscope(`wheel ${born} --theme neon`)).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('light, dark, print'),
    });
    expect((await horoscope(`wheel ${born} --size 240`)).output).toContain('width="240"');
    expect(await horoscope(`wheel ${born} --size wide`)).toMatchObject({
      exitCode: 2,
      output: expect.stringMatching(/16 to 10000.*"wide"/),
    });
  });

  test('is no flag of what has no wheel', async () => {
    expect(await horoscope('planets --svg')).toMatchObject({ exitCode: 2 });
  });
});

describe('the progress bar', () => {
  test('appears after a second, and goes', () => {
    let now = 0;
    const written: string[] = [];
    const bar = progressBar(
      (text) => written.push(text),
      40,
      () => now,
    );
    bar.show(0.1);
    now = 900;
    bar.show(0.2);
    bar.clear();
    expect(written).toEqual([]);
    now = 1100;
    bar.show(0.5);
    bar.show(0.51);
    now = 1300;
    bar.show(1);
    bar.clear();
    expect(written).toEqual([
      `\r${'█'.repeat(16)}${'░'.repeat(16)}  50 %`,
      `\r${'█'.repeat(32)} 100 %`,
      '\r\u001b[K',
    ]);
  });
});

describe('horoscope natal', () => {
  test('prints a readable chart', async () => {
    const { output, exitCode } = await horoscope(`${ada} --reading=false`);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Ada\n1990-05-17 14:30, Budapest, Hungary \(47°30′N 19°02′E\)\n/);
    for (const part of [
      /Sun +26°20′38″ +Taurus +house 9/,
      /\n 1 +23°42′14″ +Virgo/,
      /Moon +trine +Midheaven +0\.52° +applying/,
      /\nSun in Taurus\n/,
      /\nSun in house 9\n/,
    ])
      expect(output).toMatch(part);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(output).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('as JSON it is the result', async () => {
    const { output } = await horoscope(`${ada} --json`);
    const natal = engine.natal({
      name: 'Ada',
      date: '1990-05-17',
      time: '14:30',
      place_id: 3054643,
      lang: 'en',
    });
    expect(JSON.parse(output)).toEqual(natal);
  });

  test('options reach the chart', async () => {
    const { output } = await horoscope(`${ada} --json --no-texts --system w --ayanamsa raman --node mean`);
    expect(JSON.parse(output)).toMatchObject({
      intro: null,
      calculation: { houseSystem: 'W', zodiac: 'sidereal', ayanamsa: 'raman', node: 'mean' },
    });
  });

  test('a spot of one’s own', async () => {
    const at = '--latitude 78.22 --longitude=15.63 --timezone Arctic/Longyearbyen';
    const { output } = await horoscope(`natal --date 1990-05-17 --time 14:30 ${at}`);
    expect(output).toContain('Notices\n');
    expect(output).toContain('porphyry');
  });

  test.each([
    ['natal --date 1990-02-30 --time 14:30 --place Budapest', /date is "1990-02-30"/],
    ['natal --time 14:30 --place Budapest', /date is missing/],
    ['natal --date 1990-05-17 --time 14:30', /which place\?/],
    ['natal --date 1990-05-17 --time 14:30 --place Xyzzyville', /no place is called "Xyzzyville"/],
    ['natal --date 1990-05-17 --time 14:30 --place-id abc', /--place-id is "abc"/],
    ['natal --date 1990-05-17 --time 14:30 --latitude 91 --longitude 0 --timezone UTC', /--latitude is 91/],
    ['natal --datum 1990-05-17', /no flag "--datum"/],
    ['natal --date', /--date needs a value/],
    ['frobnicate', /no subcommand "frobnicate"/],
  ])('%s is refused', async (line, message) => {
    const { output, exitCode } = await horoscope(line);
    expect(exitCode).toBe(2);
    expect(output).toMatch(message);
  });
});

test('horoscope places', async () => {
  expect((await horoscope('places sao paulo')).output).toMatch(/^3448439 +São Paulo, Brazil +12,400,232/);
  expect(JSON.parse((await horoscope('places wien --limit 1 --json')).output).data[0].name).toBe('Vienna');
  expect((await horoscope('places zzzzzzqq')).output).toBe('No place of that name.\n');
  expect((await horoscope('places')).exitCode).toBe(2);
});

test('help', async () => {
  for (const line of ['', '--help', 'help', 'help natal', 'natal --help', 'places -h']) {
    const { output, exitCode } = await horoscope(line);
    expect(exitCode).toBe(0);
    expect(output).toContain('horoscope ');
  }
});

test('tables and paragraphs', () => {
  expect(
    table(
      [
        ['a', '1'],
        ['東京', '22'],
      ],
      { right: new Set([1]) },
    ),
  ).toBe('a      1\n東京  22');
  expect(wrap('one two three', 7, ' ')).toBe(' one\n two\n three');
});
