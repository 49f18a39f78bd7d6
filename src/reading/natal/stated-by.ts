import type { BodyId } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { Crowding, WeighedAspect } from '../factors.js';
import type { Called } from '../reading.js';
import { FilledCalled } from './called.js';
import type { OpeningContext } from './opening-context.js';

/**
 * What the factors besides single bodies are called where a sentence is about what they state: all of them in the
 * singular.
 */

/** A body on an angle. */
export function onAngleCalled({ cells, manuscript }: OpeningContext, id: BodyId, angle: Angle): Called {
  const template = cells.readings.words.headings.onAngle[angle];
  const point = manuscript.within(angle);
  return new FilledCalled(
    { start: template, within: template },
    { body: manuscript.within(id), point },
    [id],
    { body: manuscript.start(id), point },
  );
}

/** Several bodies in one sign or house. */
export function crowdCalled({ cells }: OpeningContext, { sign, house, bodies }: Crowding): Called {
  const { crowd } = cells.readings.natal.called;
  const place = sign === undefined ? cells.readings.words.houses[house as House] : cells.signName(sign);
  return new FilledCalled(sign === undefined ? crowd.house : crowd.sign, { place }, [], { place }, bodies);
}

/** A figure, by the planet at its head. @param bodies all of it, since it tells the aspects between them */
export const figureCalled = (
  { cells, manuscript }: OpeningContext,
  head: BodyId,
  bodies: readonly BodyId[],
): Called => new FilledCalled(cells.readings.natal.called.figure, { body: manuscript.within(head) }, bodies);

/** The sign on the cusp of a house. */
export const cuspCalled = ({ cells }: OpeningContext, house: House): Called =>
  new FilledCalled(cells.readings.natal.called.cusp, { place: cells.readings.words.houses[house] });

/** An aspect, by the other body where that stands beside this one, or else by this one with what the other does to it. */
export function aspectCalled(
  { cells, manuscript }: OpeningContext,
  { first, second, aspect }: WeighedAspect,
  of: BodyId,
): Called | undefined {
  const nature = natureOf(aspect);
  if (nature === undefined) return undefined;
  const other = first === of ? second : first;
  const values = {
    body: manuscript.within(of),
    Body: manuscript.start(of),
    other: manuscript.within(other),
    Other: manuscript.start(other),
  };
  return new FilledCalled(cells.readings.natal.called[nature], values, [of, other]);
}
