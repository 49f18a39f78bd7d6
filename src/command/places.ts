import type { Place } from '../engine.js';
import { json, type Subcommand } from './subcommand.js';
import { table } from './table.js';

export const places: Subcommand = {
  summary: 'places by name, with their ids',
  usage: `horoscope places sao paulo

  --limit 20             how many at most
  --json                 the result as JSON`,
  flags: { limit: 'value', json: 'switch' },
  run(engine, given) {
    const limit = given.flags.get('limit');
    const result = engine.places({
      name: given.words.join(' '),
      ...(limit !== undefined && { limit: Number(limit) }),
    });
    if (given.switches.has('json')) return json(result);
    return result.data.length === 0 ? 'No place of that name.\n' : `${placeTable(result.data)}\n`;
  },
};

function placeTable(places: readonly Place[]): string {
  return table(
    places.map((place) => [
      String(place.id),
      place.name,
      place.admin1_code,
      `${place.latitude.toFixed(2)} ${place.longitude.toFixed(2)}`,
      String(place.population),
      place.timezone,
    ]),
    new Set([0, 3, 4]),
  );
}
