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

/** What a transit can touch: a planet or an angle of the birth chart. */
export type TouchedPoint =
  | Planet
  | typeof Ascendant
  | typeof Midheaven
  | typeof Descendant
  | typeof ImumCoeli;

export type SwiftPlanet = typeof Sun | typeof Moon | typeof Mercury | typeof Venus | typeof Mars;

/** The swift planets that turn retrograde. */
export type SwiftThatTurns = typeof Mercury | typeof Venus | typeof Mars;

/** Whether a transit helps or presses; a conjunction does whichever its planet does. */
export type Lean = 'harmonious' | 'tense';

/**
 * By point and nature of the aspect. An opposition to an angle is a conjunction with the opposite angle, so those two
 * have no other.
 */
export type ByPoint<T> = Readonly<
  Record<
    Exclude<TouchedPoint, typeof Descendant | typeof ImumCoeli>,
    Readonly<Record<'conjunction' | Lean, T>>
  >
> &
  Readonly<Record<typeof Descendant | typeof ImumCoeli, Readonly<Record<'conjunction', T>>>>;

/** What a slow planet at a point means for a life; used in the opening of a reading. */
export interface ContactStory {
  /** Where this contact leads the opening: two or three sentences, with `{name}`. */
  readonly opening: string;
  /** Where another contact leads the opening: one sentence, which begins with the planet. */
  readonly beside: string;
  /** Both of an opposition, where its full text tells another story than a square’s. */
  readonly across?: { readonly opening: string; readonly beside: string };
}

interface ContactCounsel {
  /** What the exact day is good for, or asks: the planet and its point are named. */
  readonly day: string;
  /** The end of a reading that this contact leads: what it comes to, and one thing to do. `{name}`. */
  readonly closing: string;
  /** In place of `closing` where the planet is opposite its point, and other people have a part in it. */
  readonly across?: string;
  /** In place of `day` where the full text of an opposition tells another story than a square’s. */
  readonly dayAcross?: string;
}

/** How two points that one planet reaches by the same aspect stand to each other in the birth chart. */
export type AtBirth = 'close' | 'trine' | 'across' | 'axis';

/**
 * Which exact moment of a contact's loop this is: the only one, the first, one between, the last; or all of them are
 * past.
 */
export type ContactPhase = 'once' | 'first' | 'middle' | 'last' | 'over';
/** By whether the outer planet helps or presses, then by the same of the inner one. */
type Together = Readonly<Record<Lean, Readonly<Record<Lean, string | Wordings>>>>;

/** Texts for the days of transits, which lunar returns use as well. */
export interface TransitDayCells {
  readonly counsels: Readonly<Record<SlowPlanet, ByPoint<ContactCounsel>>>;
  /** The Sun, the Moon, Mercury, Venus or Mars exact at a point. */
  readonly swift: Readonly<Record<SwiftPlanet, ByPoint<string>>>;
}

/**
 * Transits at a moment or over a period. `{name}` is a person; `{a}`, or `{A}` at the start of a sentence, a transiting
 * planet; `{b}` or `{B}` a point of the birth chart.
 */
export interface TransitsReadingCells {
  /** `{name}`, `{from}`; for a period `{to}` as well. */
  readonly title: { readonly moment: string; readonly period: string };
  readonly chapters: Readonly<
    Record<
      'today' | 'slow' | 'ahead' | 'passing' | 'dates' | 'days' | 'shape' | 'planets' | 'months' | 'seasons',
      string
    >
  >;
  /** A point of the birth chart, told apart from the planet in the sky: at the start of a sentence, and within one. */
  readonly natal: Readonly<Record<TouchedPoint, { readonly start: string; readonly within: string }>>;
  /** The month in which a time begins, at the end of a phrase. */
  readonly ownMonth: string;
  /** The same for a planet that transits its own natal place. */
  readonly ownPlace: Readonly<
    Record<Planet | typeof Chiron, { readonly start: string; readonly within: string }>
  >;
  readonly stories: Readonly<Record<SlowPlanet, ByPoint<ContactStory>>>;
  /** What a contact is about, in a heading or after “brings”: a few words in lower case, without a full stop. */
  readonly matters: Readonly<Record<SlowPlanet, ByPoint<string>>>;
  /**
   * What a planet's contact with its own natal place means at an age, in place of its cell; `until` is the last year of
   * life for which the text holds. Such a contact comes several times in a life, and is another matter each time.
   */
  readonly atAge: Readonly<
    Partial<
      Record<SlowPlanet, Readonly<Partial<Record<MajorAspect, readonly { until: number; text: string }[]>>>>
    >
  >;
  /** After a sentence on a planet that comes within orb on `{day}`, late in the period: most of it lies ahead. */
  readonly coming: string;
  /** A planet at the Midheaven of somebody past working age: a sentence that begins with the planet. */
  readonly late: Readonly<
    Record<Exclude<SlowPlanet, typeof Jupiter>, Readonly<Record<'conjunction' | Lean, string>>>
  >;
  /** Chiron at its own natal place, about the age of fifty. */
  readonly chironReturn: string;
  /** The same in one sentence, for the opening. */
  readonly chironReturnBeside: string;
  readonly opening: {
    /** No slow planet is within orb: `{name}`. */
    readonly quiet: Wordings;
    /** The leading contact comes within orb on `{day}` of the period, for the first time or again: `{text}`, `{name}`. */
    readonly later: Readonly<Record<'first' | 'again', Wordings>>;
    /** When the leading contact is exact within this time, is next exact, or was last exact: `{exact}`. */
    readonly peaks: Readonly<
      Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'exact' | 'next' | 'past', string>>>>>
    >;
    /** What `{exact}` is where there are more than two exact days: how many, `{count}`, the `{first}` and the `{last}`. */
    readonly times: string;
    /** The leading contact was exact or almost so on `{past}`, eases for a time, and is exact again on `{next}`. */
    readonly eases: Wordings;
    /**
     * The leading contact was exact on `{past}`, some days before the period: it is exact again on `{next}`, or this was
     * the last time.
     */
    readonly fresh: Readonly<Record<'again' | 'last', Wordings>>;
    /**
     * What else is felt, where the opening has room: one sentence, `{text}`, or two, the second on another planet,
     * `{other}`. Both begin with their planet.
     */
    readonly more: {
      readonly one: Readonly<Record<Lean, Wordings>>;
      readonly two: Readonly<Record<Lean | 'mixed', Wordings>>;
    };
    /** The leading contact is exact on the day itself. */
    readonly peakToday: Wordings;
    /**
     * At a moment: until when the leading contact, of `{a}`, is felt, `{ends}`: for a good while, without pauses or with
     * them, or for a short time.
     */
    readonly ends: Readonly<Record<Lean, Readonly<Record<'later' | 'paused' | 'soon', Wordings>>>>;
    /** The second contact, `{text}`: by whether the first helps or presses, then by the same of the second. */
    readonly second: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    /** The second contact, `{text}`, where it neither clearly helps nor clearly presses. */
    readonly beside: Wordings;
    /** The second contact, `{text}`, where it is over before the first begins, or begins after the first is over. */
    readonly apart: Readonly<Record<'before' | 'after', Wordings>>;
    /** The second contact, `{text}`, where the two are within orb by turns and never at once. */
    readonly byTurns: Wordings;
    /** A contact that comes once or a few times in a life, `{text}`. */
    readonly onceInLife: Wordings;
    /** A third contact, `{text}`, where it is too strong to be left out. */
    readonly third: Wordings;
    /** A contact that helps, `{text}`, where the first two press. */
    readonly help: Wordings;
    /**
     * In which part of the period a contact is felt: until `{ends}`; from `{starts}`; between the two; until one day and
     * again from another; on and off during a `{part}`.
     */
    readonly parts: Readonly<Record<'until' | 'from' | 'between' | 'again' | 'onAndOff', string>>;
    /**
     * In place of `second`, of `apart` and `byTurns`, and of `third`, for a contact that is felt in a part of the period
     * only: `{when}`, or `{When}` at the start of a sentence.
     */
    readonly timed: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    readonly elsewhen: Wordings;
    readonly timedThird: Wordings;
    /** The same for the leading contact. */
    readonly leadPart: Wordings;
    /**
     * The leading contact is exact only after the period, `{exact}`: by whether it helps or presses, or where it has
     * been exact before.
     */
    readonly peakAfter: Readonly<Record<Lean | 'again', Wordings>>;
    /**
     * A short period: in which nothing slow is felt, `{name}`; in which something slow is felt without being exact,
     * `{text}`.
     */
    readonly ofDays: Wordings;
    readonly background: Wordings;
    /**
     * The days of a short period, each a `{day}` with its `{contact}`: the one that helps most, `{help}`, and the one
     * that presses most, `{hard}`.
     */
    readonly dayOf: string;
    readonly days: Readonly<Record<'both' | 'help' | 'hard', Wordings>>;
    /** At a moment: the Moon reaches several `{points}` in one day. */
    readonly crowd: Wordings;
    /** At a moment: `{a}` is stationary within a degree of a `{contact}`, and turns retrograde or direct. */
    readonly standing: Readonly<Record<'back' | 'on', string>>;
    /** The hour of birth is not known. */
    readonly untimed: Wordings;
    /** The reader is a child. */
    readonly young: string;
  };
  /** What two slow planets that are at work at the same time make of each other, by the outer one first. */
  readonly together: Readonly<Record<typeof Saturn, Readonly<Record<typeof Jupiter, Together>>>> &
    Readonly<Record<typeof Uranus, Readonly<Record<typeof Jupiter | typeof Saturn, Together>>>> &
    Readonly<
      Record<typeof Neptune, Readonly<Record<typeof Jupiter | typeof Saturn | typeof Uranus, Together>>>
    > &
    Readonly<Record<typeof Pluto, Readonly<Record<Exclude<SlowPlanet, typeof Pluto>, Together>>>>;
  /**
   * One planet that reaches two points, `{b}` and `{c}`: both by easy aspects, both by tense ones, or one of each, the
   * tense one first.
   */
  readonly twice: Readonly<Record<SlowPlanet, Readonly<Record<Lean | 'mixed', string>>>>;
  /**
   * A planet that is hard on one point and helps another in the same weeks, by what it does at `{b}`, where `{matter}`
   * is the matter; of `{c}`, where it is `{other}`, the reader has been told before.
   */
  readonly samePlanet: Readonly<Record<SlowPlanet, Readonly<Record<Lean, Wordings>>>>;
  /**
   * Headings: a planet, `{a}`, on a planet of the birth, `{b}`, or on its own natal place; and a `{heading}` followed by
   * what it is about, `{matter}`.
   */
  readonly headings: Readonly<Record<'onPlanet' | 'onOwnPlace' | 'about', string>>;
  /**
   * The dates beside a `{heading}`. `{days}` are exact days, `{ends}` the end; several contacts have the days of each
   * with its `{point}`, one `{after}` another; many days are told as their `{count}`, the `{first}` and the `{last}`;
   * `{when}` is a time after the period; `{others}` are contacts of the same section.
   */
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
  /**
   * How far along a contact is: `{months}` are those of its exact days before this time, `{ends}` is its end. `ended`
   * has wordings for sections that have told the end already.
   */
  readonly phases: {
    readonly open: Readonly<Record<ContactPhase, Wordings>>;
    readonly ended: Readonly<Partial<Record<ContactPhase, Wordings>>>;
  };
  /** In place of `phases.open` for a contact that leaves its orb in `{pause}` and comes back in `{back}`. */
  readonly paused: Readonly<Record<'first' | 'middle', Wordings>>;
  /** Months, `{months}`, where an uncertain hour of birth may move a day into a neighboring month. */
  readonly aboutMonths: string;
  /** How far along a contact is whose heading has its exact days before this time: until `{ends}`. */
  readonly shownBefore: Wordings;
  /** A contact that begins on a `{day}` of the period: its end, `{ends}`, without a pause or with one. */
  readonly begun: Readonly<Record<'once' | 'paused', Wordings>>;
  /** The last weeks of a stretch of months, `{from}` to `{to}`, in which no slow contact is exact. */
  readonly rest: string;
  /** At a moment within days of the last exact day: until when it is felt, or without that, where it has been told. */
  readonly atHeight: Readonly<Record<'open' | 'ended', Wordings>>;
  /**
   * A contact that was exact in `{months}`, is out of orb as the period begins, comes back on a `{day}`, and ends,
   * `{ends}`: without another pause, or with one.
   */
  readonly returns: Readonly<Record<'once' | 'paused', Wordings>>;
  /** A contact that comes within orb on a `{day}` of the period, for the first time or again. */
  readonly begins: Readonly<Record<'first' | 'again', Wordings>>;
  /**
   * A contact that has no exact day in the period: it is closest in a `{month}`; it lasts until a day, `{ends}`; it is
   * only approaching; or it stays in the background throughout.
   */
  readonly without: Readonly<Record<'near' | 'until' | 'gathering' | 'throughout', Wordings>>;
  /** A contact with one exact day, felt from `{starts}` to `{ends}`. */
  readonly onceWithin: Wordings;
  /** A contact with one exact day that came close once before: `{ends}`. */
  readonly onceAfterNear: Wordings;
  /** A contact whose first exact day, `{next}`, is a long way off. */
  readonly farAhead: Wordings;
  /** A contact whose exact days are past, which comes close once more in `{month}` before it ends, `{ends}`. */
  readonly overButNear: Wordings;
  /** A contact whose exact days are past, which ends within days. */
  readonly allButOver: Wordings;
  /**
   * A contact at its last exact day, which comes close once more in `{month}`: it was exact in `{months}` before, and
   * ends on `{ends}`.
   */
  readonly lastButEcho: Wordings;
  /** After its last exact day: it comes close once more in `{month}`. */
  readonly nearAgain: Wordings;
  /**
   * A planet stationary within a degree of its point on `{day}`, or `{Day}` at the start of a sentence: before its next
   * exact day, `{next}`, where that is the only one or one of more; after it was exact, in `{months}`; without being
   * exact at all; or after its last exact day.
   */
  readonly still: Readonly<Record<'first' | 'firstOfMore' | 'again' | 'only' | 'later', Wordings>>;
  /**
   * Phrases in lower case that mark a piece of advice: texts that share one hold the same advice, which a reading gives
   * twice at most.
   */
  readonly advice: readonly (readonly string[])[];
  /** What a planet does at a second point on the same days as at the first: `{text}`. */
  readonly twins: Wordings;
  /** The same on days close to those of the first point, `{when}`: after them, before them, or on either side. */
  readonly nearTwins: Readonly<Record<'after' | 'before' | 'about', Wordings>>;
  /** As `twins`, for a `{text}` that begins a sentence. */
  readonly moreTwins: Wordings;
  /** As `nearTwins`, for a `{text}` that begins a sentence. */
  readonly nearMoreTwins: Wordings;
  /**
   * A contact of a planet, `{a}`, at a point, `{b}`, where a contact of `{c}`, told before it, is of the opposite kind: at
   * the same time, before that one or after it, by whether the new one helps or presses; or by turns with it.
   */
  readonly contrary: Readonly<Record<'atOnce' | 'before' | 'after', Readonly<Record<Lean, Wordings>>>> & {
    readonly byTurns: Wordings;
  };
  /** A contact, `{text}`, on a day that also has one of the opposite kind: by whether it helps or presses. */
  readonly contraryDay: Readonly<Record<Lean, Wordings>>;
  /**
   * A contact at a point that had one of the opposite kind on an earlier `{day}`: by whether the later one helps or
   * presses.
   */
  readonly contraryDays: Readonly<Record<Lean, Wordings>>;
  /** As `twins`, where the planet helps at one point and presses at the other: the `{text}` is a sentence. */
  readonly contraryTwins: Readonly<Record<Lean, Wordings>>;
  /** As `contraryTwins`, on days close to those of the first point, `{when}`. */
  readonly nearContraryTwins: Readonly<Record<Lean, Wordings>>;
  /**
   * The Moon at several `{points}` in one day, told as a sequence of moods, `{parts}`: what joins two parts of the day,
   * each with its `{text}`; the moods within one part, and the last of several.
   */
  readonly crowd: {
    readonly title: string;
    readonly course: string;
    readonly between: string;
    readonly and: string;
    readonly last: string;
    readonly parts: Readonly<Record<'night' | 'morning' | 'afternoon' | 'evening', string>>;
  };
  /** What the Moon brings at a point, in a clause that calls it “it”. */
  readonly moods: ByPoint<string>;
  /** A swift planet that is stationary almost exactly at `{b}`, and turns retrograde or direct. */
  readonly standing: Readonly<
    Record<SwiftThatTurns, Readonly<Record<'back' | 'on', Readonly<Record<Lean, string>>>>>
  >;
  /**
   * After `standing`, where the planet is exact there more than once: its `{days}`, and for how long it is felt,
   * `{duration}`.
   */
  readonly standingDays: Wordings;
  /**
   * Before the second text of a section: another planet, `{a}`, at the same point, `{b}`, by whether the first and the
   * second help or press; the same planet at another point, `{b}`, which stands close to the first, `{point}`, in the
   * birth chart; a planet at its own natal place; or another planet at that point of which `{text}` is all that is told.
   * `{when}` has its days, or is empty.
   */
  readonly bridges: {
    readonly atPoint: Readonly<Record<Lean, Readonly<Record<Lean, Wordings>>>>;
    readonly ofPlanet: Readonly<Record<AtBirth, Wordings>>;
    readonly ownPlace: Wordings;
    readonly shortly: Wordings;
    readonly when: string;
  };
  /** A swift planet, `{A}`, exact at `{b}` a further time. */
  readonly swiftAgain: Readonly<Record<Lean, Wordings>>;
  /**
   * A line at the end of a reading, for a contact that belongs mostly before or after the period: its `{heading}`, its
   * days, `{when}`, where it has any, and a sentence, `{text}`.
   */
  readonly edge: Readonly<Record<'title' | 'line' | 'undated', string>>;
  /** A section of contacts about anger and force: `{heading}` is that of the strongest. */
  readonly force: { readonly title: string };
  /** After a contact with an angle: `{a}` stays in the house that begins there, `{house}`, until `{ends}`. */
  readonly behindAngle: Wordings;
  /** A swift planet turns near `{b}`: it is exact on several `{days}`, and felt for `{duration}`. */
  readonly backAndForth: Wordings;
  /** As `behindAngle`, where the planet goes back over the angle and returns in `{month}`. */
  readonly behindAngleForNow: Wordings;
  /** `{A}` goes back over an angle, `{b}`, on `{day}`, and is in the house before it, `{house}`, until `{ends}`. */
  readonly backOver: Readonly<Record<'day' | 'section' | 'retreat', string>>;
  /**
   * A swift planet reaches the point, `{b}`, at which a slow one stands: by whether the slow one helps or presses, then
   * by the same of the swift one.
   */
  readonly samePoint: Readonly<Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<Lean, string>>>>>>;
  /** A day and what happens on it: `{day}`, `{text}`. */
  readonly dated: string;
  /** The same for a part of a month. */
  readonly datedRoughly: string;
  /**
   * A `{day}` with its preposition, within a sentence: one that is known to a few days; one that an uncertain hour of
   * birth may move by a `{duration}`.
   */
  readonly when: Readonly<Record<'around' | 'within', string>>;
  /** A slow planet at a point a further time, or for the last time in its loop. */
  readonly again: Readonly<
    Record<SlowPlanet, Readonly<Record<Lean, Readonly<Record<'again' | 'last', Wordings>>>>>
  >;
  /** What `{comes}` is in `enters`: the planet comes into a house, or comes back to it. */
  readonly comes: Readonly<Record<'first' | 'again', string>>;
  readonly enters: Readonly<Record<SlowPlanet, Readonly<Record<House, string>>>>;
  /** After `enters`, where the planet turns retrograde and leaves the house in a month, `{ends}`, to return in `{back}`. */
  readonly entersAtFirst: Wordings;
  /** `{A}` goes back into `{house}` from the next one, until a day, `{ends}`. */
  readonly entersAgain: string;
  /** `{A}` is in `{house}` for some weeks, until `{ends}`, before it returns to stay in a month, `{back}`. */
  readonly entersBriefly: string;
  /** The same, where the stay is told in a section of its own: it returns in `{month}`. */
  readonly staysAgain: Readonly<Record<'first' | 'long', Wordings>>;
  /** After `enters`, where the planet returns to stay after it had left the house in a month, `{left}`. */
  readonly entersToStay: string;
  /**
   * A planet comes into a house in which Saturn is and which Saturn treats otherwise, or Saturn comes into one in which
   * the planet is: until `{ends}`.
   */
  readonly sharesHouse: Readonly<
    Record<typeof Jupiter | typeof Uranus | typeof Neptune, Readonly<Record<'toSaturn' | 'bySaturn', string>>>
  >;
  /** A stay in a house that ends soon, `{ends}`. */
  readonly leavesHouse: Wordings;
  /** The same, where the planet returns in `{month}`. */
  readonly leavesForNow: Wordings;
  /** `{from}`, `{to}`. */
  readonly pageTitle: string;
  /** How the period runs: when it presses, and when it helps. */
  readonly shape: {
    /** The title: of a period in which something presses, and of one in which nothing does. */
    readonly titles: Readonly<Record<'presses' | 'easy', string>>;
    /** What stands between two clauses, and before the last. */
    readonly clauses: Readonly<Record<'between' | 'last', string>>;
    /** What a planet does at `{b}` at its height, did there, or does at a point that has just been named. */
    readonly verbs: Readonly<Record<'heavy' | 'jupiter', Readonly<Record<'does' | 'did' | 'there', string>>>>;
    /**
     * One planet, `{a}`, and what it `{does}` or `{did}`, `{when}`: by the part of the period in which it is at its
     * height, or where that comes later, from `{since}` on, or is past.
     */
    readonly alone: Readonly<
      Record<'early' | 'middle' | 'late' | 'whole' | 'rounds' | 'later' | 'past', Wordings>
    >;
    /**
     * Two planets: the heavier, `{a}`, and the other, `{c}`, which `{does2}`, `{when2}`. In the same months, `{when}`;
     * the heavier one first, or last; or by turns.
     */
    readonly both: Readonly<Record<'together' | 'falling' | 'rising' | 'turns', Wordings>>;
    /**
     * What becomes of `{a}`: it ends in the period, in a month, `{ends}`; it is past its height; or it goes on until
     * `{ends}` after the period, with pauses or without.
     */
    readonly air: Readonly<Record<'lets' | 'eases' | 'stays' | 'paused', Wordings>>;
    /**
     * `{when}`: in `{months}`; around them, where the days are not exact; and of many months the first, `{since}`, and
     * the last, `{until}`.
     */
    readonly when: Readonly<Record<'in' | 'around' | 'many', string>>;
    /** Nothing presses; or what presses, `{a}` at `{b}`, is at its height at another time. */
    readonly course: Readonly<Record<'none' | 'distant', Wordings>>;
    /**
     * What helps, beside what presses or without it: a `{list}` of what a planet, `{a}`, brings, its `{matter}`, and
     * `{when}`, with pauses or without; `samePlanet` for one that presses elsewhere.
     */
    readonly helps: Readonly<Record<'meanwhile' | 'alone', Wordings>>;
    readonly brings: Readonly<Record<'planet' | 'samePlanet', string>>;
    readonly months: Readonly<Record<'throughout' | 'until' | 'since' | 'once' | 'within', string>>;
    readonly paused: string;
  };
  /** After the advice on the leading contact: the month, `{ends}`, in which `{a}` leaves `{b}`. */
  readonly closingEnds: Readonly<Record<Lean, Wordings>>;
  /** The same for a contact that pauses before then. */
  readonly closingEndsPaused: Readonly<Record<Lean, Wordings>>;
  /** No slow contact was felt. */
  readonly quietClosing: Wordings;
}
