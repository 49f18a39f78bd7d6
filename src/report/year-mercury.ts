import { Mercury } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Happening } from './happening.js';
import { escaped } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { solarHouse } from './ranking.js';
import { signBefore, type Writer } from './writer.js';
import { isMercurys, type Loop, type Season } from './year-seasons.js';

/** Mercury's retrogrades, which are alike and small, and told in one place beside the seasons of a year. */

/** Takes them out of the seasons. */
export function takeMercurys(seasons: readonly Season[]): Pick<Season, 'events'> {
  const events = seasons.flatMap(({ events }) => events.filter(({ happening }) => isMercurys(happening)));
  for (const season of seasons)
    season.events = season.events.filter(({ happening }) => !isMercurys(happening));
  return { events };
}

/**
 * Each with its dates, what it is felt in and what it is like: HTML.
 *
 * @param told those that have words, in order of time
 * @param happenings all of the year
 */
export function mercurysYear(
  told: readonly MeaningfulEvent[],
  happenings: readonly Happening[],
  writer: Writer,
): string[] {
  const sentences = told.flatMap(({ happening, meaning }, place) => {
    const name = place === 0 ? 'mercury' : 'mercuryAgain';
    return isMercurys(happening) ? [mercurysLoop(happening, writer, name), escaped(meaning?.text ?? '')] : [];
  });
  // One that goes over into the next year, which tells of it, has its dates here and what they ask.
  const last = happenings.filter(isMercurys).at(-1);
  const isLeft =
    last !== undefined && last.until >= writer.period.to && !told.some(({ happening }) => happening === last);
  return isLeft ? [...sentences, mercurysLoop(last, writer, 'mercuryGoesOver')] : sentences;
}

/** A retrograde with its dates and what it is felt in. */
const mercurysLoop = (
  loop: Loop,
  writer: Writer,
  name: 'mercury' | 'mercuryAgain' | 'mercuryGoesOver',
): string =>
  writer.statement(name, {
    planet: writer.ruling(Mercury),
    place: placeOf(loop, writer),
    ...writer.span(loop.julianDayUt, loop.until),
  });

/** Where the house is felt in which a retrograde begins and, if it ends in another, that one too: HTML. */
function placeOf(
  { signId, backsOut }: { signId: SignId; backsOut: boolean | number | undefined },
  writer: Writer,
): string {
  const { places } = writer.words.reports.columns;
  const placeIn = (sign: SignId): string => escaped(places[solarHouse(writer.reader, sign)]);
  const place = placeIn(signId);
  if (backsOut === undefined || backsOut === false) return place;
  return writer.statement('mercuryPlaces', { place, otherPlace: placeIn(signBefore(signId)) });
}
