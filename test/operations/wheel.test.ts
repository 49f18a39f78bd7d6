/** `include: ['wheel']`: the picture of the result, as a data URL. */
import type { WheelResult } from 'horoscope-engine/wheel';
import { expect, test } from 'vitest';
import { wheelOfDay } from '#dist/wheel/open-moon.js';
import { engine } from '../engine.js';

const ada = { name: 'Ada <“A”> & #1%', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};
const { name_2, time_2, place_id_2, ...event } = pair;
const wheel: { include: ['wheel'] } = { include: ['wheel'] };

test.each<[name: string, make: () => WheelResult & { wheel?: string | undefined }]>([
  ['natal', () => engine.natal(ada, wheel)],
  ['natal without a time', () => engine.natal({ ...ada, time: null }, wheel)],
  ['solarReturn', () => engine.solarReturn({ ...ada, year: 2026 }, wheel)],
  ['lunarReturn', () => engine.lunarReturn({ ...ada, date_2: '2026-11-21' }, wheel)],
  ['synastry', () => engine.synastry(pair, wheel)],
  ['composite', () => engine.composite(pair, wheel)],
  ['transits', () => engine.transits({ ...event, date_2: '2026-11-21' }, wheel)],
  ['progressions', () => engine.progressions({ ...ada, add_years: 36 }, wheel)],
])('%s', (_, make) => {
  const { wheel: url = '', ...result } = make();
  const head = 'data:image/svg+xml,';
  expect(url.slice(0, head.length)).toBe(head);
  expect(decodeURIComponent(url.slice(head.length))).toBe(wheelOfDay(result as WheelResult));
  expect(url).toMatch(/^[\x21-\x7e]+$/);
  expect(url).not.toMatch(/["<>#]/);
  const names = Object.keys(make());
  expect(names.indexOf('wheel')).toBe(names.indexOf('notices') - 1);
  expect(url.length).toBeLessThan(60_000);
});

test('without an hour it names none', () => {
  const { wheel: url = '' } = engine.natal({ ...ada, time: null }, wheel);
  expect(decodeURIComponent(url)).toContain('1990-05-17');
  expect(decodeURIComponent(url)).not.toMatch(/1990-05-17 \d/);
});

test('none where it is not asked for', () => {
  expect(engine.natal(ada)).not.toHaveProperty('wheel');
});
