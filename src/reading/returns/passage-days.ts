import type { Ascendant, Sun } from '../../chart/bodies.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import { sentencesOf } from '../words.js';
import { isAround } from './marked-days.js';
import { cellOf, isAtFarEnd, isVague, type WeighedReturnTransit } from './passage-choice.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/** Transits of a return's year and their days in words. */

/** The name of a transit without its days, for the start of a sentence or within one. */
export function nameOf(
  manuscript: Manuscript,
  dates: ReturnDatesCells,
  transit: ReturnTransit,
  isStart: boolean,
): string {
  const { aspects, atFarEnd, name } = dates;
  const { body, natal, aspect } = transit;
  return fill(name, {
    a: isStart ? manuscript.start(body) : manuscript.within(body),
    aspect: isAtFarEnd(transit)
      ? atFarEnd[natal as typeof Ascendant]
      : aspects[aspect as keyof typeof aspects],
    b: pointOf(dates, transit),
  });
}

export function pointOf(
  { farEndNames, natal: points, own }: ReturnDatesCells,
  transit: ReturnTransit,
): string {
  const { body, natal } = transit;
  if (isAtFarEnd(transit)) return farEndNames[natal as typeof Ascendant];
  return body === natal ? own : points[natal as typeof Sun];
}

/**
 * The days of a transit in words, or their months if no more is known.
 * @param isAround whether the text around it says that the days are approximate
 */
export function daysOf(context: SolarReturnContext, transit: ReturnTransit, isAround = false): string {
  const { cells, kind } = context;
  const { exact, open, spans = [] } = transit;
  if (open !== undefined) return monthsOf(context, [open], kind.dates.months);
  if (isVague(transit)) return monthsOf(context, spans, kind.dates.eitherMonth);
  const days = cells.days(exact);
  const isExact = isAround || spans.every(([first, last]) => first === last);
  return isExact ? days : fill(kind.dates.about, { days });
}

/**
 * Months from the first to the last day of each span, those that overlap as one; a year is named once for the months of
 * it that follow each other.
 */
function monthsOf(
  context: SolarReturnContext,
  spans: readonly (readonly [string, string])[],
  next: string,
): string {
  const { cells, kind, manuscript } = context;
  const month = (day: string): string => `${day.slice(0, 7)}-00`;
  const apart: (readonly [string, string])[] = [];
  for (const span of spans) {
    const before = apart.at(-1);
    if (before !== undefined && month(span[0]) <= month(before[1])) apart.splice(-1, 1, [before[0], span[1]]);
    else apart.push(span);
  }
  const ends = apart.flatMap(([first, last]) => [month(first), month(last)]);
  const written = ends.map((each, i) => {
    const after = ends.slice(i + 1).find((other) => other !== each);
    return after?.startsWith(each.slice(0, 4)) ? cells.month(each) : cells.days([each]);
  });
  const rows = apart.map(([first, last], i): string => {
    const [from = '', to = from] = [written[2 * i], written[2 * i + 1]];
    if (month(first) === month(last)) return to;
    const isNext = daysFrom(first.slice(0, 7), last.slice(0, 7)) <= longestMonth;
    return fill(isNext ? next : kind.dates.months, { from, to });
  });
  return manuscript.join([...new Set(rows)]);
}

/** Days of the longest month. */
const longestMonth = 31;

/** The first sentence of a transit's text, after its days. */
export function lineOf(context: SolarReturnContext, transit: ReturnTransit): string | undefined {
  const { kind, manuscript } = context;
  const cell = cellOf(kind.dates, transit);
  const text = manuscript.textOrWordingUnsaid(cell);
  const [first] = sentencesOf(text);
  if (first === undefined || first === '') return undefined;
  const { dated, around } = kind.dates.swift;
  return fill(isAround(transit) ? around : dated, { day: daysOf(context, transit, true), text: first });
}

export const factorOf = ({
  body,
  natal,
  aspect,
  exact,
  isStation = false,
  weight,
}: WeighedReturnTransit): Factor => ({
  kind: isStation ? 'station' : 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});
