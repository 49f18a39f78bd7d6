/** Every operation has its arbitraries, by its definition: right requests are answered, wrong ones refused. */

import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { operations } from 'horoscope-engine/schemas';
import {
  births,
  callsOf,
  codeOf,
  engineOptions,
  hostileRequestsOf,
  nearlyValidRequestsOf,
  requestsOf,
} from 'horoscope-engine/testing';
import { describe, expect, test } from 'vitest';
import { zodOf } from '#dist/schema/zod.js';
import * as occasions from '#dist/testing/occasions.js';
import fc, { isRandom, part } from '../fast-check.js';
import { refusalOf } from '../operations/bad-input.js';

const engine = await createEngine();
const list = Object.values(operations);
const { seed = 0 } = fc.readConfigureGlobal();

describe.each(list.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  test('right requests are all answered', () => {
    fc.assert(
      fc.property(callsOf(name), ({ request, options }) => {
        expect(zodOf(operation.request).safeParse(request).error).toBeUndefined();
        expect(refusalOf(operation, engine, request, options)).toBeUndefined();
      }),
      { numRuns: isRandom ? 100 : 8, seed },
    );
  });

  test('the fields of its schema are all there in some of them', () => {
    const given = new Set(
      fc.sample(requestsOf(name), { numRuns: 200, seed }).flatMap((one) => Object.keys(one)),
    );
    const known = new Set(Object.keys((operation.example ?? {}) as object));
    for (const field of known) expect(given).toContain(field);
    expect(given.size).toBeGreaterThanOrEqual(known.size);
  });

  test('nearly right requests are all refused, by the field', () => {
    fc.assert(
      fc.property(nearlyValidRequestsOf(name), ({ request, path }) => {
        const refusal = refusalOf(operation, engine, request);
        expect(refusal, `${path} of ${codeOf(request)}`).toBeInstanceOf(HoroscopeError);
        expect([refusal?.path, ...(refusal?.issues ?? []).map((issue) => issue.path)].join(' ')).toContain(
          path,
        );
      }),
      { numRuns: isRandom ? 150 : 20, seed },
    );
  });

  test('hostile ones are answered or refused', () => {
    fc.assert(
      fc.property(hostileRequestsOf(name), (request) => {
        refusalOf(operation, engine, request);
      }),
      { numRuns: isRandom ? 150 : 20, seed },
    );
  });
});

test('an operation that there is not is refused by its name', () => {
  expect(() => requestsOf('toString')).toThrow('there is no operation toString');
});

test('options of an engine open one', async () => {
  await fc.assert(
    fc.asyncProperty(engineOptions(), async (options) => {
      const own = await createEngine(options);
      expect(own.languages()).toContain('en');
    }),
    { numRuns: 6, seed },
  );
});

describe('births lean to where engines go wrong', () => {
  const drawn = fc.sample(births(), { numRuns: part(800), seed });
  const charts = drawn.map(({ date, time, where }) =>
    engine.natal({ name: 'N', date, time, ...where, lang: 'en', collect_text: false }),
  );
  const having = (code: string) =>
    charts.filter(({ notices }) => notices.some((one) => one.code === code)).length;
  test.each([
    'skipped_time',
    'ambiguous_time',
    'house_system_replaced',
    'moshier_ephemeris',
    'local_mean_time',
    'body_unavailable',
  ])('%s', (code) => expect(having(code)).toBeGreaterThan(part(16)));

  test('planets that stand still, angles at the borders of signs, polar places', () => {
    const standing = charts.filter(({ planets }) =>
      planets.some(({ planetId, speeds }) => planetId < 10 && Math.abs(Number(speeds)) < 1e-4),
    );
    expect(standing.length).toBeGreaterThan(part(16));
    const border = (longitude: string) => {
      const rest = Number(longitude) % 30;
      return Math.min(rest, 30 - rest) * 3600;
    };
    const near = charts.filter(({ houses }) =>
      houses.some(({ house, longitude }) => house % 3 === 1 && border(longitude) < 6),
    );
    expect(near.length).toBeGreaterThan(part(20));
    const [before, after] = [29, 0].map(
      (degrees) =>
        near.filter(({ houses }) =>
          houses.some((one) => one.degrees === degrees && border(one.longitude) < 6),
        ).length,
    );
    expect(Math.min(before ?? 0, after ?? 0)).toBeGreaterThan(part(8));
    expect(charts.filter(({ profile }) => Math.abs(profile.realLat) > 66).length).toBeGreaterThan(part(48));
  });
});

describe('what they lean to is what it is said to be', () => {
  const noticesAt = ({ date, time, place }: (typeof occasions.skippedTimes)[number]) =>
    engine.natal({ name: 'N', date, time, place, lang: 'en' }).notices.map(({ code }) => code);
  test.each(occasions.skippedTimes)('$date $time was skipped in $place.name', (at) =>
    expect(noticesAt(at)).toContain('skipped_time'),
  );
  test.each(occasions.repeatedTimes)('$date $time came twice in $place.name', (at) =>
    expect(noticesAt(at)).toContain('ambiguous_time'),
  );
  test.each([
    ['station', occasions.stationMoments],
    ['ingress', occasions.ingressMoments],
    ['eclipse', occasions.eclipseMoments],
  ] as const)('%s', (kind, moments) => {
    for (const moment of moments) {
      const from = `${moment}.000Z`;
      const to = new Date(Date.parse(from) + 1000).toISOString();
      expect(engine.skyEvents({ from, to, kinds: [kind] }).data, moment).toHaveLength(1);
    }
  });
});

test('a case is printed as code that gives it again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(new Function(`return ${codeOf(value)};`)()).toEqual(value);
    }),
    { numRuns: 500, seed },
  );
  expect(codeOf({ name: 'O’Brien \'Bo\' "x"', 'a-b': [-0, undefined, '\u202e'] })).toBe(
    `{ name: 'O’Brien \\'Bo\\' "x"', 'a-b': [-0, undefined, '\\u202e'] }`,
  );
});
