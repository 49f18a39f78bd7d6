/**
 * What a text of a birth states of a person on matters on which another text may state the opposite, and which themes it tells:
 * found by reading the text, and kept beside it in letters, since two texts of one reading must not contradict each other unless
 * a bridge says how both are true, and none should be the third to say the same (`reading/natal/consistency.ts`). Letters, since
 * some two thousand texts have them; texts of pairs, which are fewer, have words instead: `stances.ts`.
 */

/**
 * Matters by their letters: the small letter is the first side, the capital the second. Both of them together are no
 * contradiction but a text that says how both are true.
 */
const letters = {
  /** Anger: out at once, or kept and late. */
  anger: 'a',
  /** Praise: liked, or shunned. */
  praise: 'p',
  /** What does one good: people, or to be alone. */
  company: 'c',
  /** Money: spent, or kept. */
  money: 'm',
  /** Those one loves: held close, or at a distance that leaves room. */
  bonds: 'b',
  /** Hopes, promises and wants: large, or moderate. */
  measure: 'l',
  /** What one feels: shown, or hidden. */
  feelings: 'f',
  /** Strangers: take to one at once and read one rightly; or are wary, and have to guess. */
  strangers: 'n',
  /** A hurt: forgiven and forgotten, or remembered for long. */
  grudges: 'y',
  /** What there is to do and to decide: at once, or in its own time. */
  pace: 'q',
  /** What one thinks: said as it comes, or weighed and kept. */
  speech: 's',
  /** People: thought well of and believed from the start, or let in little by little. */
  trust: 't',
  /** Oneself: sure of what one can do and of one’s welcome, or in doubt of it. */
  confidence: 'k',
} as const;
export type Matter = keyof typeof letters;
export const matters = Object.keys(letters) as readonly Matter[];

/** Thoughts that a reading tells twice at most. */
const themeLetters = {
  /** You need to be alone. */
  solitude: '1',
  /** You fear for those you love, watch them, would own them. */
  jealousy: '2',
  /** You live by beginnings. */
  beginnings: '3',
  /** What you wish for goes unsaid. */
  unspoken: '4',
  /** You take in what others feel. */
  porous: '5',
  /** Things are left unfinished. */
  unfinished: '6',
  /** Promises: too large, or strictly kept. */
  promises: '7',
  /** You stand a little outside. */
  outside: '8',
  /** You live toward what is far. */
  far: '9',
  /** What is near is neglected. */
  near: '0',
  /** You work hard and rest badly. */
  rest: 'r',
  /** Friends are what you have. */
  friends: 'h',
  /** You are calm when things are at their worst. */
  crisis: '+',
  /** People see in you what they are looking for. */
  mirror: '*',
  /** Say it early, while it is small. */
  early: '!',
  /** Nobody asks how you are, since you seem to need nothing. */
  unasked: '=',
  /** Less would be enough. */
  moderation: '%',
  /** What you feel you find out late. */
  late: '@',
  /** You forgive. */
  forgiving: '~',
  /** How your anger goes: whatever takes a side on it tells this, and needs no letter for it. */
  temper: '^',
} as const;
export const themes = Object.keys(themeLetters) as readonly (keyof typeof themeLetters)[];

/** Bits by matter: on its first side, and on its second; on both, a text settles it. Themes by their numbers. */
export interface Sides {
  readonly first: number;
  readonly second: number;
  readonly themes: readonly number[];
}

/** Matters on which a text takes one side and others, of all of which these are the bits, the other; as bits. */
export const opposed = ({ first, second }: Sides, otherFirst: number, otherSecond: number): number =>
  (first & ~second & otherSecond) | (second & ~first & otherFirst);

/** Whether two texts contradict each other. */
export const isOpposed = (one: Sides | undefined, other: Sides | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  opposed(one, other.first & ~other.second, other.second & ~other.first) !== 0;

const places = new Map<string, number>(Object.values(letters).map((letter, i) => [letter, i]));
const themePlaces = new Map<string, number>(Object.values(themeLetters).map((letter, i) => [letter, i]));

const placeOfAnger = matters.indexOf('anger');
export const temper = themes.indexOf('temper');

/** What has been read, by its letters: many texts state the same, and most of them nothing. */
const knownSides = new Map<string, Sides>();

function sidesOf(letters: string): Sides {
  let its = knownSides.get(letters);
  if (its === undefined) {
    its = read(letters);
    knownSides.set(letters, its);
  }
  return its;
}

/** @throws RangeError where a letter is of no matter and no theme: the tables are ours. */
function read(code: string): Sides {
  let [first, second] = [0, 0];
  const told: number[] = [];
  for (const letter of code === '-' ? '' : code) {
    const place = places.get(letter.toLowerCase());
    const theme = themePlaces.get(letter);
    if (theme !== undefined) told.push(theme);
    else if (place === undefined) throw new RangeError(`“${letter}” is of no matter`);
    else if (places.has(letter)) first |= 1 << place;
    else second |= 1 << place;
    if (place === placeOfAnger && !told.includes(temper)) told.push(temper);
  }
  return { first, second, themes: told };
}

const known = new Map<string, readonly Sides[]>();

/** What each text of a row states. */
export function sidesOfRow(row: string): readonly Sides[] {
  let its = known.get(row);
  if (its === undefined) {
    its = row.split(' ').map(sidesOf);
    known.set(row, its);
  }
  return its;
}

/** What a text states: of a row, by its place. */
export const sidesAt = (row: string | undefined, place = 0): Sides | undefined =>
  row === undefined ? undefined : sidesOfRow(row)[place];
