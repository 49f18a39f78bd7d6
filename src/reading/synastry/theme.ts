import type { BodyId } from '../../chart/bodies.js';
import type { Temper } from '../../text/reading-keys.js';
import { type Encounter, valenceOf } from './choice.js';
import type { Side, WeighedContact } from './plan.js';

/** The body of one of the two that the other’s meet most: what a reading of the two comes back to. */
export interface Theme {
  side: Side;
  body: BodyId;
  /** The other’s bodies that meet it, strongest first. */
  met: readonly BodyId[];
  temper: Temper;
}

const leading = 3;
const mostMet = 4;
/** A body that the strongest contact of all is of comes before others. */
const ofTheStrongest = 1.4;
/** One kind prevails where it has so much of the whole. */
const prevails = 0.65;

/** The body with the most weight of contacts, of two at least and one of the three strongest among them. */
export function themeOf(encounters: readonly Encounter[]): Theme | undefined {
  const contacts = encounters.flatMap(({ contact, back }) => (back ? [contact, back] : [contact]));
  const first = encounters.slice(0, leading).map(({ contact }) => contact);
  let best: Theme | undefined;
  let most = 0;
  for (const side of [1, 2] as const)
    for (const body of new Set(first.map((contact) => bodyOf(contact, side)))) {
      const own = contacts
        .filter((contact) => bodyOf(contact, side) === body)
        .sort((a, b) => b.weight - a.weight);
      const met = [...new Set(own.map((contact) => bodyOf(contact, side === 1 ? 2 : 1)))];
      const lead = encounters[0]?.contact;
      const share = lead && bodyOf(lead, side) === body ? ofTheStrongest : 1;
      const weight = own.reduce((sum, contact) => sum + contact.weight, 0) * share;
      if (met.length < 2 || weight <= most) continue;
      most = weight;
      best = { side, body, met: met.slice(0, mostMet), temper: temperBetween(own) };
    }
  return best;
}

export const bodyOf = ({ first, second }: WeighedContact, side: Side): BodyId =>
  side === 1 ? first : second;

/** How some contacts are felt together; a strong one counts half to either side. */
export function temperBetween(contacts: readonly WeighedContact[]): Temper {
  let [kind, all] = [0, 0];
  for (const contact of contacts) {
    const valence = valenceOf(contact);
    all += contact.weight;
    if (valence === 'kind') kind += contact.weight;
    if (valence === 'strong') kind += contact.weight / 2;
  }
  if (kind > all * prevails) return 'easy';
  return kind < all * (1 - prevails) ? 'tense' : 'mixed';
}

/** Encounters of a chapter that have a body in common, the strongest first. */
export interface Group {
  members: readonly Encounter[];
  /** Whose body they share; without meaning where there is one of them. */
  side: Side;
}

const mostOfGroup = 3;

/** Puts a chapter’s encounters, strongest first, with those that are of the same body of the same person. */
export function groupsOf(encounters: readonly Encounter[]): Group[] {
  const groups: Group[] = [];
  let rest = [...encounters];
  for (let lead = rest[0]; lead !== undefined; lead = rest[0]) {
    const { contact } = lead;
    const free = rest.slice(1);
    const beside = ([1, 2] as const).map((side) => ({
      side,
      members: free
        .filter((each) => bodyOf(each.contact, side) === bodyOf(contact, side))
        .slice(0, mostOfGroup - 1),
    }));
    const [one, other] = beside as [(typeof beside)[0], (typeof beside)[0]];
    const { side, members } = other.members.length > one.members.length ? other : one;
    groups.push({ members: [lead, ...members], side });
    rest = rest.slice(1).filter((each) => !members.includes(each));
  }
  return groups;
}
