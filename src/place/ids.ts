import { type Coder, EVEN, RangeDecoder } from './coder.js';

/**
 * Which blocks of names have the place of an id: ids are thrown into buckets, half as many as there are places, and each
 * bucket tells the blocks that its places are in. Who looks for an id looks into these, mostly two.
 */

/** Most ids end alike, or follow each other: multiplied by a large odd number they spread (Knuth, vol. 3, 6.4). */
export const bucketOf = (id: number, buckets: number): number => (Math.imul(id, 0x9e3779b1) >>> 0) % buckets;

const MORE = 8;
export const BUCKET_CHANCES = MORE;

/** @param blocks how many blocks of names there are */
export function codeBucket(coder: Coder, blocks: number, given: readonly number[] = []): number[] {
  const bucket: number[] = [];
  while (coder.bit(Math.min(MORE - 1, bucket.length), given.length > bucket.length ? 1 : 0) === 1)
    bucket.push(coder.evenly(blocks, given[bucket.length] ?? 0));
  return bucket;
}

/** The buckets of a block. */
export function bucketsIn(block: Uint8Array, count: number, blocks: number): number[][] {
  const coder = new RangeDecoder(block, new Uint16Array(BUCKET_CHANCES).fill(EVEN));
  return Array.from({ length: count }, () => codeBucket(coder, blocks));
}
