/** Which planets make the shape of a chart: a bucket's handle, a locomotive's front, the sides of a seesaw. */
import { describe, test } from 'vitest';
import { behindWidestGap, handleOf, isShapeOpen, smallerGroup } from '#dist/reading/natal/shape.js';
import { expect } from '../expect.js';

/** Sun to Pluto at these longitudes. */
const at = (...longitudes: number[]) => longitudes.map((longitude, id) => ({ id, longitude })) as never;

describe('the handle of a bucket', () => {
  test('is the one that stands sixty degrees and more from the others on both sides', () => {
    expect(handleOf(at(0, 20, 40, 60, 80, 100, 120, 140, 150, 250))).toEqual([9]);
    expect(handleOf(at(150, 250, 20, 40, 60, 80, 100, 120, 140, 0))).toEqual([1]);
  });

  test('is two where these stand within eight degrees of each other', () => {
    expect(handleOf(at(0, 20, 40, 60, 80, 100, 120, 140, 248, 254))).toEqual([8, 9]);
    // Ten degrees apart they hold nothing together.
    expect(handleOf(at(0, 20, 40, 60, 80, 100, 120, 140, 246, 256))).toEqual([]);
  });

  test('is not a pair between wide gaps that leaves the others more than half the circle', () => {
    // 1966-06-12, Sydney: Uranus and Pluto have empty arcs on both sides, and Neptune stands alone opposite the rest.
    expect(handleOf(at(80.7, 10, 104.2, 50.3, 71.2, 98.5, 359.3, 165.6, 230.3, 165.8))).toEqual([8]);
  });

  test('is a pair on both sides of 0° Aries', () => {
    expect(handleOf(at(357, 3, 100, 120, 140, 160, 180, 200, 220, 240))).toEqual([0, 1]);
  });

  test('is none where the others follow at once, or are all on one side', () => {
    expect(handleOf(at(0, 10, 20, 30, 40, 50, 60, 70, 80, 90))).toEqual([]);
    expect(handleOf(at(0, 20, 40, 60, 80, 100, 120, 190, 196, 220))).toEqual([]);
  });
});

test('the front of a locomotive is the first behind its empty arc, wherever the zodiac begins', () => {
  expect(behindWidestGap(at(130, 150, 170, 200, 220, 240, 270, 300, 330, 350))?.id).toBe(0);
  expect(behindWidestGap(at(10, 340, 170, 200, 220, 240, 270, 300, 330, 60))?.id).toBe(2);
});

test('the smaller side of a seesaw is counted, whichever it is', () => {
  expect(smallerGroup(at(0, 10, 20, 170, 180, 190, 195, 200, 205, 210))).toBe(3);
  expect(smallerGroup(at(0, 10, 20, 25, 30, 35, 40, 180, 190, 200))).toBe(3);
  expect(smallerGroup(at(0, 10, 20, 25, 30, 180, 190, 200, 205, 210))).toBe(5);
});

test('the widest arc without a planet is measured across the beginning of the zodiac as well', () => {
  expect(behindWidestGap(at(130, 150, 170, 200, 220, 240, 270, 300, 330, 350))?.before).toBe(140);
  expect(behindWidestGap(at(30, 150, 170, 200, 20, 40, 50, 60, 70, 80))?.before).toBe(180);
});

test('the shape of an unknown hour is open where the Moon would change it within half a day', () => {
  // A bowl that the Moon, at its end, leaves in the afternoon.
  expect(isShapeOpen(at(0, 176, 20, 40, 60, 80, 100, 120, 140, 160))).toBe(true);
  // The Moon is inside it, or is a handle far from both ends.
  expect(isShapeOpen(at(0, 90, 20, 40, 60, 80, 100, 120, 140, 170))).toBe(false);
  expect(isShapeOpen(at(0, 250, 20, 40, 60, 80, 100, 120, 140, 150))).toBe(false);
  // At 0° Aries it is the one at the end of the day that it has passed.
  expect(isShapeOpen(at(3, 359, 20, 40, 60, 80, 100, 120, 140, 150))).toBe(true);
});
