import { round7 } from '../../chart/angle.js';
import { type BodyId, Moon, Pluto } from '../../chart/bodies.js';
import { groupGap, handleIn, shapeOf } from '../../chart/shape.js';
import type { ReadingBody } from '../chart.js';

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
    return { id, before: round7(((arc % 360) + 360) % 360), last: last?.id ?? id };
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
  const handle = handleIn(ring.map(({ before }) => before));
  if (handle === undefined) return [];
  // Two may stand on both sides of 0° Aries.
  return [...ring, ...ring].slice(handle.gap, handle.gap + handle.planets).map(({ id }) => id);
}

/** The number of planets on the smaller side of a seesaw. */
export function smallerGroup(bodies: readonly ReadingBody[]): number {
  const ring = around(bodies);
  const [one = 0, other = 0] = ring.flatMap(({ before }, i) => (before >= groupGap ? [i] : []));
  return Math.min(other - one, ring.length - other + one);
}

/** Degrees that the Moon moves in half a day, at most. */
const ofMoon = 7.7;

/**
 * Whether what a reading says of the shape is another at the beginning or the end of a day: where the time of birth is
 * unknown, the Moon is where it was at noon.
 */
export function isShapeOpen(bodies: readonly ReadingBody[]): boolean {
  const [noon, ...others] = [0, -ofMoon, ofMoon].map((moved) =>
    asTold(
      bodies.map((body) =>
        body.id === Moon ? { ...body, longitude: (body.longitude + moved + 360) % 360 } : body,
      ),
    ),
  );
  return others.some((other) => other !== noon);
}

/** What a reading says of the shape, in a row: what it is and, for some, the planets that make it. */
function asTold(bodies: readonly ReadingBody[]): string {
  const shape = shapeOf(bodies.filter(({ id }) => id <= Pluto).map(({ longitude }) => longitude));
  if (shape === 'bucket') return [shape, ...handleOf(bodies)].join(' ');
  const behind = shape === 'bowl' || shape === 'locomotive' ? behindWidestGap(bodies) : undefined;
  return [shape, behind?.id, behind?.last].join(' ');
}
