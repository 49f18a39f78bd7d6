import { dateField, langField, placeField, placeIdField, timeField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { placeSchema } from './places.js';
import { birthdateSchema } from './quantities.js';
import { horoscopeFields, placeRule, type WithPlace } from './requests.js';
import {
  anglesOfChartSchema,
  calculationSchema,
  houseSchema,
  moonPhaseSchema,
  planetSchema,
} from './responses.js';

/** Request and result of `ephemerides`. */

export const ephemeridesRequest = z
  .strictObject({
    place_id: placeIdField.optional().describe('Id of the place, from `places`; or else `place`'),
    place: placeField
      .optional()
      .describe('The place itself, by name, coordinates and zone, instead of `place_id`'),
    date: dateField.optional().describe('Local date, YYYY-MM-DD; without it the moment is now'),
    time: timeField.optional().describe('Local time, HH:MM or HH:MM:SS; default 12:00'),
    lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
    ...horoscopeFields,
  })
  .refine(...placeRule(''));
export type EphemeridesRequest = WithPlace<z.input<typeof ephemeridesRequest>>;

const dailyEvents = z.strictObject({
  rise: birthdateSchema.nullable().describe('The day’s first rising; null where there is none that day'),
  set: birthdateSchema.nullable().describe('The day’s first setting; null where there is none that day'),
  transit: birthdateSchema.nullable().describe('Upper culmination; null where there is none that day'),
  events: z
    .array(
      z.strictObject({
        kind: z.enum(['rise', 'set', 'transit']).describe('Which of the three it is'),
        date: birthdateSchema.describe('Local moment'),
        utDate: birthdateSchema.describe('The moment in UTC'),
      }),
    )
    .describe('All of the day, in order of time: near the poles the Moon may rise or set twice'),
});

export const ephemeridesResponse = z.strictObject({
  place: z
    .union([
      placeSchema,
      z.strictObject({
        name: z.string().describe('Name'),
        latitude: z.number().describe('Degrees, north positive'),
        longitude: z.number().describe('Degrees, east positive'),
        timezone: z.string().describe('Time zone'),
      }),
    ])
    .describe('The place: of the index, or the request’s own'),
  date: birthdateSchema.describe('Local moment'),
  utDate: birthdateSchema.describe('The moment in UTC'),
  planets: z.array(planetSchema).describe('Bodies and points'),
  houses: z.array(houseSchema).describe('The twelve houses; empty without a time of birth'),
  moonPhase: moonPhaseSchema.describe('Phase of the Moon'),
  sun: dailyEvents.describe(
    'Rises and sets (upper limb, sea level, 34′ of refraction) and upper transits of the Sun on the local day, in local time; null where there is none, in polar day or night',
  ),
  moon: dailyEvents.describe('Rises, sets and transits of the Moon on the local day'),
  chart: anglesOfChartSchema.describe('Angles of the sky over the place'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation: calculationSchema.describe('The receipt: all it takes to recompute the result'),
});
export type Ephemerides = z.infer<typeof ephemeridesResponse>;
