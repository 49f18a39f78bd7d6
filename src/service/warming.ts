import type { Engine } from '../engine-interface.js';
import type { Options } from '../schema/options.js';
import type { TransitsRequest } from '../schema/transits.js';
import { nextTurn } from '../turn.js';

/**
 * Years that nobody has asked of yet take as long as the paths of their planets take to be fitted: a tenth of a second
 * instead of some thousandths. So that no request holds the thread, these are fitted part by part beforehand, with a
 * turn for others after each.
 */

/** Sun to Pluto, Chiron, Lilith and the node: the bodies that have paths of their own by default. */
const bodies = Array.from({ length: 13 }, (_, id) => id);

/** Years that the ephemeris files have from end to end. */
const firstYear = 1801;
const lastYear = 2398;
/** Years remembered as known, fewer than an engine keeps paths of. */
const remembered = 150;
const partsOfYear = 12;
/** Years that are fitted beforehand at most. */
const mostYears = 3;
const daysOfPart = 31;

const isOfFiles = (year: number): boolean => year >= firstYear && year <= lastYear;

/** Julian day at which a year begins, within a day. */
const beginningOf = (year: number): number => Math.floor(2_451_544.5 + (year - 2000) * 365.25);

export class Warmth {
  readonly #engine: Engine;
  readonly #known = new Set<string>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Fits what a call is going to need, where it isn't known to be there. */
  async ready(name: string, request: unknown, options: unknown): Promise<void> {
    if (typeof request !== 'object' || request === null) return;
    const fields = request as Readonly<Record<string, unknown>>;
    if (name === 'transits') await this.#transits(fields, options);
    else if (name === 'reportEvents' || name.toLowerCase().endsWith('reports'))
      for (const year of yearsOfReport(fields)) await this.#year(year);
    else if (name === 'skyEvents') for (const year of yearsOfSpan(fields)) await this.#year(year);
  }

  /** The paths of all bodies through a year. */
  async #year(year: number): Promise<void> {
    if (!isOfFiles(year) || !this.#isNew(`year ${year}`)) return;
    for (let part = 0; part < partsOfYear; part++) {
      const first = beginningOf(year) + part * daysOfPart;
      this.#engine.positionsBatch({
        julianDaysUt: Float64Array.from({ length: daysOfPart }, (_, day) => first + day),
        bodies,
      });
      await nextTurn();
    }
  }

  /** The transits of one body after the other: their windows reach over decades. */
  async #transits(request: Readonly<Record<string, unknown>>, options: unknown): Promise<void> {
    const year = Number.parseInt(String(request.date_2), 10);
    if (!isOfFiles(year) || !this.#isNew(`transits ${year}`)) return;
    const chosen = request.planets ?? (options as Options | undefined)?.bodies ?? bodies;
    if (!Array.isArray(chosen)) return;
    for (const body of chosen) {
      const alone = { ...request, planets: [body], collect_text: false };
      try {
        this.#engine.transits(alone as TransitsRequest, options as Options | undefined);
      } catch {
        // The call itself says what is wrong with it.
        return;
      }
      await nextTurn();
    }
  }

  #isNew(key: string): boolean {
    if (this.#known.has(key)) return false;
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.add(key);
    return true;
  }
}

/** The years of a span, of which the work that a request may take allows a few. */
function yearsOfSpan({ from, to }: Readonly<Record<string, unknown>>): number[] {
  const [first, last] = [Number.parseInt(String(from), 10), Number.parseInt(String(to), 10)];
  if (!(last >= first)) return [];
  return Array.from({ length: Math.min(last - first + 1, mostYears) }, (_, i) => first + i);
}

/** The year that a report is of, and those before and after, into which it looks. */
function yearsOfReport({ year, date }: Readonly<Record<string, unknown>>): number[] {
  const number = typeof date === 'string' ? Number.parseInt(date, 10) : year;
  if (typeof number !== 'number' || !Number.isInteger(number)) return [];
  return [number - 1, number, number + 1];
}
