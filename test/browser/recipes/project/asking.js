/** In the place of a reader's own `asking.js`: the answers of a service, sent to the server that the page's address names. */
import { answersOf } from './ask.js';
import births from './births.js';
import { failed, send } from './send.js';

/** @param {typeof fetch} ask */
export async function app(ask) {
  try {
    await send('/done', JSON.stringify(await answersOf((path, init) => ask(path, init), births)));
  } catch (error) {
    await failed(error);
  }
}
