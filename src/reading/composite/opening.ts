import { Ascendant, type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { type CompositeContext, isMany } from './context.js';
import { aspectsBeside, frameOf, lineOf, planetOfFrame, valuesOfFrame } from './lead.js';

/** How a composite's reading begins and ends. */

export function openingOf(context: CompositeContext): string {
  const { kind, manuscript, names } = context;
  const planet = planetOfFrame(context);
  return paragraphOf([
    manuscript.firstUnsaid(kind.opening, names),
    // What the question names is not told as well as asked.
    ...inRank(context, planet).map((body) =>
      body.id === planet ? questionOfFrame(context) : leadingOf(context, body),
    ),
    crowdOf(context),
    ...aspectsBeside(context).map((aspect) => manuscript.unlessSaid(lineOf(context, aspect))),
    questionOfFrame(context),
    hasHouses(context)
      ? ''
      : manuscript.firstUnsaid(kind.withoutHouses[context.hoursUnknown > 1 ? 'both' : 'one']),
  ]);
}

/** What is strongest, and the planet by which the reading opens, in the order of their weight. */
function inRank(context: CompositeContext, planet: BodyId | undefined): readonly WeighedBody[] {
  const { leaders } = context;
  const body = planet === undefined ? undefined : weighedBody(context, planet);
  if (body === undefined || leaders.includes(body)) return leaders;
  return [...leaders, body].sort((a, b) => b.weight - a.weight);
}

/** What is asked, once. */
const questionOfFrame = (context: CompositeContext): string =>
  context.manuscript.unlessSaid(frameOf(context).question, valuesOfFrame(context));

/** What one of the strongest factors makes of the bond: lights and the Ascendant by sign, the rest by house. */
function leadingOf({ kind, manuscript }: CompositeContext, { id, sign, house }: WeighedBody): string {
  if (id === Sun || id === Moon || id === Ascendant)
    return manuscript.unlessSaid(kind.leadingBySign[id][sign]);
  return house === 0 ? '' : manuscript.unlessSaid(kind.leading[id as typeof Mercury][house]);
}

/** Many planets in one house. */
function crowdOf({ kind, manuscript, told }: CompositeContext): string {
  const many = told.crowdings.find(isMany);
  if (many?.house === undefined) return '';
  return manuscript.unlessSaid(kind.leadingCrowd[many.house], { planets: manuscript.listOf(many.bodies) });
}

/** Without the hour of a birth there are no houses, and nothing is said of them. */
const hasHouses = ({ weighed }: CompositeContext): boolean => weighed.chart.cusps.length > 0;

/** What the opening asked is answered. */
export const closingOf = (context: CompositeContext): string =>
  context.manuscript.unlessSaid(frameOf(context).answer, valuesOfFrame(context));
