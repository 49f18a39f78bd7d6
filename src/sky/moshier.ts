import { normalize } from '../chart/angle.js';
import type { CompiledModule } from '../compiled-module.js';
import type { JulianDayTt } from '../time/julian-day.js';
import { isFromStar, siderealMode } from './ayanamsas.js';
import type { EphemerisFiles } from './ephemeris-files.js';
import { calcUnder } from './library-calls.js';
import type { SkySettings } from './sky-types.js';
import { SwissEphemeris } from './swisseph.js';
import { SEFLG_MOSEPH, SEFLG_NONUT, SEFLG_SWIEPH } from './swisseph-constants.js';

/** A moment TT of the year -3000, for which no file is ever supplied, but which Moshier's model reaches. */
const beforeAllFiles = 625_400.5;

/** Numbers of bodies that between them open every file: Sun, true node (from the Moon's file), Chiron. */
const bodiesOfAllFiles = [0, 11, 15];

/** Numbers of the true node and the osculating apogee. */
const osculating: ReadonlySet<number> = new Set([11, 13]);

/** Numbers of the Swiss Ephemeris above this have no Moshier model: asteroids. */
export const lastOfMoshier = 13;

/** Days to either side for the speed of an ayanamsa: enough for the last bits of it not to matter. */
const ayanamsaStep = 0.05;

/** The Moshier model, which stands in where no ephemeris file serves: libraries of its own, opened when first needed. */
export class MoshierModel {
  readonly #module: CompiledModule;
  readonly #files: EphemerisFiles;
  readonly #main: SwissEphemeris;
  #library: SwissEphemeris | undefined;
  #byName: SwissEphemeris | undefined;

  /** @param main the library that reads the files, which ayanamsas are taken from */
  constructor(module: CompiledModule, files: EphemerisFiles, main: SwissEphemeris) {
    this.#module = module;
    this.#files = files;
    this.#main = main;
  }

  /**
   * A library kept for the Moshier model. It deflects a Moshier planet's light around the place where it last saw
   * the Sun by its files: in a library that serves both, results would depend, in the third decimal of an
   * arcsecond, on earlier calls. This one has seen the Sun once, when it was opened, as has a native
   * library that is called for nothing but years outside its files.
   */
  get library(): SwissEphemeris {
    if (this.#library === undefined) {
      this.#library = new SwissEphemeris(this.#module, this.#files);
      // Closes its files, which would else serve some days more than they are named for.
      for (const number of bodiesOfAllFiles) this.#library.calc(beforeAllFiles, number, SEFLG_SWIEPH);
    }
    return this.#library;
  }

  /**
   * The library for a body by the Moshier model, and the flags to call it with.
   * @param lacking whether there is no file for it, rather than one that does not serve
   */
  libraryFor(number: number, flags: number, lacking: boolean): [swiss: SwissEphemeris, flags: number] {
    if (lacking && !osculating.has(number)) return [this.library, flags];
    // Within light's travel from the first moment of a file, or for the osculating points, which are reckoned from
    // the Moon at two moments more, a file might be opened again: so the model is named in the flags. That in turn
    // would change how the other library deflects light.
    this.#byName ??= new SwissEphemeris(this.#module, this.#files);
    return [this.#byName, number > lastOfMoshier ? flags : (flags & ~SEFLG_SWIEPH) | SEFLG_MOSEPH];
  }

  /**
   * `calc` by the Moshier model. An ayanamsa that is reckoned from a star makes the library see the Sun anew while it
   * looks at the star, and deflect the light of whatever is calculated next around it: so it is taken off here.
   */
  calc(
    swiss: SwissEphemeris,
    julianDayTt: JulianDayTt,
    number: number,
    flags: number,
    settings: SkySettings,
  ): number {
    const { ayanamsa } = settings;
    if (ayanamsa === undefined || !isFromStar(ayanamsa))
      return calcUnder(swiss, julianDayTt, number, flags, settings);
    const used = calcUnder(swiss, julianDayTt, number, flags, { ...settings, ayanamsa: undefined });
    if (used < 0) return used;
    const { position } = swiss;
    this.#main.setSiderealMode(...siderealMode(ayanamsa));
    const at = (moment: JulianDayTt): number => this.#main.ayanamsa(moment, flags & SEFLG_NONUT) ?? 0;
    const [before, after] = [at(julianDayTt - ayanamsaStep), at(julianDayTt + ayanamsaStep)];
    position[0] = normalize((position[0] as number) - at(julianDayTt));
    position[3] = (position[3] as number) - (after - before) / (2 * ayanamsaStep);
    return used;
  }
}
