import { Moon } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { ProgressionsContext } from './context.js';
import type { Timed } from './lead.js';
import { isEasing, type ProgressedBody, type SignSpan, yearOf } from './plan.js';

/** A heading with its dates. */
export const titled = ({ kind }: ProgressionsContext, heading: string, when: string): string =>
  when === '' ? heading : fill(kind.captions.titled, { heading, when });

/** An end more than so many years ahead is not told. */
const farAhead = 6;

const isFarAhead = ({ year: [now] }: ProgressionsContext['life'], day: string): boolean =>
  yearOf(day) - yearOf(now) > farAhead;

/** The span of a state in words, as far as its ends are near enough. */
export function spanCaption(
  { cells, kind, life }: ProgressionsContext,
  { since, until: last }: Pick<SignSpan, 'since' | 'until'>,
): string {
  const isFar = last !== null && isFarAhead(life, last);
  const until = isFar ? null : last;
  const key =
    since !== null && until !== null ? 'both' : since !== null ? 'since' : until !== null ? 'until' : null;
  if (key === null) return '';
  return fill(kind.captions[key], {
    since: since === null ? '' : cells.date(since),
    until: until === null ? '' : cells.date(until),
  });
}

/** When a contact is exact, or was, and when it ends, unless its text tells the end. */
export function timeCaption(
  { cells, kind, life }: ProgressionsContext,
  { body, exact, ends: last, ahead }: Timed,
): string {
  const ends = last === null || isFarAhead(life, last) ? '' : cells.date(last);
  if (exact === null) return ends === '' ? '' : fill(kind.captions.never, { ends });
  const isOver = isEasing(life, { body, exact, ahead });
  const caption = fill(isOver ? kind.captions.past : kind.captions.exact, { exact: cells.date(exact) });
  // For contacts of the Moon, which last for weeks, and for dates known only to the year, one date is enough.
  if (ends === '' || body === Moon || life.isRough || isFadingTold(life, { body, exact, ends: last, ahead }))
    return caption;
  return fill(kind.captions.withEnd, { caption, ends });
}

/** The text of a past contact tells its end if that is at most so many years off: a body near its station takes longer. */
const longFading = 2;

/** Whether the text of a contact tells its end. */
export const isFadingTold = (life: ProgressionsContext['life'], contact: Timed): boolean =>
  isEasing(life, contact) &&
  contact.ends !== null &&
  yearOf(contact.ends) - yearOf(life.year[0]) <= longFading;

/** The dates of a sign, for a heading that names a house too. */
export const ofSignAlone = (
  { cells, kind }: ProgressionsContext,
  { sign }: ProgressedBody,
  when: string,
): string => (when === '' ? '' : fill(kind.captions.ofSign, { sign: cells.signName(sign), when }));

/** The end of the Moon's stay in a house, for a heading that names a sign too, if it stays longer in that. */
export function ofHouseAlone(
  { cells, kind, life }: ProgressionsContext,
  { house }: ProgressedBody,
  when: string,
): string {
  const { sign, house: last } = life.moonLeaves;
  return when === '' || last === null || sign === null || last >= sign
    ? when
    : fill(kind.captions.ofHouse, { house: cells.readings.words.houses[house as House], when });
}
