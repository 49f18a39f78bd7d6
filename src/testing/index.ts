/**
 * What it takes to hold an engine of this shape, or a service of one’s own, to what a horoscope engine must keep to
 * (`horoscope-engine/testing`): arbitraries of requests for fast-check, and laws. It needs `fast-check`, which is an
 * optional peer dependency.
 */
export {
  type Birth,
  births,
  birthsWithin,
  dates,
  givenPlaces,
  type KindOfBirth,
  placeIds,
  places,
  times,
  timezones,
  type Where,
} from './births.js';
export { type EngineUnderTest, LawBroken, type LawOptions } from './law.js';
export { type LawName, laws, type RunLaw, sentences } from './laws.js';
export { engineOptions, options } from './options.js';
export { callCode, codeOf, type MadeCall } from './print.js';
export {
  type Call,
  callsOf,
  type Definition,
  type OperationName,
  type Request,
  requestsOf,
} from './requests.js';
export { hostileJson, hostileRequestsOf, type NearlyValid, nearlyValidRequestsOf } from './spoilt.js';
