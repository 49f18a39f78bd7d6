import { HoroscopeError, quote } from '../errors.js';
import type { Catalogue } from './catalogue.js';
import { catalogueOf, type GroupTexts, type TextGroup, textGroups } from './groups.js';

type GroupLoaders = { readonly [G in TextGroup]: () => Promise<{ default: GroupTexts<G> }> };

/**
 * The bundled languages; a new one is a folder and its lines here. A group is loaded when it is asked for, so that
 * bundlers make a file of each.
 */
const loaders = {
  en: {
    common: () => import('./en/groups/common.js'),
    signs: () => import('./en/groups/signs.js'),
    natal: () => import('./en/groups/natal.js'),
    'natal-chapters': () => import('./en/groups/natal-chapters.js'),
    placements: () => import('./en/groups/placements.js'),
    synastry: () => import('./en/groups/synastry.js'),
    composite: () => import('./en/groups/composite.js'),
    transits: () => import('./en/groups/transits.js'),
    'transit-days': () => import('./en/groups/transit-days.js'),
    progressions: () => import('./en/groups/progressions.js'),
    returns: () => import('./en/groups/returns.js'),
    'solar-return': () => import('./en/groups/solar-return.js'),
    'lunar-return': () => import('./en/groups/lunar-return.js'),
    chinese: () => import('./en/groups/chinese.js'),
    reports: () => import('./en/groups/reports.js'),
    'sign-to-sign': () => import('./en/groups/sign-to-sign.js'),
  },
} satisfies Record<string, GroupLoaders>;

export type Language = keyof typeof loaders;

/** BCP 47 tags of the languages the library brings, in alphabetical order. */
export const bundledLanguages = Object.keys(loaders).sort() as Language[];

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;

/** The longest of `available` that a tag begins with: `en-GB` is served by `en`. */
export function matchLanguage(tag: string, available: Iterable<string>): string | undefined {
  if (tag.length > 64 || !languageTag.test(tag)) return undefined;
  const offered = new Map([...available].map((language) => [language.toLowerCase(), language]));
  const subtags = tag.toLowerCase().split('-');
  for (let count = subtags.length; count > 0; count--) {
    const found = offered.get(subtags.slice(0, count).join('-'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @throws HoroscopeError `unsupported_language`, which lists what there is */
export function requireLanguage(tag: string, available: readonly string[], path: string): string {
  const language = matchLanguage(tag, available);
  if (language !== undefined) return language;
  throw new HoroscopeError(
    'unsupported_language',
    `${path} is ${quote(tag)}; available: ${available.map((name) => `"${name}"`).join(', ')}`,
    { path },
  );
}

/** The texts of one group. @throws HoroscopeError `asset_missing` */
export async function loadGroup(language: Language, group: TextGroup): Promise<object> {
  try {
    const { default: texts } = await loaders[language][group]();
    return texts;
  } catch (cause) {
    throw unloadable(language, group, cause);
  }
}

export const unloadable = (language: string, group: TextGroup, cause: unknown): HoroscopeError =>
  new HoroscopeError('asset_missing', `the texts of "${language}" could not be loaded: ${group}`, { cause });

/** All texts of a language. @throws HoroscopeError `unsupported_language`, `asset_missing` */
export async function loadCatalogue(tag: string): Promise<{ language: Language; catalogue: Catalogue }> {
  const language = requireLanguage(tag, bundledLanguages, 'languages') as Language;
  const loaded = await Promise.all(
    textGroups.map(async (group) => [group, await loadGroup(language, group)] as const),
  );
  const texts = new Map<TextGroup, object>(loaded);
  return { language, catalogue: catalogueOf((group) => texts.get(group) as object) };
}
