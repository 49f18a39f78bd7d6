import type { ZonesOfLand } from './tables.js';

/**
 * The time zones of the globe as a quadtree of numbers. 0 is a cell in four quarters, which come next (south-west, south-east, north-west,
 * north-east, each with all that is in it); n is a cell of the n-th list of zones, which holds none at sea and
 * several on a border or on disputed land. The first cell is the globe; the smallest are 5 km high.
 */
export class ZoneTree {
  /** Every node, with all that is in it behind it: a list's number, or 0. */
  readonly #values: Uint16Array;
  /** For every node, the one after all that is in it. */
  readonly #ends: Uint32Array;
  readonly #lists: readonly (readonly string[])[];

  constructor({ nodes, lists }: ZonesOfLand) {
    this.#lists = lists.map((list) => list.split(',').filter(Boolean));
    this.#values = nodes;
    this.#ends = new Uint32Array(nodes.length);
    this.#close(0);
  }

  /** The zones that a point may be in: none at sea, several near a border and on disputed land. Degrees. */
  zonesAt(latitude: number, longitude: number): readonly string[] {
    let node = 0;
    let [south, west, height] = [-90, -180, 180];
    while (this.#values[node] === 0) {
      height /= 2;
      const north = latitude >= south + height;
      // Cells are twice as wide as high.
      const east = longitude >= west + 2 * height;
      if (north) south += height;
      if (east) west += 2 * height;
      node++;
      for (let quarter = (north ? 2 : 0) + (east ? 1 : 0); quarter > 0; quarter--)
        node = this.#ends[node] ?? node;
    }
    return this.#lists[(this.#values[node] ?? 0) - 1] ?? [];
  }

  #close(node: number): number {
    let end = node + 1;
    if (this.#values[node] === 0) for (let quarter = 0; quarter < 4; quarter++) end = this.#close(end);
    this.#ends[node] = end;
    return end;
  }
}
