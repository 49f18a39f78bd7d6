import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, type Planet, Sun, Uranus, Venus } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { isOfRuler } from './leads.js';
import {
  isGreat,
  isHard,
  isLunationIn,
  isMercuryVenusOrMars,
  isSyzygy,
  kinship,
  type MeaningfulEvent,
} from './meaningful-events.js';
import { isJupiterOrSlower } from './slow-planets.js';

/** The rank of events in a month. */

/** Whether no month may leave an event out. */
export const isDue = (each: MeaningfulEvent): boolean =>
  isSyzygy(each) || isGreat(each) || isNotedStation(each) || isComingToOwn(each) || isMarsReturn(each);

/** Mars comes back to the sign that he had backed out of, months after he was held up there. */
const isMarsReturn = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'ingress' && happening.body === Mars && happening.again && !happening.retrograde;

/**
 * What slow planets do in a month, which is told before what swift ones do: Jupiter and Saturn in aspect to slower ones,
 * Mars at odds with them or beside them, Venus beside Jupiter, the station of one in the reader's own sign or of its ruler.
 */
export function isOfSlowPlanets(each: MeaningfulEvent): boolean {
  const { happening, house } = each;
  if (happening.kind === 'station')
    return isJupiterOrSlower(happening.body) && (house === 1 || isOfRuler(happening, readerOf(each)));
  if (happening.kind !== 'aspect' || !isJupiterOrSlower(happening.slow)) return false;
  const { body, slow, aspectId } = happening;
  if (isJupiterOrSlower(body)) return body < Uranus || aspectId === Conjunction;
  if (body === Mars) return aspectId === Conjunction || isHard(each);
  return body === Venus && slow === Jupiter && aspectId === Conjunction;
}

/** The reader's sign, derived from an event's sign and house. */
const readerOf = ({ happening: { signId }, house }: MeaningfulEvent): SignId =>
  ((signId - house + 13) % 12) as SignId;

const comers: readonly Planet[] = [Sun, Venus, Mars];

/** The Sun, Venus or Mars comes to the reader's own sign. */
const isComingToOwn = ({ happening, house }: MeaningfulEvent): boolean =>
  happening.kind === 'ingress' &&
  comers.includes(happening.body) &&
  house === 1 &&
  !happening.again &&
  !happening.retrograde;

/** Whether a new or full Moon has nothing to do with the lead: it comes after what the lead's planet does next. */
export const isUnrelated = (each: MeaningfulEvent, lead: MeaningfulEvent): boolean =>
  each.happening.kind === 'lunation' && kinship(each, lead) === 1;

/** A station of Mercury, Venus or Mars. */
const isNotedStation = ({ happening }: MeaningfulEvent): boolean =>
  happening.kind === 'station' && isMercuryVenusOrMars(happening.body);

/**
 * The days of planets are a week's matter or a year's, quarters of the Moon a week's, and that a swift planet comes
 * back belongs to its retrograde.
 */
export const isMonths = ({ happening }: MeaningfulEvent): boolean => {
  if (happening.kind === 'lunation') return happening.phaseId % 4 === 0;
  if (happening.kind === 'ingress') return !happening.again || isJupiterOrSlower(happening.body);
  return happening.kind !== 'aspect';
};

/** Where the Sun comes to is said by the new Moon there as well, but that it is the reader's own sign. */
export const isSunsBesideMoon = (each: MeaningfulEvent, ranked: readonly MeaningfulEvent[]): boolean =>
  each.happening.kind === 'ingress' &&
  each.happening.body === Sun &&
  !isComingToOwn(each) &&
  ranked.some((one) => isLunationIn(one, each));
