import type { OpeningDesk } from './desk.js';
import type { Theme } from './theme.js';
import { threadCells } from './thread.js';
import { valuesOf } from './traits.js';

/** Comes back to what the opening began with: what the theme comes to. */
export function closingOf(desk: OpeningDesk, name: string, theme: Theme): string {
  const { cells, manuscript } = desk;
  const { closing } = cells.readings.natalChapters;
  const { conflict, agreement, thread } = theme;
  if (thread) {
    return manuscript.wording(threadCells(desk, thread).closing, { name, ...valuesOf(desk, thread) });
  }
  if (agreement) {
    const { first, second, tag } = agreement;
    return manuscript.once(closing.agreement[tag], { name, ...manuscript.pair(first.id, second.id) });
  }
  if (conflict === undefined) return manuscript.wording(closing.plain, { name });
  const { first, second, axis } = conflict;
  const pair = manuscript.pair(first.id, second.id);
  return manuscript.wording(closing.conflict[axis], { name, ...pair });
}
