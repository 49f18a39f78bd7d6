import * as z from 'zod';
import { birthdateSchema } from './quantities.js';

/** What a chart can't say for sure where the time of birth is not known, or not to the minute: shapes.md 4. */

const planetId = z.int().min(0);
const at = birthdateSchema;

export const uncertainChangeSchema = z.discriminatedUnion('kind', [
  /** A body or point goes on to another sign: `signId`s. */
  z.strictObject({
    kind: z.literal('sign'),
    planetId,
    at,
    before: z.int().min(0).max(11),
    after: z.int().min(0).max(11),
  }),
  /** It goes on to another house: 1 to 12. */
  z.strictObject({
    kind: z.literal('house'),
    planetId,
    at,
    before: z.int().min(1).max(12),
    after: z.int().min(1).max(12),
  }),
  /** In a synastry, it goes on to another house of the partner's. */
  z.strictObject({
    kind: z.literal('partnerHouse'),
    planetId,
    at,
    before: z.int().min(1).max(12),
    after: z.int().min(1).max(12),
  }),
  /** It turns: whether it is retrograde. */
  z.strictObject({ kind: z.literal('retrograde'), planetId, at, before: z.boolean(), after: z.boolean() }),
  /** An aspect to another body comes into orb or leaves it: whether it is in orb. */
  z.strictObject({
    kind: z.literal('aspect'),
    planetId,
    at,
    before: z.boolean(),
    after: z.boolean(),
    planet2Id: planetId,
    aspectId: z.int().min(0).max(10),
  }),
  /** In a synastry, the same with a body of the partner's. */
  z.strictObject({
    kind: z.literal('partnerAspect'),
    planetId,
    at,
    before: z.boolean(),
    after: z.boolean(),
    planet2Id: planetId,
    aspectId: z.int().min(0).max(10),
  }),
]);
export type UncertainChange = z.infer<typeof uncertainChangeSchema>;

const heldAspect = z.strictObject({
  planet1Id: planetId,
  planet2Id: planetId,
  aspectId: z.int().min(0).max(10),
});

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
