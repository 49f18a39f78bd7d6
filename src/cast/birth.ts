import { HoroscopeError } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { localDay, momentOf } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { GivenPlace } from '../schema/fields.js';
import type { Notice } from '../schema/responses.js';
import type { Uncertainty } from '../schema/uncertainty.js';
import type { ResolvedMoment } from '../time/civil.js';
import { type Chart, castChart, withoutHouses } from './chart.js';
import { uncertaintyOf } from './uncertainty.js';

/** A birth whose time may be unknown, or known to some minutes. */
interface GivenBirth {
  date: string;
  time: string | null;
  time_accuracy?: number | undefined;
  place_id?: number | undefined;
  place?: GivenPlace | undefined;
}

export interface Birth {
  place: Locality;
  when: ResolvedMoment;
  chart: Chart;
  /** Where the time is not known for sure: what it lies in, and whether houses are told. */
  uncertain: { span: Span; timed: boolean } | undefined;
  notices: Notice[];
}

/** Clocks show this where a birth's time is unknown. */
const noon = '12:00';
const minute = 1 / 1440;

/** The chart of a birth: with houses where its time is known. */
export function birthOf(
  context: EngineContext,
  given: GivenBirth,
  settings: Settings,
  suffix: '' | '_1' | '_2' = '',
): Birth {
  const place = localityOf(context, given, suffix);
  const { date, time, time_accuracy: accuracy } = given;
  const when = momentOf({ date, time: time ?? noon }, place, settings, suffix);
  const chart = castChart(context.sky, when.julianDayUt, place, settings);
  if (time === null) {
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
      chart: withoutHouses(chart, settings),
      uncertain: { span: { from, to }, timed: false },
      notices: [
        {
          code: 'unknown_time',
          message:
            'the time of birth is not known: positions are for local noon, houses, angles and lots are left out; ' +
            'uncertainty tells what else the day leaves open',
        },
      ],
    };
  }
  if (accuracy === undefined || accuracy === 0)
    return { place, when, chart, uncertain: undefined, notices: [] };
  const span = { from: when.julianDayUt - accuracy * minute, to: when.julianDayUt + accuracy * minute };
  return {
    place,
    when,
    chart,
    uncertain: { span, timed: true },
    notices: [
      {
        code: 'uncertain_time',
        message: `the time of birth is known to ${accuracy} minutes either way; uncertainty tells what changes in them`,
      },
    ],
  };
}

/**
 * What the time leaves open; undefined where it is known.
 * @param partner whose chart, as it stands, the birth is compared with in a synastry
 */
export function uncertaintyOfBirth(
  context: EngineContext,
  { place, uncertain }: Birth,
  settings: Settings,
  partner?: Chart,
): Uncertainty | undefined {
  if (uncertain === undefined) return undefined;
  return uncertaintyOf(context, place, settings, uncertain.span, uncertain.timed, partner);
}
