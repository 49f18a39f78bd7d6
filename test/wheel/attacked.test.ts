/** Whatever stands in place of a result, of one of its fields, of options or of one of them: a picture, or a refusal. */
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { pdfReport } from 'horoscope-engine/pdf';
import * as pictures from 'horoscope-engine/wheel';
import { test } from 'vitest';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';

const engine = await createEngine({ languages: ['en'] });
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const natal = engine.natal(ada);
const period = engine.transits({
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  date_2: '2026-01-01',
  date_end: '2026-02-01',
  lang: 'en',
  collect_text: false,
});
const table = engine.ephemerisTable({ from: '2026-01-01', to: '2026-03-01', step: 5 });

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('unreadable');
    },
    ownKeys: () => {
      throw new Error('unreadable');
    },
  },
);
const odd: readonly unknown[] = [
  ...[null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, 10n, true, '', 'x', '<a>'],
  ...[[], [null], [[]], {}, { a: 1 }, { from: {} }, Object.create(null), throwing],
  ...[() => 1, Symbol('s'), new Date(0), new Uint8Array(3)],
];

type Draw = (result: never, options?: never) => unknown;
test.each<[name: string, draw: Draw, result: object]>([
  ['chartWheel', pictures.chartWheel, natal],
  ['aspectGrid', pictures.aspectGrid, natal],
  ['balanceChart', pictures.balanceChart, natal],
  ['transitTimeline', pictures.transitTimeline, period],
  ['ephemerisGraph', pictures.ephemerisGraph, table],
])('%s', (_, draw, result) => {
  const options = 'theme variables size title desc parts outer bodies dial natal other'.split(' ');
  const calls = odd.flatMap((thing): [unknown, unknown][] => [
    [thing, {}],
    [result, thing],
    ...options.map((name): [unknown, unknown] => [result, { [name]: thing }]),
    ...Object.keys(result).map((name): [unknown, unknown] => [{ ...result, [name]: thing }, {}]),
  ]);
  for (const [given, option] of calls) {
    let drawn: unknown;
    try {
      drawn = draw(given as never, option as never);
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      continue;
    }
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|\[object/);
  }
});

test('pdfReport', async () => {
  // Of one planet, without houses and texts, it is of few pages.
  const printed = engine.natal({ ...ada, time: null, planets: [0], collect_text: false });
  const options = 'lang page length title colors logo footer author chapters typeface words progress'.split(
    ' ',
  );
  // Every option is given a third of the things, each another one; in the long run all.
  const isGiven = (thing: number, option: number): boolean => isRandom || (thing + option) % 3 === 0;
  const calls = odd.flatMap((thing, at): [unknown, unknown][] => [
    [thing, {}],
    ...(thing === undefined
      ? []
      : options
          .filter((_, option) => isGiven(at, option))
          .map((name): [unknown, unknown] => [printed, { [name]: thing }])),
  ]);
  for (const [given, option] of calls) {
    const made = await pdfReport(given as never, option as never).catch((error: unknown) => error);
    if (!(made instanceof Uint8Array)) expect(made).toBeInstanceOf(HoroscopeError);
  }
}, 60_000);
