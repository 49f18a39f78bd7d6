import { Jupiter, Mars, Mercury, Saturn, Venus } from '../chart/bodies.js';
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
    ({ happening }) =>
      isLoop(happening) &&
      (happening.body === Mars || happening.body === Venus) &&
      happening.signId === comes.signId,
  );

/** Shares of a season's words: of a house that names it alone, and of one that is named for coming first, at least. */
const [alone, ofFirst] = [0.55, 0.15] as const;

/** Days from the beginning of a season in which what leads is what it begins with. */
const atOnce = 14;

/**
 * The houses that a season is named for, in order: where it begins, if that is of any weight, and the one that most is said
 * of; of a season that is of several and begins with that, the next as well. What leads names its own, after what comes
 * long before it there.
 */
export function topicsOf({ events, from }: Season, lead: Happening | undefined): readonly House[] {
  const said = new Map<House, number>();
  for (const { happening, house, meaning } of events) {
    if (isInPassing(happening)) continue;
    said.set(house, (said.get(house) ?? 0) + wordsIn(meaning?.text ?? ''));
  }
  const all = [...said.values()].reduce((sum, words) => sum + words, 0);
  // A map has its keys in the order in which the season comes to them.
  const houses = [...said.keys()];
  const byWords = [...said].sort(([, a], [, b]) => b - a).map(([house]) => house);
  const [first] = houses;
  const [most, second] = byWords;
  if (first === undefined || most === undefined) return [];
  const shareOf = (house: House): number => (said.get(house) ?? 0) / all;
  const leading = events.find(({ happening }) => happening === lead);
  if (leading !== undefined) {
    const isLate = leading.happening.julianDayUt > from + atOnce;
    return isLate && first !== leading.house ? [first, leading.house] : [leading.house];
  }
  if (first !== most && shareOf(first) >= ofFirst) return [first, most];
  if (second === undefined || shareOf(most) >= alone) return [most];
  return houses.filter((house) => house === most || house === second);
}

/** What can divide a year, the heaviest first. */
function byWeight(events: readonly MeaningfulEvent[], lead: Happening | undefined): MeaningfulEvent[] {
  const weightOf = ({ happening, weight }: MeaningfulEvent): number => {
    if (happening === lead) return Number.POSITIVE_INFINITY;
    return weight + (happening.kind === 'station' && happening.body <= Mars ? 4 : 0);
  };
  return events.filter(({ happening }) => !isInPassing(happening)).sort((a, b) => weightOf(b) - weightOf(a));
}
