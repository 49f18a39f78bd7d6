/** The rules that readings of pairs, transits and progressions are composed by, over 300 of each. */

import fc from 'fast-check';
import { createEngine, type Natal } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';

const engine = await createEngine();

type Told = NonNullable<Natal['reading']>;
type Asked = {
  include: ['reading'] | ['factors'] | ['reading', 'factors'];
  readingLength?: 'full' | 'brief';
};
interface Answer {
  intro: string | null;
  reading?: Told | null | undefined;
  factors?: readonly { kind: string; weight: number; name: string }[] | undefined;
}

const birth = fc
  .record({
    moment: fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2000-01-01T00:00Z'),
      noInvalidDate: true,
    }),
    timed: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ moment, timed, latitude, longitude }) => ({
    date: moment.toISOString().slice(0, 10),
    time: timed ? moment.toISOString().slice(11, 16) : null,
    place: { name: 'there', latitude, longitude, timezone: 'UTC' },
  }));
const cases = fc.record({ one: birth, other: birth, years: fc.integer({ min: 1, max: 85 }) });
type Case = (typeof cases extends fc.Arbitrary<infer T> ? T : never) & { collect_text?: boolean };

const single = ({ one, collect_text = true }: Case) => ({ name: 'Ada', ...one, lang: 'en', collect_text });
const double = ({ one, other, collect_text = true }: Case) => ({
  collect_text,
  name_1: 'Ada',
  date_1: one.date,
  time_1: one.time,
  place_1: one.place,
  name_2: 'Ben',
  date_2: other.date,
  time_2: other.time,
  place_2: other.place,
  lang: 'en',
});
const yearOf = ({ one, years }: Case): number => Number(one.date.slice(0, 4)) + years;
const transitsOf =
  (to: (start: string) => { date_2: string; date_end?: string }) =>
  (given: Case, options: Asked): Answer => {
    const { name_1, date_1, time_1, place_1, lang, collect_text } = double(given);
    return engine.transits(
      { name_1, date_1, time_1, place_1, lang, collect_text, ...to(`${yearOf(given)}-03-01`) },
      options,
    );
  };

/** How each kind is asked for, the most and the least words of a chart with houses, and its chapters. */
const kinds: Record<
  string,
  {
    ask: (given: Case, options: Asked) => Answer;
    least: number;
    most: number;
    chapters: readonly string[];
  }
> = {
  synastry: {
    ask: (given, options) => engine.synastry(double(given), options),
    least: 1500,
    most: 3000,
    chapters: ['impressions', 'hearts', 'desire', 'talk', 'daily', 'gifts', 'lasting'],
  },
  composite: {
    ask: (given, options) => engine.composite(double(given), options),
    least: 500,
    most: 2000,
    chapters: ['pair', 'purpose', 'home', 'tests'],
  },
  progressions: {
    ask: (given, options) => engine.progressions({ ...single(given), add_years: given.years }, options),
    least: 500,
    most: 2000,
    chapters: ['life', 'weather', 'exact', 'changes'],
  },
  'transits at a moment': {
    ask: transitsOf((start) => ({ date_2: start })),
    // Where no slow planet is at work there is little to tell.
    least: 200,
    most: 2000,
    chapters: ['slow', 'passing'],
  },
  'transits of two months': {
    ask: transitsOf((start) => ({ date_2: start, date_end: start.replace('03-01', '04-30') })),
    least: 500,
    most: 2000,
    chapters: ['page', 'planets', 'passing', 'months'],
  },
};

const sections = ({ chapters }: Told) => chapters.flatMap((chapter) => chapter.sections);
const textOf = (reading: Told): string =>
  [reading.opening, ...sections(reading).map(({ text }) => text), reading.closing].join('\n\n');
const words = (text: string): number => (text.match(/\S+/g) ?? []).length;
const sentences = (text: string): string[] => text.split(/(?<=[.?!:][”’)]?)\s+/);
const isHoused = ({ one, other }: Case): boolean => one.time !== null && other.time !== null;

const always = (law: (given: Case) => void, numRuns = 300): void =>
  fc.assert(fc.property(cases, law), { numRuns, seed: 13 });

describe.each(Object.entries(kinds))('a reading of %s', (_, { ask, least, most, chapters }) => {
  const readingOf = (given: Case, readingLength: 'full' | 'brief' = 'full'): Told => {
    const { reading } = ask(given, { include: ['reading'], readingLength });
    if (reading === undefined || reading === null) throw new Error('no reading');
    return reading;
  };

  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((given) => {
      const reading = readingOf(given);
      const text = textOf(reading);
      const said = sentences(text).filter((sentence) => words(sentence) > 5);
      expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
      expect(text).not.toMatch(/[{}<>]| {2}|[^\n]\n[^\n]|\.\./);
      for (const { title, text: told, factors } of sections(reading)) {
        expect(title).not.toMatch(/^$|[{}]/);
        expect(words(told)).toBeGreaterThan(5);
        expect(factors.length).toBeGreaterThan(0);
      }
      const keys = reading.chapters.map(({ key }) => key);
      expect(keys).toEqual(chapters.filter((key) => keys.includes(key)));
      if (keys.length > 0) expect(reading.chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      for (const { key, sections: all } of reading.chapters) {
        if (key === 'months') continue;
        const heads = all.filter(({ factors: [factor] }) => factor?.kind === 'crowding');
        const others = all.filter(({ factors: [factor] }) => factor?.kind !== 'crowding');
        expect(all.slice(0, heads.length)).toEqual(heads);
        const ranks = others.map(({ factors: [factor] }) => factor?.weight ?? 0);
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      }
      expect(words(text)).toBeLessThanOrEqual(most);
      if (isHoused(given)) expect(words(text)).toBeGreaterThanOrEqual(least);
      expect(words(reading.opening)).toBeLessThanOrEqual(220);
      expect(reading.closing).not.toBe('');
    }));

  test('tells a factor once', () =>
    always((given) => {
      const factors = sections(readingOf(given)).flatMap(({ factors: all }) => all);
      const told = factors
        .filter(({ kind }) => kind === 'aspect' || kind === 'contact' || kind === 'progression')
        .map(({ planetIds, aspectId }) => `${planetIds} ${aspectId}`);
      expect(new Set(told).size).toBe(told.length);
    }, 100));

  test('speaks of no house or angle where no time of birth is known', () =>
    always((given) => {
      const untimed = { ...given, one: { ...given.one, time: null }, other: { ...given.other, time: null } };
      const text = textOf(readingOf(untimed));
      const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
      expect(text).not.toMatch(
        new RegExp(`\\b(${ordinals}) house|\\b(Ascendant|Midheaven|Descendant|rising)\\b`),
      );
    }, 100));

  test('opens with the intro, is the same each time, and shorter where asked', () =>
    always((given) => {
      const reading = readingOf(given);
      expect(ask(given, { include: ['factors'] }).intro).toBe(reading.opening);
      expect(readingOf(given)).toEqual(reading);
      expect(words(textOf(readingOf(given, 'brief')))).toBeLessThanOrEqual(words(textOf(reading)));
    }, 60));

  test('has its factors ranked and named', () =>
    always((given) => {
      const { factors = [] } = ask(given, { include: ['factors'] });
      const weights = factors.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      for (const { name } of factors) expect(name).not.toMatch(/^$|[{}]|undefined/);
    }, 60));
});

describe('what a reading of progressions does not claim', () => {
  test('a new chapter where the Sun is in the sign and house of the birth', () =>
    always((given) => {
      const asked = { ...single(given), add_years: given.years };
      const { reading, planets } = engine.progressions(asked, { include: ['reading'] });
      const natal = engine.natal(single(given)).planets[0];
      const sun = planets[0];
      if (!reading || !sun || !natal || sun.signId !== natal.signId) return;
      const text = textOf(reading);
      expect(text).not.toContain(sun.text?.split('. ')[0] ?? '?');
      if (sun.housePosition === natal.housePosition && sun.housetext)
        expect(text).not.toContain(sun.housetext.split('. ')[0]);
    }, 100));
});

test('the score of a synastry is there with its reading', () => {
  const [given] = fc.sample(cases, { numRuns: 1, seed: 3 }) as [Case];
  const { score } = engine.synastry(double(given), { include: ['reading'] });
  expect(score?.method).toBe('discepolo');
  expect(score?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score?.points);
  expect(engine.synastry(double(given))).not.toHaveProperty('score');
});

test.each(Object.entries(kinds))('%s: null without texts', (_, { ask }) => {
  const [given] = fc.sample(cases, { numRuns: 1, seed: 3 }) as [Case];
  expect(ask(given, { include: ['reading'] }).reading).not.toBeNull();
  expect(ask({ ...given, collect_text: false }, { include: ['reading'] }).reading).toBeNull();
});
