import type { CompiledModule } from '../compiled-module.js';
import { EphemerisFiles } from './ephemeris-files.js';
import { MemoryFiles } from './memory-files.js';
import { type Exports, instantiate } from './swisseph-binary.js';
import { layout, SwissBuffer } from './swisseph-buffer.js';
import { SEFLG_EPHMASK, SEFLG_SWIEPH } from './swisseph-constants.js';

/**
 * The Swiss Ephemeris (Astrodienst AG, AGPL; C library 2.10.03 as compiled in `swisseph-wasm` 0.1.0) called raw:
 * numbers in, numbers out through buffers allocated once. The only file that calls the functions of the binary.
 * Names and arguments are those of `swephexp.h`; angles are degrees, moments Julian days.
 */

/** An eclipse at its greatest: Julian day UT, `SE_ECL_…` bits, and the first attributes that `swe_…_how` lists. */
export interface EclipseFound {
  julianDayUt: number;
  type: number;
  attributes: readonly [number, number, number];
}

export class SwissEphemeris {
  readonly #host: MemoryFiles;
  readonly #exports: Exports;
  readonly #buffer: SwissBuffer;
  #siderealMode: readonly [number, number, number] | undefined;
  #observer: readonly [number, number, number] | undefined;

  /**
   * @param module the compiled `swisseph.wasm`
   * @param files ephemeris files by name (`sepl_18.se1`, …)
   */
  constructor(module: CompiledModule, files: EphemerisFiles | ReadonlyMap<string, Uint8Array>) {
    this.#host = new MemoryFiles(files instanceof EphemerisFiles ? files : new EphemerisFiles(files));
    const { functions, memory } = instantiate(module, this.#host);
    this.#exports = functions;
    this.#buffer = new SwissBuffer(memory, functions.malloc);
    this.#openFiles();
  }

  /**
   * Of the last `calc`: longitude, latitude, distance (au) and their speeds a day (or right ascension, declination …).
   */
  get position(): Float64Array {
    return this.#buffer.position;
  }

  /** Of the last houses call: cusps 1 to 12 (index 0 unused). */
  get cusps(): Float64Array {
    return this.#buffer.cusps;
  }

  /** Of the last houses call: Ascendant, Midheaven, ARMC, Vertex, East Point, … */
  get angles(): Float64Array {
    return this.#buffer.angles;
  }

  /** Of the last houses call: speeds of {@link angles}, degrees a day. */
  get angleSpeeds(): Float64Array {
    return this.#buffer.angleSpeeds;
  }

  /** The C library's version, `2.10.03`. */
  get version(): string {
    this.#exports.swe_version(this.#buffer.start + layout.text);
    return this.#buffer.readText();
  }

  /**
   * `swe_calc`: fills {@link position}. Moments in Terrestrial Time.
   * @returns the flags the library really used, negative where it has no answer ({@link lastMessage} says why)
   */
  calc(julianDayTt: number, body: number, flags: number): number {
    this.#buffer.clearText();
    const used = this.#exports.swe_calc(
      julianDayTt,
      body,
      flags,
      this.#buffer.start,
      this.#buffer.start + layout.text,
    );
    this.#settle();
    if (used < 0 && this.lastMessage.includes('damaged')) this.#startAfresh();
    return used;
  }

  /** Of the last {@link calcOnce}: ecliptic longitude, latitude, distance (au), and their speeds. */
  get coordinates(): Float64Array {
    return this.#buffer.coordinates;
  }

  /** Whether there is {@link calcOnce}: the binary as published keeps it to itself. */
  get canCalcOnce(): boolean {
    return this.#exports.swecalc !== undefined;
  }

  /**
   * `swecalc`, fills {@link coordinates}: as {@link calc}, whose ephemeris it goes by, but seen from a place its speeds are
   * poor. `swe_calc` calls it there at three moments, and takes differences.
   */
  calcOnce(julianDayTt: number, body: number, flags: number): number {
    this.#buffer.clearText();
    const { start } = this.#buffer;
    const [out, text] = [start + layout.coordinates, start + layout.text];
    const used = this.#exports.swecalc?.(julianDayTt, body, 0, flags, out, text) ?? -1;
    this.#settle();
    return used;
  }

  /** Where a file is damaged the library forgets what it knows of all the others, too, and takes them for damaged. */
  #startAfresh(): void {
    const message = this.lastMessage;
    this.#exports.swe_close();
    this.#openFiles();
    this.#siderealMode = undefined;
    this.#observer = undefined;
    this.#buffer.writeText(message);
  }

  #openFiles(): void {
    this.#buffer.writeText('/');
    this.#exports.swe_set_ephe_path(this.#buffer.start + layout.text);
    this.#buffer.refresh();
  }

  /**
   * After a call that may have read files: looks at the memory as it is, and refuses where what was to be read is not
   * loaded. The library took that for a damaged file.
   * @throws HoroscopeError `not_loaded`
   */
  #settle(): void {
    this.#buffer.refresh();
    const { missing } = this.#host;
    if (missing === undefined) return;
    this.#startAfresh();
    this.#host.missing = undefined;
    throw missing;
  }

  /**
   * Whether the last `calc` fell back from its files to the Moshier model. The flags returned say so, but not where
   * the Moon's file alone is missing: of that only the message speaks.
   */
  fellBack(returned: number): boolean {
    if ((returned & SEFLG_EPHMASK) !== SEFLG_SWIEPH) return true;
    return this.#buffer.hasText && this.#buffer.readText().includes('Moshier');
  }

  /** The text the library left with the last call that failed or fell back. */
  get lastMessage(): string {
    return this.#buffer.readText();
  }

  /** ΔT = TT - UT in days (`swe_deltat_ex`), by the tidal acceleration that goes with an ephemeris. */
  deltaT(julianDayUt: number, flags: number = SEFLG_SWIEPH): number {
    return this.#exports.swe_deltat_ex(julianDayUt, flags, this.#buffer.start + layout.text);
  }

  /** Apparent sidereal time at Greenwich in hours (`swe_sidtime0`). */
  siderealTime(julianDayUt: number, obliquity: number, nutation: number): number {
    return this.#exports.swe_sidtime0(julianDayUt, obliquity, nutation);
  }

  /**
   * `swe_houses_armc_ex2`: fills {@link cusps}, {@link angles} and their speeds from the sidereal time of the place.
   * @param sunDeclination read by the Sunshine systems only
   * @returns whether the system has a solution there; where it has none, the cusps are Porphyry's
   */
  housesFromArmc(
    armc: number,
    latitude: number,
    obliquity: number,
    system: string,
    sunDeclination = 0,
  ): boolean {
    this.angles[9] = sunDeclination;
    const at = this.#buffer.start;
    const result = this.#exports.swe_houses_armc_ex2(
      armc,
      latitude,
      obliquity,
      system.charCodeAt(0),
      at + layout.cusps,
      at + layout.angles,
      0,
      at + layout.angleSpeeds,
      at + layout.text,
    );
    this.#buffer.refresh();
    return result >= 0;
  }

  /** `swe_set_sid_mode`, left alone when it is set already: it empties the library's caches. */
  setSiderealMode(mode: number, epoch: number, ayanamsa: number): void {
    const now = this.#siderealMode;
    if (now && now[0] === mode && now[1] === epoch && now[2] === ayanamsa) return;
    this.#exports.swe_set_sid_mode(mode, epoch, ayanamsa);
    this.#siderealMode = [mode, epoch, ayanamsa];
  }

  /** `swe_set_topo`: degrees and meters; left alone when it is set already. */
  setObserver(longitude: number, latitude: number, altitude: number): void {
    const now = this.#observer;
    if (now && now[0] === longitude && now[1] === latitude && now[2] === altitude) return;
    this.#exports.swe_set_topo(longitude, latitude, altitude);
    this.#observer = [longitude, latitude, altitude];
  }

  /**
   * `swe_get_ayanamsa_ex` of the sidereal mode that is set, in degrees, or undefined where it has none.
   * @param flags `SEFLG_NONUT` for the one without nutation
   */
  ayanamsa(julianDayTt: number, flags = 0): number | undefined {
    const at = this.#buffer.start;
    const result = this.#exports.swe_get_ayanamsa_ex(
      julianDayTt,
      SEFLG_SWIEPH | flags,
      at + layout.result,
      at + layout.text,
    );
    this.#settle();
    return result < 0 ? undefined : this.#buffer.result;
  }

  /**
   * `swe_rise_trans_true_hor`: the next rise, set or culmination after a moment.
   * @param horizon altitude of the horizon in degrees
   * @param flags which ephemeris
   * @returns Julian day UT, or undefined where the body does not rise or set
   */
  nextRiseOrTransit(
    julianDayUt: number,
    body: number,
    event: number,
    place: { longitude: number; latitude: number; altitude: number },
    horizon: number,
    flags: number = SEFLG_SWIEPH,
  ): number | undefined {
    const at = this.#buffer.start;
    this.#buffer.place.set([place.longitude, place.latitude, place.altitude]);
    const result = this.#exports.swe_rise_trans_true_hor(
      julianDayUt,
      body,
      0,
      flags,
      event,
      at + layout.place,
      0,
      0,
      horizon,
      at + layout.result,
      at + layout.text,
    );
    this.#settle();
    // The function moves the observer to the place it was given.
    this.#observer = undefined;
    return result < 0 ? undefined : this.#buffer.result;
  }

  /**
   * `swe_sol_eclipse_when_glob`, `swe_sol_eclipse_where`: the next solar eclipse anywhere on the globe.
   * @returns its greatest moment, its type, and of the Sun: the part of the diameter covered, the ratio of the diameters, the part of
   *   the disk covered
   */
  nextSolarEclipse(julianDayUt: number): EclipseFound | undefined {
    const at = this.#buffer.start;
    const [times, attributes, text] = [at + layout.times, at + layout.attributes, at + layout.text];
    const type = this.#exports.swe_sol_eclipse_when_glob(julianDayUt, SEFLG_SWIEPH, 0, times, 0, text);
    this.#settle();
    if (type < 0) return undefined;
    const greatest = this.#buffer.time;
    const where = this.#exports.swe_sol_eclipse_where(greatest, SEFLG_SWIEPH, times, attributes, text);
    this.#settle();
    // Both move the observer.
    this.#observer = undefined;
    if (where < 0) return undefined;
    return { julianDayUt: greatest, type, attributes: this.#eclipseAttributes() };
  }

  /** `swe_lun_eclipse_when`, `swe_lun_eclipse_how`: the next lunar eclipse: of the Moon's diameter the parts
   * in the umbra and in the penumbra. */
  nextLunarEclipse(julianDayUt: number): EclipseFound | undefined {
    const at = this.#buffer.start;
    const [times, attributes, text] = [at + layout.times, at + layout.attributes, at + layout.text];
    const type = this.#exports.swe_lun_eclipse_when(julianDayUt, SEFLG_SWIEPH, 0, times, 0, text);
    this.#settle();
    if (type < 0) return undefined;
    const greatest = this.#buffer.time;
    this.#buffer.place.fill(0);
    const how = this.#exports.swe_lun_eclipse_how(
      greatest,
      SEFLG_SWIEPH,
      at + layout.place,
      attributes,
      text,
    );
    this.#settle();
    this.#observer = undefined;
    if (how < 0) return undefined;
    return { julianDayUt: greatest, type, attributes: this.#eclipseAttributes() };
  }

  #eclipseAttributes(): [number, number, number] {
    const [first = 0, second = 0, third = 0] = this.#buffer.attributes;
    return [first, second, third];
  }

  /**
   * `swe_fixstar2`: fills {@link position} with the place of a fixed star of `sefstars.txt`.
   * @param designation as in the file's second column: `alTau`
   * @returns negative where it has no answer ({@link lastMessage} says why)
   */
  fixedStar(designation: string, julianDayTt: number, flags: number): number {
    const at = this.#buffer.start;
    this.#buffer.writeText(`,${designation}`, layout.star);
    const used = this.#exports.swe_fixstar2(at + layout.star, julianDayTt, flags, at, at + layout.text);
    this.#settle();
    return used;
  }

  /** `swe_fixstar2_mag` of a star that the file has. */
  magnitude(designation: string): number {
    const at = this.#buffer.start;
    this.#buffer.writeText(`,${designation}`, layout.star);
    this.#exports.swe_fixstar2_mag(at + layout.star, at + layout.result, at + layout.text);
    this.#settle();
    return this.#buffer.result;
  }
}
