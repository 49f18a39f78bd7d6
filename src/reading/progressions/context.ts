import type { AspectId } from '../../chart/aspects.js';
import type { BodyId } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { ProgressionsReadingCells } from '../../text/reading-catalogue.js';
import type { Manuscript } from '../manuscript.js';
import type { SpokenCells } from '../reading.js';
import type { Day, ProgressedLife, WeighedProgression } from './plan.js';

/** The texts of a progressions' reading. */
export interface ProgressionsCells extends SpokenCells {
  phaseName(phase: PhaseId): string;
  progressedSign(body: BodyId, sign: SignId): string | null;
  progressedHouse(body: BodyId, house: House | 0): string | null;
  progressedAspect(body: BodyId, natal: BodyId, aspect: AspectId): string | null;
  progressedPhase(phase: PhaseId): string;
  /** The month and year of a day; the year alone if the hour of birth is unknown. */
  date(day: Day): string;
  /** The length and the end of a span in words, for the placeholders `{duration}` and `{until}`. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

export interface ProgressionsContext {
  life: ProgressedLife;
  cells: ProgressionsCells;
  kind: ProgressionsReadingCells;
  manuscript: Manuscript;
  /** The contacts told, strongest first. */
  aspects: readonly WeighedProgression[];
}
