import { HoroscopeError, quote } from '../errors.js';
import { type TextPart, textParts } from '../text/groups.js';

/**
 * What an engine can be asked to load: texts by what they are for, and the code that writes them; the index of places; the
 * catalogue of stars; `sky`, tables and events of the sky; `wheel`, pictures in results.
 */
export type Part = TextPart | 'places' | 'stars' | 'sky' | 'wheel';

export const allParts = [
  ...(Object.keys(textParts) as TextPart[]),
  'places',
  'stars',
  'sky',
  'wheel',
] as const satisfies readonly Part[];

const listed = allParts.map((name) => `"${name}"`).join(', ');

/** @param path of the option or argument, for errors @throws HoroscopeError `invalid_request` */
export function partsOf(given: unknown, path: string): readonly Part[] {
  if (!Array.isArray(given)) throw refused(given, path, `a list of ${listed}`);
  for (const part of given as readonly unknown[])
    if (!(allParts as readonly unknown[]).includes(part)) throw refused(part, path, `one of ${listed}`);
  return given as readonly Part[];
}

/** First and last of some years, both included. */
export type Years = readonly [first: number, last: number];

/** What `load` takes: parts by name, and years of the ephemeris. */
export type Loadable = Part | { readonly years: Years };

/** @throws HoroscopeError `invalid_request` */
export function yearsOf(given: unknown, path: string): Years {
  const years: readonly unknown[] = Array.isArray(given) ? given : [];
  const [first, last] = years;
  if (years.length === 2 && isYear(first) && isYear(last) && first <= last) return [first, last];
  throw refused(given, path, 'a first and a last year, 1800 to 2399');
}

const isYear = (year: unknown): year is number =>
  typeof year === 'number' && Number.isInteger(year) && year >= 1800 && year <= 2399;

/** @throws HoroscopeError `invalid_request` */
export function loadablesOf(given: readonly unknown[]): { parts: readonly Part[]; years: readonly Years[] } {
  const isOfYears = (one: unknown): one is { years: unknown } =>
    typeof one === 'object' && one !== null && Object.keys(one).join() === 'years';
  return {
    parts: partsOf(
      given.filter((one) => !isOfYears(one)),
      'load',
    ),
    years: given.filter(isOfYears).map(({ years }) => yearsOf(years, 'load.years')),
  };
}

const refused = (given: unknown, path: string, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });
