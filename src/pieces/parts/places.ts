import { requireOwnFile } from '../../assets/checks.js';
import type { PlaceTier } from '../../assets/own.js';
import { PlaceIndex } from '../../place/index.js';

export interface TieredIndex {
  readonly index: PlaceIndex;
  readonly tier: PlaceTier;
}

/** The index in a file of places. @throws HoroscopeError `asset_corrupt` */
export function placeIndexIn(bytes: Uint8Array): TieredIndex {
  const file = requireOwnFile(bytes, ['places.bin', 'places-core.bin']);
  return { index: PlaceIndex.from(bytes, true), tier: file === 'places.bin' ? 'all' : 'core' };
}
