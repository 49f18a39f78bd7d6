import * as z from 'zod';
import { dateField, langField, nameField, placeField, placeIdField, timeField } from './fields.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema } from './quantities.js';
import { horoscopeFields, placeRule, timeAccuracyField } from './requests.js';
import {
  anglesOfChartSchema,
  aspectSchema,
  calculationSchema,
  elementsSchema,
  houseSchema,
  planetSchema,
  profileSchema,
} from './responses.js';

import { uncertaintySchema } from './uncertainty.js';

/** Requests and results of `synastry` and `composite`: two persons. */

const pairFields = {
  name_1: nameField,
  date_1: dateField,
  time_1: timeField,
  place_id_1: placeIdField.optional(),
  place_1: placeField.optional(),
  name_2: nameField,
  date_2: dateField,
  time_2: timeField,
  place_id_2: placeIdField.optional(),
  place_2: placeField.optional(),
  lang: langField,
  ...horoscopeFields,
};

export const pairRequest = z
  .strictObject(pairFields)
  .refine(...placeRule('_1'))
  .refine(...placeRule('_2'));
/** Two persons' births: what `composite` takes. */
export type PairRequest = z.input<typeof pairRequest>;
export type ParsedPair = z.output<typeof pairRequest>;

export const synastryRequest = z
  .strictObject({
    ...pairFields,
    /** Null where it is not known, and minutes either way that it may be off where it is. */
    time_1: timeField.nullable(),
    time_accuracy_1: timeAccuracyField.optional(),
    time_2: timeField.nullable(),
    time_accuracy_2: timeAccuracyField.optional(),
  })
  .refine(...placeRule('_1'))
  .refine(...placeRule('_2'));
/** Two persons' births, whose times may be unknown: what `synastry` takes. */
export type SynastryRequest = z.input<typeof synastryRequest>;
export type ParsedSynastry = z.output<typeof synastryRequest>;

const text = z.string().nullable();

/** An entry of `planets1` and `planets2`: `text` on the sign it stands in, `housetext` on the partner's house. */
export const synastryPlanetSchema = z.strictObject({
  ...planetSchema.shape,
  /** The house of the partner's chart that the planet falls into: 1 to 12, or 0 where the partner has no houses. */
  partnerHousePosition: z.int().min(0).max(12),
});
export type SynastryPlanet = z.infer<typeof synastryPlanetSchema>;

export const synastryResponse = z.strictObject({
  profile1: profileSchema,
  profile2: profileSchema,
  intro: text,
  planets1: z.array(synastryPlanetSchema),
  planets2: z.array(synastryPlanetSchema),
  /**
   * From the first person's planets (`planet1Id`) to the second's, in the order of `planets1`. `applying`: the orb
   * would shrink if both moved on as each did at its own birth.
   */
  aspects1: z.array(aspectSchema),
  /** The same pairs from the second person's side, in the order of `planets2`, with texts of their own. */
  aspects2: z.array(aspectSchema),
  /** Of both charts taken together. */
  elements: elementsSchema,
  chart1: anglesOfChartSchema,
  chart2: anglesOfChartSchema,
  /** Of the person whose time of birth is unknown, or known to some minutes. */
  uncertainty1: uncertaintySchema.optional(),
  uncertainty2: uncertaintySchema.optional(),
  /** Each begins with whose chart it is about. */
  notices: z.array(noticeSchema),
  calculation1: calculationSchema,
  calculation2: calculationSchema,
});
export type Synastry = z.infer<typeof synastryResponse>;

/** The receipt of a midpoint composite, which has no moment: what its points and houses are made from. */
export const midpointCalculationSchema = z.strictObject({
  method: z.literal('midpoint'),
  /** Of the two births. */
  julianDayUt1: z.number(),
  julianDayUt2: z.number(),
  zodiac: calculationSchema.shape.zodiac,
  ayanamsa: calculationSchema.shape.ayanamsa,
  node: calculationSchema.shape.node,
  lilith: calculationSchema.shape.lilith,
  topocentric: calculationSchema.shape.topocentric,
  /** Mean of the true obliquities at the two births, degrees. */
  obliquity: z.number(),
  /** Right ascension of the composite Midheaven, degrees. */
  armc: z.number(),
  /** Mean of the two birth places', degrees. */
  latitude: z.number(),
  houseSystem: calculationSchema.shape.houseSystem,
  houseSystemUsed: calculationSchema.shape.houseSystemUsed,
  engine: z.string(),
});

/** The receipt of a Davison chart: that of any chart, and the moment and place it found. */
export const davisonCalculationSchema = z.strictObject({
  method: z.literal('davison'),
  ...calculationSchema.shape,
  utDate: birthdateSchema,
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
});

export const compositeResponse = z.strictObject({
  profile1: profileSchema,
  profile2: profileSchema,
  /** `options.compositeMethod`. */
  method: z.enum(['midpoint', 'davison']),
  intro: text,
  planets: z.array(planetSchema),
  houses: z.array(houseSchema),
  aspects: z.array(aspectSchema),
  elements: elementsSchema,
  chart: anglesOfChartSchema,
  notices: z.array(noticeSchema),
  /** Of the two births, as in every result about two persons; the composite's own receipt comes last. */
  calculation1: calculationSchema,
  calculation2: calculationSchema,
  calculation: z.discriminatedUnion('method', [midpointCalculationSchema, davisonCalculationSchema]),
});
export type Composite = z.infer<typeof compositeResponse>;
