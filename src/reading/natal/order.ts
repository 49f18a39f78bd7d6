import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

const isOfPattern = ({ factors: [factor] }: Draft): boolean => factor?.kind === 'pattern';

/** A crowd comes before what stands in it; then by weight, and patterns last. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = [];
  for (const draft of drafts) {
    let at = ordered.length;
    if (!isOfPattern(draft)) while (at > 0 && goesBefore(draft, ordered[at - 1] as Draft)) at--;
    ordered.splice(at, 0, draft);
  }
  return ordered;
}

const goesBefore = (draft: Draft, other: Draft): boolean =>
  isOfPattern(other) || headsFirst(draft, other) < 0;
