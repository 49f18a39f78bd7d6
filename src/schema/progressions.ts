import { dateField, placeField, placeIdField, timeField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema, decimal7Field } from './quantities.js';
import { readingFields } from './reading.js';
import { birthFields, horoscopeFields, placeRule, type WithPlace } from './requests.js';
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
import { progressedUncertaintySchema } from './uncertainty.js';

/** Request and result of `progressions`: a birth, and the moment of life it is progressed to. */

const age = z.number().min(0).max(2999);

export const progressionsRequest = z
  .strictObject({
    ...birthFields,
    date_2: dateField
      .optional()
      .describe('The moment of life, read in the zone of `place_2` or else of the birth place'),
    time_2: timeField.optional().describe('Local time of the moment of life; default 12:00'),
    place_id_2: placeIdField
      .optional()
      .describe('Id of the place whose clock reads `date_2`; default the birth place'),
    place_2: placeField.optional().describe('That place itself, by name, coordinates and zone'),
    add_years: age.optional().describe('Instead of `date_2`: years of life since the birth'),
    add_days: z
      .number()
      .min(0)
      .max(1_100_000)
      .optional()
      .describe('Instead of `date_2`: days of life since the birth'),
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
export type ProgressionsRequest = WithPlace<z.input<typeof progressionsRequest>>;
export type ParsedProgressions = z.output<typeof progressionsRequest>;

/** When the progressed Moon goes on, in life. */
const change = z.strictObject({
  date: birthdateSchema.describe('Local moment of life'),
  age: decimal7Field.describe('Age at it, years'),
});

export const progressionsResponse = z.strictObject({
  profile: profileSchema.describe('The birth'),
  event: eventSchema.describe('The moment of life'),
  progressedDate: birthdateSchema.describe(
    'The moment of the sky that stands for the event: as many days after birth as that is years',
  ),
  intro: z.string().nullable().describe('Introduction; null where no texts were collected'),
  planets: z
    .array(planetSchema)
    .describe('The progressed points; speeds are degrees a year of life, as the progressed day has them'),
  houses: z
    .array(houseSchema)
    .describe(
      'The houses that the progressed points are put in: the birth chart’s, or the progressed ones, as `options.progressedHouses` has it; empty without a time of birth',
    ),
  moonPhase: z
    .strictObject({
      ...moonPhaseSchema.shape,
      collectText: z.boolean().describe('Whether texts were collected'),
      text: z
        .string()
        .nullable()
        .describe('Text in the language asked for; null where none was collected or none is written'),
    })
    .describe('Phase of the progressed Moon'),
  aspects: z
    .array(aspectSchema)
    .describe('Aspects from the progressed points (`planet1Id`) to the natal ones'),
  progressedAspects: z.array(aspectSchema).describe('Aspects among the progressed points'),
  elements: elementsSchema.describe('Shares among the progressed points, percent'),
  moonChanges: z
    .strictObject({
      sign: z
        .strictObject({
          signId: z.int().min(0).max(11).describe('Sign id'),
          signName: z.string().describe('Name of the sign'),
          ...change.shape,
        })
        .describe('The next sign'),
      house: z
        .strictObject({ house: z.int().min(1).max(12).describe('House, 1 to 12'), ...change.shape })
        .nullable()
        .describe(
          'The next house, of those listed; null where there are none or the Moon meets no cusp in sixteen years',
        ),
    })
    .describe('When the progressed Moon goes on to another sign and house'),
  solarArc: z
    .strictObject({
      arc: decimal7Field.describe('The arc: how far the progressed Sun has come, degrees'),
      planets: z
        .array(
          z.strictObject({
            planetId: z.int().min(0).describe('Planet id'),
            planetName: z.string().describe('Name of the body, in the language asked for'),
            longitude: decimal7Field.describe('Ecliptic longitude, degrees, 0 ≤ λ < 360'),
            signId: z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces'),
            signName: z.string().describe('Name of the sign'),
            degrees: z.int().min(0).max(29).describe('Whole degrees in the sign, cut off'),
            minutes: z.int().min(0).max(59).describe('Minutes of arc, cut off'),
            seconds: z.int().min(0).max(59).describe('Seconds of arc, cut off'),
          }),
        )
        .describe('The directed points'),
      aspects: z
        .array(aspectSchema)
        .describe('Aspects from the directed points (`planet1Id`) to the natal ones'),
    })
    .describe('Solar arc directions: every natal point as far ahead as the progressed Sun has come'),
  stations: z
    .array(
      z.strictObject({
        planetId: z.int().min(0).describe('Planet id: 2 Mercury, 3 Venus or 4 Mars'),
        planetName: z.string().describe('Name of the body, in the language asked for'),
        direction: z.enum(['retrograde', 'direct']).describe('How it moves from then on'),
        date: birthdateSchema.describe('Local moment of life'),
      }),
    )
    .describe(
      'Where progressed Mercury, Venus or Mars turn within a year of the event, before or after it, in order of time',
    ),
  chart: anglesOfChartSchema.describe('Angles of the progressed chart'),
  ...readingFields,
  uncertainty: progressedUncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation: z
    .strictObject({
      ...calculationSchema.shape,
      progressedJulianDayUt: z.number().describe('The progressed moment as a Julian day, UT'),
      progressedAngles: z
        .enum(['naibod', 'solar-arc', 'mean-quotidian'])
        .describe('How the angles were moved'),
      progressedHouses: z
        .enum(['natal', 'progressed'])
        .describe('Whose houses are listed; `houseSystemUsed` is theirs'),
      years: z.number().describe('Age at the event, tropical years'),
    })
    .describe('The receipt of the birth, and what was made of it'),
});
export type Progressions = z.infer<typeof progressionsResponse>;
