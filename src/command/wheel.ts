import type { NatalRequest } from '../engine.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { natal } from './horoscopes.js';
import { kinds, whichHoroscope } from './kinds.js';
import type { Page } from './subcommand.js';

/** Wheels by a word of their own: what --svg prints of a horoscope. */

/** Flags as those of the natal horoscope are. */
export const wheelOperation: Operation = {
  ...list.natal,
  name: 'wheel',
  summary: 'A horoscope as a wheel: a picture (SVG)',
  description: `Prints the picture, as --svg does with the horoscope’s own subcommand. ${whichHoroscope('wheel')}`,
};

/** The page of a birth's wheel. */
export const wheel: Page = {
  ...natal,
  format: 'svg',
  call: (engine, request, options) => engine.natal(request as unknown as NatalRequest, options),
};

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
    { ...page, format: 'svg' },
  ];
}
