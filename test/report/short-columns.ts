/** What holds of weeks and months alike. */
import { test } from 'vitest';
import { expect } from '../expect.js';
import { aspectSentence, cellsOf, contradictions, type Piece, repeated, sharedWords } from './pieces.js';

/** The first date of a text. */
export const dateOf = (paragraph: string): string | undefined => /datetime="([^"]+)"/.exec(paragraph)?.[1];
export const paragraphsOf = (text: string): string[] =>
  [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner);
export const isThroughout = (paragraph: string): boolean =>
  /(?:still|remains?) retrograde until|remain retrograde in|still retrograde in|remains retrograde in|is retrograde as well, |stays retrograde until|does not turn direct/.test(
    paragraph,
  );
export const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

export function holdsOfShortColumns(
  pieces: readonly Piece[],
  { within, openings, stale = 0 }: { within: number; openings: number; stale?: number },
): void {
  test(`no opening comes back within ${within}, and a sign has ${openings} or more`, () => {
    const again = repeated(pieces, within, ({ intro }) => [intro]);
    expect(share(again, pieces), again.join('\n')).toBeLessThanOrEqual(stale);
    for (let sign = 0; sign < 12; sign++)
      expect(
        new Set(pieces.filter((one) => one.sign === sign).map(({ intro }) => intro)).size,
      ).toBeGreaterThanOrEqual(openings);
  });

  test('no two signs of a period open alike', () => {
    const seen = new Set<string>();
    for (const { number, intro } of pieces) {
      expect(seen, intro).not.toContain(`${number} ${intro}`);
      seen.add(`${number} ${intro}`);
    }
  });

  test(`no cell comes back within ${within}, but in rare loops`, () => {
    const all = pieces.flatMap(cellsOf);
    const again = repeated(pieces, within, cellsOf);
    // Of first sentences there are fewer than there were of whole cells, and loops share theirs sooner: ten lines of
    // Mars' loop in three years of weeks, of some four and a half thousand.
    expect(share(again, all), again.join('\n')).toBeLessThan(0.0025);
  });

  test('the intro stands alone: its sentences are not in the text', () => {
    for (const { intro, text } of pieces)
      for (const sentence of intro.split(/(?<=[.?]) /)) expect(text).not.toContain(sentence);
  });

  test('what goes on throughout leads nothing, and is in the report where Mercury, Venus or Mars does', () => {
    for (const { events } of pieces)
      for (const { kind, leads, told, planetId = 0 } of events) {
        if (kind !== 'retrograde' && kind !== 'stay') continue;
        expect(leads).toBe(false);
        if (kind === 'retrograde' && planetId >= 2 && planetId <= 4) expect(told).toBe(true);
      }
  });

  test('no two passages advise opposite things on the matter of one house', () => {
    expect(pieces.flatMap(contradictions)).toEqual([]);
  });

  test('aspects name both houses', () => {
    const named =
      /(?:has the support of|is in easy accord with|draws support from|meets resistance from|is at odds with|clashes with|is at cross purposes with|stands in opposition to|has help from|is backed by|works well with|stands opposite|faces) (?:the )?[A-Z]\w+ in /;
    for (const { text } of pieces)
      for (const sentence of text.replace(/<[^>]+>/g, '').split(/(?<=[.?])\s*/))
        if (named.test(sentence)) expect(sentence).toMatch(aspectSentence);
  });

  test('an aspect’s cell serves three swifter planets at most; slow ones’ no swift one', () => {
    for (const [words, planets] of sharedWords(pieces)) {
      expect(planets.size, words).toBeLessThanOrEqual(3);
      const slow = [...planets].filter((planet) => planet >= 5);
      expect([0, planets.size], words).toContain(slow.length);
    }
  });
}
