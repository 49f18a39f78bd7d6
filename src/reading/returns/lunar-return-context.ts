import { Conjunction } from '../../chart/aspects.js';
import { Ascendant, Jupiter, Mars, Moon } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect } from '../factors.js';
import type { ReadingLength } from '../reading.js';
import { isNeeded, type ReturnContext } from './context.js';
import { isToldByFigure } from './grand-figures.js';
import { withMediator } from './lead.js';
import type { LunarReturnCells, LunarReturnContext, LunarReturnMonth } from './lunar-return-month.js';
import { slowOfMonth } from './lunar-return-slow.js';
import type { CellOf } from './meetings.js';
import { strainOf } from './opening.js';
import { returnContext } from './parts.js';
import {
  chosenAspects,
  hasHouses,
  isAsked,
  isDenied,
  isExact,
  isThirdOfThree,
  isUsual,
  planetsOf,
  type Question,
} from './plan.js';
import { questionOf, questionOfAspects, questionOfFigure } from './question.js';

/** Chooses what of a month’s chart is told. */

/** Limits of the aspects told, with and without houses; those all but exact are added. */
const limits = {
  full: { timed: 5, untimed: 10 },
  brief: { timed: 1, untimed: 3 },
};

export function contextOf(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): LunarReturnContext {
  const isTimed = hasHouses(month.chart);
  const context = returnContext(
    month,
    cells,
    cells.readings.lunarReturn,
    ({ id }) => id === Ascendant || (id <= Mars && (id !== Moon || isTimed)),
  );
  const figure = questionOfFigure(context);
  const chosen = chosenAspects(
    context.weighed,
    (aspect) =>
      aspect.first <= Mars &&
      !isUsual(aspect) &&
      (!isToldByFigure(context.grand, aspect, Moon) || isAsked(figure, aspect)) &&
      aspectCell(context.kind, aspect) !== undefined,
    { faint: 0, least: 0, count: limits[length][isTimed ? 'timed' : 'untimed'] },
  );
  // The text of a T-square has told the aspects between its planets.
  const asked = figure?.figure.aspects ?? [];
  const aspects = chosen
    .filter(
      (aspect) =>
        asked.includes(aspect) ||
        isExact(aspect) ||
        !(isDenied(aspect, chosen) || isBesideFigure(figure, aspect)),
    )
    .filter((aspect, _, all) => asked.includes(aspect) || !isThirdOfThree(aspect, all));
  const question =
    figure ?? (isTimed ? questionOf(context, month, Moon, aspects) : questionOfAspects(context, aspects));
  const lead = figure === undefined ? aspects.find((aspect) => isAsked(question, aspect)) : undefined;
  const { weighed, manuscript, leaders, kind, name, grand, repetition, atAngles, meetings, written } =
    context;
  const told: LunarReturnContext = {
    weighed,
    cells,
    manuscript,
    leaders,
    kind,
    name,
    directOn: context.directOn,
    turnsBack: context.turnsBack,
    question,
    grand,
    repetition,
    atAngles,
    lead,
    led: [],
    meetings,
    written,
    month,
    length,
    slow: length === 'full' ? slowOfMonth(month, cells.readings.returnDates, aspects) : [],
    aspects,
  };
  told.led = ledInMonth(told);
  return told;
}

/** Aspects named in the opening at most. */
const mostLed = 2;

type Told = ReturnContext & { readonly aspects: readonly WeighedAspect[] };

/** The aspects told besides the leading one, strongest first. */
export const besideLead = (context: Told): WeighedAspect[] =>
  context.aspects.filter(
    (aspect) =>
      !isAsked(context.question, aspect) && !isSaidOfOther(context, aspect) && !deniesLead(context, aspect),
  );

/** The aspects named in the opening: the strongest, and the hardest ones of the leading planets. */
function ledInMonth(context: Told): WeighedAspect[] {
  const beside = besideLead(context);
  const strains = context.leaders.flatMap((body) => strainOf(beside, body) ?? []);
  return [...new Set([...beside.slice(0, mostLed), ...strains])];
}

/** Whether a slow planet has the same aspect, stronger, to the other light: it is told once. */
const isSaidOfOther = ({ aspects }: Told, aspect: WeighedAspect): boolean =>
  aspect.first <= Moon &&
  aspect.second >= Jupiter &&
  aspects
    .slice(0, aspects.indexOf(aspect))
    .some(
      (other) =>
        other.first <= Moon &&
        other.second === aspect.second &&
        natureOf(other.aspect) === natureOf(aspect.aspect),
    );

/** A month with so many aspects can leave one out. */
const enough = 4;

/** Whether an easy aspect of a planet contradicts the hard leading one: it is left out. */
const deniesLead = (context: Told, aspect: WeighedAspect): boolean => {
  const { aspects, lead } = context;
  if (lead === undefined || aspects.length < enough || isNeeded(context, aspect)) return false;
  const isHard =
    natureOf(lead.aspect) === 'tense' || (lead.aspect === Conjunction && isPressing(lead.second));
  const isOfSame = [aspect.first, aspect.second].some(
    (id) => id <= Mars && (id === lead.first || id === lead.second),
  );
  return isHard && isOfSame && natureOf(aspect.aspect) === 'harmonious' && aspect.second <= Jupiter;
};

/** Whether a planet of a T-square has another aspect, in which it would be told differently. */
const isBesideFigure = (figure: Question | undefined, { first, second }: WeighedAspect): boolean =>
  planetsOf(figure).some((id) => id === first || id === second);

const isOfMoon = ({ first, second }: WeighedAspect): boolean => first === Moon || second === Moon;

const aspectCell = (kind: LunarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(isOfMoon(aspect) ? pairsOfMoon(kind) : kind.aspects, aspect);

export const cellOfAspect =
  (context: LunarReturnContext): CellOf =>
  (aspect) =>
    withMediator(context, aspect, aspectCell(context.kind, aspect));

/**
 * The table of the Moon’s aspects in the shape of tables by pairs: keyed by the body with the lower id, which is the
 * Moon except with the Sun.
 */
const pairsOfMoon = ({ moon }: LunarReturnReadingCells) => ({ 0: { 1: moon[0] ?? {} }, 1: moon });
