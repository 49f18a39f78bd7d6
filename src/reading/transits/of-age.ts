import { Conjunction } from '../../chart/aspects.js';
import { Descendant, Midheaven, Moon, Pluto, Saturn } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { Manuscript } from '../manuscript.js';
import { fittingAge, isOfWork, oldestAtWork, youngestAtWork, youngestGrown } from '../of-age.js';
import { type Transit, type TransitSky, touchedBy } from './plan.js';

/** In the first years of a life a slow planet is still about where it was at the birth, which is no return. */
const firstYears = 5;

/**
 * Whether a contact concerns the reader’s age: work and standing do not concern a child or an old person, nor
 * partnership a child. The Moon’s contacts are moods, which concern everyone.
 */
export const isOfAge = (transit: Transit, { age }: Pick<TransitSky, 'age'>): boolean => {
  const { point } = touchedBy(transit);
  const { aspect, body, natal } = transit;
  if (age < firstYears && body === natal && aspect === Conjunction && isJupiterOrSlower(body)) return false;
  if (isOfWork(age) || transit.body === Moon) return true;
  return (
    point !== Midheaven && (point !== Descendant || age >= youngestGrown || !isJupiterOrSlower(transit.body))
  );
};

/** Whether Saturn or a slower planet is at the Midheaven of somebody past working age: it is then about reputation. */
export const isOfLateLife = (transit: Transit, { age }: Pick<TransitSky, 'age'>): boolean =>
  age > oldestAtWork &&
  transit.body >= Saturn &&
  transit.body <= Pluto &&
  touchedBy(transit).point === Midheaven;

/** The houses of work; and those of money, marriage and debts, which do not concern a child. */
const ofWork: ReadonlySet<House> = new Set([6, 10]);
const ofGrown: ReadonlySet<House> = new Set([2, 7, 8]);

/** Whether the matter of a house concerns the reader’s age. */
export const isHouseOfAge = (house: House, sky: Pick<TransitSky, 'age'>): boolean =>
  isOfWork(sky.age) || !(ofWork.has(house) || (sky.age < youngestAtWork && ofGrown.has(house)));

/** A text, in words that suit the reader’s age. */
export const fitting = (
  { manuscript, sky }: { manuscript: Manuscript; sky: Pick<TransitSky, 'age'> },
  text: string,
): string => fittingAge(manuscript.words, sky.age, text);
