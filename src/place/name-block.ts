import type { Alphabet } from './alphabet.js';
import { type Coder, NUMBER, signed, tree } from './coder.js';
import { Lines, linesIn } from './lines.js';
import { codeTitle, TITLE, type TitleLetters } from './title.js';

/**
 * Some hundred folded names of places of a tier, in byte order, each with the place that bears it and what the name is to
 * the place. A place is numbered where its title stands, its name as it is written, folded: so the titles themselves
 * tell no number, and other names that are like the title a small one.
 */

/** The name is the place's own in GeoNames, not one of its alternate names, or a beginning of it (`PART`). */
export const OWN = 0x40;
/** Beside `OWN`: an alternate name that the own one begins with, word for word, as Frankfurt am Main does. */
export const PART = 0x20;
/** An airport code, a transliteration, or what else is a name only where nothing better bears it. */
export const WEAK = 0x80;

/** What a name is to its place: the title folded, or a name with these flags. */
export const kindFlags = [OWN, OWN, OWN | PART, 0, WEAK] as const;
export const TITLE_KIND = 0;
const KINDS = kindFlags.length;

/** Scripts by the first byte: Latin; of two bytes a letter; of three. */
const SCRIPTS = 3;
const scriptOf = (first: number): number => (first < 0x80 ? 0 : first < 0xe0 ? 1 : 2);

/** A bearer that also bore one of the last few names. */
const RECENT_BITS = 4;
const RECENT = 1 << RECENT_BITS;
const SHARES = 4;
const shareOf = (shared: number): number => (shared < 3 ? 0 : shared < 5 ? 1 : shared < 8 ? 2 : 3);
const ENDINGS = 3;
const endingOf = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

const KIND = 0;
const IS_RECENT = KIND + KINDS * SCRIPTS * 8;
const WHICH = IS_RECENT + KINDS * SHARES * ENDINGS;
const DISTANCE = WHICH + SHARES * RECENT;
export const TITLES = DISTANCE + KINDS * SCRIPTS * NUMBER;
/** Ends of runs of regions, where names are those of regions (tables.ts); behind them letters. */
export const ENDS = TITLES + TITLE;
export const LETTERS = ENDS + NUMBER;

/** Chances that names take. */
export const namesIn = (alphabet: Alphabet): number => LETTERS + linesIn(alphabet);

export interface GivenName {
  name: Uint8Array;
  kind: number;
  /** Its bearer's number in the tier. */
  place: number;
  title?: string;
}

export interface NameBlock {
  /** Names one after the other, and where each ends. */
  letters: Uint8Array;
  ends: Uint32Array;
  flags: Uint8Array;
  /** Numbers of places in the tier. */
  bearers: Uint32Array;
  /** Of the places that are numbered here. */
  titles: string[];
}

/** What of a block is known before it is read. */
export interface NameBlockHead {
  count: number;
  /** The place of the first title in it. */
  firstPlace: number;
  letters: TitleLetters;
  alphabet: Alphabet;
}

/** @param given the names when they are encoded */
export function codeNames(coder: Coder, head: NameBlockHead, given?: readonly GivenName[]): NameBlock {
  const { count, firstPlace } = head;
  const lines = new Lines(coder, LETTERS, head.alphabet);
  let letters = new Uint8Array(32 * count);
  let end = 0;
  const ends = new Uint32Array(count);
  const flags = new Uint8Array(count);
  const bearers = new Uint32Array(count);
  const titles: string[] = [];
  const recent: number[] = [];
  /** By the first byte of names, whom the last of them was about. */
  const last = new Int32Array(256);
  let kind = TITLE_KIND;
  for (let i = 0; i < count; i++) {
    const told = given?.[i];
    lines.next(told?.name);
    const { line, length, shared } = lines;
    if (end + length > letters.length) letters = longer(letters, end + length);
    for (let j = 0; j < length; j++) letters[end++] = line[j] as number;
    ends[i] = end;

    const first = line[0] as number;
    const script = scriptOf(first);
    kind = tree(coder, KIND + (kind * SCRIPTS + script) * 8, 3, told?.kind ?? 0);
    flags[i] = kindFlags[kind] ?? 0;
    const next = firstPlace + titles.length;
    let place = next;
    if (kind === TITLE_KIND) {
      titles.push(codeTitle(coder, TITLES, head.letters, lines.text(), told?.title));
    } else {
      const share = shareOf(shared);
      const known = told === undefined ? -1 : recent.indexOf(told.place);
      const row = IS_RECENT + (kind * SHARES + share) * ENDINGS + endingOf(length - shared);
      if (coder.bit(row, known >= 0 ? 0 : 1) === 0) {
        place = recent[tree(coder, WHICH + share * RECENT, RECENT_BITS, known)] ?? 0;
      } else {
        const from = script === 0 ? next : (last[first] as number);
        place =
          from + signed(coder, DISTANCE + (kind * SCRIPTS + script) * NUMBER, (told?.place ?? 0) - from);
        if (script !== 0) last[first] = place;
      }
    }
    bearers[i] = place;
    toFront(recent, place);
  }
  return { letters: letters.slice(0, end), ends, flags, bearers, titles };
}

/** Twice as many bytes, or as many as are needed. */
function longer(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(Math.max(needed, 2 * bytes.length));
  more.set(bytes);
  return more;
}

/** Puts a bearer first among the last few, and the last of them out. */
function toFront(recent: number[], place: number): void {
  const before = recent.indexOf(place);
  let at = before < 0 ? Math.min(recent.length, RECENT - 1) : before;
  for (; at > 0; at--) recent[at] = recent[at - 1] as number;
  recent[0] = place;
}
