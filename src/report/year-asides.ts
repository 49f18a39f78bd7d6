import { Mercury } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { isFaint, isGrazing } from './cells.js';
import type { Happening } from './happening.js';
import { escaped } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { solarHouse } from './ranking.js';
import { joined } from './season-writer.js';
import { signBefore, type Writer } from './writer.js';
import { isInPassing, isMercurys, type Loop, type Season } from './year-seasons.js';

/**
 * What a year has in passing, told in one place beside its seasons: Mercury's retrogrades, and eclipses that nobody
 * sees.
 */

/** Takes them out of the seasons. */
export function takeAsides(seasons: readonly Season[]): Pick<Season, 'events'> {
  const events = seasons.flatMap((season) => season.events.filter(({ happening }) => isInPassing(happening)));
  for (const season of seasons)
    season.events = season.events.filter(({ happening }) => !isInPassing(happening));
  return { events };
}

/**
 * Each retrograde with its dates, what it is felt in and what it is like, and the eclipses: HTML.
 *
 * @param told in order of time
 * @param happenings all of the year
 */
export function asidesOf(
  told: readonly MeaningfulEvent[],
  happenings: readonly Happening[],
  writer: Writer,
): { loops: string; faint: string } {
  const loops = told.flatMap(({ happening, meaning }) =>
    isMercurys(happening) ? [{ loop: happening, text: meaning?.text ?? '' }] : [],
  );
  const sentences = loops.flatMap(({ loop, text }, place) => [
    mercurysLoop(loop, writer, place === 0 ? 'mercury' : 'mercuryAgain'),
    escaped(text),
  ]);
  // One that goes over into the next year, which tells of it, has its dates here and what they ask.
  const last = happenings.filter(isMercurys).at(-1);
  const isLeft =
    last !== undefined && last.until >= writer.period.to && !loops.some(({ loop }) => loop === last);
  if (isLeft) sentences.push(mercurysLoop(last, writer, 'mercuryGoesOver'));
  return { loops: joined(sentences), faint: saidOfFaint(happenings, writer) };
}

/** The eclipses of a year that nobody sees, of which the dates are all: HTML, or nothing. */
function saidOfFaint(happenings: readonly Happening[], writer: Writer): string {
  const eclipses = happenings.filter(isFaint).sort((a, b) => a.julianDayUt - b.julianDayUt);
  if (eclipses.length === 0) return '';
  const dates = writer.list(eclipses.map(({ julianDayUt }) => writer.time(julianDayUt)));
  const name = eclipses.some(isGrazing) ? 'grazing' : 'faint';
  return writer.statement(eclipses.length > 1 ? (`${name}s` as const) : name, { dates });
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
