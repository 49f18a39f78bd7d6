import type {
  Ascendant,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { MajorAspect } from './cells.js';
import type { SlowPlanet, Wordings } from './reading-keys.js';

/** What a transit can touch: a planet or an angle. */
export type TouchedPoint =
  | Planet
  | typeof Ascendant
  | typeof Midheaven
  | typeof Descendant
  | typeof ImumCoeli;

export type SwiftPlanet = typeof Sun | typeof Moon | typeof Mercury | typeof Venus | typeof Mars;

/** Of those, the ones that go backward at times. */
export type SwiftThatTurns = typeof Mercury | typeof Venus | typeof Mars;

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
  /** The same where the planet is opposite its point, and others have a part in it. */
  readonly across?: string;
}

/** What two points of a birth are to each other that one planet comes to by the same angle. */
export type AtBirth = 'close' | 'trine' | 'across' | 'axis';

/** Where a contact stands in its loop: exact once, or for the first time of several, between, for the last time; over. */
export type ContactPhase = 'once' | 'first' | 'middle' | 'last' | 'over';
/** By the leans of the outer planet and of the other. */
type Together = Readonly<Record<Lean, Readonly<Record<Lean, string | Wordings>>>>;

/** What days of transits are told by, also those of a lunar return. */
export interface TransitDayCells {
  readonly counsels: Readonly<Record<SlowPlanet, ByPoint<ContactCounsel>>>;
  /** A swifter planet exact at a point. */
  readonly swift: Readonly<Record<SwiftPlanet, ByPoint<string>>>;
}

/**
 * Transits at a moment or over a period. `{name}` a person; `{a}`, `{A}` a transiting planet, `{b}`, `{B}` a point of
 * the birth.
 */
export interface TransitsReadingCells {
  /** `{name}`, `{from}`; of a period `{to}` as well. */
  readonly title: { readonly moment: string; readonly period: string };
  readonly chapters: Readonly<
    Record<
      'today' | 'slow' | 'ahead' | 'passing' | 'dates' | 'days' | 'shape' | 'planets' | 'months' | 'seasons',
      string
    >
  >;
  /** A point as one of the birth: at the start of a sentence, and within. */
  readonly natal: Readonly<Record<TouchedPoint, { readonly start: string; readonly within: string }>>;
  /** The month in which a time begins, as the end of something. */
  readonly ownMonth: string;
  /** The same where a planet comes to itself: so that it is told from the one that moves. */
  readonly ownPlace: Readonly<
    Record<Planet | typeof Chiron, { readonly start: string; readonly within: string }>
  >;
  readonly stories: Readonly<Record<SlowPlanet, ByPoint<ContactStory>>>;
  /** What it is about, in a heading or after “brings”: a few words without an article’s capital or a full stop. */
  readonly matters: Readonly<Record<SlowPlanet, ByPoint<string>>>;
  /**
   * What a planet’s contact with itself means at an age, in place of its cell, up to some years of life: it comes several
   * times in a life, and is another matter each time.
   */
  readonly atAge: Readonly<
    Partial<
      Record<SlowPlanet, Readonly<Partial<Record<MajorAspect, readonly { until: number; text: string }[]>>>>
    >
  >;
  /** After a sentence on a planet that comes within orb on `{day}`: most of it lies ahead. */
  readonly coming: string;
  /** At the Midheaven of somebody past working age: a sentence that begins with the planet. */
  readonly late: Readonly<
    Record<Exclude<SlowPlanet, typeof Jupiter>, Readonly<Record<'conjunction' | Lean, string>>>
  >;
  /** Chiron at its own place, about the age of fifty. */
  readonly chironReturn: string;
  /** The same in a sentence. */
  readonly chironReturnBeside: string;
  readonly opening: {
    /** No slow planet is felt: `{name}`. */
    readonly quiet: Wordings;
    /** What leads a period that begins without it, from `{day}` on: `{text}`, `{name}`. */
    readonly later: Readonly<Record<'first' | 'again', Wordings>>;
    /** When the leading contact is exact in this time, `{exact}`, or next, or was. */
    readonly peaks: Readonly<
      Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'exact' | 'next' | 'past', string>>>>>
    >;
    /** `{exact}` where it is so more than twice: `{count}` times, the `{first}` and the `{last}`. */
    readonly times: string;
    /** It was exact, or all but that, `{past}`, eases for a time, and is so again `{next}`. */
    readonly eases: Wordings;
    /** It was exact, `{past}`, some days before a period: to come again, `{next}`, or for the last time. */
    readonly fresh: Readonly<Record<'again' | 'last', Wordings>>;
    /** What else is felt, of an opening that names little: `{text}`, or that and an `{other}` of another planet: whole sentences, which begin with the planet. */
    readonly more: {
      readonly one: Readonly<Record<Lean, Wordings>>;
      readonly two: Readonly<Record<Lean | 'mixed', Wordings>>;
    };
    /** It is exact on the day itself. */
    readonly peakToday: Wordings;
    /** At a moment: until when the leading contact is felt, `{a}`, `{ends}`: a good while off, without or with pauses, or soon. */
    readonly ends: Readonly<Record<Lean, Readonly<Record<'later' | 'paused' | 'soon', Wordings>>>>;
    /** The second, `{text}`: by the lean of the first and then of its own. */
    readonly second: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    /** The second where it may be either, `{text}`. */
    readonly beside: Wordings;
    /** The second where it is over before the first begins, or begins after that is over, `{text}`. */
    readonly apart: Readonly<Record<'before' | 'after', Wordings>>;
    /** The second where the two are never in orb at once and neither is over first, `{text}`. */
    readonly byTurns: Wordings;
    /** One that comes once or a few times in a life, `{text}`. */
    readonly onceInLife: Wordings;
    /** A third that is not to be left out, `{text}`. */
    readonly third: Wordings;
    /** One that helps where those press, `{text}`. */
    readonly help: Wordings;
    /** A part of a period: until, `{ends}`; since, `{starts}`; both; until and then again; and a `{part}` with pauses in it. */
    readonly parts: Readonly<Record<'until' | 'from' | 'between' | 'again' | 'onAndOff', string>>;
    /** `second`, `apart` and `byTurns`, and `third`, of one that is felt in a part of the period, `{when}` or `{When}`. */
    readonly timed: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    readonly elsewhen: Wordings;
    readonly timedThird: Wordings;
    /** The same of what leads. */
    readonly leadPart: Wordings;
    /** The next height of what leads, `{exact}`, lies after the period: by its lean, or where it has been at its height before. */
    readonly peakAfter: Readonly<Record<Lean | 'again', Wordings>>;
    /** Of a short period in which nothing slow is exact, `{name}`; and of one that is exact at another time, `{text}`. */
    readonly ofDays: Wordings;
    readonly background: Wordings;
    /** Its days, each a `{day}` with its `{contact}`: what helps most, `{help}`, and what presses most, `{hard}`. */
    readonly dayOf: string;
    readonly days: Readonly<Record<'both' | 'help' | 'hard', Wordings>>;
    /** At a moment: the Moon comes to several `{points}` in one day. */
    readonly crowd: Wordings;
    /** At a moment: `{a}` stands still within a degree of a `{contact}` and turns back, or forward. */
    readonly standing: Readonly<Record<'back' | 'on', string>>;
    /** Where the hour of birth is not known. */
    readonly untimed: Wordings;
    /** Where the reader is a child. */
    readonly young: string;
  };
  /** What two slow planets at work at once come to, the outer one first. */
  readonly together: Readonly<Record<typeof Saturn, Readonly<Record<typeof Jupiter, Together>>>> &
    Readonly<Record<typeof Uranus, Readonly<Record<typeof Jupiter | typeof Saturn, Together>>>> &
    Readonly<
      Record<typeof Neptune, Readonly<Record<typeof Jupiter | typeof Saturn | typeof Uranus, Together>>>
    > &
    Readonly<Record<typeof Pluto, Readonly<Record<Exclude<SlowPlanet, typeof Pluto>, Together>>>>;
  /** One planet at two points, `{b}` and `{c}`: both easy, both tense, or one of each, the tense one first. */
  readonly twice: Readonly<Record<SlowPlanet, Readonly<Record<Lean | 'mixed', string>>>>;
  /** A planet, `{a}`, on another, `{b}`, or where it was at the birth; and a `{heading}` with its `{matter}`. */
  readonly headings: Readonly<Record<'onPlanet' | 'onOwnPlace' | 'about', string>>;
  /** `{when}` beside a `{heading}`: `{days}`, `{ends}`, of several contacts those of each with its `{point}`, one `{after}` another; of many days their `{count}`, `{first}` and `{last}`; where all of them come after the period, `{when}`; and `{others}` that are told in one section. */
  readonly captions: Readonly<
    Record<
      | 'titled'
      | 'exact'
      | 'ofPoint'
      | 'ofPoints'
      | 'many'
      | 'still'
      | 'both'
      | 'bothLater'
      | 'after'
      | 'past'
      | 'pastStill'
      | 'near'
      | 'stay'
      | 'stayPaused'
      | 'turnsBack'
      | 'turnsOn'
      | 'turnedBack'
      | 'turnedOn'
      | 'also',
      string
    >
  >;
  /** How far a contact has come: `{months}` are those of the exact days before the time, `{ends}` the end of it all, unless that is told. */
  readonly phases: {
    readonly open: Readonly<Record<ContactPhase, Wordings>>;
    readonly ended: Readonly<Partial<Record<ContactPhase, Wordings>>>;
  };
  /** Of what pauses, `{pause}`, and comes back, `{back}`: the same as `phases.open`. */
  readonly paused: Readonly<Record<'first' | 'middle', Wordings>>;
  /** Months, `{months}`, where the hour of birth may move a day into another. */
  readonly aboutMonths: string;
  /** How far a contact has come whose heading has the days on which it was exact before: until `{ends}`. */
  readonly shownBefore: Wordings;
  /** Of what sets in on a `{day}` of a period: until when, `{ends}`, without a pause that is told or with one. */
  readonly begun: Readonly<Record<'once' | 'paused', Wordings>>;
  /** Of the last weeks of some months, `{from}` to `{to}`, in which no slow planet is exact. */
  readonly rest: string;
  /** At a moment within days of the last exact day: until when, unless that is told. */
  readonly atHeight: Readonly<Record<'open' | 'ended', Wordings>>;
  /** Of what was exact before, `{months}`, pauses as the period begins, comes back on a `{day}`, and ends, `{ends}`: without another pause, or with one. */
  readonly returns: Readonly<Record<'once' | 'paused', Wordings>>;
  /** What comes within orb on a `{day}` of a period that begins without it, for the first time or again. */
  readonly begins: Readonly<Record<'first' | 'again', Wordings>>;
  /**
   * Of what is exact at other times, when it is felt in a period without an exact day: coming closest in a `{month}`,
   * until it goes out of orb on a day, `{ends}`, only gathering, or in the background throughout.
   */
  readonly without: Readonly<Record<'near' | 'until' | 'gathering' | 'throughout', Wordings>>;
  /** What is exact once, and is felt from a day, `{starts}`, to another, `{ends}`. */
  readonly onceWithin: Wordings;
  /** What is exact once and came near before: `{ends}`. */
  readonly onceAfterNear: Wordings;
  /** Of what is long in coming, where it is told at all: when it is exact for the first time, `{next}`. */
  readonly farAhead: Wordings;
  /** Of what has been exact and comes nearer again in `{month}`, without being exact, before it ends, `{ends}`. */
  readonly overButNear: Wordings;
  /** Of what has been exact and ends within days. */
  readonly allButOver: Wordings;
  /** One that is exact for the last time and comes near once more: `{months}` before the time, `{ends}`, `{month}`. */
  readonly lastButEcho: Wordings;
  /** After that: it comes near in `{month}` without being exact. */
  readonly nearAgain: Wordings;
  /**
   * A planet stands still within a degree of its point on `{day}`, or `{Day}` at the start of a sentence, the next of its days: before it is exact, `{next}`, once or more often;
   * after it was, in `{months}`; without its being exact in the loop; or later than the last exact day.
   */
  readonly still: Readonly<Record<'first' | 'firstOfMore' | 'again' | 'only' | 'later', Wordings>>;
  /** Phrases in lower case by which a piece of advice is known: none is given more than twice. */
  readonly advice: readonly (readonly string[])[];
  /** What a planet does at another point on the same days, `{text}`. */
  readonly twins: Wordings;
  /** The same within a few days of them, `{when}`: after the first, before it, or now after and now before. */
  readonly nearTwins: Readonly<Record<'after' | 'before' | 'about', Wordings>>;
  /** The same before a `{text}` that begins a sentence. */
  readonly moreTwins: Wordings;
  /** The same before a `{text}` that begins a sentence. */
  readonly nearMoreTwins: Wordings;
  /**
   * A planet, `{a}`, at a point, `{b}`, where another, `{c}`, which is told before, does the opposite: at the same time,
   * before that one or after it, by the lean of the first; or by turns with it.
   */
  readonly contrary: Readonly<Record<'atOnce' | 'before' | 'after', Readonly<Record<Lean, Wordings>>>> & {
    readonly byTurns: Wordings;
  };
  /** On a day of the other kind as well, `{text}`: by its own lean. */
  readonly contraryDay: Readonly<Record<Lean, Wordings>>;
  /** At a point where an earlier `{day}` was of the other kind: by the lean of the later one. */
  readonly contraryDays: Readonly<Record<Lean, Wordings>>;
  /** The same where it helps there and presses at the first, or the other way round: the `{text}` is a sentence. */
  readonly contraryTwins: Readonly<Record<Lean, Wordings>>;
  /** The same within a few days of them, `{when}`. */
  readonly nearContraryTwins: Readonly<Record<Lean, Wordings>>;
  /**
   * The Moon at several `{points}` in one day, and its moods one after the other, `{parts}`: what joins two parts of the
   * day, each with its `{text}`, and the moods of one, the last of several.
   */
  readonly crowd: {
    readonly title: string;
    readonly course: string;
    readonly between: string;
    readonly and: string;
    readonly last: string;
    readonly parts: Readonly<Record<'night' | 'morning' | 'afternoon' | 'evening', string>>;
  };
  /** The Moon at a point as a clause, in which it is “it”. */
  readonly moods: ByPoint<string>;
  /** A swift planet stands still all but exactly at `{b}` and turns back, or forward. */
  readonly standing: Readonly<
    Record<SwiftThatTurns, Readonly<Record<'back' | 'on', Readonly<Record<Lean, string>>>>>
  >;
  /** After that, of one that is exact more than once about then: its `{days}`, and for how long it is felt, `{duration}`. */
  readonly standingDays: Wordings;
  /**
   * In one section, before the text of the second: another planet, `{a}`, is at the same point, `{b}`, by the leans of
   * both; or the same planet at another point, `{b}`, that stands beside the first in the chart, `{point}`; or a planet at its own place;
   * or, of another planet at that point, all that is said of it, `{text}`. `{when}` are its days, or nothing.
   */
  readonly bridges: {
    readonly atPoint: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    readonly ofPlanet: Readonly<Record<AtBirth, Wordings>>;
    readonly ownPlace: Wordings;
    readonly shortly: Wordings;
    readonly when: string;
  };
  /** A swift planet, `{A}`, is exact at `{b}` another time. */
  readonly swiftAgain: Readonly<Record<Lean, Wordings>>;
  /** A section of what a period has little of: a contact’s `{heading}`, its days, `{when}`, where it has any, and a sentence, `{text}`. */
  readonly edge: Readonly<Record<'title' | 'line' | 'undated', string>>;
  /** A section of what is about anger and force: `{heading}` of the contact that leads it. */
  readonly force: { readonly title: string };
  /** After a contact with an angle: `{a}` stays in `{house}`, which begins there, until `{ends}`. */
  readonly behindAngle: Wordings;
  /** A swift planet turns about `{b}`: it is exact on several `{days}`, and felt for `{duration}`. */
  readonly backAndForth: Wordings;
  /** The same where it comes back to that house, in `{month}`. */
  readonly behindAngleForNow: Wordings;
  /** `{A}` goes back over an angle, `{b}`, on `{day}`, and is in `{house}`, the one before it, until `{ends}`. */
  readonly backOver: Readonly<Record<'day' | 'section' | 'retreat', string>>;
  /** A swifter planet is at a point, `{b}`, of a slow one’s: by the lean of the slow one, then of the swift. */
  readonly samePoint: Readonly<Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<Lean, string>>>>>>;
  /** A day and what it brings: `{day}`, `{text}`. */
  readonly dated: string;
  /** The same by a part of a month. */
  readonly datedRoughly: string;
  /**
   * Days as a sentence has them, with their preposition, `{day}`: those that are known to a few days; those that the
   * hour of birth, which is open, may move by a `{duration}`.
   */
  readonly when: Readonly<Record<'around' | 'within', string>>;
  /** A slow planet at its point again, or for the last time in its round. */
  readonly again: Readonly<
    Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'again' | 'last', Wordings>>>>>
  >;
  /** A planet comes into a house, or comes back: `{comes}` is one of those. */
  readonly comes: Readonly<Record<'first' | 'again', string>>;
  readonly enters: Readonly<Record<SlowPlanet, Readonly<Record<House, string>>>>;
  /** After that, where it goes out backward in a month, `{ends}`, to come back in `{back}`. */
  readonly entersAtFirst: Wordings;
  /** `{A}` comes back to `{house}` out of the next one, until a day, `{ends}`. */
  readonly entersAgain: string;
  /** A visit of weeks, `{A}` in `{house}` until a day, `{ends}`, before it comes to stay in a month, `{back}`. */
  readonly entersBriefly: string;
  /** The same where the stay is read of for itself: `{month}` of its coming back. */
  readonly staysAgain: Readonly<Record<'first' | 'long', Wordings>>;
  /** After that, where it comes back to stay after it had left the house in a month, `{left}`. */
  readonly entersToStay: string;
  /** It comes into a house in which Saturn is, or Saturn where it is, which wants something else of it: until when, `{ends}`. */
  readonly sharesHouse: Readonly<
    Record<typeof Jupiter | typeof Uranus | typeof Neptune, Readonly<Record<'toSaturn' | 'bySaturn', string>>>
  >;
  /** A stay in a house that ends before long, `{ends}`. */
  readonly leavesHouse: Wordings;
  /** The same where it comes back, in `{month}`. */
  readonly leavesForNow: Wordings;
  /** `{from}`, `{to}`. */
  readonly pageTitle: string;
  /** How a period goes. */
  readonly shape: {
    /** Where something presses, and where nothing does. */
    readonly titles: Readonly<Record<'presses' | 'easy', string>>;
    /** What stands between clauses. */
    readonly clauses: Readonly<Record<'between' | 'last', string>>;
    /** What a planet does at `{b}` at its height, did there, or does at a point that was just named. */
    readonly verbs: Readonly<Record<'heavy' | 'jupiter', Readonly<Record<'does' | 'did' | 'there', string>>>>;
    /** One planet, `{a}`, and what it `{does}` or `{did}`, `{when}`: by the part of the period that this is, or where it comes later, from `{since}` on, or was before it. */
    readonly alone: Readonly<
      Record<'early' | 'middle' | 'late' | 'whole' | 'rounds' | 'later' | 'past', Wordings>
    >;
    /** Two of them, the heavier of which is `{a}`, the other `{c}`, which `{does2}`, `{when2}`: in the same months, `{when}`; the heavier before the other, or after it; now one, now the other. */
    readonly both: Readonly<Record<'together' | 'falling' | 'rising' | 'turns', Wordings>>;
    /** `{a}` lets go in the period, in a month, `{ends}`; is past its height in it; or stays after it, until `{ends}`, with pauses or without. */
    readonly air: Readonly<Record<'lets' | 'eases' | 'stays' | 'paused', Wordings>>;
    /** In `{months}`, to a month or nearly; of more of them the first, `{since}`, and the last, `{until}`. */
    readonly when: Readonly<Record<'in' | 'around' | 'many', string>>;
    /** Nothing presses; or what does, `{a}` at `{b}`, is at its height at another time. */
    readonly course: Readonly<Record<'none' | 'distant', Wordings>>;
    /** What helps, beside what presses or without it: a `{list}` of what a planet, `{a}`, brings: its `{matter}`, and `{when}`, with pauses or without; or of one that presses elsewhere. */
    readonly helps: Readonly<Record<'meanwhile' | 'alone', Wordings>>;
    readonly brings: Readonly<Record<'planet' | 'samePlanet', string>>;
    readonly months: Readonly<Record<'throughout' | 'until' | 'since' | 'once' | 'within', string>>;
    readonly paused: string;
  };
  /** After the counsel on what led: the month, `{ends}`, in which `{a}` leaves `{b}`. */
  readonly closingEnds: Readonly<Record<Lean, Wordings>>;
  /** The same of what pauses meanwhile. */
  readonly closingEndsPaused: Readonly<Record<Lean, Wordings>>;
  /** Where no slow planet was felt. */
  readonly quietClosing: Wordings;
}
