import type { GivenPlace } from '../../schema/fields.js';
import type { ParsedPair } from '../../schema/pairs.js';
import type { ResolvedMoment } from '../../time/civil.js';
import { type Chart, castChart } from './cast.js';
import type { EngineContext } from './context.js';
import { momentOf } from './moment.js';
import { type Locality, localityOf } from './place.js';
import type { Settings } from './settings.js';

/** One of the two people of a request, with the chart of their birth. */
export interface Person {
  name: string;
  place: Locality;
  when: ResolvedMoment;
  chart: Chart;
}

/** A birth as a request about two people has it, without the suffix of its fields. */
interface GivenBirth {
  name: string;
  date: string;
  time: string;
  place_id: number | undefined;
  place: GivenPlace | undefined;
}

/** The two people of a request, the first one first. */
export function peopleOf(
  context: EngineContext,
  asked: ParsedPair,
  settings: Settings,
): [first: Person, second: Person] {
  const { name_1, date_1, time_1, place_id_1, place_1 } = asked;
  const { name_2, date_2, time_2, place_id_2, place_2 } = asked;
  const first = { name: name_1, date: date_1, time: time_1, place_id: place_id_1, place: place_1 };
  const second = { name: name_2, date: date_2, time: time_2, place_id: place_id_2, place: place_2 };
  return [personOf(context, first, '_1', settings), personOf(context, second, '_2', settings)];
}

function personOf(
  context: EngineContext,
  given: GivenBirth,
  suffix: '_1' | '_2',
  settings: Settings,
): Person {
  const place = localityOf(context, given, suffix);
  const when = momentOf(given, place, settings, suffix);
  return { name: given.name, place, when, chart: castChart(context.sky, when.julianDayUt, place, settings) };
}
