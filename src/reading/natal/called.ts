import { isOfAge } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Called } from '../reading.js';

import type { OpeningContext } from './opening-context.js';

/**
 * What a body is called where it is the subject of a sentence: by its sign, and by the house that it has been told by, since it
 * may be the house that says so; by itself a slow one, and one whose sign nobody knows.
 */
export function bodyCalled(
  { cells, manuscript, weighed }: OpeningContext,
  body: WeighedBody,
  house: House | 0 = 0,
): Called {
  const { id, sign } = body;
  if (isOfAge(id) || isBetweenSigns(body, weighed.chart))
    return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { headings, houses } = cells.readings.words;
  const template = house === 0 ? headings.inSign : headings.inSignAndHouse;
  const place = { sign: cells.signName(sign), house: house === 0 ? '' : houses[house] };
  return {
    start: fill(template, { ...place, body: manuscript.start(id) }),
    within: fill(template, { ...place, body: manuscript.within(id) }),
    bodies: [id],
  };
}
