/** The progressed Moon's next house, as told, against looking at her day by day of life. */

import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';

/** Years of life between two looks, and how far they go. */
const step = 0.05;
const reach = 8;

test('no house of the Moon’s comes before the one that is told, whatever jumps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, -35, 47, 60, 64, 65.5, 66.4, -66, 69, 78),
      fc.integer({ min: 0, max: 36_000 }),
      fc.integer({ min: 0, max: 600 }),
      fc.constantFrom('naibod', 'solar-arc'),
      fc.constantFrom('P', 'W', 'O', 'K', 'H'),
      (latitude, day, tenths, progressedAngles, system) => {
        const date = new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const place = { name: 'x', latitude, longitude: 10, timezone: 'UTC' };
        const birth = { name: 'N', date, time: '19:30', place, lang: 'en', system, planets: [1] };
        const at = (add_years: number) =>
          engine.progressions({ ...birth, add_years, collect_text: false }, { progressedAngles } as never);
        const age = tenths / 10;
        const start = at(age);
        const houseAt = (years: number) => at(years).planets[0]?.housePosition;
        const now = start.planets[0]?.housePosition;
        let later = age;
        do later += step;
        while (later < age + reach && houseAt(later) === now);
        const told = start.moonChanges.house;
        if (later >= age + reach) {
          expect(told === null || Number(told.age) >= age + reach - step).toBe(true);
          return;
        }
        // Beyond the polar circles houses can be so narrow that she is in the one after next by the second look.
        const entered = Number(told?.age);
        expect(told?.house, `${date} ${latitude} ${system} ${age}`).toBe(houseAt(entered + 1e-4));
        expect(houseAt(entered - 1e-4)).toBe(now);
        expect(Math.abs(entered - later)).toBeLessThan(step * 1.01);
      },
    ),
    { numRuns: runs(30) },
  );
});
