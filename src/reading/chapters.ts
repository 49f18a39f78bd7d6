import type { Manuscript } from './manuscript.js';
import {
  type Draft,
  draftWords,
  hasText,
  percentages,
  type Reading,
  type ReadingLength,
  writeDraft,
} from './reading.js';

/** A chapter before it is written. */
export interface ChapterDraft {
  key: string;
  title: string;
  drafts: readonly (Draft | undefined)[];
  /** Its sections stand in an order of their own and stay whatever there is room for. */
  asGiven?: boolean;
  /** Its sections stand in an order of their own, and are left out as those of other chapters. */
  isInTime?: boolean;
}

/** Words that the chapters of a kind may have, by the length wanted. */
export type MostWords = Readonly<Record<ReadingLength, number>>;

/** What all of it turns on, and what is crowded before what stands in it; then by weight. */
export const headsFirst = (a: Draft, b: Draft): number => rankOf(b) - rankOf(a) || b.weight - a.weight;
const rankOf = ({ factors, isLead }: Draft): number => (isLead ? 2 : factors[0]?.kind === 'crowding' ? 1 : 0);

/**
 * Puts chapters into words: their sections by weight, as many as there is room for, the faintest left out first. A
 * chapter with nothing to say is none.
 * @param most words in all; as many as there are by default
 */
export function writeChapters(
  chapters: readonly ChapterDraft[],
  manuscript: Manuscript,
  most = Number.POSITIVE_INFINITY,
): Reading['chapters'] {
  const kept = chapters.map(({ key, title, drafts, asGiven = false, isInTime = false }) => ({
    key,
    title,
    asGiven,
    isInTime,
    drafts: drafts.filter((draft) => draft !== undefined && hasText(draft)) as Draft[],
  }));
  const faintest = kept
    .flatMap(({ asGiven, drafts }) => (asGiven ? [] : drafts))
    .sort((a, b) => a.weight - b.weight);
  const isLimited = most < Number.POSITIVE_INFINITY;
  let words = isLimited ? faintest.reduce((sum, draft) => sum + draftWords(draft), 0) : 0;
  const left = new Set<Draft>();
  for (const draft of faintest) {
    if (words <= most) break;
    if (draft.isKept || draft.isLead) continue;
    words -= draftWords(draft);
    left.add(draft);
  }
  const chosen = kept
    .map(({ key, title, drafts, asGiven, isInTime }) => {
      const its = asGiven ? drafts : drafts.filter((draft) => !left.has(draft));
      return { key, title, drafts: asGiven || isInTime ? its : its.sort(headsFirst) };
    })
    .filter(({ drafts }) => drafts.length > 0);
  const shares = percentages(chosen.map(({ drafts }) => drafts.reduce((sum, { weight }) => sum + weight, 0)));
  return chosen.map(({ key, title, drafts }, i) => ({
    key,
    title,
    weight: shares[i] as number,
    sections: drafts.map((draft, at) => writeDraft(draft, manuscript, at === 0)),
  }));
}
