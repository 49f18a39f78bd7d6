/** An engine in a worker answers as one in the same thread does, and says what went wrong as it does. */
import { Worker } from 'node:worker_threads';
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { connectEngine, type WorkerEngine } from 'horoscope-engine/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' } as const;
const event = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  lang: 'en',
} as const;

const newWorker = () => new Worker(new URL('../../dist/bundle/worker-run.js', import.meta.url));
let engine: WorkerEngine;
const told: [number, number][] = [];

beforeAll(async () => {
  engine = await connectEngine(newWorker(), {
    engine: { placeTier: 'core', houseSystem: 'koch' },
    onProgress: (loaded, total) => told.push([loaded, total]),
  });
});
afterAll(() => engine.close());

test('the answers are those of an engine in the same thread', async () => {
  const here = await createEngine({ placeTier: 'core', houseSystem: 'koch' });
  const include = { include: ['reading' as const] };
  expect(await engine.natal(birth, include)).toEqual(here.natal(birth, include));
  expect(await engine.weeklyReports({ year: 2026, week: 47, sign_id: 7 })).toEqual(
    here.weeklyReports({ year: 2026, week: 47, sign_id: 7 }),
  );
  const moments = { julianDaysUt: Float64Array.of(2451545, 2451546.5), bodies: [0, 1] };
  expect(await engine.positionsBatch(moments)).toEqual(here.positionsBatch(moments));
});

test('a report that is printed there has the same bytes', async () => {
  const here = await createEngine({ placeTier: 'core', houseSystem: 'koch' });
  const pdf = { pdf: { length: 'brief' as const } };
  const [there, same] = [await engine.natalPdfReport(birth, pdf), await here.natalPdfReport(birth, pdf)];
  expect(there).toBeInstanceOf(Uint8Array);
  expect(Buffer.compare(there, same)).toBe(0);
});

test('every function but the iterator is there', async () => {
  const here = await createEngine({ placeTier: 'core' });
  const names = Object.keys(here).filter((name) => name !== 'skyEventsIterator');
  expect(Object.keys(engine).sort()).toEqual([...names, 'close', 'until'].sort());
});

test('what has come is told until all of it has', () => {
  // The WebAssembly and the zones: in Node what else there is comes when it is used.
  expect(told.length).toBe(2);
  const loaded = told.map(([bytes]) => bytes);
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
  const [bytes, total] = told.at(-1) ?? [];
  expect(bytes).toBe(total);
  expect(bytes).toBeGreaterThan(400_000);
});

test('refusals are those of the engine', async () => {
  const refused = await engine.natal({ ...birth, date: '1990-02-30' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HoroscopeError);
  expect(refused).toMatchObject({ code: 'invalid_request', path: 'date' });
  const unsendable = engine.natal(birth, { include: (() => []) as never });
  await expect(unsendable).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a call that is abandoned before it begins is not made', async () => {
  const controller = new AbortController();
  const year = { ...event, date_2: '2026-01-01', date_end: '2026-12-31' };
  const first = engine.transits(year);
  const second = engine.until(controller.signal).transits({ ...year, date_2: '2020-01-01' });
  controller.abort(new Error('nobody waits'));
  await expect(second).rejects.toThrow('nobody waits');
  expect((await first).transits_aspects.length).toBeGreaterThan(100);
  await expect(engine.until(controller.signal).natal(birth)).rejects.toThrow('nobody waits');
});

test('an engine that does not open says why', async () => {
  const worker = newWorker();
  const opening = connectEngine(worker, { engine: { assets: { zones: new Uint8Array(3) } } });
  await expect(opening).rejects.toMatchObject({ name: 'HoroscopeError', code: 'asset_corrupt' });
  await worker.terminate();
});

test('a worker that stops leaves nobody waiting', async () => {
  const worker = newWorker();
  const opened = await connectEngine(worker, { engine: { placeTier: 'core' } });
  const waiting = opened.natal(birth);
  await worker.terminate();
  await expect(waiting).rejects.toMatchObject({ name: 'HoroscopeError', code: 'internal' });
  const other = await connectEngine(newWorker(), { engine: { placeTier: 'core' } });
  const closed = other.natal(birth);
  other.close();
  await expect(closed).rejects.toMatchObject({ name: 'AbortError' });
  await expect(other.natal(birth)).rejects.toMatchObject({ name: 'AbortError' });
});

test('what is no worker is refused', async () => {
  await expect(connectEngine({} as never)).rejects.toMatchObject({ code: 'invalid_request' });
});
