import type { Port } from './serve.js';

/** A worker of a page: the global scope is its end of the line. */
export const ownPort: Port = {
  post: (message, transfer) => postMessage(message, { transfer }),
  listen: (receive) => addEventListener('message', ({ data }) => receive(data)),
};
