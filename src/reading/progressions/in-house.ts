import { Moon, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fittingAge, isOfGrown, isOfWork, youngestAtWork, youngestGrown } from '../of-age.js';
import type { ProgressionsContext } from './context.js';
import type { ProgressedBody, ProgressedLife } from './plan.js';

/** Houses of money and of what is shared, which do not concern a child. */
const ofMoney: ReadonlySet<House | 0> = new Set([2, 8]);

export const isNoMatter = ({ age }: ProgressedLife, house: House | 0): boolean =>
  age < youngestGrown && ofMoney.has(house);

/** The text of a light in its house, unless that does not concern the reader's age. */
export function houseOf({ life, manuscript }: ProgressionsContext, cell: string): string {
  return isOfGrown(manuscript.words, life.age, cell)
    ? ''
    : fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell));
}

/** For a light in a house of work, what the house means at an age without work. */
export function houseOfAge(
  { kind, life }: ProgressionsContext,
  { id, house }: ProgressedBody,
): string | undefined {
  if ((house !== 6 && house !== 10) || (id !== Sun && id !== Moon) || isOfWork(life.age)) return undefined;
  return kind.housesOfWork[life.age < youngestAtWork ? 'young' : 'later'][id][house];
}

/** The text of a light in its sign and house. */
export function passageOf(context: ProgressionsContext, body: ProgressedBody): string | undefined {
  const { kind, life, manuscript } = context;
  const { id, sign, house } = body;
  if (house === 0 || (id !== Sun && id !== Moon) || houseOfAge(context, body) !== undefined) return undefined;
  const passage = kind.placements[id][sign][house];
  return isNoMatter(life, house) || isOfGrown(manuscript.words, life.age, passage) ? undefined : passage;
}
