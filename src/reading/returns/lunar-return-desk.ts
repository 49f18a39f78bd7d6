import { Ascendant, Mars, Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { ReadingLength } from '../reading.js';
import { isAtAngle, isLeader, type ReturnDesk } from './desk.js';
import type { LunarDesk, LunarReturnCells, LunarReturnMonth } from './lunar-return-month.js';
import { type CellOf, meetingsUnder } from './meetings.js';
import { ledAspects } from './opening.js';
import { returnDesk } from './parts.js';
import { chosenAspects, hasHouses, isUsual } from './plan.js';
import { questionOf, questionOfAspects } from './question.js';

/** What of a month’s chart is written of. */

const limits = {
  full: { ofMoon: 5, others: 5, untimedOthers: 12 },
  brief: { ofMoon: 2, others: 1, untimedOthers: 3 },
};

export function deskOf(month: LunarReturnMonth, cells: LunarReturnCells, length: ReadingLength): LunarDesk {
  const desk = returnDesk(
    month,
    cells,
    cells.readings.lunarReturn,
    ({ id }) => id === Ascendant || (id <= Mars && (id !== Moon || hasHouses(month.chart))),
  );
  const { ofMoon, others, untimedOthers } = limits[length];
  const chosen = (count: number, isWanted: (aspect: WeighedAspect) => boolean): WeighedAspect[] =>
    chosenAspects(
      desk.weighed,
      (aspect) => isWanted(aspect) && !isUsual(aspect) && aspectCell(desk.kind, aspect) !== undefined,
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
    body.id <= Moon || isAtAngle(desk, body) || isBySign(desk, body);
  const meetings = meetingsUnder(aspects, desk.weighed.bodies, hasSection);
  const written = meetings.flatMap((its) => its.aspects);
  const told = aspects.filter((aspect) => written.includes(aspect));
  const question = hasHouses(month.chart)
    ? questionOf(desk, month.ascendantIn, Moon)
    : questionOfAspects(desk, told);
  return {
    ...desk,
    cells,
    month,
    length,
    aspects: told,
    led: ledAspects(desk, told, question),
    question,
    meetings,
  };
}

const isOfMoon = ({ first, second }: WeighedAspect): boolean => first === Moon || second === Moon;

const aspectCell = (kind: LunarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(isOfMoon(aspect) ? pairsOfMoon(kind) : kind.aspects, aspect);

/** By their signs the swift planets that lead, or all without houses. */
export const isBySign = (desk: ReturnDesk, body: WeighedBody): boolean =>
  hasHouses(desk.weighed.chart)
    ? body.id >= Mercury && body.id <= Mars && isLeader(desk, body) && !isAtAngle(desk, body)
    : body.id === Sun || (body.id >= Mercury && body.id <= Mars);

export const cellOfAspect =
  ({ kind }: LunarDesk): CellOf =>
  (aspect) =>
    aspectCell(kind, aspect);

/** The Moon's table as tables of pairs are: by the body with the lower id, which is hers but for the Sun. */
const pairsOfMoon = ({ moon }: LunarReturnReadingCells) => ({ 0: { 1: moon[0] ?? {} }, 1: moon });
