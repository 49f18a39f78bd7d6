import { HoroscopeError, quote } from '../errors.js';
import type { Catalogue } from './catalogue.js';

/** A catalogue of which any part may be left out. */
export type Partially<T> = T extends string ? string : { readonly [K in keyof T]?: Partially<T[K]> };

/** What a custom intro is told: which horoscope it opens, and the result so far. */
export interface HoroscopeContext {
  operation: string;
  language: string;
  /** The signs of Sun, Moon and Ascendant by name, and the person's name. */
  values: Readonly<Record<string, string>>;
}

export interface CustomLanguage extends Partially<Catalogue> {
  /** Called for the intro of a horoscope; what it leaves undefined falls through to the catalogue. */
  readonly horoscope?: (context: HoroscopeContext) => { intro?: string } | undefined;
}

/** A host's own texts by language: cells of the same shape as the bundled catalogue's. */
export type CustomTexts = Readonly<Record<string, CustomLanguage>>;

/**
 * The bundled catalogue with a host's cells in place of its own.
 * @throws HoroscopeError `invalid_request` for a key the catalogue doesn't have or a cell that is no string
 */
export function withCustomTexts(bundled: Catalogue, custom: CustomLanguage, path: string): Catalogue {
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom))
    throw new HoroscopeError('invalid_request', `${path} is ${quote(custom)}; it takes an object of texts`, {
      path,
    });
  const { horoscope, ...cells } = custom;
  if (horoscope !== undefined && typeof horoscope !== 'function') {
    const at = `${path}.horoscope`;
    throw new HoroscopeError('invalid_request', `${at} is ${quote(horoscope)}; it must be a function`, {
      path: at,
    });
  }
  return merge(bundled, cells, path) as unknown as Catalogue;
}

type Cells = { readonly [key: string]: Cells | string };

function merge(bundled: object | string, custom: unknown, path: string): Cells | string {
  if (custom === undefined) return bundled as Cells | string;
  if (typeof bundled === 'string') {
    if (typeof custom === 'string') return custom;
    throw new HoroscopeError('invalid_request', `${path} is ${quote(custom)}; a text is a string`, { path });
  }
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom))
    throw new HoroscopeError('invalid_request', `${path} is ${quote(custom)}; it takes an object of texts`, {
      path,
    });
  const own = bundled as Cells;
  const merged: Record<string, Cells | string> = { ...own };
  for (const [key, value] of Object.entries(custom)) {
    const below = Object.hasOwn(own, key) ? own[key] : undefined;
    if (below === undefined) {
      const allowed = Object.keys(own).slice(0, 30).join(', ');
      throw new HoroscopeError('invalid_request', `${path} has no ${quote(key)}; it has ${allowed}`, {
        path,
      });
    }
    merged[key] = merge(below, value, `${path}.${key}`);
  }
  return merged;
}
