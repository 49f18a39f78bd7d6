import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { ParsedPair, ParsedSynastry } from '../schema/pairs.js';
import { type Birth, birthOf } from './birth.js';

/** One of the two people of a request, with the chart of their birth. */
export interface Person extends Birth {
  name: string;
}

/** The two people of a request, the first one first. */
export function peopleOf(
  context: EngineContext,
  asked: ParsedPair | ParsedSynastry,
  settings: Settings,
): [first: Person, second: Person] {
  // A composite's request knows no accuracy: its times are there and taken as they are.
  const { time_accuracy_1, time_accuracy_2 } = asked as Partial<ParsedSynastry>;
  const first = {
    date: asked.date_1,
    time: asked.time_1,
    time_accuracy: time_accuracy_1,
    place_id: asked.place_id_1,
    place: asked.place_1,
  };
  const second = {
    date: asked.date_2,
    time: asked.time_2,
    time_accuracy: time_accuracy_2,
    place_id: asked.place_id_2,
    place: asked.place_2,
  };
  return [
    { name: asked.name_1, ...birthOf(context, first, settings, '_1') },
    { name: asked.name_2, ...birthOf(context, second, settings, '_2') },
  ];
}
