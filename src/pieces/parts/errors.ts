/** By which `as-used.ts` knows whether what it reads beside itself is of the same copy of the library. */
export { HoroscopeError } from '../../errors.js';
