import type { AspectId } from '../chart/aspects.js';
import type {
  Ascendant,
  BodyId,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Neptune,
  NorthNode,
  Planet,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Shape } from '../chart/shape.js';
import type { Element, House, Modality, SignId } from '../chart/zodiac.js';
import type { Angle, Classical, NatalChapter, Personal, Wordings } from './reading-keys.js';

/**
 * What a natal reading is written from besides the placements and aspects. Placeholders: `{name}` the person; `{a}`,
 * `{b}` two bodies within a sentence, `{A}`, `{B}` the same at its start; `{planets}` a list of bodies; others where a
 * table names them.
 */

type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
type Meeting = 'conjunction' | 'harmonious' | 'tense';
type PairLines = Readonly<Partial<Record<Meeting, string>>>;

export type RuledHouse = 2 | 4 | 7 | 10;
export type RetrogradeAtBirth = typeof Mercury | typeof Venus | typeof Mars;
export type Slow = typeof Uranus | typeof Neptune | typeof Pluto;
/**
 * How a planet in conjunction, square or opposition to a body works against that body's sign: each has its texts in
 * `NatalJoints`.
 */
export type Pull = 'qualified' | 'deserved' | 'hastened' | 'roused' | 'freed';
export type QualifyingPlanet = typeof Jupiter | typeof Saturn | Slow;
/** How the two planets of a main theme are joined: by a conjunction, or by an opposition or a square. */
export type PairNature = 'union' | 'strain';
/** A planet that can be the main theme of a reading where it is on an angle. */
export type AngularPlanet = Exclude<Planet, typeof Mercury | typeof Venus>;
/**
 * Those of them with a text for each element of their sign. The Sun and the Moon have none, since a text on both tells
 * their signs.
 */
export type ByElement = typeof Mars | typeof Jupiter | typeof Saturn;
/**
 * Two elements in a fixed order, whichever body is in which: of the Sun and the Moon, or of two of the strongest
 * factors.
 */
export type LightElements =
  | `fire-${Element}`
  | `earth-${'earth' | 'air' | 'water'}`
  | `air-${'air' | 'water'}`
  | 'water-water';

/** What a natal reading is written from besides placements and aspects. Its opening needs nothing else. */
export interface NatalReadingCells {
  /** `{name}`. */
  readonly title: string;
  readonly chapters: Readonly<Record<NatalChapter, string>>;
  /** How a body that has been told is named later, within a sentence: `{body}` is its bare name. */
  readonly own: string;
  readonly lines: NatalLines;
  readonly traits: NatalTraits;
  /** A text on the Sun sign and the Moon sign together, by the Sun's and then the Moon's. It names both. */
  readonly sunMoon: Readonly<Record<SignId, BySign>>;
  /**
   * What a body does, after its name, in place of its trait: where a planet in conjunction, square or opposition to it,
   * `{where}`, works against its sign. `joints.where` says how that is put.
   */
  readonly tempered: Pick<NatalJoints, Pull>;
  readonly opening: NatalOpening;
  readonly subjects: SubjectOpenings;
  readonly joints: NatalJoints;
  readonly exceptions: NatalExceptions;
  readonly unknownHour: UnknownHour;
  /**
   * A birth near an eclipse: a sentence of the opening, and a text in the section on the Moon's phase. `{when}` is how
   * near.
   */
  readonly eclipses: Readonly<Record<'solar' | 'lunar', Readonly<Record<'opening' | 'text', string>>>> & {
    readonly when: Readonly<Record<'hours' | 'day', string>>;
  };
  /**
   * A birth at the new or the full Moon, by the conjunction or the opposition: in the opening, in place of the line on
   * it.
   */
  readonly syzygies: Readonly<Partial<Record<AspectId, string>>>;
  /** What Chiron and the North Node are: before the first text on one of them. */
  readonly points: Readonly<Record<typeof Chiron | typeof NorthNode, Wordings>>;
  readonly sides: OpeningSides;
}

/**
 * How the ruler of a rising sign goes with it: it acts as the sign does, or it is quieter than a sign that is quick to
 * show itself, or livelier than one that is not.
 */
export type RisingRulerKind = 'alike' | 'quieter' | 'livelier';

/** What the chapters of a natal reading have, and its opening does without. */
export interface NatalChapterCells {
  /**
   * Pieces of advice on which texts end, each as the phrases by which it is known: a reading gives each of them once.
   */
  readonly advice: readonly Wordings[];
  /** The ruler of a house by the house that it is in: `{A}`, `{a}`. */
  readonly rulers: Readonly<Record<RuledHouse, ByHouse>>;
  /** The section on the Moon's phase. At the new and at the full Moon `{age}` is one of `phaseAges`. */
  readonly phases: Readonly<Record<PhaseId, string>>;
  /** Stands for `{age}`: how many days the Moon has been new or full, from none to four. */
  readonly phaseAges: Readonly<Record<0 | 4, readonly string[]>>;
  /** Three planets or more in a sign or in a house: `{planets}`. */
  readonly crowded: { readonly sign: BySign; readonly house: ByHouse };
  /**
   * After the text on the first of three planets or more in a `{sign}` of which no crowd is told: that planet, `{a}` or
   * `{A}`, the others, `{planets}`, and what all of them do, `{does}`.
   */
  readonly sharedSign: Wordings;
  /** Stands for `{does}` in `sharedSign`, by the sign. */
  readonly sharedWay: BySign;
  /**
   * Stands for `{planets}` in `crowded.house` where a crowd in a sign has just named them: all of those planets, or
   * most of them, are in one house as well.
   */
  readonly crowdedToo: Readonly<Record<'all' | 'most', string>>;
  /**
   * The North Node in the sign of the Sun, of the Moon, of the Ascendant or of a crowd: in place of its usual text,
   * which has the reader come from the opposite sign.
   */
  readonly nodeAtHome: BySign;
  /**
   * After the text on one opposition of a planet, `{A}`, that has three or more: the other planets opposite it,
   * `{others}`.
   */
  readonly facing: string;
  /** Before the text on an easy aspect of a planet, where a hard aspect of the same planet has been told before it. */
  readonly turns: Readonly<Record<Personal, Wordings>>;
  /** A body told in one sentence, by its sign: `{A}` and its trait, `{does}`. */
  readonly inBrief: string;
  /**
   * After a text on the rising sign alone: its ruler, `{A}`, by how it goes with the sign, and by the house that it is
   * in.
   */
  readonly risingRuler: Readonly<Record<RisingRulerKind, ByHouse>>;
  /**
   * After the text on the second of two planets in one `{house}`, whose signs are of opposite kinds, `{sign}` and
   * `{other}`: how both are true. By the planet with the lower id, which is in `{sign}`, and the other.
   */
  readonly housemates: Readonly<Record<number, Readonly<Record<number, string>>>>;
  /**
   * After the text on a planet's sign, `{a}` or `{A}`, where a crowd, with `{others}`, has told its house: what the house
   * has to do with it.
   */
  readonly inCrowdedHouse: Readonly<Record<House, Wordings>>;
  /**
   * After the texts on Venus in `{sign}` and on Mars in `{other}`, one after the other, where these signs are of
   * opposite kinds: how both are true. By the element of Venus's sign, then of Mars's.
   */
  readonly venusAndMars: Readonly<Record<Element, Readonly<Partial<Record<Element, string>>>>>;
  /**
   * After the text on a body so close before a cusp that it is read in the house that begins there: `{a}` or `{A}`,
   * `{house}`.
   */
  readonly nextHouse: Wordings;
  /** After the text on a close aspect that is out of sign: a conjunction, or any other. */
  readonly outOfSign: Readonly<Record<'conjunction' | 'other', Wordings>>;
  /**
   * After the text on the Moon's sign where the hour of birth is unknown: the Moon was in another sign, `{other}`, in
   * the first or the last hours of the day.
   */
  readonly moonElsewhere: Readonly<Record<'early' | 'late', string>>;
  /** The same where it is known at what `{time}` the Moon changed signs. */
  readonly moonElsewhereAt: Readonly<Record<'early' | 'late', string>>;
  readonly patterns: PatternCells;
  readonly unaspected: Readonly<Record<Planet, string>>;
  /** `quick` where the planet's sign or its aspects make it hasty. */
  readonly retrograde: Readonly<Record<RetrogradeAtBirth, Readonly<Record<'plain' | 'quick', string>>>>;
  readonly balance: {
    readonly excess: Readonly<Record<Element | Modality, string>>;
    /** In the texts on elements `{any}` is one of `any`. */
    readonly lacking: Readonly<Record<Element | Modality, string>>;
    /** How much there is of an element that is lacking: nothing at all, or next to nothing. */
    readonly any: Readonly<Record<'none' | 'few', string>>;
  };
  readonly hemispheres: Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
  /**
   * The shape of the chart. Of a bucket: the planets of the handle, `{planets}`, and how they go after things, `{by}`.
   * Of a bowl: the planets at its two ends, `{a}` and `{b}`. Of a locomotive: the planet in front, `{a}`, how it goes
   * after what is missing, `{by}`, and how much of the circle is empty, `{Part}`.
   */
  readonly shapes: Readonly<Record<Shape, string>>;
  /**
   * In place of the text on a bucket, by the house of its handle, `{planets}`, where all of the handle is in one house.
   */
  readonly handles: Readonly<Record<House, string>>;
  /**
   * Stands for `{by}`, by planet: how the planet in front of a locomotive, or the handle of a bucket, goes after what
   * it wants.
   */
  readonly engines: Readonly<Record<Planet, string>>;
  /** Stands for `{Part}`. */
  readonly emptyArc: Readonly<Record<'third' | 'half', string>>;
  readonly closing: SubjectClosings;
  readonly sides: NatalSides;
}

/**
 * A body in its sign and its house as one text, by body, sign and house. The texts on the Ascendant are by the house of
 * its ruler, `{ruler}`.
 */
export type PlacementCells = Readonly<
  Record<Classical | typeof Ascendant, Readonly<Record<SignId, ByHouse>>>
>;

/** A body by its sign alone, where its house is unknown or has been told. */
export type PlacementsBySign = Readonly<Record<Classical | typeof Ascendant, BySign>>;
/** A slow planet by its house alone, since its sign is that of a whole generation. */
export type PlacementsByHouse = Readonly<Record<Slow, ByHouse>>;

/**
 * What texts state of a person, in the letters of `sides.ts`: one text, or several in a row with spaces between them.
 */
type Row = string;
/** By body; by two bodies, the lower id first. */
type RowsOf<B extends BodyId> = Readonly<Record<B, Row>>;
type RowsByPair = Readonly<Partial<Record<BodyId, Readonly<Partial<Record<BodyId, Row>>>>>>;

/**
 * What the texts of an opening state of a person, and what the texts on aspects state, which an opening must not
 * contradict.
 */
export interface OpeningSides {
  /** Rows of the conjunction, opposition, trine, square and sextile. */
  readonly aspects: RowsByPair;
  /** Rows of the conjunction, the harmonious and the tense aspects. */
  readonly pairLines: RowsByPair;
  /**
   * What the texts on the main theme state: rows of the union and the strain of two planets, and one of the planets on
   * an angle.
   */
  readonly subjects: RowsByPair;
  readonly onAngle: Row;
  /** By the Sun's sign, a row of the Moon's signs. */
  readonly sunMoon: Readonly<Record<SignId, Row>>;
}

/**
 * What the texts on patterns state: `release` is a row of the houses. Those on the other patterns state nothing that
 * another text contradicts.
 */
interface PatternSides {
  readonly release: Row;
  readonly grandTrine: Readonly<Record<Element, Row>>;
}

/**
 * What the texts of the chapters state of a person on matters on which others may state the opposite, and which themes
 * they tell.
 */
export interface NatalSides {
  /** By body and sign, a row of the houses. */
  readonly placements: Readonly<Record<Classical | typeof Ascendant, Readonly<Record<SignId, Row>>>>;
  /** Rows of the signs. */
  readonly bySign: RowsOf<Classical | typeof Ascendant>;
  readonly signCells: RowsOf<Slow | typeof Chiron | typeof NorthNode | typeof Midheaven>;
  readonly nodeAtHome: Row;
  readonly cuspCells: Readonly<Record<2 | 4 | 7, Row>>;
  readonly crowdedSigns: Row;
  /** Rows of the houses. */
  readonly byHouse: RowsOf<Slow>;
  readonly houseCells: RowsOf<typeof Chiron>;
  readonly rulerLines: Readonly<Record<RuledHouse, Row>>;
  readonly crowdedHouses: Row;
  readonly patterns: PatternSides;
  /** A row of the planets. */
  readonly unaspected: Row;
  /** A row of the phases. */
  readonly phases: Row;
  /** Rows of Jupiter to Pluto. */
  readonly qualified: RowsOf<Personal>;
  /** Rows of the plain and the quick. */
  readonly retrograde: Partial<RowsOf<RetrogradeAtBirth>>;
  readonly excess: Readonly<Record<Element | Modality, Row>>;
  readonly lacking: Readonly<Record<Element | Modality, Row>>;
  readonly deserved: Partial<RowsOf<Personal>>;
  readonly rising: Partial<RowsOf<Planet>>;
  readonly sunBehind: Readonly<Record<SunBehind, Row>>;
  readonly hastened: Partial<RowsOf<Exclude<Personal, typeof Mars>>>;
  readonly roused: Partial<RowsOf<Personal>>;
}

/** Sentences on one factor each, which name it. */
interface NatalLines {
  readonly inSign: Readonly<Record<typeof NorthNode, BySign>>;
  readonly onAngle: Readonly<Record<Planet, Readonly<Record<Angle, string>>>>;
  /** By the body with the lower id. */
  readonly pairs: { readonly [P in Personal]: Readonly<Record<number, PairLines>> };
}

interface Trait {
  /** After the body’s name. */
  readonly does: string;
}
export type NatalTraits = Readonly<
  Record<Classical | typeof Ascendant, Readonly<Record<SignId, Trait>>> & Record<Slow, Trait>
>;

/**
 * The three strongest factors, each named with its sign: `{a}`, `{A}` at the start of a sentence. `{does}` is a trait,
 * and `{line}` the sentence on a planet on an angle.
 */
interface NatalOpening {
  /** The strongest of them; where it is a planet on an angle, with its `{line}`. */
  readonly first: Wordings;
  readonly firstOnAngle: Wordings;
  /** The second and the third, by their relation to one named before, `{b}` or `{B}`. */
  readonly second: Readonly<Record<Relation, Wordings>>;
  readonly third: Readonly<Record<Relation, Wordings>>;
  /** How two of the three, `{a}` and `{b}`, go together by element, where neither an aspect nor a house joins them. */
  readonly elements: Readonly<Record<LightElements, string>>;
  /** In place of that, where the two are in opposite signs, whose elements would agree. */
  readonly opposite: string;
  /** In place of that, where all three are in one element. */
  readonly ofOneElement: Readonly<Record<Element, string>>;
  /** In place of that, where no aspect joins the three and fewer than two of them are personal. */
  readonly apart: string;
  /**
   * The first sentence where four planets or more are in one `{sign}`, or five or more in one `{house}`: `{planets}`.
   * Of those in a sign, most or all may be in one house as well.
   */
  readonly crowd: Readonly<Record<'sign' | 'mostInHouse' | 'allInHouse' | 'house', string>>;
  /** After it: what that sign, or that house, is about. */
  readonly about: { readonly sign: BySign; readonly house: ByHouse };
  readonly company: CompanyOfLights;
  /**
   * The strongest factor after a crowd: one of the crowd, or another; and, later on, one of the crowd that is in its
   * `{sign}`.
   */
  readonly ofCrowd: Readonly<Record<'within' | 'apart' | 'among', string>>;
  /** Two of the three in one house: `{a}`, `{b}`. */
  readonly house: ByHouse;
}

/**
 * The other factors of the three strongest, in an opening that begins with the text on the Sun and the Moon together.
 */
interface CompanyOfLights {
  /** Before that text, where a planet on an angle came first, or a crowd with neither the Sun nor the Moon in it. */
  readonly lights: Readonly<Record<Angle | 'crowd', string>>;
  /**
   * Stands for `{called}` below, the reader's `{name}` within a sentence, where the opening has not used it yet; after
   * that `{called}` is empty.
   */
  readonly called: string;
  /**
   * A factor, `{a}` or `{A}`, and its trait, `{does}`; `{b}` is the one of Sun and Moon that it goes with, `{c}` the
   * other. The Ascendant has sentences of its own, `rising`.
   */
  readonly of: Readonly<Record<Company, Wordings>>;
  readonly rising: Readonly<Record<'along' | 'apart' | 'side' | 'plain', Wordings>>;
  /** After the line of a planet on an angle: its trait, `{does}`, in its `{sign}`. */
  readonly ofAngle: string;
  /**
   * Before the line of a planet on an angle that no trait follows, where the reader has not been called by name yet.
   */
  readonly another: string;
}
/**
 * How a factor stands to the Sun and the Moon: stronger than either; in aspect to one; by its sign in agreement with
 * both, with neither, or with one; or in no such way.
 */
export type Company = 'strongest' | Relation | 'along' | 'apart' | 'side';

/** How a factor stands to another, `{b}`: in conjunction, in easy or in hard aspect, or in none. */
export type Relation = 'beside' | 'ease' | 'strain' | 'plain';

/** By the planet with the lower id and the other. */
type ByPair = Readonly<
  Record<Personal | typeof Jupiter, Readonly<Partial<Record<BodyId, Readonly<Record<PairNature, string>>>>>>
>;

/**
 * The main theme of a chart, which ends the opening: in two or three sentences what its factors do, and the question
 * that this leaves. The closing answers it.
 */
export interface SubjectOpenings {
  readonly pairs: ByPair;
  /** In place of the text on the Sun and the Moon in hard aspect, where the Moon's sign is known: by its element. */
  readonly moonAtOdds: Readonly<Record<Element, string>>;
  /** A planet on an angle; some of them by the element of their sign. */
  readonly onAngle: Readonly<Record<Exclude<AngularPlanet, ByElement>, string>>;
  readonly onAngleIn: Readonly<Record<ByElement, Readonly<Record<Element, string>>>>;
  /** Second wordings of the conflicts that lead most charts. */
  readonly again: {
    readonly pairs: Readonly<Record<0 | 1, Readonly<Partial<Record<BodyId, string>>>>>;
    readonly moonAtOdds: SubjectOpenings['moonAtOdds'];
  };
  /**
   * A chart with neither: the Sun and the Moon by element. `{a}` or `{A}` is the one in the first element, `{b}` the
   * other.
   */
  readonly lights: Readonly<Record<LightElements, string>>;
}

/** The answer to the question of the opening, by the same keys: `{name}`, and for a planet on an angle `{where}`. */
export interface SubjectClosings extends SubjectOpenings {
  /** Stands for `{where}`. */
  readonly where: Readonly<Record<Angle, string>>;
  /** Where there was no question. */
  readonly plain: string;
  /**
   * The Moon and Mercury in hard aspect, where Neptune makes the reader's feelings about people uncertain: in place of
   * the text of `pairs`.
   */
  readonly misled: string;
  /** The last sentence, on a crowd in a sign or in a house that the opening began with. */
  readonly leads: {
    readonly sign: BySign;
    readonly house: ByHouse;
  };
}

/**
 * How a body in its sign, and a planet that works against that sign, are both true: before the text on their aspect, or
 * in its place.
 */
export interface NatalJoints {
  /** Stands for `{where}`: the planet is in conjunction with the body, or in square or opposition to it. */
  readonly where: Readonly<Record<'conjunction' | 'tense', string>>;
  /** Jupiter or a slower planet and a body in a `{sign}` that leans the other way: `{where}`. */
  readonly qualified: Readonly<Record<Personal, Readonly<Record<QualifyingPlanet, string>>>>;
  /** Saturn and a body in Leo, which wants applause: `{where}`. */
  readonly deserved: Readonly<Record<Personal, string>>;
  /** Mars and a body in a slow sign, which is Taurus, Virgo or Capricorn: `{sign}`, `{where}`. */
  readonly hastened: Readonly<Record<Exclude<Personal, typeof Mars>, string>>;
  /**
   * Mars and a body in a sign that would rather yield, which is Cancer, Libra or Pisces; or Mars there, with the Sun.
   */
  readonly roused: Readonly<Record<Personal, string>>;
  /** Uranus and a body in Libra, which wants to please: `{where}`. */
  readonly freed: Readonly<Record<Personal, string>>;
}

/** How the Sun's sign differs from the manner of the rising sign. */
export type SunBehind = 'slow' | 'quick' | 'reserved' | 'open';

/** After a text on a sign or on a crowd: a planet that departs from it, or adds to it. */
interface NatalExceptions {
  /** A planet on the Ascendant, by whether its manner is that of the rising sign. */
  readonly rising: Readonly<Record<'unlike' | 'alike', Readonly<Record<Planet, string>>>>;
  /** After a text on the rising sign alone: the Sun in another `{sign}`, whose pace or openness is different. */
  readonly sunBehind: Readonly<Record<SunBehind, string>>;
  /**
   * After the text on a crowd in a sign: Saturn among planets in a quick one, or Uranus among planets in a steady one.
   */
  readonly inCrowd: Readonly<Record<typeof Saturn | typeof Uranus, string>>;
  /** After the text on too much of the fixed signs: Uranus, where it is strong. */
  readonly inFixed: string;
  /** After the text on a crowd in the first house: the Sun, where it is in the twelfth. */
  readonly hiddenSun: string;
}

/** What is said where the time of birth is unknown. */
interface UnknownHour {
  /**
   * At the end of the opening: what the reading leaves out, where every planet was in one sign all day, and where
   * `{planets}` changed signs; then, where the Moon was in `{sign}` for nearly all of the day, when it was in `{other}`.
   */
  readonly missing: Readonly<Record<'inOne' | 'between', string>> & {
    readonly nearly: Readonly<Record<'early' | 'late', string>>;
  };
  /** `{a}` was in `{sign}` and in `{other}` on that day. The texts on both signs follow. */
  readonly twoSigns: string;
  /** The same where it is known at what `{time}` it changed signs. */
  readonly twoSignsAt: string;
  /** That time by the part of the day, on a clock of twelve hours: `{hour}`, `{minute}`. */
  readonly times: Readonly<Record<'night' | 'morning' | 'afternoon' | 'evening', string>>;
  /**
   * Where the Sun and the Moon both changed signs: as long as `{a}`, the first to do so, was in `{sign}`, `{b}` was in
   * `{other}`.
   */
  readonly earlier: string;
  /** Before the texts on both signs of the Sun or of the Moon. */
  readonly choice: string;
}

/** Patterns of planets: `{planets}` are those besides the apex, `{a}`, or all of them where there is none. */
export interface PatternCells {
  readonly tSquare: Readonly<Record<Planet, string>>;
  /** Stands for `{base}`: what the two planets in opposition want of the reader, by the lower id and the other. */
  readonly tSquareBase: Readonly<Record<number, Readonly<Record<number, string>>>>;
  /** After it, by the quality of its signs, where all are of one. */
  readonly tSquareQuality: Readonly<Record<Modality, string>>;
  /** Before the text on one aspect within a pattern, which follows that on the pattern. */
  readonly oneSide: string;
  /** After a T-square: the house opposite its apex, where it is empty. */
  readonly release: ByHouse;
  readonly grandTrine: Readonly<Record<Element, string>>;
  /** After a grand trine: another planet, `{b}` or `{B}`, in square or opposition to one of its three, `{a}`. */
  readonly outlet: Wordings;
  readonly grandCross: Readonly<Record<Modality, string>>;
  readonly yod: Readonly<Record<Planet, string>>;
  /** The planet at the head, `{a}`, is opposite one of the other three, `{b}`. */
  readonly kite: string;
  /** `{a}` is opposite `{b}`, and `{c}` opposite `{d}`. */
  readonly mysticRectangle: string;
}
