import { describe, test } from 'vitest';
import { holdsAllDay, isWithinAllDay, moonMayBeOff } from '#dist/chart/open-moon.js';
import { expect } from '../expect.js';

describe('the Moon of a day without an hour', () => {
  // The Moon moves 15.4 degrees a day at most (Meeus, Astronomical Algorithms, 48: 0.64 degrees an hour at perigee).
  test('may be as far from its place at noon as it goes in twelve hours of its fastest day', () => {
    expect(moonMayBeOff).toBeCloseTo(0.64 * 12, 1);
  });

  test.each([
    ['mid-sign', 45, 30, true],
    ['at the first degree that it can’t leave', 30 + moonMayBeOff, 30, true],
    ['just before that', 30 + moonMayBeOff - 0.001, 30, false],
    ['at the last such degree', 60 - moonMayBeOff, 30, true],
    ['just past that', 60 - moonMayBeOff + 0.001, 30, false],
    ['at the beginning of a sign', 31, 30, false],
    ['at its end', 59, 30, false],
    ['in a half of the circle, near the end of a sign', 59, 180, true],
  ])('%s', (_, longitude, size, stays) => {
    expect(isWithinAllDay(longitude, size)).toBe(stays);
  });

  test('what moves less is surer of its sign', () => {
    expect(isWithinAllDay(31, 30, 0.5)).toBe(true);
    expect(isWithinAllDay(30.4, 30, 0.5)).toBe(false);
  });

  test('an aspect of it holds all day where its orb leaves room for half a day', () => {
    expect(holdsAllDay(1, 1 + moonMayBeOff, [1])).toBe(true);
    expect(holdsAllDay(1.001, 1 + moonMayBeOff, [1])).toBe(false);
    expect(holdsAllDay(1, 1 + moonMayBeOff, [undefined, 1])).toBe(true);
  });

  test('of two such Moons twice as much; of others nothing is asked', () => {
    expect(holdsAllDay(1, 1 + moonMayBeOff, [1, 1])).toBe(false);
    expect(holdsAllDay(1, 1 + 2 * moonMayBeOff, [1, 1])).toBe(true);
    expect(holdsAllDay(7, 8, [0, 4])).toBe(true);
    expect(holdsAllDay(7, 8, [undefined])).toBe(true);
  });
});
