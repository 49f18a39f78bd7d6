import type { BodyId } from '../../chart/bodies.js';
import type { OpeningDesk } from './desk.js';
import { valuesOf } from './leads.js';
import type { Theme } from './opening.js';
import { houseRead } from './placements.js';

/** Comes back to what the opening began with: what the theme comes to; of a conflict, where each side has its place. */
export function closingOf(desk: OpeningDesk, name: string, theme: Theme, brief: boolean): string {
  const { cells, manuscript, weighed } = desk;
  const { closing } = cells.readings.natalChapters;
  const { conflict, agreement, thread } = theme;
  if (thread) {
    const { closing: wordings } = cells.readings.natal.threads[thread.nature][thread.by];
    return manuscript.wording(wordings, { name, ...valuesOf(desk, thread) });
  }
  if (agreement) {
    const { first, second, tag } = agreement;
    return manuscript.once(closing.agreement[tag], { name, ...manuscript.pair(first.id, second.id) });
  }
  if (conflict === undefined) return manuscript.wording(closing.plain, { name });
  const { first, second, axis } = conflict;
  const pair = manuscript.pair(first.id, second.id);
  const said = manuscript.wording(closing.conflict[axis], { name, ...pair });
  const fieldOf = (id: BodyId): string | undefined => {
    const body = weighed.bodies.find((each) => each.id === id);
    const house = body ? houseRead(body, weighed.chart) : 0;
    return house === 0 ? undefined : closing.fields[house];
  };
  const [fieldA, fieldB] = [fieldOf(first.id), fieldOf(second.id)];
  if (brief || fieldA === undefined || fieldB === undefined || fieldA === fieldB) return said;
  return `${said} ${manuscript.wording(closing.grounds, { ...pair, fieldA, fieldB })}`;
}
