/** The iterator of events leaves the thread to others, and ends when it is told to. */
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';

const twoYears = { from: '2026-01-01', to: '2028-01-01' };

test('timers tick while events are searched', async () => {
  const engine = await createEngine({ languages: ['en'] });
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  let events = 0;
  for await (const event of engine.skyEventsIterator(twoYears)) if (event) events++;
  clearInterval(timer);
  expect(events).toBeGreaterThan(3_000);
  expect(ticks).toBeGreaterThan(10);
});

test('the events are those of the list, in its order', async () => {
  const year = { from: '2026-01-01', to: '2027-01-01' };
  const [one, other] = await Promise.all([createEngine(), createEngine()]);
  const found = [];
  for await (const event of one.skyEventsIterator(year)) found.push(event);
  expect(found).toEqual(other.skyEvents(year).data);
});

test('an aborted signal ends it with the reason of the signal', async () => {
  const engine = await createEngine({ languages: ['en'] });
  const controller = new AbortController();
  const reason = new Error('enough');
  let events = 0;
  const run = async () => {
    for await (const event of engine.skyEventsIterator(twoYears, {}, { signal: controller.signal }))
      if (event && ++events === 20) controller.abort(reason);
  };
  await expect(run()).rejects.toBe(reason);
  expect(events).toBe(20);
});

test('a signal that a timer aborts is heeded in the midst of the work', async () => {
  const engine = await createEngine({ languages: ['en'] });
  const century = { from: '1900-01-01', to: '2000-01-01', kinds: ['outOfBounds' as const], bodies: [7] };
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  const run = async () => {
    for await (const event of engine.skyEventsIterator(century, {}, { signal: controller.signal }))
      expect(event.kind).toBe('outOfBounds');
  };
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([[5], [{ signal: {} }], ['stop']])('%j is no signal', async (control) => {
  const engine = await createEngine({ languages: ['en'] });
  expect(() => engine.skyEventsIterator(twoYears, {}, control as never)).toThrow(HoroscopeError);
});
