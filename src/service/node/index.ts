/** A service on Node’s http, with users and a secret from files: `horoscope-engine/service/node`. */
export { type Listening, listenerOf, type ServeOptions, serve } from './listener.js';
export { secretFrom } from './secret.js';
export { userLine, usersFrom, usersIn } from './users.js';
