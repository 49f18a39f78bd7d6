import type { Heads, Parts } from './format.js';

/** How a name stands to the one sought. In a sorted list these follow each other in this order. */
const BEFORE = 0;
export const SAME = 1;
export const LONGER = 2;
const LATER = 3;

export function compare(bytes: Uint8Array, start: number, end: number, key: Uint8Array): number {
  const length = end - start;
  const common = Math.min(length, key.length);
  for (let i = 0; i < common; i++) {
    const step = (bytes[start + i] as number) - (key[i] as number);
    if (step !== 0) return step < 0 ? BEFORE : LATER;
  }
  if (length < key.length) return BEFORE;
  return length === key.length ? SAME : LONGER;
}

export const compareHead = ({ letters, starts }: Heads, index: number, key: Uint8Array): number =>
  compare(letters, starts[index] as number, starts[index + 1] as number, key);

export const startOf = (ends: Uint32Array, index: number): number =>
  index === 0 ? 0 : (ends[index - 1] as number);

export const compareName = (letters: Uint8Array, ends: Uint32Array, index: number, key: Uint8Array): number =>
  compare(letters, startOf(ends, index), ends[index] as number, key);

export const isLess = (order: number): boolean => order < SAME;

/** The last part whose head is before, or the first. */
export const lastPart = ({ heads }: Parts, key: Uint8Array, isBefore: (order: number) => boolean): number =>
  Math.max(0, firstNot(heads.count, (i) => isBefore(compareHead(heads, i, key))) - 1);

/** The part that has the title of a place. */
export const partWith = ({ firstPlaces }: Parts, place: number): number =>
  firstNot(firstPlaces.length, (i) => (firstPlaces[i] as number) <= place) - 1;

/** The first number below `count` for which what holds for all before does not. */
export function firstNot(count: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
