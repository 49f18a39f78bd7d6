import type { SynastryReadingCells } from '../../text/pair-catalogue.js';
import { chosenEncounters, isClear, isOnAscendant } from './choice.js';
import { valenceOf } from './encounters.js';
import { frameOf } from './frames.js';
import { type Group, sectionsOf } from './groups.js';
import { isOnLight, isReturnOf, type Pair, type WeighedContact } from './plan.js';

/** By what a synastry opens and closes. */
export interface Leaders {
  /** What is asked first and answered last: the strongest contact of the heaviest section of which that can be asked. */
  lead: WeighedContact | undefined;
  /** The strongest of the next section, the strongest that goes the other way, and that of the section after. */
  beside: readonly WeighedContact[];
}

const contactsIn = ({ members }: Group): WeighedContact[] =>
  members
    .flatMap(({ contact, back }) => (back ? [contact, back] : [contact]))
    .sort((a, b) => b.weight - a.weight);

/** So many are named beside the one that leads. */
const mostBeside = 3;
/** Degrees from an angle within which a planet is named whatever else is. */
const closeToAngle = 1;

/** Whatever the length wanted: they are those of the full reading. */
export function leadersOf(
  pair: Pair,
  contacts: readonly WeighedContact[],
  kind: SynastryReadingCells,
): Leaders {
  const sections = sectionsOf(chosenEncounters(pair, contacts, 'full', kind.stances, [])).map(contactsIn);
  const clear = sections.map((contacts) => contacts.filter(isClear));
  const leads = (contact: WeighedContact): boolean => frameOf(kind, contact) !== undefined;
  const lead = clear.flat().find(leads) ?? sections.flat().find((each) => leads(each) && !each.outOfSign);
  const named: WeighedContact[] = lead ? [lead] : [];
  const isFree = (each: WeighedContact): boolean =>
    !named.some((other) => other === each || isReturnOf(other, each));
  for (const isOnPoint of [
    (each: WeighedContact) => isOnAscendant(each) && each.orb <= closeToAngle,
    isOnLight,
  ]) {
    const found = contacts.find((each) => isOnPoint(each) && !each.outOfSign && isFree(each));
    if (found && found.first !== found.second) named.push(found);
  }
  // The strongest of each further section; two charts that hardly touch have nothing that is close.
  const next = [clear, sections].flatMap((from) =>
    from.filter((contacts) => !contacts.some((each) => each === lead)).flatMap(([first]) => first ?? []),
  );
  const [second] = next.filter(isFree);
  if (second) named.push(second);
  const isUnlike = (each: WeighedContact): boolean =>
    valenceOf(each) !== 'strong' && !named.some((other) => valenceOf(other) === valenceOf(each));
  const [unlike] = clear
    .flat()
    .filter((each) => isUnlike(each) && isFree(each))
    .sort((a, b) => b.weight - a.weight);
  if (unlike) named.push(unlike);
  for (const each of next) if (named.length <= mostBeside && isFree(each)) named.push(each);
  return { lead, beside: named.filter((each) => each !== lead).slice(0, mostBeside) };
}
