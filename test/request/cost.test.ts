/**
 * How answers are reckoned before the work is done. That what is reckoned is enough, test/operations/cost.test.ts finds by
 * counting; here it stands that it grows with what is asked, by as much as there is more to do.
 */
import { describe, expect, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { faultOfBody, requireBodies } from '#dist/request/bodies.js';
import {
  lookUpCost,
  mostWork,
  questionWithin,
  requireAffordable,
  requireAffordableCharts,
  seenWork,
  unitsOf,
} from '#dist/request/cost.js';
import { eventWork } from '#dist/request/event-cost.js';
import { pathWork } from '#dist/request/path-cost.js';
import { defaultSettings, withOptions } from '#dist/request/settings.js';
import { type EventKind, eventKinds } from '#dist/search/events.js';
import { planOf, yearlyShift } from '#dist/search/trajectory-plan.js';
import { openSearch } from '../search/open-search.js';

const year = 365.25;
/** 2000-01-01 12:00; the files reach from 1800 to 2399. */
const now = 2_451_545;
const antiquity = 1_800_000;
const filesFrom = 2_378_497.5;

describe('a question', () => {
  test.each([
    ['within the files', now, now + year, 1],
    ['of one moment within', now, now, 1],
    ['before them', antiquity, antiquity + year, unitsOf.modelled],
    ['of one moment before', antiquity, antiquity, unitsOf.modelled],
    ['after them', now + 500 * year, now + 501 * year, unitsOf.modelled],
    ['half of it before', filesFrom - 100, filesFrom + 100, (1 + unitsOf.modelled) / 2],
    ['a quarter of it before', filesFrom - 50, filesFrom + 150, (3 + unitsOf.modelled) / 4],
  ])('%s', (_, from, to, units) => {
    expect(questionWithin({ from, to })).toBeCloseTo(units, 9);
  });

  test('about a position is two, dearer outside the files, from a place, and in a zodiac of a star', () => {
    const [here, then] = [
      { from: now, to: now },
      { from: antiquity, to: antiquity },
    ];
    const by = (given: Parameters<typeof withOptions>[1]) => withOptions(defaultSettings, given);
    expect(seenWork(defaultSettings, here)).toBe(2);
    expect(seenWork(defaultSettings, then)).toBe(4);
    expect(seenWork(by({ topocentric: true }), here)).toBe(8);
    expect(seenWork(by({ ayanamsa: 'lahiri' }), here)).toBe(2);
    expect(seenWork(by({ ayanamsa: { epoch: now, value: 24 } }), here)).toBe(2);
    expect(seenWork(by({ ayanamsa: 'true-citra' }), here)).toBe(6);
    expect(seenWork(by({ ayanamsa: 'true-citra', topocentric: true }), then)).toBe(48);
  });
});

test('paths take what their plans say, for as long as each is fitted', () => {
  const work = pathWork(
    [0, 1, 13, 10_433],
    defaultSettings,
    (body) => (body === 1 ? 3 : 1),
    (body) => (body === 0 ? year : 2 * year),
    3 * year,
  );
  // 13 is the Part of Fortune, which has no path.
  const expected = planOf(0).yearly + 2 * 3 * planOf(1).yearly + 2 * planOf(10_433).yearly;
  expect(work).toBeCloseTo(expected + 3 * yearlyShift, 6);
});

describe('what is too costly', () => {
  const cost = { most: 10, worst: 'x', instead: 'ask for less' };

  test('is refused beyond the limit, with what to ask instead', () => {
    expect(() => requireAffordable({ mostWork: 10 }, 10, 'it', cost)).not.toThrow();
    const refused = (path?: string) => () => requireAffordable({ mostWork: 10 }, 10.2, 'it', cost, path);
    const message = 'it would take about 11 units of work, and a request may take 10: ask for less';
    expect(refused()).toThrow(expect.objectContaining({ code: 'too_costly', message }));
    expect(refused('to')).toThrow(expect.objectContaining({ code: 'too_costly', message, path: 'to' }));
    expect(refused()).not.toThrow(expect.objectContaining({ path: expect.anything() }));
    expect(lookUpCost.most).toBeLessThan(mostWork);
  });

  test('of charts is by their bodies, each with every other, and by their number', () => {
    const charts = (bodies: number, count: number, most: number) => () =>
      requireAffordableCharts(
        { mostWork: most },
        { ...defaultSettings, bodies: Array.from({ length: bodies }, (_, i) => 10_001 + i) },
        count,
      );
    // Ten bodies outside the files, a frame, and 45 pairs.
    const one = 10 * 4 + unitsOf.houses + 45 * unitsOf.entry;
    expect(charts(10, 1, one)).not.toThrow();
    expect(charts(10, 1, one - 0.1)).toThrow(
      expect.objectContaining({
        code: 'too_costly',
        path: 'bodies',
        message: expect.stringMatching(/^10 bodies and their aspects would take .*: name fewer bodies$/),
      }),
    );
    expect(charts(10, 3, 3 * one)).not.toThrow();
    expect(charts(10, 3, 3 * one - 0.1)).toThrow(HoroscopeError);
    expect(charts(25, 3, mostWork)).not.toThrow();
  });
});

describe('events', () => {
  const planets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const work = (
    kinds: readonly EventKind[],
    bodies = planets,
    days = year,
    aspects = [0, 1, 2, 3, 4],
    from = now,
  ) =>
    eventWork({ kinds: new Set(kinds), bodies, aspects: aspects as [0] }, defaultSettings, {
      from,
      to: from + days,
    });

  test.each(eventKinds)('%s takes something, and more in more time', (kind) => {
    const [one, two, three] = [1, 2, 3].map((years) => work([kind], planets, years * year)) as [
      number,
      number,
      number,
    ];
    expect(one).toBeGreaterThan(work([]));
    expect(one).toBeLessThan(mostWork);
    // By as much every year, and by no more than the first has with all that lies around a span.
    expect(three - two).toBeCloseTo(two - one, 6);
    expect(two - one).toBeLessThan(one);
    expect(work([kind], planets, year, [0], antiquity)).toBeGreaterThan(work([kind], planets, year, [0]));
  });

  test.each(eventKinds)('%s beside all others adds no more than it takes alone', (kind) => {
    const others = eventKinds.filter((other) => other !== kind);
    const added = work(eventKinds) - work(others);
    expect(added).toBeGreaterThanOrEqual(0);
    expect(added).toBeLessThanOrEqual(work([kind]) + 1e-6);
  });

  test.each<EventKind>(['ingress', 'station', 'retrograde', 'aspect', 'parallel', 'outOfBounds', 'node'])(
    '%s of more bodies take more',
    (kind) => {
      for (let count = 1; count < planets.length; count++)
        expect(work([kind], planets.slice(0, count + 1))).toBeGreaterThan(
          work([kind], planets.slice(0, count)),
        );
    },
  );

  test('of the Moon’s course are followed where she is among the bodies', () => {
    expect(work(['voidOfCourse'], [1]) - work(['lunation'], [1])).toBeGreaterThan(planOf(8).yearly);
    expect(work(['voidOfCourse'], [0])).toBeLessThan(work(['voidOfCourse'], [1]));
  });

  test('of Sun and Moon need their paths, whoever is among the bodies', () => {
    for (const kind of ['lunation', 'eclipse', 'apsis'] as const)
      expect(work([kind], [4]) - work([], [4])).toBeGreaterThan(planOf(0).yearly + planOf(1).yearly);
    // Distances are paths of their own.
    expect(work(['apsis'], [4]) - work(['lunation'], [4])).toBeGreaterThan(
      planOf(0).yearly + planOf(1).yearly - 1,
    );
    expect(work(['eclipse'], [4]) - work(['lunation'], [4])).toBeCloseTo(6 * unitsOf.eclipse * 1.2, 0);
  });

  test('of two bodies take as many entries as they meet by as many aspects', () => {
    const ofAspects = (bodies: number[], count: number) =>
      work(['aspect'], bodies, year, [0, 1, 2, 3, 4].slice(0, count));
    const each = (bodies: number[]) => ofAspects(bodies, 2) - ofAspects(bodies, 1);
    // The Moon comes by an angle to a planet twice in a month of 27.3 days, two planets seldom.
    expect(each([1, 4])).toBeCloseTo(2 * 13.4 * unitsOf.entry * 1.2, 6);
    expect(each([4, 5])).toBeCloseTo(2 * 2 * unitsOf.entry * 1.2, 6);
    expect(each([1, 4, 5])).toBeCloseTo(2 * each([1, 4]) + each([4, 5]), 6);
    expect(ofAspects([1, 4], 4) - ofAspects([1, 4], 2)).toBeCloseTo(2 * each([1, 4]), 6);
  });

  test('of loops reach beyond a span, of the Moon and the Sun they don’t', () => {
    for (const luminary of [0, 1])
      expect(work(['retrograde'], [luminary])).toBeCloseTo(work(['ingress'], [luminary]), 6);
    // Mars: half a year of shadow before, that and his retreat after.
    const days =
      ((work(['retrograde'], [4]) - work(['ingress'], [4])) / (planOf(4).yearly + yearlyShift)) * year;
    expect(days).toBeGreaterThan(2 * 190);
    expect(days).toBeLessThan(2 * 190 + 110 + 1);
  });
});

describe('bodies', () => {
  const search = openSearch();
  const span = { from: now, to: now + 1 };

  test('that have a position throughout a span are well', () => {
    expect(faultOfBody(search, 0, span)).toBeUndefined();
    expect(() => requireBodies(search, [0, 1, 10], span)).not.toThrow();
  });

  test('that have none are refused, the first of them by its place in the list', () => {
    const fault = faultOfBody(search, 15, span);
    expect(fault).toBeInstanceOf(HoroscopeError);
    expect(() => requireBodies(search, [0, 15, 10_433], span)).toThrow(
      expect.objectContaining({
        code: fault?.code,
        path: 'bodies.1',
        message: `bodies.1 is 15: ${fault?.message}; leave it out of bodies`,
      }),
    );
    // Chiron's orbit is known from 675 on; at the other end of a span too.
    expect(faultOfBody(search, 10, { from: now, to: antiquity })).toBeInstanceOf(HoroscopeError);
    expect(faultOfBody(search, 10, { from: antiquity, to: now })).toBeInstanceOf(HoroscopeError);
  });

  test('a fault that is no refusal stays what it is', () => {
    const broken = {
      longitude: () => {
        throw new TypeError('broken');
      },
    };
    expect(() => faultOfBody(broken as never, 0, span)).toThrow(TypeError);
  });
});
