import {
  type Ascendant,
  type BodyId,
  Mars,
  type Mercury,
  Moon,
  Pluto,
  type Sun,
  Uranus,
} from '../../chart/bodies.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { touchedBy } from '../transits/plan.js';
import { paragraphOf } from '../words.js';
import type { ProgressionsContext } from './context.js';
import {
  isMoonToCome,
  isOfAngle,
  isSame,
  leadingContact,
  leanOf,
  leanOfPair,
  pairLine,
  pairThatLeads,
  type Timed,
  timedPair,
  turnThatLeads,
  urgentYears,
} from './lead.js';
import {
  isEasing,
  isPast,
  isThisMonth,
  nearNow,
  type ProgressedAspect,
  type ProgressedLife,
  yearOf,
} from './plan.js';

/** The contact that opens a reading of progressions, and any other, in a sentence, and when it is exact. */

const contactCell = ({ kind }: ProgressionsContext, contact: ProgressedAspect): string => {
  const { point, meeting } = touchedBy(contact);
  if (isOfAngle(contact)) return angleCell(kind, contact).line;
  return kind.contacts[contact.body as Personal][point as Personal][meeting];
};

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

/** Whether a contact is still to be exact, has been, or never is. */
export const arrivalOf = (
  { life }: ProgressionsContext,
  { exact, ahead }: ProgressedAspect,
): 'ahead' | 'past' | 'never' =>
  exact === null ? 'never' : (ahead ?? 0) > 0 && !isThisMonth(life, exact) ? 'ahead' : 'past';

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
