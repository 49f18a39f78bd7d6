/** How reports are set, as numbers: lines, pages, headings. */
import type { Natal, Transits } from 'horoscope-engine';
import type { PrintableResult } from 'horoscope-engine/pdf';
import { describe, test } from 'vitest';
import { angleLetters } from '#dist/pdf/angle-letters.js';
import { book } from '#dist/pdf/book.js';
import { calendarOf } from '#dist/pdf/calendar.js';
import { columnEntry } from '#dist/pdf/column-texts.js';
import { Composer, endingTogether } from '#dist/pdf/composing.js';
import { coverField } from '#dist/pdf/cover.js';
import { gridOf, wheelOf } from '#dist/pdf/figures.js';
import { partsOf } from '#dist/pdf/hyphens.js';
import { widthOfLine } from '#dist/pdf/lines.js';
import { type Mark, type Piece, structure } from '#dist/pdf/marks.js';
import { paginate } from '#dist/pdf/pages.js';
import { receiptPart } from '#dist/pdf/receipt-part.js';
import { Shaping } from '#dist/pdf/shaping.js';
import { columnsOf, grid, pages, palette, styles } from '#dist/pdf/style.js';
import type { Subject } from '#dist/pdf/subject.js';
import { subjectOf } from '#dist/pdf/subject-of.js';
import type { Rows } from '#dist/pdf/table-columns.js';
import { table } from '#dist/pdf/tables.js';
import { timelineFigures } from '#dist/pdf/timeline.js';
import { openFaces } from '#dist/pdf/typefaces.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { glyphs } from '#dist/wheel/glyphs.js';
import { expect } from '../expect.js';
import { engine, pair, results } from './reports.js';

const faces = await openFaces();
const shaping = new Shaping(faces);
const { words } = await loadPrintCatalogue('en', 'lang');
const composer = new Composer(pages.A4, shaping, 'en', words);

type TextMark = Extract<Mark, { kind: 'text' }>;
const widthOf = ({ line, style }: TextMark): number => line.indent + widthOfLine(line, style.size);
const texts = (piece: Piece) => piece.marks.filter((mark) => mark.kind === 'text');

test('of a long list of dates the last three lines of dates stand together, so that no date is alone on a page', () => {
  const list = Array.from({ length: 14 }, (_, day) => `March ${day + 1}: Saturn is on the Sun.`).join('\n\n');
  const pieces = calendarOf(composer, structure('Sect', null), list, words);
  expect(pieces).toHaveLength(14);
  const kept = pieces.map(({ keep }) => keep);
  expect(kept.slice(0, 9)).not.toContain(true);
  expect(kept.slice(9)).toEqual([true, true, true, true, false]);
});

describe('lines', () => {
  const text =
    'The trees along the river had been cut back so often that nobody remembered their natural shape, and ' +
    'interpretations of what they had once been were offered, contradicted and good-naturedly withdrawn.';

  test('are as wide as the column, but for the last', () => {
    const lines = composer.lines(text, styles.body);
    const space = shaping.word(' ', styles.body).width;
    expect(lines.length).toBeGreaterThan(2);
    for (const [i, line] of lines.entries()) {
      const width = widthOf({ kind: 'text', owner: null, x: 0, y: 0, line, style: styles.body });
      if (i < lines.length - 1) expect(width).toBeCloseTo(pages.A4.measure, 3);
      else expect(width).toBeLessThanOrEqual(pages.A4.measure);
      expect(line.space).toBeGreaterThan(space * 0.74);
    }
  });

  test('are a little wider or narrower than their type rather than have wide or narrow spaces', () => {
    const natural = shaping.word(' ', styles.body).width;
    let changed = 0;
    for (const line of composer.lines(text, styles.body)) {
      const { wider = 1, space } = line;
      expect(wider).toBeGreaterThanOrEqual(0.985);
      expect(wider).toBeLessThanOrEqual(1.02);
      if (wider > 1) expect(space).toBeGreaterThan(natural * 1.14);
      if (wider < 1) expect(space).toBeLessThan(natural * 0.91);
      if (wider !== 1) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });

  test('hold every letter once', () => {
    for (const measure of [40, 90, 200, 374])
      for (const align of ['justify', 'left'] as const) {
        const lines = composer.lines(text, styles.body, { measure, align });
        const letters = lines
          .map(({ words: shaped, end }) => {
            const line = shaped
              .map(({ glyphs }) =>
                glyphs.flatMap(({ codePoints }) => String.fromCodePoint(...codePoints)).join(''),
              )
              .join(' ');
            return end === 'hyphen' ? line.slice(0, -1) : end === 'within' ? line : `${line} `;
          })
          .join('');
        expect(letters.trim()).toBe(text);
      }
  });

  test('are broken by syllables, where the language has them', () => {
    const narrow = composer.lines('interpretation '.repeat(20).trim(), styles.body, { measure: 100 });
    expect(narrow.some(({ end }) => end === 'hyphen')).toBe(true);
    const other = new Composer(pages.A4, shaping, 'eo', words);
    expect(other.lines(text, styles.body, { measure: 100 }).every(({ end }) => end !== 'hyphen')).toBe(true);
  });

  test('leave four letters of a broken word for the next one, and no name is broken', () => {
    expect(partsOf('another', 'en')).toEqual(['another']);
    expect(partsOf('interpreter', 'en').at(-1)?.length).toBeGreaterThanOrEqual(4);
    expect(partsOf('settled', 'en', { before: 3, after: 5 })).toEqual(['settled']);
    expect(partsOf('settled,', 'en')).toEqual(['set', 'tled,']);
    expect(partsOf('“mercury”', 'en')).toEqual(['“mer', 'cury”']);
    expect(partsOf('“Mercury”', 'en')).toEqual(['“Mercury”']);
    expect(partsOf('McDonald', 'en')).toEqual(['McDonald']);
    expect(partsOf('interpretation', 'eo')).toEqual(['interpretation']);
  });

  test('Chinese and Japanese are broken between letters, without a hyphen and not before a stop', () => {
    const lines = composer.lines(`${'山田太郎さくら。'.repeat(12)}`, styles.body, { measure: 120 });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every(({ end }) => end !== 'hyphen')).toBe(true);
    for (const { words } of lines) expect(words[0]?.glyphs[0]?.codePoints[0]).not.toBe('。'.codePointAt(0));
  });

  test('a word too long for a line is broken anywhere', () => {
    const lines = composer.lines('x'.repeat(400), styles.body);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines)
      expect(
        widthOf({ kind: 'text', owner: null, x: 0, y: 0, line, style: styles.body }),
      ).toBeLessThanOrEqual(pages.A4.measure + 0.01);
  });
});

describe('pages', () => {
  const piece = (more: Partial<Piece> = {}): Piece => ({
    lines: 1,
    space: 0,
    keep: false,
    marks: [],
    ...more,
  });

  test('begin anew where a group would be parted', () => {
    const [first, second] = paginate([piece({ lines: 9 }), piece({ keep: true }), piece()], 10);
    expect(first?.pieces).toHaveLength(1);
    expect(second?.pieces.map(({ line }) => line)).toEqual([0, 1]);
  });

  test('leave out the space at their head', () => {
    const [, second] = paginate([piece({ lines: 10 }), piece({ space: 3 })], 10);
    expect(second?.pieces[0]?.line).toBe(0);
  });

  const entryOf = (): Piece[] => [
    piece({ lines: 0.8, column: true, space: 0.8, keep: true }),
    ...Array.from({ length: 3 }, () => piece({ lines: 0.8, column: true, keep: true })),
    piece({ lines: 0.8, column: true }),
  ];

  test('texts in columns have the same leading throughout their part, within a tenth of the usual one', () => {
    for (let count = 2; count < 40; count++) {
      const entries = Array.from({ length: count }, entryOf).flat();
      const made = paginate([piece({ lines: 3 }), ...entries], 20);
      const leading =
        made.flatMap(({ pieces }) => pieces).find(({ piece: { column } }) => column)?.piece.lines ?? 0;
      expect(Math.abs(leading / 0.8 - 1)).toBeLessThan(0.1);
      for (const { pieces } of made)
        for (const [i, { piece: below, line, second }] of pieces.entries()) {
          const above = pieces[i - 1];
          if (!above?.piece.column || !below.column || above.second !== second) continue;
          expect(below.lines).toBe(leading);
          // Between two texts a line, and perhaps a part of one.
          expect(line - above.line).toBeLessThanOrEqual(2.5 * leading + 1e-6);
        }
    }
  });

  test('a last page of columns with little on it gains by shorter pages before it', () => {
    for (let count = 14; count < 60; count++) {
      const made = paginate([piece({ lines: 3 }), ...Array.from({ length: count }, entryOf).flat()], 43);
      const filled = made.map(({ pieces }) => Math.max(...pieces.map((one) => one.line + one.piece.lines)));
      if (made.length < 2) continue;
      expect(filled.at(-1)).toBeGreaterThan(43 / 5);
      for (const one of filled.slice(0, -1)) expect(one).toBeGreaterThan(43 * 0.65);
    }
  });

  test('sections of a part are no farther apart for the sake of its last page', () => {
    const heading = { text: 'x', level: 3 as const };
    const section = (): Piece[] => [piece({ space: 1, heading, keep: true }), piece(), piece()];
    for (let count = 2; count < 40; count++)
      for (const { pieces } of paginate(Array.from({ length: count }, section).flat(), 20))
        for (const [i, { line }] of pieces.entries())
          if (i > 0) expect(line - (pieces[i - 1]?.line ?? 0)).toBeLessThanOrEqual(2);
  });

  test('what is set in another pitch gives the grid back', () => {
    const [page] = paginate([piece({ lines: 1.25 }), piece({ lines: 1.25 }), piece()], 10);
    expect(page?.pieces.map(({ line }) => line)).toEqual([0, 1.25, 3]);
  });

  const columns = [{ head: 'a' }, { head: 'b' }];
  const rowsOf = (count: number) =>
    table(
      composer,
      structure('Sect', null),
      columns,
      Array.from({ length: count }, (_, i) => [{ text: `${i}` }, { text: 'x' }]),
    ).slice(1);

  test('a short table stands on one page, and of a long one its first and its last rows', () => {
    expect(rowsOf(8).map(({ keep }) => keep)).toEqual([...Array(7).fill(true), false]);
    const kept = rowsOf(60).map(({ keep }) => keep);
    expect(kept.slice(0, 9)).toEqual([...Array(7).fill(true), false, false]);
    // Its end has seven rows at least.
    expect(kept.slice(-9)).toEqual([false, false, ...Array(6).fill(true), false]);
  });

  test('rows of several lines are as high as these, and what has no room is cut off', () => {
    const text = { text: 'one\ntwo\nthree' };
    const long = { text: 'x'.repeat(200) };
    const [, row] = table(composer, structure('Sect', null), columns, [[long, text]]);
    expect(row?.lines).toBeGreaterThan(2.5);
    const [first, ...others] = texts(row as Piece);
    expect(others).toHaveLength(3);
    // The long one alone gives way.
    expect((first?.x ?? 0) + widthOf(first as TextMark)).toBeLessThan(others[0]?.x ?? 0);
    for (const mark of others)
      expect(mark.x + widthOf(mark)).toBeLessThanOrEqual(pages.A4.left + pages.A4.measure + 0.01);
  });

  test('what has no room on a line of its cell goes on on another', () => {
    const long = { text: 'many words of which no line has room for all '.repeat(4).trim() };
    const [, row, next] = table(composer, structure('Sect', null), columns, [
      [long, { text: 'x' }],
      [long, long],
    ]);
    for (const piece of [row, next] as Piece[]) {
      const words = texts(piece).reduce((sum, { line }) => sum + line.words.length, 0);
      expect(words).toBe(piece === row ? 41 : 80);
      expect(piece.lines).toBeGreaterThan(2);
      for (const mark of texts(piece))
        expect(mark.x + widthOf(mark)).toBeLessThanOrEqual(pages.A4.left + pages.A4.measure + 0.01);
    }
  });

  test('columns are as wide as what stands in them and in tables of their kind, and as far apart as each other', () => {
    const rows = [[{ text: 'a' }, { text: 'middle' }, { text: 'end' }]];
    const like = [[{ text: 'much longer' }, { text: 'm' }, { text: 'e' }]];
    const three = [...columns, { head: 'c' }];
    const placed = (own: Rows, other: Rows) =>
      texts(table(composer, structure('Sect', null), three, own, { like: [other] })[1] as Piece);
    const [one, two] = [placed(rows, like), placed(like, rows)];
    expect(one.map(({ x }) => x)).toEqual(two.map(({ x }) => x));
    const gapAfter = (first: TextMark | undefined, second: TextMark | undefined) =>
      (second?.x ?? 0) - (first?.x ?? 0) - widthOf(first as TextMark);
    expect(gapAfter(two[0], two[1])).toBeCloseTo(gapAfter(one[1], one[2]), 6);
  });

  test('figures of a column end below each other', () => {
    const figures = [{ head: 'a' }, { head: 'figures', align: 'figures' as const }];
    const rows = ['9', '12', '−3°35′'].map((text) => [{ text: 'x' }, { text }]);
    const ends = table(composer, structure('Sect', null), figures, rows)
      .slice(1)
      .map((row) => texts(row)[1] as TextMark)
      .map((mark) => mark.x + widthOf(mark));
    for (const end of ends) expect(end).toBeCloseTo(ends[0] as number, 6);
  });

  test('the last pieces of a part are no few lines alone', () => {
    const kept = endingTogether(Array<Piece>(20).fill(piece()), 6).map(({ keep }) => keep);
    expect(kept).toEqual([...Array(14).fill(false), ...Array(5).fill(true), false]);
  });

  test('headings are not broken inside a date', () => {
    for (const name of [
      'Jupiter square the Sun · November 22, 2026, and January 2 and July 7, 2027',
      'A'.repeat(20),
    ])
      for (const mark of texts(composer.section(structure('Sect', null), { text: name, level: 3 }))) {
        const line = mark.line.words.map(({ glyphs }) =>
          glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join(''),
        );
        expect(line.at(-1)).not.toMatch(/^(?:November|January|July)$/);
        // Nor does a point end a line.
        expect(line.at(-1)).not.toBe('·');
        expect(line[0]).not.toMatch(/^\d/);
      }
  });

  test('small capitals are set where the face has them all', () => {
    expect(composer.capitalsFor('Ada Őrségi', styles.runningHead, styles.runningHeadPlain)).toBe(
      styles.runningHead,
    );
    expect(composer.capitalsFor('Анна', styles.runningHead, styles.runningHeadPlain)).toBe(
      styles.runningHeadPlain,
    );
  });

  test('the last page of a part has more than a few lines', () => {
    const text = Array.from({ length: 22 }, (_, i) => piece({ keep: i === 20 }));
    const made = paginate([...text, piece({ fresh: true }), ...text.slice(0, 5)], 20);
    expect(made.map(({ pieces }) => pieces.length)).toEqual([15, 7, 6]);
    expect(made[1]?.pieces.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('columns fill one after the other, and end as long as each other', () => {
    const text = Array.from({ length: 50 }, () => piece({ column: true }));
    const made = paginate([piece({ lines: 4 }), ...text, piece({ lines: 3 })], 20);
    const of = (page: number, second: boolean) =>
      made[page]?.pieces.filter((one) => one.piece.column && !!one.second === second).length;
    expect([of(0, false), of(0, true), of(1, false), of(1, true)]).toEqual([14, 14, 11, 11]);
    expect(made[1]?.pieces.at(-1)?.line).toBe(11);
  });

  test('a single short text stands in one column', () => {
    const text = [
      piece({ column: true, space: 0.8, keep: true }),
      ...Array.from({ length: 5 }, () => piece({ column: true })),
    ];
    const secondOf = (entries: readonly Piece[]) =>
      paginate([piece({ lines: 3 }), ...entries], 20)[0]?.pieces.filter(({ second }) => second).length;
    expect(secondOf(text)).toBe(0);
    expect(secondOf([...text, ...text])).toBeGreaterThan(3);
  });

  test('the end of a text stands in one column, if it is only a few lines', () => {
    const lines = Array.from({ length: 5 }, () => piece({ lines: 0.8, column: true }));
    const secondOf = (count: number) =>
      paginate([piece({ lines: 3 }), ...lines.slice(0, count)], 20)[0]?.pieces.filter(({ second }) => second)
        .length;
    expect(secondOf(5)).toBe(0);
    const more = paginate([piece({ lines: 3 }), ...lines, ...lines.slice(0, 1)], 20)[0]?.pieces;
    expect(more?.filter(({ second }) => second)).toHaveLength(3);
  });

  test('a text in columns is parted after two lines and before three', () => {
    const text = 'Words that fill a line of a column and go on on another one below it. '.repeat(8).trim();
    const own = structure('Sect', null);
    const entry = columnEntry(composer, own, { title: 'x', glyphs: [], note: '', text, level: 3, tells: [] });
    const kept = entry.map(({ keep }) => keep);
    expect(kept.slice(0, 4)).toEqual([true, true, false, kept[3]]);
    expect(kept.slice(-4)).toEqual([kept.at(-4), true, true, false]);
    const brief = { title: 'x', glyphs: [], note: '', text: text.slice(0, 150), level: 3, tells: [] };
    const whole = columnEntry(composer, own, brief);
    expect(whole.slice(0, -1).every(({ keep }) => keep)).toBe(true);
  });

  test('what adorns the end of a part stands two lines below it, where five are free under it, and takes no page', () => {
    const tail = piece({ space: 2, tail: true });
    const made = (lines: number) => paginate([...Array(lines).fill(piece()), tail], 20);
    expect(made(12)[0]?.pieces.at(-1)).toEqual({ piece: tail, line: 14 });
    for (const lines of [13, 17, 20]) expect(made(lines).map(({ pieces }) => pieces.length)).toEqual([lines]);
  });

  test('pages of a text are up to a tenth shorter, so that the last one is no remnant, and all alike', () => {
    for (let lines = 90; lines < 200; lines++) {
      const made = paginate(Array(lines).fill(piece()), 43).map(({ pieces }) => pieces.length);
      // What a last one still lacks it has from the one before.
      expect(new Set(made.slice(0, -2)).size).toBe(1);
      expect(made[0]).toBeGreaterThanOrEqual(39);
      expect(made.length).toBe(Math.ceil(lines / 43));
    }
  });

  test('every part begins a page', () => {
    const fresh = piece({ lines: 3, fresh: true, keep: true });
    const part = [fresh, piece({ lines: 4 })];
    const made = paginate([piece(), ...part, ...part], 20);
    expect(made.map(({ pieces }) => pieces.length)).toEqual([1, 2, 2]);
  });

  test('what is loose stands as far below the last as it says, and what is not stands on the grid', () => {
    const linesOf = (below: Partial<Piece>) =>
      paginate([piece({ lines: 4.3 }), piece({ space: 2, ...below })], 20)[0]?.pieces.map(({ line }) => line);
    expect(linesOf({ loose: true })).toEqual([0, 6.3]);
    expect(linesOf({})).toEqual([0, 6]);
    expect(linesOf({ space: 1 })).toEqual([0, 6]);
  });

  test('a table goes on under its head', () => {
    const head = piece();
    const made = paginate([piece({ lines: 3 }), piece({ head }), piece({ head })], 4);
    expect(made[1]?.pieces[0]?.piece).toBe(head);
  });
});

test('the letters of the angles are outlines of the report’s own, as wide as each other’s scale, about the middle of their square', () => {
  const letters = angleLetters(faces.semibold);
  expect([...letters.keys()]).toEqual([15, 16, 22, 23].map((id) => glyphs.planets[id]));
  for (const outline of letters.values()) {
    expect(outline).toMatch(/^M[^M]*Z/);
    const numbers = outline.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [across, down] = [0, 1].map((from) => numbers.filter((_, i) => i % 2 === from));
    const middle = (values: readonly number[] = []) => (Math.max(...values) + Math.min(...values)) / 2;
    expect(Math.abs(middle(across) - 12)).toBeLessThan(1);
    expect(Math.abs(middle(down) - 12)).toBeLessThan(1);
  }
  expect(angleLetters(faces.semibold)).toBe(letters);
});

describe('the figure of a period', () => {
  const year = results['a year of transits']?.() as Transits;
  const nowhere = { body: () => [], contact: () => [] };
  const figures = timelineFigures(year, pages.A4, palette, words, nowhere);

  test('has the year over January, and the page on which the reading tells of a transit', () => {
    const [{ texts: set = [] } = {}] = figures;
    const [january, dated] = ['Jan', '2026'].map((wanted) => set.find(({ text }) => text === wanted)?.x);
    expect(january).toBe(dated);
    const told = { ...nowhere, contact: () => [77] };
    const [withPages] = timelineFigures(year, pages.A4, palette, words, told);
    expect(withPages?.hasTold).toBe(true);
    expect(withPages?.texts.some(({ text }) => text === '77')).toBe(true);
    expect(figures.some(({ hasTold }) => hasTold)).toBe(false);
  });

  test('stands on one page under its months, with each slow planet once', () => {
    expect(figures).toHaveLength(1);
    const [{ texts: set = [], svg = '' } = {}] = figures;
    for (const month of ['Jan', 'Jul', 'Dec'])
      expect(set.filter(({ text }) => text === month)).toHaveLength(1);
    const names = set.filter(({ style }) => style?.face === styles.pictureHead.face).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    const [, , , height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(height).toBeLessThan((pages.A4.lines - 6) * grid);
  });

  test('has the figures of a day in a bar or beside it, over the edge of none', () => {
    let [inside, beside] = [0, 0];
    for (const { svg, texts: set } of figures) {
      const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map((found) =>
        found.slice(1).map(Number),
      );
      expect(bars.length).toBeGreaterThan(20);
      for (const { x, y, text, align, style } of set) {
        if (!/^\d\d?$/.test(text) || style?.size !== styles.pictureDate.size) continue;
        const width = composer.widthOf(text, styles.pictureDate);
        const left = align === 'right' ? x - width : x;
        for (const [from = 0, top = 0, wide = 0] of bars) {
          if (Math.abs(top + 5 - (y - 2.9)) > 1) continue;
          const isIn = left >= from && left + width <= from + wide;
          expect(isIn || left >= from + wide || left + width <= from, text).toBe(true);
          if (isIn) inside++;
          else beside++;
        }
      }
    }
    expect(inside).toBeGreaterThan(5);
    expect(beside).toBeGreaterThan(5);
  });

  test('draws no line through the figures of a day', () => {
    let [seen, lines] = [0, 0];
    for (const { svg, texts: set } of figures) {
      const uprights = [...svg.matchAll(/M([\d.]+) ([\d.]+)((?:V[\d.]+(?:M[\d.]+ [\d.]+)?)+)/g)].flatMap(
        ([, x, from, rest = '']) => {
          const ends = [
            Number(from),
            ...[...rest.matchAll(/V([\d.]+)(?:M[\d.]+ ([\d.]+))?/g)].flatMap(([, down, next]) => [
              Number(down),
              ...(next === undefined ? [] : [Number(next)]),
            ]),
          ];
          return ends.flatMap((end, i) =>
            i % 2 === 0 ? [[Number(x), end, ends[i + 1] ?? end] as const] : [],
          );
        },
      );
      lines += uprights.length;
      for (const { text, x, y, align } of set) {
        if (!/^\d{1,2}$/.test(text)) continue;
        seen++;
        const width = composer.widthOf(text, styles.pictureDate);
        const from = align === 'right' ? x - width : x;
        for (const [at, top, bottom] of uprights)
          if (y - 6 < bottom && y > top) expect(at < from || at > from + width, text).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(20);
    expect(lines).toBeGreaterThan(20);
  });
});

/** Paragraphs of a style as the lines that they are printed in. */
function paragraphsIn(made: Awaited<ReturnType<typeof book>>, style: TextMark['style']): TextMark[][] {
  const lines = new Map<object | null, TextMark[]>();
  for (const { pieces } of made)
    for (const { piece } of pieces)
      for (const mark of texts(piece))
        if (mark.style === style) lines.set(mark.owner, [...(lines.get(mark.owner) ?? []), mark]);
  return [...lines.values()].filter(({ length }) => length > 1);
}

const natalOf = (name: string, date: string, time: string, place_id: number): Natal =>
  engine.natal({ name, date, time, place_id, lang: 'en' });
const subjects: Readonly<Record<string, () => Subject>> = {
  ...Object.fromEntries(Object.entries(results).map(([name, make]) => [name, () => subjectOf(make())])),
  'a synastry with both births': () =>
    subjectOf(results['a synastry']?.() as PrintableResult, undefined, [
      natalOf(pair.name_1, pair.date_1, pair.time_1, pair.place_id_1),
      natalOf(pair.name_2, pair.date_2, pair.time_2, pair.place_id_2),
    ]),
};

type Book = ReturnType<typeof book>;
const books = new Map<string, Book>();
/** The pages of a report, set once for all the tests that look at them. */
function bookOf(name: string, paper: 'A4' | 'Letter'): Book {
  const key = `${name} ${paper}`;
  const make = subjects[name];
  if (!make) throw new Error(`there is no ${name}`);
  const own = new Composer(pages[paper], shaping, 'en', words);
  const made = books.get(key) ?? book(own, make(), words, palette, null, {});
  books.set(key, made);
  return made;
}

const lettersOf = ({ line }: TextMark): number =>
  line.words.reduce((sum, { glyphs }) => sum + glyphs.length, 0) + line.words.length - 1;

describe('paragraphs', () => {
  test.each([
    ['body', pages.A4.measure, 4],
    ['small', columnsOf(pages.A4).width, 3],
  ] as const)('of %s end well, and are seldom hyphenated', async (name, measure, fewestAfter) => {
    const all: TextMark[][] = [];
    for (const kind of ['a birth', 'a synastry', 'a year of transits'])
      all.push(...paragraphsIn(await bookOf(kind, 'A4'), styles[name]));
    // Of two lines the breaks of words may leave no choice.
    const longer = all.filter(({ length }) => length > 2);
    const short = longer.filter((lines) => widthOf(lines.at(-1) as TextMark) < measure * 0.15);
    expect(short.length / longer.length).toBeLessThan(0.015);
    let [hyphens, crowded, full, letters] = [0, 0, 0, 0];
    for (const lines of all)
      for (const [i, mark] of lines.entries()) {
        const next = lines[i + 1];
        if (next) [full, letters] = [full + 1, letters + lettersOf(mark)];
        if (mark.line.end !== 'hyphen' || !next) continue;
        hyphens++;
        // The last word is whole, and of another three letters stand before the hyphen and four behind it at least, in columns one less.
        if (i + 2 === lines.length) expect(next.line.words.length).toBeGreaterThan(1);
        expect(mark.line.words.at(-1)?.glyphs.length).toBeGreaterThanOrEqual(fewestAfter - 1);
        expect(next.line.words[0]?.glyphs.length).toBeGreaterThanOrEqual(fewestAfter - 1);
        if (next.line.end === 'hyphen' || lines[i + 2]?.line.end === 'hyphen') crowded++;
      }
    const justified = all.flatMap((lines) => lines.slice(0, -1));
    const natural = shaping.word(' ', styles[name]).width;
    const loose = justified.filter(({ line }) => line.space * (line.wider ?? 1) > natural * 1.8);
    expect(loose.length / justified.length).toBeLessThan(0.05);
    expect(hyphens).toBeGreaterThan(5);
    expect(crowded / hyphens).toBeLessThan(0.03);
    if (name === 'body') {
      expect(letters / full).toBeGreaterThan(68);
      expect(letters / full).toBeLessThan(74);
    }
  });
});

test('a few texts that are left over share their page', async () => {
  const subject = subjectOf(results['a solar return']?.() as PrintableResult);
  const [chart] = subject.charts;
  // Chiron, of which readings of returns tell little.
  const untold = chart?.planets.findIndex(({ planetId }) => planetId === 10);
  const planets = (chart?.planets ?? []).map((planet, i) => ({
    ...planet,
    text: null,
    housetext: i === untold ? 'A text.' : null,
  }));
  const houses = (chart?.houses ?? []).map((house) => ({ ...house, text: null }));
  const few: Subject = {
    ...subject,
    contacts: [],
    charts: [{ ...chart, planets, houses } as typeof chart & object],
  };
  const made = await book(composer, few, words, palette, null, {});
  const pageOf = (text: string) =>
    made.findIndex(({ pieces }) => pieces.some(({ piece }) => piece.heading?.text === text));
  expect(pageOf(words.headings.texts)).toBeGreaterThan(0);
  // A chapter of the part before, with its tables.
  const pieces = made[pageOf(words.headings.texts)]?.pieces ?? [];
  const end = Math.max(...pieces.map(({ piece, line }) => line + piece.lines));
  expect(end).toBeGreaterThan(composer.shape.lines * 0.45);
  const headings = pieces.flatMap(({ piece }) => piece.heading ?? []);
  expect(headings.find(({ text }) => text === words.headings.texts)?.level).toBe(2);
  const all = made.flatMap(({ pieces: on }) => on.flatMap(({ piece }) => piece.heading ?? []));
  const at = all.findLastIndex(({ text }) => text === words.headings.texts);
  expect(all.slice(at + 1).map(({ level, text }) => `${level} ${text}`)).toEqual([
    `1 ${words.headings.receipt}`,
  ]);
  expect(pageOf(words.headings.bodiesInHouses)).toBe(-1);
});

test.each([
  ['Ada', 'Ben'],
  ['Maximiliane', 'Alexandrina Theodora'],
  ['x '.repeat(90), 'y '.repeat(90)],
])('the grid of %s and %s names both at its axes, and their names do not meet', (above, left) => {
  const subject = subjectOf(results['a synastry']?.() as PrintableResult);
  const [first, second] = subject.occasions;
  const named = {
    ...subject,
    occasions: [
      { ...first, name: above },
      { ...second, name: left },
    ],
  } as Subject;
  const scale = 0.75;
  const { texts: set } = gridOf(composer, named, palette, scale);
  const [one, other, ...more] = set.filter(({ style }) => style === styles.pictureHead);
  expect(more).toEqual([]);
  expect(above).toContain(one?.text.replace('…', ''));
  expect(left).toContain(other?.text.replace('…', ''));
  const widthIn = (text = '') => composer.widthOf(text, styles.pictureHead) / scale;
  const from = (one?.x ?? 0) - widthIn(one?.text) / 2;
  const width = widthIn(other?.text);
  const to = (other?.x ?? 0) + (other?.align === 'left' ? width : width / 2);
  expect(to).toBeLessThan(from);
});

/** Points that the name of an axis with its degrees may reach into the margin of a page. */
const axisName = 36;

describe.each(Object.keys(subjects))('%s', (name) => {
  test.each(['A4', 'Letter'] as const)('on %s', async (paper) => {
    const shape = pages[paper];
    const made = await bookOf(name, paper);
    expect(made.length).toBeGreaterThan(3);
    for (const [number, { pieces }] of made.entries()) {
      const last = pieces.at(-1);
      for (const { piece, line } of pieces)
        expect(line + piece.lines, `page ${number + 1}`).toBeLessThanOrEqual(shape.lines + 1e-6);
      // Nothing reaches below the page, and no heading and no first line of a paragraph ends one.
      expect((last?.line ?? 0) + (last?.piece.lines ?? 0), `page ${number + 1}`).toBeLessThanOrEqual(
        shape.lines + 1e-6,
      );
      expect(last?.piece.keep, `page ${number + 1}`).toBe(false);
      // No word is parted by the end of a page or of a column.
      for (const [i, { piece, second }] of pieces.entries())
        if (piece.marks.some((mark) => mark.kind === 'text' && mark.line.end === 'hyphen'))
          expect(pieces[i + 1]?.second, `page ${number + 1}`).toBe(second);
      for (const { piece, line, second } of pieces)
        for (const mark of texts(piece)) {
          const left = mark.x + (second ? columnsOf(shape).step : 0);
          const right = left + widthOf(mark);
          // The names of axes hang beside their wheel.
          const hangs = mark.owner?.type === 'Figure' ? axisName : 0;
          expect(left).toBeGreaterThanOrEqual(shape.margin - 1 - hangs);
          // What stands in the first of two columns does not reach into the second.
          if (piece.column && !second)
            expect(right).toBeLessThanOrEqual(shape.margin + columnsOf(shape).width + 0.5);
          expect(right, `page ${number + 1}`).toBeLessThanOrEqual(shape.left + shape.measure + 0.5 + hangs);
          // Text stands on the grid.
          if (mark.style === styles.body) expect(line % 1).toBe(0);
        }
      for (let i = 1; i < pieces.length; i++) {
        const [above, below] = [pieces[i - 1], pieces[i]];
        if (below?.second && !above?.second) continue;
        expect((above?.line ?? 0) + (above?.piece.lines ?? 0)).toBeLessThanOrEqual((below?.line ?? 0) + 1e-6);
      }
    }
    const endOf = (page: number): number =>
      Math.max(...(made[page]?.pieces ?? []).map(({ piece, line }) => line + piece.lines));
    // The receipt is the last part and stands on one page, below the end of what comes before where it has room there.
    const opening = made.flatMap(({ pieces }, i) =>
      pieces.some(({ piece }) => piece.heading?.text === words.headings.receipt) ? [i] : [],
    );
    expect(opening).toEqual([made.length - 1]);
    // The last page of a reading has about a third of a page at least.
    const reading = made.map(({ part }) => part).lastIndexOf(words.headings.reading);
    if (reading >= 0) expect(endOf(reading)).toBeGreaterThanOrEqual(shape.lines * 0.3 - 1e-6);
    // The balances of two people stand beside each other.
    const balances = made.filter(({ pieces }) =>
      pieces.some(({ piece }) => piece.heading?.text.startsWith(words.headings.balance)),
    );
    expect(balances.length).toBeLessThan(2);
    // Where the pages of tables end in a row, there is a third of a page of them.
    const tables = made.map(({ part }) => part).lastIndexOf(words.headings.tables);
    const isRow = made[tables]?.pieces.every(({ piece }) => !piece.heading && !piece.column);
    if (isRow) expect(endOf(tables)).toBeGreaterThanOrEqual(shape.lines / 3);
    // Columns are as long as the page where they go on on the next one, but for a text of ten lines, which is not parted, and for what the last of their pages needs.
    const goesOn = (page: number): boolean =>
      made[page]?.pieces.at(-1)?.piece.column === true &&
      made[page + 1]?.pieces[0]?.piece.column === true &&
      // What is said to the second person begins a page.
      !made[page + 1]?.pieces[0]?.piece.turns;
    for (const page of made.keys())
      if (goesOn(page))
        expect(endOf(page), `page ${page + 1}`).toBeGreaterThan(
          (goesOn(page + 1) ? 1 : 0.8) * shape.lines - 10,
        );
    // A chapter is named above its pages alone.
    for (const { pieces, part, chapter } of made.slice(1)) {
      if (chapter === '') continue;
      const above = made.flatMap((page) => page.pieces.flatMap(({ piece }) => piece.heading ?? []));
      const at = above.findIndex(({ text, level }) => level === 1 && text === part);
      expect(above.slice(at).some(({ text, level }) => level === 2 && text === chapter)).toBe(true);
      expect(pieces.length).toBeGreaterThan(0);
    }
    // No page has a few lines alone.
    for (const [number, { pieces }] of made.entries())
      expect(
        Math.max(...pieces.map(({ piece, line }) => line + piece.lines)),
        `page ${number + 1}`,
      ).toBeGreaterThan(5);
    // The numbers of the contents are those of the pages.
    const headings = made.flatMap(({ pieces }, i) =>
      pieces.flatMap(({ piece }) => (piece.heading && i > 0 ? [[piece.heading, i + 1] as const] : [])),
    );
    const pageOf = new Map(headings);
    const links = made.flatMap(({ pieces }) =>
      pieces.flatMap(({ piece }) => piece.marks.filter((mark) => mark.kind === 'link')),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const { to, text } of links) expect(text.endsWith(`page ${pageOf.get(to)}`), text).toBe(true);
    expect(shape.top + shape.lines * grid).toBeLessThan(shape.height - 60);
  });
});

const printedIn = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) =>
    mark.kind === 'text'
      ? mark.line.words
          .map(({ glyphs }) =>
            glyphs.flatMap(({ codePoints }) => String.fromCodePoint(...codePoints)).join(''),
          )
          .join(' ')
      : [],
  );

test('the Moon under the wheel of a return is that of the return, with or without the birth', () => {
  const result = (results['a solar return'] as () => PrintableResult)();
  const birth = (results['a birth'] as () => Natal)();
  const fieldOf = (made: PrintableResult, births?: [Natal]) =>
    coverField(composer, palette, subjectOf(made, undefined, births), words);
  const pictureOf = (marks: readonly Mark[]) =>
    marks.flatMap((mark) => (mark.kind === 'picture' ? mark.svg : []))[0];
  const [withBirth, alone, born] = [fieldOf(result, [birth]), fieldOf(result), fieldOf(birth)];
  expect(pictureOf(withBirth)).toBe(pictureOf(alone));
  expect(pictureOf(withBirth)).not.toBe(pictureOf(born));
  for (const field of [withBirth, alone]) expect(printedIn(field)).toEqual([words.moonAtReturn]);
  expect(printedIn(born)).toEqual([words.moonAtBirth]);
});

test('the receipt names the place of each moment', () => {
  for (const [name, places] of [
    ['a birth', ['Budapest']],
    ['a synastry', ['Budapest', 'Lisbon']],
  ] as const) {
    const subject = subjectOf((results[name] as () => PrintableResult)());
    const rows = receiptPart(composer, structure('Document', null), subject, words).map(({ marks }) =>
      printedIn(marks),
    );
    expect(rows, name).toContainEqual([words.receipt.place, ...places]);
  }
});

test('of a return around the birth chart, the person’s own bodies are no smaller than those around them', () => {
  const someone = { name: 'B', date: '1989-01-30', time: '02:50', place_id: 1007311, lang: 'en' };
  const { aroundBirth } = subjectOf(engine.solarReturn({ ...someone, year: 2027 }), undefined, [
    engine.natal(someone),
  ]);
  const { texts: figures } = wheelOf(aroundBirth as NonNullable<typeof aroundBirth>, palette);
  const sizes = (outer: boolean): number[] =>
    figures
      .filter(({ text, style }) => /^\d+°$/.test(text) && (style?.color !== palette.ink) === outer)
      .map(({ style }) => style?.size ?? 0);
  expect(sizes(true).length).toBeGreaterThan(9);
  expect(Math.min(...sizes(false))).toBeGreaterThanOrEqual(Math.max(...sizes(true)));
});

test('a wheel with a crowd at its side has degrees alone, any other has minutes where they have room', () => {
  const figuresOf = (result: Natal): string[] =>
    wheelOf(subjectOf(result), palette)
      .texts.map(({ text }) => text)
      .filter((text) => /^\d+[°′]$/.test(text));
  // Five bodies stand in the sixth house, to the right.
  const crowded = figuresOf(
    engine.natal({ name: 'B', date: '1979-05-22', time: '17:25', place_id: 2192362, lang: 'en' }) as Natal,
  );
  expect(crowded.length).toBeGreaterThan(9);
  expect(crowded.filter((text) => text.endsWith('′'))).toEqual([]);
  const hasMinutes = (date: string): boolean =>
    figuresOf(engine.natal({ name: 'B', date, time: '12:00', place_id: 2192362, lang: 'en' }) as Natal).some(
      (text) => text.endsWith('′'),
    );
  const dates = Array.from({ length: 24 }, (_, i) => `${1960 + i}-0${1 + (i % 9)}-1${i % 9}`);
  expect(dates.some(hasMinutes)).toBe(true);
});
