import { defaultTier, readUrl } from '#assets';
import { requireEphemerisFile, requireOwnFile } from './assets/checks.js';
import { ownAssets, type PlaceTier } from './assets/own.js';
import { type AssetSource, type AssetSources, bytesOf, moduleOf } from './assets/sources.js';
import { HoroscopeError, quote } from './errors.js';
import { PlaceIndex } from './place/index.js';
import type { EngineContext } from './request/context.js';
import { mostWork } from './request/cost.js';
import { defaultSettings, withOptions } from './request/settings.js';
import { type Options, optionsSchema } from './schema/options.js';
import { parse } from './schema/parse.js';
import { Trajectories } from './search/trajectories.js';
import { Sky } from './sky/sky.js';
import { type CustomTexts, withCustomTexts } from './text/custom.js';
import { bundledLanguages, loadCatalogue, requireLanguage } from './text/languages.js';
import { Texts } from './text/texts.js';
import { ZoneTable } from './time/zones.js';
import { engineVersion } from './version.js';

/** Options of an engine: those of a call, for every call, and what the engine is made of. */
export interface EngineOptions extends Options {
  /** BCP 47 tags of the languages to load; default every bundled one. */
  languages?: readonly string[];
  /** A host's own texts, by language; what they leave out falls through to the bundled ones. */
  customTexts?: CustomTexts;
  /** The engine's files; what is left out is the library's own, read from disk in Node and fetched elsewhere. */
  assets?: Partial<AssetSources>;
  /** Which of the library's own place indexes: every place, or those of 15,000 inhabitants and more. */
  placeTier?: PlaceTier;
  /**
   * Milliseconds since 1970 UTC, for `ephemerides` without a date. Left out, such a request is an error: nothing
   * here looks at a clock it wasn't given.
   */
  now?: () => number;
}

/** Loads what an engine is made of. */
export async function openContext(options: EngineOptions): Promise<EngineContext> {
  if (!isRecord(options as unknown)) throw refusal('options', options, 'an object of engine options');
  const { languages, customTexts, assets = {}, placeTier, now, ...callOptions } = readable(options);
  const settings = withOptions(defaultSettings, parse(optionsSchema, callOptions, 'options'));
  const own = ownAssets(tierOf(placeTier));
  const given = givenAssets(assets);
  // Merged file by file, so that a host that adds an asteroid keeps the planets.
  const sources = { ...own, ...given, ephemeris: { ...own.ephemeris, ...given.ephemeris } };
  const read = (source: AssetSource, name: string) => bytesOf(source, name, readUrl);

  const [wasm, places, zones, texts, ...files] = await Promise.all([
    moduleOf(sources.wasm, readUrl),
    read(sources.places, 'the place index'),
    read(sources.zones, 'the time-zone data'),
    textsOf(languages, customTexts),
    ...Object.entries(sources.ephemeris).map(
      async ([name, source]) => [name, await read(source, name)] as const,
    ),
  ]);
  const ephemeris = new Map(files);
  for (const [name, bytes] of ephemeris) requireEphemerisFile(bytes, name);
  requireOwnFile(places, ['places.bin', 'places-core.bin']);
  const sky = new Sky(wasm, ephemeris);
  const available = [...texts.keys()];
  const defaultLanguage = texts.has('en') ? 'en' : (available[0] as string);
  return {
    sky,
    trajectories: new Trajectories(sky),
    places: PlaceIndex.from(places),
    zones: ZoneTable.from(zones),
    settings,
    textsFor: (lang = defaultLanguage, path = 'lang') =>
      texts.get(lang) ?? (texts.get(requireLanguage(lang, available, path)) as Texts),
    languages: available,
    ephemerisFiles: new Set(ephemeris.keys()),
    now: clockOf(now),
    mostWork,
    engine: engineVersion,
  };
}

const refusal = (path: string, given: unknown, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tierOf(tier: unknown = defaultTier): PlaceTier {
  if (tier === 'all' || tier === 'core') return tier;
  throw refusal('placeTier', tier, '"all" or "core"');
}

/** A copy of options, whose getters are called once. @throws HoroscopeError where one throws */
function readable(options: EngineOptions): EngineOptions {
  try {
    return { ...options };
  } catch (cause) {
    throw new HoroscopeError('invalid_request', 'the options could not be read', { cause });
  }
}

function clockOf(now: unknown): (() => number) | undefined {
  if (now === undefined || typeof now === 'function') return now as (() => number) | undefined;
  throw refusal('now', now, 'a function that gives milliseconds since 1970 UTC');
}

function givenAssets(assets: unknown): Partial<AssetSources> {
  const allowed = ['wasm', 'ephemeris', 'places', 'zones'];
  if (!isRecord(assets)) throw refusal('assets', assets, `an object of ${allowed.join(', ')}`);
  const entries = Object.entries(assets).filter(([, source]) => source !== undefined);
  for (const [name, source] of entries) {
    if (!allowed.includes(name)) throw refusal(`assets.${name}`, source, `one of ${allowed.join(', ')}`);
    if (name === 'ephemeris' && !isRecord(source))
      throw refusal('assets.ephemeris', source, 'an object of ephemeris files by name');
  }
  return Object.fromEntries(entries) as Partial<AssetSources>;
}

async function textsOf(
  languages: readonly string[] = bundledLanguages,
  customTexts: CustomTexts = {},
): Promise<Map<string, Texts>> {
  if (!Array.isArray(languages) || languages.length === 0 || languages.some((tag) => typeof tag !== 'string'))
    throw refusal('languages', languages, 'a list of one or more language tags');
  if (!isRecord(customTexts)) throw refusal('customTexts', customTexts, 'an object of texts by language');
  const loaded = await Promise.all(languages.map((tag: string) => loadCatalogue(tag)));
  const available = loaded.map(({ language }) => language);
  const customOf = new Map<string, CustomTexts[string]>();
  for (const [tag, custom] of Object.entries(customTexts)) {
    const language = requireLanguage(tag, available, 'customTexts');
    if (customOf.has(language))
      throw refusal(
        `customTexts.${tag}`,
        custom,
        `left out: another tag gives texts of "${language}" already`,
      );
    customOf.set(language, custom);
  }
  return new Map(
    loaded.map(({ language, catalogue }) => {
      const custom = customOf.get(language);
      const own =
        custom === undefined ? catalogue : withCustomTexts(catalogue, custom, `customTexts.${language}`);
      return [language, new Texts(language, own, custom)];
    }),
  );
}
