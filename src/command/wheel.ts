import type { Engine, Options } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import type { WheelResult } from '../wheel/sources.js';
import type { ThemeName } from '../wheel/theme.js';
import type { Arguments } from './arguments.js';
import { horoscopeRecipes } from './horoscopes.js';
import { chartFields, chartFlags, chartOptions, chartUsage, personFields, personUsage } from './person.js';
import type { Subcommand } from './subcommand.js';

/** `horoscope wheel`: a chart as a picture. */

/** Horoscopes that have a wheel; those about a birth and something else are drawn around the birth. */
const single = ['natal', 'solar-return', 'lunar-return', 'composite'] as const;
const double = ['synastry', 'transits', 'progressions'] as const;
type Kind = (typeof single)[number] | (typeof double)[number];
const kinds: readonly string[] = [...single, ...double];

const { 'no-texts': _, json: __, ...flagsOfCharts } = chartFlags;

export const wheel: Subcommand = {
  summary: 'a chart as a picture: SVG',
  usage: `horoscope wheel --name Ada --date 1990-05-17 --time 14:30 --place Budapest > chart.svg
  horoscope wheel transits --name Ada … --date-2 2026-11-21 > chart.svg

  horoscope wheel [${kinds.join('|')}], with the flags of that horoscope

${personUsage}
  --size N               pixels, default 600
  --theme light|dark|print
${chartUsage
  .split('\n')
  .filter((line) => !/--json|--no-texts/.test(line))
  .join('\n')}`,
  flags: {
    ...flagsOfCharts,
    ...Object.assign({}, ...kinds.map((kind) => horoscopeRecipes[kind as Kind].flags)),
    'composite-method': 'value',
    'progressed-angles': 'value',
    size: 'value',
    theme: 'value',
  },
  async run(engine, given) {
    const [kind = 'natal', ...more] = given.words;
    if (!kinds.includes(kind) || more.length > 0)
      throw new HoroscopeError(
        'invalid_request',
        `there is no wheel ${quote(given.words.join(' '))}; there are ${kinds.join(', ')}`,
        { path: 'wheel' },
      );
    const { chartWheel } = await import('../wheel/index.js');
    const picture = {
      ...(given.flags.has('size') && { size: Number(given.flags.get('size')) }),
      ...(given.flags.has('theme') && { theme: given.flags.get('theme') as ThemeName }),
    };
    const result = resultOf(engine, given, kind as Kind);
    if (!(double as readonly string[]).includes(kind)) return `${chartWheel(result, picture)}\n`;
    const birth = { ...personFields(engine, given), ...untold(given) };
    const natal = engine.natal(birth as never, chartOptions(given));
    return `${chartWheel(natal, { ...picture, outer: result })}\n`;
  },
};

const untold = (given: Arguments): Record<string, unknown> => ({
  ...chartFields(given),
  collect_text: false,
});

function resultOf(engine: Engine, given: Arguments, kind: Kind): WheelResult {
  const recipe = horoscopeRecipes[kind];
  const options: Options = chartOptions(given, recipe.options ?? []);
  const request = { ...recipe.request(engine, given), ...untold(given) };
  return recipe.call(engine, request as never, options) as WheelResult;
}
