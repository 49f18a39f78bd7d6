import * as z from 'zod';
import { dateField, placeField, placeIdField, timeField } from './fields.js';
import { noticeSchema } from './notices.js';
import { birthFields, horoscopeFields, placeRule } from './requests.js';
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

/** Requests and results of `solarReturn` and `lunarReturn`: a birth, and when Sun or Moon are back where they were. */

/** Where the person is at the return; default the birth place. */
const returnPlace = { place_id_2: placeIdField.optional(), place_2: placeField.optional() };

export const solarReturnRequest = z
  .strictObject({
    ...birthFields,
    /** Whose birthday the return is at, not before the year of birth. */
    year: z.int().min(1).max(2999),
    ...returnPlace,
    ...horoscopeFields,
  })
  .refine(...placeRule(''))
  .refine(...placeRule('_2', false));
export type SolarReturnRequest = z.input<typeof solarReturnRequest>;
export type ParsedSolarReturn = z.output<typeof solarReturnRequest>;

export const lunarReturnRequest = z
  .strictObject({
    ...birthFields,
    /** The return is the first one from here on, read in the zone of `place_2` or else of the birth place. */
    date_2: dateField,
    /** Default 00:00. */
    time_2: timeField.optional(),
    ...returnPlace,
    ...horoscopeFields,
  })
  .refine(...placeRule(''))
  .refine(...placeRule('_2', false));
export type LunarReturnRequest = z.input<typeof lunarReturnRequest>;
export type ParsedLunarReturn = z.output<typeof lunarReturnRequest>;

/**
 * An entry of a return's `planets`. `text` is the Ascendant's alone, on its natal house: what is written of a body in a
 * sign speaks of a life, not of a year or a month. `housetext` is on the house of the return.
 */
export const returnPlanetSchema = z.strictObject({
  ...planetSchema.shape,
  /** The house of the natal chart that the planet falls into: 1 to 12, or 0 where that has no houses. */
  natalHousePosition: z.int().min(0).max(12),
});
export type ReturnPlanet = z.infer<typeof returnPlanetSchema>;

const returnResponse = z.strictObject({
  profile: profileSchema,
  /** The return: its dates are to the microsecond, the moment itself is good to a tenth of a second. */
  event: eventSchema,
  intro: z.string().nullable(),
  planets: z.array(returnPlanetSchema),
  houses: z.array(houseSchema),
  /** Among the points of the return. */
  aspects: z.array(aspectSchema),
  /** From the return (`planet1Id`) to the natal chart. */
  aspectsToNatal: z.array(aspectSchema),
  elements: elementsSchema,
  /** Of the return. */
  chart: anglesOfChartSchema,
  /** Each begins with whose chart it is about. */
  notices: z.array(noticeSchema),
  /** Of the return, and of what returned. */
  calculation: z.strictObject({
    ...calculationSchema.shape,
    /** The moment of birth. */
    natalJulianDayUt: z.number(),
    precessionCorrected: z.boolean(),
  }),
});

export const solarReturnResponse = returnResponse;
export type SolarReturn = z.infer<typeof solarReturnResponse>;

export const lunarReturnResponse = returnResponse;
export type LunarReturn = z.infer<typeof lunarReturnResponse>;
