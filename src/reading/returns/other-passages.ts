import { compareDays } from '../compare-days.js';
import { tenths } from '../factors.js';
import type { Draft } from '../reading.js';
import { isAtOnce, isVague, strong, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { factorOf, lineOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/** Passages of a year that are not told at length, in a sentence each. */

/** Words of what is told in a sentence, about; and how many are. */
const wordsOfLine = 22;
const [fewestLines, mostLines] = [3, 7];

/**
 * The strongest of what is not told at length, a sentence each.
 * @param told the sections of those that are @param missing words that the rest of the reading leaves to be written
 */
export function otherPassagesSection(
  context: SolarReturnContext,
  told: readonly Draft[],
  missing: number,
): Draft | undefined {
  const { kind, length, manuscript, passing } = context;
  if (length === 'brief') return undefined;
  const { about, title } = kind.dates.others;
  const isTold = (transit: ReturnTransit): boolean =>
    told.some(({ factors }) =>
      factors.some(
        ({ aspectId, planetIds: [body, natal] = [] }) =>
          body === transit.body && natal === transit.natal && aspectId === transit.aspect,
      ),
    );
  const atLength = passing.fitting.filter(isTold);
  // Of one planet nothing is said that another of its days, close by, says otherwise.
  const isDenied = (transit: ReturnTransit): boolean =>
    atLength.some((other) => toneOf(other) !== toneOf(transit) && isAtOnce(other, transit));
  const open = passing.fitting.filter(
    (transit) =>
      !isVague(transit) && passing.isFresh(transit) && !atLength.includes(transit) && !isDenied(transit),
  );
  const most = Math.min(Math.max(Math.ceil(missing / wordsOfLine), fewestLines), mostLines);
  const rows: { transit: WeighedReturnTransit; line: string }[] = [];
  const ranked = open
    .filter((transit) => transit.weight >= strong || missing > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const transit of ranked) {
    if (rows.length >= most) break;
    // One point of the birth is told of once, in ease or in strain.
    if (rows.some((row) => row.transit.natal === transit.natal)) continue;
    const line = lineOf(context, transit);
    if (line !== undefined) rows.push({ transit, line });
  }
  // One line is no section.
  if (rows.length < 2) return undefined;
  rows.sort((a, b) => compareDays(a.transit.exact[0] ?? '', b.transit.exact[0] ?? ''));
  return {
    title,
    weight: tenths(Math.max(...rows.map(({ transit }) => transit.weight))),
    factors: rows.map(({ transit }) => factorOf(transit)),
    paragraphs: [[manuscript.unlessSaid(about)], ...rows.map(({ line }) => [line])],
  };
}
