/** What the sky does and when, as a sign's report says it: dates by the readers' calendar, houses, lists, wordings in turn. */
import { describe, test } from 'vitest';
import { Mercury } from '#dist/chart/bodies.js';
import { Aries, Capricorn, Leo, type SignId, Virgo } from '#dist/chart/zodiac.js';
import { ReadersClock } from '#dist/report/clock.js';
import type { Happening } from '#dist/report/happening.js';
import { escaped, unescaped, wordsIn } from '#dist/report/markup.js';
import { dayPeriod, monthPeriod, type Period, weekPeriod, yearPeriod } from '#dist/report/period.js';
import { Writer } from '#dist/report/writer.js';
import { capitalized } from '#dist/text/capitalized.js';
import { reports } from '#dist/text/en/reports/index.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { zoneOf } from '../time/table.js';

const utc = new ReadersClock(zoneOf('UTC'));
const tokyo = new ReadersClock(zoneOf('Asia/Tokyo'));
const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const words = { reports, signName: (sign: SignId) => signs[sign] ?? '' };
const writerOf = (period: Period, reader: SignId = Aries) => new Writer(reader, period, words);
const moment = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

/** The week from Monday, November 16, 2026. */
const week = weekPeriod(2026, 47, utc);
const year = yearPeriod(2026, 'yearly', utc);

describe('a date', () => {
  test.each<[period: Period, at: string, shown: string]>([
    [week, '2026-11-16T00:00Z', 'Monday'],
    [week, '2026-11-22T23:59Z', 'Sunday'],
    [week, '2026-11-23T00:00Z', 'November 23'],
    [week, '2026-11-15T23:59Z', 'November 15'],
    [week, '2027-01-02T12:00Z', 'January 2, 2027'],
    [week, '2028-03-30T12:00Z', 'March 30, 2028'],
    // Five hundred days from the end of the week are the sixth of April.
    [week, '2028-04-08T12:00Z', 'April 2028'],
    [week, '2020-03-30T12:00Z', 'March 2020'],
    [dayPeriod({ year: 2026, month: 11, day: 18 }, utc), '2026-11-18T12:00Z', 'Wednesday'],
    [monthPeriod(2026, 11, utc), '2026-11-18T12:00Z', 'November 18'],
    [year, '2026-11-18T12:00Z', 'November 18'],
    [year, '2025-12-31T23:00Z', 'December 31, 2025'],
    [weekPeriod(2026, 47, tokyo), '2026-11-15T15:00Z', 'Monday'],
  ])('%#: %s', (period, at, shown) => {
    expect(writerOf(period).date(moment(at))).toBe(shown);
  });

  test('is marked with the day that the readers’ clock shows', () => {
    expect(writerOf(week).time(moment('2026-11-17T22:00Z'))).toBe(
      '<time datetime="2026-11-17">Tuesday</time>',
    );
    expect(writerOf(weekPeriod(2026, 47, tokyo)).time(moment('2026-11-17T22:00Z'))).toBe(
      '<time datetime="2026-11-18">Wednesday</time>',
    );
    expect(writerOf(week).time(moment('2026-11-17T22:00Z'), 'a <day>')).toContain('>a &lt;day&gt;<');
  });

  test('of a span has its year where the other end has another', () => {
    const text = (from: string | undefined, until: string | undefined) =>
      Object.fromEntries(
        Object.entries(
          writerOf(year).span(
            from && moment(from) ? moment(from) : undefined,
            until ? moment(until) : undefined,
          ),
        ).map(([end, html]) => [end, unescaped(html)]),
      );
    expect(text('2026-03-01T12:00Z', '2026-05-01T12:00Z')).toEqual({ from: 'March 1', until: 'May 1' });
    expect(text('2026-11-01T12:00Z', '2027-02-01T12:00Z')).toEqual({
      from: 'November 1, 2026',
      until: 'February 1, 2027',
    });
    expect(text(undefined, '2026-05-01T12:00Z')).toEqual({ until: 'May 1' });
    expect(text('2026-03-01T12:00Z', undefined)).toEqual({ from: 'March 1' });
  });
});

describe('HTML', () => {
  test('any text comes back from it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a&<>;"/ltgtamp') }), (text) => {
        expect(unescaped(escaped(text))).toBe(text);
        expect(escaped(text)).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
      }),
    );
    expect(unescaped('<p>On <time datetime="2026-11-17">Tuesday</time></p>')).toBe('On Tuesday');
  });

  test('words are counted without its tags', () => {
    expect(wordsIn('one two three')).toBe(3);
    expect(wordsIn('<p>On <time datetime="2026-11-17">Tuesday</time> it ends.</p>')).toBe(4);
  });

  test('a sentence begins with a capital', () => {
    expect([capitalized('the Moon'), capitalized('')]).toEqual(['The Moon', '']);
  });
});

test('several things are a list', () => {
  const list = (parts: string[]) => writerOf(week).list(parts);
  expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

describe('a house', () => {
  test('of a year is told in full once, by its number afterwards', () => {
    const writer = writerOf(year);
    const [first, again] = [writer.mentionHouse(4), writer.mentionHouse(4)];
    expect(again).toBe('your fourth house');
    expect(first).not.toBe(again);
    expect(writer.mentionHouse(5)).not.toBe('your fifth house');
  });

  test('of a rising sign is the rising sign’s', () => {
    const writer = writerOf(yearPeriod(2026, 'ascendant-yearly', utc));
    writer.mentionHouse(1);
    expect(writer.mentionHouse(1)).toBe('your rising sign');
  });

  test('of weeks and months has one name', () => {
    const writer = writerOf(week);
    expect(writer.mentionHouse(2)).toBe(writer.mentionHouse(2));
    const names = [46, 47, 48].map((number) => writerOf(weekPeriod(2026, number, utc)).mentionHouse(2));
    expect(new Set(names)).toEqual(new Set(['your house of money']));
    const ofMonths = [7, 8].map((month) => writerOf(monthPeriod(2026, month, utc)).mentionHouse(2));
    expect(new Set(ofMonths)).toEqual(new Set(['your house of money']));
  });
});

describe('a clause', () => {
  const at = (longitude: number) => ({
    julianDayUt: week.from + 2,
    longitude,
    signId: Math.floor(longitude / 30) as SignId,
  });
  const fullMoon: Happening = { kind: 'lunation', phaseId: 4, ...at(130) };

  test('names the sign and the reader’s house of it', () => {
    const said = ([Aries, Leo, Capricorn] as SignId[]).map((reader) =>
      unescaped(writerOf(week, reader).sentence('plain', fullMoon)),
    );
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(said).size).toBe(3);
    expect(unescaped(writerOf(week, Leo).clause(fullMoon))).toContain('your own sign');
  });

  test('takes its wordings in turn: the next is another one, where there are several', () => {
    const writer = writerOf(monthPeriod(2026, 11, utc));
    const { fullMoon: wordings } = reports.clauses;
    const clause = (): string => {
      writer.mentioned.beginParagraph();
      return writer.clause(fullMoon);
    };
    const said = wordings.map(clause);
    expect(new Set(said).size).toBe(new Set(wordings).size);
    expect(clause()).toBe(said[0]);
  });

  test('says in a paragraph of a month once which house a sign is', () => {
    const writer = writerOf(monthPeriod(2026, 11, utc));
    const said = [0, 1].map(() => writer.clause(fullMoon));
    writer.mentioned.beginParagraph();
    expect([...said, writer.clause(fullMoon)].map((one) => /, your/.test(one))).toEqual([true, false, true]);
  });

  test('says in a week once which house a sign is', () => {
    const writer = writerOf(week);
    const said = reports.clauses.fullMoon.map(() => writer.clause(fullMoon));
    expect(said.map((one) => /, your/.test(one))).toEqual(said.map((_, place) => place === 0));
  });

  test('of a planet that goes back into a sign is not said to back out of it afterwards', () => {
    const ingress = {
      kind: 'ingress',
      body: Mercury,
      retrograde: true,
      again: false,
      ...at(149),
    } as unknown as Happening;
    const retrograde = {
      kind: 'retrograde',
      body: Mercury,
      begins: week.from - 3,
      ends: week.to + 10,
      backsOut: week.from + 2,
      ...at(Virgo * 30),
    } as unknown as Happening;
    const [before, after] = [writerOf(week), writerOf(week)];
    after.clause(ingress);
    expect(after.clause(retrograde)).not.toBe(before.clause(retrograde));
  });
});
