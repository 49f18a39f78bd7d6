/** What holds of weeks and months alike. */
import { expect, test } from 'vitest';
import { reports } from '#dist/text/en/reports/index.js';
import {
  aspectSentence,
  cellsOf,
  columns,
  contradictions,
  type Piece,
  repeated,
  sharedWords,
} from './pieces.js';

const back = reports.sentences.back.map((form) => form.slice(0, form.indexOf('{date}')));
const { closing, ...between } = columns.links;
const links = Object.values(between).flat();

/** The first date of a paragraph is its event's. */
const dateOf = (paragraph: string): string | undefined => /datetime="([^"]+)"/.exec(paragraph)?.[1];
const paragraphsOf = (text: string): string[] =>
  [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner);
const isThroughout = (paragraph: string): boolean =>
  /retrograde throughout|is still retrograde/.test(paragraph);
const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

export function holdsOfShortColumns(
  pieces: readonly Piece[],
  { within, openings }: { within: number; openings: number },
): void {
  test(`no opening comes back within ${within}, and a sign has ${openings} or more`, () => {
    expect(repeated(pieces, within, ({ intro }) => [intro])).toEqual([]);
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
    expect(share(repeated(pieces, within, cellsOf), all)).toBeLessThan(0.001);
  });

  test('the intro stands alone: its sentences are not in the text', () => {
    for (const { intro, text } of pieces)
      for (const sentence of intro.split(/(?<=[.?]) /)) expect(text).not.toContain(sentence);
  });

  test('going back in time is said', () => {
    for (const { text } of pieces) {
      let latest = '';
      for (const part of text.split(/(?=<h3>|<p>)/)) {
        if (part.startsWith('<h3>')) latest = '';
        const date = dateOf(part);
        if (date === undefined || isThroughout(part)) continue;
        if (date < latest)
          expect(
            back.some((form) => part.startsWith(`<p>${form}`)),
            part,
          ).toBe(true);
        latest = date > latest || date < latest ? date : latest;
      }
    }
  });

  test('no connective under a heading, and none bound to a position', () => {
    const places = new Map<string, number[]>();
    for (const { text } of pieces) {
      for (const [, under = ''] of text.matchAll(/<\/h3><p>(.*?)<\/p>/g))
        for (const post of [...links, ...back]) expect(under.startsWith(post), under).toBe(false);
      for (const [index, paragraph] of paragraphsOf(text).entries())
        for (const post of links)
          if (paragraph.startsWith(post)) places.set(post, [...(places.get(post) ?? []), index]);
    }
    for (const [post, at] of places) expect(new Set(at).size, post).toBeGreaterThan(1);
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

  test('the close returns to the lead’s matter, by name where the last passage is about another', () => {
    for (const { text, events } of pieces) {
      const house = events.find(({ leads }) => leads)?.house as 1;
      const final = paragraphsOf(text).at(-1) ?? '';
      if (dateOf(final) === undefined)
        expect(
          closing[house].some((one) => final.startsWith(one)),
          final,
        ).toBe(true);
    }
  });

  test('aspects name both houses', () => {
    const named =
      /(?:makes a \w+ to|is (?:square to|opposite|in \w+ with)|stands opposite|faces) \w+ in [A-Z]/;
    for (const { text } of pieces)
      for (const sentence of text.replace(/<[^>]+>/g, '').split(/(?<=[.?])\s*/))
        if (named.test(sentence)) expect(sentence).toMatch(aspectSentence);
  });

  test('an aspect’s cell serves three swifter planets at most; slow ones’ no swift one', () => {
    // What is said of two houses is true of whoever stands in them.
    const ofHouses = new Set(Object.values(columns.between).flat());
    for (const [words, planets] of sharedWords(pieces)) {
      if (ofHouses.has(words)) continue;
      expect(planets.size, words).toBeLessThanOrEqual(3);
      const slow = [...planets].filter((planet) => planet >= 5);
      expect([0, planets.size], words).toContain(slow.length);
    }
  });
}
