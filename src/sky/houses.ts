import { normalize, roundLongitude } from '../chart/angle.js';
import { cuspsInOrder } from '../chart/houses.js';
import { fallbackSystem, type HouseSystem, isSunshine } from './house-systems.js';
import type { HouseFrame, HouseSphere, PolarHouses, SkyMoment } from './sky-types.js';
import type { SwissEphemeris } from './swisseph.js';

/** Cusps and angles by the Swiss Ephemeris. Longitudes and the right ascension of the Midheaven are in degrees. */
export class Houses {
  readonly #swiss: SwissEphemeris;
  readonly #sunDeclination: (moment: SkyMoment) => number;
  /** Of houses 1 to 12, rounded, as last worked out. */
  readonly #cusps = new Float64Array(12);

  /** @param sunDeclination of a moment, degrees: what the Sunshine systems go by */
  constructor(swiss: SwissEphemeris, sunDeclination: (moment: SkyMoment) => number) {
    this.#swiss = swiss;
    this.#sunDeclination = sunDeclination;
  }

  /**
   * Fills `cusps` (houses 1 to 12) and `angles` (Ascendant, Midheaven, Vertex, East Point) from the sidereal time of
   * a place, in the tropical zodiac; {@link at} in bulk.
   * @returns whether the system has a solution there; where it has none, the cusps are what `polar` says
   */
  fill(
    armc: number,
    latitude: number,
    obliquity: number,
    system: HouseSystem,
    polar: PolarHouses,
    sunDeclination: number,
    cusps: Float64Array,
    angles: Float64Array,
  ): boolean {
    const swiss = this.#swiss;
    const used = this.#solve(system, polar, (tried) =>
      swiss.housesFromArmc(armc, latitude, obliquity, tried, sunDeclination),
    );
    cusps.set(this.#cusps);
    angles[0] = swiss.angles[0] as number;
    angles[1] = swiss.angles[1] as number;
    angles[2] = swiss.angles[3] as number;
    angles[3] = swiss.angles[4] as number;
    return used === system && (polar === 'porphyry' || cuspsInOrder(this.#cusps));
  }

  /**
   * Cusps and angles at a place. Never clamps a latitude: see {@link HouseFrame.system}.
   * @param ayanamsa degrees to take off every longitude, in a sidereal zodiac
   */
  at(
    moment: SkyMoment,
    latitude: number,
    longitude: number,
    system: HouseSystem,
    polar: PolarHouses | undefined,
    ayanamsa: number,
  ): HouseFrame {
    const used = this.#solve(system, polar, (tried) => this.#workOut(moment, latitude, longitude, tried));
    return this.#frame(used, ayanamsa);
  }

  /**
   * Cusps and angles of a right ascension of the Midheaven that no clock shows, such as a progressed or a composite
   * one. Never clamps a latitude: see {@link HouseFrame.system}.
   * Speeds are those of the Earth's turning, as {@link at} has them.
   * @param ayanamsa degrees to take off every longitude, in a sidereal zodiac
   */
  ofArmc(
    armc: number,
    latitude: number,
    sphere: SkyMoment | HouseSphere,
    system: HouseSystem,
    ayanamsa = 0,
    polar?: PolarHouses,
  ): HouseFrame {
    const sunDeclination = (): number =>
      'sunDeclination' in sphere ? sphere.sunDeclination : this.#sunDeclination(sphere);
    const declination = isSunshine(system) ? sunDeclination() : 0;
    const used = this.#solve(system, polar, (tried) =>
      this.#swiss.housesFromArmc(armc, latitude, sphere.obliquity, tried, declination),
    );
    return this.#frame(used, ayanamsa);
  }

  /**
   * Has the library work out houses, by the system asked for or, where that has no solution, by the one that takes its
   * place; their rounded cusps are then in `#cusps`.
   * @param workOut works out the houses of a system, and returns whether that has a solution
   * @returns the system of the cusps
   */
  #solve(
    system: HouseSystem,
    polar: PolarHouses | undefined,
    workOut: (system: HouseSystem) => boolean,
  ): HouseSystem {
    const solved = workOut(system);
    this.#roundCusps();
    if (solved && (polar === 'as-given' || cuspsInOrder(this.#cusps))) return system;
    workOut(fallbackSystem);
    this.#roundCusps();
    return fallbackSystem;
  }

  #roundCusps(): void {
    for (let house = 0; house < 12; house++)
      this.#cusps[house] = roundLongitude(this.#swiss.cusps[house + 1] as number);
  }

  /** From the ARMC, always in the tropical zodiac: swe_houses_ex2 would work out nutation and sidereal time again. */
  #workOut(moment: SkyMoment, latitude: number, longitude: number, system: HouseSystem): boolean {
    const hours = this.#swiss.siderealTime(moment.julianDayUt, moment.obliquity, moment.nutation);
    const armc = normalize(hours * 15 + longitude);
    const declination = isSunshine(system) ? this.#sunDeclination(moment) : 0;
    return this.#swiss.housesFromArmc(armc, latitude, moment.obliquity, system, declination);
  }

  /**
   * The houses that the library has worked out last, of the tropical zodiac, in a sidereal one.
   * @param ayanamsa degrees to take off; from what is not rounded yet, so that an axis and its cusp stay one
   */
  #frame(system: HouseSystem, ayanamsa = 0): HouseFrame {
    const { angles, angleSpeeds, cusps } = this.#swiss;
    const at = (values: Float64Array, index: number) => values[index] as number;
    const turned = (longitude: number): number =>
      ayanamsa === 0 ? longitude : normalize(longitude - ayanamsa);
    const ascendant = turned(at(angles, 0));
    // Houses that are signs are those of the zodiac they stand in, as in `swe_houses_ex`.
    const areSigns = ayanamsa !== 0 && (system === 'W' || system === 'N');
    const firstSign = system === 'W' ? Math.floor(roundLongitude(ascendant) / 30) : 0;
    const own: number[] = [];
    for (let house = 0; house < 12; house++)
      own.push(
        areSigns
          ? ((firstSign + house) % 12) * 30
          : ayanamsa === 0
            ? (this.#cusps[house] as number)
            : roundLongitude(turned(at(cusps, house + 1))),
      );
    return {
      cusps: own,
      ascendant,
      midheaven: turned(at(angles, 1)),
      armc: at(angles, 2),
      vertex: turned(at(angles, 3)),
      eastPoint: turned(at(angles, 4)),
      speeds: {
        ascendant: at(angleSpeeds, 0),
        midheaven: at(angleSpeeds, 1),
        vertex: at(angleSpeeds, 3),
        eastPoint: at(angleSpeeds, 4),
      },
      system,
    };
  }
}
