import type { Person } from '../cast/person.js';
import type { FirstBorn } from '../reading/namesakes.js';
import { formatDate } from '../time/notation.js';

/** Which of two people was born first, by the dates of their births; undefined where both are of one date. */
export function firstBornOf({ when: one }: Person, { when: other }: Person): FirstBorn {
  if (formatDate(one.local) === formatDate(other.local)) return undefined;
  return one.julianDayUt < other.julianDayUt ? 1 : 2;
}
