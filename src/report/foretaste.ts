import type { Happening, Ingress, Stay } from './happening.js';
import { signBefore } from './namer.js';

/** The first visit of a slow planet to a sign, before it goes back for some months. */
export interface Foretaste {
  /** The ingress back into the sign before. */
  ends: Ingress;
  /** When it returns, if the ephemeris files reach so far. */
  comesAgain: number | undefined;
}

/** The first visit that leads a year; undefined if the planet stays. */
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
