import { difference } from '../chart/angle.js';
import { Ascendant, type BodyId, Midheaven, PartOfFortune } from '../chart/bodies.js';
import { partOfFortune } from '../chart/lots.js';
import { sectByAltitude } from '../chart/sect.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { HouseFrame, Sky } from '../sky/sky.js';
import type { BriefPath } from './brief-paths.js';
import { anglePoint } from './chart.js';
import { precision } from './courses.js';

/**
 * Angles, lots and cusps over some hours, sampled as often as they need: cusps cross a sign in minutes at high
 * latitudes.
 */

/** Days between two looks; latitudes in degrees, north or south. */
const step = 120 / 86_400;
const stepAtHighLatitude = 30 / 86_400;
const highLatitude = 55;
/** How often angles and cusps are looked at in a day, at least. */
export const looksPerDay = (latitude: number): number =>
  1 / (Math.abs(latitude) > highLatitude ? stepAtHighLatitude : step);
/** Degrees that a point may go between two looks; it is looked at between them until it goes less, or is seen to jump. */
export const farthest = 20;

export interface TurningMoment {
  frame: HouseFrame;
  /** Longitude, 0 ≤ λ < 360, and degrees a day of a point that the houses bring along. */
  point(id: BodyId): { longitude: number; speed: number };
}

export class TurningSky {
  /** Moments of the looks, Julian days UT, ascending. */
  readonly times: readonly number[];
  readonly #sky: Sky;
  readonly #place: Locality;
  readonly #settings: Settings;
  readonly #sun: BriefPath;
  readonly #moon: BriefPath;
  readonly #seen = new Map<number, TurningMoment>();
  /** Ayanamsa over the span, which runs straight for hours; 0 in the tropical zodiac. */
  readonly #ayanamsa: (julianDayUt: number) => number;

  /** @param points that the houses bring along and are to be followed */
  constructor(
    sky: Sky,
    place: Locality,
    settings: Settings,
    { from, to }: Span,
    points: readonly BodyId[],
    paths: { sun: BriefPath; moon: BriefPath },
  ) {
    this.#sky = sky;
    this.#place = place;
    this.#settings = settings;
    this.#sun = paths.sun;
    this.#moon = paths.moon;
    this.#ayanamsa = this.#straightAyanamsa(from, to);
    const steps = Math.max(1, Math.ceil((to - from) * looksPerDay(place.latitude)));
    const times = [from];
    for (let i = 1; i <= steps; i++) this.#look(times, from + ((to - from) * i) / steps, points);
    this.times = times;
  }

  /** Looks at a moment after the last one, and between them where a point has gone far. */
  #look(times: number[], moment: number, points: readonly BodyId[]): void {
    const last = times.at(-1) as number;
    const [before, after] = [this.at(last), this.at(moment)];
    const far = points.some(
      (id) => Math.abs(difference(before.point(id).longitude, after.point(id).longitude)) > farthest,
    );
    if (far && moment - last > precision) {
      this.#look(times, (last + moment) / 2, points);
      this.#look(times, moment, points);
    } else times.push(moment);
  }

  /** Angles, lots and cusps at a moment: kept, since many changes are looked for at the same ones. */
  at(julianDayUt: number): TurningMoment {
    const known = this.#seen.get(julianDayUt) ?? this.#cast(julianDayUt);
    this.#seen.set(julianDayUt, known);
    return known;
  }

  #straightAyanamsa(from: number, to: number): (julianDayUt: number) => number {
    const seen = skySettings(this.#settings, this.#place);
    const at = (julianDayUt: number) => this.#sky.ayanamsa(this.#sky.moment(julianDayUt), seen) ?? 0;
    const [first, last] = [at(from), at(to)];
    const rate = to === from ? 0 : (last - first) / (to - from);
    return (julianDayUt) => first + rate * (julianDayUt - from);
  }

  #cast(julianDayUt: number): TurningMoment {
    const { latitude, realLongitude } = this.#place;
    const moment = this.#sky.moment(julianDayUt);
    const ayanamsa = this.#ayanamsa(julianDayUt);
    const settings = this.#settings;
    const frame = this.#sky.houses(moment, latitude, realLongitude, settings.houseSystem, settings, ayanamsa);
    const fortune = () => {
      const [sun, moon] = [this.#sun.longitude(julianDayUt), this.#moon.longitude(julianDayUt)];
      const sect = sectByAltitude(sun + ayanamsa, moment.obliquity, frame.armc, latitude);
      const formula = this.#settings.fortune === 'day' ? 'day' : sect;
      const apart = this.#moon.speed(julianDayUt) - this.#sun.speed(julianDayUt);
      return {
        longitude: partOfFortune(frame.ascendant, sun, moon, formula),
        speed: frame.speeds.ascendant + (formula === 'day' ? apart : -apart),
      };
    };
    return {
      frame,
      point: (id) => {
        if (id === Ascendant) return { longitude: frame.ascendant, speed: frame.speeds.ascendant };
        if (id === Midheaven) return { longitude: frame.midheaven, speed: frame.speeds.midheaven };
        return id === PartOfFortune
          ? fortune()
          : (anglePoint(id, frame) as { longitude: number; speed: number });
      },
    };
  }
}
