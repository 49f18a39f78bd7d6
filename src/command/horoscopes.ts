import type { Engine, Options } from '../engine.js';
import type { Arguments, FlagKind } from './arguments.js';
import { horoscopeText } from './chart.js';
import {
  accuracyFlags,
  accuracyUsage,
  chartFields,
  chartFlags,
  chartOptions,
  chartUsage,
  personFields,
  personFlags,
  personUsage,
} from './person.js';
import { json, type Subcommand } from './subcommand.js';

/** A subcommand for each horoscope of the interface: flags to request, result to a page of text. */

export interface Recipe {
  summary: string;
  example: string;
  /** Lines on the flags that this horoscope has besides a person's and a chart's. */
  usage?: string;
  flags: Readonly<Record<string, FlagKind>>;
  /** Flags that stand for options of this horoscope alone. */
  options?: readonly string[];
  request(engine: Engine, given: Arguments): Record<string, unknown>;
  call(engine: Engine, request: never, options: Options): object;
}

function horoscope(recipe: Recipe): Subcommand {
  const { summary, example, usage, options = [] } = recipe;
  return {
    summary,
    usage: [`${example}\n`, personUsage, ...(usage === undefined ? [] : [usage]), chartUsage].join('\n'),
    flags: {
      ...recipe.flags,
      ...chartFlags,
      ...Object.fromEntries(options.map((word) => [word, 'value' as const])),
    },
    run(engine, given, terminal) {
      const request = { ...recipe.request(engine, given), ...chartFields(given) };
      const result = recipe.call(engine, request as never, chartOptions(given, options));
      if (given.switches.has('json')) return json(result);
      const signNames = engine.signs({ lang: given.flags.get('lang') ?? 'en' }).data;
      return horoscopeText(
        result,
        terminal,
        signNames.map(({ sign_name }) => sign_name),
      );
    },
  };
}

const person = '--name Ada --date 1990-05-17 --time 14:30 --place Budapest';
const numbers = ({ flags }: Arguments, keys: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([flag, field]) =>
      flags.has(flag) ? [[field, Number(flags.get(flag))]] : [],
    ),
  );
const eventPlaceUsage = `  --place-2 NAME         where the person is then, or --place-id-2, or --latitude-2 and so on; default the birth place`;

const second = '--name-2 Ben --date-2 1988-11-02 --time-2 06:10 --place-2 Lisbon';
const secondUsage = '  --name-2, --date-2, --time-2, --place-2 and so on: the other person';
const twoPersons = (engine: Engine, given: Arguments): Record<string, unknown> => ({
  ...personFields(engine, given, '', '_1'),
  ...personFields(engine, given, '-2', '_2'),
});

/** What each horoscope's subcommand asks for and calls, by its word. */
const recipes = {
  natal: {
    summary: 'the natal horoscope of a birth',
    example: `horoscope natal ${person}`,
    usage: accuracyUsage,
    flags: { ...personFlags(), ...accuracyFlags() },
    request: (engine, given) => personFields(engine, given),
    call: (engine, request, options) => engine.natal(request, options),
  },
  'natal-basic': {
    summary: 'the same without texts',
    example: `horoscope natal-basic ${person}`,
    usage: accuracyUsage,
    flags: { ...personFlags(), ...accuracyFlags() },
    request: (engine, given) => personFields(engine, given),
    call: (engine, request, options) => engine.natalBasic(request, options),
  },
  'planet-in-sign': {
    summary: 'the sign of each planet, and its text',
    example: `horoscope planet-in-sign ${person}`,
    flags: personFlags(),
    request: (engine, given) => personFields(engine, given),
    call: (engine, request, options) => engine.planetInSign(request, options),
  },
  'solar-return': {
    summary: 'the year from a birthday: the chart of the Sun’s return',
    example: `horoscope solar-return ${person} --year 2026`,
    usage: `  --year                 of the birthday\n${eventPlaceUsage}`,
    flags: { ...personFlags(), ...personFlags('-2', ['name', 'date', 'time']), year: 'value' },
    request: (engine, given) => ({
      ...personFields(engine, given),
      ...personFields(engine, given, '-2', '_2', false),
      ...numbers(given, { year: 'year' }),
    }),
    call: (engine, request, options) => engine.solarReturn(request, options),
  },
  'lunar-return': {
    summary: 'the month from the Moon’s return',
    example: `horoscope lunar-return ${person} --date-2 2026-11-21`,
    usage: `  --date-2, --time-2     the next return from then on\n${eventPlaceUsage}`,
    flags: { ...personFlags(), ...personFlags('-2', ['name']) },
    request: (engine, given) => ({
      ...personFields(engine, given),
      ...personFields(engine, given, '-2', '_2', false),
    }),
    call: (engine, request, options) => engine.lunarReturn(request, options),
  },
  synastry: {
    summary: 'two births beside each other',
    example: `horoscope synastry ${person} ${second}`,
    usage: `${secondUsage}\n${accuracyUsage}`,
    flags: { ...personFlags(), ...personFlags('-2'), ...accuracyFlags(), ...accuracyFlags('-2') },
    request: twoPersons,
    call: (engine, request, options) => engine.synastry(request, options),
  },
  composite: {
    summary: 'one chart of two births',
    example: `horoscope composite ${person} ${second}`,
    usage: `${secondUsage}\n  --composite-method midpoint|davison`,
    flags: { ...personFlags(), ...personFlags('-2') },
    options: ['composite-method'],
    request: twoPersons,
    call: (engine, request, options) => engine.composite(request, options),
  },
  transits: {
    summary: 'what the sky of a moment, or of a period, is to a birth',
    example: `horoscope transits ${person} --date-2 2026-11-21`,
    usage: `  --date-2, --time-2     the moment; --date-end makes it a period
${eventPlaceUsage}`,
    flags: { ...personFlags(), ...personFlags('-2'), 'date-end': 'value' },
    request: (engine, given) => ({
      ...personFields(engine, given, '', '_1'),
      ...personFields(engine, given, '-2', '_2', false),
      ...(given.flags.has('date-end') && { date_end: given.flags.get('date-end') }),
    }),
    call: (engine, request, options) => engine.transits(request, options),
  },
  progressions: {
    summary: 'a birth progressed to a moment of life',
    example: `horoscope progressions ${person} --date-2 2026-11-21`,
    usage: `  --date-2, --time-2     the moment of life, or --add-years, or --add-days
${eventPlaceUsage}
  --progressed-angles naibod|solar-arc|mean-quotidian`,
    flags: { ...personFlags(), ...personFlags('-2', ['name']), 'add-years': 'value', 'add-days': 'value' },
    options: ['progressed-angles'],
    request: (engine, given) => ({
      ...personFields(engine, given),
      ...personFields(engine, given, '-2', '_2', false),
      ...numbers(given, { 'add-years': 'add_years', 'add-days': 'add_days' }),
    }),
    call: (engine, request, options) => engine.progressions(request, options),
  },
} satisfies Readonly<Record<string, Recipe>>;

export const horoscopeRecipes: Readonly<Record<keyof typeof recipes, Recipe>> = recipes;

export const horoscopes: Readonly<Record<string, Subcommand>> = Object.fromEntries(
  Object.entries(recipes).map(([word, recipe]) => [word, horoscope(recipe)]),
);
