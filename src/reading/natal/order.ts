import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

/** Figures come after the planets they are made of, and the chart as a whole after everything. */
function lateness({ factors }: Draft): number {
  const kind = factors[0]?.kind;
  return kind === 'whole' ? 2 : kind === 'pattern' ? 1 : 0;
}

/** A crowd comes before what stands in it; then by weight, with figures and the whole last. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered = drafts.slice();
  for (let i = 1; i < ordered.length; i++) {
    const draft = ordered[i] as Draft;
    let at = i;
    for (; at > 0 && goesBefore(draft, ordered[at - 1] as Draft); at--)
      ordered[at] = ordered[at - 1] as Draft;
    ordered[at] = draft;
  }
  return ordered;
}

function goesBefore(draft: Draft, other: Draft): boolean {
  const [late, later] = [lateness(draft), lateness(other)];
  return late === later ? late === 0 && headsFirst(draft, other) < 0 : later > late;
}
