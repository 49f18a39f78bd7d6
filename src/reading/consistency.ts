import type { Wordings } from '../text/reading-keys.js';
import { lastingStances, oppositeOf, type Stance } from '../text/stances.js';
import type { Factor } from './factors.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part, Statement } from './reading.js';

/** By the stance of a text: sentences that join it to one before it, which takes the opposite. */
export type StanceBridges<S extends Stance = Stance> = Readonly<Record<S, Wordings>>;

const none: readonly Stance[] = [];
const stancesOf = (part: Part): readonly Stance[] =>
  typeof part === 'string' || part.text === '' ? none : (part.stances ?? none);

/**
 * The one of some stances of which others have the opposite, and not the stance itself; or which is told but once,
 * and has been.
 */
export const contradictionOf = (
  stances: readonly Stance[],
  others: ReadonlySet<Stance>,
): Stance | undefined =>
  stances.find((stance) => {
    const opposite = oppositeOf(stance);
    return others.has(opposite) && (opposite === stance || !others.has(stance));
  });

/**
 * Keeps the texts of the reading of a return from contradicting each other. A lesser one is left out, with its factor,
 * where it contradicts its section, or a matter of the whole time wherever that stands. Before any other there is a
 * bridge, where the language has one: to the same section, and on matters of the whole time to any before it.
 * Births have more to say on the same matters, and `natal/consistency.ts`.
 */
export class Consistency {
  readonly #stated = new Set<Stance>();
  readonly #bridges: Readonly<Partial<StanceBridges>>;
  readonly #manuscript: Manuscript;

  constructor(bridges: Readonly<Partial<StanceBridges>>, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
  }

  /** A section as it follows what has been read before, with bridges. */
  bridged(draft: Draft): Draft {
    // What the section has stated both ways needs no second bridge.
    const inSection = new Set<Stance>();
    let before: ReadonlySet<Stance> = new Set();
    const left: Factor[] = [];
    let isBridged = false;
    const paragraphs = draft.paragraphs.map((parts, at) => {
      const near = new Set(before);
      const own = new Set<Stance>();
      const bridged = parts.flatMap((part): Part[] => {
        const stances = stancesOf(part);
        const lasting = stances.filter((stance) => lastingStances.has(stance));
        const isDenied =
          contradictionOf(stances, inSection) !== undefined ||
          contradictionOf(lasting, this.#stated) !== undefined;
        if (isSpare(part) && isDenied) {
          if (part.factor !== undefined) left.push(part.factor);
          return [];
        }
        const fresh = stances.filter((stance) => !inSection.has(stance));
        const bridge =
          isContrast(part) || isBridged
            ? ''
            : this.#bridgeTo(fresh, near) ||
              (at === 0
                ? this.#bridgeTo(
                    lasting.filter((each) => !this.#stated.has(each)),
                    this.#stated,
                  )
                : '');
        isBridged ||= bridge !== '';
        for (const stance of stances) for (const set of [near, own, inSection, this.#stated]) set.add(stance);
        return [bridge, part].filter((each) => each !== '');
      });
      before = own;
      return bridged;
    });
    const isLeft = (factor: Factor): boolean =>
      left.some(
        ({ planetIds, aspectId }) => aspectId === factor.aspectId && isSame(planetIds, factor.planetIds),
      );
    return { ...draft, paragraphs, factors: draft.factors.filter((factor) => !isLeft(factor)) };
  }

  #bridgeTo(stances: readonly Stance[], near: ReadonlySet<Stance>): string {
    const stance = contradictionOf(stances, near);
    return stance === undefined ? '' : this.#manuscript.firstUnsaid(this.#bridges[stance]);
  }
}

const isSame = (one: Factor['planetIds'], other: Factor['planetIds']): boolean => `${one}` === `${other}`;

const isSpare = (part: Part): part is Statement => typeof part !== 'string' && part.isSpare === true;

/** Whether a text says itself that it goes against the one before it. */
const isContrast = (part: Part): boolean => typeof part !== 'string' && part.isContrast === true;
