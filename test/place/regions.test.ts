/** The region that stands behind a place goes by numbers of GeoNames, which are given to other regions now and then. */

import { test } from 'vitest';
import { fold } from '#dist/place/fold.js';
import { expect } from '../expect.js';
import { all, geoNames } from './files.js';

/** A region's name without what it is. */
const bare = (title: string): string =>
  fold(title.replace(/ (County|Oblast['’]?|Province|Region|Governorate|District|Department|State)$/, ''));

test('of a large town that has the name of a region of its country it is that region', () => {
  const towns = geoNames()
    .filter(({ population }) => population >= 200_000)
    .flatMap(({ id, name, country }) => {
      const found = all.searchDetailed(name).find((place) => place.id === id);
      return found?.admin1_name ? [{ name: fold(name), country, region: bare(found.admin1_name) }] : [];
    });
  const found = new Map<string, { inIt: number; of: number }>();
  for (const { name, country, region } of towns) {
    if (!towns.some((other) => other.country === country && other.region === name)) continue;
    const { inIt, of } = found.get(country) ?? { inIt: 0, of: 0 };
    found.set(country, { inIt: inIt + Number(region === name), of: of + 1 });
  }
  const many = [...found].filter(([, { of }]) => of >= 3);
  expect(many.map(([country]) => country)).toContain('VN');
  expect(many.length).toBeGreaterThan(30);
  expect(many.filter(([, { inIt, of }]) => inIt < 0.6 * of)).toEqual([]);
});
