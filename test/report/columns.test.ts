/** What the tables of the columns hold and lack, and what holds of every cell that is there. */
import { describe, test } from 'vitest';
import { houses } from '#dist/chart/zodiac.js';
import { firstSentence } from '#dist/report/sentence-ends.js';
import { reports } from '#dist/text/en/reports/index.js';
import { counsels } from '#dist/text/report-catalogue.js';
import { expect } from '../expect.js';

const { columns } = reports;
const { days } = columns;
type Table = Readonly<Record<string, unknown>>;

/** The houses a table has cells for, of twelve; of frames, with all their parts. */
const held = (table: unknown): number =>
  houses.filter((house) => (table as Table | undefined)?.[house]).length;
const under = (tables: object): number =>
  Object.values(tables).reduce<number>((sum, one) => sum + held(one), 0);
const natures = (tables: object): number =>
  Object.values(tables).reduce<number>((sum, ofNature) => sum + under(ofNature as object), 0);

/** Cells by house that each table has and shall have. When one grows its line here has to. */
const state: [name: string, has: number, of: number][] = [
  ['weekly', under({ ...columns.weekly, friction: {}, help: {} }), 20 * 12],
  // Opposite houses and those that are square; those in trine or sextile.
  ['friction', Object.keys(columns.weekly.friction).length, 18],
  ['at odds with outer planets', under(columns.outerFriction), 36],
  ['help', Object.keys(columns.weekly.help).length, 24],
  ['monthly', under(columns.monthly), 144],
  // By the lead's house and the event's, if another.
  ['bearings', under(columns.bearings), 132],
  ['ties of weeks', under(columns.weekTies), 132],
  // From one house to another.
  ['turns of seasons', under(columns.seasonTurns), 132],
  ['slow stations of months', under(columns.months.retrograde) + under(columns.months.direct), 192],
  // A station leads a year in the reader's own sign alone.
  // Nor does one that is heavy enough in angular houses only lead from another: none does from 1940 to 2060.
  ['yearly', under(columns.yearly) - held(columns.yearly.any), 72],
  ['yearly any', held(columns.yearly.any), 12],
  ['rising', under(columns.rising) - held(columns.rising.any), 75],
  ['slow', natures(columns.slow), 180],
  ['together', under(columns.together), 72],
  ['slowAspects', natures(columns.slowAspects), 240],
  ['marsMeeting', natures(columns.marsMeeting), 180],
  ['inferior', under(columns.inferior), 24],
  ['days', under({ ...days, arrives: {}, retrograde: {}, direct: {} }), 8 * 12],
  ['days: arrivals and turns', natures({ a: days.arrives, b: days.retrograde, c: days.direct }), 20 * 12],
  [
    'days: Sun and Mercury with slow planets',
    natures({ ...days.meets[0] }) + natures({ ...days.meets[2] }),
    2 * 180,
  ],
];

test('what is written, and what a column still borrows from the shelf', () => {
  expect(
    state.filter(([, has, of]) => has < of).map(([name, has, of]) => `${name}: ${has} of ${of}`),
  ).toEqual([]);
});

const all = (table: unknown, path: string): { path: string; text: string }[] =>
  typeof table === 'string'
    ? [{ path, text: table }]
    : Object.entries(table as object).flatMap(([key, below]) => all(below, `${path}.${key}`));
const cells = all(columns, 'columns').filter(
  ({ path }) =>
    !/briefly|statements|moonPlace|weekSentences|withinClause|turnsBackSoon|passes|houseOfSign|topics|ruling|weekFactors|weekSkies/.test(
      path,
    ),
);
const proseOf = (text: string): string => text.replace(/^\[\w+\] /, '');
const wordsIn = (text: string): number => text.split(/\s+/).length;

describe('every cell', () => {
  test('stands once', () => {
    const seen = new Set<string>();
    expect(cells.filter(({ text }) => seen.has(text) || !seen.add(text)).map(({ path }) => path)).toEqual([]);
  });

  test('advises what can be advised', () => {
    for (const { path, text } of cells) {
      const mark = /^\[(.*?)\]/.exec(text)?.[1];
      if (mark !== undefined) expect(counsels, path).toContain(mark);
      expect(
        proseOf(text).replaceAll(
          /\{(?:year|planet|own|other|matter|moon|Moon|place|day|week|from|until|when|When|clause)\}/g,
          '',
        ),
        path,
      ).not.toMatch(/[[\]{}]/);
    }
  });

  test('names no duration that the sky would have to keep', () => {
    const lasting =
      /\b(?:a|two|three|four|five|six|seven|ten|twelve|thirteen|several) (?:days|weeks|months|years)\b/i;
    // How rare a meeting is, is true in any year.
    const often = /(?:every|about every) (?:fourteen|twelve|thirty-six|twenty-nine) years/;
    const said = cells
      .filter(({ text }) => lasting.test(text.replace(often, '')))
      .map(({ path, text }) => `${path}: ${text}`);
    expect(said).toEqual([]);
  });

  test.each([
    ['intro', 28, 52],
    ['thought', 6, 90],
    ['course', 42, 95],
    ['close', 12, 48],
  ])('%s of a frame: %d to %d words', (part, least, most) => {
    const out = cells
      .filter(({ path }) => path.includes(`.${part}.`))
      .map(({ path, text }) => ({ path, count: wordsIn(text.replace('{place}', 'Leo, your house of love')) }))
      .filter(({ count }) => count < least || count > most);
    expect(out).toEqual([]);
  });

  test.each([
    ['days\\.(?!moon\\.).*\\.lead', 18, 45],
    ['days\\.(?!moon\\.).*\\.course', 7, 48],
    ['days\\.moon\\..*\\.opening', 25, 44],
    ['days\\.moon\\..*\\.(?:eased|crossed)', 17, 36],
    ['moonAspects', 5, 16],
  ])('%s of a day: %d to %d words', (part, least, most) => {
    const ofPart = cells.filter(({ path }) => RegExp(part).test(path));
    expect(ofPart.length).toBeGreaterThan(40);
    const out = ofPart
      .map(({ path, text }) => ({ path, count: wordsIn(text) }))
      .filter(({ count }) => count < least || count > most);
    expect(out).toEqual([]);
  });

  test('a day has eight sets of the Moon in each house, in each of which one sentence names her and her house', () => {
    for (const house of houses) {
      expect(days.moon[house].length).toBeGreaterThanOrEqual(8);
      for (const { opening } of days.moon[house]) {
        const first = firstSentence(opening);
        const sentences = [first, opening.slice(first.length + 1)];
        const moons = sentences.filter((one) => /\{(?:moon|place)\}/.test(one));
        expect(moons, opening).toHaveLength(1);
        expect(moons[0]).toMatch(/^With \{moon\}, |\bthe Moon is in \{place\}/i);
      }
    }
  });

  test('where the Moon is, every part of a day that has it says once', () => {
    for (const { path, text } of cells) {
      const has = text.split(/days\.moon/.test(path) ? /\{(?:moon|place)\}/ : /\{[Mm]oon\}/).length - 1;
      expect(has, path).toBe(/days\.moon\..*opening/.test(path) ? 1 : 0);
    }
  });

  test('where a year’s lead comes it is not said again in the words of its opening', () => {
    const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z’]+/g) ?? [];
    let count = 0;
    for (const kind of ['yearly', 'rising'] as const)
      for (const byHouse of Object.values(columns[kind]))
        for (const { thought, turn = [] } of Object.values(byHouse))
          for (const [place, said] of turn.entries()) {
            count++;
            const opening = ` ${wordsOf(thought[place] ?? '').join(' ')} `;
            const own = wordsOf(said);
            const five = own.slice(0, -4).map((_, at) => ` ${own.slice(at, at + 5).join(' ')} `);
            expect(
              five.filter((one) => opening.includes(one)),
              said,
            ).toEqual([]);
          }
    expect(count).toBeGreaterThan(150);
  });

  test('the parts of a frame are as many', () => {
    for (const kind of ['yearly', 'rising'] as const)
      for (const byHouse of Object.values(columns[kind]))
        for (const { intro, thought, close } of Object.values(byHouse)) {
          const counts = [thought, close].map(({ length }) => length);
          expect(counts).toEqual([intro.length, intro.length]);
        }
    for (const themes of [...Object.values(columns.weekly), ...Object.values(columns.monthly)])
      for (const { intro, course, close } of Object.values(themes))
        expect([course.length, close.length]).toEqual([intro.length, intro.length]);
  });
});
