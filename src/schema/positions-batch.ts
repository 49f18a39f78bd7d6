import * as z from './kinds.js';
import type { Notice } from './notices.js';
import { bodiesField, houseSystemField } from './options.js';

/** Request and result of `positionsBatch`: typed arrays in and out, which JSON has no word for. */

/** Whether an array is still there: of a buffer that was transferred away no other view can be made. */
function isThere(array: Float64Array | Uint8Array): boolean {
  try {
    return new Uint8Array(array.buffer).length >= 0;
  } catch {
    return false;
  }
}
const transferred = 'must be an array whose buffer was not transferred away';

const doubles = z.instanceof(Float64Array, { error: 'must be a Float64Array' }).refine(isThere, transferred);
const bytes = z.instanceof(Uint8Array, { error: 'must be a Uint8Array' }).refine(isThere, transferred);

/** Moments at once: their cusps alone are 100 MB. */
const batchLimit = 1_000_000;
const moments = doubles.refine(
  (array) => array.length <= batchLimit,
  `must have ${batchLimit} elements or fewer; go by parts`,
);

export const positionsBatchRequest = z.strictObject({
  julianDaysUt: moments.describe('Moments as Julian days, UT'),
  bodies: bodiesField
    .optional()
    .describe(
      'Ids of bodies that move by themselves; default those of 0 to 12 that the ephemeris has throughout',
    ),
  latitudes: doubles
    .optional()
    .describe('Degrees north, a place a moment; with `longitudes` they ask for houses'),
  longitudes: doubles.optional().describe('Degrees east'),
  system: houseSystemField.optional().describe('Letter of a house system'),
  /** Arrays to fill instead of new ones: a result of an earlier call. */
  into: z
    .object({
      longitudes: doubles.optional(),
      latitudes: doubles.optional(),
      speeds: doubles.optional().describe('Degrees of longitude a day, negative when retrograde'),
      cusps: doubles.optional(),
      angles: doubles.optional(),
      fallbacks: bytes.optional(),
    })
    .optional(),
});
export type PositionsBatchRequest = z.input<typeof positionsBatchRequest>;

export interface PositionsBatch {
  /** Ids of the bodies, in the order of a row. */
  bodies: number[];
  /** Degrees, 0 ≤ λ < 360: element `moment * bodies.length + body`. */
  longitudes: Float64Array;
  /** Ecliptic latitudes, laid out as `longitudes`. */
  latitudes: Float64Array;
  /** Degrees of longitude a day, laid out as `longitudes`. */
  speeds: Float64Array;
  /** Longitudes of cusps: element `moment * 12 + house - 1`; null where no places were given. */
  cusps: Float64Array | null;
  /** Ascendant, Midheaven, Vertex, East Point: element `moment * 4 + angle`. */
  angles: Float64Array | null;
  /** 1 where the house system has no solution at the place: the cusps are Porphyry's, or with `polar: 'as-given'` those out of order. */
  fallbacks: Uint8Array | null;
  notices: Notice[];
}
