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
 * What a natal reading is written from besides the placements and aspects. Placeholders: `{name}` the person; `{a}`, `{b}` two
 * bodies within a sentence, `{A}`, `{B}` the same at its start; `{planets}` a list of bodies; others where a table names them.
 */

type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
type Meeting = 'conjunction' | 'harmonious' | 'tense';
type PairLines = Readonly<Partial<Record<Meeting, string>>>;

export type RuledHouse = 2 | 4 | 7 | 10;
export type RetrogradeAtBirth = typeof Mercury | typeof Venus | typeof Mars;
export type Slow = typeof Uranus | typeof Neptune | typeof Pluto;
/** In which way a planet pulls the other way than the sign of a body. */
export type Pull = 'qualified' | 'deserved' | 'hastened' | 'roused' | 'freed';
export type QualifyingPlanet = typeof Jupiter | typeof Saturn | Slow;
/** Of two planets that a chart is about: a conjunction, or an opposition or a square. */
export type PairNature = 'union' | 'strain';
/** A planet that a chart may be about where it stands on an angle. */
export type AngularPlanet = Exclude<Planet, typeof Mercury | typeof Venus>;
/** Of them those that are another thing in each element; what the lights are in their signs they say together. */
export type ByElement = typeof Mars | typeof Jupiter | typeof Saturn;
/** The elements of the Sun and the Moon, whichever is in which. */
export type LightElements =
  | `fire-${Element}`
  | `earth-${'earth' | 'air' | 'water'}`
  | `air-${'air' | 'water'}`
  | 'water-water';

/** A natal reading beyond its placements and aspects. */
export interface NatalReadingCells {
  /** `{name}`. */
  readonly title: string;
  readonly chapters: Readonly<Record<NatalChapter, string>>;
  /** A body of which the reading has told, within a sentence: `{body}`. */
  readonly own: string;
  readonly lines: NatalLines;
  readonly traits: NatalTraits;
  /** What the Sun sign and the Moon sign make together: in it both are named. */
  readonly sunMoon: Readonly<Record<SignId, BySign>>;
  /** What a body does, after its name, where a planet beside it or at odds with it, `{where}`, pulls the other way than its sign. */
  readonly tempered: Pick<NatalJoints, Pull>;
  readonly opening: NatalOpening;
  readonly subjects: SubjectOpenings;
  readonly joints: NatalJoints;
  readonly exceptions: NatalExceptions;
  readonly unknownHour: UnknownHour;
  /** How long before or after it, `{when}`. */
  readonly eclipses: Readonly<Record<'solar' | 'lunar', Readonly<Record<'opening' | 'text', string>>>> & {
    readonly when: Readonly<Record<'hours' | 'day', string>>;
  };
  /** In the opening, of a birth at the new Moon or at the full one: by the aspect of the lights. */
  readonly syzygies: Readonly<Partial<Record<AspectId, string>>>;
  /** What the points are that are not planets. */
  readonly points: Readonly<Record<typeof Chiron | typeof NorthNode, Wordings>>;
  readonly sides: OpeningSides;
}

/** How the ruler of a rising sign goes with it: of the same kind, quieter than a sign quick to show itself, livelier than one that is not. */
export type RisingRulerKind = 'alike' | 'quieter' | 'livelier';

/** What the chapters of a natal reading have, and its opening does without. */
export interface NatalChapterCells {
  /** Of each thought in which a text may end, pieces of sentences by which it is known: a birth is told it once. */
  readonly advice: readonly Wordings[];
  /** The ruler of a house by the house it stands in: `{A}`, `{a}`. */
  readonly rulers: Readonly<Record<RuledHouse, ByHouse>>;
  /** Of the new Moon and the full one `{age}`: of `phaseAges`. */
  readonly phases: Readonly<Record<PhaseId, string>>;
  /** How long the Moon has been new or full, by days from none to four, the nearest. */
  readonly phaseAges: Readonly<Record<0 | 4, readonly string[]>>;
  /** Three planets or more: `{planets}`. */
  readonly crowded: { readonly sign: BySign; readonly house: ByHouse };
  /** Of a planet, `{a}` or `{A}`, with two or more others, `{planets}`, in its `{sign}` and what that `{does}`, where no crowd of them is told. */
  readonly sharedSign: Wordings;
  /** What more than one part of a person does who has several planets in a sign: `{does}`. */
  readonly sharedWay: BySign;
  /** The planets of a crowd in a sign, just named, all or most of which make one in a house: in the place of their names. */
  readonly crowdedToo: Readonly<Record<'all' | 'most', string>>;
  /** The North Node in the sign of the Sun, of the Ascendant or of a crowd: after what the node is. */
  readonly nodeAtHome: BySign;
  /** After the text on one of three or more oppositions of a planet, `{A}`: whom it faces besides, `{others}`. */
  readonly facing: string;
  /** When a planet has it easy of which something hard is told as well: before the text on an easy aspect of it. */
  readonly turns: Readonly<Record<Personal, Wordings>>;
  /** A body by its sign, in a sentence: `{A}` and what it `{does}`. */
  readonly inBrief: string;
  /** After a text on the rising sign alone its ruler, `{A}`, by its house, and by how it goes with the sign. */
  readonly risingRuler: Readonly<Record<RisingRulerKind, ByHouse>>;
  /** By two planets, the lower first: how both hold that share `{house}` in unlike signs, its `{sign}` and the `{other}`. */
  readonly housemates: Readonly<Record<number, Readonly<Record<number, string>>>>;
  /** How Venus in `{sign}` and Mars in the `{other}` both hold, by the elements of the two, where these are of opposite kinds. */
  readonly venusAndMars: Readonly<Record<Element, Readonly<Partial<Record<Element, string>>>>>;
  /** A body that is read in the house which begins close ahead of it: `{a}` or `{A}`, `{house}`. */
  readonly nextHouse: Wordings;
  /** After the text on a close aspect between signs that are in another relation: of a conjunction, of any other. */
  readonly outOfSign: Readonly<Record<'conjunction' | 'other', Wordings>>;
  /** The Moon’s other sign, `{other}`, in the first or the last hours of a day of birth without an hour. */
  readonly moonElsewhere: Readonly<Record<'early' | 'late', string>>;
  /** The same, where the `{time}` is known at which it changed. */
  readonly moonElsewhereAt: Readonly<Record<'early' | 'late', string>>;
  readonly patterns: PatternCells;
  readonly unaspected: Readonly<Record<Planet, string>>;
  /** `quick` where sign or aspects make a hasty planet of it. */
  readonly retrograde: Readonly<Record<RetrogradeAtBirth, Readonly<Record<'plain' | 'quick', string>>>>;
  readonly balance: {
    readonly excess: Readonly<Record<Element | Modality, string>>;
    /** Of an element `{any}`. */
    readonly lacking: Readonly<Record<Element | Modality, string>>;
    /** How much there is of an element that the chart has none of, or next to none. */
    readonly any: Readonly<Record<'none' | 'few', string>>;
  };
  readonly hemispheres: Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
  /** Of a bucket the handle, `{planets}`, and how it goes after things, `{by}`; of a locomotive the planet in front, `{a}`, what it does about it, `{by}`, and `{Part}`: how much of the circle is empty. */
  readonly shapes: Readonly<Record<Shape, string>>;
  /** Of a bucket with houses, by that of its handle, `{planets}`. */
  readonly handles: Readonly<Record<House, string>>;
  /** How the planet in front goes after what is missing, or a handle after what it wants. */
  readonly engines: Readonly<Record<Planet, string>>;
  readonly emptyArc: Readonly<Record<'third' | 'half', string>>;
  readonly closing: SubjectClosings;
  readonly sides: NatalSides;
}

/**
 * A body in its sign and its house, told as one thing; of the Ascendant by the house of its ruler, `{ruler}`. By body, sign and
 * house.
 */
export type PlacementCells = Readonly<
  Record<Classical | typeof Ascendant, Readonly<Record<SignId, ByHouse>>>
>;

/**
 * A body in its sign, where its house is unknown or has been told: of the Ascendant the house of its ruler, `{ruler}`.
 */
export type PlacementsBySign = Readonly<Record<Classical | typeof Ascendant, BySign>>;
/** A slow planet in its house: its sign is that of an age. */
export type PlacementsByHouse = Readonly<Record<Slow, ByHouse>>;

/** What the texts of a table state, in the letters of `sides.ts`: a row of texts in one string, or one text. */
type Row = string;
/** By body; by the first body and the second. */
type RowsOf<B extends BodyId> = Readonly<Record<B, Row>>;
type RowsByPair = Readonly<Partial<Record<BodyId, Readonly<Partial<Record<BodyId, Row>>>>>>;

/** What an opening says of a person, and what it must not deny: what the texts on aspects say. */
export interface OpeningSides {
  /** Rows of the conjunction, opposition, trine, square and sextile. */
  readonly aspects: RowsByPair;
  /** Rows of the conjunction, the harmonious and the tense aspects. */
  readonly pairLines: RowsByPair;
  /** What a chart is about: rows of the union and the strain, and of the planets on an angle. */
  readonly subjects: RowsByPair;
  readonly onAngle: Row;
  /** By the Sun’s sign, a row of the Moon’s. */
  readonly sunMoon: Readonly<Record<SignId, Row>>;
}

/** Of a T-square’s empty corner a row of the houses; the other figures state nothing that is denied. */
interface PatternSides {
  readonly release: Row;
  readonly grandTrine: Readonly<Record<Element, Row>>;
}

/** What the texts say of a person on matters that others might contradict, and which themes they tell. */
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

/** One sentence that names the factor in action. */
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

/** Factors are named with their signs: `{a}`, `{A}` at the start of a sentence; `{does}` is a trait, `{line}` is a sentence. */
interface NatalOpening {
  /** The strongest factor; where it stands on an angle its line follows. */
  readonly first: Wordings;
  readonly firstOnAngle: Wordings;
  /** The second and the third, by what they have to do with those before. */
  readonly second: Readonly<Record<Relation, Wordings>>;
  readonly third: Readonly<Record<Relation, Wordings>>;
  /** Two of the three, `{a}` and `{b}`, by their elements, where nothing else joins them; or none of them that is joined. */
  readonly elements: Readonly<Record<LightElements, string>>;
  /** The same of two in opposite signs, whose elements would agree. */
  readonly opposite: string;
  /** Of all three in one element. */
  readonly ofOneElement: Readonly<Record<Element, string>>;
  readonly apart: string;
  /** Four planets or more in one sign, `{planets}`, `{sign}`; most of them, or all, in one `{house}` besides; five or more in one house. */
  readonly crowd: Readonly<Record<'sign' | 'mostInHouse' | 'allInHouse' | 'house', string>>;
  /** What that sign, and that house, are about. */
  readonly about: { readonly sign: BySign; readonly house: ByHouse };
  readonly company: CompanyOfLights;
  /** The strongest factor after those: one of them, or another. */
  readonly ofCrowd: Readonly<Record<'within' | 'apart' | 'among', string>>;
  /** Two of the three stand in one house: `{a}`, `{b}`. */
  readonly house: ByHouse;
}

/** The others of the three strongest where an opening begins with what the lights make together. */
interface CompanyOfLights {
  /** Before the lights, where a planet on an angle came first, or a crowd with neither of them. */
  readonly lights: Readonly<Record<Angle | 'crowd', string>>;
  /** The reader’s `{name}` within a sentence: what `{called}` is below, once, and then nothing. */
  readonly called: string;
  /** A body, `{a}` or `{A}`, and what it `{does}`; with one of the lights, `{b}`, and the other, `{c}`. */
  readonly of: Readonly<Record<Company, Wordings>>;
  readonly rising: Readonly<Record<'along' | 'apart' | 'side' | 'plain', Wordings>>;
  /** After the line of a body on an angle: what it `{does}` in its `{sign}`. */
  readonly ofAngle: string;
  /** Before such a line that nothing follows. */
  readonly another: string;
}
/** Stronger than the lights; by an aspect to one; by its sign with both, with neither, or with one; or by nothing. */
export type Company = 'strongest' | Relation | 'along' | 'apart' | 'side';

/** By an aspect to it, `{b}`, or by nothing. */
export type Relation = 'beside' | 'ease' | 'strain' | 'plain';

/** By the planet with the lower id and the other. */
type ByPair = Readonly<
  Record<Personal | typeof Jupiter, Readonly<Partial<Record<BodyId, Readonly<Record<PairNature, string>>>>>>
>;

/** What a chart is about, two or three sentences: what those concerned do, and the question that it leaves. */
export interface SubjectOpenings {
  readonly pairs: ByPair;
  /** The Sun and the Moon at odds where the Moon’s sign is known: by its element. */
  readonly moonAtOdds: Readonly<Record<Element, string>>;
  readonly onAngle: Readonly<Record<Exclude<AngularPlanet, ByElement>, string>>;
  /** By the element of its sign. */
  readonly onAngleIn: Readonly<Record<ByElement, Readonly<Record<Element, string>>>>;
  /** The conflicts that lead most charts, in other words. */
  readonly again: {
    readonly pairs: Readonly<Record<0 | 1, Readonly<Partial<Record<BodyId, string>>>>>;
    readonly moonAtOdds: SubjectOpenings['moonAtOdds'];
  };
  /** Of a chart without either: the light in the first of the elements, `{a}`, `{A}`, and the other, `{b}`. */
  readonly lights: Readonly<Record<LightElements, string>>;
}

/** What the question comes to, `{name}`; of a planet on an angle `{where}`. */
export interface SubjectClosings extends SubjectOpenings {
  /** Where a planet stands on an angle. */
  readonly where: Readonly<Record<Angle, string>>;
  readonly plain: string;
  /** Of the Moon and Mercury at odds, where Neptune makes feelings about people uncertain. */
  readonly misled: string;
  /**
   * A last sentence on what led the opening and is not what the question is about: a crowd, a planet, `{a}`, on an angle, or
   * what the third of the leaders, `{a}`, `{A}`, has to do with the answer, by the element of its sign.
   */
  readonly leads: {
    readonly sign: BySign;
    readonly house: ByHouse;
    readonly angle: Readonly<Record<Angle, string>>;
    readonly third: Readonly<
      Record<Classical | typeof Ascendant, Readonly<Record<Element, string>>> & Record<Slow, string>
    >;
  };
}

/** How what a sign makes of a body goes together with a planet beside it, or at odds with it, that pulls the other way. */
export interface NatalJoints {
  /** Where that planet is. */
  readonly where: Readonly<Record<'conjunction' | 'tense', string>>;
  /** Jupiter or a slower planet in a tense aspect to a body whose `{sign}` leans the other way, or beside it: `{where}`. */
  readonly qualified: Readonly<Record<Personal, Readonly<Record<QualifyingPlanet, string>>>>;
  /** Saturn beside a body, or at odds with it, in the sign that wants applause: `{where}`. */
  readonly deserved: Readonly<Record<Personal, string>>;
  /** Mars beside a body, or at odds with it, in a sign that takes its time, and in one that would sooner yield: `{sign}`, `{where}`. */
  readonly hastened: Readonly<Record<Exclude<Personal, typeof Mars>, string>>;
  /** In such a sign also Mars itself, with the Sun there. */
  readonly roused: Readonly<Record<Personal, string>>;
  /** Uranus beside a body, or at odds with it, in the sign that would please: `{where}`. */
  readonly freed: Readonly<Record<Personal, string>>;
}

/** What the Sun is, behind a manner that is otherwise. */
export type SunBehind = 'slow' | 'quick' | 'reserved' | 'open';

/** Who does not go along with where it stands. */
interface NatalExceptions {
  /** A planet on the Ascendant, by whether its manner is that of the sign. */
  readonly rising: Readonly<Record<'unlike' | 'alike', Readonly<Record<Planet, string>>>>;
  /** After the rising sign the Sun, in another `{sign}` whose pace or openness is not that of the manner. */
  readonly sunBehind: Readonly<Record<SunBehind, string>>;
  readonly inCrowd: Readonly<Record<typeof Saturn | typeof Uranus, string>>;
  /** After what fixed signs hold on to: Uranus, which does not. */
  readonly inFixed: string;
  /** Of a crowd in the first house, when the Sun stands in the twelfth. */
  readonly hiddenSun: string;
}

/** What is said where the time of birth is unknown. */
interface UnknownHour {
  /** What is missing: where every planet was in one sign all day, and where `{planets}` were in two. */
  readonly missing: Readonly<Record<'inOne' | 'between', string>>;
  /** `{a}` may have been in either of two signs: `{sign}`, `{other}`; what either makes of it follows. */
  readonly twoSigns: string;
  /** The same, where the `{time}` is known at which it changed. */
  readonly twoSignsAt: string;
  /** Of the twelve, `{hour}`, and `{minute}`, by the part of the day. */
  readonly times: Readonly<Record<'night' | 'morning' | 'afternoon' | 'evening', string>>;
  /** Of the lights, `{a}` went on from `{sign}` before `{b}` went on from `{other}`. */
  readonly earlier: string;
  /** After the lights’ two signs. */
  readonly choice: string;
}

/** `{planets}`: those of the figure besides the apex, or all of them. */
export interface PatternCells {
  readonly tSquare: Readonly<Record<Planet, string>>;
  /** What the two that are opposite each other want of a person, the lower id first: `{base}`. */
  readonly tSquareBase: Readonly<Record<number, Readonly<Record<number, string>>>>;
  /** By the quality of its signs, where they are of one. */
  readonly tSquareQuality: Readonly<Record<Modality, string>>;
  /** Between a figure and the one aspect in it that is told by itself. */
  readonly oneSide: string;
  /** Of a T-square by the house across from its apex, which stands empty. */
  readonly release: ByHouse;
  readonly grandTrine: Readonly<Record<Element, string>>;
  /** Of a grand trine: another planet, `{b}`, `{B}`, in a tense aspect to one of its three, `{a}`. */
  readonly outlet: Wordings;
  readonly grandCross: Readonly<Record<Modality, string>>;
  readonly yod: Readonly<Record<Planet, string>>;
  /** The one at the head, `{a}`, opposite one of the three, `{b}`. */
  readonly kite: string;
  /** `{a}` opposite `{b}`, and `{c}` opposite `{d}`. */
  readonly mysticRectangle: string;
}
