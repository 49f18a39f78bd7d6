/** In which of a reader's days a moment is: local time is ahead of Universal Time in the east, behind it in the west. */
import { test } from 'vitest';
import { ReadersClock } from '#dist/report/clock.js';
import { expect } from '../expect.js';

const clockAt = (hours: number) =>
  new ReadersClock({ name: 'There', at: () => ({ offset: hours * 3600 }) } as never);

/** 0 h of 1 January 2026, a Thursday, as a Julian day. */
const newYear = 2_461_041.5;
const at = (hour: number) => newYear + hour / 24;

test.each([
  [12, 13, '2026-01-02', 4, 1],
  [10, 13, '2026-01-01', 3, 23],
  [7, -8, '2025-12-31', 2, 23],
  [9, -8, '2026-01-01', 3, 1],
  [12, 0, '2026-01-01', 3, 12],
])('%i h UT, %i h from it, is on %s', (hour, offset, date, weekday, local) => {
  const clock = clockAt(offset);
  const { year, month, day } = clock.dateOf(at(hour));
  expect(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)).toBe(date);
  expect(clock.weekdayOf(at(hour))).toBe(weekday);
  expect(clock.hourOf(at(hour))).toBe(local);
});
