import { Mercury } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Happening } from './happening.js';
import { escaped } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { solarHouse } from './ranking.js';
import { signBefore, type Writer } from './writer.js';
import { isMercurys } from './year-seasons.js';

/**
 * Mercury's retrogrades that touch a year, in order of time: each with its dates and houses, and what it is like. Of
 * one that goes over into another year the greater part is told there, and here its dates alone.
 */
export function mercurysYear(
  events: readonly MeaningfulEvent[],
  happenings: readonly Happening[],
  writer: Writer,
): string {
  const sentences: string[] = [];
  for (const happening of happenings) {
    if (!isMercurys(happening)) continue;
    const event = events.find((one) => one.happening === happening);
    const name = event === undefined ? 'mercuryLast' : sentences.length > 0 ? 'mercuryNext' : 'mercury';
    sentences.push(
      writer.statement(name, {
        planet: writer.ruling(Mercury),
        place: placeOf(happening, writer),
        ...writer.span(happening.julianDayUt, happening.until),
      }),
      escaped(event?.meaning?.text ?? ''),
    );
  }
  return sentences.filter((one) => one !== '').join(' ');
}

/** The house in which a retrograde begins and, where it ends in another, that one too. */
function placeOf(
  { signId, backsOut }: { signId: SignId; backsOut: boolean | number | undefined },
  writer: Writer,
): string {
  const house = writer.mentionHouse(solarHouse(writer.reader, signId));
  if (backsOut === undefined || backsOut === false) return house;
  const otherHouse = writer.mentionHouse(solarHouse(writer.reader, signBefore(signId)));
  return writer.statement('mercuryPlaces', { house, otherHouse });
}
