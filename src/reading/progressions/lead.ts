import { type AspectId, Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Mars, Mercury, Moon, Pluto, Sun, Uranus } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isPressing } from '../../chart/body-groups.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import { natureOf } from '../../text/catalogue.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { daysFrom, touchedBy } from '../transits/plan.js';
import { paragraphOf } from '../words.js';
import type { ProgressionsContext } from './context.js';
import {
  type Day,
  inOrder,
  isAhead,
  isEasing,
  isGreatMeeting,
  isOfAge,
  isPast,
  isThisMonth,
  nearNow,
  type ProgressedAspect,
  type ProgressedLife,
  type ProgressedPair,
  type ProgressedTurn,
  pairWeight,
  weighed,
  yearOf,
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

const contactCell = ({ kind }: ProgressionsContext, contact: ProgressedAspect): string => {
  const { point, meeting } = touchedBy(contact);
  if (isOfAngle(contact)) return angleCell(kind, contact).line;
  return kind.contacts[contact.body as Personal][point as Personal][meeting];
};

/** Whether a progressed angle makes a contact. */
export const isOfAngle = ({ body }: Pick<ProgressedAspect, 'body'>): boolean => isAscendantOrMidheaven(body);

export const angleCell = (
  { angleContacts }: ProgressionsContext['kind'],
  { body, natal }: ProgressedAspect,
): { readonly line: string; readonly text: string } =>
  angleContacts[body as typeof Ascendant][natal as typeof Sun];

/** The contact in a sentence. */
export const plainLineOf = (context: ProgressionsContext, contact: ProgressedAspect): string =>
  fill(contactCell(context, contact), { comes: context.kind.arrivals[arrivalOf(context, contact)] });

/** The name of a contact: both bodies and the aspect. */
export const contactName = (
  { kind, manuscript }: Pick<ProgressionsContext, 'kind' | 'manuscript'>,
  { body, natal, aspect }: ProgressedAspect,
): string =>
  fill(kind.bornPairs[aspect as 0], {
    a: kind.contactNames.progressed[body as Personal],
    b: manuscript.within(natal),
  });

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

/** The opening contact and when it is exact; or that there is none. */
export function contactOf(context: ProgressionsContext): { text: string; time: string } {
  const { aspects, cells, kind, life, manuscript } = context;
  const turn = turnThatLeads(context);
  if (turn !== undefined)
    return {
      text: manuscript.unlessSaid(kind.turnLines[turn.body as typeof Mercury][turn.direction], {
        day: cells.date(turn.day),
      }),
      time: '',
    };
  const pair = leadingPair(context);
  if (pair !== undefined) return pair;
  const contact = leadingContact(context);
  if (contact === undefined) {
    const isQuiet =
      aspects.length === 0 && !life.isRough && life.turns.length === 0 && life.pairs.length === 0;
    return { text: isQuiet ? manuscript.firstUnsaid(kind.unpressed) : '', time: '' };
  }
  const line = manuscript.unlessSaid(contactCell(context, contact), {
    comes: kind.arrivals[arrivalOf(context, contact)],
  });
  const { exact, ends } = contact;
  const values = {
    exact: exact === null ? '' : cells.date(exact),
    ends: ends === null ? '' : cells.date(ends),
  };
  if (!aspects.some((one) => isSame(one, contact)) || isMoonToCome(life, contact))
    return {
      text: paragraphOf([
        life.isRough ? kind.upcomingUntimed : manuscript.firstUnsaid(kind.upcoming, values),
        line,
      ]),
      time: '',
    };
  return { text: line, time: timeOf(context, contact) };
}

/** A contact of the Moon more than so many days ahead is not of the present, and its advice is for later. */
const toCome = 61;

export const isMoonToCome = (
  life: ProgressedLife,
  { body, exact }: Pick<ProgressedAspect, 'body' | 'exact'>,
): boolean => body === Moon && exact !== null && !life.isRough && daysFrom(life.year[0], exact) >= toCome;

/**
 * How the opening contact relates to the phase; empty if the phase is uncertain, or the contact is past or exact in
 * another phase.
 */
export function meetingOf(context: ProgressionsContext): string {
  const { kind, life, manuscript } = context;
  if (life.otherwise.phase !== undefined || turnThatLeads(context) !== undefined) return '';
  const meets = kind.meets[life.phase];
  const pair = pairThatLeads(context);
  if (pair !== undefined)
    return isAfterPhase(life, pair) ? '' : manuscript.unlessSaid(meets[leanOfPair(pair)]);
  const contact = leadingContact(context);
  if (contact === undefined || isPast(life, contact) || isAfterPhase(life, contact)) return '';
  return manuscript.unlessSaid(meets[isForce(contact) ? 'strong' : leanOf(contact)]);
}

const isAfterPhase = ({ phaseEnds }: ProgressedLife, { exact }: Pick<ProgressedAspect, 'exact'>): boolean =>
  phaseEnds !== null && exact !== null && exact > phaseEnds;

const ofForce: ReadonlySet<BodyId> = new Set([Mars, Uranus, Pluto]);

/** Whether a contact is a conjunction that gives force, which may help as well as press. */
function isForce(contact: ProgressedAspect): boolean {
  const { meeting, point } = touchedBy(contact);
  return meeting === 'conjunction' && (ofForce.has(contact.body) || ofForce.has(point));
}

export const leanOfPair = ({ aspect }: ProgressedPair): Lean =>
  natureOf(aspect) === 'tense' ? 'tense' : 'harmonious';

/** Whether a contact is still to be exact, has been, or never is. */
export const arrivalOf = (
  { life }: ProgressionsContext,
  { exact, ahead }: ProgressedAspect,
): 'ahead' | 'past' | 'never' =>
  exact === null ? 'never' : (ahead ?? 0) > 0 && !isThisMonth(life, exact) ? 'ahead' : 'past';

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

const pairLine = (
  { kind }: ProgressionsContext,
  { first, second, aspect }: ProgressedPair,
): string | undefined => kind.pairLines[first]?.[second]?.[natureOf(aspect) ?? 'conjunction'];

/** Their text, and when the aspect is exact. */
function leadingPair(context: ProgressionsContext): { text: string; time: string } | undefined {
  const { cells, kind, life, manuscript } = context;
  const pair = pairThatLeads(context);
  if (pair === undefined) return undefined;
  const line = manuscript.unlessSaid(pairLine(context, pair));
  if (pair.exact !== null && isMoonToCome(life, { body: pair.first, exact: pair.exact })) {
    const exact = cells.date(pair.exact);
    return { text: paragraphOf([manuscript.firstUnsaid(kind.upcoming, { exact }), line]), time: '' };
  }
  return { text: line, time: timeOf(context, timedPair(pair)) };
}

/** When a contact is exact, or was, or for how long it is near. */
function timeOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { body, exact, ends, ahead }: Timed,
): string {
  const key =
    exact === null
      ? 'never'
      : life.isRough
        ? ahead !== null && Math.abs(ahead) < nearNow
          ? 'roughNow'
          : 'rough'
        : isThisMonth(life, exact)
          ? nowOf(life, { body, ends })
          : ahead !== null && ahead < 0
            ? isEasing(life, { body, exact, ahead })
              ? 'past'
              : 'lately'
            : 'ahead';
  if (key === 'never' && (ends === null || life.isRough || yearOf(ends) - yearOf(life.year[0]) > urgentYears))
    return '';
  return manuscript.firstUnsaid(kind.contactTimes[key], {
    exact: exact === null ? '' : cells.date(exact),
    ends: ends === null ? '' : cells.date(ends),
  });
}

/** A sentence for a contact exact this month: the Moon's lasts for weeks, another body's for a year or more. */
export function nowOf(
  life: ProgressedLife,
  { body, ends }: Pick<Timed, 'body' | 'ends'>,
): 'now' | 'nowUntil' | 'nowForYears' {
  if (body === Moon) return 'now';
  return ends !== null && ends > life.year[0] && daysFrom(life.year[0], ends) < soonOver
    ? 'nowUntil'
    : 'nowForYears';
}

/** A contact that ends within so many days is told with its end. */
const soonOver = 730;

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
