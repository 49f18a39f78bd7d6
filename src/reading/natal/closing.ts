import type { BodyId } from '../../chart/bodies.js';
import type { Wordings } from '../../text/reading-catalogue.js';
import type { OpeningDesk } from './desk.js';
import { traitOf, valuesOf } from './leads.js';
import { calledOf, type Theme } from './opening.js';

/** Comes back to what the opening began with: what the theme comes to, where, and what can be relied on. */
export function closingOf(desk: OpeningDesk, name: string, theme: Theme, brief: boolean): string {
  const { cells, manuscript, weighed } = desk;
  const { closing } = cells.readings.natalChapters;
  const { threads } = cells.readings.natal;
  const { conflict, agreement, thread } = theme;
  const fieldOf = (id: BodyId): string | undefined => {
    const house = weighed.bodies.find((body) => body.id === id)?.house ?? 0;
    return house === 0 ? undefined : closing.fields[house];
  };
  const placed = (wordings: Wordings, first: BodyId, second: BodyId): string => {
    const [fieldA, fieldB] = [fieldOf(first), fieldOf(second)];
    if (brief || fieldA === undefined || fieldB === undefined || fieldA === fieldB) return '';
    return manuscript.wording(wordings, { ...manuscript.pair(first, second), fieldA, fieldB });
  };
  const support = supportOf(desk, theme);
  const written: string[] = [];
  if (thread) {
    const { on, by, nature } = thread;
    written.push(manuscript.wording(threads[nature][by].closing, { name, ...valuesOf(desk, thread) }));
    if (nature === 'strain' && support === '') written.push(placed(closing.grounds, on, by));
  } else if (conflict) {
    const { first, second, axis } = conflict;
    const pair = { name, ...manuscript.pair(first.id, second.id) };
    written.push(manuscript.wording(closing.conflict[axis], pair));
    if (support === '') written.push(placed(closing.grounds, first.id, second.id));
  } else if (agreement) {
    const { first, second, tag } = agreement;
    const pair = { name, ...manuscript.pair(first.id, second.id) };
    written.push(manuscript.once(closing.agreement[tag], pair), placed(closing.places, first.id, second.id));
  } else written.push(manuscript.wording(closing.plain, { name }));
  written.push(support);
  return written.filter((text) => text !== '').join(' ');
}

/** The one of the three that has no part in the theme is what one can lean on, or what goes along with it. */
function supportOf(desk: OpeningDesk, { thread, conflict, leaders, sides }: Theme): string {
  const { manuscript, cells } = desk;
  const { support, besides } = cells.readings.natalChapters.closing;
  if (sides.length === 0) return '';
  for (const body of leaders) {
    const who = sides.includes(body) ? '' : manuscript.once(traitOf(desk, body)?.who);
    if (who === '') continue;
    const isDivided = thread?.nature === 'strain' || conflict !== undefined;
    return manuscript.wording(isDivided ? support : besides, { c: calledOf(desk, body).within, who });
  }
  return '';
}
