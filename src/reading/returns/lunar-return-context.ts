import { Ascendant, Mars, Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { ReadingLength } from '../reading.js';
import { isAtAngle, isLeader, type ReturnContext } from './context.js';
import { withMediator } from './lead.js';
import type { LunarReturnCells, LunarReturnContext, LunarReturnMonth } from './lunar-return-month.js';
import { type CellOf, meetingsUnder, withoutAspect } from './meetings.js';
import { ledAspects } from './opening.js';
import { returnContext } from './parts.js';
import { chosenAspects, hasHouses, isAsked, isUsual } from './plan.js';
import { leadOf, questionOf, questionOfAspects, questionOfFigure } from './question.js';

/** What of a month’s chart is written of. */

const limits = {
  full: { ofMoon: 5, others: 5, untimedOthers: 12 },
  brief: { ofMoon: 2, others: 1, untimedOthers: 3 },
};

export function contextOf(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): LunarReturnContext {
  const context = returnContext(
    month,
    cells,
    cells.readings.lunarReturn,
    ({ id }) => id === Ascendant || (id <= Mars && (id !== Moon || hasHouses(month.chart))),
  );
  const { ofMoon, others, untimedOthers } = limits[length];
  const chosen = (count: number, isWanted: (aspect: WeighedAspect) => boolean): WeighedAspect[] =>
    chosenAspects(
      context.weighed,
      (aspect) => isWanted(aspect) && !isUsual(aspect) && aspectCell(context.kind, aspect) !== undefined,
      {
        faint: 0,
        least: 0,
        count,
      },
    );
  const aspects = [
    ...chosen(ofMoon, isOfMoon),
    ...chosen(hasHouses(month.chart) ? others : untimedOthers, (aspect) => !isOfMoon(aspect)),
  ].sort((a, b) => b.weight - a.weight);
  const hasSection = (body: WeighedBody): boolean =>
    body.id <= Moon || isAtAngle(context, body) || isBySign(context, body);
  // A T-square that leads has a section of its own.
  const figure = questionOfFigure(context);
  const meetings = meetingsUnder(
    aspects.filter((aspect) => !isAsked(figure, aspect)),
    context.weighed.bodies,
    hasSection,
    !hasHouses(month.chart),
  );
  const written = meetings.flatMap((its) => its.aspects);
  const told = aspects.filter((aspect) => written.includes(aspect) || isAsked(figure, aspect));
  const question =
    figure ??
    (hasHouses(month.chart)
      ? questionOf(context, month.ascendantIn, Moon, told)
      : questionOfAspects(context, told));
  const lead = leadOf(context, told, question);
  return {
    ...context,
    cells,
    month,
    length,
    aspects: told,
    lead,
    led: ledAspects(context, told, question),
    question,
    meetings: withoutAspect(meetings, lead),
  };
}

const isOfMoon = ({ first, second }: WeighedAspect): boolean => first === Moon || second === Moon;

const aspectCell = (kind: LunarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(isOfMoon(aspect) ? pairsOfMoon(kind) : kind.aspects, aspect);

/** By their signs the swift planets that lead, or all without houses. */
export const isBySign = (context: ReturnContext, body: WeighedBody): boolean =>
  hasHouses(context.weighed.chart)
    ? body.id >= Mercury && body.id <= Mars && isLeader(context, body) && !isAtAngle(context, body)
    : body.id === Sun || (body.id >= Mercury && body.id <= Mars);

export const cellOfAspect =
  (context: LunarReturnContext): CellOf =>
  (aspect) =>
    withMediator(context, aspect, aspectCell(context.kind, aspect));

/** The Moon's table as tables of pairs are: by the body with the lower id, which is hers but for the Sun. */
const pairsOfMoon = ({ moon }: LunarReturnReadingCells) => ({ 0: { 1: moon[0] ?? {} }, 1: moon });
