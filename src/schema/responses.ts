import { elements, modalities, type Polarity } from '../chart/zodiac.js';
import type { IncludeKey } from './include-keys.js';
import { includedFields } from './included.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema, decimal7Field } from './quantities.js';
import { uncertaintySchema } from './uncertainty.js';

/** Results of the operations; the order of keys is part of the contract. The public result types are inferred from these. */

const text = z.string().nullable();
const signId = z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces');
const planetId = z.int().min(0).describe('Planet id');
const houseNumber = z.int().min(1).max(12);

export const profileSchema = z.strictObject({
  name: z.string().describe('Name'),
  birthdate: birthdateSchema.describe('Local moment of birth'),
  utBirthdate: birthdateSchema.describe('Moment of birth in UTC'),
  cityName: z.string().describe('Name of the place'),
  lat: z.number().describe('Latitude of the place as the index holds it, degrees, north positive'),
  long: z.number().describe('Longitude of the place as the index holds it, degrees, east positive'),
  realLat: z.number().describe('Latitude used in the calculation, degrees'),
  realLong: z.number().describe('Longitude used in the calculation, degrees, -180 < λ ≤ 180'),
  east: z.boolean().describe('`realLong` is 0 or more'),
  south: z.boolean().describe('`realLat` is less than 0'),
  dst: z.int().describe('1 when clocks ran ahead of the zone’s standard time, else 0'),
  timezoneName: z.string().describe('IANA name of the time zone'),
});
export type Profile = z.infer<typeof profileSchema>;

/** A moment that is no birth, at a place: a return, the day a progression is for. */
export const eventSchema = z.strictObject({
  date: birthdateSchema.describe('Local moment'),
  utDate: birthdateSchema.describe('The moment in UTC'),
  cityName: z.string().describe('Name of the place'),
  lat: z.number().describe('Latitude of the place as the index holds it, degrees, north positive'),
  long: z.number().describe('Longitude of the place as the index holds it, degrees, east positive'),
  timezoneName: z.string().describe('IANA name of the time zone'),
});
export type EventEntry = z.infer<typeof eventSchema>;

export const planetSchema = z.strictObject({
  speeds: decimal7Field.describe('Degrees of longitude a day, negative when retrograde'),
  housePosition: z.int().min(0).max(12).describe('House, 1 to 12; 0 where there are no houses'),
  planetId: planetId.describe('Planet id'),
  planetName: z.string().describe('Name of the body, in the language asked for'),
  retrograde: z.boolean().describe('Moves backwards'),
  housetext: text.describe('Text on the body in its house; null where none was collected'),
  longitude: decimal7Field.describe('Ecliptic longitude, degrees, 0 ≤ λ < 360'),
  signId: signId.describe('Sign id, 0 Aries to 11 Pisces'),
  signName: z.string().describe('Name of the sign'),
  degrees: z.int().min(0).max(29).describe('Whole degrees in the sign, cut off'),
  minutes: z.int().min(0).max(59).describe('Minutes of arc, cut off'),
  seconds: z.int().min(0).max(59).describe('Seconds of arc, cut off'),
  collectText: z.boolean().describe('Whether texts were collected'),
  text: text.describe('Text in the language asked for; null where none was collected or none is written'),
  latitude: decimal7Field.describe('Ecliptic latitude, degrees'),
  declination: decimal7Field.describe('Declination, degrees, north positive'),
  stationary: z.boolean().describe('Slower than a tenth of its mean daily motion'),
  dignity: z
    .enum(['rulership', 'exaltation', 'detriment', 'fall'])
    .nullable()
    .describe('Essential dignity or debility in its sign; null where it has none'),
});
export type PlanetEntry = z.infer<typeof planetSchema>;

export const houseSchema = z.strictObject({
  house: houseNumber.describe('House, 1 to 12'),
  longitude: decimal7Field.describe('Ecliptic longitude, degrees, 0 ≤ λ < 360'),
  signId: signId.describe('Sign id, 0 Aries to 11 Pisces'),
  signName: z.string().describe('Name of the sign'),
  degrees: z.int().min(0).max(29).describe('Whole degrees in the sign, cut off'),
  minutes: z.int().min(0).max(59).describe('Minutes of arc, cut off'),
  seconds: z.int().min(0).max(59).describe('Seconds of arc, cut off'),
  rulerId: planetId.describe('Planet id of the ruler of the sign on the cusp'),
  text: text.describe('Text in the language asked for; null where none was collected or none is written'),
});
export type HouseEntry = z.infer<typeof houseSchema>;

export const aspectSchema = z.strictObject({
  planet1Id: planetId.describe('Planet id of the first body'),
  planet1Name: z.string().describe('Name of the first body'),
  planet2Id: planetId.describe('Planet id of the second body'),
  planet2Name: z.string().describe('Name of the second body'),
  aspectId: z.int().min(0).max(10).describe('Aspect id, 0 conjunction to 10 biquintile'),
  aspectName: z.string().describe('Name of the aspect'),
  angle: z.number().describe('The aspect’s exact angle in degrees'),
  orb: decimal7Field.describe('Distance from exactness in degrees'),
  applying: z.boolean().describe('The orb is shrinking at the moment of the chart'),
  outOfSign: z.boolean().describe('The two signs do not form the aspect'),
  collectText: z.boolean().describe('Whether texts were collected'),
  text: text.describe('Text in the language asked for; null where none was collected or none is written'),
});
export type AspectEntry = z.infer<typeof aspectSchema>;

const share = z.int().min(0).max(100);
const polarities: readonly Polarity[] = ['positive', 'negative'];
const shares = Object.fromEntries(
  [...elements, ...modalities, ...polarities].map((key) => [key, share.describe(`Share of ${key}, percent`)]),
);

/** Shares in percent; the four elements, the three qualities and the two polarities sum to 100 each. */
export const elementsSchema = z.strictObject(
  shares as Record<(typeof elements)[number] | (typeof modalities)[number] | Polarity, typeof share>,
);
export type Elements = z.infer<typeof elementsSchema>;

export const moonPhaseSchema = z.strictObject({
  phaseId: z.int().min(0).max(7).describe('Phase id, 0 new to 7 balsamic'),
  phaseName: z.string().describe('Name of the phase'),
  elongation: decimal7Field.describe('Moon - Sun in longitude, degrees'),
  illumination: decimal7Field.describe('Lit part of the disk, 0 to 1'),
  age: decimal7Field.describe('Days since the new Moon'),
});
export type MoonPhase = z.infer<typeof moonPhaseSchema>;

export const patternSchema = z.strictObject({
  patternId: z.int().describe('Pattern id'),
  patternName: z.string().describe('Name of the pattern'),
  planetIds: z.array(planetId).describe('Planet ids of those that make it'),
});

const anglesField = z
  .strictObject({
    ascendant: decimal7Field.describe('Longitude of the Ascendant, degrees'),
    midheaven: decimal7Field.describe('Longitude of the Midheaven, degrees'),
    descendant: decimal7Field.describe('Longitude of the Descendant, degrees'),
    imumCoeli: decimal7Field.describe('Longitude of the Imum Coeli, degrees'),
    vertex: decimal7Field.describe('Longitude of the Vertex, degrees'),
  })
  .nullable()
  .describe(
    'The angles, whatever `planets` and house system are asked for; null where there are no houses, as without a time of birth',
  );
export type AnglesEntry = NonNullable<z.infer<typeof anglesField>>;

/** What a wheel of the chart is drawn from besides its points and cusps. */
export const anglesOfChartSchema = z.strictObject({ angles: anglesField });

const count = z.int().min(0);
export const chartSchema = z.strictObject({
  sect: z
    .enum(['day', 'night'])
    .nullable()
    .describe(
      'Whether the Sun is up; null, as `hemispheres` and `rulerId`, where the time of birth is unknown',
    ),
  shape: z
    .enum(['bowl', 'bucket', 'bundle', 'locomotive', 'seesaw', 'splash', 'splay'])
    .describe('Jones’s shape of the ten planets'),
  hemispheres: z
    .strictObject({
      north: count.describe('Houses 1 to 6'),
      south: count.describe('Houses 7 to 12'),
      east: count.describe('Houses 10 to 3'),
      west: count.describe('Houses 4 to 9'),
    })
    .nullable()
    .describe('How many of the ten planets are in each half of the houses'),
  rulerId: planetId.nullable().describe('Planet id of the ruler of the Ascendant’s sign'),
  receptions: z
    .array(
      z.strictObject({
        planet1Id: planetId.describe('Planet id of the first body'),
        planet2Id: planetId.describe('Planet id of the second body'),
        kind: z.enum(['rulership', 'exaltation', 'mixed']).describe('By which dignity'),
      }),
    )
    .describe('Pairs of planets in each other’s dignities'),
  angles: anglesField,
});
export type ChartFacts = z.infer<typeof chartSchema>;

/** The receipt: all it takes to recompute the result with another program. */
export const calculationSchema = z.strictObject({
  julianDayUt: z.number().describe('The moment as a Julian day, UT'),
  deltaT: z.number().describe('TT - UT in seconds'),
  ephemeris: z
    .enum(['swiss', 'moshier'])
    .describe('`swiss`, or the less exact `moshier` outside 1800 to 2399'),
  ephemerisFiles: z.array(z.string()).describe('Files of the Swiss Ephemeris used'),
  zodiac: z.enum(['tropical', 'sidereal']).describe('Zodiac'),
  ayanamsa: z
    .union([
      z.string(),
      z.strictObject({
        epoch: z.number().describe('Julian day TT of the epoch'),
        value: z.number().describe('Ayanamsa at the epoch, degrees'),
      }),
    ])
    .nullable()
    .describe(
      'Name of the sidereal zodiac, or its epoch and value where it is one’s own; null in the tropical',
    ),
  houseSystem: z.string().describe('Letter of the system asked for'),
  houseSystemUsed: z
    .string()
    .nullable()
    .describe(
      'Letter of the system used: Porphyry where the one asked for has no solution; null without a time of birth',
    ),
  node: z.enum(['true', 'mean']).describe('Which lunar node: true or mean'),
  lilith: z.enum(['mean', 'osculating']).describe('Which lunar apogee: mean or osculating'),
  topocentric: z
    .number()
    .nullable()
    .describe('Altitude in meters of the observer of a topocentric chart; null for a geocentric one'),
  calendar: z.enum(['julian', 'gregorian']).describe('Calendar of the dates'),
  offsetSource: z
    .enum(['zone', 'local-mean-time'])
    .describe('Whether the offset is the zone’s or local mean time'),
  utcOffset: z.number().describe('Local time - UT in seconds'),
  timezoneData: z.string().describe('Release of the time-zone database'),
  placeData: z
    .string()
    .nullable()
    .describe('Source and date of the place, or null where the request gave its own'),
  engine: z.string().describe('Name and version of this library'),
});
export type Calculation = z.infer<typeof calculationSchema>;

export const natalResponse = z.strictObject({
  profile: profileSchema.describe('Whose horoscope it is: name, birth and place'),
  intro: text.describe('Introduction; null where no texts were collected'),
  planets: z.array(planetSchema).describe('Bodies and points'),
  houses: z.array(houseSchema).describe('The twelve houses; empty without a time of birth'),
  aspects: z.array(aspectSchema).describe('Aspects among the points'),
  elements: elementsSchema.describe('Shares of elements, qualities and polarities, percent'),
  moonPhase: moonPhaseSchema.describe('Phase of the Moon'),
  patterns: z.array(patternSchema).describe('Figures that aspects make together'),
  chart: chartSchema.describe('The chart as a whole'),
  ...includedFields,
  uncertainty: uncertaintySchema
    .optional()
    .describe('Where the time of birth is unknown, or known to some minutes'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation: calculationSchema.describe('The receipt: all it takes to recompute the result'),
});
export type Natal = z.infer<typeof natalResponse>;

/** A natal horoscope with lists that a call named in `options.include`; they are surely there. */
export type WithIncluded<K extends readonly IncludeKey[]> = number extends K['length']
  ? Natal
  : Omit<Natal, K[number]> & { [P in K[number]]-?: NonNullable<Natal[P]> };

export const birthdayResponse = z.strictObject({
  profile: z
    .strictObject({
      name: z.string().describe('Name of the person'),
      signId,
      signName: z.string().describe('Name of the sign'),
    })
    .describe('Whose horoscope it is: name, birth and place'),
  text: text.describe('Text in the language asked for; null where none was collected or none is written'),
});
export type Birthday = z.infer<typeof birthdayResponse>;

/** What `natalBasic` gives: for a birth, or for a birthday. */
export const natalBasicResponse = z.union([natalResponse, birthdayResponse]);

export const planetInSignResponse = z.strictObject({
  profile: profileSchema.describe('Whose horoscope it is: name, birth and place'),
  planets: z
    .array(
      z.strictObject({
        planetId,
        planetName: z.string().describe('Name of the body, in the language asked for'),
        signId,
        signName: z.string().describe('Name of the sign'),
        text: text.describe(
          'Text in the language asked for; null where none was collected or none is written',
        ),
      }),
    )
    .describe('Bodies and points'),
  uncertainty: uncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation: calculationSchema.describe('The receipt: all it takes to recompute the result'),
});
export type PlanetInSign = z.infer<typeof planetInSignResponse>;
