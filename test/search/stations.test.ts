/** The station after a moment and the one before it, looked for block by block, are those of the whole span. */
import { test } from 'vitest';
import { Chiron, Mars, Mercury, Pluto, Venus } from '#dist/chart/bodies.js';
import { stationAfter, stationBefore, stations } from '#dist/search/longitudes.js';
import { expect } from '../expect.js';
import { openSearch } from './open-search.js';

const search = openSearch();
const [from, to] = [2_460_000.5, 2_461_500.5];

test.each([Mercury, Venus, Mars, Pluto, Chiron])('of body %i', (body) => {
  const all = stations(search, body, from, to);
  expect(all.length).toBeGreaterThan(2);
  const [first, last] = [all[0], all.at(-1)];
  // To 0.1 s: each block is searched from an end of its own.
  const isNear = (found: (typeof all)[number] | undefined, wanted: typeof first) => {
    expect(found?.julianDayUt).toBeCloseTo(wanted?.julianDayUt ?? Number.NaN, 5);
    expect(found?.direction).toBe(wanted?.direction);
  };
  isNear(stationAfter(search, body, from, to), first);
  isNear(stationBefore(search, body, to, from), last);
  const [one, next] = all;
  if (!one || !next) return expect.unreachable();
  isNear(stationAfter(search, body, one.julianDayUt + 1, to), next);
  isNear(stationBefore(search, body, next.julianDayUt - 1, from), one);
  // Between two there is none.
  expect(stationAfter(search, body, one.julianDayUt + 1, next.julianDayUt - 1)).toBeUndefined();
  expect(stationBefore(search, body, next.julianDayUt - 1, one.julianDayUt + 1)).toBeUndefined();
});
