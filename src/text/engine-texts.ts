import type { HostTexts } from './custom.js';
import { type TextPart, textParts } from './groups.js';
import { bundledLanguages, type Language, requireLanguage } from './languages.js';
import { type GroupReader, LoadedTexts } from './loaded-texts.js';
import type { Texts } from './texts.js';

/** The texts of an engine, in all its languages, as far as they are loaded. */
export class EngineTexts {
  /** BCP 47 tags of the languages that the engine writes in. */
  readonly languages: readonly Language[];
  readonly #byLanguage: ReadonlyMap<string, LoadedTexts>;
  readonly #default: LoadedTexts;

  /**
   * @param languages of none the first bundled one gives names and notices, and there are no texts
   * @param read how the platform reads a group at once, if it can
   */
  constructor(
    languages: readonly Language[],
    own: ReadonlyMap<string, HostTexts>,
    read: GroupReader | undefined,
  ) {
    this.languages = languages;
    const isSilent = languages.length === 0;
    const named = isSilent ? bundledLanguages.slice(0, 1) : languages;
    const loaded = named.map((tag) => new LoadedTexts(tag, own.get(tag), read, isSilent));
    this.#byLanguage = new Map(loaded.map((texts) => [texts.language, texts]));
    this.#default = this.#byLanguage.get('en') ?? (loaded[0] as LoadedTexts);
  }

  /** The groups of some parts in every language, and what an engine can't do without. @throws HoroscopeError */
  async load(parts: readonly TextPart[]): Promise<void> {
    const groups = new Set(parts.flatMap((part) => [...textParts[part]]));
    await Promise.all([...this.#byLanguage.values()].map((texts) => texts.load(groups)));
  }

  /** @throws HoroscopeError `unsupported_language` */
  textsFor(lang: string = this.#default.language, path: string): Texts {
    const found = this.#byLanguage.get(lang);
    if (found !== undefined) return found.texts;
    const language = requireLanguage(lang, [...this.#byLanguage.keys()], path);
    return (this.#byLanguage.get(language) as LoadedTexts).texts;
  }
}
