import type { BodyId } from '../chart/bodies.js';
import type { Relation } from '../text/pair-catalogue.js';
import { type Encounter, type Valence, valenceOf } from './synastry-choice.js';
import type { Side } from './synastry-plan.js';

/** What a section has to do with one before it. */
export type Joint =
  | {
      kind: Relation;
      /** Whose body is met again, which, and what it met before. */
      side: Side;
      body: BodyId;
      before: BodyId;
    }
  | { kind: 'turn'; to: 'kinder' | 'harder' };

/** How a meeting goes on from one before it, by how either is felt. */
export const compared: Readonly<Record<Valence, Readonly<Record<Valence, Relation>>>> = {
  kind: { kind: 'againKind', hard: 'harder', strong: 'also' },
  hard: { kind: 'kinder', hard: 'againHard', strong: 'also' },
  strong: { kind: 'also', hard: 'also', strong: 'also' },
};

/** How many sections may point back to one and the same. */
const mostPointers = 2;

/**
 * Joints of sections in the order in which they are read: to the nearest one before with a body of the same person,
 * first within the chapter, then, where the two differ, in the chapters before; else to the neighbor above, where
 * the one is hard and the other kind.
 */
export function jointsOf(chapters: readonly (readonly Encounter[])[]): Map<Encounter, Joint> {
  const joints = new Map<Encounter, Joint>();
  const pointers = new Map<Encounter, number>();
  const before: Encounter[] = [];
  for (const chapter of chapters) {
    for (const [i, encounter] of chapter.entries()) {
      const above = chapter.slice(0, i).reverse();
      const joint =
        meeting(encounter, above, pointers, () => true) ??
        meeting(
          encounter,
          [...before].reverse(),
          pointers,
          (kind) => kind === 'kinder' || kind === 'harder',
        ) ??
        turnFrom(above[0], encounter);
      if (joint) joints.set(encounter, joint);
    }
    before.push(...chapter);
  }
  return joints;
}

function meeting(
  { contact }: Encounter,
  others: readonly Encounter[],
  pointers: Map<Encounter, number>,
  isWanted: (kind: Relation) => boolean,
): Joint | undefined {
  for (const other of others) {
    const count = pointers.get(other) ?? 0;
    const side = contact.first === other.contact.first ? 1 : contact.second === other.contact.second ? 2 : 0;
    if (side === 0 || count === mostPointers) continue;
    const kind = compared[valenceOf(other.contact)][valenceOf(contact)];
    if (!isWanted(kind)) continue;
    pointers.set(other, count + 1);
    const [body, before] =
      side === 1 ? [contact.first, other.contact.second] : [contact.second, other.contact.first];
    return { kind, side, body, before };
  }
  return undefined;
}

function turnFrom(above: Encounter | undefined, { contact }: Encounter): Joint | undefined {
  if (above === undefined) return undefined;
  const [was, is] = [valenceOf(above.contact), valenceOf(contact)];
  if (was === 'hard' && is === 'kind') return { kind: 'turn', to: 'kinder' };
  return was === 'kind' && is === 'hard' ? { kind: 'turn', to: 'harder' } : undefined;
}
