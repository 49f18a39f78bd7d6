import type { OpeningContext } from './context.js';
import { dominantCells } from './dominant-factor.js';
import type { Theme } from './theme.js';
import { valuesOf } from './traits.js';

/** Comes back to what the opening began with: what the theme comes to. */
export function closingOf(context: OpeningContext, name: string, theme: Theme): string {
  const { cells, manuscript } = context;
  const { closing } = cells.readings.natalChapters;
  const { conflict, agreement, dominant } = theme;
  if (dominant) {
    return manuscript.firstUnsaid(dominantCells(context, dominant).closing, {
      name,
      ...valuesOf(context, dominant),
    });
  }
  if (agreement) {
    const { first, second, tag } = agreement;
    return manuscript.unlessSaid(closing.agreement[tag], { name, ...manuscript.pair(first.id, second.id) });
  }
  if (conflict === undefined) return manuscript.firstUnsaid(closing.plain, { name });
  const { first, second, axis } = conflict;
  const pair = manuscript.pair(first.id, second.id);
  return manuscript.firstUnsaid(closing.conflict[axis], { name, ...pair });
}
