import type { Catalogue } from '#dist/text/catalogue.js';

/** Fewest and most words of a cell (spec of the texts, "Voice"). */
export type Range = readonly [least: number, most: number];

export interface Cell {
  /** Where it stands: `bodyInSign.0.3`. */
  path: string;
  text: string;
}

export interface Part {
  name: string;
  words: Range;
  cells: Cell[];
}

const placement: Range = [60, 110];
const aspect: Range = [45, 80];

/** The tables of prose, each with its lengths. Names and intros are prose too, but no tables. */
const ranges: Partial<Record<keyof Catalogue, Range>> = {
  bodyInSign: placement,
  bodyInHouse: placement,
  cuspInSign: [20, 40],
  natalAspects: aspect,
  signToSign: [70, 120],
  synastryAspects: aspect,
  synastryOverlays: placement,
  compositeHouses: placement,
  transitAspects: aspect,
  transitHouses: placement,
  progressedSigns: placement,
  progressedHouses: placement,
  progressedAspects: aspect,
  progressedPhases: placement,
  solarReturnAscendant: placement,
};

export function cellsOf(table: unknown, path: string): Cell[] {
  if (typeof table === 'string') return [{ path, text: table }];
  return Object.entries(table as object).flatMap(([key, below]) => cellsOf(below, `${path}.${key}`));
}

export const partsOf = (catalogue: Catalogue): Part[] =>
  Object.entries(ranges).map(([name, words]) => ({
    name,
    words,
    cells: cellsOf(catalogue[name as keyof Catalogue], name),
  }));

export const proseWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];

/** The runs of three words in a text. */
export function trigrams(text: string): Set<string> {
  const words = proseWords(text);
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

/** The share of the shorter text's trigrams that stand in the other too. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const trigram of small) if (large.has(trigram)) common++;
  return small.size === 0 ? 0 : common / small.size;
}
