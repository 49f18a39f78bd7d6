/**
 * The time zones of the globe as a quadtree, for `zoneAt`: the polygons of timezone-boundary-builder, down to cells
 * of some kilometers: src/place/zone-tree.ts reads it.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { find } from 'geo-tz/all';
import { decode } from 'geobuf';
import Pbf from 'pbf';

/** Levels of halving both ways: a cell of the last is 180° / 2^levels high. */
const LEVELS = 12;

const packed = new URL('../node_modules/geo-tz/data/timezones.geojson.', import.meta.url);

/** @typedef {{ south: number, west: number, height: number }} Cell twice as wide as high */
/** @typedef {string | Node[]} Node names of zones with commas between; none at sea; or quarters */

/** @typedef {{ latitude: number, longitude: number }} Spot hundred-thousandths of a degree */

/**
 * The zones of the land, for a file of places.
 * @param {ReadonlySet<string>} names those of zones.bin
 * @param {readonly Spot[]} places no zone is passed over that has one of these: Monaco is smaller than a cell
 */
export function zoneTables(names, places) {
  const spots = groupedByCell(places);
  const { timezones, lookup } = JSON.parse(String(readFileSync(new URL(`${packed}index.json`))));
  const file = openSync(new URL(`${packed}geo.dat`), 'r');
  /** geo-tz's tree goes down to cells that polygons cross; these are sampled. */
  const convert = /** @type {(branch: any, cell: Cell, level: number) => Node} */ (branch, cell, level) => {
    if (branch === undefined) return '';
    if (Array.isArray(branch)) return branch.map((/** @type {number} */ index) => timezones[index]).join();
    if (branch.len) {
      const bytes = Buffer.alloc(branch.len);
      readSync(file, bytes, 0, branch.len, branch.pos);
      const crossed = /** @type {import('geojson').FeatureCollection} */ (decode(new Pbf(bytes)));
      const zones = new Set(crossed.features.map(({ properties }) => String(properties?.tzid)));
      return zones.size === 1 ? [...zones].join() : sampled(cell, level, spots, new Map());
    }
    const quarters = quartersOf(cell);
    return merged(['c', 'd', 'b', 'a'].map((key, i) => convert(branch[key], quarters[i] ?? cell, level + 1)));
  };
  const tree = convert(lookup, { south: -90, west: -180, height: 180 }, 0);
  closeSync(file);
  const missing = timezones.find((/** @type {string} */ zone) => !names.has(zone));
  if (missing) throw new Error(`zones.bin lacks ${missing}`);
  return packedTree(tree);
}

/** South-west, south-east, north-west, north-east. @param {Cell} cell @returns {Cell[]} */
function quartersOf({ south, west, height }) {
  const half = height / 2;
  return [0, 1, 2, 3].map((i) => ({
    south: south + (i >> 1) * half,
    west: west + (i & 1) * height,
    height: half,
  }));
}

/** @param {Node[]} quarters @returns {Node} */
const merged = (quarters) => {
  const [first] = quarters;
  return typeof first === 'string' && quarters.every((quarter) => quarter === first) ? first : quarters;
};

/**
 * A cell by its corners, its middle and the places in it, quartered down to the last level.
 * @param {Cell} cell @param {number} level @param {ReadonlyMap<string, readonly Spot[]>} spots
 * @param {Map<string, string[]>} known what was found at a point
 * @returns {Node}
 */
function sampled(cell, level, spots, known) {
  if (level < LEVELS) {
    const quarters = quartersOf(cell).map((quarter) => sampled(quarter, level + 1, spots, known));
    // The sea off a coast goes with it.
    const [land, ...others] = new Set(quarters.filter((quarter) => quarter !== ''));
    return typeof land === 'string' && others.length === 0 ? land : merged(quarters);
  }
  const { south, west, height } = cell;
  /** @type {Set<string>} */
  const found = new Set();
  const within = spots.get(lastCellOf(south + height / 2, west + height)) ?? [];
  for (const [latitude, longitude] of [
    [south + height / 2, west + height],
    [south, west],
    [south, west + 2 * height],
    [south + height, west],
    [south + height, west + 2 * height],
    ...within.map((spot) => [spot.latitude / 1e5, spot.longitude / 1e5]),
  ]) {
    if (latitude === undefined || longitude === undefined) continue;
    const key = `${latitude} ${longitude}`;
    const zones = known.get(key) ?? find(latitude, longitude).filter((zone) => !zone.startsWith('Etc/'));
    known.set(key, zones);
    for (const zone of zones) found.add(zone);
  }
  return [...found].sort().join();
}

/** @param {readonly Spot[]} places */
function groupedByCell(places) {
  /** @type {Map<string, Spot[]>} */
  const spots = new Map();
  for (const place of places) {
    const cell = lastCellOf(place.latitude / 1e5, place.longitude / 1e5);
    const known = spots.get(cell);
    if (known) known.push(place);
    else spots.set(cell, [place]);
  }
  return spots;
}

/** @param {number} latitude @param {number} longitude */
function lastCellOf(latitude, longitude) {
  const cells = 2 ** LEVELS / 180;
  return `${Math.floor((latitude + 90) * cells)} ${Math.floor(((longitude + 180) * cells) / 2)}`;
}

/** @param {Node} tree */
function packedTree(tree) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  /** @type {(string | undefined)[]} */
  const order = [];
  const walk = (/** @type {Node} */ node) => {
    if (typeof node !== 'string') {
      order.push(undefined);
      node.forEach(walk);
      return;
    }
    order.push(node);
    uses.set(node, (uses.get(node) ?? 0) + 1);
  };
  walk(tree);
  const lists = [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([list]) => list);
  const numbers = new Map(lists.map((list, i) => [list, i + 1]));
  return {
    nodes: Uint16Array.from(order, (node) => (node === undefined ? 0 : (numbers.get(node) ?? 0))),
    lists,
  };
}
