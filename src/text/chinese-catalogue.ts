import type { Branch, ChineseElement, ChinesePolarity, Nayin, Stem } from '../chinese/cycles.js';
import type { YearRelation } from '../chinese/relations.js';
import type { Temper } from '../chinese/tempers.js';

type OfAnimals = Readonly<Record<Branch, string>>;
type OfElements = Readonly<Record<ChineseElement, string>>;

/** What two animals can be to each other besides their main relation. */
export type TaiSuiAlso = 'punishment' | 'break';

/** The animals of a birth that are compared with that of a year; `both` is one animal in the pillars of day and month. */
type AnimalPart = 'animal' | 'day' | 'month' | 'both';
type Helping = 'benming' | 'combination' | 'trine';
type Pressing = 'clash' | 'harm' | 'punishment' | 'break';

/** A part of a birth that a year helps or shares, and one that it presses; the element is that of the day. */
export type HelpingPart = { part: AnimalPart; relation: Helping } | { part: 'element'; relation: 'feeds' };
export type PressingPart =
  | { part: AnimalPart; relation: Pressing }
  | { part: 'element'; relation: 'masters' };

/** The parts of a birth that a closing can be about. */
export type ClosingPart = 'animal' | 'element' | 'day' | 'month';

/** Whether a year's animal is the reader's own, hostile to it, friendly to it, or neutral. */
export type Stance = 'own' | 'offended' | 'friendly' | 'even';

/**
 * The two punishments of three animals: of haste (Tiger, Snake and Monkey), and of the stores of the elements (Ox, Dog
 * and Goat).
 */
export type PunishedThree = 'haste' | 'stores';

/**
 * Why a day master is strong or weak: its element is the commonest, or has many signs on its side, or the month; it has
 * few, or none that feeds it.
 */
export type Strength = 'most' | 'many' | 'month' | 'few' | 'alone';

/** What one element does for or to another. */
export type ElementRelation = 'same' | 'feeds' | 'drains' | 'mastered' | 'masters';

/** What is told of Chinese births and years besides the portraits of the animals. */
export interface ChineseCatalogue {
  /** What the reader's `{animal}` and that of the `{year}` are to each other; and the closing. */
  readonly relations: Readonly<Record<Exclude<YearRelation, 'neutral'>, readonly string[]>>;
  readonly relationCloses: Readonly<Record<Exclude<YearRelation, 'neutral'>, readonly string[]>>;
  /** The same for animals without a relation: by what the element of the year's animal does to that of the reader's. */
  readonly neutralYears: Readonly<Record<ElementRelation, readonly string[]>>;
  readonly neutralCloses: Readonly<Record<ElementRelation, readonly string[]>>;
  /**
   * What a year, by its stem, means to an animal, by how the two animals stand to each other. `even` has several
   * wordings, since it serves several animals of one year.
   */
  readonly yearStances: Readonly<
    Record<Stem, Readonly<Record<Exclude<Stance, 'even'>, string> & Record<'even', readonly string[]>>>
  >;
  readonly taiSuiAlso: Readonly<Record<TaiSuiAlso, readonly string[]>>;
  /** The reader's animal, then the element of the year. */
  readonly animalElementYears: Readonly<Record<Branch, OfElements>>;
  /**
   * Each element has two years in a row, a yang one and a yin one: by that, then by the element of the day master, then
   * that of the year.
   */
  readonly dayMasterYears: Readonly<Record<ChinesePolarity, Readonly<Record<ChineseElement, OfElements>>>>;
  /**
   * What the element of a year, `{yearElement}`, does to that of the day of birth, `{own}`: the end of a sentence that
   * has named the latter.
   */
  readonly elementTies: Readonly<Record<ElementRelation, string>>;
  /** How the two animals of a birth on the border of two years go together: by that of the earlier year. */
  readonly twoAnimalsTogether: OfAnimals;
  /**
   * The first sentence on a person's year. Where it concerns several parts of the birth: `{helps}` and `{presses}` are
   * lists of `partClauses`; `against` is for a year hostile to the birth's animal. Where it concerns one part,
   * `{moved}`, or none.
   */
  readonly verdicts: Readonly<
    Record<'helped' | 'pressed' | 'mixed' | 'against' | 'one' | 'none', readonly string[]>
  >;
  /**
   * A year brings an element that is missing in all four pillars of the birth, or in the three that are known, or that
   * is already the commonest.
   */
  readonly elementBrought: Readonly<Record<'lacking' | 'lackingOfThree' | 'leading', OfElements>>;
  /** What a year means for one part of the birth, as a clause: `{work}` is one of `statements.work`. */
  readonly partClauses: Readonly<
    Record<AnimalPart, Readonly<Record<Helping | Pressing, string>>> & {
      readonly element: Readonly<Record<'feeds' | 'masters', string>>;
    }
  >;
  /**
   * The closing of a person's year where their animal has none: by the part that is helped most and the part that is
   * pressed most; or by the only part that is either.
   */
  readonly helpedCloses: {
    readonly [H in ClosingPart]: Readonly<Record<Exclude<ClosingPart, 'animal' | H>, readonly string[]>>;
  };
  readonly onlyCloses: Readonly<
    Record<'helped' | 'pressed', Readonly<Record<Exclude<ClosingPart, 'animal'>, readonly string[]>>>
  >;
  /** What the animal of the birth's `{day}` and that of its `{month}` are to that of the `{year}`. */
  readonly dayAnimalYears: Readonly<Record<YearRelation, readonly string[]>>;
  readonly monthAnimalYears: Readonly<Record<YearRelation, readonly string[]>>;
  /** The same where day and month have one animal, `{day}`: `{work}` is one of `statements.work`. */
  readonly dayAndMonthYears: Readonly<Record<YearRelation, string>>;
  /** The text for the month's animal where a person is past working age. */
  readonly laterMonthYears: Readonly<Record<YearRelation, string>>;
  /**
   * What a year is to the second animal of a birth between the lunar new year and lichun: `{other}`, `{year}`; by which
   * of the two beginnings gives that animal.
   */
  readonly otherAnimalYears: Readonly<Record<'lunar' | 'solar', string>>;
  readonly otherStances: Readonly<Record<Stance, string>>;
  /** By the stem of the day: the end of the sentence that `statements.dayMaster` begins, and more. */
  readonly dayMasters: Readonly<Record<Stem, string>>;
  /** In place of `dayMasters` for a yang stem whose day master is weak. */
  readonly weakDayMasters: Readonly<Record<0 | 2 | 4 | 6 | 8, string>>;
  /** What the Nayin, the sound of the year's pillar, says of a person. */
  readonly nayinTexts: Readonly<Record<Nayin, string>>;
  readonly birthMonths: OfAnimals;
  readonly birthHours: OfAnimals;
  /** How the animals of month and year, `{animal}`, go together where their tempers differ; after `birthMonths`. */
  readonly monthBridges: Readonly<Record<Temper, Partial<Readonly<Record<Temper, string>>>>>;
  /** How the day master and the year's `{animal}` go together; after `dayMasters`. */
  readonly bridges: Readonly<Record<Temper, Readonly<Record<Stem, string>>>>;
  /** Before the portrait of an `{animal}` of an element, which may be the animal's own element. */
  readonly elementBridges: Readonly<Record<ChineseElement | 'own', readonly string[]>>;
  /** What the four pillars say when they are weighed against each other. */
  readonly weighing: {
    /**
     * The commonest `{element}`, how often it occurs, `{times}`, and what it inclines to, `{leaning}`, one of
     * `leanings`.
     */
    readonly count: string;
    /** The same where two elements are equally common: `{other}` and `{otherLeaning}` too. */
    readonly tied: string;
    readonly numbers: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>;
    /** What the commonest element, `{most}`, does to the day's, `{own}`, where the month has a third. */
    readonly ofMost: Readonly<Record<Exclude<ElementRelation, 'same'>, string>>;
    /**
     * How strong the day master is: its own element, `{own}`, and the one that feeds it, `{feeding}`, are `{support}` of
     * `{all}` signs.
     */
    readonly strength: Readonly<Record<Strength, string>>;
    /**
     * What `{called}` is where a reading first speaks of secret friends, two animals that combine, and where it does so
     * again.
     */
    readonly secretFriends: Readonly<Record<'first' | 'again', string>>;
    /** How often an element occurs among the eight signs of the pillars. */
    readonly times: Readonly<Record<3 | 4 | 5 | 6 | 7 | 8, string>>;
    /** No element occurs more than twice. */
    readonly even: string;
    /** The same, with one element missing. */
    readonly level: string;
    readonly leanings: OfElements;
    readonly missing: OfElements;
    /** The same where the hour, which is not known, might have the element. */
    readonly missingOfThree: OfElements;
    /** What the element of the month, `{month}`, does to the day's, `{day}`: `{animal}` is the month's. */
    readonly months: Readonly<Record<ElementRelation, Readonly<Record<ChinesePolarity, string>>>>;
    /** The same for a weak yang day master that the month's element masters. */
    readonly monthMastersWeak: string;
    /** What the animals of `{year}` and `{day}` are to each other. */
    readonly company: Readonly<Record<Exclude<YearRelation, 'neutral'>, string>>;
    /**
     * Clashes of animals: of another pillar, `{other}`, with the day, `{day}`, or with the `{year}`; of `{month}` and
     * hour; of the month or the hour with year and day where those two have one animal.
     */
    readonly clashes: Readonly<
      Record<'month' | 'hour' | 'yearMonth' | 'yearHour' | 'monthHour' | 'both' | 'bothHour', string>
    >;
    /** Two animals of the pillars, `{one}` and `{other}`, combine or belong to one trine. */
    readonly harmonies: Readonly<
      Record<
        'dayMonth' | 'dayHour' | 'yearMonth' | 'yearHour' | 'monthHour',
        Readonly<Record<'combination' | 'trine', string>>
      >
    >;
    /** After `count` or `tied`: the image of the year in `nayinTexts` contradicts the commonest element. */
    readonly images: Readonly<Record<'earth' | 'fire' | 'water', string>>;
    /** After `tied`, where earth and water are equally common: the one stays and the other moves. */
    readonly stayAndMove: string;
    /** All three animals of a trine are among the pillars, by its element; or all three of a punishment. */
    readonly trines: Readonly<Record<Exclude<ChineseElement, 'earth'>, string>>;
    readonly punishments: Readonly<Record<PunishedThree, string>>;
    /** The animals of `{year}` and `{day}` are a punishment, which a trine softens. */
    readonly softened: string;
    /** The animals of year and day have no relation: what the year's element does to the day's. */
    readonly elements: Readonly<Record<ElementRelation, string>>;
    /**
     * The closing, by the temper of the `{animal}`, the element of the day master, and whether the other pillars help
     * that.
     */
    readonly closings: Readonly<
      Record<Temper, Readonly<Record<ChineseElement, Readonly<Record<'helped' | 'unhelped', string>>>>>
    >;
  };
  readonly statements: {
    /** `{year}`, `{month}`, `{day}`, `{hour}`: pillars. */
    readonly pillars: string;
    readonly pillarsWithoutHour: string;
    /**
     * A birth after 23:00, whose day is counted from midnight: by another rule its day is the next one, whose pillar is
     * `{day}`.
     */
    readonly lateDay: string;
    /** In place of the text on the month, where it has the year's `{animal}`. */
    readonly monthOfAnimal: string;
    /** The birth place is not known, so the hour's pillar goes by the clock and not by the Sun. */
    readonly clockHour: string;
    /**
     * The hour by the Sun is known to be another than by the clock, that of the `{animal}`: an earlier one or a later
     * one.
     */
    readonly sunsHour: Readonly<Record<'behind' | 'ahead', string>>;
    /** A pillar in words: the `{element}` of its stem, and its `{animal}`. */
    readonly pillar: string;
    /** `{polarity}`, `{element}`, `{image}`: one of `dayMasters`. */
    readonly dayMaster: string;
    readonly polarities: Readonly<Record<ChinesePolarity, string>>;
    /** `{note}`: its name; `{image}`: one of `nayinTexts`. */
    readonly nayin: string;
    /**
     * A birth between the lunar new year and lichun, when the two ways to count give two animals: `{lunar}`, `{solar}`;
     * `{newYear}`, `{lichun}` are dates.
     */
    readonly twoAnimals: string;
    /** The same where both years begin on one day: `{time}` is that of lichun, on China's clock. */
    readonly twoAnimalsOfDay: string;
    /** Before the portrait of such a birth's element, by either way to count: `{element}`. */
    readonly elementOf: Readonly<Record<'lunar' | 'solar', string>>;
    /** Before the portrait of the second animal: `{animal}`. */
    readonly otherPortrait: string;
    /** A birthday before the Chinese new year, `{newYear}`: its animal is that of the year before, `{animal}`. */
    readonly beforeNewYear: string;
    /**
     * The day of birth counts as well as the animal: the element of its `{dayMaster}`, and what the year does to it,
     * `{tie}`, one of `elementTies`.
     */
    readonly personYear: readonly string[];
    /** Before the months of a person's year, where they go by the animal of the `{day}`, which is not that of the year. */
    readonly personMonths: string;
    /** The same where the animals of day and year are one. */
    readonly personMonthsOfAnimal: string;
    /** `{months}`: a list of `monthSpan`. */
    readonly helpingMonths: readonly string[];
    /** The same for a single month. */
    readonly helpingMonth: readonly string[];
    readonly rubbingMonths: readonly string[];
    /** `{animal}`, `{from}`, `{to}`. */
    readonly monthSpan: string;
    /**
     * Among what helps: the year's `{element}` is missing in the pillars, in all four or in the three that are known, or
     * is rare in them; and what that brings.
     */
    readonly broughtClause: Readonly<Record<'lacking' | 'lackingOfThree' | 'little', string>>;
    readonly littleBrought: string;
    /** Among what presses: the animal of the `{hour}` clashes with that of the `{year}`; and what that means. */
    readonly hourClause: string;
    readonly hourClash: string;
    /** Before an intro: `{element}` and `{animal}` of the year, and the dates `{from}` and `{to}`. */
    readonly yearNamed: string;
    /** Before the last of several clauses. */
    readonly clauseAnd: string;
    /** Where the month's matters are met: by a person of working age, and by one past it. */
    readonly work: Readonly<Record<'now' | 'later', string>>;
    /** The rest of the month in which the year begins: `{animal}`, `{to}`. */
    readonly monthRest: string;
    /** The month in which the year ends, as far as the year reaches: `{animal}`, `{from}`, `{to}`. */
    readonly monthBeginning: string;
  };
}
