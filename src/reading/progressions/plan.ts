import type { AspectId } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Moon, Sun } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import { oldestAtWork, youngestGrown } from '../of-age.js';
import { touchedBy } from '../transits/plan.js';
import { baseOf } from '../weights.js';

/** A day of life, `YYYY-MM-DD`. */
export type Day = string;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** One of Sun to Mars, progressed. */
export interface ProgressedBody {
  id: Personal;
  sign: SignId;
  natalSign: SignId;
  /** 0 without houses. */
  house: House | 0;
  natalHouse: House | 0;
  /** When it leaves its sign, if within about a year. */
  leaves: Day | undefined;
  /** Whether it entered its sign within the last year. */
  isNew: boolean;
  isRetrograde: boolean;
  wasRetrograde: boolean;
}

/** A progressed body in aspect to a natal point, or a progressed angle to a natal planet. */
export interface ProgressedAspect {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** The exact day nearest to the moment. */
  exact: Day | null;
  ends: Day | null;
  /** Years from the moment to that day; negative if it is past. */
  ahead: number | null;
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
  /** Their major aspect at birth, if they had one. */
  born?: AspectId | undefined;
}

/** Two progressed bodies in aspect to each other, the lower id first. */
export interface ProgressedPair {
  first: Personal;
  second: Personal;
  aspect: AspectId;
  /** The exact day nearest to the moment, and the years until then; negative if it is past. */
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
  /** If it has returned from another sign: when it went there, and which. */
  left: { day: Day | null; sign: SignId } | undefined;
  /** Why it knows the next sign already: it was there at birth, or later. */
  knows: 'born' | 'been' | undefined;
}

export interface Settled<T> {
  is: T;
  /** The first and the last day on which the change may come. */
  from: Day;
  by: Day;
}

export interface ProgressedTurn {
  body: BodyId;
  direction: 'retrograde' | 'direct';
  day: Day;
}

/** The progressions that a reading is made from. */
export interface ProgressedLife {
  name: string;
  age: number;
  /** Whether the hour of birth is unknown, so that dates may be off by months: only years are named. */
  isRough: boolean;
  /** The moment, and the day a year after it. */
  year: readonly [from: Day, to: Day];
  phase: PhaseId;
  phaseEnds: Day | null;
  phasePart: 'begun' | 'middle' | 'last';
  /** The other phase, or sign of the Moon, that another hour of birth would give. */
  otherwise: { phase: PhaseId | undefined; moonSign: SignId | undefined };
  /** From when on an uncertain phase or sign is the same at every hour of birth. */
  settled: { phase?: Settled<PhaseId> | undefined; moonSign?: Settled<SignId> | undefined };
  bodies: readonly ProgressedBody[];
  aspects: readonly ProgressedAspect[];
  pairs: readonly ProgressedPair[];
  /** The Moon's contacts exact in the year after the moment, in order of time. */
  moonYear(): readonly ProgressedAspect[];
  /** The span of a body in its sign, as far as it was looked for. */
  signSpan(id: Personal): SignSpan;
  /** The span of the Sun in its natal house, if its ends are near. */
  sunHouse: { since: Day | null; until: Day | null };
  /** Degrees between two natal points. */
  apartAtBirth(one: BodyId, other: BodyId): number;
  /** When a body last turned after the birth. */
  turnedOn(id: Personal): Day | null;
  turns: readonly ProgressedTurn[];
  /** When the Moon enters its next sign and house. */
  moonLeaves: { sign: Day | null; house: Day | null };
  /** Years that the Moon will spend in the house after its present one; 0 without houses. */
  moonStays: number;
  seed: number;
}

export interface WeighedProgression extends ProgressedAspect {
  weight: number;
}

/** Weights of progressed bodies by how long their contacts last and how rare they are: this project's. */
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

/** A contact past for more than so many years does not count; the Moon moves a degree a month. */
const over = 1;
const overForMoon = 0.1;

/** A contact exact within so many years of the moment counts for more. */
const thisYear = 1;
const exactNow = 1.3;
const neverExact = 0.5;
/** A contact past for more than so many years counts by this share. */
const [longPast, pastShare] = [0.5, 0.6];

const ofMeetings: ReadonlySet<BodyId> = new Set([Sun, Moon, Ascendant, Midheaven, Descendant, ImumCoeli]);

/** Whether the Moon is conjunct the Sun, its natal place or a natal angle, each once in about twenty-seven years. */
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
  // So rare a contact counts in full as soon as it is near.
  const orb = isGreatMeeting(aspect) ? 1 : closeness;
  return { ...aspect, weight: (movers[body] ?? 0) * kind * stake * (0.4 + 0.6 * orb) * time };
};

export const progressionsByWeight = ({ aspects }: ProgressedLife): WeighedProgression[] =>
  aspects
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);

/** The weight of an aspect between two progressed bodies: by its closeness. */
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

/** Whether a contact is exact, about to be, or was lately. */
export const isAlive = ({ ahead, body, exact }: ProgressedAspect): boolean =>
  ahead === null ? exact === null : ahead >= -(body === Moon ? overForMoon : over);

/** The age from which on one asks what to become, and with whom. */
const youngestInSearch = 15;

/**
 * Whether a contact concerns the reader's age: standing does not concern a child or an old person, nor partnership a
 * child.
 */
export const isOfAge = ({ age }: ProgressedLife, contact: ProgressedAspect): boolean =>
  (age >= youngestInSearch || touchedBy(contact).point !== Descendant) &&
  ((age >= youngestInSearch && age <= oldestAtWork) ||
    (touchedBy(contact).point !== Midheaven && contact.body !== Midheaven));

/** The Moon's next sign is told within so many days before it. */
const soonForMoon = 92;

/** Two that are neighbors in a cycle of `count`, in their order. */
export const inOrder = <T extends number>(one: T, other: T, count: number): readonly [T, T] =>
  other === (one + 1) % count ? [one, other] : [other, one];

/** Whether the Moon changes soon, as far as days are known. */
const isSoonForMoon = ({ isRough, year: [now] }: ProgressedLife, day: Day | null): day is Day =>
  day !== null && !isRough && daysFrom(now, day) <= soonForMoon;

/**
 * The Moon in the sign and house that it enters soon, with the days. A house that it enters later than the sign is told
 * only with its day.
 */
export function moonToCome(
  life: ProgressedLife,
  moon: ProgressedBody,
): { moon: ProgressedBody; sign?: Day; house?: Day } {
  const { moonLeaves, otherwise } = life;
  const sign =
    otherwise.moonSign === undefined && isSoonForMoon(life, moonLeaves.sign) ? moonLeaves.sign : undefined;
  const house = moon.house !== 0 && isSoonForMoon(life, moonLeaves.house) ? moonLeaves.house : undefined;
  // Most houses do not concern a child: for a child that keeps its sign a house is no change.
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

/** Years by which the moment may be off if the hour of birth is unknown. */
export const nearNow = 0.5;

/** Whether a contact was exact before the present month; if the hour of birth is unknown, before the uncertainty. */
export const isPast = (
  life: ProgressedLife,
  { exact, ahead }: Pick<ProgressedAspect, 'exact' | 'ahead'>,
): boolean =>
  exact !== null &&
  ahead !== null &&
  (life.isRough ? ahead < -nearNow : ahead < 0 && !isThisMonth(life, exact));

/** Whether a past contact is past its peak; one that lasts for years stays at it for some months. */
export const isEasing = (
  life: ProgressedLife,
  contact: Pick<ProgressedAspect, 'exact' | 'ahead'> & { body: BodyId },
): boolean => isPast(life, contact) && (contact.body === Moon || (contact.ahead ?? 0) < -nearNow);

/** Whether a day is in the present month, the shortest time that a reading names. */
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

/** The factors of a life's progressions at a moment, strongest first. */
export const progressionFactors = (life: ProgressedLife): Factor[] =>
  [
    ...life.bodies.map(placementOf),
    phaseFactor(life),
    ...progressionsByWeight(life).map(progressionFactor),
    ...life.pairs.map(pairFactor),
    ...life.turns.map(turnFactor),
  ].sort((a, b) => b.weight - a.weight);
