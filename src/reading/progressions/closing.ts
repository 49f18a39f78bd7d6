import { type Mercury, Moon } from '../../chart/bodies.js';
import { capitalized } from '../../text/capitalized.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { daysFrom } from '../compare-days.js';
import { touchedBy } from '../transits/plan.js';
import { paragraphOf } from '../words.js';
import type { ProgressionsContext } from './context.js';
import {
  againstPhase,
  isMoonToCome,
  leadingContact,
  leanOf,
  leanOfPair,
  pairThatLeads,
  phaseAsTold,
  type Timed,
  turnThatLeads,
  urgentYears,
} from './lead.js';
import { nowOf } from './lead-lines.js';
import { type Day, isPast, isThisMonth, type ProgressedAspect, yearOf } from './plan.js';

/** Advice about the contact that the reading opened with, and when it holds; otherwise about the phase. */
export function closingOf(context: ProgressionsContext): string {
  const { cells, kind, life, manuscript } = context;
  const { name } = life;
  const turn = turnThatLeads(context);
  if (turn !== undefined)
    return manuscript.unlessSaid(kind.turnCounsels[turn.body as typeof Mercury][turn.direction], {
      name,
      day: cells.date(turn.day),
    });
  const pair = pairThatLeads(context);
  const counselOfPair = pair && kind.pairCounsels[pair.first]?.[pair.second];
  if (pair !== undefined && counselOfPair !== undefined)
    return paragraphOf([
      manuscript.unlessSaid(counselOfPair, { name }),
      untilOf(context, { ...pair, body: pair.first, ends: null }, leanOfPair(pair)),
    ]);
  const lead = leadingContact(context);
  if (lead === undefined || (isPast(life, lead) && endOf(context, lead) === undefined))
    return manuscript.unlessSaid(kind.closing[phaseAsTold(life)], { name });
  const lean = leanOf(lead);
  const a = kind.contactNames.progressed[lead.body as Personal];
  const values = { name, a, A: capitalized(a) };
  const upcoming = upcomingOf(context, lead);
  const { point } = touchedBy(lead);
  const counsel = kind.ownCounsels[lead.body as Personal]?.[point]?.[lean] ?? kind.counsels[point][lean];
  return paragraphOf([
    manuscript.unlessSaid(counsel, values),
    upcoming,
    // Advice that says “as long as” is told its end.
    upcoming === '' ? moonTimeOf(context, lead) : '',
    phaseTimeOf(context, lead) || (upcoming === '' ? untilOf(context, lead, lean) : ''),
  ]);
}

/** A phase that lasts at least so many days more is named behind a contact of the Moon. */
const longPhase = 150;

/** When advice about a contact of the Moon that is still to come holds. */
function upcomingOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  contact: ProgressedAspect,
): string {
  if (contact.exact === null || !isMoonToCome(life, contact)) return '';
  return manuscript.firstUnsaid(kind.counselTimes.upcoming, { exact: cells.date(contact.exact) });
}

/** Until when the phase lasts, if the Moon's contact is soon over. */
function phaseTimeOf({ cells, kind, life }: ProgressionsContext, { body }: ProgressedAspect): string {
  const { otherwise, phase, phaseEnds, year } = life;
  if (body !== Moon || phaseEnds === null || otherwise.phase !== undefined) return '';
  if (daysFrom(year[0], phaseEnds) < longPhase) return '';
  const template = againstPhase(life) === 'telling' ? kind.againstPhaseTime : kind.phaseTimes[phase];
  return fill(template, { ends: cells.date(phaseEnds) });
}

/** The end of a contact, unless that is in the present month. */
const endOf = ({ life }: ProgressionsContext, { ends }: Timed): Day | undefined =>
  ends !== null && ends > life.year[0] ? ends : undefined;

/** For a contact of the Moon exact this month, until when its advice holds. */
function moonTimeOf(context: ProgressionsContext, contact: ProgressedAspect): string {
  const { cells, kind, life, manuscript } = context;
  const ends = endOf(context, contact);
  if (contact.body !== Moon || ends === undefined || life.isRough || isPast(life, contact)) return '';
  if (phaseTimeOf(context, contact) === '') return '';
  // The present month is not named.
  if (isThisMonth(life, ends)) return '';
  return manuscript.firstUnsaid(kind.counselTimes.never, { ends: cells.date(ends) });
}

/** When advice is best followed, or until when; empty if that is unknown. */
function untilOf(context: ProgressionsContext, contact: Timed, lean: Lean): string {
  const { cells, kind, life, manuscript } = context;
  const { exact } = contact;
  // If only the year is known, the opening has named it.
  if (life.isRough) return '';
  // The section of a past contact tells its end.
  if (isPast(life, contact)) return '';
  const isOpen = exact === null;
  const ends = endOf(context, contact);
  if (isOpen && (ends === undefined || yearOf(ends) - yearOf(life.year[0]) > urgentYears)) return '';
  const key = isOpen ? 'never' : isThisMonth(life, exact) ? nowOf(life, contact) : lean;
  return manuscript.firstUnsaid(kind.counselTimes[key], {
    exact: exact === null ? '' : cells.date(exact),
    ends: ends === undefined ? '' : cells.date(ends),
  });
}
