import { HoroscopeError } from '../errors.js';
import { bundledLanguages, type Language, requireLanguage } from './languages.js';
import type { PrintCatalogue } from './print-catalogue.js';

/** The words of printed reports, apart from the texts: they are loaded with the printing. */
const loaders = {
  en: () => import('./en/print.js'),
} satisfies Record<Language, () => Promise<{ default: PrintCatalogue }>>;

/** @throws HoroscopeError `unsupported_language`, `asset_missing` */
export async function loadPrintCatalogue(
  tag: string,
  path: string,
): Promise<{ language: Language; words: PrintCatalogue }> {
  const language = requireLanguage(tag, bundledLanguages, path) as Language;
  try {
    const { default: words } = await loaders[language]();
    return { language, words };
  } catch (cause) {
    throw new HoroscopeError('asset_missing', `the words of print in "${language}" could not be loaded`, {
      cause,
    });
  }
}
