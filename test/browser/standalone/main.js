import { connectEngine, HoroscopeError } from 'horoscope-engine/worker.min.js';

const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
  fetch(path, { method: 'POST', body: JSON.stringify(body) });

try {
  const address = './node_modules/horoscope-engine/dist/bundle/worker-run.min.js';
  const worker = new Worker(address, { type: 'module' });
  const engine = await connectEngine(worker);
  const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
  const natal = await engine.natal({ name: 'Ada', date: '1987-05-17', time: '14:30', place, lang: 'en' });
  const refusal = await engine
    .natal({ name: 'Ada', date: '1987-05-32', time: '14:30', place, lang: 'en' })
    .catch((/** @type {unknown} */ error) => error);
  await post('/done', { natal, refusal: refusal instanceof HoroscopeError && refusal.code });
} catch (error) {
  await post('/failed', String(error));
}
