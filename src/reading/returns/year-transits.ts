import { Midheaven, Saturn } from '../../chart/bodies.js';
import { isOfWork } from '../of-age.js';
import { isChief } from '../transits/weight.js';
import { isAtFarEnd, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import type { SolarReturnYear } from './solar-return-year.js';
import type { ReturnContact, ReturnTransit } from './transits.js';
import type { YearPassages } from './year-passages.js';

/** The passages of a year that are of its reader’s age, and what is hard on a point that another planet is good to. */

/** What becomes of a calling is for those who have one. */
export const isFitting = ({ age }: SolarReturnYear, transit: ReturnTransit): boolean =>
  isOfWork(age) || transit.natal !== Midheaven || isAtFarEnd(transit);

/** When Saturn, or a slower planet, is hard on the Sun, the Moon or an angle to which another planet comes. */
export const hardContacts = (
  { fitting }: YearPassages,
  { body, natal }: ReturnContact,
): WeighedReturnTransit[] =>
  isChief(natal)
    ? fitting.filter(
        (each) =>
          each.natal === natal && each.body !== body && each.body >= Saturn && toneOf(each) === 'strain',
      )
    : [];

/** The days on which another planet is hard on the same point. */
export const daysHardOn = (passing: YearPassages, contact: ReturnContact): string[] =>
  hardContacts(passing, contact).flatMap(({ exact }) => exact);

/** A passage with some of its days. */
export const withDays = <Passage extends ReturnTransit>(
  transit: Passage,
  isKept: (day: string) => boolean,
): Passage => ({
  ...transit,
  exact: transit.exact.filter(isKept),
  spans: transit.spans?.filter((_, at) => isKept(transit.exact[at] as string)),
});
