/**
 * What regions are told by in files of places.
 * @import { Bounds } from '#dist/place/places-block.js'
 * @import { Row } from './build-places.js'
 */
import { BOX_UNIT, ID_UNIT } from '#dist/place/places-block.js';

/**
 * The bounds of regions: a box around their places, and the run of ids that tells theirs in the fewest bits.
 * @param {readonly string[]} regions @param {readonly Row[]} rows
 * @returns {Bounds[]}
 */
export function boundsOf(regions, rows) {
  /** @type {Map<string, Row[]>} */
  const byRegion = new Map(regions.map((region) => [region, []]));
  for (const row of rows) byRegion.get(row.region)?.push(row);
  return regions.map((region) => {
    const held = byRegion.get(region) ?? [];
    const down = (/** @type {number[]} */ values) => Math.floor(Math.min(...values) / BOX_UNIT) * BOX_UNIT;
    const up = (/** @type {number[]} */ values) =>
      (Math.floor(Math.max(...values) / BOX_UNIT) + 1) * BOX_UNIT;
    const latitudes = held.map(({ latitude }) => latitude);
    const longitudes = held.map(({ longitude }) => longitude);
    const [south, west] = [down(latitudes), down(longitudes)];
    return {
      south,
      west,
      height: up(latitudes) - south,
      width: up(longitudes) - west,
      ...runOfIds(held.map(({ id }) => id)),
    };
  });
}

/** @param {number[]} ids */
function runOfIds(ids) {
  const units = [...new Set(ids.map((id) => Math.floor(id / ID_UNIT)))].sort((a, b) => a - b);
  const counts = new Map(units.map((unit) => [unit, 0]));
  for (const id of ids) counts.set(Math.floor(id / ID_UNIT), (counts.get(Math.floor(id / ID_UNIT)) ?? 0) + 1);
  let best = { firstId: 0, ids: 0, saved: 0 };
  for (const [i, first] of units.entries()) {
    let inside = 0;
    for (const last of units.slice(i, i + 400)) {
      inside += counts.get(last) ?? 0;
      const width = last - first + 1;
      const saved = inside * (24 - Math.log2(width * ID_UNIT)) - (ids.length - inside);
      if (saved > best.saved) best = { firstId: first * ID_UNIT, ids: width * ID_UNIT, saved };
    }
  }
  return { firstId: best.firstId, ids: best.ids };
}
