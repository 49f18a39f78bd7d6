import type { Happening } from './happenings.js';
import { isYear, type Period } from './period.js';
import { mayLead, type Ranked } from './ranking.js';
import { meaningOf, type Worded } from './worded-happenings.js';

/** What a column begins with, and what it opens and closes with: one thought, chosen by its lead. */
export interface Frame {
  lead: Ranked | undefined;
  /** What happens, the heaviest first. */
  ranked: readonly Ranked[];
  intro: string;
  /** What a month or year asks; how a week's lead goes on. */
  thought: string;
  close: string;
  /** Of a month: how many of the signs before this one have their lead in the same house. */
  alike?: number;
}

/** Of a period that nothing leads. */
export const unframed = { intro: '', thought: '', close: '' };

/** Who may lead, the heaviest first: in weeks and months only what there are words for, if there is any. */
export function leadsOf(
  ranked: readonly Ranked[],
  byHappening: ReadonlyMap<Happening, Worded>,
  period: Period,
): readonly Ranked[] {
  const may = ranked.filter((each) => mayLead(each, period.kind));
  const meaningful = may.filter(({ happening, house }) => {
    const own = byHappening.get(happening);
    return own !== undefined && meaningOf(own, house) !== undefined;
  });
  const fit = isYear(period) || meaningful.length === 0 ? may : meaningful;
  return fit.length === 0 ? ranked.slice(0, 1) : fit;
}

/** How far from the heaviest a lead may be that has words of its own; and where all of these are other signs'. */
export const [stillHeavy, heavyEnough] = [0.6, 0.3] as const;
