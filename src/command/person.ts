import type { Engine, Options } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import { houseSystems } from '../sky/house-systems.js';
import type { Arguments, FlagKind } from './arguments.js';

/** A person on the command line: flags of a birth and of the options a chart takes. */

export const personFlags: Readonly<Record<string, FlagKind>> = {
  name: 'value',
  date: 'value',
  time: 'value',
  place: 'value',
  'place-id': 'value',
  latitude: 'value',
  longitude: 'value',
  timezone: 'value',
  lang: 'value',
  system: 'value',
  zodiac: 'value',
  ayanamsa: 'value',
  node: 'value',
  lilith: 'value',
  calendar: 'value',
  disambiguation: 'value',
  'no-texts': 'switch',
  json: 'switch',
};

export const personUsage = `  --name NAME            default: Anonymous
  --date YYYY-MM-DD      required
  --time HH:MM[:SS]      required, local time
  --place NAME           a place as you would type it: Budapest, "Paris, TX"; the best match is taken and named
  --place-id ID          or its GeoNames id (horoscope places NAME lists them)
  --latitude, --longitude, --timezone
                         or a spot of your own: degrees north and east, and a zone such as Europe/Budapest
  --system P             house system: ${Object.entries(houseSystems)
    .map(([letter, name]) => `${letter} ${name}`)
    .join(', ')}
  --zodiac tropical|sidereal, --ayanamsa NAME
  --node true|mean, --lilith mean|osculating
  --calendar auto|gregorian|julian
  --disambiguation compatible|earlier|later|reject
                         for a local time that the clocks showed twice or never
  --lang en              language of the texts
  --no-texts             positions alone
  --json                 the result as JSON`;

/** A person's flags as a request and options; what is left out, the request's schema misses by name. */
export function personOf(
  engine: Engine,
  given: Arguments,
): { request: Record<string, unknown>; options: Options } {
  const { flags, switches } = given;
  const copied = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (flags.has(key) ? [[key, flags.get(key)]] : [])));
  return {
    request: {
      name: 'Anonymous',
      lang: 'en',
      ...copied(['name', 'date', 'time', 'lang', 'system']),
      ...placeOf(engine, flags),
      ...(switches.has('no-texts') && { collect_text: false }),
    },
    options: copied(['zodiac', 'ayanamsa', 'node', 'lilith', 'calendar', 'disambiguation']) as Options,
  };
}

function placeOf(engine: Engine, flags: ReadonlyMap<string, string>): Record<string, unknown> {
  const id = flags.get('place-id');
  if (id !== undefined) return { place_id: Number(id) };
  const name = flags.get('place');
  if (flags.has('latitude') || flags.has('longitude') || flags.has('timezone'))
    return {
      place: {
        name: name ?? 'a place',
        latitude: Number(flags.get('latitude')),
        longitude: Number(flags.get('longitude')),
        timezone: flags.get('timezone'),
      },
    };
  if (name === undefined)
    throw new HoroscopeError(
      'invalid_request',
      'which place? --place Budapest, --place-id 3054643, or coordinates',
      {
        path: 'place',
      },
    );
  const [found] = engine.places({ name, limit: 1 }).data;
  if (found) return { place_id: found.id };
  throw new HoroscopeError(
    'unknown_place',
    `no place is called ${JSON.stringify(name)}; horoscope places NAME searches`,
    {
      path: 'place',
    },
  );
}
