import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import type { WeighedBody } from '../factors.js';
import type { Called } from '../reading.js';

import type { OpeningContext } from './opening-context.js';

/** What a body is called where it is the subject of a sentence: by its sign, or a slow one by itself. */
export function bodyCalled({ cells, manuscript }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  if (isOfAge(id)) return manuscript.words.bodies[id];
  const { inSign } = cells.readings.words.headings;
  const signName = cells.signName(sign);
  return {
    start: fill(inSign, { body: manuscript.start(id), sign: signName }),
    within: fill(inSign, { body: manuscript.within(id), sign: signName }),
  };
}
