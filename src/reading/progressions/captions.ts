import { fill } from '../../text/texts.js';
import type { LifeDesk } from './desk.js';
import { isThisMonth, type ProgressedAspect, type SignSpan } from './plan.js';

/** A heading with its dates. */
export const titled = ({ kind }: LifeDesk, heading: string, when: string): string =>
  when === '' ? heading : fill(kind.captions.titled, { heading, when });

/** From when until when. */
export function spanCaption(
  { cells, kind }: LifeDesk,
  { since, until }: Pick<SignSpan, 'since' | 'until'>,
): string {
  const key =
    since !== null && until !== null ? 'both' : since !== null ? 'since' : until !== null ? 'until' : null;
  if (key === null) return '';
  return fill(kind.captions[key], {
    since: since === null ? '' : cells.date(since, 'caption'),
    until: until === null ? '' : cells.date(until, 'caption'),
  });
}

/** When a contact is exact, or was. */
export function timeCaption(
  { cells, kind, life }: LifeDesk,
  { exact, ends, ahead }: Pick<ProgressedAspect, 'exact' | 'ends' | 'ahead'>,
): string {
  if (exact === null)
    return ends === null ? '' : fill(kind.captions.never, { ends: cells.date(ends, 'caption') });
  const isPast = ahead !== null && ahead < 0 && !life.isRough && !isThisMonth(life, exact);
  return fill(isPast ? kind.captions.past : kind.captions.exact, {
    exact: cells.date(exact, 'caption'),
  });
}
