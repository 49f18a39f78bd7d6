/** What a report may tell of a period, against what almanacs have of the spring of 2026 and of 2024. */
import { test } from 'vitest';
import { Conjunction } from '#dist/chart/aspects.js';
import { Jupiter, Mercury, Moon, Neptune, Pluto, Saturn, Sun, Uranus } from '#dist/chart/bodies.js';
import { Aquarius, Aries, Gemini, Leo, Pisces, Virgo } from '#dist/chart/zodiac.js';
import { ReadersClock } from '#dist/report/clock.js';
import type { Happening } from '#dist/report/happening.js';
import { happeningsOf } from '#dist/report/happenings.js';
import { dayPeriod, monthPeriod, weekPeriod, yearPeriod } from '#dist/report/period.js';
import { expect } from '../expect.js';
import { openSearch } from '../search/open-search.js';
import { zoneOf } from '../time/table.js';

const search = openSearch();
const utc = new ReadersClock(zoneOf('UTC'));
const dateOf = ({ julianDayUt }: { julianDayUt: number }): string =>
  new Date((julianDayUt - 2_440_587.5) * 86_400_000).toISOString().slice(0, 10);
type Kind = Happening['kind'];
type Of<K extends Kind> = Extract<Happening, { kind: K }>;
const ofKind = <K extends Kind>(happenings: readonly Happening[], kind: K): Of<K>[] =>
  happenings.filter((one): one is Of<K> => one.kind === kind);

test('the week of an eclipse has it in place of its new Moon', () => {
  const week = happeningsOf(search, weekPeriod(2026, 8, utc));
  expect(ofKind(week, 'lunation')).toEqual([]);
  const eclipses = ofKind(week, 'eclipse').map((one) => [dateOf(one), one.luminary, one.type, one.signId]);
  expect(eclipses).toEqual([['2026-02-17', 'solar', 'annular', Aquarius]]);
  const meeting = ofKind(week, 'aspect').find(({ body, slow }) => body === Saturn && slow === Neptune);
  expect(meeting).toMatchObject({ aspectId: Conjunction, signId: Aries, again: false });
  expect(dateOf(meeting as Happening)).toBe('2026-02-20');
});

test('a retrograde that fills a week is under way, with both its ends, and says whether it backs out of its sign', () => {
  const week = happeningsOf(search, weekPeriod(2026, 10, utc));
  const under = ofKind(week, 'retrograde').map(({ body, signId, begins, ends, backsOut }) => [
    body,
    signId,
    ...[begins, ends].map((julianDayUt) => dateOf({ julianDayUt })),
    backsOut,
  ]);
  expect(under).toContainEqual([Mercury, Pisces, '2026-02-26', '2026-03-20', undefined]);
  // Mercury passes before the Sun on March 7.
  const conjunction = ofKind(week, 'aspect').find(({ body, slow }) => body === Sun && slow === Mercury);
  expect(conjunction).toMatchObject({ aspectId: Conjunction, inferior: true, backward: true });
  // In August 2024 Mercury went back from Virgo to Leo.
  const august = ofKind(happeningsOf(search, weekPeriod(2024, 33, utc)), 'retrograde');
  const mercury = august.find(({ body }) => body === Mercury);
  expect(mercury?.signId).toBe(Virgo);
  expect(dateOf({ julianDayUt: mercury?.backsOut ?? 0 })).toBe('2024-08-15');
});

test('a planet that comes back to a sign comes again; one that was never there does not', () => {
  const year = ofKind(happeningsOf(search, yearPeriod(2026, 'yearly', utc)), 'ingress');
  const entries = year
    .filter(({ body }) => [Jupiter, Saturn, Uranus, Neptune].includes(body as 5 | 6 | 7 | 8))
    .map((one) => [dateOf(one), one.body, one.signId, one.retrograde, one.again]);
  expect(entries).toEqual([
    ['2026-01-26', Neptune, Aries, false, true],
    ['2026-02-14', Saturn, Aries, false, true],
    ['2026-04-26', Uranus, Gemini, false, true],
    ['2026-06-30', Jupiter, Leo, false, false],
  ]);
  const back = ofKind(happeningsOf(search, monthPeriod(2024, 9, utc)), 'ingress').find(
    ({ body }) => body === Pluto,
  );
  expect(back).toMatchObject({ retrograde: true, again: true });
});

test('a year has its four eclipses, the stays of its slow planets, and no Moon', () => {
  const year = happeningsOf(search, yearPeriod(2026, 'yearly', utc));
  expect(ofKind(year, 'eclipse').map((one) => `${dateOf(one)} ${one.luminary} ${one.type}`)).toEqual([
    '2026-02-17 solar annular',
    '2026-03-03 lunar total',
    '2026-08-12 solar total',
    '2026-08-28 lunar partial',
  ]);
  const stays = new Set(ofKind(year, 'stay').map(({ body }) => body));
  expect([...stays].sort((a, b) => a - b)).toEqual([Jupiter, Saturn, Uranus, Neptune, Pluto]);
  expect(ofKind(year, 'lunation')).toEqual([]);
  expect(year.map(({ julianDayUt }) => julianDayUt)).toEqual(
    year.map(({ julianDayUt }) => julianDayUt).sort((a, b) => a - b),
  );
});

test('a day says where Moon and Sun are, and its midnights are the readers’', () => {
  const date = { year: 2026, month: 3, day: 3 };
  const there = (zone: string) => happeningsOf(search, dayPeriod(date, new ReadersClock(zoneOf(zone))));
  const stays = ofKind(there('UTC'), 'stay').map(({ body, signId }) => [body, signId]);
  expect(stays).toHaveLength(2);
  expect(stays).toContainEqual([Moon, Virgo]);
  expect(stays).toContainEqual([Sun, Pisces]);
  // At the eclipse of 11:34 UT it is already the fourth of March on Kiritimati.
  expect(ofKind(there('America/New_York'), 'eclipse')).toHaveLength(1);
  expect(ofKind(there('Pacific/Kiritimati'), 'eclipse')).toHaveLength(0);
});
