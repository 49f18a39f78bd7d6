import { Jupiter, Mars, Mercury, Saturn } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { isFaint } from './cells.js';
import type { Happening, Station } from './happening.js';
import { wordsIn } from './markup.js';
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

/** What a season has in passing, and never stands for: Mercury's retrogrades, and eclipses that nobody sees. */
export const isInPassing = (happening: Happening): boolean => isMercurys(happening) || isFaint(happening);

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
  for (const { happening } of byWeight(events, lead)) {
    const { julianDayUt } = happening;
    const far = (other: number): boolean => Math.abs(other - julianDayUt) >= shortest;
    if (hinges.length < mostHinges && far(from) && far(to) && hinges.every(far)) hinges.push(julianDayUt);
  }
  const bounds = [from, ...hinges.sort((a, b) => a - b), to];
  return bounds.slice(0, -1).map((begins, index): Season => {
    const ends = bounds[index + 1] ?? to;
    const own = events.filter(
      ({ happening }) =>
        happening.julianDayUt >= begins &&
        happening.julianDayUt < ends &&
        (happening === lead || happening.julianDayUt === begins || !isRetold(happening, events)),
    );
    return { from: begins, to: ends, events: own };
  });
}

/**
 * Whether a year's ground has told all of an event: when Jupiter or Saturn comes to a sign, but for one that goes back.
 * Where that begins no season it is not told again, unless it is of help where Mars or Venus held things up.
 */
const isRetold = (comes: Happening, events: readonly MeaningfulEvent[]): boolean =>
  comes.kind === 'ingress' &&
  !comes.retrograde &&
  (comes.body === Jupiter || comes.body === Saturn) &&
  !events.some(
    ({ happening }) => isLoop(happening) && happening.body <= Mars && happening.signId === comes.signId,
  );

/** Share of a season's words that is of the house which its heading names, at least. */
const mostlyOf = 0.4;

/**
 * The house that most is said of in a season or, of one that is of many things, that of what begins it: if no other
 * season is named for it.
 */
export function topicOf(
  { events, from }: Season,
  lead: Happening | undefined,
  taken: Set<House>,
): House | undefined {
  const said = new Map<House, number>();
  for (const { happening, house, meaning } of events) {
    const words = wordsIn(meaning?.text ?? '');
    said.set(house, (said.get(house) ?? 0) + words);
    if (happening === lead) said.set(house, Number.POSITIVE_INFINITY);
  }
  const all = [...said.values()].reduce((sum, words) => sum + words, 0);
  const [most] = [...said].sort(([, a], [, b]) => b - a);
  if (most === undefined) return undefined;
  const [house, words] = most;
  const isMost = words === Number.POSITIVE_INFINITY || words >= all * mostlyOf;
  const begins = events.find(({ happening }) => happening.julianDayUt === from)?.house;
  const named = [isMost ? house : undefined, begins].find((one) => one !== undefined && !taken.has(one));
  if (named !== undefined) taken.add(named);
  return named;
}

/** What can divide a year, the heaviest first. */
function byWeight(events: readonly MeaningfulEvent[], lead: Happening | undefined): MeaningfulEvent[] {
  const weightOf = ({ happening, weight }: MeaningfulEvent): number => {
    if (happening === lead) return Number.POSITIVE_INFINITY;
    return weight + (happening.kind === 'station' && happening.body <= Mars ? 4 : 0);
  };
  return events.filter(({ happening }) => !isInPassing(happening)).sort((a, b) => weightOf(b) - weightOf(a));
}
