import { Opposition } from '../../chart/aspects.js';
import { Chiron, NorthNode } from '../../chart/bodies.js';
import { type Draft, type Part, textOf } from '../reading.js';
import type { NatalContext } from './context.js';
import { bodyOf } from './fill.js';

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
  const onSouthNode = southNodeParagraph(draft);
  const joint = onSouthNode > 0 ? manuscript.unlessSaid(cells.readings.natalChapters.onSouthNode) : '';
  if (joint !== '')
    paragraphs = paragraphs.map((parts, i) => (i === onSouthNode ? [joint, ...parts] : parts));
  return paragraphs === draft.paragraphs ? draft : { ...draft, paragraphs };
}

/** In the section on the node, the paragraph on a planet across from it; below nothing where there is none. */
function southNodeParagraph(draft: Draft): number {
  if (bodyOf(draft) !== NorthNode) return -1;
  const [planet] =
    draft.factors.find(({ aspectId, planetIds }) => aspectId === Opposition && planetIds?.[1] === NorthNode)
      ?.planetIds ?? [];
  if (planet === undefined) return -1;
  return draft.paragraphs.findIndex((parts) =>
    parts.some((part) => typeof part !== 'string' && part.by?.bodies?.includes(planet)),
  );
}
