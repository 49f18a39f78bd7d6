import { openZoneFile, type ZoneFile } from './zone-file.js';
import { type LocalTimeType, ZoneHistory, type ZoneSpan } from './zone-history.js';

export type { LocalTimeType, ZoneSpan } from './zone-history.js';

/** A time zone under one of its names. */
export class Zone {
  /** As the tz database spells it, or a fixed offset such as `+05:30`. */
  readonly name: string;
  readonly #history: ZoneHistory;

  constructor(name: string, history: ZoneHistory) {
    this.name = name;
    this.#history = history;
  }

  /** What the zone's clocks showed at an instant, given in seconds since 1970 UTC. */
  at(utcSeconds: number): LocalTimeType {
    return this.#history.at(utcSeconds);
  }

  /** The time around an instant in which the zone's clocks were not changed. */
  spanAt(utcSeconds: number): ZoneSpan {
    return this.#history.spanAt(utcSeconds);
  }
}

/** The clock of a place that kept its own mean time at any date: `Clock` sets it by the place's longitude. */
export const ownMeanTimeZone = new Zone(
  'LMT',
  new ZoneHistory(
    new Float64Array(0),
    new Uint8Array(1),
    [Object.freeze({ offset: 0, dst: false, abbreviation: 'LMT' })],
    undefined,
  ),
);

/** Every time zone of the tz database with its full history, from the bytes of data/zones.bin. */
export class ZoneTable {
  /** The version of the tz database, such as `2026f`. */
  readonly version: string;
  /** Every name, aliases included, in byte order. */
  readonly names: readonly string[];
  readonly #file: ZoneFile;
  readonly #histories: ZoneHistory[] = [];
  readonly #zones = new Map<string, Zone>();
  readonly #indexOfName: ReadonlyMap<string, number>;

  private constructor(file: ZoneFile) {
    this.version = file.version;
    this.names = file.names;
    this.#file = file;
    this.#indexOfName = new Map(file.names.map((name, index) => [name.toLowerCase(), index]));
  }

  /**
   * Opens the bytes of data/zones.bin.
   *
   * @throws {HoroscopeError} `asset_corrupt`
   */
  static from(bytes: Uint8Array): ZoneTable {
    return new ZoneTable(openZoneFile(bytes));
  }

  /**
   * The zone of a name in any case (`Europe/Berlin`, `us/eastern`, `UTC`) or of a fixed offset `±HH:MM[:SS]` up
   * to 23:59:59; undefined for every other string.
   */
  get(name: string): Zone | undefined {
    const known = this.#zones.get(name);
    if (known !== undefined) return known;
    const index = this.#indexOfName.get(name.toLowerCase());
    const spelled = index === undefined ? undefined : this.names[index];
    if (index === undefined || spelled === undefined) return fixedZone(name);
    const zone = this.#zones.get(spelled) ?? new Zone(spelled, this.#historyOf(index));
    this.#zones.set(spelled, zone);
    return zone;
  }

  #historyOf(index: number): ZoneHistory {
    const number = this.#file.references[index] ?? -1;
    const history = this.#histories[number] ?? this.#file.histories[number]?.();
    if (history === undefined) throw new RangeError(`no history ${number}`);
    this.#histories[number] = history;
    return history;
  }
}

/** The zone of a fixed offset, `±HH:MM[:SS]`. */
export function fixedZone(name: string): Zone | undefined {
  const match = /^([+-])([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(name);
  if (match === null) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const offset = sign === '-' && size > 0 ? -size : size;
  const type = Object.freeze({ offset, dst: false, abbreviation: name });
  return new Zone(name, new ZoneHistory(new Float64Array(0), new Uint8Array(1), [type], undefined));
}
