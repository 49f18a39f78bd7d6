import { type Coder, NUMBER, number, signed, tree } from './coder.js';

/** Where places are and how they stand: numbers, in two kinds of streams. */

const AREA_BITS = 12;
/** Areas are numbers of pairs of a region and a time zone. */
export const MOST_AREAS = 1 << AREA_BITS;

export function codeAreas(coder: Coder, count: number, given?: ArrayLike<number>): Uint16Array {
  const areas = new Uint16Array(count);
  for (let i = 0; i < count; i++) areas[i] = tree(coder, 0, AREA_BITS, given?.[i] ?? 0);
  return areas;
}

/** @param floor the least population of the tier */
export function codePopulations(
  coder: Coder,
  count: number,
  floor: number,
  given?: ArrayLike<number>,
): Uint32Array {
  const populations = new Uint32Array(count);
  for (let i = 0; i < count; i++) populations[i] = floor + number(coder, 0, (given?.[i] ?? floor) - floor);
  return populations;
}

/** Hundred-thousandths of a degree, north and east positive, and GeoNames ids. */
export interface Spots {
  latitudes: Int32Array;
  longitudes: Int32Array;
  ids: Uint32Array;
}

/** What holds the places of a region: a box, and a run of ids that most of them are from. */
export interface Bounds {
  south: number;
  west: number;
  height: number;
  width: number;
  firstId: number;
  ids: number;
}

const ALL_IDS = 1 << 24;

/**
 * @param into where the places of a block are put, from `first` on, or, when they are encoded, stand
 * @param boundsOf the bounds of the region that a place, by its number there, is in
 */
export function codeSpots(
  coder: Coder,
  into: Spots,
  [first, count]: readonly [first: number, count: number],
  boundsOf: (place: number) => Bounds,
): void {
  const { latitudes, longitudes, ids } = into;
  for (let place = first; place < first + count; place++) {
    const { south, west, height, width, firstId, ids: run } = boundsOf(place);
    latitudes[place] = south + coder.evenly(height, (latitudes[place] as number) - south);
    longitudes[place] = west + coder.evenly(width, (longitudes[place] as number) - west);
    const id = ids[place] as number;
    const isOutside = coder.bit(0, id >= firstId && id < firstId + run ? 0 : 1);
    ids[place] = isOutside === 0 ? firstId + coder.evenly(run, id - firstId) : coder.evenly(ALL_IDS, id);
  }
}

/** Spots of so many places, nothing known of them yet. */
export const noSpots = (count: number): Spots => ({
  latitudes: new Int32Array(count),
  longitudes: new Int32Array(count),
  ids: new Uint32Array(count),
});

/** Bounds are told in these units: quarters of a degree, and a thousand ids. */
export const BOX_UNIT = 25_000;
export const ID_UNIT = 1024;

/** The bounds of regions, each told by those of the one before, which is mostly its neighbor. */
export function codeBounds(coder: Coder, count: number, given?: readonly Bounds[]): Bounds[] {
  let [south, west, firstId] = [0, 0, 0];
  return Array.from({ length: count }, (_, i) => {
    const told = given?.[i];
    const units = (value: number | undefined, unit: number): number => Math.round((value ?? 0) / unit);
    south += signed(coder, 0, units(told?.south, BOX_UNIT) - south);
    west += signed(coder, NUMBER, units(told?.west, BOX_UNIT) - west);
    const height = number(coder, 2 * NUMBER, units(told?.height, BOX_UNIT));
    const width = number(coder, 3 * NUMBER, units(told?.width, BOX_UNIT));
    firstId += signed(coder, 4 * NUMBER, units(told?.firstId, ID_UNIT) - firstId);
    const ids = number(coder, 5 * NUMBER, units(told?.ids, ID_UNIT));
    return {
      south: south * BOX_UNIT,
      west: west * BOX_UNIT,
      height: height * BOX_UNIT,
      width: width * BOX_UNIT,
      firstId: firstId * ID_UNIT,
      ids: ids * ID_UNIT,
    };
  });
}

/** Chances of these streams, one behind the other in one block: areas, populations, spots, bounds. */
export const placeChances = [MOST_AREAS, NUMBER, 1, 6 * NUMBER] as const;
