import { type BodyId, Jupiter, Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../chart/bodies.js';
import type { BodyOfBothWays } from '../../text/pair-catalogue.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/encounters.js';
import { isOf, otherOf } from './aspects.js';
import type { CompositeContext, Figure } from './context.js';
import { apexOf } from './figures.js';

/** How ease and strain of one planet are both true: told flatly one after the other, the second would deny the first. */

/** The planets of which it is said, those first that two people notice most. */
const inOrder: readonly BodyOfBothWays[] = [Moon, Venus, Sun, Mars, Mercury, Jupiter, Saturn];

/** So many planets of a reading at most. */
const mostOfReading = 3;

/** What a planet goes best with, of all that the reading tells. */
const easeOf = ({ told }: CompositeContext, id: BodyId): BodyId | undefined => {
  const kind = Object.values(told.aspects)
    .flat()
    .filter((each) => isOf(each, id) && valenceOf(each) === 'kind')
    .reduce<WeighedAspect | undefined>(
      (best, each) => (best && best.weight >= each.weight ? best : each),
      undefined,
    );
  return kind && otherOf(kind, id);
};

/** The sentence, once for each planet; empty for an aspect that is not hard, or where no planet of it has ease. */
export function bothWaysOf(context: CompositeContext, aspect: WeighedAspect): string {
  const { bothWays, kind, manuscript } = context;
  if (valenceOf(aspect) !== 'hard' || bothWays.size >= mostOfReading) return '';
  for (const id of inOrder) {
    if (!isOf(aspect, id) || bothWays.has(id)) continue;
    const easy = easeOf(context, id);
    if (easy === undefined) continue;
    bothWays.add(id);
    const cells: Readonly<Record<number, string>> = kind.bothWays[id];
    return manuscript.unlessSaid(cells[otherOf(aspect, id)], { easy: manuscript.within(easy) });
  }
  return '';
}

/** The same of the planet that a figure of strain points at; or of another in it, which the apex opposes. */
export function bothWaysOfApex(context: CompositeContext, figure: Figure): string {
  const apex = apexOf(figure);
  if (apex === undefined || figure.chapter !== 'tests') return '';
  const { bothWays, kind, manuscript } = context;
  for (const id of [apex, ...inOrder.filter((each) => isWithinFigure(figure, each))]) {
    const easy = isOfBothWays(id) ? easeOf(context, id) : undefined;
    // What agrees in a yod has been told as agreeing by the figure itself.
    if (!isOfBothWays(id) || bothWays.has(id) || easy === undefined || isWithinFigure(figure, easy)) continue;
    bothWays.add(id);
    const cells: Readonly<Record<number, string>> = kind.bothWays[id];
    return manuscript.unlessSaid(id === apex ? kind.bothWaysOfApex[id] : cells[apex], {
      easy: manuscript.within(easy),
    });
  }
  return '';
}

const isOfBothWays = (id: BodyId): id is BodyOfBothWays => id <= Saturn;

const isWithinFigure = ({ pattern }: Figure, id: BodyId): boolean =>
  pattern.bodies.some((each) => each === id);
