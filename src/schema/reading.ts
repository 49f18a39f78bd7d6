import * as z from 'zod';

/** Lengths a reading comes in. */
export const readingLengths = ['full', 'brief'] as const;

const factorFields = {
  /** What sort of thing it is. */
  kind: z.enum(['placement', 'aspect', 'angle', 'pattern', 'crowding', 'phase', 'ruler', 'whole', 'transit']),
  /** How much of the chart it is, next to the other factors of it. */
  weight: z.number().min(0),
  planetIds: z.array(z.int().min(0)).optional(),
  signId: z.int().min(0).max(11).optional(),
  house: z.int().min(1).max(12).optional(),
  aspectId: z.int().min(0).max(10).optional(),
  patternId: z.int().min(0).optional(),
  /** Of a transit, `YYYY-MM-DD`: when it comes within orb, is exact, leaves. */
  starts: z.string().nullable().optional(),
  exact: z.array(z.string()).optional(),
  ends: z.string().nullable().optional(),
};

/** Something a horoscope says, by name. */
export const factorSchema = z.strictObject({ ...factorFields, name: z.string() });

/** A horoscope as something to read: the strongest first, told in chapters. */
export const readingSchema = z.strictObject({
  title: z.string(),
  /** Names the three strongest factors and says how they agree or disagree. */
  opening: z.string(),
  chapters: z.array(
    z.strictObject({
      /** Stable, by kind of horoscope. */
      key: z.string(),
      title: z.string(),
      /** Percent of the reading's emphasis; they sum to 100. */
      weight: z.int().min(0).max(100),
      sections: z.array(
        z.strictObject({
          title: z.string(),
          factors: z.array(z.strictObject(factorFields)),
          /** Paragraphs are separated by an empty line. */
          text: z.string(),
        }),
      ),
    }),
  ),
  closing: z.string(),
});
