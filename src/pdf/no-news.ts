import type { AspectEntry } from '../schema/responses.js';
import type { PrintableResult } from './printable.js';

/** Jupiter to the North Node: in a life they progress by a few degrees at most. */
const [first, last] = [5, 12];

const isItself = ({ planet1Id, planet2Id, aspectId }: AspectEntry): boolean =>
  aspectId === 0 && planet1Id === planet2Id && planet1Id >= first && planet1Id <= last;

/** Progressions without what has hardly left its place at birth: that it is there is no news. */
export function withoutStanding(result: PrintableResult): PrintableResult {
  if (typeof result !== 'object' || result === null || !('solarArc' in result)) return result;
  return { ...result, aspects: result.aspects.filter((aspect) => !isItself(aspect)) };
}
