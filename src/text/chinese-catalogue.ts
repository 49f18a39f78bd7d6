import type { Branch, ChineseElement, ChinesePolarity, Nayin, Stem } from '../chinese/cycles.js';
import type { YearRelation } from '../chinese/relations.js';
import type { Temper } from '../chinese/tempers.js';

type OfAnimals = Readonly<Record<Branch, string>>;
type OfElements = Readonly<Record<ChineseElement, string>>;

/** What a pair may be besides. */
export type TaiSuiAlso = 'punishment' | 'break';

/** What of a birth is weighed against a year by its animal; `both` is one animal for day and month. */
type AnimalPart = 'animal' | 'day' | 'month' | 'both';
type Helping = 'benming' | 'combination' | 'trine';
type Pressing = 'clash' | 'harm' | 'punishment' | 'break';

/** A part of a birth that a year helps or has for its own, and one that it presses; the element is the day's. */
export type HelpingPart = { part: AnimalPart; relation: Helping } | { part: 'element'; relation: 'feeds' };
export type PressingPart =
  | { part: AnimalPart; relation: Pressing }
  | { part: 'element'; relation: 'masters' };

/** What a last word can be about. */
export type ClosingPart = 'animal' | 'element' | 'day' | 'month';

/** Whether a year is the reader's own, against them, with them or neither. */
export type Stance = 'own' | 'offended' | 'friendly' | 'even';

/** Tiger, Snake and Monkey; Ox, Dog and Goat. */
export type PunishedThree = 'haste' | 'stores';

/** Why a day master is strong or not: it leads, it has many on its side, or the month; it has few, or nothing that feeds it. */
export type Strength = 'most' | 'many' | 'month' | 'few' | 'alone';

/** What one element does for a second, or the second for it. */
export type ElementRelation = 'same' | 'feeds' | 'drains' | 'mastered' | 'masters';

/** What a Chinese birth and a Chinese year say beside the portraits of the animals. */
export interface ChineseCatalogue {
  /** What two animals are to each other in a year: of the reader's `{animal}` in that of the `{year}`; and a last word. */
  readonly relations: Readonly<Record<Exclude<YearRelation, 'neutral'>, readonly string[]>>;
  readonly relationCloses: Readonly<Record<Exclude<YearRelation, 'neutral'>, readonly string[]>>;
  /** The same where two animals are nothing to each other: by what the element of the year's animal is to that of the reader's. */
  readonly neutralYears: Readonly<Record<ElementRelation, readonly string[]>>;
  readonly neutralCloses: Readonly<Record<ElementRelation, readonly string[]>>;
  /** What a year of a stem comes to for an animal, by how the two animals stand to each other; several animals of a year are even. */
  readonly yearStances: Readonly<
    Record<Stem, Readonly<Record<Exclude<Stance, 'even'>, string> & Record<'even', readonly string[]>>>
  >;
  readonly taiSuiAlso: Readonly<Record<TaiSuiAlso, readonly string[]>>;
  /** The reader's animal, then the element of the year. */
  readonly animalElementYears: Readonly<Record<Branch, OfElements>>;
  /** By whether it is the first or second of an element's two years: the element of the day master, then that of the year. */
  readonly dayMasterYears: Readonly<Record<ChinesePolarity, Readonly<Record<ChineseElement, OfElements>>>>;
  /** What the element of a year is to that of the day of birth, as the end of a sentence that names that: `{own}`, the day’s, and `{yearElement}`. */
  readonly elementTies: Readonly<Record<ElementRelation, string>>;
  /** How the animals of two years running go together in a person who has both: by that of the earlier year. */
  readonly twoAnimalsTogether: OfAnimals;
  /** The first word of a person's year that moves several parts of their birth: `{helps}` and `{presses}`, lists of `partClauses`, in `against` of a year that is against their animal; of one that moves a single part, `{moved}`, or none. */
  readonly verdicts: Readonly<
    Record<'helped' | 'pressed' | 'mixed' | 'against' | 'one' | 'none', readonly string[]>
  >;
  /** That a year brings an element which a birth has none of, in the three pillars that are known or in all, or has most of already. */
  readonly elementBrought: Readonly<Record<'lacking' | 'lackingOfThree' | 'leading', OfElements>>;
  /** What a year comes to for one part, as a clause: `{work}`, one of `statements.work`. */
  readonly partClauses: Readonly<
    Record<AnimalPart, Readonly<Record<Helping | Pressing, string>>> & {
      readonly element: Readonly<Record<'feeds' | 'masters', string>>;
    }
  >;
  /** The last word of a person's year where the animal has none: by the part that is helped most and that which is pressed most, or by the one there is. */
  readonly helpedCloses: {
    readonly [H in ClosingPart]: Readonly<Record<Exclude<ClosingPart, 'animal' | H>, readonly string[]>>;
  };
  readonly onlyCloses: Readonly<
    Record<'helped' | 'pressed', Readonly<Record<Exclude<ClosingPart, 'animal'>, readonly string[]>>>
  >;
  /** What the animal of the birth's `{day}` is to that of the `{year}`, and that of its `{month}`. */
  readonly dayAnimalYears: Readonly<Record<YearRelation, readonly string[]>>;
  readonly monthAnimalYears: Readonly<Record<YearRelation, readonly string[]>>;
  /** The same of one animal, `{day}`, that is in both: `{work}`, one of `statements.work`. */
  readonly dayAndMonthYears: Readonly<Record<YearRelation, string>>;
  /** That of the month where a person no longer works for their living. */
  readonly laterMonthYears: Readonly<Record<YearRelation, string>>;
  /** What a year is to the second animal of a birth between the lunar new year and lichun: `{other}`, `{year}`. */
  readonly otherAnimalYears: Readonly<Record<'lunar' | 'solar', string>>;
  readonly otherStances: Readonly<Record<Stance, string>>;
  /** By the stem of the day: goes on after `statements.dayMaster`, to a full stop and further. */
  readonly dayMasters: Readonly<Record<Stem, string>>;
  /** The same of a yang stem where the day master is weak. */
  readonly weakDayMasters: Readonly<Record<0 | 2 | 4 | 6 | 8, string>>;
  /** What a note says of a person, in sentences. */
  readonly nayinTexts: Readonly<Record<Nayin, string>>;
  readonly birthMonths: OfAnimals;
  readonly birthHours: OfAnimals;
  /** How the animal of the month goes with that of the year, after `birthMonths`, where their tempers differ: `{animal}`, the year's. */
  readonly monthBridges: Readonly<Record<Temper, Partial<Readonly<Record<Temper, string>>>>>;
  /** How the day master and the animal go together, after `dayMasters`: `{animal}`. */
  readonly bridges: Readonly<Record<Temper, Readonly<Record<Stem, string>>>>;
  /** Before the portrait of an animal with an element, which may be its own: `{animal}`. */
  readonly elementBridges: Readonly<Record<ChineseElement | 'own', readonly string[]>>;
  /** What the pillars come to together. */
  readonly weighing: {
    /** `{element}`, `{times}`, and `{leaning}`, one of `leanings`. */
    readonly count: string;
    /** The same of two that are there as often: `{other}` and `{otherLeaning}` too. */
    readonly tied: string;
    readonly numbers: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>;
    /** What the `{most}` is to the day's `{own}`, where the month is of another. */
    readonly ofMost: Readonly<Record<Exclude<ElementRelation, 'same'>, string>>;
    /** How strong the day master is: `{own}` and what feeds it, `{feeding}`, are `{support}` of `{all}`. */
    readonly strength: Readonly<Record<Strength, string>>;
    /** What stands for `{called}` behind the first secret friends of a reading, and behind others. */
    readonly secretFriends: Readonly<Record<'first' | 'again', string>>;
    /** How often an element is there, of eight signs. */
    readonly times: Readonly<Record<3 | 4 | 5 | 6 | 7 | 8, string>>;
    /** Where none is there more than twice. */
    readonly even: string;
    /** The same where one is missing. */
    readonly level: string;
    readonly leanings: OfElements;
    readonly missing: OfElements;
    /** The same where the hour is not known, which may have it. */
    readonly missingOfThree: OfElements;
    /** `{animal}` of the month, and its element, `{month}`; `{day}`: element. */
    readonly months: Readonly<Record<ElementRelation, Readonly<Record<ChinesePolarity, string>>>>;
    /** The same of a month that masters a day master of yang, where that is weak. */
    readonly monthMastersWeak: string;
    /** `{year}` and `{day}`: animals. */
    readonly company: Readonly<Record<Exclude<YearRelation, 'neutral'>, string>>;
    /**
     * That the animal of another pillar, `{other}`, clashes with that of the day, `{day}`; with that of the `{year}`;
     * those of `{month}` and hour; that of the month or of the hour with those of year and day, which are one.
     */
    readonly clashes: Readonly<
      Record<'month' | 'hour' | 'yearMonth' | 'yearHour' | 'monthHour' | 'both' | 'bothHour', string>
    >;
    /** That two animals, `{one}` and `{other}` of the pillars in the name's order, are a pair that combines, or of one trine. */
    readonly harmonies: Readonly<
      Record<
        'dayMonth' | 'dayHour' | 'yearMonth' | 'yearHour' | 'monthHour',
        Readonly<Record<'combination' | 'trine', string>>
      >
    >;
    /** After `count` or `tied`: that the image of the year, of `nayinTexts`, is of another mind than an element that leads. */
    readonly images: Readonly<Record<'earth' | 'fire' | 'water', string>>;
    /** After `tied`, of earth and water: that one would stay and the other move. */
    readonly stayAndMove: string;
    /** Three animals that are all among the pillars: a whole trine, by its element, and a whole punishment, by its animals' rule. */
    readonly trines: Readonly<Record<Exclude<ChineseElement, 'earth'>, string>>;
    readonly punishments: Readonly<Record<PunishedThree, string>>;
    /** That `{year}` and `{day}` are a punishment, which a trine softens. */
    readonly softened: string;
    /** Where these are nothing to each other: what the year's element is to the day's. */
    readonly elements: Readonly<Record<ElementRelation, string>>;
    /** By the temper of the animal, the element of the day master, and whether the pillars help that; `{animal}`. */
    readonly closings: Readonly<
      Record<Temper, Readonly<Record<ChineseElement, Readonly<Record<'helped' | 'unhelped', string>>>>>
    >;
  };
  readonly statements: {
    /** `{year}`, `{month}`, `{day}`, `{hour}`: pillars. */
    readonly pillars: string;
    readonly pillarsWithoutHour: string;
    /** Of a birth after 23:00 whose day is counted from midnight: the `{day}` after it, a pillar, which is its day by another rule. */
    readonly lateDay: string;
    /** That the month has the year's `{animal}`, in place of what the month is. */
    readonly monthOfAnimal: string;
    /** That the pillar of the hour goes by the clock and not by the Sun, of a birth at a place that is not known. */
    readonly clockHour: string;
    /** The same where the Sun's hour is known to be another, that of the `{animal}`: an earlier or a later one. */
    readonly sunsHour: Readonly<Record<'behind' | 'ahead', string>>;
    /** `{element}` of the stem and `{animal}`. */
    readonly pillar: string;
    /** `{polarity}`, `{element}`, `{image}`: one of `dayMasters`. */
    readonly dayMaster: string;
    readonly polarities: Readonly<Record<ChinesePolarity, string>>;
    /** `{note}`: its name; `{image}`: one of `nayinTexts`. */
    readonly nayin: string;
    /** Of a birth between the lunar new year and lichun: `{lunar}`, `{solar}`, the animals; `{newYear}`, `{lichun}`, dates. */
    readonly twoAnimals: string;
    /** The same where both years begin on one day: `{time}` of lichun, on China's clock. */
    readonly twoAnimalsOfDay: string;
    /** Before the element of such a birth, by either year: `{element}`. */
    readonly elementOf: Readonly<Record<'lunar' | 'solar', string>>;
    /** Before the portrait of the second animal: `{animal}`. */
    readonly otherPortrait: string;
    /** Of a birthday before the Chinese new year, `{newYear}`, of its Gregorian year: the `{animal}` of the one before. */
    readonly beforeNewYear: string;
    /** That the day of birth counts beside the animal: `{dayMaster}`, its element, and `{tie}`, one of `elementTies`. */
    readonly personYear: readonly string[];
    /** Before a person's months, where it is not their animal's: the animal of the `{day}`. */
    readonly personMonths: string;
    /** The same where it is. */
    readonly personMonthsOfAnimal: string;
    /** `{months}`: a list of `monthSpan`. */
    readonly helpingMonths: readonly string[];
    /** The same of one. */
    readonly helpingMonth: readonly string[];
    readonly rubbingMonths: readonly string[];
    /** `{animal}`, `{from}`, `{to}`. */
    readonly monthSpan: string;
    /** Among what helps: that the year’s `{element}` is what the pillars lack, all four or the three that are known, or have little of, and what that comes to. */
    readonly broughtClause: Readonly<Record<'lacking' | 'lackingOfThree' | 'little', string>>;
    readonly littleBrought: string;
    /** That the animal of the `{hour}` clashes with that of the `{year}`: among what presses, and what it means. */
    readonly hourClause: string;
    readonly hourClash: string;
    /** Before an intro: `{element}` and `{animal}` of the year, and the dates `{from}` and `{to}`. */
    readonly yearNamed: string;
    /** Before the last of several clauses. */
    readonly clauseAnd: string;
    /** Where what the month stands for is met, by a person who works for their living or no longer does. */
    readonly work: Readonly<Record<'now' | 'later', string>>;
    /** Of the month in which the year begins: `{animal}`, `{to}`. */
    readonly monthRest: string;
    /** Of the month in which the year ends, before the month does: `{animal}`, `{from}`, `{to}`. */
    readonly monthBeginning: string;
  };
}
