import { tropicalYear } from '../chart/periods.js';
import { progressedMoment } from '../chart/progressed.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { isOnDayOf, momentOf, noon, placeTime } from '../request/moment.js';
import { elsewhereOr, type Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { ParsedProgressions } from '../schema/progressions.js';
import { lastYear } from '../time/calendar.js';
import { type CivilMoment, civilAt } from '../time/civil.js';
import { Clock } from '../time/clock.js';
import { type Birth, earliestOf } from './birth.js';

/** A moment of life, the place whose clock it is read from, and the notices of that reading. */
export interface EventOfLife {
  event: CivilMoment;
  at: Locality;
  /** Its calendar is the event's for every date of life, also where the days of the reform of 1582 lie between. */
  clock: Clock;
  /** The moment of the sky that stands for it, were the birth at a moment: Julian days, UT. */
  standsFor: (born: number) => number;
  notices: { ofClock: readonly UnwordedNotice[]; ofTime: readonly UnwordedNotice[] };
}

/** The end of the last year that dates are written in, Julian day UT. */
export const latestMoment = 2_451_544.5 + (lastYear + 1 - 2000) * tropicalYear;

const clockIn = ({ calendar }: CivilMoment, at: Locality, settings: Settings): Clock =>
  new Clock(at.zone, { ...placeTime(at, settings), calendar });

const nothingToSay = { ofClock: [], ofTime: [] };

/** The moment of life that the request names. */
export function eventOfLife(
  context: EngineContext,
  request: ParsedProgressions,
  birth: Birth,
  settings: Settings,
): EventOfLife {
  const at = elsewhereOr(birth.place, context, request);
  const born = birth.when.julianDayUt;
  const { date_2, time_2, add_years, add_days } = request;
  if (date_2 !== undefined) {
    const event = momentOf({ date: date_2, time: time_2 ?? noon }, at, settings, '_2');
    if (event.julianDayUt >= born) {
      const assumed = { case: 'event', field: 'time_2', time: noon } as const;
      const ofTime: UnwordedNotice[] =
        time_2 === undefined ? [{ code: 'assumed_time', parameters: assumed }] : [];
      // On the day of birth a later birth is the event itself.
      const standsFor = (moment: number) => progressedMoment(moment, Math.max(moment, event.julianDayUt));
      return {
        event,
        at,
        clock: clockIn(event, at, settings),
        standsFor,
        notices: { ofClock: event.notices, ofTime },
      };
    }
    // On the day of birth itself the birth may be hours after noon, or at any time.
    const isOpen = time_2 === undefined || event.julianDayUt >= earliestOf(birth);
    if (isOpen && isOnDayOf(born, event, at, settings))
      return {
        event: birth.when,
        at: birth.place,
        clock: clockIn(birth.when, birth.place, settings),
        standsFor: (moment) => moment,
        notices: nothingToSay,
      };
    throw new HoroscopeError(
      'invalid_request',
      `date_2 is ${quote(date_2)}; it must not be before the birth, ${request.date} ${request.time ?? ''}`.trimEnd(),
      { path: 'date_2' },
    );
  }
  const lived = add_days ?? (add_years ?? 0) * tropicalYear;
  const julianDayUt = born + lived;
  if (julianDayUt > latestMoment)
    throw new HoroscopeError(
      'date_out_of_range',
      `${add_days === undefined ? `add_years is ${add_years}` : `add_days is ${add_days}`}; that is beyond the year ${lastYear}`,
      { path: add_days === undefined ? 'add_years' : 'add_days' },
    );
  const event = civilAt(julianDayUt, at.zone, placeTime(at, settings));
  return {
    event,
    at,
    clock: clockIn(event, at, settings),
    standsFor: (moment) => progressedMoment(moment, moment + lived),
    notices: nothingToSay,
  };
}
