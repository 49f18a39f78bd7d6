import { bodies } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { parse } from '../schema/parse.js';
import { listRequest } from '../schema/requests.js';
import type { Planets } from '../schema/responses.js';

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
