import { Mercury } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { escaped } from './markup.js';
import { solarHouse } from './ranking.js';
import { signBefore, type Writer } from './writer.js';
import type { Loop } from './year-seasons.js';

/** A retrograde of Mercury, with its dates and what it is felt in. */
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

/** The matter of the house in which a retrograde begins and, where it ends in another, that of this one too: HTML. */
function placeOf(
  { signId, backsOut }: { signId: SignId; backsOut: boolean | number | undefined },
  writer: Writer,
): string {
  const { matters } = writer.words.reports.columns;
  const matterOf = (sign: SignId): string => escaped(matters[solarHouse(writer.reader, sign)]);
  const matter = matterOf(signId);
  if (backsOut === undefined || backsOut === false) return matter;
  return writer.statement('mercuryPlaces', { matter, otherMatter: matterOf(signBefore(signId)) });
}
