import type { AspectId } from './aspect-kinds.js';
import { type BodyId, Moon, Pluto, Sun } from './body-ids.js';

/**
 * How far from exact an aspect still counts, in degrees. The tables and the rules for luminaries and minor
 * points are this project's, in the range of common practice.
 */

/** What is compared: points of one chart, two charts, transits or returns to a birth, progressions to a birth. */
export type OrbFamily = 'chart' | 'synastry' | 'toNatal' | 'progressed';

type OrbTable = Readonly<Record<AspectId, number>>;

const table = (
  conjunction: number,
  trine: number,
  sextile: number,
  inconjunct: number,
  semisquare: number,
  minor: number,
): OrbTable => [
  conjunction,
  conjunction,
  trine,
  trine,
  sextile,
  inconjunct,
  minor,
  semisquare,
  semisquare,
  minor,
  minor,
];

export const orbTables: Readonly<Record<OrbFamily, OrbTable>> = {
  chart: table(8, 7, 5, 2.5, 2, 1.5),
  synastry: table(6, 5, 4, 2, 1.5, 1),
  toNatal: table(2.5, 2.5, 2.5, 1, 1, 1),
  progressed: table(1, 1, 1, 1, 0.5, 0.5),
};

/** Whether the orbs of a family depend on the bodies of the pair. */
const isWidened = (family: OrbFamily): boolean => family === 'chart' || family === 'synastry';
/** Degrees that the Sun or the Moon in a pair adds. */
export const luminaryBonus = 1.5;
/** What the orb of two bodies is multiplied by where neither is one of Sun to Pluto. */
export const minorFactor = 0.5;

/** An orb of one's own for an aspect: flat, or by body with a default for the others. */
export type OrbOverride =
  | number
  | { readonly default?: number; readonly bodies: ReadonlyMap<BodyId, number> };

export interface OrbLimits {
  family: OrbFamily;
  overrides: ReadonlyMap<AspectId, OrbOverride>;
}

const isLuminary = (body: BodyId): boolean => body === Sun || body === Moon;
const isMinor = (body: BodyId): boolean => body > Pluto;

/**
 * The orb of an aspect between two bodies, in degrees. An override replaces the table; where both bodies have one, the
 * larger wins.
 */
export function orbOf(limits: OrbLimits, aspect: AspectId, a: BodyId, b: BodyId): number {
  if (limits.overrides.size > 0) {
    const override = limits.overrides.get(aspect);
    if (typeof override === 'number') return override;
    if (override) {
      const own = [a, b].map((body) => override.bodies.get(body) ?? override.default);
      const given = own.filter((orb) => orb !== undefined);
      if (given.length > 0) return Math.max(...given);
    }
  }
  return usualOrb(limits.family, aspect, a, b);
}

/** The orb that nothing overrides. */
export function usualOrb(family: OrbFamily, aspect: AspectId, a: BodyId, b: BodyId): number {
  const orb = orbTables[family][aspect];
  if (!isWidened(family)) return orb;
  if (isLuminary(a) || isLuminary(b)) return orb + luminaryBonus;
  return isMinor(a) && isMinor(b) ? orb * minorFactor : orb;
}

/** Whether an aspect's orb depends on the bodies that make it: by its table, or by orbs given for single bodies. */
export const hasOrbsByBody = (limits: OrbLimits): boolean =>
  isWidened(limits.family) || [...limits.overrides.values()].some((override) => typeof override !== 'number');

/** The widest orb, in degrees, that any pair of bodies has for an aspect. */
export function widestOrb(limits: OrbLimits, aspect: AspectId): number {
  const table = orbTables[limits.family][aspect] + (isWidened(limits.family) ? luminaryBonus : 0);
  const override = limits.overrides.get(aspect);
  if (override === undefined) return table;
  if (typeof override === 'number') return override;
  return Math.max(table, override.default ?? 0, ...override.bodies.values());
}
