import {
  type Aspect,
  type AspectId,
  type AspectRules,
  aspectBetween,
  Inconjunct,
  type MovingPoint,
  Opposition,
  Sextile,
  Square,
  Trine,
} from './aspects.js';
import { type Planet, Pluto, planets } from './bodies.js';
import { signOf } from './zodiac.js';

/** Figures that several planets make together. */
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
export type PatternKey = (typeof patternKeys)[number];

export interface Pattern {
  patternId: PatternId;
  /**
   * First the planet the figure points at, where there is one (the apex of T-square and yod; the planet of the
   * kite that is outside the grand trine), then the others by id.
   */
  bodies: readonly Planet[];
}

/** Planets it takes in one sign. Three are met too often by Sun, Mercury and Venus, never far from each other. */
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
 * (B. Tierney, Dynamics of Aspect Analysis; for the stellium authors ask for three to five.)
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
  const crosses = crossed(web, GrandCross, (a, b, c, d) => ring(web, Square, Square, a, b, c, d));
  const kites = findKites(web);
  return [
    ...pointed(web, TSquare, Opposition, Square).filter(isOutside(crosses)),
    ...crosses,
    ...findGrandTrines(web).filter(isOutside(kites)),
    ...kites,
    ...pointed(web, Yod, Sextile, Inconjunct),
    ...crossed(
      web,
      MysticRectangle,
      (a, b, c, d) => ring(web, Sextile, Trine, a, b, c, d) || ring(web, Trine, Sextile, a, b, c, d),
    ),
    ...findStellia(planetsOnly),
  ];
}

const figureAspects: readonly AspectId[] = [Opposition, Trine, Square, Sextile, Inconjunct];

/** Who is in which aspect to whom: at `aspect * 10 + planet`, a bit for each planet in that aspect to it. */
type Web = readonly number[];

function weave(points: readonly MovingPoint[], aspects: readonly Aspect[], rules: AspectRules): Web {
  const web = new Array<number>(11 * 10).fill(0);
  const met = new Array<number>(10).fill(0);
  const join = ({ first, second, aspect }: Aspect): void => {
    (web[aspect * 10 + first] as number) |= 1 << second;
    (web[aspect * 10 + second] as number) |= 1 << first;
    (met[first] as number) |= 1 << second;
    (met[second] as number) |= 1 << first;
  };
  for (const aspect of aspects) {
    if (aspect.first <= Pluto && aspect.second <= Pluto) join(aspect);
  }
  const unlisted = figureAspects.filter((aspect) => !rules.aspects.includes(aspect));
  if (unlisted.length === 0) return web;
  const unlistedRules = { ...rules, aspects: unlisted };
  for (const [index, a] of points.entries()) {
    for (let i = index + 1; i < points.length; i++) {
      const b = points[i] as MovingPoint;
      if (((met[a.id] as number) >> b.id) & 1) continue;
      const aspect = aspectBetween(a, b, unlistedRules);
      if (aspect) join(aspect);
    }
  }
  return web;
}

const joined = (web: Web, aspect: AspectId, a: Planet, b: Planet): boolean =>
  (((web[aspect * 10 + a] as number) >> b) & 1) === 1;

/** Two bodies in the one aspect, both in the other to a third: the apex. */
function pointed(web: Web, patternId: PatternId, base: AspectId, sides: AspectId): Pattern[] {
  const found: Pattern[] = [];
  for (const a of planets) {
    for (const b of planets) {
      if (b <= a || !joined(web, base, a, b)) continue;
      for (const apex of planets) {
        if (joined(web, sides, apex, a) && joined(web, sides, apex, b)) {
          found.push({ patternId, bodies: [apex, a, b] });
        }
      }
    }
  }
  return found;
}

/** Two oppositions, a to c and b to d, whose ends are joined as told. */
function crossed(
  web: Web,
  patternId: PatternId,
  areJoined: (a: Planet, b: Planet, c: Planet, d: Planet) => boolean,
): Pattern[] {
  const found: Pattern[] = [];
  for (const a of planets) {
    for (const c of planets) {
      if (c <= a || !joined(web, Opposition, a, c)) continue;
      for (const b of planets) {
        for (const d of planets) {
          if (b <= a || d <= b || !joined(web, Opposition, b, d) || !areJoined(a, b, c, d)) continue;
          found.push({ patternId, bodies: [a, b, c, d].sort((x, y) => x - y) });
        }
      }
    }
  }
  return found;
}

/** Whether four bodies are joined around the circle by two kinds of aspect in turn. */
const ring = (
  web: Web,
  one: AspectId,
  other: AspectId,
  a: Planet,
  b: Planet,
  c: Planet,
  d: Planet,
): boolean =>
  joined(web, one, a, b) && joined(web, other, b, c) && joined(web, one, c, d) && joined(web, other, d, a);

function findGrandTrines(web: Web): Pattern[] {
  const found: Pattern[] = [];
  for (const a of planets) {
    for (const b of planets) {
      if (b <= a || !joined(web, Trine, a, b)) continue;
      for (const c of planets) {
        if (c > b && joined(web, Trine, a, c) && joined(web, Trine, b, c)) {
          found.push({ patternId: GrandTrine, bodies: [a, b, c] });
        }
      }
    }
  }
  return found;
}

/** A kite is an opposition, one end trine and the other sextile to the same two bodies, themselves in trine. */
function findKites(web: Web): Pattern[] {
  const found: Pattern[] = [];
  for (const outside of planets) {
    for (const a of planets) {
      if (!joined(web, Sextile, outside, a)) continue;
      for (const b of planets) {
        if (b <= a || !joined(web, Sextile, outside, b) || !joined(web, Trine, a, b)) continue;
        for (const corner of planets) {
          if (!joined(web, Opposition, outside, corner)) continue;
          if (joined(web, Trine, corner, a) && joined(web, Trine, corner, b)) {
            found.push({ patternId: Kite, bodies: [outside, ...[a, b, corner].sort((x, y) => x - y)] });
          }
        }
      }
    }
  }
  return found;
}

function findStellia(points: readonly MovingPoint[]): Pattern[] {
  const bySign: Planet[][] = [];
  for (const { id, longitude } of points) {
    const sign = signOf(longitude);
    const together = bySign[sign];
    if (together) together.push(id as Planet);
    else bySign[sign] = [id as Planet];
  }
  return bySign
    .filter((together) => together.length >= stelliumSize)
    .map((together) => ({ patternId: Stellium, bodies: together.sort((x, y) => x - y) }));
}

/** Not all of whose bodies are those of one of the larger figures. */
const isOutside =
  (larger: readonly Pattern[]) =>
  (pattern: Pattern): boolean =>
    !larger.some(({ bodies }) => pattern.bodies.every((body) => bodies.includes(body)));
