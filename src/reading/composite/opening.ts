import { Ascendant, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { Temper } from '../../text/reading-keys.js';
import type { WeighedBody } from '../factors.js';
import { temperOf } from '../temper.js';
import { paragraphOf } from '../words.js';
import { isOf, subjectOf, troubleOf, weighedAgainst } from './aspects.js';
import type { ChosenAspects, CompositeDesk } from './desk.js';

/** How a composite's reading begins and ends. */

export function openingOf(desk: CompositeDesk): string {
  const { kind, manuscript, names, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    ...leaders.map((body) => leadingOf(desk, body)),
    togetherOf(desk),
    hasHouses(desk) ? '' : manuscript.wording(kind.withoutHouses),
  ]);
}

/** What one of the strongest factors makes of the bond: lights and the Ascendant by sign. */
function leadingOf({ cells, kind, manuscript }: CompositeDesk, { id, sign, house }: WeighedBody): string {
  if (id === Sun || id === Moon || id === Ascendant) return manuscript.once(kind.leadingBySign[id][sign]);
  const place = house === 0 ? cells.signName(sign) : cells.readings.words.houses[house];
  return manuscript.wording(kind.leading[id as typeof Mercury], { place });
}

/** When the strongest kind aspect of the reading holds and when the strongest hard one. */
function togetherOf(desk: CompositeDesk): string {
  const { kind: cells, manuscript } = desk;
  const { kind, hard } = weighedAgainst(desk.told.aspects);
  if (kind === undefined || hard === undefined) return manuscript.wording(cells.temper[temperBetween(desk)]);
  return manuscript.once(cells.together[subjectOf(kind)][troubleOf(hard)]);
}

/** Without the hour of a birth there are no houses, and nothing is said of them. */
const hasHouses = ({ weighed }: CompositeDesk): boolean => weighed.chart.cusps.length > 0;

/** How the aspects that the reading has go together; never easy where a light or the strongest factor is tested by one. */
function temperBetween(desk: CompositeDesk): Temper {
  const chosen = desk.told.aspects;
  const temper = temperOf(Object.values(chosen).flat());
  const tried = [Sun, Moon, ...desk.leaders.slice(0, 1).map(({ id }) => id)];
  const isTested = chosen.tests.some((each) => isOf(each, ...tried));
  return temper === 'easy' && isTested ? 'mixed' : temper;
}

/** What the two can count on, what helps where it is sorest, and what was named first. */
export function closingOf(desk: CompositeDesk, aspects: ChosenAspects): string {
  const { kind, manuscript, names } = desk;
  const [leader] = desk.leaders;
  const { hard, kind: easy } = weighedAgainst(aspects);
  const sentences = [
    manuscript.wording(easy && kind.support[subjectOf(easy)]),
    manuscript.wording(hard && kind.strain[troubleOf(hard)]),
  ];
  const last = leader === undefined ? '' : manuscript.wording(kind.closing[leader.id as 0], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}
