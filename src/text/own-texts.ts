import { HoroscopeError, quote } from '../errors.js';
import type { OwnTexts } from './custom.js';

/** What a host's function wrote. @throws HoroscopeError `internal` where it throws or gives no texts */
export function ownTexts(write: () => unknown, name: string): OwnTexts {
  let given: unknown;
  let own: OwnTexts = {};
  try {
    given = write();
    if (given === undefined) return own;
    const { intro, text } = given as OwnTexts;
    own = { ...(intro !== undefined && { intro }), ...(text !== undefined && { text }) };
  } catch (cause) {
    throw new HoroscopeError('internal', `${name} threw, or gave what can’t be read`, { cause });
  }
  if (given instanceof Promise) given.catch(() => undefined);
  if (typeof given !== 'object' || given instanceof Promise || Array.isArray(given))
    throw new HoroscopeError(
      'internal',
      `${name} gave ${quote(given)}; it may give { intro, text }, at once`,
    );
  for (const [field, value] of Object.entries(own))
    if (typeof value !== 'string')
      throw new HoroscopeError('internal', `${name} gave ${quote(value)} as ${field}; a text is a string`);
  return own;
}
