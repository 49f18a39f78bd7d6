import type { AspectId } from '../../chart/aspects.js';
import type { BodyId } from '../../chart/bodies.js';

/** A planet of the return on its way over the birth chart during the year. */
export interface ReturnTransit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  /** `YYYY-MM-DD`, in order of time. */
  exact: readonly string[];
}

/** The year in four, `YYYY-MM-DD`: the days that they begin on, and the last one’s end. */
export type Quarters = readonly [string, string, string, string, string];

/** What the dates are written with. */
export interface DatesCells {
  /** Without the year that is spoken of. */
  days(days: readonly string[], yearSpokenOf?: number): string;
  /** Without its year. */
  dayOfYear(day: string): string;
  /** “Late March”. */
  partOfMonth(day: string): string;
}
