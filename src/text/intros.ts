import { HoroscopeError, quote } from '../errors.js';

/**
 * What a host's own intro may speak of, by the horoscope it opens: the person, the signs of the points named, the
 * place and year of a return. Where a host gives none, the opening of the reading stands in its place.
 */
export const introPlaceholders = {
  natal: ['name', 'sun', 'moon', 'ascendant'],
  natalWithoutTime: ['name', 'sun', 'moon'],
  solarReturn: ['name', 'year', 'city', 'ascendant', 'moon'],
  solarReturnWithoutTime: ['name', 'year', 'city', 'moon'],
  lunarReturn: ['name', 'city', 'ascendant'],
  lunarReturnWithoutTime: ['name', 'city'],
  synastry: ['name1', 'sun1', 'moon1', 'name2', 'sun2', 'moon2'],
  composite: ['name1', 'name2', 'sun', 'moon'],
  transits: ['name'],
  progressions: ['name', 'sun', 'moon'],
  chineseHoroscope: ['name', 'element', 'animal', 'year', 'starts'],
} as const;

export type IntroKind = keyof typeof introPlaceholders;

/** A host's own intros. Placeholders, such as `{name}`, are those of {@link introPlaceholders}. */
export type OwnIntros = { readonly [K in IntroKind]?: string };

/** @throws HoroscopeError `invalid_request` for an intro that opens nothing, is no string, or has an unknown placeholder */
export function requireIntros(intros: unknown, path: string): void {
  if (intros === undefined) return;
  if (typeof intros !== 'object' || intros === null || Array.isArray(intros))
    throw new HoroscopeError('invalid_request', `${path} is ${quote(intros)}; it takes an object of texts`, {
      path,
    });
  for (const [kind, intro] of Object.entries(intros)) {
    const at = `${path}.${kind}`;
    if (!Object.hasOwn(introPlaceholders, kind)) {
      const allowed = Object.keys(introPlaceholders).join(', ');
      throw new HoroscopeError('invalid_request', `${path} has no ${quote(kind)}; it has ${allowed}`, {
        path,
      });
    }
    if (intro === undefined) continue;
    if (typeof intro !== 'string')
      throw new HoroscopeError('invalid_request', `${at} is ${quote(intro)}; a text is a string`, {
        path: at,
      });
    const allowed = introPlaceholders[kind as IntroKind].map((name) => `{${name}}`);
    requireKnownPlaceholders(intro, allowed, at);
  }
}

/** A placeholder that the library's own text doesn't have is one that nobody fills. */
export function requireKnownPlaceholders(custom: string, allowed: readonly string[], path: string): void {
  const unknown = placeholdersOf(custom).find((placeholder) => !allowed.includes(placeholder));
  if (unknown === undefined) return;
  const known = allowed.length === 0 ? 'none' : allowed.join(', ');
  throw new HoroscopeError(
    'invalid_request',
    `${path} has the placeholder ${unknown}, which nobody fills; here there are ${known}`,
    { path },
  );
}

export const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
