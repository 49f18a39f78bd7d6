import type { Ascendant, Mars, Mercury, Midheaven, Moon, Planet, Sun, Venus } from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Element, House, SignId } from '../chart/zodiac.js';
import type { BySign, MajorAspect, Nature } from './cells.js';
import type { Angle, Personal, Wordings } from './reading-keys.js';
import type { ByPoint, Lean, TouchedPoint } from './transit-catalogue.js';

type ByHouse = Readonly<Record<House, string>>;

type Heads<Chapter extends string> = Readonly<Record<Chapter, string>>;

/** Which part of a phase it is. */
type PhasePart = 'begun' | 'middle' | 'last';

type ByNature = Readonly<Partial<Record<Nature, string>>>;
type ByProgressedPair = Readonly<Partial<Record<Personal, Readonly<Partial<Record<Personal, ByNature>>>>>>;

/** The progressed angles. */
type MovingAngle = typeof Ascendant | typeof Midheaven;

/** The ids of Mercury, Venus and Mars, those that the chapter tells, in order. */
export type MannerKey = '2' | '3' | '4' | '23' | '24' | '34' | '234';

/** By the planet that is stationary, and the direction it takes from there. */
type ByTurn = Readonly<
  Record<typeof Mercury | typeof Venus | typeof Mars, Readonly<Record<'retrograde' | 'direct', string>>>
>;

/** Secondary progressions. `{name}` is the person. */
export interface ProgressionsReadingCells {
  readonly title: string;
  /** The hour of birth is unknown, so that dates are known to half a year: said once, for all of them. */
  readonly untimed: string;
  /** Before the Moon's contacts of a year, where their months are not known. */
  readonly untimedMoon: Readonly<Record<'one' | 'several', string>>;
  readonly chapters: Heads<
    'life' | 'exact' | 'coming' | 'past' | 'both' | 'comingAndPast' | 'weather' | 'changes'
  >;
  /** Titles of the chapter on Mercury, Venus and Mars, by those that it tells. */
  readonly manner: Readonly<Record<MannerKey, string>>;
  /** The first words of a reading, by the progressed phase of the Moon and how far it has gone. */
  readonly opening: Readonly<Record<PhaseId, Readonly<Record<PhasePart, string>>>>;
  /** After `opening`, in the last months of a phase: the next one begins, `{ends}`. */
  readonly phaseTurns: Readonly<Record<PhaseId, string>>;
  /** A reading that opens with the station of a planet, in `{day}`: what it means in a life, and what to do about it. */
  readonly turnLines: ByTurn;
  readonly turnCounsels: ByTurn;
  /** Before several changes within months of each other, from `{since}` to `{until}`. */
  readonly hinge: string;
  /** In place of the text on the phase, in its last months. */
  readonly phaseEnding: Readonly<Record<PhaseId, string>>;
  /** In place of the text on the phase, in the years of school. */
  readonly phaseOfYouth: Readonly<Record<PhaseId, string>>;
  /** In place of the text on the phase, past working age. */
  readonly phaseLater: Readonly<Record<PhaseId, string>>;
  /** Before a contact of the Moon, `{text}`, in the month of another that is of the opposite kind, or of the same. */
  readonly otherSide: Readonly<Record<Lean | 'alike', string>>;
  /**
   * After the opening of a phase of speaking or acting, while Mercury or Mars is retrograde: why that is less simple;
   * and, in place of `phaseTimes`, with `{ends}`, what to do about it.
   */
  readonly againstPhase: Readonly<Record<'telling' | 'acting', string>>;
  readonly againstPhaseTime: string;
  /**
   * After a contact of a body, `{A}`, with an angle in conjunction or opposition, while it squares the other angle:
   * strongest in `{exact}`.
   */
  readonly crossing: Readonly<Record<Angle, string>>;
  /** After the house that the Moon enters soon: until then she is in `{house}`. */
  readonly untilThen: string;
  /** After `lights`: what these years are about, by the house of the Sun, or by its sign where there are no houses. */
  readonly about: { readonly houses: ByHouse; readonly signs: BySign };
  /**
   * After a contact in the opening: what it means for the phase; `strong` for one that gives force, for better or worse.
   */
  readonly meets: Readonly<Record<PhaseId, Readonly<Record<Lean | 'strong', string>>>>;
  /** Where the progressed Sun and Moon are: `{sun}` and `{moon}` are signs; or where both are in one. */
  readonly lights: Wordings;
  readonly lightsTogether: Wordings;
  /** As `lightsTogether`, beside a contact in which the two conflict. */
  readonly lightsInOneSign: string;
  /** As `lights`, where the Sun came into its sign of late, in `{since}`, or leaves it for `{next}` in `{day}`. */
  readonly lightsOfNewSun: string;
  readonly lightsOfLeavingSun: string;
  /** As `lights`, where the Moon may be in `{moon}` or in `{other}`: the hour of birth is unknown, or known too roughly. */
  readonly lightsUnsure: Readonly<Record<'rough' | 'near', string>>;
  /** What the two have to do with each other, by the Sun's element and then the Moon's. */
  readonly elements: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** The same for opposite signs, by the sign of the axis from Aries to Virgo. */
  readonly across: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5, string>>;
  /** What changes for a body as it enters a sign: what it does there, and what it did in the sign before. */
  readonly turns: Readonly<Record<Personal, BySign>>;
  /** The same for a retrograde planet that goes back into the sign before. */
  readonly turnsBack: Readonly<Record<typeof Mercury | typeof Venus | typeof Mars, string>>;
  /**
   * After the Moon's sign, where that conflicts with her phase, `{sign}`: a restless sign in a quiet phase, a slow one
   * in a busy phase.
   */
  readonly phaseAndMood: Readonly<Record<'restless' | 'slow' | 'aims', string>>;
  /** Where the Moon is in a house of company while the Sun is in one of withdrawal, `{sun}`; or the other way around. */
  readonly lightsApart: Readonly<Record<'out' | 'in', string>>;
  /** The Sun or the Moon in a house of work, for somebody at school, or past working age. */
  readonly housesOfWork: Readonly<
    Record<'young' | 'later', Readonly<Record<typeof Sun | typeof Moon, Readonly<Record<6 | 10, string>>>>>
  >;
  /** The Sun or the Moon in its sign and house, told as one thing. */
  readonly placements: Readonly<Record<typeof Sun | typeof Moon, Readonly<Record<SignId, ByHouse>>>>;
  /**
   * After a contact of two planets that had an aspect at birth, `{pair}`: by the nature of that aspect, then by that of
   * the present one.
   */
  readonly born: Readonly<Record<Nature, Readonly<Record<Nature, string>>>>;
  /** After a contact whose counterpart, with progressed and natal planet exchanged, is `{pair}`. */
  readonly mirrored: string;
  /** The name of an aspect between `{a}` and `{b}`. */
  readonly bornPairs: Readonly<Record<MajorAspect, string>>;
  readonly contactNames: {
    readonly progressed: Readonly<Record<Personal | MovingAngle, string>>;
  };
  /** No contact is close: the Moon's next one, `{exact}`, is told after this. */
  readonly upcoming: Wordings;
  /** The same where its month is not known. */
  readonly upcomingUntimed: string;
  /**
   * A body that is back in `{sign}` since `{since}`: retrograde, after it had gone on to `{other}` in `{left}`; or
   * direct, after it had gone back into `{other}`.
   */
  readonly back: Readonly<Record<'onward' | 'backward', Wordings>>;
  /** The calendar of changes: a phase or a house begins; a body enters a `{sign}`, with one of `turns`, `{text}`. */
  readonly calendar: {
    readonly phase: Readonly<Record<PhaseId, string>>;
    /** The Moon enters a house, and how long it stays there, `{stay}`: one of `stays`, by half-years. */
    readonly moonInHouse: ByHouse;
    readonly stays: readonly string[];
    readonly sunInHouse: ByHouse;
    readonly enters: Readonly<Record<Personal, string>>;
    /** A `{body}` enters the sign again in which it was at birth, or has been since. */
    readonly returns: Readonly<Record<'born' | 'been', string>>;
    /** From here on the Moon is in `{sign}`, whatever the hour of birth. */
    readonly settled: string;
  };
  /** After the Sun in `{house}`: it has been there since `{since}`, and before that in `{other}`. */
  readonly newHouse: string;
  /** What three or more of the Sun to Mars, `{bodies}` or `{Bodies}`, make of a sign together. */
  readonly crowd: BySign;
  /**
   * After a contact in the same month as another, `{pair}`, of the same kind or of the opposite one; and after a change
   * in the same month as a contact or as another change.
   */
  readonly sameMonth: Readonly<Record<'alike' | 'apart' | 'contact', string>> & {
    /** `{other}` is one of these. */
    readonly change: string;
    readonly changes: Readonly<Record<'before' | 'sign' | 'house', string>>;
  };
  /** After the last of the Moon's contacts with planets, `{list}`, that stood together at birth. */
  readonly cluster: string;
  /** A progressed body at a point of the birth chart: what it means for a life. */
  readonly contacts: Readonly<Record<Personal, ByPoint<string>>>;
  /** A progressed angle on a planet of the birth chart: in a sentence, `{comes}`, and what it means for a life. */
  readonly angleContacts: Readonly<
    Record<MovingAngle, Readonly<Record<Planet, { readonly line: string; readonly text: string }>>>
  >;
  /** How far the dates of angles and houses can be trusted. */
  readonly angleTime: string;
  /** Aspects between two progressed bodies, by the lower id and the higher; an aspect without a text is not told. */
  readonly pairs: ByProgressedPair;
  /** The same in one sentence, for the opening. */
  readonly pairLines: ByProgressedPair;
  /** What `{comes}` is: a contact is still to be exact, has been exact, or never is. */
  readonly arrivals: Readonly<Record<'ahead' | 'past' | 'never', string>>;
  /** After a contact: when it is exact, `{exact}`, or how long it is near, `{ends}`. */
  readonly contactTimes: Readonly<
    Record<
      'ahead' | 'now' | 'nowUntil' | 'nowForYears' | 'lately' | 'past' | 'rough' | 'roughNow' | 'never',
      Wordings
    >
  >;
  /** After a contact about a lack of warmth, where the Moon is in the house of joy. */
  readonly joyBeside: string;
  /** After a contact that is years off. */
  readonly approaching: Wordings;
  /** After a contact that is past, `{ends}`. */
  readonly fading: Readonly<Record<Lean, Wordings>>;
  /**
   * After the later of two contacts of opposite kinds with one body or point: the months of the easy one, `{easy}`, and
   * of the hard one, `{hard}`.
   */
  readonly betterMonth: string;
  /**
   * After the text on Mars, where Mars and Mercury are in signs of unlike manner: Mars in the gentler of the two, or in
   * the bolder.
   */
  readonly wordAndDeed: Readonly<Record<'gentle' | 'bold', string>>;
  /** Dates beside a heading; and a day with what it brings, in lists. */
  readonly captions: Readonly<
    Record<
      | 'titled'
      | 'exact'
      | 'past'
      | 'never'
      | 'withEnd'
      | 'both'
      | 'since'
      | 'until'
      | 'ofSign'
      | 'ofHouse'
      | 'ofBody'
      | 'dated'
      | 'by'
      | 'sometime'
      | 'either',
      string
    >
  >;
  /** No contact is close. */
  readonly unpressed: Wordings;
  readonly headings: {
    /** `{body}`, `{sign}`. */
    readonly inSign: string;
    /** `{body}`, `{sign}`, `{house}`. */
    readonly inSignAndHouse: string;
    /** One of these two, `{place}`, that begins on a day, `{day}`. */
    readonly coming: string;
    /** `{body}`, `{sign}`, or `{other}` by the hour of birth. */
    readonly inEither: string;
    /** Two or three of Mercury, Venus and Mars, `{bodies}`, in one `{sign}`. */
    readonly together: string;
    /** `{a}`, `{b}`. */
    readonly aspects: Readonly<Record<MajorAspect, string>>;
    /** The same for a planet on an angle. */
    readonly onAngle: string;
    /** The Moon's contacts of a year: `{from}`, `{to}`. */
    readonly moonYear: string;
    readonly calendar: string;
    /** The calendar, where it has a change of the Sun in the year after. */
    readonly calendarOfSun: string;
    /** The calendar, where it has one change. */
    readonly nextChange: string;
    /** `{phase}`. */
    readonly phase: string;
    /** The phase, or `{other}`, by the hour of birth. */
    readonly eitherPhase: string;
    /** `{body}`. */
    readonly station: string;
  };
  /**
   * A body that is retrograde by progression, since `{since}` or since birth; or one that was so at birth, and has
   * turned direct of late, in `{since}`.
   */
  readonly motion: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly [Key in 'retrograde' | 'always' | 'direct']: string }
    >
  >;
  /** A body that is still in its natal sign; for the Sun by that sign. */
  readonly still: Readonly<Record<Exclude<Personal, typeof Sun>, string>> & { readonly [Sun]: BySign };
  readonly stations: Readonly<
    Record<
      typeof Mercury | typeof Venus | typeof Mars,
      { readonly retrograde: string; readonly direct: string }
    >
  >;
  /** After a body's sign: it is in the first degree of `{sign}`. */
  readonly firstDegree: Readonly<Record<Personal, string>>;
  /** The end of a reading: what to do about the contact that it opens with, `{a}`, `{A}`, `{name}`, by its point. */
  readonly counsels: Readonly<Record<TouchedPoint, Readonly<Record<Lean, string>>>>;
  /** In place of `counsels`, where the progressed planet asks for something else. */
  readonly ownCounsels: Readonly<
    Partial<
      Record<Personal, Readonly<Partial<Record<TouchedPoint, Readonly<Partial<Record<Lean, string>>>>>>>
    >
  >;
  /** The same for a contact of two progressed bodies. */
  readonly pairCounsels: Readonly<Partial<Record<Personal, Readonly<Partial<Record<Personal, string>>>>>>;
  /** As `lights`, where the Moon leaves `{from}` for `{moon}` in `{day}`. */
  readonly lightsMoving: string;
  /** After the advice on a contact of the Moon, which is soon over: until when the phase lasts, `{ends}`. */
  readonly phaseTimes: Readonly<Record<PhaseId, string>>;
  /** After the advice: until when it holds, or when it serves best, `{exact}`, `{ends}`. */
  readonly counselTimes: Readonly<
    Record<Lean | 'now' | 'nowUntil' | 'nowForYears' | 'never' | 'upcoming', Wordings>
  >;
  /** The end of a reading without such a contact: what to do in the phase. */
  readonly closing: Readonly<Record<PhaseId, string>>;
}
