/** The checks that every language passes. */

import { describe, test } from 'vitest';
import { bundledLanguages, loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import { bannedPhrases, phrasesOfOneAge, phrasesOfOneTime, phrasesOfReturnsAtOneAge } from './banned.js';
import {
  type Cell,
  cellsOf,
  lengthOf,
  overlaps,
  partsOf,
  proseWords,
  type Range,
  sentencesOf,
  trigrams,
} from './parts.js';
import { misspelled, readingEase } from './spelling.js';
import { voiceOf } from './voice.js';

const languages = await Promise.all(bundledLanguages.map((tag) => loadCatalogue(tag)));
/** Compared with the English catalogue, the first: a language has the same cells and placeholders. */
const reference = languages.find(({ language }) => language === 'en') ?? languages[0];

/**
 * The share of trigrams that two cells of a part may have in common. A cell of 20 to 40 words has some 25 of them,
 * so that two common phrases are 8 %, and of the shortest of months some 15; in cells of 45 words and more the nearest
 * two stand at 6.3 %.
 */
const similarityBound = ([least]: Range): number => (least < 20 ? 0.15 : least < 45 ? 0.1 : 0.07);
/** Twelve passages speak of one house, in the words of its matters: `the house of shared money and intimacy`. */
const similarityOfPassages = 0.09;
/**
 * Flesch's reading ease: plain English is 60 to 70, conversation 80 to 90. The catalogue means to be read by
 * anybody and not to be a primer: its parts stand at 76 to 85 on average, its hardest cell at 51.
 */
const easeOfPart = { least: 70, most: 92 };
const easeOfCell = 50;
/** Share of cells that may open with `You` or `Your`; the catalogue has 3 %. */
const openingBound = 0.1;
/** Cells of a year, a month or a day, which stand after a sentence of the sky, may go on with what that does to the reader. */
const afterStatement = /^reports\.(?:(?:sign|rising)Years|columns\.(?:months|days))/;
const openingBoundAfterStatement = 0.45;
/** A reading has passages one by one, each under the name of its planet: there a beginning with the reader is no mannerism. */
const ofPlacements = /^readings\.(?:progressions\.)?placements/;
/** Of a progressed light a reading has one passage, which may begin by naming it and its sign. */
const ofProgressedLights = /^readings\.progressions\.placements/;
const openingBoundOfPlacements = 0.45;

const faults = (cells: readonly Cell[], wrong: (cell: Cell) => unknown): string[] =>
  cells.filter(wrong).map(({ path, text }) => `${path}: ${text.slice(0, 60)}`);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

describe.each(languages)('$language', ({ language, catalogue }) => {
  const all = cellsOf(catalogue, 'catalogue');
  const parts = partsOf(catalogue);
  const prose = [...parts.flatMap((part) => part.cells), ...cellsOf(catalogue.chineseIntro, 'chineseIntro')];

  test('has the cells and placeholders of every language', () => {
    // What its cells state, each language says for itself.
    const shape = (cells: readonly Cell[]) =>
      cells
        .filter(({ path }) => !path.includes('.stances.'))
        .map(({ path, text }) => [path, placeholders(text)]);
    expect(shape(all)).toEqual(shape(cellsOf(reference?.catalogue, 'catalogue')));
  });

  test('no cell is empty or stands twice', () => {
    expect(faults(all, ({ text }) => text.trim() === '')).toEqual([]);
    const seen = new Map<string, string>();
    const twice = prose.filter(({ path, text }) => seen.get(text) ?? !seen.set(text, path));
    expect(twice).toEqual([]);
  });

  test.each(parts)('$name: lengths', (part) => {
    const tooShortOrLong = ({ path, text }: Cell): boolean => {
      const [least, most] = lengthOf(part, path);
      const count = proseWords(text).length;
      return count < least || count > most;
    };
    expect(faults(part.cells, tooShortOrLong)).toEqual([]);
  });

  test.each(parts)('$name: no two cells are near', (part) => {
    const { cells } = part;
    const words = lengthOf(part, cells[0]?.path ?? '');
    const bound = ofPlacements.test(part.name) ? similarityOfPassages : similarityBound(words);
    const sets = cells.map(({ text }) => trigrams(text, voiceOf(language).names));
    const near: string[] = [];
    for (const { one, other, shared } of overlaps(sets))
      if (shared > bound) near.push(`${cells[one]?.path} ~ ${cells[other]?.path}: ${shared.toFixed(3)}`);
    expect(near).toEqual([]);
  });

  test.each(parts)('$name: openings', ({ name, cells }) => {
    const openings = new Map<string, string>();
    const twice = cells.filter(({ path, text }) => {
      const opening = proseWords(text)
        .slice(0, ofProgressedLights.test(name) ? 8 : 4)
        .join(' ');
      const taken = openings.has(opening);
      openings.set(opening, path);
      return taken;
    });
    expect(twice).toEqual([]);
    const withYou = cells.filter(({ text }) => /^your?\b/i.test(text));
    const bound = ofPlacements.test(name) ? openingBoundOfPlacements : openingBound;
    expect(withYou.length / cells.length).toBeLessThan(
      afterStatement.test(name) ? openingBoundAfterStatement : bound,
    );
  });

  test.each(parts)('$name: no sentence stands in two cells', ({ cells }) => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { path, text } of cells)
      for (const sentence of sentencesOf(text)) {
        const words = proseWords(sentence);
        if (words.length < 4) continue;
        const key = words.join(' ');
        if (seen.has(key)) shared.push(`${path} and ${seen.get(key)}: ${sentence}`);
        seen.set(key, path);
      }
    expect(shared).toEqual([]);
  });

  test('no sentence of the reports, however short, stands in two cells: they may meet in one week', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    const { signs, signYears, risingYears, columns } = catalogue.reports;
    const shelf = { signs, signYears, risingYears, columns };
    for (const { path, text } of cellsOf(shelf, 'reports'))
      for (const sentence of sentencesOf(text)) {
        if (seen.has(sentence)) shared.push(`${path} and ${seen.get(sentence)}: ${sentence}`);
        seen.set(sentence, path);
      }
    expect(shared).toEqual([]);
  });

  test('spelling', () => {
    const wrong = all.flatMap(({ path, text }) =>
      misspelled(language, text).map((word) => `${path}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(parts)('$name: reading ease', ({ cells }) => {
    const eases = cells.map(({ text }) => readingEase(text));
    const mean = eases.reduce((sum, ease) => sum + ease, 0) / eases.length;
    expect(mean).toBeGreaterThan(easeOfPart.least);
    expect(mean).toBeLessThan(easeOfPart.most);
    expect(cells.filter((_, index) => (eases[index] as number) < easeOfCell)).toEqual([]);
  });

  test('no banned phrase', () => {
    expect(faults(prose, ({ text }) => bannedPhrases.some((phrase) => phrase.test(text)))).toEqual([]);
  });

  test('no text of a birth chart is of one age alone', () => {
    const natal = all.filter(({ path }) =>
      /^catalogue\.(?:natalAspects|bodyIn(?:Sign|House)|cuspInSign|readings\.(?:placements|natal))/.test(
        path,
      ),
    );
    expect(natal.length).toBeGreaterThan(3000);
    expect(natal.some(({ path }) => /\.rulers\./.test(path))).toBe(true);
    expect(natal.some(({ path }) => /\.sunMoon\./.test(path))).toBe(true);
    expect(faults(natal, ({ text }) => phrasesOfOneAge.some((phrase) => phrase.test(text)))).toEqual([]);
  });

  test('no text of a body in a sign, which charts without an hour have too, speaks of its house', () => {
    const inSign = all.filter(({ path }) => path.startsWith('catalogue.bodyInSign.'));
    expect(inSign.length).toBeGreaterThan(150);
    expect(faults(inSign, ({ text }) => /\bhouses?\b/i.test(text))).toEqual([]);
  });

  test('no text on transits or progressions is of one age alone, but those of a stated one', () => {
    const ofTimes = prose.filter(
      ({ path }) =>
        /^(?:transit|progressed|readings\.(?:transits|progressions)\.)/.test(path) &&
        !/^readings\.transits\.(?:atAge|opening\.young)/.test(path),
    );
    expect(ofTimes.length).toBeGreaterThan(1000);
    expect(faults(ofTimes, ({ text }) => phrasesOfOneTime.some((phrase) => phrase.test(text)))).toEqual([]);
  });

  test('no text of a return is of one age alone', () => {
    const returns = all.filter(({ path }) =>
      /^catalogue\.(?:solarReturn|lunarReturn|readings\.(?:solarReturn|lunarReturn|returns))/.test(path),
    );
    expect(returns.length).toBeGreaterThan(1500);
    expect(
      faults(returns, ({ text }) => phrasesOfReturnsAtOneAge.some((phrase) => phrase.test(text))),
    ).toEqual([]);
  });

  test('typography: curly quotes, no dashes for punctuation, no exclamation marks', () => {
    expect(faults(prose, ({ text }) => /["'`]|[!—–]| - |--/.test(text))).toEqual([]);
    expect(faults(prose, ({ text }) => text !== text.trim() || /\s\s|[\n\t]/.test(text))).toEqual([]);
    expect(faults(prose, ({ text }) => !/[.?]”?$/.test(text))).toEqual([]);
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(faults(prose, ({ text }) => count(text, '“') !== count(text, '”'))).toEqual([]);
  });

  test('no two questions in a row', () => {
    expect(faults(prose, ({ text }) => /\?[^.?]*\?/.test(text))).toEqual([]);
  });

  test('placeholders stand where the engine fills them, and markup nowhere', () => {
    const timed = /^(transitAspects|transitHouses|progressedAspects)\./;
    // The Ascendant names its ruler: where its house is told, of the signs that have two.
    const ruled = /^readings\.placements\.15\.(?:7|10|11)\./;
    // Where a day has the Moon.
    const ofMoon = /^reports\.columns\.days\.moon\./;
    const tables = parts.flatMap((part) => part.cells);
    const known = ({ path, text }: Cell) => {
      if (ruled.test(path)) return text.replace('{ruler}', '');
      if (ofMoon.test(path)) return text.replace(/\{(?:moon|place)\}/, '');
      return timed.test(path) ? text.replace(/\{(duration|until)\}/g, '') : text;
    };
    expect(faults(tables, (cell) => /[{}<>]/.test(known(cell)))).toEqual([]);
  });
});
