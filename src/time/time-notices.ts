import { HoroscopeError } from '../errors.js';
import type { CivilDateTime } from './calendar.js';
import type { CivilMoment } from './civil.js';
import type { ClockDoubt } from './clock-rules.js';
import { formatDateTime, formatInstant, formatOffset } from './notation.js';
import type { UncertainClock } from './uncertain-clocks.js';

/** What the reader of a result should know about how its local time was read. */
export interface TimeNotice {
  readonly code: 'ambiguous_time' | 'skipped_time' | 'local_mean_time' | 'uncertain_clock';
  readonly message: string;
}

/** A local time that clocks showed twice or never, and the two instants it may mean, the earlier first. */
export interface Doubt {
  readonly kind: 'ambiguous_time' | 'skipped_time';
  readonly given: CivilDateTime;
  readonly candidates: readonly [CivilMoment, CivilMoment];
}

/** Tells which of the two was taken. */
export function choiceNotice(doubt: Doubt, taken: CivilMoment): TimeNotice {
  return { code: doubt.kind, message: `${fact(doubt)} Taken as ${told(taken)}.` };
}

/** The refusal under `disambiguation: 'reject'`: it names both instants. */
export function rejection(doubt: Doubt, path: string | undefined): HoroscopeError {
  const [earlier, later] = doubt.candidates;
  return new HoroscopeError(
    doubt.kind === 'ambiguous_time' ? 'ambiguous_time' : 'nonexistent_time',
    `${fact(doubt)} It may mean ${told(earlier)} or ${told(later)}; disambiguation 'earlier' or 'later' takes one.`,
    path === undefined ? {} : { path },
  );
}

/** Tells that the longitude of the place gave the offset. */
export function meanTimeNotice({ utcOffset, timezoneName }: CivilMoment): TimeNotice {
  const message = `No standard time was in force in ${timezoneName}: the place's own mean time is used, ${formatOffset(utcOffset)}.`;
  return { code: 'local_mean_time', message };
}

const reasons: Readonly<Record<ClockDoubt, string>> = {
  daylight_saving: 'daylight saving was a matter of each town or state',
  zone_border: 'the border of its standard time lay elsewhere, and towns went over in different years',
  mean_time: 'places kept their own mean time beside it',
};

/** Tells that the clock of the place may have shown another time than that of its zone. */
export function uncertainClockNotice(
  { utcOffset, timezoneName }: CivilMoment,
  { case: reason, city, distance, offsets }: UncertainClock,
): TimeNotice {
  const others = offsets.map(formatOffset).join(' or ');
  const message = `${timezoneName} tells the clocks of ${city}, ${distance} km away; ${reasons[reason]}. Taken is ${formatOffset(utcOffset)}; clocks here may have shown ${others}.`;
  return { code: 'uncertain_clock', message };
}

function fact({ kind, given, candidates: [{ timezoneName }] }: Doubt): string {
  return kind === 'ambiguous_time'
    ? `Clocks in ${timezoneName} showed ${formatDateTime(given)} twice.`
    : `Clocks in ${timezoneName} skipped ${formatDateTime(given)}.`;
}

/** A moment with its offset and in UTC. */
function told({ local, utcOffset, abbreviation, julianDayUt }: CivilMoment): string {
  return `${formatDateTime(local)} ${abbreviation} (${formatOffset(utcOffset)}, ${formatInstant(julianDayUt)})`;
}
