import { Ascendant, type BodyId, Descendant, type Planet } from '../../chart/bodies.js';
import type { Element } from '../../chart/zodiac.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { SynastryReadingCells } from '../../text/pair-catalogue.js';
import type { Stance } from '../../text/stances.js';
import { fill } from '../../text/texts.js';
import { contradictionOf } from '../contradiction.js';
import { Manuscript } from '../manuscript.js';
import { stancesOfContact } from '../pair-stances.js';
import type { ReadingLength, SpokenCells } from '../reading.js';
import { chosenEncounters, contactsOfTwo, heaviestOf } from './choice.js';
import type { Encounter } from './encounters.js';
import { type Leaders, leadersOf, weighed } from './leaders.js';
import type { Pair, PairContact, Side, WeighedContact } from './plan.js';

/** The texts of a synastry's reading. */
export interface SynastryCells extends SpokenCells {
  bodyName(body: BodyId): string;
}

/** What every part of a synastry's reading needs. */
export interface SynastryBeginning {
  pair: Pair;
  /** The contacts that may be told, strongest first. */
  contacts: readonly WeighedContact[];
  leaders: Leaders;
  cells: SynastryCells;
  kind: SynastryReadingCells;
}

/** What the opening and the closing need. */
export interface SynastryOpening extends SynastryBeginning {
  manuscript: Manuscript;
}

export interface SynastryContext extends SynastryOpening {
  length: ReadingLength;
  /** Whether the reading needs more contacts than the strongest to be long enough. */
  isShort: boolean;
  /** The contacts told, strongest first. */
  encounters: readonly Encounter[];
  /** The contacts that are always told in full. */
  heaviest: readonly PairContact[];
  /** The stances of the texts chosen so far. */
  stated: Set<Stance>;
  /** The advice of the passages written so far. */
  advised: Set<Stance>;
  /** For two elements told of the two people by sign, the first person's: keys are the two elements. */
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

/** The contacts that the opening names or weighs, and that must be told. */
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

/** Adds the stances of a text if they contradict none so far; otherwise returns false. */
export function tryAdd({ stated }: SynastryContext, stances: readonly Stance[]): boolean {
  if (contradictionOf(stances, stated) !== undefined) return false;
  for (const stance of stances) stated.add(stance);
  return true;
}

/** Both names as placeholders, those of one side first. */
export function namesOf(
  { pair: { names } }: SynastryBeginning,
  side: Side,
): { name1: string; name2: string } {
  const [one, other] = names;
  return side === 1 ? { name1: one, name2: other } : { name1: other, name2: one };
}

/** The name of a body in a contact; a planet opposite the Ascendant meets the Descendant. */
export const nameIn = ({ cells }: SynastryBeginning, { aspect }: PairContact, id: BodyId): string =>
  cells.bodyName(id === Ascendant && aspect === 1 ? Descendant : id);

/** Both names and both bodies as placeholders. */
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
  /** The person called `{name1}` in it. */
  side: Side;
}

/** The texts of a contact, whoever has which body. */
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
  // Each contact takes one of two wordings, by a bit of the seed.
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
