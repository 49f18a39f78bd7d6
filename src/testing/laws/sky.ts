import fc from 'fast-check';
import type { EphemerisTable, SkyEventEntry } from '../../schema/index.js';
import { type Birth, births, dates } from '../births.js';
import { aheadOf, apart, claim, near, same, unit } from '../claims.js';
import { type Calls, law } from '../law.js';
import type { Request } from '../requests.js';

/** Laws of the sky in time: what different operations say of one moment, and what events are. */

const minute = 60_000;
const utc = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Where bodies are at even steps around a moment: a step before it, at it, a step after it. */
async function around(calls: Calls, utDate: string, step: number, bodies: readonly number[]) {
  const at = Date.parse(utDate);
  const { data } = await calls.ask('ephemerisTable', {
    from: utc(at - step),
    to: utc(at + step + 1),
    step: { minutes: step / minute },
    bodies,
  });
  claim(data.length === 3, () => `a table of ${data.length} rows in place of three`);
  return data as [Row, Row, Row];
}
type Row = EphemerisTable['data'][number];
const at = (row: Row, body: number) =>
  Number(row.planets.find(({ planetId }) => planetId === body)?.longitude);

/** 0.1 s of the Moon, and the last decimals. */
const exactness = 3e-5;

const spans = fc
  .tuple(dates(1810, 2390), fc.integer({ min: 5, max: 40 }))
  .map(([from, days]) => ({ from, to: utc(Date.parse(from) + days * 86_400_000).slice(0, 10) }));

const fields = (birth: Birth, number: 1 | 2): Request => {
  const { date, time, where } = birth;
  return {
    [`date_${number}`]: date,
    [`time_${number}`]: time,
    ...('place_id' in where
      ? { [`place_id_${number}`]: where.place_id }
      : { [`place_${number}`]: where.place }),
  };
};
const modern = births(['ordinary', 'stations', 'ingresses', 'cusps', 'clocks']);

export const skyLaws = {
  transitsAreExactWhenTheySay: law(
    'at each exact moment of a transit its orb is nothing, on both sides of it more, and it lies between start and end',
    fc.tuple(modern, dates(1950, 2050), fc.constantFrom(0, 1, 2, 3, 4)),
    async (calls, [birth, date_2, planet]) => {
      const request = { name_1: 'N', ...fields(birth, 1), date_2, planets: [0, 1, planet], lang: 'en' };
      const { transits_aspects: aspects, chart } = await calls.ask('transits', {
        ...request,
        collect_text: false,
      });
      const natal = new Map(chart.planets.map(({ planetId, longitude }) => [planetId, Number(longitude)]));
      for (const { planet1Id, planet2Id, angle, starts, exact, ends } of aspects.slice(0, 4)) {
        const what = `${planet1Id} at ${angle}° to ${planet2Id}`;
        const moments = [starts, ...exact, ends].flatMap((one) => (one === null ? [] : [one.julianDayUt]));
        for (const [i, moment] of moments.slice(1).entries())
          claim((moments[i] ?? 0) <= moment, () => `${what}: its moments are not in order: ${moments}`);
        const target = natal.get(planet2Id) ?? Number.NaN;
        for (const { utDate } of exact.slice(0, 3)) {
          const rows = await around(calls, utDate, 30 * minute, [planet1Id]);
          const [before, now, after] = rows.map((row) => Math.abs(apart(at(row, planet1Id), target) - angle));
          claim((now ?? 1) < exactness, () => `${what} is ${now}° from exactness at ${utDate}`);
          claim(
            (before ?? 0) > (now ?? 0) - exactness && (after ?? 0) > (now ?? 0) - exactness,
            () => `${what} comes nearer than at ${utDate}: ${before}°, ${now}°, ${after}°`,
          );
        }
      }
    },
    15,
  ),
  transitsAreActive: law(
    'a transit of a moment is within its stated orb then, and began before it and ends after it',
    fc.tuple(modern, dates(1950, 2050)),
    async (calls, [birth, date_2]) => {
      const request = {
        name_1: 'N',
        ...fields(birth, 1),
        date_2,
        time_2: '12:00',
        planets: [0, 4, 5],
        lang: 'en',
      };
      const result = await calls.ask('transits', { ...request, collect_text: false });
      const natal = new Map(
        result.chart.planets.map(({ planetId, longitude }) => [planetId, Number(longitude)]),
      );
      const sky = new Map(result.planets.map(({ planetId, longitude }) => [planetId, Number(longitude)]));
      const now = result.calculation2.julianDayUt;
      for (const { planet1Id, planet2Id, angle, orb, starts, ends } of result.transits_aspects) {
        const found = Math.abs(apart(sky.get(planet1Id) ?? 0, natal.get(planet2Id) ?? 0) - angle);
        claim(
          Math.abs(found - Number(orb)) < 2 * unit,
          () => `${planet1Id} to ${planet2Id}: ${orb}°, not ${found}°`,
        );
        claim(
          (starts?.julianDayUt ?? 0) <= now + 1e-5 && (ends?.julianDayUt ?? now) >= now - 1e-5,
          () => `${planet1Id} to ${planet2Id} is active from ${starts?.date} to ${ends?.date}`,
        );
      }
    },
    20,
  ),
  ephemeridesAreTheNatalSky: law(
    'the ephemerides of a moment and the chart of a birth at it have the same planets and cusps',
    births(['ordinary', 'uniform', 'skipped', 'repeated', 'cusps', 'polar', 'edges']),
    async (calls, { date, time, where }) => {
      const sky = await calls.ask('ephemerides', { date, time, ...where, lang: 'en' });
      const natal = await calls.ask('natal', {
        name: 'N',
        date,
        time,
        ...where,
        lang: 'en',
        collect_text: false,
      });
      same(sky.planets, natal.planets, 'planets');
      same(sky.moonPhase, natal.moonPhase, 'moonPhase');
      for (const [index, { house, longitude }] of sky.houses.entries())
        claim(natal.houses[index]?.longitude === longitude, () => `cusp ${house} is at ${longitude}°`);
    },
    30,
  ),
  tablesAreTheNatalSky: law(
    'a row of the table has the planets of a chart of that moment',
    fc.tuple(dates(1810, 2390), fc.integer({ min: 0, max: 23 })),
    async (calls, [date, hour]) => {
      const time = `${String(hour).padStart(2, '0')}:00`;
      const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
      const [row] = await around(calls, utc(Date.parse(`${date}T${time}Z`) + minute), minute, bodies);
      const place = { name: 'there', latitude: 0, longitude: 0, timezone: 'UTC' };
      const request = { name: 'N', date, time, place, lang: 'en', planets: bodies, collect_text: false };
      const { planets, calculation } = await calls.ask('natal', request);
      claim(Math.abs(row.julianDayUt - calculation.julianDayUt) < 1e-8, () => `the row is of ${row.utDate}`);
      // Tables are read off fitted paths: 0.001″.
      for (const { planetId, longitude, speeds } of planets) {
        near(at(row, planetId), Number(longitude), 4e-7, `planet ${planetId} in the table`);
        const speed = row.planets.find((one) => one.planetId === planetId)?.speeds;
        claim(
          Math.abs(Number(speed) - Number(speeds)) < 1e-4,
          () => `planet ${planetId} moves ${speed}° a day`,
        );
      }
    },
    20,
  ),
  eventsAreInOrderAndInTheSpan: law(
    'events come in order of time, from the beginning of the span on and before its end',
    spans,
    async (calls, span) => {
      const { data } = await calls.ask('skyEvents', span);
      const moments = data.map(({ utDate }) => Date.parse(utDate));
      for (const [i, moment] of moments.entries()) {
        claim(moment >= (moments[i - 1] ?? Date.parse(span.from)), () => `event ${i} is at ${utc(moment)}`);
        claim(moment <= Date.parse(span.to), () => `event ${i} is at ${utc(moment)}, after ${span.to}`);
      }
    },
    10,
  ),
  spansAddUp: law(
    'what happens in two spans that follow each other is what happens in both together',
    fc.tuple(
      spans,
      fc.constantFrom(['ingress', 'station'], ['lunation'], ['aspect'], ['declinationExtreme']),
    ),
    async (calls, [{ from, to }, kinds]) => {
      const middle = utc((Date.parse(from) + Date.parse(to)) / 2).slice(0, 10);
      const events = async (start: string, end: string) =>
        start === end ? [] : (await calls.ask('skyEvents', { from: start, to: end, kinds })).data;
      same(
        [...(await events(from, middle)), ...(await events(middle, to))],
        await events(from, to),
        'events',
      );
    },
    10,
  ),
  eventsAreWhatTheySay: law(
    'at an ingress the planet stands at the border of the sign, at a lunation Sun and Moon at its angle, at an aspect the two, and at a station nothing moves',
    spans,
    async (calls, span) => {
      const kinds = ['ingress', 'station', 'lunation', 'aspect'];
      const { data } = await calls.ask('skyEvents', { ...span, kinds });
      for (const event of data.slice(0, 6)) await requireEvent(calls, event);
    },
    10,
  ),
  planetaryHoursTileTheDay: law(
    'twelve hours fill the day and twelve the night, without a gap, and their rulers follow in Chaldean order',
    births(['ordinary', 'polar', 'clocks']),
    async (calls, { date, where }) => {
      const { hours, sunrise, sunset, nextSunrise, dayRulerId, notices } = await calls.ask('planetaryHours', {
        date,
        ...where,
        lang: 'en',
      });
      if (sunrise === null) {
        claim(
          notices.some(({ code }) => code === 'no_sunrise'),
          () => 'no notice says why there are no hours',
        );
        claim(hours.length === 0, () => `there are ${hours.length} hours without a sunrise`);
        return;
      }
      claim(hours.length === 24, () => `there are ${hours.length} hours`);
      claim(hours[0]?.rulerId === dayRulerId, () => `the first hour is ruled by ${hours[0]?.rulerId}`);
      same(hours[0]?.starts.utDate, sunrise.utDate, 'the first hour');
      same(hours[11]?.ends.utDate, sunset?.utDate, 'the twelfth hour');
      same(hours[23]?.ends.utDate, nextSunrise?.utDate, 'the last hour');
      for (const [i, hour] of hours.slice(1).entries()) {
        const before = hours[i];
        claim(
          hour.starts.utDate === before?.ends.utDate,
          () => `hour ${hour.hour} begins at ${hour.starts.utDate}`,
        );
        const next = chaldean[(chaldean.indexOf(before?.rulerId ?? 0) + 1) % 7];
        claim(
          hour.rulerId === next,
          () => `hour ${hour.hour} is ruled by ${hour.rulerId} in place of ${next}`,
        );
      }
    },
    20,
  ),
};

/** Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon: from the slowest to the swiftest. */
const chaldean = [6, 5, 4, 0, 3, 2, 1];

async function requireEvent(calls: Calls, event: SkyEventEntry): Promise<void> {
  const { kind, utDate } = event;
  if (kind === 'ingress') {
    const [, now] = await around(calls, utDate, minute, [event.planetId]);
    const border = (event.signId + (event.retrograde ? 1 : 0)) * 30;
    near(at(now, event.planetId), border, exactness, `planet ${event.planetId} at ${utDate}`);
  }
  if (kind === 'lunation') {
    const [, now] = await around(calls, utDate, minute, [0, 1]);
    near(
      aheadOf(at(now, 1), at(now, 0)),
      event.phaseId * 45,
      exactness,
      `the Moon from the Sun at ${utDate}`,
    );
  }
  if (kind === 'aspect') {
    const [, now] = await around(calls, utDate, minute, [event.planet1Id, event.planet2Id]);
    const found = apart(at(now, event.planet1Id), at(now, event.planet2Id));
    const angle = [0, 180, 120, 90, 60][event.aspectId] ?? Number.NaN;
    claim(
      Math.abs(found - angle) < exactness,
      () => `${event.planet1Id} and ${event.planet2Id} are ${found}° apart at ${utDate}, not ${angle}°`,
    );
  }
  if (kind === 'station') {
    const [, now] = await around(calls, utDate, minute, [event.planetId]);
    const speed = Number(now.planets[0]?.speeds);
    claim(
      Math.abs(speed) < 1e-4,
      () => `planet ${event.planetId} moves ${speed}° a day at its station, ${utDate}`,
    );
  }
}
