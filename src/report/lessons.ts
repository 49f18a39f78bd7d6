import type { House, SignId } from '../chart/zodiac.js';
import { toneOf } from './effects.js';
import type { Aspect, Happening } from './happening.js';
import { type Ranked, rank } from './ranking.js';

/**
 * Where the sky does the same to one house of a sign for weeks, the second week's report is about something else. Since
 * reports are made singly, what the week before was about is derived from its aspects.
 */

/** A house, and the tone of what happens there. */
type Lesson = `${House} ${string}`;
export type Lessons = ReadonlySet<Lesson>;

const lessonOf = (aspect: Aspect, house: House): Lesson => `${house} ${toneOf(aspect)}`;

/** The share of its weight that an aspect keeps if it repeats what the week before was about. */
const left = 0.35;

/** How many of the heaviest aspects a week includes, about. */
const usuallyIncluded = 3;

/** @param before aspects of the week before */
export const lessonsOf = (before: readonly Aspect[], reader: SignId): Lessons =>
  new Set(
    rank(before, reader, 'weekly')
      .slice(0, usuallyIncluded)
      .map(({ happening, house }) => lessonOf(happening as Aspect, house)),
  );

/** The happenings of a week by weight, less for what the week before was about. */
export function rankAfter(happenings: readonly Happening[], reader: SignId, lessons: Lessons): Ranked[] {
  const ranked = rank(happenings, reader, 'weekly');
  if (lessons.size === 0) return ranked;
  const isAgain = ({ happening, house }: Ranked): boolean =>
    happening.kind === 'aspect' && lessons.has(lessonOf(happening, house));
  return ranked
    .map((each) => (isAgain(each) ? { ...each, weight: each.weight * left, fresh: each.weight } : each))
    .sort((a, b) => b.weight - a.weight || a.happening.julianDayUt - b.happening.julianDayUt);
}
