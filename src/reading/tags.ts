import {
  type BodyId,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { type Axis, axes, poles, type Tag } from '../text/reading-keys.js';
import type { WeighedBody } from './factors.js';
import { isSlow } from './weights.js';

/**
 * What signs, houses and planets lean to: the common ground of the modern textbooks (M. Hone, S. Arroyo, R. Hand on
 * the signs; H. Sasportas on the houses), put on eight axes. First the stronger leaning.
 */
const ofSign: Readonly<Record<SignId, readonly [Tag, Tag]>> = {
  0: ['self', 'truth'],
  1: ['steadiness', 'keeping'],
  2: ['lightness', 'change'],
  3: ['closeness', 'keeping'],
  4: ['shown', 'giving'],
  5: ['proof', 'quiet'],
  6: ['harmony', 'closeness'],
  7: ['depth', 'truth'],
  8: ['faith', 'space'],
  9: ['steadiness', 'proof'],
  10: ['space', 'group'],
  11: ['giving', 'faith'],
};

const ofHouse: Readonly<Record<House, Tag>> = {
  1: 'self',
  2: 'keeping',
  3: 'lightness',
  4: 'quiet',
  5: 'shown',
  6: 'proof',
  7: 'closeness',
  8: 'depth',
  9: 'faith',
  10: 'shown',
  11: 'group',
  12: 'quiet',
};

const ofBody: Readonly<Record<BodyId, Tag>> = {
  [Sun]: 'shown',
  [Moon]: 'closeness',
  [Mercury]: 'lightness',
  [Venus]: 'harmony',
  [Mars]: 'self',
  [Jupiter]: 'faith',
  [Saturn]: 'proof',
  [Uranus]: 'change',
  [Neptune]: 'giving',
  [Pluto]: 'depth',
  [Chiron]: 'depth',
};

/** What no sign makes of Saturn: in Pisces it does not give before it counts. */
const foreignToSaturn: ReadonlySet<Tag> = new Set([
  'giving',
  'lightness',
  'change',
  'faith',
  'shown',
  'harmony',
]);

/** Whether a leaning that a body has by its sign or house is one it would be known for: nobody looks for largesse in Saturn. */
export function isInNature(id: BodyId, tag: Tag): boolean {
  const own = ofBody[id];
  if (own === undefined || id < Venus) return true;
  if (id >= Mars && id <= Chiron) return tag === own;
  const ends = axes.map((axis) => poles[axis]).find((pair) => pair.includes(own));
  return tag === own || !ends?.includes(tag);
}

/** How strongly something leans to what, and by whom: itself or a companion. */
export type Leaning = ReadonlyMap<Tag, { strength: number; by: BodyId }>;

const known = new WeakMap<WeighedBody, Leaning>();

/** A body by its sign and house, and by the slow planets that stand close to it; worked out once. */
function leaningOf(body: WeighedBody): Leaning {
  const before = known.get(body);
  if (before !== undefined) return before;
  const leaning = leaningsOf(body);
  known.set(body, leaning);
  return leaning;
}

function leaningsOf(body: WeighedBody): Leaning {
  const leaning = new Map<Tag, { strength: number; by: BodyId }>();
  const add = (tag: Tag | undefined, strength: number, by = body.id): void => {
    if (tag === undefined || (body.id === Saturn && foreignToSaturn.has(tag))) return;
    const before = leaning.get(tag);
    leaning.set(tag, { strength: (before?.strength ?? 0) + strength, by: before?.by ?? by });
  };
  if (isSlow(body.id)) add(ofBody[body.id], 2);
  else {
    const [first, second] = ofSign[body.sign];
    add(first, 2);
    add(second, 1);
    if (body.id === Saturn) add(ofBody[Saturn], 1);
  }
  // A slow planet's house says where, not how.
  if (body.house !== 0 && !isSlow(body.id)) add(ofHouse[body.house], 1);
  for (const { first, second, aspect, closeness } of body.aspects) {
    const other = first === body.id ? second : first;
    const close = closeness > 0.65 && (aspect <= 1 || aspect === 3);
    if (close && other >= Saturn && other <= Chiron) add(ofBody[other], aspect === 3 ? 1 : 2, other);
  }
  return leaning;
}

/** Two factors at the two ends of an axis, in the order of its poles. */
export interface Conflict {
  axis: Axis;
  first: WeighedBody;
  second: WeighedBody;
  /** Who leans so: the body itself, or one that stands close to it. */
  firstBy: BodyId;
  secondBy: BodyId;
  /** The product of how strongly either leans. */
  strength: number;
  size: number;
}

/** The conflicts among some factors, the largest first; a factor below a third of the strongest has none. */
export function conflictsAmong(bodies: readonly WeighedBody[]): Conflict[] {
  const least = Math.max(0, ...bodies.map(({ weight }) => weight)) / 3;
  const heard = bodies
    .filter(({ weight }) => weight >= least)
    .map((body) => ({ body, leaning: leaningOf(body) }));
  if (heard.length < 2) return [];
  const found: Conflict[] = [];
  for (const axis of axes) {
    const [one, other] = poles[axis];
    for (const a of heard) {
      const leanA = a.leaning.get(one);
      if (leanA === undefined) continue;
      // Who leans both ways is no end of the axis.
      const sizeA = leanA.strength - (a.leaning.get(other)?.strength ?? 0);
      if (sizeA <= 0) continue;
      for (const b of heard) {
        const leanB = a === b ? undefined : b.leaning.get(other);
        if (leanB === undefined || leanA.by === leanB.by) continue;
        const sizeB = leanB.strength - (b.leaning.get(one)?.strength ?? 0);
        if (sizeB <= 0) continue;
        const strength = sizeA * sizeB;
        found.push({
          axis,
          first: a.body,
          second: b.body,
          firstBy: leanA.by,
          secondBy: leanB.by,
          strength,
          size: strength * Math.min(a.body.weight, b.body.weight),
        });
      }
    }
  }
  return found.sort((a, b) => b.size - a.size);
}

/** Both lean so by more than a trait in passing. */
const clear = 2;

/** Both lean so by themselves and not by a companion. */
export const isOwn = ({ strength, first, second, firstBy, secondBy }: Conflict): boolean =>
  strength >= clear && firstBy === first.id && secondBy === second.id;

/** Whether two factors have a conflict of their own. Asked of pairs in each opening: without a list of all. */
export function areOpposed(first: WeighedBody, second: WeighedBody): boolean {
  if (Math.min(first.weight, second.weight) < Math.max(first.weight, second.weight) / 3) return false;
  const [a, b] = [leaningOf(first), leaningOf(second)];
  for (const axis of axes) {
    const [one, other] = poles[axis];
    if (leanApart(first, a, one, other) * leanApart(second, b, other, one) >= clear) return true;
    if (leanApart(second, b, one, other) * leanApart(first, a, other, one) >= clear) return true;
  }
  return false;
}

/** How much more strongly a body leans to one end of an axis than to the other, by itself; 0 where it does not. */
function leanApart({ id }: WeighedBody, leaning: Leaning, to: Tag, from: Tag): number {
  const lean = leaning.get(to);
  if (lean === undefined || lean.by !== id) return 0;
  return Math.max(0, lean.strength - (leaning.get(from)?.strength ?? 0));
}

export interface Agreement {
  tag: Tag;
  first: WeighedBody;
  second: WeighedBody;
  /** The product of how strongly either leans. */
  strength: number;
}

/** The strongest leaning that two of some factors share. */
export function agreementAmong(bodies: readonly WeighedBody[]): Agreement | undefined {
  let best: (Agreement & { size: number }) | undefined;
  for (const [i, first] of bodies.entries())
    for (const second of bodies.slice(i + 1)) {
      const [a, b] = [leaningOf(first), leaningOf(second)];
      for (const [tag, { strength, by }] of a) {
        const other = b.get(tag);
        // What only a companion leans to is not shared.
        if (by !== first.id || other?.by !== second.id) continue;
        const both = strength * other.strength;
        const size = both * Math.min(first.weight, second.weight);
        if (size > (best?.size ?? 0)) best = { tag, first, second, strength: both, size };
      }
    }
  return best;
}
