import type { BodyId } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { WeighedAspect } from '../factors.js';
import type { Called, StatedBy } from '../reading.js';
import { FilledCalled } from './called.js';
import type { OpeningContext } from './opening-context.js';

/** Who states something, besides single bodies. */

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

/** An aspect, told of one of its two. */
export const byAspect = ({ first, second, aspect }: WeighedAspect, of: BodyId): StatedBy | undefined =>
  natureOf(aspect) === undefined ? undefined : { bodies: [of, first === of ? second : first] };
