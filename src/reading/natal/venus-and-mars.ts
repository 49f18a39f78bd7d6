import { type BodyId, Mars, Venus } from '../../chart/bodies.js';
import { elementOf } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import type { NatalContext } from './context.js';
import { bodyOf } from './fill.js';

/**
 * Venus and Mars in one chapter: what a person likes and how they go after it. Where their signs are of opposite kinds
 * the two texts describe unlike people, unless a sentence says how both hold.
 */
export function withVenusAndMars(context: NatalContext, draft: Draft, readBefore: readonly BodyId[]): Draft {
  const id = bodyOf(draft);
  const other = id === Venus ? Mars : id === Mars ? Venus : undefined;
  if (other === undefined || !readBefore.includes(other)) return draft;
  const { weighed, written, cells } = context;
  const [first = [], ...rest] = draft.paragraphs;
  // One unlike planet in a paragraph is enough.
  if (first.some((part) => typeof part !== 'string' && part.factor?.kind === 'aspect')) return draft;
  if (![Venus, Mars].every((each) => written.passages.has(each))) return draft;
  // An aspect between them has said how they go together.
  if (weighed.aspects.some(({ first, second }) => first === Venus && second === Mars)) return draft;
  const [venus, mars] = [Venus, Mars].map((each) => weighed.bodies.find((body) => body.id === each));
  if (venus === undefined || mars === undefined) return draft;
  const text = cells.readings.natalChapters.venusAndMars[elementOf(venus.sign)][elementOf(mars.sign)];
  if (text === undefined) return draft;
  const said = fill(text, { sign: cells.signName(venus.sign), other: cells.signName(mars.sign) });
  return { ...draft, paragraphs: [[...first, said], ...rest] };
}
