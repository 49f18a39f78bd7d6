import { Conjunction } from '../../chart/aspect-kinds.js';
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
  Venus,
} from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import type { SynastryChapter, SynastryReadingCells, Trouble } from '../../text/pair-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { contradictionOf } from '../contradiction.js';
import { stancesOfContact } from '../pair-stances.js';
import type { ReadingLength } from '../reading.js';
import {
  addsToBurden,
  type Encounter,
  includesAny,
  isBeside,
  placed,
  troubleOf,
  valenceOf,
} from './encounters.js';
import {
  chapterOfContact,
  contactsByWeight,
  isReturnOf,
  type Pair,
  type PairContact,
  type WeighedContact,
} from './plan.js';

/** Contacts of a reading at most; exact ones of the lights are added to them. */
const mostOf: Readonly<Record<ReadingLength, number>> = { full: 19, brief: 6 };
const mostOfChapter = 7;
/** A contact of less weight is too faint to tell. */
const faint = 0.2;
/** A contact of a light within so many degrees is always told. */
const exact: Readonly<Record<ReadingLength, number>> = { full: 1, brief: 0.5 };

/** A planet up to so many degrees from an angle is told as on it; a planet farther off is told by its house. */
const widestOnAngle = 5;

/** An out-of-sign contact wider than this, in degrees, is not told, except a conjunction with a light. */
const widestOutOfSign = 3;
/** Any contact within so many degrees is told if there is room. */
const plainly = 2;
const isFaint = ({ first, second, aspect, orb, outOfSign }: PairContact): boolean =>
  outOfSign && orb > widestOutOfSign && (aspect !== Conjunction || Math.min(first, second) > Moon);

/**
 * Whether a contact says something about two people: not if both bodies are outer planets, which stand alike in a
 * generation.
 */
const isOfTwo = (contact: PairContact): boolean => {
  const { first, second, aspect, orb } = contact;
  if ((isOfAge(first) && isOfAge(second)) || isFaint(contact)) return false;
  const points = [first, second].filter((id) => id > Pluto);
  if (points.length === 0) return true;
  return points.every((id) => id === Ascendant) && (aspect > 1 || orb <= widestOnAngle);
};

/** The widest contact that an opening names, in degrees; and the widest between two lights. None is out of sign. */
const widestInOpening = 5;
const widestOfLights = 7;
/** A planet within so many degrees of the Ascendant is always told; and one of Sun to Mars. */
const exactOnAngle = 2;
const ownOnAngle = 2.5;
/** The same of a contact between personal bodies. */
const exactOwn = 0.5;
const personal: readonly BodyId[] = [Sun, Moon, Mercury, Venus, Mars];
/**
 * Told if they contradict nothing stronger: any contact within so many degrees, one of attraction, and a planet on the
 * Ascendant.
 */
const closest = 0.25;
const closePull = 3;
const closeOnAngle = 4;

/** Whether a contact is of what people ask about first: attraction, drive, good will, and whether it lasts. */
const isPull = ({ first, second }: PairContact): boolean => {
  const [lower, higher] = [Math.min(first, second), Math.max(first, second)];
  if (lower === Sun) return higher === Mars || higher === Saturn;
  return lower === Venus && higher <= Jupiter;
};
export const isOnAscendant = ({ first, second, aspect }: PairContact): boolean =>
  aspect <= 1 && (first === Ascendant || second === Ascendant);

/** Whether a contact is so close that it is always told. */
function isExact(contact: WeighedContact, length: ReadingLength): boolean {
  const { orb, outOfSign } = contact;
  if (orb <= exact[length] && (includesAny(contact, [Sun, Moon]) || isFaithful(contact))) return true;
  if (length !== 'full' || outOfSign) return false;
  if (orb <= exactOwn && (includesAny(contact, personal) || isOnAscendant(contact))) return true;
  return isOnAscendant(contact) && orb <= (isOfOwn(contact) ? ownOnAngle : exactOnAngle);
}

/** Whether both bodies are personal: Sun to Mars or the Ascendant. A contact of two Ascendants has no text. */
const isOfOwn = ({ first, second }: PairContact): boolean =>
  Math.min(first, second) <= Mars && [first, second].every((id) => id <= Mars || id === Ascendant);

/** Whether Saturn is in easy aspect to Venus: lasting affection. */
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

/** Whether an opening may name a contact: close enough, and not out of sign. */
export const isClear = ({ first, second, orb, outOfSign }: PairContact): boolean =>
  orb <= (Math.max(first, second) <= Moon ? widestOfLights : widestInOpening) && !outOfSign;
export const isSame = (a: PairContact, b: PairContact): boolean =>
  a.first === b.first && a.second === b.second;

/** The contacts that have something to say about two people, strongest first. */
export const contactsOfTwo = ({ charts, contacts }: Pair): WeighedContact[] =>
  contactsByWeight({ charts, contacts: contacts.filter(isOfTwo) });

/** So many contacts are told whatever they contradict. */
const alwaysTold: Readonly<Record<ReadingLength, number>> = { full: 5, brief: 3 };

/** The contacts that are always told in full. */
export const heaviestOf = (contacts: readonly WeighedContact[], length: ReadingLength): WeighedContact[] =>
  contacts.slice(0, alwaysTold[length]);

/** Whether a contact and its return are told by one text. */
export const isAlike = (contact: PairContact, back: PairContact): boolean =>
  contact.first === Ascendant || contact.second === Ascendant
    ? contact.aspect === back.aspect
    : natureOf(contact.aspect) === natureOf(back.aspect);

/** What two people quarrel over by a hard contact: words, if Mercury is in it. */
const quarrelOf = (contact: PairContact): Trouble =>
  includesAny(contact, [Mercury]) ? Mercury : troubleOf(contact);

/** Of hard contacts with one subject so many are told, besides those that always are: more would tell one quarrel again. */
const mostOfTrouble = 2;

/**
 * Chooses the contacts to tell, strongest first; one that contradicts a stronger one is left out.
 * @param contacts those of {@link contactsOfTwo}
 * @param kind the texts, with the stances they take
 * @param needed contacts that must be among them
 * @param more how many to add, for a reading that would be short: the strongest that contradict nothing
 */
export function chosenEncounters(
  pair: Pair,
  contacts: readonly WeighedContact[],
  length: ReadingLength,
  kind: SynastryReadingCells,
  needed: readonly WeighedContact[],
  more: number,
): Encounter[] {
  const chosen: Encounter[] = [];
  const counts = new Map<SynastryChapter, number>();
  const taken = new Set<WeighedContact>();
  const stated = new Set<Stance>();
  const stancesOf = ({ first, second, aspect }: PairContact): readonly Stance[] =>
    stancesOfContact(kind.stances, first, second, aspect);
  // Repeated advice does not rule a text out: it is told without the advice.
  const tellingOf = (contact: WeighedContact): readonly Stance[] =>
    stancesOf(contact).filter((stance) => !adviceStances.has(stance));
  const returnOf = (contact: WeighedContact): WeighedContact | undefined =>
    contacts.find((each) => isReturnOf(contact, each));
  const strongestOfAll = contacts.slice(0, alwaysTold[length]);
  const isLeading = (contact: WeighedContact): boolean =>
    strongestOfAll.includes(contact) || needed.some((each) => isSame(each, contact));
  const isDenied = (contact: WeighedContact): boolean =>
    contradictionOf(tellingOf(contact), stated) !== undefined;
  /** Whether the quarrel that it makes has been told as often as it bears. */
  const isTold = (contact: WeighedContact): boolean =>
    valenceOf(contact) === 'hard' &&
    chosen.filter(({ contact: each }) => valenceOf(each) === 'hard' && quarrelOf(each) === quarrelOf(contact))
      .length >= mostOfTrouble;
  const choose = (
    contact: WeighedContact,
    mustStay: boolean,
    isFit: (back: WeighedContact) => boolean = () => true,
  ): void => {
    const chapter = chapterOfContact(contact);
    for (const stance of stancesOf(contact)) stated.add(stance);
    const other = returnOf(contact);
    const isNeeded = (each: WeighedContact): boolean => isLeading(each) || isExact(each, length);
    // What does the same the other way around states nothing new.
    const isAllowed = (each: WeighedContact): boolean => isAlike(contact, each) || !isDenied(each);
    const back = other && (isNeeded(other) || (isFit(other) && isAllowed(other))) ? other : undefined;
    for (const stance of back ? stancesOf(back) : []) stated.add(stance);
    for (const each of [contact, other]) if (each) taken.add(each);
    counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
    chosen.push({ contact, back, chapter, isNeeded: mustStay || (back !== undefined && isNeeded(back)) });
  };
  // Contacts named in the opening come first, then the exact ones.
  for (const [mustStay, isWanted] of [
    [true, isLeading],
    [true, (contact: WeighedContact) => isExact(contact, length)],
    [false, (contact: WeighedContact) => isClose(contact, length) && !isDenied(contact) && !isTold(contact)],
  ] as const)
    for (const contact of contacts) if (!taken.has(contact) && isWanted(contact)) choose(contact, mustStay);
  for (const contact of contacts) {
    if (taken.has(contact) || isDenied(contact) || isTold(contact)) continue;
    const count = counts.get(chapterOfContact(contact)) ?? 0;
    const hasRoom = chosen.length < mostOf[length] && count < mostOfChapter && contact.weight >= faint;
    if (hasRoom) choose(contact, false);
  }
  const saturn = contacts.find(({ first, second }) => first === Saturn || second === Saturn);
  if (saturn && !taken.has(saturn) && saturn.weight >= faint && !isDenied(saturn)) choose(saturn, false);
  // Wider contacts are told if an hour is unknown and angles and houses are missing.
  const isTimed = pair.charts.every(({ cusps }) => cusps.length > 0);
  const isNear = (contact: WeighedContact): boolean =>
    isTimed ? isClear(contact) : !contact.outOfSign || contact.orb <= widestOutOfSign;
  const isBurden = (contact: WeighedContact): boolean =>
    [contact, returnOf(contact)].some((each) => each && addsToBurden(each, chosen));
  const isPlain = ({ orb, outOfSign }: WeighedContact): boolean => orb <= plainly && !outOfSign;
  for (let left = more; left > 0; left--) {
    const free = contacts.filter((contact) => !taken.has(contact) && isNear(contact));
    const fitting = free.filter(
      (each) => !isDenied(each) && !isTold(each) && (isPlain(each) || !isBurden(each)),
    );
    // A contact beside another of the same planet makes a fuller section rather than one more.
    const next = fitting.find((each) => chosen.some((other) => isBeside(each, other))) ?? fitting[0];
    if (next === undefined) break;
    choose(next, false, isNear);
  }
  return placed(chosen.sort((a, b) => b.contact.weight - a.contact.weight));
}
