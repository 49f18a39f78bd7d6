import type {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Neptune,
  Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { SlowPlanet, Wordings } from './reading-keys.js';

/** What a transit can touch: a planet or an angle. */
export type TouchedPoint =
  | Planet
  | typeof Ascendant
  | typeof Midheaven
  | typeof Descendant
  | typeof ImumCoeli;

export type SwiftPlanet = typeof Sun | typeof Mercury | typeof Venus | typeof Mars;

/** How a transit bears on its point: a conjunction is as its planet is. */
export type Lean = 'harmonious' | 'tense';

/** An angle that is opposed is touched at its other end, where the transit is a conjunction. */
export type ByPoint<T> = Readonly<
  Record<
    Exclude<TouchedPoint, typeof Descendant | typeof ImumCoeli>,
    Readonly<Record<'conjunction' | Lean, T>>
  >
> &
  Readonly<Record<typeof Descendant | typeof ImumCoeli, Readonly<Record<'conjunction', T>>>>;

/** What a slow planet at a point means for a life, where a reading opens. */
interface ContactStory {
  /** Where it leads: two or three sentences, `{name}`. */
  readonly opening: string;
  /** Beside what leads: one sentence, which begins with the planet. */
  readonly beside: string;
}

interface ContactCounsel {
  /** What the exact day is good for, or asks: the planet and its point are named. */
  readonly day: string;
  /** The end of a reading that it leads: what it comes to, and one thing to do. `{name}`. */
  readonly closing: string;
}

/**
 * Where a contact stands in its loop: exact once, or for the first time of several, between, for the last time; over;
 * near once more after that; and never exact.
 */
export type ContactPhase = 'once' | 'first' | 'middle' | 'last' | 'over' | 'echo' | 'never';

/** Why a contact is hardly felt: it is long in coming, it was over before, or it never becomes exact. */
export type FaintPhase = 'approaching' | 'after' | 'distant';

/** By the leans of the outer planet and of the other. */
type Together = Readonly<Record<Lean, Readonly<Record<Lean, string>>>>;

/**
 * Transits at a moment or over a period. `{name}` a person; `{a}`, `{A}` a transiting planet, `{b}`, `{B}` a point of
 * the birth.
 */
export interface TransitsReadingCells {
  /** `{name}`, `{from}`; of a period `{to}` as well. */
  readonly title: { readonly moment: string; readonly period: string };
  readonly chapters: Readonly<
    Record<'today' | 'slow' | 'ahead' | 'passing' | 'page' | 'shape' | 'planets' | 'months', string>
  >;
  /** A point as one of the birth: at the start of a sentence, and within. */
  readonly natal: Readonly<Record<TouchedPoint, { readonly start: string; readonly within: string }>>;
  /** In its place, where a planet comes to itself. */
  readonly ownPlace: { readonly start: string; readonly within: string };
  readonly stories: Readonly<Record<SlowPlanet, ByPoint<ContactStory>>>;
  readonly counsels: Readonly<Record<SlowPlanet, ByPoint<ContactCounsel>>>;
  /** A swifter planet exact at a point. */
  readonly swift: Readonly<Record<SwiftPlanet, ByPoint<string>>>;
  readonly opening: {
    /** No slow planet is at work: `{name}`. */
    readonly quiet: Wordings;
    /** What is exact at a moment, `{text}`. */
    readonly today: Wordings;
    /** When the leading contact is exact in this time, `{exact}`, next, or was; or how long it is near, `{ends}`. */
    readonly peaks: Readonly<
      Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'exact' | 'next' | 'past' | 'near', string>>>>>
    >;
    /** Before the second: by the lean of the first and then of the second. */
    readonly second: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    readonly third: Wordings;
    /** One that is hardly felt, in place of those: `{x}`. */
    readonly faint: Wordings;
    /** Where the hour of birth is not known. */
    readonly untimed: Wordings;
  };
  /** What two slow planets at work at once come to, the outer one first. */
  readonly together: Readonly<Record<typeof Saturn, Readonly<Record<typeof Jupiter, Together>>>> &
    Readonly<Record<typeof Uranus, Readonly<Record<typeof Jupiter | typeof Saturn, Together>>>> &
    Readonly<
      Record<typeof Neptune, Readonly<Record<typeof Jupiter | typeof Saturn | typeof Uranus, Together>>>
    > &
    Readonly<Record<typeof Pluto, Readonly<Record<Exclude<SlowPlanet, typeof Pluto>, Together>>>>;
  /** Before what two at one point come to: `{c}`, `{C}` is the other. */
  readonly sharedPoint: Wordings;
  /** One planet at two points: both easy, both tense, or one of each. */
  readonly twice: Readonly<Record<SlowPlanet, Readonly<Record<Lean | 'mixed', string>>>>;
  /** `{when}` beside a `{heading}`: `{days}`, `{ends}`. */
  readonly captions: Readonly<Record<'titled' | 'exact' | 'past' | 'near' | 'stay', string>>;
  /** What a phase means: `{next}` and `{past}` are the nearest exact days, `{ends}` the end of it all. */
  readonly phases: Readonly<
    Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<ContactPhase, string>>>>>
  >;
  /** The same where that has been said of another point. */
  readonly otherPhases: Readonly<Record<ContactPhase, Wordings>>;
  /** What a point stands for in a life, within a sentence. */
  readonly fields: Readonly<Record<TouchedPoint, string>>;
  /** A contact that is hardly felt, in place of its text: `{a}`, `{b}`, `{field}`. */
  readonly faint: Readonly<Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<FaintPhase, string>>>>>>;
  /** The same where that has been said of another point. */
  readonly otherFaint: Readonly<Record<FaintPhase, Wordings>>;
  /** How far the next exact day is from a moment, or the last one lies back: `{away}` is a length of time. */
  readonly course: Readonly<Record<'near' | 'coming' | 'far' | 'over', Wordings>>;
  /** Before the second of two swift contacts that differ, by its lean: with a planet in both, `{x}`, or without. */
  readonly beside: Readonly<Record<'shared' | 'other', Readonly<Record<Lean, Wordings>>>>;
  /** Before what two contacts of one time come to, which differ or both press: `{x}` is the other. */
  readonly alongside: Readonly<Record<'opposed' | 'added', Wordings>>;
  /** After a contact with an angle: `{a}` stays in `{house}`, which begins there, until `{ends}`. */
  readonly behindAngle: Wordings;
  /** After a day of a swift planet at the point of a slow one, `{c}`. */
  readonly alsoThere: Wordings;
  /** A swifter planet is at a point of a slow one’s. */
  readonly samePoint: Readonly<Record<SlowPlanet, Readonly<Record<Lean, string>>>>;
  /** A day and what it brings: `{day}`, `{text}`. */
  readonly dated: string;
  /** A slow planet at its point again, or for the last time. */
  readonly again: Readonly<
    Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'again' | 'last', Wordings>>>>>
  >;
  /** A planet comes into a house. */
  readonly enters: Readonly<Record<typeof Jupiter | typeof Saturn, Readonly<Record<House, string>>>>;
  readonly entersSlowly: Readonly<Record<typeof Uranus | typeof Neptune | typeof Pluto, Wordings>>;
  /** `{from}`, `{to}`. */
  readonly pageTitle: string;
  /** How a long period goes. */
  readonly shape: {
    /** Contacts within a sentence, by aspect; and one at an angle. */
    readonly contacts: Readonly<Record<0 | 1 | 2 | 3 | 4, string>>;
    /** Where most of what presses lies. */
    readonly pressure: Readonly<Record<'first' | 'second' | 'even' | 'none', Wordings>>;
    /** What is under way as it begins: a contact or a list of them, `{x}`. */
    readonly begins: Readonly<Record<'one' | 'some' | 'none', Wordings>>;
    /** `{x}` begins on `{day}`. */
    readonly arrives: Wordings;
    /** What is over by `{day}`, and what goes on after the end: `{x}`. */
    readonly leaves: Readonly<Record<'one' | 'some', Wordings>>;
    readonly stays: Readonly<Record<'one' | 'some', Wordings>>;
    /** Where exact days lie close together: `{from}`, `{to}`. */
    readonly crowded: Wordings;
    /** Where nothing is in force, or `{x}` alone. */
    readonly free: Wordings;
    readonly light: Wordings;
    /** The houses that slow planets are in: `{houses}` is one of the others or `both`, with `{starts}` and `{ends}`. */
    readonly houses: {
      readonly sentence: Wordings;
      readonly both: string;
      readonly whole: string;
      readonly until: string;
      readonly from: string;
      readonly within: string;
    };
  };
  /** Its first exact day is to come, `{exact}`, or another is; it lasts until `{ends}`; it was over by then, `{ends}`. */
  readonly closing: Readonly<Record<'coming' | 'ahead' | 'after' | 'over', Wordings>>;
  /** Where no slow planet was at work. */
  readonly quietClosing: Wordings;
}
