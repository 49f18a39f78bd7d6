/** Paths of bodies over some hours, against motions that are known. */
import { describe, test } from 'vitest';
import { briefPaths } from '#dist/cast/brief-paths.js';
import type { Sky, SkySettings } from '#dist/sky/sky.js';
import { expect } from '../expect.js';

const noon = 2_451_545;
const settings = {} as SkySettings;

/** A sky in which every body moves as it is told to; `asked` counts positions. */
function skyOf(longitudeAt: (day: number) => number, speedAt: (day: number) => number) {
  const asked: number[] = [];
  const sky = {
    moment: (julianDayUt: number) => ({ julianDayUt }),
    position: (body: number, { julianDayUt }: { julianDayUt: number }) => {
      const day = julianDayUt - noon;
      asked.push(day);
      if (body === 99) return { missing: 'nothing is known of it' };
      return { longitude: ((longitudeAt(day) % 360) + 360) % 360, speed: speedAt(day) };
    },
  };
  return { sky: sky as unknown as Sky, asked };
}

const moments = [0, 0.01, 0.13, 0.25, 0.5, 0.6, 0.74, 0.9, 0.99, 1];

describe('a smooth motion', () => {
  test.each([
    ['forward through 0°', 355, 13.2],
    ['backward through 0°', 3, -12.5],
    ['slow', 120, 0.02],
  ])('%s is read off five positions', (_, start, speed) => {
    const { sky, asked } = skyOf(
      (day) => start + speed * day,
      () => speed,
    );
    const path = briefPaths(sky, [1], settings, { from: noon, to: noon + 1 }).get(1);
    expect(asked).toHaveLength(5);
    const turns = ((path?.longitude(noon) ?? 0) - start) / 360;
    expect(turns).toBeCloseTo(Math.round(turns), 9);
    for (const day of moments) {
      // It runs on beyond 0 and 360.
      expect(path?.longitude(noon + day)).toBeCloseTo(start + 360 * Math.round(turns) + speed * day, 7);
      expect(path?.speed(noon + day)).toBeCloseTo(speed, 7);
    }
  });

  test('that bends takes more positions, each asked for once', () => {
    const bend = (rate: number) =>
      skyOf(
        (day) => 100 + 13 * day + 0.5 * Math.sin(rate * day),
        (day) => 13 + 0.5 * rate * Math.cos(rate * day),
      );
    for (const [rate, positions] of [
      [1, 9],
      [4, 17],
    ] as const) {
      const { sky, asked } = bend(rate);
      const path = briefPaths(sky, [1], settings, { from: noon, to: noon + 1 }).get(1);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked).toHaveLength(positions);
      for (const day of moments) {
        expect(path?.longitude(noon + day)).toBeCloseTo(100 + 13 * day + 0.5 * Math.sin(rate * day), 6);
        expect(path?.speed(noon + day)).toBeCloseTo(13 + 0.5 * rate * Math.cos(rate * day), 5);
      }
    }
  });

  test('over no time at all is where it is', () => {
    const { sky } = skyOf(
      (day) => 200 + day,
      () => 1,
    );
    const path = briefPaths(sky, [1], settings, { from: noon, to: noon }).get(1);
    expect(path?.longitude(noon)).toBeCloseTo(200, 6);
  });
});

test('a motion that jitters is read off positions every twenty minutes, by a cubic between them', () => {
  // The jitter is nil at every look: what stands between is a parabola, which the cubic follows.
  const jitter = (day: number) => 1e-4 * Math.sin(72 * Math.PI * day);
  const { sky, asked } = skyOf(
    (day) => 350 + 13 * day + 2 * day ** 2 + jitter(day),
    (day) => 13 + 4 * day,
  );
  const path = briefPaths(sky, [13], settings, { from: noon, to: noon + 1 }).get(13);
  // Seventeen that showed that it jitters; 73 looks, and one more at either end.
  expect(asked).toHaveLength(17 + 75);
  for (const day of moments) {
    expect(path?.longitude(noon + day)).toBeCloseTo(350 + 13 * day + 2 * day ** 2, 6);
    expect(path?.speed(noon + day)).toBeCloseTo(13 + 4 * day, 6);
  }
});

test('bodies that the ephemeris lacks have no path, and others have one each', () => {
  const { sky } = skyOf(
    (day) => 20 + day,
    () => 1,
  );
  const paths = briefPaths(sky, [1, 99, 2], settings, { from: noon, to: noon + 1 });
  expect([...paths.keys()]).toEqual([1, 2]);
});
