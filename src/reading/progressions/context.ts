import type { AspectId } from '../../chart/aspects.js';
import type { BodyId } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { ProgressionsReadingCells } from '../../text/reading-catalogue.js';
import type { Manuscript } from '../manuscript.js';
import type { SpokenCells } from '../reading.js';
import type { Day, ProgressedLife, WeighedProgression } from './plan.js';

/** What a reading of progressions is written with. */
export interface ProgressionsCells extends SpokenCells {
  phaseName(phase: PhaseId): string;
  progressedSign(body: BodyId, sign: SignId): string | null;
  progressedHouse(body: BodyId, house: House | 0): string | null;
  progressedAspect(body: BodyId, natal: BodyId, aspect: AspectId): string | null;
  progressedPhase(phase: PhaseId): string;
  /** The month of a day and its year; the year alone where the hour of birth is open. */
  date(day: Day): string;
  /** How long something lasts and until when, in words: `{duration}` and `{until}` of the cells. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

export interface ProgressionsContext {
  life: ProgressedLife;
  cells: ProgressionsCells;
  kind: ProgressionsReadingCells;
  manuscript: Manuscript;
  /** Those that are written of, strongest first. */
  aspects: readonly WeighedProgression[];
}
