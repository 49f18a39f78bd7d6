/** Which wording each happening of a period reads: none twice, and not the same in neighboring periods. */
import { describe, test } from 'vitest';
import { Moon, Sun } from '#dist/chart/bodies.js';
import type { SignId } from '#dist/chart/zodiac.js';
import { ReadersClock } from '#dist/report/clock.js';
import type { Happening } from '#dist/report/happening.js';
import { happeningsOf } from '#dist/report/happenings.js';
import { dayPeriod, monthPeriod, type Period, weekPeriod, yearPeriod } from '#dist/report/period.js';
import { rarityOf } from '#dist/report/ranking.js';
import { meaningOf, type Worded, wordedHappenings } from '#dist/report/worded-happenings.js';
import { reports } from '#dist/text/en/reports/index.js';
import { expect } from '../expect.js';
import { openSearch } from '../search/open-search.js';
import { zoneOf } from '../time/table.js';

const search = openSearch();
const utc = new ReadersClock(zoneOf('UTC'));
const words = { reports, signName: (sign: SignId) => String(sign) };
const wordedOf = (period: Period): Worded[] => wordedHappenings(happeningsOf(search, period), period, words);

const weeks = Array.from({ length: 52 }, (_, i) => weekPeriod(2026, i + 1, utc));
const months = Array.from({ length: 12 }, (_, i) => monthPeriod(2026, i + 1, utc));
const inWeeks = weeks.map(wordedOf);
const inMonths = months.map(wordedOf);

/** A wording, by its table and its place. */
const readBy = (all: readonly Worded[]) =>
  all.flatMap(({ cells, rotation, happening }) => cells.map((table) => ({ table, rotation, happening })));

test.each([
  ['weeks', inWeeks],
  ['months', inMonths],
] as const)('in %s no two happenings read one wording', (_, periods) => {
  let count = 0;
  for (const period of periods) {
    const read = readBy(period);
    count += read.length;
    for (const [i, one] of read.entries())
      for (const other of read.slice(i + 1))
        expect(one.table === other.table && one.rotation === other.rotation).toBe(false);
  }
  expect(count).toBeGreaterThan(periods.length);
});

test('no week reads a wording that the week before read of a happening of the kind', () => {
  for (const [i, week] of inWeeks.entries())
    for (const { table, rotation, happening } of readBy(week)) {
      const before = readBy(inWeeks[i - 1] ?? []).filter(
        (one) => one.table === table && one.rotation === rotation,
      );
      const again = before.filter((one) => one.happening.kind === happening.kind);
      expect(again.map((one) => one.happening.kind)).toEqual([]);
    }
});

test('what is rarest is worded first', () => {
  for (const [i, week] of inWeeks.entries()) {
    const kind = weeks[i]?.kind ?? 'weekly';
    const rarities = week.map(({ happening }) => rarityOf(happening, kind));
    expect(rarities).toEqual([...rarities].sort((a, b) => b - a));
  }
});

test('every wording has a text for every house that it is read for', () => {
  const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  for (const worded of [...inWeeks, ...inMonths].flat())
    if (worded.cells.length > 0)
      for (const house of houses) expect(meaningOf(worded, house)?.text).toMatch(/\w/);
    else expect(meaningOf(worded, 1)).toBeUndefined();
});

describe('where no wording is chosen', () => {
  test('a year has all its happenings, whose rules are its own', () => {
    for (const kind of ['yearly', 'ascendant-yearly'] as const) {
      const year = yearPeriod(2026, kind, utc);
      const happenings = happeningsOf(search, year);
      expect(wordedHappenings(happenings, year, words)).toEqual(
        happenings.map((happening: Happening) => ({
          happening,
          cells: [],
          rotation: 0,
        })),
      );
    }
  });

  test('a day says by a statement alone where the Sun is, and that the Moon moves on', () => {
    let statements = 0;
    for (let day = 1; day <= 30; day++)
      for (const { happening, cells } of wordedOf(dayPeriod({ year: 2026, month: 11, day }, utc))) {
        const isStatement =
          (happening.kind === 'stay' && happening.body === Sun) ||
          (happening.kind === 'ingress' && happening.body === Moon);
        if (!isStatement) continue;
        statements++;
        expect(cells).toEqual([]);
      }
    expect(statements).toBeGreaterThan(30);
  });
});
