import { factorKinds } from '../reading/factors.js';
import * as z from './kinds.js';

/** A horoscope as something to read, and the ranked factors behind it. */

const factorFields = {
  kind: z.enum(factorKinds).describe('What sort of thing it is'),
  weight: z.number().min(0).describe('How much of the horoscope it is, next to its other factors'),
  planetIds: z.array(z.int().min(0)).optional().describe('Planet ids of the bodies concerned'),
  signId: z.int().min(0).max(11).optional().describe('Sign id, 0 Aries to 11 Pisces'),
  house: z.int().min(1).max(12).optional().describe('House, 1 to 12'),
  aspectId: z.int().min(0).max(10).optional().describe('Aspect id, 0 conjunction to 10 biquintile'),
  patternId: z.int().min(0).optional().describe('Pattern id'),
  person: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe(
      'Of a synastry, whose body stands in the other’s house; of a contact the first body is the first person’s',
    ),
  starts: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Of a transit or a progression, YYYY-MM-DD: when it comes within orb; null where the ephemeris does not reach',
    ),
  exact: z.array(z.string()).optional().describe('Of the same, YYYY-MM-DD: all days on which it is exact'),
  closest: z
    .array(z.string())
    .optional()
    .describe('Of a transit, YYYY-MM-DD: days on which it is all but exact and turns back'),
  ends: z
    .string()
    .nullable()
    .optional()
    .describe('Of the same, YYYY-MM-DD: when it leaves its orb; null where the ephemeris does not reach'),
};

/** Something a horoscope says, by name. */
export const factorSchema = z.strictObject({
  ...factorFields,
  name: z.string().describe('Name of the factor'),
});

/** A horoscope as something to read: the strongest first, told in chapters. */
export const readingSchema = z.strictObject({
  title: z.string().describe('Title'),
  opening: z
    .string()
    .describe('Opening: names the three strongest factors and says how they agree or disagree'),
  chapters: z
    .array(
      z.strictObject({
        key: z.string().describe('Key of the chapter, stable for a kind of horoscope'),
        title: z.string().describe('Title of the chapter'),
        weight: z.int().min(0).max(100).describe('Percent of the reading’s emphasis; they sum to 100'),
        sections: z
          .array(
            z.strictObject({
              title: z.string().describe('Title of the section'),
              factors: z.array(z.strictObject(factorFields)).describe('What it speaks of'),
              text: z.string().describe('Text; paragraphs are separated by an empty line'),
            }),
          )
          .describe('Sections, the weightiest first'),
      }),
    )
    .describe('Chapters'),
  closing: z.string().describe('Closing'),
});

/** Fields of every horoscope that can be read, each there when `include` asks for it. */
export const readingFields = {
  factors: z
    .array(factorSchema)
    .optional()
    .describe('`include: factors`: what the emphasis is on, the strongest first'),
  reading: readingSchema
    .nullable()
    .optional()
    .describe('`include: reading`: the horoscope told in chapters; null without texts'),
  wheel: z.string().optional().describe('`include: wheel`: its wheel as an SVG picture, as a data URL'),
};
