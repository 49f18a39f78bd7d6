/** What `options.include` adds to a natal horoscope, in this order; the wheel stands before the notices. */
export const includeKeys = [
  'dignities',
  'midpoints',
  'antiscia',
  'lots',
  'declinationAspects',
  'fixedStars',
  'factors',
  'reading',
  'wheel',
] as const;
export type IncludeKey = (typeof includeKeys)[number];

/** Lengths a reading comes in. */
export const readingLengths = ['full', 'brief'] as const;
