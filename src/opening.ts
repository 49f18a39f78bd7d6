import { defaultTier, readUrl } from '#assets';
import { type AssetSource, type AssetSources, bytesOf, moduleOf } from './assets.js';
import { ownAssets, type PlaceTier } from './assets.own.js';
import { Chiron, Moon, Sun } from './chart/bodies.js';
import { HoroscopeError, quote } from './errors.js';
import { PlaceIndex } from './place/index.js';
import type { EngineContext } from './request/context.js';
import { defaultSettings, skySettings, withOptions } from './request/settings.js';
import { type Options, optionsSchema } from './schema/options.js';
import { parse } from './schema/parse.js';
import { Trajectories } from './search/trajectories.js';
import { ephemerisFileOf } from './sky/bodies.js';
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
  const { languages, customTexts, assets = {}, placeTier, now, ...callOptions } = options;
  const settings = withOptions(defaultSettings, parse(optionsSchema, callOptions, 'options'));
  const own = ownAssets(tierOf(placeTier));
  const given = givenAssets(assets);
  // File by file, so that who brings an asteroid keeps the planets.
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
  const sky = new Sky(wasm, ephemeris);
  refuseDamagedFiles(sky, ephemeris);
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
    engine: engineVersion,
  };
}

const refusal = (path: string, given: unknown, allowed: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${allowed}`, { path });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body of each file, asked for once: the library says of a damaged file that it is, but not before it reads it. */
function refuseDamagedFiles(sky: Sky, files: ReadonlyMap<string, Uint8Array>): void {
  const settings = skySettings(defaultSettings, { latitude: 0, realLongitude: 0 });
  const moment = sky.moment(julianDay2000);
  for (const body of [Sun, Moon, Chiron]) {
    const file = ephemerisFileOf(body, settings);
    if (file === undefined || !files.has(file)) continue;
    const found = sky.position(body, moment, settings);
    if ('missing' in found || found.ephemeris !== 'swiss')
      throw new HoroscopeError(
        'asset_corrupt',
        `${file} is damaged or not the file of 1800 to 2399 (${files.get(file)?.length} bytes given)`,
      );
  }
}

const julianDay2000 = 2451545;

function tierOf(tier: unknown = defaultTier): PlaceTier {
  if (tier === 'all' || tier === 'core') return tier;
  throw refusal('placeTier', tier, '"all" or "core"');
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
  const customOf = new Map(
    Object.entries(customTexts).map(([tag, custom]) => [
      requireLanguage(tag, available, 'customTexts'),
      custom,
    ]),
  );
  return new Map(
    loaded.map(({ language, catalogue }) => {
      const custom = customOf.get(language);
      const own = custom ? withCustomTexts(catalogue, custom, `customTexts.${language}`) : catalogue;
      return [language, new Texts(language, own, custom)];
    }),
  );
}
