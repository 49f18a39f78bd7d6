import { type AspectId, Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Mars, Mercury, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isPressing } from '../../chart/body-groups.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import { natureOf } from '../../text/catalogue.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { daysFrom } from '../compare-days.js';
import { touchedBy } from '../transits/plan.js';
import type { ProgressionsContext } from './context.js';
import {
  type Day,
  inOrder,
  isAhead,
  isEasing,
  isGreatMeeting,
  isOfAge,
  isPast,
  type ProgressedAspect,
  type ProgressedLife,
  type ProgressedPair,
  type ProgressedTurn,
  pairWeight,
  weighed,
} from './plan.js';

/** A past contact that ends within so many days does not open a reading. */
const nearlyOver = 120;

/** A contact exact more than so many years before or after does not open a reading; fewer if a light changes its sign. */
const [farOff, farOffBesideSign] = [3, 1.5];

/** Whether a contact is near enough to open a reading: nearer than a light's next sign. */
function isNews(
  life: ProgressedLife,
  { ahead, ends, exact }: Pick<ProgressedAspect, 'ahead' | 'exact'> & { ends?: Day | null },
): boolean {
  // A contact that is nearly over is not.
  if (isPast(life, { ahead, exact }) && ends != null && daysFrom(life.year[0], ends) < nearlyOver)
    return false;
  if (ahead === null || exact === null || Math.abs(ahead) <= farOffBesideSign) return true;
  const signs = [life.moonLeaves.sign, life.signSpan(Sun).until];
  return ahead > 0 && ahead <= farOff && !signs.some((day) => day !== null && day < exact);
}

/** Whether the Moon is conjunct its natal place, once in about twenty-seven years. */
export const isMoonReturn = ({ body, natal, aspect }: ProgressedAspect): boolean =>
  body === Moon && natal === Moon && aspect === Conjunction;

/** The Moon's return to its natal place, in orb or within a year. */
const moonReturnOf = ({ aspects, life }: ProgressionsContext): ProgressedAspect | undefined =>
  aspects.find(isMoonReturn) ?? life.moonYear().find(isMoonReturn);

/**
 * The Moon's conjunction with the Sun or an angle that opens a reading before another contact: before easy or past
 * ones, and the Sun's before those of all planets.
 */
function meetingBefore(
  { aspects, life }: ProgressionsContext,
  other: Pick<ProgressedAspect, 'body' | 'aspect' | 'exact' | 'ahead'>,
): ProgressedAspect | undefined {
  const isOfPlanet = other.body >= Mercury && other.body <= Mars;
  const isLighter = isEasing(life, other) || natureOf(other.aspect) === 'harmonious';
  return aspects.find(
    (one) =>
      isGreatMeeting(one) &&
      !isPast(life, one) &&
      (isLighter || (isOfPlanet && touchedBy(one).point === Sun)),
  );
}

/** A meeting that comes once in a life opens a reading from so many years before its exact day until so many after. */
const [rareAhead, rareBehind] = [2, 0.5];

/** Whether a contact is the progressed Sun or Ascendant conjunct a natal planet, once in a life, and near. */
export const isRareMeeting = ({ aspect, ahead, body, natal }: ProgressedAspect): boolean =>
  aspect === Conjunction &&
  (body === Sun || body === Ascendant) &&
  natal <= Pluto &&
  natal !== body &&
  ahead !== null &&
  ahead <= rareAhead &&
  ahead >= -rareBehind;

/** The nearest of these. */
const rareMeetingOf = ({ aspects }: ProgressionsContext): ProgressedAspect | undefined =>
  aspects
    .filter(isRareMeeting)
    .sort((a, b) => Math.abs(a.ahead ?? rareAhead) - Math.abs(b.ahead ?? rareAhead))[0];

/** The coming station of a progressed planet, if it opens the reading: it does unless a rare meeting is nearer. */
export function turnThatLeads(context: ProgressionsContext): ProgressedTurn | undefined {
  const { life } = context;
  const [turn] = life.turns
    .filter((one) => one.body in context.kind.turnLines && isAhead(life, one))
    .sort((a, b) => daysFrom(b.day, a.day));
  const exact = rareMeetingOf(context)?.exact;
  const away = (day: Day): number => Math.abs(daysFrom(life.year[0], day));
  return turn === undefined || (exact != null && away(exact) < away(turn.day)) ? undefined : turn;
}

/** A contact exact lately opens a reading if it is so many times heavier than the coming one. */
const farWeightier = 1.5;

/**
 * The contact that opens the reading: the Moon's return, a coming contact that is near, or one of the Moon in the year
 * ahead; a past one only if there is none of these.
 */
export function leadingContact(context: ProgressionsContext): ProgressedAspect | undefined {
  const { aspects, cells, life } = context;
  const rare = rareMeetingOf(context);
  if (rare !== undefined) return rare;
  const returned = moonReturnOf(context);
  if (returned !== undefined) return returned;
  const news = aspects.filter((one) => isNews(life, one));
  const open = news.filter((one) => !isPast(life, one));
  // A lasting contact comes before a few weeks of the Moon's.
  const lasting = open.find((one) => one.body !== Moon && one.weight * 2 >= (open[0]?.weight ?? 0));
  const isEasyWeeks = (one: ProgressedAspect): boolean => isPassing(one.body === Moon, one.aspect);
  const coming = lasting ?? open.find((one) => !isEasyWeeks(one));
  // A contact exact some weeks ago is still at its peak: it opens if it is of the Sun or an angle, hard, and much
  // heavier.
  const lately = news.find(
    (one) =>
      isPast(life, one) &&
      !isEasing(life, one) &&
      (one.body === Sun || isOfAngle(one)) &&
      natureOf(one.aspect) !== 'harmonious',
  );
  const nearest = (lately?.weight ?? 0) > (coming?.weight ?? 0) * farWeightier ? lately : coming;
  if (nearest !== undefined) return meetingBefore(context, nearest) ?? nearest;
  const [heaviest] = life
    .moonYear()
    .filter((one) => isOfAge(life, one) && cells.progressedAspect(one.body, one.natal, one.aspect) !== null)
    .map(weighed)
    .sort((a, b) => b.weight - a.weight);
  return heaviest ?? news[0];
}

/** The Moon’s contact that opens the reading, if it is none of the present but of the year ahead. */
export function leadOfMoonYear(context: ProgressionsContext): ProgressedAspect | undefined {
  if (turnThatLeads(context) !== undefined || pairThatLeads(context) !== undefined) return undefined;
  const lead = leadingContact(context);
  return lead === undefined || context.life.isRough || context.aspects.some((one) => isSame(one, lead))
    ? undefined
    : lead;
}

/** Whether the reading opens with one light in hard aspect to the other. */
export function opensOnLightsApart(context: ProgressionsContext): boolean {
  const isOfContact = turnThatLeads(context) === undefined && pairThatLeads(context) === undefined;
  const lead = isOfContact ? leadingContact(context) : undefined;
  return lead !== undefined && lead.body <= Moon && lead.natal <= Moon && leanOf(lead) === 'tense';
}

/** Whether a contact is an easy one of the Moon, which lasts for weeks and does not stand out. */
const isPassing = (isOfMoon: boolean, aspect: AspectId): boolean =>
  isOfMoon && natureOf(aspect) === 'harmonious';

/** Whether a progressed angle makes a contact. */
export const isOfAngle = ({ body }: Pick<ProgressedAspect, 'body'>): boolean => isAscendantOrMidheaven(body);

export const isSame = (one: ProgressedAspect, other: ProgressedAspect): boolean =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect;

/** A body's conjunction with one angle and its square to the other within so many days are one crossing. */
const oneCrossing = 550;
/** The same for the Moon, which crosses an angle in two months. */
const oneCrossingOfMoon = 61;

/** The square to the other angle that belongs to a body's conjunction with one. */
export function crossedBy(
  { aspects }: Pick<ProgressedLife, 'aspects'>,
  { aspect, body, exact, natal }: ProgressedAspect,
): ProgressedAspect | undefined {
  if (!isAscendantOrMidheaven(natal) || isOfAngle({ body }) || exact === null || aspect > Opposition)
    return undefined;
  const most = body === Moon ? oneCrossingOfMoon : oneCrossing;
  return aspects.find(
    (other) =>
      other.body === body &&
      other.natal !== natal &&
      isAscendantOrMidheaven(other.natal) &&
      other.aspect === Square &&
      other.exact !== null &&
      Math.abs(daysFrom(exact, other.exact)) <= most,
  );
}

/** A contact of the Moon more than so many days ahead is not of the present, and its advice is for later. */
const toCome = 61;

export const isMoonToCome = (
  life: ProgressedLife,
  { body, exact }: Pick<ProgressedAspect, 'body' | 'exact'>,
): boolean => body === Moon && exact !== null && !life.isRough && daysFrom(life.year[0], exact) >= toCome;

export const leanOfPair = ({ aspect }: ProgressedPair): Lean =>
  natureOf(aspect) === 'tense' ? 'tense' : 'harmonious';

/** Two progressed bodies in aspect, if that is closer than any contact with the birth chart and has a text. */
export function pairThatLeads(context: ProgressionsContext): ProgressedPair | undefined {
  const { aspects, life } = context;
  if (moonReturnOf(context) !== undefined || rareMeetingOf(context) !== undefined) return undefined;
  const [pair] = life.pairs
    .filter(
      (one) =>
        isNews(life, one) &&
        !isPast(life, one) &&
        !isPassing(one.first === Moon || one.second === Moon, one.aspect),
    )
    .sort((a, b) => pairWeight(b) - pairWeight(a));
  if (pair === undefined || pairWeight(pair) <= (aspects[0]?.weight ?? 0)) return undefined;
  if (meetingBefore(context, { ...pair, body: pair.first }) !== undefined) return undefined;
  return pairLine(context, pair) === undefined ? undefined : pair;
}

export const pairLine = (
  { kind }: ProgressionsContext,
  { first, second, aspect }: ProgressedPair,
): string | undefined => kind.pairLines[first]?.[second]?.[natureOf(aspect) ?? 'conjunction'];

/** The phase that is told; if the hour of birth leaves it open, the earlier of the two, near its end. */
export const phaseAsTold = ({ otherwise, phase }: ProgressedLife): PhaseId =>
  inOrder(phase, otherwise.phase ?? phase, 8)[0];

/** The phases about acting, and the phase about telling. */
const [acting, telling]: readonly [ReadonlySet<PhaseId>, PhaseId] = [new Set<PhaseId>([1, 2]), 5];

/** Whether the planet of acting or telling is retrograde in such a phase. */
export function againstPhase(life: ProgressedLife): 'telling' | 'acting' | undefined {
  if (life.otherwise.phase !== undefined) return undefined;
  const isBackward = (id: BodyId): boolean =>
    life.bodies.some((body) => body.id === id && body.isRetrograde) &&
    !life.turns.some((turn) => turn.body === id && isAhead(life, turn));
  if (life.phase === telling) return isBackward(Mercury) ? 'telling' : undefined;
  return acting.has(life.phase) && isBackward(Mars) ? 'acting' : undefined;
}

/** The planet that the opening names as retrograde against the phase. */
export function planetAgainstPhase(life: ProgressedLife): BodyId | undefined {
  const against = againstPhase(life);
  return against === undefined ? undefined : against === 'telling' ? Mercury : Mars;
}

export const partOfPhase = ({ otherwise, phasePart }: ProgressedLife): ProgressedLife['phasePart'] =>
  otherwise.phase === undefined ? phasePart : 'last';

export type Timed = Pick<ProgressedAspect, 'body' | 'exact' | 'ends' | 'ahead'>;

/** Two progressed bodies as a contact, with the swifter one's dates. */
export const timedPair = (pair: ProgressedPair): Timed => ({
  ...pair,
  body: pair.second === Moon ? Moon : pair.first,
  ends: null,
});

/** An end more than so many years ahead is no reason to hurry. */
export const urgentYears = 2;

/** Whether a contact helps or presses; a conjunction takes its nature from either body. */
export function leanOf(contact: ProgressedAspect): Lean {
  const { meeting, point } = touchedBy(contact);
  if (meeting !== 'conjunction') return meeting;
  return isPressing(contact.body) || isPressing(point) ? 'tense' : 'harmonious';
}
