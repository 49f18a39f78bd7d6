import {
  type Aspect,
  type AspectId,
  type AspectRules,
  aspectsAmong,
  Inconjunct,
  type MovingPoint,
  Opposition,
  Sextile,
  Square,
  Trine,
} from './aspects.js';
import { type Planet, Pluto, planets } from './bodies.js';
import { signOf } from './zodiac.js';

/** Aspect patterns: figures that several planets make together. */
export const TSquare = 0;
export const GrandCross = 1;
export const GrandTrine = 2;
export const Kite = 3;
export const Yod = 4;
export const MysticRectangle = 5;
export const Stellium = 6;

export const patternIds = [0, 1, 2, 3, 4, 5, 6] as const;
export type PatternId = (typeof patternIds)[number];

/** Names in the order of the ids. */
export const patternKeys = [
  't-square',
  'grand-cross',
  'grand-trine',
  'kite',
  'yod',
  'mystic-rectangle',
  'stellium',
] as const;

export interface Pattern {
  patternId: PatternId;
  /**
   * First the planet the figure points at, where there is one (the apex of T-square and yod; the planet of the
   * kite that is outside the grand trine), then the others by id.
   */
  bodies: readonly Planet[];
}

/** Whether the figure points at a planet. */
export const hasApex = (patternId: PatternId): boolean =>
  patternId === TSquare || patternId === Yod || patternId === Kite;

/**
 * Planets it takes in one sign. Authors ask for three to five; three stand together in two charts of three
 * (1900 to 2050), since Mercury and Venus never leave the Sun far, four in one of five.
 */
const stelliumSize = 4;

/**
 * The figures that Sun to Pluto make, in the order of the ids. Each combination of bodies that holds all the
 * aspects of a figure is one; T-squares within a grand cross and grand trines within a kite are not listed again.
 *
 * - T-square: an opposition, both ends square to a third.
 * - Grand cross: two oppositions, the ends of each square to the ends of the other.
 * - Grand trine: three bodies, each trine to each.
 * - Kite: a grand trine, and a fourth body opposite to one of its corners and sextile to the two others.
 * - Yod: a sextile, both ends inconjunct to a third.
 * - Mystic rectangle: two oppositions, their ends joined by two sextiles and two trines.
 * - Stellium: four or more in one sign.
 *
 * (B. Tierney, Dynamics of Aspect Analysis.)
 *
 * @param points the chart's bodies; others than the ten planets are passed over
 * @param aspects the aspects found among them, so that a figure stands on the very aspects the chart lists
 * @param rules what these were found by; an aspect of a figure that they leave out (by default the inconjunct)
 *   is looked for between bodies that have no other aspect, with their orbs
 */
export function findPatterns(
  points: readonly MovingPoint[],
  aspects: readonly Aspect[],
  rules: AspectRules,
): Pattern[] {
  const planetsOnly = points.filter((point) => point.id <= Pluto);
  const web = weave(planetsOnly, aspects, rules);
  const oppositions = oppositionsIn(web);
  const crosses = crossed(web, oppositions, GrandCross, Square, Square);
  const grandTrines = findGrandTrines(web);
  const kites = findKites(web, grandTrines);
  const found = oppositions.length === 0 ? [] : outside(crosses, pointed(web, TSquare, Opposition, Square));
  found.push(...crosses, ...outside(kites, grandTrines), ...kites, ...pointed(web, Yod, Sextile, Inconjunct));
  if (oppositions.length > 1) found.push(...crossed(web, oppositions, MysticRectangle, Sextile, Trine));
  addStellia(planetsOnly, found);
  return found;
}

const figureAspects: readonly AspectId[] = [Opposition, Trine, Square, Sextile, Inconjunct];

/**
 * Who is in which aspect of figures to whom: at `aspect * 10 + planet`, a bit for each planet in that aspect to it. The
 * ids of these aspects are the first.
 */
type Web = readonly number[];

/** The aspects of figures that rules leave out, by their orbs: made once for the rules. */
const unlistedOf = new WeakMap<AspectRules, AspectRules>();

function unlistedRules(rules: AspectRules): AspectRules {
  const known = unlistedOf.get(rules);
  if (known) return known;
  const aspects = figureAspects.filter((aspect) => !rules.aspects.includes(aspect));
  const unlisted = { ...rules, aspects };
  unlistedOf.set(rules, unlisted);
  return unlisted;
}

function weave(points: readonly MovingPoint[], aspects: readonly Aspect[], rules: AspectRules): Web {
  const web = new Array<number>((Inconjunct + 1) * 10).fill(0);
  const met = new Array<number>(10).fill(0);
  const join = ({ first, second, aspect }: Aspect): void => {
    (met[first] as number) |= 1 << second;
    (met[second] as number) |= 1 << first;
    if (aspect > Inconjunct) return;
    (web[aspect * 10 + first] as number) |= 1 << second;
    (web[aspect * 10 + second] as number) |= 1 << first;
  };
  for (const aspect of aspects) {
    if (aspect.first <= Pluto && aspect.second <= Pluto) join(aspect);
  }
  const unlisted = unlistedRules(rules);
  if (unlisted.aspects.length === 0) return web;
  const unmet = (a: MovingPoint, b: MovingPoint) => (((met[a.id] as number) >> b.id) & 1) === 0;
  for (const aspect of aspectsAmong(points, unlisted, unmet)) join(aspect);
  return web;
}

/** The bodies in an aspect to a body, as bits. */
const partners = (web: Web, aspect: AspectId, body: Planet): number => web[aspect * 10 + body] as number;

const joined = (web: Web, aspect: AspectId, a: Planet, b: Planet): boolean =>
  ((partners(web, aspect, a) >> b) & 1) === 1;

const nobody: readonly Planet[] = [];

/** The bodies whose bits are set, after one given. */
function members(bits: number, after = -1): readonly Planet[] {
  let rest = bits >> (after + 1);
  if (rest === 0) return nobody;
  const found: Planet[] = [];
  for (let body = after + 1; rest !== 0; rest >>= 1, body++) {
    if (rest & 1) found.push(body as Planet);
  }
  return found;
}

/** Two bodies in the one aspect, both in the other to a third: the apex. */
function pointed(web: Web, patternId: PatternId, base: AspectId, sides: AspectId): Pattern[] {
  const found: Pattern[] = [];
  for (const a of planets) {
    const sidesOfA = partners(web, sides, a);
    if (sidesOfA === 0 || partners(web, base, a) === 0) continue;
    for (const b of members(partners(web, base, a), a)) {
      for (const apex of members(sidesOfA & partners(web, sides, b))) {
        found.push({ patternId, bodies: [apex, a, b] });
      }
    }
  }
  return found;
}

/** Two oppositions, a to c and b to d, whose ends are joined around the circle by two kinds of aspect in turn. */
function crossed(
  web: Web,
  oppositions: readonly (readonly [Planet, Planet])[],
  patternId: PatternId,
  one: AspectId,
  other: AspectId,
): Pattern[] {
  const found: Pattern[] = [];
  for (let i = 1; i < oppositions.length; i++) {
    const [b, d] = oppositions[i] as readonly [Planet, Planet];
    for (let j = 0; j < i; j++) {
      const [a, c] = oppositions[j] as readonly [Planet, Planet];
      if (isRing(web, one, other, a, b, c, d) || isRing(web, other, one, a, b, c, d)) {
        found.push({ patternId, bodies: ascending(a, b, c, d) });
      }
    }
  }
  return found;
}

/** The pairs that are opposite each other, by the first of the two. */
function oppositionsIn(web: Web): (readonly [Planet, Planet])[] {
  const found: (readonly [Planet, Planet])[] = [];
  for (const a of planets) for (const b of members(partners(web, Opposition, a), a)) found.push([a, b]);
  return found;
}

const ascending = (...bodies: Planet[]): Planet[] => bodies.sort((a, b) => a - b);

function isRing(
  web: Web,
  one: AspectId,
  other: AspectId,
  a: Planet,
  b: Planet,
  c: Planet,
  d: Planet,
): boolean {
  return (
    joined(web, one, a, b) && joined(web, other, b, c) && joined(web, one, c, d) && joined(web, other, d, a)
  );
}

function findGrandTrines(web: Web): Pattern[] {
  const found: Pattern[] = [];
  for (const a of planets) {
    const trinesOfA = partners(web, Trine, a);
    for (const b of members(trinesOfA, a)) {
      for (const c of members(trinesOfA & partners(web, Trine, b), b)) {
        found.push({ patternId: GrandTrine, bodies: [a, b, c] });
      }
    }
  }
  return found;
}

/** A kite for each corner of each grand trine that has an opposite body in sextile to the other two corners. */
function findKites(web: Web, grandTrines: readonly Pattern[]): Pattern[] {
  const found: Pattern[] = [];
  for (const { bodies } of grandTrines) {
    const [a, b, c] = bodies as readonly [Planet, Planet, Planet];
    for (const [corner, left, right] of [
      [a, b, c],
      [b, a, c],
      [c, a, b],
    ] as const) {
      const outside =
        partners(web, Opposition, corner) & partners(web, Sextile, left) & partners(web, Sextile, right);
      for (const body of members(outside)) found.push({ patternId: Kite, bodies: [body, a, b, c] });
    }
  }
  return found;
}

function addStellia(points: readonly MovingPoint[], found: Pattern[]): void {
  /** A bit for each planet. */
  const bySign = new Array<number>(12).fill(0);
  for (const { id, longitude } of points) (bySign[signOf(longitude)] as number) |= 1 << id;
  for (const together of bySign)
    if (countOf(together) >= stelliumSize) found.push({ patternId: Stellium, bodies: members(together) });
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The figures that are not part of one of the larger ones. */
const outside = (larger: readonly Pattern[], figures: Pattern[]): Pattern[] =>
  larger.length === 0
    ? figures
    : figures.filter(
        (figure) => !larger.some(({ bodies }) => figure.bodies.every((body) => bodies.includes(body))),
      );
