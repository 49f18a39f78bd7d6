import type { PlaceTier } from './assets/own.js';
import type { AssetSources } from './assets/sources.js';
import { HoroscopeError, quote, readGiven } from './errors.js';
import type { Part, Years } from './request/parts.js';
import type { Options } from './schema/options.js';
import type { CustomTexts } from './text/custom.js';
import { bundledLanguages, type Language, requireLanguage } from './text/languages.js';

/** Options of an engine: those of a call, for every call, and what the engine is made of. */
export interface EngineOptions extends Options {
  /**
   * What is loaded before the engine is there; `engine.load` adds to it. Default everything, but in Node nothing: there
   * each part is read from disk when it is first used.
   */
  parts?: readonly Part[];
  /**
   * BCP 47 tags of the languages to load; default every bundled one. With none, texts are null, and names and notices
   * are in the first bundled language.
   */
  languages?: readonly string[];
  /** A host's own texts, by language; what they leave out falls through to the bundled ones. */
  customTexts?: CustomTexts;
  /** The engine's files; what is left out is the library's own, read from disk in Node and fetched elsewhere. */
  assets?: Partial<AssetSources>;
  /** `false` for an engine without an index of places, whose requests bring their `place` along. */
  places?: boolean;
  /**
   * The years that are loaded of the ephemeris, first and last, 1800 to 2399; `engine.load({ years })` adds to them. Default
   * all, and in Node always all. Charts look a year around; transits and returns farther.
   */
  years?: Years;
  /**
   * `moshier`: the model that is part of the program, good to some arcseconds, in place of the ephemeris files, of which
   * none is loaded. Receipts and notices say so; there is no Chiron, nor any asteroid.
   */
  ephemeris?: 'swiss' | 'moshier';
  /** Which of the library's own place indexes: every place, or those of 15,000 inhabitants and more. */
  placeTier?: PlaceTier;
  /**
   * Milliseconds since 1970 UTC, for `ephemerides` without a date. Left out, such a request is an error: nothing
   * here looks at a clock it wasn't given.
   */
  now?: () => number;
}

export const refusal = (path: string, given: unknown, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of options, whose getters are called once. @throws HoroscopeError where one throws */
export function readable(options: EngineOptions): EngineOptions {
  if (!isRecord(options as unknown)) throw refusal('options', options, 'an object of engine options');
  return readGiven('the options', () => ({ ...options }));
}

export function tierOf(tier: unknown): PlaceTier {
  if (tier === 'all' || tier === 'core') return tier;
  throw refusal('placeTier', tier, '"all" or "core"');
}

export function isMoshier(ephemeris: unknown): boolean {
  if (ephemeris === 'swiss' || ephemeris === 'moshier') return ephemeris === 'moshier';
  throw refusal('ephemeris', ephemeris, '"swiss" or "moshier"');
}

export function clockOf(now: unknown): (() => number) | undefined {
  if (now === undefined || typeof now === 'function') return now as (() => number) | undefined;
  throw refusal('now', now, 'a function that gives milliseconds since 1970 UTC');
}

export function givenAssets(assets: unknown): Partial<AssetSources> {
  const allowed = ['wasm', 'ephemeris', 'places', 'zones'];
  if (!isRecord(assets)) throw refusal('assets', assets, `an object of ${allowed.join(', ')}`);
  const entries = readGiven('assets', () => Object.entries(assets)).filter(
    ([, source]) => source !== undefined,
  );
  for (const [name, source] of entries) {
    if (!allowed.includes(name)) throw refusal(`assets.${name}`, source, `one of ${allowed.join(', ')}`);
    if (name === 'ephemeris' && !isRecord(source))
      throw refusal('assets.ephemeris', source, 'an object of ephemeris files by name');
  }
  const given = Object.fromEntries(entries) as Partial<AssetSources>;
  const { ephemeris } = given;
  return ephemeris === undefined
    ? given
    : { ...given, ephemeris: readGiven('assets.ephemeris', () => ({ ...ephemeris })) };
}

/** The languages of an engine, each once. */
export function languagesOf(languages: unknown = bundledLanguages): Language[] {
  if (!Array.isArray(languages) || languages.some((tag) => typeof tag !== 'string'))
    throw refusal('languages', languages, 'a list of language tags');
  const found = languages.map(
    (tag: string) => requireLanguage(tag, bundledLanguages, 'languages') as Language,
  );
  return [...new Set(found)];
}

/** A host's own texts by the languages that the engine has. */
export function customTextsOf(
  customTexts: unknown,
  languages: readonly string[],
): ReadonlyMap<string, CustomTexts[string]> {
  if (!isRecord(customTexts)) throw refusal('customTexts', customTexts, 'an object of texts by language');
  const byLanguage = new Map<string, CustomTexts[string]>();
  for (const [tag, custom] of Object.entries(customTexts as CustomTexts)) {
    const language = requireLanguage(tag, languages, 'customTexts');
    if (byLanguage.has(language))
      throw refusal(
        `customTexts.${tag}`,
        custom,
        `left out: another tag gives texts of "${language}" already`,
      );
    byLanguage.set(language, custom);
  }
  return byLanguage;
}
