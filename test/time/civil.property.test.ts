import { test } from 'vitest';
import { type CivilOptions, civilAt, type Disambiguation, resolveCivil } from '#dist/time/civil.js';
import { Clock } from '#dist/time/clock.js';
import { julianDayOf } from '#dist/time/julian-day.js';
import { formatBirthdate } from '#dist/time/notation.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';
import { table, zoneOf } from './table.js';

const zone = fc.constantFrom(...table.names).map(zoneOf);
const longitude = evenly(-180, 180, { minExcluded: true });
const calendar = fc.constantFrom('auto', 'gregorian', 'julian');
const localMeanTime = fc.constantFrom('place', 'zone');
const place = fc.record({ longitude, calendar, localMeanTime });
const disambiguation = fc.constantFrom<Disambiguation>('compatible', 'earlier', 'later');
// The years 2 to 2998, and half of the time those in which clocks were changed most.
const instant = fc.oneof(
  fc.integer({ min: -62_090_000_000, max: 32_440_000_000 }),
  fc.integer({ min: -3_800_000_000, max: 2_200_000_000 }),
);
/** An instant within two days of a change of a zone's clocks. */
const nearChange = fc
  .tuple(
    zone,
    fc.integer({ min: -3_800_000_000, max: 2_200_000_000 }),
    fc.integer({ min: -172_800, max: 172_800 }),
  )
  .map(([zone, t, aside]) => {
    const { start, end } = zone.spanAt(t);
    const change = Number.isFinite(start) ? start : end;
    return { zone, utcSeconds: (Number.isFinite(change) ? change : t) + aside };
  });
const anywhere = fc.oneof(fc.record({ zone, utcSeconds: instant }), nearChange);

test('UTC to local time to UTC is the same instant, or the other one of a repeated time', () => {
  fc.assert(
    fc.property(anywhere, place, ({ zone, utcSeconds }, place) => {
      const there = civilAt(julianDayOf(utcSeconds), zone, place);
      const both = (['earlier', 'later'] as const).map((disambiguation) =>
        resolveCivil(there.local, zone, { ...place, calendar: there.calendar, disambiguation }),
      );
      expect(both.map((moment) => moment.utcSeconds)).toContain(utcSeconds);
      expect(both.every((moment) => !moment.notices.some(({ code }) => code === 'skipped_time'))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('local time to UTC to local time is the same reading', () => {
  fc.assert(
    fc.property(anywhere, place, disambiguation, ({ zone, utcSeconds }, place, disambiguation) => {
      const options: CivilOptions = { ...place, disambiguation };
      // A reading that clocks at UTC would show: at the place it may be skipped or repeated.
      const { local: wanted } = civilAt(julianDayOf(utcSeconds), zoneOf('UTC'), place);
      const moment = resolveCivil(wanted, zone, options);
      const back = civilAt(moment.julianDayUt, zone, { ...place, calendar: moment.calendar });
      const { notices, ...rest } = moment;
      expect(back).toEqual(rest);
      const skipped = notices.some(({ code }) => code === 'skipped_time');
      if (!skipped) expect(moment.local).toEqual(wanted);
      else expect(moment.local).not.toEqual(wanted);
      if (skipped)
        expect(formatBirthdate(moment.local) > formatBirthdate(wanted)).toBe(disambiguation !== 'earlier');
    }),
    { numRuns: 1000 },
  );
});

test('earlier is not after compatible, compatible not after later; they differ where a notice says so', () => {
  fc.assert(
    fc.property(anywhere, place, ({ zone, utcSeconds }, place) => {
      const { local } = civilAt(julianDayOf(utcSeconds), zoneOf('UTC'), place);
      const resolved = (['earlier', 'compatible', 'later'] as const).map((disambiguation) =>
        resolveCivil(local, zone, { ...place, disambiguation }),
      );
      const [earlier = 0, compatible = 0, later = 0] = resolved.map((moment) => moment.utcSeconds);
      expect(earlier).toBeLessThanOrEqual(compatible);
      expect(compatible).toBeLessThanOrEqual(later);
      const doubted = resolved[0]?.notices.some(({ code }) => code !== 'local_mean_time');
      expect(earlier < later).toBe(doubted);
    }),
    { numRuns: 1000 },
  );
});

test('the same instant in any zone is the same Julian day', () => {
  fc.assert(
    fc.property(instant, zone, zone, place, place, (utcSeconds, one, other, here, there) => {
      const moments = [
        { zone: one, place: here },
        { zone: other, place: there },
      ].map(({ zone, place }) => {
        const shown = civilAt(julianDayOf(utcSeconds), zone, place);
        const both = (['earlier', 'later'] as const).map((disambiguation) =>
          resolveCivil(shown.local, zone, { ...place, calendar: shown.calendar, disambiguation }),
        );
        return both.find((moment) => moment.utcSeconds === utcSeconds)?.julianDayUt;
      });
      expect(moments).toEqual([julianDayOf(utcSeconds), julianDayOf(utcSeconds)]);
    }),
    { numRuns: 500 },
  );
});

test('between changes of the clocks, a later reading is a later instant', () => {
  fc.assert(
    fc.property(anywhere, place, fc.integer({ min: 1, max: 86_400 }), ({ zone, utcSeconds }, place, step) => {
      const [a, b] = [utcSeconds, utcSeconds + step].map((t) => civilAt(julianDayOf(t), zone, place));
      if (a === undefined || b === undefined || a.utcOffset !== b.utcOffset || a.calendar !== b.calendar)
        return;
      expect(formatBirthdate(a.local) < formatBirthdate(b.local)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('the offset is the difference of the two clocks', () => {
  fc.assert(
    fc.property(anywhere, place, ({ zone, utcSeconds }, place) => {
      const { local, utc, utcOffset, calendar } = civilAt(julianDayOf(utcSeconds), zone, place);
      const fixed = { ...place, calendar, disambiguation: 'reject' } as const;
      const [here, there] = [local, utc].map(
        (fields) => resolveCivil(fields, zoneOf('UTC'), fixed).utcSeconds,
      );
      expect((here ?? 0) - (there ?? 0)).toBe(utcOffset);
    }),
    { numRuns: 500 },
  );
});

test('local mean time is within half a second of the longitude, whole days aside', () => {
  fc.assert(
    fc.property(zone, longitude, (zone, longitude) => {
      const place = { longitude, calendar: 'auto', localMeanTime: 'place' } as const;
      const moment = civilAt(2300000.5, zone, place);
      if (moment.offsetSource === 'zone') return;
      const rest = (((moment.utcOffset - longitude * 240 + 43200) % 86400) + 86400) % 86400;
      expect(Math.abs(rest - 43200)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

test('a clock formats an instant as it splits it, whatever it was asked before', () => {
  fc.assert(
    fc.property(zone, place, fc.array(instant, { minLength: 1, maxLength: 20 }), (zone, place, instants) => {
      const clock = new Clock(zone, place);
      const moments = instants.map((utcSeconds) => julianDayOf(utcSeconds));
      const expected = moments.map((moment) => formatBirthdate(civilAt(moment, zone, place).local));
      expect(clock.formatAll(moments)).toEqual(expected);
      expect(moments.map((moment) => clock.format(moment))).toEqual(expected);
      expect(moments.map((moment) => clock.momentAt(moment))).toEqual(
        moments.map((moment) => civilAt(moment, zone, place)),
      );
    }),
    { numRuns: 500 },
  );
});
