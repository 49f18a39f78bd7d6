import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Called } from '../reading.js';

import type { OpeningContext } from './opening-context.js';

/** What a body is called where it is introduced: by its sign; by itself a slow one, and one whose sign nobody knows. */
export function bodyCalled({ cells, manuscript, weighed }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  if (isOfAge(id) || isBetweenSigns(body, weighed.chart))
    return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { inSign } = cells.readings.words.headings;
  const place = { sign: cells.signName(sign) };
  return {
    start: fill(inSign, { ...place, body: manuscript.start(id) }),
    within: fill(inSign, { ...place, body: manuscript.within(id) }),
    bodies: [id],
  };
}

/** What a body is called once its section has been read: as the reader’s own, which a title in a sentence would not be. */
export function ownCalled({ cells, manuscript }: OpeningContext, { id }: WeighedBody): Called {
  if (isOfAge(id)) return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { own } = cells.readings.natal.called;
  const body = cells.bodyName(id);
  return { start: fill(own.start, { body }), within: fill(own.within, { body }), bodies: [id] };
}
