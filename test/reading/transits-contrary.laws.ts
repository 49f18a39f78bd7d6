/** What readings of transits owe a reader where two of their texts say opposite things, and of what is rare in a life. */

import { test } from 'vitest';
import { expect } from '../expect.js';
import { always, chapterOf, type Life, monthNames } from './lives.js';
import { transitsInLife } from './transit-answers.js';

const [Mars, Jupiter, Saturn, Uranus, Neptune, Pluto, Chiron] = [4, 5, 6, 7, 8, 9, 10];
const names = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron'];
const swift = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];
const nameOf = (body: number): string => names[body - Jupiter] ?? '';
type Told = ReturnType<typeof chapterOf>[0]['factors'][0];

const year = ['01-01', '12-31'] as const;
const weeks = ['03-01', '04-30'] as const;
const dayOf = ({ birth, years }: Life, day: string): string =>
  `${Number(birth.date.slice(0, 4)) + years}-${day}`;

/** The natal point, a planet opposite one angle being on the other. */
const pointOf = ({ planetIds: [, natal = 0] = [], aspectId }: Told): string =>
  `${natal} ${natal > 14 && aspectId === 1}`;
const helps = ({ planetIds: [body = 0, natal = 0] = [], aspectId = 0 }: Told): boolean =>
  aspectId === 2 ||
  aspectId === 4 ||
  ((aspectId === 0 || (aspectId === 1 && natal > 14)) && body !== Mars && body < Saturn);

const slowIn = (factors: readonly Told[]): Told[] =>
  factors.filter(
    ({ kind, planetIds: [body = 0] = [] }) => kind === 'transit' && body >= Jupiter && body <= Pluto,
  );

test('joins what helps at a natal point to what presses there, in whatever sections they are', () => {
  let met = 0;
  always((life) => {
    const told = chapterOf(transitsInLife(life, year).reading, 'planets').filter(
      ({ title }) => !title.startsWith('At the edge'),
    );
    for (const [at, { factors, text }] of told.entries()) {
      const [first] = slowIn(factors);
      if (first === undefined || first !== factors[0]) continue;
      const before = told
        .slice(0, at)
        .map(({ factors: [one] }) => one as Told)
        .filter((one) => slowIn([one]).length > 0)
        .filter(
          (one) =>
            pointOf(one) === pointOf(first) &&
            helps(one) !== helps(first) &&
            one.planetIds?.[0] !== first.planetIds?.[0],
        );
      if (before.length === 0) continue;
      met++;
      const others = before.map(({ planetIds: [body = 0] = [] }) => nameOf(body));
      expect(others.filter((name) => text.includes(name))).not.toEqual([]);
    }
  }, 60);
  expect(met).toBeGreaterThan(0);
});

test('tells a day on which one thing helps and another presses as a day with two sides', () => {
  let [met, joined] = [0, 0];
  // A conjunction of the Sun or of Mars is neither.
  const isPlain = ({ kind, planetIds: [body, natal = 0] = [], aspectId }: Told): boolean =>
    kind === 'transit' &&
    !((body === 0 || body === Mars) && (aspectId === 0 || (aspectId === 1 && natal > 14)));
  always((life) => {
    const [from, to] = weeks.map((day) => dayOf(life, day)) as [string, string];
    for (const { factors, text } of chapterOf(transitsInLife(life, weeks).reading, 'dates')) {
      const days = new Map<string, Told[]>();
      for (const one of factors.filter(isPlain))
        for (const day of new Set(one.exact?.map((each) => each.slice(0, 10))))
          if (day >= from && day <= to) days.set(day, [...(days.get(day) ?? []), one]);
      for (const [day, its] of days) {
        if (new Set(its.map(helps)).size < 2) continue;
        const date = `${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}: `;
        const [line] = text.split('\n').filter((one) => one.startsWith(date));
        const names = its.map(({ planetIds: [body = 0] = [] }) => nameOf(body) || swift[body]);
        // Of two contacts exact on a day, one may stand on another of its days alone.
        if (line === undefined || names.some((name) => !line.includes(name ?? ''))) continue;
        met++;
        if (/kinder side|is easier|help on that day|harder side|less easy|not all of the day/i.test(line))
          joined++;
      }
    }
  }, 84);
  expect(met).toBeGreaterThan(0);
  // Of many such days in one reading the last have no wording left.
  expect(joined).toBeGreaterThanOrEqual(0.8 * met);
});

test('tells what comes once in a life in its opening and among its first sections', () => {
  let met = 0;
  const isRare = ({ planetIds: [body = 0, natal] = [], aspectId }: Told): boolean =>
    body === natal &&
    (aspectId === 0
      ? body >= Saturn && body <= Chiron
      : aspectId === 1
        ? body >= Uranus && body <= Pluto
        : aspectId === 3 && (body === Neptune || body === Pluto));
  always((life) => {
    const [from, to] = year.map((day) => dayOf(life, day)) as [string, string];
    const { reading } = transitsInLife(life, year);
    const told = chapterOf(reading, 'planets');
    for (const [at, { factors }] of told.entries())
      for (const one of factors.slice(0, 1)) {
        const days = [...(one.exact ?? []), ...(one.closest ?? [])].map((day) => day.slice(0, 10));
        if (one.kind !== 'transit' || !isRare(one) || !days.some((day) => day >= from && day <= to)) continue;
        met++;
        expect(at).toBeLessThan(3);
        expect(reading.opening).toContain(nameOf(one.planetIds?.[0] ?? 0));
      }
  }, 60);
  expect(met).toBeGreaterThan(0);
});

test('closes on no day that lies years away', () => {
  let dated = 0;
  always((life) => {
    const { closing } = transitsInLife(life, weeks).reading;
    const [, month = '', ends] =
      closing.match(new RegExp(`(${monthNames.join('|')}) (?:\\d+, )?(\\d{4})`)) ?? [];
    if (ends === undefined) return;
    dated++;
    const [, to] = weeks.map((day) => dayOf(life, day)) as [string, string];
    const end = `${ends}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-01`;
    expect((Date.parse(end) - Date.parse(to)) / 86_400_000).toBeLessThan(367);
  }, 84);
  expect(dated).toBeGreaterThan(0);
});
