import { parentPort } from 'node:worker_threads';
import type { Port } from './serve.js';

/** A worker of Node. In the main thread nobody is at the other end. */
export const ownPort: Port = {
  post: (message, transfer) => parentPort?.postMessage(message, transfer),
  listen: (receive) => parentPort?.on('message', receive),
};
