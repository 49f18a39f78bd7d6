import { essentialDignities } from '../chart/dignities.js';
import { lotKeys } from '../chart/lots.js';
import * as z from './kinds.js';
import { decimal7Field, zodiacFields } from './quantities.js';
import { factorSchema, readingFields, readingSchema } from './reading.js';

const body = {
  planetId: z.int().min(0).describe('Planet id'),
  planetName: z.string().describe('Name of the body'),
};
const pair = {
  planet1Id: z.int().min(0).describe('Planet id of the first body'),
  planet1Name: z.string().describe('Name of the first body'),
  planet2Id: z.int().min(0).describe('Planet id of the second body'),
  planet2Name: z.string().describe('Name of the second body'),
};
const orb = decimal7Field.describe('Distance from exactness, degrees');

const ruler = z.int().min(0).max(9);

/** Who rules the degree that one of the seven classical planets stands in, by the old rulers, and what it has of it. */
export const essentialDignitiesSchema = z.strictObject({
  ...body,
  rulership: ruler.describe('Planet id of the ruler of its sign'),
  exaltation: ruler.nullable().describe('Planet id of the planet exalted in its sign; null where none is'),
  triplicity: z
    .array(ruler)
    .length(3)
    .nullable()
    .describe(
      'Rulers of the triplicity: of the sect, of the other one, and the participating one; null where the time of birth is not known',
    ),
  term: ruler.describe('Planet id of the ruler of the term, Egyptian'),
  face: ruler.describe('Planet id of the ruler of the face, Chaldean'),
  has: z.array(z.enum(essentialDignities)).describe('The dignities it has there'),
  peregrine: z.boolean().describe('Has none of the five dignities'),
  score: z.int().describe('Sum of Lilly’s points; peregrine is -5'),
});

/** The point half way between two bodies along the shorter arc. */
export const midpointSchema = z.strictObject({
  ...pair,
  ...zodiacFields,
  contacts: z
    .array(z.strictObject({ ...body, orb }))
    .describe('Bodies within 1½° of it on the dial of 90°: on it, opposite or square to it'),
});

/** A body's mirror points: its antiscion across the solstices, and the degree opposite to that. */
export const antisciaSchema = z.strictObject({
  ...body,
  antiscion: z.strictObject(zodiacFields).describe('The mirror point across the solstices'),
  contraAntiscion: z.strictObject(zodiacFields).describe('The degree opposite to the antiscion'),
  contacts: z
    .array(
      z.strictObject({
        ...body,
        kind: z.enum(['antiscion', 'contra-antiscion']).describe('Which of the two points'),
        orb,
      }),
    )
    .describe('Other bodies within 1° of either'),
});

/** One of the seven Hermetic lots. */
export const lotSchema = z.strictObject({
  lot: z.enum(lotKeys).describe('Which lot it is'),
  ...zodiacFields,
  housePosition: z.int().min(1).max(12).describe('House, 1 to 12'),
  rulerId: z.int().min(0).describe('Planet id of the ruler of its sign'),
});

/** Two bodies within 1° of equally far from the equator, on one side of it or on both. */
export const declinationAspectSchema = z.strictObject({
  ...pair,
  kind: z.enum(['parallel', 'contraparallel']).describe('Which of the two'),
  orb: orb.describe('Distance from exactness, degrees'),
});

/** A body within 1° of the longitude of a star. */
export const fixedStarSchema = z.strictObject({
  starName: z.string().describe('Name of the star'),
  ...zodiacFields,
  magnitude: z.number().describe('Visual magnitude; less is brighter'),
  ...body,
  orb: orb.describe('Distance from exactness, degrees'),
});

/** Fields of `natal` and `natalBasic`, each there when it was asked for. */
export const includedFields = {
  dignities: z
    .array(essentialDignitiesSchema)
    .optional()
    .describe('`include: dignities`: rulers of the degree of each of the seven classical planets'),
  midpoints: z
    .array(midpointSchema)
    .optional()
    .describe('`include: midpoints`: points half way between two bodies'),
  antiscia: z.array(antisciaSchema).optional().describe('`include: antiscia`: mirror points'),
  lots: z.array(lotSchema).optional().describe('`include: lots`: the seven Hermetic lots'),
  declinationAspects: z
    .array(declinationAspectSchema)
    .optional()
    .describe('`include: declinationAspects`: parallels and contraparallels'),
  fixedStars: z.array(fixedStarSchema).optional().describe('`include: fixedStars`: bodies on fixed stars'),
  factors: z
    .array(factorSchema)
    .optional()
    .describe('`include: factors`: what the chart’s emphasis is on, the strongest first'),
  reading: readingSchema
    .nullable()
    .optional()
    .describe('`include: reading`: the chart told in chapters; null without texts'),
  wheel: readingFields.wheel,
};
const includedSchema = z.strictObject(includedFields);
export type Included = z.infer<typeof includedSchema>;
