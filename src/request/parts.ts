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

/**
 * What `load` takes: parts by name; years of the ephemeris; and names of places, for as much of the index as it takes to find
 * each.
 */
export type Loadable = Part | { readonly years: Years } | { readonly places: readonly string[] };

/** @throws HoroscopeError `invalid_request` */
export function yearsOf(given: unknown, path: string): Years {
  const years: readonly unknown[] = Array.isArray(given) ? given : [];
  const [first, last] = years;
  if (years.length === 2 && isYear(first) && isYear(last) && first <= last) return [first, last];
  throw refused(given, path, 'a first and a last year, 1800 to 2399');
}

const isYear = (year: unknown): year is number =>
  typeof year === 'number' && Number.isInteger(year) && year >= 1800 && year <= 2399;

/** What is to be loaded, each kind by itself. */
export interface Loadables {
  parts: readonly Part[];
  years: readonly (Years | undefined)[];
  places: readonly string[];
}

/** @throws HoroscopeError `invalid_request` */
export function loadablesOf(given: readonly unknown[]): Loadables {
  const isOf = (one: unknown, key: string): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && Object.keys(one).join() === key;
  return {
    parts: partsOf(
      given.filter((one) => !isOf(one, 'years') && !isOf(one, 'places')),
      'load',
    ),
    years: given.filter((one) => isOf(one, 'years')).map(({ years }) => yearsOf(years, 'load.years')),
    places: given.filter((one) => isOf(one, 'places')).flatMap(({ places }) => namesOf(places)),
  };
}

/** As long as a search takes them. */
const isName = (name: unknown): boolean => typeof name === 'string' && name !== '' && name.length <= 10_000;

function namesOf(given: unknown): readonly string[] {
  if (Array.isArray(given) && given.every(isName)) return given;
  throw refused(given, 'load.places', 'a list of names of places, of 1 to 10,000 characters each');
}

const refused = (given: unknown, path: string, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });
