import type { Heading } from './marks.js';
import type { Page } from './pages.js';
import type { Reading, Sides } from './subject.js';

/** On which pages a reading tells of a body, for the tables after it. */

type Factor = Reading['chapters'][number]['sections'][number]['factors'][number];

/** A body, and of two people whose. */
const keyOf = (body: number, person: number | undefined): string => `${body} ${person ?? ''}`;

/** The bodies that a section tells of. Of two people a contact has the first one’s before the second one’s. */
export const bodiesTold = (factors: readonly Factor[], sides: Sides): string[] =>
  factors.flatMap(({ planetIds = [], person }) =>
    planetIds.map((body, i) => keyOf(body, sides === 'two' ? (person ?? i + 1) : undefined)),
  );

/** Of a body, and of two people whose, the pages on which sections about it begin. */
export type ToldOn = (body: number, person?: number) => readonly number[];

/** @param before pages before these */
export function toldOn(pages: readonly Page[], before: number): ToldOn {
  const found = new Map<string, Set<number>>();
  for (const [i, { pieces }] of pages.entries())
    for (const key of pieces.flatMap(({ piece }): Heading['tells'] & object => piece.heading?.tells ?? []))
      found.set(key, (found.get(key) ?? new Set()).add(before + i + 1));
  return (body, person) => [...(found.get(keyOf(body, person)) ?? [])];
}
