import type { Wordings } from '../text/reading-keys.js';
import { oppositeOf, type Stance } from '../text/stances.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part } from './reading.js';

/**
 * By the stance of a text: sentences after it that say how it and what was read long before are both true; `{earlier}` is
 * what stated that.
 */
export type StanceJoints = Readonly<Partial<Record<Stance, Wordings>>>;

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

/** Whether of all that contradicts others there are sentences that say how both are true, whichever is read first. */
export const areJoined = (
  stances: readonly Stance[],
  others: ReadonlySet<Stance>,
  joints: StanceJoints,
): boolean =>
  stances.every(
    (stance) =>
      contradictionOf([stance], others) === undefined ||
      [stance, oppositeOf(stance)].every((each) => joints[each] !== undefined),
  );

/**
 * Keeps the texts of one reading of two people from contradicting each other: after what denies something that was read
 * before, a joint says how both are true, where the language has one. Births have more to say on the same matters, and
 * `natal/consistency.ts`; a return says of each claim where it holds.
 */
export class Consistency {
  readonly #stated = new Set<Stance>();
  /** What stated it last, by name. */
  readonly #by = new Map<Stance, string>();
  readonly #manuscript: Manuscript;
  readonly #joints: StanceJoints;

  constructor(manuscript: Manuscript, joints: StanceJoints) {
    this.#manuscript = manuscript;
    this.#joints = joints;
  }

  /** A section as it follows what has been read before, with joints. */
  joined(draft: Draft): Draft {
    // What the section has stated both ways needs no joint.
    const inSection = new Set<Stance>();
    const lastContrast = draft.paragraphs.map((parts) => parts.some(isContrast)).lastIndexOf(true);
    const paragraphs = draft.paragraphs.map((parts, at) => {
      // A section that turns later on says by itself that both are true.
      const isJoined = at >= lastContrast && !parts.some(isContrast);
      const joints: string[] = [];
      for (const part of parts) {
        const stances = stancesOf(part);
        const called = typeof part === 'string' ? undefined : part.called;
        const fresh = stances.filter((stance) => !inSection.has(stance));
        if (isJoined) joints.push(this.#jointAfter(fresh, called));
        for (const stance of stances) {
          for (const set of [inSection, this.#stated]) set.add(stance);
          if (called !== undefined) this.#by.set(stance, called);
        }
      }
      // What a paragraph goes on to say of the same text stays beside it.
      return [...parts, ...joints].filter((each) => each !== '');
    });
    return { ...draft, paragraphs };
  }

  /** A joint says which bodies made the earlier text say otherwise: without their names a reader looks for them in vain. */
  #jointAfter(stances: readonly Stance[], called: string | undefined): string {
    const joined = stances.filter((stance) => this.#joints[stance] !== undefined);
    const stance = contradictionOf(joined, this.#stated);
    const earlier = stance && this.#by.get(oppositeOf(stance));
    if (stance === undefined || earlier === undefined || earlier === called) return '';
    return this.#manuscript.firstUnsaid(this.#joints[stance], { earlier });
  }
}

/** Whether a text says itself that it goes against the one before it. */
const isContrast = (part: Part): boolean => typeof part !== 'string' && part.isContrast === true;
