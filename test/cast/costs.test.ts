/** What transits and uncertain hours are reckoned to cost: more where there is more to do. */
import { describe, test } from 'vitest';
import { passageWork } from '#dist/cast/passage-cost.js';
import { rangesWork, requireAffordableUncertainty, uncertaintyWork } from '#dist/cast/uncertainty-cost.js';
import { seenWork } from '#dist/request/cost.js';
import { defaultSettings, withOptions } from '#dist/request/settings.js';
import { planOf } from '#dist/search/trajectory-plan.js';
import { expect } from '../expect.js';

const year = 365.25;
const now = 2_451_545;
const antiquity = 1_800_000;

describe('transits', () => {
  const work = (
    bodies: readonly number[],
    {
      aims = 20,
      orb = 1,
      days = year,
      from = now,
      isPeriod = true,
    }: { aims?: number; orb?: number; days?: number; from?: number; isPeriod?: boolean } = {},
  ) => {
    const list = Array.from({ length: aims }, () => ({ orb }));
    return passageWork(
      bodies.map((id) => ({ id })) as never,
      { aimsOf: () => ({ aims: list }) } as never,
      { from, to: from + days },
      defaultSettings,
      isPeriod,
    );
  };

  test.each([0, 1, 2, 4, 5, 6, 9, 10, 11, 12, 10_433])(
    'of body %i take at least its path, and more for more',
    (body) => {
      const one = work([body]);
      expect(one).toBeGreaterThan(
        body === 12 ? 0 : planOf(body === 10 ? 15 : body === 11 ? 12 : body).yearly,
      );
      expect(work([body], { days: 3 * year })).toBeGreaterThan(one);
      expect(work([body], { aims: 40 })).toBeGreaterThan(one);
      expect(work([body], { orb: 4 })).toBeGreaterThan(one);
      expect(work([body], { from: antiquity })).toBeGreaterThan(one);
      // Of a moment one side of its windows is the other's.
      expect(work([body], { days: 1, isPeriod: false })).toBeLessThanOrEqual(work([body], { days: 1 }));
    },
  );

  test('of more bodies take more; those that houses bring along take nothing', () => {
    const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let count = 1; count < bodies.length; count++)
      expect(work(bodies.slice(0, count + 1))).toBeGreaterThan(work(bodies.slice(0, count)));
    expect(work([0, 13, 14, 15, 16])).toBe(work([0]));
  });

  test('at the edge of the files are dearer by as much of what is searched around them as lies outside', () => {
    const filesFrom = 2_378_497.5;
    const [inside, edge, outside] = [now, filesFrom, antiquity].map((from) => work([4], { from })) as [
      number,
      number,
      number,
    ];
    expect(edge).toBeGreaterThan(inside);
    expect(edge).toBeLessThan(outside);
  });
});

describe('an uncertain hour', () => {
  const chartOf = (ids: readonly number[], timed = true) =>
    ({ points: ids.map((id) => ({ id })), timed }) as never;
  const place = { latitude: 47 } as never;
  const span = (hours: number, from = now) => ({ from, to: from + hours / 24 });

  test('takes more with more bodies, angles, aspects, hours and a partner', () => {
    const planets = [0, 1, 2, 3, 4];
    const work = (ids: readonly number[], hours = 4, settings = defaultSettings, partner?: never) =>
      uncertaintyWork(chartOf(ids), place, settings, span(hours), partner);
    const one = work(planets);
    expect(work([...planets, 5])).toBeGreaterThan(one);
    expect(work([...planets, 15])).toBeGreaterThan(
      work([...planets, 5]) - 17 * seenWork(defaultSettings, span(4)),
    );
    expect(work(planets, 8)).toBeGreaterThan(one);
    expect(work(planets, 4, withOptions(defaultSettings, { aspects: [0] }))).toBeLessThan(one);
    expect(work(planets, 4, defaultSettings, chartOf([0, 1]))).toBeGreaterThan(one);
    // An untimed chart has no houses to look at.
    const untimed = uncertaintyWork(chartOf(planets, false), place, defaultSettings, span(4));
    expect(untimed).toBeLessThan(one);
    // Seventeen positions of each, and two paths that are not smooth: eighty a day, and three.
    const positions = 5 * 17 + 2 * (80 / 6 + 3);
    expect(rangesWork(5, defaultSettings, span(4))).toBeCloseTo(2 * positions, 6);
    // Each with each, at four levels of five aspects and twelve houses besides.
    expect(untimed).toBeCloseTo(2 * positions + (0.3 * 25 * (20 + 12)) / 6, 6);
  });

  test('is refused beyond the limit, by what it is', () => {
    expect(() => requireAffordableUncertainty({ mostWork: 10 } as never, 11)).toThrow(
      expect.objectContaining({
        code: 'too_costly',
        message: expect.stringMatching(
          /^what the uncertain time of birth leaves open would take about 11 .*narrower time_accuracy$/,
        ),
      }),
    );
  });
});
