import { describe, test } from 'vitest';
import { expect } from '../expect.js';
import { all } from './files.js';
import { type Search, searches } from './searches.js';

/** "Vienna AT" or "Paris US-TX", as the table writes a place. */
function described(id: number): string {
  const place = all.byId(id);
  if (place === undefined) return `nothing of id ${id}`;
  const { name, country_code, admin1_code } = place;
  return `${name} ${['US', 'CA', 'GB'].includes(country_code) ? admin1_code : country_code}`;
}

test('there are some hundreds of searches, none twice', () => {
  const typed = Object.values(searches).flatMap((group) => group.map(([typed]) => typed));
  expect(typed.length).toBeGreaterThanOrEqual(350);
  expect(new Set(typed).size).toBe(typed.length);
});

describe.each(Object.entries(searches))('%s', (_, group: readonly Search[]) => {
  const cases = group.map(([typed, meant, ...ids]) => ({ typed, meant, ids }));

  test.each(cases)('$typed: $meant', ({ typed, meant, ids }) => {
    expect(ids.map(described).join('; '), 'the ids of the table').toBe(meant);
    const found = all.search(typed).map((place) => place.id);
    expect(found[0]).toBe(ids[0]);
    // The others stand after it in this order; between them may be places of the name that the table doesn't tell.
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  });
});
