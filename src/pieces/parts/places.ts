import { requireOwnFile } from '../../assets/checks.js';
import type { PlaceTier } from '../../assets/own.js';
import { PlaceIndex } from '../../place/index.js';

export interface TieredIndex {
  readonly index: PlaceIndex;
  readonly tier: PlaceTier;
}

/**
 * The index in the file of core places, and in that of the others where it is there.
 * @throws HoroscopeError `asset_corrupt`
 */
export function placeIndexIn([core = new Uint8Array(), rest]: readonly Uint8Array[]): TieredIndex {
  requireOwnFile(core, ['places-core.bin']);
  if (rest !== undefined) requireOwnFile(rest, ['places-rest.bin']);
  return { index: PlaceIndex.from(core, rest, true), tier: rest === undefined ? 'core' : 'all' };
}
