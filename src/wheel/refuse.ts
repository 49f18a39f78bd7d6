import { HoroscopeError, quote } from '../errors.js';

/** @param path where the fault is, in the result or in the options */
export function refuse(message: string, path: string, cause?: unknown): never {
  throw new HoroscopeError('invalid_request', message, { path, cause });
}

/** Refuses a value that is not allowed. */
export const refuseValue: (path: string, allowed: string, given: unknown) => never = (path, allowed, given) =>
  refuse(`${path} must be ${allowed}; given was ${quote(given)}`, path);

/** Refuses an unknown name. */
export const refuseName = (kind: string, given: unknown, known: readonly string[], path: string): never =>
  refuse(`there is no ${kind} ${quote(given)}; there are ${known.join(', ')}`, path);
