import type { AspectId } from '../../chart/aspects.js';
import { type BodyId, Midheaven, Saturn } from '../../chart/bodies.js';
import { isOfWork } from '../of-age.js';
import { isChief } from '../transits/weight.js';
import { daysBetween, isAtFarEnd, passingBodies, toneOf } from './passage-choice.js';
import type { SolarReturnYear } from './solar-return-year.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** The passages of a year that are of its reader’s age, and what is hard on a point that another planet is good to. */

/** What becomes of a calling is for those who have one. */
export const transitsOfAge = (
  year: SolarReturnYear,
  bodies: readonly BodyId[],
  aspects?: readonly AspectId[],
): ReturnTransit[] => year.transitsOf(bodies, aspects).filter((transit) => isFitting(year, transit));

export const isFitting = ({ age }: SolarReturnYear, transit: ReturnTransit): boolean =>
  isOfWork(age) || transit.natal !== Midheaven || isAtFarEnd(transit);

/** When Saturn, or a slower planet, is hard on the Sun, the Moon or an angle to which another planet comes. */
export const hardContacts = (year: SolarReturnYear, { body, natal }: ReturnContact): ReturnTransit[] =>
  isChief(natal)
    ? transitsOfAge(year, passingBodies).filter(
        (each) =>
          each.natal === natal && each.body !== body && each.body >= Saturn && toneOf(each) === 'strain',
      )
    : [];

/** Days on either side of something hard that are felt as its own. */
export const felt = 30;

/** A passage without its days beside which another planet is hard on the same point. */
export function withoutHardDays(year: SolarReturnYear, transit: ReturnTransit): ReturnTransit {
  const hard = hardContacts(year, transit).flatMap(({ exact }) => exact);
  const isClear = (_: unknown, at: number): boolean =>
    hard.every((day) => Math.abs(daysBetween(day, transit.exact[at] as string)) > felt);
  return { ...transit, exact: transit.exact.filter(isClear), spans: transit.spans?.filter(isClear) };
}
