import { test } from 'vitest';
import { declinationAspects } from '#dist/chart/declination-aspects.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { printedChart } from './printed-chart.js';

test('the printed chart, by hand', () => {
  const planets = printedChart.filter(({ id }) => id < 10);
  const told = declinationAspects(planets).map(({ first, second, kind, orb }) => [first, second, kind, orb]);
  expect(told).toEqual([
    // Sun 9°24′ south, Neptune 9°08′ south
    [0, 8, 'parallel', expect.closeTo(16 / 60, 6)],
    // Jupiter 22°20′, Uranus 21°49′, Pluto 22°58′, all north
    [5, 7, 'parallel', expect.closeTo(31 / 60, 6)],
    [5, 9, 'parallel', expect.closeTo(38 / 60, 6)],
  ]);
});

test.each([
  [12.5, 13.5, 'parallel'],
  [12.5, -13.5, 'contraparallel'],
  [-12.5, -11.5, 'parallel'],
  [12.5, 13.5000001, undefined],
  // near the equator it goes by the side, not by the sum or the difference
  [0.3, -0.2, 'contraparallel'],
  [0.3, 0.2, 'parallel'],
  [0, 0.5, 'parallel'],
  [0, -0.5, 'contraparallel'],
])('%d and %d: %s', (a, b, kind) => {
  const found = declinationAspects([
    { id: 0, declination: a },
    { id: 4, declination: b },
  ]);
  expect(found[0]?.kind).toBe(kind);
});

test('each pair once, the same from either end; the ends of an axis none', () => {
  const declination = fc.integer({ min: -280_000_000, max: 280_000_000 }).map((units) => units / 1e7);
  fc.assert(
    fc.property(declination, declination, (a, b) => {
      const pair = [
        { id: 0, declination: a },
        { id: 4, declination: b },
      ];
      const [there] = declinationAspects(pair);
      const [back] = declinationAspects([...pair].reverse());
      expect(back && { ...back, first: back.second, second: back.first }).toEqual(there);
      const axis = [15, 16, 22, 23, 12, 21].map((id) => ({ id, declination: a }));
      const among = declinationAspects(axis).map(({ first, second }) => `${first} ${second}`);
      // of each axis one end is left, and an angle with a node says something
      expect(among).toEqual(['15 12', '16 12']);
    }),
  );
});
