import { Ascendant } from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { Frame, SynastryReadingCells } from '../../text/pair-catalogue.js';
import type { PairContact } from './plan.js';

/** The question and answer of a leading contact; undefined for a contact that cannot lead. */
export function frameOf(
  { frames }: SynastryReadingCells,
  { first, second, aspect }: PairContact,
): Frame | undefined {
  const [lower, higher] = first <= second ? [first, second] : [second, first];
  if (higher === Ascendant) return aspect <= 1 ? frames.onAngle[lower as 0] : undefined;
  return frames.contacts[lower as 0]?.[higher as 0]?.[natureOf(aspect) as Nature];
}
