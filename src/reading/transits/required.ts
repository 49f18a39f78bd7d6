import { Chiron, Jupiter, Pluto, Saturn, Uranus } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { wordsIn } from '../reading.js';
import { leanOf } from './leans.js';
import { isFaint, type Loop, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import { hasComeRound, helpWeight, isHardOnChief, isMarkedIn, isTurnOfLife } from './weight.js';

/** Words of a contact that is hardly felt, about. */
export const faintWords = 60;
/** Houses are read for themselves where so few slow contacts are felt, and more of what passes. */
export const fewSlow = 2;

/** Hard contacts with a light or the ruler, and planets on angles, that are read of beside what there is room for. */
const mostHard = 4;
const mostOnAngles = 1;
/** Planets that have come round to their places. */
const mostRound = 2;

/** Words by which what is required may go beyond the room there is. */
const mostRequired = 160;

/** What is read of without being required, the weakest left out where both together are too much. */
export function withRoom(
  kept: readonly WeighedTransit[],
  required: readonly WeighedTransit[],
  felt: ReadonlySet<WeighedTransit>,
  room: number,
): WeighedTransit[] {
  const wordsOf = (all: readonly WeighedTransit[]): number =>
    all.reduce((sum, one) => sum + (felt.has(one) ? wordsIn(one.cell ?? '') : faintWords), 0);
  const left = [...kept];
  while (left.length > fewSlow && wordsOf(left) + wordsOf(required) > room + mostRequired) {
    // What would be required is not left out for being among what there was room for.
    const weakest = left.map(isTurnOfLife).lastIndexOf(false);
    if (weakest < 0) break;
    left.splice(weakest, 1);
  }
  return left;
}

/** Of weeks, contacts that are exact at another time are read of beside those that are exact in them: so many. */
const mostElsewhere = 2;

export function withoutMostElsewhere(sky: TransitSky, slow: readonly WeighedTransit[]): WeighedTransit[] {
  const here = slow.filter((one) => isMarkedIn(sky, one));
  if (here.length === 0) return [...slow];
  const elsewhere = slow.filter((one) => !here.includes(one)).slice(0, mostElsewhere);
  return slow.filter((one) => here.includes(one) || elsewhere.includes(one));
}

/** Once in a life, about fifty: Chiron at its own place, exact in a period or about a moment. */
export const isChironReturn = (sky: TransitSky, transit: WeighedTransit): boolean =>
  transit.body === Chiron &&
  transit.natal === Chiron &&
  transit.aspect === 0 &&
  (!sky.isPeriod || isMarkedIn(sky, transit));

/** So many of the heaviest in orb are told, whenever they are exact; below this weight nothing is missed. */
const [mostHeavy, leastWeight] = [3, 0.45];

export const heaviest = (contacts: readonly WeighedTransit[]): WeighedTransit[] =>
  contacts.slice(0, mostHeavy).filter(({ weight }) => weight >= leastWeight);

/** Whether a contact comes within orb in a time, to be exact after it. */
export const isAhead = (
  { from, to }: TransitSky,
  { starts }: WeighedTransit,
  { exact }: Pick<Loop, 'exact'>,
): boolean => starts !== null && starts >= from && starts <= to && !exact.some((day) => day <= to);

/** Whether an outer planet comes within orb of a light or an angle in a time, to stand on it later: once in a life. */
export const isComing = (sky: TransitSky, transit: WeighedTransit, loop: Pick<Loop, 'exact'>): boolean =>
  transit.body >= Uranus &&
  isChief(transit.natal) &&
  touchedBy(transit).meeting === 'conjunction' &&
  isAhead(sky, transit, loop);

/** Whether an outer planet goes over Saturn, once in a life. */
const isOnSaturn = ({ aspect, body, natal }: WeighedTransit): boolean =>
  body >= Uranus && body <= Pluto && natal === Saturn && aspect === 0;

/**
 * What a time is not told without. Of a period: a slow planet that has come round to its place, or an outer
 * one that is on Saturn; one planet that comes onto an angle in it; the best help of it, and
 * the best of Jupiter’s; and an outer planet that comes near a light or an angle and presses. Of a moment, a help if
 * none
 * is read of.
 */
export function requiredBeside(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  slow: readonly WeighedTransit[],
): WeighedTransit[] {
  const contacts = all.filter(({ body }) => isJupiterOrSlower(body) && body !== Chiron);
  const isHelp = (one: WeighedTransit): boolean => leanOf(one) === 'harmonious';
  const felt = contacts.filter((one) => isHelp(one) && !isFaint(one, one, sky));
  const here = felt.filter((one) => isMarkedIn(sky, one));
  const helps = [...(here.length > 0 ? here : felt)].sort((a, b) => helpWeight(b) - helpWeight(a));
  if (!sky.isPeriod) return slow.some((one) => felt.includes(one)) ? [] : helps.slice(0, 1);
  const onAngles = contacts.filter(
    (one) =>
      !slow.includes(one) &&
      isMarkedIn(sky, one) &&
      isAscendantOrMidheaven(one.natal) &&
      touchedBy(one).meeting === 'conjunction',
  );
  const near = contacts
    .filter(({ body, natal }) => body >= Uranus && isChief(natal))
    .filter((one) => !isHelp(one));
  // At a light or an angle it is felt at other times than its days as well.
  const hard = contacts.filter(
    (one) =>
      isHardOnChief(one, sky) && (isMarkedIn(sky, one) || (isChief(one.natal) && !isFaint(one, one, sky))),
  );
  const told = new Set(slow.map(({ body }) => body));
  const required = [
    ...all.filter(hasComeRound).slice(0, mostRound),
    ...contacts.filter((one) => isTurnOfLife(one) && isMarkedIn(sky, one)),
    ...hard.slice(0, mostHard),
    ...contacts.filter((one) => isOnSaturn(one) && isMarkedIn(sky, one)),
    ...onAngles.slice(0, mostOnAngles),
    ...helps.slice(0, 1),
    ...helps.filter(({ body, natal }) => body === Jupiter && isChief(natal)).slice(0, 1),
    ...near.filter(({ body }) => !told.has(body)).slice(0, 1),
  ];
  return [...new Set(required)].filter((one) => !slow.includes(one));
}
