/**
 * One request does not hold the thread: long calls are carried out in turns. Turns are counted in what is done in them,
 * questions to the ephemeris and lines of a report, not in time.
 */
import { createEngine, type Engine } from 'horoscope-engine/engine';
import { createExecutor, type EngineAnswer } from 'horoscope-engine/service';
import { expect, test } from 'vitest';
import { aspectKeys } from '#dist/chart/aspects.js';
import { LineBreaker } from '#dist/pdf/lines.js';
import { Paper } from '#dist/pdf/paper.js';
import { Answers, turnWork } from '#dist/service/pace.js';
import { isRandom } from '../fast-check.js';
import { workSoFar } from '../operations/counted-work.js';
import { expectSame } from '../same.js';

/** What an answer of the paced sky is must not be changed by who got it: it is given again. */
const { to } = Answers.prototype;
Answers.prototype.to = function frozen(this: Answers, ...given: Parameters<typeof to>) {
  return frozenWithin(to.apply(this, given));
} as typeof to;
function frozenWithin<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozenWithin(part);
  }
  return value;
}

const place = (latitude: number) => ({ name: 'x', latitude, longitude: 20, timezone: 'UTC' });
const everything = {
  bodies: Array.from({ length: 25 }, (_, id) => id),
  aspects: aspectKeys.map((_, id) => id),
  orbs: Object.fromEntries(aspectKeys.map((key) => [key, 30])),
  topocentric: true,
  ayanamsa: 'true-citra',
  lilith: 'osculating',
};
const birth = (date: string, time: string | null, more = {}) => ({
  name: 'A',
  date,
  time,
  place: place(69),
  lang: 'en',
  ...more,
});
const pair = (time: string | null, more = {}) => ({
  name_1: 'A',
  date_1: '1990-05-17',
  time_1: time,
  place_1: place(69),
  name_2: 'B',
  date_2: '0500-05-17',
  time_2: time,
  place_2: place(-69),
  lang: 'en',
  ...more,
});
const transit = {
  name_1: 'A',
  date_1: '1990-05-17',
  time_1: '12:00',
  place_1: place(60),
  date_2: '2026-11-21',
  lang: 'en',
};

type Long = [name: string, turns: number, request: unknown, options?: unknown];
/** The costliest requests that are answered over HTTP, and the turns that they take at least on an engine that has fitted nothing. */
const long: Long[] = [
  ['natal', 8, birth('1990-05-17', '12:00', { time_accuracy: 240 }), everything],
  ['synastry', 12, pair(null), everything],
  ['transits', 3, transit],
  ['transits', 6, { ...transit, date_end: '2032-11-20' }, { bodies: [5, 6, 7, 8, 9] }],
  ['solarReturn', 8, birth('0500-05-17', null, { year: 580 }), everything],
  ['skyEvents', 2, { from: '2026-08-01', to: '2026-09-01' }],
  ['skyEvents', 6, { from: '1950-01-01', to: '1960-01-01', kinds: ['eclipse'] }],
  ['ephemerisTable', 6, { from: '2020-01-01', to: '2022-06-01' }],
  ['yearlyReports', 5, { year: 2026 }],
  ['reportEvents', 5, { kind: 'yearly', year: 2026 }, { ayanamsa: 'true-citra' }],
];

/** What is worked out as one of those is: in the long run. */
const others: Long[] = [
  ['natal', 4, birth('1990-05-17', null), everything],
  ['planetInSign', 4, birth('0500-05-17', null), everything],
  [
    'synastry',
    10,
    pair('12:00', { time_accuracy_1: 120, time_accuracy_2: 120 }),
    { ...everything, aspects: [0, 1, 2, 3, 4] },
  ],
  ['composite', 12, pair(null), everything],
  ['transits', 3, { ...transit, date_end: '2026-12-20' }],
  ['lunarReturn', 8, birth('0500-05-17', null, { date_2: '0580-01-01' }), everything],
  ['progressions', 4, birth('1990-05-17', null, { add_years: 80 }), everything],
  ['ephemerisTable', 4, { from: '0500-01-01', to: '0501-01-01' }],
  ['ascendantYearlyReports', 5, { year: 2026 }],
];

/** Counted as a question, houses beyond the polar circles are asked for twice. */
const atPoles = 2.5;

/** What was done in each turn of the thread until an answer was there. @param done counts what was done so far */
async function turnsOf(
  answer: Promise<EngineAnswer>,
  done: () => number,
): Promise<{ answer: EngineAnswer; turns: number[] }> {
  const turns: number[] = [];
  let before = 0;
  let ended = false;
  const ending = answer.finally(() => {
    ended = true;
  });
  while (!ended) {
    const now = done();
    if (now > before) turns.push(now - before);
    before = now;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const now = done();
  if (now > before) turns.push(now - before);
  return { answer: await ending, turns };
}

/** An engine that has fitted nothing. */
const fresh = (): Promise<Engine> => createEngine({ languages: ['en'], now: () => Date.UTC(2026, 10, 22) });
/** Another, which answers at once. */
const whole = (await fresh()) as unknown as Record<string, (...given: unknown[]) => unknown>;

test.each(isRandom ? [...long, ...others] : long)(
  '%s (%#) is answered in turns, as it is at once',
  async (name, least, request, options) => {
    const execute = createExecutor(await fresh());
    const start = workSoFar();
    const { answer, turns } = await turnsOf(
      Promise.resolve(execute({ name, request, options })),
      () => workSoFar() - start,
    );
    expect('body' in answer ? '' : answer.message).toBe('');
    expect(turns.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...turns)).toBeLessThanOrEqual(turnWork * atPoles);
    const { body } = answer as { body: string };
    expectSame(JSON.parse(body), JSON.parse(JSON.stringify(whole[name]?.(request, options))));
  },
);

test('a report to print is written line by line, and drawn page by page', async () => {
  let [written, drawn] = [0, 0];
  const { lines } = LineBreaker.prototype;
  LineBreaker.prototype.lines = function counted(...given) {
    const broken = lines.apply(this, given);
    written += broken.length;
    return broken;
  };
  const { page } = Paper.prototype;
  Paper.prototype.page = function counted() {
    drawn++;
    page.call(this);
  };
  try {
    const execute = createExecutor(await fresh());
    const request = birth('1990-05-17', '12:00');
    const asked = () => Promise.resolve(execute({ name: 'natalPdfReport', request }));
    const lineTurns = (await turnsOf(asked(), () => written)).turns;
    drawn = 0;
    const pageTurns = (await turnsOf(asked(), () => drawn)).turns;
    // A section is written whole.
    expect(Math.max(...lineTurns)).toBeLessThanOrEqual(120);
    expect(lineTurns.length).toBeGreaterThan(20);
    expect(new Set(pageTurns)).toEqual(new Set([1]));
    expect(pageTurns.length).toBeGreaterThan(15);
  } finally {
    LineBreaker.prototype.lines = lines;
    Paper.prototype.page = page;
  }
});

test('a long call waits for another, and short ones for neither', async () => {
  const execute = createExecutor(await fresh());
  const done: string[] = [];
  const ask = async (label: string, name: string, request: unknown) => {
    await execute({ name, request });
    done.push(label);
  };
  const year = (of: number) => ask(String(of), 'yearlyReports', { year: of, sign_id: 1 });
  const asked = [year(2010), year(2015), year(2020)];
  for (let short = 0; short < 3; short++) asked.push(ask('short', 'natal', birth('1990-05-17', '12:00')));
  await Promise.all(asked);
  expect(done).toEqual(['short', 'short', 'short', '2010', '2015', '2020']);
});

test('a call about now is about one moment, however many turns it takes', async () => {
  let asked = 0;
  const engine = await createEngine({
    languages: ['en'],
    now: () => Date.UTC(2026, 10, 22) + asked++ * 1000,
  });
  const answer = await createExecutor(engine)({
    name: 'ephemerides',
    request: { place: place(66) },
    options: everything,
  });
  expect(answer).toHaveProperty('body');
  expect(asked).toBe(1);
});

// The last one: what waits here is printed until the tests are over.
test('where more waits than will be answered soon, what is long is refused', async () => {
  const execute = createExecutor(await fresh());
  const request = birth('1990-05-17', '12:00');
  const waiting = Array.from({ length: 257 }, () => execute({ name: 'natalPdfReport', request }));
  expect(waiting).toHaveLength(257);
  const long = { name: 'yearlyReports', request: { year: 2026 } };
  expect(await execute(long)).toMatchObject({ code: 'overloaded' });
  expect(await execute({ name: 'natal', request })).toHaveProperty('body');
});
