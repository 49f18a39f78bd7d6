import { type BodyId, Jupiter, Mars, Moon, Pluto, Saturn, Sun, Uranus, Venus } from '../../chart/bodies.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/encounters.js';
import { type Chapter, type ChosenAspects, type CompositeContext, strong, strongestOf } from './context.js';
import { aspectsBeside, weighedUnnamed } from './lead.js';

/** Chooses the aspects of a composite's reading, and the chapter of each. */

/** Aspects of a chapter at most, besides those that are all but exact. */
export const mostAspects: Readonly<Record<Chapter, number>> = { pair: 0, purpose: 3, home: 4, tests: 5 };
/** An aspect of less weight is too faint to tell. */
export const faint = 1;

/** An aspect of a light this close is always told: within about 1°, in a brief reading about ½°. */
const exact = 0.87;
const exactInBrief = 0.93;
/** The same of any planet with one of Sun to Saturn: within about ⅓°. */
const closest = 0.94;

export const isOf = ({ first, second }: WeighedAspect, ...ids: BodyId[]): boolean =>
  ids.some((id) => id === first || id === second);

export const otherOf = ({ first, second }: WeighedAspect, id: BodyId): BodyId =>
  first === id ? second : first;

export const isExact = (aspect: WeighedAspect): boolean =>
  aspect.closeness >= (isOf(aspect, Sun, Moon) ? exact : closest) && aspect.first < Uranus;

/** Whether a planet is within about 2° of the Moon, which two people feel every day. */
export const isWithMoon = (aspect: WeighedAspect): boolean =>
  aspect.aspect === 0 && isOf(aspect, Moon) && aspect.closeness >= close;
const close = 0.75;

export const isMain = (aspect: WeighedAspect, { told }: CompositeContext): boolean =>
  isExact(aspect) || aspect.weight >= strong || told.heaviest.includes(aspect);

/** The chapter of an aspect: hard ones test the pair, kind ones of Moon or Venus are about home, the rest about purpose. */
export function chapterOf(aspect: WeighedAspect): Chapter {
  const valence = valenceOf(aspect);
  // With Jupiter in it a heavy conjunction serves a purpose.
  const isHeavy = valence === 'strong' && isOf(aspect, Mars, Saturn, Pluto) && !isOf(aspect, Jupiter);
  if (valence === 'hard' || isHeavy) return 'tests';
  return isOf(aspect, Moon, Venus) ? 'home' : 'purpose';
}

/** The aspects of a brief reading: the strongest of each chapter, and those that the opening names. */
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

/** Drops the faintest of three aspects that join three bodies with each other: the two stronger ones have told it. */
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
