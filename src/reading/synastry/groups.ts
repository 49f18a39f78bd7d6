import type { BodyId } from '../../chart/bodies.js';
import { type Encounter, valenceOf } from './encounters.js';
import type { Side, WeighedContact } from './plan.js';

export const bodyOf = ({ first, second }: WeighedContact, side: Side): BodyId =>
  side === 1 ? first : second;

/** Contacts of a chapter with a body in common, strongest first. */
export interface Group {
  members: readonly Encounter[];
  /** Whose body they share; meaningless for a single contact. */
  side: Side;
  /** Whether their body has so many hard contacts with the other person that they are told together. */
  isBurden: boolean;
}

const mostOfGroup = 5;

/**
 * Groups a chapter’s contacts, strongest first, by a body of one person that they share.
 * @param isAlone whether a contact has its own heading, since the reading opens with it
 */
export function groupsOf(
  encounters: readonly Encounter[],
  isAlone: (encounter: Encounter) => boolean,
): Group[] {
  const isApart = (each: Encounter): boolean => each.burden === undefined && isAlone(each);
  const groups: Group[] = encounters
    .filter(isApart)
    .map((each) => ({ members: [each], side: 1, isBurden: false }));
  let rest = encounters.filter((each) => !isApart(each));
  for (let lead = rest[0]; lead !== undefined; lead = rest[0]) {
    const { contact } = lead;
    const free = rest.slice(1);
    const beside = (side: Side): Encounter[] =>
      free.filter(
        (each) => each.burden === lead.burden && bodyOf(each.contact, side) === bodyOf(contact, side),
      );
    const isBurden = lead.burden !== undefined;
    const [one, other] = isBurden
      ? [[], []]
      : [beside(1), beside(2)].map((all) => all.slice(0, mostOfGroup - 1));
    const isOther = (other?.length ?? 0) > (one?.length ?? 0);
    const side = lead.burden ?? (isOther ? 2 : 1);
    const members = isBurden ? beside(side) : ((isOther ? other : one) ?? []);
    groups.push({ members: turningOnce([lead, ...members]), side, isBurden });
    rest = free.filter((each) => !members.includes(each));
  }
  return groups;
}

/** Orders the contacts of a group so that the tone, kind or hard, changes once at most. */
function turningOnce(members: readonly Encounter[]): Encounter[] {
  const valences = members.map(({ contact }) => valenceOf(contact));
  const first = valences.find((valence) => valence !== 'strong');
  const isLike = (_: Encounter, i: number): boolean => valences[i] === 'strong' || valences[i] === first;
  return [...members.filter(isLike), ...members.filter((each, i) => !isLike(each, i))];
}
