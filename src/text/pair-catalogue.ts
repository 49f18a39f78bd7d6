import type {
  Ascendant,
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
import type { Element, House, Modality, SignId } from '../chart/zodiac.js';
import type { MajorAspect, Nature } from './cells.js';
import type { PairStance } from './stances.js';

/**
 * What readings of two people are written from. A synastry speaks of both by name, `{name1}` and `{name2}`, and
 * addresses neither; where it says “they”, it means the two. A composite addresses both: “the two of you”.
 */

/** By the Ascendant, the Midheaven, the Descendant and the Imum Coeli. */
type ByAngle<Cell> = Readonly<
  Record<typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli, Cell>
>;
type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
/** Wordings of one thing: no reading uses one of them twice. */
type Wordings = readonly string[];
/**
 * A contact of two bodies by its nature. With the Ascendant `tense` is the square alone: a planet opposite it is on the
 * Descendant.
 */
type Natures = Readonly<Record<'conjunction' | 'harmonious' | 'tense', string>>;
type To<Bodies extends Planet> = Readonly<Record<Bodies | typeof Ascendant, Natures>>;
type Outer = typeof Uranus | typeof Neptune | typeof Pluto;
type FromSaturn = typeof Saturn | Outer;
type FromJupiter = typeof Jupiter | FromSaturn;
type FromMars = typeof Mars | FromJupiter;
type FromVenus = typeof Venus | FromMars;
type FromMercury = typeof Mercury | FromVenus;
type FromMoon = typeof Moon | FromMercury;
type OnlyAscendant = Readonly<Record<typeof Ascendant, Natures>>;

/**
 * Texts on contacts, by the body with the lower id, which is `{name1}`’s. Those of Uranus to Pluto among themselves
 * have none, since they belong to whole generations.
 */
export interface ContactCells {
  readonly 0: To<Planet>;
  readonly 1: To<FromMoon>;
  readonly 2: To<FromMercury>;
  readonly 3: To<FromVenus>;
  readonly 4: To<FromMars>;
  readonly 5: To<FromJupiter>;
  readonly 6: To<FromSaturn>;
  readonly 7: OnlyAscendant;
  readonly 8: OnlyAscendant;
  readonly 9: OnlyAscendant;
}

type Told<Cells> = { readonly [Higher in keyof Cells]: Wordings };
/** Wordings for each hard contact, by the body with the lower id. */
export type RemedyCells = { readonly [Lower in keyof ContactCells]: Told<ContactCells[Lower]> };

/** Two modalities, each pair once; `{name1}` has the first. */
export interface ModalityPairs {
  readonly cardinal: Readonly<Record<Modality, string>>;
  readonly fixed: Readonly<Record<Exclude<Modality, 'cardinal'>, string>>;
  readonly mutable: Readonly<Record<'mutable', string>>;
}

/** Planets whose sign tells what each of the two is like, apart from the other. */
export type BodyOfNatures =
  | typeof Sun
  | typeof Moon
  | typeof Jupiter
  | typeof Saturn
  | typeof Neptune
  | typeof Pluto;

/** The planets of a composite whose easy and hard aspects are said to be both true: not those of a generation. */
export type BodyOfBothWays = Exclude<Planet, Outer>;

/** An axis of opposite signs, by the first of the two. */
export type Axis = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * How two people compare in an element: one has plenty of it and the other none; both have most of it; neither has any.
 */
export type Balance = 'lent' | 'shared' | 'missing';

/** Planets whose sign tells how each of the two thinks, loves or acts. */
export type BodyOfWays = typeof Mercury | typeof Venus | typeof Mars;

/** A pattern of several planets: a sentence of the opening, and the text of its section. */
export interface FigureCell {
  readonly line: string;
  readonly text: string;
}

/** What an aspect of a composite is about: mostly the slower of its two planets, and so never the Sun. */
export type Subject = Exclude<Planet, 0>;

/**
 * What a hard contact of two people is about: one of its bodies, or `pace`, where one of the two is hasty and the other
 * cautious.
 */
export type Trouble = Planet | 'pace';

/**
 * The question that the leading contact leaves the two people, in the opening; and the answer to it, in the closing.
 */
export interface Frame {
  readonly question: string;
  readonly answer: string;
}
type Frames = Readonly<Record<keyof Natures, Frame>>;
/**
 * By the body with the lower id, which is `{name1}`’s: the contacts by which an astrologer would judge two people
 * first.
 */
export interface FrameCells {
  readonly 0: Readonly<Record<Planet, Frames>>;
  readonly 1: Readonly<Record<FromMoon, Frames>>;
  readonly 2: Readonly<Record<FromMercury, Frames>>;
  readonly 3: Readonly<Record<FromVenus, Frames>>;
  readonly 4: Readonly<Record<FromMars, Frames>>;
}
/** The same for the aspects of a composite. The Sun and Mercury have none: they are never far apart. */
export interface BondFrameCells {
  readonly 0: Readonly<Record<Exclude<FromMoon, typeof Mercury>, Frames>>;
  readonly 1: Readonly<Record<FromMercury, Frames>>;
  readonly 2: Readonly<Record<FromVenus, Frames>>;
  readonly 3: Readonly<Record<FromMars, Frames>>;
  readonly 4: Readonly<Record<FromJupiter, Frames>>;
}
/** The aspects of a composite that can lead, in one sentence each. */
type BondLineCells = Readonly<{
  [Lower in keyof BondFrameCells]: Readonly<Record<keyof BondFrameCells[Lower], Natures>>;
}>;
/** By two elements, each pair once. */
type ElementFrames = Readonly<{
  [One in keyof ElementPairs]: Readonly<Record<keyof ElementPairs[One], Frame>>;
}>;

export type SynastryChapter = 'impressions' | 'hearts' | 'desire' | 'talk' | 'daily' | 'gifts' | 'lasting';

type Stances = readonly PairStance[];
/** What contacts state, by the body with the lower id. */
export type ContactStances = Readonly<
  Partial<
    Record<
      Planet,
      Readonly<Partial<Record<Planet | typeof Ascendant, Readonly<Partial<Record<Nature, Stances>>>>>>
    >
  >
>;

/** What the texts of a synastry state that another may contradict: whoever writes a text says it here. */
export interface SynastryStanceCells {
  readonly contacts: ContactStances;
  /**
   * What a contact states of the person whose Mercury or Venus is in it, which the text on that planet's sign, in
   * `ways`, may contradict.
   */
  readonly manners: ContactStances;
  readonly descendant: Readonly<Partial<Record<Planet, Stances>>>;
  readonly overlays: Readonly<
    Partial<Record<Exclude<Planet, Outer>, Readonly<Partial<Record<House, Stances>>>>>
  >;
  /** Several planets in a house. */
  readonly crowded: Readonly<Partial<Record<House, Stances>>>;
  /** Both Suns by element, the first person’s first. */
  readonly suns: ElementStances;
  readonly sunWithMoon: ElementStances;
  readonly venusWithMars: ElementStances;
  readonly sunWithMercury: ElementStances;
  /** How the two think, love or act by element, each pair once. */
  readonly met: Readonly<Record<BodyOfWays, ElementStances>>;
  /** How two in opposite signs think, love or act, by the first sign. */
  readonly opposed: Readonly<Record<BodyOfWays, Readonly<Partial<Record<Axis, Stances>>>>>;
  readonly change: Readonly<Partial<Record<Modality, Readonly<Partial<Record<Modality, Stances>>>>>>;
  readonly balance: Readonly<Record<Balance, Readonly<Partial<Record<Element, Stances>>>>>;
  /** What the texts on what lasts state. */
  readonly lasting: Readonly<Partial<Record<Planet, Stances>>>;
  /** How one of the two thinks, loves or acts, by sign. */
  readonly ways: Readonly<Partial<Record<BodyOfWays, Readonly<Partial<Record<SignId, Stances>>>>>>;
}
type ElementStances = Readonly<Partial<Record<Element, Readonly<Partial<Record<Element, Stances>>>>>>;

/** Two elements, each pair once; `{name1}` has the first. */
export interface ElementPairs {
  readonly fire: Readonly<Record<Element, string>>;
  readonly earth: Readonly<Record<Exclude<Element, 'fire'>, string>>;
  readonly air: Readonly<Record<'air' | 'water', string>>;
  readonly water: Readonly<Record<'water', string>>;
}

/** What the texts of a composite state that another may contradict. */
export interface CompositeStanceCells {
  readonly aspects: ContactStances;
  readonly ways: Readonly<Record<BodyOfWays, Readonly<Partial<Record<SignId, Stances>>>>>;
  /** Three planets and more in a house. */
  readonly crowded: Readonly<Partial<Record<House, Stances>>>;
  readonly suns: Readonly<Partial<Record<SignId, Stances>>>;
  readonly moons: Readonly<Partial<Record<SignId, Stances>>>;
  readonly houses: Readonly<Partial<Record<Planet, Readonly<Partial<Record<House, Stances>>>>>>;
  /** What the texts at the end of the closing state. */
  readonly beside: Readonly<Partial<Record<Planet, Stances>>>;
  /** What the question and the answer on an aspect take for granted of the two, besides what the aspect states. */
  readonly frames: ContactStances;
  /** The same for a planet on an angle. */
  readonly framesOnAngle: Readonly<Partial<Record<Planet, Stances>>>;
}

/** The comparison of two charts. `{name1}`, `{name2}`. */
export interface SynastryReadingCells {
  readonly title: string;
  readonly chapters: Readonly<Record<SynastryChapter, string>>;
  /**
   * Titles of two chapters that are joined, since one of them is short: first impressions with affection; desire with
   * affection; daily life with talk; gifts with what lasts; and what lasts with daily life.
   */
  readonly merged: Readonly<Record<'impressions' | 'desire' | 'daily' | 'gifts' | 'lasting', string>>;
  /** The title of first impressions where nothing in the chapter has to do with an Ascendant. */
  readonly withoutImpressions: string;
  /** The title of the chapter of desire where all contacts in it are kind. */
  readonly withoutQuarrel: string;
  /** At the end of the opening: an hour of birth is unknown, `{name}`’s, or both. */
  readonly withoutHour: Readonly<Record<'one' | 'both', Wordings>>;
  /**
   * Near the end of the opening, as one thought: what draws the two together, by the subject of the main kind contact,
   * and what they fall out over, by that of the main hard one, whose body is `{name2}`’s.
   */
  readonly ties: Readonly<Record<Planet, Readonly<Record<Trouble, string>>>>;
  /**
   * In place of that, where all the contacts that the opening names go one way, or are conjunctions that may go either
   * way, `strong`.
   */
  readonly weighing: Readonly<Record<'kind' | 'hard' | 'strong', Wordings>>;
  /** The end of the closing: what lasts, by the subject of a kind contact. */
  readonly lasting: Readonly<Record<Planet, Wordings>>;
  /** In place of that, where a hard contact with the same subject is told too, or a text denies it: both are true. */
  readonly lastingEvenSo: Readonly<Record<Planet, Wordings>>;
  readonly headings: {
    /** `{name1}`’s `{a}` with `{name2}`’s `{b}`. */
    readonly contacts: Readonly<Record<MajorAspect, string>>;
    /** `{name1}`’s `{a}` on the Ascendant, the Descendant or the Midheaven, `{b}`, of `{name2}`. */
    readonly onAngle: string;
    /** `{name1}`’s `{a}` on the Imum Coeli of `{name2}`. */
    readonly atFoot: string;
    /** `{name1}`’s `{a}` with `{planets}` of `{name2}`. */
    readonly several: string;
    /** `{name1}`’s `{a}` in `{house}` of `{name2}`’s chart. */
    readonly overlay: string;
    /** `{name1}`’s `{planets1}` in several houses of `{name2}`’s chart. */
    readonly houses: string;
    /** `{name1}`’s `{planets1}` and `{name2}`’s `{planets2}`, each in houses of the other’s chart. */
    readonly mutual: string;
    /** `{name1}`’s `{planets}` in one `{house}` of `{name2}`’s chart. */
    readonly crowded: string;
    /** The `{a}` of each, in two signs, `{sign1}` and `{sign2}`, or in one. */
    readonly signs: Readonly<Record<'apart' | 'alike', string>>;
    /** How each thinks, loves or acts, in two signs or in one. */
    readonly ways: Readonly<Record<BodyOfWays, Readonly<Record<'apart' | 'alike', string>>>>;
    /** What each hopes for and takes seriously: Jupiter and Saturn, `{planets}`, by sign. */
    readonly natures: string;
    /** What each takes for granted with their generation: Neptune and Pluto, `{planets}`, in two signs or in one. */
    readonly ages: Readonly<Record<'apart' | 'alike', string>>;
    /** What each is like apart from the other: several such sections joined into one. */
    readonly portraits: string;
    /** The elements of both charts. */
    readonly balance: string;
    /**
     * `{name1}`’s `{a}` in `{sign1}` and `{name2}`’s `{b}` in `{sign2}`; and this with the persons exchanged as well.
     */
    readonly crossed: string;
    readonly crossedBoth: string;
    /** The modalities of both Suns, in two signs, `{sign1}` and `{sign2}`, or in one. */
    readonly change: Readonly<Record<'apart' | 'alike', string>>;
  };
  /** A contact in a sentence that names both bodies: `{name1}` has the first, `{name2}` the second. */
  readonly lines: ContactCells;
  /**
   * What comes of a contact, in a few sentences that can stand alone. What is true of lovers alone is in square
   * brackets, and is left out for people of different generations.
   */
  readonly passages: ContactCells;
  /** Second wordings of the contacts that most pairs have. */
  readonly passagesAgain: Readonly<
    Partial<Record<Planet, Partial<Record<Planet, Partial<Record<Nature, string>>>>>>
  >;
  /** A planet of `{name1}` on `{name2}`’s Descendant. */
  readonly descendant: {
    readonly lines: Readonly<Record<Planet, string>>;
    readonly passages: Readonly<Record<Planet, string>>;
  };
  /**
   * After a contact: the same two bodies with the persons exchanged, by an aspect of the same kind, `{name1}`’s `{a}`
   * with `{name2}`’s `{b}`. By that kind; a conjunction that may go either way is `strong`.
   */
  readonly bothWays: Readonly<Record<'kind' | 'hard' | 'strong', Wordings>>;
  /**
   * After a contact, before the line on the same two bodies with the persons exchanged, which is kinder than it, or
   * harder.
   */
  readonly reversed: Readonly<Record<'kinder' | 'harder', Wordings>>;
  /**
   * Before a contact of `{name1}`’s `{a}` with a body of `{name2}`’s, where the contact of `{a}` told before it was
   * harder, or kinder: when each of the two is true. By the body of `{name2}`.
   */
  readonly turned: Readonly<
    Record<'kinder' | 'harder', Readonly<Record<Planet | typeof Ascendant, Wordings>>>
  >;
  /**
   * In the opening, between two contacts of one planet with planets of `{name2}`, of which the second is kinder, or
   * harder.
   */
  readonly turning: Readonly<Record<'kinder' | 'harder', Wordings>>;
  readonly stances: SynastryStanceCells;
  /**
   * By sign, where an hour of birth, and so the houses, are unknown: what `{name}`’s Sun or Moon is after, what their
   * Jupiter hopes for, what their Saturn takes seriously, and what the people of Neptune’s and Pluto’s years are like.
   * In the texts on Saturn, Neptune and Pluto `{name}` may be both people.
   */
  readonly natures: Readonly<Record<BodyOfNatures, BySign>>;
  /** Both Suns in one sign; both Ascendants in one sign. */
  readonly sunsAlike: BySign;
  readonly ascendantsAlike: BySign;
  /** After the texts on Pluto in two signs, for two people of different generations: what comes of it. */
  readonly ages: Wordings;
  /**
   * By element: one that `{name1}` has plenty of and `{name2}` lacks; one that both have most of; one that neither has.
   */
  readonly balance: Readonly<Record<Balance, Readonly<Record<Element, string>>>>;
  /**
   * What `{name}`’s Mercury, Venus or Mars does in its sign. In the passages on one planet of both people these are
   * `{way1}` and `{way2}`.
   */
  readonly ways: Readonly<Record<BodyOfWays, BySign>>;
  /** What comes of the two ways together, by element. */
  readonly met: Readonly<Record<BodyOfWays, ElementPairs>>;
  /** `{name1}`’s Sun and `{name2}`’s Moon by element, the Sun’s first. */
  readonly sunWithMoon: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /**
   * `{name1}`’s Moon with `{name2}`’s Venus by element: how the first is comforted, and how the second shows affection.
   */
  readonly moonWithVenus: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /**
   * `{name1}`’s Venus with `{name2}`’s Mars, and `{name1}`’s Sun with `{name2}`’s Mercury, by element in the same
   * order.
   */
  readonly venusWithMars: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  readonly sunWithMercury: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** How the two begin, keep and change things, by the modalities of their Suns. */
  readonly change: ModalityPairs;
  /** Both Suns, and both Moons, by element, `{name1}`’s first. */
  readonly suns: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  readonly moons: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** Both Moons in opposite signs, by the first of the two, which is `{name1}`’s. */
  readonly moonsOpposed: Readonly<Record<Axis, string>>;
  /**
   * In place of the texts by element, two bodies in opposite signs, which agree less than their elements do. The same
   * body of both people is by axis, and `{name1}`’s is in its first sign; two different ones are by the sign of the
   * first, which is `{name1}`’s.
   */
  readonly opposed: {
    readonly suns: Readonly<Record<Axis, string>>;
    readonly met: Readonly<Record<BodyOfWays, Readonly<Record<Axis, string>>>>;
    readonly venusWithMars: BySign;
    readonly sunWithMoon: BySign;
  };
  /** `{name1}`’s planet in a house of `{name2}`’s chart. */
  readonly overlays: Readonly<Record<Exclude<Planet, Outer>, ByHouse>>;
  /** `{name1}`’s planet on `{name2}`’s Midheaven or Imum Coeli. */
  readonly onMeridian: Readonly<
    Record<typeof Midheaven | typeof ImumCoeli, Readonly<Record<Planet, string>>>
  >;
  /** Several of `{name1}`’s planets, `{planets}`, in one house of `{name2}`’s chart. */
  readonly crowded: ByHouse;
  /**
   * The question of the opening and the answer of the closing: by the leading contact; by a planet of `{name1}` on the
   * Ascendant or the Descendant of `{name2}`; or where no such contact leads.
   */
  readonly frames: {
    readonly contacts: FrameCells;
    readonly onAngle: Readonly<Record<Planet, Frame>>;
    /** By a planet of `{name1}` that leads by several contacts with `{name2}`’s `{planets}`, all hard or all kind. */
    readonly clusters: Readonly<Record<'hard' | 'kind', Readonly<Record<Planet, Frame>>>>;
    readonly none: Frame;
  };
  /**
   * In the closing, after the answer: what helps with the main hard contact, where another one leads. By the body with
   * the lower id, which is `{name1}`’s.
   */
  readonly remedies: RemedyCells;
}

/** What two people are together, by their composite chart. `{name1}`, `{name2}`. */
export interface CompositeReadingCells {
  readonly title: string;
  readonly chapters: Readonly<Record<'pair' | 'purpose' | 'home' | 'tests', string>>;
  /** The title of the first two chapters as one, where either is short. */
  readonly merged: string;
  /** The title of a section on several aspects of one body: `{A}` with `{planets}`. */
  readonly several: string;
  readonly opening: Wordings;
  /** In the opening: one of the strongest factors, in a sentence: a planet by its house. */
  readonly leading: Readonly<Record<Exclude<Subject, typeof Moon>, ByHouse>>;
  /** The same for the Sun, the Moon and the Ascendant, by sign. */
  readonly leadingBySign: Readonly<Record<0 | typeof Moon | typeof Ascendant, BySign>>;
  /** In the opening: an aspect besides the leading one, in a sentence. */
  readonly lines: BondLineCells;
  /** At the end of the opening: an hour of birth is unknown, `{name}`’s or both, and with it every house. */
  readonly withoutHouses: Readonly<Record<'one' | 'both', Wordings>>;
  readonly sun: BySign;
  readonly moon: BySign;
  readonly ascendant: BySign;
  /**
   * The house of the Sun or the Moon in a sentence, where nothing else tells it: its whole text would repeat or
   * contradict another.
   */
  readonly placed: Readonly<Record<0 | typeof Moon, ByHouse>>;
  /** Stands for `{at}`: the angle that a planet is on. */
  readonly at: ByAngle<string>;
  /** The Sun on each angle, since it depends on the angle whether others see the bond. */
  readonly sunOnAngle: ByAngle<string>;
  /** Another planet on an angle: `{at}`. */
  readonly onAngle: Readonly<Record<Subject, string>>;
  /** Mercury, Venus and Mars by sign, where they are not told by house. */
  readonly ways: Readonly<Record<BodyOfWays, BySign>>;
  /**
   * Three planets or more, `{planets}`, in one house. `{sign}` is the sentence of `crowdedIn` on the sign that most of
   * them share, if they do.
   */
  readonly crowded: ByHouse;
  readonly crowdedIn: BySign;
  /** In the opening: four planets or more, `{planets}`, in one house. */
  readonly leadingCrowd: ByHouse;
  /** In the opening: three planets or more, `{planets}`, in one sign, with the Sun or the Moon among them. */
  readonly leadingSignCrowd: BySign;
  /** In the section on that Sun or Moon: the other planets in its sign, `{planets}`. */
  readonly signCrowd: BySign;
  /** In the opening, where another factor leads: a planet on an angle, `{at}`, in a sentence. */
  readonly leadingOnAngle: Readonly<Record<Planet, string>>;
  /** A pattern of several planets: `{planets}`; in titles also the planet at its apex, `{apex}`. */
  readonly figures: {
    readonly titles: Readonly<
      Record<'tSquare' | 'grandCross' | 'grandTrine' | 'kite' | 'yod' | 'rectangle', string>
    >;
    /** By the planet at its apex; `{a}` and `{b}` are opposite each other. */
    readonly tSquare: Readonly<Record<Planet, FigureCell>>;
    /** By the planet at its apex; the two others, `{others}`, are `{a}` and `{b}`, which are in sextile. */
    readonly yod: Readonly<Record<Planet, FigureCell>>;
    readonly grandTrine: Readonly<Record<Element, FigureCell>>;
    readonly grandCross: Readonly<Record<Modality, FigureCell>>;
    readonly kite: FigureCell;
    readonly rectangle: FigureCell;
  };
  /**
   * Before the text on a hard aspect of a planet that also has an easy one, with `{easy}`: how both are true. By the
   * planet, then by the one in hard aspect to it.
   */
  readonly bothWays: {
    readonly [Body in BodyOfBothWays]: Readonly<Record<Exclude<Planet, Body>, string>>;
  };
  /** The same for the planet at the apex of a T-square or a yod. */
  readonly bothWaysOfApex: Readonly<Record<BodyOfBothWays, string>>;
  /**
   * Near the end of the opening, by the subjects of the main kind and the main hard aspect: how the two go together.
   */
  readonly ties: Readonly<Record<Subject, Readonly<Record<Subject, string>>>>;
  /**
   * In place of that, where the aspects that the opening names go one way: a hard or a kind one leads; or a hard one,
   * `pressing`, or a kind one, `easing`, is named beside what leads.
   */
  readonly weighing: Readonly<Record<'hard' | 'kind' | 'pressing' | 'easing', Wordings>>;
  /**
   * The end of the closing, by the subject of an aspect: what helps with the main hard one, where another leads, or
   * else what the two have in a kind one.
   */
  readonly beside: Readonly<Record<'hard' | 'kind', Readonly<Record<Subject, Wordings>>>>;
  /** In place of `beside.kind`, where a hard aspect with that subject is told too, or a text denies it. */
  readonly evenSo: Readonly<Record<Subject, Wordings>>;
  readonly stances: CompositeStanceCells;
  /**
   * The question of the opening and the answer of the closing: by the leading aspect, by a planet on an angle, by the
   * elements of the Sun and the Moon, or where none of these leads.
   */
  readonly frames: {
    readonly aspects: BondFrameCells;
    readonly sunOnAngle: ByAngle<Frame>;
    /** Another planet on an angle: `{at}`. */
    readonly onAngle: Readonly<Record<Subject, Frame>>;
    readonly lights: ElementFrames;
    readonly none: Frame;
  };
}
