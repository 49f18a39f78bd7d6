/**
 * What a text of a birth states of a person: the sides that it takes on matters on which another text may take the
 * opposite side, and the themes that it tells. Found by reading the text, and kept beside it in letters, since two
 * texts of one reading must not contradict each other unless a bridge says how both are true, and none should be the
 * third to tell a theme (`reading/natal/consistency.ts`). Letters, since some two thousand texts have them; texts of
 * pairs, which are fewer, have words instead: `stances.ts`.
 */

/**
 * Matters by their letters: the small letter is the first side, the capital the second. A text with both of them says
 * how both are true, and contradicts nothing.
 */
const letters = {
  /** Anger: out at once, or kept and late. */
  anger: 'a',
  /** Praise: liked, or shunned. */
  praise: 'p',
  /** What does the reader good: company, or being alone. */
  company: 'c',
  /** Money: spent, or kept. */
  money: 'm',
  /** People whom the reader loves: held close, or given room. */
  bonds: 'b',
  /** Hopes, promises and wants: large, or moderate. */
  measure: 'l',
  /** Feelings: shown, or hidden. */
  feelings: 'f',
  /** Strangers: they take to the reader and understand them at once, or are wary and have to guess. */
  strangers: 'n',
  /** A hurt: forgiven and forgotten, or remembered for long. */
  grudges: 'y',
  /** What there is to do and to decide: at once, or in its own time. */
  pace: 'q',
  /** Thoughts: said as they come, or weighed and kept back. */
  speech: 's',
  /** People: thought well of and believed from the start, or let in little by little. */
  trust: 't',
  /** Oneself: sure of what one can do and of one’s welcome, or in doubt of it. */
  confidence: 'k',
  /** What the reader has chosen or begun: kept for long, or left and changed once it is no longer new. */
  constancy: 'd',
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
  /** How your anger goes. Whatever takes a side on anger tells this too, and needs no letter for it. */
  temper: '^',
} as const;
export const themes = Object.keys(themeLetters) as readonly (keyof typeof themeLetters)[];

/**
 * The matters on which a text takes the first side, and the second, as bits; both, where it says how both are true.
 * Themes by their numbers.
 */
export interface Sides {
  readonly first: number;
  readonly second: number;
  readonly themes: readonly number[];
}

/** The matters, as bits, on which a text takes one side and other texts, which take these sides, the opposite one. */
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

/** Letters that have been read: many texts have the same ones, and most have none. */
const knownSides = new Map<string, Sides>();

function sidesOf(letters: string): Sides {
  let its = knownSides.get(letters);
  if (its === undefined) {
    its = read(letters);
    knownSides.set(letters, its);
  }
  return its;
}

/** @throws RangeError for a letter of no matter and no theme: the tables are ours. */
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

/** What each text of a row states; the letters of one text are separated from those of the next by a space. */
export function sidesOfRow(row: string): readonly Sides[] {
  let its = known.get(row);
  if (its === undefined) {
    its = row.split(' ').map(sidesOf);
    known.set(row, its);
  }
  return its;
}

/** What a text states, by its place in a row. */
export const sidesAt = (row: string | undefined, place = 0): Sides | undefined =>
  row === undefined ? undefined : sidesOfRow(row)[place];
