import * as z from 'zod';
import { branches, chineseElements, stems } from '../chinese/cycles.js';
import {
  dateField,
  langField,
  nameField,
  placeField,
  placeIdField,
  signIdField,
  timeField,
} from './fields.js';
import { noticeSchema } from './notices.js';
import { isoDateSchema as isoDate } from './quantities.js';
import { placeRule } from './requests.js';

/** Requests and results of `chineseHoroscope` and `chineseForecasts`: shapes.md 5. */

const personFields = {
  name: nameField,
  date: dateField,
  time: timeField,
  /** Without a place the clock is China's. */
  place_id: placeIdField.optional(),
  place: placeField.optional(),
};

export const chineseHoroscopeRequest = z
  .strictObject({ ...personFields, lang: langField })
  .refine(...placeRule('', false));
export type ChineseHoroscopeRequest = z.input<typeof chineseHoroscopeRequest>;
export type ParsedChinesePerson = Pick<
  z.output<typeof chineseHoroscopeRequest>,
  'name' | 'date' | 'time' | 'place_id' | 'place'
>;

/** The lunar year, named by the Gregorian year in which it begins. */
const forecastYear = z.int().min(1).max(2999);

export const chinesePersonForecastRequest = z
  .strictObject({ ...personFields, year: forecastYear, lang: langField.optional() })
  .refine(...placeRule('', false));
export const chineseSignForecastRequest = z.strictObject({
  year: forecastYear,
  /** 0 Rat to 11 Pig; without it all twelve are told. */
  sign_id: signIdField.optional(),
  lang: langField.optional(),
});
export type ChineseForecastsRequest =
  | z.input<typeof chinesePersonForecastRequest>
  | z.input<typeof chineseSignForecastRequest>;

const signId = z.int().min(0).max(11);
const element = z.enum(chineseElements);
const polarity = z.enum(['yang', 'yin']);

export const pillarSchema = z.strictObject({
  stem: z.enum(stems),
  branch: z.enum(branches),
  /** Of the stem. */
  element,
  polarity,
  /** The branch's animal. */
  sign_id: signId,
  sign: z.string(),
  /** The sounding note that the pillar shares with its neighbor. */
  nayin: z.strictObject({ element, image: z.string() }),
});
export type PillarEntry = z.infer<typeof pillarSchema>;

export const chineseHoroscopeResponse = z.strictObject({
  name: z.string(),
  date: isoDate,
  sign_id: signId,
  sign: z.string(),
  /** Of the year's stem. */
  element,
  polarity,
  /** The Chinese year of the birth. */
  year: z.int(),
  stem: z.enum(stems),
  branch: z.enum(branches),
  pillars: z.strictObject({
    year: pillarSchema,
    month: pillarSchema,
    day: pillarSchema,
    hour: pillarSchema,
  }),
  lunar_birthday: z.strictObject({
    year: z.int(),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(30),
    leap: z.boolean(),
  }),
  intro: z.string(),
  text: z.string(),
  notices: z.array(noticeSchema),
});
export type ChineseHoroscope = z.infer<typeof chineseHoroscopeResponse>;

/** What the year's branch is to the person's. */
export const yearRelations = ['benming', 'clash', 'combination', 'trine', 'harm', 'neutral'] as const;

export const chineseForecastSchema = z.strictObject({
  name: z.string().optional(),
  date: isoDate.optional(),
  sign_id: signId,
  sign: z.string(),
  intro: z.string(),
  text: z.string(),
  year: z.int(),
  year_sign_id: signId,
  year_sign: z.string(),
  year_element: element,
  /** First and last day of the lunar year, on China's clock. */
  starts: isoDate,
  ends: isoDate,
  relation: z.enum(yearRelations),
});
export type ChineseForecast = z.infer<typeof chineseForecastSchema>;

export const chineseForecastsResponse = z.strictObject({
  forecasts: z.array(chineseForecastSchema).length(12),
});
export type ChineseForecasts = z.infer<typeof chineseForecastsResponse>;
