import { Ascendant, Saturn } from '../../chart/bodies.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { compareDays } from '../compare-days.js';
import { houseBehind } from './behind-angle.js';
import { isAround, isUnsure, loopOf, marksIn, type TransitContext, valuesOf } from './context.js';
import { leanOf } from './leans.js';
import { fitting } from './of-age.js';
import { closerOf, counselOf, isNamedBeside, joined } from './opening.js';
import { earliest, touchedBy, type WeighedTransit } from './plan.js';

/** What to do about what led, and of a period how long it lasts. */
export function closingOf(context: TransitContext): string {
  const { kind, manuscript, sky } = context;
  const name = sky.name;
  const first = closerOf(context);
  if (first === undefined) return manuscript.firstUnsaid(kind.quietClosing, { name });
  return joined([
    fitting(context, manuscript.unlessSaid(counselOf(context, first), { name })),
    lastOf(context, first),
    longestOf(context, first),
  ]);
}

/**
 * Of a period, what of a person’s own is felt longer than what led, and until which month: what the opening has named
 * beside that, or else what is felt longest.
 */
function longestOf(context: TransitContext, first: WeighedTransit): string {
  const { cells, felt, kind, manuscript, sky, slow } = context;
  if (!sky.isPeriod) return '';
  const endsOf = (one: WeighedTransit): string => (loopOf(context, one).ends ?? earliest).slice(0, 7);
  const outlasting = slow
    .filter((one) => one.natal <= Saturn || one.natal >= Ascendant)
    .filter((one) => one !== first && felt.has(one) && touchedBy(one).point !== one.body)
    .filter((one) => monthsFrom(endsOf(first), endsOf(one)) >= longer && endsOf(one) > sky.to)
    .sort((a, b) => compareDays(endsOf(b), endsOf(a)));
  const longest = outlasting.find((one) => isNamedBeside(context, one)) ?? outlasting[0];
  if (longest === undefined) return '';
  return manuscript.unlessSaid(kind.closingOutlasts[longest.body as SlowPlanet][leanOf(longest)], {
    ...valuesOf(context, longest),
    ends: cells.month(`${endsOf(longest)}-00`, true),
  });
}

/** Months by which a contact should outlast another, for that to be worth telling. */
const longer = 2;

/** Months, `YYYY-MM`, from one to another. */
const monthsFrom = (one: string, other: string): number =>
  (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) * 12 + Number(other.slice(5)) - Number(one.slice(5));

/** Of a period, the month in which what leads is over. */
function lastOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = context;
  const { ends } = loopOf(context, transit);
  const { point, meeting } = touchedBy(transit);
  // From an angle a planet goes on into the house behind it.
  const isOnAngle = meeting === 'conjunction' && houseBehind[point] !== undefined;
  // A month that the whole period lies in says nothing.
  if (!sky.isPeriod || ends === null || isOnAngle || ends.slice(0, 7) === sky.from.slice(0, 7)) return '';
  // As its section has it.
  const isOpenHour = isAround(context, transit) || isUnsure(context, transit);
  // An exact day is not followed by the end of the month that it is in.
  if (isOpenHour && marksIn(context, transit).some((day) => day.slice(0, 7) === ends.slice(0, 7))) return '';
  return manuscript.firstUnsaid(kind.closingEnds[leanOf(transit)], {
    ...valuesOf(context, transit),
    ends: isOpenHour ? cells.month(`${ends.slice(0, 7)}-00`, true) : cells.span(null, ends).until,
  });
}
