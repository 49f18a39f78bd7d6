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
  /** What the moment lies in where it is not known for sure. */
  uncertain: Span | undefined;
  /** What there is to say of the time. */
  notices: readonly UnwordedNotice[];
}

const minute = 1 / 1440;

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
  const { time, time_accuracy: accuracy } = fields;
  if (time === null) return untimedBirthOf(context, fields, settings, suffix);
  const place = localityOf(context, fields, suffix);
  const when = momentOf({ date: fields.date, time }, place, settings, suffix);
  const { julianDayUt } = when;
  const chart = castChart(context.sky, julianDayUt, place, settings);
  if (accuracy === undefined || accuracy === 0)
    return { place, when, chart, uncertain: undefined, notices: [] };
  return {
    place,
    when,
    chart,
    uncertain: { from: julianDayUt - accuracy * minute, to: julianDayUt + accuracy * minute },
    notices: [{ code: 'uncertain_time', parameters: { minutes: accuracy } }],
  };
}

function untimedBirthOf(
  context: EngineContext,
  { time_accuracy: accuracy, ...fields }: BirthFields,
  settings: Settings,
  suffix: FieldSuffix,
): Birth {
  const place = localityOf(context, fields, suffix);
  // Where the clocks skipped noon, that is no fault of the request.
  const lenient = { ...settings, disambiguation: 'compatible' as const };
  const when = momentOf({ date: fields.date, time: noon }, place, lenient, suffix);
  const chart = castUntimedChart(context.sky, when.julianDayUt, place, settings);
  if (accuracy !== undefined)
    throw new HoroscopeError(
      'invalid_request',
      `time_accuracy${suffix} is ${accuracy} and time${suffix} is null; an unknown time has no accuracy`,
      { path: `time_accuracy${suffix}` },
    );
  const [from, to] = localDay(when, place, settings);
  return {
    place,
    when,
    chart,
    uncertain: { from, to },
    notices: [{ code: 'unknown_time', parameters: {} }],
  };
}

/** The earliest that a birth may have been, Julian day UT. */
export const earliestOf = ({ uncertain, when }: Pick<Birth, 'uncertain' | 'when'>): number =>
  uncertain?.from ?? when.julianDayUt;

/** A birth whose chart has houses. */
export const isTimed = <B extends Birth>(birth: B): birth is B & Birth<TimedChart> => birth.chart.timed;
