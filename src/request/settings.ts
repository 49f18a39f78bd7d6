import { type AspectId, type AspectRules, aspectKeys, defaultAspects } from '../chart/aspects.js';
import { type BodyId, bodyIds, defaultBodies, isAsteroid } from '../chart/bodies.js';
import type { OrbFamily, OrbOverride } from '../chart/orbs.js';
import { HoroscopeError, quote } from '../errors.js';
import type { IncludeKey } from '../schema/include-keys.js';
import type { OrbsGiven, ParsedOptions } from '../schema/options.js';
import { optionsSchema } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import type { Ayanamsa } from '../sky/ayanamsas.js';
import type { HouseSystem } from '../sky/house-systems.js';
import type { PolarHouses, SkySettings } from '../sky/sky.js';

/** Every option with a value: what a calculation goes by. */
export interface Settings {
  houseSystem: HouseSystem;
  polar: PolarHouses;
  zodiac: 'tropical' | 'sidereal';
  /** Undefined in the tropical zodiac. */
  ayanamsa: Ayanamsa | undefined;
  node: 'true' | 'mean';
  lilith: 'mean' | 'osculating';
  bodies: readonly BodyId[];
  aspects: readonly AspectId[];
  /** Whether the host chose the aspects, so that `orbs` adds none. */
  aspectsChosen: boolean;
  orbs: ReadonlyMap<AspectId, OrbOverride>;
  /** Altitude in meters of a topocentric chart, undefined for a geocentric one. */
  topocentricAltitude: number | undefined;
  disambiguation: 'compatible' | 'earlier' | 'later' | 'reject';
  calendar: 'auto' | 'gregorian' | 'julian';
  localMeanTime: 'place' | 'zone';
  rulerships: 'modern' | 'traditional';
  fortune: 'sect' | 'day';
  progressedAngles: 'naibod' | 'solar-arc' | 'mean-quotidian';
  progressedHouses: 'natal' | 'progressed';
  precessionCorrected: boolean;
  include: readonly IncludeKey[];
  readingLength: 'full' | 'brief';
  compositeMethod: 'midpoint' | 'davison';
  chineseYear: 'lunar' | 'solar';
  chineseHour: 'clock' | 'solar';
  ratHour: 'midnight' | 'early';
}

export const defaultSettings: Settings = {
  houseSystem: 'P',
  polar: 'porphyry',
  zodiac: 'tropical',
  ayanamsa: undefined,
  node: 'true',
  lilith: 'mean',
  bodies: defaultBodies,
  aspects: defaultAspects,
  aspectsChosen: false,
  orbs: new Map(),
  topocentricAltitude: undefined,
  disambiguation: 'compatible',
  calendar: 'auto',
  localMeanTime: 'place',
  rulerships: 'modern',
  fortune: 'sect',
  progressedAngles: 'naibod',
  progressedHouses: 'natal',
  precessionCorrected: false,
  include: [],
  readingLength: 'full',
  compositeMethod: 'midpoint',
  chineseYear: 'lunar',
  chineseHour: 'clock',
  ratHour: 'midnight',
};

/** Fields of a horoscope request that have the effect of an option. */
interface RequestOptions {
  system?: HouseSystem | undefined;
  planets?: readonly BodyId[] | undefined;
  orbs?: OrbsGiven | undefined;
}

/** The engine's settings with a call's options over them, and the request's own fields over both. */
export function settingsFor(engine: Settings, options: unknown, request: RequestOptions = {}): Settings {
  const called =
    options === undefined ? engine : withOptions(engine, parse(optionsSchema, options, 'options'));
  const { system, planets, orbs } = request;
  if (system === undefined && planets === undefined && orbs === undefined) return called;
  return withOptions(called, {
    ...(system !== undefined && { houseSystem: system }),
    ...(planets !== undefined && { bodies: [...planets] }),
    ...(orbs !== undefined && { orbs }),
  });
}

/**
 * Settings with options over them.
 * @throws HoroscopeError `invalid_request` for an orb of a body that there is none of
 */
export function withOptions(base: Settings, given: ParsedOptions): Settings {
  const zodiac = given.zodiac ?? (given.ayanamsa === undefined ? base.zodiac : 'sidereal');
  const aspectsChosen = given.aspects !== undefined || base.aspectsChosen;
  const orbs = given.orbs === undefined ? base.orbs : orbOverrides(given.orbs);
  return {
    houseSystem: given.houseSystem ?? base.houseSystem,
    polar: given.polar ?? base.polar,
    zodiac,
    ayanamsa: zodiac === 'tropical' ? undefined : (given.ayanamsa ?? base.ayanamsa ?? 'lahiri'),
    node: given.node ?? base.node,
    lilith: given.lilith ?? base.lilith,
    bodies: given.bodies === undefined ? base.bodies : [...new Set(given.bodies)],
    aspects: aspectsFor(
      given.aspects ?? (aspectsChosen ? base.aspects : defaultAspects),
      aspectsChosen,
      orbs,
    ),
    aspectsChosen,
    orbs,
    topocentricAltitude:
      given.topocentric === undefined ? base.topocentricAltitude : altitudeOf(given.topocentric),
    disambiguation: given.disambiguation ?? base.disambiguation,
    calendar: given.calendar ?? base.calendar,
    localMeanTime: given.localMeanTime ?? base.localMeanTime,
    rulerships: given.rulerships ?? base.rulerships,
    fortune: given.fortune ?? base.fortune,
    progressedAngles: given.progressedAngles ?? base.progressedAngles,
    progressedHouses: given.progressedHouses ?? base.progressedHouses,
    precessionCorrected: given.precessionCorrected ?? base.precessionCorrected,
    include: given.include ?? base.include,
    readingLength: given.readingLength ?? base.readingLength,
    compositeMethod: given.compositeMethod ?? base.compositeMethod,
    chineseYear: given.chineseYear ?? base.chineseYear,
    chineseHour: given.chineseHour ?? base.chineseHour,
    ratHour: given.ratHour ?? base.ratHour,
  };
}

const rulesOf = new WeakMap<object, Map<OrbFamily, AspectRules>>();

/**
 * Which aspects a kind of comparison looks for, and how wide: made once for the settings, or for their orbs, since
 * aspects that nobody chose follow from these and settings with a call's options live for a call.
 */
export function aspectRules(settings: Settings, family: OrbFamily): AspectRules {
  const key = settings.aspectsChosen ? settings : settings.orbs;
  const families = rulesOf.get(key) ?? new Map<OrbFamily, AspectRules>();
  rulesOf.set(key, families);
  const rules = families.get(family) ?? {
    aspects: settings.aspects,
    orbs: { family, overrides: settings.orbs },
  };
  families.set(family, rules);
  return rules;
}

/** From where and against which zodiac a chart of a place is seen. */
export function skySettings(
  settings: Settings,
  place: { latitude: number; realLongitude: number },
): SkySettings {
  const altitude = settings.topocentricAltitude;
  return {
    ayanamsa: settings.ayanamsa,
    node: settings.node,
    lilith: settings.lilith,
    polar: settings.polar,
    observer:
      altitude === undefined
        ? undefined
        : { latitude: place.latitude, longitude: place.realLongitude, altitude },
  };
}

/** The aspects looked for: those chosen, or else the default ones and any that was given an orb of its own. */
function aspectsFor(
  aspects: readonly AspectId[],
  chosen: boolean,
  orbs: ReadonlyMap<AspectId, OrbOverride>,
): readonly AspectId[] {
  const wanted = chosen ? aspects : [...aspects, ...orbs.keys()];
  return [...new Set(wanted)].sort((a, b) => a - b);
}

function altitudeOf(topocentric: boolean | { altitude: number }): number | undefined {
  if (typeof topocentric === 'object') return topocentric.altitude;
  return topocentric ? 0 : undefined;
}

function orbOverrides(given: OrbsGiven): ReadonlyMap<AspectId, OrbOverride> {
  const overrides = new Map<AspectId, OrbOverride>();
  for (const [id, key] of aspectKeys.entries()) {
    const orb = given[key];
    if (orb !== undefined) overrides.set(id as AspectId, typeof orb === 'number' ? orb : byBody(orb, key));
  }
  return overrides;
}

function byBody(orbs: Readonly<Record<string, number>>, aspect: string): OrbOverride {
  const bodies = new Map<BodyId, number>();
  for (const [key, orb] of Object.entries(orbs)) {
    if (key === 'default') continue;
    const body = Number(key);
    if (body >= bodyIds.length && !isAsteroid(body)) {
      const path = `orbs.${aspect}.${key}`;
      throw new HoroscopeError(
        'invalid_request',
        `${path}: ${quote(key)} is no planet id; it must be 0 to ${bodyIds.length - 1}, or 10000 + the number of an asteroid`,
        { path },
      );
    }
    bodies.set(body, orb);
  }
  return orbs.default === undefined ? { bodies } : { default: orbs.default, bodies };
}
