import { type BodyId, Mars, Moon, type Planet, Pluto, Saturn, Sun, Venus } from '../../chart/bodies.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/choice.js';
import { type Chapter, type CompositeDesk, hasOwnSection, hasText, strong, strongestOf } from './desk.js';

/** Which aspects a composite's reading has, and in which chapter. */

/** Aspects of a chapter, besides those that are close to exact. */
const aspectsOf: Readonly<Record<Chapter, number>> = { pair: 0, purpose: 2, home: 3, tests: 4 };
/** Of an aspect: below it is too faint to speak of. */
const faint = 1.5;

/** Closeness from which an aspect of a light is in the reading, whatever else is: some 1°. */
const exact = 0.87;

export const isOf = ({ first, second }: WeighedAspect, ...ids: BodyId[]): boolean =>
  ids.some((id) => id === first || id === second);

const isExact = (aspect: WeighedAspect): boolean => aspect.closeness >= exact && isOf(aspect, Sun, Moon);

export const isMain = (aspect: WeighedAspect): boolean => isExact(aspect) || aspect.weight >= strong;

/** What is hard tests the pair, what is kind to Moon or Venus is felt at home, the rest serves what it is for. */
function chapterOf(aspect: WeighedAspect): Chapter {
  const valence = valenceOf(aspect);
  if (valence === 'hard' || (valence === 'strong' && isOf(aspect, Mars, Saturn, Pluto))) return 'tests';
  return isOf(aspect, Moon, Venus) ? 'home' : 'purpose';
}

/** Aspects by the chapter that they are in. */
export type ChosenAspects = Readonly<Record<Chapter, readonly WeighedAspect[]>>;

/** The strongest kind and the strongest hard one of those that the reading has: what its opening weighs. */
export function weighedAgainst(chosen: ChosenAspects): Record<'kind' | 'hard', WeighedAspect | undefined> {
  const aspects = Object.values(chosen)
    .flat()
    .sort((a, b) => b.weight - a.weight);
  const strongest = (valence: 'kind' | 'hard'): WeighedAspect | undefined =>
    aspects.find((each) => valenceOf(each) === valence);
  return { kind: strongest('kind'), hard: strongest('hard') };
}

/** The slower body gives an aspect its subject. */
export const subjectOf = ({ first, second }: WeighedAspect): Planet => Math.max(first, second) as Planet;

/** The strongest aspects of each chapter, those close to exact with a light, and one at least of what leads. */
export function chosenAspects(desk: CompositeDesk): Record<Chapter, WeighedAspect[]> {
  const chosen: Record<Chapter, WeighedAspect[]> = { pair: [], purpose: [], home: [], tests: [] };
  const needed = desk.leaders.filter((body) => !hasOwnSection(body)).map((body) => strongestOf(desk, body));
  for (const aspect of desk.weighed.aspects) {
    if (!hasText(desk, aspect)) continue;
    const chapter = chapterOf(aspect);
    const hasRoom = chosen[chapter].length < aspectsOf[chapter] && aspect.weight >= faint;
    if (hasRoom || isExact(aspect) || needed.includes(aspect)) chosen[chapter].push(aspect);
  }
  return chosen;
}
