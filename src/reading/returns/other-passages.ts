import { compareDays } from '../compare-days.js';
import { tenths } from '../factors.js';
import type { Draft } from '../reading.js';
import { isAtOnce, isVague, strong, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { factorOf, lineOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/** Transits of a year that have no section, in a sentence each. */

/** Words of such a sentence, roughly; and the number of sentences at most. */
const wordsOfLine = 22;
const [fewestLines, mostLines] = [3, 7];

/**
 * The strongest transits without a section, a sentence each.
 * @param told the sections of the others
 * @param missing words still to be written
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
  // Whether a transit contradicts another of the same planet at about the same time.
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
    // Each natal point is told once, either as easy or as hard.
    if (rows.some((row) => row.transit.natal === transit.natal)) continue;
    const line = lineOf(context, transit);
    if (line !== undefined) rows.push({ transit, line });
  }
  // A single line makes no section.
  if (rows.length < 2) return undefined;
  rows.sort((a, b) => compareDays(a.transit.exact[0] ?? '', b.transit.exact[0] ?? ''));
  return {
    title,
    weight: tenths(Math.max(...rows.map(({ transit }) => transit.weight))),
    factors: rows.map(({ transit }) => factorOf(transit)),
    paragraphs: [[manuscript.unlessSaid(about)], ...rows.map(({ line }) => [line])],
  };
}
