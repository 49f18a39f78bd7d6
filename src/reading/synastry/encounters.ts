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
import type { SynastryChapter } from '../../text/pair-catalogue.js';
import { chapterOfContact, type PairContact, type Side, type WeighedContact } from './plan.js';

/** Where what has been chosen is told. */

/** Two bodies that meet, and where they meet the other way around as well, both. */
export interface Encounter {
  contact: WeighedContact;
  back: WeighedContact | undefined;
  chapter: SynastryChapter;
  /** Whether it is told whatever room there is. */
  isNeeded: boolean;
  /** Whose body in it is hard on the other person in so many ways that it is told at once. */
  burden?: Side;
}

export type Valence = 'kind' | 'hard' | 'strong';

/** Whether a contact is felt as kind or hard; conjunctions of the heavier planets are strong, and may be either. */
export function valenceOf({
  first,
  second,
  aspect,
}: Pick<PairContact, 'first' | 'second' | 'aspect'>): Valence {
  if (isTrineOrSextile(aspect)) return 'kind';
  if (aspect !== Conjunction) {
    // Opposite the Ascendant a planet is on the Descendant.
    const atDescendant = aspect === Opposition && (first === Ascendant || second === Ascendant);
    if (!atDescendant) return 'hard';
  }
  return isPressing(first) || isPressing(second) ? 'strong' : 'kind';
}

export const includesAny = (
  { first, second }: Pick<PairContact, 'first' | 'second'>,
  ids: readonly number[],
): boolean => ids.includes(first) || ids.includes(second);

/** Whether a contact belongs in the chapter of another of the same planet. */
export const isBeside = (contact: WeighedContact, other: Encounter): boolean =>
  chapterOfContact(contact) === other.chapter && sharesBody(contact, other.contact);

const sharesBody = (a: PairContact, b: PairContact): boolean => a.first === b.first || a.second === b.second;

/** Chapters whose contacts belong nowhere else. */
const ofTheirOwn: readonly SynastryChapter[] = ['impressions', 'talk', 'lasting'];

/**
 * Comfort does not belong where quarrels are told, nor a quarrel with affection or with what each brings the other; and
 * with affection nothing that is of the slow planets alone, as ambition is.
 */
function isAtHomeIn(chapter: SynastryChapter, contact: PairContact): boolean {
  const valence = valenceOf(contact);
  if (chapter === 'desire') return valence !== 'kind';
  if (chapter === 'hearts' && Math.min(contact.first, contact.second) >= Jupiter) return false;
  return valence !== 'hard' || !['hearts', 'gifts'].includes(chapter);
}

/** What would stand alone in its chapter, by the strongest of the same planet in another: a section tells of a planet. */
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

/** So many contacts of one planet that are not kind are told in one place. */
const fewestOfBurden = 3;

/** Whether a contact is one more of a planet’s that are told in one place, where it would get a sentence. */
export function addsToBurden(contact: WeighedContact, chosen: readonly Encounter[]): boolean {
  if (valenceOf(contact) === 'kind') return false;
  const others = chosen
    .flatMap(({ contact: each, back }) => (back ? [each, back] : [each]))
    .filter((each) => valenceOf(each) !== 'kind');
  return (['first', 'second'] as const).some(
    (side) => others.filter((each) => each[side] === contact[side]).length >= fewestOfBurden - 1,
  );
}

/** Where the burdens of a body belong, whatever the strongest of them is about. */
const chaptersOfBodies: Readonly<Partial<Record<BodyId, SynastryChapter>>> = {
  [Sun]: 'desire',
  [Moon]: 'hearts',
  [Mercury]: 'talk',
  [Venus]: 'hearts',
  [Mars]: 'desire',
  // What asks too much, is strict or breaks in is met with from day to day, whichever of the other’s planets it meets first.
  [Jupiter]: 'daily',
  [Saturn]: 'daily',
  [Uranus]: 'daily',
};

/** What is not kind and of one person’s planet, in one chapter. */
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

/** Something lasts between any two people: where it is no Saturn of theirs, the kindest strong contact stands in. */
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

/** A strict Saturn, or a Uranus that upsets, that would open the chapter of affection is met with from day to day. */
function openedKindly(chosen: readonly Encounter[]): Encounter[] {
  const first = chosen.find(({ chapter }) => chapter === 'hearts');
  if (first === undefined || !isStrict(first)) return [...chosen];
  // What is told beside it goes with it: of the same planet.
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

/** Each in its chapter: what lasts, what one planet makes heavy, and what would stand alone. */
export const placed = (chosen: readonly Encounter[]): Encounter[] =>
  openedKindly(withDrive(inCompany(inOneChapter(withWhatLasts(chosen)))));

/** Where nothing else is told of drive and quarrel, what Mars has to fight out with Mercury or Saturn is. */
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

/** The body that gives a contact its subject: the slower one, of two planets. */
export const subjectOf = ({ first, second }: OfTwo): Planet =>
  Math.max(...[first, second].filter((id) => id <= Pluto)) as Planet;

/** By what a contact draws two people: its subject, but talk where it is Mercury’s, and force where it is Mars’s. */
export function drawOf(contact: OfTwo): Planet {
  const subject = subjectOf(contact);
  const other = Math.min(contact.first, contact.second);
  if (other === Mercury) return Mercury;
  return other === Mars && (subject === Uranus || subject === Pluto) ? Mars : subject;
}
