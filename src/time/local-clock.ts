import { type LocalTimeType, ownMeanTimeZone, type Zone, type ZoneSpan } from './zones.js';

/** What to take for local mean time: the birth place's own longitude, or the zone's name-giving city. */
export type LocalMeanTime = 'place' | 'zone';

export type OffsetSource = 'zone' | 'local-mean-time';

/** The clock of one place: its zone's, but for the time before standard time, when the place's own Sun set it. */
export interface LocalClock {
  readonly zone: Zone;
  /** What the clock showed at an instant, in seconds since 1970 UTC. */
  at(utcSeconds: number): LocalClockType;
  /** The time around an instant in which the clock was not changed. */
  spanAt(utcSeconds: number): LocalClockSpan;
}

export interface LocalClockType extends LocalTimeType {
  readonly source: OffsetSource;
}

export interface LocalClockSpan extends ZoneSpan {
  readonly type: LocalClockType;
}

/**
 * The clock of a place at a longitude (degrees, east positive) within a zone. While the zone has no standard
 * time, it shows the place's own mean time, 4 minutes a degree, to the second, on the zone's side of the date
 * line: Alaska was a day ahead until 1867, the Philippines a day behind until the end of 1844. `ownMeanTimeZone` has no other time.
 */
export function localClock(zone: Zone, longitude: number, localMeanTime: LocalMeanTime): LocalClock {
  const meanTime = Math.round(longitude * 240) + 0;
  const bySun = zone === ownMeanTimeZone;
  const typed = (type: LocalTimeType): LocalClockType => {
    const { offset, dst, abbreviation } = type;
    if (!bySun && (localMeanTime === 'zone' || !beforeStandardTime(type)))
      return { offset, dst, abbreviation, source: 'zone' };
    const days = abbreviation === 'LMT' && !bySun ? Math.round((offset - meanTime) / 86400) : 0;
    return { offset: meanTime + days * 86400, dst: false, abbreviation: 'LMT', source: 'local-mean-time' };
  };
  return {
    zone,
    at: (utcSeconds) => typed(zone.at(utcSeconds)),
    spanAt: (utcSeconds) => {
      const { start, end, type } = zone.spanAt(utcSeconds);
      return { start, end, type: typed(type) };
    },
  };
}

/** The tz database says `LMT` where each place kept its own time, `-00` where nobody is known to have kept any. */
function beforeStandardTime({ abbreviation }: LocalTimeType): boolean {
  return abbreviation === 'LMT' || abbreviation === '-00';
}
