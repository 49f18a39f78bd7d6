import { isTrineOrSextile } from '../../chart/aspect-kinds.js';
import { Conjunction, Opposition, Square } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import type { Factor } from '../factors.js';
import { baseOf } from '../weights.js';
import { leanOf } from './leans.js';
import {
  type Day,
  earliest,
  latest,
  longBefore,
  marksOf,
  stayFactor,
  type Transit,
  type TransitSky,
  type TransitStay,
  touchedBy,
  transitFactor,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';

/**
 * How much a transiting body counts: the slower and rarer, the more (R. Hand, Planets in Transit, ch. 1, ranks the
 * outer planets first for that reason). The numbers are this project's.
 */
const movers: Readonly<Record<BodyId, number>> = {
  [Pluto]: 10,
  [Neptune]: 9,
  [Uranus]: 9,
  [Saturn]: 8,
  [Jupiter]: 5,
  [Chiron]: 4,
  [Mars]: 2,
  [Sun]: 1.2,
  [Venus]: 1,
  [Mercury]: 1,
  [NorthNode]: 1,
  [Moon]: 0.1,
};
const aspects = [1, 0.9, 0.6, 0.9, 0.4];
/** The weight of a planet’s stay in a house, as a share: a house is the background of its aspects. */
const stayShare = 0.08;

/** A transit that is over for good counts by this share. */
const overShare = 0.4;
/** A transit that comes near but is not exact in the period counts by this share. */
const inexactShare = 0.5;

export function transitWeight(transit: Transit): number {
  const over = transit.isOver ? overShare : 1;
  const exact = transit.isExactHere === false ? inexactShare : 1;
  return rankWeight(transit) * (0.3 + 0.7 * transit.closeness) * exact * over;
}

/** The weight of a contact in a life, whenever it is exact: by its planet, aspect and point alone. */
export const rankWeight = ({ aspect, body, natal }: Transit): number =>
  (movers[body] ?? 0) * (aspects[aspect] ?? 0) * Math.sqrt(baseOf(natal) / 10);

/** Factors by which a weight is changed: for lights and angles, for being exact, and for lasting through the period. */
const never = 0.2;
const between = 1.5;
const stakes: Readonly<Record<BodyId, number>> = { [Sun]: 1, [Moon]: 1, [Ascendant]: 1, [Midheaven]: 1 };
const otherStake = 0.75;
const slowStake = 0.55;
/** An easy aspect between two slow planets is shared with a generation and hardly noticed: it counts by this share. */
const easySlowStake = 0.3;
/** Factor for Saturn or a slower planet hard on a light or the ruler of the chart. */
const pressing = 1.4;
/** Up to this age work, standing and marriage do not concern the reader. */
const childhood = 15;
const notYet = 0.15;
/** Factor for Saturn or a slower planet at or opposite its own place. */
const round = 1.25;
/** In a period longer than so many days a transit may fill only a part. */
const longPeriod = 100;
const partShare = 0.15;
const briefShare = 0.5;
const elsewhereShare = 0.25;
/** A contact far from its first exact day counts by this share. */
const approachingShare = 0.5;
/** Each further exact day in the period adds this share. */
const againShare = 0.15;
/** How much a helpful contact does for a life, whatever share of the period it lasts. */
export const helpWeight = (transit: Transit): number =>
  transitWeight(transit) * (stakes[transit.natal] ?? (transit.natal >= Uranus ? slowStake : otherStake));

/**
 * Whether Saturn or a slower planet is hard on a personal point: Sun, Moon, an angle or the ruler of the chart. Such
 * contacts come before all others; a child’s with the angles of work and marriage do not.
 */
export const isHardOnChief = (
  transit: Transit,
  { ruler, age }: Pick<TransitSky, 'ruler' | 'age'>,
): boolean => {
  const { body, natal, aspect } = transit;
  return (
    body >= Saturn &&
    body <= Pluto &&
    body !== natal &&
    (isChief(natal) || natal === ruler) &&
    (aspect === 0 || aspect === 1 || aspect === 3) &&
    !(age <= childhood && isGrownMatter(transit))
  );
};

/** Whether Saturn or a slower planet is hard on any personal point: an opening beside it is not all favorable. */
export const isHardOnPerson = (transit: Transit): boolean =>
  transit.body >= Saturn &&
  leanOf(transit) === 'tense' &&
  (transit.natal <= Mars || transit.natal >= Ascendant);

/** Whether Saturn or a slower planet aspects the Ascendant or the Midheaven. */
export const isSlowAtAngle = ({ body, natal }: Transit): boolean =>
  body >= Saturn && body <= Pluto && isAscendantOrMidheaven(natal);

/** Whether Saturn or a slower planet is conjunct one of the four angles. */
export const isOnAngle = (transit: Transit): boolean =>
  isSlowAtAngle(transit) && touchedBy(transit).meeting === 'conjunction';

/** Whether Saturn or a slower planet is conjunct or opposite its own place, which people ask about. */
export const hasComeRound = ({ body, natal, aspect }: Transit): boolean =>
  body === natal && (aspect === 0 || (aspect === 1 && body !== Chiron)) && body >= Saturn;

/** Whether Saturn or a slower planet is conjunct, square or opposite its own place: a turning point of life. */
export const isTurnOfLife = (transit: Transit): boolean =>
  transit.body === transit.natal &&
  transit.body >= Saturn &&
  transit.body <= Pluto &&
  leanOf(transit) === 'tense';

/** Whether a planet comes to its own place as it does once in a life, or as Saturn does, two or three times. */
export const comesOnceInLife = ({ aspect, body, natal }: Transit): boolean =>
  body === natal &&
  ((aspect === Conjunction && body >= Saturn && body <= Chiron) ||
    (aspect === Opposition && body >= Uranus && body <= Pluto) ||
    (aspect === Square && (body === Neptune || body === Pluto)));

/** Whether a contact is heavy without being hard on a personal point: told before all that helps. */
export const isHeavy = (transit: Transit): boolean => isTurnOfLife(transit) || isHardOnPerson(transit);

/** Whether a contact has an exact day, or a station near the point, in the period. */
export const isMarkedIn = (
  { from, to }: Pick<TransitSky, 'from' | 'to'>,
  transit: Pick<Transit, 'exact' | 'turns'>,
): boolean => marksOf(transit).some((day) => day >= from && day <= to);

/** Whether a contact is with an angle of work or marriage. */
const isGrownMatter = (transit: Transit): boolean => {
  const { point } = touchedBy(transit);
  return point === Midheaven || point === Descendant;
};

function stakeOf({ body, natal, aspect }: Transit, ruler: BodyId | undefined): number {
  if (body >= Uranus && natal >= Jupiter && natal <= Pluto && isTrineOrSextile(aspect)) return easySlowStake;
  if (natal === ruler) return 1;
  return stakes[natal] ?? (natal >= Uranus && body !== natal ? slowStake : otherStake);
}

/** The factor for how much a transit matters to this person in this time. */
function relevance(transit: Transit, sky: TransitSky): number {
  const { from, to, isPeriod, age, ruler } = sky;
  const { aspect, body, natal, isExactHere, starts, ends } = transit;
  const exact = marksOf(transit);
  const isOwn = body === natal;
  // Planets at or opposite their own places are what people ask about.
  const isRound = isOwn && aspect <= 1;
  let factor = isRound ? (body >= Saturn ? round : 1) : stakeOf(transit, ruler);
  const isHard = isHardOnChief(transit, sky);
  if (isHard) factor *= pressing;
  if (age <= childhood && isGrownMatter(transit)) factor *= notYet;
  if (exact.length === 0) factor *= isExactHere === false ? never / inexactShare : never;
  else if (isExactHere === false && (exact[0] ?? '') < from && (exact.at(-1) ?? '') > to) factor *= between;
  const days = daysFrom(from, to);
  const [first] = exact;
  if (first !== undefined && first > to && daysFrom(to, first) > longBefore) factor *= approachingShare;
  if (!isPeriod) return factor;
  // In a period of weeks, contacts exact in it matter most.
  if (days < longPeriod)
    return isExactHere === false && !hasComeRound(transit) ? factor * elsewhereShare : factor;
  const begin = starts === null || starts < from ? from : starts;
  const end = ends === null || ends > to ? to : ends;
  const count = exact.filter((day) => day >= from && day <= to).length;
  const repeats = 1 + againShare * Math.max(0, count - 1);
  // A hard contact exact in the period matters even if it is brief.
  const least = isHard && isMarkedIn(sky, transit) ? briefShare : partShare;
  return factor * repeats * (least + (1 - least) * Math.max(0, daysFrom(begin, end) / days));
}

/** The earliest of several beginnings, or the latest of several ends; null if one of them is open. */
function utmost(days: readonly (Day | null)[], isLater: boolean): Day | null {
  let found = days[0] ?? null;
  for (const day of days) {
    if (day === null) return null;
    if (found !== null && day > found === isLater) found = day;
  }
  return found;
}

/**
 * Several transits with one text as one: the strongest, with the dates of all. If some are exact, those that are not
 * are left out, since they would only stretch its dates over empty months.
 */
function together(all: readonly WeighedTransit[]): WeighedTransit {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const exact = all.filter((transit) => marksOf(transit).length > 0);
  const dated = exact.length > 0 ? exact : all;
  const strongest = dated.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (dated.length === 1) return strongest;
  const days: Day[] = [];
  const turns: NonNullable<Transit['turns']>[number][] = [];
  const [starts, ends]: [(Day | null)[], (Day | null)[]] = [[], []];
  let isExactHere = false;
  for (const one of dated) {
    days.push(...one.exact);
    if (one.turns !== undefined) turns.push(...one.turns);
    starts.push(one.starts);
    ends.push(one.ends);
    isExactHere ||= one.isExactHere !== false;
  }
  return weighed(strongest, strongest.weight, {
    isExactHere,
    exact: days.sort().filter((day, i) => i === 0 || day !== days[i - 1]),
    turns,
    starts: utmost(starts, false),
    ends: utmost(ends, true),
  });
}

/** The fields of a transit that are replaced where several are told together. */
type Dates = Pick<Transit, 'isExactHere' | 'exact' | 'turns' | 'starts' | 'ends'>;

/**
 * A transit with a weight and with given dates. Copied field by field: a year has thousands, and copying whole objects
 * is slow.
 */
function weighed(transit: Transit, weight: number, dates: Dates = transit): WeighedTransit {
  // Typed so that a field added to the interface cannot be forgotten here.
  const fields: { [Field in keyof Required<WeighedTransit>]: WeighedTransit[Field] | undefined } = {
    body: transit.body,
    natal: transit.natal,
    aspect: transit.aspect,
    starts: dates.starts,
    exact: dates.exact,
    ends: dates.ends,
    turns: dates.turns,
    closeness: transit.closeness,
    isExactHere: dates.isExactHere,
    isOver: transit.isOver,
    cell: transit.cell,
    hours: transit.hours,
    weight,
  };
  return fields as WeighedTransit;
}

function gatheredBy(
  transits: readonly WeighedTransit[],
  keyOf: (transit: WeighedTransit) => string | null,
): WeighedTransit[] {
  const groups = new Map<string, WeighedTransit[]>();
  for (const transit of transits) {
    const key = keyOf(transit);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(transit);
    else groups.set(key, [transit]);
  }
  return [...groups.values()].map(together).sort((a, b) => b.weight - a.weight);
}

/** All transits with all their passes, strongest first. */
export const transitsByWeight = (sky: TransitSky): WeighedTransit[] =>
  gatheredBy(
    sky.transits.map((transit) => weighed(transit, transitWeight(transit) * relevance(transit, sky))),
    ({ body, natal, aspect }) => `${body} ${natal} ${aspect}`,
  );

/** The transits that have a text; those with the same text are one, with the dates of all. */
export const transitsWithText = (all: readonly WeighedTransit[]): WeighedTransit[] =>
  gatheredBy(all, ({ cell }) => cell);

/** The houses that the slow planets are in at the beginning, strongest first. */
export const staysByWeight = ({ stays, from }: TransitSky): WeighedStay[] =>
  stays
    .filter(
      ({ body, starts, ends }) =>
        isJupiterOrSlower(body) && (starts ?? earliest) <= from && (ends ?? latest) >= from,
    )
    .map(weighedStay)
    .sort((a, b) => b.weight - a.weight);

export const weighedStay = (stay: TransitStay): WeighedStay => ({
  ...stay,
  weight: (movers[stay.body] ?? 0) * stayShare,
});

/** The house in which a planet is for most of a period. */
export function mainStay({ stays, from, to }: TransitSky, id: BodyId): WeighedStay | undefined {
  let [found, most]: [TransitStay | undefined, number] = [undefined, 0];
  for (const stay of stays) {
    if (stay.body !== id) continue;
    const { starts, ends } = stay;
    const begin = starts === null || starts < from ? from : starts;
    const end = ends === null || ends > to ? to : ends;
    const days = daysFrom(begin, end);
    if (days > most) [found, most] = [stay, days];
  }
  return found && weighedStay(found);
}

/** The factors of a moment or a period, strongest first. */
export const transitFactors = (sky: TransitSky): Factor[] =>
  [...transitsByWeight(sky).map(transitFactor), ...staysByWeight(sky).map(stayFactor)]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
