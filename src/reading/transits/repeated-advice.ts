import type { TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { Manuscript } from '../manuscript.js';

/** How often a reading gives one piece of advice. */
const most = 2;

/** What each reading has advised so far, by the pieces of advice of its language. */
const heard = new WeakMap<Manuscript, number[]>();

interface Written {
  readonly kind: Pick<TransitsReadingCells, 'advice'>;
  readonly manuscript: Manuscript;
}

const adviceIn = ({ kind: { advice } }: Written, text: string): number[] =>
  advice.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length);

/** Notes what a text advises. */
export function noteAdvice(context: Written, text: string): void {
  const counts = heard.get(context.manuscript);
  const its = adviceIn(context, text);
  heard.set(
    context.manuscript,
    its.map((count, at) => count + (counts?.[at] ?? 0)),
  );
}

/** Whether a text gives a piece of advice that has been given often enough. */
export function isRepeatedAdvice(context: Written, text: string): boolean {
  const counts = heard.get(context.manuscript);
  return (
    counts !== undefined &&
    adviceIn(context, text).some((count, at) => count > 0 && (counts[at] ?? 0) + count > most)
  );
}
