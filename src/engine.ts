import { defaultTier, readUrl } from '#assets';
import { requireEphemerisFile, requireOwnFile } from './assets/checks.js';
import { ownAssets, type PlaceTier } from './assets/own.js';
import { type AssetSource, type AssetSources, bytesOf, moduleOf } from './assets/sources.js';
import { HoroscopeError, quote } from './errors.js';
import { chineseForecasts } from './operations/chinese-forecasts.js';
import { chineseHoroscope } from './operations/chinese-horoscope.js';
import { composite } from './operations/composite.js';
import { ephemerides } from './operations/ephemerides.js';
import { ephemerisTable } from './operations/ephemeris-table.js';
import { lunarReturn } from './operations/lunar-return.js';
import { natal } from './operations/natal.js';
import { natalBasic } from './operations/natal-basic.js';
import { nearest, placeById, places } from './operations/places.js';
import { planetInSign } from './operations/planet-in-sign.js';
import { planets } from './operations/planets.js';
import { positionsBatch } from './operations/positions-batch.js';
import { progressions } from './operations/progressions.js';
import {
  ascendantYearlyReports,
  monthlyReports,
  reportEvents,
  reports,
  weeklyReports,
  yearlyReports,
} from './operations/reports.js';
import { signToSign } from './operations/sign-to-sign.js';
import { signs } from './operations/signs.js';
import { type SkyEventStream, skyEvents, skyEventsIterator } from './operations/sky-events.js';
import { solarReturn } from './operations/solar-return.js';
import { synastry } from './operations/synastry.js';
import { transits } from './operations/transits.js';
import type { Place } from './place/index.js';
import { PlaceIndex } from './place/index.js';
import type { EngineContext } from './request/context.js';
import { defaultSettings, withOptions } from './request/settings.js';
import type {
  ChineseForecast,
  ChineseForecasts,
  ChineseForecastsRequest,
  ChineseHoroscope,
  ChineseHoroscopeRequest,
} from './schema/chinese.js';
import { type Options, optionsSchema } from './schema/options.js';
import type { Composite, PairRequest, Synastry, SynastryRequest } from './schema/pairs.js';
import { parse } from './schema/parse.js';
import type { PositionsBatch, PositionsBatchRequest } from './schema/positions-batch.js';
import type { Progressions, ProgressionsRequest } from './schema/progressions.js';
import type {
  MonthlyReport,
  MonthlyReports,
  MonthlyReportsRequest,
  Report,
  ReportEvents,
  Reports,
  ReportsRequest,
  SignReportEvents,
  WeeklyReport,
  WeeklyReports,
  WeeklyReportsRequest,
  YearlyReport,
  YearlyReports,
  YearlyReportsRequest,
} from './schema/reports.js';
import type {
  BirthdayRequest,
  BirthRequest,
  EphemeridesRequest,
  ListRequest,
  NatalRequest,
  PlacesRequest,
  SignToSignRequest,
} from './schema/requests.js';
import type {
  Birthday,
  Ephemerides,
  Natal,
  PlacesResponse,
  PlanetInSign,
  Planets,
  Signs,
  SignToSign,
} from './schema/responses.js';
import type { LunarReturn, LunarReturnRequest, SolarReturn, SolarReturnRequest } from './schema/returns.js';
import type {
  EphemerisTable,
  EphemerisTableRequest,
  SkyEvents,
  SkyEventsRequest,
} from './schema/sky-events.js';
import type { Transits, TransitsRequest } from './schema/transits.js';
import { Trajectories } from './search/trajectories.js';
import { Sky } from './sky/sky.js';
import { type CustomTexts, withCustomTexts } from './text/custom.js';
import { bundledLanguages, loadCatalogue, requireLanguage } from './text/languages.js';
import { Texts } from './text/texts.js';
import { ZoneTable } from './time/zones.js';
import { engineVersion } from './version.js';

export type { AssetSource, AssetSources, WasmSource } from './assets/sources.js';
export { type ErrorCode, errorCodes, HoroscopeError, type RequestIssue } from './errors.js';
export type { SkyEventStream } from './operations/sky-events.js';
export type { Place } from './place/index.js';
export type * from './schema/chinese.js';
export type { Included, IncludeKey } from './schema/included.js';
export type { Notice, NoticeCode, NoticeSubject } from './schema/notices.js';
export type { Options } from './schema/options.js';
export type * from './schema/pairs.js';
export type * from './schema/positions-batch.js';
export type * from './schema/progressions.js';
export type { Birthdate, Moment } from './schema/quantities.js';
export type * from './schema/reports.js';
export type * from './schema/requests.js';
export type * from './schema/responses.js';
export type * from './schema/returns.js';
export type * from './schema/sky-events.js';
export type * from './schema/transits.js';
export type { UncertainChange, Uncertainty } from './schema/uncertainty.js';
export type {
  CustomLanguage,
  CustomTexts,
  ForecastContext,
  HoroscopeContext,
  OwnTexts,
  ReportContext,
} from './text/custom.js';

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

/** The operations, bound to one set of assets and options. All are pure and synchronous. */
export interface Engine {
  /** Places by name as it is typed, the best matches, in order of population. */
  places(request: PlacesRequest): PlacesResponse;
  /** The place of an id. @throws HoroscopeError `unknown_place` */
  placeById(id: number): Place;
  /** The place nearest to a point of the globe, in degrees, east and north positive. */
  nearest(latitude: number, longitude: number): Place;
  /** The twelve signs. */
  signs(request?: ListRequest): Signs;
  /** The bodies and points of a chart. */
  planets(request?: ListRequest): Planets;
  /** The sky over a place at a moment, with rise, set and transit of Sun and Moon. */
  ephemerides(request: EphemeridesRequest, options?: Options): Ephemerides;
  /** The natal horoscope without its texts, or the Sun sign of a birthday. */
  natalBasic(request: NatalRequest, options?: Options): Natal;
  natalBasic(request: BirthdayRequest, options?: Options): Birthday;
  /** The natal horoscope: positions, houses, aspects and what they say. */
  natal(request: NatalRequest, options?: Options): Natal;
  /** The signs of the planets at a birth, with their texts. */
  planetInSign(request: BirthRequest, options?: Options): PlanetInSign;
  /** What the sky of a moment, or of a period, is to a birth: aspects with their starts, exact moments and ends. */
  transits(request: TransitsRequest, options?: Options): Transits;
  /** The chart of the moment that the Sun is back at its natal longitude, at the birthday of a year. */
  solarReturn(request: SolarReturnRequest, options?: Options): SolarReturn;
  /** The chart of the first moment from a date on that the Moon is back at her natal longitude. */
  lunarReturn(request: LunarReturnRequest, options?: Options): LunarReturn;
  /** A birth progressed to a moment of life: a day of the sky for a year; solar arc directions besides. */
  progressions(request: ProgressionsRequest, options?: Options): Progressions;
  /** Animal, element and four pillars of a birth by the Chinese calendar, 1800 to 2399. */
  chineseHoroscope(request: ChineseHoroscopeRequest, options?: Options): ChineseHoroscope;
  /** A Chinese year for a person or an animal, or without either for all twelve. */
  chineseForecasts(
    request: ChineseForecastsRequest & ({ sign_id: number } | { name: string }),
    options?: Options,
  ): ChineseForecast;
  chineseForecasts(request: ChineseForecastsRequest, options?: Options): ChineseForecast | ChineseForecasts;
  /** What two people's charts are to each other: houses and aspects, told from both sides. */
  synastry(request: SynastryRequest, options?: Options): Synastry;
  /** One chart of two people, by midpoints or, with `options.compositeMethod`, by Davison's half way in time and space. */
  composite(request: PairRequest, options?: Options): Composite;
  /** A sign's week by the Sun sign, or all twelve: what the sky does in it, told for the sign's houses. */
  weeklyReports(request: WeeklyReportsRequest & { sign_id: number }, options?: Options): WeeklyReport;
  weeklyReports(request: WeeklyReportsRequest, options?: Options): WeeklyReport | WeeklyReports;
  monthlyReports(request: MonthlyReportsRequest & { sign_id: number }, options?: Options): MonthlyReport;
  monthlyReports(request: MonthlyReportsRequest, options?: Options): MonthlyReport | MonthlyReports;
  yearlyReports(request: YearlyReportsRequest & { sign_id: number }, options?: Options): YearlyReport;
  yearlyReports(request: YearlyReportsRequest, options?: Options): YearlyReport | YearlyReports;
  /** A year by the rising sign: another report, which speaks of the angles. */
  ascendantYearlyReports(
    request: YearlyReportsRequest & { sign_id: number },
    options?: Options,
  ): YearlyReport;
  ascendantYearlyReports(request: YearlyReportsRequest, options?: Options): YearlyReport | YearlyReports;
  /** Any of the four, by `kind`. */
  reports(request: ReportsRequest & { sign_id: number }, options?: Options): Report;
  reports(request: ReportsRequest, options?: Options): Report | Reports;
  /** The events behind a report, ranked by what they are to the sign, and which of them it tells. */
  reportEvents(request: ReportsRequest & { sign_id: number }, options?: Options): SignReportEvents;
  reportEvents(request: ReportsRequest, options?: Options): SignReportEvents | ReportEvents;
  /** What one sign is to another, told from the first one's side. */
  signToSign(request: SignToSignRequest): SignToSign;
  /**
   * Everything the sky does from one date to another: ingresses, stations, aspects, lunations, eclipses and more,
   * in order of time, to the tenth of a second. Dates are UTC; ten years at most.
   */
  skyEvents(request: SkyEventsRequest, options?: Options): SkyEvents;
  /** The same events one by one, however long the span. */
  skyEventsIterator(request: SkyEventsRequest, options?: Options): SkyEventStream;
  /** Positions at even steps from one date to another. */
  ephemerisTable(request: EphemerisTableRequest, options?: Options): EphemerisTable;
  /**
   * Positions and houses of many charts at once, in typed arrays, from trajectories that are fitted as they are
   * needed: within 0.001″ of the ephemeris, many times as fast once a span of years is warm.
   */
  positionsBatch(request: PositionsBatchRequest, options?: Options): PositionsBatch;
  /** BCP 47 tags of the languages this engine speaks. */
  languages(): string[];
}

/** Opens an engine: loads what it is made of and binds the operations to it. Engines share nothing. */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  return bind(await contextOf(options));
}

async function contextOf(options: EngineOptions): Promise<EngineContext> {
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

function bind(context: EngineContext): Engine {
  const operation =
    <A extends unknown[], R>(run: (context: EngineContext, ...args: A) => R) =>
    (...args: A): R => {
      try {
        return run(context, ...args);
      } catch (error) {
        if (error instanceof HoroscopeError) throw error;
        throw new HoroscopeError('internal', 'a fault of the library; please report it', { cause: error });
      }
    };
  return {
    places: operation(places),
    placeById: operation(placeById),
    nearest: operation(nearest),
    signs: operation(signs),
    planets: operation(planets),
    ephemerides: operation(ephemerides),
    natalBasic: operation(natalBasic) as Engine['natalBasic'],
    natal: operation(natal),
    planetInSign: operation(planetInSign),
    transits: operation(transits),
    solarReturn: operation(solarReturn),
    lunarReturn: operation(lunarReturn),
    progressions: operation(progressions),
    chineseHoroscope: operation(chineseHoroscope),
    chineseForecasts: operation(chineseForecasts) as Engine['chineseForecasts'],
    synastry: operation(synastry),
    composite: operation(composite),
    weeklyReports: operation(weeklyReports) as Engine['weeklyReports'],
    monthlyReports: operation(monthlyReports) as Engine['monthlyReports'],
    yearlyReports: operation(yearlyReports) as Engine['yearlyReports'],
    ascendantYearlyReports: operation(ascendantYearlyReports) as Engine['ascendantYearlyReports'],
    reports: operation(reports) as Engine['reports'],
    reportEvents: operation(reportEvents) as Engine['reportEvents'],
    signToSign: operation(signToSign),
    skyEvents: operation(skyEvents),
    skyEventsIterator: operation(skyEventsIterator),
    ephemerisTable: operation(ephemerisTable),
    positionsBatch: operation(positionsBatch),
    languages: () => [...context.languages],
  };
}
