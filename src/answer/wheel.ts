import { HoroscopeError } from '../errors.js';
import type { Settings } from '../request/settings.js';
import type { chartWheel } from '../wheel/chart-wheel.js';
import type { WheelResult } from '../wheel/sources.js';

let draw: typeof chartWheel | undefined;

/** The drawing comes when somebody wants pictures; in Node it is there. */
export const drawWheelsWith = (drawing: typeof chartWheel): void => {
  draw = drawing;
};

/** A result with its picture before its notices, where `options.include` names it. */
export function withWheel<R extends WheelResult & { notices: unknown }>(
  result: R,
  { include }: Settings,
): R & { wheel?: string } {
  if (!include.includes('wheel')) return result;
  if (draw === undefined)
    throw new HoroscopeError('not_loaded', "the wheel is not loaded: await engine.load('wheel')");
  const fields = Object.entries(result);
  const at = fields.findIndex(([name]) => name === 'notices');
  fields.splice(at, 0, ['wheel', dataUrl(draw(result))]);
  return Object.fromEntries(fields) as R & { wheel?: string };
}

/** As short as a data URL can be: only characters with a meaning in URLs and attributes are escaped. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"?{}|\\^`\s]|[^\x20-\x7e]+/g, encodeURIComponent)}`;
