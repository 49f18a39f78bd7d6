import { Chiron, NorthNode } from '../../chart/bodies.js';
import { type Draft, type Part, textOf } from '../reading.js';
import type { NatalContext } from './context.js';

/** Points that hardly anybody knows. */
const points = [Chiron, NorthNode] as const;

const isOn = (part: Part, { by }: Draft, point: (typeof points)[number]): boolean => {
  if (textOf(part) === '') return false;
  const its = typeof part === 'string' ? by : (part.by ?? by);
  return its?.bodies?.includes(point) ?? false;
};

/** A section with a sentence on what a point is, where it is the first to speak of it. */
export function withPoints({ cells, manuscript }: NatalContext, draft: Draft): Draft {
  let { paragraphs } = draft;
  for (const id of points) {
    const first = paragraphs.findIndex((parts) => parts.some((part) => isOn(part, draft, id)));
    const point = first < 0 ? '' : manuscript.unlessSaid(cells.readings.natal.points[id]);
    if (point !== '') paragraphs = paragraphs.map((parts, i) => (i === first ? [point, ...parts] : parts));
  }
  return paragraphs === draft.paragraphs ? draft : { ...draft, paragraphs };
}
