/** A page: fetches the requests, and sends the hashes back. */
import { createEngine } from 'horoscope-engine/engine';
import { hashes } from './hashes.js';

try {
  const lines = (await (await fetch('./requests.jsonl')).text()).split('\n');
  const engine = await createEngine();
  await fetch('/done', { method: 'POST', body: JSON.stringify(await hashes(engine, lines)) });
} catch (error) {
  await fetch('/failed', { method: 'POST', body: String(error instanceof Error ? error.stack : error) });
}
