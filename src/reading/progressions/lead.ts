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

/** Days before its end from which on what is past is no news. */
const nearlyOver = 120;

/** Years from which on, before or after, an exact day is no news to open with; less where a light changes its sign. */
const [farOff, farOffBesideSign] = [3, 1.5];

/** Whether a contact is near enough to open with: none that is far off comes before a light’s next sign. */
function isNews(
  life: ProgressedLife,
  { ahead, ends, exact }: Pick<ProgressedAspect, 'ahead' | 'exact'> & { ends?: Day | null },
): boolean {
  // What is all but over is none.
  if (isPast(life, { ahead, exact }) && ends != null && daysFrom(life.year[0], ends) < nearlyOver)
    return false;
  if (ahead === null || exact === null || Math.abs(ahead) <= farOffBesideSign) return true;
  const signs = [life.moonLeaves.sign, life.signSpan(Sun).until];
  return ahead > 0 && ahead <= farOff && !signs.some((day) => day !== null && day < exact);
}

/** Once in some twenty-seven years: the Moon at its own place. */
export const isMoonReturn = ({ body, natal, aspect }: ProgressedAspect): boolean =>
  body === Moon && natal === Moon && aspect === Conjunction;

/** The Moon’s return to its own place, in orb or within a year. */
const moonReturnOf = ({ aspects, life }: ProgressionsContext): ProgressedAspect | undefined =>
  aspects.find(isMoonReturn) ?? life.moonYear().find(isMoonReturn);

/** The Moon’s meeting with the Sun or an angle that goes before another contact: before what is easy or easing, and the Sun before all of the planets. */
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

/** Years ahead, and after its exact day, in which what comes once in a life leads a reading. */
const [rareAhead, rareBehind] = [2, 0.5];

/** Whether a contact is the progressed Sun or Ascendant on a planet of the birth, once in a life, and near. */
export const isRareMeeting = ({ aspect, ahead, body, natal }: ProgressedAspect): boolean =>
  aspect === Conjunction &&
  (body === Sun || body === Ascendant) &&
  natal <= Pluto &&
  natal !== body &&
  ahead !== null &&
  ahead <= rareAhead &&
  ahead >= -rareBehind;

/** The nearest of those. */
const rareMeetingOf = ({ aspects }: ProgressionsContext): ProgressedAspect | undefined =>
  aspects
    .filter(isRareMeeting)
    .sort((a, b) => Math.abs(a.ahead ?? rareAhead) - Math.abs(b.ahead ?? rareAhead))[0];

/** The station to come of a progressed planet, once in many lives, that leads a reading: unless a rare meeting is nearer. */
export function turnThatLeads(context: ProgressionsContext): ProgressedTurn | undefined {
  const { life } = context;
  const [turn] = life.turns
    .filter((one) => one.body in context.kind.turnLines && isAhead(life, one))
    .sort((a, b) => daysFrom(b.day, a.day));
  const exact = rareMeetingOf(context)?.exact;
  const away = (day: Day): number => Math.abs(daysFrom(life.year[0], day));
  return turn === undefined || (exact != null && away(exact) < away(turn.day)) ? undefined : turn;
}

/** How many times heavier than what comes a contact that was exact lately has to be, to lead. */
const farWeightier = 1.5;

/**
 * The contact that stands out: the Moon’s return to itself, or what comes and is nearest, or the Moon’s of the year
 * ahead; only where there is none of these, what is past.
 */
export function leadingContact(context: ProgressionsContext): ProgressedAspect | undefined {
  const { aspects, cells, life } = context;
  const rare = rareMeetingOf(context);
  if (rare !== undefined) return rare;
  const returned = moonReturnOf(context);
  if (returned !== undefined) return returned;
  const news = aspects.filter((one) => isNews(life, one));
  const open = news.filter((one) => !isPast(life, one));
  // What lasts leads before a few weeks of the Moon’s.
  const lasting = open.find((one) => one.body !== Moon && one.weight * 2 >= (open[0]?.weight ?? 0));
  const isEasyWeeks = (one: ProgressedAspect): boolean => isPassing(one.body === Moon, one.aspect);
  const coming = lasting ?? open.find((one) => !isEasyWeeks(one));
  // What was exact some weeks ago is still at its height; it leads where it is the Sun’s or an angle’s, hard and far weightier.
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

/** Whether a reading opens on one light at odds with the other. */
export function opensOnLightsApart(context: ProgressionsContext): boolean {
  const isOfContact = turnThatLeads(context) === undefined && pairThatLeads(context) === undefined;
  const lead = isOfContact ? leadingContact(context) : undefined;
  return lead !== undefined && lead.body <= Moon && lead.natal <= Moon && leanOf(lead) === 'tense';
}

/** Whether a contact is a few easy weeks of the Moon’s, which do not stand out in a life. */
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

/** A contact in a sentence. */
export const plainLineOf = (context: ProgressionsContext, contact: ProgressedAspect): string =>
  fill(contactCell(context, contact), { comes: context.kind.arrivals[arrivalOf(context, contact)] });

/** A contact by its two names and the aspect between them. */
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

/** Days between a body’s standing on one angle and squaring the other, up to which they are one crossing. */
const oneCrossing = 550;
/** The same of the Moon, which is over an angle in two months. */
const oneCrossingOfMoon = 61;

/** The square with the other angle that a body makes while it stands on one. */
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

/** What it means, and when; that there is none only where there is none. */
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

/** Days from which on a contact of the Moon’s is still to come, so that it is none of the present, and its counsel is for later. */
const toCome = 61;

export const isMoonToCome = (
  life: ProgressedLife,
  { body, exact }: Pick<ProgressedAspect, 'body' | 'exact'>,
): boolean => body === Moon && exact !== null && !life.isRough && daysFrom(life.year[0], exact) >= toCome;

/**
 * What the contact that a reading opens with is to the phase; nothing where the phase is open, or the contact past, or
 * exact in another phase.
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

/** Whether a contact is a meeting that gives force, which may help as well as press. */
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

/** Two progressed bodies that are closer than any contact with the birth chart, where there is a sentence on them. */
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

/** What they mean, and when. */
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

/** When a contact is exact, or was, or how long it is near. */
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

/** What is exact this month is of these weeks where it is the Moon’s; another body needs a year or more for its orb. */
export function nowOf(
  life: ProgressedLife,
  { body, ends }: Pick<Timed, 'body' | 'ends'>,
): 'now' | 'nowUntil' | 'nowForYears' {
  if (body === Moon) return 'now';
  return ends !== null && ends > life.year[0] && daysFrom(life.year[0], ends) < soonOver
    ? 'nowUntil'
    : 'nowForYears';
}

/** Days up to which what is left of a contact is told by its end, as its heading has it. */
const soonOver = 730;

/** Where the hour of birth leaves the phase open, the earlier of the two, near its end: of that both are true. */
export const phaseAsTold = ({ otherwise, phase }: ProgressedLife): PhaseId =>
  inOrder(phase, otherwise.phase ?? phase, 8)[0];

/** Phases in which one acts on what one wants, and the one in which one tells what one knows. */
const [acting, telling]: readonly [ReadonlySet<PhaseId>, PhaseId] = [new Set<PhaseId>([1, 2]), 5];

/** Whether the planet by which one would act, or tell, in a phase goes backward meanwhile. */
export function againstPhase(life: ProgressedLife): 'telling' | 'acting' | undefined {
  if (life.otherwise.phase !== undefined) return undefined;
  const isBackward = (id: BodyId): boolean =>
    life.bodies.some((body) => body.id === id && body.isRetrograde) &&
    !life.turns.some((turn) => turn.body === id && isAhead(life, turn));
  if (life.phase === telling) return isBackward(Mercury) ? 'telling' : undefined;
  return acting.has(life.phase) && isBackward(Mars) ? 'acting' : undefined;
}

export const partOfPhase = ({ otherwise, phasePart }: ProgressedLife): ProgressedLife['phasePart'] =>
  otherwise.phase === undefined ? phasePart : 'last';

export type Timed = Pick<ProgressedAspect, 'body' | 'exact' | 'ends' | 'ahead'>;

/** Two bodies that both move, by the swifter. */
export const timedPair = (pair: ProgressedPair): Timed => ({
  ...pair,
  body: pair.second === Moon ? Moon : pair.first,
  ends: null,
});

/** Years ahead up to which the end of a contact hurries anybody. */
export const urgentYears = 2;

/** Whether a contact helps or presses: a conjunction as what comes, or what it comes to. */
export function leanOf(contact: ProgressedAspect): Lean {
  const { meeting, point } = touchedBy(contact);
  if (meeting !== 'conjunction') return meeting;
  return isPressing(contact.body) || isPressing(point) ? 'tense' : 'harmonious';
}
