/** What the `from` and `to` of a request mean. */
import { describe, expect, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { spanOf } from '#dist/request/span.js';

// Julian days: Meeus, Astronomical Algorithms, chapter 7: 2000 January 1.5 is 2451545.0.
test.each([
  ['2000-01-01', '2000-01-02', 2_451_544.5, 2_451_545.5],
  ['2000-01-01T12:00Z', '2000-01-01T18:00Z', 2_451_545, 2_451_545.25],
  ['2000-01-01T12:00:00Z', '2000-01-01T12:00:01Z', 2_451_545, 2_451_545 + 1 / 86_400],
  ['1999-12-31T23:59:30Z', '2000-01-01T00:30:00Z', 2_451_544.5 - 30 / 86_400, 2_451_544.5 + 0.5 / 24],
  // The Gregorian calendar throughout: October 5 of 1582 is a day like others.
  ['1582-10-05', '1582-10-15', 2_299_150.5, 2_299_160.5],
  // What takes in the last day ends with it.
  ['2999-12-31', '3000-01-01', 2_816_787.5 - 1, 2_816_787.5],
])('%s to %s', (from, to, first, last) => {
  const span = spanOf({ from, to });
  expect(span.from).toBeCloseTo(first, 8);
  expect(span.to).toBeCloseTo(last, 8);
});

describe('refused, with the field and what is wrong', () => {
  test.each([
    ['2000-01-01', '2000-01-01', 'to', 'to is "2000-01-01"; it must be later than from, "2000-01-01"'],
    ['2000-01-02', '2000-01-01', 'to', 'to is "2000-01-01"; it must be later than from, "2000-01-02"'],
    ['2000-02-30', '2000-03-01', 'from', /^from is "2000-02-30": .*; years are 1 to 2999$/],
    ['2000-01-01', '2000-13-01', 'to', /^to is "2000-13-01": .*; years are 1 to 2999$/],
    ['3000-01-01', '3000-01-02', 'from', /^from is "3000-01-01"/],
    ['2999-12-31', '3000-01-02', 'to', /^to is "3000-01-02"/],
    ['2000-01-01T24:00Z', '2000-01-03', 'from', /^from is "2000-01-01T24:00Z": hours/],
    ['2000-01-01', '2000-01-03T12:60Z', 'to', /^to is "2000-01-03T12:60Z": minutes/],
    ['2000-01-01', '2000-01-03T12:00:60Z', 'to', /leap seconds/],
  ])('%s to %s', (from, to, path, message) => {
    const refused = (): unknown => spanOf({ from, to });
    expect(refused).toThrow(HoroscopeError);
    expect(refused).toThrow(expect.objectContaining({ code: 'invalid_request', path }));
    expect(refused).toThrow(message);
  });
});
