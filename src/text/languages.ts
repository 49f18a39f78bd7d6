import { HoroscopeError, quote } from '../errors.js';
import type { Catalogue } from './catalogue.js';

/** The bundled languages; a new one is a folder and a line here. Loaded on demand, so that bundlers split them. */
const loaders = {
  en: () => import('./en/index.js'),
} satisfies Record<string, () => Promise<{ default: Catalogue }>>;

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

export async function loadCatalogue(tag: string): Promise<{ language: Language; catalogue: Catalogue }> {
  const language = requireLanguage(tag, bundledLanguages, 'languages') as Language;
  try {
    const { default: catalogue } = await loaders[language]();
    return { language, catalogue };
  } catch (cause) {
    throw new HoroscopeError('asset_missing', `the texts of "${language}" could not be loaded`, { cause });
  }
}
