import { Chiron, Jupiter, Pluto, Saturn, Uranus } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { wordsIn } from '../reading.js';
import { isSlowStrain, leanOf } from './leans.js';
import { isFaint, type Loop, marksOf, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import {
  hasComeRound,
  helpWeight,
  isHardOnChief,
  isHardOnPerson,
  isMarkedIn,
  isTurnOfLife,
} from './weight.js';

/** Words of the short text of a contact that is hardly felt, roughly. */
export const faintWords = 60;
/** With so few slow contacts felt, houses and swift contacts get more room. */
export const fewSlow = 2;

/** Required contacts at most: hard ones with a light or the ruler, and planets on angles. */
const mostHard = 4;
const mostOnAngles = 1;
/** Required contacts at most of planets at or opposite their own places. */
const mostRound = 2;

/** Required contacts may exceed the room by so many words. */
const mostRequired = 80;

/** The other contacts, without the weakest where both together exceed the room. */
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
    // A turning point of life would be required, and is not left out.
    const weakest = left.map(isTurnOfLife).lastIndexOf(false);
    if (weakest < 0) break;
    left.splice(weakest, 1);
  }
  return left;
}

/** In a period of weeks, contacts exact at another time that are told beside those exact in it, at most. */
const mostElsewhere = 2;

export function withoutMostElsewhere(sky: TransitSky, slow: readonly WeighedTransit[]): WeighedTransit[] {
  const here = slow.filter((one) => isMarkedIn(sky, one));
  if (here.length === 0) return [...slow];
  const elsewhere = slow.filter((one) => !here.includes(one)).slice(0, mostElsewhere);
  return slow.filter((one) => here.includes(one) || elsewhere.includes(one));
}

/** Whether it is Chiron’s return, at about fifty: exact in the period, or felt at the moment. */
export const isChironReturn = (sky: TransitSky, transit: WeighedTransit): boolean =>
  transit.body === Chiron &&
  transit.natal === Chiron &&
  transit.aspect === 0 &&
  (!sky.isPeriod || isMarkedIn(sky, transit));

/** So many of the heaviest contacts in orb are always told, if they weigh as much as this. */
const [mostHeavy, leastWeight] = [3, 0.45];

export const heaviest = (contacts: readonly WeighedTransit[]): WeighedTransit[] =>
  contacts.slice(0, mostHeavy).filter(({ weight }) => weight >= leastWeight);

/** Whether a contact comes within orb in a period, and is neither exact in it nor nearly so at a station. */
export const isAhead = (
  { from, to }: TransitSky,
  { starts }: WeighedTransit,
  loop: Pick<Loop, 'exact' | 'turns'>,
): boolean =>
  starts !== null &&
  starts >= from &&
  starts <= to &&
  !loop.exact.some((day) => day <= to) &&
  !marksOf(loop).some((day) => day >= from && day <= to);

/**
 * Whether an outer planet comes within orb of a light or an angle in a period, to be conjunct with it later, once in a
 * life.
 */
export const isComing = (
  sky: TransitSky,
  transit: WeighedTransit,
  loop: Pick<Loop, 'exact' | 'turns'>,
): boolean =>
  transit.body >= Uranus &&
  isChief(transit.natal) &&
  touchedBy(transit).meeting === 'conjunction' &&
  isAhead(sky, transit, loop);

/** A period of up to so many days has one contact of another time as its background, and no others. */
const fewDays = 21;
/** A slow planet exact within so many days after a period is within minutes of arc as the period ends. */
const minutesAfter = 14;

/**
 * Whether Saturn or a slower planet is hard on a personal point with an exact day, or a station close to it, in a
 * period, or an outer one on Jupiter or Saturn; or any on any point within days after it. Such contacts are told,
 * however briefly.
 */
export const isBriefStrain = (sky: TransitSky, transit: WeighedTransit): boolean =>
  sky.isPeriod &&
  daysFrom(sky.from, sky.to) > fewDays &&
  isSlowStrain(transit) &&
  (isMarkedIn(sky, transit)
    ? isHardOnPerson(transit) || (transit.body >= Uranus && transit.natal <= Saturn)
    : transit.exact.some((day) => day > sky.to && daysFrom(sky.to, day) <= minutesAfter));

/** Whether a contact is exact in a period and within orb, by its first and last day, for more than half of it. */
const isLong = (sky: TransitSky, transit: WeighedTransit): boolean => {
  const { ends, starts } = transit;
  return (
    isMarkedIn(sky, transit) &&
    daysFrom(
      starts === null || starts < sky.from ? sky.from : starts,
      ends === null || ends > sky.to ? sky.to : ends,
    ) *
      2 >
      daysFrom(sky.from, sky.to)
  );
};

/** Whether an outer planet is conjunct natal Saturn, once in a life. */
const isOnSaturn = ({ aspect, body, natal }: WeighedTransit): boolean =>
  body >= Uranus && body <= Pluto && natal === Saturn && aspect === 0;

/**
 * The contacts that must be told. For a period: slow planets at or opposite their own places; turning points of life;
 * hard contacts with the lights, the angles and the ruler; an outer planet on Saturn; one planet on an angle; the best
 * help, and the best of Jupiter’s; and an outer planet near a light or an angle. For a moment: one help, if none is
 * told.
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
  // A hard contact with a light or an angle is felt away from its exact days as well.
  const hard = contacts.filter(
    (one) =>
      isHardOnChief(one, sky) && (isMarkedIn(sky, one) || (isChief(one.natal) && !isFaint(one, one, sky))),
  );
  const told = new Set(slow.map(({ body }) => body));
  const required = [
    ...all.filter(hasComeRound).slice(0, mostRound),
    ...contacts.filter((one) => isTurnOfLife(one) && isMarkedIn(sky, one)),
    ...hard.slice(0, mostHard),
    ...contacts.filter((one) => isHardOnPerson(one) && isLong(sky, one)).slice(0, 1),
    ...contacts.filter((one) => isOnSaturn(one) && isMarkedIn(sky, one)),
    ...onAngles.slice(0, mostOnAngles),
    ...helps.slice(0, 1),
    ...helps.filter(({ body, natal }) => body === Jupiter && isChief(natal)).slice(0, 1),
    ...near.filter(({ body }) => !told.has(body)).slice(0, 1),
  ];
  return [...new Set(required)].filter((one) => !slow.includes(one));
}
