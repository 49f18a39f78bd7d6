import type { Page } from './pages.js';
import type { Reading, Sides } from './subject.js';

/** On which pages is told of a body or of a contact, for the tables. */

type Factor = Reading['chapters'][number]['sections'][number]['factors'][number];

/** A body, and of two people whose. */
export const keyOf = (body: number, person: number | undefined): string => `${body} ${person ?? ''}`;

export const keyOfContact = (first: number, aspect: number, second: number): string =>
  `${first} ${aspect} ${second}`;

/** Transits in a section beyond which it is an overview, and tells none of them. */
const mostTransits = 3;

/** The bodies that a section tells of, and the contacts. Of two people a contact has the first one’s before the second one’s. */
export function bodiesTold(factors: readonly Factor[], sides: Sides): string[] {
  const isOverview = sides === 'transits' && factors.length > mostTransits;
  return factors.flatMap(({ planetIds = [], aspectId, person }) => {
    const [first, second] = planetIds;
    const isContact = first !== undefined && second !== undefined && aspectId !== undefined && !isOverview;
    return [
      ...planetIds.map((body, i) => keyOf(body, sides === 'two' ? (person ?? i + 1) : undefined)),
      ...(isContact ? [keyOfContact(first, aspectId, second)] : []),
    ];
  });
}

/** The pages on which sections begin about a body, and of two people whose, and about a contact. */
export interface ToldOn {
  body: (body: number, person?: number) => readonly number[];
  contact: (first: number, aspect: number, second: number) => readonly number[];
}

/** @param before pages before these */
export function toldOn(pages: readonly Page[], before: number): ToldOn {
  const found = new Map<string, Set<number>>();
  for (const [i, { pieces }] of pages.entries())
    for (const key of pieces.flatMap(({ piece }) => piece.heading?.tells ?? piece.tells ?? []))
      found.set(key, (found.get(key) ?? new Set()).add(before + i + 1));
  const of = (key: string): number[] => [...(found.get(key) ?? [])];
  return {
    body: (body, person) => of(keyOf(body, person)),
    contact: (first, aspect, second) => of(keyOfContact(first, aspect, second)),
  };
}
