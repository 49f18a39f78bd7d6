import { type BodyId, Jupiter, Mars, Moon, Pluto, Saturn, Sun, Uranus, Venus } from '../../chart/bodies.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/encounters.js';
import { type Chapter, type ChosenAspects, type CompositeContext, strong, strongestOf } from './context.js';
import { aspectsBeside, weighedUnnamed } from './lead.js';

/** Which aspects a composite's reading has, and in which chapter. */

/** Aspects of a chapter, besides those that are close to exact. */
export const mostAspects: Readonly<Record<Chapter, number>> = { pair: 0, purpose: 3, home: 4, tests: 5 };
/** Of an aspect: below it is too faint to speak of. */
export const faint = 1;

/** Closeness from which an aspect of a light is in the reading, whatever else is: some 1°, and in brief some ½°. */
const exact = 0.87;
const exactInBrief = 0.93;
/** The same of any planet with one that is not of an age: some ⅓°. */
const closest = 0.94;

export const isOf = ({ first, second }: WeighedAspect, ...ids: BodyId[]): boolean =>
  ids.some((id) => id === first || id === second);

export const otherOf = ({ first, second }: WeighedAspect, id: BodyId): BodyId =>
  first === id ? second : first;

export const isExact = (aspect: WeighedAspect): boolean =>
  aspect.closeness >= (isOf(aspect, Sun, Moon) ? exact : closest) && aspect.first < Uranus;

/** A planet with the Moon, within some 2°, is felt every day. */
export const isWithMoon = (aspect: WeighedAspect): boolean =>
  aspect.aspect === 0 && isOf(aspect, Moon) && aspect.closeness >= close;
const close = 0.75;

export const isMain = (aspect: WeighedAspect, { told }: CompositeContext): boolean =>
  isExact(aspect) || aspect.weight >= strong || told.heaviest.includes(aspect);

/** What is hard tests the pair, what is kind to Moon or Venus is felt at home, the rest serves what it is for. */
export function chapterOf(aspect: WeighedAspect): Chapter {
  const valence = valenceOf(aspect);
  // Beside Jupiter what is heavy is a means to something.
  const isHeavy = valence === 'strong' && isOf(aspect, Mars, Saturn, Pluto) && !isOf(aspect, Jupiter);
  if (valence === 'hard' || isHeavy) return 'tests';
  return isOf(aspect, Moon, Venus) ? 'home' : 'purpose';
}

/** Of those that a reading has, what a brief one has: the strongest of each chapter, and what its opening speaks of. */
export function inBrief(context: CompositeContext, chosen: ChosenAspects): ChosenAspects {
  const [heaviest] = context.told.heaviest;
  const needed = [
    ...context.leaders.map((body) => strongestOf(context, body)),
    heaviest,
    context.lead,
    ...aspectsBeside(context),
    ...weighedUnnamed(context),
  ];
  const isKept = (aspect: WeighedAspect, i: number): boolean =>
    i === 0 ||
    needed.includes(aspect) ||
    (isExact(aspect) && isOf(aspect, Sun, Moon) && aspect.closeness >= exactInBrief);
  const { pair, purpose, home, tests } = chosen;
  return {
    pair: pair.filter(isKept),
    purpose: purpose.filter(isKept),
    home: home.filter(isKept),
    tests: tests.filter(isKept),
  };
}

/**
 * The aspects of a chapter without those that close a figure of three bodies: the two sides that are stronger have
 * told what
 * the faintest would tell again.
 */
export function withoutThirdSides(
  aspects: readonly WeighedAspect[],
  isNeeded: (aspect: WeighedAspect) => boolean,
): WeighedAspect[] {
  let left = [...aspects];
  for (const aspect of [...aspects].sort((a, b) => a.weight - b.weight)) {
    if (isNeeded(aspect)) continue;
    const partnersOf = (id: BodyId): BodyId[] =>
      left
        .filter((each) => each !== aspect && isOf(each, id))
        .map(({ first, second }) => (first === id ? second : first));
    const others = partnersOf(aspect.second);
    if (partnersOf(aspect.first).some((id) => others.includes(id)))
      left = left.filter((each) => each !== aspect);
  }
  return left;
}
