import { type BodyId, Jupiter, Mercury, Neptune } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import type { BodyOfWays } from '../../text/pair-catalogue.js';
import { oppositeOf } from '../../text/stances.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import { contradictionOf } from '../contradiction.js';
import type { Factor } from '../factors.js';
import { mannersOf } from '../pair-stances.js';
import type { Draft, Part } from '../reading.js';
import type { SynastryContext } from './context.js';
import type { Side } from './plan.js';

/** What sections by sign are made of. */

/** The elements of two bodies are background to contacts. */
export const weightOfElements = 1;
/** What each is like apart from the other comes after whatever is between the two. */
export const weightOfNatures = 0.1;

/** The sign of a body, where the hour that is unknown does not leave it open. */
export const signOf = ({ bodies, openSigns }: ReadingChart, id: BodyId): SignId | undefined =>
  openSigns.has(id) ? undefined : bodies.find((body) => body.id === id)?.sign;

export const signsOf = (
  { pair: { charts } }: SynastryContext,
  first: BodyId,
  second: BodyId,
): readonly [SignId, SignId] | undefined => {
  const [one, other] = [signOf(charts[0], first), signOf(charts[1], second)];
  return one === undefined || other === undefined ? undefined : [one, other];
};

/** Planets that have the whole of a matter before them where Mercury has its parts. */
const isOfWholes = (id: BodyId): boolean => id === Jupiter || id === Neptune;

/** Whether what a person’s Mercury or Venus does in its sign is denied by what it does in a contact that is told. */
export function isOtherwise(
  { encounters, kind }: SynastryContext,
  side: Side,
  body: BodyOfWays,
  sign: SignId,
): boolean {
  const told = encounters.flatMap(({ contact, back }) => (back ? [contact, back] : [contact]));
  const stances = kind.stances.ways[body]?.[sign] ?? [];
  return [1, 2].some((of) => {
    const manners = told.flatMap(({ first, second, aspect }) => {
      const [own, others] = side === 1 ? [first, second] : [second, first];
      if ((of === side ? own : others) !== body) return [];
      const its = mannersOf(kind.stances, first, second, aspect);
      if (of === side) return its;
      // Where one Mercury is at the details, the planet that it meets is the other’s who is not.
      return body === Mercury && isOfWholes(own) ? its.map(oppositeOf) : [];
    });
    return contradictionOf(stances, new Set(manners)) !== undefined;
  });
}

/** A section on two bodies by their signs; nothing where it has no words. */
export function draftOf(
  title: string,
  ids: readonly BodyId[],
  paragraph: readonly Part[],
): Draft | undefined {
  const written = paragraph.filter((part) => part !== '');
  if (written.length === 0) return undefined;
  const factors: Factor[] = [{ kind: 'placement', weight: weightOfElements, planetIds: [...ids] }];
  return { title, weight: weightOfElements, factors, paragraphs: [written] };
}

export function titleOf(
  { cells }: SynastryContext,
  heading: string,
  [one, other]: readonly [SignId, SignId],
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(heading, { sign1: cells.signName(one), sign2: cells.signName(other), ...values });
}
