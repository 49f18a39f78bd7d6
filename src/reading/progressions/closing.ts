import { type Mercury, Moon } from '../../chart/bodies.js';
import { capitalized } from '../../text/capitalized.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { touchedBy } from '../transits/plan.js';
import { paragraphOf } from '../words.js';
import type { ProgressionsContext } from './context.js';
import {
  againstPhase,
  isMoonToCome,
  leadingContact,
  leanOf,
  leanOfPair,
  nowOf,
  pairThatLeads,
  phaseAsTold,
  type Timed,
  turnThatLeads,
  urgentYears,
} from './lead.js';
import { type Day, isPast, isThisMonth, type ProgressedAspect, yearOf } from './plan.js';

/** What to do about the contact that the reading opened with, and when; or else what the phase comes to. */
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
    // A counsel that says “as long as” is told until when.
    upcoming === '' ? moonTimeOf(context, lead) : '',
    phaseTimeOf(context, lead) || (upcoming === '' ? untilOf(context, lead, lean) : ''),
  ]);
}

/** Days that a phase should last yet, to be the longer story behind a contact of the Moon’s. */
const longPhase = 150;

/** When a counsel on a contact of the Moon’s is of use, where that is not by now. */
function upcomingOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  contact: ProgressedAspect,
): string {
  if (contact.exact === null || !isMoonToCome(life, contact)) return '';
  return manuscript.firstUnsaid(kind.counselTimes.upcoming, { exact: cells.date(contact.exact) });
}

/** Until when the phase lasts in which the Moon makes a contact that is soon over. */
function phaseTimeOf({ cells, kind, life }: ProgressionsContext, { body }: ProgressedAspect): string {
  const { otherwise, phase, phaseEnds, year } = life;
  if (body !== Moon || phaseEnds === null || otherwise.phase !== undefined) return '';
  if (Date.parse(phaseEnds) - Date.parse(year[0]) < longPhase * 86_400_000) return '';
  const template = againstPhase(life) === 'telling' ? kind.againstPhaseTime : kind.phaseTimes[phase];
  return fill(template, { ends: cells.date(phaseEnds) });
}

/** When a contact is over, unless it is by now. */
const endOf = ({ life }: ProgressionsContext, { ends }: Timed): Day | undefined =>
  ends !== null && ends > life.year[0] ? ends : undefined;

/** Of a contact of the Moon’s that is exact this month, until when its counsel holds, before the phase’s time is told. */
function moonTimeOf(context: ProgressionsContext, contact: ProgressedAspect): string {
  const { cells, kind, life, manuscript } = context;
  const ends = endOf(context, contact);
  if (contact.body !== Moon || ends === undefined || life.isRough || isPast(life, contact)) return '';
  if (phaseTimeOf(context, contact) === '') return '';
  // The month that it is now says nothing.
  if (isThisMonth(life, ends)) return '';
  return manuscript.firstUnsaid(kind.counselTimes.never, { ends: cells.date(ends) });
}

/** When a counsel is best followed, or until when; nothing where that is not known. */
function untilOf(context: ProgressionsContext, contact: Timed, lean: Lean): string {
  const { cells, kind, life, manuscript } = context;
  const { exact } = contact;
  // Of a year that is not known to months the opening has said all.
  if (life.isRough) return '';
  // Of what is past its own section says when it is over.
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
