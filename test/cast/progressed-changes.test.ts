/** What changes around a progressed moment. */
import { test } from 'vitest';
import { datesOff, nextPhase } from '#dist/cast/progressed-changes.js';
import { Moon, Sun } from '#dist/chart/bodies.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';

const sky = openSky();
const settings = { ayanamsa: undefined, node: 'true', lilith: 'mean', observer: undefined } as const;
function elongation(moment: number): number {
  const [sun, moon] = [Sun, Moon].map((body) => sky.position(body, sky.moment(moment), settings));
  if (!sun || !moon || 'missing' in sun || 'missing' in moon) throw new Error('no position');
  return (moon.longitude - sun.longitude + 360) % 360;
}

test('the phase of the Moon gives way to the next when it has gained an eighth of the circle', () => {
  for (let day = 0; day < 60; day += 2.3) {
    const now = 2_448_029 + day;
    const then = nextPhase({ sky } as never, now, settings as never);
    const next = (Math.floor(elongation(now) / 45) + 1) * 45;
    expect(then).toBeGreaterThan(now);
    expect(then - now).toBeLessThan(4.5);
    expect(Math.abs(((elongation(then) - next + 540) % 360) - 180)).toBeLessThan(1e-5);
  }
});

test('dates of life are off by a year for each day that the moment of birth is, and a known one by none', () => {
  const when = { julianDayUt: 100 };
  expect(datesOff({ when } as never)).toBe(0);
  expect(datesOff({ when, uncertain: { from: 99.5, to: 100.25 } } as never)).toBe(183);
  expect(datesOff({ when, uncertain: { from: 99.9, to: 101 } } as never)).toBe(366);
});
