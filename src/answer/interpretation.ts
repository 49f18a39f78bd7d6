import { readingWithoutNameAsWord } from '../reading/own-name.js';
import type { Reading } from '../reading/reading.js';
import type { Settings } from '../request/settings.js';
import { withoutNameAsWord } from '../text/own-name.js';
import type { FactorEntry } from './reading.js';

/** The reading, the factors and the intro of a horoscope, each computed when it is wanted. */
export interface Interpretation {
  /** The host's own intro, if it has one. */
  own(): string | undefined;
  opening(): string;
  reading(): Reading;
  factors(): FactorEntry[];
}

/** The intro of a horoscope, and what `include` asks for besides. */
export interface WrittenInterpretation {
  /** The host's own, or the opening of the reading; null without texts. */
  intro: string | null;
  included: { factors?: FactorEntry[]; reading?: Reading | null };
}

/**
 * @param withTexts whether texts were asked for
 * @param name of whom it is, where it is of one person, who is called by that name
 */
export function writtenInterpretation(
  { include }: Settings,
  withTexts: boolean,
  interpretation: Interpretation,
  name = '',
): WrittenInterpretation {
  const included: WrittenInterpretation['included'] = {};
  if (include.includes('factors')) included.factors = interpretation.factors();
  if (include.includes('reading'))
    included.reading = withTexts ? readingWithoutNameAsWord(interpretation.reading(), name) : null;
  const intro = withTexts
    ? (interpretation.own() ?? included.reading?.opening ?? withoutNameAsWord(interpretation.opening(), name))
    : null;
  return { intro, included };
}
