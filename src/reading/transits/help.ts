import { daysWithin, type TransitContext } from './context.js';
import { isSlowStrain, leanOf } from './leans.js';
import { isFaint, touchedBy, type WeighedTransit } from './plan.js';
import { helpWeight } from './weight.js';

/**
 * What helps most in a time, of what is read: told wherever a reading says where help lies. What leads, if it helps;
 * or else first what is exact in the time, in a field and of a planet that do not press as well.
 */
export function chiefHelp(context: TransitContext): WeighedTransit | undefined {
  const { all, felt, sky, slow } = context;
  const read = slow.filter((one) => felt.has(one));
  const [leader] = read;
  if (leader !== undefined && leanOf(leader) === 'harmonious') return leader;
  const pressing = read.filter((one) => leanOf(one) === 'tense');
  const bodies = new Set(pressing.map(({ body }) => body));
  // A point that is pressed on offers no relief, whether or not a section tells what presses on it.
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
