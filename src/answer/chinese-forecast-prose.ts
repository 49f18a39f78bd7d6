import { type ChineseBirth, lunarCalendar, type Pillars } from '../cast/chinese-birth.js';
import { monthOfBranch } from '../cast/chinese-months.js';
import {
  type Branch,
  type ChineseElement,
  clash,
  elementOfBranch,
  elementOfStem,
  polarityOfStem,
  positionOf,
  type Stem,
} from '../chinese/cycles.js';
import { yearPillar } from '../chinese/pillars.js';
import {
  helpingBranches,
  relationOf,
  relationsOf,
  rubbingBranches,
  type YearRelation,
} from '../chinese/relations.js';
import type { EngineContext } from '../request/context.js';
import type { PersonPart } from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import { dateOf } from '../time/calendar.js';
import { betweenElements, placeAmongNeutral, stanceOf, sumOf } from './chinese-weighing.js';
import { dayInWords, lateDayText, listed, paragraphs } from './chinese-words.js';

/** What a Chinese year is read to be for an animal or a person, as paragraphs. */

/** The person whom a year is told to, as far as the year concerns them. */
export interface ChineseSelf {
  birthElement: ChineseElement;
  dayMaster: ChineseElement;
  /** Animals. */
  month: Branch;
  day: Branch;
  pillars: Pillars;
  /** The year of the birth by the calendar that its first animal goes by. */
  born: number;
  /** Day number of the Chinese new year that came after a birthday in its Gregorian year, where no other animal is told of. */
  newYearAfter: number | undefined;
  /** The second animal of a birth between the lunar new year and lichun, and which count gives it. */
  other: { animal: Branch; by: 'lunar' | 'solar' } | undefined;
  /** Which wordings are theirs: by the places of their day and month among sixty. */
  turn: number;
}

export const chineseSelf = (
  context: EngineContext,
  { year, lunar, solarYear, gregorianYear, pillars }: ChineseBirth,
): ChineseSelf => ({
  birthElement: elementOfStem(yearPillar(year).stem),
  dayMaster: elementOfStem(pillars.day.stem),
  month: pillars.month.branch,
  day: pillars.day.branch,
  pillars,
  born: year,
  newYearAfter:
    Math.max(lunar.year, solarYear) < gregorianYear
      ? lunarCalendar(context).newYear(gregorianYear)
      : undefined,
  other: otherOf(year, lunar.year, solarYear),
  turn: positionOf(pillars.day) + positionOf(pillars.month),
});

function otherOf(year: number, lunarYear: number, solarYear: number): ChineseSelf['other'] {
  if (lunarYear === solarYear) return undefined;
  const by = year === lunarYear ? 'solar' : 'lunar';
  return { animal: yearPillar(by === 'solar' ? solarYear : lunarYear).branch, by };
}

/** Age from which a person is not told of superiors and posts. */
const later = 65;

/** An animal's year, or a person's of that animal: the year from its first to its last day, as Julian day numbers. */
export function forecastText(
  context: EngineContext,
  animal: Branch,
  year: number,
  { texts, self, ...of }: { texts: Texts; first: number; last: number; self?: ChineseSelf },
): string {
  const { stem, branch } = yearPillar(year);
  const element = elementOfStem(stem);
  const { chinese } = texts;
  const relation = relationOf(animal, branch);
  // Neighbors on the wheel have different wordings, and those three apart, and so has an animal twelve years on.
  const turn = (self?.turn ?? animal + Math.floor(animal / 3)) + Math.floor(year / 12);
  const inTurn = (wordings: readonly string[]): string => wordings[turn % wordings.length] ?? '';
  const [ownElement, yearElement] = [elementOfBranch(animal), elementOfBranch(branch)];
  const between = betweenElements(yearElement, ownElement);
  const named = (one: ChineseElement): string => texts.chineseElementName(one).toLowerCase();
  // Several animals are nothing to one year, some of them in one way: each has words of its own.
  const ofNeutral = (wordings: readonly string[]): string =>
    wordings[((self?.turn ?? placeAmongNeutral(animal, branch)) + Math.floor(year / 12)) % wordings.length] ??
    '';
  const openText = (): string =>
    fill(
      relation === 'neutral' ? ofNeutral(chinese.neutralYears[between]) : inTurn(chinese.relations[relation]),
      {
        animal: texts.animalName(animal),
        year: texts.animalName(branch),
        ownElement: named(ownElement),
        yearElement: named(yearElement),
      },
    );
  // The second of an element's two years would say the same again, and a neutral year is read by elements already.
  const isFirstOfElement = polarityOfStem(stem) === 'yang';
  const weighed = self && sumOf(relation, self, { element, branch });
  const closeText = (): string => {
    // A friendly year that is hard in other parts of a birth is not praised at the end.
    if (weighed?.sum === 'mixed' && stanceOf(relation) === 'friendly')
      return inTurn(chinese.personCloses.mixed);
    if (relation !== 'neutral') return inTurn(chinese.relationCloses[relation]);
    // That a year is even is the animal's word, and not the last where the rest of a birth says more.
    const sum = weighed?.sum;
    if (sum === 'helped' || sum === 'pressed' || sum === 'mixed') return inTurn(chinese.personCloses[sum]);
    return ofNeutral(chinese.neutralCloses[between]);
  };
  const yearStanceText = (ofYear: Stem): string => {
    const stance = stanceOf(relation);
    return stance === 'even' ? inTurn(chinese.yearStances[ofYear].even) : chinese.yearStances[ofYear][stance];
  };
  return paragraphs([
    // Before what everyone of the animal reads, what it comes to for this one person.
    self && weighed && sumText(weighed, inTurn(chinese.personSums[weighed.sum]), year - self.born, texts),
    [
      ...beforeNewYear(self, animal, texts),
      openText(),
      ...taiSuiText(animal, branch, texts),
      // What the year's stem comes to is said of a person by their own elements.
      self === undefined ? yearStanceText(stem) : otherText(self, branch, texts),
    ],
    texts.chineseYear(animal, branch),
    // A person has two elements of their own, which say it more closely.
    self === undefined
      ? isFirstOfElement && relation !== 'neutral'
        ? chinese.animalElementYears[animal][element]
        : undefined
      : selfText(self, relation, stem, texts),
    self && [...pillarsInYear(self, year, texts), lateDayText(self.pillars, texts)],
    monthsText(
      context,
      { animal, own: self?.day ?? animal, isPersons: self !== undefined, year, ...of },
      texts,
    ),
    closeText(),
  ]);
}

/** Why a birthday in the first weeks of a Gregorian year has the animal of the year before, which tables do not say. */
function beforeNewYear(self: ChineseSelf | undefined, animal: Branch, texts: Texts): string[] {
  if (self?.newYearAfter === undefined) return [];
  const { beforeNewYear: wording } = texts.chinese.statements;
  return [fill(wording, { newYear: dayInWords(self.newYearAfter, texts), animal: texts.animalName(animal) })];
}

function sumText(
  { helps, presses }: ReturnType<typeof sumOf>,
  wording: string,
  age: number,
  texts: Texts,
): string {
  const { places: all, laterPlace } = texts.chinese.statements;
  const places = (parts: readonly PersonPart[]): string =>
    listed(
      parts.map((part) => (part === 'month' && age >= later ? laterPlace : all[part])),
      texts,
    );
  return fill(wording, { helps: places(helps), presses: places(presses) });
}

/** What a year is to the second animal of a birth that has two. */
function otherText({ other }: ChineseSelf, ofYear: Branch, texts: Texts): string | undefined {
  if (other === undefined) return undefined;
  const { otherAnimalYears, otherStances } = texts.chinese;
  return fill(otherAnimalYears[other.by] + otherStances[stanceOf(relationOf(other.animal, ofYear))], {
    other: texts.animalName(other.animal),
    year: texts.animalName(ofYear),
  });
}

/** What a year is to the elements of a birth: that of its year, and its day master. */
function selfText(
  { birthElement, dayMaster }: ChineseSelf,
  ofAnimal: YearRelation,
  stem: Stem,
  texts: Texts,
): string[] {
  const { chinese } = texts;
  const named = (element: ChineseElement): string => texts.chineseElementName(element).toLowerCase();
  const [ofYear, polarity] = [elementOfStem(stem), polarityOfStem(stem)];
  const isFirst = polarity === 'yang';
  const ofBoth = birthElement === dayMaster ? 'personYearOfOne' : 'personYear';
  return [
    fill(chinese.statements[isFirst ? ofBoth : 'personYearOfDay'], {
      birthElement: named(birthElement),
      dayMaster: named(dayMaster),
    }),
    // Of a generation the second year of an element would say the same again, and so would one element for both.
    ...(isFirst && birthElement !== dayMaster ? [chinese.birthElementYears[birthElement][ofYear]] : []),
    fill(chinese.elementJoints[stanceOf(ofAnimal)][betweenElements(ofYear, dayMaster)], {
      own: named(dayMaster),
      yearElement: named(ofYear),
    }),
    chinese.dayMasterYears[polarity][dayMaster][ofYear],
  ];
}

/** What the animals of a person's day and month are to the year's. */
function pillarsInYear({ day, month, born, turn }: ChineseSelf, year: number, texts: Texts): string[] {
  const { dayAnimalYears, monthAnimalYears, laterMonthYears } = texts.chinese;
  const { branch } = yearPillar(year);
  const inTurn = (wordings: readonly string[]): string => wordings[(turn + year) % wordings.length] ?? '';
  const said = (own: Branch, wording: string): string => {
    const name = texts.animalName(own);
    return fill(wording, { day: name, month: name, year: texts.animalName(branch) });
  };
  const ofMonth = relationOf(month, branch);
  return [
    said(day, inTurn(dayAnimalYears[relationOf(day, branch)])),
    said(month, year - born >= later ? laterMonthYears[ofMonth] : inTurn(monthAnimalYears[ofMonth])),
  ];
}

/** How an animal offends Tai Sui besides what the relation says of it. */
function taiSuiText(own: Branch, year: Branch, { chinese }: Texts): string[] {
  const relations = relationsOf(own, year);
  const isFriend = relations.includes('combination') || relations.includes('trine');
  const others = isFriend ? relations : relations.slice(1);
  const also = others.filter((one) => one === 'punishment' || one === 'break');
  return also.map((one) => {
    const wordings = chinese.taiSuiAlso[one];
    return wordings[own % wordings.length] ?? '';
  });
}

interface MonthsOf {
  /** By which a person is told of. */
  animal: Branch;
  /** By which the months go: a person's is that of their day, which may be that of their year. */
  own: Branch;
  isPersons: boolean;
  year: number;
  first: number;
  last: number;
}

/** By what a person's months go, and which friend's month is none of theirs. */
function whoseMonths({ animal, own }: MonthsOf, opponent: Branch | undefined, texts: Texts): string {
  const { personMonths, personMonthsOfAnimal, personMonthsWithout } = texts.chinese.statements;
  const day = texts.animalName(own);
  if (own === animal) return fill(personMonthsOfAnimal, { day });
  if (opponent === undefined) return fill(personMonths, { day });
  return fill(personMonthsWithout, {
    day,
    animal: texts.animalName(animal),
    opponent: texts.animalName(opponent),
  });
}

/** The months of a year that help an animal, and those that rub, with their days on China's clock. */
function monthsText(context: EngineContext, months: MonthsOf, texts: Texts): string[] {
  const { animal, own, isPersons, year, ...of } = months;
  const { helpingMonth, helpingMonths, rubbingMonths, monthSpan, monthRest, monthBeginning } =
    texts.chinese.statements;
  // A friend whom the year opposes is of no help in it, nor is one who opposes the person's own animal.
  const friends = helpingBranches(own).filter((friend) => !clash(friend, yearPillar(year).branch));
  const helping = friends.filter((friend) => !clash(friend, animal));
  const inWords = (branches: readonly Branch[]): string => {
    const spans = branches.map((branch) => {
      const month = monthOfBranch(context, branch, year);
      const { first } = month;
      // The Tiger's month may begin before the lunar year does, and the Ox's end after it.
      const last = Math.min(month.last, of.last);
      const wording = first < of.first ? monthRest : last < month.last ? monthBeginning : monthSpan;
      return fill(wording, {
        animal: texts.animalName(branch),
        from: dayInWords(first, texts, dateOf(last, 'gregorian').year),
        to: dayInWords(last, texts, year),
      });
    });
    return listed(spans, texts);
  };
  const say = (wordings: readonly string[], branches: readonly Branch[]): string =>
    fill(wordings[(own + Math.floor(own / 6) + year + Math.floor(year / 12)) % wordings.length] ?? '', {
      months: inWords(branches),
    });
  const opponent = friends.find((friend) => clash(friend, animal));
  return [
    ...(isPersons ? [whoseMonths(months, opponent, texts)] : []),
    say(helping.length > 1 ? helpingMonths : helpingMonth, helping),
    say(rubbingMonths, rubbingBranches(own)),
  ];
}
