import { Conjunction } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  type Planet,
  Pluto,
  Sun,
} from '../../chart/bodies.js';
import { holdsAllDay, isWithinAllDay, moonMayBeOff } from '../../chart/open-moon.js';
import { usualOrb } from '../../chart/orbs.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import { type ReadingBody, type ReadingChart, withAspects } from '../chart.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { angleOfPlanet } from '../weights.js';

/** What a return's reading chooses from its chart: leading bodies, aspects by planet, planets by house. */

export const hasHouses = ({ cusps }: ReadingChart): boolean => cusps.length > 0;

/** A chart without the aspects that another hour of birth would not have. */
export function atAnyHour(chart: ReadingChart): ReadingChart {
  if (hasHouses(chart)) return chart;
  const holds = ({ first, second, aspect, closeness }: ReadingChart['aspects'][number]): boolean => {
    const limit = usualOrb('chart', aspect, first, second);
    return holdsAllDay((1 - closeness) * limit, limit, [first, second]);
  };
  return withAspects(chart, chart.aspects.filter(holds));
}

/** Degrees by which a planet may be off if the hour is unknown: half of its fastest daily motion. */
const mayBeOff: Readonly<Record<BodyId, number>> = { 0: 0.52, 1: moonMayBeOff, 2: 1.15, 3: 0.65, 4: 0.4 };
const slowMayBeOff = 0.15;

/** Whether a planet is in its sign at every hour of birth. */
export const isSignCertain = (chart: ReadingChart, { id, longitude }: ReadingBody): boolean =>
  hasHouses(chart) || isWithinAllDay(longitude, 30, mayBeOff[id] ?? slowMayBeOff);

/** Whether the Moon's phase is the same at every hour of birth. */
export function isPhaseCertain(chart: ReadingChart): boolean {
  const [sun, moon] = [Sun, Moon].map((id) => chart.bodies.find((body) => body.id === id)?.longitude ?? 0);
  return hasHouses(chart) || isWithinAllDay(((moon as number) - (sun as number) + 360) % 360, 45);
}

const leaderCount = 3;

/**
 * The three strongest bodies: those on an angle first (A. Volguine, The Technique of Solar Returns), then by weight.
 * @param strongest by weight, none of them closely joined to a stronger one
 * @param hasSection whether a body that is on no angle has a section
 */
export function leadersOf(
  { bodies, chart }: WeighedChart,
  strongest: readonly WeighedBody[],
  hasSection: (body: WeighedBody) => boolean,
): WeighedBody[] {
  const atAngles = bodies.filter((body) => angleOfPlanet(body, chart) !== undefined);
  return [...new Set([...atAngles.slice(0, leaderCount), ...strongest, ...bodies])]
    .filter((body) => body.id <= Pluto || body.id === Ascendant)
    .filter((body) => atAngles.includes(body) || hasSection(body))
    .slice(0, leaderCount);
}

/**
 * Least closeness at which an aspect of Sun to Mars is always told: about two and a half degrees for a hard aspect, one
 * for an easy one.
 */
const exact = { hard: 0.68, easy: 0.85 };

/** Least closeness, about half the orb, at which an aspect can lead. */
export const near = 0.45;

/** Whether a wide aspect contradicts a stronger one of the same planet, of Sun to Mars. */
export const isDenied = (aspect: WeighedAspect, others: readonly WeighedAspect[]): boolean =>
  aspect.closeness < near &&
  others.some(
    (other) =>
      other.weight > aspect.weight &&
      [natureOf(other.aspect), natureOf(aspect.aspect)].sort().join() === 'harmonious,tense' &&
      [aspect.first, aspect.second].some((id) => id <= Mars && (other.first === id || other.second === id)),
  );

/**
 * Whether an aspect is the weakest of three that join three planets, and neither a conjunction nor all but exact: the
 * two others tell it.
 */
export const isThirdOfThree = (aspect: WeighedAspect, others: readonly WeighedAspect[]): boolean => {
  if (isExact(aspect) && aspect.aspect !== Conjunction) return false;
  const stronger = others.slice(0, others.indexOf(aspect));
  const metBy = (id: BodyId): BodyId[] =>
    stronger.filter(({ first, second }) => first === id || second === id).map((other) => otherOf(other, id));
  const met = metBy(aspect.second);
  return metBy(aspect.first).some((id) => met.includes(id));
};

/** Least closeness, about three degrees, at which Mercury's conjunction with the Sun is told. */
const besideTheSun = 0.7;

/** Whether an aspect is too common to tell: Mercury's wide conjunction with the Sun. */
export const isUsual = ({ first, second, closeness }: WeighedAspect): boolean =>
  first === Sun && second === Mercury && closeness < besideTheSun;

export const isExact = ({ first, aspect, closeness }: WeighedAspect): boolean =>
  first <= Mars && closeness >= exact[natureOf(aspect) === 'harmonious' ? 'easy' : 'hard'];

const mostOfSlow = 2;

/**
 * The strongest aspects that have a text, with all that are all but exact; strongest first.
 * @param limits `count` at most, and none weaker than `faint` except the first `least`
 */
export function chosenAspects(
  { aspects }: WeighedChart,
  hasText: (aspect: WeighedAspect) => boolean,
  { faint, least, count }: { faint: number; least: number; count: number },
): WeighedAspect[] {
  const worded = aspects.filter(hasText).filter(({ weight }, i) => weight >= faint || i < least);
  const needed = worded.filter(isExact);
  const slow = new Map<BodyId, number>();
  // A third aspect of the same slow planet would repeat the others.
  const isNew = (aspect: WeighedAspect): boolean => {
    const body = Math.max(aspect.first, aspect.second) as BodyId;
    const count = (slow.get(body) ?? 0) + 1;
    slow.set(body, count);
    return body < Jupiter || count <= mostOfSlow || isExact(aspect);
  };
  return [...new Set([...needed, ...worded])]
    .filter(isNew)
    .slice(0, Math.max(count, needed.length))
    .sort((a, b) => b.weight - a.weight);
}

/** The aspects told of one planet. */
export interface Meetings {
  body: BodyId;
  /** Strongest first. */
  aspects: WeighedAspect[];
}

export const otherOf = ({ first, second }: WeighedAspect, body: BodyId): BodyId =>
  first === body ? second : first;

/** The planets in one house. */
export interface Household {
  house: House;
  /** Strongest first. */
  bodies: WeighedBody[];
}

export function householdsOf(bodies: readonly WeighedBody[]): Household[] {
  const found = new Map<House, WeighedBody[]>();
  for (const body of bodies) {
    if (body.house === 0) continue;
    found.set(body.house, [...(found.get(body.house) ?? []), body]);
  }
  return [...found].map(([house, its]) => ({ house, bodies: its }));
}

/**
 * What a return turns on, the strongest of:
 *
 * | kind | between |
 * |---|---|
 * | `square` | two planets of a T-square, one of them at its apex where there is a text for that |
 * | `angle` | a planet on an angle, and what else there is |
 * | `standing` | planets in two houses that face each other |
 * | `seen` | a planet in the tenth house and a light in the twelfth |
 * | `rising` | the natal house that the Ascendant of the return falls into, and the house of the light whose return it is |
 * | `gathered` | the natal house that the Ascendant falls into, and the house in which planets gather |
 * | `divided` | the house of that light, and the one in which others gather |
 * | `joined` | as `rising`, where the two houses do not pull apart |
 * | `same` | the natal house of the Ascendant, where it is that of the light too |
 * | `tense`, `conjunction` | two planets |
 */
export type Question =
  | { kind: 'standing' | 'seen'; lower: Placed; upper: Placed }
  | { kind: 'rising'; from: House; to: House }
  | { kind: 'gathered' | 'divided'; from: House; to: House; bodies: readonly BodyId[] }
  | { kind: 'joined'; from: House; house: House }
  | { kind: 'same'; house: House }
  | { kind: 'tense' | 'conjunction'; first: BodyId; second: BodyId }
  | { kind: 'square'; first: BodyId; second: BodyId; figure: Figure }
  | { kind: 'angle'; body: Planet; at: Angle };

/** A T-square: two planets in opposition, and one square to both. */
export interface Figure {
  apex: Planet;
  ends: readonly [Planet, Planet];
  /** Its three aspects, those of the apex first, then by weight. */
  aspects: readonly WeighedAspect[];
}

/** Whether the question of a return is about an aspect. */
export const isAsked = (
  question: Question | undefined,
  { first, second }: { first: BodyId | undefined; second: BodyId | undefined },
): boolean => {
  const asked = planetsOf(question);
  return asked.length > 0 && [first, second].every((id) => id !== undefined && asked.includes(id));
};

/** The planets whose aspect is the question. */
export function planetsOf(question: Question | undefined): readonly BodyId[] {
  if (question?.kind === 'square') return [question.figure.apex, ...question.figure.ends];
  return question?.kind === 'tense' || question?.kind === 'conjunction'
    ? [question.first, question.second]
    : [];
}

/** All planets that the question names. */
export function bodiesOf(question: Question | undefined): readonly BodyId[] {
  if (question?.kind === 'standing' || question?.kind === 'seen')
    return [question.lower.body, question.upper.body];
  return question?.kind === 'angle' ? [question.body] : planetsOf(question);
}

export interface Placed {
  body: BodyId;
  house: House;
}
