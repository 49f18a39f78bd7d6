/** The root door: the library finds its own files, and its functions are ready on import. Pictures come from a worker. */
import * as engine from 'horoscope-engine';
import { horoscopes } from './horoscopes.js';
import { tell } from './tell.js';

const worker = new Worker(new URL('./printing-worker.js', import.meta.url), { type: 'module' });
/** @type {Promise<string[]>} */
const printed = new Promise((resolve, reject) => {
  worker.addEventListener('error', (event) => reject(new Error(`the worker: ${event.message}`)));
  worker.addEventListener('message', ({ data }) => {
    if (data.failed === undefined) resolve(data.lines);
    else reject(new Error(data.failed));
  });
  worker.postMessage('print');
});
await tell([...horoscopes(engine), ...(await printed)]);
