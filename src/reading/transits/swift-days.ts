import { Mars, Mercury, Sun, Venus } from '../../chart/bodies.js';
import { daysWithin, dayText, type TransitContext } from './context.js';
import type { Entry } from './lines.js';
import { daysFrom, transitFactor, type WeighedTransit } from './plan.js';
import { isChief, transitsWithText } from './weight.js';

/** Days of swift planets beside those of slow ones. */

const swift = [Sun, Mercury, Venus, Mars];

/** Days that two swift contacts should at least be apart. */
const apart = 3;

/** The strongest of each few days, so that they are spread over the weeks; none so near one that is told already. */
export function spreadOut(entries: readonly Entry[], told: readonly Entry[] = []): Entry[] {
  const chosen: Entry[] = [];
  for (const entry of entries)
    if ([...told, ...chosen].every(({ day }) => Math.abs(daysFrom(day, entry.day)) >= apart))
      chosen.push(entry);
  return chosen;
}

/**
 * Of some weeks of which few days are told, the days of swift planets at a light or an angle, at their own place, or
 * beside what is a person’s own: as many as are missing.
 */
export function forThinWeeks(
  context: TransitContext,
  told: readonly Entry[],
  missing: number,
  isDated: (transit: WeighedTransit) => boolean,
): Entry[] {
  const { all, passing } = context;
  const points = new Set(told.map(({ transit }) => transit?.natal));
  const isOfNote = ({ aspect, body, natal }: WeighedTransit): boolean =>
    isChief(natal) || natal === body || (aspect === 0 && natal <= Mars);
  const found = transitsWithText(all)
    .filter((one) => swift.includes(one.body) && !passing.includes(one) && isOfNote(one) && isDated(one))
    .filter(({ natal }) => !points.has(natal))
    .sort((a, b) => b.weight - a.weight)
    .flatMap((transit) =>
      daysWithin(context, transit).map(
        (day): Entry => ({
          day,
          transit,
          weight: transit.weight,
          factor: transitFactor(transit),
          write: () => dayText(context, transit, day),
        }),
      ),
    );
  return spreadOut(found, told).slice(0, Math.max(0, missing));
}
