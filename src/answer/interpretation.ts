import type { Reading } from '../reading/reading.js';
import type { Settings } from '../request/settings.js';
import type { FactorEntry } from './reading.js';

/** What can be written of a horoscope: each is worked out when it is wanted. */
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

/** @param withTexts whether texts were asked for */
export function writtenInterpretation(
  { include }: Settings,
  withTexts: boolean,
  interpretation: Interpretation,
): WrittenInterpretation {
  const included: WrittenInterpretation['included'] = {};
  if (include.includes('factors')) included.factors = interpretation.factors();
  if (include.includes('reading')) included.reading = withTexts ? interpretation.reading() : null;
  const intro = withTexts
    ? (interpretation.own() ?? included.reading?.opening ?? interpretation.opening())
    : null;
  return { intro, included };
}
