import type { Engine } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { readArguments } from './arguments.js';
import { derived, kebab } from './derived.js';
import { ephemeris, events } from './events.js';
import { horoscopes } from './horoscopes.js';
import { chinese, chineseForecast, ephemerides, planets, signs, signToSign } from './lists.js';
import { places } from './places.js';
import { report } from './reports.js';
import type { Subcommand, Terminal } from './subcommand.js';
import { table } from './table.js';
import { wheel } from './wheel.js';

export interface Outcome {
  output: string;
  exitCode: 0 | 1 | 2;
}

/** Subcommands written by hand, by their words: those with pages of their own. Any other operation has a derived one. */
const written: Readonly<Record<string, Subcommand>> = {
  ...horoscopes,
  'sign-to-sign': signToSign,
  chinese,
  'chinese-forecast': chineseForecast,
  report,
  places,
  ephemerides,
  events,
  ephemeris,
  signs,
  planets,
};

/** Operations whose written subcommand goes by a shorter word than the name of the function. */
const shorter: Readonly<Record<string, string>> = {
  chineseHoroscope: 'chinese',
  chineseForecasts: 'chinese-forecast',
  reports: 'report',
  skyEvents: 'events',
  ephemerisTable: 'ephemeris',
};

/** What the command runs on: the library's own, or in a test another list and the engine that has it. */
export interface Library {
  operations: Readonly<Record<string, Operation>>;
  open(): Promise<Engine>;
}

const own: Library = {
  operations: list,
  open: async () => (await import('../engine.js')).createEngine(),
};

/** A subcommand for every operation, and one for pictures. */
function subcommandsOf({ operations }: Library): Map<string, Subcommand> {
  const named = Object.values(operations).map((operation): [string, Subcommand] => {
    const word = shorter[operation.name] ?? kebab(operation.name);
    return [word, written[word] ?? derived(operation)];
  });
  named.push(['wheel', wheel]);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Runs the command with the words of its command line. */
export async function run(argv: readonly string[], terminal: Terminal, library = own): Promise<Outcome> {
  const subcommands = subcommandsOf(library);
  const [name = '', ...rest] = argv;
  if (name === '' || name === '--help' || name === '-h' || name === 'help')
    return done(help(subcommands, rest[0]));
  const subcommand = subcommands.get(name);
  if (!subcommand) return wrong(`there is no subcommand ${JSON.stringify(name)}\n\n${help(subcommands)}`);
  if (rest.includes('--help') || rest.includes('-h')) return done(help(subcommands, name));
  try {
    const given = readArguments(rest, subcommand.flags);
    return done(await subcommand.run(await library.open(), given, terminal));
  } catch (error) {
    if (error instanceof HoroscopeError)
      return wrong(`${error.message}\n\nhoroscope ${name} --help tells more.\n`);
    throw error;
  }
}

const done = (output: string): Outcome => ({ output, exitCode: 0 });
const wrong = (message: string): Outcome => ({ output: `horoscope: ${message}`, exitCode: 2 });

function help(subcommands: ReadonlyMap<string, Subcommand>, name = ''): string {
  const subcommand = subcommands.get(name);
  if (subcommand) return `${subcommand.summary}\n\n  ${subcommand.usage}\n`;
  const all = table([...subcommands].map(([word, { summary }]) => [`  horoscope ${word}`, summary]));
  return `Horoscopes, offline.\n\n${all}\n\nhoroscope SUBCOMMAND --help tells more of each.\n`;
}
