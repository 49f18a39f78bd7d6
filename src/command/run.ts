import { HoroscopeError } from '../errors.js';
import { readArguments } from './arguments.js';
import { ephemeris, events } from './events.js';
import { horoscopes } from './horoscopes.js';
import { chinese, chineseForecast, ephemerides, planets, signs, signToSign } from './lists.js';
import { places } from './places.js';
import { report } from './reports.js';
import type { Subcommand, Terminal } from './subcommand.js';
import { table } from './table.js';

export interface Outcome {
  output: string;
  exitCode: 0 | 1 | 2;
}

const subcommands: Readonly<Record<string, Subcommand>> = {
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
    return done(await subcommand.run(await createEngine(), given, terminal));
  } catch (error) {
    if (error instanceof HoroscopeError)
      return wrong(`${error.message}\n\nhoroscope ${name} --help tells more.\n`);
    throw error;
  }
}

const done = (output: string): Outcome => ({ output, exitCode: 0 });
const wrong = (message: string): Outcome => ({ output: `horoscope: ${message}`, exitCode: 2 });

function help(name = ''): string {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand) return `${subcommand.summary}\n\n  ${subcommand.usage}\n`;
  const list = table(
    Object.entries(subcommands).map(([word, { summary }]) => [`  horoscope ${word}`, summary]),
  );
  return `Horoscopes, offline.\n\n${list}\n\nhoroscope SUBCOMMAND --help tells more of each.\n`;
}
