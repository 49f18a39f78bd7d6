import { Descendant, Midheaven, Moon, Pluto, Saturn } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { Manuscript } from '../manuscript.js';
import { fittingAge, isOfWork, oldestAtWork, youngestAtWork, youngestGrown } from '../of-age.js';
import { type Transit, type TransitSky, touchedBy } from './plan.js';

/**
 * Whether a contact is of a matter of the reader’s age: work and standing are not a child’s, or an old person’s, nor a
 * partner a child’s. The Moon’s are moods of a day.
 */
export const isOfAge = (transit: Transit, { age }: Pick<TransitSky, 'age'>): boolean => {
  const { point } = touchedBy(transit);
  if (isOfWork(age) || transit.body === Moon) return true;
  return (
    point !== Midheaven && (point !== Descendant || age >= youngestGrown || !isJupiterOrSlower(transit.body))
  );
};

/** Whether Saturn, or a slower planet, is at the Midheaven of somebody past working age: then it is of what they are known for. */
export const isOfLateLife = (transit: Transit, { age }: Pick<TransitSky, 'age'>): boolean =>
  age > oldestAtWork &&
  transit.body >= Saturn &&
  transit.body <= Pluto &&
  touchedBy(transit).point === Midheaven;

/** The houses of work; and of money, marriage and debts, which are not a child’s. */
const ofWork: ReadonlySet<House> = new Set([6, 10]);
const ofGrown: ReadonlySet<House> = new Set([2, 7, 8]);

/** Whether a house is of a matter of the reader’s age. */
export const isHouseOfAge = (house: House, sky: Pick<TransitSky, 'age'>): boolean =>
  isOfWork(sky.age) || !(ofWork.has(house) || (sky.age < youngestAtWork && ofGrown.has(house)));

/** A text as it suits the reader’s age. */
export const fitting = (
  { manuscript, sky }: { manuscript: Manuscript; sky: Pick<TransitSky, 'age'> },
  text: string,
): string => fittingAge(manuscript.words, sky.age, text);
