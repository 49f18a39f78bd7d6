import type { Happening, Ingress, Stay } from './happening.js';
import { signBefore } from './namer.js';

/** A slow planet that comes to a sign for some months and goes back: what it brings has not come for good. */
export interface Foretaste {
  /** How it goes back. */
  ends: Ingress;
  /** When it comes again, where the files know. */
  comesAgain: number | undefined;
}

/** That of a year's lead; undefined of one that stays. */
export function foretasteOf(
  lead: Happening | undefined,
  happenings: readonly Happening[],
): Foretaste | undefined {
  if (lead?.kind !== 'ingress') return undefined;
  const ends = happenings.find(
    (one): one is Ingress =>
      one.kind === 'ingress' &&
      one.body === lead.body &&
      one.retrograde &&
      one.julianDayUt > lead.julianDayUt &&
      one.signId === signBefore(lead.signId),
  );
  if (ends === undefined) return undefined;
  const back = happenings.find(
    (one): one is Stay => one.kind === 'stay' && one.body === lead.body && one.begins === ends.julianDayUt,
  );
  return { ends, comesAgain: back?.ends };
}
