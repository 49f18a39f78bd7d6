import type { Wordings } from '../text/reading-keys.js';
import { oppositeOf, type Stance } from '../text/stances.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part, Statement } from './reading.js';

/** By what a text states: sentences that join it to an earlier one that states the opposite. */
export type StanceBridges<S extends Stance = Stance> = Readonly<Record<S, Wordings>>;

/** What a reading has stated, so that it says the opposite only after a bridge, and each bridge once. */
export class Statements {
  readonly #said = new Set<Stance>();
  readonly #bridges: Readonly<Partial<StanceBridges>>;
  readonly #manuscript: Manuscript;

  constructor(bridges: Readonly<Partial<StanceBridges>>, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
  }

  add(stances: readonly Stance[]): void {
    for (const stance of stances) this.#said.add(stance);
  }

  /** What of it denies something that was stated; where both were, the reader knows that both are true. */
  denied(stances: readonly Stance[]): Stance | undefined {
    return stances.find((stance) => this.#said.has(oppositeOf(stance)) && !this.#said.has(stance));
  }

  /** A section as it can stand after what was stated; nothing where all of it would be left out. */
  joined(draft: Draft): Draft | undefined {
    let isStating = false;
    const paragraphs = draft.paragraphs.map((parts) => {
      const joined: Part[] = [];
      for (const part of parts) {
        if (typeof part === 'string' || 'cell' in part || 'line' in part || part.text === '')
          joined.push(part);
        else {
          isStating = true;
          joined.push(...this.#parts(part));
        }
      }
      return joined;
    });
    if (!isStating) return draft;
    const isEmpty = paragraphs.every((parts) => parts.every((part) => part === ''));
    return isEmpty ? undefined : { ...draft, paragraphs };
  }

  #parts(part: Statement): Part[] {
    const denied = this.denied(part.stances);
    if (denied !== undefined && part.isMinor) return [];
    const bridge = denied === undefined || part.isTurn ? '' : this.#manuscript.wording(this.#bridges[denied]);
    this.add(part.stances);
    return bridge === '' ? [part] : [bridge, part];
  }
}
