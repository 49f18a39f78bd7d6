import { daysBetween, isVague, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { nameOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** Within so many days of each other two exact days are one time to a reader. */
const oneTime = 3;

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
    const day = transit.exact.find((each) =>
      other.exact.some((at) => Math.abs(daysBetween(at, each)) <= oneTime),
    );
    if (day !== undefined)
      return manuscript.nextUnsaid(kind.dates.sameDays[toneOf(transit)], {
        day: cells.days([day]),
        name: nameOf(manuscript, kind.dates, other, false),
      });
  }
  return '';
}
