import type { Calendar, CalendarChoice, CivilDateTime } from './calendar.js';
import type { JulianDayUt } from './julian-day.js';
import type { TimeNotice } from './time-notices.js';

/** What clocks and calendars at a place show at an instant. */

/** What to make of a local time that a change of the clocks skipped or repeated, in the words of Temporal. */
export type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';

/** What to take for local mean time: the birth place's own longitude, or the zone's name-giving city. */
export type LocalMeanTime = 'place' | 'zone';

export type OffsetSource = 'zone' | 'local-mean-time';

/** How a place tells its time. */
export interface PlaceTime {
  /** Degrees, east positive; sets the clock while the zone has no standard time. */
  readonly longitude: number;
  readonly calendar: CalendarChoice;
  readonly localMeanTime: LocalMeanTime;
}

export interface CivilOptions extends PlaceTime {
  readonly disambiguation: Disambiguation;
  /** The request field that an error names. */
  readonly path?: string | undefined;
}

/** An instant as civil time at a place. */
export interface CivilMoment {
  readonly julianDayUt: JulianDayUt;
  /** Seconds since 1970-01-01T00:00Z, without leap seconds. */
  readonly utcSeconds: number;
  /** The clock at the place, in `calendar`. */
  readonly local: CivilDateTime;
  /** The clock at UTC, in the same calendar. */
  readonly utc: CivilDateTime;
  /** Seconds that the place's clock is ahead of UTC. */
  readonly utcOffset: number;
  /** 1 when clocks run ahead of the zone's standard time. */
  readonly dst: 0 | 1;
  /** `local-mean-time` when the place's longitude gave the offset. */
  readonly offsetSource: OffsetSource;
  readonly calendar: Calendar;
  /** As the tz database has it: `CET`, `LMT`, `+0530`. */
  readonly abbreviation: string;
  readonly timezoneName: string;
}

export interface ResolvedMoment extends CivilMoment {
  readonly notices: readonly TimeNotice[];
}
