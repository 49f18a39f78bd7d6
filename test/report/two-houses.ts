/** Whether what is said of an aspect of two houses is of both. */
import { test } from 'vitest';
import { expect } from '../expect.js';
import { kept } from '../reading/once.js';
import { columns, type Event, type Piece, repeated } from './pieces.js';
import { says } from './says.js';

const { betweenHouses } = columns;
const allSentences = Object.values(betweenHouses).flatMap((table) =>
  Object.values(table).flatMap((ofOthers) => Object.values(ofOthers).flat()),
);
const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

const planets = 'Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn,Uranus,Neptune,Pluto'.split(',');
/** The sky with the swifter planet's house and the slower one's. */
const ofSecond = ({ planet1Id = 0, planet2Id = 0 }: Event): RegExp => patternOfTwo(planet1Id, planet2Id);
/** Where houses are named with a lead alone: the signs of both. */
const ofSigns = ({ planet1Id = 0, planet2Id = 0 }: Event): RegExp => patternOfSigns(planet1Id, planet2Id);
const patternOfSigns = kept((planet1Id: number, planet2Id: number) =>
  RegExp(
    `${planets[planet1Id]}(?:, your ruler,)? in (?:[A-Z]\\w+|your own sign)[^.]*\\b(?:with|from|of|by|to|opposite|faces) ${planets[planet2Id]}(?:, your ruler,)? in (?:[A-Z]\\w+|your own sign)`,
  ),
);
const patternOfTwo = kept((planet1Id: number, planet2Id: number) =>
  RegExp(
    `${planets[planet1Id]}(?:, your ruler,)? in your [^.]*\\b(?:with|from|of|by|to|opposite|faces) ${planets[planet2Id]}(?:, your ruler,)? in your (?:own sign|house of \\w+(?: and (?:play|shared money|belief))?)`,
  ),
);

type House = keyof typeof betweenHouses.tense;
const houseOf = ({ sign }: Piece, longitude: string | undefined): House =>
  (((Math.floor(Number(longitude) / 30) - sign + 12) % 12) + 1) as House;

/** Opposition and square. */
const tense: readonly number[] = [1, 3];
/** What the houses of an aspect have to do with each other. */
const sentencesOf = (
  piece: Piece,
  { aspectId = 0, house, longitude2 }: Event & { longitude2?: string },
): readonly string[] => {
  const table = betweenHouses[tense.includes(aspectId) ? 'tense' : 'harmonious'];
  const ofOthers: Readonly<Record<number, readonly string[]>> = table[house as House];
  return ofOthers[houseOf(piece, longitude2)] ?? [];
};

/** An aspect of two swift planets, or of one with a slow one. */
const isOfTwo = ({ kind, told, text, aspectId = 0, planet1Id = 9 }: Event): boolean =>
  kind === 'aspect' && told && !!text && aspectId !== 0 && planet1Id <= 4 && planet1Id !== 1;

/**
 * @param stale share of the clauses that may come back to a sign within so many periods
 * @param fewest aspects that are looked at, at least
 */
export function holdsOfTwoHouses(
  pieces: readonly Piece[],
  {
    within,
    stale,
    isOwed,
    bySign = false,
    fewest = 340,
  }: { within: number; stale: number; isOwed(event: Event): boolean; bySign?: boolean; fewest?: number },
): void {
  const named = bySign ? ofSigns : ofSecond;
  test('an aspect names both its houses or signs, and says what these have to do with each other', () => {
    let count = 0;
    const silent: string[] = [];
    for (const piece of pieces) {
      const paragraphs = `${piece.intro} ${piece.text}`.split('</p>').map(plain);
      for (const event of piece.events.filter((one) => isOfTwo(one) && isOwed(one))) {
        const paragraph = paragraphs.find((one) => says(one, event.text ?? '') && named(event).test(one));
        if (!paragraph) continue;
        const sentences = sentencesOf(piece, event);
        expect(sentences, paragraph).not.toEqual([]);
        count++;
        // In the sentence of the sky, without its capital, or behind that.
        if (!sentences.some((one) => paragraph.includes(one.slice(1, -1)))) silent.push(paragraph);
      }
    }
    expect(count).toBeGreaterThan(fewest);
    // Where a period has no room for more words.
    expect(silent.length / count, silent.slice(0, 9).join('\n')).toBeLessThan(0.03);
  });

  test(`how a second house comes in hardly comes back to a sign within ${within}`, () => {
    const said = new Map(
      pieces.map((piece) => {
        const text = plain(`${piece.intro} ${piece.text}`);
        return [piece, allSentences.filter((one) => text.includes(one.slice(1, -1)))];
      }),
    );
    const found = (piece: Piece) => said.get(piece) ?? [];
    const all = pieces.flatMap(found);
    const again = repeated(pieces, within, found);
    expect(all.length).toBeGreaterThan(40);
    // Where two slow planets are in one sign every swift one meets both.
    expect(again.length / all.length).toBeLessThan(stale);
  });
}
