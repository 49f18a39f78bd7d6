import type { Birth } from '../cast/birth.js';
import type { Chart } from '../cast/chart.js';
import { uncertaintyIn } from '../cast/uncertainty.js';
import { requireAffordableUncertainty, uncertaintyWork } from '../cast/uncertainty-cost.js';
import type { EngineContext } from '../request/context.js';
import { placeTime } from '../request/moment.js';
import type { Settings } from '../request/settings.js';
import type { Birthdate } from '../schema/quantities.js';
import type { UncertainChange, Uncertainty } from '../schema/uncertainty.js';
import { Clock } from '../time/clock.js';
import { localBirthdate } from './moments.js';

/**
 * What an uncertain time of birth leaves open, in clock time of its place; undefined if the time is known.
 * @param partner the chart that the birth is compared with in a synastry, taken as certain
 */
export function uncertaintyOf(
  context: EngineContext,
  { place, when, chart, uncertain }: Birth,
  settings: Settings,
  partner?: Chart,
): Uncertainty | undefined {
  if (uncertain === undefined) return undefined;
  requireAffordableUncertainty(context, uncertaintyWork(chart, place, settings, uncertain, partner));
  const { changes, holds } = uncertaintyIn(context, place, settings, uncertain, chart.timed, partner);
  const clock = birthClock({ place, when }, settings);
  const local = (julianDayUt: number): Birthdate => localBirthdate(clock.momentAt(julianDayUt));
  return {
    from: local(uncertain.from),
    to: local(uncertain.to),
    changes: changes.map(({ julianDayUt, change }) => {
      const { kind, planetId, ...rest } = change;
      return { kind, planetId, at: local(julianDayUt), ...rest } as UncertainChange;
    }),
    holds,
  };
}

/**
 * The clock on which the moments of a birth are told: in its calendar throughout, also where the day of the reform of
 * 1582 is among those in question.
 */
export const birthClock = ({ place, when }: Pick<Birth, 'place' | 'when'>, settings: Settings): Clock =>
  new Clock(place.zone, { ...placeTime(place, settings), calendar: when.calendar });
