import { Jupiter, Neptune, type Planet, Pluto, Saturn, Uranus } from '../chart/bodies.js';

/** Planets that stay in a sign for a year or longer: their changes of sign and meetings are news to everybody. */
export const slowPlanets = [Jupiter, Saturn, Uranus, Neptune, Pluto] as const;
export type SlowPlanet = (typeof slowPlanets)[number];

export const isJupiterOrSlower = (body: Planet): body is SlowPlanet => body >= Jupiter;
