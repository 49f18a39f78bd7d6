import { elementOf, elements, type SignId } from '../../chart/zodiac.js';
import type { LightElements } from '../../text/natal-catalogue.js';

/** The elements of two signs in the order of tables, and whether the first sign has the first of them. */
export function elementsOf(one: SignId, other: SignId): { key: LightElements; isInOrder: boolean } {
  const [first, second] = [elementOf(one), elementOf(other)];
  const isInOrder = elements.indexOf(first) <= elements.indexOf(second);
  const key = (isInOrder ? `${first}-${second}` : `${second}-${first}`) as LightElements;
  return { key, isInOrder };
}

/** Whether two signs are opposite. */
export const areOpposite = (one: SignId, other: SignId): boolean => Math.abs(one - other) === 6;
