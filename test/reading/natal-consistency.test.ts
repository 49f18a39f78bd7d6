/** Over 300 births: no text of a reading contradicts another without a bridge between them. */

import { createEngine } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import type { House, SignId } from '#dist/chart/zodiac.js';
import { sidesOfPassage } from '#dist/reading/natal/placements.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { type Matter, matterOf, matters, opposite, settledBy } from '#dist/text/sides.js';
import fc from '../fast-check.js';
import { birthsWithin } from './natal-births.js';

const engine = await createEngine();
const { catalogue: english } = await loadCatalogue('en');

type Table = Readonly<Record<string, unknown>>;
type Known = { text: string; sides: readonly number[] };

/** Enough of a text to know it by: its longest run without placeholders. */
const sample = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .sort((a, b) => b.length - a.length)[0]
    ?.slice(0, 70) ?? '';

/** The texts of a table beside the sides of its shadow. */
function known(cells: unknown, sides: unknown): Known[] {
  if (sides === undefined) return [];
  if (typeof cells === 'string') return [{ text: sample(cells), sides: sides as number[] }];
  return Object.entries(sides as Table).flatMap(([key, its]) => known((cells as Table)[key], its));
}

const { natal, natalChapters, bridges } = english.readings;
const { lines, threads } = natal;
const { sides } = natalChapters;
const natalAspects = english.natalAspects as unknown as Record<string, Record<string, Table>>;
const upper = { 22: 15, 23: 16 } as Record<string, number>;

/** A planet on an angle is an aspect of the tables: opposite the Ascendant on the Descendant. */
const angleCells = Object.fromEntries(
  Object.entries(sides.angleCells).map(([body, its]) => [
    body,
    Object.fromEntries(
      Object.keys(its ?? {}).map((angle) => [
        angle,
        natalAspects[body]?.[upper[angle] ?? angle]?.[upper[angle] ? 'opposition' : 'conjunction'],
      ]),
    ),
  ]),
);
const { placements, placementsBySign, placementsByHouse } = english.readings;
/** The passages on bodies in signs or houses, or in both, that state something. */
const passages: Known[] = [
  ...known(
    placementsBySign,
    Object.fromEntries(Object.keys(placementsBySign).map((body) => [body, sides.placements.bySign[+body]])),
  ),
  ...known(
    placementsByHouse,
    Object.fromEntries(Object.keys(placementsByHouse).map((body) => [body, sides.placements.byHouse[+body]])),
  ),
  ...Object.entries(placements).flatMap(([body, bySign]) =>
    Object.entries(bySign).flatMap(([sign, byHouse]) =>
      Object.entries(byHouse).flatMap(([house, text]) => {
        const its = sidesOfPassage(
          sides.placements,
          Number(body),
          Number(sign) as SignId,
          Number(house) as House,
        );
        return its === undefined ? [] : [{ text: sample(text), sides: its }];
      }),
    ),
  ),
];
const texts: Known[] = [
  ...known(english.bodyInSign, sides.signCells),
  ...known(angleCells, sides.angleCells),
  ...known(lines.onAngle, sides.angleLines),
  ...known(natalAspects, sides.aspectCells),
  ...known(lines.pairs, sides.pairLines),
  ...known(english.cuspInSign, sides.cuspCells),
  ...known(natalChapters.rulers, sides.rulerLines),
  ...known(natalChapters.sunMoon, sides.sunMoon),
  ...known(natalChapters.phases, sides.phases),
  ...known(natalChapters.crowded.sign, sides.crowdedSigns),
  ...known(natalChapters.crowded.house, sides.crowdedHouses),
  ...known(natalChapters.balance.excess, sides.excess),
  ...known(natalChapters.balance.lacking, sides.lacking),
  ...known(natalChapters.hemispheres, sides.hemispheres),
  ...known(threads.qualified, sides.qualified),
  ...known(threads.hastened, sides.hastened),
  ...known(threads.roused, sides.roused),
  ...known(threads.rising, sides.rising),
  ...known(threads.deserved, sides.deserved),
  ...passages,
  ...known(natalChapters.retrograde, sides.retrograde),
];

const births = birthsWithin(70, 6);
const lengths = fc.constantFrom('full' as const, 'brief' as const);

const kin = new Set<Matter>(['approach', 'pace']);

describe('sides', () => {
  test('are of texts that there are, and name a side or a matter', () => {
    expect(texts.length).toBeGreaterThan(450);
    for (const { text, sides: its } of texts) {
      expect(text.length, JSON.stringify(its)).toBeGreaterThan(15);
      for (const side of its) {
        expect(side).toBeGreaterThanOrEqual(-matters.length);
        expect(side).toBeLessThan(matters.length * 2);
        // No text contradicts itself.
        expect(its).not.toContain(side < 0 ? undefined : opposite(side));
      }
    }
  });

  test('contradict each other in no reading without a bridge', () => {
    let bridged = 0;
    fc.assert(
      fc.property(births, lengths, (birth, readingLength) => {
        const { reading } = engine.natal(birth, { include: ['reading'], readingLength });
        const sections = reading?.chapters.flatMap((chapter) => chapter.sections) ?? [];
        const sides = new Map<number, string>();
        const settled = new Set<Matter>();
        for (const { title, text } of sections) {
          // Of two signs that the Moon may have been in, one is not the reader’s.
          if (text.includes(threads.moonBetween.choice)) continue;
          // Without an hour the node is always told: it tells of habits that a person leaves behind, and not of what the person is.
          if (birth.time === null && title.startsWith('The North Node')) continue;
          const written = texts.filter((each) => text.includes(each.text));
          // One bridge serves what it follows, whatever else in that is unlike what was said before.
          const paragraphs = text.split('\n\n');
          for (const [i, paragraph] of paragraphs.entries()) {
            const isBridged = matters.some((matter) =>
              bridges[matter]
                .flat()
                .some((bridge) => bridge.split(/\{\w+\}/).every((piece) => paragraph.includes(piece))),
            );
            if (!isBridged) continue;
            bridged++;
            const followed = `${paragraphs[i - 1] ?? ''}\n\n${paragraph}`;
            for (const each of texts)
              if (followed.includes(each.text))
                for (const side of each.sides) {
                  if (side < 0) continue;
                  settled.add(matterOf(side));
                  // Two bridges on being quick would say one thing twice.
                  if (kin.has(matterOf(side))) for (const matter of kin) settled.add(matter);
                }
          }
          for (const { sides: its } of written)
            for (const side of its) {
              const matter = settledBy(side);
              if (matter) settled.add(matter);
            }
          for (const { text: which, sides: its } of written)
            for (const side of its) {
              if (side < 0) continue;
              const before = settled.has(matterOf(side)) ? undefined : sides.get(opposite(side));
              expect(before, `${matterOf(side)}: ${title}: ${which}`).toBeUndefined();
              sides.set(side, which);
            }
        }
      }),
      { numRuns: 300, seed: 13 },
    );
    // Most contradictions are avoided: what is weaker is not told.
    expect(bridged).toBeGreaterThan(50);
    expect(bridged).toBeLessThan(300);
  });
});
