/**
 * What the reports say of the sky, against the native Swiss Ephemeris: every sentence with a date is read back and
 * looked up in `days.vectors.txt`, which `days.c` printed: the sky of every midnight, and the eclipses. Where a C
 * compiler and libswe-dev are at hand the program is run again and must print the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createEngine, type ReportsRequest } from '#dist/engine.js';
import { reportHouses, risingHouses } from '#dist/text/en/reports/houses.js';
import { canCompile } from './compiler.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const vectors = readFileSync(here('days.vectors.txt'), 'utf8').trimEnd().split('\n');

const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const planets = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

interface Midnight {
  longitudes: number[];
  backward: boolean[];
}
const midnights = new Map<string, Midnight>();
const eclipses = new Set<string>();
for (const line of vectors.slice(1)) {
  const [first = '', ...rest] = line.split(' ');
  if (first === 'E') eclipses.add(rest.join(' '));
  else
    midnights.set(first, {
      longitudes: rest.map(Number.parseFloat),
      backward: rest.map((one) => one.endsWith('r')),
    });
}
const midnight = (date: string, after = 0): Midnight => {
  const day = new Date(Date.parse(`${date}T00:00Z`) + after * 86_400_000).toISOString().slice(0, 10);
  const found = midnights.get(day);
  if (!found) throw new Error(`no row for ${day}`);
  return found;
};

/** What the printed decimals hide, degrees. */
const printed = 0.0001;
const turned = (angle: number): number => (((angle % 360) + 540) % 360) - 180;
/** Whether an angle that changes from one midnight to the next is some value between them. */
const passes = (before: number, after: number, value: number): boolean => {
  const [a, b] = [turned(before - value), turned(after - value)];
  return Math.abs(a) < 90 && ((a <= printed && b >= -printed) || (a >= -printed && b <= printed));
};

const P = `(?:the |The )?(${planets.join('|')})`;
const S = `(${signs.join('|')})`;
const D = '\\[(\\d{4}-\\d\\d-\\d\\d)\\]';
const H = '(?<house>.+?)';
type Judge = (date: string, found: string[]) => boolean;

const at = (date: string, planet: string, after = 0): number =>
  midnight(date, after).longitudes[planets.indexOf(planet)] as number;
const isBackward = (date: string, planet: string, after = 0): boolean =>
  midnight(date, after).backward[planets.indexOf(planet)] as boolean;
const inSign = (longitude: number, sign: string): boolean =>
  Math.abs(turned(longitude - (signs.indexOf(sign) * 30 + 15))) <= 15 + printed;
/** In a sign at either midnight of a day. */
const touches = (date: string, planet: string, sign: string): boolean =>
  inSign(at(date, planet), sign) || inSign(at(date, planet, 1), sign);
const phase =
  (elongation: number): Judge =>
  (date, [sign = '']) =>
    passes(at(date, 'Moon') - at(date, 'Sun'), at(date, 'Moon', 1) - at(date, 'Sun', 1), elongation) &&
    touches(date, 'Moon', sign);
const enters =
  (backward: boolean): Judge =>
  (date, [planet = '', sign = '']) =>
    !inSign(at(date, planet) + (backward ? printed : -printed), sign) &&
    inSign(at(date, planet, 1), sign) &&
    isBackward(date, planet) === backward;
const turns =
  (backward: boolean): Judge =>
  (date, [planet = '', sign = '']) =>
    isBackward(date, planet) !== backward &&
    isBackward(date, planet, 1) === backward &&
    touches(date, planet, sign);
const aspect =
  (angle: number): Judge =>
  (date, [first = '', sign = '', second = '', secondSign = sign]) => {
    const apart = (after: number) => at(date, first, after) - at(date, second, after);
    return (
      touches(date, first, sign) &&
      touches(date, second, secondSign) &&
      (passes(apart(0), apart(1), angle) || passes(apart(0), apart(1), -angle))
    );
  };

/** What a sentence says and how that is looked up; its groups after the sign and house are the judge's. */
const statements: [RegExp, Judge][] = [
  [
    RegExp(`^(?:the Moon is new|the new Moon falls|Sun and Moon meet at the new Moon) in ${S}, ${H}$`),
    phase(0),
  ],
  [RegExp(`^the (?:Moon reaches the first quarter|first quarter Moon stands) in ${S}, ${H}$`), phase(90)],
  [RegExp(`^the (?:full Moon falls in|Moon is full in|full Moon shines from) ${S}, ${H}$`), phase(180)],
  [RegExp(`^the (?:Moon reaches the last quarter|last quarter Moon stands) in ${S}, ${H}$`), phase(-90)],
  [
    RegExp(`^(?:there is )?an? (\\w+) (solar|lunar) eclipse (?:falls )?in ${S}, ${H}$`),
    (date, [kind, luminary, sign = '']) =>
      eclipses.has(`${date} ${luminary} ${kind}`) && touches(date, 'Moon', sign),
  ],
  [RegExp(`^${P}(?:, going backward, returns to| backs into) ${S}, ${H}$`), enters(true)],
  [
    RegExp(`^${P} (?:enters|moves into|crosses into|comes to|moves on to|arrives in) ${S}, ${H}$`),
    enters(false),
  ],
  [
    RegExp(
      `^${P} (?:turns retrograde|begins a retrograde) in ${S}, ${H},? (?:and goes forward again on|to go direct on|that lasts until) ${D}$`,
    ),
    (date, [planet = '', sign = '', , until = '']) =>
      turns(true)(date, [planet, sign]) &&
      isBackward(until, planet) &&
      !isBackward(until, planet, 1) &&
      isBackward(date, planet, 5),
  ],
  [RegExp(`^${P} (?:turns retrograde|comes to a halt and goes retrograde) in ${S}, ${H}$`), turns(true)],
  [RegExp(`^${P} (?:turns direct|goes forward again) in ${S}, ${H}$`), turns(false)],
  [
    RegExp(
      `^${P}(?: stands at|, retrograde, has come to| is at) (\\d+)° of ${S}, ${H}(?:, still going backward|, on the way back)?$`,
    ),
    (date, [planet = '', degree, sign = '']) =>
      isBackward(date, planet) &&
      inSign(at(date, planet), sign) &&
      Math.floor((at(date, planet) % 30) + printed) >= Number(degree) &&
      Math.floor((at(date, planet) % 30) - printed) <= Number(degree),
  ],
  [
    RegExp(`^the (Sun) (?:stands at|has come to) (\\d+)° of ${S}, ${H}$`),
    (date, [, degree, sign = '']) =>
      inSign(at(date, 'Sun'), sign) &&
      Math.abs((at(date, 'Sun') % 30) - Number(degree) - 0.5) <= 0.5 + printed,
  ],
  [
    RegExp(`^the (Moon) (?:stands|is to be found) in ${S}, ${H}$`),
    (date, [, sign = '']) => inSign(at(date, 'Moon'), sign),
  ],
  [
    RegExp(`^${P} (?:meets|joins) ${P} in ${S}, ${H}$`),
    (date, [a = '', b = '', sign = '']) => aspect(0)(date, [a, sign, b]),
  ],
  ...(
    [
      ['stands opposite|faces', 180],
      ['makes a trine to|is in trine with', 120],
      ['makes a square to|is square to', 90],
      ['makes a sextile to|is in sextile with', 60],
    ] as const
  ).map(([words, angle]): [RegExp, Judge] => [
    RegExp(`^${P} in ${S}, ${H}, (?:${words}) ${P} in ${S}(?: across the sky)?$`),
    (date, [a = '', sign = '', , b = '', otherSign = '']) => aspect(angle)(date, [a, sign, b, otherSign]),
  ]),
];

/** A date as its sentence has it must be the one that its `datetime` says. */
function datesIn(html: string, kind: string, year: number): string {
  return html.replace(/<time datetime="([^"]+)">([^<]+)<\/time>/g, (_, iso: string, shown: string) => {
    const day = new Date(`${iso}T00:00Z`);
    const inYear = `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
    const other = day.getUTCFullYear() === year ? inYear : `${inYear}, ${day.getUTCFullYear()}`;
    expect(shown).toBe(kind === 'weekly' ? `${weekdays[day.getUTCDay()]}, ${inYear}` : other);
    return `[${iso}]`;
  });
}

/** The dates of an intro, which are plain text, in the same form. */
function datesOfIntro(intro: string, year: number): string {
  const date = RegExp(`(?:(${weekdays.join('|')}), )?(${months.join('|')}) (\\d{1,2})(?:, (\\d{4}))?`, 'g');
  return intro.replace(date, (_, weekday: string | undefined, month: string, day: string, other = year) => {
    // A week may begin in the year before, or end in the one after: then the weekday says which.
    const found = [Number(other), year - 1, year + 1]
      .map((one) => new Date(Date.UTC(one, months.indexOf(month), Number(day))))
      .find((one) => weekday === undefined || weekdays[one.getUTCDay()] === weekday);
    expect(found, `no ${weekday} ${month} ${day}`).toBeDefined();
    return `[${found?.toISOString().slice(0, 10)}]`;
  });
}

/** The first sentence of a paragraph as date and clause. */
function clauseOf(paragraph: string): [date: string, clause: string] {
  const sentence = paragraph.slice(0, paragraph.indexOf('. '));
  const before = /^(?:On|Then, on|Next, on) \[([\d-]+)\], (.+)$/.exec(sentence);
  const after = /^(.+), on \[([\d-]+)\]$/.exec(sentence);
  const [date, clause] = before ? [before[1], before[2]] : [after?.[2], after?.[1]];
  expect(clause, `no dated sentence: ${paragraph}`).toBeDefined();
  return [
    date ?? '',
    (clause ?? '').replace(/^(The|There|An?|Sun and Moon) /, (word) =>
      word.startsWith('Sun') ? word : word.toLowerCase(),
    ),
  ];
}

function hold(date: string, clause: string, reader: number, rising: boolean): void {
  for (const [pattern, judge] of statements) {
    const found = pattern.exec(clause);
    if (!found) continue;
    const { house = '' } = found.groups ?? {};
    const sign = found.slice(1).find((group) => signs.includes(group ?? '')) ?? '';
    const number = ((signs.indexOf(sign) - reader + 12) % 12) + 1;
    const houses = (rising ? risingHouses : reportHouses)[number as 1];
    expect(houses, clause).toContain(house);
    expect(judge(date, found.slice(1)), `${date}: ${clause}`).toBe(true);
    return;
  }
  expect.fail(`says nothing that can be looked up: ${clause}`);
}

const engine = await createEngine();

const requests: [name: string, requests: ReportsRequest[]][] = [2026, 2027, 2028].flatMap((year) => [
  [
    `the weeks of ${year}`,
    Array.from({ length: year === 2026 ? 53 : 52 }, (_, week) => ({ kind: 'weekly', year, week: week + 1 })),
  ] as [string, ReportsRequest[]],
  [
    `the months of ${year}`,
    Array.from({ length: 12 }, (_, month) => ({ kind: 'monthly', year, month: month + 1 })),
  ] as [string, ReportsRequest[]],
  [`${year}`, [{ kind: 'yearly', year }]] as [string, ReportsRequest[]],
  [`${year} by the Ascendant`, [{ kind: 'ascendant-yearly', year }]] as [string, ReportsRequest[]],
]);

test.each(requests)('every dated sentence of %s holds', (_, asked) => {
  let count = 0;
  for (const request of asked) {
    const { kind, year } = request;
    const result = engine.reports(request);
    if (!('reports' in result)) throw new Error('twelve signs were asked for');
    for (const { sign_id, intro, text } of result.reports) {
      const announced = /\[([\d-]+)\](?::|.*?(?: when| since)) ([^.]+)\.$/.exec(datesOfIntro(intro, year));
      expect(announced, intro).not.toBeNull();
      hold(announced?.[1] ?? '', announced?.[2] ?? '', sign_id, kind === 'ascendant-yearly');
      const paragraphs = [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner);
      for (const paragraph of paragraphs.slice(0, -1)) {
        const [date, clause] = clauseOf(datesIn(paragraph, kind, year));
        hold(date, clause, sign_id, kind === 'ascendant-yearly');
        count++;
      }
      expect(paragraphs.at(-1)).not.toContain('<time');
    }
  }
  expect(count).toBeGreaterThan(asked.length * 12 * 3);
});

test.skipIf(!canCompile())('the native library still prints these rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'days-'));
  try {
    const program = join(folder, 'days');
    execFileSync('cc', [here('days.c'), '-O1', '-o', program, '-lswe', '-lm']);
    const again = execFileSync(program, [here('../../ephe')], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    expect(again.slice(1)).toEqual(vectors.slice(1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
