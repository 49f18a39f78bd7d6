import type { DatesPlace } from '../../text/return-catalogue.js';
import { quarterOfDay, type WeighedReturnTransit } from './calendar.js';
import type { Quarters, ReturnTransit } from './transits.js';

/** When in a year its transits come, and come back: each time is told where it comes. */

export interface DatedYear {
  transits: readonly ReturnTransit[];
  /** Those that are told. */
  all: readonly WeighedReturnTransit[];
  strongest: WeighedReturnTransit;
  quarters: Quarters;
}

/** Days of one transit that are near each other, or in one quarter: it is told in each season that it comes in. */
export interface Visit {
  transit: WeighedReturnTransit;
  days: readonly [string, ...string[]];
  quarter: number;
  isFirst: boolean;
}

/** Days between two that belong together, also where a quarter begins between them. */
const nearDays = 45;
export const daysBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 86_400_000;

export function visitsOf(transit: WeighedReturnTransit, quarters: Quarters): Visit[] {
  const visits: Visit[] = [];
  for (const day of transit.exact) {
    const [last, quarter] = [visits.at(-1), quarterOfDay(day, quarters)];
    if (last && (last.quarter === quarter || daysBetween(last.days.at(-1) as string, day) <= nearDays))
      visits[visits.length - 1] = { ...last, days: [...last.days, day] };
    else visits.push({ transit, days: [day], quarter, isFirst: last === undefined });
  }
  return visits;
}

export const heaviestOf = (visits: readonly Visit[]): Visit =>
  visits.reduce((one, other) => (other.transit.weight > one.transit.weight ? other : one));

/** Where a quarter is in the course of a year, whose strongest date is in another one or in itself, or comes back in it. */
export function placeOf(quarter: number, { strongest, quarters }: DatedYear): DatesPlace {
  const its = visitsOf(strongest, quarters).map((visit) => visit.quarter);
  const [head = 0] = its;
  const isSpread = its.length > 1;
  if (quarter < head) return quarter === 0 ? 'start' : 'rise';
  // What comes back is at its strongest in no one part of the year.
  if (quarter === head) {
    if (isSpread) return quarter === 0 ? 'start' : 'rise';
    return quarter === 0 ? 'headFirst' : quarter === 3 ? 'headLast' : 'head';
  }
  if (its.includes(quarter)) return 'back';
  if (its.some((each) => each > quarter)) return 'between';
  return quarter === 3 ? 'end' : 'fall';
}

export const byFirstDay = (one: ReturnTransit, other: ReturnTransit): number =>
  (one.exact[0] ?? '') < (other.exact[0] ?? '') ? -1 : 1;
export const byFirstDayOfVisit = (one: Visit, other: Visit): number => (one.days[0] < other.days[0] ? -1 : 1);
