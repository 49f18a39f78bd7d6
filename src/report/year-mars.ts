import { Mars } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { Happening } from './happening.js';
import type { Writer } from './writer.js';
import { isLoop } from './year-seasons.js';

/** What Mars holds up in a year while he goes back, and how long he stays. */

/**
 * That he goes forward, as the end of what he has held up in the year.
 *
 * @param happenings all of the year @param isAtHeading whether the heading has the date
 */
export function marsReleases(
  direct: Happening,
  house: House,
  isAtHeading: boolean,
  happenings: readonly Happening[],
  writer: Writer,
): string | undefined {
  if (direct.kind !== 'station' || direct.body !== Mars || direct.direction !== 'direct') return undefined;
  const loop = happenings.find((one) => isLoop(one) && one.body === Mars && one.until === direct.julianDayUt);
  if (loop === undefined) return releasedEarly(direct, happenings, writer);
  const values = { planet: writer.planet(Mars), date: writer.time(direct.julianDayUt) };
  if (loop.signId === direct.signId)
    return writer.statement(isAtHeading ? 'releasedFirst' : 'released', {
      ...values,
      from: writer.time(loop.julianDayUt),
    });
  return writer.statement(isAtHeading ? 'releasedInOtherFirst' : 'releasedInOther', {
    ...values,
    sign: writer.sign(direct.signId),
    house: writer.mentionHouse(house),
  });
}

/** The same of what he has held up since the year before. */
function releasedEarly(
  { julianDayUt, signId }: Happening,
  happenings: readonly Happening[],
  writer: Writer,
): string | undefined {
  const loop = happenings.find((one) => one.kind === 'retrograde' && one.body === Mars);
  if (loop?.kind !== 'retrograde') return undefined;
  return writer.statement('releasedEarly', {
    planet: writer.ruling(Mars),
    from: writer.time(loop.begins),
    date: writer.time(julianDayUt),
    ...writer.mentionSign(signId),
  });
}

/** When he leaves the sign that he comes to, within the year. @param happenings all of the year */
export function marsLeaves(comes: Happening, happenings: readonly Happening[]): number | undefined {
  if (comes.kind !== 'ingress' || comes.body !== Mars) return undefined;
  const next = happenings
    .filter((one) => (one.kind === 'ingress' || one.kind === 'station') && one.body === Mars)
    .filter(({ julianDayUt }) => julianDayUt > comes.julianDayUt)
    .sort((a, b) => a.julianDayUt - b.julianDayUt)[0];
  // Where he turns back first, that is told by itself.
  return next?.kind === 'ingress' ? next.julianDayUt : undefined;
}
