import type { Engine, Options } from '../engine.js';
import { HoroscopeError, printable, quote } from '../errors.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { engineVersion } from '../version.js';
import { readArguments } from './arguments.js';
import { ask, type Names, namesIn } from './asking.js';
import { ephemeris, events } from './events.js';
import { kebab, knownFlags, type Parameters, parametersOf } from './flags.js';
import { formatOf, lines, plainPage, written } from './formats.js';
import { otherPlacesShort } from './found.js';
import { helpOfAll, helpOfOne, helpOfService, lowered } from './help.js';
import * as horoscopes from './horoscopes.js';
import * as lists from './lists.js';
import { pdf, pdfOperation, printing } from './pdf.js';
import { refusalOf } from './refusals.js';
import { report, reportOfKind } from './reports.js';
import { type ServiceCommand, serviceCommands } from './service.js';
import type { Page, Terminal, View } from './subcommand.js';
import { drawing, wheel, wheelOperation } from './wheel.js';

export interface Outcome {
  /** For standard output, or with an exit code other than 0 for standard error. */
  output: string;
  /** For standard error, where the output is for another program: which of several places was taken. */
  aside?: string;
  exitCode: 0 | 1 | 2;
}

/** Pages by the operation's name; any other operation has a plain one. */
const pages: Readonly<Record<string, Page>> = {
  natal: horoscopes.natal,
  pdf,
  wheel,
  natalBasic: horoscopes.natalBasic,
  planetInSign: horoscopes.natal,
  solarReturn: horoscopes.solarReturn,
  lunarReturn: horoscopes.lunarReturn,
  synastry: horoscopes.pair,
  composite: horoscopes.pair,
  transits: horoscopes.moment,
  progressions: horoscopes.moment,
  signToSign: lists.signToSign,
  chineseHoroscope: lists.chinese,
  chineseForecasts: lists.chineseForecast,
  dailyReports: report,
  weeklyReports: report,
  monthlyReports: report,
  yearlyReports: report,
  ascendantYearlyReports: report,
  reportEvents: report,
  reports: reportOfKind,
  places: lists.places,
  ephemerides: lists.ephemerides,
  planetaryHours: lists.planetaryHours,
  skyEvents: events,
  ephemerisTable: ephemeris,
  signs: lists.signs,
  planets: lists.planets,
};

/** Subcommands that take the word of a horoscope before their flags. */
const byKind: Readonly<Record<string, typeof printing>> = { pdf: printing, wheel: drawing };

/** Operations whose subcommand goes by a shorter word than the name of the function. */
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

/** The library, opened anew each time it is asked for. */
export const ownLibrary: Library = {
  operations: { ...list, pdf: pdfOperation, wheel: wheelOperation },
  open: async () => (await import('../engine.js')).createEngine({ now: Date.now }),
};

/** Columns where nobody knows how many there are; fewer than the fewest make no line. */
const usualColumns = 100;
const fewestColumns = 20;
const mostColumns = 100;

/** Runs the command with the words of its command line. */
export async function run(
  argv: readonly string[],
  terminal: Terminal,
  library = ownLibrary,
): Promise<Outcome> {
  const { columns = 0 } = terminal;
  const room = columns > 0 ? Math.max(fewestColumns, columns) : usualColumns;
  const operations = new Map(
    Object.values(library.operations)
      .map((operation): [string, Operation] => [shorter[operation.name] ?? kebab(operation.name), operation])
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
  const help = (word = '', kind?: string): string => {
    const width = Math.min(room, mostColumns);
    const named = byKind[word]?.(kind, pages);
    if (named) return helpOfOne(`${word} ${kind}`, named[0], parametersOf(named[0]), named[1], width);
    const operation = operations.get(word);
    const service = serviceCommands.get(word);
    if (service) return helpOfService(word, service, width);
    if (!operation)
      return helpOfAll(
        [...operations, ...serviceCommands].map(([name, { summary }]) => [name, lowered(summary)]),
        width,
      );
    return helpOfOne(word, operation, parametersOf(operation), pageOf(operation), width);
  };
  const [word = '', ...rest] = argv;
  const asksForHelp = (given: string): boolean => given === '--help' || given === '-h';
  if (word === '' || asksForHelp(word) || word === 'help') {
    const [topic] = rest;
    if (topic !== undefined && !operations.has(topic) && !serviceCommands.has(topic))
      return wrong(`there is no subcommand ${quote(topic)}\n\n${help()}`);
    return done(help(topic, rest[1]));
  }
  if (word === '--version') return done(`${engineVersion}\n`);
  const service = serviceCommands.get(word);
  if (service)
    return rest.some(asksForHelp)
      ? done(help(word))
      : await serviceOutcome(word, service, rest, terminal, library);
  const found = operations.get(word);
  if (!found) {
    const what = word.startsWith('-')
      ? 'a subcommand goes before flags; there is no'
      : 'there is no subcommand';
    return wrong(`${what} ${quote(word)}\n\n${help()}`);
  }
  if (rest.some(asksForHelp)) return done(help(word, rest[0]));
  // What is printed or drawn may be named before the flags.
  const named = byKind[word]?.(rest[0], pages);
  const [operation, page] = named ?? [found, pageOf(found)];
  const flags = (named ? rest.slice(1) : rest).map(longFlag);
  const parameters = parametersOf(operation);
  try {
    const given = readArguments(flags, knownFlags(parameters, page), page.words);
    const format = formatOf(given, page);
    const engine = await library.open();
    const lang = given.flags.get('lang') ?? 'en';
    const names = once(() => namesIn(engine, lang));
    const asked = ask(engine, parameters, page, given, names, format === 'page');
    const call = page.call ?? callOf(operation, parameters);
    const result = await call(engine, asked.request, asked.options, given, terminal);
    const view: View = {
      columns: Math.min(room, mostColumns),
      tableColumns: terminal.piped ? Infinity : room,
      bold: (text) => (terminal.color ? `\u001b[1m${text}\u001b[0m` : text),
      places: asked.places,
      zodiac: zodiacOf(asked.options),
      get signs() {
        return names().signs;
      },
      get bodies() {
        return names().bodies;
      },
    };
    const doubtful = asked.places.filter(({ others }) => others.length > 0);
    return {
      ...done(written(result, format, page, view)),
      ...(format !== 'page' &&
        doubtful.length > 0 && {
          aside: doubtful.map((one) => messageLines(otherPlacesShort(one))).join(''),
        }),
    };
  } catch (error) {
    if (!(error instanceof HoroscopeError)) throw error;
    return wrong(`${refusalOf(error, parameters, rest)}\n\nhoroscope ${word} --help tells more.\n`);
  }
}

async function serviceOutcome(
  word: string,
  { flags, words, run }: ServiceCommand,
  argv: readonly string[],
  terminal: Terminal,
  { open }: Library,
): Promise<Outcome> {
  try {
    const known = new Map(flags.map(({ name, takes }) => [name, takes]));
    return done(await run(readArguments(argv, known, words), open, terminal));
  } catch (error) {
    if (!(error instanceof HoroscopeError)) throw error;
    return wrong(`${error.message}\n\nhoroscope ${word} --help tells more.\n`);
  }
}

/** The one flag that goes by a letter. */
const longFlag = (word: string): string => (word === '-o' ? '--output' : word);

const pageOf = ({ name }: Operation): Page =>
  (Object.hasOwn(pages, name) ? pages[name] : undefined) ?? plainPage;

type Call = NonNullable<Page['call']>;
const callOf =
  ({ name }: Operation, { takesOptions }: Parameters): Call =>
  (engine, request, options) => {
    const call = (engine as unknown as Record<string, (...given: unknown[]) => unknown>)[name];
    return call?.(request, ...(takesOptions ? [options] : []));
  };

/** As a heading has it, where it is not the tropical one. */
function zodiacOf({ zodiac, ayanamsa }: Options): string | undefined {
  if (ayanamsa === undefined) return zodiac === 'sidereal' ? 'sidereal (lahiri)' : undefined;
  return `sidereal (${typeof ayanamsa === 'string' ? ayanamsa : 'one’s own'})`;
}

function once(make: () => Names): () => Names {
  let made: Names | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const done = (output: string): Outcome => ({ output, exitCode: 0 });
const wrong = (message: string): Outcome => ({
  output: messageLines(message).trimEnd().concat('\n'),
  exitCode: 2,
});
const messageLines = (message: string): string => lines(`horoscope: ${message}\n`, printable);
