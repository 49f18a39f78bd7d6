import { Sextile } from '../../chart/aspect-kinds.js';
import {
  Ascendant,
  type BodyId,
  Mars,
  Mercury,
  Moon,
  type Planet,
  Pluto,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { valenceOf } from './encounters.js';
import type { PairContact, Side, WeighedContact } from './plan.js';

/**
 * One person's planet with several kind, or several hard, contacts to the other's personal bodies: together they say
 * more than each alone.
 */
export interface Cluster {
  /** Whose planet it is. */
  side: Side;
  body: Planet;
  nature: 'hard' | 'kind';
  /** Its contacts, strongest first. */
  contacts: readonly WeighedContact[];
}

const own: readonly BodyId[] = [Sun, Moon, Mercury, Venus, Mars, Ascendant];
const fewest = 3;
/** Orbs in degrees within which a contact counts: hard ones are felt from farther off, sextiles only close by. */
const widest = { hard: 5, kind: 4, sextile: 2 };

const natureOf = (contact: PairContact): Cluster['nature'] =>
  valenceOf(contact) === 'kind' ? 'kind' : 'hard';

const isClose = (contact: PairContact): boolean =>
  !contact.outOfSign &&
  contact.orb <= (contact.aspect === Sextile ? widest.sextile : widest[natureOf(contact)]);

const weightOf = ({ contacts }: Cluster): number => contacts.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The weightiest of these planets, of either person.
 * @param contacts strongest first
 */
export function clusterOf(contacts: readonly WeighedContact[]): Cluster | undefined {
  const found = new Map<string, Cluster & { contacts: WeighedContact[] }>();
  for (const contact of contacts.filter(isClose))
    for (const side of [1, 2] as const) {
      const [body, met] = side === 1 ? [contact.first, contact.second] : [contact.second, contact.first];
      if (body > Pluto || !own.includes(met)) continue;
      const nature = natureOf(contact);
      const key = `${side} ${body} ${nature}`;
      const at = found.get(key) ?? { side, body: body as Planet, nature, contacts: [] };
      at.contacts.push(contact);
      found.set(key, at);
    }
  const [heaviest] = [...found.values()]
    .filter(({ contacts: { length } }) => length >= fewest)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return heaviest;
}
