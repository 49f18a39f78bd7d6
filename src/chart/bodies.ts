/** The bodies and points of a chart, by the ids of the interface's `planetId`. A new body is a new row here. */

export const Sun = 0;
export const Moon = 1;
export const Mercury = 2;
export const Venus = 3;
export const Mars = 4;
export const Jupiter = 5;
export const Saturn = 6;
export const Uranus = 7;
export const Neptune = 8;
export const Pluto = 9;
export const Chiron = 10;
export const Lilith = 11;
export const NorthNode = 12;
export const PartOfFortune = 13;
export const Vertex = 14;
export const Ascendant = 15;
export const Midheaven = 16;
export const Ceres = 17;
export const Pallas = 18;
export const Juno = 19;
export const Vesta = 20;
export const SouthNode = 21;
export const Descendant = 22;
export const ImumCoeli = 23;
export const EastPoint = 24;

export const bodyIds = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;
/** A body or point with a row of its own. */
export type NamedBodyId = (typeof bodyIds)[number];
/** A named body, or 10000 + n for the numbered asteroid n. */
export type BodyId = number;

/** The ten bodies that every text and every rulership speaks of. */
export const planets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Planet = (typeof planets)[number];

/** Entries of `planets` where a request names none. */
export const defaultBodies: readonly NamedBodyId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16];

export const asteroidOffset = 10_000;
export const isAsteroid = (body: BodyId): boolean => body > asteroidOffset;

/** What a body is: `lunar` points come of the Moon's orbit, `angle`s and `lot`s need houses. */
export type BodyKind = 'luminary' | 'planet' | 'asteroid' | 'lunar' | 'angle' | 'lot';

export interface Body {
  id: NamedBodyId;
  kind: BodyKind;
  symbol: string;
  /**
   * Mean daily motion in degrees, where a body can be slow enough to be called stationary. Sun to Pluto: the
   * table in N. deVore, Encyclopedia of Astrology, "Motion"; the rest: 360° by the sidereal period (JPL SBDB).
   */
  meanSpeed: number | null;
}

const row = (id: NamedBodyId, kind: BodyKind, symbol: string, meanSpeed: number | null = null): Body => ({
  id,
  kind,
  symbol,
  meanSpeed,
});

export const bodies: readonly Body[] = [
  row(Sun, 'luminary', '☉'),
  row(Moon, 'luminary', '☽'),
  row(Mercury, 'planet', '☿', 1.3833),
  row(Venus, 'planet', '♀', 1.2),
  row(Mars, 'planet', '♂', 0.5242),
  row(Jupiter, 'planet', '♃', 0.0831),
  row(Saturn, 'planet', '♄', 0.0335),
  row(Uranus, 'planet', '♅', 0.0117),
  row(Neptune, 'planet', '♆', 0.006),
  row(Pluto, 'planet', '♇', 0.004),
  row(Chiron, 'asteroid', '⚷', 0.0195),
  row(Lilith, 'lunar', '⚸'),
  row(NorthNode, 'lunar', '☊'),
  row(PartOfFortune, 'lot', '⊗'),
  row(Vertex, 'angle', 'Vx'),
  row(Ascendant, 'angle', 'Asc'),
  row(Midheaven, 'angle', 'MC'),
  row(Ceres, 'asteroid', '⚳', 0.2141),
  row(Pallas, 'asteroid', '⚴', 0.2135),
  row(Juno, 'asteroid', '⚵', 0.2259),
  row(Vesta, 'asteroid', '⚶', 0.2716),
  row(SouthNode, 'lunar', '☋'),
  row(Descendant, 'angle', 'Dsc'),
  row(ImumCoeli, 'angle', 'IC'),
  row(EastPoint, 'angle', 'EP'),
];

export const bodyById = (body: BodyId): Body | undefined => bodies[body];

/** The axes: a point and the one opposite to it, which says the same from the other end. */
export const opposites: readonly (readonly [NamedBodyId, NamedBodyId])[] = [
  [NorthNode, SouthNode],
  [Ascendant, Descendant],
  [Midheaven, ImumCoeli],
];

/** Needs houses, and so a time of birth. */
export const needsHouses = (body: BodyId): boolean => {
  const kind = bodyById(body)?.kind;
  return kind === 'angle' || kind === 'lot';
};

/** A body counts as stationary when it is slower than this fraction of its mean daily motion. */
export const stationaryFraction = 0.1;

export function isStationary(body: BodyId, speed: number): boolean {
  const mean = bodyById(body)?.meanSpeed;
  return mean != null && Math.abs(speed) < mean * stationaryFraction;
}
