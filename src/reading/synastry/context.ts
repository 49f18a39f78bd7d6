import {
  Ascendant,
  type BodyId,
  Descendant,
  Jupiter,
  Mars,
  Mercury,
  type Planet,
  Saturn,
  Uranus,
} from '../../chart/bodies.js';
import type { Element } from '../../chart/zodiac.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { SynastryReadingCells, Trouble } from '../../text/pair-catalogue.js';
import type { Stance } from '../../text/stances.js';
import { fill } from '../../text/texts.js';
import { contradictionOf } from '../contradiction.js';
import { Manuscript } from '../manuscript.js';
import { stancesOfContact } from '../pair-stances.js';
import type { ReadingLength, SpokenCells } from '../reading.js';
import { chosenEncounters, contactsOfTwo, heaviestOf } from './choice.js';
import { type Encounter, subjectOf } from './encounters.js';
import { type Leaders, leadersOf, weighed } from './leaders.js';
import type { Pair, PairContact, Side, WeighedContact } from './plan.js';

/** What two people are written of with. */
export interface SynastryCells extends SpokenCells {
  bodyName(body: BodyId): string;
}

/** What a reading of two people begins from, however much of it is written. */
export interface SynastryBeginning {
  pair: Pair;
  /** Those that may be written about, strongest first. */
  contacts: readonly WeighedContact[];
  leaders: Leaders;
  cells: SynastryCells;
  kind: SynastryReadingCells;
}

/** What its opening and its closing are written from. */
export interface SynastryOpening extends SynastryBeginning {
  manuscript: Manuscript;
}

export interface SynastryContext extends SynastryOpening {
  length: ReadingLength;
  /** Whether it would be short without contacts beyond the strongest. */
  isShort: boolean;
  /** Strongest first. */
  encounters: readonly Encounter[];
  /** What is told at length whatever else is. */
  heaviest: readonly PairContact[];
  /** What the texts chosen so far state. */
  stated: Set<Stance>;
  /** What the passages written so far advise. */
  advised: Set<Stance>;
  /** Of two elements told of the two by sign, which is the first person's. */
  parts: Map<string, Element>;
}

export function beginningOf(pair: Pair, cells: SynastryCells): SynastryBeginning {
  const kind = cells.readings.synastry;
  const contacts = contactsOfTwo(pair);
  return { pair, contacts, leaders: leadersOf(contacts, kind), cells, kind };
}

export const withManuscript = (beginning: SynastryBeginning): SynastryOpening => ({
  manuscript: new Manuscript(beginning.cells.readings.words, beginning.pair.seed),
  ...beginning,
});

/** What the opening names or weighs, and so has to be told. */
const neededBy = (contacts: readonly WeighedContact[], leaders: Leaders): readonly WeighedContact[] => {
  const { pull, strain } = weighed(contacts, leaders);
  return [...leaders.named, ...(leaders.cluster?.contacts ?? []), pull, strain].filter(
    (each) => each !== undefined,
  );
};

export function contextOf(
  beginning: SynastryBeginning,
  length: ReadingLength,
  more: number,
): SynastryContext {
  const { pair, contacts, leaders, kind } = beginning;
  const encounters = chosenEncounters(pair, contacts, length, kind, neededBy(contacts, leaders), more);
  const told = encounters.flatMap(({ contact, back }) => (back ? [contact, back] : [contact]));
  return {
    length,
    isShort: more > 0,
    encounters,
    heaviest: heaviestOf(contacts, length),
    advised: new Set(),
    parts: new Map(),
    stated: new Set(
      told.flatMap(({ first, second, aspect }) => stancesOfContact(kind.stances, first, second, aspect)),
    ),
    ...withManuscript(beginning),
  };
}

/** Counts a text as chosen if it goes with those chosen before it; or else says that it does not. */
export function tryAdd({ stated }: SynastryContext, stances: readonly Stance[]): boolean {
  if (contradictionOf(stances, stated) !== undefined) return false;
  for (const stance of stances) stated.add(stance);
  return true;
}

/** Both names, those of one side first. */
export function namesOf(
  { pair: { names } }: SynastryBeginning,
  side: Side,
): { name1: string; name2: string } {
  const [one, other] = names;
  return side === 1 ? { name1: one, name2: other } : { name1: other, name2: one };
}

/** A body of a contact by name: opposite the Ascendant a planet meets the Descendant. */
export const nameIn = ({ cells }: SynastryBeginning, { aspect }: PairContact, id: BodyId): string =>
  cells.bodyName(id === Ascendant && aspect === 1 ? Descendant : id);

/** Both names, and both bodies under them. */
export function bodiesOf(
  context: SynastryContext,
  contact: PairContact,
): Record<'a' | 'b' | 'name1' | 'name2', string> {
  const { first, second } = contact;
  return {
    a: nameIn(context, contact, first),
    b: nameIn(context, contact, second),
    ...namesOf(context, 1),
  };
}

interface FoundCell {
  line: string | undefined;
  passage: string | undefined;
  /** Who is its `{name1}`. */
  side: Side;
}

/** What there is of a contact, whosever body is which. */
export function cellsOf(
  { kind, pair }: SynastryBeginning,
  { first, second, aspect }: PairContact,
): FoundCell {
  const side = first <= second ? 1 : 2;
  const [lower, higher] = side === 1 ? [first, second] : [second, first];
  if (aspect === 1 && higher === Ascendant) {
    const { lines, passages } = kind.descendant;
    return { line: lines[lower as 0], passage: passages[lower as 0], side };
  }
  const nature = natureOf(aspect) as Nature;
  // Which of two wordings, each contact by a bit of its own.
  const again =
    (pair.seed >>> (lower + higher)) & 1
      ? kind.passagesAgain[lower as Planet]?.[higher as Planet]?.[nature]
      : undefined;
  return {
    line: kind.lines[lower as 0]?.[higher as 0]?.[nature],
    passage: again ?? kind.passages[lower as 0]?.[higher as 0]?.[nature],
    side,
  };
}

/**
 * What a hard contact is about: its subject, but where talk or temper suffers by it, or Saturn is set against
 * somebody’s haste.
 */
export function troubleOf(contact: PairContact): Trouble {
  const subject = subjectOf(contact);
  const other = Math.min(contact.first, contact.second);
  if (other === Mercury && (subject === Jupiter || subject === Saturn || subject === Uranus)) return Mercury;
  if (other === Mars && subject === Uranus) return Mars;
  return subject === Saturn && (other === Mars || other === Jupiter) ? 'pace' : subject;
}

export function lineOf(context: SynastryOpening, contact: PairContact): string {
  const { line, side } = cellsOf(context, contact);
  return context.manuscript.unlessSaid(line, namesOf(context, side));
}

export function headingOf(context: SynastryContext, contact: PairContact): string {
  const { cells, kind } = context;
  const { first, second, aspect } = contact;
  const isOnAngle = aspect <= 1 && (first === Ascendant || second === Ascendant);
  if (!isOnAngle) return fill(kind.headings.contacts[aspect as 0], bodiesOf(context, contact));
  const [side, planet] = second === Ascendant ? ([1, first] as const) : ([2, second] as const);
  return fill(kind.headings.onAngle, {
    ...namesOf(context, side),
    a: cells.bodyName(planet),
    b: cells.bodyName(aspect === 0 ? Ascendant : Descendant),
  });
}
