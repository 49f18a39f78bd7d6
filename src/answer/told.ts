import type { Reading } from '../reading/reading.js';
import type { Settings } from '../request/settings.js';
import type { FactorEntry } from './reading.js';

/** What a horoscope can be asked to tell: each is worked out when it is asked for. */
export interface Telling {
  /** The host's own intro, if it has one. */
  own(): string | undefined;
  opening(): string;
  reading(): Reading;
  factors(): FactorEntry[];
}

/** The intro of a horoscope, and what `include` asks for besides. */
export interface Told {
  /** The host's own, or the opening of the reading; null without texts. */
  intro: string | null;
  included: { factors?: FactorEntry[]; reading?: Reading | null };
}

/** @param withTexts whether texts were asked for */
export function toldOf({ include }: Settings, withTexts: boolean, telling: Telling): Told {
  const included: Told['included'] = {};
  if (include.includes('factors')) included.factors = telling.factors();
  if (include.includes('reading')) included.reading = withTexts ? telling.reading() : null;
  const intro = withTexts ? (telling.own() ?? included.reading?.opening ?? telling.opening()) : null;
  return { intro, included };
}
