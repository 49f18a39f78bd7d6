import { Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { fittingAge } from '../of-age.js';
import { entersOf, lastDayOfSun, sunHouseToCome, turnOf } from './changes.js';
import type { ProgressionsContext } from './context.js';
import { type ProgressedBody, type SignSpan, yearOf } from './plan.js';

/** The Sun's next sign or house is told up to so many years ahead. */
const nextChapter = 5;

/** The Sun's next sign and house, and when it enters them. */
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

/** That the Sun has lately entered its house. */
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

/** The house that the Sun enters next, and when, if the calendar of changes does not tell that. */
export function sunMovesHouse({ cells, kind, life, manuscript }: ProgressionsContext): string {
  const house = sunHouseToCome(life);
  const { until } = life.sunHouse;
  if (house === undefined || until === null || until <= lastDayOfSun(life)) return '';
  return fill(kind.captions.dated, {
    day: cells.date(until),
    text: fittingAge(manuscript.words, life.age, kind.calendar.sunInHouse[house]),
  });
}
