import { requireOwnFile } from '../../assets/checks.js';
import { PlaceIndex } from '../../place/index.js';
import { PlacesByName, type TieredIndex } from '../places-by-name.js';

export {
  nearestFunction as nearest,
  placeByIdFunction as placeById,
  placesOperation as places,
  zoneAtFunction as zoneAt,
} from '../../operations/places.js';
export { PlacesByName };

export interface PlacesCode {
  readonly placeIndexIn: typeof placeIndexIn;
  readonly PlacesByName: typeof PlacesByName;
}

/**
 * The index in the file of core places, and in that of the others where it is there.
 * @param isRead whether they come from a disk: then each part is checked as it is read, which costs a process little where
 * it asks for little; what came over a network is checked as a whole
 * @throws HoroscopeError `asset_corrupt`
 */
export function placeIndexIn(
  [core = new Uint8Array(), rest]: readonly Uint8Array[],
  isRead: boolean,
): TieredIndex {
  if (!isRead) {
    requireOwnFile(core, ['places-core.bin']);
    if (rest !== undefined) requireOwnFile(rest, ['places-rest.bin']);
  }
  const index = PlaceIndex.from(core, rest, isRead ? 'as read' : 'not');
  return { index, tier: rest === undefined ? 'core' : 'all' };
}
