/** Exact moments of transits and progressions, each beside a plain search: day by day, then by halves. */
import { describe, test } from 'vitest';
import { castUntimedChart } from '#dist/cast/chart.js';
import { aimsAt, exactTransits } from '#dist/cast/exact-transits.js';
import { NatalPoints, turnsAround } from '#dist/cast/passages.js';
import { exactBetween, progressedContacts, progressedWindow } from '#dist/cast/progressed-window.js';
import { difference } from '#dist/chart/angle.js';
import { aspectAngles, aspectOffsets } from '#dist/chart/aspect-kinds.js';
import { tropicalYear } from '#dist/chart/periods.js';
import { openContext } from '#dist/opening.js';
import { aspectRules, skySettings } from '#dist/request/settings.js';
import { expect } from '../expect.js';

const context = await openContext({ languages: [] });
const { sky, settings } = context;
const seen = skySettings(settings, { latitude: 0, realLongitude: 0 });
const major = [0, 1, 2, 3, 4] as const;
const minute = 1 / 1440;

function longitudeAt(body: number, julianDayUt: number): number {
  const position = sky.position(body as 0, sky.moment(julianDayUt), seen);
  if ('missing' in position) throw new Error(position.missing);
  return position.longitude;
}

/** Every zero of an angle that stays far from 180° where it is looked for, to a second. */
function zerosOf(angleAt: (moment: number) => number, from: number, to: number, step: number): number[] {
  const found: number[] = [];
  let before = angleAt(from);
  for (let moment = from + step; moment < to + step / 2; moment += step) {
    const end = Math.min(moment, to);
    const after = angleAt(end);
    if (before < 0 !== after < 0 && Math.abs(after - before) < 90) {
      let [low, high] = [moment - step, end];
      while (high - low > 1e-5) {
        const middle = (low + high) / 2;
        if (angleAt(middle) < 0 === before < 0) low = middle;
        else high = middle;
      }
      found.push(high);
    }
    before = after;
  }
  return found;
}

const point = (id: number, longitude: number) =>
  ({ id, longitude, latitude: 0, speed: 0, declination: 0, house: 0 }) as never;
const points: [id: number, longitude: number][] = [
  [0, 12.3],
  [4, 355.2],
  [20, 201.75],
];
const start = 2461000.5;
const born = 2440000.25;

/** Found and expected, by natal point and aspect, in order. */
const byKey = (rows: readonly { natal: number; aspect: number; moments: readonly number[] }[]) =>
  new Map(
    rows.map(({ natal, aspect, moments }) => [`${natal} ${aspect}`, [...moments].sort((a, b) => a - b)]),
  );

describe('transits exact to points of a birth', () => {
  test.each([6, 5])('those of body %i in two years, loops and all', (body) => {
    const span = { from: start, to: start + 730 };
    const natal = points.map(([id, longitude]) => point(id, longitude));
    const found = byKey(exactTransits(context, body as never, aimsAt(natal), span, settings));
    const expected = byKey(
      points.flatMap(([id, longitude]) =>
        major.flatMap((aspect) => {
          const moments = aspectOffsets(aspect).flatMap((side) =>
            zerosOf((at) => difference(longitudeAt(body, at), longitude + side), span.from, span.to, 2),
          );
          return moments.length === 0 ? [] : [{ natal: id, aspect, moments }];
        }),
      ),
    );
    expect(expected.size).toBeGreaterThan(0);
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [key, moments] of expected) {
      const here = found.get(key) ?? [];
      expect(here.length, key).toBe(moments.length);
      // Where a body hardly moves a millionth of a degree is minutes.
      for (const [i, moment] of moments.entries())
        expect(Math.abs((here[i] ?? 0) - moment), key).toBeLessThan(30 * minute);
    }
    // Of one aspect alone they are the same moments.
    const [one = -1] = [...expected.keys()].map((key) => Number(key.split(' ')[1]));
    const alone = exactTransits(context, body as never, aimsAt(natal, [one as 0]), span, settings);
    expect([...byKey(alone)]).toEqual([...found].filter(([key]) => key.endsWith(` ${one}`)));
  });
});

test.each([5, 6, 7])(
  'stations that bring body %i nearest to an aspect which it does not reach then',
  (body) => {
    const span = { from: start, to: start + 700 };
    // Stations are looked for 420 days about the span.
    const speedAt = (moment: number): number => {
      const position = sky.position(body as 6, sky.moment(moment), seen);
      return 'missing' in position ? 0 : position.speed;
    };
    const stations = zerosOf(speedAt, span.from - 420, span.to + 420, 5);
    expect(stations.length).toBeGreaterThan(4);
    const noon = { name: 'noon', latitude: 0, longitude: 0, timezone: 'UTC' };
    const place = {
      ...noon,
      realLongitude: 0,
      zone: context.zones.get('UTC'),
      entry: noon,
      fromIndex: false,
    };
    const chart = castUntimedChart(sky, born, place as never, settings);
    const natal = new NatalPoints(chart, settings);
    const turnsOf = turnsAround(context, natal, span, settings);
    let count = 0;
    for (const { id, longitude } of chart.points)
      for (const aspect of major) {
        const expected = stations.filter((moment) =>
          aspectOffsets(aspect).some((offset) => {
            const away = (at: number): number =>
              Math.abs(difference(longitudeAt(body, at), longitude + offset));
            const aim = natal
              .aimsOf(body as 6)
              .aims.find((each) => each.point.id === id && each.aspect === aspect);
            return away(moment) <= (aim?.orb ?? 0) && away(moment) < away(moment - 5);
          }),
        );
        const found = turnsOf({ first: body as 6, second: id, aspect });
        count += expected.length;
        expect(found.length, `${id} ${aspect}`).toBe(expected.length);
        for (const [i, { moment, orb }] of found.entries()) {
          expect(Math.abs(moment - (expected[i] ?? 0))).toBeLessThan(1 / 48);
          const nearest = aspectOffsets(aspect).map((offset) =>
            Math.abs(difference(longitudeAt(body, moment), longitude + offset)),
          );
          expect(orb).toBeCloseTo(Math.min(...nearest), 4);
        }
      }
    expect(count).toBeGreaterThan(2);
  },
);

describe('progressions', () => {
  const life = (moment: number): number => born + (moment - born) * tropicalYear;

  test('the contacts that a progressed body makes exact in a span, in order', () => {
    const span = { from: born + 20, to: born + 60 };
    const rules = aspectRules(settings, 'progressed');
    let count = 0;
    for (const body of [1, 2, 3] as const) {
      const found = progressedContacts(
        context,
        born,
        span,
        body,
        points.map(([id, longitude]) => ({ id, longitude })) as never,
        rules,
        settings,
      );
      const firsts = found.map(({ exact }) => exact[0] ?? 0);
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
      const here = found.flatMap(({ exact }) => exact).sort((a, b) => a - b);
      const expected = points
        .flatMap(([, longitude]) =>
          major.flatMap((aspect) =>
            aspectOffsets(aspect).flatMap((side) =>
              zerosOf(
                (at) => difference(longitudeAt(body, at), longitude + side),
                span.from,
                span.to,
                body === 1 ? 0.1 : 0.5,
              ),
            ),
          ),
        )
        .map(life)
        .sort((a, b) => a - b);
      count += expected.length;
      expect(here.length).toBe(expected.length);
      for (const [i, moment] of expected.entries()) expect(Math.abs((here[i] ?? 0) - moment)).toBeLessThan(1);
      for (const { enters, exact, leaves } of found) {
        expect(enters ?? Number.NEGATIVE_INFINITY).toBeLessThan(exact[0] ?? 0);
        expect(leaves ?? Number.POSITIVE_INFINITY).toBeGreaterThan(exact.at(-1) ?? 0);
      }
    }
    expect(count).toBeGreaterThan(30);
  });

  test('the window of one that is in orb, and none of one that is not', () => {
    const sun = longitudeAt(0, born + 30);
    const windowOf = (longitude: number, aspect: 0 | 3) =>
      progressedWindow(context, born, born + 30, 0, point(4, longitude), aspect, settings);
    // The Sun goes on by a degree a day, which is a year: a square, ahead of it and behind.
    for (const side of [90, -90]) {
      const window = windowOf(sun + side + 0.4, 3);
      const [exact = 0] = window?.exact ?? [];
      expect(Math.abs((exact - life(born + 30)) / tropicalYear - 0.4)).toBeLessThan(0.02);
      expect(window?.enters).toBeLessThan(exact);
      expect(window?.leaves).toBeGreaterThan(exact);
    }
    expect(windowOf(sun + 20, 0)).toBe(undefined);
  });

  test('when two progressed bodies are exactly at an aspect, within five years either way', () => {
    let exactOnes = 0;
    let none = 0;
    for (const [first, second] of [
      [0, 3],
      [1, 0],
      [2, 4],
      [1, 5],
      [3, 6],
      [0, 4],
    ] as const)
      for (let day = 8; day < 100; day += 2)
        for (const aspect of major) {
          const at = born + day;
          const apart = Math.abs(difference(longitudeAt(first, at), longitudeAt(second, at)));
          // What is asked is about to be exact, or has just been.
          if (Math.abs(apart - aspectAngles[aspect]) > 3) continue;
          const isAhead = difference(longitudeAt(first, at), longitudeAt(second, at)) >= 0;
          const side = isAhead ? aspectAngles[aspect] : -aspectAngles[aspect];
          const found = exactBetween(context, born, at, first, second, aspect, settings);
          const zeros = zerosOf(
            (moment) => difference(longitudeAt(first, moment) + side, longitudeAt(second, moment)),
            at - 5,
            at + 5,
            0.05,
          );
          if (found === undefined) {
            expect(zeros, `${first} ${second} ${day}`).toEqual([]);
            none++;
            continue;
          }
          exactOnes++;
          expect(
            Math.min(...zeros.map((moment) => Math.abs(life(moment) - found))),
            `${first} ${second} ${day}`,
          ).toBeLessThan(2);
        }
    expect(exactOnes).toBeGreaterThan(20);
    expect(none).toBeGreaterThan(5);
  });
});
