import type { AspectId } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Moon, Sun } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { type Factor, tenths } from '../factors.js';
import { oldestAtWork, youngestGrown } from '../of-age.js';
import { touchedBy } from '../transits/plan.js';
import { baseOf } from '../weights.js';

/** A day of life, `YYYY-MM-DD`. */
export type Day = string;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Sun to Mars, progressed. */
export interface ProgressedBody {
  id: Personal;
  sign: SignId;
  natalSign: SignId;
  /** 0 without houses. */
  house: House | 0;
  natalHouse: House | 0;
  /** When it leaves its sign, where that is within a year or so. */
  leaves: Day | undefined;
  /** It came into its sign within the last year. */
  isNew: boolean;
  isRetrograde: boolean;
  wasRetrograde: boolean;
}

/** A progressed body at an aspect to a point of the birth, or a progressed angle on a planet of it. */
export interface ProgressedAspect {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** The exact day nearest to the moment. */
  exact: Day | null;
  ends: Day | null;
  /** Years from the moment to that day: negative where it is over. */
  ahead: number | null;
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
  /** What the two were to each other at birth, if they were at a major aspect. */
  born?: AspectId | undefined;
}

/** Two progressed bodies at an aspect to each other, the lower id first. */
export interface ProgressedPair {
  first: Personal;
  second: Personal;
  aspect: AspectId;
  /** The exact day nearest to the moment, and the years until then. */
  exact: Day | null;
  ahead: number | null;
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
}

export interface SignSpan {
  since: Day | null;
  until: Day | null;
  /** The sign that it enters next. */
  next: SignId | undefined;
  /** It had gone into another sign and has come back: when it went, and where. */
  left: { day: Day | null; sign: SignId } | undefined;
  /** Why the next sign is none that it enters for the first time: it was there at birth, or later. */
  knows: 'born' | 'been' | undefined;
}

export interface Settled<T> {
  is: T;
  /** The first day on which it may come, and the last. */
  from: Day;
  by: Day;
}

export interface ProgressedTurn {
  body: BodyId;
  direction: 'retrograde' | 'direct';
  day: Day;
}

/** What a reading of progressions goes by. */
export interface ProgressedLife {
  name: string;
  age: number;
  /** The hour of birth is open, so that a date of life may be off by months: only years are named. */
  isRough: boolean;
  /** The moment, and a year after it. */
  year: readonly [from: Day, to: Day];
  phase: PhaseId;
  phaseEnds: Day | null;
  phasePart: 'begun' | 'middle' | 'last';
  /** What else the phase, or the sign of the Moon, may be at another hour of birth. */
  otherwise: { phase: PhaseId | undefined; moonSign: SignId | undefined };
  /** Of what is open: which it is at every hour of birth, and from when on. */
  settled: { phase?: Settled<PhaseId> | undefined; moonSign?: Settled<SignId> | undefined };
  bodies: readonly ProgressedBody[];
  aspects: readonly ProgressedAspect[];
  pairs: readonly ProgressedPair[];
  /** The Moon’s, exact in the year after the moment, in order of time. */
  moonYear(): readonly ProgressedAspect[];
  /** From when and until when a body is in its sign, as far as that is within its reach. */
  signSpan(id: Personal): SignSpan;
  /** Since when and until when the Sun is in its house of the birth chart, where that is near. */
  sunHouse: { since: Day | null; until: Day | null };
  /** Degrees between two points of the birth. */
  apartAtBirth(one: BodyId, other: BodyId): number;
  /** When a body last turned, after the birth. */
  turnedOn(id: Personal): Day | null;
  turns: readonly ProgressedTurn[];
  /** When the Moon goes on to another sign and house. */
  moonLeaves: { sign: Day | null; house: Day | null };
  seed: number;
}

export interface WeighedProgression extends ProgressedAspect {
  weight: number;
}

/** By how long their contacts last and how much of a life they are: this project's. */
const movers: Readonly<Record<BodyId, number>> = {
  0: 10,
  1: 5,
  2: 6,
  3: 6,
  4: 6,
  [Ascendant]: 10,
  [Midheaven]: 9,
};
const aspectWeights = [1, 0.9, 0.6, 0.9, 0.4];
export const weights = { sun: 12, phase: 10, moon: 11, moonYear: 3, pair: 3, sign: 2, station: 7 };

/** Years that something is over, from which on it is no promise any more; the Moon moves a degree a month. */
const over = 1;
const overForMoon = 0.1;

/** What is exact within a year of the moment counts for more than what is not, or never is. */
const thisYear = 1;
const exactNow = 1.3;
const neverExact = 0.5;
/** Years that a contact has been past, from which on it counts for less than what is to come, and how much. */
const [longPast, pastShare] = [0.5, 0.6];

const ofMeetings: ReadonlySet<BodyId> = new Set([Sun, Moon, Ascendant, Midheaven, Descendant, ImumCoeli]);

/** Once in some twenty-seven years each: the Moon on the Sun, on its own place, or on an angle of the birth. */
export function isGreatMeeting(contact: Pick<ProgressedAspect, 'body' | 'natal' | 'aspect'>): boolean {
  const { point, meeting } = touchedBy(contact);
  return contact.body === Moon && meeting === 'conjunction' && ofMeetings.has(point);
}

export const weighed = (aspect: ProgressedAspect): WeighedProgression => {
  const { body, natal, ahead, closeness } = aspect;
  const kind = aspectWeights[aspect.aspect] ?? 0;
  const stake = Math.sqrt(baseOf(natal) / 10);
  const near = ahead === null ? neverExact : Math.abs(ahead) <= thisYear ? exactNow : 1;
  const time = ahead !== null && ahead < -longPast ? near * pastShare : near;
  // What comes once in so many years counts in full as soon as it is near.
  const orb = isGreatMeeting(aspect) ? 1 : closeness;
  return { ...aspect, weight: (movers[body] ?? 0) * kind * stake * (0.4 + 0.6 * orb) * time };
};

export const progressionsByWeight = ({ aspects }: ProgressedLife): WeighedProgression[] =>
  aspects
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);

/** Of two bodies that both move there is one measure: how close they are. */
export const pairWeight = ({ first, second, aspect, closeness }: ProgressedPair): number =>
  (((movers[first] ?? 0) + (movers[second] ?? 0)) / 2) *
  (aspectWeights[aspect] ?? 0) *
  (0.4 + 0.6 * closeness) *
  exactNow;

export const pairFactor = (pair: ProgressedPair): Factor => ({
  kind: 'aspect',
  weight: tenths(pairWeight(pair)),
  planetIds: [pair.first, pair.second],
  aspectId: pair.aspect,
  exact: pair.exact === null ? [] : [pair.exact],
});

/** What is exact, or about to be, or lately was. */
export const isAlive = ({ ahead, body, exact }: ProgressedAspect): boolean =>
  ahead === null ? exact === null : ahead >= -(body === Moon ? overForMoon : over);

/** Years of life in which one begins to ask what to become, and whom with. */
const youngestInSearch = 15;

/** Whether a contact is of a matter of the reader’s age: standing is not a child’s, or an old person’s, nor a
 * partner a child’s. */
export const isOfAge = ({ age }: ProgressedLife, contact: ProgressedAspect): boolean =>
  (age >= youngestInSearch || touchedBy(contact).point !== Descendant) &&
  ((age >= youngestInSearch && age <= oldestAtWork) ||
    (touchedBy(contact).point !== Midheaven && contact.body !== Midheaven));

/** Days before the Moon leaves its sign within which it is told where it goes. */
const soonForMoon = 92;

/** Two that follow one another in a round of `count`, the earlier first. */
export const inOrder = <T extends number>(one: T, other: T, count: number): readonly [T, T] =>
  other === (one + 1) % count ? [one, other] : [other, one];

/** Whether the Moon goes on by a day that is near, as far as days are known. */
const isSoonForMoon = ({ isRough, year: [now] }: ProgressedLife, day: Day | null): day is Day =>
  day !== null && !isRough && Date.parse(day) - Date.parse(now) <= soonForMoon * 86_400_000;

/**
 * The Moon in the sign and the house that it goes to soon, and the days on which it does. A house that it comes to
 * later than the sign is one of the days alone.
 */
export function moonToCome(
  life: ProgressedLife,
  moon: ProgressedBody,
): { moon: ProgressedBody; sign?: Day; house?: Day } {
  const { moonLeaves, otherwise } = life;
  const sign =
    otherwise.moonSign === undefined && isSoonForMoon(life, moonLeaves.sign) ? moonLeaves.sign : undefined;
  const house = moon.house !== 0 && isSoonForMoon(life, moonLeaves.house) ? moonLeaves.house : undefined;
  // What a house is about is seldom a child’s matter, and is no change to a child that keeps its sign.
  const isHoused = house !== undefined && (sign === undefined ? life.age >= youngestGrown : house <= sign);
  return {
    moon: {
      ...moon,
      ...(sign !== undefined && { sign: ((moon.sign + 1) % 12) as SignId }),
      ...(isHoused && { house: ((moon.house % 12) + 1) as House }),
    },
    ...(sign !== undefined && { sign }),
    ...(house !== undefined && (isHoused || sign !== undefined) && { house }),
  };
}

/** Years that the moment may be off where the hour of birth is open. */
export const nearNow = 0.5;

/** Whether a contact was exact before the present month; where the hour of birth is open, whatever that was. */
export const isPast = (
  life: ProgressedLife,
  { exact, ahead }: Pick<ProgressedAspect, 'exact' | 'ahead'>,
): boolean =>
  exact !== null &&
  ahead !== null &&
  (life.isRough ? ahead < -nearNow : ahead < 0 && !isThisMonth(life, exact));

/** Whether a contact has been exact and is felt less; one that lasts for years is at its height for some months. */
export const isEasing = (
  life: ProgressedLife,
  contact: Pick<ProgressedAspect, 'exact' | 'ahead'> & { body: BodyId },
): boolean => isPast(life, contact) && (contact.body === Moon || (contact.ahead ?? 0) < -nearNow);

/** A month is the least that a reading names: what is exact within the present one is neither over nor ahead. */
export const isThisMonth = ({ year: [now] }: ProgressedLife, day: Day): boolean =>
  day.slice(0, -3) === now.slice(0, -3);

export const progressionFactor = (aspect: WeighedProgression): Factor => ({
  kind: 'progression',
  weight: tenths(aspect.weight),
  planetIds: [aspect.body, aspect.natal],
  aspectId: aspect.aspect,
  starts: aspect.starts,
  exact: aspect.exact === null ? [] : [aspect.exact],
  ends: aspect.ends,
});

export const weightOf = (id: BodyId): number =>
  id === Sun ? weights.sun : id === Moon ? weights.moon : weights.sign;

export const placementOf = ({ id, sign, house }: ProgressedBody): Factor => ({
  kind: 'placement',
  weight: weightOf(id),
  planetIds: [id],
  signId: sign,
  ...(house !== 0 && { house }),
});

export const turnFactor = ({ body, day }: ProgressedTurn): Factor => ({
  kind: 'station',
  weight: weights.station,
  planetIds: [body],
  exact: [day],
});

/** Whether a station is still to come. */
export const isAhead = ({ year: [now] }: ProgressedLife, { day }: ProgressedTurn): boolean => day >= now;

export const phaseFactor = ({ phaseEnds }: ProgressedLife): Factor => ({
  kind: 'phase',
  weight: weights.phase,
  planetIds: [Sun, Moon],
  ends: phaseEnds,
});

/** What the progressions of a life say at a moment of it, strongest first. */
export const progressionFactors = (life: ProgressedLife): Factor[] =>
  [
    ...life.bodies.map(placementOf),
    phaseFactor(life),
    ...progressionsByWeight(life).map(progressionFactor),
    ...life.pairs.map(pairFactor),
    ...life.turns.map(turnFactor),
  ].sort((a, b) => b.weight - a.weight);
