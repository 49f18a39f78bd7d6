/**
 * Laws of the search of the sky, each against brute force: steps of five minutes, in the long run of one, through direct
 * calls of the ephemeris, which miss no crossing but two within one step.
 */

import { describe, test } from 'vitest';
import { difference, separation } from '#dist/chart/angle.js';
import {
  Ceres,
  Chiron,
  Juno,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Moon,
  Neptune,
  NorthNode,
  Pallas,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
  Vesta,
} from '#dist/chart/bodies.js';
import { aspectsBetween, lunations } from '#dist/search/aspects.js';
import { declinationExtremes, parallels } from '#dist/search/declinations.js';
import { eclipses } from '#dist/search/eclipses.js';
import { ingresses, longitudeCrossings, stations } from '#dist/search/longitudes.js';
import { nodePassages } from '#dist/search/orbits.js';
import { retrogradePeriods } from '#dist/search/retrogrades.js';
import { voidOfCourse } from '#dist/search/void-of-course.js';
import { ayanamsas } from '#dist/sky/ayanamsas.js';
import { expect } from '../expect.js';
import fc, { evenly, isRandom, runs } from '../fast-check.js';
import { openSearch } from '../search/open-search.js';
import { openSky } from '../sky/open-sky.js';
import { elongationOf, longitudeOf, minute, second, stepThrough, wrongCrossings } from './brute-force.js';

/** Days from one direct look to the next. */
const step = (isRandom ? 1 : 5) * minute;

const sky = openSky();
const search = openSearch(undefined, sky);

/** 1800-02 to 2399-01, at midnight. */
const day = fc.integer({ min: 2_378_530, max: 2_597_300 }).map((number) => number + 0.5);
const offset = fc.integer({ min: 0, max: 9_999 }).map((number) => number / 10_000);

/** Every body, and degrees between targets, so that a month has some dozens of crossings. */
const spacings: readonly (readonly [body: number, spacing: number])[] = [
  [Sun, 1],
  [Moon, 10],
  [Mercury, 0.5],
  [Venus, 0.5],
  [Mars, 0.5],
  [Jupiter, 0.1],
  [Saturn, 0.05],
  [Uranus, 0.02],
  [Neptune, 0.01],
  [Pluto, 0.01],
  [Chiron, 0.02],
  [Lilith, 0.1],
  [NorthNode, 0.02],
  [Ceres, 0.2],
  [Pallas, 0.2],
  [Juno, 0.2],
  [Vesta, 0.2],
  [SouthNode, 0.02],
];
const bodies = spacings.map(([body]) => body);

const grid = (first: number, spacing: number): number[] =>
  Array.from({ length: Math.round(360 / spacing) }, (_, k) => first + k * spacing);

describe('against one step after another', () => {
  const longitudes = (body: number, spacing: number, from: number, days: number, share: number): void => {
    const first = share * spacing;
    const to = from + days;
    const steps = stepThrough(longitudeOf(sky, body), from, to, step);
    const found = longitudeCrossings(search, body, grid(first, spacing), from, to);
    const moments = found.map(({ julianDayUt }) => julianDayUt);
    expect(wrongCrossings(steps, moments, first, spacing), `body ${body}, ${from}`).toEqual([]);

    const signs = ingresses(search, body, from, to).map(({ julianDayUt }) => julianDayUt);
    expect(wrongCrossings(steps, signs, 0, 30), `signs of body ${body}, ${from}`).toEqual([]);
    // The node's path has steps of up to 0.65″ where pieces of the Moon's file meet.
    if (body !== NorthNode && body !== SouthNode) oneWayBetweenStations(body, from, to, steps.values);
  };

  /** Between stations the body goes on or back by every step: none is missed, none invented. */
  const oneWayBetweenStations = (body: number, from: number, to: number, values: Float64Array): void => {
    const found = stations(search, body, from, to);
    let next = 0;
    let furthest = values[0] as number;
    const [station] = found;
    let forwards = station ? station.direction === 'retrograde' : (values.at(-1) as number) > furthest;
    for (const [i, value] of values.entries()) {
      const upcoming = found[next];
      if (upcoming && from + i * step > upcoming.julianDayUt) {
        expect(separation(value, upcoming.longitude), `station of ${body}, ${from}`).toBeLessThan(1e-4);
        forwards = upcoming.direction === 'direct';
        furthest = value;
        next++;
      }
      const back = forwards ? furthest - value : value - furthest;
      // The time of 0.000001° is what a station is good to.
      if (back > 1e-6) expect.fail(`body ${body} turns unseen near ${from + i * step}`);
      if (back < 0) furthest = value;
    }
    expect(next).toBe(found.length);
  };

  test('longitudes, ingresses and stations of any body in any month', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spacings), day, offset, ([body, spacing], from, share) =>
        longitudes(body, spacing, from, 30, share),
      ),
      { numRuns: isRandom ? 20 : 4 },
    );
  });

  test('a retrograde of Mercury, and a third of a year of him', () => {
    fc.assert(
      fc.property(day, offset, (from, share) => {
        // From one retrograde to the next there are four months at most, and three weeks of each.
        if (isRandom) longitudes(Mercury, 0.5, from, 120, share);
        const backward = stations(search, Mercury, from, from + 120).find(
          ({ direction }) => direction === 'retrograde',
        );
        longitudes(Mercury, 0.5, (backward?.julianDayUt ?? Number.NaN) - 4, 32, share);
      }),
      { numRuns: isRandom ? 5 : 1 },
    );
  });

  test('a fortnight of the true node', () => {
    fc.assert(
      fc.property(day, offset, (from, share) => longitudes(NorthNode, 0.02, from, 14, share)),
      { numRuns: 2 },
    );
  });

  test('aspects of any two bodies in any month', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...bodies), { minLength: 2, maxLength: 2 }),
        day,
        (pair, from) => {
          const [body1 = 0, body2 = 0] = pair;
          // Not one axis, whose ends are always in opposition.
          fc.pre(!(pair.includes(NorthNode) && pair.includes(SouthNode)));
          const to = from + (pair.includes(Moon) ? 15 : 30);
          // Aspects every half degree to either side: any two bodies make some in a month.
          const angles = Array.from({ length: 361 }, (_, k) => k / 2);
          const steps = stepThrough(elongationOf(sky, body1, body2), from, to, step);
          const found = aspectsBetween(search, body1, body2, angles, from, to);
          const moments = found.map(({ julianDayUt }) => julianDayUt);
          expect(wrongCrossings(steps, moments, 0, 0.5), `bodies ${pair}, ${from}`).toEqual([]);
          for (const { angle, longitude1, longitude2 } of found)
            expect(Math.abs(separation(longitude1, longitude2) - angle)).toBeLessThan(1e-6);
        },
      ),
      { numRuns: isRandom ? 20 : 4 },
    );
  });
});

describe('any span', () => {
  const spans = fc.record({
    body: fc.constantFrom(...bodies),
    other: fc.constantFrom(...bodies),
    from: day,
    parts: fc.array(evenly(0.01, 300), { minLength: 2, maxLength: 6 }),
  });

  /** Everything found of two bodies. */
  const everything = (body: number, other: number, from: number, to: number, on = search) => ({
    crossings: longitudeCrossings(on, body, [0, 17.3, 111.1, 200, 305.5], from, to),
    ingresses: ingresses(on, body, from, to),
    stations: stations(on, body, from, to),
    aspects: body === other ? [] : aspectsBetween(on, body, other, [0, 60, 90, 120, 180], from, to),
    lunations: lunations(on, from, to),
    eclipses: eclipses(on, from, to),
    extremes: declinationExtremes(on, body, from, to),
    parallels: body === other ? [] : parallels(on, body, other, from, to),
    nodes: body === Sun ? [] : nodePassages(on, body, from, to),
    voidOfCourse: voidOfCourse(on, [Sun, Mercury, Venus, Mars, Jupiter, Saturn], from, to),
    retrogrades: retrogradePeriods(on, body, from, to),
  });

  test('shares nothing with its neighbours and misses nothing between them', () => {
    fc.assert(
      fc.property(spans, ({ body, other, from, parts }) => {
        // Two bodies with an ephemeris beyond the files' end.
        fc.pre(from < 2_595_500 || (body <= Pluto && other <= Pluto));
        const borders = [from];
        for (const part of parts) borders.push((borders.at(-1) as number) + part);
        const whole = everything(body, other, from, borders.at(-1) as number);
        const pieces = parts.map((_, i) =>
          everything(body, other, borders[i] as number, borders[i + 1] as number),
        );
        for (const kind of Object.keys(whole) as (keyof typeof whole)[])
          expect(
            pieces.flatMap((piece) => piece[kind] as unknown[]),
            kind,
          ).toEqual(whole[kind]);
      }),
      { numRuns: runs(5) },
    );
  });

  test('that begins or ends at an event holds it once', () => {
    fc.assert(
      fc.property(fc.constantFrom(Moon, Mercury, Mars), day, (body, from) => {
        const [first, second] = longitudeCrossings(search, body, grid(0, 5), from, from + 400);
        if (first === undefined || second === undefined) return;
        const [start, end] = [first.julianDayUt, second.julianDayUt];
        expect(longitudeCrossings(search, body, grid(0, 5), start, end)).toEqual([first]);
      }),
      { numRuns: runs(20) },
    );
  });

  test('gives the same whatever was asked before, and however little is kept', () => {
    fc.assert(
      fc.property(spans, spans, (asked, before) => {
        const span = asked.parts[0] as number;
        const { body, other, from } = asked;
        fc.pre(Math.max(from, before.from) < 2_595_500);
        const expected = everything(body, other, from, from + span);
        const forgetful = openSearch(undefined, sky, 20_000);
        everything(before.body, before.other, before.from, before.from + 40, forgetful);
        forgetful.longitude(body, from + span);
        expect(everything(body, other, from, from + span, forgetful)).toEqual(expected);
      }),
      { numRuns: runs(5) },
    );
  });
});

describe('trajectories', () => {
  test.each(bodies)('body %i: 0.001″ of direct calls anywhere in 1800-2399', (body) => {
    const moments = fc.sample(evenly(2_378_500, 2_597_600), {
      numRuns: runs(100),
      seed: body,
    });
    const limit = 0.001 / 3600;
    for (const julianDayUt of moments) {
      const moment = sky.moment(julianDayUt);
      const direct = sky.position(body, moment, { ...search.settings, observer: undefined });
      if ('missing' in direct) throw new Error(direct.missing);
      expect(separation(search.longitude(body, julianDayUt), direct.longitude)).toBeLessThan(limit);
      expect(Math.abs(search.latitude(body, julianDayUt) - direct.latitude)).toBeLessThan(limit);
      expect(Math.abs(search.declination(body, julianDayUt) - direct.declination)).toBeLessThan(limit);
      // The library differentiates numerically, over a jump of the node's path too.
      const rough = body === NorthNode || body === SouthNode;
      expect(Math.abs(search.speed(body, julianDayUt) - direct.speed)).toBeLessThan(rough ? 5e-3 : 1e-4);
    }
  });
});

describe('the ends of the files', () => {
  // 1799-01 to 1801-01 and 2398-06 to 2400-06, where Moshier's model takes over; the year 1000 and the year 2900.
  test.each([2_378_130.5, 2_597_490.5, 2_086_308.5, 2_780_300.5])('spans from %d', (begin) => {
    // Both ends are in the middle half of these two years.
    const [from, days] = isRandom ? [begin, 730] : [begin + 100, 365];
    for (const [body, spacing] of [
      [Sun, 1],
      [Mercury, 2],
      [Saturn, 0.05],
    ] as const) {
      const to = from + days;
      const step = 1 / 12;
      const steps = stepThrough(longitudeOf(sky, body), from, to, step);
      const found = longitudeCrossings(search, body, grid(0, spacing), from, to);
      const moments = found.map(({ julianDayUt }) => julianDayUt);
      expect(wrongCrossings(steps, moments, 0, spacing), `body ${body}`).toEqual([]);
    }
    const moons = stepThrough(elongationOf(sky, Sun, Moon), from, from + days, 1 / 12);
    const found = lunations(search, from, from + days).map(({ julianDayUt }) => julianDayUt);
    expect(wrongCrossings(moons, found, 0, 90)).toEqual([]);
  });

  test('Chiron has no path beyond them', () => {
    const refusal = { code: 'date_out_of_range' };
    for (const from of [2_378_400.5, 2_597_600.5, 2_086_308.5, 2_780_300.5]) {
      const ask = () => longitudeCrossings(search, Chiron, [0, 90], from, from + 200);
      expect(ask).toThrow(expect.objectContaining(refusal));
      // And again: a refusal is not forgotten.
      expect(ask).toThrow(expect.objectContaining(refusal));
    }
    expect(stations(search, Chiron, 2_378_700.5, 2_379_100.5).length).toBeGreaterThan(0);
  });
});

test('moments found are where the body is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bodies), day, evenly(0, 359.99), (body, from, aim) => {
      fc.pre(from < 2_596_800);
      for (const { julianDayUt, longitude } of longitudeCrossings(search, body, [aim], from, from + 800)) {
        const off = difference(longitude, longitudeOf(sky, body)(julianDayUt));
        const speed = Math.abs(search.speed(body, julianDayUt));
        // 0.1 s of motion; at a grazing pass 0.000001°, and the node's jumps.
        const jump = body === NorthNode || body === SouthNode ? 0.65 / 3600 : 0;
        expect(Math.abs(off)).toBeLessThan(
          Math.max(0.1 * second * speed, speed < 0.005 ? 1e-6 : 3e-9) + jump,
        );
      }
    }),
    { numRuns: runs(24) },
  );
});

test('a day just outside the files is told the same whatever was asked before', () => {
  const near = fc.oneof(evenly(2_378_480, 2_378_500), evenly(2_597_635, 2_597_665));
  const anywhere = fc.oneof(near, evenly(2_086_308, 2_780_300));
  const told = (on: typeof sky, body: number, julianDayUt: number) => {
    const found = on.position(body, on.moment(julianDayUt), { ...search.settings, observer: undefined });
    return 'missing' in found ? 'missing' : found;
  };
  const other = openSky();
  fc.assert(
    fc.property(
      fc.constantFrom(...bodies),
      near,
      fc.constantFrom(...bodies),
      anywhere,
      (body, at, before, then) => {
        const expected = told(sky, body, at);
        told(other, before, then);
        expect(told(other, body, at)).toEqual(expected);
      },
    ),
    { numRuns: runs(400) },
  );
});

test('order of calls changes no position, whatever zodiac was asked for before', () => {
  const anywhere = fc.integer({ min: 1_750_000, max: 2_780_000 }).map((number) => number + 0.5);
  const call = fc.record({
    body: fc.constantFrom(...bodies),
    at: anywhere,
    ayanamsa: fc.option(fc.constantFrom(...ayanamsas), { nil: undefined }),
  });
  type Call = { body: number; at: number; ayanamsa: (typeof ayanamsas)[number] | undefined };
  const answer = (on: typeof sky, { body, at, ayanamsa }: Call): number[] => {
    const found = on.position(body, on.moment(at), { ...search.settings, ayanamsa, observer: undefined });
    const mean = new Float64Array(2);
    on.meanPosition(Math.min(body, 9), at, mean);
    if ('missing' in found) return [...mean];
    const { longitude, latitude, distance, speed, declination } = found;
    return [longitude, latitude, distance, speed, declination, ...mean];
  };
  // A library opened for one call alone knows no order; that takes its time, so a few calls follow many.
  const used = openSky();
  fc.assert(
    fc.property(fc.array(call, { minLength: 5, maxLength: 15 }), (calls) => {
      for (const each of calls.slice(1)) answer(used, each);
      const [last] = calls;
      if (last === undefined) return;
      const expected = answer(openSky(), last);
      const given = answer(used, last);
      expect(given.length).toBe(expected.length);
      // A hundredth of the last decimal that results have.
      for (const [i, value] of given.entries())
        expect(Math.abs(value - (expected[i] as number))).toBeLessThan(1e-9);
    }),
    { numRuns: runs(24) },
  );
});
