import { Opposition } from '../../chart/aspects.js';
import { paragraphOf } from '../words.js';
import { houseBehind } from './behind-angle.js';
import {
  contactCell,
  isAround,
  isUnsure,
  loopOf,
  marksIn,
  type TransitContext,
  valuesOf,
} from './context.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import { closerOf } from './opening-contacts.js';
import { isBroken, passesOf } from './passes.js';
import { isFarOff, touchedBy, type WeighedTransit } from './plan.js';

/** Advice about the leading contact and, for a period, how long it lasts. */
export function closingOf(context: TransitContext): string {
  const { kind, manuscript, sky } = context;
  const name = sky.name;
  const first = closerOf(context);
  if (first === undefined) return manuscript.firstUnsaid(kind.quietClosing, { name });
  return paragraphOf([
    fitting(context, manuscript.unlessSaid(counselOf(context, first), { name })),
    lastOf(context, first),
  ]);
}

/** The advice of a closing about a contact. */
export function counselOf({ cells }: TransitContext, transit: WeighedTransit): string | undefined {
  const cell = contactCell(cells.readings.transitDays.counsels, transit);
  return transit.aspect === Opposition ? (cell?.across ?? cell?.closing) : cell?.closing;
}

/** For a period, the month in which the leading contact ends. */
function lastOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = context;
  const { ends } = loopOf(context, transit);
  const { point, meeting } = touchedBy(transit);
  // A planet that crosses an angle goes on through the house behind it, so there is no end to name.
  const isOnAngle = meeting === 'conjunction' && houseBehind[point] !== undefined;
  // If the end is in the month that the period begins in, naming that month says nothing.
  if (!sky.isPeriod || ends === null || isOnAngle || ends.slice(0, 7) === sky.from.slice(0, 7)) return '';
  if (isFarOff(sky, ends)) return '';
  // The same uncertainty as in the section of the contact.
  const isOpenHour = isAround(context, transit) || isUnsure(context, transit);
  // An exact day is not followed by the end of its own month.
  if (isOpenHour && marksIn(context, transit).some((day) => day.slice(0, 7) === ends.slice(0, 7))) return '';
  const isPaused = isBroken(passesOf(context, transit), sky.from, ends);
  return manuscript.firstUnsaid(kind[isPaused ? 'closingEndsPaused' : 'closingEnds'][leanOf(transit)], {
    ...valuesOf(context, transit),
    ends: isOpenHour ? cells.month(`${ends.slice(0, 7)}-00`, true) : cells.span(null, ends).until,
  });
}
