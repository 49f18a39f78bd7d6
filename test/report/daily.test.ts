/** Days of a year, all signs, as readings want them. */
import { expect, test } from 'vitest';
import { cellsOf, contradictions, piecesOf, repeated, says } from './pieces.js';

const pieces = piecesOf('daily');
const wordsIn = (text: string): number =>
  text
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

test('60 to 100 words in all, intro included', () => {
  const counts = pieces.map(({ intro, text }) => wordsIn(intro) + wordsIn(text));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(55);
  expect(Math.max(...counts)).toBeLessThanOrEqual(102);
  expect(counts.filter((count) => count < 60 || count > 100).length / counts.length).toBeLessThan(0.02);
});

test('no intro and no cell comes back within 30 days', () => {
  expect(repeated(pieces, 30, ({ intro }) => [intro])).toEqual([]);
  expect(repeated(pieces, 30, cellsOf).length / pieces.length).toBeLessThan(0.001);
});

test('no two paragraphs advise opposite things on the matter of one house', () => {
  expect(pieces.flatMap(contradictions)).toEqual([]);
});

test('at most two things, the day’s exact event first, and the Moon’s house in one of them', () => {
  for (const { intro, text, events } of pieces) {
    expect(`${intro} ${text}`).toMatch(/Moon|eclipse/);
    expect(text.split('<p>').length - 1).toBe(1);
    const said = events.filter((event) => event.told && event.text !== '' && event.text !== null);
    expect(said.length).toBeLessThanOrEqual(2);
    const ofMoon = ({ kind, planetId, planet1Id }: (typeof events)[number]): boolean =>
      kind === 'stay' || planetId === 1 || planet1Id === 1;
    const first = said.find(({ text: cell }) => cell !== null && says(intro, cell));
    expect(first, intro).toBeDefined();
    if (said.some((event) => !ofMoon(event))) expect(first && ofMoon(first)).toBe(false);
  }
});

test('the Moon’s change of sign has its hour, and no other house than the one told', () => {
  const hour = /(?:about (?:\d+ [ap]\.m\.|noon)|shortly (?:after|before) midnight) UTC/i;
  for (const { intro, text, events } of pieces) {
    const all = `${intro} ${text}`;
    const moved = events.find(({ kind, planetId }) => kind === 'ingress' && planetId === 1);
    if (moved === undefined || !moved.told) continue;
    expect(all).toMatch(hour);
    for (const event of events)
      if (event.kind === 'aspect' && event.planet1Id === 1 && event.told)
        expect(all).not.toContain('The Moon, in your');
  }
});

test('in a reader’s own zone the hour is that zone’s', () => {
  const [at] = piecesOf('daily', 'America/New_York').filter(({ intro, text }) =>
    /midnight|noon|[ap]\.m\./.test(intro + text),
  );
  expect(at && at.intro + at.text).not.toMatch(/UTC/);
});
