/** Every solar and lunar eclipse of four centuries against NASA's catalogues: `almanac/*-eclipses.csv`. */
import { test } from 'vitest';
import { eclipses } from '#dist/search/eclipses.js';
import type { Eclipse } from '#dist/search/types.js';
import { expect } from '../expect.js';
import { julianDay, minute, nearest, table } from './almanac/read.js';
import { openSearch } from './open-search.js';

const search = openSearch();
const found = eclipses(search, julianDay('1801-01-01'), julianDay('2201-01-01'));
const types = { T: 'total', A: 'annular', H: 'hybrid', P: 'partial', N: 'penumbral' };
const typeOf = (letter: string | undefined) => types[letter as keyof typeof types];

/**
 * Where the cone of the Moon's shadow ends within some kilometres of the ground, the catalogue, which takes a Moon
 * smaller by 1.5 km for umbras (k = 0.272281) than for penumbras, and the library, which takes one size for both,
 * disagree on which end of the path is total: the catalogue's type and ours.
 */
const otherwise = new Map([
  ['1822-02-21', 'A hybrid'],
  ['1825-12-09', 'H total'],
  ['1840-03-04', 'A hybrid'],
  ['1858-03-15', 'A hybrid'],
  ['1876-03-25', 'A hybrid'],
  ['1927-01-03', 'A hybrid'],
  ['1948-05-09', 'A hybrid'],
  ['2146-03-12', 'A hybrid'],
  ['2172-10-17', 'H total'],
  ['2191-04-23', 'A hybrid'],
]);

/** Annular without a center line on the Earth (A+, A- in the catalogue): nowhere is the whole ring seen. */
const offCenter = new Set([
  '1950-03-18',
  '1957-04-30',
  '2014-04-29',
  '2043-10-03',
  '2104-12-17',
  '2122-12-28',
  '2126-04-22',
  '2141-01-08',
  '2159-01-19',
]);

test('929 solar eclipses, 1801-2200', () => {
  const solar = found.filter(({ body }) => body === 'solar');
  const rows = table('solar-eclipses');
  expect(rows).toHaveLength(929);
  expect(solar).toHaveLength(929);
  for (const row of rows) {
    const [text = '', , letter, magnitude] = row;
    const printed = julianDay(text);
    const eclipse = nearest(solar, search.trajectories.clock.universal(printed));
    // Times in TT, free of what is assumed of ΔT. Greatest eclipse is when the axis is nearest to the Earth's centre
    // for the catalogue, to the ellipsoid for the library.
    const off = Math.abs(search.trajectories.clock.terrestrial(eclipse.julianDayUt) - printed) / minute;
    expect(off, text).toBeLessThan(0.2);
    const kind = otherwise.get(text.slice(0, 10)) ?? `${letter} ${typeOf(letter)}`;
    expect(`${letter} ${eclipse.type}`, text).toBe(kind);
    // 2185-07-26: for the catalogue the axis just meets the Earth, for the library it just does not.
    if (!text.startsWith('2185-07-26'))
      expect(Math.abs(eclipse.magnitude - Number(magnitude)), text).toBeLessThan(0.0012);
    // Where the Moon's disk lies within the Sun's, or over it, the disks are as the squares of the diameters.
    const { obscuration } = eclipse;
    expect(obscuration, text).toBeGreaterThan(0);
    if (eclipse.type === 'partial') expect(obscuration, text).toBeLessThan(1);
    else if (!offCenter.has(text.slice(0, 10)))
      expect(Math.abs((obscuration ?? 0) - Math.min(1, Number(magnitude) ** 2)), text).toBeLessThan(0.0025);
  }
});

test('951 lunar eclipses, 1801-2200', () => {
  const lunar = found.filter(({ body }) => body === 'lunar');
  const rows = table('lunar-eclipses');
  expect(rows).toHaveLength(951);
  const met = new Set<Eclipse>();
  // The catalogue is in UT with ΔT of its own, which that of the solar eclipses tells.
  const clocks = table('solar-eclipses').map(([text = '', seconds]) => ({
    julianDayUt: julianDay(text),
    seconds: Number(seconds),
  }));
  for (const row of rows) {
    const [text = '', letter, penumbral = '', umbral = ''] = row;
    const printed = julianDay(text);
    const eclipse = nearest(lunar, printed);
    // The catalogue enlarges the Earth's shadow by a fiftieth (Chauvenet), the library, as catalogues since 2009 do,
    // her radius by a hundredth or so (Danjon): penumbral magnitudes are less by 0.026, umbral ones by 0.006.
    if (Math.abs(eclipse.julianDayUt - printed) > 1) {
      expect(Number(penumbral), text).toBeLessThan(0.03);
      continue;
    }
    met.add(eclipse);
    expect(eclipse.obscuration).toBeNull();
    const { seconds } = nearest(clocks, printed);
    const universal = search.trajectories.clock.terrestrial(eclipse.julianDayUt) - seconds / 86_400;
    expect(Math.abs(universal - printed) / minute, text).toBeLessThan(1);
    const magnitude = Number(eclipse.type === 'penumbral' ? penumbral : umbral);
    expect(Math.abs(eclipse.magnitude - magnitude), text).toBeLessThan(0.03);
    const atLimit = Math.abs(Number(umbral)) < 0.008 || Math.abs(Number(umbral) - 1) < 0.008;
    if (!atLimit) expect(eclipse.type, text).toBe(typeOf(letter));
  }
  // None invented.
  expect(met.size).toBe(lunar.length);
});
