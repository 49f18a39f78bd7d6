import { daysWithin, type TransitContext } from './context.js';
import { isSlowStrain, leanOf } from './leans.js';
import { isFaint, touchedBy, type WeighedTransit } from './plan.js';
import { helpWeight } from './weight.js';

/**
 * The contact told as the main help, wherever a reading names one: the leading contact if it helps; otherwise
 * preferably one that is exact in the period, at a point and of a planet that are not also under strain.
 */
export function chiefHelp(context: TransitContext): WeighedTransit | undefined {
  const { all, felt, sky, slow } = context;
  const read = slow.filter((one) => felt.has(one));
  const [leader] = read;
  if (leader !== undefined && leanOf(leader) === 'harmonious') return leader;
  const pressing = read.filter((one) => leanOf(one) === 'tense');
  const bodies = new Set(pressing.map(({ body }) => body));
  // A point under strain offers no relief, whether or not that strain has a section.
  const feltStrains = all.filter((one) => isSlowStrain(one) && !isFaint(one, one, sky));
  const points = new Set([...pressing, ...feltStrains].map((one) => touchedBy(one).point));
  const rankOf = (one: WeighedTransit): number =>
    (daysWithin(context, one).length > 0 ? 2 : 0) +
    (points.has(touchedBy(one).point) ? 0 : 2) +
    (bodies.has(one.body) ? 0 : 1);
  const [best] = read
    .filter((one) => leanOf(one) === 'harmonious')
    .sort((a, b) => rankOf(b) - rankOf(a) || helpWeight(b) - helpWeight(a));
  return best;
}
