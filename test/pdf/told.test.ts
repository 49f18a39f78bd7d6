/** What a report tells otherwise than its result: whom it speaks of, which days it has, which passes are one. */
import type { TransitAspect, Transits } from 'horoscope-engine';
import { describe, test } from 'vitest';
import { passageRows } from '#dist/pdf/chart-tables.js';
import { calling, firstNames } from '#dist/pdf/first-names.js';
import { withJoinedPasses } from '#dist/pdf/joined-passes.js';
import { withNamed } from '#dist/pdf/named-partner.js';
import { glyphsOf, marginOf } from '#dist/pdf/reading-part.js';
import type { Subject } from '#dist/pdf/subject.js';
import { subjectOf } from '#dist/pdf/subject-of.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { glyphs } from '#dist/wheel/glyphs.js';
import { expect } from '../expect.js';
import { ada, engine } from './reports.js';

const { words } = await loadPrintCatalogue('en', 'lang');

describe('a text for two people names the other', () => {
  test.each([
    ['Their mood takes its color from your day.', 'Marc’s mood takes its color from your day.'],
    ['In your arms this person rests; they sleep.', 'In your arms Marc rests; they sleep.'],
    [
      'This person’s eyes are on you, and on their own work.',
      'Marc’s eyes are on you, and on their own work.',
    ],
    [
      'Nothing they love stays lukewarm; their way is theirs.',
      'Nothing they love stays lukewarm; their way is theirs.',
    ],
    [
      'You shake what they own. Your Sun is in their house of money.',
      'You shake what they own. Your Sun is in Marc’s house of money.',
    ],
    [
      'Once they trust you, their Venus warms to their rooms.',
      'Once they trust you, Marc’s Venus warms to their rooms.',
    ],
    [
      'You hear it in their words, and their Saturn minds.',
      'You hear it in Marc’s words, and their Saturn minds.',
    ],
    ['Both of you like the theirs-and-mine of it.', 'Both of you like the theirs-and-mine of it.'],
  ])('%s', (text, told) => expect(withNamed(text, 'Marc', words)).toBe(told));
});

const { name: name_1, date: date_1, time: time_1, place_id: place_id_1, lang } = ada;
const year: Transits = engine.transits({
  ...{ name_1, date_1, time_1, place_id_1, lang },
  ...{ date_2: '2027-01-01', date_end: '2027-12-31', collect_text: false },
});

describe('passes', () => {
  const moment = (date: string) => ({ date: `${date} 12:00:00.000000`, timezone_type: 3, timezone: 'UTC' });
  const one = year.transits_aspects.find(({ planet1Id }) => planet1Id === 12);
  const pass = (starts: string, exact: string[], ends: string, more = {}) =>
    ({
      ...(one as TransitAspect),
      starts: moment(starts),
      exact: exact.map(moment),
      ends: moment(ends),
      ...more,
    }) as TransitAspect;
  const joined = (...passes: TransitAspect[]) => {
    const result = withJoinedPasses({ ...year, transits_aspects: passes }) as Transits;
    return result.transits_aspects.map(({ starts, exact, ends }) =>
      [starts, ...exact, ends].map((each) => each?.date.slice(5, 10)),
    );
  };
  test('that hardly part are one', () => {
    expect(
      joined(
        pass('2027-01-01', ['2027-01-05'], '2027-01-09'),
        pass('2027-01-18', ['2027-01-20'], '2027-01-22'),
      ),
    ).toEqual([['01-01', '01-05', '01-20', '01-22']]);
  });
  test('that part for ten days, or of other bodies, are not', () => {
    const first = pass('2027-01-01', [], '2027-01-09');
    expect(joined(first, pass('2027-01-19', [], '2027-01-22'))).toHaveLength(2);
    expect(joined(first, pass('2027-01-10', [], '2027-01-22', { planet2Id: 99 }))).toHaveLength(2);
    const ofMoon = { planet1Id: 1 };
    expect(
      joined(pass('2027-01-01', [], '2027-01-02', ofMoon), pass('2027-01-10', [], '2027-01-11', ofMoon)),
    ).toHaveLength(2);
  });
  test('of the North Node leave no bars of a few days side by side', () => {
    const result: Transits = engine.transits({
      name_1: 'Otto',
      date_1: '1956-06-09',
      time_1: '03:12',
      place_1: { name: 'Graz', latitude: 47.07, longitude: 15.44, timezone: 'Europe/Vienna' },
      ...{ lang: 'en', date_2: '2027-01-01', date_end: '2027-12-31', collect_text: false },
    });
    const ofNode = (all: readonly TransitAspect[]) => all.filter(({ planet1Id }) => planet1Id === 12).length;
    expect(ofNode(subjectOf(result).passages)).toBeLessThan(ofNode(result.transits_aspects));
  });
});

test('the table of dates has the exact days that a text below is headed with, before its period too', () => {
  const spent = year.transits_aspects.flatMap(({ exact }) => exact.filter(({ date }) => date < '2027'));
  expect(spent.length).toBeGreaterThan(0);
  const { passages } = subjectOf(year);
  const [, rows] = passageRows(subjectOf(year), words);
  const days = rows.map((cells) => cells[4]?.text ?? '');
  expect(days.filter((text) => /202[56]/.test(text)).length).toBeGreaterThan(0);
  expect(days.filter((text) => text === words.none)).toHaveLength(
    passages.filter(({ exact }) => exact.length === 0).length,
  );
});

test('the margin has what a heading names, in its order, and of a crowd who is in it', () => {
  const { planets, aspects, signs } = glyphs;
  const names = new Map([
    [0, 'Sun'],
    [5, 'Jupiter'],
    [6, 'Saturn'],
    [15, 'Ascendant'],
  ]);
  const contact = (...planetIds: number[]) => ({
    ...{ kind: 'contact' as const, weight: 1, planetIds, aspectId: 2 },
  });
  const [sun, jupiter, saturn] = [planets[0], planets[5], planets[6]];
  expect(marginOf('Jupiter square Jupiter', [contact(5, 5), contact(5, 15)], names)).toEqual([
    ...[jupiter, aspects[2], jupiter],
  ]);
  expect(marginOf('Saturn with Sun and Jupiter', [contact(6, 0), contact(5, 6)], names)).toEqual([
    ...[saturn, sun, jupiter],
  ]);
  const crowd = { kind: 'crowding' as const, weight: 1, planetIds: [0, 2, 5, 6], signId: 4 };
  expect(marginOf('A crowd in Leo', [crowd], names)).toEqual([sun, planets[2], jupiter, saturn, signs[4]]);
});

test('names have curved apostrophes everywhere, their texts too', () => {
  const pair = engine.synastry({
    name_1: "Nora O'Brien",
    date_1: '1984-02-11',
    time_1: '06:20',
    place_1: { name: 'Graz', latitude: 47.07, longitude: 15.44, timezone: 'Europe/Vienna' },
    name_2: 'Otto',
    date_2: '1981-10-27',
    time_2: '21:45',
    place_2: { name: 'Graz', latitude: 47.07, longitude: 15.44, timezone: 'Europe/Vienna' },
    lang: 'en',
  });
  const subject = subjectOf(pair);
  expect(subject.occasions[0]?.fullName).toBe('Nora O’Brien');
  expect(JSON.stringify(subject)).not.toContain("O'Brien");
  expect(pair.profile1.name).toBe("Nora O'Brien");
});

test.each([
  [['Grace Whitcombe'], ['Grace']],
  [['María-José Żółkiewska-Fernández de la Cruz'], ['María-José']],
  [['Анна Őrségi'], ['Анна']],
  [['Sam O’Neill Jr.'], ['Sam']],
  // Not seen to be one.
  [['Dr. Grace Whitcombe'], ['Dr. Grace Whitcombe']],
  [['Mr Whitcombe'], ['Mr Whitcombe']],
  [['United States of America'], ['United States of America']],
  [['Our wedding day'], ['Our wedding day']],
  [['G. Whitcombe'], ['G. Whitcombe']],
  [['Ada'], ['Ada']],
  // Two of the same are told apart.
  [
    ['Ada Stone', 'Ada Field'],
    ['Ada Stone', 'Ada Field'],
  ],
  [
    ['Ada Stone', 'Ben'],
    ['Ada', 'Ben'],
  ],
])('%j are called %j', (names, called) => {
  expect(names.map((name) => firstNames(names).get(name))).toEqual(called);
});

test('after the cover a reading calls people by their first names, and in full where that is asked for', () => {
  const result = engine.synastry(
    {
      ...{ name_1: 'Grace Whitcombe', date_1: '1974-09-03', time_1: '21:47', place_id_1: 3054643 },
      ...{ name_2: 'Hugo Lindqvist', date_2: '1971-12-19', time_2: '04:12', place_id_2: 3054643 },
      lang: 'en',
    },
    { include: ['reading'] },
  );
  const told = (subject: Subject): string => {
    const { opening, chapters, closing } = subject.reading ?? { opening: '', chapters: [], closing: '' };
    return JSON.stringify([opening, chapters, closing]);
  };
  const subject = subjectOf(result);
  expect(told(subject)).toContain('Grace’s');
  expect(told(subject)).not.toMatch(/Whitcombe|Lindqvist/);
  expect(subject.title).toMatch(/Grace Whitcombe.*Hugo Lindqvist/);
  expect(told(subjectOf(result, undefined, undefined, 'full'))).toContain('Grace Whitcombe’s');
});

test('one person is not called by a first name that is a word of the paragraph', () => {
  const called = calling(firstNames(['Grace Hopper']));
  expect(called('It can be carried with some grace, Grace Hopper.')).toBe(
    'It can be carried with some grace.',
  );
  expect(called('It can be carried, Grace Hopper.')).toBe('It can be carried, Grace.');
});

test('of the days on which something was exact before a period a table has the last alone', () => {
  const subject = subjectOf(year);
  const [, rows] = passageRows(subject, words);
  const days = rows.map((cells) => cells.at(-2)?.text ?? '');
  expect(days.some((text) => /, 202[56]/.test(text.replaceAll('\u00a0', ' ')))).toBe(true);
  for (const text of days) expect(text.match(/202[0-6]/g)?.length ?? 0).toBeLessThan(2);
});

test('the margin has all bodies of a figure, and of an aspect its two', () => {
  expect(glyphsOf({ planetIds: [1, 4, 7] })).toHaveLength(3);
  expect(glyphsOf({ planetIds: [1, 4, 7, 9, 10] })).toHaveLength(5);
  expect(glyphsOf({ planetIds: [1, 4], aspectId: 2 })).toHaveLength(3);
  expect(glyphsOf({ planetIds: [1, 4, 7], signId: 3 })).toHaveLength(4);
});

test('the margin has the bodies of all that a section speaks of in the same way, each once', () => {
  const { planets, signs } = glyphs;
  const placement = (body: number, signId: number) => ({
    kind: 'placement' as const,
    planetIds: [body],
    signId,
  });
  const contact = (...planetIds: number[]) => ({ kind: 'contact' as const, planetIds, aspectId: 2 });
  expect(glyphsOf(placement(1, 1), placement(7, 1))).toEqual([planets[1], planets[7], signs[1]]);
  expect(glyphsOf(placement(3, 0), placement(8, 11))).toEqual([planets[3], signs[0], planets[8], signs[11]]);
  expect(glyphsOf(placement(0, 0), placement(1, 0), placement(4, 1))).toEqual([
    ...[planets[0], planets[1], signs[0], planets[4], signs[1]],
  ]);
  expect(glyphsOf(placement(0, 1), placement(0, 7))).toEqual([planets[0], signs[1], signs[7]]);
  expect(glyphsOf(contact(2, 0), contact(2, 8))).toEqual([planets[2], planets[0], planets[8]]);
  // What it says besides of the first is no matter of its title.
  expect(glyphsOf(placement(0, 0), { kind: 'aspect', planetIds: [0, 1], aspectId: 0 })).toHaveLength(2);
  // More than have room beside a heading.
  expect(glyphsOf(contact(0, 1), contact(0, 2), contact(0, 3), contact(0, 4), contact(0, 5))).toHaveLength(3);
});
