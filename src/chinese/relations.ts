import { type Branch, breaks, clash, combine, harm, modulo, punish, trine } from './cycles.js';

/** What the branch of a year is to that of a person. */

export const yearRelations = [
  'benming',
  'clash',
  'combination',
  'trine',
  'harm',
  'punishment',
  'break',
  'neutral',
] as const;
export type YearRelation = (typeof yearRelations)[number];

/** Where it is two things, the first of the list. */
export const relationOf = (own: Branch, year: Branch): YearRelation => relationsOf(own, year)[0] ?? 'neutral';

/** All that two branches are to each other. */
export function relationsOf(own: Branch, year: Branch): YearRelation[] {
  const holds: Partial<Record<YearRelation, boolean>> = {
    benming: own === year,
    clash: clash(own, year),
    combination: combine(own, year),
    trine: trine(own, year),
    harm: harm(own, year),
    punishment: punish(own, year),
    break: breaks(own, year),
  };
  return yearRelations.filter((relation) => holds[relation]);
}

export const allBranches: readonly Branch[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** The year begins with the month of the Tiger. */
const inOrderOfMonths = (a: Branch, b: Branch): number => modulo(a - 2, 12) - modulo(b - 2, 12);

/** Branches whose months help another's: its partner in combination, and the two of its trine. */
export const helpingBranches = (own: Branch): Branch[] =>
  allBranches.filter((other) => combine(own, other) || trine(own, other)).sort(inOrderOfMonths);

/** Branches whose months rub: those that clash with another and that harm it. */
export const rubbingBranches = (own: Branch): Branch[] =>
  allBranches.filter((other) => clash(own, other) || harm(own, other)).sort(inOrderOfMonths);
