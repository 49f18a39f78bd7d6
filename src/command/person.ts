import type { Engine, Options } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import { houseSystems } from '../sky/house-systems.js';
import type { Arguments, FlagKind } from './arguments.js';

/** Persons, events and options of a chart on the command line. */

type Flags = Readonly<Record<string, FlagKind>>;
/** Of the first person's flags none, of the second's or an event's `-2`: `--place-2`. */
export type Suffix = '' | '-2';

const words = ['name', 'date', 'time', 'place', 'place-id', 'latitude', 'longitude', 'timezone'] as const;

/**
 * Flags of a person, or of a part of them: an event has no name, a return no date. A person born is told with how good
 * their time is.
 */
export const personFlags = (suffix: Suffix = '', without: readonly string[] = []): Flags => ({
  ...Object.fromEntries(
    words.filter((word) => !without.includes(word)).map((word) => [`${word}${suffix}`, 'value' as const]),
  ),
  ...(suffix === '' && accuracyFlags()),
});

export const personUsage = `  --name NAME            default: Anonymous
  --date YYYY-MM-DD      required
  --time HH:MM[:SS]      required, local time, or unknown
  --time-accuracy N      the time is good to N minutes: what may be otherwise is told
  --place NAME           a place as you would type it: Budapest, "Paris, TX"; the best match is taken and named
  --place-id ID          or its GeoNames id (horoscope places NAME lists them)
  --latitude, --longitude, --timezone
                         or a spot of your own: degrees north and east, and a zone such as Europe/Budapest`;

/** How good the time of a birth is, minutes to either side. */
export const accuracyFlags = (suffix: Suffix = ''): Flags => ({ [`time-accuracy${suffix}`]: 'value' });

const optionWords = ['polar', 'zodiac', 'ayanamsa', 'node', 'lilith', 'calendar', 'disambiguation'] as const;

/** Flags that every chart takes. */
export const chartFlags: Flags = {
  lang: 'value',
  system: 'value',
  ...Object.fromEntries(optionWords.map((word) => [word, 'value' as const])),
  'no-texts': 'switch',
  json: 'switch',
};

export const chartUsage = `  --system P             house system: ${Object.entries(houseSystems)
  .map(([letter, name]) => `${letter} ${name}`)
  .join(', ')}
  --polar porphyry|as-given
                         where a system has no solution beyond the polar circles
  --zodiac tropical|sidereal, --ayanamsa NAME
  --node true|mean, --lilith mean|osculating
  --calendar auto|gregorian|julian
  --disambiguation compatible|earlier|later|reject
                         for a local time that the clocks showed twice or never
  --lang en              language of the texts
  --no-texts             positions alone
  --json                 the result as JSON`;

const copied = ({ flags }: Arguments, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.flatMap((key) => (flags.has(key) ? [[key, flags.get(key)]] : [])));

/** What every chart's request takes besides persons. */
export const chartFields = (given: Arguments): Record<string, unknown> => ({
  lang: 'en',
  ...copied(given, ['lang', 'system']),
  ...(given.switches.has('no-texts') && { collect_text: false }),
});

export const chartOptions = (given: Arguments, more: readonly string[] = []): Options => {
  const camel = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(copied(given, [...optionWords, ...more])).map(([key, value]) => [camel(key), value]),
  ) as Options;
};

/**
 * A person's fields of a request; what is left out, the request's schema misses by name.
 * @param suffix of the flags
 * @param as of the request's fields
 * @param needed whether a place must be named
 */
export function personFields(
  engine: Engine,
  given: Arguments,
  suffix: Suffix = '',
  as: '' | '_1' | '_2' = '',
  needed = true,
): Record<string, unknown> {
  const flags = new Map(
    words.flatMap((word) => {
      const value = given.flags.get(`${word}${suffix}`);
      return value === undefined ? [] : [[word as string, value] as const];
    }),
  );
  const plain = Object.fromEntries(
    ['name', 'date', 'time'].flatMap((word) => (flags.has(word) ? [[word, flags.get(word)]] : [])),
  );
  const accuracy = given.flags.get(`time-accuracy${suffix}`);
  const named = {
    ...(needed && { name: 'Anonymous' }),
    ...plain,
    ...(plain.time === 'unknown' && { time: null }),
    ...(accuracy !== undefined && { time_accuracy: Number(accuracy) }),
    ...placeOf(engine, flags, suffix, needed),
  };
  return Object.fromEntries(Object.entries(named).map(([key, value]) => [`${key}${as}`, value]));
}

/** The `place_id` or `place` of a request, from the flags of one place. @param suffix of the flags, for refusals */
export function placeOf(
  engine: Pick<Engine, 'places'>,
  flags: ReadonlyMap<string, string>,
  suffix: string,
  needed: boolean,
): Record<string, unknown> {
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
  if (name === undefined && !needed) return {};
  if (name === undefined)
    throw new HoroscopeError(
      'invalid_request',
      `which place? --place${suffix} Budapest, --place-id${suffix} 3054643, or coordinates`,
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
