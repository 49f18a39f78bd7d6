/** Over 300 births: what the opening and the closing name is told in the chapters, and no planet is left out. */

import { describe, test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { births, birthsWithin, drawn, natalOf } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { words, natal, natalChapters, placements, placementsBySign } = english.readings;

/** Names of the bodies of a reading, the longer before those that they contain. */
const names = Object.entries(words.bodies)
  .map(([id, { within }]) => ({ id: Number(id), name: within.replace(/^the /, '') }))
  .sort((a, b) => b.name.length - a.name.length);

/** The bodies that a sentence names. */
function namedIn(sentence: string): number[] {
  let left = ` ${sentence.toLowerCase()} `;
  const found: number[] = [];
  for (const { id, name } of names) {
    const word = new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, 'u');
    if (!word.test(left)) continue;
    found.push(id);
    left = left.replaceAll(new RegExp(word, 'gu'), ' ');
  }
  return found;
}

/** What an opening says of two planets that meet. */
const pairLines = new Set(
  Object.values(natal.lines.pairs).flatMap((row) =>
    Object.values(row).flatMap((each) => Object.values(each as Record<string, string>)),
  ),
);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/u);

const lengths = fc.constantFrom('full' as const, 'brief' as const);

describe('what the opening and the closing name', () => {
  test('has a section or a sentence in the chapters: planets, aspects, crowds', () => {
    let aspectsTold = 0;
    let crowds = 0;
    fc.assert(
      fc.property(birthsWithin(66, 6), lengths, (birth, readingLength) => {
        const { reading } = natalOf(birth, readingLength);
        if (!reading) throw new Error('no reading');
        const sections = reading.chapters.flatMap((chapter) => chapter.sections);
        const told = (ids: readonly number[]): boolean =>
          sections.some(
            ({ factors, text, title }) =>
              factors.some(
                ({ kind, planetIds = [] }) =>
                  (ids.length === 1 || kind === 'aspect' || kind === 'pattern' || kind === 'crowding') &&
                  ids.every((id) => planetIds.includes(id)),
              ) && ids.every((id) => namedIn(`${title} ${text}`).includes(id)),
          );
        const { opening, closing } = reading;
        for (const id of new Set([...namedIn(opening), ...namedIn(closing)]))
          expect([birth, names.find((each) => each.id === id)?.name, told([id])]).toEqual([
            birth,
            expect.anything(),
            true,
          ]);
        for (const sentence of sentencesOf(opening)) {
          if (!pairLines.has(sentence)) continue;
          const [one, other] = namedIn(sentence);
          if (one === undefined || other === undefined) continue;
          aspectsTold++;
          expect([birth, sentence, told([one, other])]).toEqual([birth, sentence, true]);
        }
        if (opening.includes('how much of it is in one place')) {
          crowds++;
          expect(sections.some(({ factors }) => factors.some(({ kind }) => kind === 'crowding'))).toBe(true);
        }
      }),
      { numRuns: part(300), seed: 17 },
    );
    expect(aspectsTold).toBeGreaterThan(part(100));
    expect(crowds).toBeGreaterThan(part(10));
  });
});

/** The Sun to Saturn and the Ascendant. */
const always = [0, 1, 2, 3, 4, 5, 6, 15] as const;
const strings = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(strings);
/** By body, how its texts begin, and its sentences where others of a crowd have told its sign. */
const own = new Map(
  always.map((id) => [
    id,
    {
      texts: [...strings(placements[id]), ...strings(placementsBySign[id])].map((text) =>
        (text.split('{')[0] as string).slice(0, 60),
      ),
      sentences: [
        ...Object.values(id === 15 ? {} : natal.lines.onAngle[id]),
        ...Object.entries(natal.traits[id]).map(([sign, { does }]) =>
          natalChapters.inBrief
            .replace(
              '{A}',
              `${words.bodies[id].start} in ${Object.values(english.names.signs)[Number(sign)]}`,
            )
            .replace('{does}', does),
        ),
      ],
    },
  ]),
);

test('how one thinks and how one loves has a chapter in every full reading, with Mercury and Venus by their own texts', () =>
  fc.assert(
    fc.property(births, (birth) => {
      const { reading } = natalOf(birth);
      for (const [key, id] of [
        ['mind', 2],
        ['love', 3],
      ] as const) {
        expect([birth, reading?.chapters.some((chapter) => chapter.key === key)]).toEqual([birth, true]);
        const text = reading?.chapters
          .flatMap(({ sections }) => sections.map((each) => each.text))
          .join('\n');
        const isTold =
          own.get(id)?.texts.some((each) => text?.includes(each)) ||
          Object.values(natal.lines.onAngle[id]).some((each) => text?.includes(each));
        expect([birth, id, isTold]).toEqual([birth, id, true]);
      }
    }),
    drawn,
  ));

test('each of the Sun to Saturn and the Ascendant has a text in a full reading, or is told with a crowd or by an aspect', () => {
  let inBrief = 0;
  let byAspect = 0;
  fc.assert(
    fc.property(births, (birth) => {
      const { reading } = natalOf(birth);
      if (!reading) throw new Error('no reading');
      const text = reading.chapters
        .flatMap(({ sections }) => sections.map((section) => section.text))
        .join('\n\n');
      for (const [id, { texts, sentences }] of own) {
        if ((id === 15 && birth.time === null) || texts.some((each) => text.includes(each))) continue;
        const isInBrief = sentences.some((each) => text.includes(each));
        // What its own text says would deny what is heavier.
        const isToldOtherwise = reading.chapters.some(({ sections }) =>
          sections.some(({ factors }) =>
            factors.some(({ kind, planetIds }) => kind !== 'placement' && planetIds?.includes(id)),
          ),
        );
        expect([birth, id, isInBrief || isToldOtherwise]).toEqual([birth, id, true]);
        // The lights and the Ascendant are never told in passing.
        expect(id).toBeGreaterThan(1);
        expect(id).toBeLessThan(7);
        if (isInBrief) inBrief++;
        else byAspect++;
      }
    }),
    drawn,
  );
  // Mercury and Venus have texts whatever crowd they are in.
  expect(inBrief).toBeGreaterThan(part(2));
  expect(inBrief).toBeLessThan(part(150));
  // Of more than two thousand.
  expect(byAspect).toBeLessThan(part(300));
});

test('the five heaviest aspects of a chart are told in a full reading, those of a whole age aside, unless the last two deny what has its bridges', () => {
  let untold = 0;
  let untoldOfThree = 0;
  fc.assert(
    fc.property(births, (birth) => {
      const { reading, factors = [] } = natalOf(birth);
      if (!reading) throw new Error('no reading');
      const told = reading.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.factors));
      const aspects = factors.filter(({ kind }) => kind === 'aspect');
      const hasOf = (wanted: readonly number[], aspectId: number | undefined): boolean =>
        told.some(
          ({ kind, planetIds = [], aspectId: its }) =>
            ((kind === 'aspect' && its === aspectId) || kind === 'pattern') &&
            wanted.every((id) => planetIds.includes(id)),
        );
      const areLightsTogether = aspects.some(
        ({ planetIds = [], aspectId }) => planetIds.join() === '0,1' && aspectId === 0,
      );
      const heaviest = aspects
        .map(({ planetIds = [], aspectId }) => ({
          first: planetIds[0] ?? 0,
          second: planetIds[1] ?? 0,
          aspectId,
        }))
        .filter(
          ({ first, second }) => second === 15 || second === 16 || first <= 4 || (first <= 6 && second <= 9),
        )
        .slice(0, 5);
      const isTold = ({ first, second, aspectId }: (typeof heaviest)[number]): boolean =>
        hasOf([first, second], aspectId) ||
        // Lights that stand together are in one aspect to a third, and it is told of one of them.
        (areLightsTogether && first <= 1 && hasOf([1 - first, second], aspectId));
      if (!heaviest.every(isTold)) untold++;
      if (!heaviest.slice(0, 3).every(isTold)) untoldOfThree++;
    }),
    drawn,
  );
  // A body has room for three, and now and then four of the five are two bodies’; how anger goes is told once, and what
  // denies a heavier one is left out.
  expect(untoldOfThree).toBeLessThan(part(9));
  expect(untold).toBeLessThan(part(60));
});
