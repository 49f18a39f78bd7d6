import { bodies } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { lookUpCost } from '../request/cost.js';
import { type ListRequest, listRequest, type Planets } from '../schema/lists.js';
import { parse } from '../schema/parse.js';
import { defineOperation } from './definition.js';

/** The bodies and points a chart can hold, by their ids. */
export function planets(context: EngineContext, request: unknown = {}): Planets {
  const { lang } = parse(listRequest, request);
  const texts = context.textsFor(lang);
  return {
    data: bodies.map(({ id, symbol, kind }) => ({
      planet_id: id,
      planet_name: texts.bodyName(id),
      symbol,
      kind,
    })),
  };
}

export const planetsOperation = defineOperation<(request?: ListRequest) => Planets>({
  name: 'planets',
  path: '/api/planets',
  method: 'GET',
  summary: 'The bodies and points that a chart can hold',
  request: listRequest,
  takesOptions: false,
  requestOptional: true,
  run: planets,
  cost: lookUpCost,
  example: { lang: 'en' },
});
