import * as z from 'zod';
import { essentialDignities } from '../chart/dignities.js';
import { lotKeys } from '../chart/lots.js';
import { decimal7Field, zodiacFields } from './quantities.js';
import { factorSchema, readingSchema } from './reading.js';

/** What `options.include` adds to a natal horoscope, in this order. */
export const includeKeys = [
  'dignities',
  'midpoints',
  'antiscia',
  'lots',
  'declinationAspects',
  'fixedStars',
  'factors',
  'reading',
] as const;
export type IncludeKey = (typeof includeKeys)[number];

const body = { planetId: z.int().min(0), planetName: z.string() };
const pair = {
  planet1Id: z.int().min(0),
  planet1Name: z.string(),
  planet2Id: z.int().min(0),
  planet2Name: z.string(),
};
const orb = decimal7Field;

const ruler = z.int().min(0).max(9);

/** Who rules the degree that one of the seven classical planets stands in, by the old rulers, and what it has of it. */
export const essentialDignitiesSchema = z.strictObject({
  ...body,
  /** Planet ids. */
  rulership: ruler,
  exaltation: ruler.nullable(),
  /** Of the sect, of the other one, and the participating one; null where the time of birth is not known. */
  triplicity: z.array(ruler).length(3).nullable(),
  /** Egyptian. */
  term: ruler,
  /** Chaldean. */
  face: ruler,
  has: z.array(z.enum(essentialDignities)),
  /** Has none of the five dignities. */
  peregrine: z.boolean(),
  /** Lilly's points, peregrine -5. */
  score: z.int(),
});

/** The point half way between two bodies along the shorter arc. */
export const midpointSchema = z.strictObject({
  ...pair,
  ...zodiacFields,
  /** Bodies within 1½° of it on the dial of 90°: on it, opposite or square to it. */
  contacts: z.array(z.strictObject({ ...body, orb })),
});

/** A body's mirror points: its antiscion across the solstices, and the degree opposite to that. */
export const antisciaSchema = z.strictObject({
  ...body,
  antiscion: z.strictObject(zodiacFields),
  contraAntiscion: z.strictObject(zodiacFields),
  /** Other bodies within 1° of either. */
  contacts: z.array(z.strictObject({ ...body, kind: z.enum(['antiscion', 'contra-antiscion']), orb })),
});

/** One of the seven Hermetic lots. */
export const lotSchema = z.strictObject({
  lot: z.enum(lotKeys),
  ...zodiacFields,
  housePosition: z.int().min(1).max(12),
  /** Planet id of the ruler of its sign. */
  rulerId: z.int().min(0),
});

/** Two bodies within 1° of equally far from the equator, on one side of it or on both. */
export const declinationAspectSchema = z.strictObject({
  ...pair,
  kind: z.enum(['parallel', 'contraparallel']),
  orb,
});

/** A body within 1° of the longitude of a star. */
export const fixedStarSchema = z.strictObject({
  starName: z.string(),
  ...zodiacFields,
  /** Visual; less is brighter. */
  magnitude: z.number(),
  ...body,
  orb,
});

/** Fields of `natal` and `natalBasic`, each there when it was asked for. */
export const includedFields = {
  dignities: z.array(essentialDignitiesSchema).optional(),
  midpoints: z.array(midpointSchema).optional(),
  antiscia: z.array(antisciaSchema).optional(),
  lots: z.array(lotSchema).optional(),
  declinationAspects: z.array(declinationAspectSchema).optional(),
  fixedStars: z.array(fixedStarSchema).optional(),
  factors: z.array(factorSchema).optional(),
  /** Null without texts. */
  reading: readingSchema.nullable().optional(),
};
const includedSchema = z.strictObject(includedFields);
export type Included = z.infer<typeof includedSchema>;
