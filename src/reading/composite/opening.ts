import { Ascendant, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { Temper } from '../../text/reading-keys.js';
import type { WeighedBody } from '../factors.js';
import { temperOf } from '../temper.js';
import { paragraphOf } from '../words.js';
import { isOf, subjectOf, troubleOf, weighedAgainst } from './aspects.js';
import type { ChosenAspects, CompositeContext } from './context.js';

/** How a composite's reading begins and ends. */

export function openingOf(context: CompositeContext): string {
  const { kind, manuscript, names, leaders } = context;
  return paragraphOf([
    manuscript.firstUnsaid(kind.opening, names),
    ...leaders.map((body) => leadingOf(context, body)),
    togetherOf(context),
    hasHouses(context) ? '' : manuscript.firstUnsaid(kind.withoutHouses),
  ]);
}

/** What one of the strongest factors makes of the bond: lights and the Ascendant by sign. */
function leadingOf({ cells, kind, manuscript }: CompositeContext, { id, sign, house }: WeighedBody): string {
  if (id === Sun || id === Moon || id === Ascendant)
    return manuscript.unlessSaid(kind.leadingBySign[id][sign]);
  const place = house === 0 ? cells.signName(sign) : cells.readings.words.houses[house];
  return manuscript.firstUnsaid(kind.leading[id as typeof Mercury], { place });
}

/** When the strongest kind aspect of the reading holds and when the strongest hard one. */
function togetherOf(context: CompositeContext): string {
  const { kind: cells, manuscript } = context;
  const { kind, hard } = weighedAgainst(context.told.aspects);
  if (kind === undefined || hard === undefined)
    return manuscript.firstUnsaid(cells.temper[temperBetween(context)]);
  return manuscript.unlessSaid(cells.together[subjectOf(kind)][troubleOf(hard)]);
}

/** Without the hour of a birth there are no houses, and nothing is said of them. */
const hasHouses = ({ weighed }: CompositeContext): boolean => weighed.chart.cusps.length > 0;

/**
 * How the aspects that the reading has go together; never easy where a light or the strongest factor is tested by
 * one.
 */
function temperBetween(context: CompositeContext): Temper {
  const chosen = context.told.aspects;
  const temper = temperOf(Object.values(chosen).flat());
  const tried = [Sun, Moon, ...context.leaders.slice(0, 1).map(({ id }) => id)];
  const isTested = chosen.tests.some((each) => isOf(each, ...tried));
  return temper === 'easy' && isTested ? 'mixed' : temper;
}

/** What the two can count on, what helps where it is sorest, and what was named first. */
export function closingOf(context: CompositeContext, aspects: ChosenAspects): string {
  const { kind, manuscript, names } = context;
  const [leader] = context.leaders;
  const { hard, kind: easy } = weighedAgainst(aspects);
  const sentences = [
    manuscript.firstUnsaid(easy && kind.support[subjectOf(easy)]),
    manuscript.firstUnsaid(hard && kind.strain[troubleOf(hard)]),
  ];
  const last = leader === undefined ? '' : manuscript.firstUnsaid(kind.closing[leader.id as 0], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}
