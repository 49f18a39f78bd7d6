const RADIAN = Math.PI / 180;
const UNITS = 100_000;
const ROWS = 180;
const COLUMNS = 360;

/** Places by their numbers: hundred-thousandths of a degree, and ids. */
export interface GridSpots {
  latitudes: Int32Array;
  longitudes: Int32Array;
  ids: Uint32Array;
}

/**
 * The places sorted into cells of one degree by one degree, to find the nearest without measuring to all.
 * Right at the poles and across the 180th meridian: it goes on to farther rows and columns as long as
 * anything there could be nearer, by bounds that hold on the sphere.
 */
export class Grid {
  readonly #spots: GridSpots;
  /** The places of cell c are `#places` from `#starts[c]` up to `#starts[c + 1]`. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;

  constructor(spots: GridSpots) {
    this.#spots = spots;
    const { latitudes, longitudes } = spots;
    const count = latitudes.length;
    const cells = new Uint32Array(count);
    const starts = new Uint32Array(ROWS * COLUMNS + 2);
    for (let place = 0; place < count; place++) {
      const row = rowOf((latitudes[place] as number) / UNITS);
      const cell = row * COLUMNS + columnOf((longitudes[place] as number) / UNITS);
      cells[place] = cell;
      (starts[cell + 2] as number)++;
    }
    for (let i = 2; i < starts.length; i++) (starts[i] as number) += starts[i - 1] as number;
    this.#places = new Uint32Array(count);
    for (let place = 0; place < count; place++) {
      const cell = cells[place] as number;
      this.#places[(starts[cell + 1] as number)++] = place;
    }
    this.#starts = starts;
  }

  /**
   * The place at the smallest great-circle distance, among those wanted; of several, the one of the smallest id; and
   * how far it is. Degrees; without any place wanted, infinitely far.
   */
  nearest(
    latitude: number,
    longitude: number,
    wanted?: (place: number) => boolean,
  ): { place: number; distance: number } {
    const search = new Search(latitude, longitude, this.#spots.ids, wanted);
    const row = rowOf(latitude);
    for (let step = 0; step < ROWS; step++) {
      const north = row + step;
      const south = row - step;
      // The near edges of the two rows: no point of them is closer than this many degrees.
      const toNorth = step === 0 ? 0 : north - 90 - latitude;
      const toSouth = step === 0 ? 0 : latitude - (south + 1 - 90);
      if (search.beyond(toNorth) && search.beyond(toSouth)) break;
      if (north < ROWS && !search.beyond(toNorth)) this.#searchRow(north, search);
      if (step > 0 && south >= 0 && !search.beyond(toSouth)) this.#searchRow(south, search);
    }
    return { place: search.best, distance: search.distance };
  }

  #searchRow(row: number, search: Search): void {
    const column = columnOf(search.longitude);
    for (let step = 0; step <= COLUMNS / 2; step++) {
      // Whichever way, the near edge of the column lies at least this far in longitude.
      if (step > 1 && search.beyond(search.degreesToMeridian(step - 1))) break;
      this.#searchCell(row * COLUMNS + ((column + step) % COLUMNS), search);
      if (step > 0) this.#searchCell(row * COLUMNS + ((column - step + COLUMNS) % COLUMNS), search);
    }
  }

  #searchCell(cell: number, search: Search): void {
    const end = this.#starts[cell + 1] ?? 0;
    for (let i = this.#starts[cell] ?? 0; i < end; i++) {
      const place = this.#places[i] ?? 0;
      const { latitudes, longitudes } = this.#spots;
      search.offer(place, (latitudes[place] as number) / UNITS, (longitudes[place] as number) / UNITS);
    }
  }
}

/** One search: where from, and the best so far. */
class Search {
  best = 0;
  readonly longitude: number;
  readonly #ids: ArrayLike<number>;
  readonly #latitude: number;
  readonly #cosine: number;
  readonly #wanted: ((place: number) => boolean) | undefined;
  /** Haversine of the smallest distance. */
  #smallest = Number.POSITIVE_INFINITY;
  #degrees = Number.POSITIVE_INFINITY;

  constructor(
    latitude: number,
    longitude: number,
    ids: ArrayLike<number>,
    wanted?: (place: number) => boolean,
  ) {
    this.#ids = ids;
    this.#wanted = wanted;
    this.#latitude = latitude;
    this.longitude = longitude;
    this.#cosine = Math.cos(latitude * RADIAN);
  }

  get distance(): number {
    return this.#degrees;
  }

  offer(place: number, latitude: number, longitude: number): void {
    const haversine =
      haversineOf(latitude - this.#latitude) +
      this.#cosine * Math.cos(latitude * RADIAN) * haversineOf(longitude - this.longitude);
    if (
      haversine > this.#smallest ||
      (haversine === this.#smallest && this.#idOf(place) > this.#idOf(this.best))
    )
      return;
    if (this.#wanted?.(place) === false) return;
    this.#smallest = haversine;
    this.#degrees = (2 * Math.asin(Math.min(1, Math.sqrt(haversine)))) / RADIAN;
    this.best = place;
  }

  #idOf(place: number): number {
    return this.#ids[place] ?? 0;
  }

  /** Whether what is at least so many degrees away is too far. A hair's breadth of rounding is allowed for. */
  beyond(degrees: number): boolean {
    return degrees > this.#degrees + 1e-9;
  }

  /** The distance to the nearest point of the meridian so many degrees of longitude away. */
  degreesToMeridian(longitudes: number): number {
    if (longitudes >= 90) return 90 - Math.abs(this.#latitude);
    return Math.asin(Math.min(1, this.#cosine * Math.sin(longitudes * RADIAN))) / RADIAN;
  }
}

const haversineOf = (degrees: number): number => Math.sin((degrees * RADIAN) / 2) ** 2;

const rowOf = (latitude: number): number => Math.min(ROWS - 1, Math.floor(latitude + 90));

/** Longitudes of any number of turns have a column. */
const columnOf = (longitude: number): number => {
  const column = Math.floor(longitude + 180) % COLUMNS;
  return column < 0 ? column + COLUMNS : column;
};
