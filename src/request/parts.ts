import { HoroscopeError, quote } from '../errors.js';
import { type TextPart, textParts } from '../text/groups.js';

/** What an engine can be asked to load: texts by what they are for, the index of places, the catalogue of stars. */
export type Part = TextPart | 'places' | 'stars';

export const allParts = [...(Object.keys(textParts) as TextPart[]), 'places', 'stars'] as const;

const listed = allParts.map((name) => `"${name}"`).join(', ');

/** @param path of the option or argument, for errors @throws HoroscopeError `invalid_request` */
export function partsOf(given: unknown, path: string): readonly Part[] {
  if (!Array.isArray(given)) throw refused(given, path, `a list of ${listed}`);
  for (const part of given as readonly unknown[])
    if (!(allParts as readonly unknown[]).includes(part)) throw refused(part, path, `one of ${listed}`);
  return given as readonly Part[];
}

const refused = (given: unknown, path: string, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });
