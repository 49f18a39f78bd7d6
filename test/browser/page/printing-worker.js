/** Draws and prints away from the page. */
import { createEngine } from 'horoscope-engine/engine';
import { pictures } from './pictures.js';

addEventListener('message', async () => {
  try {
    postMessage({ lines: await pictures(await createEngine()) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
