import { HoroscopeError } from '../errors.js';
import type { HostTexts } from './custom.js';
import { catalogueOf, partsWith, type TextGroup } from './groups.js';
import { type Language, loadGroup, unloadable } from './languages.js';
import { Texts } from './texts.js';

/** Reads the texts of a group from disk, at once. Where this is possible, nothing has to be loaded beforehand. */
export type GroupReader = (language: Language, group: TextGroup) => object;

/** The texts of one language as far as they are loaded, with a host's own in their place. */
export class LoadedTexts {
  readonly language: Language;
  readonly texts: Texts;
  readonly #loaded = new Map<TextGroup, object>();
  readonly #own: HostTexts | undefined;
  readonly #read: GroupReader | undefined;

  /** Whether there are names and notices alone. */
  readonly #isSilent: boolean;

  constructor(
    language: Language,
    own: HostTexts | undefined,
    read: GroupReader | undefined,
    isSilent: boolean,
  ) {
    this.language = language;
    this.#own = own;
    this.#read = read;
    this.#isSilent = isSilent;
    this.texts = new Texts(
      language,
      catalogueOf((group) => this.#now(group)),
      own?.custom,
    );
  }

  /**
   * Some groups, the one that comes with every language, and those of which a host has cells of its own, so that
   * faults in these are found when the engine opens.
   * @throws HoroscopeError `asset_missing`, `invalid_request`
   */
  async load(groups: Iterable<TextGroup>): Promise<void> {
    const wanted = this.#isSilent ? [] : [...groups];
    // Read at once where that is possible: only what is asked for is looked at beforehand.
    const always: TextGroup[] = this.#read === undefined ? ['common'] : [];
    await Promise.all(
      [...new Set([...always, ...(this.#own?.groups ?? []), ...wanted])].map(async (group) => {
        if (this.#loaded.has(group)) return;
        this.#add(group, this.#readNow(group) ?? (await loadGroup(this.language, group)));
      }),
    );
  }

  #now(group: TextGroup): object {
    const loaded = this.#loaded.get(group);
    if (loaded !== undefined) return loaded;
    if (this.#isSilent && group !== 'common') throw silent();
    const read = this.#readNow(group);
    if (read === undefined) throw notLoadedTexts(group, this.language);
    return this.#add(group, read);
  }

  #readNow(group: TextGroup): object | undefined {
    try {
      return this.#read?.(this.language, group);
    } catch (cause) {
      throw unloadable(this.language, group, cause);
    }
  }

  #add(group: TextGroup, bundled: object): object {
    const texts = this.#own?.over(group, bundled) ?? bundled;
    this.#loaded.set(group, texts);
    return texts;
  }
}

const silent = (): HoroscopeError =>
  new HoroscopeError(
    'not_loaded',
    'this is made of texts, and the engine was opened with languages: []; createEngine({ languages: ["en"] }) has them',
  );

/** @throws HoroscopeError `not_loaded`, which says what loads them */
function notLoadedTexts(group: TextGroup, language: string): HoroscopeError {
  const loads = partsWith(group).map((part) => `engine.load('${part}')`);
  return new HoroscopeError(
    'not_loaded',
    `the texts of "${language}" for this are not loaded: await ${loads.join(' or ')}`,
  );
}
