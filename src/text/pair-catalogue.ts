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

/** By the Ascendant, the Midheaven, the Descendant and the foot of the chart. */
type ByAngle<Cell> = Readonly<
  Record<typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli, Cell>
>;
type BySign = Readonly<Record<SignId, string>>;
type ByHouse = Readonly<Record<House, string>>;
/** Wordings of one thing: no reading uses one of them twice. */
type Wordings = readonly string[];
/** A contact of two bodies by its nature; with the Ascendant `tense` is the square alone. */
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

/** Contacts by the body with the lower id, which is `{name1}`’s; outer planets among themselves are an age’s. */
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
/** Wordings for each contact by the body with the lower id, of one nature. */
export type RemedyCells = { readonly [Lower in keyof ContactCells]: Told<ContactCells[Lower]> };

/** Two qualities of signs in whatever order; `{name1}` has the first. */
export interface ModalityPairs {
  readonly cardinal: Readonly<Record<Modality, string>>;
  readonly fixed: Readonly<Record<Exclude<Modality, 'cardinal'>, string>>;
  readonly mutable: Readonly<Record<'mutable', string>>;
}

/** What each of two is like by sign, apart from the other. */
export type BodyOfNatures =
  | typeof Sun
  | typeof Moon
  | typeof Jupiter
  | typeof Saturn
  | typeof Neptune
  | typeof Pluto;

/** The planets of a composite of which it is said how ease and strain are both true: those that are no generation's. */
export type BodyOfBothWays = Exclude<Planet, Outer>;

/** Two opposite signs, by the first. */
export type Axis = 0 | 1 | 2 | 3 | 4 | 5;

/** How the planets of two people are by element. */
export type Balance = 'lent' | 'shared' | 'missing';

/** What each of two does in a way of its own, by sign. */
export type BodyOfWays = typeof Mercury | typeof Venus | typeof Mars;

/** A figure of several planets, in a sentence of the opening and told. */
export interface FigureCell {
  readonly line: string;
  readonly text: string;
}

/** What gives an aspect of a composite its subject: the slower of two planets, and so never the Sun. */
export type Subject = Exclude<Planet, 0>;

/** What a hard contact of two people is about: the body that gives it its subject, or the one’s haste and the other’s caution. */
export type Trouble = Planet | 'pace';

/** What two people have to find out by the contact that leads, where the opening ends; and the last words, which answer it. */
export interface Frame {
  readonly question: string;
  readonly answer: string;
}
type Frames = Readonly<Record<keyof Natures, Frame>>;
/** By the body with the lower id, which is `{name1}`’s: contacts by which an astrologer would judge two people first. */
export interface FrameCells {
  readonly 0: Readonly<Record<Planet, Frames>>;
  readonly 1: Readonly<Record<FromMoon, Frames>>;
  readonly 2: Readonly<Record<FromMercury, Frames>>;
  readonly 3: Readonly<Record<FromVenus, Frames>>;
  readonly 4: Readonly<Record<FromMars, Frames>>;
}
/** The same of a composite’s aspects, but for the Sun’s with Mercury, which are never far apart. */
export interface BondFrameCells {
  readonly 0: Readonly<Record<Exclude<FromMoon, typeof Mercury>, Frames>>;
  readonly 1: Readonly<Record<FromMercury, Frames>>;
  readonly 2: Readonly<Record<FromVenus, Frames>>;
  readonly 3: Readonly<Record<FromMars, Frames>>;
  readonly 4: Readonly<Record<FromJupiter, Frames>>;
}
/** What the same do, in one sentence each. */
type BondLineCells = Readonly<{
  [Lower in keyof BondFrameCells]: Readonly<Record<keyof BondFrameCells[Lower], Natures>>;
}>;
/** Two elements in whatever order. */
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

/** What the cells of a synastry state that another may contradict: whoever writes a cell says it here. */
export interface SynastryStanceCells {
  readonly contacts: ContactStances;
  /** What a contact states of the one whose Mercury or Venus is in it, before whom a sign may say otherwise. */
  readonly manners: ContactStances;
  readonly descendant: Readonly<Partial<Record<Planet, Stances>>>;
  readonly overlays: Readonly<
    Partial<Record<Exclude<Planet, Outer>, Readonly<Partial<Record<House, Stances>>>>>
  >;
  /** Several planets in a house. */
  readonly crowded: Readonly<Partial<Record<House, Stances>>>;
  /** The Suns of two people by element, the first person’s first. */
  readonly suns: ElementStances;
  readonly sunWithMoon: ElementStances;
  readonly venusWithMars: ElementStances;
  readonly sunWithMercury: ElementStances;
  /** How the two think, love or act by element, in whatever order. */
  readonly met: Readonly<Record<BodyOfWays, ElementStances>>;
  /** How two in opposite signs think, love or act, by the first sign. */
  readonly opposed: Readonly<Record<BodyOfWays, Readonly<Partial<Record<Axis, Stances>>>>>;
  readonly change: Readonly<Partial<Record<Modality, Readonly<Partial<Record<Modality, Stances>>>>>>;
  readonly balance: Readonly<Record<Balance, Readonly<Partial<Record<Element, Stances>>>>>;
  /** The last words on what lasts. */
  readonly lasting: Readonly<Partial<Record<Planet, Stances>>>;
  /** What either of the two does in a sign. */
  readonly ways: Readonly<Partial<Record<BodyOfWays, Readonly<Partial<Record<SignId, Stances>>>>>>;
}
type ElementStances = Readonly<Partial<Record<Element, Readonly<Partial<Record<Element, Stances>>>>>>;

/** Two elements in whatever order; `{name1}` has the first. */
export interface ElementPairs {
  readonly fire: Readonly<Record<Element, string>>;
  readonly earth: Readonly<Record<Exclude<Element, 'fire'>, string>>;
  readonly air: Readonly<Record<'air' | 'water', string>>;
  readonly water: Readonly<Record<'water', string>>;
}

/** The same of a composite. */
export interface CompositeStanceCells {
  readonly aspects: ContactStances;
  readonly ways: Readonly<Record<BodyOfWays, Readonly<Partial<Record<SignId, Stances>>>>>;
  /** Three planets and more in a house. */
  readonly crowded: Readonly<Partial<Record<House, Stances>>>;
  readonly suns: Readonly<Partial<Record<SignId, Stances>>>;
  readonly moons: Readonly<Partial<Record<SignId, Stances>>>;
  readonly houses: Readonly<Partial<Record<Planet, Readonly<Partial<Record<House, Stances>>>>>>;
  /** The last words on what the two have besides. */
  readonly beside: Readonly<Partial<Record<Planet, Stances>>>;
  /** What the frame of an aspect takes for granted of the two, besides what the aspect states. */
  readonly frames: ContactStances;
  /** The same of the frame of a planet on an angle. */
  readonly framesOnAngle: Readonly<Partial<Record<Planet, Stances>>>;
}

/** Two people. `{name1}`, `{name2}`. */
export interface SynastryReadingCells {
  readonly title: string;
  readonly chapters: Readonly<Record<SynastryChapter, string>>;
  /** Chapters too short to stand alone, under one title with their neighbor: hearts, talk, or what lasts; and this with daily life. */
  readonly merged: Readonly<Record<'impressions' | 'desire' | 'daily' | 'gifts' | 'lasting', string>>;
  /** The title of first impressions where there is nothing but the Suns to tell of. */
  readonly withoutImpressions: string;
  /** The title of drive and quarrel where all contacts in it are kind. */
  readonly withoutQuarrel: string;
  /** That an hour of birth is unknown: `{name}`’s, or both. */
  readonly withoutHour: Readonly<Record<'one' | 'both', Wordings>>;
  /**
   * At the end of the opening, what draws the two together, by the body that gives a kind contact its subject, with what
   * they fall out over, by that of a hard one: as one thought.
   */
  readonly ties: Readonly<Record<Planet, Readonly<Record<Trouble, string>>>>;
  /** The same where the contacts that the opening names go one way. */
  readonly weighing: Readonly<Record<'kind' | 'hard' | 'strong', Wordings>>;
  /** Last of all, what lasts, by the body that gives a kind contact its subject. */
  readonly lasting: Readonly<Record<Planet, Wordings>>;
  /** The same where its subject has been told as hard as well: how both are true. */
  readonly lastingEvenSo: Readonly<Record<Planet, Wordings>>;
  readonly headings: {
    /** `{name1}`’s `{a}` with `{name2}`’s `{b}`. */
    readonly contacts: Readonly<Record<MajorAspect, string>>;
    /** `{name1}`’s `{a}` on the Ascendant or Descendant, `{b}`, of `{name2}`. */
    readonly onAngle: string;
    /** `{name1}`’s `{a}` at the foot of `{name2}`’s chart. */
    readonly atFoot: string;
    /** `{name1}`’s `{a}` with `{planets}` of `{name2}`. */
    readonly several: string;
    /** `{name1}`’s `{a}` in `{house}` of `{name2}`’s chart. */
    readonly overlay: string;
    /** `{planets1}` of `{name1}` in several houses of `{name2}`’s. */
    readonly houses: string;
    /** `{planets1}` of `{name1}` and `{planets2}` of `{name2}` in the other’s houses. */
    readonly mutual: string;
    /** `{planets}` of `{name1}` in `{house}` of `{name2}`. */
    readonly crowded: string;
    /** `{a}` of both, in `{sign1}` and `{sign2}` or both in one. */
    readonly signs: Readonly<Record<'apart' | 'alike', string>>;
    /** How each thinks, loves or acts, in two signs or in one. */
    readonly ways: Readonly<Record<BodyOfWays, Readonly<Record<'apart' | 'alike', string>>>>;
    /** Jupiter and Saturn of each, `{planets}`, by sign. */
    readonly natures: string;
    /** Neptune and Pluto of each, `{planets}`, in two signs or in one. */
    readonly ages: Readonly<Record<'apart' | 'alike', string>>;
    /** What is sure of each without an hour of birth. */
    readonly portraits: string;
    /** What planets each has by element. */
    readonly balance: string;
    /** `{name1}`’s `{a}` and `{name2}`’s `{b}` in their signs; and each one’s with the other’s. */
    readonly crossed: string;
    readonly crossedBoth: string;
    /** The qualities of both Suns, in two signs or in one. */
    readonly change: Readonly<Record<'apart' | 'alike', string>>;
  };
  /** A contact in a sentence that names both bodies: `{name1}` has the first, `{name2}` the second. */
  readonly lines: ContactCells;
  /** What comes of it, in some sentences that stand by themselves; what is true of lovers alone is in square brackets. */
  readonly passages: ContactCells;
  /** Second wordings of what most pairs have. */
  readonly passagesAgain: Readonly<
    Partial<Record<Planet, Partial<Record<Planet, Partial<Record<Nature, string>>>>>>
  >;
  /** A planet of `{name1}` on `{name2}`’s Descendant. */
  readonly descendant: {
    readonly lines: Readonly<Record<Planet, string>>;
    readonly passages: Readonly<Record<Planet, string>>;
  };
  /** The same two bodies the other way around, by the same nature: `{name1}`’s `{a}` with `{name2}`’s `{b}`. */
  readonly bothWays: Readonly<Record<'kind' | 'hard' | 'strong', Wordings>>;
  /** Before the other way around by another nature. */
  readonly reversed: Readonly<Record<'kinder' | 'harder', Wordings>>;
  /**
   * Before what a body of `{name2}`’s does to `{name1}`’s `{a}`, where the one told before it did the contrary: when the one
   * is true and when the other, by that body.
   */
  readonly turned: Readonly<
    Record<'kinder' | 'harder', Readonly<Record<Planet | typeof Ascendant, Wordings>>>
  >;
  /** In an opening, before what a planet meets with in `{name2}`, where it has just been told to meet with the contrary. */
  readonly turning: Readonly<Record<'kinder' | 'harder', Wordings>>;
  readonly stances: SynastryStanceCells;
  /**
   * What `{name}`’s Sun or Moon is after, what their Jupiter hopes for, what their Saturn takes seriously, and what the
   * people of Neptune’s and Pluto’s years are like, by sign: where no hour, and so no house, is known. In Saturn’s,
   * Neptune’s and Pluto’s `{name}` may be both.
   */
  readonly natures: Readonly<Record<BodyOfNatures, BySign>>;
  /** Both Suns in one sign, and both Ascendants. */
  readonly sunsAlike: BySign;
  readonly ascendantsAlike: BySign;
  /** What comes of it where Neptune or Pluto is in two signs. */
  readonly ages: Wordings;
  /** An element that `{name1}` has in plenty and `{name2}` lacks, that both have most of, or that neither has. */
  readonly balance: Readonly<Record<Balance, Readonly<Record<Element, string>>>>;
  /** What `{name}`’s Mercury, Venus or Mars does in its sign: in the passages of two that differ, `{way1}` and `{way2}`. */
  readonly ways: Readonly<Record<BodyOfWays, BySign>>;
  /** What comes of the two where they have no contact. */
  readonly met: Readonly<Record<BodyOfWays, ElementPairs>>;
  /** `{name1}`’s Sun and `{name2}`’s Moon by element, the Sun’s first. */
  readonly sunWithMoon: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** `{name1}`’s Moon with `{name2}`’s Venus: how the one is comforted, and how the other shows affection. */
  readonly moonWithVenus: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** `{name1}`’s Venus with `{name2}`’s Mars, and `{name1}`’s Sun with `{name2}`’s Mercury, in the same way. */
  readonly venusWithMars: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  readonly sunWithMercury: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** How the two begin, keep and change things, by the qualities of their Suns. */
  readonly change: ModalityPairs;
  readonly suns: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  readonly moons: Readonly<Record<Element, Readonly<Record<Element, string>>>>;
  /** Both Moons in opposite signs, by the first of the two, which is `{name1}`’s. */
  readonly moonsOpposed: Readonly<Record<Axis, string>>;
  /**
   * Two bodies in opposite signs, whose elements agree better than they do: two of one kind by the first sign, which is
   * `{name1}`’s; two of two kinds by the sign of `{name1}`’s, the first of the two.
   */
  readonly opposed: {
    readonly suns: Readonly<Record<Axis, string>>;
    readonly met: Readonly<Record<BodyOfWays, Readonly<Record<Axis, string>>>>;
    readonly venusWithMars: BySign;
    readonly sunWithMoon: BySign;
  };
  /** `{name1}`’s planet in a house of `{name2}`’s. */
  readonly overlays: Readonly<Record<Exclude<Planet, Outer>, ByHouse>>;
  /** `{name1}`’s planet on `{name2}`’s Midheaven, or at the foot of `{name2}`’s chart. */
  readonly onMeridian: Readonly<
    Record<typeof Midheaven | typeof ImumCoeli, Readonly<Record<Planet, string>>>
  >;
  /** Several of `{name1}`’s planets in a house of `{name2}`’s: `{planets}`. */
  readonly crowded: ByHouse;
  /** What the opening ends on and the closing answers: by the contact that leads, by a planet of `{name1}` on the Ascendant or Descendant of `{name2}`, or where no such contact is. */
  readonly frames: {
    readonly contacts: FrameCells;
    readonly onAngle: Readonly<Record<Planet, Frame>>;
    /** By one planet of `{name1}` that meets several things of `{name2}`’s, `{planets}`, in one way. */
    readonly clusters: Readonly<Record<'hard' | 'kind', Readonly<Record<Planet, Frame>>>>;
    readonly none: Frame;
  };
  /** The last words on the hardest contact, where another leads: what helps, by the body with the lower id, which is `{name1}`’s. */
  readonly remedies: RemedyCells;
}

/** What two people are together. `{name1}`, `{name2}`. */
export interface CompositeReadingCells {
  readonly title: string;
  readonly chapters: Readonly<Record<'pair' | 'purpose' | 'home' | 'tests', string>>;
  /** The first two chapters as one, where either is short. */
  readonly merged: string;
  /** A section of a body’s aspects: `{A}` with `{planets}`. */
  readonly several: string;
  readonly opening: Wordings;
  /** One of the three strongest factors, in a sentence: a planet by its house. */
  readonly leading: Readonly<Record<Exclude<Subject, typeof Moon>, ByHouse>>;
  /** The same of the lights and the Ascendant. */
  readonly leadingBySign: Readonly<Record<0 | typeof Moon | typeof Ascendant, BySign>>;
  /** What an aspect does that the opening names besides what it asks about. */
  readonly lines: BondLineCells;
  /** Where the hour of a birth, and so every house, is unknown: that `{name}`’s is, or both. */
  readonly withoutHouses: Readonly<Record<'one' | 'both', Wordings>>;
  readonly sun: BySign;
  readonly moon: BySign;
  readonly ascendant: BySign;
  /** The house of the Sun or the Moon in a sentence, where its whole text would repeat or deny another. */
  readonly placed: Readonly<Record<0 | typeof Moon, ByHouse>>;
  /** What stands for `{at}`: on which angle a planet is. */
  readonly at: ByAngle<string>;
  /** The Sun on each angle, since whether others see the bond depends on which it is. */
  readonly sunOnAngle: ByAngle<string>;
  /** Another planet on an angle: `{at}`. */
  readonly onAngle: Readonly<Record<Subject, string>>;
  /** Mercury, Venus and Mars by sign: told where no house is. */
  readonly ways: Readonly<Record<BodyOfWays, BySign>>;
  /**
   * Three planets and more, `{planets}`, in one house, with `{sign}` for how they go about it where most share a sign; and
   * in a sentence of the opening.
   */
  readonly crowded: ByHouse;
  readonly crowdedIn: BySign;
  readonly leadingCrowd: ByHouse;
  /** Three and more in one sign, `{planets}`, with the Sun or the Moon among them, in a sentence of the opening. */
  readonly leadingSignCrowd: BySign;
  /** The same where the light that they stand with is told. */
  readonly signCrowd: BySign;
  /** A planet on an angle, `{at}`, in a sentence of an opening that asks about something else. */
  readonly leadingOnAngle: Readonly<Record<Planet, string>>;
  /** The figure that several planets make: in a sentence of the opening, and told. */
  readonly figures: {
    readonly titles: Readonly<
      Record<'tSquare' | 'grandCross' | 'grandTrine' | 'kite' | 'yod' | 'rectangle', string>
    >;
    /** By the planet that it points at; `{a}` and `{b}` are opposed. */
    readonly tSquare: Readonly<Record<Planet, FigureCell>>;
    /** By the same; `{others}` agree, which are `{A}` and `{b}`. */
    readonly yod: Readonly<Record<Planet, FigureCell>>;
    readonly grandTrine: Readonly<Record<Element, FigureCell>>;
    readonly grandCross: Readonly<Record<Modality, FigureCell>>;
    readonly kite: FigureCell;
    readonly rectangle: FigureCell;
  };
  /**
   * How it is true that a planet goes well with one, `{easy}`, and badly with another: by the planet and by what opposes
   * it; and by the planet that a figure of strain points at.
   */
  readonly bothWays: {
    readonly [Body in BodyOfBothWays]: Readonly<Record<Exclude<Planet, Body>, string>>;
  };
  readonly bothWaysOfApex: Readonly<Record<BodyOfBothWays, string>>;
  /** At the end of the opening, how what helps most goes together with what tests most, by their subjects. */
  readonly ties: Readonly<Record<Subject, Readonly<Record<Subject, string>>>>;
  /** The same where the aspects that it tells go one way: that one of them leads, or that they stand beside what leads. */
  readonly weighing: Readonly<Record<'hard' | 'kind' | 'pressing' | 'easing', Wordings>>;
  /** Last of all, by its subject, on an aspect that goes another way than what the closing is about: what helps with it, or what the two have by it. */
  readonly beside: Readonly<Record<'hard' | 'kind', Readonly<Record<Subject, Wordings>>>>;
  /** The same of what the two have, where its subject has been told as hard as well. */
  readonly evenSo: Readonly<Record<Subject, Wordings>>;
  readonly stances: CompositeStanceCells;
  /** What the opening ends on and the closing answers: by an aspect, by a planet on an angle, by both lights’ elements, or where nothing of these leads. */
  readonly frames: {
    readonly aspects: BondFrameCells;
    readonly sunOnAngle: ByAngle<Frame>;
    /** Another planet on an angle: `{at}`. */
    readonly onAngle: Readonly<Record<Subject, Frame>>;
    readonly lights: ElementFrames;
    readonly none: Frame;
  };
}
