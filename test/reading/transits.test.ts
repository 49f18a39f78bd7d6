/** The rules a reading of transits is composed by, over 300 births and ages. */

import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import {
  always,
  chapterOf,
  expectWellMade,
  isTimed,
  type Life,
  lives,
  monthNames,
  ofHouses,
  sections,
  textOf,
  untimed,
  type Written,
  words,
} from './lives.js';
import { factorsInLife, requestInLife, transitsInLife } from './transit-answers.js';
// Laws of the same lives: in one process with these they are given the same readings.
import './transits-contrary.laws.js';
import './transits-facts.laws.js';
import './transits-rules.laws.js';
import './transits-shape.laws.js';
import './transits-telling.laws.js';
import './transits-windows.laws.js';

const chapters = {
  moment: ['slow', 'passing', 'ahead'],
  period: ['page', 'planets', 'passing', 'dates', 'months'],
  // Of days, these come first.
  days: ['dates', 'planets'],
};
const [Moon, Mars] = [1, 4];
const [Jupiter, Saturn] = [5, 6];

/** Spans from a day of a year on: a moment, a week, two months, a year. */
const spans: Record<string, { from: string; to?: string; least: number; runs: number }> = {
  // Where no slow planet is at work there is little to read.
  'a moment': { from: '03-01', least: 200, runs: 120 },
  'a week': { from: '06-01', to: '06-07', least: 250, runs: 60 },
  'two months': { from: '03-01', to: '04-30', least: 500, runs: 84 },
  'a year': { from: '01-01', to: '12-31', least: 900, runs: 60 },
};
type Span = { from: string; to?: string };

const answerOf = (life: Life, { from, to }: Span, included: 'factors' | 'reading') =>
  engine.transits(requestInLife(life, [from, to]), { include: [included] });
const readingOf = (life: Life, { from, to }: Span, readingLength: 'full' | 'brief' = 'full'): Written =>
  transitsInLife(life, [from, to], readingLength).reading;

const slowFactors = (reading: Written) =>
  [...chapterOf(reading, 'planets'), ...chapterOf(reading, 'slow')]
    .flatMap(({ factors }) => factors)
    .filter(({ kind, planetIds = [] }) => kind === 'transit' && (planetIds[0] ?? 0) >= Jupiter)
    .sort((a, b) => b.weight - a.weight);

describe.each(Object.entries(spans))('a reading of transits over %s', (_, span) => {
  const { least, runs } = span;

  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((life) => {
      const reading = readingOf(life, span);
      // At a moment what is nearest in time stands first.
      if (span.to === undefined) expectWellMade(reading, chapters.moment, ['passing', 'ahead']);
      else
        expectWellMade(reading, span === spans['a week'] ? chapters.days : chapters.period, [
          'dates',
          'months',
        ]);
      const count = words(textOf(reading));
      expect(count).toBeLessThanOrEqual(2000);
      if (isTimed(life)) expect(count).toBeGreaterThanOrEqual(least);
    }, runs));

  test('names a house or an angle only where the hour of birth is known, and then no date to the Moon', () =>
    always((life) => {
      const reading = readingOf(untimed(life), span);
      expect(textOf(reading)).not.toMatch(ofHouses);
      for (const { planetIds } of slowFactors(reading)) expect(planetIds?.[1]).not.toBe(Moon);
    }, runs / 4));

  test('opens with the intro, is the same each time, and shorter where asked', () =>
    always(
      (life) => {
        const reading = readingOf(life, span);
        expect(answerOf(life, span, 'factors').intro).toBe(reading.opening);
        expect(answerOf(life, span, 'reading').reading).toEqual(reading);
        expect(words(textOf(readingOf(life, span, 'brief')))).toBeLessThanOrEqual(words(textOf(reading)));
      },
      Math.ceil(runs / 6),
    ));

  test('heads each contact with its days: those to come, or the last of those past', () =>
    always((life) => {
      const reading = readingOf(life, span);
      const year = Number(life.birth.date.slice(0, 4)) + life.years;
      const first = `${year}-${span.from}`;
      for (const { title, factors } of sections(reading)) {
        const [, when = ''] = title.split(' · ');
        if (factors[0]?.kind !== 'transit' || when === '') continue;
        const days = daysIn(when, year);
        if (/^(last|turned) /.test(when)) expect(days.every((day) => day < first)).toBe(true);
        else {
          // What was exact days ago is named with its next day where that is months off.
          const [past, next = first] = days;
          const isFresh = past !== undefined && past < first && daysBetween(past, first) <= 21;
          if (isFresh) expect(daysBetween(first, next)).toBeGreaterThan(60);
          expect((isFresh ? days.slice(1) : days).every((day) => day >= first)).toBe(true);
        }
      }
    }, runs / 2));
});

const daysBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 86_400_000;

/** The days that a heading names, `YYYY-MM-DD`: those before a year are of it, those before none of this one. */
function daysIn(text: string, thisYear: number): string[] {
  const days: string[] = [];
  let open: string[] = [];
  const token = new RegExp(`(${monthNames.join('|')}) (\\d{1,2})\\b(?!\\d)|\\b(\\d{4})\\b`, 'g');
  for (const [, month, day = '', year] of text.matchAll(token)) {
    if (month !== undefined)
      open.push(`${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
    else {
      days.push(...open.map((rest) => `${year}-${rest}`));
      open = [];
    }
  }
  return [...days, ...open.map((rest) => `${thisYear}-${rest}`)];
}

describe('a reading of a week', () => {
  const week = spans['a week'] as Span;

  test('tells its days before all else, one line for each, at least five where the hour is known', () => {
    let few = 0;
    always((life) => {
      const reading = readingOf(life, week);
      expect(reading.chapters[0]?.key).toBe('dates');
      const [days] = chapterOf(reading, 'dates');
      const dated = (days?.text ?? '').split('\n\n').map((line) => line.split(': ')[0] ?? '');
      expect(new Set(dated).size).toBe(dated.length);
      if (isTimed(life) && dated.length < 5) few++;
      expect(slowFactors(reading).length).toBeLessThanOrEqual(6);
      expect(chapterOf(reading, 'planets').length).toBeLessThanOrEqual(5);
    }, 60);
    expect(few).toBe(0);
  });

  test('gives days that move with an open hour with “around”', () => {
    let around = 0;
    always((life) => {
      for (const { text, factors } of chapterOf(readingOf(untimed(life), week), 'dates')) {
        const moving = factors.filter(({ planetIds }) => (planetIds?.[1] ?? 9) <= Mars).length;
        const lines = text.match(/^Around /gm)?.length ?? 0;
        expect(lines > 0).toBe(moving > 0);
        around += lines;
      }
    }, 30);
    expect(around).toBeGreaterThan(0);
  });
});

test('tells where the Moon is on the day of a moment first, and no house that it leaves on it', () => {
  let crowds = 0;
  always((life) => {
    if (!isTimed(life)) return;
    const moment = spans['a moment'] as Span;
    const reading = readingOf(life, moment);
    const passing = chapterOf(reading, 'passing');
    const day = `${Number(life.birth.date.slice(0, 4)) + life.years}-${moment.from}`;
    for (const { factors } of passing)
      for (const { kind, planetIds, ends } of factors)
        if (kind === 'stay' && planetIds?.[0] === Moon) expect(ends).not.toBe(day);
    const at = passing.findIndex(({ title }) => title.startsWith('The Moon touches '));
    // A planet that stands still is rarer.
    const turns = passing.filter(({ title }) => / · turn(s|ed) (back|forward) /.test(title));
    expect(at).toBeLessThanOrEqual(turns.length);
    if (at >= 0) crowds++;
    expect(/In the course of this day the Moon touches /.test(reading.opening)).toBe(at >= 0);
  }, 80);
  expect(crowds).toBeGreaterThan(0);
});

describe('a reading of a period', () => {
  const [months, year] = [spans['two months'] as Span, spans['a year'] as Span];
  const withinOf = (life: Life, span: Span, days: readonly string[] = []) => {
    const from = Number(life.birth.date.slice(0, 4)) + life.years;
    return days.filter((day) => day >= `${from}-${span.from}` && day <= `${from}-${span.to}`);
  };

  /** Within two weeks of the two months. */
  const isNear = (life: Life, day: string): boolean => {
    const year = Number(life.birth.date.slice(0, 4)) + life.years;
    return day >= `${year}-02-14` && day <= `${year}-05-14`;
  };

  const isHardOnPerson = (factor: ReturnType<typeof slowFactors>[number] | undefined): boolean =>
    (factor?.planetIds?.[0] ?? 0) > Jupiter &&
    [0, Moon, 15, 16].includes(factor?.planetIds?.[1] ?? 99) &&
    [0, 1, 3].includes(factor?.aspectId ?? 2);

  test('is led by what is exact in it, if anything slow is', () =>
    always((life) => {
      const reading = readingOf(life, months);
      // Late in life the Midheaven has a sentence, and leads nothing.
      const isLate = ({ planetIds, aspectId }: ReturnType<typeof slowFactors>[number]): boolean =>
        life.years > 74 && planetIds?.[1] === 16 && aspectId !== 1;
      const exact = slowFactors(reading).filter(
        (factor) => withinOf(life, months, factor.exact).length > 0 && !isLate(factor),
      );
      if (exact.length === 0) return;
      // Before it stands only what is hard on a light or an angle about the time.
      const [heaviest] = slowFactors(reading);
      if (heaviest !== exact[0] && isHardOnPerson(heaviest)) return;
      // Or what presses on a person’s own within two weeks of it.
      if (heaviest !== exact[0] && heaviest?.exact?.some((day) => isNear(life, day))) return;
      // Or what stands still at its point in it.
      if (/ · (?:closest|almost exact) /.test(chapterOf(reading, 'planets')[0]?.title ?? '')) return;
      const [days = []] = [exact[0]?.exact];
      const [day = ''] = withinOf(life, months, days);
      const month = monthNames[Number(day.slice(5, 7)) - 1];
      // At the Sun, or a swift planet, of an open hour the day is not known.
      const isRough = !isTimed(life) && (exact[0]?.planetIds?.[1] ?? 9) <= Mars;
      // Where it decides how often the contact is exact, there is a span alone.
      const led = chapterOf(reading, 'planets').find(({ factors }) =>
        factors.some((one) => one === exact[0]),
      );
      if (isRough && / · from \w+( \d+)? to /.test(led?.title ?? '')) return;
      const headed = led?.title.match(new RegExp(`(?:${monthNames.join('|')}) \\d+`, 'g')) ?? [];
      // Of an open hour it may be another of its passes.
      if (isRough) expect(headed.some((one) => reading.opening.includes(one))).toBe(true);
      else expect(reading.opening).toContain(`${month} ${Number(day.slice(8, 10))}`);
    }, 80));

  test('is led by a hard contact of Saturn to Pluto where one is exact at Sun, Moon or an angle', () => {
    let led = 0;
    always((life) => {
      if (life.years <= 15) return;
      const all = chapterOf(readingOf(life, year), 'planets').map(({ factors }) => factors[0]);
      const isHard = ({
        planetIds: [body = 0, natal = 0] = [],
        aspectId = 2,
      }: NonNullable<(typeof all)[0]>) =>
        body > Jupiter && body <= 9 && body !== natal && [0, 1, 3].includes(aspectId);
      const isChief = (factor: NonNullable<(typeof all)[0]>): boolean =>
        isHard(factor) &&
        [0, Moon, 15, 16].includes(factor.planetIds?.[1] ?? -1) &&
        withinOf(life, year, factor.exact).length > 0;
      const [first] = all;
      if (first === undefined || !all.some((factor) => factor !== undefined && isChief(factor))) return;
      led++;
      // It may be the ruler’s.
      expect(isHard(first)).toBe(true);
      expect(withinOf(life, year, first.exact).length).toBeGreaterThan(0);
    }, 60);
    expect(led).toBeGreaterThan(0);
  });

  test('tells what a planet does on the same days in one section', () => {
    let twins = 0;
    always((life) => {
      const all = chapterOf(readingOf(life, year), 'planets');
      const slow = all.filter(
        ({ factors: [one] }) => one?.kind === 'transit' && (one.planetIds?.[0] ?? 0) >= Jupiter,
      );
      for (const { title, factors } of slow) if (factors.length > 1 && !title.startsWith('Anger')) twins++;
      // Of an open hour the dates are not known so well.
      if (!isTimed(life)) return;
      slow.forEach(({ factors: [one] }, at) => {
        for (const {
          factors: [other],
        } of slow.slice(0, at)) {
          const [days, others] = [one?.exact ?? [], other?.exact ?? []];
          const areTwins =
            one?.planetIds?.[0] === other?.planetIds?.[0] &&
            days.length > 0 &&
            days.length === others.length &&
            days.every((day, i) => Math.abs(Date.parse(day) - Date.parse(others[i] ?? '')) <= 3 * 86_400_000);
          expect(areTwins).toBe(false);
        }
      });
    }, 60);
    expect(twins).toBeGreaterThan(0);
  });

  test('lists its days in order of time, two at least where two matters are exact', () =>
    always((life) => {
      const reading = readingOf(life, months);
      const [page] = chapterOf(reading, 'dates');
      const exact = slowFactors(reading).filter((factor) => withinOf(life, months, factor.exact).length > 0);
      expect(page?.factors.length ?? 0).toBeGreaterThanOrEqual(Math.min(2, exact.length));
      // A birthday, and Mars on a light or an angle, are told whatever else there is.
      expect(page?.factors.length ?? 0).toBeLessThanOrEqual(10);
      const dated = (page?.text ?? '').split('\n\n').map((line) => line.split(': ')[0] ?? '');
      // Two matters of one date are one line.
      expect(dated.length).toBeLessThanOrEqual(page?.factors.length ?? 0);
      expect(new Set(dated).size).toBe(dated.length);
      const days = dated.flatMap((line) => daysIn(line, 0));
      expect(days).toEqual([...days].sort());
    }, 30));

  test('writes of the months of a year in which something is exact, in order of time and of no day outside them', () =>
    always((life) => {
      const all = chapterOf(readingOf(life, year), 'months');
      const began = all.map(({ title }) => monthNames.indexOf(title.split(' ')[0] ?? ''));
      expect(began).toEqual([...new Set(began)].sort((a, b) => a - b));
      all.forEach(({ text, factors }, i) => {
        expect(text).not.toBe('');
        expect(factors.length).toBeGreaterThan(0);
        const its = monthNames[began[i] ?? 0];
        const begins = `^(?:Around |Within [a-z ]+ of )?(${monthNames.join('|')}) (\\d{1,2})\\b`;
        const days = [...text.matchAll(new RegExp(begins, 'gm'))].map(([, name = '', day]) =>
          name === its ? Number(day) : Number.NaN,
        );
        const lines = text.split('\n\n').length;
        expect(days.length).toBe(lines);
        expect(lines).toBeLessThanOrEqual(factors.length);
        expect(days).toEqual([...days].filter((day) => day > 0).sort((a, b) => a - b));
        expect(words(text)).toBeLessThanOrEqual(180);
      });
    }, 30));

  test('writes of the houses of Jupiter and Saturn in a year', () =>
    always((life) => {
      if (!isTimed(life)) return;
      const stays = chapterOf(readingOf(life, year), 'planets')
        .flatMap(({ factors }) => factors)
        .filter(({ kind }) => kind === 'stay');
      // One that is read of at the angle of its house has been told with that.
      const onAngles = new Set(
        slowFactors(readingOf(life, year))
          .filter(({ aspectId = 2, planetIds: [, natal = 0] = [] }) => aspectId <= 1 && natal >= 15)
          .map(({ planetIds }) => planetIds?.[0]),
      );
      const its = stays.map(({ planetIds }) => planetIds?.[0]);
      // The houses of work are not told of to a child, or in old age.
      const isOfWork = life.years >= 19 && life.years <= 74;
      for (const body of [Jupiter, Saturn])
        if (!onAngles.has(body) && isOfWork) expect(its.filter((id) => id === body)).toHaveLength(1);
      expect(its.length).toBeLessThanOrEqual(2);
    }, 30));

  test('names no span of decades to the day', () =>
    always((life) => {
      for (const { title, factors } of chapterOf(readingOf(life, months), 'planets'))
        for (const { kind, starts, ends } of factors)
          if (kind === 'stay' && starts && ends && Number(ends.slice(0, 4)) - Number(starts.slice(0, 4)) >= 4)
            expect(title).toContain(`from ${Number(starts.slice(0, 4))} to ${Number(ends.slice(0, 4))}`);
    }, 60));
});

test('gives a contact its span alone where the hour of birth decides how often it is exact', () => {
  const place = { name: 'there', latitude: -1.28, longitude: 36.82, timezone: 'Africa/Nairobi' };
  const at = (time: string | null) =>
    engine.transits(
      {
        name_1: 'Ada',
        date_1: '1975-01-22',
        time_1: time,
        place_1: place,
        lang: 'en',
        date_2: '2026-12-01',
        date_end: '2027-03-01',
      },
      { include: ['reading'] },
    );
  // Uranus turns near the trine of the Sun: at one hour of the day it comes to it in these months, at another it does not.
  const counts = ['06:00', '12:00', '23:55'].map((time) => {
    const its = at(time).transits_aspects.filter((one) => one.planet1Id === 7 && one.planet2Id === 0);
    return its.flatMap(({ aspectId, exact }) => (aspectId === 2 ? exact : [])).length;
  });
  expect(new Set(counts).size).toBeGreaterThan(1);
  const text = textOf(at(null).reading as Written);
  const [open] = chapterOf(at(null).reading as Written, 'planets').filter(({ title }) =>
    title.startsWith('Uranus trine the Sun'),
  );
  expect(open?.title).toMatch(/ · from \w+ \d{4} to \w+ \d{4}(?:, with pauses)?(?:; also |$)/);
  expect(text).not.toMatch(/last time Uranus|Uranus opens a way for your Sun|time to use it/);
  expect(textOf(at('12:00').reading as Written)).toMatch(/last time Uranus|Uranus opens a way for your Sun/);
});

test('puts anger and force together, dated', () => {
  const { reading } = engine.transits(
    {
      name_1: 'Ada',
      date_1: '1987-12-05',
      time_1: '09:05',
      place_1: { name: 'Lima', latitude: -12.05, longitude: -77.04, timezone: 'America/Lima' },
      lang: 'en',
      date_2: '2027-05-21',
    },
    { include: ['reading'] },
  );
  const [anger, ...others] = sections(reading as Written).filter(({ title }) => /Mars/.test(title));
  // Pluto squares Mars for years; on May 22 Mars squares Mercury.
  expect(anger?.title).toMatch(/^Anger and force: Pluto square Mars · /);
  expect(anger?.text).toMatch(/^May 22: .*Mars.*Mercury/m);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test('has its factors ranked and named', () =>
  always((life) => {
    const { from, to } = spans['two months'] as Span;
    const factors = factorsInLife(life, [from, to]);
    const weights = factors.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const { name } of factors) expect(name).not.toMatch(/^$|[{}]|undefined/);
  }, 40));

test('is null without texts, and not there unless asked for', () => {
  const [life] = fc.sample(lives, { numRuns: 1, seed: 3 }) as [Life];
  const { date, time, place } = life.birth;
  const request = {
    name_1: 'P',
    date_1: date,
    time_1: time,
    place_1: place,
    lang: 'en',
    date_2: '2025-03-01',
  };
  expect(engine.transits({ ...request, collect_text: false }, { include: ['reading'] }).reading).toBeNull();
  expect(engine.transits(request)).not.toHaveProperty('reading');
});
