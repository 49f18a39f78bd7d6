import type { AspectId } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Descendant,
  ImumCoeli,
  Jupiter,
  Midheaven,
  Saturn,
} from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { TouchedPoint } from '../../text/reading-catalogue.js';
import { daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';

/** A day, `YYYY-MM-DD`, in the zone of the event. */
export type Day = string;

/** A transiting body in aspect to a natal point, with all exact days of the span in orb. */
export interface Transit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** Every exact day from `starts` to `ends`. */
  exact: readonly Day[];
  ends: Day | null;
  /** Stations near the point without an exact day, each with its distance in degrees. */
  turns?: readonly { day: Day; orb: number }[];
  /** 1 where it is exact at the moment or in the period, 0 at the limit of its orb. */
  closeness: number;
  /** Whether it is exact in the period itself; true for a moment, and by default. */
  isExactHere?: boolean;
  /** Whether its last exact day is before the moment or the period. */
  isOver: boolean;
  /** Its text, with the placeholders `{duration}` and `{until}`. */
  cell: string | null;
  /** For the Moon at a moment, the exact times, `YYYY-MM-DD HH:MM`. */
  hours?: readonly string[];
}

/** A swift planet that stations near a point about a moment, or in a period. */
export interface Standing extends Pick<Transit, 'body' | 'natal' | 'aspect'> {
  day: Day;
  /** Whether it turns retrograde there, or else direct. */
  isBack: boolean;
}

export interface TransitStay {
  body: BodyId;
  house: House;
  starts: Day | null;
  ends: Day | null;
  cell: string | null;
  /** For the first stay of a slow planet in a period, the house it was in before. */
  cameFrom?: House | undefined;
}

/** A span of days in which a contact is in orb; null where an end was not looked for. */
export type Pass = Pick<Transit, 'starts' | 'ends'>;

/** All passes of a planet over a point in one retrograde loop, although it goes out of orb between them. */
export type Loop = Pick<Transit, 'starts' | 'exact' | 'ends' | 'turns'> & {
  /** Each span in orb, those without an exact day included. */
  passes?: readonly Pass[];
};

/** A planet that stations within so many degrees counts as having reached the point. */
export const passOrb = 1;

/** A station counts as a day of its own if it is so many days from an exact one. */
const ownDays = 20;

/** The days of a contact: its exact days and its stations within a degree. */
export function marksOf({ exact, turns = [] }: Pick<Transit, 'exact' | 'turns'>): readonly Day[] {
  if (turns.length === 0) return exact;
  const still = turns
    .filter(
      ({ day, orb }) => orb <= passOrb && !exact.some((other) => Math.abs(daysFrom(day, other)) < ownDays),
    )
    .map(({ day }) => day);
  return still.length === 0 ? exact : [...new Set([...exact, ...still])].sort();
}

/** What is certain of a contact’s days when the hour of birth is unknown. */
export interface Spread {
  /** Whether it is equally often exact at every hour, each time within a few weeks. */
  isWhole: boolean;
  /** For each exact day known within weeks, the first and the last day on which it may fall. */
  spans: ReadonlyMap<Day, readonly [first: Day, last: Day]>;
}

/** The transits that a reading is made from. */
export interface TransitSky {
  name: string;
  /** For a moment, the same day as `to`. */
  from: Day;
  to: Day;
  isPeriod: boolean;
  /** Whether the time of birth is known. */
  isTimed: boolean;
  /** Age in whole years at the beginning. */
  age: number;
  /** The ruler of the Ascendant’s sign, where there is one. */
  ruler?: BodyId | undefined;
  transits: readonly Transit[];
  stays: readonly TransitStay[];
  /** The day on which a planet that leaves a house, in either direction, enters it again within a loop. */
  returnTo?(stay: Pick<TransitStay, 'body' | 'house' | 'ends'>): Day | undefined;
  /** For a moment, the contacts exact in the weeks after it. */
  ahead?(): { to: Day; transits: readonly Transit[] };
  /** The swift planet that stations near a personal point about a moment; in a period, Mars if it does. */
  standing?(): Standing | undefined;
  /** Degrees between two natal points; 0 if either is unknown. */
  apartAtBirth?(one: TouchedPoint, other: TouchedPoint): number;
  /** The whole loop of a slow planet’s transit; absent where loops are not looked for. */
  loopOf?(transit: Transit): Loop;
  /** If the hour of birth is unknown, what is certain of the days of a slow planet’s transit. */
  spreadOf?(transit: Transit): Spread;
  seed: number;
}

export interface WeighedTransit extends Transit {
  weight: number;
}

export interface WeighedStay extends TransitStay {
  weight: number;
}

/** Bounds for open ends: before and after every day. */
export const earliest: Day = '';
export const latest: Day = '9999-99-99';

/** Whether two transits are of the same planet, point and aspect. */
export const isSameContact = (
  one: Pick<Transit, 'body' | 'natal' | 'aspect'>,
  other: Pick<Transit, 'body' | 'natal' | 'aspect'> | undefined,
): boolean => one.body === other?.body && one.natal === other.natal && one.aspect === other.aspect;

/** Advice names no end that lies so many days after its time. */
const farOff = 366;

/** Whether a day is too long after a time for advice to run to it. */
export const isFarOff = ({ to }: Pick<TransitSky, 'to'>, day: Day): boolean => daysFrom(to, day) > farOff;

export const dayBefore = (day: Day, count: number): Day =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** A contact exact up to so many days before a period is still fully felt as it begins. */
const fewDays = 21;

export const isFresh = ({ from }: Pick<TransitSky, 'from'>, day: Day): boolean =>
  day < from && daysFrom(day, from) <= fewDays;

/** Days before its first exact day, and after its last, within which a contact is fully felt. */
export const longBefore = 150;
const longAfter: Readonly<Record<BodyId, number>> = { [Jupiter]: 14, [Saturn]: 21 };
const longAfterOuter = 45;

/**
 * Whether a contact is hardly felt in a period, judged by its whole loop: long before its first exact day, long after
 * its last, or never exact.
 */
export function isFaint(
  { body }: Pick<Transit, 'body'>,
  loop: Pick<Loop, 'exact' | 'turns'>,
  { from, to }: Pick<TransitSky, 'from' | 'to'>,
): boolean {
  if (!isJupiterOrSlower(body)) return false;
  const marks = marksOf(loop);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return true;
  if (first > to) return daysFrom(to, first) > longBefore;
  return last < from && daysFrom(last, from) > (longAfter[body] ?? longAfterOuter);
}

/** The point that a transit touches, and how: a planet opposite one angle is conjunct the other. */
export function touchedBy({ natal, aspect }: Pick<Transit, 'natal' | 'aspect'>): {
  point: TouchedPoint;
  meeting: Nature;
} {
  if (aspect === 1 && natal === Ascendant) return { point: Descendant, meeting: 'conjunction' };
  if (aspect === 1 && natal === Midheaven) return { point: ImumCoeli, meeting: 'conjunction' };
  return { point: natal as TouchedPoint, meeting: natureOf(aspect) ?? 'conjunction' };
}

export const transitFactor = (transit: WeighedTransit): Factor => {
  const { body, natal, aspect, weight, starts, exact, ends } = transit;
  const closest = marksOf(transit).filter((day) => !exact.includes(day));
  return {
    kind: 'transit',
    weight: tenths(weight),
    planetIds: [body, natal],
    aspectId: aspect,
    starts,
    exact: [...exact],
    ...(closest.length > 0 && { closest }),
    ends,
  };
};

export const stayFactor = ({ body, house, weight, starts, ends }: WeighedStay): Factor => ({
  kind: 'stay',
  weight: tenths(weight),
  planetIds: [body],
  house,
  starts,
  ends,
});
