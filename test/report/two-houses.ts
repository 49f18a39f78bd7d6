/** Whether what is said of an aspect of two houses is of both. */
import { expect, test } from 'vitest';
import { natureOf } from '#dist/text/catalogue.js';
import { columns, type Event, type Piece, repeated } from './pieces.js';
import { says } from './says.js';

const { secondHouse } = columns;
const allSentences = Object.values(secondHouse).flatMap(({ eased, crossed }) => [...eased, ...crossed]);
const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

const planets = ',Moon,Mercury,Venus,Mars,Jupiter,Saturn,Uranus,Neptune,Pluto'.split(',');
/** The sky with the slower planet's house, which stands last. */
const namesSecond = ({ planet2Id = 0 }: Event): RegExp =>
  RegExp(
    `\\b(?:with|from|of|by|to|opposite|faces) ${planets[planet2Id]}(?:, your ruler,)? in your (?:own sign|house)`,
  );

const sentencesOf = ({ sign }: Piece, { longitude2, aspectId }: Event & { longitude2?: string }) => {
  const house = ((Math.floor(Number(longitude2) / 30) - sign + 12) % 12) + 1;
  const nature = natureOf(aspectId as never) === 'harmonious' ? 'eased' : 'crossed';
  return secondHouse[house as keyof typeof secondHouse][nature];
};

/** @param stale share of the sentences that may come back to a sign within so many periods */
export function holdsOfTwoHouses(
  pieces: readonly Piece[],
  { within, stale, isOwed }: { within: number; stale: number; isOwed(event: Event): boolean },
): void {
  test('an aspect that names a second house says something of that as well', () => {
    let count = 0;
    const silent: string[] = [];
    for (const piece of pieces) {
      const paragraphs = `${piece.intro} ${piece.text}`.split('</p>').map(plain);
      for (const event of piece.events) {
        const { kind, told, text, aspectId = 0, planet1Id = 9 } = event;
        if (kind !== 'aspect' || !told || !text || aspectId === 0 || planet1Id > 4 || planet1Id === 1)
          continue;
        const paragraph =
          isOwed(event) && paragraphs.find((one) => says(one, text) && namesSecond(event).test(one));
        if (!paragraph) continue;
        count++;
        if (!sentencesOf(piece, event).some((one) => paragraph.includes(one))) silent.push(paragraph);
      }
    }
    expect(count).toBeGreaterThan(400);
    // Where a period has no room for more words.
    expect(silent.length / count, silent.join('\n')).toBeLessThan(0.01);
  });

  test(`how a second house comes in hardly comes back to a sign within ${within}`, () => {
    const found = ({ intro, text }: Piece) =>
      allSentences.filter((one) => plain(`${intro} ${text}`).includes(one));
    const all = pieces.flatMap(found);
    const again = repeated(pieces, within, found);
    expect(all.length).toBeGreaterThan(400);
    // Where two slow planets are in one sign every swift one meets both.
    expect(again.length / all.length).toBeLessThan(stale);
  });
}
