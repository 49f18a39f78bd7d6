import { platform as ownPlatform } from '#assets';
import { pieces } from '#pieces';
import type { Platform } from './assets/platform.js';
import { type AssetSource, type AssetSources, bytesOf, moduleOf } from './assets/sources.js';
import {
  clockOf,
  customTextsOf,
  type EngineOptions,
  givenAssets,
  isMoshier,
  languagesOf,
  readable,
  refusal,
  tierOf,
} from './engine-options.js';
import { EphemerisLoading } from './ephemeris-loading.js';
import { readGiven } from './errors.js';
import { pieceForPart } from './pieces/names.js';
import { PlaceLoading } from './place-loading.js';
import type { EngineContext } from './request/context.js';
import { mostWork } from './request/cost.js';
import {
  allParts,
  type Loadables,
  loadablesOf,
  type Part,
  partsOf,
  type Years,
  yearsOf,
} from './request/parts.js';
import { defaultSettings, skySettings, withOptions } from './request/settings.js';
import { optionsSchema } from './schema/options.js';
import { parse } from './schema/parse.js';
import { Sky } from './sky/sky.js';
import { EngineTexts } from './text/engine-texts.js';
import { type TextPart, textParts } from './text/groups.js';
import type { GroupReader } from './text/loaded-texts.js';
import { ZoneTable } from './time/zones.js';
import { nextTurn } from './turn.js';
import { engineVersion } from './version.js';

/** Loads what an engine is made of. @param platform where it runs */
export async function openContext(
  options: EngineOptions = {},
  platform: Platform = ownPlatform,
): Promise<EngineContext> {
  const {
    parts,
    languages,
    customTexts = {},
    assets = {},
    places = true,
    placeTier = platform.defaultTier,
    years,
    ephemeris: model = 'swiss',
    now,
    ...callOptions
  } = readable(options);
  // A page that shows something meanwhile goes on: its scripts, what is asked of them and what came are not one task.
  const onPage = platform.readNow === undefined;
  if (onPage) await nextTurn();
  const settings = withOptions(defaultSettings, parse(optionsSchema, callOptions, 'options'));
  if (typeof places !== 'boolean') throw refusal('places', places, 'true or false');
  const own = platform.own(tierOf(placeTier));
  const given = givenAssets(assets);
  const sources = { ...own, ...given };
  // File by file, so that a host that adds an asteroid keeps the planets.
  const ephemeris = new EphemerisLoading(own.ephemeris, given.ephemeris ?? {}, isMoshier(model), platform);
  const read = (source: AssetSource, name: string) => bytesOf(source, name, platform.readUrl);
  const index = new PlaceLoading(sources.places, places, given.places === undefined, platform);
  const tags = readGiven('languages', () => languagesOf(languages));
  const custom = readGiven('customTexts', () => customTextsOf(customTexts, tags));
  if (custom.size > 0) {
    await pieces.open();
    await pieces.load('host-texts');
  }
  const host = new Map(
    [...custom].map(([language, own]) => [language, pieces.hostTexts().hostTexts(own, language)]),
  );
  const texts = new EngineTexts(tags, host, platform.readTexts as GroupReader | undefined);
  // What a host hands over is there already, and is looked at for faults before anything is computed.
  const atOnce =
    parts === undefined
      ? everything(given, platform, places)
      : readGiven('parts', () => partsOf(parts, 'parts'));
  const span = years === undefined ? undefined : readGiven('years', () => yearsOf(years, 'years'));

  const load = async ({ parts: loaded, years: spans, places: names }: Loadables): Promise<void> => {
    await Promise.all([
      ...spans.map((span) => ephemeris.loadYears(span)),
      names.length > 0 && index.loadNames(names),
      loaded.includes('places') && index.load(),
      loaded.includes('stars') && ephemeris.loadStars(),
      texts.load(loaded.filter((part) => part in textParts) as TextPart[]),
      ...loaded.flatMap((part) => pieceForPart[part] ?? []).map((piece) => pieces.load(piece)),
    ]);
  };

  const [wasm, zones] = await Promise.all([
    moduleOf(sources.wasm, platform.readUrl),
    read(sources.zones, 'the time-zone data'),
    ephemeris.open(span),
    load({ parts: atOnce, years: [], places: [] }),
    pieces.open(),
  ]);
  if (onPage) await nextTurn();
  const sky = new Sky(wasm, ephemeris.files);
  if (onPage) await nextTurn();
  const zoneTable = ZoneTable.from(zones);
  if (onPage) {
    tryOut(sky, span === undefined ? j2000 : julianDayOf(span));
    await nextTurn();
  }
  return {
    sky,
    get places() {
      return index.value.index;
    },
    get placeTier() {
      return index.value.tier;
    },
    zones: zoneTable,
    settings,
    textsFor: (lang, path = 'lang') => texts.textsFor(lang, path),
    languages: texts.languages,
    writesTexts: texts.languages.length > 0,
    ephemerisFiles: new Set(ephemeris.files.names),
    load: async (what) => {
      await load(readGiven('load', () => loadablesOf(what)));
    },
    now: clockOf(now),
    mostWork,
    engine: engineVersion,
  };
}

const j2000 = 2_451_545;
const julianDayOf = ([first]: Years): number => j2000 + (first + 0.5 - 2000) * 365.2425;

/**
 * Positions and houses of a moment that is loaded, which compile the WebAssembly: in a turn of their own, since with them a
 * page's first horoscope is a task of a tenth of a second on a slow telephone.
 */
function tryOut(sky: Sky, julianDayUt: number): void {
  try {
    const moment = sky.moment(julianDayUt);
    const { bodies, houseSystem } = defaultSettings;
    const seen = skySettings(defaultSettings, { latitude: 0, realLongitude: 0 });
    sky.houses(moment, 0, 0, houseSystem, seen);
    for (const body of bodies) sky.position(body, moment, seen);
  } catch {
    // What is wrong is said by the call that is asked for.
  }
}

/** Without a list of parts: all of them, but where they are read when they are first used none, save what was handed over. */
function everything(given: Partial<AssetSources>, platform: Platform, places: boolean): readonly Part[] {
  const isLazy = (part: Part): boolean => {
    if (part === 'stars')
      return platform.readNow !== undefined && given.ephemeris?.['sefstars.txt'] === undefined;
    if (part === 'sky' || part === 'wheel') return false;
    if (part !== 'places') return platform.readTexts !== undefined;
    return !places || (platform.readNow !== undefined && given.places === undefined);
  };
  return allParts.filter((part) => !isLazy(part));
}
