import { bodyCalled } from './called.js';
import type { OpeningDesk } from './desk.js';
import type { Theme } from './opening.js';
import { threadCells } from './thread.js';
import { traitOf, valuesOf } from './traits.js';

/** Comes back to what the opening began with: what the theme comes to, and the strongest factor where the theme is about others. */
export function closingOf(desk: OpeningDesk, name: string, theme: Theme): string {
  const said = subjectClosing(desk, name, theme);
  const [chief] = theme.leaders;
  if (chief === undefined || theme.sides.includes(chief)) return said;
  const does = traitOf(desk, chief)?.does;
  if (does === undefined) return said;
  const { start, within } = bodyCalled(desk, chief);
  const { strongest, strongestOfPlain } = desk.cells.readings.natalChapters.closing;
  const wordings = theme.sides.length === 0 ? strongestOfPlain : strongest;
  return `${said} ${desk.manuscript.wording(wordings, { A: start, a: within, does })}`;
}

/** What the theme comes to. */
function subjectClosing(desk: OpeningDesk, name: string, theme: Theme): string {
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
