import type { Settings } from '../request/settings.js';
import { chartWheel } from '../wheel/chart-wheel.js';
import type { WheelResult } from '../wheel/sources.js';

/** A result with its picture before its notices, where `options.include` names it. */
export function withWheel<R extends WheelResult & { notices: unknown }>(
  result: R,
  { include }: Settings,
): R & { wheel?: string } {
  if (!include.includes('wheel')) return result;
  const fields = Object.entries(result);
  const at = fields.findIndex(([name]) => name === 'notices');
  fields.splice(at, 0, ['wheel', dataUrl(chartWheel(result))]);
  return Object.fromEntries(fields) as R & { wheel?: string };
}

/** As short as a data URL of text may be: what has a meaning in URLs and attributes is escaped, and no more. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"?{}|\\^`\s]|[^\x20-\x7e]+/g, encodeURIComponent)}`;
