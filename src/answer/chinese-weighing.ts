import {
  type Branch,
  type ChineseElement,
  chineseElements,
  elementOfBranch,
  modulo,
} from '../chinese/cycles.js';
import { allBranches, relationOf, type YearRelation } from '../chinese/relations.js';
import type { ElementRelation, HelpingPart, PressingPart, Stance } from '../text/chinese-catalogue.js';

/** Relations of elements and animals, and the parts of a birth that a year affects. */

/** By the rounds in which each element feeds the next and masters the one after that. */
const relations: readonly ElementRelation[] = ['same', 'feeds', 'masters', 'mastered', 'drains'];

/** The relation of one element to another: of a month's to the day master, of a year's to the day. */
export function betweenElements(one: ChineseElement, other: ChineseElement): ElementRelation {
  const steps = modulo(chineseElements.indexOf(other) - chineseElements.indexOf(one), 5);
  return relations[steps] as ElementRelation;
}

/** How many animals before this one are nothing to a year in the same way, by their elements. */
export const placeAmongNeutral = (animal: Branch, year: Branch): number => {
  const between = (one: Branch) => betweenElements(elementOfBranch(year), elementOfBranch(one));
  return allBranches.filter(
    (one) => one < animal && relationOf(one, year) === 'neutral' && between(one) === between(animal),
  ).length;
};

/** Whether a year is an animal's own, against it, with it or neither. */
export const stanceOf = (relation: YearRelation): Stance => {
  if (relation === 'benming') return 'own';
  if (relation === 'neutral') return 'even';
  return relation === 'trine' || relation === 'combination' ? 'friendly' : 'offended';
};

/** The parts of a birth that a year moves, in the order in which they are named. */
export interface MovedParts {
  /** Parts whose own year it is, or which it helps. */
  helps: HelpingPart[];
  presses: PressingPart[];
}

/** Which of a person's animal, day, month and element a year helps, presses or has for its own. */
export function movedParts(
  ofAnimal: YearRelation,
  { dayMaster, day, month }: { dayMaster: ChineseElement; day: Branch; month: Branch },
  year: { element: ChineseElement; branch: Branch },
): MovedParts {
  const [ofDay, ofMonth] = [relationOf(day, year.branch), relationOf(month, year.branch)];
  const ofElement = betweenElements(year.element, dayMaster);
  const parts = [
    { part: 'animal', relation: ofAnimal } as const,
    { part: 'element', relation: ofElement } as const,
    // One animal in both places is told of once.
    ...(day === month
      ? [{ part: 'both', relation: ofDay } as const]
      : [{ part: 'day', relation: ofDay } as const, { part: 'month', relation: ofMonth } as const]),
  ];
  return {
    helps: parts.flatMap((one): HelpingPart[] => {
      // An element that is the person's own brings companions and rivals alike, and is neither.
      if (one.part === 'element')
        return one.relation === 'feeds' ? [{ part: one.part, relation: one.relation }] : [];
      return isHelp(one.relation) ? [{ part: one.part, relation: one.relation }] : [];
    }),
    presses: parts.flatMap((one): PressingPart[] => {
      if (one.part === 'element')
        return one.relation === 'masters' ? [{ part: one.part, relation: one.relation }] : [];
      return isOffense(one.relation) ? [{ part: one.part, relation: one.relation }] : [];
    }),
  };
}

const isHelp = (relation: YearRelation): relation is 'benming' | 'combination' | 'trine' =>
  stanceOf(relation) === 'own' || stanceOf(relation) === 'friendly';

export const isOffense = (relation: YearRelation): relation is 'clash' | 'harm' | 'punishment' | 'break' =>
  stanceOf(relation) === 'offended';
