import { Jupiter, Mercury } from '../chart/bodies.js';
import type { Happening } from './happenings.js';
import { solarHouse } from './ranking.js';
import { joined } from './season-writer.js';
import type { Signposts } from './signposts.js';
import { cellAt } from './wordings.js';
import { escaped, type Writer } from './writer.js';

/** What a year tells as one subject, though it happens several times. */

type Station = Extract<Happening, { kind: 'station' }>;
type Chosen = Map<Happening, string>;

/** Mercury's loops: three or four a year. */
export function mercurysYear(
  happenings: readonly Happening[],
  writer: Writer,
  signposts: Signposts,
  included: Chosen,
): string {
  const loops = happenings.filter(
    (one): one is Station & { until: number } =>
      one.kind === 'station' &&
      one.body === Mercury &&
      one.direction === 'retrograde' &&
      one.until !== undefined,
  );
  const [first] = loops;
  if (first === undefined) return '';
  const spans = loops.map(({ julianDayUt, until, signId }) =>
    writer.statement('span', {
      from: writer.time(julianDayUt),
      until: writer.time(until),
      house: writer.house(solarHouse(writer.reader, signId)),
    }),
  );
  const { kind, number } = writer.period;
  const { signYears, risingYears } = writer.words.reports;
  const { mercuryYear } = kind === 'yearly' ? signYears : risingYears;
  const cell = cellAt(mercuryYear, solarHouse(writer.reader, first.signId), number);
  for (const loop of loops) included.set(loop, cell?.text ?? '');
  const statement = writer.statement('mercuryYear', { spans: writer.list(spans) });
  const [ofFirst, ...others] = loops.map(({ signId }) => solarHouse(writer.reader, signId));
  const { matters } = writer.words.reports.columns;
  const later = [...new Set(others)].filter((house) => house !== ofFirst).map((house) => matters[house]);
  const rest = later.length === 0 ? '' : (signposts.take('later', { matters: writer.list(later) }) ?? '');
  return joined([statement, escaped(cell?.text ?? ''), rest]);
}

/** Slow planets that go forward one after the other when nothing else is left to tell of the year. */
export function forwardAgain(
  happenings: readonly Happening[],
  last: Happening | undefined,
  writer: Writer,
  included: Chosen,
): string {
  const after = last?.julianDayUt ?? writer.period.from;
  const turns = happenings.filter(
    (one): one is Station =>
      one.kind === 'station' &&
      one.body >= Jupiter &&
      one.direction === 'direct' &&
      one.julianDayUt > after &&
      !included.has(one),
  );
  if (turns.length < 2) return '';
  const list = turns
    .sort((a, b) => a.julianDayUt - b.julianDayUt)
    .map(({ body, julianDayUt }) =>
      writer.statement('forward', { planet: writer.planet(body), date: writer.time(julianDayUt) }),
    );
  for (const one of turns) included.set(one, '');
  return writer.statement('allForward', { list: writer.list(list) });
}
