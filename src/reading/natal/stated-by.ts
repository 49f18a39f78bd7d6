import type { BodyId } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { WeighedAspect } from '../factors.js';
import type { StatedBy } from '../reading.js';
import { NamedBody } from './called.js';
import type { OpeningContext } from './opening-context.js';

/** The factors that state something, besides a body in its place. */

/** A body on an angle. */
export const onAngleCalled = ({ cells, manuscript }: OpeningContext, id: BodyId, angle: Angle): StatedBy =>
  new NamedBody(id, cells.readings.words.headings.onAngle[angle], {
    body: manuscript.within(id),
    point: manuscript.within(angle),
  });

/** An aspect, told with one of its two bodies. */
export const byAspect = ({ first, second, aspect }: WeighedAspect, of: BodyId): StatedBy | undefined =>
  natureOf(aspect) === undefined ? undefined : { bodies: [of, first === of ? second : first] };
