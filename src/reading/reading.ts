import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { PatternId } from '../chart/patterns.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { ReadingCatalogue } from '../text/reading-catalogue.js';
import type { Sides } from '../text/sides.js';
import type { Factor } from './factors.js';
import type { Manuscript } from './manuscript.js';
import { withoutAdvice } from './trimming.js';
import { wordsIn } from './words.js';

export { wordsIn };

/** A horoscope as something to read. Paragraphs of a text are separated by an empty line. */
export interface Reading {
  title: string;
  opening: string;
  chapters: { key: string; title: string; weight: number; sections: ReadingSection[] }[];
  closing: string;
}

export interface ReadingSection {
  title: string;
  factors: Factor[];
  text: string;
}

export type ReadingLength = 'full' | 'brief';

/** What every reading is written with; a `Texts` is one. */
export interface SpokenCells {
  readonly readings: ReadingCatalogue;
  signName(sign: SignId): string;
}

/** What a natal reading is written with. */
export interface ReadingCells extends SpokenCells {
  bodyName(body: BodyId): string;
  patternName(pattern: PatternId): string;
  bodyInSign(body: BodyId, sign: SignId): string | null;
  bodyInHouse(body: BodyId, house: House | 0): string | null;
  cuspInSign(house: House, sign: SignId): string;
  natalAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null;
}

/** What states something of a birth. */
export interface StatedBy {
  readonly bodies?: readonly BodyId[];
  /** Of a crowd, who stands in it. */
  readonly members?: readonly BodyId[];
  /** What a single body is called within a sentence. */
  readonly within?: string;
}

/** What a factor is called at the start of a sentence, and within one. */
export interface Called extends StatedBy {
  readonly start: string;
  readonly within: string;
}

/** A sentence that stays as it is, or a text of which more is known. */
export type Part = string | Statement;

export interface Statement {
  readonly text: string;
  /** Of a birth, the sides that it takes of matters on which another text may take the other. */
  readonly sides?: Sides | undefined;
  /** Of a birth, what states it, where that is not what the whole section is about. */
  readonly by?: StatedBy | undefined;
  /** The factor that it tells, which leaves the section’s factors with it where it is left out. */
  readonly factor?: Factor | undefined;
  /** Of a birth: however little room there is it stays, whatever it denies or unless it denies something. */
  readonly stays?: 'always' | 'unlessDenied' | undefined;
  /** It may end in advice, which may be cut off. */
  readonly mayEndInAdvice?: boolean;
}

/** A section before its chapter is put together. */
export interface Draft {
  title: string;
  weight: number;
  factors: Factor[];
  paragraphs: Part[][];
  /** Of a birth, what states the things that it states. */
  by?: StatedBy;
  /** Stays, however little room there is. */
  isKept?: boolean;
  /** What the whole reading turns on: it stays, and stands first in its chapter. */
  isLead?: boolean;
}

/**
 * What a birth’s text states. All of them have their fields in one order, by which engines read the fields of many sooner.
 */
export const statementOf = ({
  text,
  sides,
  by,
  factor,
  stays,
  mayEndInAdvice = false,
}: Statement): Statement => ({ text, sides, by, factor, stays, mayEndInAdvice });

export const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

/** Whether a text may end in advice that can be cut off. */
export const mayEndInAdvice = (part: Part): boolean =>
  typeof part !== 'string' && part.mayEndInAdvice === true;

/**
 * All parts of a section, paragraph after paragraph. A reading asks for some twenty, and `flat` takes several times as
 * long.
 */
export function partsOf(draft: Draft | undefined): Part[] {
  const all: Part[] = [];
  if (draft !== undefined) for (const parts of draft.paragraphs) for (const part of parts) all.push(part);
  return all;
}

/** Whether a section says anything. */
export function hasText({ paragraphs }: Draft): boolean {
  for (const parts of paragraphs) for (const part of parts) if (textOf(part) !== '') return true;
  return false;
}

export function draftWords({ paragraphs }: Pick<Draft, 'paragraphs'>): number {
  let words = 0;
  for (const parts of paragraphs) for (const part of parts) words += wordsIn(textOf(part));
  return words;
}

/**
 * Puts a section into words. @param keepsStep whether its last cell may end in advice @param shorten what is left of a
 * text that ends in advice
 */
export function writeDraft(
  draft: Draft,
  manuscript: Manuscript,
  keepsStep: boolean,
  shorten = (text: string): string => text,
): ReadingSection {
  let last: Part | undefined;
  if (keepsStep)
    for (const parts of draft.paragraphs) for (const part of parts) if (mayEndInAdvice(part)) last = part;
  let text = '';
  for (const parts of draft.paragraphs) {
    let between = text === '' ? '' : '\n\n';
    for (const part of parts) {
      const isWhole = part === last || !mayEndInAdvice(part);
      const said = isWhole ? textOf(part) : withoutAdvice(manuscript.words, textOf(part));
      if (said === '') continue;
      const written = shorten(said);
      text += between + written;
      between = ' ';
    }
  }
  return { title: draft.title, factors: draft.factors, text };
}

/** Whole percents in the proportion of some weights, which sum to 100 (largest remainders). */
export function percentages(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * 100);
  const whole = exact.map(Math.floor);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  const missing = 100 - whole.reduce((total, value) => total + value, 0);
  for (const { i } of order.slice(0, missing)) whole[i] = (whole[i] as number) + 1;
  return whole;
}
