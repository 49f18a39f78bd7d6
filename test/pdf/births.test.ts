/** How the pages of reports of any births are filled. */
import type { Natal } from 'horoscope-engine';
import { describe, test } from 'vitest';
import { book } from '#dist/pdf/book.js';
import { Composer } from '#dist/pdf/composing.js';
import { Shaping } from '#dist/pdf/shaping.js';
import { type PageName, pages, palette } from '#dist/pdf/style.js';
import { subjectOf } from '#dist/pdf/subject-of.js';
import { openFaces } from '#dist/pdf/typefaces.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { expect } from '../expect.js';
import fc, { isRandom } from '../fast-check.js';
import { birthsWithin } from '../reading/natal-births.js';
import { once } from '../reading/once.js';
import { engine } from './reports.js';

const shaping = new Shaping(await openFaces());
const { words } = await loadPrintCatalogue('en', 'lang');

const birth = birthsWithin(78, 5);
type Birth = typeof birth extends fc.Arbitrary<infer T> ? T : never;

const read: { include: ['reading'] } = { include: ['reading'] };
const atThirty = ({ date }: Birth): number => Number(date.slice(0, 4)) + 30;
const kinds: Record<string, (one: Birth, other: Birth) => ReturnType<typeof subjectOf>> = {
  natal: (one: Birth) => subjectOf(engine.natal(one, read)),
  synastry: (one: Birth, other: Birth) =>
    subjectOf(
      engine.synastry(
        {
          ...{ name_1: 'Ada', date_1: one.date, time_1: one.time, place_1: one.place, lang: 'en' },
          ...{ name_2: 'Ben', date_2: other.date, time_2: other.time, place_2: other.place },
        },
        read,
      ),
      undefined,
      [engine.natal(one) as Natal, engine.natal(other) as Natal],
    ),
  'solar return': (one: Birth) =>
    subjectOf(engine.solarReturn({ ...one, year: atThirty(one) }, read), undefined, [
      engine.natal(one) as Natal,
    ]),
  progressions: (one: Birth) =>
    subjectOf(engine.progressions({ ...one, date_2: `${atThirty(one)}-03-01` }, read), undefined, [
      engine.natal(one) as Natal,
    ]),
};

/** Share of a page that texts in columns fill at least, where more of their part is on the next one. */
const leastInColumns = 0.7;
/** Lines of the grid that one of two columns ends above the other there, at most. */
const mostApart = 4;
/** Share of a page that the last of a part fills at least, where it has any more than the end of one text or table. */
const leastAtEnd = 0.19;

describe.each(Object.entries(kinds))('%s', (_, compose) => {
  /** Both papers have the same births. */
  const subject = once(compose);
  test.each(Object.keys(pages) as PageName[])('on %s', async (paper) => {
    const shape = pages[paper];
    await fc.assert(
      fc.asyncProperty(birth, birth, async (one, other) => {
        const composer = new Composer(shape, shaping, 'en', words);
        const made = await book(composer, subject(one, other), words, palette, null, {});
        const isReceipt = ({ heading }: { heading?: { text: string } }): boolean =>
          heading?.text === words.headings.receipt;
        const receipt = made.findIndex(({ pieces }) => pieces.some(({ piece }) => isReceipt(piece)));
        expect(receipt, 'one page of receipts').toBe(made.length - 1);
        for (const [i, { pieces }] of made.entries()) {
          const page = `page ${i + 1}`;
          const filled = Math.max(...pieces.map(({ piece, line }) => line + piece.lines)) / shape.lines;
          const chapters = pieces.flatMap(({ piece }) => piece.heading ?? []);
          expect(filled, page).toBeGreaterThan(leastAtEnd);
          // The elements are small, and share their page.
          if (chapters.some(({ text }) => text === words.headings.balance))
            expect(filled, page).toBeGreaterThan(0.4);
          const next = made[i + 1];
          // What is said to the second person begins a page.
          if (pieces.at(-1)?.piece.column && next && !next.opens && !next.pieces[0]?.piece.turns) {
            expect(filled, page).toBeGreaterThan(leastInColumns);
            const last = pieces.slice(pieces.findLastIndex(({ piece }) => !piece.column) + 1);
            const [left = 0, right = 0] = [false, true].map((second) =>
              Math.max(...last.flatMap((one) => (!!one.second === second ? one.line + one.piece.lines : []))),
            );
            expect(Math.abs(left - right), page).toBeLessThan(mostApart);
          }
          // No column is empty beside one that goes on on the next page.
          const inColumns = pieces.filter(({ piece }) => piece.column);
          const goesOn = inColumns.at(-1) === pieces.at(-1) && made[i + 1]?.pieces[0]?.piece.column;
          if (inColumns.length > 0 && goesOn)
            expect(
              inColumns.some(({ second }) => second),
              page,
            ).toBe(true);
        }
      }),
      { numRuns: isRandom ? 25 : 3 },
    );
  });
});
