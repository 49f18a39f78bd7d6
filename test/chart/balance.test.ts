import { describe, test } from 'vitest';
import { balance } from '#dist/chart/balance.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { printedChart } from './printed-chart.js';

const longitude = fc.integer({ min: 0, max: 3_599_999_999 }).map((units) => units / 1e7);
const points = fc.array(fc.record({ id: fc.integer({ min: 0, max: 24 }), longitude }), { maxLength: 30 });

describe('the printed chart, weighed by hand', () => {
  // fire: Moon 4, Mars 3, Pluto 1; earth: Ascendant 4, Venus 3; air: Mercury 3, Midheaven 2, Neptune 1;
  // water: Sun 4, Jupiter 2, Saturn 2, Uranus 1: 8, 7, 6 and 9 of 30, that is 26⅔, 23⅓, 20 and 30 percent.
  // cardinal 14 (46⅔), fixed 6 (20), mutable 10 (33⅓); positive 14, negative 16
  test('with its angles', () => {
    expect(balance(printedChart)).toEqual({
      fire: 27,
      earth: 23,
      air: 20,
      water: 30,
      cardinal: 47,
      fixed: 20,
      mutable: 33,
      positive: 47,
      negative: 53,
    });
  });

  // of 24: fire 8, earth 3, air 4, water 9; cardinal 14, fixed 6, mutable 4; positive 12, negative 12;
  // earth's 12½ and water's 37½ have equal remainders: the earlier is rounded up
  test('without a birth time', () => {
    expect(balance(printedChart.filter(({ id }) => id < 10))).toEqual({
      fire: 33,
      earth: 13,
      air: 17,
      water: 37,
      cardinal: 58,
      fixed: 25,
      mutable: 17,
      positive: 50,
      negative: 50,
    });
  });
});

describe('laws', () => {
  const groups = [
    ['fire', 'earth', 'air', 'water'],
    ['cardinal', 'fixed', 'mutable'],
    ['positive', 'negative'],
  ] as const;

  test('whole percents, 100 in each group, each within 1 of its exact share', () => {
    // L. Birkbeck, The Instant Astrologer, by planetId
    const weights = [4, 4, 3, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 4, 2];
    fc.assert(
      fc.property(points, (chart) => {
        const shares = balance(chart);
        const counted = chart.filter(({ id }) => (weights[id] ?? 0) > 0);
        const total = counted.reduce((sum, { id }) => sum + (weights[id] as number), 0);
        for (const group of groups) {
          const sum = group.reduce((all, key) => all + shares[key], 0);
          expect(sum).toBe(counted.length > 0 ? 100 : 0);
          for (const [i, key] of group.entries()) {
            expect(Number.isInteger(shares[key])).toBe(true);
            const own = counted
              .filter((point) => Math.floor(point.longitude / 30) % group.length === i)
              .reduce((all, { id }) => all + (weights[id] as number), 0);
            if (total > 0) expect(Math.abs(shares[key] - (100 * own) / total)).toBeLessThan(1);
          }
        }
      }),
    );
  });

  test('the order of the points does not matter', () => {
    fc.assert(
      fc.property(points, (chart) => {
        expect(balance([...chart].reverse())).toEqual(balance(chart));
      }),
    );
  });
});
