import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { isOfAge, isPressing } from '../../chart/body-groups.js';
import type { SynastryChapter, SynastryStanceCells } from '../../text/pair-catalogue.js';
import type { Stance } from '../../text/stances.js';
import { contradictionOf } from '../consistency.js';
import { stancesOfContact } from '../pair-stances.js';
import type { ReadingLength } from '../reading.js';
import {
  chapterOfContact,
  contactsByWeight,
  isReturnOf,
  type Pair,
  type PairContact,
  type Side,
  type WeighedContact,
} from './plan.js';

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
  if (aspect === 2 || aspect === 4) return 'kind';
  if (aspect !== 0) {
    // Opposite the Ascendant a planet is on the Descendant.
    const atDescendant = aspect === 1 && (first === Ascendant || second === Ascendant);
    if (!atDescendant) return 'hard';
  }
  return isPressing(first) || isPressing(second) ? 'strong' : 'kind';
}

/** Contacts, as many as a reading of that length has; the exact ones of the lights come on top. */
const mostOf: Readonly<Record<ReadingLength, number>> = { full: 19, brief: 6 };
const mostOfChapter = 7;
/** Below it a contact is too faint to speak of. */
const faint = 0.2;
/** Degrees within which a contact of a light is in the reading, whatever else is. */
const exact: Readonly<Record<ReadingLength, number>> = { full: 1, brief: 0.5 };

/** Degrees from an angle up to which a planet is spoken of as on it; farther off it is in a house beside it. */
const widestOnAngle = 5;

/** Planets, and the Ascendant of whoever’s hour is known; Uranus to Pluto among themselves are an age’s. */
const isOfTwo = ({ first, second, aspect, orb }: PairContact): boolean => {
  if (isOfAge(first) && isOfAge(second)) return false;
  const points = [first, second].filter((id) => id > Pluto);
  if (points.length === 0) return true;
  return points.every((id) => id === Ascendant) && (aspect > 1 || orb <= widestOnAngle);
};

/** Degrees beyond which no contact is spoken of in an opening, nor any that is out of sign; and of two lights. */
const widestInOpening = 5;
const widestOfLights = 7;
/** Degrees within which a planet on the Ascendant is in the reading whatever else is; and one of Sun to Mars. */
const exactOnAngle = 2;
const ownOnAngle = 2.5;
/** The same of a contact between what is a person’s own. */
const exactOwn = 0.5;
/** The same of any contact, of a pull of Venus and of a planet on the Ascendant, where they deny nothing stronger. */
const closest = 0.25;
const closePull = 3;
const closeOnAngle = 4;

const isPull = ({ first, second, aspect }: PairContact): boolean => {
  if (Math.min(first, second) !== Venus) return false;
  const higher = Math.max(first, second);
  return higher <= Mars || (higher === Jupiter && aspect === 0);
};
const isOnAscendant = ({ first, second, aspect }: PairContact): boolean =>
  aspect <= 1 && (first === Ascendant || second === Ascendant);

/** Whether a contact is so close that it is in the reading. */
function isExact(contact: WeighedContact, length: ReadingLength): boolean {
  const { orb, outOfSign } = contact;
  if (orb <= exact[length] && (includesAny(contact, [Sun, Moon]) || isFaithful(contact))) return true;
  if (length !== 'full' || outOfSign) return false;
  if (orb <= exactOwn && isOfOwn(contact)) return true;
  return isOnAscendant(contact) && orb <= (isOfOwn(contact) ? ownOnAngle : exactOnAngle);
}

/** Between what is a person’s own: Sun to Mars, and the Ascendant; of two Ascendants there is no text. */
const isOfOwn = ({ first, second }: PairContact): boolean =>
  Math.min(first, second) <= Mars && [first, second].every((id) => id <= Mars || id === Ascendant);

/** Saturn kind to Venus: affection that keeps. */
const isFaithful = (contact: PairContact): boolean =>
  contact.first !== contact.second &&
  [contact.first, contact.second].every((id) => id === Venus || id === Saturn) &&
  valenceOf(contact) !== 'hard';

const isClose = (contact: WeighedContact, length: ReadingLength): boolean =>
  length === 'full' &&
  !contact.outOfSign &&
  ((contact.orb <= closest && contact.weight >= faint) ||
    (contact.orb <= exact.full && isOfOwn(contact)) ||
    (contact.orb <= closePull && isPull(contact)) ||
    (contact.orb <= closeOnAngle && isOnAscendant(contact)));

/** Whether it is close enough, and in its sign, for an opening to name it. */
export const isClear = ({ first, second, orb, outOfSign }: PairContact): boolean =>
  orb <= (Math.max(first, second) <= Moon ? widestOfLights : widestInOpening) && !outOfSign;
export const isSame = (a: PairContact, b: PairContact): boolean =>
  a.first === b.first && a.second === b.second;

/** Whether a contact, or its return, is told of in an encounter. */
export const isOf = ({ contact, back }: Encounter, one: PairContact): boolean =>
  isSame(contact, one) || (back !== undefined && isSame(back, one));

/** The contacts that a reading may write about, strongest first. */
export const contactsOfTwo = ({ charts, contacts }: Pair): WeighedContact[] =>
  contactsByWeight({ charts, contacts: contacts.filter(isOfTwo) });

/** So many are told, whatever they deny. */
const alwaysTold: Readonly<Record<ReadingLength, number>> = { full: 5, brief: 3 };

/** The contacts that are told at length in any case. */
export const heaviestOf = (contacts: readonly WeighedContact[], length: ReadingLength): WeighedContact[] =>
  contacts.slice(0, alwaysTold[length]);

/**
 * The contacts that are written about, strongest first; what denies a stronger one is left out.
 * @param contacts those of {@link contactsOfTwo}
 * @param cells what contacts state
 * @param needed contacts that have to be among them
 * @param more so many others besides, for a reading that would be short: what denies nothing, the strongest first
 */
export function chosenEncounters(
  pair: Pair,
  contacts: readonly WeighedContact[],
  length: ReadingLength,
  cells: SynastryStanceCells,
  needed: readonly WeighedContact[],
  more = 0,
): Encounter[] {
  const chosen: Encounter[] = [];
  const counts = new Map<SynastryChapter, number>();
  const taken = new Set<WeighedContact>();
  const stated = new Set<Stance>();
  const stancesOf = ({ first, second, aspect }: PairContact): readonly Stance[] =>
    stancesOfContact(cells, first, second, aspect);
  const denialsOf = (contact: WeighedContact): number =>
    stancesOf(contact).filter((stance) => contradictionOf([stance], stated) !== undefined).length;
  const returnOf = (contact: WeighedContact): WeighedContact | undefined =>
    contacts.find((each) => isReturnOf(contact, each));
  const strongestOfAll = contacts.slice(0, alwaysTold[length]);
  const isLeading = (contact: WeighedContact): boolean =>
    strongestOfAll.includes(contact) || needed.some((each) => isSame(each, contact));
  const isDenied = (contact: WeighedContact): boolean => denialsOf(contact) > 0;
  const choose = (
    contact: WeighedContact,
    mustStay: boolean,
    isFit: (back: WeighedContact) => boolean = () => true,
  ): void => {
    const chapter = chapterOfContact(contact);
    for (const stance of stancesOf(contact)) stated.add(stance);
    const other = returnOf(contact);
    const isNeeded = (each: WeighedContact): boolean => isLeading(each) || isExact(each, length);
    const back = other && (isNeeded(other) || (isFit(other) && !isDenied(other))) ? other : undefined;
    for (const stance of back ? stancesOf(back) : []) stated.add(stance);
    for (const each of [contact, other]) if (each) taken.add(each);
    counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
    chosen.push({ contact, back, chapter, isNeeded: mustStay || (back !== undefined && isNeeded(back)) });
  };
  // What the opening names has the first word; then what is exact.
  for (const [mustStay, isWanted] of [
    [true, isLeading],
    [true, (contact: WeighedContact) => isExact(contact, length)],
    [false, (contact: WeighedContact) => isClose(contact, length) && !isDenied(contact)],
  ] as const)
    for (const contact of contacts) if (!taken.has(contact) && isWanted(contact)) choose(contact, mustStay);
  for (const contact of contacts) {
    if (taken.has(contact) || isDenied(contact)) continue;
    const count = counts.get(chapterOfContact(contact)) ?? 0;
    const hasRoom = chosen.length < mostOf[length] && count < mostOfChapter && contact.weight >= faint;
    if (hasRoom) choose(contact, false);
  }
  const saturn = contacts.find(({ first, second }) => first === Saturn || second === Saturn);
  if (saturn && !taken.has(saturn) && saturn.weight >= faint && !isDenied(saturn)) choose(saturn, false);
  // What is wider is told where an hour is unknown, and so every angle and house.
  const isTimed = pair.charts.every(({ cusps }) => cusps.length > 0);
  const isNear = (contact: WeighedContact): boolean => (isTimed ? isClear(contact) : !contact.outOfSign);
  for (let left = more; left > 0; left--) {
    const free = contacts.filter(
      (contact) =>
        !taken.has(contact) &&
        isNear(contact) &&
        ![contact, returnOf(contact)].some((each) => each && addsToBurden(each, chosen)),
    );
    const fitting = free.filter((each) => denialsOf(each) === 0);
    // What is told beside another of the same planet makes a section fuller, and not one more.
    const next = fitting.find((each) => chosen.some((other) => isBeside(each, other))) ?? fitting[0];
    if (next === undefined) break;
    choose(next, false, isNear);
  }
  return inCompany(inOneChapter(withWhatLasts(chosen.sort((a, b) => b.contact.weight - a.contact.weight))));
}

const isBeside = (contact: WeighedContact, other: Encounter): boolean =>
  chapterOfContact(contact) === other.chapter && sharesBody(contact, other.contact);

const sharesBody = (a: PairContact, b: PairContact): boolean => a.first === b.first || a.second === b.second;

/** Chapters whose contacts belong nowhere else. */
const ofTheirOwn: readonly SynastryChapter[] = ['impressions', 'talk', 'lasting'];

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
        other.contact !== each.contact && isMovable(other) && sharesBody(each.contact, other.contact),
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
function addsToBurden(contact: WeighedContact, chosen: readonly Encounter[]): boolean {
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
  // What is strict, or breaks in, is met with from day to day, whichever of the other's planets it meets first.
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

const includesAny = (
  { first, second }: Pick<PairContact, 'first' | 'second'>,
  ids: readonly number[],
): boolean => ids.includes(first) || ids.includes(second);

/** Something lasts between any two people: where it is no Saturn of theirs, the kindest strong contact stands in. */
function withWhatLasts(chosen: readonly Encounter[]): Encounter[] {
  if (chosen.some(({ chapter }) => chapter === 'lasting')) return [...chosen];
  const later = chosen.slice(3);
  const holding =
    chosen.find(({ contact }) => includesAny(contact, [Saturn]) && valenceOf(contact) !== 'hard') ??
    later.find(
      ({ contact }) => valenceOf(contact) === 'kind' && includesAny(contact, [Sun, Moon, Venus, Jupiter]),
    ) ??
    chosen.find(({ contact }) => valenceOf(contact) === 'kind') ??
    chosen.at(-1);
  return chosen.map((each) => (each === holding ? { ...each, chapter: 'lasting' } : each));
}
