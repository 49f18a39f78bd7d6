import { isAtOneTime, isVague, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { nameOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';

/**
 * How a slow planet's transit is true beside one told before it that is exact on the same days and does the opposite.
 * @param earlier the transits told before
 */
export function sameDaysOf(
  { cells, kind, manuscript }: SolarReturnContext,
  transit: WeighedReturnTransit,
  earlier: readonly WeighedReturnTransit[],
): string {
  if (isVague(transit)) return '';
  for (const other of earlier) {
    if (toneOf(other) === toneOf(transit) || isVague(other)) continue;
    const day = transit.exact.find((each) => isAtOneTime(each, other.exact));
    if (day !== undefined)
      return manuscript.nextUnsaid(kind.dates.sameDays[toneOf(transit)], {
        day: cells.days([day]),
        name: nameOf(manuscript, kind.dates, other, false),
      });
  }
  return '';
}
