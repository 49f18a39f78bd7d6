/** A result is the caller's, nothing passed in is kept, and what is passed in is left as it was. */
import { createEngine, type EngineOptions, HoroscopeError } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import * as operations from '#dist/operations/list.js';
import { expect } from '../expect.js';

const options: EngineOptions = { ayanamsa: { epoch: 2451545, value: 24 }, now: () => 0 };
const engine = await createEngine(options);
const untouched = await createEngine(options);
const definitions = Object.values(operations);

type Run = (request: unknown, options?: unknown) => unknown;
const runOf = (of: object, name: string) => (of as Record<string, Run>)[name] as Run;

/** Every number, string and list of a value made another. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    if (typeof below === 'object' && below !== null) spoil(below);
    else (value as Record<string, unknown>)[key] = typeof below === 'number' ? below + 17 : 'spoiled';
  }
  if (Array.isArray(value)) value.push('spoiled');
}

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, { example }) => {
    test('a result that is changed changes no later one', () => {
      const first = runOf(engine, name)(example);
      const expected = JSON.stringify(first);
      spoil(first);
      expect(JSON.stringify(runOf(engine, name)(example))).toBe(expected);
      expect(JSON.stringify(runOf(untouched, name)(example))).toBe(expected);
    });

    test('a request is left as it was, and may be changed afterwards', () => {
      const request = structuredClone(example);
      const first = JSON.stringify(runOf(engine, name)(request));
      expect(request).toEqual(example);
      spoil(request);
      expect(JSON.stringify(runOf(engine, name)(example))).toBe(first);
    });

    test('numbers below zero by nothing are zero', () => {
      const request = Object.fromEntries(
        Object.entries(example).map(([key, value]) => [key, value === 0 ? -0 : value]),
      );
      const has = (value: unknown): boolean =>
        Object.is(value, -0) ||
        (typeof value === 'object' && value !== null && Object.values(value).some((below) => has(below)));
      expect(has(runOf(engine, name)(request))).toBe(false);
    });
  },
);

const birth = {
  name: 'Ada',
  date: '1990-05-17',
  time: '14:30',
  place: { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' },
  lang: 'en',
};

test('options of a call that are changed afterwards change nothing', () => {
  const own = { ayanamsa: { epoch: 2451545, value: 20 } };
  const first = engine.natal(birth, own);
  own.ayanamsa.value = 30;
  (first.calculation.ayanamsa as { value: number }).value = 40;
  const again = engine.natal(birth, { ayanamsa: { epoch: 2451545, value: 20 } });
  expect(again.planets[0]?.longitude).toBe(first.planets[0]?.longitude);
  expect(again.calculation.ayanamsa).toEqual({ epoch: 2451545, value: 20 });
});

test('-0 in a request is 0 in the result', () => {
  expect(Object.is(engine.signToSign({ sign_id_1: -0, sign_id_2: 3, lang: 'en' }).sign_id_1, 0)).toBe(true);
  const { calculation } = engine.natal(birth, { ayanamsa: { epoch: 2451545, value: -0 } });
  expect(Object.is((calculation.ayanamsa as { value: number }).value, 0)).toBe(true);
});

const refusal = (run: () => unknown): HoroscopeError => {
  try {
    run();
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('positionsBatch', () => {
  const moments = () => Float64Array.from({ length: 13 }, (_, i) => 2451545 + i);
  test('arrays that share memory are refused', () => {
    const julianDaysUt = moments();
    const into = { longitudes: new Float64Array(julianDaysUt.buffer) };
    const error = refusal(() => engine.positionsBatch({ julianDaysUt, bodies: [0], into }));
    expect([error.code, error.path]).toEqual(['invalid_request', 'into.longitudes']);
    const both = new Float64Array(20);
    const shared = { longitudes: both.subarray(0, 13), speeds: both.subarray(7, 20) };
    expect(refusal(() => engine.positionsBatch({ julianDaysUt, bodies: [0], into: shared })).path).toBe(
      'into.longitudes',
    );
    const apart = { longitudes: new Float64Array(26).subarray(0, 13), speeds: new Float64Array(13) };
    expect(engine.positionsBatch({ julianDaysUt, bodies: [0], into: apart }).longitudes).toBe(
      apart.longitudes,
    );
  });

  test('so are arrays whose buffer is gone', () => {
    const julianDaysUt = moments();
    structuredClone(julianDaysUt.buffer, { transfer: [julianDaysUt.buffer] });
    const error = refusal(() => engine.positionsBatch({ julianDaysUt, bodies: [0] }));
    expect([error.code, error.path]).toEqual(['invalid_request', 'julianDaysUt']);
  });
});

describe('faults of the request, not of the library', () => {
  test('getters and proxies that throw', () => {
    const fails = (): never => {
      throw new Error('no');
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const request of [
      Object.defineProperty({ ...birth }, 'date', { get: fails, enumerable: true }),
      new Proxy({}, { ownKeys: fails }),
      proxy,
    ])
      expect(refusal(() => engine.natal(request as typeof birth)).code).toBe('invalid_request');
  });

  test('a clock that throws', async () => {
    const broken = await createEngine({
      now: () => {
        throw new Error('no');
      },
    });
    const error = refusal(() => broken.ephemerides({ place: birth.place }));
    expect([error.code, error.path]).toEqual(['invalid_request', 'now']);
  });

  test('a million unknown fields are not told one by one', () => {
    const crowd = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i]));
    const error = refusal(() => engine.natal(crowd as unknown as typeof birth));
    expect([error.code, error.issues.length]).toEqual(['invalid_request', 0]);
  });
});

describe('customTexts', () => {
  const refused = async (customTexts: unknown): Promise<HoroscopeError> => {
    const error: unknown = await createEngine({ customTexts: customTexts as never }).catch(
      (fault: unknown) => fault,
    );
    if (error instanceof HoroscopeError) return error;
    throw new Error('it was not refused');
  };
  test('two tags of one language', async () => {
    const cell = { bodyInSign: { 0: { 0: 'Ours.' } } };
    expect(await refused({ en: cell, 'en-US': cell })).toMatchObject({
      code: 'invalid_request',
      path: 'customTexts.en-US',
    });
  });

  test('what is no object', async () => {
    for (const none of [0, '', false, null])
      expect(await refused({ en: none })).toMatchObject({ code: 'invalid_request', path: 'customTexts.en' });
  });

  test('a placeholder that nobody fills', async () => {
    const error = await refused({ en: { intros: { natal: 'Hello {nmae}.' } } });
    expect([error.code, error.path]).toEqual(['invalid_request', 'customTexts.en.intros.natal']);
    expect(error.message).toContain('{nmae}');
    for (const intros of [{ banana: 'Hello.' }, { natal: 7 }, 'Hello.', null])
      expect(await refused({ en: { intros } })).toMatchObject({
        code: 'invalid_request',
        path: expect.stringMatching(/^customTexts\.en\.intros/),
      });
    expect(await refused({ en: { bodyInSign: { 0: { 0: 'For {name}.' } } } })).toMatchObject({
      code: 'invalid_request',
    });
  });
});
