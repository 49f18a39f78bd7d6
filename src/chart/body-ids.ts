/** Ids of the bodies and points of a chart, as the interface numbers them in `planetId`. */
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

/** The axes: a point and the one opposite to it, which says the same from the other end. */
export const opposites: readonly (readonly [NamedBodyId, NamedBodyId])[] = [
  [NorthNode, SouthNode],
  [Ascendant, Descendant],
  [Midheaven, ImumCoeli],
];
