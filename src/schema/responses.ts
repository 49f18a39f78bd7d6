import * as z from 'zod';
import { elements, modalities, type Polarity } from '../chart/zodiac.js';
import { includedFields } from './included.js';
import { birthdateSchema, decimal7Field } from './quantities.js';
import { uncertaintySchema } from './uncertainty.js';

/**
 * Results of the operations, as interface.md shows them and shapes.md decides the rest; key order is the
 * contract's. The public result types are inferred from these.
 */

const text = z.string().nullable();
const signId = z.int().min(0).max(11);
const planetId = z.int().min(0);
const houseNumber = z.int().min(1).max(12);

export const placeSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  country_code: z.string(),
  admin1_code: z.string(),
  population: z.int(),
  timezone: z.string(),
});

/** What `details: true` adds to a place. */
export const foundPlaceSchema = z.strictObject({
  ...placeSchema.shape,
  /** English name. */
  country: z.string(),
  /** Null where GeoNames tells none. */
  admin1_name: z.string().nullable(),
  /** The name that was found, and whether it is the place's own. */
  matched: z.strictObject({ name: z.string(), own: z.boolean() }),
});

export const placesResponse = z.strictObject({
  data: z.union([z.array(placeSchema), z.array(foundPlaceSchema)]),
});
export type PlacesResponse = z.infer<typeof placesResponse>;

export const profileSchema = z.strictObject({
  name: z.string(),
  birthdate: birthdateSchema,
  utBirthdate: birthdateSchema,
  cityName: z.string(),
  lat: z.number(),
  long: z.number(),
  realLat: z.number(),
  realLong: z.number(),
  east: z.boolean(),
  south: z.boolean(),
  dst: z.int(),
  timezoneName: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A moment that is no birth, at a place: a return, the day a progression is for. */
export const eventSchema = z.strictObject({
  date: birthdateSchema,
  utDate: birthdateSchema,
  cityName: z.string(),
  lat: z.number(),
  long: z.number(),
  timezoneName: z.string(),
});
export type EventEntry = z.infer<typeof eventSchema>;

export const planetSchema = z.strictObject({
  /** Degrees a day. */
  speeds: decimal7Field,
  /** 1 to 12, or 0 where there are no houses. */
  housePosition: z.int().min(0).max(12),
  planetId,
  planetName: z.string(),
  retrograde: z.boolean(),
  housetext: text,
  /** Degrees, 0 ≤ λ < 360. */
  longitude: decimal7Field,
  signId,
  signName: z.string(),
  degrees: z.int().min(0).max(29),
  minutes: z.int().min(0).max(59),
  seconds: z.int().min(0).max(59),
  collectText: z.boolean(),
  text,
  /** Ecliptic latitude, degrees. */
  latitude: decimal7Field,
  declination: decimal7Field,
  /** Slower than a tenth of its mean daily motion. */
  stationary: z.boolean(),
  dignity: z.enum(['rulership', 'exaltation', 'detriment', 'fall']).nullable(),
});
export type PlanetEntry = z.infer<typeof planetSchema>;

export const houseSchema = z.strictObject({
  house: houseNumber,
  longitude: decimal7Field,
  signId,
  signName: z.string(),
  degrees: z.int().min(0).max(29),
  minutes: z.int().min(0).max(59),
  seconds: z.int().min(0).max(59),
  /** Planet id of the ruler of the sign on the cusp. */
  rulerId: planetId,
  text,
});
export type HouseEntry = z.infer<typeof houseSchema>;

export const aspectSchema = z.strictObject({
  planet1Id: planetId,
  planet1Name: z.string(),
  planet2Id: planetId,
  planet2Name: z.string(),
  aspectId: z.int().min(0).max(10),
  aspectName: z.string(),
  /** The aspect's exact angle in degrees. */
  angle: z.number(),
  /** Distance from exactness in degrees. */
  orb: decimal7Field,
  applying: z.boolean(),
  outOfSign: z.boolean(),
  collectText: z.boolean(),
  text,
});
export type AspectEntry = z.infer<typeof aspectSchema>;

const share = z.int().min(0).max(100);
const polarities: readonly Polarity[] = ['positive', 'negative'];
const shares = Object.fromEntries([...elements, ...modalities, ...polarities].map((key) => [key, share]));

/** Shares in percent; the four elements, the three qualities and the two polarities sum to 100 each. */
export const elementsSchema = z.strictObject(
  shares as Record<(typeof elements)[number] | (typeof modalities)[number] | Polarity, typeof share>,
);
export type Elements = z.infer<typeof elementsSchema>;

export const moonPhaseSchema = z.strictObject({
  /** 0 new … 7 balsamic. */
  phaseId: z.int().min(0).max(7),
  phaseName: z.string(),
  /** Moon - Sun in longitude, degrees. */
  elongation: decimal7Field,
  /** Lit part of the disk, 0 to 1. */
  illumination: decimal7Field,
  /** Days since the new Moon. */
  age: decimal7Field,
});
export type MoonPhase = z.infer<typeof moonPhaseSchema>;

export const patternSchema = z.strictObject({
  patternId: z.int(),
  patternName: z.string(),
  planetIds: z.array(planetId),
});

const count = z.int().min(0);
export const chartSchema = z.strictObject({
  /** Null, as `hemispheres` and `rulerId`, where the time of birth is unknown. */
  sect: z.enum(['day', 'night']).nullable(),
  shape: z.enum(['bowl', 'bucket', 'bundle', 'locomotive', 'seesaw', 'splash', 'splay']),
  hemispheres: z.strictObject({ north: count, south: count, east: count, west: count }).nullable(),
  rulerId: planetId.nullable(),
  receptions: z.array(
    z.strictObject({
      planet1Id: planetId,
      planet2Id: planetId,
      kind: z.enum(['rulership', 'exaltation', 'mixed']),
    }),
  ),
});
export type ChartFacts = z.infer<typeof chartSchema>;

export const noticeSchema = z.strictObject({ code: z.string(), message: z.string() });
export type Notice = z.infer<typeof noticeSchema>;

/** The receipt: all it takes to recompute the result with another program. */
export const calculationSchema = z.strictObject({
  julianDayUt: z.number(),
  /** TT - UT in seconds. */
  deltaT: z.number(),
  ephemeris: z.enum(['swiss', 'moshier']),
  ephemerisFiles: z.array(z.string()),
  zodiac: z.enum(['tropical', 'sidereal']),
  /** Name of the sidereal zodiac, or its epoch and value where it is one's own; null in the tropical. */
  ayanamsa: z.union([z.string(), z.strictObject({ epoch: z.number(), value: z.number() })]).nullable(),
  /** Letter of the system asked for. */
  houseSystem: z.string(),
  /** Letter of the system used: Porphyry where the one asked for has no solution; null without a time of birth. */
  houseSystemUsed: z.string().nullable(),
  node: z.enum(['true', 'mean']),
  lilith: z.enum(['mean', 'osculating']),
  calendar: z.enum(['julian', 'gregorian']),
  offsetSource: z.enum(['zone', 'local-mean-time']),
  /** Local time - UT in seconds. */
  utcOffset: z.number(),
  /** Release of the time-zone database. */
  timezoneData: z.string(),
  /** Source and date of the place, or null where the request gave its own. */
  placeData: z.string().nullable(),
  engine: z.string(),
});
export type Calculation = z.infer<typeof calculationSchema>;

export const natalResponse = z.strictObject({
  profile: profileSchema,
  intro: text,
  planets: z.array(planetSchema),
  houses: z.array(houseSchema),
  aspects: z.array(aspectSchema),
  elements: elementsSchema,
  moonPhase: moonPhaseSchema,
  patterns: z.array(patternSchema),
  chart: chartSchema,
  ...includedFields,
  /** Where the time of birth is unknown, or known to some minutes. */
  uncertainty: uncertaintySchema.optional(),
  notices: z.array(noticeSchema),
  calculation: calculationSchema,
});
export type Natal = z.infer<typeof natalResponse>;

export const birthdayResponse = z.strictObject({
  profile: z.strictObject({ name: z.string(), signId, signName: z.string() }),
  text,
});
export type Birthday = z.infer<typeof birthdayResponse>;

export const planetInSignResponse = z.strictObject({
  profile: profileSchema,
  planets: z.array(z.strictObject({ planetId, planetName: z.string(), signId, signName: z.string(), text })),
  notices: z.array(noticeSchema),
  calculation: calculationSchema,
});
export type PlanetInSign = z.infer<typeof planetInSignResponse>;

const dailyEvents = z.strictObject({
  rise: birthdateSchema.nullable(),
  set: birthdateSchema.nullable(),
  transit: birthdateSchema.nullable(),
});

export const ephemeridesResponse = z.strictObject({
  place: z.union([
    placeSchema,
    z.strictObject({ name: z.string(), latitude: z.number(), longitude: z.number(), timezone: z.string() }),
  ]),
  date: birthdateSchema,
  utDate: birthdateSchema,
  planets: z.array(planetSchema),
  houses: z.array(houseSchema),
  moonPhase: moonPhaseSchema,
  /** Events of the local day, in local time; null where there is none: polar day or night, or no moonrise that day. */
  sun: dailyEvents,
  moon: dailyEvents,
  notices: z.array(noticeSchema),
  calculation: calculationSchema,
});
export type Ephemerides = z.infer<typeof ephemeridesResponse>;

export const signsResponse = z.strictObject({
  data: z.array(
    z.strictObject({
      sign_id: signId,
      sign_name: z.string(),
      symbol: z.string(),
      element: z.enum(elements),
      modality: z.enum(modalities),
      polarity: z.enum(['positive', 'negative']),
      ruler_id: planetId,
      /** MM-DD, the usual tropical dates. */
      start: z.string(),
      end: z.string(),
    }),
  ),
});
export type Signs = z.infer<typeof signsResponse>;

export const planetsResponse = z.strictObject({
  data: z.array(
    z.strictObject({ planet_id: planetId, planet_name: z.string(), symbol: z.string(), kind: z.string() }),
  ),
});
export type Planets = z.infer<typeof planetsResponse>;

export const signToSignResponse = z.strictObject({
  sign_id_1: signId,
  sign_name_1: z.string(),
  sign_id_2: signId,
  sign_name_2: z.string(),
  /** Told from the first sign's side. */
  text: z.string(),
});
export type SignToSign = z.infer<typeof signToSignResponse>;
