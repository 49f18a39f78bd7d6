import type { TransitAspect } from '../schema/transits.js';
import { clockDay } from '../wheel/dates.js';
import { slow } from '../wheel/timeline-rows.js';
import type { PrintableResult } from './printable.js';

/** Days between two passes of which a reader sees one: the true node wobbles in and out of orb. */
const fewestApart = 10;

/** Transits of slow bodies with passes that hardly part as one; those of fast ones come again as soon. */
export function withJoinedPasses(result: PrintableResult): PrintableResult {
  if (!('transits_aspects' in result)) return result;
  const joined: TransitAspect[] = [];
  const latest = new Map<string, number>();
  for (const passage of result.transits_aspects) {
    const key = `${passage.planet1Id} ${passage.aspectId} ${passage.planet2Id}`;
    const at = latest.get(key);
    const before = at === undefined ? undefined : joined[at];
    const isSlow = slow.includes(passage.planet1Id);
    if (isSlow && at !== undefined && before?.ends && passage.starts && isNear(before.ends, passage.starts))
      joined[at] = { ...before, exact: [...before.exact, ...passage.exact], ends: passage.ends };
    else latest.set(key, joined.push(passage) - 1);
  }
  return { ...result, transits_aspects: joined };
}

const isNear = (end: { date: string }, start: { date: string }): boolean => {
  const days = clockDay(start) - clockDay(end);
  return days >= 0 && days < fewestApart;
};
