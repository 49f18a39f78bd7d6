import { branches, chineseElements, stems } from '../chinese/cycles.js';
import { yearRelations } from '../chinese/relations.js';
import { dateField, langField, nameField, placeField, placeIdField, signIdField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema, isoDateSchema as isoDate } from './quantities.js';
import { birthTimeField, placeRule, timeAccuracyField } from './requests.js';

export { yearRelations };

/** Requests and results of `chineseHoroscope` and `chineseForecasts`. */

const personFields = {
  name: nameField.describe('Name of the person'),
  date: dateField.describe('Local date of birth, YYYY-MM-DD'),
  time: birthTimeField,
  time_accuracy: timeAccuracyField,
  place_id: placeIdField
    .optional()
    .describe('Id of the birth place, from `places`; or else `place`. Without a place the clock is China’s'),
  place: placeField
    .optional()
    .describe('The place itself, by name, coordinates and zone, instead of `place_id`'),
};

export const chineseHoroscopeRequest = z
  .strictObject({ ...personFields, lang: langField.describe('Language of names and texts, a BCP 47 tag') })
  .refine(...placeRule('', false));
export type ChineseHoroscopeRequest = z.input<typeof chineseHoroscopeRequest>;
export type ParsedChinesePerson = Pick<
  z.output<typeof chineseHoroscopeRequest>,
  'name' | 'date' | 'time' | 'time_accuracy' | 'place_id' | 'place'
>;

const forecastYear = z
  .int()
  .min(1)
  .max(2999)
  .describe('The Chinese year, named by the Gregorian year in which it begins');

export const chinesePersonForecastRequest = z
  .strictObject({
    ...personFields,
    year: forecastYear,
    lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
  })
  .refine(...placeRule('', false));
export const chineseSignForecastRequest = z.strictObject({
  year: forecastYear,
  sign_id: signIdField.optional().describe('Animal, 0 Rat to 11 Pig; without it all twelve'),
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
});
/** What `chineseForecasts` takes: a person, an animal, or a year alone. */
export const chineseForecastsRequest = z.union([chinesePersonForecastRequest, chineseSignForecastRequest]);
export type ChineseForecastsRequest = z.input<typeof chineseForecastsRequest>;
/** A request for one forecast: a person's or an animal's. */
export type ChineseForecastRequest =
  | z.input<typeof chinesePersonForecastRequest>
  | (z.input<typeof chineseSignForecastRequest> & { sign_id: number });

const signId = z.int().min(0).max(11);
const element = z.enum(chineseElements);
const polarity = z.enum(['yang', 'yin']);

export const pillarSchema = z.strictObject({
  stem: z.enum(stems).describe('Heavenly stem'),
  branch: z.enum(branches).describe('Earthly branch'),
  element: element.describe('Element of the stem'),
  polarity: polarity.describe('Yang or yin'),
  sign_id: signId.describe('The branch’s animal, 0 Rat to 11 Pig'),
  sign: z.string().describe('Name of the animal'),
  nayin: z
    .strictObject({
      element: element.describe('Its element'),
      image: z.string().describe('What it is called'),
    })
    .describe('The sounding note that the pillar shares with its neighbor'),
});
export type PillarEntry = z.infer<typeof pillarSchema>;

/** What an uncertain time of birth leaves open of the pillars. */
export const chineseUncertaintySchema = z.strictObject({
  from: birthdateSchema.describe('The earliest that the birth may have been'),
  to: birthdateSchema.describe('The latest that the birth may have been'),
  changes: z
    .array(
      z.strictObject({
        kind: z
          .enum(['year', 'month', 'day', 'hour'])
          .describe('Which pillar; `hour` where the time of birth is known to some minutes'),
        at: birthdateSchema.describe('Local moment of birth at which it changes'),
        before: pillarSchema.describe('The pillar of a birth before that moment'),
        after: pillarSchema.describe('The pillar of a birth from that moment on'),
      }),
    )
    .describe(
      'What changes within that span, in order of time: year and month with a solar term, the day where it does not begin at midnight. What is not named is the same whenever the birth was',
    ),
});
export type ChineseUncertainty = z.infer<typeof chineseUncertaintySchema>;

export const chineseHoroscopeResponse = z.strictObject({
  name: z.string().describe('Name of the person'),
  date: isoDate.describe('Local date of birth, YYYY-MM-DD'),
  sign_id: signId.describe('Animal, 0 Rat to 11 Pig'),
  sign: z.string().describe('Name of the animal'),
  element: element.describe('Element of the year’s stem'),
  polarity: polarity.describe('Yang or yin'),
  year: z.int().describe('The Chinese year of the birth'),
  stem: z.enum(stems).describe('Heavenly stem'),
  branch: z.enum(branches).describe('Earthly branch'),
  pillars: z
    .strictObject({
      year: pillarSchema.describe('Pillar of the year'),
      month: pillarSchema.describe('Pillar of the month'),
      day: pillarSchema.describe('Pillar of the day'),
      hour: pillarSchema.nullable().describe('Pillar of the hour; null where the time of birth is not known'),
    })
    .describe('The four pillars'),
  lunar_birthday: z
    .strictObject({
      year: z.int().describe('The Chinese year, named by the Gregorian year in which it begins'),
      month: z.int().min(1).max(12).describe('Lunar month'),
      day: z.int().min(1).max(30).describe('Day of the month'),
      leap: z.boolean().describe('Whether it is a leap month'),
    })
    .describe('The birthday in the lunar calendar'),
  intro: z.string().describe('Introduction'),
  text: z.string().describe('Text'),
  uncertainty: chineseUncertaintySchema
    .optional()
    .describe('Where the time of birth is unknown, or known to some minutes'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
});
export type ChineseHoroscope = z.infer<typeof chineseHoroscopeResponse>;

export const chineseForecastSchema = z.strictObject({
  name: z.string().optional().describe('Name of the person'),
  date: isoDate.optional().describe('Local date of birth, YYYY-MM-DD'),
  sign_id: signId.describe('Animal, 0 Rat to 11 Pig'),
  sign: z.string().describe('Name of the animal'),
  intro: z.string().describe('Introduction'),
  text: z.string().describe('Text'),
  year: z.int().describe('The Chinese year, named by the Gregorian year in which it begins'),
  year_sign_id: signId.describe('Animal of the year'),
  year_sign: z.string().describe('Name of the animal of the year'),
  year_element: element.describe('Element of the year'),
  starts: isoDate.describe('First day of the lunar year, on China’s clock'),
  ends: isoDate.describe('Last day of the lunar year, on China’s clock'),
  relation: z.enum(yearRelations).describe('What the year’s branch is to the person’s'),
  uncertainty: chineseUncertaintySchema
    .optional()
    .describe(
      'Of a person whose time of birth is unknown, or known to some minutes: what it leaves open of the pillars of month and day, which the text reads, and of the animal, which changes with the pillar of the year where `options.chineseYear` is `solar`, and never within a day where it is `lunar`',
    ),
});
export type ChineseForecast = z.infer<typeof chineseForecastSchema>;

export const chineseForecastsResponse = z.strictObject({
  forecasts: z.array(chineseForecastSchema).length(12).describe('Of the twelve animals, Rat to Pig'),
});
export type ChineseForecasts = z.infer<typeof chineseForecastsResponse>;

/** What `chineseForecasts` gives: one forecast, or all twelve. */
export const chineseForecastsAnswer = z.union([chineseForecastSchema, chineseForecastsResponse]);
