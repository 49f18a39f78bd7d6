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
} from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { type Axis, axes, poles, type Tag } from '../../text/reading-keys.js';
import type { WeighedBody } from '../factors.js';

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

/** Traits that Saturn has in no sign, whatever the sign’s own: in Pisces it is not called giving. */
const foreignToSaturn: ReadonlySet<Tag> = new Set([
  'giving',
  'lightness',
  'change',
  'faith',
  'shown',
  'harmony',
]);

/** The other end of each axis. */
const opposite = Object.fromEntries(
  axes.flatMap((axis) => {
    const [one, other] = poles[axis];
    return [
      [one, other],
      [other, one],
    ];
  }),
) as Readonly<Record<Tag, Tag>>;

/** How strongly something leans to what, and by whom: itself or a companion. */
interface Lean {
  readonly tag: Tag;
  strength: number;
  readonly by: BodyId;
}
/** Of six at most, which are found sooner by looking than by a key. */
type Leaning = readonly Lean[];

function leanTo(leaning: Leaning, tag: Tag): Lean | undefined {
  for (const lean of leaning) if (lean.tag === tag) return lean;
  return undefined;
}

/** Of bodies by themselves: by body, sign and house. */
const alone = new Map<number, Leaning>();

/** What a body leans to, and how strongly: by its sign and house, and by the slow planets that stand close to it. */
function leaningOf(body: WeighedBody): Leaning {
  const { id } = body;
  const own = leaningAlone(body);
  let all: Lean[] | undefined;
  for (const { first, second, aspect, closeness } of body.aspects) {
    const other = first === id ? second : first;
    const close = closeness > 0.65 && (aspect <= 1 || aspect === 3);
    if (!close || other < Saturn || other > Chiron) continue;
    all ??= own.map(({ tag, strength, by }) => ({ tag, strength, by }));
    addLean(all, id, ofBody[other], aspect === 3 ? 1 : 2, other);
  }
  return all ?? own;
}

function leaningAlone({ id, sign, house }: WeighedBody): Leaning {
  const key = (id * 12 + sign) * 13 + house;
  const before = alone.get(key);
  if (before !== undefined) return before;
  const leaning: Lean[] = [];
  if (isBeyondSaturn(id)) addLean(leaning, id, ofBody[id], 2);
  else {
    const [first, second] = ofSign[sign];
    addLean(leaning, id, first, 2);
    addLean(leaning, id, second, 1);
    if (id === Saturn) addLean(leaning, id, ofBody[Saturn], 1);
  }
  // A slow planet's house says where, not how; and a planet in the first is seen, which makes nobody independent but
  // the Sun and Mars.
  const isTrait = house !== 1 || id === Sun || id === Mars;
  if (house !== 0 && isTrait && !isBeyondSaturn(id)) addLean(leaning, id, ofHouse[house], 1);
  alone.set(key, leaning);
  return leaning;
}

/** Adds to what a body leans to. @param by whose doing it is */
function addLean(leaning: Lean[], id: BodyId, tag: Tag | undefined, strength: number, by: BodyId = id): void {
  if (tag === undefined || (id === Saturn && foreignToSaturn.has(tag))) return;
  const before = leanTo(leaning, tag);
  if (before === undefined) leaning.push({ tag, strength, by });
  else before.strength += strength;
}

/** Two factors at the two ends of an axis, in the order of its poles. */
export interface Conflict {
  axis: Axis;
  first: WeighedBody;
  second: WeighedBody;
  /** Who leans so: the body itself, or one that stands close to it. */
  firstBy: BodyId;
  secondBy: BodyId;
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
      const leanA = leanTo(a.leaning, one);
      if (leanA === undefined) continue;
      // Who leans both ways is no end of the axis.
      const sizeA = leanA.strength - (leanTo(a.leaning, other)?.strength ?? 0);
      if (sizeA <= 0) continue;
      for (const b of heard) {
        const leanB = a === b ? undefined : leanTo(b.leaning, other);
        if (leanB === undefined || leanA.by === leanB.by) continue;
        const sizeB = leanB.strength - (leanTo(b.leaning, one)?.strength ?? 0);
        if (sizeB <= 0) continue;
        found.push({
          axis,
          first: a.body,
          second: b.body,
          firstBy: leanA.by,
          secondBy: leanB.by,
          size: sizeA * sizeB * Math.min(a.body.weight, b.body.weight),
        });
      }
    }
  }
  return found.sort((a, b) => b.size - a.size);
}

/** Whether a body, by itself or by a planet beside it, leans to the other end of an axis. */
const isOpposedTo = (body: WeighedBody, tag: Tag): boolean => {
  const leaning = leaningOf(body);
  return (leanTo(leaning, opposite[tag])?.strength ?? 0) > (leanTo(leaning, tag)?.strength ?? 0);
};

export interface Agreement {
  tag: Tag;
  first: WeighedBody;
  second: WeighedBody;
}

/** The strongest leaning that two of some factors share. */
export function agreementAmong(bodies: readonly WeighedBody[]): Agreement | undefined {
  let best: (Agreement & { size: number }) | undefined;
  for (const [i, first] of bodies.entries())
    for (const second of bodies.slice(i + 1)) {
      const [a, b] = [leaningOf(first), leaningOf(second)];
      for (const { tag, strength, by } of a) {
        const other = leanTo(b, tag);
        // What only a companion leans to is not shared.
        if (by !== first.id || other?.by !== second.id) continue;
        if (isOpposedTo(first, tag) || isOpposedTo(second, tag)) continue;
        const size = strength * other.strength * Math.min(first.weight, second.weight);
        if (size > (best?.size ?? 0)) best = { tag, first, second, size };
      }
    }
  return best;
}
