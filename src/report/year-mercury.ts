import { Mercury } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { solarHouse } from './ranking.js';
import { signBefore, type Writer } from './writer.js';
import type { Loop } from './year-seasons.js';

/** A retrograde of Mercury, with its dates and houses. */
export const mercurysLoop = (
  loop: Loop,
  writer: Writer,
  name: 'mercury' | 'mercuryGoesOver' = 'mercury',
): string =>
  writer.statement(name, {
    planet: writer.ruling(Mercury),
    place: placeOf(loop, writer),
    ...writer.span(loop.julianDayUt, loop.until),
  });

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
