import type { Engine, NatalRequest } from '../engine.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import type { Options } from '../schema/options.js';
import type { Natal } from '../schema/responses.js';
import { wheelOfDay } from '../wheel/open-moon.js';
import type { WheelResult } from '../wheel/sources.js';
import { type ThemeName, themes } from '../wheel/theme.js';
import type { Arguments } from './arguments.js';
import { numberOf } from './found.js';
import { natal } from './horoscopes.js';
import { kinds, whichHoroscope } from './kinds.js';
import type { Flag, Page } from './subcommand.js';

/** Wheels by a word of their own: what --svg prints of a horoscope, in a theme, and of two people with their houses. */

/** Flags as those of the natal horoscope are. */
export const wheelOperation: Operation = {
  ...list.natal,
  name: 'wheel',
  summary: 'A horoscope as a wheel: a picture (SVG)',
  description: `Prints the picture, as --svg does with the horoscope’s own subcommand. ${whichHoroscope('wheel')}`,
};

const theme: Flag = {
  name: 'theme',
  value: Object.keys(themes).join('|'),
  says: 'Its colors, default light',
  takes: 'word',
};

const size: Flag = {
  name: 'size',
  value: 'PIXELS',
  says: 'Its width, default 600; what is small is drawn with less in it',
  takes: 'word',
};

interface Drawn {
  svg: string;
}

type Calculation = (request: object, options: object) => WheelResult;

/** The page of a horoscope as a wheel; as JSON or a table it is the horoscope itself. */
const drawnOf = (page: Page, { name }: Operation): Page => ({
  ...page,
  format: 'svg',
  flags: [...(page.flags ?? []), theme, size],
  call: (engine, request, options, given): WheelResult | Drawn => {
    const calculate = (engine as unknown as Record<string, Calculation>)[name] as Calculation;
    const result = calculate(request, options);
    if (['json', 'csv'].some((other) => given.switches.get(other))) return result;
    return { svg: drawn(engine, request, options, result, given) };
  },
  picture: ({ svg }: Drawn) => `${svg}\n`,
});

function drawn(
  engine: Engine,
  request: Readonly<Record<string, unknown>>,
  options: Options,
  result: WheelResult,
  { flags }: Arguments,
): string {
  const colors = {
    ...(flags.has('theme') && { theme: flags.get('theme') as ThemeName }),
    ...(flags.has('size') && { size: numberOf(flags.get('size') ?? '') as number }),
  };
  // A synastry tells no cusps: inside is the first birth with its own, as on the cover of a report.
  return 'planets1' in result
    ? wheelOfDay(firstBirth(engine, request, options), { ...colors, outer: result })
    : wheelOfDay(result, colors);
}

/** The birth of the first of two people, with the settings that both have. */
function firstBirth(
  engine: Engine,
  request: Readonly<Record<string, unknown>>,
  { include: _, readingLength: __, ...settings }: Options,
): Natal {
  const own = Object.entries(request).flatMap(([key, value]) =>
    key.endsWith('_1') ? [[key.slice(0, -2), value]] : [],
  );
  const birth = { ...Object.fromEntries(own), lang: request.lang ?? 'en', collect_text: false };
  return engine.natal(birth as NatalRequest, settings);
}

/** The page of a birth's wheel. */
export const wheel: Page = drawnOf(natal, list.natal);

/** Of a horoscope named before the flags: its operation and the page that draws it. */
export function drawing(
  word: string | undefined,
  pages: Readonly<Record<string, Page>>,
): [Operation, Page] | undefined {
  const operation = kinds.get(word ?? '');
  const page = operation && pages[operation.name];
  if (!page) return undefined;
  const { summary } = operation;
  return [
    { ...operation, summary: `As a wheel: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}` },
    drawnOf(page, operation),
  ];
}
