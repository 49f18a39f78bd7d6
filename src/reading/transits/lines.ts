import { compareDays } from '../compare-days.js';
import type { Factor } from '../factors.js';
import { dated, dateOf, dayText, isAround, type TransitContext } from './context.js';
import { contraryOfDays, joinedOfDay } from './contrary-days.js';
import { type Day, transitFactor, type WeighedTransit } from './plan.js';

/** A day of the calendar with what makes its text. */
export interface Entry {
  day: Day;
  /** The contact exact on that day, if there is one. */
  transit?: WeighedTransit;
  weight: number;
  factor: Factor;
  write(): string;
}

/** The entry of a contact on one of its days. */
export const entryOf = (context: TransitContext, transit: WeighedTransit, day: Day): Entry => ({
  day,
  transit,
  weight: transit.weight,
  factor: transitFactor(transit),
  write: () => dayText(context, transit, day),
});

/** A line of the calendar: the text of one date. */
export interface Line {
  text: string;
  weight: number;
  factors: Factor[];
}

/** The lines of a calendar in order of time, one for each date; the year stands in the title above. */
export function linesOf(context: TransitContext, entries: readonly (Entry & { text: string })[]): Line[] {
  const days = new Map<string, (Entry & { text: string })[]>();
  for (const entry of [...entries].sort((a, b) => compareDays(a.day, b.day))) {
    if (entry.text === '') continue;
    const date = dateOf(context, entry.day, entry.transit);
    const its = days.get(date.day);
    if (its === undefined) days.set(date.day, [entry]);
    else its.push(entry);
  }
  const told = new Set<Entry>();
  return [...days.values()].map((its) => {
    const first = its[0] as Entry;
    const rough = its.find(({ transit }) => transit !== undefined && isAround(context, transit)) ?? first;
    const text = joinedOfDay(context, its);
    const joint = contraryOfDays(context, its, told);
    for (const one of its) told.add(one);
    return {
      text: dated(context, first.day, joint === '' ? text : `${text} ${joint}`, rough.transit),
      weight: Math.max(...its.map(({ weight }) => weight)),
      factors: its.map(({ factor }) => factor),
    };
  });
}

/** Entries in order of time, each with its text. */
export const inWords = (entries: readonly Entry[]): (Entry & { text: string })[] =>
  [...entries]
    .sort((a, b) => compareDays(a.day, b.day))
    .map((entry) => Object.assign({}, entry, { text: entry.write() }));
