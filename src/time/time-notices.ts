import { HoroscopeError } from '../errors.js';
import type { CivilDateTime } from './calendar.js';
import type { ClockDoubt } from './clock-rules.js';
import { formatDateTime, formatInstant, formatOffset } from './notation.js';
import type { UncertainClock } from './uncertain-clocks.js';

/** What notices say of a moment. */
interface ClockReading {
  readonly local: CivilDateTime;
  readonly utcOffset: number;
  readonly abbreviation: string;
  readonly timezoneName: string;
  readonly julianDayUt: number;
}

/** What the reader of a result should know about how its local time was read; texts put it into words. */
export type TimeNotice =
  | {
      readonly code: Doubt['kind'];
      readonly parameters: {
        /** Name of the zone. */
        timezone: string;
        /** `YYYY-MM-DD HH:MM:SS`. */
        given: string;
        taken: string;
        abbreviation: string;
        /** `+01:00`. */
        offset: string;
        /** `YYYY-MM-DDTHH:MM:SS.sssZ`. */
        utDate: string;
      };
    }
  | { readonly code: 'local_mean_time'; readonly parameters: { timezone: string; offset: string } }
  | {
      readonly code: 'uncertain_clock';
      readonly parameters: {
        /** Why the clock of the place may have shown another time than that of its zone. */
        case: ClockDoubt;
        timezone: string;
        /** The city whose clocks the zone has the history of, and how many kilometers away it is. */
        city: string;
        distance: number;
        /** As taken, `-06:00`. */
        offset: string;
        /** What the clocks may have shown instead. */
        offsets: string[];
      };
    };

/** A local time that clocks showed twice or never, and the two instants it may mean, the earlier first. */
export interface Doubt {
  readonly kind: 'ambiguous_time' | 'skipped_time';
  readonly given: CivilDateTime;
  readonly candidates: readonly [ClockReading, ClockReading];
}

/** Tells which of the two was taken. */
export function choiceNotice(doubt: Doubt, taken: ClockReading): TimeNotice {
  return {
    code: doubt.kind,
    parameters: {
      timezone: taken.timezoneName,
      given: formatDateTime(doubt.given),
      taken: formatDateTime(taken.local),
      abbreviation: taken.abbreviation,
      offset: formatOffset(taken.utcOffset),
      utDate: formatInstant(taken.julianDayUt),
    },
  };
}

/** The refusal under `disambiguation: 'reject'`: it names both instants. */
export function rejection(doubt: Doubt, path: string | undefined): HoroscopeError {
  const [earlier, later] = doubt.candidates;
  return new HoroscopeError(
    doubt.kind === 'ambiguous_time' ? 'ambiguous_time' : 'nonexistent_time',
    `${fact(doubt)} It may mean ${described(earlier)} or ${described(later)}; disambiguation 'earlier' or 'later' takes one.`,
    path === undefined ? {} : { path },
  );
}

/** Tells that the longitude of the place gave the offset. */
export function meanTimeNotice({
  utcOffset,
  timezoneName,
}: Pick<ClockReading, 'utcOffset' | 'timezoneName'>): TimeNotice {
  return {
    code: 'local_mean_time',
    parameters: { timezone: timezoneName, offset: formatOffset(utcOffset) },
  };
}

/** Tells that the clock of the place may have shown another time than that of its zone. */
export function uncertainClockNotice(
  { utcOffset, timezoneName }: Pick<ClockReading, 'utcOffset' | 'timezoneName'>,
  { case: doubt, city, distance, offsets }: UncertainClock,
): TimeNotice {
  return {
    code: 'uncertain_clock',
    parameters: {
      case: doubt,
      timezone: timezoneName,
      city,
      distance,
      offset: formatOffset(utcOffset),
      offsets: offsets.map(formatOffset),
    },
  };
}

function fact({ kind, given, candidates: [{ timezoneName }] }: Doubt): string {
  return kind === 'ambiguous_time'
    ? `Clocks in ${timezoneName} showed ${formatDateTime(given)} twice.`
    : `Clocks in ${timezoneName} skipped ${formatDateTime(given)}.`;
}

/** A moment with its offset and in UTC. */
function described({ local, utcOffset, abbreviation, julianDayUt }: ClockReading): string {
  return `${formatDateTime(local)} ${abbreviation} (${formatOffset(utcOffset)}, ${formatInstant(julianDayUt)})`;
}
