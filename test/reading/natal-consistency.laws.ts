/** Over 300 births: no text of a reading contradicts another without a bridge between them, and hardly any says a third time what two have said. */

import { describe, test } from 'vitest';
import { Conjunction, Opposition, Sextile, Square, Trine } from '#dist/chart/aspects.js';
import type { Manuscript } from '#dist/reading/manuscript.js';
import { mostBridges, NatalConsistency } from '#dist/reading/natal/consistency.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { isOpposed, type Matter, matters, type Sides, sidesOfRow, themes } from '#dist/text/sides.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { births, drawn, lengthFor, natalOf } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');

type Table = Readonly<Record<string, unknown>>;
type Known = { text: string; sides: Sides };

/** The beginning is enough. */
const sample = (text: string): string => longestRunOf(text).slice(0, 70);

/** What of a sentence stands whatever is filled into it. */
const pieces = (sentence: string): string[] => sentence.split(/\{\w+\}/);

/** The texts of a row beside what each states. */
function row(texts: readonly (string | undefined)[], its: unknown, of: string): Known[] {
  expect(its, of).toBeTypeOf('string');
  const sides = sidesOfRow(its as string);
  expect(sides.length, of).toBe(texts.length);
  return texts.flatMap((text, i) => (text ? [{ text: sample(text), sides: sides[i] as Sides }] : []));
}
const nothing = (keys: readonly string[]): string => keys.map(() => '-').join(' ');
/** Tables of rows, which their last keys count, beside their shadow; of two bodies that has none where nothing is stated. */
const rows = (
  cells: unknown,
  its: unknown,
  keysOf: (cells: Table) => readonly string[] = Object.keys,
): Known[] =>
  Object.entries(cells as Table).flatMap(([key, inner]) => {
    const shadow = (its as Table | undefined)?.[key];
    return Object.values(inner as Table).some((each) => typeof each === 'object')
      ? rows(inner, shadow, keysOf)
      : row(
          keysOf(inner as Table).map((each) => (inner as Table)[each] as string | undefined),
          shadow ?? (keysOf === Object.keys ? undefined : nothing(keysOf(inner as Table))),
          key,
        );
  });
/** Tables of single texts; one that has no letter states nothing. */
const ones = (cells: Table, its: unknown): Known[] =>
  Object.entries(cells).flatMap(([key, text]) => row([text as string], (its as Table)[key] ?? '-', key));

const { natal, natalChapters, bridges, placements, placementsBySign, placementsByHouse } = english.readings;
const { lines, joints, exceptions, subjects, tempered, unknownHour } = natal;
const { sides } = natalChapters;
const byId = <T>(table: Readonly<Record<number, T>>, ...ids: number[]): Table =>
  Object.fromEntries(ids.map((id) => [id, table[id]]));

/** By an aspect: planets have a text each, points one for the easy and one for the hard ones. */
const aspectTexts = (cells: Table): readonly string[] =>
  cells.harmonious === undefined
    ? [Conjunction, Opposition, Trine, Square, Sextile].map(String)
    : [
        'conjunction',
        cells.opposition ? 'opposition' : 'tense',
        'harmonious',
        cells.square ? 'square' : 'tense',
        'harmonious',
      ];

const betweenSigns = [unknownHour.twoSigns, unknownHour.twoSignsAt];
const texts: Known[] = [
  ...rows(placements, sides.placements),
  ...rows(placementsBySign, sides.bySign),
  ...rows(placementsByHouse, sides.byHouse),
  ...rows(byId(english.bodyInSign, 7, 8, 9, 10, 12, 16), sides.signCells),
  ...row(Object.values(natalChapters.nodeAtHome), sides.nodeAtHome, 'nodes at home'),
  ...rows(byId(english.bodyInHouse, 10), sides.houseCells),
  ...rows(english.natalAspects, natal.sides.aspects, aspectTexts),
  ...rows(lines.pairs, natal.sides.pairLines, () => ['conjunction', 'harmonious', 'tense']),
  ...rows(byId(english.cuspInSign, 2, 4, 7), sides.cuspCells),
  ...rows(natalChapters.rulers, sides.rulerLines),
  ...rows(natal.sunMoon, natal.sides.sunMoon),
  ...row(Object.values(natalChapters.phases), sides.phases, 'phases'),
  ...row(Object.values(natalChapters.crowded.sign), sides.crowdedSigns, 'signs'),
  ...row(Object.values(natalChapters.crowded.house), sides.crowdedHouses, 'houses'),
  ...ones(natalChapters.balance.excess, sides.excess),
  ...ones(natalChapters.balance.lacking, sides.lacking),
  ...row(Object.values(natalChapters.patterns.release), sides.patterns.release, 'releases'),
  ...ones(natalChapters.patterns.grandTrine, sides.patterns.grandTrine),
  ...row(Object.values(natalChapters.unaspected), sides.unaspected, 'unaspected'),
  ...rows(joints.qualified, sides.qualified),
  ...ones(joints.hastened, sides.hastened),
  ...ones(joints.roused, sides.roused),
  // The opening says the same in a clause.
  ...rows(tempered.qualified, sides.qualified),
  ...ones(tempered.hastened, sides.hastened),
  ...ones(tempered.roused, sides.roused),
  ...ones(tempered.deserved, sides.deserved),
  ...ones(exceptions.rising.unlike, sides.rising),
  ...ones(exceptions.sunBehind, sides.sunBehind),
  ...ones(joints.deserved, sides.deserved),
  ...rows(byId(natalChapters.retrograde, 4), sides.retrograde),
  ...rows(subjects.pairs, natal.sides.subjects, () => ['union', 'strain']),
  ...row(
    Array.from({ length: 10 }, (_, id) => (subjects.onAngle as Record<number, string>)[id]),
    natal.sides.onAngle,
    'on angles',
  ),
];

/** Texts by how they begin: of two thousand hardly any need be looked for in a section. */
const known = 16;
const byBeginning = new Map<string, Known[]>();
for (const each of texts) {
  const beginning = each.text.slice(0, known);
  byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), each]);
}
/** Those that a piece of a reading has. */
function textsIn(piece: string): ReadonlySet<Known> {
  const found = new Set<Known>();
  for (let at = 0; at <= piece.length - known; at++)
    for (const each of byBeginning.get(piece.slice(at, at + known)) ?? [])
      if (piece.startsWith(each.text, at)) found.add(each);
  return found;
}

const related: readonly (readonly Matter[])[] = [
  ['company', 'bonds'],
  ['strangers', 'trust'],
];
const bit = (matter: Matter): number => 1 << matters.indexOf(matter);
const both = ({ first, second }: Sides): number => first & second;

describe('sides', () => {
  test('are read from letters: the small one, the capital, both of them, and themes', () => {
    const [one, other, settled, none] = sidesOfRow('m4 Mb mM -');
    expect(one).toEqual({ first: bit('money'), second: 0, themes: [themes.indexOf('unspoken')] });
    expect(other).toEqual({ first: bit('bonds'), second: bit('money'), themes: [] });
    expect(none).toEqual({ first: 0, second: 0, themes: [] });
    expect(isOpposed(one, other)).toBe(true);
    // A text that says how both are true contradicts neither.
    expect(isOpposed(one, settled)).toBe(false);
    expect(isOpposed(other, settled)).toBe(false);
    expect(() => sidesOfRow('m?')).toThrow(RangeError);
  });

  test('count against a text: matters that it contradicts, and a theme that two have told', () => {
    const [quick, slow, wish] = sidesOfRow('m Mb 4') as [Sides, Sides, Sides];
    const consistency = new NatalConsistency(bridges, {} as Manuscript);
    expect(consistency.tryAdd(quick)).toBe(true);
    expect(consistency.faults(slow)).toBe(1);
    expect(consistency.tryAdd(slow)).toBe(false);
    // What was not admitted does not count as written.
    expect(consistency.contradicts(quick)).toBe(false);
    expect([wish, wish, wish].map((each) => consistency.tryAdd(each))).toEqual([true, true, false]);
  });

  test('are of every text that a reading is written from', () => {
    expect(texts.length).toBeGreaterThan(2000);
    for (const { text } of texts) expect(text.length, text).toBeGreaterThan(15);
    // A matter on which nobody could be contradicted, or a theme that nobody would repeat, would be idle.
    for (const matter of matters) {
      expect(
        texts.some(({ sides: { first } }) => first & bit(matter)),
        matter,
      ).toBe(true);
      expect(
        texts.some(({ sides: { second } }) => second & bit(matter)),
        matter,
      ).toBe(true);
    }
    for (const [i, theme] of themes.entries())
      expect(texts.filter((each) => each.sides.themes.includes(i)).length, theme).toBeGreaterThan(2);
  });

  test('contradict each other in no reading without a bridge, and hardly a theme is told three times', () => {
    let bridged = 0;
    let heaps = 0;
    let more = 0;
    let refrains = 0;
    let unjoined = 0;
    fc.assert(
      fc.property(births, (birth) => {
        const { reading } = natalOf(birth, lengthFor(birth));
        if (!reading) throw new Error('no reading');
        // A bridge to what the opening says waits for the section on its planets.
        const sections = [
          ...reading.chapters.flatMap((chapter) => chapter.sections),
          { title: 'the opening', text: reading.opening },
        ];
        const stated = { first: new Map<Matter, string>(), second: new Map<Matter, string>() };
        const told = themes.map(() => new Set<string>());
        let settled = 0;
        for (const each of textsIn(reading.opening)) settled |= both(each.sides);
        let ofReading = 0;
        for (const { title, text } of sections) {
          // Of two signs that a planet may have been in, one is not the reader’s.
          if (betweenSigns.some((sentence) => pieces(sentence).every((piece) => text.includes(piece))))
            continue;
          // Without an hour the node is always told: it tells of habits that a person leaves behind, and not of what the person is.
          if (birth.time === null && title.startsWith('The North Node')) continue;
          const written = textsIn(text);
          // One bridge serves what it follows, whatever else in that is unlike what was said before.
          const paragraphs = text.split('\n\n');
          for (const [i, paragraph] of paragraphs.entries()) {
            const bridgedHere = matters.filter((matter) =>
              bridges[matter].some((bridge) => pieces(bridge).every((piece) => paragraph.includes(piece))),
            );
            if (bridgedHere.length === 0) continue;
            if (bridgedHere.length > 1) heaps++;
            for (const matter of bridgedHere) settled |= bit(matter);
            bridged++;
            ofReading++;
            const followed = `${paragraphs[i - 1] ?? ''}\n\n${paragraph}`;
            for (const each of textsIn(followed)) settled |= each.sides.first | each.sides.second;
            // Two bridges on being alone would say one thing twice.
            for (const group of related)
              if (group.some((matter) => settled & bit(matter)))
                for (const matter of group) settled |= bit(matter);
          }
          for (const each of written) settled |= both(each.sides);
          for (const { text: which, sides: its } of written) {
            // What the opening announces is told below.
            if (text !== reading.opening) for (const theme of its.themes) told[theme]?.add(which);
            for (const matter of matters) {
              const at = bit(matter);
              if (settled & at) continue;
              for (const [side, opposite] of [
                ['first', 'second'],
                ['second', 'first'],
              ] as const)
                if (its[side] & at) {
                  if (stated[opposite].has(matter)) unjoined++;
                  stated[side].set(matter, which);
                }
            }
          }
        }
        if (ofReading > mostBridges) more++;
        refrains += told.filter(({ size }) => size > 2).length;
      }),
      drawn,
    );
    // Most contradictions are avoided: what is weaker is not told. The lights, the Ascendant and its ruler and what the opening
    // names are told in any case, the sign of Mercury, Venus and Mars as well: a third of the readings have a bridge,
    // and none has more than three.
    expect(bridged).toBeGreaterThan(part(20));
    expect(bridged).toBeLessThan(part(110));
    expect(more).toBe(0);
    // Of two that one paragraph would need it has one, save where the opening denies something besides.
    expect(heaps).toBe(0);
    // A bridge that names nobody would be about two things, one of them chapters ago, that a reader cannot find again.
    expect(unjoined).toBeLessThan(part(3));
    // What has to be written, of the leaders, the lights and what the opening announces, may say one thing three times between them;
    // nothing else joins in. A light told by its house is one more of these. Temper is a theme of its own, which every text on Mars may tell.
    expect(refrains).toBeLessThan(part(40));
  });
});
