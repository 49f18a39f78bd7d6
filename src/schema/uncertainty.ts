import * as z from './kinds.js';
import { birthdateSchema, decimal7Field } from './quantities.js';

/** What a chart can't say for sure where the time of birth is not known, or not to the minute. */

const planetId = z.int().min(0).describe('Planet id');

/** A change of a body or point, and when it happens. */
const change = <K extends string, V extends z.ZodType>(kind: K, value: V) =>
  z.strictObject({
    kind: z.literal(kind).describe('What changes'),
    planetId,
    at: birthdateSchema.describe('Local moment of birth at which it changes'),
    before: value.describe('What it is for a birth before that moment'),
    after: value.describe('What it is for a birth from that moment on'),
  });
const sign = z.int().min(0).max(11);
const house = z.int().min(1).max(12);
const aspect = {
  planet2Id: planetId.describe('Planet id of the other body'),
  aspectId: z.int().min(0).max(10).describe('Aspect id, 0 conjunction to 10 biquintile'),
};

export const uncertainChangeSchema = z.discriminatedUnion('kind', [
  /** It goes on to another sign. */
  change('sign', sign),
  /** It goes on to another house; in a synastry, to another of the partner's. */
  change('house', house),
  change('partnerHouse', house),
  /** It turns: whether it is retrograde. */
  change('retrograde', z.boolean()),
  /** An aspect comes into orb or leaves it, with another body or, in a synastry, one of the partner's. */
  change('aspect', z.boolean()).extend(aspect),
  change('partnerAspect', z.boolean()).extend(aspect),
]);
export type UncertainChange = z.infer<typeof uncertainChangeSchema>;

const heldAspect = z.strictObject({ planet1Id: planetId, ...aspect });

export const uncertaintySchema = z.strictObject({
  from: birthdateSchema.describe('The earliest that the birth may have been'),
  to: birthdateSchema.describe('The latest that the birth may have been'),
  changes: z.array(uncertainChangeSchema).describe('What changes within that span, in order of time'),
  holds: z
    .strictObject({
      sign: z.array(planetId).describe('Ids of what keeps its sign'),
      house: z.array(planetId).describe('Ids of what keeps its house; empty without a time of birth'),
      aspects: z.array(heldAspect).describe('Aspects in orb throughout'),
      partnerHouse: z
        .array(planetId)
        .optional()
        .describe('In a synastry: ids of what keeps its house in the partner’s chart, where that has houses'),
      partnerAspects: z
        .array(heldAspect)
        .optional()
        .describe('In a synastry: aspects to the partner in orb throughout'),
    })
    .describe('What is the same whenever in that span the birth was'),
});
export type Uncertainty = z.infer<typeof uncertaintySchema>;

const birthSpan = {
  from: birthdateSchema.describe('The earliest that the birth may have been'),
  to: birthdateSchema.describe('The latest that the birth may have been'),
};

/** Where a body may stand, whenever in its span the birth was: an arc of the zodiac. */
const arc = {
  planetId,
  from: decimal7Field.describe('Longitude that the arc begins with, degrees'),
  to: decimal7Field.describe('Longitude that the arc ends with, forward in the zodiac, degrees'),
};

/** Of a progressed chart. */
export const progressedUncertaintySchema = z.strictObject({
  ...birthSpan,
  planets: z
    .array(z.strictObject(arc))
    .describe('Where each progressed body may stand; points that turn with the Earth are not among them'),
});
export type ProgressedUncertainty = z.infer<typeof progressedUncertaintySchema>;

/** Of a return. */
export const returnUncertaintySchema = z.strictObject({
  ...birthSpan,
  event: z
    .array(
      z.strictObject({
        from: birthdateSchema.describe('The earliest, on the clock of the place of the return'),
        to: birthdateSchema.describe('The latest'),
      }),
    )
    .min(1)
    .max(2)
    .describe(
      'When the return may be, in order of time; a lunar return in either of two months where one falls near `date_2`',
    ),
  planets: z
    .array(z.strictObject(arc))
    .describe(
      'Where each body may stand in the span that holds `event` of the result; points that turn with the Earth are not among them',
    ),
});
export type ReturnUncertainty = z.infer<typeof returnUncertaintySchema>;

/** Of a composite of two births, either of which may be uncertain. */
export const compositeUncertaintySchema = z.strictObject({
  from1: birthdateSchema.describe('The earliest that the first birth may have been'),
  to1: birthdateSchema.describe('The latest that the first birth may have been'),
  from2: birthdateSchema.describe('The earliest that the second birth may have been'),
  to2: birthdateSchema.describe('The latest that the second birth may have been'),
  planets: z
    .array(
      z.strictObject({
        ...arc,
        opposite: z
          .boolean()
          .describe(
            'Whether it may stand in the opposite arc as well: the midpoint changes sides where the two bodies are opposite',
          ),
      }),
    )
    .describe('Where each body may stand; points that turn with the Earth are not among them'),
});
export type CompositeUncertainty = z.infer<typeof compositeUncertaintySchema>;
