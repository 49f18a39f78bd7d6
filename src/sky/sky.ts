import { normalize, radians, roundLongitude, toDegrees } from '../chart/angle.js';
import { type BodyId, planets, SouthNode, Sun } from '../chart/bodies.js';
import { cuspsInOrder } from '../chart/houses.js';
import type { JulianDayTt, JulianDayUt } from '../time/julian-day.js';
import { type Ayanamsa, isFromStar, siderealMode } from './ayanamsas.js';
import { swissNumber } from './bodies.js';
import { bundledFrom, bundledTo, fileFor } from './file-span.js';
import { fallbackSystem, type HouseSystem, isSunshine } from './house-systems.js';
import { MoonsAndTerms } from './moons-and-terms.js';
import type {
  EclipseAtGreatest,
  HouseFrame,
  HouseSphere,
  LunarEclipseType,
  MissingBody,
  Observer,
  Position,
  SkyMoment,
  SkySettings,
  SolarEclipseType,
  StarPosition,
} from './sky-types.js';
import {
  SE_ECL_ANNULAR,
  SE_ECL_ANNULAR_TOTAL,
  SE_ECL_NUT,
  SE_ECL_PENUMBRAL,
  SE_ECL_TOTAL,
  SEFLG_EQUATORIAL,
  SEFLG_MOSEPH,
  SEFLG_NONUT,
  SEFLG_SIDEREAL,
  SEFLG_SPEED,
  SEFLG_SWIEPH,
  SEFLG_TOPOCTR,
  SEFLG_TRUEPOS,
  SwissEphemeris,
} from './swisseph.js';

export type * from './sky-types.js';

/** Events of `swe_rise_trans`. */
const riseTransEvents = { rise: 1, set: 2, transit: 4 } as const;
export type DailyEvent = keyof typeof riseTransEvents;
const SE_BIT_NO_REFRACTION = 512;

/**
 * Refraction that almanacs assume at the horizon, 34′ (Explanatory Supplement to the Astronomical Almanac,
 * 3rd ed., 12.2): taken as a lower horizon, so that no weather enters.
 */
const horizonRefraction = -34 / 60;

/** A moment TT of the year -3000, for which no file is ever supplied, but which Moshier's model reaches. */
const beforeAllFiles = 625_400.5;

/** Numbers of a body of each file: Sun, true node, Chiron. The Moon is asked for only where the planets are. */
const filesOpen = [0, 11, 15];

/** From where the Sunshine houses see the Sun. */
const geocentric: SkySettings = { ayanamsa: undefined, observer: undefined, node: 'true', lilith: 'mean' };

/** Numbers of the true node and the osculating apogee. */
const osculating: ReadonlySet<number> = new Set([11, 13]);

/** Numbers of the library above this have no Moshier model: asteroids. */
const lastOfMoshier = 13;

/** Days to either side for the speed of an ayanamsa: enough for the last bits of it not to matter. */
const ayanamsaStep = 0.05;

/** Days before a transit from which the library finds it to a millisecond. */
const nearTransit = 0.01;

/** The sky of one set of ephemeris files: every position, cusp and rising in the library comes from here. */
export class Sky {
  readonly #swiss: SwissEphemeris;
  readonly #module: WebAssembly.Module;
  readonly #files: ReadonlyMap<string, Uint8Array>;
  #moshier: SwissEphemeris | undefined;
  /** By number of a body: whether its file of the years 1800 to 2399 is missing. */
  readonly #lacking: Partial<Record<number, boolean>> = {};
  #moshierByName: SwissEphemeris | undefined;
  readonly #moonsAndTerms: MoonsAndTerms;
  /** Of houses 1 to 12, rounded, as last worked out. */
  readonly #cusps = new Float64Array(12);

  /** @param files ephemeris files by name: `sepl_18.se1`, `semo_18.se1`, `seas_18.se1`, `se00433s.se1`, … */
  constructor(module: WebAssembly.Module, files: ReadonlyMap<string, Uint8Array>) {
    this.#module = module;
    this.#files = files;
    this.#swiss = new SwissEphemeris(module, files);
    this.#moonsAndTerms = new MoonsAndTerms(this.#swiss);
  }

  /**
   * A library kept for the Moshier model. It deflects a Moshier planet's light around the place where it last saw
   * the Sun by its files: in a library that serves both, results would depend, in the third decimal of an
   * arcsecond, on what was asked before. This one has seen the Sun once, when it was opened, as has a native
   * library that is asked for nothing but years outside its files.
   */
  get #forMoshier(): SwissEphemeris {
    if (this.#moshier === undefined) {
      this.#moshier = new SwissEphemeris(this.#module, this.#files);
      // Closes its files, which would else serve some days more than they are named for.
      for (const number of filesOpen) this.#moshier.calc(beforeAllFiles, number, SEFLG_SWIEPH);
    }
    return this.#moshier;
  }

  /**
   * The library and the flags to ask it with for a body by the Moshier model.
   * @param lacking whether there is no file for it, rather than one that does not serve
   */
  #moshierFor(number: number, flags: number, lacking: boolean): [swiss: SwissEphemeris, flags: number] {
    if (lacking && !osculating.has(number)) return [this.#forMoshier, flags];
    // Within light's travel from the first moment of a file, or for the osculating points, which are reckoned from
    // the Moon at two moments more, a file might be opened again: so the model is asked for by name. That in turn
    // would change how the other library deflects light.
    this.#moshierByName ??= new SwissEphemeris(this.#module, this.#files);
    return [this.#moshierByName, number > lastOfMoshier ? flags : (flags & ~SEFLG_SWIEPH) | SEFLG_MOSEPH];
  }

  /**
   * `calc` by the Moshier model. An ayanamsa that is reckoned from a star makes the library see the Sun anew while it
   * looks at the star, and deflect the light of whatever is asked next around it: so it is taken off here.
   */
  #calcMoshier(
    swiss: SwissEphemeris,
    julianDayTt: JulianDayTt,
    number: number,
    flags: number,
    settings: SkySettings,
  ): number {
    const { ayanamsa } = settings;
    if (ayanamsa === undefined || !isFromStar(ayanamsa))
      return calcFrom(swiss, julianDayTt, number, flags, settings);
    const used = calcFrom(swiss, julianDayTt, number, flags, { ...settings, ayanamsa: undefined });
    if (used < 0) return used;
    const { position } = swiss;
    this.#swiss.setSiderealMode(...siderealMode(ayanamsa));
    const at = (moment: JulianDayTt): number => this.#swiss.ayanamsa(moment, flags & SEFLG_NONUT) ?? 0;
    const [before, after] = [at(julianDayTt - ayanamsaStep), at(julianDayTt + ayanamsaStep)];
    position[0] = normalize((position[0] as number) - at(julianDayTt));
    position[3] = (position[3] as number) - (after - before) / (2 * ayanamsaStep);
    return used;
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
    let used = lacking ? 0 : calcFrom(swiss, julianDayTt, number, flags, settings);
    if (used < 0) return missingBody(swiss.lastMessage);
    const moshier = lacking || swiss.fellBack(used);
    if (moshier) {
      [swiss, flags] = this.#moshierFor(number, flags, lacking);
      // swe_calc_ut does the same: Moshier's Moon goes with another tidal acceleration, and so another ΔT.
      julianDayTt = moment.julianDayUt + swiss.deltaT(moment.julianDayUt, SEFLG_MOSEPH);
      used = this.#calcMoshier(swiss, julianDayTt, number, flags, settings);
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
    if (settings.ayanamsa === undefined) {
      position.declination = declinationOf(position.longitude, position.latitude, moment.obliquity);
    } else {
      calcFrom(swiss, julianDayTt, number, flags | SEFLG_EQUATORIAL, { ...settings, ayanamsa: undefined });
      position.declination = swiss.position[1] as number;
    }
    if (body !== SouthNode) return position;
    position.longitude = normalize(position.longitude + 180);
    position.latitude = 0 - position.latitude;
    position.declination = 0 - position.declination;
    return position;
  }

  /**
   * Apparent position of a fixed star, by its designation in `sefstars.txt`: `alTau`. Outside the planets' files the
   * Earth that it is seen from is Moshier's.
   */
  fixedStar(designation: string, moment: SkyMoment, settings: SkySettings): StarPosition | MissingBody {
    const swiss = this.#lacksFile(Sun, moment.julianDayTt) ? this.#forMoshier : this.#swiss;
    const flags = seenUnder(swiss, SEFLG_SWIEPH, settings);
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
   * 1800-01-01 05:45 to 2399-12-31 23:51 UT, and for whatever is asked between 06:00 and 23:50: light that left Pluto
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
      [swiss, model] = this.#moshierFor(number, flags, lacking);
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

  /**
   * Fills `cusps` (houses 1 to 12) and `angles` (Ascendant, Midheaven, Vertex, East Point) from the sidereal time of
   * a place, in the tropical zodiac; {@link houses} in bulk.
   * @returns whether the system has a solution there; where it has none, the cusps are Porphyry's
   */
  housesInto(
    armc: number,
    latitude: number,
    obliquity: number,
    system: HouseSystem,
    sunDeclination: number,
    cusps: Float64Array,
    angles: Float64Array,
  ): boolean {
    const swiss = this.#swiss;
    const used = this.#solvedSystem(system, (tried) =>
      swiss.housesFromArmc(armc, latitude, obliquity, tried, sunDeclination),
    );
    cusps.set(this.#cusps);
    angles[0] = swiss.angles[0] as number;
    angles[1] = swiss.angles[1] as number;
    angles[2] = swiss.angles[3] as number;
    angles[3] = swiss.angles[4] as number;
    return used === system;
  }

  /**
   * Has the library work out houses, by the system asked for or, where that has no solution, by the one that takes its
   * place; their rounded cusps are then in `#cusps`.
   * @param fill works out the houses of a system; whether that has a solution
   * @returns the system of the cusps
   */
  #solvedSystem(system: HouseSystem, fill: (system: HouseSystem) => boolean): HouseSystem {
    const solved = fill(system);
    this.#roundCusps();
    if (solved && cuspsInOrder(this.#cusps)) return system;
    fill(fallbackSystem);
    this.#roundCusps();
    return fallbackSystem;
  }

  #roundCusps(): void {
    for (let house = 0; house < 12; house++)
      this.#cusps[house] = roundLongitude(this.#swiss.cusps[house + 1] as number);
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
    settings: Pick<SkySettings, 'ayanamsa'>,
    ayanamsa = this.ayanamsa(moment, settings) ?? 0,
  ): HouseFrame {
    const used = this.#solvedSystem(system, (tried) => this.#fillHouses(moment, latitude, longitude, tried));
    return this.#readHouses(used, ayanamsa);
  }

  /**
   * Cusps and angles of a right ascension of the Midheaven that no clock shows, such as a progressed or a composite
   * one. Never clamps a latitude: see {@link HouseFrame.system}.
   * Speeds are those of the Earth's turning, as {@link houses} has them.
   * @param ayanamsa degrees to take off every longitude, in a sidereal zodiac
   */
  housesOfArmc(
    armc: number,
    latitude: number,
    sphere: SkyMoment | HouseSphere,
    system: HouseSystem,
    ayanamsa = 0,
  ): HouseFrame {
    const ofMoment = () =>
      'sunDeclination' in sphere ? sphere.sunDeclination : this.#sunDeclination(sphere);
    const declination = isSunshine(system) ? ofMoment() : 0;
    const used = this.#solvedSystem(system, (tried) =>
      this.#swiss.housesFromArmc(armc, latitude, sphere.obliquity, tried, declination),
    );
    return this.#readHouses(used, ayanamsa);
  }

  /** Ayanamsa in degrees at a moment, or undefined in the tropical zodiac. */
  ayanamsa(moment: SkyMoment, settings: Pick<SkySettings, 'ayanamsa'>): number | undefined {
    if (settings.ayanamsa === undefined) return undefined;
    this.#swiss.setSiderealMode(...siderealMode(settings.ayanamsa));
    return this.#swiss.ayanamsa(moment.julianDayTt);
  }

  /** Ayanamsa in degrees at a moment TT, without nutation: from the mean equinox of date. */
  meanAyanamsa(ayanamsa: Ayanamsa, julianDayTt: JulianDayTt): number {
    this.#swiss.setSiderealMode(...siderealMode(ayanamsa));
    return this.#swiss.ayanamsa(julianDayTt, SEFLG_NONUT) ?? 0;
  }

  /**
   * The next rise, set (upper limb, sea-level horizon, 34′ of refraction) or upper transit of a body.
   * @returns Julian day UT, or undefined where there is none: polar day or night
   */
  next(event: DailyEvent, body: BodyId, after: JulianDayUt, place: Observer): JulianDayUt | undefined {
    const number = swissNumber(body, { node: 'true', lilith: 'mean' });
    if (number === undefined) return undefined;
    const kind = riseTransEvents[event] | (event === 'transit' ? 0 : SE_BIT_NO_REFRACTION);
    const found = this.#swiss.nextRiseOrTransit(after, number, kind, place, horizonRefraction);
    if (event !== 'transit' || found === undefined) return found;
    // The library takes four steps towards a transit: from a day away the Moon's is still 0.1 s off.
    return this.#swiss.nextRiseOrTransit(found - nearTransit, number, kind, place, horizonRefraction);
  }

  /** The next solar eclipse anywhere on the globe. */
  solarEclipseAfter(julianDayUt: JulianDayUt): EclipseAtGreatest<SolarEclipseType> | undefined {
    const found = this.#swiss.nextSolarEclipse(julianDayUt);
    if (found === undefined) return undefined;
    const { type, ...eclipse } = found;
    if ((type & SE_ECL_ANNULAR_TOTAL) !== 0) return { ...eclipse, type: 'hybrid' };
    if ((type & SE_ECL_TOTAL) !== 0) return { ...eclipse, type: 'total' };
    return { ...eclipse, type: (type & SE_ECL_ANNULAR) === 0 ? 'partial' : 'annular' };
  }

  /** The next lunar eclipse. */
  lunarEclipseAfter(julianDayUt: JulianDayUt): EclipseAtGreatest<LunarEclipseType> | undefined {
    const found = this.#swiss.nextLunarEclipse(julianDayUt);
    if (found === undefined) return undefined;
    const { type, ...eclipse } = found;
    if ((type & SE_ECL_TOTAL) !== 0) return { ...eclipse, type: 'total' };
    return { ...eclipse, type: (type & SE_ECL_PENUMBRAL) === 0 ? 'partial' : 'penumbral' };
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

  /** From the ARMC, always in the tropical zodiac: swe_houses_ex2 would work out nutation and sidereal time again. */
  #fillHouses(moment: SkyMoment, latitude: number, longitude: number, system: HouseSystem): boolean {
    const hours = this.#swiss.siderealTime(moment.julianDayUt, moment.obliquity, moment.nutation);
    const armc = normalize(hours * 15 + longitude);
    const declination = isSunshine(system) ? this.#sunDeclination(moment) : 0;
    return this.#swiss.housesFromArmc(armc, latitude, moment.obliquity, system, declination);
  }

  #sunDeclination(moment: SkyMoment): number {
    const sun = this.position(Sun, moment, geocentric);
    return 'missing' in sun ? 0 : sun.declination;
  }

  /**
   * The houses that the library has worked out last, of the tropical zodiac, in a sidereal one.
   * @param ayanamsa degrees to take off; from what is not rounded yet, so that an axis and its cusp stay one
   */
  #readHouses(system: HouseSystem, ayanamsa = 0): HouseFrame {
    const { angles, angleSpeeds, cusps } = this.#swiss;
    const at = (values: Float64Array, index: number) => values[index] as number;
    const turned = (longitude: number): number =>
      ayanamsa === 0 ? longitude : normalize(longitude - ayanamsa);
    const ascendant = turned(at(angles, 0));
    // Houses that are signs are those of the zodiac they stand in, as in `swe_houses_ex`.
    const areSigns = ayanamsa !== 0 && (system === 'W' || system === 'N');
    const firstSign = system === 'W' ? Math.floor(roundLongitude(ascendant) / 30) : 0;
    const cuspOf = (house: number): number =>
      areSigns ? ((firstSign + house) % 12) * 30 : roundLongitude(turned(at(cusps, house + 1)));
    return {
      cusps: Array.from({ length: 12 }, (_, house) => cuspOf(house)),
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

/** `calc` as seen under some settings. */
const calcFrom = (
  swiss: SwissEphemeris,
  julianDayTt: JulianDayTt,
  body: number,
  flags: number,
  settings: SkySettings,
): number => swiss.calc(julianDayTt, body, seenUnder(swiss, flags, settings));

/** Flags for a call under some settings: the place of the observer and the sidereal mode are set for each. */
function seenUnder(swiss: SwissEphemeris, flags: number, { observer, ayanamsa }: SkySettings): number {
  let seen = flags;
  if (observer) {
    swiss.setObserver(observer.longitude, observer.latitude, observer.altitude);
    seen |= SEFLG_TOPOCTR;
  }
  if (ayanamsa !== undefined) {
    swiss.setSiderealMode(...siderealMode(ayanamsa));
    seen |= SEFLG_SIDEREAL;
  }
  return seen;
}

/** What the library says of a body it has no position for, in words that fit a library without folders. */
function missingBody(message: string): MissingBody {
  const file = /SwissEph file '([^']+)' not found/.exec(message)?.[1];
  if (file === undefined) return { missing: message.replaceAll(/\s+/g, ' ').trim() };
  return { missing: `it needs the ephemeris file ${file}, which this engine does not have`, file };
}

/** Declination of a point of the ecliptic sphere (Meeus, Astronomical Algorithms, 13.4). */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const [l, b, e] = [radians(longitude), radians(latitude), radians(obliquity)];
  const sine = Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l);
  return toDegrees(Math.asin(Math.max(-1, Math.min(1, sine))));
}
