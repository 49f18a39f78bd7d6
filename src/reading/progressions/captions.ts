import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { ProgressionsContext } from './context.js';
import { isPast, type ProgressedAspect, type ProgressedBody, type SignSpan, yearOf } from './plan.js';

/** A heading with its dates. */
export const titled = ({ kind }: ProgressionsContext, heading: string, when: string): string =>
  when === '' ? heading : fill(kind.captions.titled, { heading, when });

/** Years ahead from which on an end is no longer of use to anybody. */
const farAhead = 6;

const isFarAhead = ({ year: [now] }: ProgressionsContext['life'], day: string): boolean =>
  yearOf(day) - yearOf(now) > farAhead;

/** From when until when, as far as that is within reach. */
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

/** When a contact is exact, or was. */
export function timeCaption(
  { cells, kind, life }: ProgressionsContext,
  { exact, ends, ahead }: Pick<ProgressedAspect, 'exact' | 'ends' | 'ahead'>,
): string {
  if (exact === null) return ends === null ? '' : fill(kind.captions.never, { ends: cells.date(ends) });
  return fill(isPast(life, { exact, ahead }) ? kind.captions.past : kind.captions.exact, {
    exact: cells.date(exact),
  });
}

/** Dates of a sign under a heading that names a house too, of which they say nothing. */
export const ofSignAlone = (
  { cells, kind }: ProgressionsContext,
  { sign }: ProgressedBody,
  when: string,
): string => (when === '' ? '' : fill(kind.captions.ofSign, { sign: cells.signName(sign), when }));

/** The end of the Moon’s house under a heading that names a sign too, where it stays longer in that. */
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
