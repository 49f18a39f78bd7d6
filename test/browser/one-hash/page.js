/** A page: fetches the requests, and sends the hashes back. */
import { hashes } from './hashes.js';

try {
  // Within the attempt, so that a module that cannot be had is told as well.
  const { createEngine } = await import(new URL('./dist/browser/engine.js', import.meta.url).href);
  const lines = (await (await fetch('./requests.jsonl')).text()).split('\n');
  const engine = await createEngine({ placeTier: 'core' });
  await fetch('/done', { method: 'POST', body: JSON.stringify(await hashes(engine, lines)) });
} catch (error) {
  await fetch('/failed', { method: 'POST', body: String(error instanceof Error ? error.stack : error) });
}
