import * as z from './kinds.js';

/** The fields that requests of several operations are made of, with their limits. */

export const nameLimit = 200;
const dateLimit = { first: 1, last: 2999 };

/** A person, an event or a place searched for. */
export const nameField = z
  .string()
  .max(nameLimit)
  .refine((name) => name.trim() !== '', 'must not be empty');

/** `YYYY-MM-DD`. Whether the day exists depends on the calendar, and is checked in `time/`. */
export const dateField = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}$/,
    `must be YYYY-MM-DD, a date of the years ${year(dateLimit.first)} to ${dateLimit.last}`,
  );

/** `HH:MM` or `HH:MM:SS`, 24 hours. */
export const timeField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be HH:MM or HH:MM:SS, 00:00 to 23:59:59');

export const placeIdField = z.int().positive();

/** A BCP 47 tag. Whether there is such a language is checked when its texts are looked up. */
export const langField = z.string().min(1).max(64) as z.ZodType<string, Language>;
/** A language tag; those that are bundled are suggested, and any other string may be typed. */
export type Language = 'en' | (string & {});

export const signIdField = z.int().min(0).max(11);

export const latitudeField = z.number().min(-90).max(90);
/** East positive; 180 to 360 is taken as -180 to 0. */
export const longitudeField = z.number().min(-180).max(360);

/** A place given by name, coordinates and zone: one that the index doesn't have, or not exactly enough. */
export const placeField = z.strictObject({
  name: nameField.describe('Name of the place'),
  latitude: latitudeField.describe('Degrees, north positive'),
  longitude: longitudeField.describe('Degrees, east positive; -180 to 360'),
  timezone: z
    .string()
    .min(1)
    .max(64)
    .describe('IANA name, `UTC`, `LMT` (the place’s own mean time) or `±HH:MM[:SS]`'),
});
export type GivenPlace = z.infer<typeof placeField>;

function year(value: number): string {
  return String(value).padStart(4, '0');
}
