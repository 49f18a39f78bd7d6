/** A service on Node’s http, with users from a file: `horoscope-engine/service/node`. */
export { type Listening, listenerOf, type ServeOptions, serve } from './listener.js';
export { userLine, usersFrom, usersIn } from './users.js';
