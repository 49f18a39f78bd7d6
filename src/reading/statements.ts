import type { Wordings } from '../text/reading-keys.js';
import { oppositeOf, type Stance } from '../text/stances.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part, Statement } from './reading.js';

/** By what a text states: sentences that join it to the one before it, which states the opposite. */
export type StanceBridges<S extends Stance = Stance> = Readonly<Record<S, Wordings>>;

const isStatement = (part: Part): part is Statement =>
  typeof part !== 'string' && !('cell' in part) && !('line' in part) && part.text !== '';

/** The one of some stances that denies what others state and that they don’t state themselves. */
const denial = (stances: readonly Stance[], others: ReadonlySet<Stance>): Stance | undefined =>
  stances.find((stance) => others.has(oppositeOf(stance)) && !others.has(stance));

/**
 * What a reading has stated. A text that denies what the reader has read just before, in the same section, has a bridge; of
 * what stands farther off nobody needs to be reminded, unless the bridges name it. A lesser text that denies anything stated is left out.
 */
export class Statements {
  readonly #said = new Set<Stance>();
  readonly #bridges: Readonly<Partial<StanceBridges>>;
  readonly #manuscript: Manuscript;
  readonly #isNaming: boolean;

  /** @param isNaming the bridges name what they answer, so that it may stand anywhere before them */
  constructor(bridges: Readonly<Partial<StanceBridges>>, manuscript: Manuscript, isNaming = false) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
    this.#isNaming = isNaming;
  }

  add(stances: readonly Stance[]): void {
    for (const stance of stances) this.#said.add(stance);
  }

  /** What of it denies something that was stated; where both were, the reader knows that both are true. */
  denied(stances: readonly Stance[]): Stance | undefined {
    return denial(stances, this.#said);
  }

  /** A section as it can stand after what was stated; nothing where all of it would be left out. */
  joined(draft: Draft): Draft | undefined {
    if (!draft.paragraphs.some((parts) => parts.some(isStatement))) return draft;
    // What the section has stated both ways needs no second bridge.
    const inSection = new Set<Stance>();
    let before: ReadonlySet<Stance> = new Set();
    const paragraphs = draft.paragraphs.map((parts) => {
      const near = new Set(before);
      const own = new Set<Stance>();
      const joined = parts.flatMap((part): Part[] => {
        if (!isStatement(part)) return [part];
        if (part.isMinor && this.denied(part.stances) !== undefined) return [];
        const fresh = part.stances.filter((stance) => !inSection.has(stance));
        const found = part.isTurn ? undefined : denial(fresh, this.#isNaming ? this.#said : near);
        for (const stance of part.stances) {
          near.add(stance);
          own.add(stance);
          inSection.add(stance);
        }
        this.add(part.stances);
        const bridge = found === undefined ? '' : this.#manuscript.wording(this.#bridges[found]);
        return bridge === '' ? [part] : [bridge, part];
      });
      before = own;
      return joined;
    });
    const isEmpty = paragraphs.every((parts) => parts.every((part) => part === ''));
    return isEmpty ? undefined : { ...draft, paragraphs };
  }
}
