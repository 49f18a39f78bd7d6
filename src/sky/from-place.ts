import { declinationOf } from '../chart/declination.js';
import type { JulianDayTt } from '../time/julian-day.js';
import { flagsUnder } from './library-calls.js';
import type { Position, SkyMoment, SkySettings } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';
import { SEFLG_SPEED, SEFLG_SWIEPH } from './swisseph-constants.js';

/** Numbers of the Swiss Ephemeris (`swephexp.h`). */
const SE_MOON = 1;
const SE_MEAN_NODE = 10;
const SE_TRUE_NODE = 11;
const SE_OSCU_APOG = 13;
/** `SE_NPLANETS`: below it each body has a memory of its own in the library. */
const SE_NPLANETS = 23;

/** Days before and after a moment at which the library looks for a speed: `swe_calc` in `sweph.c`. */
function speedInterval(number: number): number {
  if (number === SE_MOON) return 0.00005;
  return number === SE_TRUE_NODE || number === SE_OSCU_APOG ? 0.1 : 0.0001;
}

/** What one look at a body tells. */
type Look = Pick<Position, 'longitude' | 'latitude' | 'distance'>;

/**
 * Tropical positions of bodies seen from a place. Speeds are differences there: `swe_calc` looks at a body at three moments,
 * and with the next body it works out Earth, nutation and precession of these moments again. Here all the bodies are
 * looked at in one moment, then in the next: the same looks in another order, and the same numbers.
 * @param numbers of bodies whose files are there
 * @returns by number, without those that the files don't tell: they are to be asked for one by one
 */
export function positionsFromPlace(
  swiss: SwissEphemeris,
  { julianDayTt, obliquity }: SkyMoment,
  numbers: ReadonlySet<number>,
  settings: SkySettings,
): ReadonlyMap<number, Position> {
  const found = new Map<number, Position>();
  if (settings.observer === undefined || settings.ayanamsa !== undefined || !swiss.canCalcOnce) return found;
  const bodies = [...numbers].filter((number) => number < SE_NPLANETS);
  // Has the library go by the files, whatever it was last called for.
  swiss.calc(julianDayTt, SE_MEAN_NODE, SEFLG_SWIEPH);
  const flags = flagsUnder(swiss, SEFLG_SWIEPH | SEFLG_SPEED, settings);
  const [before, after] = [new Map<number, Look>(), new Map<number, Look>()];
  for (const interval of new Set(bodies.map(speedInterval))) {
    const alike = bodies.filter((number) => speedInterval(number) === interval);
    look(swiss, julianDayTt - interval, alike, flags, before);
    look(swiss, julianDayTt + interval, alike, flags, after);
  }
  const now = new Map<number, Look>();
  look(swiss, julianDayTt, bodies, flags, now);
  for (const [number, at] of now) {
    const [earlier, later] = [before.get(number), after.get(number)];
    if (earlier === undefined || later === undefined) continue;
    const speed = speedOf(earlier.longitude, at.longitude, later.longitude, speedInterval(number));
    const declination = declinationOf(at.longitude, at.latitude, obliquity);
    found.set(number, { ...at, speed, declination, ephemeris: 'swiss' });
  }
  return found;
}

/** Adds where bodies are at a moment, but for those that the files don't tell. */
function look(
  swiss: SwissEphemeris,
  julianDayTt: JulianDayTt,
  numbers: readonly number[],
  flags: number,
  seen: Map<number, Look>,
): void {
  for (const number of numbers) {
    const used = swiss.calcOnce(julianDayTt, number, flags);
    if (used < 0 || swiss.fellBack(used)) continue;
    const x = swiss.coordinates;
    seen.set(number, {
      longitude: x[0] as number,
      latitude: x[1] as number,
      distance: x[2] as number,
    });
  }
}

/** `denormalize_positions` and `calc_speed` of `sweph.c`, term by term. */
function speedOf(before: number, at: number, after: number, interval: number): number {
  const earlier = onSideOf(at, before);
  const later = onSideOf(at, after);
  const b = (later - earlier) / 2;
  const a = (later + earlier) / 2 - at;
  return (2 * a + b) / interval;
}

/** A longitude less than half a turn from another. */
function onSideOf(at: number, longitude: number): number {
  if (at - longitude < -180) return longitude - 360;
  return at - longitude > 180 ? longitude + 360 : longitude;
}
