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
    Record<'today' | 'slow' | 'passing' | 'page' | 'shape' | 'planets' | 'months', string>
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
  /** A swifter planet comes on `{day}` to a point that a slow one is busy with, `{a}`: by its lean and then by that. */
  readonly triggers: Readonly<Record<SwiftPlanet, Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>>>;
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
    /** One contact, `{x}`, from beginning to end. */
    readonly whole: Wordings;
    /** From `{x}` to `{y}`, by their leans. */
    readonly moves: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    /** `{x}` alone, at the beginning or at the end. */
    readonly begins: Wordings;
    readonly ends: Wordings;
    /** `{day}`, `{x}`; or `{a}` into `{house}`. */
    readonly hinge: Wordings;
    readonly hingeHouse: Wordings;
    /** `{from}`, `{to}`; or a month, `{from}`. */
    readonly quiet: Wordings;
  };
  /** Its first exact day is to come, `{exact}`, or another is; it lasts until `{ends}`; it was over by then, `{ends}`. */
  readonly closing: Readonly<Record<'coming' | 'ahead' | 'after' | 'over', Wordings>>;
  /** Where no slow planet was at work. */
  readonly quietClosing: Wordings;
}
