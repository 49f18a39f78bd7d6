import { Pluto } from '../../chart/bodies.js';
import type { SynastryReadingCells, SynastryStanceCells } from '../../text/pair-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { contradictionOf } from '../consistency.js';
import { stancesOfContact } from '../pair-stances.js';
import { heaviestOf, isClear, isOnAscendant } from './choice.js';
import { valenceOf } from './encounters.js';
import { frameOf } from './frames.js';
import { isOnLight, isReturnOf, type WeighedContact } from './plan.js';

/** By what a synastry opens and closes. */
export interface Leaders {
  /** What is asked, and answered last: the strongest contact, or the next of which something can be asked. */
  lead: WeighedContact | undefined;
  /** What the opening names, the lead among it, strongest first. */
  named: readonly WeighedContact[];
}

/** So many are named because they are the strongest; and one more that an astrologer would ask after. */
const strongest = 3;
/** Degrees from an angle within which a planet is named whatever else is. */
const closeToAngle = 1;

/**
 * The three strongest contacts, but for what is wide or out of its sign, and for the same two bodies the other way
 * around; with one more: a planet all but on an angle or a light, the strongest that goes another way than all these, or the
 * next that denies nothing.
 * Two charts that hardly touch have nothing closer than what is wide.
 * @param contacts strongest first
 */
export function leadersOf(contacts: readonly WeighedContact[], kind: SynastryReadingCells): Leaders {
  // Of two Ascendants there is no text.
  const told = contacts.filter(({ first, second }) => Math.min(first, second) <= Pluto);
  const clear = told.filter(isClear);
  const named: WeighedContact[] = [];
  const isFree = (each: WeighedContact): boolean =>
    !named.some((other) => other === each || isReturnOf(other, each));
  for (const each of [...clear, ...told]) if (named.length < strongest && isFree(each)) named.push(each);
  const leads = (contact: WeighedContact): boolean => frameOf(kind, contact) !== undefined;
  const lead =
    named.find((each) => leads(each) && isClear(each)) ??
    clear.find(leads) ??
    told.find((each) => leads(each) && !each.outOfSign);
  if (lead && !named.includes(lead)) named.push(lead);
  else {
    const stated = statedBy(kind.stances, heaviestOf(contacts, 'full'));
    const isUnlike = (each: WeighedContact): boolean =>
      valenceOf(each) !== 'strong' && !named.some((other) => valenceOf(other) === valenceOf(each));
    const further = clear.filter((each) => isFree(each) && each.first !== each.second);
    const agreeing = further.filter(
      (each) => contradictionOf(statesOf(kind.stances, each), stated) === undefined,
    );
    const more =
      further.find((each) => isOnAscendant(each) && each.orb <= closeToAngle) ??
      further.find(isOnLight) ??
      agreeing.find(isUnlike) ??
      agreeing[0];
    if (more) named.push(more);
  }
  return { lead, named: named.sort((a, b) => b.weight - a.weight) };
}

const statesOf = (cells: SynastryStanceCells, { first, second, aspect }: WeighedContact): readonly Stance[] =>
  stancesOfContact(cells, first, second, aspect).filter((stance) => !adviceStances.has(stance));
const statedBy = (cells: SynastryStanceCells, contacts: readonly WeighedContact[]): Set<Stance> =>
  new Set(contacts.flatMap((each) => statesOf(cells, each)));
