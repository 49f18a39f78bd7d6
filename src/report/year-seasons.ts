import { Mars, Mercury } from '../chart/bodies.js';
import type { Happening, Station } from './happening.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import type { Period } from './period.js';

/** A year divided into seasons: at its lead, at stations of Mars and Venus, at the strongest of the rest. */

export interface Season {
  from: number;
  to: number;
  events: MeaningfulEvent[];
}

/** A station retrograde of which the station direct is known. */
export type Loop = Station & { until: number };
export const isLoop = (happening: Happening): happening is Loop =>
  happening.kind === 'station' && happening.direction === 'retrograde' && happening.until !== undefined;

/** A retrograde of Mercury, of which there are three or four a year. */
export const isMercurys = (happening: Happening): happening is Station & { until: number } =>
  isLoop(happening) && happening.body === Mercury;

/** What is told together outside the seasons: Mercury's retrogrades, and eclipses that nobody sees. */
export const isInBetween = (happening: Happening): boolean =>
  isMercurys(happening) || (happening.kind === 'eclipse' && happening.type === 'penumbral');

/** Days of a year's last quarter, and of its very end, which is the next year's matter. */
const [quarter, over] = [92, 12] as const;

/** Whether something comes in the last quarter of a year, early enough to be of that year. */
export const isLast = ({ julianDayUt }: Happening, { to }: Period): boolean =>
  julianDayUt >= to - quarter && julianDayUt < to - over;

/** Days that the seasons of a year have at least. */
const shortest = 56;
const mostHinges = 3;

export function seasonsOf(
  events: readonly MeaningfulEvent[],
  lead: Happening | undefined,
  { from, to }: Period,
): Season[] {
  const hinges: number[] = [];
  const datedAlone = events.filter(({ happening }) => !isInBetween(happening));
  for (const { happening } of byWeight(datedAlone, lead)) {
    const { julianDayUt } = happening;
    const far = (other: number): boolean => Math.abs(other - julianDayUt) >= shortest;
    if (hinges.length < mostHinges && far(from) && far(to) && hinges.every(far)) hinges.push(julianDayUt);
  }
  const bounds = [from, ...hinges.sort((a, b) => a - b), to];
  return bounds.slice(0, -1).map((begins, index): Season => {
    const ends = bounds[index + 1] ?? to;
    const own = events.filter(
      ({ happening: { julianDayUt } }) => julianDayUt >= begins && julianDayUt < ends,
    );
    return { from: begins, to: ends, events: own };
  });
}

function byWeight(events: readonly MeaningfulEvent[], lead: Happening | undefined): MeaningfulEvent[] {
  const weightOf = ({ happening, weight }: MeaningfulEvent): number => {
    if (happening === lead) return Number.POSITIVE_INFINITY;
    return weight + (happening.kind === 'station' && happening.body <= Mars ? 4 : 0);
  };
  return [...events].sort((a, b) => weightOf(b) - weightOf(a));
}
