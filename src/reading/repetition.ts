import { isLetterAt } from '../text/letters.js';

/** Matters, each by pieces of text that betray it, which begin with the beginning of a word. */
export type Matters = readonly (readonly string[])[];

/** A piece of text, in small letters, and the matter that it betrays. */
interface Piece {
  text: string;
  matter: number;
}

/** What a language's matters are looked up by: made once for its list. */
interface Known {
  /** By their first two letters ({@link headAt}): none is shorter. */
  pieces: ReadonlyMap<number, readonly Piece[]>;
  /** Texts that have been looked through, and the matters they are on. */
  spoken: Map<string, readonly number[]>;
}

const knownOf = new WeakMap<Matters, Known>();
const none: readonly number[] = [];

function lookedUp(matters: Matters): Known {
  const known = knownOf.get(matters);
  if (known !== undefined) return known;
  const pieces = new Map<number, Piece[]>();
  for (const [matter, its] of matters.entries())
    for (const piece of its) {
      const text = piece.toLowerCase();
      const others = pieces.get(headAt(text, 0));
      if (others === undefined) pieces.set(headAt(text, 0), [{ text, matter }]);
      else others.push({ text, matter });
    }
  const made = { pieces, spoken: new Map() };
  knownOf.set(matters, made);
  return made;
}

/** Two letters as one number, which a map finds without a string being made. */
const headAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

/** Keeps a reading from coming back to one matter too often, be it solitude, a message or a piece of advice. */
export class Repetition {
  readonly matters: Matters;
  readonly #most: number;
  readonly #counts: number[];
  readonly #known: Known;

  /** @param most texts that a matter may have: twice can be a theme */
  constructor(matters: Matters, most = 2) {
    this.matters = matters;
    this.#most = most;
    this.#counts = matters.map(() => 0);
    this.#known = lookedUp(matters);
  }

  /** Counts a text that is written in any case. */
  count(text: string | null | undefined): void {
    if (text !== null && text !== undefined) this.#count(this.spokenIn(text));
  }

  #count(spoken: readonly number[]): void {
    for (const i of spoken) this.#counts[i] = (this.#counts[i] as number) + 1;
  }

  /** Counts a text as added, unless a matter of it has had its share and it is not needed; says which. */
  tryAdd(text: string | null | undefined, isNeeded = false): boolean {
    return text === null || text === undefined || this.tryAddSpoken(this.spokenIn(text), isNeeded);
  }

  /** As {@link tryAdd}, of a text of which it is known what matters it is on. */
  tryAddSpoken(spoken: readonly number[], isNeeded = false): boolean {
    if (spoken.length === 0) return true;
    if (!isNeeded && spoken.some((i) => (this.#counts[i] as number) >= this.#most)) return false;
    this.#count(spoken);
    return true;
  }

  /** The matters that a text is on. */
  spokenIn(text: string): readonly number[] {
    const { pieces, spoken } = this.#known;
    const known = spoken.get(text);
    if (known !== undefined) return known;
    const found = mattersIn(text.toLowerCase(), pieces);
    if (spoken.size >= mostKept) spoken.clear();
    spoken.set(text, found);
    return found;
  }
}

/** More than a language has; a host's own texts may be others for each person. */
export const mostKept = 4096;

/** The matters that a text in small letters is on, in their order: word by word, since most words betray none. */
function mattersIn(text: string, pieces: Known['pieces']): readonly number[] {
  let found: number[] | undefined;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const isWord = isInWord;
    isInWord = isLetterAt(text, at);
    if (isWord) continue;
    const its = pieces.get(headAt(text, at));
    if (its === undefined) continue;
    for (const { text: piece, matter } of its)
      if (text.startsWith(piece, at) && !found?.includes(matter)) {
        found ??= [];
        found.push(matter);
      }
  }
  // Most texts are on none: one list for all of them.
  return found === undefined ? none : found.sort((a, b) => a - b);
}
