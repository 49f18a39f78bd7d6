// Written by `npm run docs` from the files of this folder: change these and run it again.

/** The schemas of every request and response, and the types inferred from them. */

export * from './chinese.js';
export * from './ephemerides.js';
export * from './fields.js';
export * from './http.js';
export * from './include-keys.js';
export * from './included.js';
export * from './lists.js';
export * from './notices.js';
export * from './options.js';
export * from './pairs.js';
export * from './places.js';
export * from './planetary-hours.js';
export * from './positions-batch.js';
export * from './progressions.js';
export * from './quantities.js';
export * from './reading.js';
export * from './reports.js';
export * from './requests.js';
export * from './responses.js';
export * from './returns.js';
export * from './sky-events.js';
export * from './transits.js';
export * from './uncertainty.js';
