import { type BodyId, Chiron, NorthNode } from '../../chart/bodies.js';
import { type Draft, type Part, textOf } from '../reading.js';
import type { NatalContext } from './context.js';

/** Points that few readers know. */
const points = [Chiron, NorthNode] as const;

/** The first paragraph about a body. */
function firstOn(paragraphs: readonly (readonly Part[])[], { by: ofSection }: Draft, id: BodyId): number {
  for (let i = 0; i < paragraphs.length; i++)
    for (const part of paragraphs[i] as readonly Part[]) {
      const by = typeof part === 'string' ? ofSection : (part.by ?? ofSection);
      if (by?.bodies?.includes(id) && textOf(part) !== '') return i;
    }
  return -1;
}

/** A section with a sentence that explains a point, if it is the first to name it. */
export function withPoints({ cells, manuscript }: NatalContext, draft: Draft): Draft {
  let { paragraphs } = draft;
  for (const id of points) {
    const point = cells.readings.natal.points[id];
    if (point.some((wording) => manuscript.hasSaid(wording))) continue;
    const first = firstOn(paragraphs, draft, id);
    if (first < 0) continue;
    const said = manuscript.firstUnsaid(point);
    paragraphs = paragraphs.map((parts, i) => (i === first ? [said, ...parts] : parts));
  }
  return paragraphs === draft.paragraphs ? draft : { ...draft, paragraphs };
}
