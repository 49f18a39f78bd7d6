import type { TransitAspect } from '../schema/transits.js';
import type { Reading } from './subject.js';

/** The days, `YYYY-MM-DD`, on which a passage turns back all but exact, of those that a reading tells: transits alone do not say them. */
export function closestIn(
  reading: Reading | null | undefined,
  { planet1Id, aspectId, planet2Id, starts, ends }: TransitAspect,
): string[] {
  const days = (reading?.chapters ?? []).flatMap(({ sections }) =>
    sections.flatMap(({ factors }) =>
      factors.flatMap(({ planetIds: [first, second] = [], aspectId: aspect, closest = [] }) =>
        first === planet1Id && aspect === aspectId && second === planet2Id ? closest : [],
      ),
    ),
  );
  const [from, to] = [starts?.date.slice(0, 10) ?? '', ends?.date.slice(0, 10) ?? '9999'];
  return [...new Set(days)].filter((day) => day >= from && day <= to).sort();
}
