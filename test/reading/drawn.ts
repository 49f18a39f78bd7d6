import fc from '../fast-check.js';

/**
 * A way to hold a law to the first so many of some things drawn, which says which of them breaks it. They are gone through
 * year after year: what is fitted of the paths of planets for one serves the next, and is not kept for two centuries.
 */
export function drawn<Thing>(
  things: fc.Arbitrary<Thing>,
  most: number,
  yearOf: (thing: Thing) => number,
): (law: (thing: Thing) => void, count: number) => void {
  const all = fc
    .sample(things, { numRuns: most, seed: 13 })
    .map((thing, place) => ({ thing, place, year: yearOf(thing) }));
  all.sort((one, other) => one.year - other.year);
  return (law, count) => {
    if (count > most) throw new Error(`${count} of ${most}`);
    for (const { thing, place } of all) {
      if (place >= count) continue;
      try {
        law(thing);
      } catch (error) {
        throw new Error(`${JSON.stringify(thing)}: ${(error as Error).message}`, { cause: error });
      }
    }
  };
}
