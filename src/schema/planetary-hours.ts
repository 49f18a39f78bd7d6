import { ephemeridesResponse } from './ephemerides.js';
import { dateField, langField, placeField, placeIdField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { isoDateSchema, momentSchema } from './quantities.js';
import { placeRule, type WithPlace } from './requests.js';
import { calculationSchema } from './responses.js';

/** Request and result of `planetaryHours`. */

export const planetaryHoursRequest = z
  .strictObject({
    place_id: placeIdField.optional().describe('Id of the place, from `places`; or else `place`'),
    place: placeField
      .optional()
      .describe('The place itself, by name, coordinates and zone, instead of `place_id`'),
    date: dateField.describe(
      'Local date of the sunrise that the day begins with, YYYY-MM-DD, in the calendar of the `calendar` option',
    ),
    lang: langField.optional().describe('Language of names, a BCP 47 tag; default `en`'),
  })
  .refine(...placeRule(''));
export type PlanetaryHoursRequest = WithPlace<z.input<typeof planetaryHoursRequest>>;

const classicalPlanet = z.int().min(0).max(6);

export const planetaryHourSchema = z.strictObject({
  hour: z.int().min(1).max(24).describe('Hour, counted from sunrise: 1 to 12 by day, 13 to 24 by night'),
  rulerId: classicalPlanet.describe('Planet id of the ruler, 0 Sun to 6 Saturn'),
  rulerName: z.string().describe('Name of the ruler, in the language of the request'),
  starts: momentSchema.describe('When it begins'),
  ends: momentSchema.describe('When it ends, and the next one begins'),
  isDay: z.boolean().describe('Whether it is an hour of the day, between sunrise and sunset'),
});
export type PlanetaryHour = z.infer<typeof planetaryHourSchema>;

const { julianDayUt, calendar, offsetSource, utcOffset, timezoneData, placeData, engine } =
  calculationSchema.shape;

export const planetaryHoursResponse = z.strictObject({
  place: ephemeridesResponse.shape.place,
  date: isoDateSchema.describe('The date of the request, in the calendar of the `calendar` option'),
  sunrise: momentSchema.nullable().describe('Sunrise of the date; null in polar day and night'),
  sunset: momentSchema.nullable().describe('The sunset after it; null in polar day and night'),
  nextSunrise: momentSchema.nullable().describe('The sunrise after that; null in polar day and night'),
  dayRulerId: classicalPlanet.describe('Planet id of the ruler of the weekday, and of the first hour'),
  dayRulerName: z.string().describe('Name of the ruler of the weekday, in the language of the request'),
  hours: z
    .array(planetaryHourSchema)
    .describe('The twelve hours of the day and the twelve of the night; empty in polar day and night'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation: z
    .strictObject({
      julianDayUt: julianDayUt.describe(
        'Local midnight, from which sunrise is looked for, as a Julian day, UT',
      ),
      calendar,
      offsetSource,
      utcOffset,
      timezoneData,
      placeData,
      engine,
    })
    .describe('The receipt: all it takes to recompute the result'),
});
export type PlanetaryHours = z.infer<typeof planetaryHoursResponse>;
