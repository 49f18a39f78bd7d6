import { Midheaven } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import { paragraphOf, sentencesOf } from '../words.js';
import type { TransitContext } from './context.js';
import { type Transit, type TransitSky, touchedBy } from './plan.js';

/** Years of life in which work and standing are one’s own matters. */
const [youngest, oldest] = [18, 75];

const isOfWork = ({ age }: Pick<TransitSky, 'age'>): boolean => age >= youngest && age <= oldest;

/** Whether a contact is of a matter of the reader’s age: a career’s turns are not a child’s, or an old person’s. */
export const isOfAge = (transit: Transit, sky: Pick<TransitSky, 'age'>): boolean =>
  isOfWork(sky) || !isJupiterOrSlower(transit.body) || touchedBy(transit).point !== Midheaven;

/** The houses of work; and of money, marriage and debts, which are not a child’s. */
const ofWork: ReadonlySet<House> = new Set([6, 10]);
const ofGrown: ReadonlySet<House> = new Set([2, 7, 8]);

/** Whether a house is of a matter of the reader’s age. */
export const isHouseOfAge = (house: House, sky: Pick<TransitSky, 'age'>): boolean =>
  isOfWork(sky) || !(ofWork.has(house) || (sky.age < youngest && ofGrown.has(house)));

/** A text without what it says of work, where that is not of the reader’s age; it begins as it did. */
export function fitting({ kind, sky }: Pick<TransitContext, 'kind' | 'sky'>, text: string): string {
  if (isOfWork(sky)) return text;
  const [first = '', ...others] = sentencesOf(text);
  return paragraphOf([first, ...others.filter((one) => !kind.ofWork.some((word) => one.includes(word)))]);
}
