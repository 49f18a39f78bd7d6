import { HoroscopeError } from '../errors.js';

/** @param path where the fault is, in the result or in the options */
export function refuse(message: string, path: string): never {
  throw new HoroscopeError('invalid_request', message, { path });
}
