/** How the pages of reports are made up, as a publisher looks at them: white, remnants, spaces, openings, edges. */
import type { Natal } from 'horoscope-engine';
import { beforeAll, describe, test } from 'vitest';
import { type BookPage, book } from '#dist/pdf/book.js';
import { Composer } from '#dist/pdf/composing.js';
import { widthOfLine } from '#dist/pdf/lines.js';
import type { Mark, TextMark } from '#dist/pdf/marks.js';
import { smallPitch } from '#dist/pdf/placing.js';
import { Shaping } from '#dist/pdf/shaping.js';
import { type PageName, pages, palette, styles, type TextStyle } from '#dist/pdf/style.js';
import type { Subject } from '#dist/pdf/subject.js';
import { subjectOf } from '#dist/pdf/subject-of.js';
import { openFaces } from '#dist/pdf/typefaces.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { expect } from '../expect.js';
import fc, { isRandom } from '../fast-check.js';
import { birthsWithin } from '../reading/natal-births.js';
import { engine } from './reports.js';

const shaping = new Shaping(await openFaces());
const { words } = await loadPrintCatalogue('en', 'lang');
const read: { include: ['reading'] } = { include: ['reading'] };

const birth = birthsWithin(66, 5);
type Birth = typeof birth extends fc.Arbitrary<infer T> ? T : never;

const natalOf = (one: Birth): Natal => engine.natal(one) as Natal;
const both = (one: Birth, other: Birth) => ({
  ...{ name_1: 'Ada', date_1: one.date, time_1: one.time, place_1: one.place, lang: 'en' },
  ...{ name_2: 'Ben', date_2: other.date, time_2: other.time, place_2: other.place },
});
const kinds: Readonly<Record<string, (one: Birth, other: Birth) => Subject>> = {
  natal: (one) => subjectOf(engine.natal(one, read)),
  brief: (one) => subjectOf(engine.natal(one, { ...read, readingLength: 'brief' })),
  synastry: (one, other) =>
    subjectOf(engine.synastry(both(one, other), read), undefined, [natalOf(one), natalOf(other)]),
  'solar return': (one) =>
    subjectOf(engine.solarReturn({ ...one, year: 2026 }, read), undefined, [natalOf(one)]),
  progressions: (one) =>
    subjectOf(engine.progressions({ ...one, date_2: '2026-03-01' }, read), undefined, [natalOf(one)]),
  transits: (one, other) => {
    const { name_2: _, date_2: __, time_2: ___, place_2: ____, ...event } = both(one, other);
    return subjectOf(engine.transits({ ...event, date_2: '2026-01-01', date_end: '2026-12-31' }, read));
  },
};

interface Made {
  name: string;
  paper: PageName;
  composer: Composer;
  all: BookPage[];
  /** Those after contents and key, and before the last one. */
  body: BookPage[];
}
const made: Made[] = [];
const perKind = isRandom ? 12 : 2;

beforeAll(async () => {
  for (const [kind, make] of Object.entries(kinds))
    for (const paper of Object.keys(pages) as PageName[]) {
      const seed = { numRuns: 2 * perKind, ...(isRandom ? {} : { seed: 20261126 + kind.length }) };
      const births = fc.sample(birth, seed);
      for (let i = 0; i < perKind; i++) {
        const [one, other] = births.slice(2 * i) as [Birth, Birth];
        const composer = new Composer(pages[paper], shaping, 'en', words);
        const options = kind === 'brief' ? { length: 'brief' as const } : {};
        const all = await book(composer, make(one, other), words, palette, null, options);
        const begin = all.findIndex(({ part }) => part === words.headings.reading);
        expect(begin).toBeGreaterThan(0);
        const name = `${kind} of ${one.date} ${one.time} on ${paper}`;
        made.push({ name, paper, composer, all, body: all.slice(begin, -1) });
      }
    }
}, 600_000);

const endOf = ({ pieces }: BookPage): number =>
  Math.max(...pieces.map(({ piece, line }) => line + piece.lines));
/** Whether a page begins a part, or what is said to the second person. */
const beginsAnew = ({ opens, pieces: [first] }: BookPage): boolean => opens || !!first?.piece.turns;
/** Pages of a body with how full each is, and whether its part ends there. */
const filled = () =>
  made.flatMap(({ name, paper, all, body }) =>
    body.map((page) => {
      const next = all[all.indexOf(page) + 1];
      const ends = next === undefined || beginsAnew(next);
      const where = `${name}, page ${all.indexOf(page) + 1} (${page.chapter})`;
      return { where, share: endOf(page) / pages[paper].lines, ends, opens: page.opens };
    }),
  );

describe('the body of a report', () => {
  test('has next to no page with more than a third of it white, but where a part ends', () => {
    const within = filled().filter(({ ends }) => !ends);
    const white = within.filter(({ share }) => share < 0.65);
    expect(within.length).toBeGreaterThan(100);
    expect(white.length / within.length, white.map(({ where }) => where).join('; ')).toBeLessThan(0.025);
    for (const { where, share } of within) expect(share, where).toBeGreaterThan(0.5);
  });

  test('ends its parts on pages that are no remnants', () => {
    const last = filled().filter(({ ends, opens }) => ends && !opens);
    const few = last.filter(({ share }) => share < 0.3);
    expect(last.length).toBeGreaterThan(30);
    expect(few.length / last.length, few.map(({ where }) => where).join('; ')).toBeLessThanOrEqual(0.05);
  });

  test('has as much space above each chapter, within a fifth', () => {
    let seen = 0;
    for (const { name, all, body } of made)
      for (const page of body)
        for (const [i, { piece, line }] of page.pieces.entries()) {
          // Those in columns have their own, and a table below a wheel has a label.
          if (piece.heading?.level !== 2 || line === 0 || piece.column || piece.lines === 1) continue;
          const above = Math.max(
            ...page.pieces.slice(0, i).map(({ piece: other, line: at }) => at + other.lines),
          );
          const where = `${name}, page ${all.indexOf(page) + 1}: ${piece.heading.text}`;
          expect(line - above, where).toBeGreaterThanOrEqual(1.6 - 1e-6);
          expect(line - above, where).toBeLessThanOrEqual(2.4 + 1e-6);
          seen++;
        }
    expect(seen).toBeGreaterThan(50);
  });

  test('has as much space above each section', () => {
    let seen = 0;
    for (const { name, all, body } of made)
      for (const page of body)
        for (const [i, { piece, line }] of page.pieces.entries()) {
          const above = page.pieces[i - 1];
          if (piece.heading?.level !== 3 || !above || piece.heading.text === words.headings.houses) continue;
          const where = `${name}, page ${all.indexOf(page) + 1}: ${piece.heading.text}`;
          expect(line - above.line - above.piece.lines, where).toBeCloseTo(1, 6);
          seen++;
        }
    expect(seen).toBeGreaterThan(50);
  });

  test('has in columns as much space above each chapter, and above each text no more than a line more than above others', () => {
    let seen = 0;
    for (const { name, all, body } of made)
      for (const page of body)
        for (const [i, { piece, line, second }] of page.pieces.entries()) {
          const above = page.pieces[i - 1];
          if (!piece.column || !above?.piece.column || above.second !== second || piece.space === 0) continue;
          const lines = (line - above.line - above.piece.lines) / smallPitch;
          const where = `${name}, page ${all.indexOf(page) + 1}`;
          const isChapter = piece.heading?.level === 2;
          expect(lines, where).toBeGreaterThanOrEqual((isChapter ? 3 : 1) - 1e-6);
          expect(lines, where).toBeLessThanOrEqual((isChapter ? 4 : 3) + 1e-6);
          seen++;
        }
    expect(seen).toBeGreaterThan(200);
  });

  test('ends both columns of a page on one line or nearly, no space being stretched by more than a line', () => {
    const apart: number[] = [];
    for (const { body } of made)
      for (const [i, { pieces }] of body.entries()) {
        const next = body[i + 1];
        if (!pieces.at(-1)?.piece.column || !next || beginsAnew(next)) continue;
        const endOf = (inSecond: boolean): number =>
          Math.max(
            ...pieces
              .filter(({ piece, second }) => piece.column && !!second === inSecond)
              .map(({ piece, line }) => line + piece.lines),
          );
        apart.push(Math.abs(endOf(true) - endOf(false)) / smallPitch);
      }
    expect(apart.length).toBeGreaterThan(20);
    expect(apart.filter((lines) => lines > 2.01).length / apart.length).toBeLessThan(0.1);
    expect(apart.filter((lines) => lines > 1.01).length / apart.length).toBeLessThan(0.2);
  });

  test('has in columns four lines of a text at least below the name of a body', () => {
    let seen = 0;
    for (const { name, all, body } of made)
      for (const page of body)
        for (const inSecond of [false, true]) {
          const column = page.pieces.filter(({ piece, second }) => piece.column && !!second === inSecond);
          const has = (at: number, style: TextStyle): boolean =>
            !!column[at]?.piece.marks.some((mark) => mark.kind === 'text' && mark.style === style);
          for (const at of column.keys()) {
            if (!has(at, styles.columnHead)) continue;
            let lines = 0;
            for (let i = at + 1; i < column.length && !has(i, styles.columnHead); i++)
              if (has(i, styles.small)) lines++;
            expect(lines, `${name}, page ${all.indexOf(page) + 1}`).toBeGreaterThanOrEqual(4);
            seen++;
          }
        }
    expect(seen).toBeGreaterThan(50);
  });

  test('fills the page of a reading before a paragraph goes on to the next', () => {
    let seen = 0;
    for (const { name, paper, body } of made) {
      for (const [i, page] of body.entries()) {
        const last = page.pieces.at(-1)?.piece.marks.at(-1);
        const first = body[i + 1]?.pieces[0]?.piece.marks[0];
        if (page.part !== words.headings.reading || last?.kind !== 'text' || first?.kind !== 'text') continue;
        if (last.owner !== first.owner) continue;
        const where = `${name}, page of ${page.chapter}`;
        // A closing that stands on one page takes three lines with it.
        expect(endOf(page) / pages[paper].lines, where).toBeGreaterThan(0.7);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('opens every part in one way: first on its page, under a sunk title, without a running head', () => {
    let plates = 0;
    for (const { name, all } of made) {
      const opening = all
        .slice(2)
        .filter(({ pieces }) => pieces.some(({ piece }) => piece.heading?.level === 1));
      expect(opening.length, name).toBeGreaterThanOrEqual(3);
      const heights = opening.map(({ pieces, opens, furniture }) => {
        expect(opens, name).toBe(true);
        expect(pieces[0]?.piece.heading?.level).toBe(1);
        expect(pieces[0]?.line).toBe(0);
        expect(pieces.filter(({ piece }) => piece.heading?.level === 1)).toHaveLength(1);
        expect(furniture.some(({ kind }) => kind === 'rule')).toBe(false);
        // A wheel with a table of its houses fills its page: the title above it is less sunk.
        const isPlate = pieces[1]?.piece.marks[0]?.kind === 'picture' && pieces.length > 8;
        if (isPlate) plates++;
        return isPlate ? [] : [pieces[0]?.piece.lines];
      });
      // The receipts stand on one page, higher up where they are long.
      expect(new Set(heights.slice(0, -1).flat()).size, name).toBeLessThanOrEqual(1);
    }
    expect(plates).toBeGreaterThan(3);
  });

  test('has the houses that a wheel shows below it, on its page', () => {
    let seen = 0;
    for (const { name, all } of made) {
      if (!/^(?:natal|solar return|progressions)/.test(name)) continue;
      const page = all.find(({ pieces }) => pieces[0]?.piece.heading?.text === words.headings.tables);
      const texts = page?.pieces.flatMap(({ piece }) =>
        piece.marks.flatMap((mark) =>
          mark.kind === 'text' && mark.owner?.type === 'TH' ? [mark.line.words.length] : [],
        ),
      );
      const isTimed = !/ null /.test(name);
      expect((texts?.length ?? 0) > 0, name).toBe(isTimed);
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });
});

const rightOf = (mark: Extract<Mark, { kind: 'text' }>): number =>
  mark.x + widthOfLine(mark.line, mark.style.size);

test('the wheels of two people face each other', () => {
  const pairs = made.filter(({ name }) => name.startsWith('synastry'));
  expect(pairs.length).toBeGreaterThan(0);
  for (const { name, all } of pairs) {
    const pageOf = (text: string): number =>
      1 + all.findIndex(({ pieces }) => pieces.some(({ piece }) => piece.heading?.text === text));
    const [first, second] = ['Ada', 'Ben'].map((who) => pageOf(`The birth chart of ${who}`)) as [
      number,
      number,
    ];
    expect([first % 2, second], name).toEqual([0, first + 1]);
  }
});

test('of a list of aspects that a grid has as well no few rows have the last page to themselves', () => {
  let lists = 0;
  for (const { name, paper, all } of made.filter((one) => /^(?:natal|synastry)/.test(one.name))) {
    const last = all.findLast(({ part }) =>
      [words.headings.tables, words.headings.tablesOfTwo].includes(part),
    ) as BookPage;
    const isGridded = all.some(({ pieces }) =>
      pieces.some(({ piece }) => piece.heading?.text === words.headings.aspectGrid),
    );
    const isRows = last.pieces.every(({ piece }) => !piece.heading);
    if (!isGridded || !isRows || last.chapter !== words.headings.aspects) continue;
    lists++;
    expect(endOf(last), name).toBeGreaterThanOrEqual(pages[paper].lines / 2);
  }
  expect(lists).toBeGreaterThan(0);
});

test('positions say on which pages sections about each body begin', () => {
  const single = made.filter(({ name }) => /^(?:natal|brief)/.test(name));
  expect(single.length).toBeGreaterThan(0);
  for (const { name, all, body } of single) {
    const told = body.flatMap(({ pieces }) =>
      pieces.flatMap(({ piece }) =>
        (piece.heading?.tells ?? piece.tells ?? []).map((key) => [key.trim(), piece] as const),
      ),
    );
    const pageOf = new Map(
      all.flatMap(({ pieces }, i) => pieces.map(({ piece }) => [piece, i + 1] as const)),
    );
    const ofSun = [...new Set(told.filter(([key]) => key === '0').map(([, piece]) => pageOf.get(piece)))];
    expect(ofSun.length, name).toBeGreaterThan(0);
    const tables = all.filter(({ pieces }) =>
      pieces.some(({ piece }) => piece.heading?.text === words.headings.positions),
    );
    const rows = tables.flatMap(({ pieces }) =>
      pieces.map(({ piece }) => piece.marks.flatMap((mark) => (mark.kind === 'text' ? wordsOf(mark) : []))),
    );
    const sun = rows.find(([first]) => first === 'Sun');
    expect(sun?.at(-1)?.replace(/(\d+)–(\d+)/g, spelled), name).toBe(ofSun.join(', '));
  }
});

test('no table cuts a word', () => {
  let rows = 0;
  for (const { name, all } of made)
    for (const { pieces } of all)
      for (const { piece } of pieces)
        for (const mark of piece.marks) {
          if (mark.kind !== 'text' || !['TH', 'TD'].includes(mark.owner?.type ?? '')) continue;
          rows++;
          expect(wordsOf(mark), name).not.toContain('…');
        }
  expect(rows).toBeGreaterThan(1000);
});

/** `4–6` as `4, 5, 6`. */
const spelled = (_: string, first: string, last: string): string =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (__, i) => Number(first) + i).join(', ');

const wordsOf = ({ line }: TextMark): string =>
  line.words
    .map(({ glyphs }) => glyphs.flatMap(({ codePoints }) => String.fromCodePoint(...codePoints)).join(''))
    .join(' ');

test('of a section that goes on on the next page three lines at least stand below its heading', () => {
  for (const { name, body } of made)
    for (const [i, { pieces, part }] of body.entries()) {
      const at = pieces.findLastIndex(({ piece }) => piece.heading !== undefined);
      const next = body[i + 1];
      const goesOn = next?.part === part && next.pieces[0]?.piece.heading === undefined;
      if (part !== words.headings.reading || at < 0 || !goesOn) continue;
      expect(pieces.length - at - 1, `${name}, ${next.chapter}`).toBeGreaterThanOrEqual(3);
    }
});

test('numbers of pages and what a page is of stand at the outer edge', () => {
  for (const { name, composer, all } of made.slice(0, 4)) {
    const { left, measure, margin } = composer.shape;
    for (const [i, { furniture }] of all.entries()) {
      const marks = furniture.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
      const outer = marks.filter(({ style }) => style === styles.folio || style === styles.runningChapter);
      if (i > 0) expect(outer.length, name).toBeGreaterThan(0);
      for (const mark of outer) {
        if (i % 2 === 1) expect(mark.x).toBeCloseTo(margin, 6);
        else expect(rightOf(mark)).toBeCloseTo(left + measure, 6);
      }
    }
  }
});

test('all of a cover stands on one axis, and its wheel leaves a fifth of the frame', () => {
  for (const { name, composer, all } of made) {
    const { left, measure, margin, width } = composer.shape;
    const axis = (margin + left + measure) / 2;
    for (const { piece } of all[0]?.pieces ?? [])
      for (const mark of piece.marks) {
        if (mark.kind === 'text' && mark.owner?.type !== 'Figure')
          expect((mark.x + rightOf(mark)) / 2, name).toBeCloseTo(axis, 3);
        if (mark.kind === 'picture') {
          expect(mark.x + mark.width / 2, name).toBeCloseTo(axis, 3);
          expect(mark.width / (width - 2 * 34), name).toBeLessThan(0.8);
        }
      }
  }
});
