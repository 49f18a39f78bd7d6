/** Months of seven years, all signs, as readings want them. */
import { describe, expect, test } from 'vitest';
import { columns, type Piece, piecesOf } from './pieces.js';
import { holdsOfShortColumns } from './short-columns.js';

const pieces = piecesOf('monthly');
holdsOfShortColumns(pieces, { within: 3, openings: 12, most: 6, asks: 1 });

const told = ({ events }: Piece) => events.filter((event) => event.told);

describe('months', () => {
  test('a heading that names a matter has the lead’s, and its first event is about that', () => {
    let named = 0;
    for (const piece of pieces) {
      const lead = piece.events.find(({ leads }) => leads);
      for (const [, matter = '', on = ''] of piece.text.matchAll(
        /<h3>[^<]+: ([^<]+)<\/h3><p>.*?<time datetime="([^"]+)"/g,
      )) {
        named++;
        expect(matter).toBe(columns.matters[lead?.house as 1]);
        const houses = told(piece).flatMap((event) => (event.utDate.startsWith(on) ? [event.house] : []));
        expect(houses, `${piece.text}`).toContain(lead?.house);
      }
    }
    expect(named).toBeGreaterThan(pieces.length / 3);
  });

  test('where the Sun comes to is not told beside the new Moon there', () => {
    const both = pieces.filter((piece) => {
      const suns = told(piece).find(({ kind, planetId }) => kind === 'ingress' && planetId === 0);
      const isNew = ({ kind, phaseId, house }: Piece['events'][number]): boolean =>
        kind === 'lunation' && phaseId === 0 && house === suns?.house;
      return suns !== undefined && told(piece).some(isNew);
    });
    expect(both).toEqual([]);
  });

  test('an eclipse that nobody sees has quiet words', () => {
    const faint = Object.values(columns.months.eclipseFaint).flat();
    const said = pieces.flatMap((piece) =>
      told(piece).filter((event) => 'type' in event && event.type === 'penumbral'),
    );
    expect(said.length).toBeGreaterThan(20);
    for (const { text } of said) expect(faint).toContain(text);
  });

  test('a Moon has two wordings in a house, which two years running do not share', () => {
    const moons = [columns.months.newMoon, columns.months.fullMoon].flatMap((table) => Object.values(table));
    for (const wordings of moons) expect(wordings).toHaveLength(2);
  });

  test('what goes on throughout stands before the parts of the month', () => {
    for (const { text } of pieces) {
      const parts = text.slice(text.indexOf('<h3>'));
      expect(parts).not.toMatch(/<p>\w+ is (?:retrograde throughout|still going backward|still retrograde)/);
    }
  });
});
