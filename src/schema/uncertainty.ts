import * as z from 'zod';
import { birthdateSchema } from './quantities.js';

/** What a chart can't say for sure where the time of birth is not known, or not to the minute. */

const planetId = z.int().min(0);

/** A change of a body or point, and when it happens. */
const change = <K extends string, V extends z.ZodType>(kind: K, value: V) =>
  z.strictObject({ kind: z.literal(kind), planetId, at: birthdateSchema, before: value, after: value });
const sign = z.int().min(0).max(11);
const house = z.int().min(1).max(12);
const aspect = { planet2Id: planetId, aspectId: z.int().min(0).max(10) };

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
  /** The time of birth lies between these two. */
  from: birthdateSchema,
  to: birthdateSchema,
  /** In order of time. */
  changes: z.array(uncertainChangeSchema),
  /** What is the same whenever in that span the birth was: ids of bodies and points. */
  holds: z.strictObject({
    sign: z.array(planetId),
    /** Empty without a time of birth. */
    house: z.array(planetId),
    /** Aspects in orb throughout. */
    aspects: z.array(heldAspect),
    /** In a synastry: the partner's house, where the partner has houses, and aspects to the partner. */
    partnerHouse: z.array(planetId).optional(),
    partnerAspects: z.array(heldAspect).optional(),
  }),
});
export type Uncertainty = z.infer<typeof uncertaintySchema>;
