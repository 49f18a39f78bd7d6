import { dateField, langField, nameField, placeField, placeIdField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { birthdateSchema } from './quantities.js';
import { readingFields } from './reading.js';
import { birthTimeField, horoscopeFields, placeRule, timeAccuracyField, type WithPlace } from './requests.js';
import {
  anglesOfChartSchema,
  aspectSchema,
  calculationSchema,
  elementsSchema,
  houseSchema,
  planetSchema,
  profileSchema,
} from './responses.js';

import { compositeUncertaintySchema, uncertaintySchema } from './uncertainty.js';

/** Requests and results of `synastry` and `composite`: two persons. */

const pairFields = {
  name_1: nameField.describe('Name of the first person'),
  date_1: dateField.describe('Local date of the first birth, YYYY-MM-DD'),
  time_1: birthTimeField.describe(
    'Local time of the first birth, HH:MM or HH:MM:SS; null where it is not known',
  ),
  time_accuracy_1: timeAccuracyField.describe(
    'Minutes either way that the first time may be off, at most 240',
  ),
  place_id_1: placeIdField.optional().describe('Id of the first birth place; or else `place_1`'),
  place_1: placeField.optional().describe('The first birth place itself, by name, coordinates and zone'),
  name_2: nameField.describe('Name of the second person'),
  date_2: dateField.describe('Local date of the second birth, YYYY-MM-DD'),
  time_2: birthTimeField.describe(
    'Local time of the second birth, HH:MM or HH:MM:SS; null where it is not known',
  ),
  time_accuracy_2: timeAccuracyField.describe(
    'Minutes either way that the second time may be off, at most 240',
  ),
  place_id_2: placeIdField.optional().describe('Id of the second place; or else `place_2`'),
  place_2: placeField.optional().describe('The second birth place itself, by name, coordinates and zone'),
  lang: langField.describe('Language of names and texts, a BCP 47 tag'),
  ...horoscopeFields,
};

export const pairRequest = z
  .strictObject(pairFields)
  .refine(...placeRule('_1'))
  .refine(...placeRule('_2'));
/** Two persons' births, whose times may be unknown: what `synastry` and `composite` take. */
export type PairRequest = WithPlace<WithPlace<z.input<typeof pairRequest>, '_1'>, '_2'>;
export type ParsedPair = z.output<typeof pairRequest>;

/** What `synastry` takes: two persons' births. */
export const synastryRequest = pairRequest;
export type SynastryRequest = PairRequest;

const text = z.string().nullable();

/** An entry of `planets1` and `planets2`: `text` on the sign it stands in, `housetext` on the partner's house. */
export const synastryPlanetSchema = z.strictObject({
  ...planetSchema.shape,
  partnerHousePosition: z
    .int()
    .min(0)
    .max(12)
    .describe(
      'The house of the partner’s chart that the planet falls into: 1 to 12, or 0 where the partner has no houses',
    ),
});
export type SynastryPlanet = z.infer<typeof synastryPlanetSchema>;

/** How much two charts have to do with each other, by a published count. */
export const scoreSchema = z.strictObject({
  method: z.literal('discepolo').describe('Whose count it is: C. Discepolo’s, in Sinastria'),
  points: z
    .int()
    .min(0)
    .describe('Points: up to 5 little, 10 some, 15 important, 20 very important, more is rare'),
  of: z.int().describe('The most that two charts can have'),
  parts: z
    .array(
      z.strictObject({
        factor: z
          .strictObject({
            kind: z.enum(['contact', 'whole']).describe('`contact`, or `whole` for two Suns of one quality'),
            planetIds: z.array(z.int().min(0)).describe('The first person’s body, the second person’s'),
            aspectId: z.int().min(0).max(10).optional().describe('Aspect id'),
          })
          .describe('What counts'),
        points: z.int().describe('Its points'),
      }),
    )
    .describe('What the points are for'),
});

export const synastryResponse = z.strictObject({
  profile1: profileSchema.describe('The first person'),
  profile2: profileSchema.describe('The second person'),
  intro: text.describe('Introduction; null where no texts were collected'),
  planets1: z.array(synastryPlanetSchema).describe('The first person’s planets'),
  planets2: z.array(synastryPlanetSchema).describe('The second person’s planets'),
  aspects1: z
    .array(aspectSchema)
    .describe(
      'From the first person’s planets (`planet1Id`) to the second’s, in the order of `planets1`. `applying`: the orb would shrink if both moved on as each did at its own birth',
    ),
  aspects2: z
    .array(aspectSchema)
    .describe(
      'The same pairs from the second person’s side, in the order of `planets2`, with texts of their own',
    ),
  elements: elementsSchema.describe(
    'Shares of elements, qualities and polarities in both charts taken together, percent',
  ),
  chart1: anglesOfChartSchema.describe('Angles of the first chart'),
  chart2: anglesOfChartSchema.describe('Angles of the second chart'),
  uncertainty1: uncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open, of the first person'),
  uncertainty2: uncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open, of the second person'),
  factors: readingFields.factors,
  reading: readingFields.reading,
  wheel: readingFields.wheel,
  score: scoreSchema
    .optional()
    .describe('`include: reading` or `factors`: how much the two charts have to do with each other'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller; each begins with whose chart it is about'),
  calculation1: calculationSchema.describe('Receipt of the first chart'),
  calculation2: calculationSchema.describe('Receipt of the second chart'),
});
export type Synastry = z.infer<typeof synastryResponse>;

/** The receipt of a midpoint composite, which has no moment: what its points and houses are made from. */
export const midpointCalculationSchema = z.strictObject({
  method: z.literal('midpoint').describe('How the chart was made'),
  julianDayUt1: z.number().describe('The first birth as a Julian day, UT'),
  julianDayUt2: z.number().describe('The second birth as a Julian day, UT'),
  zodiac: calculationSchema.shape.zodiac.describe('Zodiac'),
  ayanamsa: calculationSchema.shape.ayanamsa.describe('Sidereal zodiac; null in the tropical'),
  node: calculationSchema.shape.node.describe('Which lunar node'),
  lilith: calculationSchema.shape.lilith.describe('Which lunar apogee'),
  topocentric: calculationSchema.shape.topocentric,
  obliquity: z.number().describe('Mean of the true obliquities at the two births, degrees'),
  armc: z
    .number()
    .nullable()
    .describe('Right ascension of the composite Midheaven, degrees; null where there are no houses'),
  latitude: z.number().describe('Mean of the latitudes of the two birth places, degrees'),
  houseSystem: calculationSchema.shape.houseSystem.describe('Letter of the system asked for'),
  houseSystemUsed: calculationSchema.shape.houseSystemUsed.describe('Letter of the system used'),
  engine: z.string().describe('Name and version of this library'),
});

/** The receipt of a Davison chart: that of any chart, and the moment and place it found. */
export const davisonCalculationSchema = z.strictObject({
  method: z.literal('davison').describe('How the chart was made'),
  ...calculationSchema.shape,
  utDate: birthdateSchema.describe('The moment in UTC'),
  latitude: z.number().describe('Latitude found, degrees, north positive'),
  longitude: z.number().describe('Longitude found, degrees, east positive'),
});

export const compositeResponse = z.strictObject({
  profile1: profileSchema.describe('The first person'),
  profile2: profileSchema.describe('The second person'),
  method: z.enum(['midpoint', 'davison']).describe('How the chart was made: `options.compositeMethod`'),
  intro: text.describe('Introduction; null where no texts were collected'),
  planets: z.array(planetSchema).describe('Bodies and points'),
  houses: z
    .array(houseSchema)
    .describe('The houses of the composite; empty where a time of birth is unknown'),
  aspects: z.array(aspectSchema).describe('Aspects among the points'),
  elements: elementsSchema.describe('Shares of elements, qualities and polarities, percent'),
  chart: anglesOfChartSchema.describe('Angles of the composite'),
  ...readingFields,
  uncertainty: compositeUncertaintySchema
    .optional()
    .describe('What an unknown or uncertain time of birth leaves open'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
  calculation1: calculationSchema.describe('Receipt of the first birth'),
  calculation2: calculationSchema.describe('Receipt of the second birth'),
  calculation: z
    .discriminatedUnion('method', [midpointCalculationSchema, davisonCalculationSchema])
    .describe('The receipt: all it takes to recompute the result'),
});
export type Composite = z.infer<typeof compositeResponse>;
