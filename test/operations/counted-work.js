/** Counts what is asked of the ephemeris, in the units that costs are stated in. */
import { unitsOf } from '#dist/request/cost.js';
import { SwissEphemeris } from '#dist/sky/swisseph.js';

const filesFrom = 2_378_496.5;
const filesTo = 2_597_641.5;

let units = 0;

/**
 * Wraps a method of the library's wrapper, so that each call of it counts.
 * @param {keyof SwissEphemeris} name @param {(julianDay: number) => number} unitsOfCall
 */
function count(name, unitsOfCall) {
  const prototype = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (
    /** @type {unknown} */ (SwissEphemeris.prototype)
  );
  const method = prototype[name];
  if (method === undefined) throw new Error(`SwissEphemeris has no ${name}`);
  /** @this {unknown} @param {unknown[]} given */
  prototype[name] = function counted(...given) {
    units += unitsOfCall(typeof given[0] === 'number' ? given[0] : 0);
    return method.apply(this, given);
  };
}

/** @param {number} julianDay */
const ofModel = (julianDay) => (julianDay >= filesFrom && julianDay < filesTo ? 1 : unitsOf.modelled);

count('calc', ofModel);
count('ayanamsa', () => 1);
count('housesFromArmc', () => unitsOf.houses);
count('nextRiseOrTransit', () => unitsOf.rise);
count('nextSolarEclipse', () => unitsOf.eclipse);
count('nextLunarEclipse', () => unitsOf.eclipse);

/** Units of work that were taken since the beginning. */
export const workSoFar = () => units;

/**
 * Units of work that a call took, whether it was answered or refused.
 * @param {() => unknown} call
 * @returns {{ units: number, result: unknown, refused: unknown }}
 */
export function workOf(call) {
  const before = units;
  try {
    const result = call();
    return { units: units - before, result, refused: undefined };
  } catch (refused) {
    return { units: units - before, result: undefined, refused };
  }
}
