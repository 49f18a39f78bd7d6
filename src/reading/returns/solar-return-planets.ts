import { Jupiter, type Mercury, Sun } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Part } from '../reading.js';
import { paragraphOf } from '../words.js';
import { mediatorSentence } from './lead.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import { shortLine } from './opening.js';
import { retrogradeSentence } from './parts.js';
import { exactDays } from './passages.js';
import { isAsked, isSignCertain } from './plan.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** The texts of a year's planets, alone or in company, and of their aspects. */

/**
 * What a planet adds to a crowd, in a sentence or two. A planet named in a heading is told even if it contradicts
 * others.
 */
export function companyParts(context: SolarReturnContext, body: WeighedBody): Part[] {
  if (body.house === 0) return planetParts(context, body);
  const { id, house } = body;
  const { kind, manuscript, written } = context;
  written.add(id);
  const turned = retrogradeSentence(context, body);
  const text = manuscript.unlessSaid(kind.company[id as typeof Mercury][house]);
  return [text, turned];
}

export const lineParts = (context: SolarReturnContext, aspects: readonly WeighedAspect[]): Part[] =>
  aspects.map((aspect) => context.manuscript.unlessSaid(lineOfAspect(context)(aspect)));

export function meetingsOfPlanet(context: SolarReturnContext, { id }: WeighedBody): Part[][] {
  return context.meetings
    .filter(({ body }) => body === id)
    .flatMap((meetings) => {
      const [first = [], ...others] = meetingParagraphs(
        context,
        meetings,
        spokenAspect(context),
        lineOfAspect(context),
      );
      const [strongest, ...rest] = first;
      return strongest === undefined ? [] : [[strongest, ...rest], ...others];
    });
}

const isOfSlow = ({ first, second }: WeighedAspect): boolean => Math.min(first, second) >= Jupiter;

/** The full text of an aspect; between two slow planets, which are in aspect for long, a sentence or two. */
export const spokenAspect =
  (context: SolarReturnContext): CellOf =>
  (aspect) =>
    isOfSlow(aspect)
      ? lineOfAspect(context)(aspect)
      : withDays(context, aspect, cellOfAspect(context)(aspect));

/** An aspect in a sentence or two; in full if the opening has used that sentence. */
export const lineOfAspect =
  (context: SolarReturnContext): CellOf =>
  (aspect) =>
    context.led.includes(aspect) || (isAsked(context.question, aspect) && !isOfSlow(aspect))
      ? spokenAspect(context)(aspect)
      : withDays(context, aspect, shortLine(context, aspect));

/** For an aspect of the Sun, the days on which it is exact as a transit. */
const withDays = (
  context: SolarReturnContext,
  aspect: WeighedAspect,
  cell: string | undefined,
): string | undefined =>
  cell === undefined
    ? undefined
    : paragraphOf([cell, exactDays(context, aspect), mediatorSentence(context, aspect)]);

export const cellOfAspect =
  ({ kind }: Pick<SolarReturnContext, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspects, aspect);

/** That the Sun changed its sign on the day of the birth, whose hour is unknown. */
function sunBetweenSigns(
  { cells, kind, manuscript }: SolarReturnContext,
  { longitude }: WeighedBody,
): string {
  const to = (Math.round(longitude / 30) % 12) as SignId;
  const from = ((to + 11) % 12) as SignId;
  return manuscript.unlessSaid(kind.betweenSigns, { from: cells.signName(from), to: cells.signName(to) });
}

/** The text of a planet in its house, or in its sign without houses; and that it is retrograde. */
export function planetParts(context: SolarReturnContext, body: WeighedBody): Part[] {
  const { cells, kind, manuscript, written } = context;
  const { id, house, sign } = body;
  written.add(id);
  if (!isSignCertain(context.weighed.chart, body))
    return [id === Sun ? sunBetweenSigns(context, body) : '', retrogradeSentence(context, body)];
  const cell = house === 0 ? kind.inSign[id as 0]?.[sign] : cells.solarReturnHouse(id, house);
  const text = manuscript.unlessSaid(cell);
  return [{ text, mayEndInAdvice: house !== 0 }, retrogradeSentence(context, body)];
}
