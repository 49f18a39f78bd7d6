import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { ParsedPair } from '../schema/pairs.js';
import { type Birth, birthOf } from './birth.js';
import type { Chart } from './chart.js';

/** One of the people of a request, with the chart of their birth. */
export interface Person<C extends Chart = Chart> extends Birth<C> {
  name: string;
}

/** The two people of a request, the first one first; the time of either may be unknown. */
export function peopleOf(
  context: EngineContext,
  request: ParsedPair,
  settings: Settings,
): [first: Person, second: Person] {
  const first = {
    date: request.date_1,
    time: request.time_1,
    time_accuracy: request.time_accuracy_1,
    place_id: request.place_id_1,
    place: request.place_1,
  };
  const second = {
    date: request.date_2,
    time: request.time_2,
    time_accuracy: request.time_accuracy_2,
    place_id: request.place_id_2,
    place: request.place_2,
  };
  return [
    { name: request.name_1, ...birthOf(context, first, settings, '_1') },
    { name: request.name_2, ...birthOf(context, second, settings, '_2') },
  ];
}
