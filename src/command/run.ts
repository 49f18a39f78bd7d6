import type { Engine, Natal, Options, Place } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import { houseSystems } from '../sky/house-systems.js';
import { type Arguments, type FlagKind, readArguments } from './arguments.js';
import { natalText, type Terminal } from './chart.js';
import { table } from './table.js';

export interface Outcome {
  output: string;
  exitCode: 0 | 1 | 2;
}

interface Subcommand {
  summary: string;
  usage: string;
  flags: Readonly<Record<string, FlagKind>>;
  run(engine: Engine, given: Arguments, terminal: Terminal): string;
}

const person: Readonly<Record<string, FlagKind>> = {
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

const personUsage = `  --name NAME            default: Anonymous
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

const subcommands: Readonly<Record<string, Subcommand>> = {
  natal: {
    summary: 'the natal horoscope of a birth',
    usage: `horoscope natal --name Ada --date 1990-05-17 --time 14:30 --place Budapest\n\n${personUsage}`,
    flags: person,
    run(engine, given, terminal) {
      const { request, options } = personOf(engine, given);
      const result: Natal = engine.natal(request as Parameters<Engine['natal']>[0], options);
      return given.switches.has('json') ? json(result) : natalText(result, terminal);
    },
  },
  places: {
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
  },
};

/** Runs the command with the words of its command line. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<Outcome> {
  const [name = '', ...rest] = argv;
  if (name === '' || name === '--help' || name === '-h' || name === 'help') return done(help(rest[0]));
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) return wrong(`there is no subcommand ${JSON.stringify(name)}\n\n${help()}`);
  if (rest.includes('--help') || rest.includes('-h')) return done(help(name));
  try {
    const given = readArguments(rest, subcommand.flags);
    const { createEngine } = await import('../engine.js');
    return done(subcommand.run(await createEngine(), given, terminal));
  } catch (error) {
    if (error instanceof HoroscopeError)
      return wrong(`${error.message}\n\nhoroscope ${name} --help tells more.\n`);
    throw error;
  }
}

const done = (output: string): Outcome => ({ output, exitCode: 0 });
const wrong = (message: string): Outcome => ({ output: `horoscope: ${message}`, exitCode: 2 });
const json = (result: unknown): string => `${JSON.stringify(result, null, 2)}\n`;

function help(name = ''): string {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand) return `${subcommand.summary}\n\n  ${subcommand.usage}\n`;
  const list = table(
    Object.entries(subcommands).map(([word, { summary }]) => [`  horoscope ${word}`, summary]),
  );
  return `Horoscopes, offline.\n\n${list}\n\nhoroscope SUBCOMMAND --help tells more of each.\n`;
}

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

/** A person's flags as a request and options; what is left out, the request's schema misses by name. */
function personOf(engine: Engine, given: Arguments): { request: Record<string, unknown>; options: Options } {
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
