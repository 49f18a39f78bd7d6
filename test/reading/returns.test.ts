/** The rules that readings of solar and lunar returns are composed by, over 240 random charts. */

import type { LunarReturn, SolarReturn } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { Repetition } from '#dist/reading/repetition.js';
import { axisLead } from '#dist/reading/returns/matters.js';
import { passagesOfYear, weighedTransit } from '#dist/reading/returns/passage-choice.js';
import { onItsWay } from '#dist/reading/returns/turning.js';
import { leanOf } from '#dist/reading/transits/leans.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import fc, { evenly, isRandom, part } from '../fast-check.js';
import { drawn } from './drawn.js';
import { once } from './once.js';

const { readings } = (await loadCatalogue('en')).catalogue;

type Length = 'full' | 'brief';
type Answer = SolarReturn | LunarReturn;
type Reading = NonNullable<Answer['reading']>;
type Section = Reading['chapters'][number]['sections'][number];

const births = fc
  .record({
    moment: fc.date({
      min: new Date('1880-01-01T00:00Z'),
      max: new Date('2000-01-01T00:00Z'),
      noInvalidDate: true,
    }),
    timed: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    latitude: evenly(-69, 69),
    longitude: evenly(-180, 180),
    years: fc.integer({ min: 1, max: 85 }),
  })
  .map(({ moment, timed, latitude, longitude, years }) => ({
    name: 'Ada',
    date: moment.toISOString().slice(0, 10),
    time: timed ? moment.toISOString().slice(11, 16) : null,
    place: { name: 'there', latitude, longitude, timezone: 'UTC' },
    lang: 'en',
    years,
  }));
type Birth = typeof births extends fc.Arbitrary<infer T> ? T : never;

const yearOf = ({ date, years }: Birth): number => Number(date.slice(0, 4)) + years;
const composeSolar = ({ years, ...birth }: Birth, readingLength: Length = 'full') =>
  engine.solarReturn(
    { ...birth, year: yearOf({ years, ...birth }) },
    { include: ['reading'], readingLength },
  );
const composeLunar = ({ years, ...birth }: Birth, readingLength: Length = 'full') =>
  engine.lunarReturn(
    { ...birth, date_2: `${yearOf({ years, ...birth })}-03-01` },
    { include: ['reading'], readingLength },
  );
/** The laws go through the same births. */
const [solar, lunar] = [once(composeSolar), once(composeLunar)];

const kinds: Record<string, { ask: (birth: Birth, length?: Length) => Answer; chapters: string[] }> = {
  'a solar return': { ask: solar, chapters: ['tone', 'place', 'matters', 'aspects', 'dates'] },
  'a lunar return': { ask: lunar, chapters: ['tone', 'place', 'aspects'] },
};
/** Words, the least with houses and without: a thin chart gives a short reading, and nearly all years with houses have 1,200. */
const lengths: Record<string, { timed: number; untimed: number; most: number }> = {
  'a solar return': { timed: 1200, untimed: 1000, most: 2500 },
  'a lunar return': { timed: 480, untimed: 370, most: 1220 },
};

const readingOf = ({ reading }: Answer): Reading => {
  if (!reading) throw new Error('no reading');
  return reading;
};
const sectionsOf = ({ chapters }: Reading): Section[] => chapters.flatMap(({ sections }) => sections);
const chapterOf = (reading: Reading, key: string): Section[] =>
  reading.chapters.find((chapter) => chapter.key === key)?.sections ?? [];
/** Of a year’s course what slow planets do, and the days of swift ones. */
const titlesOfDays: readonly string[] = Object.values(readings.returnDates.swift.titles);
const titleOfOthers = readings.returnDates.others.title;
const passagesIn = (reading: Reading): Section[] =>
  chapterOf(reading, 'dates').filter(
    ({ title, factors: [factor] }) =>
      !titlesOfDays.includes(title) && title !== titleOfOthers && factor?.kind !== 'eclipse',
  );
/** What else slow planets do, a sentence each. */
const othersIn = (reading: Reading): Section | undefined =>
  chapterOf(reading, 'dates').find(({ title }) => title === titleOfOthers);
const daysIn = (reading: Reading): Section | undefined =>
  chapterOf(reading, 'dates').find(({ title }) => titlesOfDays.includes(title));
/** Grand trines, kites, grand crosses, and T-squares that do not lead. */
const figuresIn = (reading: Reading): Section[] =>
  sectionsOf(reading).filter(
    ({ factors: [factor, ...others] }) => factor?.kind === 'pattern' && others.length === 0,
  );
const textOf = (reading: Reading): string =>
  [reading.opening, ...sectionsOf(reading).map(({ text }) => text), reading.closing].join('\n\n');
const wordsIn = (text: string): number => (text.match(/\S+/g) ?? []).length;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!:][”’)]?)\s+/);

const most = isRandom ? 300 : 240;
const cases = fc.sample(births, { numRuns: most, seed: 13 });
const eachOf = drawn(births, most, yearOf);
const always = (law: (birth: Birth) => void, count = most): void => eachOf(law, part(count));

/** Which angle a planet of a return stands on, by the contract’s own longitudes: degrees from the nearest. */
const nearAngle = (answer: Answer, id: number): number => {
  const degrees = (body: number): number =>
    Number(answer.planets.find(({ planetId }) => planetId === body)?.longitude);
  const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
  const own = degrees(id);
  return Math.min(
    ...[15, 16].flatMap((angle) => {
      const from = apart(own, degrees(angle));
      return [from, 180 - from];
    }),
  );
};

const planetNames = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');

describe.each(Object.entries(kinds))('%s', (kind, { ask, chapters }) => {
  const { timed, untimed, most } = lengths[kind] as { timed: number; untimed: number; most: number };

  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((birth) => {
      const reading = readingOf(ask(birth));
      const text = textOf(reading);
      const said = sentencesOf(text).filter((sentence) => wordsIn(sentence) > 5);
      expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
      expect(text).not.toMatch(/[{}<>]| {2}|[^\n]\n[^\n]|\.\./);
      for (const { title, text: written, factors } of sectionsOf(reading)) {
        expect(title).not.toMatch(/^$|[{}]/);
        expect(wordsIn(written)).toBeGreaterThan(5);
        expect(factors.length).toBeGreaterThan(0);
      }
      const keys = reading.chapters.map(({ key }) => key);
      expect(keys).toEqual(chapters.filter((key) => keys.includes(key)));
      expect(reading.chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      for (const { key, sections } of reading.chapters) {
        if (key === 'dates') continue;
        // What all of it turns on stands first, whatever it weighs, and a month’s days last.
        const others = sections
          .slice(1)
          .filter(({ factors: [factor] }) => factor?.kind !== 'crowding' && factor?.kind !== 'transit');
        const ranks = others.map(({ factors: [factor] }) => factor?.weight ?? 0);
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      }
      expect(wordsIn(text)).toBeLessThanOrEqual(most);
      expect(wordsIn(text)).toBeGreaterThanOrEqual(birth.time === null ? untimed : timed);
      expect(wordsIn(reading.opening)).toBeLessThanOrEqual(210);
      expect(wordsIn(reading.opening)).toBeGreaterThanOrEqual(kind === 'a lunar return' ? 75 : 90);
    }));

  test('has each factor once', () =>
    always((birth) => {
      const factors = sectionsOf(readingOf(ask(birth))).flatMap(({ factors: its }) => its);
      const keys = factors
        .filter(({ kind: its }) => its !== 'phase')
        .map(({ kind: its, planetIds, aspectId, house }) => `${its} ${planetIds} ${aspectId} ${house}`);
      const placements = keys.filter((key) => !/^placement (?:0|1) /.test(key));
      expect(placements.filter((key, i) => placements.indexOf(key) !== i)).toEqual([]);
    }, 150));

  test('tells what its opening names: each planet has a section, beside the days, whose words are about it', () => {
    let named = 0;
    always((birth) => {
      const reading = readingOf(ask(birth));
      const inFull = sectionsOf(reading).filter(
        ({ title }) =>
          title !== titleOfOthers && !titlesOfDays.includes(title) && !/^From \w+ \d+.* to /.test(title),
      );
      for (const [id, planet] of planetNames.entries()) {
        const name = new RegExp(`\\b${planet}\\b`);
        // A month is the Moon’s also where nothing can be said of her.
        if (!name.test(reading.opening) || (birth.time === null && planet === 'Moon')) continue;
        named++;
        const its = inFull.filter(({ factors }) =>
          factors.some(({ planetIds }) => planetIds?.includes(id) === true),
        );
        expect([planet, its.some(({ title, text }) => name.test(`${title} ${text}`))]).toEqual([
          planet,
          true,
        ]);
      }
    });
    expect(named).toBeGreaterThan(part(400));
  });

  test('opens with what leads: planets on an angle first, and each of the three has a section', () =>
    always((birth) => {
      const answer = ask(birth);
      const reading = readingOf(answer);
      const met = new Set(sectionsOf(reading).flatMap(({ factors }) => factors.flatMap((f) => f.planetIds)));
      const named = Array.from({ length: 10 }, (_, id) => id).filter((id) =>
        new RegExp(`\\b${readings.words.bodies[id as 0].within}\\b`, 'i').test(reading.opening),
      );
      // A month is the Moon’s also where nothing can be said of her.
      for (const id of named)
        if (birth.time !== null || id !== 1 || kind === 'a solar return') expect([...met]).toContain(id);
      if (birth.time === null) return;
      const close =
        named.length > 0
          ? Array.from({ length: 10 }, (_, id) => id).filter((id) => nearAngle(answer, id) < 2)
          : [];
      for (const id of close.slice(0, 3)) {
        if (close.length <= 3) expect(named).toContain(id);
        expect(
          [
            ...chapterOf(reading, 'tone'),
            ...(kind === 'a lunar return' ? chapterOf(reading, 'place') : []),
          ].some(({ factors: its }) => its.some((factor) => factor.planetIds?.[0] === id)),
        ).toBe(true);
      }
    }));

  test('counts no aspects: a balance is nothing that its reader can check', () =>
    always((birth) => {
      expect(textOf(readingOf(ask(birth)))).not.toMatch(
        /\b(?:most|more|little|none) (?:of|in) the [^.]{0,30}aspects\b|\b(?:strain|friction)\b[^.]{0,20}\b(?:ease|even)\b/i,
      );
    }, 100));

  test('tells every conjunction and hard aspect of Sun to Mars that is all but exact', () => {
    let told = 0;
    always((birth) => {
      const answer = ask(birth);
      const all = sectionsOf(readingOf(answer))
        .flatMap(({ factors }) => factors)
        .filter(({ kind: its }) => its === 'aspect')
        .map(({ planetIds = [], aspectId }) => `${[...planetIds].sort((a, b) => a - b)} ${aspectId}`);
      const figures = figuresIn(readingOf(answer)).map(({ factors: [factor] }) => factor?.planetIds ?? []);
      for (const { planet1Id, planet2Id, aspectId, orb, outOfSign } of answer.aspects) {
        const [first, second] = [planet1Id, planet2Id].sort((a, b) => a - b) as [number, number];
        const isHard = [0, 1, 3].includes(aspectId);
        // Where the hour is open, so is the Moon; Mercury is never far from the Sun.
        if (first > 4 || second > 9 || !isHard || outOfSign || Number(orb) > 1) continue;
        if ((birth.time === null && (first === 1 || second === 1)) || (first === 0 && second === 2)) continue;
        told++;
        // Of three that stand together two conjunctions tell.
        const isMet = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some((third) =>
          [first, second].every((id) =>
            all.some((each) => each.startsWith(`${[id, third].sort((a, b) => a - b)} `)),
          ),
        );
        if (aspectId === 0 && isMet) continue;
        // A figure tells its own.
        if (figures.some((its) => its.includes(first) && its.includes(second))) continue;
        expect(all).toContain(`${first},${second} ${aspectId}`);
      }
    }, 200);
    expect(told).toBeGreaterThan(part(100));
  });

  test('tells a planet in one section', () =>
    always((birth) => {
      const sections = sectionsOf(readingOf(ask(birth)));
      for (let id = 0; id < 10; id++) {
        const its = sections.filter(({ factors }) =>
          factors.some(({ kind: what, planetIds }) => what === 'placement' && planetIds?.includes(id as 0)),
        );
        expect(its.length).toBeLessThanOrEqual(1);
      }
    }));

  test('tells of one planet two aspects at most, and those of different kinds, beside what is all but exact', () =>
    always((birth) => {
      const answer = ask(birth);
      const isExact = ({ planetIds = [], aspectId }: Section['factors'][number]): boolean => {
        const [one, other] = [...planetIds].sort((a, b) => a - b);
        const orb = answer.aspects.find(
          (each) =>
            aspectId === each.aspectId &&
            [each.planet1Id, each.planet2Id].every((id) => id === one || id === other),
        )?.orb;
        return one !== undefined && one <= 4 && Number(orb) < 3;
      };
      const kinds = new Map<number, string>([
        [0, 'together'],
        [1, 'tense'],
        [3, 'tense'],
        [2, 'easy'],
        [4, 'easy'],
      ]);
      for (const { key, sections } of readingOf(answer).chapters) {
        if (key === 'dates') continue;
        for (const { factors: all } of sections) {
          const factors = all.filter((factor) => factor.kind !== 'aspect' || !isExact(factor));
          const own = factors.filter(({ kind: its }) => its !== 'aspect').length;
          const its = factors.flatMap(({ kind: what, aspectId }) => (what === 'aspect' ? [aspectId] : []));
          // A month has few of them, and a sentence turns from those of ease to those of strain.
          if (kind === 'a lunar return') {
            expect(its.length).toBeLessThanOrEqual(6);
            continue;
          }
          expect(its.length).toBeLessThanOrEqual(2 * Math.max(1, own));
          if (own > 1) continue;
          const natures = its.map((id) => kinds.get(Number(id)));
          // Without houses there is room for two of one nature, and none for two that deny each other.
          if (birth.time === null) expect(natures.includes('tense') && natures.includes('easy')).toBe(false);
          else expect(new Set(natures).size).toBe(natures.length);
        }
      }
    }));

  test('has five paragraphs under one title at most, and ten days with what is so of all of them', () =>
    always((birth) => {
      for (const { title, text } of sectionsOf(readingOf(ask(birth)))) {
        const paragraphs = text.split('\n\n');
        // What is so of all of them, or the phase that they begin with.
        const isList = paragraphs.slice(1).every((line) => /^(?:Around )?\w+ \d{1,2}[\w, ]*: /.test(line));
        expect(paragraphs.length, title).toBeLessThanOrEqual(isList ? 11 : 5);
      }
    }));

  test('comes back to no matter time and again', () =>
    always((birth) => {
      const [solitude] = readings.returns.recurring as readonly [readonly string[]];
      const speaks = ({ text }: Section): boolean =>
        (text.toLowerCase().match(/[\p{L}’]+/gu) ?? []).some((word) => solitude.includes(word));
      expect(sectionsOf(readingOf(ask(birth))).filter(speaks).length).toBeLessThanOrEqual(6);
    }));

  test('speaks of no house or angle where no time of birth is known, nor of a Moon that may be elsewhere', () =>
    always((birth) => {
      const answer = ask({ ...birth, time: null });
      const reading = readingOf(answer);
      const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
      expect(textOf(reading)).not.toMatch(
        new RegExp(`\\b(${ordinals}) house|\\b(Ascendant|Midheaven|Descendant|rising)\\b`),
      );
      const moon = Number(answer.planets.find(({ planetId }) => planetId === 1)?.longitude);
      const isNearBorder = moon % 30 < 7 || moon % 30 > 23;
      const titles = sectionsOf(reading).map(({ title }) => title);
      if (isNearBorder) expect(titles.filter((title) => /^The Moon in/.test(title))).toEqual([]);
    }, 120));

  test('opens with the intro, is the same each time, and shorter where it is to be brief', () =>
    always((birth) => {
      for (const length of ['full', 'brief'] as const) {
        const answer = ask(birth, length);
        expect(answer.intro).toBe(readingOf(answer).opening);
        const again = kind === 'a solar return' ? composeSolar(birth, length) : composeLunar(birth, length);
        expect(readingOf(again)).toEqual(readingOf(answer));
      }
      expect(wordsIn(textOf(readingOf(ask(birth, 'brief'))))).toBeLessThanOrEqual(
        wordsIn(textOf(readingOf(ask(birth)))),
      );
    }, 30));

  test('thanks no planet twice in a breath, and names none as the first of several', () =>
    always((birth) => {
      const reading = readingOf(ask(birth));
      for (const paragraph of textOf(reading).split('\n\n'))
        expect(paragraph.match(/thanks to/gi)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(reading.closing).not.toMatch(/was named first|was the first thing|this began with/);
    }, 100));

  test('null without texts', () => {
    const [birth] = fc.sample(births, { numRuns: 1, seed: 3 }) as [Birth];
    expect(ask({ ...birth, collect_text: false } as Birth).reading).toBeNull();
  });
});

/** Months of which some may have an exact day. */
const ofMonths = /: .*\w+ to \w+/m;

describe('the dates of a solar return', () => {
  const inWords = once((day: string, options: Intl.DateTimeFormatOptions): string =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' }),
  );
  /** One passage, beside which another planet’s hard days at the same point may be told. */
  const dated = ({ factors, title }: Section): boolean => factors.length <= 4 && title.includes(': ');
  /** Saturn’s with a slower planet’s at the same point. */
  const isJoint = ({ title }: Section): boolean =>
    / in aspect to your .*: /.test(title) && title.startsWith('Saturn and ');

  test('are passages in order of time, each with all its days in its title', () =>
    always((birth) => {
      const passages = passagesIn(readingOf(solar(birth)));
      expect(passages.length).toBeGreaterThanOrEqual(2);
      expect(passages.length).toBeLessThanOrEqual(12);
      expect(passages.filter(dated)).toEqual(passages);
      const firsts = passages.map(({ factors: [factor] }) => factor?.exact?.[0] ?? '');
      expect(firsts).toEqual([...firsts].sort());
      const year = yearOf(birth);
      for (const { title, factors } of passages)
        for (const { exact = [] } of factors.slice(0, 1))
          for (const day of exact) {
            const isVague = birth.time === null && !/ \d{1,2}, /.test(title);
            expect([year - 1, year, year + 1]).toContain(Number(day.slice(0, 4)));
            const words = inWords(day, { month: 'long', day: 'numeric' });
            const month = inWords(day, { month: 'long' });
            if (isVague)
              expect(title.includes(words) || title.includes(month) || ofMonths.test(title), title).toBe(
                true,
              );
            else expect(title).toContain(words);
          }
      for (const section of passages) {
        const { text } = section;
        // What is not of an age is left out.
        expect(wordsIn(text)).toBeGreaterThanOrEqual(birth.years < 18 || birth.years > 75 ? 18 : 35);
        expect(wordsIn(text)).toBeLessThanOrEqual(isJoint(section) ? 260 : 150);
      }
    }));

  test('are followed by days of Venus and Mars in all of the year, in order of time', () => {
    let [lists, whole, lone] = [0, 0, 0];
    always((birth) => {
      const days = daysIn(readingOf(solar(birth)));
      if (days === undefined) return;
      lists++;
      const passes = days.factors.filter(({ kind }) => kind === 'transit');
      const all = passes.map(({ exact: [day] = [] }) => day ?? '');
      expect(all).toEqual([...all].sort());
      expect(all.length).toBeLessThanOrEqual(12);
      const rows = days.text.split('\n\n');
      expect(rows).toHaveLength(days.factors.length);
      // Where there is room for many they lie closer.
      const apart = rows.length > 5 ? 9 : 16;
      const lines = rows.filter((_, i) => days.factors[i]?.kind === 'transit');
      for (const [i, day] of all.entries()) {
        // Every pass of the year is told.
        for (const each of passes[i]?.exact ?? [])
          expect(lines[i]?.split(': ')[0]).toContain(inWords(each, { month: 'long', day: 'numeric' }));
        if (i > 0)
          expect(Date.parse(day) - Date.parse(all[i - 1] as string)).toBeGreaterThanOrEqual(
            apart * 86_400_000,
          );
      }
      const bodies = new Set(passes.map(({ planetIds: [body] = [] }) => body));
      const { titles } = readings.returnDates.swift;
      expect(days.title).toBe(titles[bodies.size > 1 ? 'both' : ([...bodies][0] as 3 | 4)]);
      if (bodies.size > 1) expect([...bodies].sort()).toEqual([3, 4]);
      else lone++;
      const begins = Date.parse(`${yearOf(birth)}-${birth.date.slice(5)}`);
      const quarters = all.map((day) => Math.floor((Date.parse(day) - begins) / (91.4 * 86_400_000)));
      if (new Set(quarters).size >= 4) whole++;
    });
    expect(lists).toBeGreaterThan(part(230));
    expect(whole).toBeGreaterThan(0.8 * lists);
    // Venus is nearly always among them.
    expect(lone).toBeLessThan(0.1 * lists);
  });

  test('are told of the heaviest in the opening, by days that the course has', () => {
    let told = 0;
    const { turning } = readings.returnDates;
    const starts = [turning.strain, turning.gift]
      .flatMap((cells) => Object.values(cells).flat())
      .map((text) => text.split('{')[0] ?? '');
    always((birth) => {
      const reading = readingOf(solar(birth));
      if (!starts.some((start) => start.length > 10 && reading.opening.includes(start))) return;
      told++;
      const days = reading.opening.match(/(?<=around )\w+ \d{1,2}/g) ?? [];
      expect(days.length).toBeGreaterThan(0);
      const titles = passagesIn(reading).map(({ title }) => title);
      // What is hard on the Sun has its days where the aspect is told.
      const ofSun = sectionsOf(reading).map(({ text }) => text);
      for (const day of days)
        expect(
          [...titles, ...ofSun].some((text) => text.includes(day)),
          day,
        ).toBe(true);
    });
    expect(told).toBeGreaterThan(part(180));
  });

  test('call no time of Jupiter the hardest in a year in which a slower planet is hard on one', () => {
    let ofSlow = 0;
    always((birth) => {
      if (birth.time === null) return;
      const reading = readingOf(solar(birth));
      const begins = Date.parse(`${yearOf(birth)}-${birth.date.slice(5).replace('02-29', '02-28')}`);
      const isAhead = (day: string): boolean => Date.parse(day) - begins > 15 * 86_400_000;
      const slow = passagesIn(reading).some(
        ({ factors: [factor] }) =>
          (factor?.planetIds?.[0] ?? 0) > 5 &&
          [0, 1, 3].includes(factor?.aspectId ?? -1) &&
          factor?.exact?.some(isAhead),
      );
      if (!slow) return;
      ofSlow++;
      expect(reading.opening).not.toMatch(/Jupiter (square|opposite)/);
    });
    expect(ofSlow).toBeGreaterThan(part(100));
  });

  test('follow in the opening on where planets gather', () => {
    const { gathers, gathersThere } = readings.solarReturn;
    const starts = [...gathers, ...gathersThere].map((text) => text.split('{')[0] as string);
    let found = 0;
    always((birth) => {
      const { opening } = readingOf(solar(birth));
      const start = starts.find((each) => opening.includes(each));
      if (start === undefined) return;
      found++;
      const date = opening.search(/ around \w+ \d/);
      if (date >= 0) expect(opening.indexOf(start)).toBeLessThan(date);
    });
    expect(found).toBeGreaterThan(part(5));
  });

  test('are not the hardest and the kindest within the same weeks', () => {
    const { turning } = readings.returnDates;
    const shapesOf = (cells: Readonly<Record<number, readonly string[]>>): RegExp[] =>
      Object.values(cells)
        .flat()
        .map(
          (text) =>
            new RegExp(
              text
                .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
                .replace(/\{(\w+)\}/g, (_, key: string) => `(?<${key}>[^;]+?)`),
            ),
        );
    const shapes = { strain: shapesOf(turning.strain), gift: shapesOf(turning.gift) };
    /** The days of a list, of which the last of a year alone has it. */
    const daysOf = (list: string): number[] => {
      let year = '';
      return [...list.matchAll(/(\w+ \d{1,2})(?:, (\d{4}))?/g)].reverse().map(([, day, own]) => {
        year = own ?? year;
        return Date.parse(`${day}, ${year} UTC`) / 86_400_000;
      });
    };
    let told = 0;
    always((birth) => {
      if (birth.time === null) return;
      const { opening } = readingOf(solar(birth));
      const [strain, gift] = [shapes.strain, shapes.gift].map(
        (its) => its.map((shape) => shape.exec(opening)?.groups).find((found) => found !== undefined)?.days,
      );
      if (strain === undefined || gift === undefined) return;
      told++;
      for (const hard of daysOf(strain))
        for (const kind of daysOf(gift)) expect(Math.abs(hard - kind), opening).toBeGreaterThan(21);
    });
    expect(told).toBeGreaterThan(part(50));
  });

  test('have what stands all but exactly on a point of the birth as the year begins', () => {
    let standing = 0;
    always((birth) => {
      if (birth.time === null) return;
      const answer = solar(birth);
      const told = sectionsOf(readingOf(answer)).flatMap(({ factors }) =>
        factors.map(({ planetIds = [] }) => planetIds.join(' ')),
      );
      for (const { planet1Id, planet2Id, aspectId, orb } of answer.aspectsToNatal) {
        if (planet1Id < 5 || planet1Id > 9 || !(planet2Id <= 1 || planet2Id === 15) || Number(orb) > 0.09)
          continue;
        if (aspectId > 4) continue;
        standing++;
        // Of two at one point at one time the heavier is told.
        expect(
          told.some((pair) => pair === `${planet2Id} ${planet1Id}` || pair.endsWith(` ${planet2Id}`)),
        ).toBe(true);
      }
    });
    expect(standing).toBeGreaterThan(part(5));
  });

  test('say under a heading when Saturn or a slower planet is hard on a light or the Ascendant', () => {
    let [hard, told, beside] = [0, 0, 0];
    always((birth) => {
      if (birth.time === null) return;
      const reading = readingOf(solar(birth));
      const pairs = sectionsOf(reading).flatMap(({ factors }) =>
        factors.map(({ planetIds = [] }) => [...planetIds].sort((a, b) => a - b).join(' ')),
      );
      for (const { factors, title } of passagesIn(reading)) {
        const [first, second] = factors;
        // What the planet does elsewhere at that time is told with its heaviest passage.
        if (second === undefined || second.planetIds?.[0] === first?.planetIds?.[0]) continue;
        beside++;
        // A rare passage is no line beneath another’s heading.
        expect(title).toContain(' in aspect to ');
        expect(second.planetIds?.[1]).toBe(first?.planetIds?.[1]);
        expect(second.planetIds?.[0]).toBeGreaterThan(5);
      }
      for (const { key, days } of slowOf(birth)) {
        const [body, natal, aspect] = key.split(' ').map(Number) as [number, number, number];
        if (days.length === 0 || body < 6 || ![0, 1, 15].includes(natal) || ![0, 1, 3].includes(aspect))
          continue;
        hard++;
        if (pairs.includes([body, natal].sort((a, b) => a - b).join(' '))) told++;
      }
    }, 120);
    expect(beside).toBeGreaterThan(part(5));
    expect(told).toBeGreaterThan(0.85 * hard);
  });

  test('are of one point of the birth twice only by two planets, at other times of the year', () => {
    let twice = 0;
    always((birth) => {
      const factors = passagesIn(readingOf(solar(birth))).flatMap(({ factors: its }) => its.slice(0, 1));
      for (const [i, one] of factors.entries())
        for (const other of factors.slice(i + 1)) {
          if (one.planetIds?.[1] !== other.planetIds?.[1]) continue;
          twice++;
          expect(one.planetIds?.[0]).not.toBe(other.planetIds?.[0]);
          // What Saturn or a slower planet does is told in any year, beside what helps there.
          if ([one, other].some(({ planetIds: [body = 0] = [] }) => body >= 6)) continue;
          const days = (one.exact ?? []).flatMap((day) =>
            (other.exact ?? []).map((at) => Math.abs(Date.parse(day) - Date.parse(at)) / 86_400_000),
          );
          expect(Math.min(...days)).toBeGreaterThan(45);
        }
    });
    expect(twice).toBeGreaterThan(part(5));
  });

  test('are not kind and hard within the same days by one planet', () => {
    const isHard = (aspect = 0, natal = 0): boolean => aspect === 3 || (aspect === 1 && natal < 15);
    let compared = 0;
    always((birth) => {
      const factors = passagesIn(readingOf(solar(birth)))
        .flatMap(({ factors: its }) => its.slice(0, 1))
        .filter(({ planetIds: [body] = [] }) => body === 5);
      for (const [i, one] of factors.entries())
        for (const other of factors.slice(i + 1)) {
          if (isHard(one.aspectId, one.planetIds?.[1]) === isHard(other.aspectId, other.planetIds?.[1]))
            continue;
          const days = (one.exact ?? []).flatMap((day) =>
            (other.exact ?? []).map((at) => Math.abs(Date.parse(day) - Date.parse(at)) / 86_400_000),
          );
          compared++;
          expect(Math.min(...days)).toBeGreaterThanOrEqual(12);
        }
    });
    expect(compared).toBeGreaterThan(part(50));
  });

  test('leave out nothing of Saturn and slower that is strong, unless it is of one point with what is told', () => {
    let strong = 0;
    always((birth) => {
      if (birth.time === null || birth.years < 18 || birth.years > 75) return;
      const reading = readingOf(solar(birth));
      const of = (sections: Section[]) => sections.flatMap(({ factors }) => factors);
      const told = of(sectionsOf(reading)).filter(({ planetIds = [] }) => planetIds.length === 2);
      const points = told.flatMap(({ planetIds: [, natal] = [] }) => natal);
      const others = othersIn(reading);
      if ((others?.factors.length ?? 0) >= 3) return;
      for (const { key, days } of slowOf(birth)) {
        const [body = 0, natal = 0, aspect = 0] = key.split(' ').map(Number);
        // What was exact only before the birthday is not of this year.
        if (days.length === 0 || body < 6 || ![0, 1, 15].includes(natal) || aspect === 4) continue;
        strong++;
        const isTold = points.includes(natal) || told.some(({ planetIds = [] }) => planetIds[0] === natal);
        expect(isTold, key).toBe(true);
      }
    }, 120);
    expect(strong).toBeGreaterThan(part(30));
  });

  test('are given, of an unknown hour, only as far as every hour of the day has them', () => {
    let [about, either, spans] = [0, 0, 0];
    always(({ time: _, ...birth }) => {
      const sections = passagesIn(readingOf(solar({ ...birth, time: null })));
      const year = yearOf({ time: null, ...birth });
      const atHours = ['00:01', '23:58'].map(
        (time) => new Map(slowOf({ ...birth, time }).map(({ key, days }) => [key, days])),
      );
      for (const { title, factors } of sections) {
        const [{ planetIds = [], aspectId = 0 } = {}] = factors;
        const found = atHours.map((slow) => slow.get(`${planetIds.join(' ')} ${aspectId}`) ?? []);
        // What is near the birthday may be of the next year at another hour.
        const days = found.flat().filter((day) => {
          const left = (Date.parse(`${year + 1}-${birth.date.slice(5)}`) - Date.parse(day)) / 86_400_000;
          return left > 3 && left < 362;
        });
        if (/: about /.test(title)) about++;
        else if (/ or /.test(title)) either++;
        else if (ofMonths.test(title)) spans++;
        for (const day of days) {
          if (ofMonths.test(title)) continue;
          if (!/ \d{1,2}, /.test(title)) expect(title).toContain(inWords(day, { month: 'long' }));
          else if (!/: about /.test(title))
            expect(title).toContain(inWords(day, { month: 'long', day: 'numeric' }));
        }
      }
    }, 40);
    expect(about).toBeGreaterThan(part(20));
    expect(either).toBeGreaterThan(part(3));
    expect(spans).toBeGreaterThan(0);
  });

  test('tell all that Saturn does by conjunction, square or opposition to a light, Venus, Mars or the Ascendant', () => {
    let [told, joint] = [0, 0];
    always((birth) => {
      if (birth.time === null || birth.years < 18 || birth.years > 75) return;
      const sections = sectionsOf(readingOf(solar(birth)));
      joint += sections.filter(isJoint).length;
      const keys = sections
        .flatMap(({ factors }) => factors)
        .map(({ planetIds = [] }) => [...planetIds].sort((a, b) => a - b).join(' '));
      for (const { key, days } of slowOf(birth)) {
        const [body = 0, natal = 0, aspect = 0] = key.split(' ').map(Number);
        if (body !== 6 || ![0, 1, 3, 4, 15].includes(natal) || ![0, 1, 3].includes(aspect)) continue;
        const left =
          (Date.parse(`${yearOf(birth) + 1}-${birth.date.slice(5)}`) - Date.parse(days[0] ?? '')) /
          86_400_000;
        if (!(left > 3 && left < 362)) continue;
        told++;
        expect(keys, key).toContain([body, natal].sort((a, b) => a - b).join(' '));
      }
    }, 150);
    expect(told).toBeGreaterThan(part(30));
    expect(joint).toBeGreaterThan(part(3));
  });

  test('are one section where one planet comes to several points within days of each other', () => {
    let crossings = 0;
    const isHard = (aspect = 0, natal = 0): boolean => aspect === 3 || (aspect === 1 && natal < 15);
    always((birth) => {
      if (birth.time === null) return;
      const passages = passagesIn(readingOf(solar(birth)));
      crossings += passages.filter(
        ({ factors: [first, second] }) =>
          second !== undefined && first?.planetIds?.[0] === second.planetIds?.[0],
      ).length;
      const heads = passages.flatMap(({ factors: its }) => its.slice(0, 1));
      for (const [i, one] of heads.entries())
        for (const other of heads.slice(i + 1)) {
          if (one.planetIds?.[0] !== 6 || other.planetIds?.[0] !== 6) continue;
          // A planet that only stands still near a point has no day on which it crosses it.
          if (one.kind !== 'transit' || other.kind !== 'transit') continue;
          if (isHard(one.aspectId, one.planetIds?.[1]) !== isHard(other.aspectId, other.planetIds?.[1]))
            continue;
          const apart = (day: string, days: readonly string[] = []): number =>
            Math.min(...days.map((at) => Math.abs(Date.parse(day) - Date.parse(at)) / 86_400_000));
          const isOne = (one.exact ?? []).every((day) => apart(day, other.exact) <= 14);
          expect(isOne, `${one.exact} ${other.exact}`).toBe(false);
        }
    }, 120);
    expect(crossings).toBeGreaterThan(part(20));
  });

  test('say of a third at most how their days differ', () => {
    const month =
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    let tails = 0;
    always((birth) => {
      const passages = passagesIn(readingOf(solar(birth)));
      const its = passages.filter(({ text }) =>
        month.test((text.split('\n\n')[0] ?? '').replace(/May(?= [a-z])/g, '')),
      );
      tails += its.length;
      expect(its.length).toBeLessThanOrEqual(passages.length / 3);
    }, 150);
    expect(tails).toBeGreaterThan(part(80));
  });

  test('help on no day on which the planet goes backward over the place', () => {
    const [first = '', second = '', third = ''] = ['2026-05-01', '2026-09-01', '2027-01-01'];
    const gift = weighedTransit({ body: 5, natal: 0, aspect: 2, exact: [first, second, third] });
    const within = (before: string[], exact: string[]) =>
      onItsWay({ year: { restOfLoop: () => ({ before, after: [] }) } } as never, { ...gift, exact }).exact;
    expect(within([], [first, second, third])).toEqual([first, third]);
    expect(within([first], [second, third])).toEqual([third]);
    expect(within([first], [second])).toEqual([]);
    expect(within([first, second], [third])).toEqual([third]);
  });

  test('tell how passes in months of their own differ, by the names of those months', () => {
    let several = 0;
    always((birth) => {
      const seen = new Map<number, number>();
      for (const { text, title, factors } of passagesIn(readingOf(solar(birth))).filter(dated)) {
        if (ofMonths.test(title) || / or |: about /.test(title)) continue;
        const months = (factors[0]?.exact ?? []).map((day) => inWords(day, { month: 'long' }));
        if (months.length < 2 || new Set(months).size < months.length) continue;
        // A third of one planet would say once more what the others have said.
        const [body = 0] = factors[0]?.planetIds ?? [];
        seen.set(body, (seen.get(body) ?? 0) + 1);
        if (Number(seen.get(body)) > 2) continue;
        const [own = ''] = text.split('\n\n');
        // Of the others the heading has the days.
        if (
          !months.some((month) =>
            new RegExp(`\\b${month}\\b(?! [a-z]+ (?:be|have|not|want|feel)\\b)`).test(
              own.split('. ').slice(1).join('. '),
            ),
          )
        )
          continue;
        several++;
        for (const month of [months[0], months.at(-1)]) expect(text).toContain(month);
      }
    }, 120);
    expect(several).toBeGreaterThan(part(20));
  });

  const transit = (body: number, natal: number, day: string, aspect: 0 | 1 | 2 | 3 | 4 = 3) =>
    weighedTransit({ body, natal, aspect, exact: [day] });
  const { returnDates: dates } = readings;

  test('are the strongest, and two of one planet before a third', () => {
    const sun = [transit(9, 0, '2026-05-03'), transit(6, 0, '2026-02-03'), transit(5, 0, '2026-03-03', 2)];
    const saturn = [1, 15, 16].map((natal, i) => transit(6, natal, `2026-0${i + 6}-01`));
    const chosen = passagesOfYear([...sun, ...saturn], dates, 5);
    // The second at the Sun is at another time, and the third is not.
    expect(chosen.map(({ body, natal }) => [body, natal])).toEqual([
      [6, 0],
      [9, 0],
      [6, 1],
      [6, 15],
      [6, 16],
    ]);
    const others = [3, 4].map((natal, i) => transit(5, natal, `2026-1${i}-01`));
    const spread = passagesOfYear([...sun, ...saturn, ...others], dates, 5).map(({ body }) => body);
    expect(spread).toEqual([9, 6, 6, 5, 5]);
    const near = passagesOfYear([transit(9, 0, '2026-05-03'), transit(9, 3, '2026-05-09')], dates, 5);
    expect(near).toHaveLength(1);
    expect(passagesOfYear([...sun, ...saturn], dates, 2)).toMatchObject([{ body: 9 }, { body: 6 }]);
  });

  test('have the best of what helps in a year of strain alone', () => {
    const all = [transit(9, 0, '2026-05-03'), transit(8, 1, '2026-05-04'), transit(7, 15, '2026-05-05')];
    const kind = transit(5, 3, '2026-09-01', 4);
    const best = transit(6, 16, '2026-08-01', 2);
    const passages = passagesOfYear([...all, kind, best], dates, 3);
    expect(passages).toHaveLength(3);
    expect(passages.filter(({ body }) => body === 6)).toMatchObject([best]);
  });

  /** What passes a birth in the year of a return, or in one that begins so many later. */
  const transitsOfYear = once(({ years, name, lang, ...birth }: Birth, later: number) => {
    const year = yearOf({ years, name, lang, ...birth }) + later;
    const day = birth.date.slice(4).replace('-29', '-28');
    return engine.transits({
      ...Object.fromEntries(Object.entries({ name, ...birth }).map(([key, value]) => [`${key}_1`, value])),
      place_2: birth.place,
      lang,
      date_2: `${year}${day}`,
      date_end: `${year + 1}${day}`,
      collect_text: false,
      // What a year's passages are of.
      planets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16],
    } as unknown as Parameters<typeof engine.transits>[0]).transits_aspects;
  });

  /** Slow planets at the planets and angles of the birth in the year of a return, by the engine’s own transits. */
  const slowOf = once((birth: Birth): { key: string; days: string[] }[] => {
    const birthday = `${yearOf(birth)}${birth.date.slice(4)}`;
    // Each of its passes is a transit of its own there, and some of them are before the year; a return may be a day early.
    const begins = new Date(Date.parse(birthday) - 86_400_000).toISOString().slice(0, 10);
    const found = new Map<string, string[]>();
    for (const { planet1Id, planet2Id, aspectId, exact } of transitsOfYear(birth, 0)) {
      const isPoint = planet2Id <= 9 || planet2Id === 15 || planet2Id === 16;
      if (planet1Id < 5 || planet1Id > 9 || !isPoint || (planet2Id === 1 && birth.time === null)) continue;
      const key = `${planet1Id} ${planet2Id} ${aspectId}`;
      const days = exact.map(({ date }) => date.slice(0, 10)).filter((at) => at >= begins);
      found.set(key, [...(found.get(key) ?? []), ...days].sort());
    }
    return [...found].map(([key, days]) => ({ key, days }));
  });

  test('say of a later pass that it began before, of one that is not the last that it goes on, and neither begin nor end it', () => {
    const [firsts, lasts] = [
      /\b(becomes|begins|starts|you notice|you find out|for the first time)\b/,
      /\b(comes? to an end|ends? in|is over after|its last date|be brought to an end|for the last time)\b/i,
    ];
    const other =
      /\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\b/g;
    let [later, open] = [0, 0];
    always((birth) => {
      if (birth.time === null) return;
      const { begins, ends } = loopsOf(birth);
      for (const { text, factors } of passagesIn(readingOf(solar(birth)))) {
        const [{ kind = '', planetIds = [], aspectId = 0, exact = [] } = {}] = factors;
        // Where it stands still it is not exact, and of no loop.
        if (kind === 'station' || factors.length > 1) continue;
        const key = `${planetIds.join(' ')} ${aspectId}`;
        const [first, last] = [Date.parse(exact[0] as string), Date.parse(exact.at(-1) as string)];
        // Months that lie outside the year are told with theirs.
        for (const [, month = ''] of text.matchAll(other)) {
          const day = Date.parse(`1 ${month} UTC`);
          if (day < first) {
            later++;
            expect(text).not.toMatch(firsts);
            expect(begins.get(key), key).toBeLessThan(first);
          } else {
            open++;
            expect(text).not.toMatch(lasts);
            expect(ends.get(key), key).toBeGreaterThan(last);
          }
        }
      }
    }, 120);
    expect(later).toBeGreaterThan(part(20));
    expect(open).toBeGreaterThan(part(20));
  });

  test('have texts that begin and end nothing, whichever pass they are told of', () => {
    const texts = [dates.passages, dates.farEnds].flatMap((table) =>
      Object.values(table).flatMap((its) =>
        Object.values(its).flatMap((each) =>
          typeof each === 'string'
            ? [each]
            : Object.values(each as Record<string, string | readonly string[]>).flat(),
        ),
      ),
    );
    expect(texts.length).toBeGreaterThan(145);
    for (const text of texts)
      expect(text).not.toMatch(
        /\b(becomes? a|begins here|you notice what|you find out|comes? to (?:an|its|their) end|may begin with)\b/i,
      );
  });

  /** The first and last day, in milliseconds, of what a slow planet does at a point of the birth in a year, the one before and the one after. */
  const loopsOf = (birth: Birth) => {
    const transits = [-1, 0, 1].flatMap((later) => transitsOfYear(birth, later));
    const [begins, ends] = [new Map<string, number>(), new Map<string, number>()];
    for (const { planet1Id, planet2Id, aspectId, exact } of transits)
      for (const { date } of exact) {
        const key = `${planet1Id} ${planet2Id} ${aspectId}`;
        const at = Date.parse(date.slice(0, 10));
        begins.set(key, Math.min(at, begins.get(key) ?? at));
        ends.set(key, Math.max(at, ends.get(key) ?? at));
      }
    return { begins, ends };
  };

  test('have each their days as the transits of the same time have them', () => {
    let compared = 0;
    always((birth) => {
      if (birth.time === null) return;
      const slow = new Map(slowOf(birth).map(({ key, days }) => [key, days]));
      for (const { factors } of passagesIn(readingOf(solar(birth))))
        for (const { kind, planetIds = [], aspectId, exact = [] } of factors) {
          if (kind === 'station') continue;
          // The last days before the next birthday may be counted in the next year.
          const days = slow.get(`${planetIds.join(' ')} ${aspectId}`) ?? [];
          const end = `${yearOf(birth) + 1}-${birth.date.slice(5)}`;
          const within = exact.filter(
            (day) =>
              Date.parse(end) - Date.parse(day) > 2 * 86_400_000 &&
              Date.parse(day) - Date.parse(`${yearOf(birth)}-${birth.date.slice(5)}`) > 2 * 86_400_000,
          );
          compared += within.length;
          for (const day of within) expect(days, `${planetIds} ${aspectId}`).toContain(day);
        }
    }, 60);
    expect(compared).toBeGreaterThan(part(100));
  });
});

describe.each(Object.entries(kinds))('the question of %s', (kind, { ask }) => {
  const { asking } = readings.returns;
  /** Every question with where it stands in its table. */
  const tableOf = (table: typeof asking.questions): [string, string][] =>
    Object.entries(table).flatMap(([name, cells]) =>
      Object.entries(cells as Record<string, string | Record<string, string>>).flatMap(
        ([key, cell]): [string, string][] =>
          typeof cell === 'string'
            ? [[`${name} ${key}`, cell]]
            : Object.entries(cell).map(([other, text]) => [`${name} ${key} ${other}`, text]),
      ),
    );
  const keysIn = (text: string, table: typeof asking.questions): string[] =>
    tableOf(table).flatMap(([key, cell]) => (text.includes(cell) ? [key] : []));

  test('names the two matters of its houses by the words that all parts of a reading have for them', () => {
    const stems = [
      'independence',
      'security|own security',
      'talk',
      'home',
      'pleasure',
      'daily tasks',
      'partnership',
    ];
    const names = [...stems, 'trust', 'wider world', 'public life', 'friendship', 'rest'];
    for (const [one, cells] of Object.entries(asking.questions.houses))
      for (const [other, cell] of Object.entries(cells))
        for (const house of [one, other])
          expect(cell, `${one} ${other}`).toMatch(new RegExp(names[Number(house) - 1] as string));
  });

  const named = (text: string, id: number): boolean =>
    new RegExp(`\\b${readings.words.bodies[id as 0].within}\\b`, 'i').test(text);
  /** What is asked, by its key. */
  const askedIn = (text: string): string[] => [
    ...keysIn(text, asking.questions),
    ...Object.entries(asking.ofAngle).flatMap(([id, cells]) =>
      Object.entries(cells).flatMap(([at, cell]) => (text.includes(cell) ? [`angle ${id} ${at}`] : [])),
    ),
  ];

  test('is asked in the opening, of what is strongest, and answered in the closing', () => {
    const asked = new Set<string>();
    always((birth) => {
      const answer = ask(birth);
      const { opening, closing } = readingOf(answer);
      const found = askedIn(opening);
      if (birth.time === null) expect(found.length).toBeLessThanOrEqual(1);
      else expect(found).toHaveLength(1);
      for (const key of found) {
        asked.add(key);
        const [what, first, second] = key.split(' ');
        if (birth.time === null) expect(what).toBe('planets');
        if (what === 'angle') {
          expect(nearAngle(answer, Number(first))).toBeLessThan(2.01);
          expect(closing).toContain(
            readings.returns.asking.answers.ofAngle[Number(first) as 0][Number(second) as 15],
          );
        } else if (kind === 'a solar return' || what === 'planets')
          expect(keysIn(closing, asking.answers)).toEqual([key]);
        if (what !== 'planets') continue;
        // Both are named, and what they have to do with each other is told at length.
        const ids = [Number(first), Number(second)];
        for (const id of ids) expect(named(opening, id)).toBe(true);
        const factors = sectionsOf(readingOf(answer)).flatMap((section) => section.factors);
        expect(
          factors.some(
            ({ kind: what, planetIds = [] }) =>
              what === 'aspect' && ids.every((id) => planetIds.includes(id as 0)),
          ),
        ).toBe(true);
      }
    });
    expect(asked.size).toBeGreaterThan(part(60));
  });

  test('is asked in the opening and not in the sections', () => {
    always((birth) => {
      const reading = readingOf(ask(birth));
      const [key] = askedIn(reading.opening);
      if (key === undefined) return;
      expect(sectionsOf(reading).filter(({ text }) => askedIn(text).includes(key))).toEqual([]);
    }, 150);
  });

  test('of a planet on an angle is followed by what it does there', () => {
    const lines = Object.values(readings.returns.angleLines).flatMap((cells) => Object.values(cells));
    let found = 0;
    always((birth) => {
      const { opening } = readingOf(ask(birth));
      if (!askedIn(opening).some((key) => key.startsWith('angle'))) return;
      found++;
      expect(lines.some((line) => opening.includes(line))).toBe(true);
    });
    expect(found).toBeGreaterThan(part(5));
  });

  test('is what the light that returns meets within a degree, whatever else there is', () => {
    let met = 0;
    const light = kind === 'a solar return' ? 0 : 1;
    always((birth) => {
      if (birth.time === null) return;
      const answer = ask(birth);
      const { opening } = readingOf(answer);
      const others = answer.aspects.flatMap(({ planet1Id, planet2Id, aspectId, orb, outOfSign }) => {
        const [first, second] = [planet1Id, planet2Id].sort((a, b) => a - b) as [number, number];
        const other = first === light ? second : first;
        const isAsked = [first, second].includes(light) && second <= 9 && !outOfSign && Number(orb) <= 0.95;
        // With Mercury or Venus the Sun has no question, and beside each other the lights and Venus have none.
        const isOfOneMind = aspectId === 0 && [0, 1, 3].includes(first) && [0, 1, 3].includes(second);
        const isMute = (first === 0 && second < 4 && second > 1) || isOfOneMind;
        return isAsked && [0, 1, 3].includes(aspectId) && !isMute ? [other] : [];
      });
      if (others.length === 0) return;
      met++;
      expect(named(opening, light)).toBe(true);
      if (!opening.includes('T-square')) expect(others.some((id) => named(opening, id))).toBe(true);
    });
    expect(met).toBeGreaterThan(part(15));
  });

  test('is told at the head of the first chapter, where it is of an aspect', () => {
    let led = 0;
    always((birth) => {
      const answer = ask(birth);
      const { opening } = readingOf(answer);
      const [key] = askedIn(opening).filter((each) => each.startsWith('planets'));
      if (key === undefined) return;
      led++;
      const [first] = chapterOf(readingOf(answer), 'tone');
      const ids = key.split(' ').slice(1).map(Number);
      expect(
        first?.factors.some(
          ({ kind: what, planetIds = [] }) =>
            what === 'aspect' && ids.every((id) => planetIds.includes(id as 0)),
        ),
      ).toBe(true);
    });
    expect(led).toBeGreaterThan(part(60));
  });

  test('is of a T-square where that is all but exact, which has a section with all three', () => {
    let squares = 0;
    always((birth) => {
      const answer = ask(birth);
      const { opening } = readingOf(answer);
      if (!opening.includes('T-square') && !opening.includes('square to both')) return;
      const section = sectionsOf(readingOf(answer)).find(
        ({ factors: [first] }) => first?.kind === 'pattern' && first.patternId === 0,
      );
      if (section === undefined) throw new Error(`no section of the T-square in: ${opening}`);
      squares++;
      const [{ planetIds = [] } = {}, ...aspects] = section.factors;
      expect(aspects).toHaveLength(3);
      const [apex, ...ends] = planetIds;
      const aspectsOf = (ids: readonly (number | undefined)[]): number | undefined =>
        answer.aspects.find((each) => [each.planet1Id, each.planet2Id].every((id) => ids.includes(id)))
          ?.aspectId;
      expect([aspectsOf(ends), ...ends.map((end) => aspectsOf([apex, end]))]).toEqual([1, 3, 3]);
      for (const id of planetIds)
        for (const text of [opening, section.title]) expect(named(text, id)).toBe(true);
    });
    expect(squares).toBeGreaterThan(part(3));
  });
});

test.each(Object.keys(kinds))(
  '%s names what helps both ends of an opposition, and only what does',
  (kind) => {
    const { ask } = kinds[kind] as (typeof kinds)[string];
    let helped = 0;
    always((birth) => {
      const answer = ask(birth);
      const nameOf = (id: number): string => readings.words.bodies[id as 0].within;
      const aspectOf = (one: number, other: number): number | undefined =>
        answer.aspects.find(({ planet1Id, planet2Id }) =>
          [planet1Id, planet2Id].every((id) => id === one || id === other),
        )?.aspectId;
      const text = textOf(readingOf(answer));
      for (const [helper, cell] of Object.entries(readings.returns.mediators))
        for (let a = 0; a < 10; a++)
          for (let b = 0; b < 10; b++) {
            if (a === b || !text.includes(cell.replace('{a}', nameOf(a)).replace('{b}', nameOf(b)))) continue;
            helped++;
            expect(aspectOf(a, b)).toBe(1);
            for (const end of [a, b]) expect([2, 4]).toContain(aspectOf(Number(helper), end));
          }
    }, 150);
    expect(helped).toBeGreaterThan(part(5));
  },
);

test.each(Object.keys(kinds))('%s says of the ruler of its Ascendant that it is that', (kind) => {
  const { ask } = kinds[kind] as (typeof kinds)[string];
  const { ruler } = kind === 'a solar return' ? readings.solarReturn : readings.lunarReturn;
  const parts = Object.values(ruler).map((cell) =>
    cell.split(/\{[aA]\}/).reduce((one, other) => (other.length > one.length ? other : one)),
  );
  always((birth) => {
    if (birth.time === null) return;
    const text = textOf(readingOf(ask(birth)));
    expect(parts.some((part) => text.includes(part))).toBe(true);
  }, 150);
});

describe('eclipses', () => {
  const eclipsesIn = (reading: Reading) =>
    sectionsOf(reading).flatMap(({ factors, text, title }) =>
      factors.filter(({ kind }) => kind === 'eclipse').map((factor) => ({ factor, text, title })),
    );
  /** Of a time, none of the half-shadow alone. */
  const ofSky = (from: string, to: string): unknown[] =>
    engine
      .skyEvents({ from, to, kinds: ['eclipse'] })
      .data.filter((event) => event.kind === 'eclipse' && event.type !== 'penumbral');

  test('of a month, and of the three days before it, are named in its opening, and those of it have their day', () => {
    let [named, before] = [0, 0];
    const law = (birth: Birth): void => {
      const answer = lunar(birth);
      const reading = readingOf(answer);
      const days = eclipsesIn(reading).flatMap(({ factor: { exact = [] } }) => exact);
      const isNamed = /\bis eclipsed|was eclipsed/.test(reading.opening);
      expect(isNamed).toBe(days.length > 0);
      named += Number(isNamed);
      before += Number(/was eclipsed/.test(reading.opening));
    };
    always(law);
    // One in sixty has an eclipse in the three days before it.
    const early = ['1890-04-17', '1966-01-29', '1970-01-01', '1984-10-24'];
    for (const birth of cases.filter(({ date }) => early.includes(date))) law(birth);
    expect(named).toBeGreaterThan(part(20));
    expect(before).toBeGreaterThan(1);
  });

  test('of a year stand where they fall on a planet or an angle of the birth, in order of time', () => {
    let told = 0;
    always((birth) => {
      const reading = readingOf(solar(birth));
      const found = eclipsesIn(reading);
      expect(found.length).toBeLessThanOrEqual(2);
      told += found.length;
      const firsts = chapterOf(reading, 'dates')
        .filter(({ title }) => !titlesOfDays.includes(title) && title !== titleOfOthers)
        .map(({ factors: [factor] }) => factor?.exact?.[0] ?? '');
      expect(firsts).toEqual([...firsts].sort());
      for (const { factor, title } of found) {
        const [day = ''] = factor.exact ?? [];
        const [from, to] = [-2, 2].map((days) =>
          new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
        ) as [string, string];
        expect(title).toMatch(/^A (?:solar|lunar) eclipse .+ your .+: \w+ \d{1,2}, \d{4}$/);
        expect(ofSky(from, to)).toHaveLength(1);
      }
    });
    expect(told).toBeGreaterThan(part(60));
  });
});

test('a solar return with a house of company and one out of sight says how both are true', () => {
  const longest = (cell: string): string =>
    cell.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one));
  const bridges = readings.solarReturn.bridges.company.map(longest);
  const { sides } = readings.returns.asking;
  let [apart, bridged] = [0, 0];
  always((birth) => {
    const reading = readingOf(solar(birth));
    const houses = chapterOf(reading, 'place').map(({ factors }) =>
      factors.flatMap(({ kind, house }) =>
        ['placement', 'crowding'].includes(kind) && house ? [house] : [],
      ),
    );
    const text = chapterOf(reading, 'place')
      .map((section) => section.text)
      .join('\n');
    const isApart = houses.some((these, i) =>
      houses.some(
        (those, at) =>
          at !== i &&
          these.some((house) => [7, 10, 11].includes(house)) &&
          those.some((house) => [4, 8, 12].includes(house)),
      ),
    );
    const isBridged = bridges.some((bridge) => text.includes(bridge));
    // Only houses of both kinds have it.
    if (isBridged) expect(isApart).toBe(true);
    if (!isApart) return;
    apart++;
    bridged += Number(isBridged);
    if (isBridged) expect([7, 10, 11].some((house) => text.includes(sides[house as 7]))).toBe(true);
  }, 150);
  expect(apart).toBeGreaterThan(part(40));
  // Where the question is about the two houses, it has said so.
  expect(bridged).toBeGreaterThan(0.75 * apart);
});

test('a solar return tells of Mars that it turns, and, among its days, what it meets more than twice', () => {
  let [loops, turns] = [0, 0];
  always((birth) => {
    const days = daysIn(readingOf(solar(birth)));
    for (const { kind, planetIds: [body] = [], exact = [] } of days?.factors ?? []) {
      if (kind === 'station' && body === 4) turns++;
      if (kind === 'transit' && body === 4 && exact.length > 2) loops++;
    }
  });
  expect(turns).toBeGreaterThan(part(50));
  expect(loops).toBeGreaterThan(part(15));
});

test('a solar return says of what goes on out of sight who is in view, where a planet is on the Midheaven', () => {
  let told = 0;
  always((birth) => {
    const sections = sectionsOf(readingOf(solar(birth)));
    for (const { text, title } of sections) {
      const [, planets] = /What people see of the year belongs to (.+) on the Midheaven;/.exec(text) ?? [];
      if (planets === undefined) continue;
      told++;
      expect(title).toMatch(/in the twelfth house/);
      const onMidheaven = sections.filter((section) => / on the Midheaven$/.test(section.title));
      expect(
        onMidheaven
          .map((section) => section.title)
          .join()
          .toLowerCase(),
      ).toContain((planets.split(/,? and |, /)[0] as string).toLowerCase());
    }
  });
  expect(told).toBeGreaterThan(0);
});

test('a lunar return tells in a section that Mercury turns back, and of every eclipse in it', () => {
  let [turns, eclipses] = [0, 0];
  always((birth) => {
    const answer = kinds['a lunar return']?.ask(birth) as never;
    const sections = sectionsOf(readingOf(answer));
    for (const { factors, text, title } of sections) {
      if (/^Mercury turns back: /.test(title)) {
        turns++;
        const [, until = ''] = /until (\w+ \d{1,2}(?:, \d{4})?)/.exec(text) ?? [];
        expect(until).not.toBe('');
        expect(title).not.toContain(until);
        expect(factors.map(({ kind }) => kind)).toEqual(['station']);
      }
      // Not in a line among the days.
      const isOfEclipse = factors.some(({ kind }) => kind === 'eclipse');
      expect(isOfEclipse).toBe(/^A (?:solar|lunar) eclipse/.test(title));
      eclipses += Number(isOfEclipse);
    }
  }, 150);
  expect(turns).toBeGreaterThan(part(5));
  expect(eclipses).toBeGreaterThan(part(5));
});

// The almanac's days of 2026, in Universal Time: Venus retrograde from October 3 to November 14, Mercury from October 24 to November 13.
test.each([
  ['2026-08-28', 'Venus turns back: October 3', 'November 14'],
  ['2026-09-22', 'Mercury turns back: October 24', 'November 13'],
])('in the month after %s %s, and goes backward until %s', (after, heading, until) => {
  const birth = { name: 'Ada', date: '2000-04-16', time: '13:40', lang: 'en' };
  const place = { name: 'there', latitude: 47.5, longitude: 19.04, timezone: 'UTC' };
  const answer = engine.lunarReturn({ ...birth, place, date_2: after }, { include: ['reading'] });
  const turning = sectionsOf(readingOf(answer)).find(({ title }) => title === heading);
  expect(turning?.text).toContain(`until ${until}`);
});

test('a solar return says of an aspect of the Sun that is exact within two days that it is so at the birthday itself', () => {
  const { atBirthday, atBirthdayAndLater } = readings.returnDates;
  const starts = [...atBirthday, ...atBirthdayAndLater].map((cell) => cell.split('{days}')[0] as string);
  let exact = 0;
  always((birth) => {
    const answer = solar(birth);
    const orbs = answer.aspects.flatMap(({ planet1Id, planet2Id, orb }) => {
      const other = planet1Id === 0 ? planet2Id : planet2Id === 0 ? planet1Id : -1;
      return other >= 5 && other <= 9 ? [Number(orb)] : [];
    });
    const isSaid = starts.some((start) => textOf(readingOf(answer)).includes(start));
    if (isSaid) exact++;
    // Jupiter, the swiftest of them, goes no farther in two days.
    if (isSaid) expect(Math.min(...orbs)).toBeLessThan(birth.time === null ? 0.8 : 0.55);
  });
  expect(exact).toBeGreaterThan(part(2));
});

describe('what faces each other in a return', () => {
  const cellsOf = Object.values({ ...readings.solarReturn.axes }).concat(
    Object.values(readings.lunarReturn.axes),
  );

  test('has no side that is called weaker, since a strong planet may stand on it', () => {
    for (const { lower, upper } of cellsOf)
      for (const cell of [lower, upper])
        expect(cell).not.toMatch(/stronger|louder|calmer|quieter|the weaker|second best|recover from it/);
  });

  test('is told from the side that alone has a planet that leads or is on an angle, and else of more', () => {
    const body = (id: number, house: number) => ({ id, house, weight: 1 });
    const [venus, mars, pluto] = [body(3, 10), body(4, 10), body(9, 4)];
    const leadOf = (leaders: unknown[], atAngles: unknown[]): string =>
      axisLead(
        {
          weighed: { bodies: [venus, mars, pluto], aspects: [] },
          leaders,
          atAngles,
          cells: { readings },
          kind: readings.lunarReturn,
          manuscript: { listOf: String, unlessSaid: (cell: string) => cell },
        } as never,
        10,
      ).lead;
    const { lower, upper } = readings.lunarReturn.axes[4];
    expect(leadOf([], [])).toBe(upper);
    expect(leadOf([pluto], [])).toBe(lower);
    expect(leadOf([], [{ body: pluto, at: { angle: 23, distance: 1 } }])).toBe(lower);
    expect(leadOf([pluto, mars], [])).toBe(upper);
  });
});

test('a month has a planet come back to a place, going backward, only where it stands on it', () => {
  let told = 0;
  const starts = Object.entries(readings.lunarReturn.days.backward).map(
    ([id, cell]) => [Number(id), cell.split('{')[0] ?? ''] as const,
  );
  always((birth) => {
    for (const { text, factors } of sectionsOf(readingOf(lunar(birth))))
      for (const [id, start] of starts) {
        if (!text.includes(start)) continue;
        told++;
        const its = factors.filter(({ kind, planetIds }) => kind === 'transit' && planetIds?.[0] === id);
        expect(its.some(({ aspectId }) => aspectId === 0)).toBe(true);
      }
  });
  if (!isRandom) expect(told).toBeGreaterThan(0);
});

test('a month says once until when a planet is retrograde', () => {
  always((birth) => {
    const said: readonly string[] =
      textOf(readingOf(lunar(birth))).match(
        /(?:Mercury|Venus|Mars) is retrograde (?:until \w+ \d+|all month)/g,
      ) ?? [];
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
  });
});

test('a year says that Mercury stands still on the birthday, and shows what is on the Sun under a heading', () => {
  const reading = readingOf(
    engine.solarReturn(
      {
        name: 'Hugo',
        date: '1990-10-23',
        time: '21:14',
        place: { name: 'there', latitude: 19.43, longitude: -99.13, timezone: 'America/Mexico_City' },
        lang: 'en',
        year: 2026,
      },
      { include: ['reading'], readingLength: 'full' },
    ),
  );
  expect(textOf(reading)).toMatch(
    /Mercury all but stands still on your birthday and goes backward from October 24/,
  );
  expect(chapterOf(reading, 'tone').map(({ title }) => title)).toContain('The Sun beside Venus');
});

test.each(Object.keys(kinds))('%s says what work is at school, and to nobody else', (kind) => {
  const { ask } = kinds[kind] as (typeof kinds)[string];
  const { atAge } = kind === 'a solar return' ? readings.solarReturn : readings.lunarReturn;
  let found = 0;
  for (const birth of cases.slice(0, 20))
    for (const [years, told] of [
      [9, atAge.child],
      [40, undefined],
      [88, undefined],
    ] as const) {
      const reading = readingOf(ask({ ...birth, years }));
      const text = textOf(reading);
      for (const each of [atAge.child]) {
        expect(reading.opening).not.toContain(each);
        if (each !== told) expect(text).not.toContain(each);
        else if (text.includes(each)) found++;
      }
    }
  // Most have something of it.
  expect(found).toBeGreaterThan(6);
});

test('a year of a child, or of somebody over 75, has no passage over the Midheaven', () => {
  const passages = (years: number): number => {
    let found = 0;
    for (const birth of cases.slice(0, 60)) {
      if (birth.time === null) continue;
      const { chapters } = readingOf(solar({ ...birth, years }));
      // Opposite it is the foot of the chart, and home.
      for (const { planetIds = [], aspectId } of chapters.flatMap(({ sections }) =>
        sections.flatMap(({ factors }) => factors.filter(({ kind }) => kind === 'transit')),
      ))
        if (planetIds[1] === 16 && aspectId !== 1) found++;
    }
    return found;
  };
  expect(passages(9)).toBe(0);
  expect(passages(88)).toBe(0);
  expect(passages(45)).toBeGreaterThan(10);
});

describe('a planet of a solar return', () => {
  test('has a section where it is the Sun, and where a crowd or an axis names it', () => {
    let named = 0;
    always((birth) => {
      if (birth.time === null) return;
      const sections = sectionsOf(readingOf(solar(birth)));
      const placed = new Set(
        sections.flatMap(({ factors }) =>
          factors.flatMap(({ kind, planetIds }) =>
            kind === 'placement' && planetIds?.length === 1 ? planetIds : [],
          ),
        ),
      );
      expect(placed.has(0)).toBe(true);
      const crowd = sections.flatMap(({ factors }) => factors).find(({ kind }) => kind === 'crowding');
      const untold = (crowd?.planetIds ?? []).filter((id) => !placed.has(id));
      named += crowd?.planetIds?.length ?? 0;
      expect(untold.length).toBeLessThanOrEqual(Math.max(0, (crowd?.planetIds?.length ?? 0) - 4));
    });
    expect(named).toBeGreaterThan(part(200));
  });

  test('is told of where a crowd or an axis names it', () => {
    let [named, dropped] = [0, 0];
    always((birth) => {
      if (birth.time === null || birth.years < 18 || birth.years > 75) return;
      const reading = readingOf(solar(birth));
      const sections = [...chapterOf(reading, 'tone'), ...chapterOf(reading, 'place')];
      for (const { text, factors } of sections) {
        if (!/house opposite|opposite it/.test(text) && factors[0]?.kind !== 'crowding') continue;
        for (const id of [2, 3, 4, 5, 6, 7, 8, 9] as const) {
          const name = new RegExp(`\\b${readings.words.bodies[id].start}\\b`, 'g');
          const times = text.match(name)?.length ?? 0;
          if (times === 0) continue;
          named++;
          if (times === 1 && !sections.some((other) => other.text !== text && other.text.match(name)))
            dropped++;
        }
      }
    });
    expect(named).toBeGreaterThan(part(200));
    expect(dropped).toBeLessThan(0.05 * named);
  });

  test('is in one crowd', () =>
    always((birth) => {
      if (birth.time === null) return;
      const answer = solar(birth);
      const crowds = sectionsOf(readingOf(answer))
        .flatMap(({ factors }) => factors)
        .filter(({ kind }) => kind === 'crowding');
      const ids = crowds.flatMap(({ planetIds = [] }) => planetIds);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { planetIds = [], house } of crowds)
        for (const id of planetIds) {
          const own = answer.planets.find(({ planetId }) => planetId === id)?.housePosition;
          // On an angle it is where that begins, also a few degrees before the cusp.
          if (own !== house) expect([Number(house) % 3, nearAngle(answer, id) < 8]).toEqual([1, true]);
        }
    }));
});

describe('what planets share', () => {
  test.each(Object.keys(kinds))(
    'is one matter of %s: a house, or two that face each other with three or more',
    (kind) => {
      const { ask } = kinds[kind] as (typeof kinds)[string];
      let axes = 0;
      always((birth) => {
        const sections = sectionsOf(readingOf(ask(birth)));
        axes += sections.filter(({ title }) => / across from /.test(title)).length;
        if (kind !== 'a solar return') return;
        const housesOf = (section: Section): number[] =>
          section.factors.flatMap(({ kind: what, house }) => (what === 'placement' && house ? [house] : []));
        const placed = chapterOf(readingOf(ask(birth)), 'place')
          .concat(chapterOf(readingOf(ask(birth)), 'matters'))
          .map(housesOf);
        for (const [i, one] of placed.entries())
          for (const other of placed.slice(i + 1)) {
            expect(one.filter((house) => other.includes(house))).toEqual([]);
            const facing = other.filter((house) => one.some((each) => Math.abs(each - house) === 6));
            if (facing.length > 0) expect(one.length + other.length).toBeLessThanOrEqual(2);
          }
      }, 150);
      expect(axes).toBeGreaterThan(part(30));
    },
  );
});

test('nearly every year with houses has 1,200 words, and none is padded', () => {
  const lengths = cases
    .filter(({ time }) => time !== null)
    .map((birth) => wordsIn(textOf(readingOf(solar(birth)))));
  expect(lengths.filter((words) => words < 1200).length).toBeLessThan(lengths.length * 0.03);
});

test.each(Object.keys(kinds))('%s speaks of planets across from others only where two oppose', (kind) => {
  const { ask } = kinds[kind] as (typeof kinds)[string];
  const nameOf = (id: number): string => readings.words.bodies[id as 0].within.replace(/^the /, '');
  let said = 0;
  always((birth) => {
    if (birth.time === null) return;
    const answer = ask(birth);
    for (const { title } of sectionsOf(readingOf(answer))) {
      const [these, those] = title.split(' across from ');
      if (these === undefined || those === undefined) continue;
      said++;
      const idsIn = (text: string): number[] =>
        Array.from({ length: 10 }, (_, id) => id).filter((id) => text.includes(nameOf(id)));
      const degrees = (id: number): number =>
        Number(answer.planets.find(({ planetId }) => planetId === id)?.longitude);
      const offsets = idsIn(these).flatMap((one) =>
        idsIn(those).map((other) => Math.abs(((degrees(one) - degrees(other) + 720) % 360) - 180)),
      );
      expect(Math.min(...offsets), title).toBeLessThan(11);
    }
  }, 150);
  expect(said).toBeGreaterThan(part(10));
});

test.each(Object.keys(kinds))(
  '%s says of a retrograde planet that it is, and calls none that leads quick or strong',
  (kind) => {
    const { ask } = kinds[kind] as (typeof kinds)[string];
    const { leading } = kind === 'a solar return' ? readings.solarReturn : readings.lunarReturn;
    let turned = 0;
    always((birth) => {
      const answer = ask(birth);
      for (const id of [2, 3, 4] as const) {
        if (answer.planets.find(({ planetId }) => planetId === id)?.retrograde !== true) continue;
        turned++;
        const reading = readingOf(answer);
        const isPlaced = sectionsOf(reading).some(({ factors }) =>
          factors.some(({ kind: what, planetIds }) => what === 'placement' && planetIds?.[0] === id),
        );
        if (kind === 'a solar return' && isPlaced)
          expect(textOf(reading)).toContain(readings.solarReturn.retrograde[id].split('{day}')[0]);
        for (const line of leading[id]) expect(reading.opening).not.toContain(line);
      }
    });
    expect(turned).toBeGreaterThan(part(50));
  },
);

describe('the slow planets of a lunar return', () => {
  test('have a section where they are close to a light, an angle or a planet of one’s own, and hard on it', () => {
    let [found, later] = [0, 0];
    always((birth) => {
      if (birth.time === null || birth.years < 18 || birth.years > 75) return;
      const answer = lunar(birth);
      const reading = readingOf(answer);
      const pairs = sectionsOf(reading).flatMap(({ factors }) =>
        factors.map(({ planetIds = [] }) => [...planetIds].sort((a, b) => a - b).join(' ')),
      );
      const close = answer.aspectsToNatal.filter(
        ({ planet1Id, planet2Id, aspectId, orb }) =>
          planet1Id >= 6 &&
          planet1Id <= 9 &&
          (planet2Id <= 4 || planet2Id === 15) &&
          [0, 3].includes(aspectId) &&
          Number(orb) < 0.49,
      );
      const [first] = close;
      if (close.length !== 1 || first === undefined) return;
      found++;
      const ids = [first.planet1Id, first.planet2Id].sort((a, b) => a - b).join(' ');
      const { length } = sectionsOf(reading).filter(({ factors: [factor] }) => factor?.kind === 'transit');
      // Two that are heavier, at the Midheaven or by opposition, may stand before it.
      expect(pairs.includes(ids) || length >= 3, ids).toBe(true);
      if (textOf(reading).includes(readings.lunarReturn.otherTimes.later.split('{')[0] as string)) later++;
    });
    expect(found).toBeGreaterThan(part(10));
    expect(later).toBeGreaterThan(part(2));
  });
});

describe('the good moment in the closing of a solar return', () => {
  test('is a month ahead at least, and told at length in the course of the year', () => {
    const starts = Object.values(readings.returnDates.goodMoment)
      .flat()
      .map((text) => text.split('{')[0] as string);
    let told = 0;
    always((birth) => {
      if (birth.time === null) return;
      const reading = readingOf(solar(birth));
      const start = starts.find((each) => reading.closing.includes(each));
      if (start === undefined) return;
      told++;
      const date = reading.closing.slice(reading.closing.indexOf(start) + start.length);
      const [, words = ''] = /^(\w+ \d{1,2}, \d{4})/.exec(date) ?? [];
      const begins = Date.parse(`${yearOf(birth)}-${birth.date.slice(5).replace('02-29', '02-28')}`);
      expect(Date.parse(`${words} UTC`) - begins).toBeGreaterThanOrEqual(28 * 86_400_000);
      const day = words.split(',')[0] as string;
      expect(passagesIn(reading).some(({ title }) => title.includes(day))).toBe(true);
    });
    expect(told).toBeGreaterThan(part(20));
  });
});

test('a passage names its planet and what it touches by its second sentence, since readers skip headings', () => {
  const { farEnds, passages } = readings.returnDates;
  const points =
    /your (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Ascendant|Midheaven|Descendant)|your birth chart|you were born/;
  const cells = [passages, farEnds].flatMap((byBody) =>
    Object.entries(byBody).flatMap(([body, cellsOf]) =>
      Object.values(cellsOf as Record<string, string | Record<string, string | string[]>>)
        .flatMap((cell) => (typeof cell === 'string' ? cell : Object.values(cell).flat()))
        .map((text) => ({ body: Number(body), text })),
    ),
  );
  expect(cells.length).toBeGreaterThan(130);
  const unnamed = cells.filter(({ body, text }) => {
    const begins = text
      .split(/(?<=[.?!]) /)
      .slice(0, 2)
      .join(' ');
    return !begins.includes(readings.words.bodies[body as 5].start) || !points.test(begins);
  });
  expect(unnamed.map(({ text }) => text)).toEqual([]);
});

describe('what else slow planets do in a year', () => {
  test('is told in a sentence each, after its days, and of no passage that is told at length', () => {
    let lines = 0;
    always((birth) => {
      const reading = readingOf(solar(birth));
      const others = othersIn(reading);
      if (others === undefined) return;
      const { about } = readings.returnDates.others;
      const rows = others.text.split('\n\n').filter((line) => line !== about);
      expect(rows).toHaveLength(others.factors.length);
      expect(rows.length).toBeGreaterThan(1);
      expect(others.text.startsWith(about)).toBe(true);
      lines += rows.length;
      for (const row of rows) expect(row).toMatch(/^(Around )?[A-Z][a-z]+ \d.*\d{4}: [A-Z].+[.]$/);
      const key = ({ planetIds, aspectId }: Section['factors'][number]): string =>
        `${planetIds?.join(' ')} ${aspectId}`;
      const told = passagesIn(reading).flatMap(({ factors }) => factors.map(key));
      for (const factor of others.factors) expect(told).not.toContain(key(factor));
    });
    // What belongs to a crossing is told in its section.
    expect(lines).toBeGreaterThan(part(25));
  });
});

describe('a slow planet that stands still on a light or an angle of the birth', () => {
  test('is told with the day on which it turns, whether or not it is ever exact', () => {
    let [stood, told] = [0, 0];
    always((birth) => {
      if (birth.time === null) return;
      const factors = sectionsOf(readingOf(solar(birth))).flatMap((section) => section.factors);
      for (const { kind, planetIds: [body, natal] = [], exact } of factors) {
        // A planet’s turning by itself is among the days.
        if (kind !== 'station' || natal === undefined) continue;
        stood++;
        expect(body).toBeGreaterThan(5);
        expect([0, 1, 15, 16]).toContain(natal);
        expect(exact).toHaveLength(1);
        const [day = ''] = exact ?? [];
        const written = new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
          month: 'long',
          day: 'numeric',
          timeZone: 'UTC',
        });
        if (textOf(readingOf(solar(birth))).includes(written)) told++;
        else if (passagesIn(readingOf(solar(birth))).some(({ title }) => title.includes(written))) told++;
      }
    });
    expect(stood).toBeGreaterThan(part(16));
    expect(told).toBe(stood);
  });
});

describe('what one house of a lunar return has to say', () => {
  test('is in one section: a crowd with the planets on its angle', () => {
    let knots = 0;
    always((birth) => {
      if (birth.time === null) return;
      const sections = sectionsOf(readingOf(lunar(birth)));
      for (const angle of [16, 22, 23] as const) {
        const point = readings.words.bodies[angle].within;
        // The Moon’s own is there whatever else stands on the angle.
        const its = sections.filter(
          ({ title }) =>
            new RegExp(`(?:on|at) ${point}$`).test(title) &&
            !title.includes('your') &&
            !/^The Moon\b/.test(title),
        );
        // What leads has its own at the head.
        expect(its.filter((each) => each !== sections[0]).length, point).toBeLessThanOrEqual(1);
      }
      knots += sections.filter(
        ({ factors }) =>
          factors.filter(({ kind }) => kind === 'placement').length > 1 &&
          factors.some(({ kind }) => kind === 'aspect'),
      ).length;
    });
    expect(knots).toBeGreaterThan(part(30));
  });
});

test.each(Object.keys(kinds))(
  '%s tells a grand trine, a kite, a grand cross or a T-square as one, without its aspects',
  (kind) => {
    const { ask } = kinds[kind] as (typeof kinds)[string];
    let found = 0;
    always((birth) => {
      const reading = readingOf(ask(birth));
      const figures = figuresIn(reading);
      expect(figures.length).toBeLessThanOrEqual(1);
      const light = kind === 'a solar return' ? 0 : 1;
      for (const { factors } of figures) {
        found++;
        const its = factors[0]?.planetIds ?? [];
        const soft = sectionsOf(reading)
          .flatMap((section) => section.factors)
          .filter(({ aspectId, kind: what }) => what === 'aspect' && [2, 4].includes(aspectId ?? 0));
        expect(its.some((id) => id <= 4 || id === light)).toBe(true);
        expect(soft.filter(({ planetIds = [] }) => planetIds.every((id) => its.includes(id)))).toEqual([]);
      }
    });
    expect(found).toBeGreaterThan(part(5));
  },
);

test('a lunar return tells the planet on an angle that leads it first, and at length', () => {
  const { leadingOnAngle } = readings.lunarReturn;
  const cells = Object.values(leadingOnAngle).flatMap((its) => Object.values(its));
  let led = 0;
  always((birth) => {
    if (birth.years < 18 || birth.years > 75) return;
    const sections = sectionsOf(readingOf(lunar(birth)));
    const at = sections.findIndex(({ text }) => cells.some((cell) => text.includes(cell)));
    if (at < 0) return;
    led++;
    expect(at).toBe(0);
    expect(wordsIn(sections[0]?.text ?? '')).toBeGreaterThanOrEqual(60);
  });
  expect(led).toBeGreaterThan(part(10));
});

test('a lunar return has no slow planet among its days, and an eclipse on a planet of the birth in a section', () => {
  let [days, eclipses] = [0, 0];
  always((birth) => {
    const { opening, chapters } = readingOf(lunar(birth));
    for (const { factors, title } of chapters.flatMap(({ sections }) => sections)) {
      const isEclipse = /^A (?:solar|lunar) eclipse .* your /.test(title);
      eclipses += Number(isEclipse);
      if (isEclipse) expect(opening).toMatch(/eclipsed/);
      if (!title.startsWith('From ')) continue;
      days++;
      expect(
        factors.filter(({ kind, planetIds: [body = 0] = [] }) => kind === 'transit' && body >= 6),
      ).toEqual([]);
    }
  });
  expect(days).toBeGreaterThan(part(100));
  expect(eclipses).toBeGreaterThan(part(3));
});

test.each(Object.keys(kinds))(
  '%s has no day of a swift planet that says the opposite of what a slow one brings within three days',
  (kind) => {
    let [days, slow] = [0, 0];
    always((birth) => {
      const told = sectionsOf(readingOf(kinds[kind]?.ask(birth) as Answer)).flatMap(({ factors }, section) =>
        factors.flatMap(({ aspectId, exact = [], kind: its, planetIds: [body = 0, natal = 0] = [] }) =>
          its === 'transit' && aspectId !== undefined
            ? exact.map((day) => ({ aspect: aspectId as 0, body, day: day.slice(0, 10), natal, section }))
            : [],
        ),
      );
      const swift = told.filter(({ body }) => body <= 4);
      const slower = told.filter(({ body }) => body > 4);
      days += swift.length;
      slow += slower.length;
      for (const one of swift)
        for (const other of slower)
          if (one.section !== other.section && leanOf(one) !== leanOf(other))
            expect(Math.abs(Date.parse(one.day) - Date.parse(other.day)) / 86_400_000).toBeGreaterThan(3);
    }, 80);
    expect(days).toBeGreaterThan(part(80));
    expect(slow).toBeGreaterThan(part(80) / 2);
  },
);

test('a solar return says of slow planets that do opposite things within three days that they do', () => {
  let [met, told] = [0, 0];
  always((birth) => {
    if (birth.time === null) return;
    const passages = passagesIn(readingOf(solar(birth)));
    const contacts = passages.map(({ factors: [factor] }) => {
      const { aspectId = 0, exact = [], planetIds: [body = 0, natal = 0] = [] } = factor ?? {};
      return { aspect: aspectId as 0, body, natal, days: exact.map((day) => Date.parse(day.slice(0, 10))) };
    });
    for (const [at, one] of contacts.entries()) {
      const isMet = contacts
        .slice(0, at)
        .some(
          (other) =>
            leanOf(other) !== leanOf(one) &&
            other.days.some((day) => one.days.some((its) => Math.abs(day - its) <= 3 * 86_400_000)),
        );
      if (!isMet) continue;
      met++;
      if (/^(?:It comes together with|You also have) .* around /m.test(passages[at]?.text ?? '')) told++;
    }
  }, 150);
  expect(met).toBeGreaterThan(0);
  // Of many in one year the last have no wording left.
  expect(told).toBeGreaterThanOrEqual(0.8 * met);
});

test('the opening and the closing of a solar return name one time as the kindest', () => {
  let both = 0;
  const starts = Object.values(readings.returnDates.goodMoment)
    .flat()
    .map((text) => text.split('{')[0] as string);
  always((birth) => {
    const { opening, closing } = readingOf(solar(birth));
    const start = starts.find((each) => closing.includes(each));
    if (start === undefined) return;
    both++;
    const [, gift = ''] = /, with ([^.,;]+)/.exec(closing.slice(closing.indexOf(start))) ?? [];
    expect(opening).toContain(gift);
  });
  expect(both).toBeGreaterThan(part(100));
});

describe('the chapters of a solar return', () => {
  test('are called by what is in them', () =>
    always((birth) => {
      const reading = readingOf(solar(birth));
      const { fields, chapters } = readings.solarReturn;
      const matters = reading.chapters.find(({ key }) => key === 'matters');
      if (matters === undefined) return;
      const houses = new Set(
        matters.sections.flatMap(({ factors }) => factors.flatMap(({ house }) => house ?? [])),
      );
      for (const house of houses) expect(matters.title).toContain(fields[house as 1]);
      expect(matters.title.startsWith(chapters.matters.split('{')[0] as string)).toBe(true);
    }));
});

describe('repetition', () => {
  test('adds two texts on a matter, and a third only where it is needed', () => {
    const repetition = new Repetition([['alone', 'solitude']]);
    expect(repetition.tryAdd('You are alone.')).toBe(true);
    expect(repetition.tryAdd('Solitude suits you.')).toBe(true);
    expect(repetition.tryAdd('Alone again.')).toBe(false);
    expect(repetition.tryAdd('Alone again.', true)).toBe(true);
    expect(repetition.tryAdd('Standalone work.')).toBe(true);
  });
});
