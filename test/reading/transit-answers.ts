/** Transits to births at random, with their readings: files of laws that look at the same lives share the answers. */

import type { Transits } from 'horoscope-engine/engine';
import { engine } from '../engine.js';
import type { Life, Written } from './lives.js';
import { kept } from './once.js';

/** From a day of the year that a life has come to until another, `MM-DD`; of the first day alone without one. */
export type Span = readonly [from: string, to?: string | undefined];
type Birth = Life['birth'];
type Answer = Transits & { reading: Written };

const requestOf = ({ date, time, place }: Birth, from: string, to?: string) => ({
  name_1: 'Ada',
  date_1: date,
  time_1: time,
  place_1: place,
  lang: 'en',
  date_2: from,
  ...(to !== undefined && { date_end: to }),
});

/** @param from `YYYY-MM-DD` @param to the last day of a period, which begins on the first */
export const transitsOf = kept(
  (birth: Birth, from: string, to?: string, readingLength: 'full' | 'brief' = 'full'): Answer => {
    const options = { include: ['reading' as const], readingLength };
    const answer = engine.transits(requestOf(birth, from, to), options);
    if (!answer.reading) throw new Error('no reading');
    return answer as Answer;
  },
);

const daysInLife = ({ birth, years }: Life, [from, to]: Span): Span => {
  const year = Number(birth.date.slice(0, 4)) + years;
  return [`${year}-${from}`, to && `${year}-${to}`];
};

export function transitsInLife(life: Life, span: Span, readingLength: 'full' | 'brief' = 'full'): Answer {
  const [from, to] = daysInLife(life, span);
  return transitsOf(life.birth, from, to, readingLength);
}

/** All that may be read of, by weight, which takes a fifth as long again as a reading, and few laws look at. */
export const factorsInLife = kept((life: Life, span: Span): NonNullable<Transits['factors']> => {
  const { factors } = engine.transits(requestInLife(life, span), { include: ['factors'] });
  if (!factors) throw new Error('no factors');
  return factors;
});

export const requestInLife = (life: Life, span: Span) => requestOf(life.birth, ...daysInLife(life, span));

/** A place as requests have it. */
export const place = (name: string, latitude: number, longitude: number, timezone: string) => ({
  name,
  latitude,
  longitude,
  timezone,
});
