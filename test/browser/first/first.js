/**
 * What a page does that shows one natal horoscope: it loads what that takes, and says when it is there. The address says
 * what is asked for: `?texts=no` for positions alone, `?place=typed` for a place found by its name in as much of the index as that takes,
 * `?place=search` in all of it.
 */
import { createEngine } from 'horoscope-engine/engine';

const asked = new URLSearchParams(location.search);
const searches = asked.get('place') === 'search';
const types = asked.get('place') === 'typed';

/** Tasks over 50 ms, as the browser counts them. @type {number[]} */
const long = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) long.push(Math.round(duration));
}).observe({ type: 'longtask', buffered: true });

const engine = await createEngine({
  parts: ['natal', ...(searches ? /** @type {const} */ (['places']) : [])],
  languages: asked.get('texts') === 'no' ? [] : ['en'],
  places: searches || types,
  years: [1987, 1987],
});
if (types) await engine.load({ places: ['Budapest'] });
const given = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const place =
  searches || types
    ? { place_id: engine.places({ name: 'Budapest', limit: 1 }).data[0]?.id ?? 0 }
    : { place: given };
const natal = engine.natal({ name: 'Ada', date: '1987-05-17', time: '14:30', lang: 'en', ...place });
const at = performance.now();
document.body.textContent = natal.intro ?? String(natal.planets[0]?.longitude);
// The observer is told after the task.
setTimeout(() => Object.assign(window, { first: { at, long, sun: natal.planets[0]?.longitude } }), 300);
