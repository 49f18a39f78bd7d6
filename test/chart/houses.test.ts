import { describe, test } from 'vitest';
import { roundLongitude } from '#dist/chart/angle.js';
import { cuspsInOrder, houseArcs, houseOf, housePosition } from '#dist/chart/houses.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

const turn = 3_600_000_000;
/** Twelve cusps in whole units of 1e-7 degree, in order, none of the houses 180° wide. */
const cuspUnits = fc
  .tuple(
    fc.integer({ min: 0, max: turn - 1 }),
    fc.uniqueArray(fc.integer({ min: 1, max: turn - 1 }), { minLength: 11, maxLength: 11 }),
  )
  .map(([first, others]) => [0, ...others.sort((a, b) => a - b)].map((step) => (first + step) % turn))
  .filter((cusps) =>
    cusps.every((cusp, i) => ((cusps[(i + 1) % 12] as number) - cusp + turn) % turn < turn / 2),
  );
const position = fc.integer({ min: 0, max: turn - 1 });
const inDegrees = (units: readonly number[]) => units.map((unit) => unit / 1e7);

describe('housePosition', () => {
  const equal = Array.from({ length: 12 }, (_, i) => (315 + 30 * i) % 360);

  test.each([
    [315, 1],
    [344.9999999, 1],
    [345, 2],
    [359.9999999, 2],
    [0, 2],
    [15, 3],
    [314.9999999, 12],
  ])('%d with the first cusp at 315 is in house %d', (longitude, house) => {
    expect(housePosition(longitude, equal)).toBe(house);
  });

  test('each body is in exactly one house, the one whose opening cusp is nearest behind it', () => {
    fc.assert(
      fc.property(cuspUnits, position, (cusps, body) => {
        const behind = cusps.map((cusp) => (body - cusp + turn) % turn);
        const nearest = behind.indexOf(Math.min(...behind)) + 1;
        expect(housePosition(body / 1e7, inDegrees(cusps))).toBe(nearest);
      }),
    );
  });

  test('a body exactly on a cusp is in the house it opens; a unit before, in the one it closes', () => {
    fc.assert(
      fc.property(cuspUnits, fc.integer({ min: 0, max: 11 }), (cusps, i) => {
        const cusp = cusps[i] as number;
        expect(housePosition(cusp / 1e7, inDegrees(cusps))).toBe(i + 1);
        const before = (cusp - 1 + turn) % turn;
        if (!cusps.includes(before)) {
          expect(housePosition(before / 1e7, inDegrees(cusps))).toBe(i === 0 ? 12 : i);
        }
      }),
    );
  });

  test('whole turns change nothing', () => {
    fc.assert(
      fc.property(cuspUnits, position, fc.integer({ min: -3, max: 3 }), (cusps, body, turns) => {
        const shifted = inDegrees(cusps).map((cusp) => roundLongitude(cusp + 360 * turns));
        expect(housePosition(roundLongitude(body / 1e7 - 360 * turns), shifted)).toBe(
          housePosition(body / 1e7, inDegrees(cusps)),
        );
      }),
    );
  });
});

describe('two equal cusps', () => {
  const cusps = [0, 45, 45, 90, 120, 150, 180, 225, 225, 270, 300, 330];

  test('are in order, and the house between them is empty', () => {
    expect(cuspsInOrder(cusps)).toBe(true);
    expect(housePosition(44.9999999, cusps)).toBe(1);
    expect(housePosition(45, cusps)).toBe(3);
    expect(housePosition(225, cusps)).toBe(9);
    const found = new Set(Array.from({ length: 720 }, (_, i) => housePosition(i / 2, cusps)));
    expect([...found].sort((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 9, 10, 11, 12]);
    expect(houseArcs(cusps).map(({ house }) => house)).toEqual([1, 3, 4, 5, 6, 7, 9, 10, 11, 12]);
  });

  test('also where they are those of houses 12 and 1', () => {
    const turned = [45, 60, 75, 90, 120, 150, 225, 240, 255, 270, 300, 45];
    expect(housePosition(45, turned)).toBe(1);
    expect(housePosition(44.9999999, turned)).toBe(11);
  });
});

describe('cusps that run backwards', () => {
  const equal = Array.from({ length: 12 }, (_, i) => (30 - 30 * i + 360) % 360);

  test('a house is the way from its cusp to the next, its own cusp in it', () => {
    fc.assert(
      fc.property(position, (body) => {
        const longitude = body / 1e7;
        const house = housePosition(longitude, equal);
        const behind = ((((equal[house - 1] as number) - longitude) % 360) + 360) % 360;
        expect(behind).toBeLessThan(30);
        const arc = houseArcs(equal)[house - 1];
        expect(arc).toMatchObject({ house, low: equal[house % 12], high: equal[house - 1] });
      }),
    );
    expect(equal.map((cusp) => housePosition(cusp, equal))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('cuspsInOrder', () => {
  test('accepts cusps in order from any start', () => {
    fc.assert(
      fc.property(cuspUnits, (cusps) => {
        expect(cuspsInOrder(inDegrees(cusps))).toBe(true);
      }),
    );
  });

  test('refuses them backwards, or with two exchanged', () => {
    fc.assert(
      fc.property(cuspUnits, fc.integer({ min: 0, max: 11 }), (cusps, i) => {
        const degrees = inDegrees(cusps);
        expect(cuspsInOrder([...degrees].reverse())).toBe(false);
        const exchanged = [...degrees];
        exchanged[i] = degrees[(i + 1) % 12] as number;
        exchanged[(i + 1) % 12] = degrees[i] as number;
        expect(cuspsInOrder(exchanged)).toBe(false);
      }),
    );
  });

  test.each([
    ['twice around', Array.from({ length: 12 }, (_, i) => (60 * i) % 360)],
    ['a quadrant without width', [0, 0, 0, 0, 120, 150, 180, 180, 180, 180, 300, 330]],
    ['a house of a half circle', [0, 180, 190, 200, 210, 220, 230, 240, 250, 260, 270, 280]],
    ['eleven cusps', Array.from({ length: 11 }, (_, i) => 30 * i)],
    ['not a number', [Number.NaN, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]],
  ])('refuses %s', (_, cusps) => {
    expect(cuspsInOrder(cusps)).toBe(false);
  });
});

test('without houses a body is in none', () => {
  expect(houseOf(10, [])).toBe(0);
  expect(houseOf(10, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330])).toBe(1);
  expect(cuspsInOrder([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300])).toBe(false);
});

describe('houses as arcs', () => {
  const widthOf = ({ low, high }: { low: number; high: number }): number => (high - low + 360) % 360;
  const isWithin = (body: number, arc: { low: number; high: number }): boolean =>
    (body - arc.low + 360) % 360 < widthOf(arc);

  test('hold what stands in them, and nothing else', () => {
    fc.assert(
      fc.property(cuspUnits, position, (cusps, body) => {
        const degrees = inDegrees(cusps);
        const holding = houseArcs(degrees).filter((arc) => isWithin(body / 1e7, arc));
        expect(holding.map(({ house }) => house)).toEqual([housePosition(body / 1e7, degrees)]);
      }),
    );
  });

  test('go the shorter way, also where cusps run back, as beyond the polar circles', () => {
    fc.assert(
      fc.property(cuspUnits, (cusps) => {
        const back = inDegrees([...cusps].reverse());
        const arcs = houseArcs(back);
        expect(arcs).toHaveLength(12);
        for (const arc of arcs) {
          expect(widthOf(arc)).toBeLessThan(180);
          const [opens, closes] = [back[arc.house - 1], back[arc.house % 12]];
          expect([arc.low, arc.high]).toEqual([closes, opens]);
        }
      }),
    );
  });
});
