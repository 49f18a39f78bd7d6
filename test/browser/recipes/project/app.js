/** In the place of a reader's own `app.js`: the horoscopes of all births, sent to the server that the page's address names. */
import births from './births.js';
import { failed, send } from './send.js';

/** @param {{ natal(request: object, options: object): unknown }} engine at once or behind promises */
export async function app(engine) {
  try {
    const lines = [];
    for (const { request, options } of births)
      lines.push(JSON.stringify(await engine.natal(request, options)));
    await send('/done', lines.join('\n'));
  } catch (error) {
    await failed(error);
  }
}
