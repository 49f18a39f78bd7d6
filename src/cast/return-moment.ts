import { difference, normalize } from '../chart/angle.js';
import type { BodyId, Moon, Sun } from '../chart/bodies.js';
import { moonSpeed, siderealYear, tropicalYear } from '../chart/periods.js';
import type { Position, Sky, SkySettings } from '../sky/sky.js';
import { outOfReach } from './reach.js';

/**
 * When Sun or Moon come to a longitude, such as the one they had at a birth. By Newton's method on the ephemeris itself,
 * so that one way serves every zodiac, every observer and every model: both run so evenly that the nearest root is found
 * from days away in three to five steps. Searching fitted paths instead would be as good to 2 ms, but thirty times as
 * slow where they are not fitted yet, and knows no observer but the Earth's centre.
 */

/** A return: the body, the longitude it returns to, the place it is seen from, and the zodiac. */
export interface Return {
  body: typeof Sun | typeof Moon;
  /** Degrees, 0 ≤ λ < 360. */
  longitude: number;
  from: SkySettings;
}

/** A millisecond, in days. */
const precision = 1e-8;

/** More steps than any return takes: where a file begins the ephemeris jumps, and there may be no root to reach. */
const stepLimit = 20;

/**
 * The Sun's n-th return after a birth, Julian day UT: the one nearest to as many mean years after it. The 0th is the
 * birth itself, or the nearest return where another place's parallax asks for one.
 */
export function nthReturn(sky: Sky, sun: Return, birth: number, n: number): number {
  const year = sun.from.ayanamsa === undefined ? tropicalYear : siderealYear;
  return returnNear(sky, sun, birth + n * year);
}

/** The Moon's first return at or after a moment, Julian days UT. */
export function firstReturn(sky: Sky, moon: Return, start: number): number {
  const ahead = normalize(moon.longitude - positionOf(sky, moon, start).longitude);
  return returnNear(sky, moon, start + ahead / moonSpeed);
}

/** The return nearest to a moment, Julian days UT. */
function returnNear(sky: Sky, aim: Return, moment: number): number {
  let julianDayUt = moment;
  for (let step = 0; step < stepLimit; step++) {
    const { longitude, speed } = positionOf(sky, aim, julianDayUt);
    const correction = difference(longitude, aim.longitude) / speed;
    julianDayUt += correction;
    if (Math.abs(correction) < precision) break;
  }
  return julianDayUt;
}

/**
 * The longitude of a returning body.
 * @throws HoroscopeError `date_out_of_range`
 */
export function positionOf(
  sky: Sky,
  { body, from }: { body: BodyId; from: SkySettings },
  julianDayUt: number,
): Position {
  const position = sky.position(body, sky.moment(julianDayUt), from);
  if (!('missing' in position)) return position;
  throw outOfReach(julianDayUt, position.missing);
}
