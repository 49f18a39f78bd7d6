import * as z from 'zod';
import { dateField, langField, nameField, placeField, placeIdField, timeField } from './fields.js';
import { birthdateSchema } from './quantities.js';
import { readingSchema } from './reading.js';
import { horoscopeFields, placeRule } from './requests.js';
import { aspectSchema, calculationSchema, noticeSchema, planetSchema, profileSchema } from './responses.js';

/** Request and result of `transits`: a person, and an event or a period. */

export const transitsRequest = z
  .strictObject({
    name_1: nameField,
    date_1: dateField,
    time_1: timeField,
    place_id_1: placeIdField.optional(),
    place_1: placeField.optional(),
    /** Of the event; default the person's. */
    name_2: nameField.optional(),
    date_2: dateField,
    /** Default 12:00, or 00:00 where a period begins. */
    time_2: timeField.optional(),
    /** Where the event's clock hangs; default the birth place. */
    place_id_2: placeIdField.optional(),
    place_2: placeField.optional(),
    /** Last day of a period that begins with `date_2`. */
    date_end: dateField.optional(),
    lang: langField,
    ...horoscopeFields,
  })
  .refine(...placeRule('_1'))
  .refine(...placeRule('_2', false));
export type TransitsRequest = z.input<typeof transitsRequest>;
export type ParsedTransits = z.output<typeof transitsRequest>;

/** Null where it lies more than forty years away, or beyond what can be calculated. */
const bound = birthdateSchema.nullable();

export const transitAspectSchema = z.strictObject({
  ...aspectSchema.shape,
  /** Coming within orb. */
  starts: bound,
  /** Every exact moment from `starts` to `ends`: three of them in a retrograde loop. */
  exact: z.array(birthdateSchema),
  /** Leaving orb. */
  ends: bound,
});
export type TransitAspect = z.infer<typeof transitAspectSchema>;

export const transitHouseSchema = z.strictObject({
  planetId: z.int().min(0),
  planetName: z.string(),
  /** Natal, 1 to 12. */
  house: z.int().min(1).max(12),
  collectText: z.boolean(),
  text: z.string().nullable(),
  starts: bound,
  ends: bound,
});
export type TransitHouse = z.infer<typeof transitHouseSchema>;

export const transitsResponse = z.strictObject({
  profile1: profileSchema,
  /** The event, or the beginning of the period. */
  profile2: profileSchema,
  intro: z.string().nullable(),
  planets: z.array(planetSchema),
  transits_aspects: z.array(transitAspectSchema),
  transits_houses: z.array(transitHouseSchema),
  /** Where it was asked for; null without texts. */
  reading: readingSchema.nullable().optional(),
  notices: z.array(noticeSchema),
  calculation1: calculationSchema,
  calculation2: calculationSchema,
});
export type Transits = z.infer<typeof transitsResponse>;
