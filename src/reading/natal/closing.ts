import { fill } from '../../text/texts.js';
import type { DominantFactor } from './dominant-factor.js';
import type { OpeningContext } from './opening-context.js';
import { subjectCell } from './subject.js';

/** Comes back to what the opening began with: what its question comes to. */
export function closingOf(
  context: OpeningContext,
  name: string,
  dominant: DominantFactor | undefined,
): string {
  const { cells, manuscript } = context;
  const { closing } = cells.readings.natalChapters;
  if (dominant === undefined) return fill(closing.plain, { name });
  const { nature, on, by } = dominant;
  return fill(subjectCell(context, closing, dominant), {
    name,
    a: manuscript.within(on),
    b: manuscript.within(by),
    where: nature === 'onAngle' ? closing.where[on] : '',
  });
}
