import { Chiron } from '../../chart/bodies.js';
import type { Draft, Part } from '../reading.js';
import type { NatalContext } from './context.js';

const isOnChiron = (part: Part, { by }: Draft): boolean => {
  if (typeof part === 'string') return false;
  return (part.by ?? by)?.bodies?.includes(Chiron) ?? false;
};

/** A section with a sentence on what Chiron is, where it is the first to speak of it: hardly anybody knows it. */
export function withChiron({ cells, manuscript }: NatalContext, draft: Draft): Draft {
  const first = draft.paragraphs.find((parts) => parts.some((part) => isOnChiron(part, draft)));
  if (first === undefined) return draft;
  const point = manuscript.unlessSaid(cells.readings.natal.points[Chiron]);
  const paragraphs = draft.paragraphs.map((parts) => (parts === first ? [point, ...parts] : parts));
  return point === '' ? draft : { ...draft, paragraphs };
}
