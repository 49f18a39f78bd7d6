import {
  asteroidOffset,
  type BodyId,
  Ceres,
  Chiron,
  isAsteroid,
  Juno,
  Lilith,
  Moon,
  NorthNode,
  Pallas,
  Pluto,
  SouthNode,
  Sun,
  Vesta,
} from '../chart/bodies.js';

/** Which of the Moon's nodes and apogees a chart uses. */
export interface LunarPoints {
  node: 'true' | 'mean';
  lilith: 'mean' | 'osculating';
}

/** Numbers of the Swiss Ephemeris (`SE_…` in `swephexp.h`) for the bodies whose number differs from ours. */
const SE_MEAN_NODE = 10;
const SE_TRUE_NODE = 11;
const SE_MEAN_APOG = 12;
const SE_OSCU_APOG = 13;
const SE_CHIRON = 15;
const SE_CERES = 17;
const SE_AST_OFFSET = 10_000;

/** The number the Swiss Ephemeris knows a body by, or undefined for the points that come of houses. */
export function swissNumber(body: BodyId, points: LunarPoints): number | undefined {
  if (body >= Sun && body <= Pluto) return body;
  if (body >= Ceres && body <= Vesta) return body - Ceres + SE_CERES;
  if (isAsteroid(body)) return body - asteroidOffset + SE_AST_OFFSET;
  switch (body) {
    case Chiron:
      return SE_CHIRON;
    case Lilith:
      return points.lilith === 'mean' ? SE_MEAN_APOG : SE_OSCU_APOG;
    case NorthNode:
    case SouthNode:
      return points.node === 'true' ? SE_TRUE_NODE : SE_MEAN_NODE;
    default:
      return undefined;
  }
}

const asteroids: ReadonlySet<BodyId> = new Set([Chiron, Ceres, Pallas, Juno, Vesta]);

/** The bundled file a body is read from, besides the planets' (which the Earth comes from). */
export function ephemerisFileOf(body: BodyId, points: LunarPoints): string | undefined {
  if (body === Moon) return 'semo_18.se1';
  if (body === Lilith) return points.lilith === 'mean' ? undefined : 'semo_18.se1';
  if (body === NorthNode || body === SouthNode) return points.node === 'mean' ? undefined : 'semo_18.se1';
  if (asteroids.has(body)) return 'seas_18.se1';
  if (isAsteroid(body)) return asteroidFile(body);
  return body >= Sun && body <= Pluto ? 'sepl_18.se1' : undefined;
}

/** `swi_gen_filename` in `sweph.c`: five digits with an `s` (short, 600 years) or without. */
export function asteroidFile(body: BodyId): string {
  const number = body - asteroidOffset;
  return number > 99_999 ? `s${number}s.se1` : `se${String(number).padStart(5, '0')}s.se1`;
}
