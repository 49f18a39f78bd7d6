import * as z from 'zod';
import type { Notice } from './notices.js';
import { bodiesField, houseSystemField } from './options.js';

/** Request and result of `positionsBatch`: typed arrays in and out, which JSON has no word for. */

const doubles = z.instanceof(Float64Array, { error: 'must be a Float64Array' });
const bytes = z.instanceof(Uint8Array, { error: 'must be a Uint8Array' });

/** Moments at once: their cusps alone are 100 MB. */
const batchLimit = 1_000_000;
const moments = doubles.refine(
  (array) => array.length <= batchLimit,
  `must have ${batchLimit} elements or fewer; go by parts`,
);

export const positionsBatchRequest = z.strictObject({
  /** Julian days UT. */
  julianDaysUt: moments,
  /** Ids of bodies that move by themselves; default those of 0 to 12 that the ephemeris has throughout. */
  bodies: bodiesField.optional(),
  /** Degrees north, a place a moment; with `longitudes` they ask for houses. */
  latitudes: doubles.optional(),
  /** Degrees east. */
  longitudes: doubles.optional(),
  /** Letter of a house system. */
  system: houseSystemField.optional(),
  /** Arrays to fill instead of new ones: a result of an earlier call. */
  into: z
    .object({
      longitudes: doubles.optional(),
      latitudes: doubles.optional(),
      speeds: doubles.optional(),
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
  /** 1 where the house system has no solution at the place and the cusps are Porphyry's. */
  fallbacks: Uint8Array | null;
  notices: Notice[];
}
