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
import { type Factor, tenths } from '../factors.js';

/** A day, `YYYY-MM-DD`, in the zone of the event. */
export type Day = string;

/** A transiting body at an aspect to a natal point, with its passes. */
export interface Transit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** Every exact day from `starts` to `ends`. */
  exact: readonly Day[];
  ends: Day | null;
  /** Stations near it without its being exact then, each with how far off it is, in degrees. */
  turns?: readonly { day: Day; orb: number }[];
  /** 1 where it is exact at the moment or in the period, 0 at the limit of its orb. */
  closeness: number;
  /** Whether it is exact in the period itself; true of a moment, and by default. */
  isExactHere?: boolean;
  /** Exact for the last time before the moment or the period. */
  isOver: boolean;
  /** Its cell, with `{duration}` and `{until}` as they stand in the catalogue. */
  cell: string | null;
  /** Of the Moon at a moment, the exact days with their hours, `YYYY-MM-DD HH:MM`. */
  hours?: readonly string[];
}

/** A swift planet that stands still about a moment, all but exact at a point. */
export interface Standing extends Pick<Transit, 'body' | 'natal' | 'aspect'> {
  day: Day;
  /** Whether it turns back there, or else forward. */
  isBack: boolean;
}

export interface TransitStay {
  body: BodyId;
  house: House;
  starts: Day | null;
  ends: Day | null;
  cell: string | null;
  /** The house it was in before, of the first stay of a slow planet in a period. */
  cameFrom?: House | undefined;
}

/** A stretch of days on which a contact is in orb; open where an end is out of reach. */
export type Pass = Pick<Transit, 'starts' | 'ends'>;

/** All passes of a planet over a point in one loop, also where it goes out of orb between them. */
export type Loop = Pick<Transit, 'starts' | 'exact' | 'ends' | 'turns'> & {
  /** Each while it is in orb, with those in which it only comes near. */
  passes?: readonly Pass[];
};

/** Degrees within which a planet that stands still counts as having come to its point. */
export const passOrb = 1;

/** Days that a standstill is away from an exact day, to count beside it. */
const ownDays = 20;

/** The days of a contact: those on which it is exact, and those on which it is all but that and stands still. */
export function marksOf({ exact, turns = [] }: Pick<Transit, 'exact' | 'turns'>): readonly Day[] {
  if (turns.length === 0) return exact;
  const still = turns
    .filter(
      ({ day, orb }) => orb <= passOrb && !exact.some((other) => Math.abs(daysFrom(day, other)) < ownDays),
    )
    .map(({ day }) => day);
  return still.length === 0 ? exact : [...new Set([...exact, ...still])].sort();
}

/** The days of a contact as far as a birth of an open hour tells. */
export interface Spread {
  /** Whether it is exact as often at every hour, and each time within those weeks. */
  isWhole: boolean;
  /** The first and the last day that an exact day may be, of those that every hour has within weeks. */
  spans: ReadonlyMap<Day, readonly [first: Day, last: Day]>;
}

/** What a reading of transits goes by. */
export interface TransitSky {
  name: string;
  /** The same day twice for a moment. */
  from: Day;
  to: Day;
  isPeriod: boolean;
  /** Whether the time of birth is known. */
  isTimed: boolean;
  /** Whole years of life at the beginning. */
  age: number;
  /** The ruler of the Ascendant’s sign, where there is one. */
  ruler?: BodyId | undefined;
  transits: readonly Transit[];
  stays: readonly TransitStay[];
  /** When a planet that leaves a house in going forward, or backward, comes back to it within a loop: its day. */
  returnTo?(stay: Pick<TransitStay, 'body' | 'house' | 'ends'>): Day | undefined;
  /** After a moment: the contacts that are exact in the weeks that follow. */
  ahead?(): { to: Day; transits: readonly Transit[] };
  /** Of a moment: the swift planet that stands still then, all but exact at a point of the person’s own. */
  standing?(): Standing | undefined;
  /** Degrees between two points of the birth; 0 where either is not known. */
  apartAtBirth?(one: TouchedPoint, other: TouchedPoint): number;
  /** The whole loop of a slow planet’s transit; what is in orb alone where it is not looked for. */
  loopOf?(transit: Transit): Loop;
  /** Where the hour of birth is not known: how far that moves the exact days of a slow planet’s transit. */
  spreadOf?(transit: Transit): Spread;
  seed: number;
}

export interface WeighedTransit extends Transit {
  weight: number;
}

export interface WeighedStay extends TransitStay {
  weight: number;
}

/** Before and after every day: bounds of what has begun before, or ends after, all that is known. */
export const earliest: Day = '';
export const latest: Day = '9999-99-99';

/** Whether two are of one planet, point and aspect. */
export const isSameContact = (
  one: Pick<Transit, 'body' | 'natal' | 'aspect'>,
  other: Pick<Transit, 'body' | 'natal' | 'aspect'> | undefined,
): boolean => one.body === other?.body && one.natal === other.natal && one.aspect === other.aspect;

export const daysFrom = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const dayBefore = (day: Day, count: number): Day =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Days before a time on which what was exact is still felt in full as that begins. */
const fewDays = 21;

export const isFresh = ({ from }: Pick<TransitSky, 'from'>, day: Day): boolean =>
  day < from && daysFrom(day, from) <= fewDays;

/** Days before its first exact day, and after its last one, within which a contact is felt in full. */
export const longBefore = 150;
const longAfter: Readonly<Record<BodyId, number>> = { [Jupiter]: 14, [Saturn]: 21 };
const longAfterOuter = 45;

/** Whether a contact is hardly felt in a time, as to its whole loop: long in coming, over, or never exact. */
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

/** What a transit touches, and how: across from an angle it stands on the other one. */
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
