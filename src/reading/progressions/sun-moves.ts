import { Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { fittingAge } from '../of-age.js';
import { entersOf, lastDayOfSun, sunHouseToCome, turnOf } from './changes.js';
import type { ProgressionsContext } from './context.js';
import { type ProgressedBody, type SignSpan, yearOf } from './plan.js';

/** Years ahead up to which the next chapter of a life is worth telling, where it is not among the changes at hand. */
const nextChapter = 5;

/** Where the Sun goes on to, and when. */
export function sunGoesOn(
  context: ProgressionsContext,
  sun: ProgressedBody,
  span: SignSpan | undefined,
): string {
  const { cells, kind, life } = context;
  const { until = null, next } = span ?? {};
  if (until === null || next === undefined || until <= lastDayOfSun(life)) return '';
  if (yearOf(until) - yearOf(life.year[0]) > nextChapter) return '';
  return fill(kind.captions.dated, {
    day: cells.date(until),
    text: entersOf(context, Sun, next, turnOf(context, sun, next)),
  });
}

/** That the Sun has come into its house of late. */
export function newHouseOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { house }: ProgressedBody,
): string {
  const { since } = life.sunHouse;
  if (since === null || house === 0) return '';
  const { houses } = cells.readings.words;
  return manuscript.unlessSaid(kind.newHouse, {
    house: houses[house],
    other: houses[(((house + 10) % 12) + 1) as House],
    since: cells.date(since),
  });
}

/** Into which house the Sun goes on, and when, where that is not among the changes at hand. */
export function sunMovesHouse({ cells, kind, life, manuscript }: ProgressionsContext): string {
  const house = sunHouseToCome(life);
  const { until } = life.sunHouse;
  if (house === undefined || until === null || until <= lastDayOfSun(life)) return '';
  return fill(kind.captions.dated, {
    day: cells.date(until),
    text: fittingAge(manuscript.words, life.age, kind.calendar.sunInHouse[house]),
  });
}
