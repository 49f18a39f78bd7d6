/** Laws of what lasts in the sky: orbs, retrograde loops, the void-of-course Moon, bounds; against brute force. */

import { describe, test } from 'vitest';
import { difference, normalize, separation } from '#dist/chart/angle.js';
import {
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '#dist/chart/bodies.js';
import { outOfBounds } from '#dist/search/declinations.js';
import { retrogradePeriods } from '#dist/search/retrogrades.js';
import { planOf } from '#dist/search/trajectory-plan.js';
import type { RetrogradePeriod } from '#dist/search/types.js';
import { voidOfCourse } from '#dist/search/void-of-course.js';
import { type AimWindow, houseStays, windowsTo } from '#dist/search/windows.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';
import { openSearch } from '../search/open-search.js';
import { openSky } from '../sky/open-sky.js';
import { bisect, elongationOf, longitudeOf, second } from './brute-force.js';

const sky = openSky();
const search = openSearch(undefined, sky);
const day = fc.integer({ min: 2_380_000, max: 2_595_000 }).map((number) => number + 0.5);
const angles = fc.constantFrom(0, 30, 60, 90, 120, 150, 180);
const orbs = fc.constantFrom(0.5, 1, 2.5, 8);

/** Moments within a tenth of a second, or where the body moves less than 0.000001° between them. */
const same = (a: number, b: number, angle: (t: number) => number): boolean =>
  Math.abs(a - b) < 0.1 * second || Math.abs(difference(angle(a), angle(b))) < 1e-6;

/** Windows of an aspect to a longitude, on both sides of it. */
const aspectWindows = (
  body: number,
  longitude: number,
  angle: number,
  orb: number,
  from: number,
  to: number,
): AimWindow[] => {
  const sides = new Set([normalize(longitude + angle), normalize(longitude - angle)]);
  const aims = [...sides].map((side) => ({ longitude: side, orb }));
  return windowsTo(search, body, aims, from, to);
};

describe('windows of an orb', () => {
  interface Window {
    enters: number | null;
    exact: number[];
    leaves: number | null;
  }
  /** @param off degrees from exact, by direct calls */
  const check = (
    windows: Window[],
    off: (t: number) => number,
    orb: number,
    from: number,
    to: number,
  ): void => {
    for (const { enters, exact, leaves } of windows) {
      for (const bound of [enters, leaves])
        if (bound !== null) expect(Math.abs(off(bound) - orb)).toBeLessThan(2e-6);
      for (const moment of exact) {
        expect(moment).toBeGreaterThanOrEqual(enters ?? Number.NEGATIVE_INFINITY);
        expect(moment).toBeLessThanOrEqual(leaves ?? Number.POSITIVE_INFINITY);
        expect(off(moment)).toBeLessThan(2e-6);
      }
      expect(exact).toEqual(exact.toSorted((a, b) => a - b));
      expect(enters ?? from).toBeLessThan(to);
      expect(leaves ?? to).toBeGreaterThanOrEqual(from);
    }
    // Within orb if and only if within a window.
    for (let i = 0; i < 1500; i++) {
      const t = from + ((to - from) * i) / 1500;
      const inside = windows.some(({ enters, leaves }) => (enters ?? from) <= t && t < (leaves ?? to));
      const distance = off(t);
      if (Math.abs(distance - orb) > 2e-6) expect(inside, `${t}: ${distance}`).toBe(distance < orb);
    }
  };

  test('of a body to a longitude', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Pluto),
        fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
        angles,
        orbs,
        day,
        (body, aim, angle, orb, from) => {
          const to = from + (body === Moon ? 40 : 500);
          const longitude = longitudeOf(sky, body);
          const off = (t: number) => Math.abs(separation(longitude(t), aim) - angle);
          check(aspectWindows(body, aim, angle, orb, from, to), off, orb, from, to);
        },
      ),
      { numRuns: runs(8) },
    );
  });

  test('are told whole from any span that they overlap', () => {
    fc.assert(
      fc.property(fc.constantFrom(Mercury, Mars, Saturn), day, (body, from) => {
        const [window] = aspectWindows(body, 100, 90, 2, from, from + 4000);
        if (window?.enters == null || window.leaves === null) return;
        const { enters, leaves } = window;
        const middle = (enters + leaves) / 2;
        expect(aspectWindows(body, 100, 90, 2, middle, middle + 0.001)).toEqual([window]);
      }),
      { numRuns: runs(4) },
    );
  });
});

describe('slow bodies in houses', () => {
  const slow = fc.constantFrom(Jupiter, Saturn, Uranus, Neptune, Pluto, Chiron);
  const widths = fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 12, maxLength: 12 });

  test('a stay lasts from the last crossing of a cusp to the next, however long', () => {
    fc.assert(
      fc.property(slow, day, widths, (body, moment, sizes) => {
        const sum = sizes.reduce((total, size) => total + size, 0);
        let cusp = 0;
        const cusps = sizes.map((size) => {
          cusp += (size / sum) * 360;
          return cusp % 360;
        });
        const where = longitudeOf(sky, body);
        const houseAt = (t: number): number =>
          cusps.findIndex((low, house) => {
            const size = normalize((cusps[(house + 1) % 12] as number) - low);
            return normalize(where(t) - low) < size;
          }) + 1;
        const stays = houseStays(search, body, cusps, moment, moment + 1e-6);
        expect(stays).toHaveLength(1);
        const [{ house, enters, leaves } = { house: 0, enters: null, leaves: null }] = stays;
        expect(house).toBe(houseAt(moment));
        for (const bound of [enters, leaves])
          if (bound !== null)
            expect(Math.min(...cusps.map((one) => separation(one, where(bound))))).toBeLessThan(2e-6);
        // No day of it in another house.
        const [from, to] = [Math.max(enters ?? 0, moment - 4000), Math.min(leaves ?? 1e9, moment + 4000)];
        for (let t = from + 0.01; t < to - 0.01; t += 3) expect(houseAt(t), `${body} ${t}`).toBe(house);
      }),
      { numRuns: runs(8) },
    );
  });

  test('none is faster than searches take it to be', () => {
    fc.assert(
      fc.property(slow, day, (body, moment) => {
        const where = longitudeOf(sky, body);
        const number = body === Chiron ? 15 : body;
        expect(separation(where(moment), where(moment + 1))).toBeLessThan(planOf(number).fastest);
      }),
      { numRuns: runs(800) },
    );
  });
});

/** A retrograde period with all its bounds, which the ephemeris reaches in these years. */
function whole({ shadowBegins, ends, shadowEnds, toLongitude, ...rest }: RetrogradePeriod) {
  if (shadowBegins === null || ends === null || shadowEnds === null || toLongitude === null)
    throw new Error('a bound is missing');
  return { ...rest, shadowBegins, ends, shadowEnds, toLongitude };
}

test('retrograde loops and their shadows', () => {
  fc.assert(
    fc.property(fc.constantFrom(Mercury, Venus, Mars, Jupiter, Neptune, Pluto), day, (body, from) => {
      const to = from + 400;
      const longitude = longitudeOf(sky, body);
      const ahead = (t: number) => difference(longitude(t - 0.01), longitude(t + 0.01)) > 0;
      // One that is under way as the span begins began at most 200 days before.
      const loops = retrogradePeriods(search, body, from - 200, to).map(whole);
      for (const { shadowBegins, begins, ends, shadowEnds, fromLongitude, toLongitude } of loops) {
        expect([shadowBegins, begins, ends, shadowEnds]).toEqual(
          [shadowBegins, begins, ends, shadowEnds].toSorted((a, b) => a - b),
        );
        expect(separation(longitude(begins), fromLongitude)).toBeLessThan(1e-6);
        expect(separation(longitude(ends), toLongitude)).toBeLessThan(1e-6);
        // The stations: by bisection of the way it goes.
        const turnsBack = bisect(begins - 3, begins + 3, (t) => !ahead(t));
        const turnsOn = bisect(ends - 3, ends + 3, ahead);
        expect(same(begins, turnsBack, longitude), `${body}: ${begins}, ${turnsBack}`).toBe(true);
        expect(same(ends, turnsOn, longitude), `${body}: ${ends}, ${turnsOn}`).toBe(true);
        // The shadow: the last pass over the second station's longitude before, the first over the first's after.
        const over = (aim: number) => (t: number) => difference(aim, longitude(t)) >= 0;
        let t = begins;
        while (over(toLongitude)(t)) t -= 1;
        expect(Math.abs(bisect(t, t + 1, over(toLongitude)) - shadowBegins)).toBeLessThan(2 * second);
        t = ends + 0.01;
        while (!over(fromLongitude)(t)) t += 1;
        expect(Math.abs(bisect(t - 1, t, over(fromLongitude)) - shadowEnds)).toBeLessThan(2 * second);
      }
      // Backwards if and only if in a loop.
      for (let t = from; t < to; t += 0.5) {
        if (loops.some(({ begins, ends }) => Math.min(Math.abs(begins - t), Math.abs(ends - t)) < 0.1))
          continue;
        const inLoop = loops.some(({ begins, ends }) => begins < t && t < ends);
        expect(!ahead(t), `body ${body} at ${t}`).toBe(inLoop);
      }
    }),
    { numRuns: runs(4) },
  );
});

test('the void-of-course Moon', () => {
  const all = [Sun, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];
  const moon = longitudeOf(sky, Moon);
  /** Major aspects passed by an elongation: multiples of 60° and of 90°. */
  const passed = (from: number, to: number): boolean =>
    Math.floor(to / 60) !== Math.floor(from / 60) || Math.floor(to / 90) !== Math.floor(from / 90);
  fc.assert(
    // Today's void, and the traditional one of Sun to Saturn.
    fc.property(day, fc.constantFrom(all, all.slice(0, 6)), (from, companions) => {
      const elongations = companions.map((body) => elongationOf(sky, body, Moon));
      const to = from + 14;
      const step = 1 / 288;
      // Begins earlier, so that the last aspect before the first ingress is known.
      const start = from - 6;
      let begins = start;
      let before = elongations.map((elongation) => elongation(start));
      let sign = Math.floor(moon(start) / 30);
      const expected: { begins: number; ends: number; signId: number }[] = [];
      for (let t = start; t < to + 3; t += step) {
        const next = elongations.map((elongation) => elongation(t + step));
        const moments = next.flatMap((value, i) => {
          const [was = 0, elongation] = [before[i], elongations[i]];
          const now = value < was - 180 ? value + 360 : value;
          if (!elongation || !passed(was, now)) return [];
          return [bisect(t, t + step, (at) => passed(was, was + ((elongation(at) - was + 540) % 360) - 180))];
        });
        const nextSign = Math.floor(moon(t + step) / 30);
        if (nextSign !== sign) {
          const ends = bisect(t, t + step, (at) => Math.floor(moon(at) / 30) !== sign);
          begins = Math.max(begins, ...moments.filter((moment) => moment < ends));
          if (begins >= from && begins < to) expected.push({ begins, ends, signId: sign });
          begins = Math.max(ends, ...moments);
          sign = nextSign;
        } else begins = Math.max(begins, ...moments);
        before = next;
      }
      const found = voidOfCourse(search, companions, from, to);
      expect(found.map(({ signId }) => signId)).toEqual(expected.map(({ signId }) => signId));
      for (const [i, { begins, ends }] of expected.entries()) {
        expect(Math.abs((found[i]?.begins ?? 0) - begins)).toBeLessThan(0.1 * second);
        expect(Math.abs((found[i]?.ends ?? 0) - ends)).toBeLessThan(0.1 * second);
      }
    }),
    { numRuns: runs(2) },
  );
});

test('out of bounds if and only if beyond the obliquity', () => {
  fc.assert(
    fc.property(fc.constantFrom(Moon, Mercury, Venus, Mars), day, (body, from) => {
      const to = from + (body === Moon ? 60 : 500);
      const stretches = outOfBounds(search, body, from, to);
      for (let i = 0; i < 800; i++) {
        const t = from + ((to - from) * i) / 800;
        const moment = sky.moment(t);
        const found = sky.position(body, moment, { ...search.settings, observer: undefined });
        if ('missing' in found) throw new Error(found.missing);
        const beyond = Math.abs(found.declination) - moment.obliquity;
        if (Math.abs(beyond) < 1e-6) continue;
        const stretch = stretches.find(({ begins, ends }) => (begins ?? from) <= t && t < (ends ?? to));
        const side = found.declination > 0 ? 'north' : 'south';
        expect(stretch?.side, `${body} at ${t}`).toBe(beyond > 0 ? side : undefined);
      }
    }),
    { numRuns: runs(4) },
  );
});
