import { type BodyId, Moon } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import type { WeighedBody, WeighedChart } from '../factors.js';
import type { Called } from '../reading.js';

import { houseRead } from './house-read.js';
import type { OpeningContext } from './opening-context.js';

/** Houses in which the Moon is not at home. */
const away: readonly number[] = [9, 10, 11];

/** In whose field a body has its say: the Moon at home, unless it stands where one is far from home or in public. */
export function fieldOf({ bodies }: WeighedChart, id: BodyId): BodyId | undefined {
  const house = id === Moon ? bodies.find((body) => body.id === id)?.house : undefined;
  return house !== undefined && away.includes(house) ? undefined : id;
}

/** What a body is called where it is the subject of a sentence: by its sign, or a slow one by itself. */
export function bodyCalled({ cells, manuscript, weighed }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  const field = fieldOf(weighed, id);
  const house = houseRead(body, weighed.chart);
  if (isOfAge(id)) return { ...manuscript.words.bodies[id], field, house };
  const { inSign } = cells.readings.words.headings;
  const signName = cells.signName(sign);
  return {
    field,
    house,
    start: fill(inSign, { body: manuscript.start(id), sign: signName }),
    within: fill(inSign, { body: manuscript.within(id), sign: signName }),
  };
}
