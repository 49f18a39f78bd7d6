import * as z from 'zod';
import { dateField, placeField, placeIdField, timeField } from './fields.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema, decimal7Field } from './quantities.js';
import { birthFields, horoscopeFields, placeRule } from './requests.js';
import {
  anglesOfChartSchema,
  aspectSchema,
  calculationSchema,
  elementsSchema,
  eventSchema,
  houseSchema,
  moonPhaseSchema,
  planetSchema,
  profileSchema,
} from './responses.js';

/** Request and result of `progressions`: a birth, and the moment of life it is progressed to. */

const age = z.number().min(0).max(2999);

export const progressionsRequest = z
  .strictObject({
    ...birthFields,
    /** The moment of life, read in the zone of `place_2` or else of the birth place. */
    date_2: dateField.optional(),
    /** Default 12:00. */
    time_2: timeField.optional(),
    place_id_2: placeIdField.optional(),
    place_2: placeField.optional(),
    /** Or years of life since the birth. */
    add_years: age.optional(),
    /** Or days of life. */
    add_days: z.number().min(0).max(1_100_000).optional(),
    ...horoscopeFields,
  })
  .refine(...placeRule(''))
  .refine(...placeRule('_2', false))
  .refine(
    ({ date_2, add_years, add_days }) =>
      [date_2, add_years, add_days].filter((given) => given !== undefined).length === 1,
    { path: ['date_2'], message: 'must be given, or add_years, or add_days; exactly one of the three' },
  )
  .refine(({ date_2, time_2 }) => time_2 === undefined || date_2 !== undefined, {
    path: ['time_2'],
    message: 'needs date_2, the day it is of',
  });
export type ProgressionsRequest = z.input<typeof progressionsRequest>;
export type ParsedProgressions = z.output<typeof progressionsRequest>;

/** When the progressed Moon goes on, in life. */
const change = z.strictObject({
  date: birthdateSchema,
  /** Years of life. */
  age: decimal7Field,
});

export const progressionsResponse = z.strictObject({
  profile: profileSchema,
  event: eventSchema,
  /** The moment of the sky that stands for the event: as many days after birth as that is years. */
  progressedDate: birthdateSchema,
  intro: z.string().nullable(),
  /** Speeds are degrees a year of life, as the progressed day has them. */
  planets: z.array(planetSchema),
  /** Progressed houses. */
  houses: z.array(houseSchema),
  moonPhase: z.strictObject({
    ...moonPhaseSchema.shape,
    collectText: z.boolean(),
    text: z.string().nullable(),
  }),
  /** Progressed to natal. */
  aspects: z.array(aspectSchema),
  /** Among the progressed points. */
  progressedAspects: z.array(aspectSchema),
  elements: elementsSchema,
  /** The progressed Moon's next sign and house; a house is null where the Moon meets no cusp in forty years. */
  moonChanges: z.strictObject({
    sign: z.strictObject({ signId: z.int().min(0).max(11), signName: z.string(), ...change.shape }),
    house: z.strictObject({ house: z.int().min(1).max(12), ...change.shape }).nullable(),
  }),
  /** Solar arc directions: every natal point as far ahead as the progressed Sun has come. */
  solarArc: z.strictObject({
    /** Degrees. */
    arc: decimal7Field,
    planets: z.array(
      z.strictObject({
        planetId: z.int().min(0),
        planetName: z.string(),
        longitude: decimal7Field,
        signId: z.int().min(0).max(11),
        signName: z.string(),
        degrees: z.int().min(0).max(29),
        minutes: z.int().min(0).max(59),
        seconds: z.int().min(0).max(59),
      }),
    ),
    /** Directed to natal. */
    aspects: z.array(aspectSchema),
  }),
  /** Of the progressed chart. */
  chart: anglesOfChartSchema,
  notices: z.array(noticeSchema),
  /** Of the birth, and what was made of it. */
  calculation: z.strictObject({
    ...calculationSchema.shape,
    progressedJulianDayUt: z.number(),
    progressedAngles: z.enum(['naibod', 'solar-arc', 'mean-quotidian']),
    /** Age at the event in tropical years. */
    years: z.number(),
  }),
});
export type Progressions = z.infer<typeof progressionsResponse>;
