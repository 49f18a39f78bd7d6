/** Longitudes that go round the circle, as courses that go on. */
import { test } from 'vitest';
import { seenCourse, turnBetween } from '#dist/cast/courses.js';
import { expect } from '../expect.js';

test('a course that is looked at goes on past 0°, forward and back, and says where it jumped', () => {
  const times = [0, 1, 2, 3, 4];
  const { values, jumps, valueAfter } = seenCourse(
    times,
    [350, 359, 4, 1, 200],
    (moment) => (350 + 9 * moment) % 360,
    20,
  );
  expect(values).toEqual([350, 359, 364, 361, 200]);
  expect([0, 1, 2, 3].map(jumps)).toEqual([false, false, false, true]);
  expect(valueAfter(1, 1.5)).toBeCloseTo(363.5, 9);
});

test('a rate turns where its sign changes, from either sign', () => {
  expect(turnBetween((moment) => moment - 0.3, 0, 1)).toBeCloseTo(0.3, 5);
  expect(turnBetween((moment) => 0.7 - moment, 0, 1)).toBeCloseTo(0.7, 5);
});
