import { births } from './births.js';

/** Every birth with its horoscope, a line of JSON each. @param {import('./births.js').Engine} engine */
export const horoscopes = (engine) =>
  births(engine).map(({ request, options }) =>
    JSON.stringify({ request, options, natal: engine.natal(request, options) }),
  );
