import { normalize } from '../chart/angle.js';
import { type BodyId, planets, SouthNode, Sun } from '../chart/bodies.js';
import { declinationOf } from '../chart/declination.js';
import type { CompiledModule } from '../compiled-module.js';
import type { JulianDayTt, JulianDayUt } from '../time/julian-day.js';
import type { Ayanamsa } from './ayanamsas.js';
import { swissNumber } from './bodies.js';
import { type DailyEvent, nextDailyEvent } from './daily-events.js';
import { Eclipses } from './eclipses.js';
import { EphemerisFiles } from './ephemeris-files.js';
import { bundledFrom, bundledTo, fileFor } from './file-span.js';
import { positionsFromPlace } from './from-place.js';
import type { HouseSystem } from './house-systems.js';
import { Houses } from './houses.js';
import { calcUnder, flagsUnder, missingBody } from './library-calls.js';
import { MoonsAndTerms } from './moons-and-terms.js';
import { lastOfMoshier, MoshierModel } from './moshier.js';
import { ayanamsaApart, Sidereal } from './sidereal.js';
import type {
  EclipseAtGreatest,
  HouseFrame,
  HouseSettings,
  HouseSphere,
  LunarEclipseType,
  MissingBody,
  Observer,
  PolarHouses,
  Position,
  SkyMoment,
  SkySettings,
  SolarEclipseType,
  StarPosition,
} from './sky-types.js';
import { SwissEphemeris } from './swisseph.js';
import {
  SE_ECL_NUT,
  SEFLG_EQUATORIAL,
  SEFLG_MOSEPH,
  SEFLG_NONUT,
  SEFLG_SPEED,
  SEFLG_SWIEPH,
  SEFLG_TRUEPOS,
} from './swisseph-constants.js';

export type { DailyEvent } from './daily-events.js';
export type * from './sky-types.js';

/** From where the Sunshine houses see the Sun. */
const geocentric: SkySettings = { ayanamsa: undefined, observer: undefined, node: 'true', lilith: 'mean' };

/** Days that a search for a rise, set or transit may look ahead. */
const longestSearch = 2.5;
/** Days, more than the Sun’s light takes. */
const lightsTravel = 0.01;

/** The sky of one set of ephemeris files: every position, cusp and rising in the library comes from here. */
export class Sky {
  readonly #swiss: SwissEphemeris;
  readonly #files: EphemerisFiles;
  readonly #moshier: MoshierModel;
  readonly #houses: Houses;
  readonly #moonsAndTerms: MoonsAndTerms;
  readonly #sidereal: Sidereal;
  readonly #eclipses: Eclipses;
  /** By number of a body: whether its file of the years 1800 to 2399 is missing. */
  readonly #lacking: Partial<Record<number, boolean>> = {};

  /** @param given ephemeris files by name: `sepl_18.se1`, `semo_18.se1`, `seas_18.se1`, `se00433s.se1`, … */
  constructor(module: CompiledModule, given: EphemerisFiles | ReadonlyMap<string, Uint8Array>) {
    const files = given instanceof EphemerisFiles ? given : new EphemerisFiles(given);
    this.#files = files;
    this.#swiss = new SwissEphemeris(module, files);
    this.#moshier = new MoshierModel(module, files, this.#swiss);
    this.#houses = new Houses(this.#swiss, (moment) => this.#sunDeclination(moment));
    this.#moonsAndTerms = new MoonsAndTerms(this.#swiss);
    this.#sidereal = new Sidereal(this.#swiss);
    this.#eclipses = new Eclipses(this.#swiss);
  }

  /** Whether a body is to be read from a file at a moment, and the host has not supplied it. */
  #lacksFile(number: number, julianDayTt: JulianDayTt): boolean {
    // Nearly every moment asked for: worked out once for a body.
    if (julianDayTt >= bundledFrom && julianDayTt < bundledTo) {
      this.#lacking[number] ??= this.#lacksFileNamed(fileFor(number, julianDayTt));
      return this.#lacking[number];
    }
    return this.#lacksFileNamed(fileFor(number, julianDayTt));
  }

  #lacksFileNamed(name: string | undefined): boolean {
    return name !== undefined && !this.#files.has(name);
  }

  /** Version of the Swiss Ephemeris library. */
  get version(): string {
    return this.#swiss.version;
  }

  /** @param julianDayUt UT, which the library takes UTC for, as astrology programs do */
  moment(julianDayUt: JulianDayUt): SkyMoment {
    const deltaT = this.#swiss.deltaT(julianDayUt);
    const julianDayTt = julianDayUt + deltaT;
    this.#swiss.calc(julianDayTt, SE_ECL_NUT, SEFLG_SWIEPH);
    const [obliquity = 0, , nutation = 0] = this.#swiss.position;
    return { julianDayUt, julianDayTt, deltaT, obliquity, nutation };
  }

  /** Apparent geocentric (or topocentric) position of a body that moves by itself. */
  position(body: BodyId, moment: SkyMoment, settings: SkySettings): Position | MissingBody {
    const number = swissNumber(body, settings);
    if (number === undefined) return { missing: `body ${body} has no position in the ephemeris` };
    let swiss = this.#swiss;
    let julianDayTt = moment.julianDayTt;
    let flags = SEFLG_SWIEPH | SEFLG_SPEED;
    const lacking = this.#lacksFile(number, julianDayTt);
    const apart = ayanamsaApart(settings);
    let used = 0;
    if (!lacking && apart !== undefined) used = swiss.calc(julianDayTt, number, flags | SEFLG_NONUT);
    else if (!lacking) used = calcUnder(swiss, julianDayTt, number, flags, settings);
    if (used < 0) return missingBody(swiss.lastMessage);
    const moshier = lacking || swiss.fellBack(used);
    if (moshier) {
      [swiss, flags] = this.#moshier.libraryFor(number, flags, lacking);
      // swe_calc_ut does the same: Moshier's Moon goes with another tidal acceleration, and so another ΔT.
      julianDayTt = moment.julianDayUt + swiss.deltaT(moment.julianDayUt, SEFLG_MOSEPH);
      used = this.#moshier.calc(swiss, julianDayTt, number, flags, settings);
      if (used < 0) return missingBody(swiss.lastMessage);
    }
    const x = swiss.position;
    const position: Position = {
      longitude: x[0] as number,
      latitude: x[1] as number,
      distance: x[2] as number,
      speed: x[3] as number,
      declination: 0,
      ephemeris: moshier ? 'moshier' : 'swiss',
    };
    if (apart !== undefined && !moshier) {
      const shift = this.#sidereal.shift(moment, apart);
      if (shift === undefined) return missingBody(swiss.lastMessage);
      position.longitude = normalize(position.longitude - shift.longitude);
      position.speed -= shift.speed;
    }
    const ayanamsa =
      settings.ayanamsa === undefined ? 0 : moshier ? undefined : this.ayanamsa(moment, settings);
    if (ayanamsa !== undefined) {
      const { longitude, latitude } = position;
      position.declination = declinationOf(longitude + ayanamsa, latitude, moment.obliquity);
    } else {
      // Moshier's moment is a little another, with an ayanamsa of its own.
      calcUnder(swiss, julianDayTt, number, flags | SEFLG_EQUATORIAL, { ...settings, ayanamsa: undefined });
      position.declination = swiss.position[1] as number;
    }
    return body === SouthNode ? opposite(position) : position;
  }

  /** {@link position} of several bodies: the same, and seen from a place in three fifths of the time. */
  positions(bodies: readonly BodyId[], moment: SkyMoment, settings: SkySettings): (Position | MissingBody)[] {
    const { julianDayTt } = moment;
    const numbers = bodies.map((body) => swissNumber(body, settings));
    const inFiles = new Set(
      numbers.filter((number) => number !== undefined && !this.#lacksFile(number, julianDayTt)),
    ) as Set<number>;
    const seen = positionsFromPlace(this.#swiss, moment, inFiles, settings);
    return bodies.map((body, index) => {
      const position = seen.get(numbers[index] as number);
      if (position === undefined) return this.position(body, moment, settings);
      return body === SouthNode ? opposite(position) : position;
    });
  }

  /**
   * Apparent position of a fixed star, by its designation in `sefstars.txt`: `alTau`. Outside the planets' files the
   * Earth that it is seen from is Moshier's.
   */
  fixedStar(designation: string, moment: SkyMoment, settings: SkySettings): StarPosition | MissingBody {
    const swiss = this.#lacksFile(Sun, moment.julianDayTt) ? this.#moshier.library : this.#swiss;
    const flags = flagsUnder(swiss, SEFLG_SWIEPH, settings);
    if (swiss.fixedStar(designation, moment.julianDayTt, flags) < 0) return missingBody(swiss.lastMessage);
    const [longitude = 0, latitude = 0] = swiss.position;
    return { longitude, latitude, magnitude: swiss.magnitude(designation) };
  }

  /**
   * Fills `out` with a body's apparent longitude and latitude as trajectories want them: by its Swiss Ephemeris
   * number, at a moment TT, geocentric, against the mean equinox of date, without nutation.
   * @returns which ephemeris it is from
   */
  meanPosition(
    number: number,
    julianDayTt: JulianDayTt,
    out: Float64Array,
  ): 'swiss' | 'moshier' | MissingBody {
    const found = this.#calcMean(number, julianDayTt, SEFLG_SWIEPH | SEFLG_NONUT);
    if ('missing' in found) return found;
    out[0] = found.swiss.position[0] as number;
    out[1] = found.swiss.position[1] as number;
    return found.ephemeris;
  }

  /**
   * Whether Sun, Moon and planets are all read from files at a moment. With the bundled files that is from
   * 1800-01-01 05:45 to 2399-12-31 23:51 UT, and for every body between 06:00 and 23:50: light that left Pluto
   * before the files begin is not in them, and they end at midnight TT, which is 8.6 minutes before midnight UT.
   */
  hasFilesAt(julianDayUt: JulianDayUt): boolean {
    const julianDayTt = julianDayUt + this.deltaT(julianDayUt);
    const position = new Float64Array(2);
    return planets.every((body) => this.meanPosition(body, julianDayTt, position) === 'swiss');
  }

  /**
   * How far a body is at a moment TT, in au: where it is, not where its light shows it. Almanacs reckon apogees so;
   * against the distance that light takes the Earth's own motion meanwhile puts the Moon's off by 38 km and half an
   * hour.
   */
  distance(number: number, julianDayTt: JulianDayTt): number | MissingBody {
    const flags = SEFLG_SWIEPH | SEFLG_NONUT | SEFLG_TRUEPOS;
    const found = this.#calcMean(number, julianDayTt, flags);
    return 'missing' in found ? found : (found.swiss.position[2] as number);
  }

  /** Calculates a geocentric position, which is then in `swiss.position`. */
  #calcMean(
    number: number,
    julianDayTt: JulianDayTt,
    flags: number,
  ): { swiss: SwissEphemeris; ephemeris: 'swiss' | 'moshier' } | MissingBody {
    let swiss = this.#swiss;
    const lacking = this.#lacksFile(number, julianDayTt);
    let used = lacking ? 0 : swiss.calc(julianDayTt, number, flags);
    if (used < 0 && number > lastOfMoshier) return missingBody(swiss.lastMessage);
    // Within light's travel from the files' first moment the library gives up instead of falling back.
    const moshier = lacking || used < 0 || swiss.fellBack(used);
    if (moshier) {
      const julianDayUt = this.universalTime(julianDayTt);
      let model: number;
      [swiss, model] = this.#moshier.libraryFor(number, flags, lacking);
      const moment = julianDayUt + swiss.deltaT(julianDayUt, SEFLG_MOSEPH);
      used = swiss.calc(moment, number, model);
    }
    if (used < 0) return missingBody(swiss.lastMessage);
    return { swiss, ephemeris: moshier ? 'moshier' : 'swiss' };
  }

  /** Fills `out` with nutation in longitude and the true obliquity of the ecliptic at a moment TT. */
  nutation(julianDayTt: JulianDayTt, out: Float64Array): void {
    this.#swiss.calc(julianDayTt, SE_ECL_NUT, SEFLG_SWIEPH);
    out[0] = this.#swiss.position[2] as number;
    out[1] = this.#swiss.position[0] as number;
  }

  /** Sidereal time at Greenwich in degrees, at a moment UT; without nutation the mean one. */
  siderealTime(julianDayUt: JulianDayUt, nutation: number, obliquity: number): number {
    return this.#swiss.siderealTime(julianDayUt, obliquity, nutation) * 15;
  }

  /** TT - UT in days at a moment UT. */
  deltaT(julianDayUt: JulianDayUt): number {
    return this.#swiss.deltaT(julianDayUt);
  }

  /** The moment UT of a moment TT. */
  universalTime(julianDayTt: JulianDayTt): JulianDayUt {
    const near = julianDayTt - this.#swiss.deltaT(julianDayTt);
    return julianDayTt - this.#swiss.deltaT(near);
  }

  /**
   * Cusps and angles at a place. Never clamps a latitude: see {@link HouseFrame.system}.
   * @param ayanamsa degrees, where many houses are asked for and it is known already: the library need not look for
   *   its star each time
   */
  houses(
    moment: SkyMoment,
    latitude: number,
    longitude: number,
    system: HouseSystem,
    settings: HouseSettings,
    ayanamsa = this.ayanamsa(moment, settings) ?? 0,
  ): HouseFrame {
    return this.#houses.at(moment, latitude, longitude, system, settings.polar, ayanamsa);
  }

  /** {@link Houses.ofArmc} */
  housesOfArmc(
    armc: number,
    latitude: number,
    sphere: SkyMoment | HouseSphere,
    system: HouseSystem,
    ayanamsa = 0,
    polar?: PolarHouses,
  ): HouseFrame {
    return this.#houses.ofArmc(armc, latitude, sphere, system, ayanamsa, polar);
  }

  /** {@link Houses.fill} */
  housesInto(
    armc: number,
    latitude: number,
    obliquity: number,
    system: HouseSystem,
    polar: PolarHouses,
    sunDeclination: number,
    cusps: Float64Array,
    angles: Float64Array,
  ): boolean {
    return this.#houses.fill(armc, latitude, obliquity, system, polar, sunDeclination, cusps, angles);
  }

  /** Ayanamsa in degrees at a moment, or undefined in the tropical zodiac. */
  ayanamsa(moment: SkyMoment, settings: Pick<SkySettings, 'ayanamsa'>): number | undefined {
    const { ayanamsa } = settings;
    return ayanamsa === undefined ? undefined : this.#sidereal.ayanamsa(moment, ayanamsa);
  }

  /** Ayanamsa in degrees at a moment TT, without nutation: from the mean equinox of date. */
  meanAyanamsa(ayanamsa: Ayanamsa, julianDayTt: JulianDayTt): number {
    return this.#sidereal.mean(ayanamsa, julianDayTt) ?? 0;
  }

  /**
   * The next rise, set (upper limb, sea-level horizon, 34′ of refraction) or upper transit of a body.
   * @returns Julian day UT, or undefined where there is none: polar day or night
   */
  next(event: DailyEvent, body: BodyId, after: JulianDayUt, place: Observer): JulianDayUt | undefined {
    const number = swissNumber(body, { node: 'true', lilith: 'mean' }) ?? 0;
    const lacks = (julianDayUt: JulianDayUt) =>
      this.#lacksFile(number, julianDayUt + this.deltaT(julianDayUt));
    // The library stays with a file that is open for some days beyond the years that it is named for: a search that
    // leaves these goes by the model, whatever was read before.
    if (lacks(after - lightsTravel) || lacks(after + longestSearch)) {
      const [swiss, flags] = this.#moshier.libraryFor(number, SEFLG_SWIEPH, false);
      return nextDailyEvent(swiss, event, body, after, place, flags);
    }
    return nextDailyEvent(this.#swiss, event, body, after, place, SEFLG_SWIEPH);
  }

  /** The solar eclipse at the new Moon of a lunation, anywhere on the globe; lunations as in `chart/new-moon.ts`. */
  solarEclipse(lunation: number): EclipseAtGreatest<SolarEclipseType> | undefined {
    return this.#eclipses.solarOf(lunation);
  }

  /** The lunar eclipse at the full Moon of a lunation. */
  lunarEclipse(lunation: number): EclipseAtGreatest<LunarEclipseType> | undefined {
    return this.#eclipses.lunarOf(lunation);
  }

  /**
   * The last new Moon at or before a moment, Julian day TT.
   * @param elongation of Moon from Sun at the moment, degrees
   */
  newMoonBefore(moment: SkyMoment, elongation: number): number {
    return this.#moonsAndTerms.newMoonBefore(moment.julianDayTt, elongation);
  }

  /** New Moon of a lunation, Julian day UT; lunations as in `chart/new-moon.ts`. */
  newMoon(lunation: number): number {
    return this.universalTime(this.#moonsAndTerms.newMoon(lunation));
  }

  /**
   * The instant of a solar term, Julian day UT: number 24 · n + i is that of the Sun's apparent longitude 15° · i
   * after the March equinox of the year 2000 + n.
   */
  solarTerm(number: number): number {
    return this.universalTime(this.#moonsAndTerms.solarTerm(number));
  }

  #sunDeclination(moment: SkyMoment): number {
    const sun = this.position(Sun, moment, geocentric);
    return 'missing' in sun ? 0 : sun.declination;
  }
}

/** The point across the sky: the descending node of an ascending one. */
const opposite = (position: Position): Position => ({
  ...position,
  longitude: normalize(position.longitude + 180),
  latitude: 0 - position.latitude,
  declination: 0 - position.declination,
});
