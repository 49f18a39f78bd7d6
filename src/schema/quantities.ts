import * as z from './kinds.js';

/** Quantities of the sky and moments, as results give them. */

/** A sky quantity: a decimal with exactly 7 places, as text. */
export const decimal7Field = z.string().regex(/^-?\d{1,8}\.\d{7}$/);

/** A place in the zodiac: degrees, 0 ≤ λ < 360, and the same as a sign and degrees in it, cut off and not rounded. */
export const zodiacFields = {
  longitude: decimal7Field.describe('Ecliptic longitude, degrees, 0 ≤ λ < 360'),
  signId: z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces'),
  signName: z.string().describe('Name of the sign'),
  degrees: z.int().min(0).max(29).describe('Whole degrees in the sign, cut off'),
  minutes: z.int().min(0).max(59).describe('Minutes of arc, cut off'),
  seconds: z.int().min(0).max(59).describe('Seconds of arc, cut off'),
};

/** A civil moment: `YYYY-MM-DD HH:MM:SS.ffffff` in the zone named. */
export const birthdateSchema = z.strictObject({
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/)
    .describe('The clock’s reading, to the microsecond'),
  timezone_type: z.int().describe('Always 3: a named zone'),
  timezone: z.string().describe('IANA name of the zone, or UTC'),
});
export type Birthdate = z.infer<typeof birthdateSchema>;

/** A moment, UTC: `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export const instantSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

/**
 * A moment on a local clock and, since clocks may show a time twice, in UTC: `utDate` is of the Gregorian calendar,
 * `julianDayUt` a Julian day in UT.
 */
export const momentSchema = z.strictObject({
  ...birthdateSchema.shape,
  utDate: instantSchema.describe('The moment in UTC, of the Gregorian calendar'),
  julianDayUt: z.number().describe('The moment as a Julian day, UT'),
});
export type Moment = z.infer<typeof momentSchema>;

/** A day of the Gregorian calendar: `YYYY-MM-DD`. */
export const isoDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
