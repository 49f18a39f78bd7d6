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
  says,
  sharedWords,
} from './pieces.js';

const framesOf = (part: 'thought' | 'close'): string[] =>
  (['weekly', 'monthly'] as const).flatMap((kind) =>
    Object.values(columns[kind]).flatMap((byHouse) =>
      Object.values(byHouse).flatMap((theme) => theme[part].map((one) => one.replaceAll('&', '&amp;'))),
    ),
  );
const [thoughts, closes] = [framesOf('thought'), framesOf('close')];

/** What the period leads up to, which is told in its place. */
const opening = RegExp(
  `^(?:[^<?]*\\? )?(?:${[
    ...columns.announcements,
    ...Object.values(columns.monthLeads).flatMap((byHouse) => Object.values(byHouse).flat()),
  ]
    .map((form) => form.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+?'))
    .join('|')})`,
);

/** The first date of a paragraph is its event's. */
const dateOf = (paragraph: string): string | undefined => /datetime="([^"]+)"/.exec(paragraph)?.[1];
const paragraphsOf = (text: string): string[] =>
  [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner);
const isThroughout = (paragraph: string): boolean =>
  /still retrograde in|’s retrograde(?:, now)? in|goes on moving backward|keeps to its backward course|stays retrograde until|does not turn direct/.test(
    paragraph,
  );
const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

export function holdsOfShortColumns(
  pieces: readonly Piece[],
  { within, openings, most, asks }: { within: number; openings: number; most: number; asks: number },
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
    const again = repeated(pieces, within, cellsOf);
    expect(share(again, all), again.join('\n')).toBeLessThan(0.001);
  });

  test('the intro stands alone: its sentences are not in the text', () => {
    for (const { intro, text } of pieces)
      for (const sentence of intro.split(/(?<=[.?]) /)) expect(text).not.toContain(sentence);
  });

  test('everything is in order of time', () => {
    for (const { text } of pieces) {
      const dates = paragraphsOf(text)
        .map((one) => one.replace(opening, ''))
        .filter((one) => !isThroughout(one))
        .flatMap((one) => dateOf(one) ?? []);
      expect(dates).toEqual(dates.toSorted());
    }
  });

  test('no connective under a heading, and none bound to a position', () => {
    const places = new Set<number>();
    const turn = /^On <time [^>]+>[^<]+<\/time>, (?:though|however), /;
    for (const { text } of pieces) {
      for (const [, under = ''] of text.matchAll(/<\/h3><p>(.*?)<\/p>/g)) {
        expect(under).not.toMatch(turn);
        expect(under.split('. ')[0]).not.toContain(`>${reports.dates.sameDay}<`);
      }
      const paragraphs = paragraphsOf(text);
      for (const [index, one] of paragraphs.entries()) if (turn.test(one)) places.add(index);
      expect(paragraphs.filter((one) => turn.test(one)).length).toBeLessThanOrEqual(1);
    }
    expect(places.size).toBeGreaterThan(1);
  });

  test('one event a paragraph, with what it means', () => {
    const bare = pieces.flatMap(({ text, events }) => {
      const said = events.flatMap((event) => (event.told && event.text ? [event.text] : []));
      return paragraphsOf(text.replaceAll('&amp;', '&'))
        .map((one) => one.replace(opening, ''))
        .filter((one) => dateOf(one) !== undefined && !said.some((cell) => says(one, cell)));
    });
    expect(bare).toEqual([]);
    const dated = pieces.map(
      ({ text }) => paragraphsOf(text).filter((one) => dateOf(one.replace(opening, '')) !== undefined).length,
    );
    expect(Math.max(...dated)).toBeLessThanOrEqual(most);
    expect(
      share(
        dated.filter((count) => count < 3),
        dated,
      ),
    ).toBeLessThan(0.02);
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

  test('a question in its share of them, and its close then: last, and apart from what is about another matter', () => {
    const asked = pieces.filter(({ text }) => thoughts.some((one) => text.includes(one)));
    expect(share(asked, pieces)).toBeLessThanOrEqual(asks);
    for (const { text, events } of asked) {
      const final = paragraphsOf(text).at(-1) ?? '';
      expect(
        closes.some((one) => final.endsWith(one)),
        final,
      ).toBe(true);
      const said = events.find(
        (event) => event.told && event.text && final.startsWith('<') && says(final, event.text),
      );
      if (said !== undefined) expect(said.house).toBe(events.find(({ leads }) => leads)?.house);
    }
  });

  test('aspects name both houses', () => {
    const named =
      /(?:has the support of|is in easy accord with|meets resistance from|is at odds with|has help from|gets a hand from|stands opposite|faces) (?:the )?[A-Z]\w+ in /;
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
