import { Conjunction, isTrineOrSextile, Opposition } from '../../chart/aspect-kinds.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import type { SynastryChapter, Trouble } from '../../text/pair-catalogue.js';
import { chapterOfContact, type PairContact, type Side, type WeighedContact } from './plan.js';

/** The chapter in which each chosen contact is told. */

/** A contact, with the return of it if the same two bodies meet the other way around as well. */
export interface Encounter {
  contact: WeighedContact;
  back: WeighedContact | undefined;
  chapter: SynastryChapter;
  /** Whether it is told however little room there is. */
  isNeeded: boolean;
  /** The person whose body has several hard contacts with the other, if they are told together. */
  burden?: Side;
}

export type Valence = 'kind' | 'hard' | 'strong';

/** Whether a contact is kind or hard; a conjunction of a heavier planet is strong, and may be either. */
export function valenceOf({
  first,
  second,
  aspect,
}: Pick<PairContact, 'first' | 'second' | 'aspect'>): Valence {
  if (isTrineOrSextile(aspect)) return 'kind';
  if (aspect !== Conjunction) {
    // A planet opposite the Ascendant is conjunct the Descendant.
    const atDescendant = aspect === Opposition && (first === Ascendant || second === Ascendant);
    if (!atDescendant) return 'hard';
  }
  return isPressing(first) || isPressing(second) ? 'strong' : 'kind';
}

export const includesAny = (
  { first, second }: Pick<PairContact, 'first' | 'second'>,
  ids: readonly number[],
): boolean => ids.includes(first) || ids.includes(second);

/** Whether a contact has a planet in common with another that its chapter holds. */
export const isBeside = (contact: WeighedContact, other: Encounter): boolean =>
  chapterOfContact(contact) === other.chapter && sharesBody(contact, other.contact);

const sharesBody = (a: PairContact, b: PairContact): boolean => a.first === b.first || a.second === b.second;

/** Chapters whose contacts fit in no other. */
const ofTheirOwn: readonly SynastryChapter[] = ['impressions', 'talk', 'lasting'];

/**
 * Whether a contact fits a chapter: nothing kind among quarrels, nothing hard with affection or gifts, and with
 * affection nothing of slow planets alone.
 */
function isAtHomeIn(chapter: SynastryChapter, contact: PairContact): boolean {
  const valence = valenceOf(contact);
  if (chapter === 'desire') return valence !== 'kind';
  if (chapter === 'hearts' && Math.min(contact.first, contact.second) >= Jupiter) return false;
  return valence !== 'hard' || !['hearts', 'gifts'].includes(chapter);
}

/**
 * Moves a contact that is alone in its chapter to the chapter of the strongest contact with a planet in common: a
 * section tells of one planet.
 */
function inCompany(chosen: readonly Encounter[]): Encounter[] {
  const result = [...chosen];
  const isMovable = (each: Encounter): boolean =>
    each.burden === undefined && !ofTheirOwn.includes(each.chapter);
  for (const each of [...chosen].reverse()) {
    const isAlone = !result.some(
      (other) =>
        other.contact !== each.contact && isBeside(each.contact, other) && other.chapter === each.chapter,
    );
    if (!isMovable(each) || !isAlone) continue;
    const host = result.find(
      (other) =>
        other.contact !== each.contact &&
        isMovable(other) &&
        sharesBody(each.contact, other.contact) &&
        isAtHomeIn(other.chapter, each.contact),
    );
    if (host)
      result[result.findIndex((other) => other.contact === each.contact)] = {
        ...each,
        chapter: host.chapter,
      };
  }
  return result;
}

/** So many contacts of one planet that are not kind are told together. */
const fewestOfBurden = 3;

/** Whether a contact is one more of a planet whose hard contacts are told together, where it takes a sentence. */
export function addsToBurden(contact: WeighedContact, chosen: readonly Encounter[]): boolean {
  if (valenceOf(contact) === 'kind') return false;
  const others = chosen
    .flatMap(({ contact: each, back }) => (back ? [each, back] : [each]))
    .filter((each) => valenceOf(each) !== 'kind');
  return (['first', 'second'] as const).some(
    (side) => others.filter((each) => each[side] === contact[side]).length >= fewestOfBurden - 1,
  );
}

/** The chapter of a body's hard contacts, whatever the strongest of them is about. */
const chaptersOfBodies: Readonly<Partial<Record<BodyId, SynastryChapter>>> = {
  [Sun]: 'desire',
  [Moon]: 'hearts',
  [Mercury]: 'talk',
  [Venus]: 'hearts',
  [Mars]: 'desire',
  // Excess, strictness and disruption are met with day by day, whichever planet they touch first.
  [Jupiter]: 'daily',
  [Saturn]: 'daily',
  [Uranus]: 'daily',
};

/** Puts the hard contacts of one person's planet into one chapter. */
function inOneChapter(chosen: readonly Encounter[]): Encounter[] {
  const result = [...chosen];
  for (const [burden, side] of [
    [1, 'first'],
    [2, 'second'],
  ] as const)
    for (const body of new Set(chosen.map(({ contact }) => contact[side]))) {
      const isOwn = (contact: WeighedContact | undefined): boolean =>
        contact !== undefined && contact[side] === body && valenceOf(contact) !== 'kind';
      const own = result.filter(
        (each) => each.burden === undefined && each.chapter !== 'lasting' && isOwn(each.contact),
      );
      const [lead] = own;
      const inPassing = chosen.filter(({ back }) => isOwn(back)).length;
      if (lead === undefined || own.length < 2 || own.length + inPassing < fewestOfBurden) continue;
      const chapter = chaptersOfBodies[body] ?? lead.chapter;
      for (const each of own) result[result.indexOf(each)] = { ...each, burden, chapter };
    }
  return result;
}

/** Makes sure that something is told as lasting: if it is no contact of Saturn, the strongest kind one. */
function withWhatLasts(chosen: readonly Encounter[]): Encounter[] {
  if (chosen.some(({ chapter }) => chapter === 'lasting')) return [...chosen];
  const isHeld = ({ contact }: Encounter): boolean =>
    valenceOf(contact) === 'kind' &&
    includesAny(contact, [Sun, Moon, Venus]) &&
    !includesAny(contact, [Mercury, Mars, Uranus, Neptune]);
  const holding =
    chosen.find(({ contact }) => includesAny(contact, [Saturn]) && valenceOf(contact) !== 'hard') ??
    chosen.slice(3).find(isHeld) ??
    chosen.slice(1).find(isHeld) ??
    chosen.find(({ contact }) => valenceOf(contact) === 'kind') ??
    chosen.at(-1);
  return chosen.map((each) => (each === holding ? { ...each, chapter: 'lasting' } : each));
}

/** Moves a strict Saturn, or an unsettling Uranus, out of the chapter of affection if it would open it. */
function openedKindly(chosen: readonly Encounter[]): Encounter[] {
  const first = chosen.find(({ chapter }) => chapter === 'hearts');
  if (first === undefined || !isStrict(first)) return [...chosen];
  // Contacts of the same planet told beside it move along.
  return openedKindly(
    chosen.map((each) =>
      each === first || (isStrict(each) && sharesBody(each.contact, first.contact))
        ? { ...each, chapter: 'daily' }
        : each,
    ),
  );
}

const isStrict = ({ contact, burden, chapter }: Encounter): boolean =>
  burden === undefined &&
  chapter === 'hearts' &&
  includesAny(contact, [Saturn, Uranus]) &&
  valenceOf(contact) === 'hard';

/** Puts each contact into its chapter. */
export const placed = (chosen: readonly Encounter[]): Encounter[] =>
  openedKindly(withDrive(inCompany(inOneChapter(withWhatLasts(chosen)))));

/** If the chapter of drive has nothing, the contacts of Mars with Mercury or Saturn move to it. */
const withDrive = (chosen: readonly Encounter[]): readonly Encounter[] =>
  chosen.some(({ chapter }) => chapter === 'desire')
    ? chosen
    : chosen.map((each) =>
        each.burden === undefined &&
        each.chapter !== 'lasting' &&
        valenceOf(each.contact) !== 'kind' &&
        includesAny(each.contact, [Mars]) &&
        includesAny(each.contact, [Mercury, Saturn])
          ? { ...each, chapter: 'desire' }
          : each,
      );

type OfTwo = Pick<PairContact, 'first' | 'second'>;

/** The body that gives a contact its subject: the slower of two planets. */
export const subjectOf = ({ first, second }: OfTwo): Planet =>
  Math.max(...[first, second].filter((id) => id <= Pluto)) as Planet;

/** The body that says how a contact draws two people: that of its subject, but Mercury for talk and Mars for drive. */
export function drawOf(contact: OfTwo): Planet {
  const subject = subjectOf(contact);
  const other = Math.min(contact.first, contact.second);
  if (other === Mercury) return Mercury;
  return other === Mars && (subject === Uranus || subject === Pluto) ? Mars : subject;
}

/** The subject of a hard contact: that of its body, or talk or temper if those suffer, or Saturn against haste. */
export function troubleOf(contact: OfTwo): Trouble {
  const subject = subjectOf(contact);
  const other = Math.min(contact.first, contact.second);
  if (other === Mercury && (subject === Jupiter || subject === Saturn || subject === Uranus)) return Mercury;
  if (other === Mars && subject === Uranus) return Mars;
  return subject === Saturn && (other === Mars || other === Jupiter) ? 'pace' : subject;
}
