import { Jupiter, Mars, Saturn, Venus } from '../chart/bodies.js';
import type { Happening, Stay } from './happening.js';
import { escaped } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import type { Writer } from './writer.js';
import { isLoop } from './year-seasons.js';

/** Days that Jupiter is in a sign at least before something hard there ends and after it, for that to be told. */
const [together, after] = [20, 60] as const;

/**
 * Where Jupiter is of help in the house of a planet that turns back, how that and what is hard there are both true: first
 * the one, then the other. HTML, or nothing.
 *
 * @param happenings all of the year
 */
export function helpOfJupiter(
  { happening, house }: MeaningfulEvent,
  happenings: readonly Happening[],
  writer: Writer,
): string {
  const isHard =
    isLoop(happening) && (happening.body === Mars || happening.body === Venus || happening.body === Saturn);
  if (!isHard) return '';
  const { until } = happening;
  const jupiter = happenings.find(
    (one): one is Stay =>
      one.kind === 'stay' &&
      one.body === Jupiter &&
      one.signId === happening.signId &&
      (one.begins ?? Number.NEGATIVE_INFINITY) < until - together &&
      (one.ends ?? 0) > until + after,
  );
  if (jupiter?.ends === undefined) return '';
  // While Jupiter goes back himself his help is slow as well.
  const own = happenings.flatMap((one) => {
    if (isLoop(one) && one.body === Jupiter) return [{ from: one.julianDayUt, to: one.until }];
    return one.kind === 'retrograde' && one.body === Jupiter ? [{ from: one.begins, to: one.ends }] : [];
  });
  const slowUntil = own.find(({ from, to }) => from < until && to > until)?.to ?? until;
  return writer.statement('slowsJupiter', {
    sign: writer.sign(happening.signId),
    matter: escaped(writer.words.reports.columns.matters[house]),
    date: writer.time(slowUntil),
  });
}
