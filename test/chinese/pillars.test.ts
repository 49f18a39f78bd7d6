/** The four pillars beside another library, and at the seams. */

import { Solar } from 'lunar-javascript';
import { test } from 'vitest';
import {
  branches,
  clash,
  combine,
  elementOfNayin,
  nayinOf,
  pillarOf,
  positionOf,
  stems,
  trine,
} from '#dist/chinese/cycles.js';
import { dayAndHour, dayPillar, monthPillar, solarYearOf, yearPillar } from '#dist/chinese/pillars.js';
import { julianDayNumber } from '#dist/time/calendar.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { openSky } from '../sky/open-sky.js';

const sky = openSky();
const stemSigns = '甲乙丙丁戊己庚辛壬癸';
const branchSigns = '子丑寅卯辰巳午未申酉戌亥';
const written = ({ stem, branch }: { stem: number; branch: number }) =>
  `${stemSigns[stem]}${branchSigns[branch]}`;
const china = 8 / 24;

function pillars(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  ratHour: 'midnight' | 'early',
) {
  const number = julianDayNumber({ year, month, day }, 'gregorian');
  const hours = hour + minute / 60;
  const instant = number - 0.5 + hours / 24 - china;
  const solarYear = solarYearOf(instant, year, sky);
  const { day: dayOf, hour: hourOf } = dayAndHour({ day: number, hours }, ratHour);
  return [yearPillar(solarYear), monthPillar(instant, solarYear, sky), dayOf, hourOf].map(written).join(' ');
}

const moments = fc.record({
  year: fc.integer({ min: 1930, max: 2090 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

test.each([
  ['early', 1],
  ['midnight', 2],
] as const)('any birth in China, Rat hour %s, beside lunar-javascript', (ratHour, sect) => {
  fc.assert(
    fc.property(moments, ({ year, month, day, hour, minute }) => {
      const eight = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
      eight.setSect(sect);
      const theirs = [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()].join(' ');
      expect(pillars(year, month, day, hour, minute, ratHour)).toBe(theirs);
    }),
    { numRuns: 400 },
  );
});

test('within a minute of lichun', () => {
  // Lichun of 2024 was on 4 February at 16:26:53 in China (Hong Kong Observatory: 16:27).
  expect(pillars(2024, 2, 4, 16, 26, 'midnight')).toMatch(/^癸卯 乙丑 /);
  expect(pillars(2024, 2, 4, 16, 28, 'midnight')).toMatch(/^甲辰 丙寅 /);
});

test('the Rat’s hour', () => {
  expect(pillars(2000, 1, 7, 0, 30, 'midnight')).toMatch(/ 甲子 甲子$/);
  expect(pillars(2000, 1, 7, 23, 30, 'midnight')).toMatch(/ 甲子 丙子$/);
  expect(pillars(2000, 1, 7, 23, 30, 'early')).toMatch(/ 乙丑 丙子$/);
});

test('the cycle of sixty', () => {
  for (let place = 0; place < 60; place++) expect(positionOf(pillarOf(place))).toBe(place);
  expect(written(yearPillar(1984))).toBe('甲子');
  expect(written(yearPillar(-2696))).toBe('甲子');
  expect(written(dayPillar(2451551))).toBe('甲子');
  expect([stems.length, branches.length]).toEqual([10, 12]);
});

test('sounding notes of the sixty, as lunar-javascript lists them', () => {
  const elements: Record<string, string> = { 金: 'metal', 木: 'wood', 水: 'water', 火: 'fire', 土: 'earth' };
  for (let place = 0; place < 60; place++) {
    const theirs = Solar.fromYmd(1984 + place, 7, 1)
      .getLunar()
      .getYearNaYin();
    expect(elementOfNayin(nayinOf(pillarOf(place)))).toBe(elements[theirs.at(-1) ?? '']);
  }
});

test('clashes, combinations and trines of the branches', () => {
  const pairs = (related: (a: never, b: never) => boolean) =>
    [...branchSigns].flatMap((a, i) =>
      [...branchSigns].flatMap((b, j) => (i < j && related(i as never, j as never) ? [a + b] : [])),
    );
  expect(pairs(clash)).toEqual(['子午', '丑未', '寅申', '卯酉', '辰戌', '巳亥']);
  expect(pairs(combine)).toEqual(['子丑', '寅亥', '卯戌', '辰酉', '巳申', '午未']);
  expect(pairs(trine).length).toBe(12);
});
