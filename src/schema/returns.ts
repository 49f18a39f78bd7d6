import { dateField, placeField, placeIdField, timeField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { readingFields } from './reading.js';
import { birthFields, horoscopeFields, placeRule, type WithPlace } from './requests.js';
import {
  anglesOfChartSchema,
  aspectSchema,
  calculationSchema,
  elementsSchema,
  eventSchema,
  houseSchema,
  planetSchema,
  profileSchema,
} from './responses.js';
import { returnUncertaintySchema } from './uncertainty.js';

/** Requests and results of `solarReturn` and `lunarReturn`: a birth, and when Sun or Moon are back where they were. */

const returnPlace = {
  place_id_2: placeIdField
    .optional()
    .describe('Id of the place where the person is at the return; default the birth place'),
  place_2: placeField.optional().describe('That place itself, by name, coordinates and zone'),
};

export const solarReturnRequest = z
  .strictObject({
    ...birthFields,
    year: z
      .int()
      .min(1)
      .max(2999)
      .describe('Year of the birthday that the return is at; not before the year of birth'),
    ...returnPlace,
    ...horoscopeFields,
  })
  .refine(...placeRule(''))
  .refine(...placeRule('_2', false));
export type SolarReturnRequest = WithPlace<z.input<typeof solarReturnRequest>>;
export type ParsedSolarReturn = z.output<typeof solarReturnRequest>;

export const lunarReturnRequest = z
  .strictObject({
    ...birthFields,
    date_2: dateField.describe(
      'Date from which on the first return is looked for, in the zone of `place_2` or else of the birth place',
    ),
    time_2: timeField.optional().describe('Local time on that date; default 00:00'),
    ...returnPlace,
    ...horoscopeFields,
  })
  .refine(...placeRule(''))
  .refine(...placeRule('_2', false));
export type LunarReturnRequest = WithPlace<z.input<typeof lunarReturnRequest>>;
export type ParsedLunarReturn = z.output<typeof lunarReturnRequest>;

/**
 * An entry of a return's `planets`. `text` is the Ascendant's alone, on its natal house: what is written of a body in a
 * sign speaks of a life, not of a year or a month. `housetext` is on the house of the return.
 */
export const returnPlanetSchema = z.strictObject({
  ...planetSchema.shape,
  natalHousePosition: z
    .int()
    .min(0)
    .max(12)
    .describe(
      'The house of the natal chart that the planet falls into: 1 to 12, or 0 where that has no houses',
    ),
});
export type ReturnPlanet = z.infer<typeof returnPlanetSchema>;

const returnResponse = z.strictObject({
  profile: profileSchema.describe('Whose horoscope it is: name, birth and place'),
  event: eventSchema.describe(
    'The return: its dates are to the microsecond, the moment itself is good to a tenth of a second',
  ),
  intro: z.string().nullable().describe('Introduction; null where no texts were collected'),
  planets: z.array(returnPlanetSchema).describe('The points of the return'),
  houses: z.array(houseSchema).describe('The houses of the return; empty without a time of birth'),
  aspects: z.array(aspectSchema).describe('Aspects among the points of the return'),
  aspectsToNatal: z.array(aspectSchema).describe('Aspects from the return (`planet1Id`) to the natal chart'),
  elements: elementsSchema.describe('Shares of elements, qualities and polarities, percent'),
  chart: anglesOfChartSchema.describe('Angles of the return'),
  ...readingFields,
  uncertainty: returnUncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller; each begins with whose chart it is about'),
  calculation: z
    .strictObject({
      ...calculationSchema.shape,
      natalJulianDayUt: z.number().describe('The moment of birth as a Julian day, UT'),
      precessionCorrected: z.boolean().describe('Whether precession was taken out'),
    })
    .describe('The receipt of the return, and what returned'),
});

export const solarReturnResponse = returnResponse;
export type SolarReturn = z.infer<typeof solarReturnResponse>;

export const lunarReturnResponse = returnResponse;
export type LunarReturn = z.infer<typeof lunarReturnResponse>;
