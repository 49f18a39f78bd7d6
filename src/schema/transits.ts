import { dateField, langField, nameField, placeField, placeIdField, timeField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { momentSchema } from './quantities.js';
import { readingFields } from './reading.js';
import { birthTimeField, horoscopeFields, placeRule, timeAccuracyField, type WithPlace } from './requests.js';
import {
  anglesOfChartSchema,
  aspectSchema,
  calculationSchema,
  houseSchema,
  planetSchema,
  profileSchema,
} from './responses.js';
import { uncertaintySchema } from './uncertainty.js';

/** Request and result of `transits`: a person, and an event or a period. */

export const transitsRequest = z
  .strictObject({
    name_1: nameField.describe('Name of the person'),
    date_1: dateField.describe('Local date of birth, YYYY-MM-DD'),
    time_1: birthTimeField,
    time_accuracy_1: timeAccuracyField,
    place_id_1: placeIdField.optional().describe('Id of the birth place; or else `place_1`'),
    place_1: placeField.optional().describe('The birth place itself, by name, coordinates and zone'),
    name_2: nameField.optional().describe('Name of the event; default the person’s'),
    date_2: dateField.describe('Date of the event, or first day of the period'),
    time_2: timeField
      .optional()
      .describe('Local time of the event; default 12:00, or 00:00 where a period begins'),
    place_id_2: placeIdField
      .optional()
      .describe('Id of the place of the event, whose clock is used; default the birth place'),
    place_2: placeField.optional().describe('Place of the event itself, by name, coordinates and zone'),
    date_end: dateField.optional().describe('Last day of a period that begins with `date_2`'),
    lang: langField.describe('Language of names and texts, a BCP 47 tag'),
    ...horoscopeFields,
  })
  .refine(...placeRule('_1'))
  .refine(...placeRule('_2', false));
export type TransitsRequest = WithPlace<z.input<typeof transitsRequest>, '_1'>;
export type ParsedTransits = z.output<typeof transitsRequest>;

/** Null where it lies more than forty years away, or beyond what can be calculated. */
const bound = momentSchema.nullable();

export const transitAspectSchema = z.strictObject({
  ...aspectSchema.shape,
  starts: bound.describe('When it comes within orb; null beyond forty years or what can be calculated'),
  exact: z
    .array(momentSchema)
    .describe('All exact moments from `starts` to `ends`: three of them in a retrograde loop'),
  ends: bound.describe('When it leaves orb; null beyond forty years or what can be calculated'),
});
export type TransitAspect = z.infer<typeof transitAspectSchema>;

export const transitHouseSchema = z.strictObject({
  planetId: z.int().min(0).describe('Planet id'),
  planetName: z.string().describe('Name of the body, in the language asked for'),
  house: z.int().min(1).max(12).describe('Natal house, 1 to 12'),
  collectText: z.boolean().describe('Whether texts were collected'),
  text: z
    .string()
    .nullable()
    .describe('Text in the language asked for; null where none was collected or none is written'),
  starts: bound.describe('When the body enters the house; null beyond forty years or what can be calculated'),
  ends: bound.describe('When the body leaves the house; null beyond forty years or what can be calculated'),
});
export type TransitHouse = z.infer<typeof transitHouseSchema>;

export const transitsResponse = z.strictObject({
  profile1: profileSchema.describe('The birth'),
  profile2: profileSchema.describe('The event, or the beginning of the period'),
  intro: z.string().nullable().describe('Introduction; null where no texts were collected'),
  planets: z.array(planetSchema).describe('The sky at the event'),
  transits_aspects: z
    .array(transitAspectSchema)
    .describe('Aspects from the transiting sky (`planet1Id`) to the birth, in order of time for a period'),
  transits_houses: z
    .array(transitHouseSchema)
    .describe('Transiting bodies in natal houses; none without a time of birth'),
  chart: z
    .strictObject({
      ...anglesOfChartSchema.shape,
      planets: z.array(planetSchema).describe('Bodies and points of the birth chart, without texts'),
      houses: z
        .array(houseSchema.pick({ house: true, longitude: true }))
        .describe('Cusps of the birth chart; none without a time of birth'),
    })
    .describe('The birth chart: what a wheel of the transits is drawn around'),
  ...readingFields,
  uncertainty: uncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open in the birth chart'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation1: calculationSchema.describe('Receipt of the birth chart'),
  calculation2: calculationSchema.describe('Receipt of the sky at the event'),
});
export type Transits = z.infer<typeof transitsResponse>;
