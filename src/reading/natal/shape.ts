import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { ReadingBody } from '../chart.js';

/** Degrees that separate the handle of a bucket from the rest. */
const apart = 60;
const handleWidth = 8;

interface OnRing {
  id: BodyId;
  /** Degrees of the empty arc before it, and the planet at the other end of that. */
  before: number;
  last: BodyId;
}

/** Sun to Pluto in the order of the zodiac. */
function around(bodies: readonly ReadingBody[]): OnRing[] {
  const sorted = bodies.filter(({ id }) => id <= Pluto).sort((a, b) => a.longitude - b.longitude);
  return sorted.map(({ id, longitude }, i) => {
    const last = sorted.at(i - 1);
    const arc = longitude - (last?.longitude ?? longitude);
    return { id, before: ((arc % 360) + 360) % 360, last: last?.id ?? id };
  });
}

/**
 * The planet behind the widest empty arc, its degrees, and the planet before it. In a locomotive it is the leading one
 * (M. E. Jones, who counts clockwise).
 */
export function behindWidestGap(bodies: readonly ReadingBody[]): OnRing | undefined {
  const [first, ...others] = around(bodies);
  let widest = first;
  for (const each of others) if (widest && each.before > widest.before) widest = each;
  return widest;
}

/** The planet or two planets that are the handle of a bucket. */
export function handleOf(bodies: readonly ReadingBody[]): BodyId[] {
  const ring = around(bodies);
  for (const [i, { id, before }] of ring.entries()) {
    if (before < apart) continue;
    const next = ring[(i + 1) % ring.length];
    const afterNext = ring[(i + 2) % ring.length];
    if (next && next.before >= apart) return [id];
    if (next && afterNext && next.before <= handleWidth && afterNext.before >= apart) return [id, next.id];
  }
  return [];
}

/** The number of planets on the smaller side of a seesaw. */
export function smallerGroup(bodies: readonly ReadingBody[]): number {
  const ring = around(bodies);
  const [one = 0, other = 0] = ring.flatMap(({ before }, i) => (before >= apart ? [i] : []));
  return Math.min(other - one, ring.length - other + one);
}
