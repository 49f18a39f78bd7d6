/** The eleven aspects by the ids of the interface's `aspectId`. */
export const Conjunction = 0;
export const Opposition = 1;
export const Trine = 2;
export const Square = 3;
export const Sextile = 4;
export const Inconjunct = 5;
export const Semisextile = 6;
export const Semisquare = 7;
export const Sesquiquadrate = 8;
export const Quintile = 9;
export const Biquintile = 10;

export const aspectIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type AspectId = (typeof aspectIds)[number];

/** The two aspects that are called easy. */
export const isTrineOrSextile = (aspect: AspectId): boolean => aspect === Trine || aspect === Sextile;

/** Names as they stand in a request's `orbs`, in the order of the ids. */
export const aspectKeys = [
  'conjunction',
  'opposition',
  'trine',
  'square',
  'sextile',
  'inconjunct',
  'semisextile',
  'semisquare',
  'sesquiquadrate',
  'quintile',
  'biquintile',
] as const;
export type AspectKey = (typeof aspectKeys)[number];

/** The exact angle of each aspect, in degrees. */
export const aspectAngles: Readonly<Record<AspectId, number>> = [
  0, 180, 120, 90, 60, 150, 30, 45, 135, 72, 144,
];

/** Where a body stands that is exactly at an aspect to another: degrees ahead of it, and behind. */
export function aspectOffsets(aspect: AspectId): readonly number[] {
  const angle = aspectAngles[aspect];
  return angle === 0 || angle === 180 ? [angle] : [angle, -angle];
}

/** The five Ptolemaic aspects, listed where a request asks for no others. */
export const defaultAspects: readonly AspectId[] = [0, 1, 2, 3, 4];
