import { HoroscopeError } from '../errors.js';
import { MemoryFiles } from './memory-files.js';

/**
 * The Swiss Ephemeris (Astrodienst AG, AGPL; C library 2.10.03 as compiled in `swisseph-wasm` 0.1.0) called raw:
 * numbers in, numbers out through buffers allocated once. The only file that calls the WebAssembly binary.
 * Names and arguments are those of `swephexp.h`; angles are degrees, moments Julian days.
 */

/** Calculation flags (`swephexp.h`). */
export const SEFLG_SWIEPH = 2;
export const SEFLG_MOSEPH = 4;
const SEFLG_EPHMASK = 7;
export const SEFLG_TRUEPOS = 16;
export const SEFLG_NONUT = 64;
export const SEFLG_SPEED = 256;
export const SEFLG_NOGDEFL = 512;
export const SEFLG_EQUATORIAL = 2048;
export const SEFLG_TOPOCTR = 32 * 1024;
export const SEFLG_SIDEREAL = 64 * 1024;
export const SE_ECL_NUT = -1;
/** Types of eclipses. */
const SE_ECL_CENTRAL = 1;
export const SE_ECL_TOTAL = 4;
export const SE_ECL_ANNULAR = 8;
export const SE_ECL_ANNULAR_TOTAL = 32;
export const SE_ECL_PENUMBRAL = 64;

/** An eclipse at its greatest: Julian day UT, `SE_ECL_…` bits, magnitude, and the part of the Sun's disk covered. */
export interface EclipseFound {
  julianDayUt: number;
  type: number;
  magnitude: number;
  obscuration: number | null;
}

/** The exports used, by the letters the pinned binary gives them; `ephe/copy-wasm.js` checks them at every build. */
export const exportLetters = {
  initialize: 'm',
  malloc: 'sa',
  swe_set_ephe_path: 'wa',
  swe_version: 'ta',
  swe_calc: 'p',
  swe_deltat_ex: 'o',
  swe_sidtime0: 'T',
  swe_houses_armc_ex2: 'ia',
  swe_set_sid_mode: 'ma',
  swe_set_topo: 't',
  swe_get_ayanamsa_ex: 'na',
  swe_rise_trans_true_hor: 'L',
  swe_sol_eclipse_when_glob: 'A',
  swe_sol_eclipse_where: 'n',
  swe_lun_eclipse_when: 'J',
  swe_lun_eclipse_how: 'I',
  swe_fixstar2: 'Ca',
  swe_fixstar2_mag: 'Ea',
  swe_close: 'ba',
} as const;

type Exports = Record<keyof typeof exportLetters, (...args: number[]) => number>;

/** Offsets into the one buffer, in bytes: doubles first, text last. */
const layout = {
  position: 0,
  cusps: 48,
  angles: 344,
  angleSpeeds: 424,
  place: 504,
  result: 528,
  times: 536,
  attributes: 616,
  text: 776,
  star: 1288,
};
/** A star's name is given and taken in one place: twice the library's longest (`SE_MAX_STNAME`) and a comma. */
const starSize = 2 * 256 + 8;
const bufferSize = layout.star + starSize;

function instantiate(module: WebAssembly.Module, host: MemoryFiles): WebAssembly.Exports {
  try {
    const { exports } = new WebAssembly.Instance(module, { a: host.imports() });
    if (Object.values(exportLetters).every((letter) => typeof exports[letter] === 'function')) return exports;
  } catch (cause) {
    throw unexpectedBinary(cause);
  }
  throw unexpectedBinary();
}

const unexpectedBinary = (cause?: unknown): HoroscopeError =>
  new HoroscopeError(
    'asset_corrupt',
    'swisseph.wasm is not the Swiss Ephemeris binary this version expects',
    {
      cause,
    },
  );

export class SwissEphemeris {
  /** Of the last `calc`: longitude, latitude, distance (au) and their speeds a day (or right ascension, declination …). */
  position!: Float64Array;
  /** Of the last houses call: cusps 1 to 12 (index 0 unused). */
  cusps!: Float64Array;
  /** Ascendant, Midheaven, ARMC, Vertex, East Point, … */
  angles!: Float64Array;
  angleSpeeds!: Float64Array;

  readonly #exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #buffer: number;
  #doubles!: Float64Array;
  #bytes!: Uint8Array;
  #siderealMode: readonly [number, number, number] | undefined;
  #observer: readonly [number, number, number] | undefined;

  /**
   * @param module the compiled `swisseph.wasm`
   * @param files ephemeris files by name (`sepl_18.se1`, …)
   */
  constructor(module: WebAssembly.Module, files: ReadonlyMap<string, Uint8Array>) {
    const host = new MemoryFiles(files);
    const raw = instantiate(module, host);
    this.#memory = raw.l as WebAssembly.Memory;
    host.attach(this.#memory);
    this.#exports = Object.fromEntries(
      Object.entries(exportLetters).map(([name, letter]) => [name, raw[letter]]),
    ) as Exports;
    this.#exports.initialize();
    this.#buffer = this.#exports.malloc(bufferSize);
    this.#attachBuffers();
    this.#openFiles();
  }

  /** The C library's version, `2.10.03`. */
  get version(): string {
    this.#exports.swe_version(this.#buffer + layout.text);
    return this.#readText();
  }

  /**
   * `swe_calc`: fills {@link position}. Moments in Terrestrial Time.
   * @returns the flags the library really used, negative where it has no answer ({@link lastMessage} says why)
   */
  calc(julianDayTt: number, body: number, flags: number): number {
    this.#bytes[layout.text] = 0;
    const used = this.#exports.swe_calc(julianDayTt, body, flags, this.#buffer, this.#buffer + layout.text);
    this.#refresh();
    if (used < 0 && this.lastMessage.includes('damaged')) this.#startAfresh();
    return used;
  }

  /** Where a file is damaged the library forgets what it knows of all the others, too, and takes them for damaged. */
  #startAfresh(): void {
    const message = this.lastMessage;
    this.#exports.swe_close();
    this.#openFiles();
    this.#siderealMode = undefined;
    this.#observer = undefined;
    this.#writeText(message);
  }

  #openFiles(): void {
    this.#writeText('/');
    this.#exports.swe_set_ephe_path(this.#buffer + layout.text);
    this.#refresh();
  }

  /**
   * Whether the last `calc` fell back from its files to the Moshier model. The flags returned tell, but not where
   * the Moon's file alone is missing: of that only the message speaks.
   */
  fellBack(returned: number): boolean {
    if ((returned & SEFLG_EPHMASK) !== SEFLG_SWIEPH) return true;
    return this.#bytes[layout.text] !== 0 && this.#readText().includes('Moshier');
  }

  /** The text the library left with the last call that failed or fell back. */
  get lastMessage(): string {
    return this.#readText();
  }

  /** ΔT = TT - UT in days (`swe_deltat_ex`), by the tidal acceleration that goes with an ephemeris. */
  deltaT(julianDayUt: number, flags: number = SEFLG_SWIEPH): number {
    return this.#exports.swe_deltat_ex(julianDayUt, flags, this.#buffer + layout.text);
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
    const at = this.#buffer;
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
    this.#refresh();
    return result >= 0;
  }

  /** `swe_set_sid_mode`, left alone when it is set already: it empties the library's caches. */
  setSiderealMode(mode: number, epoch: number, ayanamsa: number): void {
    const now = this.#siderealMode;
    if (now && now[0] === mode && now[1] === epoch && now[2] === ayanamsa) return;
    this.#exports.swe_set_sid_mode(mode, epoch, ayanamsa);
    this.#siderealMode = [mode, epoch, ayanamsa];
  }

  /** `swe_set_topo`: degrees and metres; left alone when it is set already. */
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
    const at = this.#buffer;
    const result = this.#exports.swe_get_ayanamsa_ex(
      julianDayTt,
      SEFLG_SWIEPH | flags,
      at + layout.result,
      at + layout.text,
    );
    this.#refresh();
    return result < 0 ? undefined : this.#doubles[layout.result / 8];
  }

  /**
   * `swe_rise_trans_true_hor`: the next rise, set or culmination after a moment.
   * @param horizon altitude of the horizon in degrees
   * @returns Julian day UT, or undefined where the body does not rise or set
   */
  nextRiseOrTransit(
    julianDayUt: number,
    body: number,
    event: number,
    place: { longitude: number; latitude: number; altitude: number },
    horizon: number,
  ): number | undefined {
    const at = this.#buffer;
    const slot = layout.place / 8;
    this.#doubles[slot] = place.longitude;
    this.#doubles[slot + 1] = place.latitude;
    this.#doubles[slot + 2] = place.altitude;
    const result = this.#exports.swe_rise_trans_true_hor(
      julianDayUt,
      body,
      0,
      SEFLG_SWIEPH,
      event,
      at + layout.place,
      0,
      0,
      horizon,
      at + layout.result,
      at + layout.text,
    );
    this.#refresh();
    // The function moves the observer to the place it was given.
    this.#observer = undefined;
    return result < 0 ? undefined : this.#doubles[layout.result / 8];
  }

  /**
   * `swe_sol_eclipse_when_glob`, `swe_sol_eclipse_where`: the next solar eclipse anywhere on the globe.
   * @returns its greatest moment (Julian day UT), the bits of its type and its magnitude
   */
  nextSolarEclipse(julianDayUt: number): EclipseFound | undefined {
    const at = this.#buffer;
    const [times, attributes, text] = [at + layout.times, at + layout.attributes, at + layout.text];
    const type = this.#exports.swe_sol_eclipse_when_glob(julianDayUt, SEFLG_SWIEPH, 0, times, 0, text);
    this.#refresh();
    if (type < 0) return undefined;
    const greatest = this.#doubles[layout.times / 8] as number;
    const where = this.#exports.swe_sol_eclipse_where(greatest, SEFLG_SWIEPH, times, attributes, text);
    this.#refresh();
    // Both move the observer.
    this.#observer = undefined;
    if (where < 0) return undefined;
    // As NASA's catalogues have it: where no centre line touches the Earth, the part of the diameter covered at the
    // point that comes nearest to it; else the ratio of the diameters, even where the path is too narrow to be met.
    const central = (type & SE_ECL_CENTRAL) !== 0;
    const magnitude = this.#doubles[layout.attributes / 8 + (central ? 1 : 0)] as number;
    // Of total eclipses the library gives the ratio of the disks, which is more than the Sun has.
    const obscuration = Math.min(1, this.#doubles[layout.attributes / 8 + 2] as number);
    return { julianDayUt: greatest, type, magnitude, obscuration };
  }

  /** `swe_lun_eclipse_when`, `swe_lun_eclipse_how`: the next lunar eclipse, as {@link nextSolarEclipse}. */
  nextLunarEclipse(julianDayUt: number): EclipseFound | undefined {
    const at = this.#buffer;
    const [times, attributes, text] = [at + layout.times, at + layout.attributes, at + layout.text];
    const type = this.#exports.swe_lun_eclipse_when(julianDayUt, SEFLG_SWIEPH, 0, times, 0, text);
    this.#refresh();
    if (type < 0) return undefined;
    const greatest = this.#doubles[layout.times / 8] as number;
    for (let i = 0; i < 3; i++) this.#doubles[layout.place / 8 + i] = 0;
    const how = this.#exports.swe_lun_eclipse_how(
      greatest,
      SEFLG_SWIEPH,
      at + layout.place,
      attributes,
      text,
    );
    this.#refresh();
    this.#observer = undefined;
    if (how < 0) return undefined;
    const penumbral = (type & SE_ECL_PENUMBRAL) !== 0;
    const magnitude = this.#doubles[layout.attributes / 8 + (penumbral ? 1 : 0)] as number;
    return { julianDayUt: greatest, type, magnitude, obscuration: null };
  }

  /**
   * `swe_fixstar2`: fills {@link position} with the place of a fixed star of `sefstars.txt`.
   * @param designation as in the file's second column: `alTau`
   * @returns negative where it has no answer ({@link lastMessage} says why)
   */
  fixedStar(designation: string, julianDayTt: number, flags: number): number {
    const at = this.#buffer;
    this.#writeText(`,${designation}`, layout.star);
    const used = this.#exports.swe_fixstar2(at + layout.star, julianDayTt, flags, at, at + layout.text);
    this.#refresh();
    return used;
  }

  /** `swe_fixstar2_mag` of a star that the file has. */
  magnitude(designation: string): number {
    const at = this.#buffer;
    this.#writeText(`,${designation}`, layout.star);
    this.#exports.swe_fixstar2_mag(at + layout.star, at + layout.result, at + layout.text);
    this.#refresh();
    return this.#doubles[layout.result / 8] as number;
  }

  #attachBuffers(): void {
    const { buffer } = this.#memory;
    this.#bytes = new Uint8Array(buffer, this.#buffer, bufferSize);
    this.#doubles = new Float64Array(buffer, this.#buffer, layout.text / 8);
    const doubles = (from: number, count: number) => this.#doubles.subarray(from / 8, from / 8 + count);
    this.position = doubles(layout.position, 6);
    this.cusps = doubles(layout.cusps, 37);
    this.angles = doubles(layout.angles, 10);
    this.angleSpeeds = doubles(layout.angleSpeeds, 10);
  }

  /** Memory that has grown leaves the old views empty. */
  #refresh(): void {
    if (this.#doubles.length === 0) this.#attachBuffers();
  }

  #writeText(text: string, at: number = layout.text): void {
    for (let i = 0; i < text.length; i++) this.#bytes[at + i] = text.charCodeAt(i);
    this.#bytes[at + text.length] = 0;
  }

  #readText(): string {
    let text = '';
    for (let i = layout.text; i < layout.star && this.#bytes[i]; i++)
      text += String.fromCharCode(this.#bytes[i] ?? 0);
    return text;
  }
}
