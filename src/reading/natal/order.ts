import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

const isOfPattern = ({ factors }: Draft): boolean => factors[0]?.kind === 'pattern';

/** A crowd comes before what stands in it; then by weight, and patterns last. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = [];
  for (const draft of drafts) {
    let at = ordered.length;
    if (!isOfPattern(draft))
      for (; at > 0 && goesBefore(draft, ordered[at - 1] as Draft); at--)
        ordered[at] = ordered[at - 1] as Draft;
    ordered[at] = draft;
  }
  return ordered;
}

const goesBefore = (draft: Draft, other: Draft): boolean =>
  isOfPattern(other) || headsFirst(draft, other) < 0;
