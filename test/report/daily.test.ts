/** Days of a year, all signs, as readings want them. */
import { expect, test } from 'vitest';
import { cellsOf, contradictions, piecesOf, repeated } from './pieces.js';

const pieces = piecesOf('daily');
const wordsIn = (text: string): number =>
  text
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

test('60 to 100 words, seldom fewer, and where the sky is quiet not many fewer', () => {
  const counts = pieces.map(({ text }) => wordsIn(text));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...counts)).toBeLessThanOrEqual(102);
  expect(counts.filter((count) => count < 60).length / counts.length).toBeLessThan(0.06);
});

test('no intro and no cell comes back within 30 days', () => {
  expect(repeated(pieces, 30, ({ intro }) => [intro])).toEqual([]);
  expect(repeated(pieces, 30, cellsOf).length / pieces.length).toBeLessThan(0.001);
});

test('no two paragraphs advise opposite things on the matter of one house', () => {
  expect(pieces.flatMap(contradictions)).toEqual([]);
});

test('the Moon’s house is in the intro, and what is exact follows by the hour', () => {
  for (const { intro, text, events } of pieces) {
    expect(intro).toMatch(/Moon/);
    const moved = events.find(({ kind, planetId }) => kind === 'ingress' && planetId === 1);
    if (moved !== undefined) {
      expect(moved.told).toBe(true);
      expect(intro).toContain(' in the course of the day');
    }
    const dated = events.filter(
      (event) => event.told && event !== moved && event.kind !== 'stay' && event.kind !== 'retrograde',
    );
    const meant = dated.filter((event) => event.text !== '' && event.text !== null);
    expect(text.split('<p>').length - 1).toBeGreaterThanOrEqual(meant.length);
  }
});
