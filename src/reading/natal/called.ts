import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Called } from '../reading.js';

import type { OpeningContext } from './opening-context.js';

/**
 * What a body is called where it is the subject of a sentence: by its sign, or by itself a slow one, and one whose sign
 * nobody knows.
 */
export function bodyCalled({ cells, manuscript, weighed }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  if (isOfAge(id) || isBetweenSigns(body, weighed.chart))
    return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { inSign } = cells.readings.words.headings;
  const signName = cells.signName(sign);
  return {
    start: fill(inSign, { body: manuscript.start(id), sign: signName }),
    within: fill(inSign, { body: manuscript.within(id), sign: signName }),
    bodies: [id],
  };
}
