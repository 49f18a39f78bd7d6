/** The Voice rules that can be measured, part by part, in every language. */
import { describe, test } from 'vitest';
import { bundledLanguages, loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import { type Cell, cellsOf, partsOf } from './parts.js';
import {
  endsOnCommand,
  namesFactors,
  namingParts,
  opensOnScene,
  overusedProps,
  remedyUses,
  voiceOf,
} from './voice.js';

const languages = await Promise.all(bundledLanguages.map((tag) => loadCatalogue(tag)));

/** Of a part's cells, how many must name all their factors by the second sentence; may open on neither; may end on a command. */
const leastNamed = 0.8;
const mostScenes = 0.2;
const mostCommands = 0.6;
/** Cells of one planet's family that may share a prop, and cells of a part that may give a remedy. */
const mostOfAProp = 3;
const mostOfARemedy = 6;

const share = (cells: readonly Cell[], holds: (cell: Cell) => boolean): number =>
  cells.filter(holds).length / cells.length;

describe.each(languages)('$language', ({ language, catalogue }) => {
  const voice = voiceOf(language);
  const parts = partsOf(catalogue).filter(({ name }) => namingParts.includes(name));

  test('the parts that are measured are there', () => {
    expect(parts.map(({ name }) => name).sort()).toEqual([...namingParts].sort());
  });

  test.each(parts)('$name: factors are named, readers met, endings vary', ({ cells }) => {
    expect(share(cells, (cell) => namesFactors(voice, cell))).toBeGreaterThanOrEqual(leastNamed);
    expect(share(cells, (cell) => opensOnScene(voice, cell))).toBeLessThan(mostScenes);
    expect(share(cells, (cell) => endsOnCommand(voice, cell))).toBeLessThanOrEqual(mostCommands);
  });

  test.each(parts)('$name: an image has one owner, a remedy six uses', ({ cells }) => {
    expect(overusedProps(voice, cells, mostOfAProp)).toEqual([]);
    expect(remedyUses(voice, cells).filter(({ uses }) => uses > mostOfARemedy)).toEqual([]);
  });

  test.each(parts)('$name: true at any hour', ({ name, cells }) => {
    expect(cells.filter(({ text }) => voice.clock.test(text)).map(({ path }) => path)).toEqual([]);
    const ofHouses = /house|overlay|solarReturnAscendant|lunarReturn/i.test(name);
    if (!ofHouses)
      expect(cells.filter(({ text }) => voice.house.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('a measure that all cells pass can fail', () => {
    const cell = { path: 'transitAspects.5.0.tense', text: 'The kettle sings. Nobody hears. Write it down.' };
    expect(namesFactors(voice, cell)).toBe(false);
    expect(opensOnScene(voice, cell)).toBe(true);
    expect(endsOnCommand(voice, cell)).toBe(true);
    const told = 'Jupiter squares your Sun. You promise much.';
    expect(namesFactors(voice, { ...cell, text: told })).toBe(true);
    expect(
      overusedProps(voice, cellsOf([cell.text, cell.text, cell.text, cell.text], 'natalAspects.0'), 3),
    ).toEqual(['natalAspects.0: kettle 4']);
  });
});
