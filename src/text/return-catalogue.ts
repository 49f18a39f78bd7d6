import type { Ascendant, Mars, Mercury, Midheaven, Moon, Planet, Sun, Venus } from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Element, House, SignId } from '../chart/zodiac.js';
import type { Angle, Axis, Classical, Personal, Tag, Temper, Wordings } from './reading-keys.js';
import type { ReturnStance } from './stances.js';

/** What readings of solar and lunar returns are written from; placeholders as in `reading-catalogue.ts`. */

type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
type Meeting = 'conjunction' | 'harmonious' | 'tense';
type PairLines = Readonly<Partial<Record<Meeting, string>>>;
type ByPair = Readonly<Record<number, Readonly<Record<number, PairLines>>>>;
type Heads<Chapter extends string> = Readonly<Record<Chapter, string>>;

/** What the readings of returns have in common. */
interface ReturnReadingCells {
  readonly title: string;
  readonly opening: Wordings;
  readonly openingWithoutHouses: Wordings;
  /** `{hard}` and `{soft}`: the planets with the most strain and the most ease, of the aspects that are written of. */
  readonly temper: Readonly<Record<Temper, Wordings>>;
  /** The same where all is of one kind. */
  readonly temperUnmixed: { readonly easy: string; readonly tense: string };
  /** What is asked for the length of the return, and how its closing comes back to that. */
  readonly question: QuestionCells;
  /** What can be done about it; between two houses, by the one that is wanted. */
  readonly answer: Omit<QuestionCells, 'place' | 'between'> & { readonly between: ByHouse };
  /** Two of the three at the two ends of an axis, in the order of its poles: `{a}`, `{b}`. */
  readonly conflict: Readonly<Record<Axis, string>>;
  /** The closing comes back to them. */
  readonly closingConflict: Readonly<Record<Axis, string>>;
  readonly ascendant: BySign;
  /** The return’s ruler in a house of the return: `{a}`, `{A}`. */
  readonly ruler: ByHouse;
  readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  readonly phase: Readonly<Record<PhaseId, TitledCell>>;
  /** Where nothing pulls apart, it comes back to the first of them. */
  readonly closingLeader: Readonly<Record<Planet | typeof Ascendant, string>>;
  readonly closing: ByHouse;
  readonly closingWithoutHouses: Wordings;
}

/** The lower house of two that face each other. */
export type HouseAxis = 1 | 2 | 3 | 4 | 5 | 6;

/** What two parts of life have to do with each other. */
export interface QuestionCells {
  /** `{a}` speaks for the house and `{b}` for the one that faces it. */
  readonly axes: Readonly<Record<HouseAxis, string>>;
  /** `{a}` on the Midheaven, and `{b}` in the twelfth house. */
  readonly seen: string;
  /** Said before: the Ascendant is in `{house}` of the birth chart. */
  readonly place: string;
  /** What is wanted, `{from}`, and where the light in `{toHouse}` draws one, `{to}`. */
  readonly between: string;
  /** Both at once: what is wanted, `{from}`. */
  readonly same: string;
}

/** A text with a heading of its own. */
export interface TitledCell {
  readonly title: string;
  readonly text: string;
}

/** A year from one solar return to the next. `{name}`, `{year}`. */
export interface SolarReturnReadingCells extends ReturnReadingCells {
  /** `{fields}` in the title of `matters`: of the houses in it. */
  readonly chapters: Heads<'tone' | 'place' | 'matters' | 'aspects' | 'dates'>;
  readonly fields: ByHouse;
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Planet, Wordings>>;
  readonly lines: {
    readonly ascendant: BySign;
    readonly sun: ByHouse;
    readonly moon: ByHouse;
    readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  };
  /** Two of the three lean the same way: `{a}`, `{b}`. */
  readonly agreement: Readonly<Record<Tag, string>>;
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Classical, BySign>>;
  /** Most planets are in signs of an element: `{planets}`. */
  readonly elements: Readonly<Record<Element, string>>;
  readonly retrograde: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
  /** `{planets}`. */
  readonly crowded: ByHouse;
  /** By the body with the lower id. */
  readonly aspects: ByPair;
  readonly dates: ReturnDatesCells;
}

/** What a transit is like for who has it: a gift, a stir, a weight, too much of something, or a haze. */
export type DateTone = 'gift' | 'stir' | 'weight' | 'excess' | 'haze';

/** When planets of a solar return come to points of the birth. */
export interface ReturnDatesCells {
  /** Of the four quarters: `{from}`, the day that one begins on. */
  readonly titles: readonly [string, string, string, string];
  /** After the last date, where months of the year are left, which have none or later passes of those above. */
  readonly noneAfter: Wordings;
  readonly noneNewAfter: Wordings;
  /** The points of the birth as a sentence has them: `{b}` below. */
  readonly natal: Readonly<Record<Classical | typeof Ascendant | typeof Midheaven, string>>;
  /** What matters most in a quarter, `{text}` on `{dates}`; and one other, by whether it comes before that, taken in turn. */
  readonly main: string;
  readonly other: Readonly<Record<'before' | 'after' | 'among', Wordings>>;
  /** Within a sentence: `{b}` of the birth. */
  readonly movers: Readonly<
    Record<Exclude<Planet, typeof Sun | typeof Moon>, Readonly<Record<Meeting, Wordings>>>
  >;
  /** A planet to its own place at birth, within a sentence: `{a}`. */
  readonly own: Readonly<Record<Meeting, Wordings>>;
  /** What it is about, by the point of the birth and by what comes to it. */
  readonly touched: Readonly<
    Record<Classical | typeof Ascendant | typeof Midheaven, Readonly<Record<DateTone, string>>>
  >;
  /** After the strongest of all. */
  readonly strongest: Wordings;
}

/** A month from one lunar return to the next. `{name}`, in the title `{day}`. */
export interface LunarReturnReadingCells extends ReturnReadingCells {
  readonly chapters: Heads<'tone' | 'place' | 'aspects'>;
  /** One of the three strongest, in a sentence. */
  readonly leading: Readonly<Record<Exclude<Planet, typeof Moon>, Wordings>>;
  readonly lines: { readonly ascendant: BySign; readonly moon: ByHouse };
  /** The Moon is back in the sign of the birth. */
  readonly moonSign: BySign;
  readonly sun: ByHouse;
  /** Where there are no houses. */
  readonly inSign: Readonly<Record<Exclude<Personal, typeof Moon>, BySign>>;
  /** By the element of the Moon’s sign: when it is a quarter, half and three quarters around, `{first}`, `{middle}`, `{last}`. */
  readonly weeks: {
    readonly title: string;
    readonly text: Readonly<Record<Element, string>>;
    /** What the Moon meets, `{others}`, is strongest at the beginning, and has eased by `{first}`. */
    readonly strained: string;
    readonly eased: string;
    /** The same matter comes up at the middle, `{middle}`: `{field}`. */
    readonly opposite: string;
  };
  /** The Moon with another planet. */
  readonly moon: Readonly<Record<number, PairLines>>;
  /** Others among themselves, by the body with the lower id. */
  readonly aspects: ByPair;
}

/** How sections of returns take up what stood before. */
export interface ReturnTurns {
  /** `{planets}`, `{house}`. */
  readonly togetherInHouse: string;
  /** `{a}`, `{others}`. */
  readonly aspectsOf: string;
  /** What one wants by the Ascendant in a house, where a light in it draws one, and what the house is about. */
  readonly wanting: ByHouse;
  readonly drawn: ByHouse;
  readonly concerns: ByHouse;
  readonly stances: ReturnStanceCells;
  /** Before what contradicts something that was said, by its stance. */
  readonly stanceBridges: Readonly<Record<ReturnStance, Wordings>>;
  /** Between what hinders a planet and what helps it, or the other way around: what comes of both. */
  readonly easeAfterStrain: Readonly<Record<Classical, string>>;
  readonly strainAfterEase: Readonly<Record<Classical, string>>;
  /** Matters that soon come up too often: each by words that betray it. */
  readonly recurring: readonly (readonly string[])[];
}

type Stances = readonly ReturnStance[];
type StancesByHouse = Readonly<Partial<Record<House, Stances>>>;
type StancesByNature = Readonly<Partial<Record<Meeting, Stances>>>;

/**
 * What the cells of returns state, the same for a year and for a month; of those that are not here, nothing that
 * another contradicts.
 */
export interface ReturnStanceCells {
  readonly risingSign: Readonly<Partial<Record<SignId, Stances>>>;
  /** The return’s Ascendant in a house of the birth. */
  readonly natalHouse: StancesByHouse;
  /** A planet in a house of the return. */
  readonly inHouse: Readonly<Partial<Record<Planet, StancesByHouse>>>;
  readonly onAngle: Readonly<Partial<Record<Planet, Readonly<Partial<Record<Angle, Stances>>>>>>;
  /** By the body with the lower id. */
  readonly aspects: Readonly<Partial<Record<Planet, Readonly<Partial<Record<Planet, StancesByNature>>>>>>;
  /** A crowded house of the return. */
  readonly crowded: StancesByHouse;
  readonly phase: Readonly<Partial<Record<PhaseId, Stances>>>;
  /** The Moon in the sign of the birth, at its return. */
  readonly moonSign: Readonly<Partial<Record<SignId, Stances>>>;
}
