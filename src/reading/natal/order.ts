import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

/** Figures come after the planets they are made of, and the chart as a whole after everything. */
const lateness = ({ factors: [of] }: Draft): number =>
  of?.kind === 'whole' ? 2 : of?.kind === 'pattern' ? 1 : 0;

/** A crowd comes before what stands in it; then by weight, with figures and the whole last. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = [];
  for (const draft of drafts) {
    let at = ordered.length;
    for (; at > 0 && goesBefore(draft, ordered[at - 1] as Draft); at--)
      ordered[at] = ordered[at - 1] as Draft;
    ordered[at] = draft;
  }
  return ordered;
}

function goesBefore(draft: Draft, other: Draft): boolean {
  const later = lateness(other) - lateness(draft);
  return later === 0 ? lateness(draft) === 0 && headsFirst(draft, other) < 0 : later > 0;
}
