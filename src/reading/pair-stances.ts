import type { AspectId } from '../chart/aspects.js';
import { Ascendant, type BodyId, Descendant } from '../chart/bodies.js';
import type { Element, House, Modality, SignId } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { CompositeStanceCells, ContactStances, SynastryStanceCells } from '../text/pair-catalogue.js';
import { type PairStance, seenFrom } from '../text/stances.js';

type Stances = readonly PairStance[];
const none: Stances = [];

function found(table: ContactStances, first: BodyId, second: BodyId, aspect: AspectId): Stances {
  const [lower, higher] = first < second ? [first, second] : [second, first];
  const nature = natureOf(aspect);
  return (nature && table[lower as 0]?.[higher as 0]?.[nature]) ?? [];
}

/**
 * What a contact of two people’s bodies states, as it is for the first of them; opposite the Ascendant a planet meets
 * the Descendant.
 */
export function stancesOfContact(
  { contacts, descendant }: SynastryStanceCells,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
): Stances {
  const isDescendant = (id: BodyId): boolean => id === Descendant || (aspect === 1 && id === Ascendant);
  if (isDescendant(first)) return descendant[second as 0] ?? none;
  if (isDescendant(second)) return descendant[first as 0] ?? none;
  return seenFrom(first <= second ? 1 : 2, found(contacts, first, second, aspect));
}
/** What a contact states of the one whose Mercury or Venus is in it. */
export const mannersOf = (
  { manners }: SynastryStanceCells,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
): Stances => found(manners, first, second, aspect);
export const stancesOfOverlay = ({ overlays }: SynastryStanceCells, body: BodyId, house: House): Stances =>
  overlays[body as 0]?.[house] ?? none;
/** What two people's signs state by element, or by quality, as it is for the first of them. @param side whose sign `one` is */
export const stancesOfSigns = <Sort extends Element | Modality>(
  table: Readonly<Partial<Record<Sort, Readonly<Partial<Record<Sort, Stances>>>>>>,
  one: Sort,
  other: Sort,
  side: 1 | 2,
): Stances => seenFrom(side, table[one]?.[other] ?? none);

export const stancesOfBond = (
  { aspects }: CompositeStanceCells,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
): Stances => found(aspects, first, second, aspect);
export const stancesOfFrame = (
  { frames }: CompositeStanceCells,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
): Stances => found(frames, first, second, aspect);
export const stancesOfBondHouse = (
  { houses }: CompositeStanceCells,
  body: BodyId,
  house: House | 0,
): Stances => (house === 0 ? undefined : houses[body as 0]?.[house]) ?? none;
export const stancesOfBondSign = (
  stances: CompositeStanceCells,
  point: 'suns' | 'moons',
  sign: SignId,
): Stances => stances[point][sign] ?? none;
