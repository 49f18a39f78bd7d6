import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { localDay, momentOf, noon } from '../request/moment.js';
import { type FieldSuffix, type Locality, localityOf } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { GivenPlace } from '../schema/fields.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { ResolvedMoment } from '../time/civil.js';
import { type Chart, castChart, castUntimedChart, type TimedChart } from './chart.js';

/** The fields of a request that say when and where somebody was born; the time may be unknown, or known to some minutes. */
export interface BirthFields {
  date: string;
  time: string | null;
  time_accuracy?: number | undefined;
  place_id?: number | undefined;
  place?: GivenPlace | undefined;
}

/** A birth and its chart. */
export interface Birth<C extends Chart = Chart> {
  place: Locality;
  /** Local noon where the time is unknown. */
  when: ResolvedMoment;
  chart: C;
  /** The span in which the moment lies, if it is not known for certain. */
  uncertain: Span | undefined;
  /** Notices about the time. */
  notices: readonly UnwordedNotice[];
}

const minute = 1 / 1440;

/** When a birth was, as far as it is known. */
export type BirthMoment = Pick<Birth, 'when' | 'uncertain' | 'notices'>;

/**
 * The moment of a birth at its place; of an unknown time noon, and the day that it stands for.
 * @param suffix of the request's fields
 * @throws HoroscopeError `invalid_request` for an unknown time with an accuracy
 */
export function birthMomentOf(
  { date, time, time_accuracy: accuracy }: Pick<BirthFields, 'date' | 'time' | 'time_accuracy'>,
  place: Locality,
  settings: Settings,
  suffix: FieldSuffix = '',
): BirthMoment {
  if (time === null) {
    refuseAccuracy(accuracy, suffix);
    // If the clocks skipped noon, the request is not at fault.
    const lenient = { ...settings, disambiguation: 'compatible' as const };
    const when = momentOf({ date, time: noon }, place, lenient, suffix);
    const [from, to] = localDay(when, place, settings);
    return { when, uncertain: { from, to }, notices: [{ code: 'unknown_time', parameters: {} }] };
  }
  const when = momentOf({ date, time }, place, settings, suffix);
  if (accuracy === undefined || accuracy === 0) return { when, uncertain: undefined, notices: [] };
  return { when, ...knownToMinutes(when.julianDayUt, accuracy) };
}

/** Refuses an accuracy beside a time that is not known. @param suffix of the request's fields */
export function refuseAccuracy(accuracy: number | undefined, suffix: FieldSuffix = ''): void {
  if (accuracy === undefined) return;
  throw new HoroscopeError(
    'invalid_request',
    `time_accuracy${suffix} is ${accuracy} and time${suffix} is null; an unknown time has no accuracy`,
    { path: `time_accuracy${suffix}` },
  );
}

/** A moment known to some minutes either way. */
export const knownToMinutes = (
  julianDayUt: number,
  minutes: number,
): Pick<BirthMoment, 'uncertain' | 'notices'> => ({
  uncertain: { from: julianDayUt - minutes * minute, to: julianDayUt + minutes * minute },
  notices: [{ code: 'uncertain_time', parameters: { minutes } }],
});

/**
 * A birth whose time may be unknown, and its chart: with houses where the time is known.
 * @param suffix of the request's fields
 */
export function birthOf(
  context: EngineContext,
  fields: BirthFields,
  settings: Settings,
  suffix: FieldSuffix = '',
): Birth {
  const place = localityOf(context, fields, suffix);
  const { when, uncertain, notices } = birthMomentOf(fields, place, settings, suffix);
  const cast = fields.time === null ? castUntimedChart : castChart;
  return { place, when, chart: cast(context.sky, when.julianDayUt, place, settings), uncertain, notices };
}

/** The earliest that a birth may have been, Julian day UT. */
export const earliestOf = ({ uncertain, when }: Pick<Birth, 'uncertain' | 'when'>): number =>
  uncertain?.from ?? when.julianDayUt;

/** A birth whose chart has houses. */
export const isTimed = <B extends Birth>(birth: B): birth is B & Birth<TimedChart> => birth.chart.timed;
