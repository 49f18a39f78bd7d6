import { describe, test } from 'vitest';
import {
  type AspectId,
  type AspectRules,
  areTied,
  aspectAngles,
  aspectBetween,
  aspectIds,
  aspectsAcross,
  aspectsWithin,
  defaultAspects,
  isApplying,
  type MovingPoint,
  withoutFarEnds,
} from '#dist/chart/aspects.js';
import { opposites } from '#dist/chart/body-ids.js';
import { orbOf } from '#dist/chart/orbs.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { printedChart } from './printed-chart.js';

const rules = (aspects: readonly AspectId[] = aspectIds): AspectRules => ({
  aspects,
  orbs: { family: 'chart', overrides: new Map() },
});

const unit = 10_000_000;
const longitude = fc.integer({ min: 0, max: 360 * unit - 1 }).map((units) => units / unit);
const speed = fc.integer({ min: -15 * unit, max: 15 * unit }).map((units) => units / unit);
const chartOf = (ids: readonly number[]) =>
  fc
    .array(fc.tuple(longitude, speed), { minLength: ids.length, maxLength: ids.length })
    .map((all) => all.map(([at, moving], i) => ({ id: ids[i] as number, longitude: at, speed: moving })));
const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16];

describe('a printed chart', () => {
  const found = aspectsWithin(
    printedChart.filter(({ id }) => id < 10),
    rules(defaultAspects),
  );
  const between = (a: number, b: number) => found.find(({ first, second }) => first === a && second === b);

  // oxfordastrologer.com/2011/08/steve-jobs-in-his-own-words.html names these, the first as exact
  test.each([
    ['Saturn sextile Venus', 3, 6, 4],
    ['Venus opposite Jupiter', 3, 5, 1],
    ['Venus opposite Uranus', 3, 7, 1],
    ['Jupiter conjunct Uranus', 5, 7, 0],
    ['Mars opposite Neptune', 4, 8, 1],
    ['Mars trine Pluto', 4, 9, 2],
    // caroledevine.blogspot.com/2011/10: Mercury square Saturn, Saturn square Pluto
    ['Mercury square Saturn', 2, 6, 3],
    ['Saturn square Pluto', 6, 9, 3],
    // solarisastrology.blogspot.com/2011/02: Saturn trines the Uranus-Jupiter conjunction
    ['Jupiter trine Saturn', 5, 6, 2],
    ['Saturn trine Uranus', 6, 7, 2],
  ])('%s', (_, a, b, aspect) => {
    expect(between(a, b)?.aspect).toBe(aspect);
  });

  test('orb, direction and sign of the closest', () => {
    // 21°10′18″ of Capricorn and 21°09′45″ of Scorpio: 33″; Venus, the swifter, has passed
    expect(between(3, 6)?.orb).toBeCloseTo(33 / 3600, 6);
    expect(between(3, 6)?.applying).toBe(false);
    // 29°05′ of Aries to 25°19′ of Leo: Mars gains on a retrograde Pluto's trine and is past it
    expect(between(4, 9)).toMatchObject({ applying: false, outOfSign: false });
    // 14° of Aquarius to 21° of Scorpio: retrograde Mercury leaves Saturn's square
    expect(between(2, 6)?.applying).toBe(false);
  });
});

/** Written apart from the code: whole units of 1e-7 degree, every pair, every aspect, the smallest orb within its limit. */
function slowSearch(points: readonly MovingPoint[], aspects: readonly AspectId[], limit: typeof limitOf) {
  const axes = [15, 16, 22, 23];
  const listed = points.filter(({ id }) => {
    const near = new Map([
      [21, 12],
      [22, 15],
      [23, 16],
    ]).get(id);
    return near === undefined || !points.some((point) => point.id === near);
  });
  const found: string[] = [];
  for (const [i, a] of listed.entries()) {
    for (const b of listed.slice(i + 1)) {
      if (axes.includes(a.id) && axes.includes(b.id)) continue;
      const gap = Math.abs(Math.round(a.longitude * unit) - Math.round(b.longitude * unit));
      const arc = Math.min(gap, 360 * unit - gap);
      const candidates = aspects
        .map((aspect) => ({ aspect, orb: Math.abs(arc - (aspectAngles[aspect] as number) * unit) }))
        .filter(({ aspect, orb }) => orb <= Math.round(limit(aspect, a.id, b.id) * unit))
        .sort((x, y) => x.orb - y.orb);
      const best = candidates[0];
      if (best) found.push(`${a.id} ${b.id} ${best.aspect} ${best.orb}`);
    }
  }
  return found;
}

/** The orbs of one chart as docs/reference/orbs.md has them, by hand. */
function limitOf(aspect: AspectId, a: number, b: number): number {
  const table = [8, 8, 7, 7, 5, 2.5, 1.5, 2, 2, 1.5, 1.5];
  const own = table[aspect] as number;
  if (a < 2 || b < 2) return own + 1.5;
  return a > 9 && b > 9 ? own * 0.5 : own;
}

describe('against a slow search', () => {
  const ids = [...bodies, 17, 21, 22, 23];
  test.each([
    ['the five', defaultAspects],
    ['all eleven', aspectIds],
    ['minor ones alone', [9, 10, 7] as const],
  ])('%s', (_, aspects) => {
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 2 }).chain(chartOf), (points) => {
        const found = aspectsWithin(points, rules(aspects)).map(
          ({ first, second, aspect, orb }) => `${first} ${second} ${aspect} ${Math.round(orb * unit)}`,
        );
        expect(found).toEqual(slowSearch(points, aspects, limitOf));
      }),
      { numRuns: 300 },
    );
  });
});

test('an orb of exactly its limit is still within it', () => {
  const at = (apart: number) =>
    aspectBetween({ id: 2, longitude: 10, speed: 1 }, { id: 3, longitude: 10 + apart, speed: 1 }, rules([0]));
  expect(at(limitOf(0, 2, 3))?.orb).toBe(8);
  expect(at(limitOf(0, 2, 3) + 0.0000001)).toBeUndefined();
});

describe('laws', () => {
  test('an aspect is the same from either end, and within its orb', () => {
    fc.assert(
      fc.property(chartOf([0, 4]), ([a, b]) => {
        if (!a || !b) return;
        const there = aspectBetween(a, b, rules());
        const back = aspectBetween(b, a, rules());
        expect(back && { ...back, first: back.second, second: back.first }).toEqual(there);
        if (there) expect(there.orb).toBeLessThanOrEqual(orbOf(rules().orbs, there.aspect, 0, 4));
      }),
    );
  });

  test('turning the whole chart changes no aspect', () => {
    fc.assert(
      fc.property(chartOf(bodies), fc.integer({ min: 0, max: 11 }), (points, signs) => {
        const turned = points.map((point) => ({
          ...point,
          longitude: Math.round(((point.longitude + signs * 30) % 360) * unit) / unit,
        }));
        expect(aspectsWithin(turned, rules())).toEqual(aspectsWithin(points, rules()));
      }),
    );
  });

  test('applying turns to separating at exactness', () => {
    fc.assert(
      fc.property(
        longitude,
        speed,
        speed,
        fc.constantFrom(...aspectIds),
        fc.constantFrom(1, -1),
        (at, speedA, speedB, aspect, side) => {
          fc.pre(Math.abs(speedA - speedB) > 0.001);
          const a = { longitude: at, speed: speedA };
          const b = { longitude: at + side * (aspectAngles[aspect] as number), speed: speedB };
          const appliesAfter = (days: number) =>
            isApplying(
              { ...a, longitude: a.longitude + speedA * days },
              { ...b, longitude: b.longitude + speedB * days },
              aspect,
            );
          // an arc of a hundredth of a degree before and after
          const days = 0.01 / Math.abs(speedA - speedB);
          expect(appliesAfter(-days)).toBe(true);
          expect(appliesAfter(days)).toBe(false);
        },
      ),
    );
  });

  test('two that move alike come neither nearer nor farther', () => {
    for (const apart of [88, 92, -88, -92])
      expect(isApplying({ longitude: 200, speed: 1 }, { longitude: 200 + apart, speed: 1 }, 3)).toBe(false);
  });

  test('from one place, or from opposite ones, any angle between comes nearer, whichever of the two is swifter', () => {
    for (const apart of [0, 180])
      for (const [a, b] of [
        [1, 2],
        [2, 1],
      ] as const) {
        const applies = (aspect: AspectId) =>
          isApplying({ longitude: 10, speed: a }, { longitude: 10 + apart, speed: b }, aspect);
        expect([applies(3), applies(0), applies(1)]).toEqual([true, apart === 180, apart === 0]);
      }
  });

  test('a chart beside itself: every body conjunct itself', () => {
    fc.assert(
      fc.property(chartOf(bodies), (points) => {
        const own = aspectsAcross(points, points, rules()).filter(({ first, second }) => first === second);
        expect(own.map(({ first }) => first)).toEqual(bodies);
        for (const { aspect, orb } of own) expect([aspect, orb]).toEqual([0, 0]);
      }),
    );
  });
});

describe('out of sign', () => {
  test.each([
    // 29° Aries and 1° Virgo are trine by degree, inconjunct by sign
    [29, 151, 2, true],
    [29, 149, 2, false],
    [1, 359, 0, true],
    [1, 3, 0, false],
    [29, 121, 3, true],
    // a semisquare belongs to no pair of signs
    [0, 45, 7, false],
  ])('%d and %d', (a, b, aspect, outOfSign) => {
    const found = aspectBetween(
      { id: 0, longitude: a, speed: 1 },
      { id: 4, longitude: b, speed: 0 },
      rules(),
    );
    expect(found).toMatchObject({ aspect, outOfSign });
  });
});

test('ends of one axis, and the axes of the sky among themselves, have no aspect that says anything', () => {
  const [sun, ascendant, midheaven] = [0, 15, 16];
  const nodes = opposites[0] ?? expect.unreachable();
  expect([areTied(nodes[0], nodes[1]), areTied(nodes[1], nodes[0])]).toEqual([true, true]);
  expect([areTied(ascendant, midheaven), areTied(midheaven, ascendant)]).toEqual([true, true]);
  expect([areTied(nodes[0], ascendant), areTied(sun, nodes[1]), areTied(sun, ascendant)]).toEqual([
    false,
    false,
    false,
  ]);
});

describe('an axis of which both ends are there is one', () => {
  const points = (...ids: number[]) => ids.map((id) => ({ id: id as MovingPoint['id'] }));
  const left = (...ids: number[]) => withoutFarEnds(points(...ids)).map(({ id }) => id);
  const [Sun, NorthNode, Ascendant, Midheaven, SouthNode, Descendant, ImumCoeli] = [
    0, 12, 15, 16, 21, 22, 23,
  ];

  test.each([
    ['the nodes', NorthNode, SouthNode],
    ['the horizon', Ascendant, Descendant],
    ['the meridian', Midheaven, ImumCoeli],
  ])('%s', (_, near, end) => {
    expect(left(Sun, near, end)).toEqual([Sun, near]);
    expect(left(Sun, end)).toEqual([Sun, end]);
    expect(left(Sun, near)).toEqual([Sun, near]);
  });

  test('an end stays whose own other end is missing', () => {
    expect(left(Ascendant, ImumCoeli, SouthNode)).toEqual([Ascendant, ImumCoeli, SouthNode]);
    expect(left(Midheaven, NorthNode, Descendant, SouthNode)).toEqual([Midheaven, NorthNode, Descendant]);
  });
});
